"""What has happened at the table, in sentences: for the text table, screen readers and notices.

The present tense is meant: in many languages the past has a gender, which nobody told us.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from callbreak.engine.events import (
    AuctionVoid,
    CallMade,
    CardPlayed,
    CardsDealt,
    Event,
    GameEnded,
    RedealDeclined,
    RedealGranted,
    RoundScored,
    TrickWon,
)
from callbreak.engine.rules import RedealReason
from callbreak.engine.scoring import Tenths
from callbreak.engine.seats import SEATS, Seat
from callbreak.engine.state import RoundResult
from callbreak.words.cards import card_text
from callbreak.words.catalogs import mark, ntr, tr
from callbreak.words.joining import and_list
from callbreak.words.numbers import points_text


@dataclass(frozen=True, slots=True)
class Names:
    """What the players are called; ``you`` is the seat that the words speak to, if any does."""

    of_seats: tuple[str, ...]
    you: Seat | None = None

    def __getitem__(self, seat: Seat) -> str:
        return self.of_seats[seat]


_REDEAL_YOURS: Final = {
    RedealReason.NO_SPADE: mark("You have no spade: new cards are dealt."),
    RedealReason.NO_HIGH_CARD: mark("You have no card above a jack: new cards are dealt."),
}
_REDEAL: Final = {
    RedealReason.NO_SPADE: mark("{name} has no spade and asks for a new deal."),
    RedealReason.NO_HIGH_CARD: mark("{name} has no card above a jack and asks for a new deal."),
}
_REDEAL_QUESTION: Final = {
    RedealReason.NO_SPADE: mark("You have no spade. Do you want new cards?"),
    RedealReason.NO_HIGH_CARD: mark("You have no card above a jack. Do you want new cards?"),
}


def redeal_question(reason: RedealReason) -> str:
    """The question to a person who may ask for a new deal (R4)."""
    return tr(_REDEAL_QUESTION[reason])


def event_sentences(event: Event, names: Names) -> list[str]:
    """An event in one sentence, or in one for each seat that it concerns."""
    match event:
        case RoundScored(result=result):
            return round_sentences(result, names)
        case GameEnded(winners=winners, totals=totals):
            return [winners_sentence(winners, totals, names)]
        case _:
            return [_sentence(event, names)]


def _sentence(event: Event, names: Names) -> str:
    match event:
        case CardsDealt():
            return _dealt(event, names)
        case RedealGranted(seat=seat, reason=reason):
            return _of(seat, names, _REDEAL_YOURS[reason], _REDEAL[reason])
        case RedealDeclined(seat=seat):
            return _of(seat, names, mark("You keep your cards."), mark("{name} keeps the cards."))
        case CallMade(seat=seat, call=n):
            return _of(seat, names, mark("You call {n}."), mark("{name} calls {n}."), n=n)
        case AuctionVoid(calls=calls):
            return tr("The calls add up to only {n}: new cards are dealt.", n=sum(calls))
        case CardPlayed(seat=seat, card=card):
            return _of(
                seat,
                names,
                mark("You play the {card}."),
                mark("{name} plays the {card}."),
                card=card_text(card),
            )
        case TrickWon(seat=seat, trick=trick):
            best = trick.winning_card
            assert best is not None
            return _of(
                seat,
                names,
                mark("You win the trick with the {card}."),
                mark("{name} wins the trick with the {card}."),
                card=card_text(best),
            )
        case RoundScored() | GameEnded():
            raise AssertionError("has sentences of its own")
        case _:
            assert_never(event)


def round_sentences(result: RoundResult, names: Names) -> list[str]:
    """A sentence for each seat's round: call, tricks and score; revokes are told first (R13)."""
    revokes = [
        _of(
            seat,
            names,
            mark("You have played an illegal card, so your call fails."),
            mark("{name} has played an illegal card, so the call fails."),
        )
        for seat in SEATS
        if result.revoked[seat]
    ]
    return revokes + [
        ntr(
            "{name}: call {call}, {n} trick, {points}.",
            "{name}: call {call}, {n} tricks, {points}.",
            result.won[seat],
            name=_who(seat, names),
            call=result.calls[seat],
            points=points_text(result.scores[seat]),
        )
        for seat in SEATS
    ]


def winners_sentence(winners: Sequence[Seat], totals: Sequence[Tenths], names: Names) -> str:
    """Who has won the game; a tie is a tie (R12)."""
    points = points_text(totals[winners[0]])
    if len(winners) > 1:
        shared = and_list([_who(seat, names) for seat in winners])
        return tr("{names} share the first place with {points}.", names=shared, points=points)
    seat = winners[0]
    if any(totals[other] >= totals[seat] for other in SEATS if other != seat):
        return _of(
            seat,
            names,
            mark("You win the game with a high call."),
            mark("{name} wins the game with a high call."),
        )
    return _of(
        seat,
        names,
        mark("You win the game with {points}."),
        mark("{name} wins the game with {points}."),
        points=points,
    )


def _dealt(event: CardsDealt, names: Names) -> str:
    if event.attempt:
        return _of(event.dealer, names, mark("You deal again."), mark("{name} deals again."))
    return _of(
        event.dealer,
        names,
        mark("Round {n}: you deal."),
        mark("Round {n}: {name} deals."),
        n=event.round_number,
    )


def _of(seat: Seat, names: Names, yours: str, theirs: str, **facts: object) -> str:
    """The sentence to the person, or about somebody else."""
    return tr(yours if seat == names.you else theirs, name=names[seat], **facts)


def _who(seat: Seat, names: Names) -> str:
    return tr("You") if seat == names.you else names[seat]
