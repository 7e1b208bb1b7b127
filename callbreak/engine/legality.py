"""Which cards and calls are legal, and why not the others (R5 to R8): the only place that knows.

The rules *demand* a choice of cards from a hand: at most "follow suit", then "head the trick"; or
for a void seat "overruff" or "ruff". A card is refused by the first demand that it does not meet.
So the legal cards are exactly the cards of the hand without a refusal, and never none.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from callbreak.engine.cards import Card, Suit, of_suit
from callbreak.engine.rules import Rules, Void
from callbreak.engine.trick import Trick, beats


class RefusalCode(StrEnum):
    """Why a command is refused."""

    FOLLOW_SUIT = "follow_suit"
    MUST_HEAD = "must_head"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    SPADES_NOT_BROKEN = "spades_not_broken"
    NOT_IN_HAND = "not_in_hand"
    NOT_YOUR_TURN = "not_your_turn"
    CALL_TOO_LOW = "call_too_low"
    CALL_TOO_HIGH = "call_too_high"
    NO_REDEAL_DUE = "no_redeal_due"
    WRONG_PHASE = "wrong_phase"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not: a code and the facts that a sentence about it needs.

    Attributes:
        code: the reason.
        card: the refused card, if it was one.
        led_suit: the suit that was led to the trick, if any.
        to_beat: the card that is winning the trick, if any.
        would_do: the cards that may be played instead.
        limit: the lowest or highest call allowed, for a call out of bounds.
    """

    code: RefusalCode
    card: Card | None = None
    led_suit: Suit | None = None
    to_beat: Card | None = None
    would_do: tuple[Card, ...] = ()
    limit: int | None = None


SUIT_OR_HEIGHT = frozenset(
    {
        RefusalCode.FOLLOW_SUIT,
        RefusalCode.MUST_HEAD,
        RefusalCode.MUST_TRUMP,
        RefusalCode.MUST_OVERTRUMP,
        RefusalCode.SPADES_NOT_BROKEN,
    }
)
"""The refusals of a held card: what may be a revoke where the house plays with revokes (R13)."""

_Demand = tuple[RefusalCode, tuple[Card, ...]]


def legal_cards(
    hand: Collection[Card], trick: Trick, rules: Rules, *, spades_broken: bool
) -> tuple[Card, ...]:
    """The cards of ``hand`` that may be played to ``trick``, the lowest first.

    ``spades_broken`` says whether a spade has been played in this round. `Rules.revoke` does not
    matter here (R13).
    """
    demands = _demands(hand, trick, rules, spades_broken=spades_broken)
    return tuple(sorted(demands[-1][1] if demands else hand))


def card_refusal(
    hand: Collection[Card], trick: Trick, card: Card, rules: Rules, *, spades_broken: bool
) -> Refusal | None:
    """Why ``card`` may not be played to ``trick``, None if it may."""
    demands = _demands(hand, trick, rules, spades_broken=spades_broken)
    code = next((code for code, cards in demands if card not in cards), None)
    if card not in hand:
        code = RefusalCode.NOT_IN_HAND
    if code is None:
        return None
    return Refusal(
        code,
        card=card,
        led_suit=trick.led_suit,
        to_beat=trick.winning_card,
        would_do=tuple(sorted(demands[-1][1] if demands else hand)),
    )


def call_refusal(call: int, rules: Rules) -> Refusal | None:
    """Why a call is out of bounds, None if it is not (R5)."""
    if call < rules.min_call:
        return Refusal(RefusalCode.CALL_TOO_LOW, limit=rules.min_call)
    if call > rules.max_call:
        return Refusal(RefusalCode.CALL_TOO_HIGH, limit=rules.max_call)
    return None


def _demands(
    hand: Collection[Card], trick: Trick, rules: Rules, *, spades_broken: bool
) -> list[_Demand]:
    """What is demanded, each demand within the one before it, and never an empty choice."""
    best = trick.winning_card
    if best is None or trick.led_suit is None:
        return _demands_on_a_lead(hand, rules, spades_broken=spades_broken)
    following = of_suit(hand, trick.led_suit)
    if following:
        demands = [(RefusalCode.FOLLOW_SUIT, following)]
        heading = tuple(card for card in following if beats(card, best))
        if rules.must_head and heading:
            demands.append((RefusalCode.MUST_HEAD, heading))
        return demands
    return _demands_on_a_void(hand, best, rules)


def _demands_on_a_lead(
    hand: Collection[Card], rules: Rules, *, spades_broken: bool
) -> list[_Demand]:
    plain = tuple(card for card in hand if card.suit != Suit.SPADES)
    if rules.spades_broken and not spades_broken and plain:
        return [(RefusalCode.SPADES_NOT_BROKEN, plain)]
    return []


def _demands_on_a_void(hand: Collection[Card], best: Card, rules: Rules) -> list[_Demand]:
    spades = of_suit(hand, Suit.SPADES)
    if rules.void is Void.FREE or not spades:
        return []
    winning = tuple(card for card in spades if beats(card, best))
    if winning:
        overruff = best.suit == Suit.SPADES
        return [(RefusalCode.MUST_OVERTRUMP if overruff else RefusalCode.MUST_TRUMP, winning)]
    return [(RefusalCode.MUST_TRUMP, spades)] if rules.void is Void.TRUMP else []
