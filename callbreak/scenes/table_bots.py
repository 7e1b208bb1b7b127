"""The bots at the table: asked without waiting, and answered when the table is ready for it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Final

from callbreak.ai.hints import quick_hint
from callbreak.ai.levels import Level, level_of, quick_answer
from callbreak.ai.messages import Answer, Done, Failed
from callbreak.ai.styles import Style, style_of
from callbreak.engine.game import legal_commands, refusal
from callbreak.engine.view import Phase, SeatView, observe

if TYPE_CHECKING:
    from callbreak.ai.client import BotClient
    from callbreak.ai.hints import Hint
    from callbreak.engine.commands import Command
    from callbreak.session.session import Session

_LONGEST_WAIT_S: Final = 20.0

_numbers = count(1)
"""Requests of all tables of one run: an answer to an old game is never taken for a new one."""


@dataclass(slots=True)
class _Asked:
    """A request: its number, the position it is about, and the answer, or the hint."""

    number: int
    position: int
    command: Command | None = None
    hint: Hint | None = None


class TableBots:
    """Asks for one answer at a time, and for a hint beside it; an old position's are dropped."""

    def __init__(self, session: Session, client: BotClient | None, *, wait: bool) -> None:
        self._session = session
        self._client = client
        self._wait = wait
        self._answer: _Asked | None = None
        self._hint: _Asked | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer or a hint is awaited."""
        awaits_answer = self._answer is not None and self._answer.command is None
        return awaits_answer or (self._hint is not None and self._hint.hint is None)

    def tick(self) -> None:
        """Ask for the seat on turn if it is a bot's, and take what has been answered."""
        position = self._session.ticket
        if self._answer is not None and self._answer.position != position:
            self._answer = None
        if self._hint is not None and self._hint.position != position:
            self._hint = None
        seat = self._session.bot_to_act
        if seat is not None and self._answer is None:
            player = self._session.setup.players[seat]
            self._answer = _Asked(next(_numbers), position)
            view = observe(self._session.state, seat)
            self._ask(self._answer, view, level_of(player.kind), style_of(player.name))
        self._take()

    def ask_hint(self) -> None:
        """Ask what the strong bot would do in the person's place."""
        position = self._session.ticket
        if self._hint is not None and self._hint.position == position:
            return
        view = self._session.view
        if not view.on_turn or view.phase is Phase.REDEAL:
            return
        self._hint = _Asked(next(_numbers), position)
        if self._client is None:
            self._hint.hint = quick_hint(view)
        else:
            self._client.hint(self._hint.number, view)

    def answer(self) -> Command | None:
        """The answer for the seat on turn, if it has come; it is legal, and given out once."""
        asked = self._answer
        if asked is None or asked.command is None or asked.position != self._session.ticket:
            return None
        self._answer = None
        if refusal(self._session.state, asked.command) is not None:
            return legal_commands(self._session.state)[0]
        return asked.command

    def hint(self) -> Hint | None:
        """The hint for the position, if one was asked for and has come."""
        asked = self._hint
        return None if asked is None or asked.position != self._session.ticket else asked.hint

    def leave(self) -> None:
        """Nobody waits for an answer any more."""
        self._answer = self._hint = None
        if self._client is not None:
            self._client.cancel()

    def _ask(self, asked: _Asked, view: SeatView, level: Level, style: Style) -> None:
        if self._client is None:
            asked.command = quick_answer(view, level, style)
        else:
            self._client.ask(asked.number, view, level, style)

    def _take(self) -> None:
        if self._client is None or not self.thinking:
            return
        replies = self._client.wait(_LONGEST_WAIT_S) if self._wait else self._client.poll()
        for reply in replies:
            match reply:
                case Answer(ticket=ticket, command=command):
                    if self._answer is not None and self._answer.number == ticket:
                        self._answer.command = command
                case Done(ticket=ticket, result=hint):
                    if self._hint is not None and self._hint.number == ticket:
                        self._hint.hint = hint
                case Failed(ticket=ticket):
                    if self._hint is not None and self._hint.number == ticket:
                        self._hint.hint = quick_hint(self._session.view)
                case _:
                    pass
