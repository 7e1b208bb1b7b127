"""The deck: every file by name, and the writing of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.cards.aces import draw_ace
from tools.cards.backs import DHAKA, INDIGO, draw_back
from tools.cards.courts import COURTS
from tools.cards.forms import rectangle
from tools.cards.index import draw_index
from tools.cards.palette import CARD_EDGE, CARD_HEIGHT, CARD_WIDTH, IVORY
from tools.cards.picture import Picture
from tools.cards.pips import NUMBERS, draw_pips
from tools.cards.suits import COLOURS, FOUR_COLOURS, Suit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RANKS = (*NUMBERS, "J", "Q", "K", "A")
_FOUR_COLOUR_SUITS = (Suit.CLUBS, Suit.DIAMONDS)


def write_deck(folder: Path) -> int:
    """Write every card into the folder and return how many files there are."""
    (folder / "four_colours").mkdir(parents=True, exist_ok=True)
    count = 0
    for name, picture in _all_pictures():
        (folder / f"{name}.svg").write_text(picture.svg(), encoding="ascii", newline="\n")
        count += 1
    return count


def _all_pictures() -> Iterator[tuple[str, Picture]]:
    middles = dict(_courts())
    for suit in Suit:
        for rank in RANKS:
            court = middles.get(rank + suit)
            yield rank + suit, _face(rank, suit, COLOURS[suit], court)
            if suit in _FOUR_COLOUR_SUITS:
                yield f"four_colours/{rank}{suit}", _face(rank, suit, FOUR_COLOURS[suit], court)
    for number, weave in ((1, DHAKA), (2, INDIGO)):
        back = _blank()
        back.add(draw_back(weave))
        yield f"back_{number}", back


def _courts() -> Iterator[tuple[str, Picture]]:
    for code, draw in COURTS.items():
        yield code, draw()


def _face(rank: str, suit: Suit, colour: str, court: Picture | None) -> Picture:
    card = _blank()
    if court:
        card.add(court)
    elif rank == "A":
        card.add(draw_ace(suit, colour))
    else:
        card.add(draw_pips(rank, suit, colour))
    card.add(draw_index(rank, suit, colour))
    return card


def _blank() -> Picture:
    """Return the ivory card; its hairline keeps ivory cards apart in a fan."""
    card = Picture()
    card.paint(rectangle(0.6, 0.6, CARD_WIDTH - 1.2, CARD_HEIGHT - 1.2, 13), IVORY, CARD_EDGE, 1.1)
    return card
