"""A game in progress: whose turn it is, what was done, and how to take it back.

Every command goes through `Session.submit`, which asks the engine first and the log second, so
that nothing is ever shown that is not kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from callbreak.engine.claim import claim_commands, claimant
from callbreak.engine.commands import Command, NextRound
from callbreak.engine.game import apply, new_game
from callbreak.engine.state import Calling, GameOver, Playing, RedealOffer, Setup, State
from callbreak.engine.view import SeatView, observe

if TYPE_CHECKING:
    from collections.abc import Iterable

    from callbreak.engine.events import Event
    from callbreak.engine.seats import Seat


class Log(Protocol):
    """What keeps a game: one durable entry a command."""

    def append(self, command: Command, state: State) -> None:
        """Keep ``command``, which led to ``state``."""

    def rewind(self, length: int, state: State) -> None:
        """Forget all commands but the first ``length``, which lead to ``state``."""

    def assisted(self) -> None:
        """Remember that the person was helped."""


class NoLog:
    """Keeps nothing: for games that are only shown."""

    def append(self, command: Command, state: State) -> None:
        """Keep nothing."""

    def rewind(self, length: int, state: State) -> None:
        """Forget nothing."""

    def assisted(self) -> None:
        """Remember nothing."""


class Session:
    """One game and its commands so far.

    Attributes:
        state: the game as it stands.
        ticket: changes whenever the position changes; an answer of a bot counts only with the
            ticket under which it was asked.
        assisted: whether the person has taken back a decision or was shown one.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        log: Log | None = None,
        commands: Iterable[Command] = (),
        assisted: bool = False,
    ) -> None:
        """Start a game, or go on with one whose ``commands`` are already in the log.

        Raises:
            Refused: a command is not allowed by the rules.
        """
        self._log = log or NoLog()
        self._past: list[tuple[State, Command]] = []
        self.setup = setup
        self.ticket = 0
        self.assisted = assisted
        first = new_game(setup)
        self.opening: tuple[Event, ...] = first.events
        self.state: State = first.state
        for command in commands:
            after = apply(self.state, command).state
            self._past.append((self.state, command))
            self.state = after

    @property
    def commands(self) -> tuple[Command, ...]:
        """All commands so far, in order."""
        return tuple(command for _, command in self._past)

    @property
    def person(self) -> Seat | None:
        """The seat that a person plays, None when bots play among themselves."""
        return self.setup.person

    @property
    def onlooker(self) -> Seat:
        """The seat from which the table is seen."""
        return self.person or 0

    @property
    def view(self) -> SeatView:
        """The game as the person (without one, seat 0) may see it."""
        return observe(self.state, self.onlooker)

    @property
    def bot_to_act(self) -> Seat | None:
        """The seat on turn if a bot plays it: for a second person of a record a bot stands in."""
        turn = self.state.turn
        return None if turn == self.person else turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.state, GameOver)

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command and keep it.

        Raises:
            Refused: the rules do not allow it; nothing has changed.
        """
        step = apply(self.state, command)
        self._log.append(command, step.state)
        self._past.append((self.state, command))
        self.state = step.state
        self.ticket += 1
        return step.events

    def claim(self) -> tuple[Event, ...]:
        """Play out the rest of the round at once if its outcome is certain (R14).

        Returns no events when the person's view proves nothing.
        """
        if not isinstance(self.state, Playing) or claimant(self.view) is None:
            return ()
        return tuple(
            event for command in claim_commands(self.state) for event in self.submit(command)
        )

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the person's to go back to."""
        return not self.over and self._last_decision() is not None

    def undo(self) -> bool:
        """Go back to the person's last decision; the game counts as assisted from then on."""
        index = self._last_decision()
        if index is None or self.over:
            return False
        self.state = self._past[index][0]
        del self._past[index:]
        self._log.rewind(index, self.state)
        self.mark_assisted()
        self.ticket += 1
        return True

    def mark_assisted(self) -> None:
        """The person was helped, by an undo or a hint: the game counts apart from now on."""
        if not self.assisted:
            self.assisted = True
            self._log.assisted()

    def _last_decision(self) -> int | None:
        """Where in the past the person last decided something."""
        for index in range(len(self._past) - 1, -1, -1):
            before, command = self._past[index]
            decided = isinstance(before, RedealOffer | Calling | Playing)
            if decided and before.turn == self.person and not isinstance(command, NextRound):
                return index
        return None
