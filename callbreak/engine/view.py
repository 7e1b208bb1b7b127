"""What a seat may know of a game: the only way in which the table and the bots see one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from callbreak.engine.cards import DECK, Card
from callbreak.engine.commands import PlayCard
from callbreak.engine.deal import bot_random
from callbreak.engine.game import legal_commands
from callbreak.engine.rules import RedealReason, Rules
from callbreak.engine.scoring import Tenths
from callbreak.engine.seats import SEATS, Seat
from callbreak.engine.state import (
    Calling,
    GameOver,
    Playing,
    Redeal,
    RedealOffer,
    RoundOver,
    RoundResult,
    State,
    tricks_won,
)
from callbreak.engine.trick import Trick


class Phase(StrEnum):
    """The phase of a game, as a name."""

    REDEAL = "redeal"
    CALLING = "calling"
    PLAYING = "playing"
    ROUND_OVER = "round_over"
    GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class PastRound:
    """What everybody saw of a finished round."""

    dealer: Seat
    calls: tuple[int, ...]
    tricks: tuple[Trick, ...]
    scores: tuple[Tenths, ...]

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won, by seat."""
        return tricks_won(self.tricks)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A game as one seat sees it. Nothing in it depends on a card that the seat has not seen.

    Between rounds and after the game, calls and tricks are those of the last round.

    Attributes:
        seat: who looks.
        rules: the house rules in force.
        phase: what is going on.
        round_number: the round, from 1.
        dealer: who dealt it.
        turn: the seat that is to act, None between rounds and after the game.
        totals: points of the finished rounds by seat, in whole tenths.
        hand: the cards that the seat still holds, in the order of dealing.
        calls: the calls by seat, None where not made yet.
        tricks: the complete tricks of the round.
        trick: the trick on the table, None when cards are not being played.
        legal: the cards that the seat may play now, the lowest first; empty when not on turn.
        redeals: the new deals of the round, as announced.
        redeal_reason: why the seat may ask for a new deal now, if it is asked.
        history: the finished rounds.
        random: 64 hex digits from which the seat's own random numbers start.
    """

    seat: Seat
    rules: Rules
    phase: Phase
    round_number: int
    dealer: Seat
    turn: Seat | None
    totals: tuple[Tenths, ...]
    hand: tuple[Card, ...]
    calls: tuple[int | None, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    legal: tuple[Card, ...]
    redeals: tuple[Redeal, ...]
    redeal_reason: RedealReason | None
    history: tuple[PastRound, ...]
    random: str

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won in this round so far, by seat."""
        return tricks_won(self.tricks)

    @property
    def played(self) -> tuple[Card, ...]:
        """Every card of the round so far in the order played, the trick on the table included."""
        done = [card for trick in self.tricks for card in trick.cards]
        return (*done, *(self.trick.cards if self.trick else ()))

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that the others hold, as a whole, in the order of a new deck."""
        seen = {*self.hand, *self.played}
        return tuple(card for card in DECK if card not in seen)

    @property
    def cards_left(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        on_table = {seat for seat, _ in self.trick.plays} if self.trick else set()
        left = 13 - len(self.tricks)
        return tuple(left - (seat in on_table) for seat in SEATS)

    @property
    def on_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.turn == self.seat


def observe(state: State, seat: Seat) -> SeatView:
    """The game as ``seat`` may see it."""
    history = tuple(_past(result) for result in state.finished)
    legal: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    calls: tuple[int | None, ...] = (None, None, None, None)
    tricks: tuple[Trick, ...] = ()
    trick = reason = None
    deal = state.finished[-1].deal if isinstance(state, RoundOver | GameOver) else state.deal
    match state:
        case RedealOffer(turn=turn):
            phase = Phase.REDEAL
            hand = deal.hands[seat]
            reason = state.reason if turn == seat else None
        case Calling():
            phase, hand, calls = Phase.CALLING, deal.hands[seat], state.calls
        case Playing(turn=turn):
            phase, hand, calls = Phase.PLAYING, state.hands[seat], state.calls
            tricks, trick = state.tricks, state.trick
            legal = _legal_cards(state) if turn == seat else ()
        case _:
            phase = Phase.ROUND_OVER if isinstance(state, RoundOver) else Phase.GAME_OVER
            calls, tricks = history[-1].calls, history[-1].tricks
    return SeatView(
        seat=seat,
        rules=state.rules,
        phase=phase,
        round_number=deal.round_number,
        dealer=deal.dealer,
        turn=state.turn,
        totals=state.totals,
        hand=hand,
        calls=calls,
        tricks=tricks,
        trick=trick,
        legal=legal,
        redeals=deal.redeals,
        redeal_reason=reason,
        history=history,
        random=bot_random(state.setup.seed, seat),
    )


def _past(result: RoundResult) -> PastRound:
    return PastRound(result.deal.dealer, result.calls, result.tricks, result.scores)


def _legal_cards(state: Playing) -> tuple[Card, ...]:
    """The cards that may be played by whoever is on turn."""
    commands = legal_commands(state)
    return tuple(command.card for command in commands if isinstance(command, PlayCard))
