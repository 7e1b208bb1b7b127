"""How the level ``medium`` chooses a card: one weighing for leads, follows, ruffs and discards.

A card is good when it is likely to win this trick and would not have won much later: the
chance to win now less what it is worth if kept. Where too many tricks fail the call, a player who
has enough turns that round and gets rid of the cards that would win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.cards import Card, Suit

if TYPE_CHECKING:
    from callbreak.ai.heuristics_reading import Reading

_CASHING = 0.1
_DRAWING = 0.2
_SHORTENING = 0.1
_ENOUGH = 1.1


def choose_card(reading: Reading) -> Card:
    """The legal card that weighs most; of equals the lowest."""
    legal = reading.view.legal
    if len(legal) == 1:
        return legal[0]
    wish = appetite(reading)
    if wish < 0:
        return max(legal, key=lambda card: (-_gain(reading, card), _height(card)))
    return max(
        legal, key=lambda card: (_gain(reading, card) + _lead_bonus(reading, card), _lowness(card))
    )


def appetite(reading: Reading) -> float:
    """How much the reader wants tricks: 1 as many as may be, -1 none at all."""
    if not reading.exact:
        return 1.0
    need = reading.need
    left = len(reading.view.hand)
    if need > left or need < -1:
        return 1.0
    if need <= -1:
        return -1.0
    expected = sum(map(reading.worth, reading.view.hand))
    return 1.0 if expected < need + _ENOUGH else -1.0


def _gain(reading: Reading, card: Card) -> float:
    """The chance to win now, less what is given up."""
    return reading.wins(card) - reading.spent(card)


def _lead_bonus(reading: Reading, card: Card) -> float:
    """What else speaks for a lead: a sure winner may be ruffed later, a short suit soon ruffs."""
    if reading.best is not None:
        return 0.0
    if card.suit == Suit.SPADES:
        return (
            _DRAWING if reading.higher_out(card) == 0 and reading.lengths[Suit.SPADES] >= 4 else 0.0
        )
    bonus = _CASHING if reading.higher_out(card) == 0 else 0.0
    if reading.lengths[Suit.SPADES]:
        bonus += _SHORTENING / reading.lengths[card.suit]
    return bonus


def _height(card: Card) -> tuple[int, int]:
    """The order in which cards are worth keeping: spades above all others."""
    return (card.rank + (13 if card.suit == Suit.SPADES else 0), card.suit)


def _lowness(card: Card) -> tuple[int, int]:
    height, suit = _height(card)
    return (-height, -suit)
