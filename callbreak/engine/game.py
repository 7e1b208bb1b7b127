"""The one door to a game: ``apply(state, command)``. A refused command changes nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from callbreak.engine.cards import HAND_SIZE, JACK, Suit
from callbreak.engine.commands import (
    AskRedeal,
    Command,
    DeclineRedeal,
    EndGame,
    MakeCall,
    NextRound,
    PlayCard,
)
from callbreak.engine.deal import Hand, deal_hands, dealer_of
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
from callbreak.engine.legality import (
    SUIT_OR_HEIGHT,
    Refusal,
    RefusalCode,
    call_refusal,
    card_refusal,
    legal_cards,
)
from callbreak.engine.rules import (
    ENDLESS_ROUNDS_WITHOUT_A_PERSON,
    VOID_AUCTIONS_ALLOWED,
    RedealReason,
    Revoke,
    Rules,
)
from callbreak.engine.scoring import score
from callbreak.engine.seats import SEATS, Seat, seats_from
from callbreak.engine.state import (
    Calling,
    Deal,
    GameOver,
    Playing,
    Redeal,
    RedealGiven,
    RedealOffer,
    RoundOver,
    RoundResult,
    Setup,
    State,
    VoidAuction,
    champion,
    first_to_act,
    tricks_won,
)
from callbreak.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Step:
    """A state, and the events that led to it, in order."""

    state: State
    events: tuple[Event, ...]


class Refused(ValueError):
    """A command that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal


def new_game(setup: Setup) -> Step:
    """Deal the first round of a game."""
    return _deal(setup, (), ())


def apply(state: State, command: Command) -> Step:
    """The game after a command.

    Raises:
        Refused: the command is not allowed; the game stays as it was.
    """
    refused = refusal(state, command)
    if refused is not None and not _taken_as_revoke(state, command, refused):
        raise Refused(refused)
    match state, command:
        case RedealOffer(), AskRedeal():
            return _grant_redeal(state)
        case RedealOffer(), DeclineRedeal():
            return _decline_redeal(state)
        case Calling(), MakeCall():
            return _call(state, command)
        case Playing(), PlayCard():
            return _play(state, command, revokes=refused is not None)
        case RoundOver(), NextRound():
            return _deal(state.setup, state.finished, ())
        case RoundOver(), EndGame():
            return _end(state.setup, state.finished, ())
        case _:  # pragma: no cover
            raise AssertionError("refusal() lets no other pair pass")


def refusal(state: State, command: Command) -> Refusal | None:
    """Why a command is not allowed, None if it is. Ignores that a revoke may be taken (R13)."""
    match command:
        case AskRedeal() | DeclineRedeal():
            return _redeal_refusal(state, command.seat)
        case MakeCall():
            if not isinstance(state, Calling):
                return Refusal(RefusalCode.WRONG_PHASE)
            return _turn_refusal(state, command.seat) or call_refusal(command.call, state.rules)
        case PlayCard():
            if not isinstance(state, Playing):
                return Refusal(RefusalCode.WRONG_PHASE)
            return _turn_refusal(state, command.seat) or card_refusal(
                state.hands[command.seat],
                state.trick,
                command.card,
                state.rules,
                spades_broken=state.spades_broken,
            )
        case NextRound():
            return None if isinstance(state, RoundOver) else Refusal(RefusalCode.WRONG_PHASE)
        case EndGame():
            endless = isinstance(state, RoundOver) and state.rules.rounds is None
            return None if endless else Refusal(RefusalCode.WRONG_PHASE)
        case _:  # pragma: no cover
            assert_never(command)


def legal_commands(state: State) -> tuple[Command, ...]:
    """Everything that `refusal` allows now; empty exactly when the game is over."""
    match state:
        case RedealOffer(turn=seat):
            return AskRedeal(seat), DeclineRedeal(seat)
        case Calling(turn=seat, rules=rules):
            return tuple(MakeCall(seat, call) for call in range(rules.min_call, rules.max_call + 1))
        case Playing(turn=seat):
            cards = legal_cards(
                state.hands[seat], state.trick, state.rules, spades_broken=state.spades_broken
            )
            return tuple(PlayCard(seat, card) for card in cards)
        case RoundOver(rules=rules):
            return (NextRound(), EndGame()) if rules.rounds is None else (NextRound(),)
        case _:
            return ()


def redeal_reason(hand: Hand, rules: Rules) -> RedealReason | None:
    """The first reason for which a hand as dealt may ask for a new deal, if there is one (R4)."""
    for reason in RedealReason:
        if reason not in rules.redeal:
            continue
        if reason is RedealReason.NO_SPADE:
            applies = all(card.suit != Suit.SPADES for card in hand)
        else:
            applies = all(card.rank <= JACK for card in hand)
        if applies:
            return reason
    return None


def _turn_refusal(state: Calling | Playing, seat: Seat) -> Refusal | None:
    return None if seat == state.turn else Refusal(RefusalCode.NOT_YOUR_TURN)


