"""What is seen on top under the pointer is what a click plays, for every pixel of every hand.

The pointer itself raises cards, so each pixel is looked at after the pointer has come to it and
the cards have come to rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from callbreak.engine.cards import DECK, Card
from callbreak.scenes.table_hand import HandInput
from callbreak.session.pace import pace_of
from callbreak.ui.cards_on_table import CardsOnTable
from callbreak.ui.fan import FanCard
from callbreak.ui.layout import Asked, table_layout
from tests.ui.test_card_images import shown_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = (480, 320)
STEP = 5
"""Every so many pixels, others for each hand; `tests/ui/test_fan.py` looks at every one."""


class Seen:
    """A hand at the table, and what lies on top of it."""

    def __init__(self, count: int, images: object) -> None:
        self.layout = table_layout(SIZE, Asked())
        self.cards = CardsOnTable(self.layout, images, "by_suit")  # type: ignore[arg-type]
        hand = DECK[5 : 5 + count]
        self.cards.snap(shown_hand(hand, tuple(card for card in hand if card.rank % 3)))
        self.played: list[Card] = []
        self.input = HandInput(self.cards, self.played.append, self.played.append)
        self.input.pace = pace_of("instant", 0.5, reduced=True, watched=False)

    def on_top(self, pos: tuple[int, int]) -> Card | None:
        """The last drawn card that covers the pixel, as the cards lie now."""
        fan = self.layout.fan
        for card in reversed(self.cards.order):
            pose = self.cards.pose_of(card)
            assert pose is not None
            if FanCard(pose.x, pose.y, pose.angle).holds(pos, fan.card_w, fan.card_h):
                return card
        return None

    def pixels(self) -> Iterator[tuple[int, int]]:
        """Pixels of the hand and around it, in an order in which a pointer may come to them."""
        room = self.layout.fan.bounds.inflate(20, 70).clip(((0, 0), SIZE))
        for y in range(room.top + len(self.cards.order) % STEP, room.bottom, STEP):
            across = range(room.left + y % STEP, room.right, STEP)
            yield from ((x, y) for x in (across if y % 2 else reversed(across)))


@pytest.mark.parametrize("count", range(1, 14))
@pytest.mark.parametrize("armed", [False, True])
def test_a_click_plays_the_card_that_is_seen_there(count: int, *, armed: bool) -> None:
    seen = Seen(count, None)
    if armed:
        seen.cards.hand.armed = next(c for c in seen.cards.order if seen.cards.places.playable(c))
        seen.cards.refresh(seen.input.pace)
    found = set()
    for pos in seen.pixels():
        seen.input.point(pos)
        seen.cards.tick(1.0)
        top = seen.on_top(pos)
        assert seen.cards.hand.pointed == top, pos
        seen.input.down(pos)
        seen.input.up(pos, touch=False)
        assert seen.played == ([] if top is None else [top]), pos
        seen.played.clear()
        found.add(top)
    assert found == {None, *seen.cards.order}
