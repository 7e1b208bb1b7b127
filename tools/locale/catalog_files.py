"""Where the catalogs are, and how they are read and written."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError, read_po, write_po

from callbreak import __version__
from callbreak.settings.languages import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "assets" / "locale"
TEMPLATE: Final = FOLDER / "callbreak.pot"
TRANSLATED: Final = tuple(code for code in LANGUAGES if code != "en")
HEADER: Final = "# Words of Callbreak. Put into order by `make locale`."

BROKEN: Final = (PoFileError, OSError, ValueError, LookupError)
"""What reading a damaged catalog may raise."""


def catalog_file(language: str) -> Path:
    """The file of a language's translations."""
    return FOLDER / language / "LC_MESSAGES" / "callbreak.po"


def read(file: Path, language: str | None = None) -> Catalog:
    """Read a catalog strictly; raises one of `BROKEN`."""
    with file.open("rb") as stream:
        return read_po(stream, locale=language, abort_invalid=True)


def write(catalog: Catalog, file: Path) -> None:
    """Write a catalog so that it differs only where the words do: no dates, no line numbers."""
    file.parent.mkdir(parents=True, exist_ok=True)
    catalog.header_comment = HEADER
    catalog.project, catalog.version = "Callbreak", __version__
    with file.open("wb") as stream:
        write_po(stream, catalog, width=100, include_lineno=False, omit_header=False)
    _drop_dates(file)


def _drop_dates(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    dated = ('"POT-Creation-Date:', '"PO-Revision-Date:', '"Last-Translator:', '"Generated-By:')
    kept = (line for line in lines if not line.startswith(dated))
    file.write_text("".join(kept), encoding="utf-8")
