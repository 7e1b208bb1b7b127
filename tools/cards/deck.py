"""The deck: every file by name, and the writing of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.cards.aces import draw_ace
from tools.cards.backs import DHAKA, INDIGO, draw_back
from tools.cards.courts import COURTS
from tools.cards.courts.settings import FOUR_COLOUR_SETTINGS, SETTINGS
from tools.cards.forms import rectangle
from tools.cards.index import draw_index
from tools.cards.palette import CARD_EDGE, CARD_HEIGHT, CARD_WIDTH, IVORY
from tools.cards.picture import Picture
from tools.cards.pips import NUMBERS, draw_pips
from tools.cards.suits import COLOURS, FOUR_COLOURS, Suit

if TYPE_CHECKING:
    from pathlib import Path

RANKS = (*NUMBERS, "J", "Q", "K", "A")
_FOUR_COLOUR_SUITS = (Suit.CLUBS, Suit.DIAMONDS)
_BACKS = {"back_1": DHAKA, "back_2": INDIGO}


FILES = (
    *(rank + suit for suit in Suit for rank in RANKS),
    *(f"four_colours/{rank}{suit}" for suit in _FOUR_COLOUR_SUITS for rank in RANKS),
    *_BACKS,
)


def write_deck(folder: Path) -> int:
    """Write every card into the folder and return how many files there are."""
    (folder / "four_colours").mkdir(parents=True, exist_ok=True)
    for name in FILES:
        (folder / f"{name}.svg").write_text(card_svg(name), encoding="ascii", newline="\n")
    return len(FILES)


def card_svg(name: str) -> str:
    """Return the SVG document of one of FILES."""
    card = _blank()
    if name in _BACKS:
        card.add(draw_back(_BACKS[name]))
        return card.svg()
    rank, suit = name[-2], Suit(name[-1])
    four = "/" in name
    colour = (FOUR_COLOURS if four else COLOURS)[suit]
    if rank in NUMBERS:
        card.add(draw_pips(rank, suit, colour))
    elif rank == "A":
        card.add(draw_ace(suit, colour))
    else:
        setting = (FOUR_COLOUR_SETTINGS if four else SETTINGS)[suit]
        card.add(COURTS[rank + suit](setting))
    card.add(draw_index(rank, suit, colour))
    return card.svg()


def _blank() -> Picture:
    """Return the ivory card; its hairline keeps ivory cards apart in a fan."""
    card = Picture()
    card.paint(rectangle(0.6, 0.6, CARD_WIDTH - 1.2, CARD_HEIGHT - 1.2, 13), IVORY, CARD_EDGE, 1.1)
    return card
