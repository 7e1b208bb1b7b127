"""Simple players to measure against. They share no code with what the bots think of others.

Each is a strong trait and little else, so that a bot which is well prepared for one kind of player
only shows it here.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from callbreak.engine.cards import Card, Suit, of_suit
from callbreak.engine.commands import AskRedeal, Command, MakeCall, PlayCard
from callbreak.engine.trick import beats
from callbreak.engine.view import Phase, SeatView
from tools.strength.learned import best_card, family
from tools.strength.learned_table import WORTH

if TYPE_CHECKING:
    from collections.abc import Sequence

_PLAIN_WORTH: Final = {14: 0.9, 13: 0.6, 12: 0.2}


def sober(hand: Sequence[Card]) -> float:
    """Tricks counted on the fingers: aces, kings, and spades by height and number."""
    spades = of_suit(hand, Suit.SPADES)
    plain = sum(_PLAIN_WORTH.get(card.rank, 0.0) for card in hand if card.suit != Suit.SPADES)
    high = sum(0.9 if card.rank >= 13 else 0.6 for card in spades if card.rank >= 11)
    return plain + high + 0.35 * max(0, len(spades) - 3)


def winners(view: SeatView) -> list[Card]:
    """The legal cards that take the lead in the trick, the lowest first; all on a lead."""
    best = view.trick.winning_card if view.trick else None
    return [card for card in view.legal if best is None or beats(card, best)]


def random_card(view: SeatView) -> Card:
    """Any legal card."""
    return random.Random(f"{view.random}/{view.played}").choice(view.legal)


def highest_card(view: SeatView) -> Card:
    """Always the highest."""
    return max(view.legal)


def while_needed(view: SeatView) -> Card:
    """Wins as cheaply as it can while the call is open, and leads its highest plain card."""
    assert view.trick is not None
    wants = view.won[view.seat] < (view.calls[view.seat] or 0)
    can = winners(view)
    if not wants or not can:
        return view.legal[0]
    if view.trick.cards:
        return can[0]
    return max(view.legal, key=lambda card: (card.suit != Suit.SPADES, card.rank))


def spades_first(view: SeatView) -> Card:
    """Leads spades from the top, then the longest suit; else wins as high as it can."""
    assert view.trick is not None
    if not view.trick.cards:
        length = {suit: len(of_suit(view.hand, suit)) for suit in Suit}
        return max(view.legal, key=lambda card: (card.suit == 3, length[card.suit], card.rank))
    can = winners(view)
    return can[-1] if can else view.legal[0]


def learned_card(view: SeatView) -> Card:
    """What it has learned to be worth most."""
    return best_card(view, WORTH[family(view.rules)])


def _player(
    calls: Callable[[Sequence[Card]], float], plays: Callable[[SeatView], Card]
) -> Callable[[SeatView], Command]:
    def answer(view: SeatView) -> Command:
        if view.phase is Phase.REDEAL:
            return AskRedeal(view.seat)
        if view.phase is Phase.CALLING:
            call = int(calls(view.hand))
            rules = view.rules
            return MakeCall(view.seat, min(max(call, rules.min_call), rules.max_call))
        return PlayCard(view.seat, plays(view))

    return answer


KINDS: Final[dict[str, Callable[[SeatView], Command]]] = {
    "random": _player(sober, random_card),
    "greedy": _player(sober, highest_card),
    "cautious": _player(lambda hand: sober(hand) - 1, while_needed),
    "overcaller": _player(lambda hand: sober(hand) + 1.5, while_needed),
    "spades": _player(sober, spades_first),
    "learned": _player(sober, learned_card),
}
"""Players by name."""