def _redeal_refusal(state: State, seat: Seat) -> Refusal | None:
    match state:
        case RedealOffer(turn=turn, deal=deal):
            if seat == turn:
                return None
            due = redeal_reason(deal.hands[seat], state.rules) is not None
            return Refusal(RefusalCode.NOT_YOUR_TURN if due else RefusalCode.NO_REDEAL_DUE)
        case Calling(deal=deal) if redeal_reason(deal.hands[seat], state.rules) is None:
            return Refusal(RefusalCode.NO_REDEAL_DUE)
        case _:
            return Refusal(RefusalCode.WRONG_PHASE)


def _taken_as_revoke(state: State, command: Command, refused: Refusal) -> bool:
    """Whether an illegal card is accepted from a person as a revoke (R13)."""
    return (
        isinstance(command, PlayCard)
        and refused.code in SUIT_OR_HEIGHT
        and state.rules.revoke is Revoke.CALL_FAILS
        and state.setup.is_person(command.seat)
    )


def _deal(setup: Setup, finished: tuple[RoundResult, ...], redeals: tuple[Redeal, ...]) -> Step:
    """Deal the round after the finished ones, for the ``len(redeals)``-th time again."""
    number = len(finished) + 1
    dealer = dealer_of(setup.seed, number)
    hands = deal_hands(setup.seed, number, len(redeals), dealer)
    deal = Deal(number, dealer, hands, redeals)
    step = _ask_about_redeal(setup, finished, deal, seats_from(first_to_act(deal)))
    return Step(step.state, (CardsDealt(number, deal.attempt, dealer), *step.events))


def _ask_about_redeal(
    setup: Setup, finished: tuple[RoundResult, ...], deal: Deal, seats: tuple[Seat, ...]
) -> Step:
    """Ask the first of ``seats`` with a reason for a new deal; bots always want it (R4)."""
    for seat in seats:
        reason = redeal_reason(deal.hands[seat], setup.rules)
        if reason is not None:
            offer = RedealOffer(setup, finished, deal, seat, reason)
            return Step(offer, ()) if setup.is_person(seat) else _grant_redeal(offer)
    return Step(Calling(setup, finished, deal), ())


def _grant_redeal(state: RedealOffer) -> Step:
    given = RedealGiven(state.turn, state.reason)
    step = _deal(state.setup, state.finished, (*state.deal.redeals, given))
    return Step(step.state, (RedealGranted(state.turn, state.reason), *step.events))


def _decline_redeal(state: RedealOffer) -> Step:
    order = seats_from(first_to_act(state.deal))
    deal = replace(state.deal, declined=(*state.deal.declined, state.turn))
    rest = order[order.index(state.turn) + 1 :]
    step = _ask_about_redeal(state.setup, state.finished, deal, rest)
    return Step(step.state, (RedealDeclined(state.turn), *step.events))


def _call(state: Calling, command: MakeCall) -> Step:
    made = CallMade(command.seat, command.call)
    calls = tuple(command.call if seat == command.seat else state.calls[seat] for seat in SEATS)
    final = tuple(call for call in calls if call is not None)
    if len(final) < len(SEATS):
        return Step(replace(state, calls=calls), (made,))
    deal = state.deal
    if sum(final) < state.rules.min_total_calls and deal.void_auctions < VOID_AUCTIONS_ALLOWED:
        step = _deal(state.setup, state.finished, (*deal.redeals, VoidAuction(final)))
        return Step(step.state, (made, AuctionVoid(final), *step.events))
    lead = Trick(first_to_act(deal))
    return Step(Playing(state.setup, state.finished, deal, final, deal.hands, lead), (made,))


def _play(state: Playing, command: PlayCard, *, revokes: bool) -> Step:
    seat, card = command.seat, command.card
    hands = tuple(
        tuple(held for held in hand if held != card) if holder == seat else hand
        for holder, hand in enumerate(state.hands)
    )
    revoked = tuple(
        before or (revokes and holder == seat) for holder, before in enumerate(state.revoked)
    )
    trick = state.trick.with_card(card)
    after = replace(state, hands=hands, trick=trick, revoked=revoked)
    played = CardPlayed(seat, card)
    if not trick.complete:
        return Step(after, (played,))
    winner = trick.winner
    tricks = (*state.tricks, trick)
    won = TrickWon(winner, trick, len(tricks))
    if len(tricks) < HAND_SIZE:
        return Step(replace(after, tricks=tricks, trick=Trick(winner)), (played, won))
    return _score_round(replace(after, tricks=tricks), (played, won))


def _score_round(state: Playing, events: tuple[Event, ...]) -> Step:
    rules = state.rules
    won = tricks_won(state.tricks)
    scores = tuple(
        score(state.calls[seat], won[seat], revoked=state.revoked[seat], rules=rules)
        for seat in SEATS
    )
    result = RoundResult(state.deal, state.calls, state.tricks, state.revoked, scores)
    finished = (*state.finished, result)
    events = (*events, RoundScored(result))
    last = rules.rounds
    if last is None and state.setup.person is None:
        last = ENDLESS_ROUNDS_WITHOUT_A_PERSON
    if len(finished) == last or champion(result, rules) is not None:
        return _end(state.setup, finished, events)
    return Step(RoundOver(state.setup, finished), events)


def _end(setup: Setup, finished: tuple[RoundResult, ...], events: tuple[Event, ...]) -> Step:
    over = GameOver(setup, finished)
    return Step(over, (*events, GameEnded(over.winners, over.totals)))
