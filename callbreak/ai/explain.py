"""Why a card or a call is a good one: a short reason for hints and for the review of a game.

The search finds out what is best; this says what a player sees in it. A reason only states what
is true in the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.knowledge import known
from callbreak.ai.reasons import Reason, ReasonCode
from callbreak.ai.strength import strength_of
from callbreak.ai.twin import masks_of
from callbreak.ai.values import high_calls_pay, wants_exactly
from callbreak.engine.cards import JACK, Card, Suit, of_suit
from callbreak.engine.rules import HIGH_CALL
from callbreak.engine.trick import beats

if TYPE_CHECKING:
    from callbreak.ai.evaluation import Option
    from callbreak.engine.seats import Seat
    from callbreak.engine.view import SeatView

HIGH_RANK: Final = JACK
"""From the jack on a card is one that a player would like to keep."""

SHORT: Final = 2
"""A plain suit of so many cards is short."""


def explain(view: SeatView, option: Option) -> Reason:
    """The reason for an option of the seat on turn."""
    if isinstance(option, Card):
        return _Reader(view, option).reason()
    return _why_call(view, option)


def _why_call(view: SeatView, call: int) -> Reason:
    worth = strength_of(masks_of(view.hand))
    tenths = max(0, round(10 * worth))
    if call >= HIGH_CALL and high_calls_pay(view.rules):
        code = ReasonCode.HIGH_CALL_PAYS
    elif call == view.rules.min_call and worth < call + 1:
        code = ReasonCode.LOWEST_CALL
    elif worth >= call + 1:
        code = ReasonCode.PLAYS_SAFE
    else:
        code = ReasonCode.HAND_IS_WORTH
    return Reason(code, call=call, tenths=tenths)


class _Reader:
    """Looks at a card in a view as a player would."""

    def __init__(self, view: SeatView, card: Card) -> None:
        trick = view.trick
        assert trick is not None
        self._view = view
        self._card = card
        self._best = trick.winning_card
        self._leading = not trick.cards
        self._last = len(trick.cards) == 3
        self._winner = trick.winner if trick.cards else None
        self._need = (view.calls[view.seat] or 0) - view.won[view.seat]
        self._enough = wants_exactly(view.rules) and self._need <= 0
        self._unseen = set(view.unseen)

    def reason(self) -> Reason:
        """The first reason that applies."""
        view, card = self._view, self._card
        if len(view.legal) == 1:
            return Reason(ReasonCode.ONLY_CARD, card=card)
        if self._enough and not self._sure(card):
            return self._why_not_to_win()
        if self._leading:
            return self._why_lead()
        if self._wins(card):
            return self._why_win()
        return self._why_lose()

    def _why_lead(self) -> Reason:
        card, view = self._card, self._view
        suit = Suit(card.suit)
        if suit == Suit.SPADES:
            if self._sure(card) and self._need == 1:
                return Reason(ReasonCode.MAKES_CALL, card=card, suit=suit)
            draws = self._highest_out(card) or len(of_suit(view.hand, suit)) > SHORT
            code = ReasonCode.DRAWS_TRUMPS if draws else ReasonCode.LEADS_LOW
            return Reason(code, card=card, suit=suit)
        if self._highest_out(card):
            if self._sure(card) and self._need == 1:
                return Reason(ReasonCode.MAKES_CALL, card=card, suit=suit)
            return Reason(ReasonCode.CASHES_WINNER, card=card, suit=suit)
        short = len(of_suit(view.hand, suit)) <= SHORT and of_suit(view.hand, Suit.SPADES)
        code = ReasonCode.LEADS_TO_VOID if short else ReasonCode.LEADS_LOW
        if card.rank >= HIGH_RANK and not short:
            code = ReasonCode.TRIES_TO_WIN
        return Reason(code, card=card, suit=suit)

    def _why_win(self) -> Reason:
        card, view = self._card, self._view
        suit = Suit(card.suit)
        if self._sure(card):
            if self._need == 1:
                return Reason(ReasonCode.MAKES_CALL, card=card, suit=suit)
            if not any(other < card and self._sure(other) for other in self._rivals()):
                saved = max((other for other in self._rivals() if other > card), default=None)
                return Reason(ReasonCode.CHEAPEST_SURE_WINNER, card=card, suit=suit, saved=saved)
        victim = self._spoilt()
        if victim is not None:
            return Reason(ReasonCode.SPOILS_CALL, card=card, suit=suit, seat=victim)
        assert view.trick is not None
        if suit == Suit.SPADES != view.trick.led_suit:
            code = ReasonCode.OVERRUFFS if view.trick.ruffed else ReasonCode.RUFFS
            return Reason(code, card=card, suit=view.trick.led_suit)
        lowest = all(other >= card for other in self._rivals())
        code = ReasonCode.HEADS_CHEAPLY if lowest else ReasonCode.TRIES_TO_WIN
        return Reason(code, card=card, suit=suit)

    def _why_lose(self) -> Reason:
        card, view = self._card, self._view
        suit = Suit(card.suit)
        winners = [other for other in view.legal if self._wins(other)]
        if winners:
            return Reason(ReasonCode.DUCKS_TO_SAVE, card=card, suit=suit, saved=max(winners))
        assert view.trick is not None
        alone = len(of_suit(view.hand, suit)) == 1
        discards = suit not in (view.trick.led_suit, Suit.SPADES)
        if discards and alone and of_suit(view.hand, Suit.SPADES):
            return Reason(ReasonCode.MAKES_VOID, card=card, suit=suit)
        return Reason(ReasonCode.THROWS_LOSER, card=card, suit=suit)

    def _why_not_to_win(self) -> Reason:
        card = self._card
        suit = Suit(card.suit)
        lower = any(other.rank < card.rank for other in self._view.legal)
        if not self._leading and not self._wins(card) and card.rank >= HIGH_RANK and lower:
            return Reason(ReasonCode.SHEDS_DANGER, card=card, suit=suit)
        return Reason(ReasonCode.KEEPS_CALL_SAFE, card=card, suit=suit)

    def _wins(self, card: Card) -> bool:
        """Whether a card takes the lead in the trick."""
        return self._best is None or beats(card, self._best)

    def _rivals(self) -> list[Card]:
        """The other legal cards of the suit that would take the lead too."""
        return [
            other
            for other in self._view.legal
            if other.suit == self._card.suit and other != self._card and self._wins(other)
        ]

    def _highest_out(self, card: Card) -> bool:
        return not any(other.suit == card.suit and other > card for other in self._unseen)

    def _sure(self, card: Card) -> bool:
        """Whether nothing that the seats behind may hold, and may play, can beat a card."""
        if not self._wins(card):
            return False
        if self._last:
            return True
        view = self._view
        assert view.trick is not None
        knowledge = known(view)
        led = card.suit if self._leading else view.trick.led_suit
        for step in range(1, 4 - len(view.trick.cards)):
            seat = (view.seat + step) % 4
            barred = knowledge.excluded[seat]
            held = [other for other in self._unseen if not barred >> other.number & 1]
            if any(beats(other, card) for other in held if other.suit == led):
                return False
            if led != Suit.SPADES and any(
                beats(other, card) for other in held if other.suit == Suit.SPADES
            ):
                return False
        return True

    def _spoilt(self) -> Seat | None:
        """The seat that loses this trick and needs tricks, when one has all one needs oneself."""
        seat = self._winner
        if seat is None or self._need > 0 or not self._sure(self._card):
            return None
        call = self._view.calls[seat]
        return seat if call is not None and self._view.won[seat] < call else None
