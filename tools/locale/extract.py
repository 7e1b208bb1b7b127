"""Collects from the source every message that goes through `callbreak.words`."""

from __future__ import annotations

from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

from tools.locale.catalog_files import ROOT, TEMPLATE, write

KEYWORDS: Final = {
    "tr": None,
    "mark": None,
    "ntr": (1, 2),
    "ctx": ((1, "c"), 2),
    "mark_ctx": ((1, "c"), 2),
}
COMMENT_TAG: Final = "Translators:"


def extract() -> Catalog:
    """The messages of the whole source, in the order of its files."""
    catalog = Catalog(fuzzy=False)
    found = extract_from_dir(
        ROOT / "callbreak",
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=(COMMENT_TAG,),
        strip_comment_tags=True,
    )
    for file, line, message, comments, context in sorted(found, key=lambda entry: entry[:2]):
        place = (f"callbreak/{file}", line)
        catalog.add(message, None, [place], auto_comments=comments, context=context)
    return catalog


def write_template() -> Catalog:
    """Write the template of all catalogs, and return it."""
    catalog = extract()
    write(catalog, TEMPLATE)
    return catalog
