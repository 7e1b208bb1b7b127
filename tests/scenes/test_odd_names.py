"""A long name, one from right to left, or one of emoji keeps to its own cell everywhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.state import Kind, Player
from callbreak.scenes import score_sheet_words
from callbreak.ui.score_paper import draw_score_paper
from tests.scenes.at_table import PLAYERS, AtTable
from tests.scenes.pixels import where_they_differ
from tests.scenes.test_score_sheet_and_end import after_rounds

if TYPE_CHECKING:
    from callbreak.scenes.services import Services

ODD = [
    "W" * 40,
    "שלום עולם ומלואו",
    "👩‍👩‍👧🂡🇳🇵",
    "प्रज्ञा" * 6,
    "\u202eabc",
    "王" * 40,
    "a\0b",
    "\ud800",
]


@pytest.mark.parametrize("name", ODD)
def test_on_the_score_sheet_a_name_changes_its_own_cell_only(services: Services, name: str) -> None:
    session = after_rounds(2)
    usual = score_sheet_words.sheet_of(session, 10, session.state.totals)
    # One long name has all names stand below their faces, so the odd one changes nothing of that.
    usual = replace(usual, names=(*usual.names[:3], "Wolfeschlegelsteinhausen"))
    odd = replace(usual, names=(*usual.names[:2], name, usual.names[3]))
    paper = pygame.Rect(20, 20, 560, 520)
    pictures = []
    for sheet in (usual, odd):
        surface = pygame.Surface((600, 560))
        draw_score_paper(surface, paper, sheet, services.look)
        pictures.append(surface)
    changed = where_they_differ(*pictures)
    assert changed, "the name is not seen at all"
    assert changed.width <= paper.width // 4
    assert changed.height <= services.look.px(40)
    assert paper.centerx <= changed.x
    assert changed.right <= paper.x + paper.width * 3 / 4 + services.look.px(14)


@pytest.mark.parametrize("name", ODD)
def test_at_the_table_a_name_moves_nothing(services: Services, name: str) -> None:
    usual = AtTable(services, speed="instant", reduced_motion=True)
    usual.until_asked()
    odd = AtTable(
        services, players=(*PLAYERS[:2], Player(name, Kind.MEDIUM), PLAYERS[3]), speed="instant"
    )
    odd.until_asked()
    assert odd.table.layout == usual.table.layout
    assert odd.table.view.cards.places.poses() == usual.table.view.cards.places.poses()
