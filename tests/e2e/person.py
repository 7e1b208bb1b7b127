"""A person at the table, who plays by mouse or by keyboard alone and plays any legal card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from callbreak.engine.state import Calling, GameOver, Playing, RoundOver
from tests.e2e.game import SIZE_PX, session_of
from tests.e2e.places import place_of_call, place_of_card, place_of_words
from tests.e2e.waiting import DEADLINE_S, if_within, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.cards import Card
    from callbreak.session.session import Session
    from tests.e2e.game import Game
    from tests.e2e.places import Point

_AGAIN_S = 1.5
"""A press that came as part of a double click, or too early, is made again after this."""

_TRIES = int(DEADLINE_S / _AGAIN_S)
_TRIES_A_SCENE = 4


class Person(ABC):
    """Decides whatever is to be decided at the newest game in the folder."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def start(self) -> None:
        """From the first screen to the table of a new game."""
        before = _number(self._session())
        self._start_new_game()
        until(lambda: _number(self._session()) != before, "a new game has begun")

    def play(self, stop: Callable[[Session], bool]) -> Session:
        """Play until `stop` says so; the game as it stands then."""
        while True:
            session = until(self._on_turn, "it is the person's turn, or the round is over")
            if stop(session):
                return session
            self._decide(session)

    def _on_turn(self) -> Session | None:
        self.game.must_run()
        session = self._session()
        return session if session is not None and session.bot_to_act is None else None

    def _session(self) -> Session | None:
        return session_of(self.game.folder)

    def _decide(self, session: Session) -> None:
        done = len(session.commands)

        def gone_on() -> bool:
            now = self._session()
            return now is not None and len(now.commands) > done

        for _ in range(_TRIES):
            self._act(session)
            if if_within(gone_on, _AGAIN_S):
                return
        raise AssertionError(
            f"nothing helps at {type(session.state).__name__}: {self.game.complaints()}"
        )

    def _act(self, session: Session) -> None:
        match session.state:
            case Calling():
                self._call(session, max(session.state.rules.min_call, 2))
            case Playing():
                self._play(session, session.view.legal[0])
            case RoundOver():
                self._next_round(session)
            case _:
                raise AssertionError(f"nothing to decide at {session.state}")

    @abstractmethod
    def _start_new_game(self) -> None: ...

    @abstractmethod
    def _call(self, session: Session, call: int) -> None: ...

    @abstractmethod
    def _play(self, session: Session, card: Card) -> None: ...

    @abstractmethod
    def _next_round(self, session: Session) -> None: ...


class ByMouse(Person):
    """Only points and clicks."""

    size_px = SIZE_PX

    def press(self, scene: str, words: str, **about: object) -> None:
        """Click the control with those words."""
        self.game.click(place_of_words(self.game.folder, self.size_px, scene, words, **about))

    def _start_new_game(self) -> None:
        """Click both again as long as no game has begun.

        A click is lost while the window manager still moves the window, or before a scene is there.
        """
        before = _number(self._session())
        deal = place_of_words(self.game.folder, self.size_px, "new_game", "Deal the cards")
        for number in range(_TRIES):
            if number % _TRIES_A_SCENE == 0:
                self.press("home", "New game")
            self.game.click(deal)
            if if_within(lambda: _number(self._session()) != before, _AGAIN_S):
                return
        raise AssertionError("no new game begins")

    def _call(self, session: Session, call: int) -> None:
        self.game.click(place_of_call(call, session.view, self.size_px))

    def _play(self, session: Session, card: Card) -> None:
        self.game.click(place_of_card(session.view, card, self.size_px))

    def _next_round(self, session: Session) -> None:
        self.game.click(self._on_sheet(session, "Next round"))

    def _on_sheet(self, session: Session, words: str) -> Point:
        about = {"session": session, "choose": lambda _: None}
        return place_of_words(self.game.folder, self.size_px, "score_sheet", words, **about)

    def play_again(self, session: Session) -> None:
        """From the end of a game to the next one."""
        before = _number(session_of(self.game.folder))
        result = self._on_sheet(session, "Final result")
        again = place_of_words(
            self.game.folder, self.size_px, "game_end", "Play again", session=session
        )
        for place in (result, again) * _TRIES:
            self.game.click(place)
            if if_within(lambda: _number(self._session()) != before, _AGAIN_S):
                return
        raise AssertionError("no further game has begun")


class ByKeyboard(Person):
    """Only presses keys."""

    def _start_new_game(self) -> None:
        before = _number(self._session())
        for _ in range(_TRIES):
            self.game.type("Return")
            if if_within(lambda: _number(self._session()) != before, _AGAIN_S):
                return
        raise AssertionError("Enter does not lead to a game")

    def _call(self, session: Session, call: int) -> None:
        self.game.type(str(call), "Return")

    def _play(self, session: Session, card: Card) -> None:
        self.game.type("Right", "Return")

    def _next_round(self, session: Session) -> None:
        self.game.type("Return")


def over(session: Session) -> bool:
    """Whether the game has ended."""
    return isinstance(session.state, GameOver)


def rounds_done(count: int) -> Callable[[Session], bool]:
    """Whether so many rounds are over."""
    return lambda session: len(session.state.finished) >= count


def after_decisions(count: int) -> Callable[[Session], bool]:
    """Whether the person has decided so many things since this was asked for."""
    seen: list[int] = []

    def stop(session: Session) -> bool:
        seen.append(len(session.commands))
        return len(seen) > count

    return stop


def cards_on_table(session: Session) -> bool:
    """Whether it is the person's turn in the middle of a round."""
    return isinstance(session.state, Playing) and len(session.view.tricks) >= 4


def _number(session: Session | None) -> str | None:
    return None if session is None else session.setup.seed
