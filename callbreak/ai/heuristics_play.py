"""How the level ``medium`` chooses a card: one weighing for leads, follows, ruffs and discards.

A card is good when it is likely to win this trick and would not have won much later: the
chance to win now less what it is worth if kept. Where too many tricks fail the call, a player who
has enough turns that round and gets rid of the cards that would win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.cards import Card, Suit

if TYPE_CHECKING:
    from callbreak.ai.heuristics_reading import Reading

_CASHING: Final = 0.1
"""How much better than it looks the lead of a sure winner is: it may be ruffed later."""

_DRAWING: Final = 0.1
"""How much better than it looks the lead of a spade is, for each spade held beyond a share."""

_DRAWING_SURE: Final = 0.15
"""The same for the highest spade of three or more: it takes two or three spades with it."""

_SHARE_OF_SPADES: Final = 0.33

_SHORTENING: Final = 0.1
"""How much better than it looks the lead from a suit of one card is, while spades can ruff it."""

_ENOUGH: Final = 1.1
"""Where too many tricks fail the call: so many tricks beyond it in hand, and a player ducks."""


def choose_card(reading: Reading) -> Card:
    """The legal card that weighs most; of equals the lowest."""
    legal = reading.view.legal
    if len(legal) == 1:
        return legal[0]
    if wants_tricks(reading):
        return max(
            legal,
            key=lambda card: (_gain(reading, card) + _lead_bonus(reading, card), _lowness(card)),
        )
    return max(legal, key=lambda card: (-_gain(reading, card), _height(card)))


def wants_tricks(reading: Reading) -> bool:
    """Whether the reader is after tricks; else the fewer, the better.

    Once a call has failed beyond repair, tricks are still taken from those who need them.
    """
    if not reading.exact:
        return True
    need = reading.need
    if need > len(reading.view.hand) or need < -1:
        return True
    if need == -1:
        return False
    return sum(map(reading.worth, reading.view.hand)) < need + _ENOUGH


def _gain(reading: Reading, card: Card) -> float:
    """The chance to win now, less what is given up."""
    return reading.wins(card) - reading.spent(card)


def _lead_bonus(reading: Reading, card: Card) -> float:
    """What else speaks for a lead: winners get ruffed later, short suits soon ruff."""
    if reading.best is not None:
        return 0.0
    boss = reading.higher_out(card) == 0
    length = reading.lengths[card.suit]
    out = len(reading.out[card.suit])
    if card.suit == Suit.SPADES:
        bonus = _DRAWING * max(0.0, length - 1.0 - _SHARE_OF_SPADES * out)
        return bonus + (_DRAWING_SURE if boss and length >= 3 else 0.0)
    bonus = _CASHING if boss and out >= 3 else 0.0
    if reading.lengths[Suit.SPADES]:
        bonus += _SHORTENING / length
    return bonus


def _height(card: Card) -> tuple[int, int]:
    """The order in which cards are worth keeping: spades above all others."""
    return (card.rank + (13 if card.suit == Suit.SPADES else 0), card.suit)


def _lowness(card: Card) -> tuple[int, int]:
    height, suit = _height(card)
    return (-height, -suit)
