"""A build hook: compiles the languages into the wheel, so that an installed game speaks them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Else a wheel would hold the minute in which it was made, and no two would be alike.
_ANY_DAY = datetime(2020, 2, 2, tzinfo=UTC)


class CompileCatalogs(BuildHookInterface[Any]):
    """Writes a .mo beside every .po."""

    PLUGIN_NAME = "custom"

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Compile before the files are collected."""
        for source in sorted(Path(self.root, "assets", "locale").rglob("*.po")):
            with source.open("rb") as file:
                catalog = read_po(file)
            catalog.creation_date = catalog.revision_date = _ANY_DAY
            with source.with_suffix(".mo").open("wb") as file:
                write_mo(file, catalog)
