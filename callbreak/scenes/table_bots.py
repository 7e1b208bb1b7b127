"""The bots at the table: asked without waiting, and answered when the table is ready for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from callbreak.ai.levels import Level, quick_answer
from callbreak.ai.messages import Answer
from callbreak.ai.styles import Style, style_of
from callbreak.engine.game import legal_commands, refusal
from callbreak.engine.state import Kind
from callbreak.engine.view import SeatView, observe

if TYPE_CHECKING:
    from callbreak.engine.commands import Command
    from callbreak.session.session import Session

_LONGEST_WAIT_S: Final = 20.0


class TableBots:
    """Asks for one answer at a time, and for a hint beside it.

    A ticket is even for a bot's answer and odd for a hint; it grows with every change of the
    position, so that an answer to an old position is never taken.
    """

    def __init__(self, session: Session, client: Any, *, wait: bool) -> None:
        self._session = session
        self._client = client
        self._wait = wait
        self._asked: int | None = None
        self._answer: Command | None = None
        self._hint_asked: int | None = None
        self._hint: Command | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer or a hint is awaited."""
        awaits_answer = self._asked is not None and self._answer is None
        return awaits_answer or (self._hint_asked is not None and self._hint is None)

    def tick(self) -> None:
        """Ask for the seat on turn if it is a bot's, and take what has been answered."""
        ticket = 2 * self._session.ticket
        if self._asked is not None and self._asked != ticket:
            self._asked = self._answer = None
        if self._hint_asked is not None and self._hint_asked != ticket + 1:
            self._hint_asked = self._hint = None
        seat = self._session.bot_to_act
        if seat is not None and self._asked is None:
            player = self._session.setup.players[seat]
            level = Level.MEDIUM if player.kind is Kind.PROGRAM else Level(player.kind.value)
            self._asked = ticket
            self._ask(ticket, observe(self._session.state, seat), level, style_of(player.name))
        self._take()

    def ask_hint(self) -> None:
        """Ask what the strong bot would do in the person's place."""
        ticket = 2 * self._session.ticket + 1
        if self._hint_asked != ticket and self._session.view.on_turn:
            self._hint_asked, self._hint = ticket, None
            self._ask(ticket, self._session.view, Level.HARD, Style.EVEN)

    def answer(self) -> Command | None:
        """The answer for the seat on turn, if it has come; it is legal."""
        if self._answer is None or self._asked != 2 * self._session.ticket:
            return None
        command, self._answer, self._asked = self._answer, None, None
        if refusal(self._session.state, command) is not None:
            return legal_commands(self._session.state)[0]
        return command

    def hint(self) -> Command | None:
        """The hint for the position, if one was asked for and has come."""
        return self._hint if self._hint_asked == 2 * self._session.ticket + 1 else None

    def leave(self) -> None:
        """Nobody waits for an answer any more."""
        self._asked = self._answer = self._hint_asked = self._hint = None
        if self._client is not None:
            self._client.cancel()

    def _ask(self, ticket: int, view: SeatView, level: Level, style: Style) -> None:
        if self._client is None:
            self._store(ticket, quick_answer(view, level, style))
        else:
            self._client.ask(ticket, view, level, style)

    def _take(self) -> None:
        if self._client is None or not self.thinking:
            return
        replies = self._client.wait(_LONGEST_WAIT_S) if self._wait else self._client.poll()
        for reply in replies:
            if isinstance(reply, Answer):
                self._store(reply.ticket, reply.command)

    def _store(self, ticket: int, command: Command) -> None:
        if ticket == self._asked:
            self._answer = command
        elif ticket == self._hint_asked:
            self._hint = command
