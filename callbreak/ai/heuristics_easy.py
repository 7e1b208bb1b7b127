"""How the level ``easy`` plays: a beginner who knows the rules and counts no cards.

It takes every high card for a winner, forgets what has been played and who is void, and now and
then plays the first card that comes to hand. Its slips follow from the seat's random numbers and
the position, so the same game goes the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.calling import best_call, expected_tricks, toward_the_minimum
from callbreak.ai.heuristics_play import choose_card
from callbreak.ai.heuristics_reading import Reading
from callbreak.engine.cards import Card, Suit, format_cards
from callbreak.engine.deal import Stream

if TYPE_CHECKING:
    from callbreak.engine.view import SeatView

_SLIPS_IN_HUNDRED: Final = 30
"""How many cards in a hundred are played without a thought, if the trick is still open."""

_MISJUDGED: Final = range(-6, 15)
"""By how much a hand is misjudged, in tenths of a trick: beginners call too high."""


def easy_call(view: SeatView, boldness: float = 0.0) -> int:
    """A call from a hand that is judged a little too low or, more often, too high."""
    misjudged = _MISJUDGED[_stream(view).below(len(_MISJUDGED))] / 10
    expected = max(expected_tricks(view.hand) + boldness + misjudged, 0.0)
    return toward_the_minimum(view, best_call(expected, view.rules), expected)


def easy_card(view: SeatView) -> Card:
    """A card that looks good to someone who does not count."""
    stream = _stream(view)
    reading = Reading.forgetful(view)
    nothing_is_certain = reading.best is not None and reading.later
    if nothing_is_certain and stream.below(50) * 2 < _SLIPS_IN_HUNDRED:
        return _first_that_comes(reading, stream)
    return choose_card(reading)


def _first_that_comes(reading: Reading, stream: Stream) -> Card:
    """Any legal card but a high spade or a winner thrown away when a low card would do."""
    legal = reading.view.legal
    harmless = [card for card in legal if card.suit != Suit.SPADES and reading.higher_out(card) > 0]
    choice = harmless or [choose_card(reading)]
    return choice[stream.below(len(choice))]


def _stream(view: SeatView) -> Stream:
    """The numbers of this position alone."""
    held = format_cards(sorted(view.hand))
    return Stream(f"{view.random}/{view.round_number}/{held}/{len(view.played)}")
