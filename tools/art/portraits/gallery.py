"""All portraits by their id, and the way to their files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.portraits import people_hills, people_plains, people_table, people_young
from tools.art.svg import save

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tools.art.portraits.sketch import Sketch

PEOPLE: dict[str, Callable[[], Sketch]] = {
    "asha": people_table.asha,
    "bikram": people_table.bikram,
    "chandra": people_table.chandra,
    "maya": people_table.maya,
    "harka": people_table.harka,
    "pema": people_hills.pema,
    "pasang": people_hills.pasang,
    "dolma": people_hills.dolma,
    "sita": people_young.sita,
    "laxmi": people_hills.laxmi,
    "nima": people_young.nima,
    "gopal": people_plains.gopal,
    "ratna": people_plains.ratna,
    "you": people_plains.you,
    "you_2": people_plains.you_2,
    "you_3": people_plains.you_3,
}


def write(folder: Path) -> None:
    """Draw everyone into folder."""
    for name, draw in PEOPLE.items():
        save(folder / f"{name}.svg", draw().document())
