"""What a person types at the text table: cards, numbers and one-letter requests."""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from callbreak.engine.cards import RANK_LETTERS, SUIT_LETTERS, Card, Suit

if TYPE_CHECKING:
    from collections.abc import Sequence

_SUIT_OF_SIGN: Final = {
    "♣": "C",
    "♦": "D",
    "♥": "H",
    "♠": "S",
    "♧": "C",
    "♢": "D",
    "♡": "H",
    "♤": "S",
}
_CARD: Final = re.compile(f"(10|[{RANK_LETTERS}1])([{SUIT_LETTERS}])")
_CARD_TURNED: Final = re.compile(f"([{SUIT_LETTERS}])(10|[{RANK_LETTERS}1])")


class Request(StrEnum):
    """What can be asked for at any question."""

    HELP = "?"
    HINT = "h"
    LAST_TRICK = "l"
    SCORES = "s"
    UNDO = "u"
    RULES = "r"
    CLAIM = "c"
    QUIT = "q"


def read_request(text: str) -> Request | None:
    """The request that a text is, if it is one."""
    letter = text.strip().lower()
    letter = "?" if letter == "help" else letter
    return Request(letter) if letter in list(Request) else None


def read_number(text: str) -> int | None:
    """A whole number in the digits of any script, None if the text is no such number."""
    text = text.strip()
    if not text or len(text) > 3 or not all(unicodedata.decimal(c, None) is not None for c in text):
        return None
    return int(text)


def read_card(text: str, hand: Sequence[Card]) -> Card | None:
    """A card typed as ``KH``, ``hk``, ``10h``, ``th``, ``K♥``, or by its number in ``hand``."""
    number = read_number(text)
    if number is not None:
        return hand[number - 1] if 1 <= number <= len(hand) else None
    plain = "".join(_SUIT_OF_SIGN.get(c, c) for c in text if not c.isspace()).upper()
    plain = plain.replace("\N{VARIATION SELECTOR-15}", "").replace("\N{VARIATION SELECTOR-16}", "")
    if found := _CARD.fullmatch(plain):
        rank, suit = found.groups()
    elif found := _CARD_TURNED.fullmatch(plain):
        suit, rank = found.groups()
    else:
        return None
    rank = {"10": "T", "1": "A"}.get(rank, rank)
    return Card(RANK_LETTERS.index(rank) + 2, Suit(SUIT_LETTERS.index(suit)))
