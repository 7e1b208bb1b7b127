"""Proving a record: play the game again from its seed and compare everything that it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.commands import (
    AskRedeal,
    Command,
    DeclineRedeal,
    EndGame,
    MakeCall,
    NextRound,
    PlayCard,
)
from callbreak.engine.game import Refused, apply, new_game
from callbreak.engine.record_errors import Place, Problem, RecordError
from callbreak.engine.record_reader import Record, RecordedRound
from callbreak.engine.seats import SEATS, seats_from
from callbreak.engine.state import (
    Calling,
    GameOver,
    Playing,
    RedealGiven,
    RedealOffer,
    RoundOver,
    State,
    Unfinished,
    VoidAuction,
    first_to_act,
)

if TYPE_CHECKING:
    from callbreak.engine.seats import Seat


def replay(record: Record) -> State:
    """The state that a record describes.

    Raises:
        RecordError: the first thing that the seed, the rules or the rest of the record refute.
    """
    state = new_game(record.setup).state
    for number, told in enumerate(record.rounds, 1):
        if number > 1:
            state = _next_round(state, number)
        state = _replay_round(state, told, number)
    if record.winners is not None and isinstance(state, RoundOver) and state.rules.rounds is None:
        state = apply(state, EndGame()).state
    _same(Place("totals"), record.totals, state.totals)
    winners = state.winners if isinstance(state, GameOver) else None
    _same(Place("winners"), record.winners, winners)
    return state


def _same(place: Place, found: object, expected: object) -> None:
    if found != expected:
        raise RecordError(Problem.DIFFERS, place, found, expected)


def _apply(state: State, command: Command, place: Place, found: object) -> State:
    try:
        return apply(state, command).state
    except Refused as error:
        raise RecordError(Problem.REFUSED, place, found, refusal=error.refusal) from None


def _next_round(state: State, number: int) -> State:
    if not isinstance(state, RoundOver):
        raise RecordError(Problem.UNEXPECTED, Place("rounds", number), number)
    return apply(state, NextRound()).state


def _replay_round(start: State, told: RecordedRound, number: int) -> State:
    assert isinstance(start, RedealOffer | Calling)
    _same(Place("dealer", number), told.dealer, start.deal.dealer)
    dealt = _replay_deals(start, told, number)
    _same(Place("redeals", number), told.redeals, dealt.deal.redeals)
    _same(Place("attempt", number), told.attempt, dealt.deal.attempt)
    _same(Place("declined", number), told.declined, dealt.deal.declined)
    for seat in SEATS:
        expected = dealt.deal.hands[seat]
        if set(told.hands[seat]) != set(expected):
            place = Place("hands", number, seat=seat)
            raise RecordError(Problem.DIFFERS, place, told.hands[seat], expected)
    state = _replay_plays(_replay_calls(dealt, told, number), told, number)
    result = state.finished[-1] if isinstance(state, RoundOver | GameOver) else None
    _same(Place("won", number), told.won, result and result.won)
    _same(Place("scores", number), told.scores, result and result.scores)
    return state


def _replay_deals(state: State, told: RecordedRound, number: int) -> Unfinished:
    """Deal again as often as the record says, and answer the questions of the deal kept."""
    while True:
        match state:
            case RedealOffer(turn=seat, deal=deal):
                again = told.redeals[deal.attempt] if deal.attempt < len(told.redeals) else None
                if again is None and seat not in told.declined:
                    return state
                asks = isinstance(again, RedealGiven) and again.seat == seat
                state = apply(state, AskRedeal(seat) if asks else DeclineRedeal(seat)).state
            case Calling(deal=deal) if deal.attempt < len(told.redeals):
                again = told.redeals[deal.attempt]
                if not isinstance(again, VoidAuction):
                    raise RecordError(Problem.UNEXPECTED, Place("redeals", number), again)
                state = _void_auction(state, again, number)
            case Calling():
                return state
            case _:
                raise RecordError(Problem.UNEXPECTED, Place("redeals", number), told.redeals)


def _void_auction(state: State, auction: VoidAuction, number: int) -> State:
    assert isinstance(state, Calling)
    for seat in seats_from(first_to_act(state.deal)):
        call = auction.calls[seat]
        place = Place("redeals", number, seat=seat)
        state = _apply(state, MakeCall(seat, call), place, call)
    return state


def _replay_calls(state: Unfinished, told: RecordedRound, number: int) -> State:
    order = seats_from(first_to_act(state.deal))
    calls = [(seat, told.calls[seat]) for seat in order]
    made = [(seat, call) for seat, call in calls if call is not None]
    for seat, call in calls[len(made) :]:
        if call is not None:
            raise RecordError(Problem.UNEXPECTED, Place("calls", number, seat=seat), call)
    if made and isinstance(state, RedealOffer):
        raise RecordError(Problem.MISSING, Place("declined", number, seat=state.turn))
    now: State = state
    for seat, call in made:
        now = _apply(now, MakeCall(seat, call), Place("calls", number, seat=seat), call)
    if len(made) == len(SEATS) and not isinstance(now, Playing):
        raise RecordError(Problem.DIFFERS, Place("calls", number), told.calls, state.rules)
    return now


def _replay_plays(state: State, told: RecordedRound, number: int) -> State:
    for play, card in enumerate(told.plays, 1):
        if not isinstance(state, Playing):
            raise RecordError(Problem.UNEXPECTED, Place("plays", number, play), card)
        seat: Seat = state.turn
        state = _apply(state, PlayCard(seat, card), Place("plays", number, play, seat), card)
    return state
