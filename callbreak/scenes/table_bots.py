"""The bots at the table: asked without waiting, and answered when the table is ready for it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from callbreak.ai.explain import explain
from callbreak.ai.hints import hint_at_desk
from callbreak.ai.levels import Level, quick_answer
from callbreak.ai.messages import Answer, Done, Failed
from callbreak.ai.styles import Style, style_of
from callbreak.engine.commands import MakeCall, PlayCard
from callbreak.engine.game import legal_commands, refusal
from callbreak.engine.state import Kind
from callbreak.engine.view import Phase, SeatView, observe

if TYPE_CHECKING:
    from callbreak.ai.reasons import Reason
    from callbreak.engine.commands import Command
    from callbreak.session.session import Session

_LONGEST_WAIT_S: Final = 20.0

_numbers = count(1)
"""Requests of all tables of one run: an answer to an old game is never taken for a new one."""


@dataclass(slots=True)
class _Asked:
    """A request: its number, the position it is about, and the answer, or the hint's reason."""

    number: int
    position: int
    command: Command | None = None
    reason: Reason | None = None


class TableBots:
    """Asks for one answer at a time, and for a hint beside it; an old position's are dropped."""

    def __init__(self, session: Session, client: Any, *, wait: bool) -> None:
        self._session = session
        self._client = client
        self._wait = wait
        self._answer: _Asked | None = None
        self._hint: _Asked | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer or a hint is awaited."""
        awaits_answer = self._answer is not None and self._answer.command is None
        return awaits_answer or (self._hint is not None and self._hint.reason is None)

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
            level = Level.MEDIUM if player.kind is Kind.PROGRAM else Level(player.kind.value)
            self._answer = _Asked(next(_numbers), position)
            view = observe(self._session.state, seat)
            self._ask(self._answer, view, level, style_of(player.name))
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
            self._hint.reason = _quick_reason(view)
        else:
            self._client.job(self._hint.number, hint_at_desk, view)

    def answer(self) -> Command | None:
        """The answer for the seat on turn, if it has come; it is legal, and given out once."""
        asked = self._answer
        if asked is None or asked.command is None or asked.position != self._session.ticket:
            return None
        self._answer = None
        if refusal(self._session.state, asked.command) is not None:
            return legal_commands(self._session.state)[0]
        return asked.command

    def hint(self) -> Reason | None:
        """The hint for the position with its reason, if one was asked for and has come."""
        asked = self._hint
        return None if asked is None or asked.position != self._session.ticket else asked.reason

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
                        self._hint.reason = hint.reason
                case Failed(ticket=ticket):
                    if self._hint is not None and self._hint.number == ticket:
                        self._hint.reason = _quick_reason(self._session.view)
                case _:
                    pass


def _quick_reason(view: SeatView) -> Reason:
    """A hint from the quick bot, for when the strong one cannot be asked."""
    match quick_answer(view):
        case PlayCard(card=card):
            return explain(view, card)
        case MakeCall(call=call):
            return explain(view, call)
        case other:
            raise ValueError(f"{other} is no decision that a hint is about")
