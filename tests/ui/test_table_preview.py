"""The piece of the table on the page about how it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.cards import parse_cards
from callbreak.ui.card_images import CardImages
from callbreak.ui.look import Look
from callbreak.ui.scale import Scale
from callbreak.ui.theme import theme_for
from callbreak.ui.widgets.table_preview import TablePreview

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.engine.cards import Card

HAND = parse_cards("QH 4S KC 9D AS 7C JD 2H TS")


def drawn(size: tuple[int, int], hand: Sequence[Card]) -> pygame.Surface:
    preview = TablePreview(CardImages(theme_for("dhaka")), hand)
    preview.place(pygame.Rect((0, 0), size))
    surface = pygame.Surface(size)
    preview.draw(surface, Look(scale=Scale.of((1280, 720))))
    return surface


@pytest.mark.parametrize("size", [(820, 116), (640, 154), (658, 103)])
def test_the_hand_is_whole_and_beside_the_backs(size: tuple[int, int]) -> None:
    without, with_hand = drawn(size, ()), drawn(size, HAND)
    same = pygame.mask.from_threshold(with_hand, (0, 0, 0), (2, 2, 2, 255), without)
    same.invert()
    hand = same.get_bounding_rects()[0].unionall(same.get_bounding_rects())
    cloth = pygame.Rect((0, 0), size)
    assert cloth.inflate(-6, -6).contains(hand)
    assert hand.left > 0.3 * size[0]
