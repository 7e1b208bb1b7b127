"""The state of a game. Each phase is a type of its own; all of them are frozen.

``State = RedealOffer | Calling | Playing | RoundOver | GameOver``: no flag says which phase it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from callbreak.engine.cards import Suit
from callbreak.engine.deal import Hand
from callbreak.engine.rules import RedealReason, Rules
from callbreak.engine.scoring import Tenths, call_made, places, wins_game
from callbreak.engine.seats import SEATS, Seat, next_seat
from callbreak.engine.trick import Trick


class Kind(StrEnum):
    """Who plays a seat: a person, a level of the game's own bots, or another program."""

    HUMAN = "human"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    PROGRAM = "program"


@dataclass(frozen=True, slots=True)
class Player:
    """A player: a name to show, and a kind."""

    name: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a game starts from: the same setup and commands give the same game."""

    seed: str
    rules: Rules
    players: tuple[Player, ...]

    def is_person(self, seat: Seat) -> bool:
        """Whether a person plays ``seat``."""
        return self.players[seat].kind is Kind.HUMAN

    @property
    def person(self) -> Seat | None:
        """The first seat that a person plays, None where bots play among themselves."""
        return next((seat for seat in SEATS if self.is_person(seat)), None)


@dataclass(frozen=True, slots=True)
class RedealGiven:
    """A new deal that a seat asked for (R4)."""

    seat: Seat
    reason: RedealReason


@dataclass(frozen=True, slots=True)
class VoidAuction:
    """A new deal because the four calls added up to too little (R5)."""

    calls: tuple[int, ...]


Redeal: TypeAlias = RedealGiven | VoidAuction


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a round: the hands as dealt, and the deals that were thrown in before it.

    ``declined`` lists the seats that were asked about a new deal of these hands and wanted none.
    """

    round_number: int
    dealer: Seat
    hands: tuple[Hand, ...]
    redeals: tuple[Redeal, ...] = ()
    declined: tuple[Seat, ...] = ()

    @property
    def attempt(self) -> int:
        """How many new deals there were."""
        return len(self.redeals)

    @property
    def void_auctions(self) -> int:
        """How many of the new deals came from a void auction."""
        return sum(isinstance(redeal, VoidAuction) for redeal in self.redeals)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round."""

    deal: Deal
    calls: tuple[int, ...]
    tricks: tuple[Trick, ...]
    revoked: tuple[bool, ...]
    scores: tuple[Tenths, ...]

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won, by seat."""
        return tricks_won(self.tricks)

    def made(self, seat: Seat, rules: Rules) -> bool:
        """Whether a seat has made its call (R10, R13)."""
        revoked = self.revoked[seat]
        return call_made(self.calls[seat], self.won[seat], revoked=revoked, rules=rules)


def tricks_won(tricks: tuple[Trick, ...]) -> tuple[int, ...]:
    """How many of the complete tricks each seat has won."""
    won = [0, 0, 0, 0]
    for trick in tricks:
        won[trick.winner] += 1
    return tuple(won)


@dataclass(frozen=True, slots=True)
class _Game:
    """What every phase has."""

    setup: Setup
    finished: tuple[RoundResult, ...]

    @property
    def rules(self) -> Rules:
        """The house rules in force."""
        return self.setup.rules

    @property
    def totals(self) -> tuple[Tenths, ...]:
        """Points of the finished rounds, by seat, in whole tenths."""
        return tuple(sum(result.scores[seat] for result in self.finished) for seat in SEATS)


@dataclass(frozen=True, slots=True)
class RedealOffer(_Game):
    """The seat on turn, a person's, may ask for a new deal (R4)."""

    deal: Deal
    turn: Seat
    reason: RedealReason


@dataclass(frozen=True, slots=True)
class Calling(_Game):
    """The auction: the seats from the dealer's next one on call in turn (R5)."""

    deal: Deal
    calls: tuple[int | None, ...] = (None, None, None, None)

    @property
    def turn(self) -> Seat:
        """The seat that is to call."""
        return (self.deal.dealer + 1 + sum(call is not None for call in self.calls)) % 4


@dataclass(frozen=True, slots=True)
class Playing(_Game):
    """The play of thirteen tricks. ``hands`` are the cards still held."""

    deal: Deal
    calls: tuple[int, ...]
    hands: tuple[Hand, ...]
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    revoked: tuple[bool, ...] = (False, False, False, False)

    @property
    def turn(self) -> Seat:
        """The seat that is to play."""
        return self.trick.turn

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won so far, by seat."""
        return tricks_won(self.tricks)

    @property
    def spades_broken(self) -> bool:
        """Whether a spade has been played in this round."""
        return any(
            card.suit == Suit.SPADES for trick in (*self.tricks, self.trick) for card in trick.cards
        )


@dataclass(frozen=True, slots=True)
class RoundOver(_Game):
    """Between two rounds; the last of ``finished`` has just been scored."""

    @property
    def turn(self) -> None:
        """No seat is on turn."""
        return None


@dataclass(frozen=True, slots=True)
class GameOver(_Game):
    """The end (R12)."""

    @property
    def turn(self) -> None:
        """No seat is on turn."""
        return None

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat; equal totals share one."""
        return places(self.totals, champion(self.finished[-1], self.rules))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All seats in first place."""
        return tuple(seat for seat in SEATS if self.places[seat] == 1)


State: TypeAlias = RedealOffer | Calling | Playing | RoundOver | GameOver
Unfinished: TypeAlias = RedealOffer | Calling | Playing


def champion(result: RoundResult, rules: Rules) -> Seat | None:
    """The seat that has won the game by a high call in this round, if there is one (R11)."""
    for seat in SEATS:
        if wins_game(
            result.calls[seat], result.won[seat], revoked=result.revoked[seat], rules=rules
        ):
            return seat
    return None


def first_to_act(deal: Deal) -> Seat:
    """The seat that is asked, calls and leads first: the dealer's next one."""
    return next_seat(deal.dealer)
