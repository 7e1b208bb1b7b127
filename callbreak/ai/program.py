"""Any program that speaks the bot protocol, as a bot.

The program is not trusted: it may die, hang, or answer nonsense. Each time that costs it one
answer, which the lowest legal card or call replaces; it is counted and said, and a program that
died or was late is started again.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from callbreak.ai.line_pump import Ended, LinePump
from callbreak.ai.protocol import lowest_answer, read_answer, write_request
from callbreak.ai.protocol_fields import ProtocolError
from callbreak.engine.commands import AskRedeal, Command
from callbreak.engine.view import Phase

if TYPE_CHECKING:
    from callbreak.engine.view import SeatView

ANSWER_LIMIT_S: Final = 10.0
"""How long a program may think about an answer."""

_FAREWELL_S: Final = 0.5
"""How long a program may take to end when its input has ended."""


class ProgramError(Exception):
    """A bot's command that cannot be started at all."""


class BotProgram:
    """A bot that is a program of its own.

    Attributes:
        command: the command line.
        replaced: how many of its answers had to be replaced.
    """

    def __init__(
        self,
        command: str,
        *,
        answer_limit_s: float = ANSWER_LIMIT_S,
        say: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Prepare a bot; the program itself is started by `start` or the first question.

        Args:
            command: the program and its arguments, as typed in a shell.
            answer_limit_s: how long it may think about an answer.
            say: told in a sentence about each answer that is replaced.

        Raises:
            ProgramError: the command cannot be split into words.
        """
        self.command = command
        self.replaced = 0
        self._limit_s = answer_limit_s
        self._say = say
        self._arguments = _arguments(command)
        self._pump: LinePump | None = None

    def start(self) -> None:
        """Start the program, so that a wrong command is known at once.

        Raises:
            ProgramError: it cannot be started.
        """
        try:
            self._running()
        except OSError as error:
            raise ProgramError(f"{self.command}: {error.strerror or error}") from None

    def answer(self, view: SeatView) -> Command:
        """The program's answer, or the one that replaces it."""
        if view.phase is Phase.REDEAL:
            return AskRedeal(view.seat)
        try:
            return self._ask(view)
        except TimeoutError:
            self._drop()
            fault = f"no answer within {self._limit_s:g} s"
        except (Ended, OSError):
            self._drop()
            fault = "ended instead of answering"
        except ProtocolError as error:
            fault = str(error)
        self.replaced += 1
        self._say(f"round {view.round_number}: {fault}")
        return lowest_answer(view)

    def close(self) -> None:
        """End the program."""
        if self._pump is not None:
            self._pump.close(_FAREWELL_S)
            self._pump = None

    def _ask(self, view: SeatView) -> Command:
        deadline_s = monotonic() + self._limit_s
        pump = self._running()
        pump.send(write_request(view))
        return read_answer(view, pump.receive(deadline_s - monotonic()))

    def _running(self) -> LinePump:
        if self._pump is None:
            self._pump = LinePump(self._arguments)
        return self._pump

    def _drop(self) -> None:
        """Kill the program; the next question starts it again."""
        if self._pump is not None:
            self._pump.close()
            self._pump = None


def _arguments(command: str) -> list[str] | str:
    """The words of a command line. Windows programs split their command line themselves."""
    if sys.platform == "win32":
        return command
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramError(f"{command}: {error}") from None
    if not words:
        raise ProgramError("a bot's command is empty")
    return words
