"""Brings the catalogs up to date with the source, and compiles them."""

from __future__ import annotations

import sys

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tools.locale.catalog_files import BROKEN, FOLDER, TRANSLATED, catalog_file, read, write


def update(template: Catalog) -> None:
    """Add new messages to each catalog; what is gone is kept at its end, commented out.

    Nothing is guessed: a changed sentence is a new one, and its old translation can be copied. A
    damaged catalog is told and left alone.
    """
    for language in TRANSLATED:
        file = catalog_file(language)
        try:
            catalog = (
                read(file, language) if file.exists() else Catalog(locale=language, fuzzy=False)
            )
        except BROKEN as problem:
            print(f"{file}: {problem}; it is left as it is", file=sys.stderr)
            continue
        catalog.update(template, no_fuzzy_matching=True)
        catalog.fuzzy = False
        write(catalog, file)


def compile_all() -> None:
    """Compile each catalog that has changed. A damaged one is told and left out.

    Each is written beside its place and then put there, so that it is never there in part.
    """
    for source in sorted(FOLDER.glob("*/LC_MESSAGES/*.po")):
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime_ns >= source.stat().st_mtime_ns:
            continue
        try:
            catalog = read(source)
        except BROKEN as problem:
            print(f"{source}: {problem}; the game speaks English instead", file=sys.stderr)
            target.unlink(missing_ok=True)
            continue
        new = target.with_suffix(".new.mo")
        with new.open("wb") as stream:
            write_mo(stream, catalog)
        new.replace(target)
