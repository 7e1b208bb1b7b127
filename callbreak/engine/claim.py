"""The claim: playing out the rest at once when its outcome is certain (R14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.cards import Suit
from callbreak.engine.commands import PlayCard
from callbreak.engine.game import apply
from callbreak.engine.legality import legal_cards
from callbreak.engine.state import Playing, State

if TYPE_CHECKING:
    from callbreak.engine.seats import Seat
    from callbreak.engine.view import SeatView


def claimant(view: SeatView) -> Seat | None:
    """The seat that is sure to win every trick left, None if the view proves none.

    The seat that looks is to lead, none of its cards can be beaten in its suit, and its plain
    cards cannot be ruffed since it has seen every spade that it does not hold. Then it wins
    whatever it leads, and leads again.
    """
    if not view.legal or view.trick is None or view.trick.cards:
        return None
    unseen = view.unseen
    spades_out = any(card.suit == Suit.SPADES for card in unseen)
    for card in view.hand:
        if card.suit != Suit.SPADES and spades_out:
            return None
        if any(other.suit == card.suit and other.rank > card.rank for other in unseen):
            return None
    return view.seat


def claim_commands(state: Playing) -> tuple[PlayCard, ...]:
    """The rest of the round as ordinary plays: each seat in turn its lowest legal card."""
    commands: list[PlayCard] = []
    now: State = state
    while isinstance(now, Playing) and now.deal is state.deal:
        hand = now.hands[now.turn]
        cards = legal_cards(hand, now.trick, now.rules, spades_broken=now.spades_broken)
        command = PlayCard(now.turn, cards[0])
        commands.append(command)
        now = apply(now, command).state
    return tuple(commands)
