"""The states that are full of words: chapters, the steps of the lesson, dialogs and empty pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ai.levels import quick_answer
from callbreak.engine.cards import parse_cards
from callbreak.engine.rules import HighCall, Overtricks, RedealReason, Revoke, Rules
from callbreak.engine.view import Phase, observe
from callbreak.scenes.lesson import LessonScene
from callbreak.scenes.lesson_script import CALL, lesson_session
from callbreak.scenes.requests import Push
from tools.pictures.states import at_rest, play_on, whole_game

if TYPE_CHECKING:
    from tools.pictures.stage import Stage

_CHAPTERS: Final = (
    "game",
    "deal",
    "calls",
    "play",
    "points",
    "advice",
    "questions",
    "house_rules",
    "fair_deal",
)
_LESSON_CARDS: Final = parse_cards("KD JC 4S AD QS")
_UNUSUAL: Final = Rules(
    rounds=None,
    overtricks=Overtricks.ONE_ALLOWED,
    high_call=HighCall.WINS_GAME,
    redeal=tuple(RedealReason),
    min_total_calls=10,
    spades_broken=True,
    revoke=Revoke.CALL_FAILS,
)


def chapter(key: str) -> Callable[[Stage], None]:
    """A chapter of how to play."""

    def lead(stage: Stage) -> None:
        stage.open("how_to_play", chapter=key)

    return lead


def chapter_end(key: str) -> Callable[[Stage], None]:
    """The end of a chapter."""

    def lead(stage: Stage) -> None:
        stage.open("how_to_play", chapter=key)
        press(stage, pygame.K_END)
        stage.wait(1.0)

    return lead


def press(stage: Stage, key: int, unicode: str = "") -> None:
    """Press a key."""
    stage.send(pygame.KEYDOWN, key=key, mod=0, unicode=unicode, scancode=0)


def pause(stage: Stage) -> None:
    """The pause, with house rules of every kind."""
    table = stage.sit_down("table 5", _UNUSUAL)
    stage.until(lambda: table.calling or table.choosing or table.shown.phase is Phase.REDEAL)
    stage.open("pause", session=table.session)


def rules_help(stage: Stage) -> None:
    """The rules in force, in the middle of a game."""
    table = stage.sit_down("table 5", _UNUSUAL)
    stage.until(lambda: table.calling or table.choosing or table.shown.phase is Phase.REDEAL)
    press(stage, pygame.K_F1)
    stage.wait(1.5)


def delete_question(stage: Stage) -> None:
    """A game is to be deleted."""
    whole_game(stage, seed="one")
    stage.open("replays")
    press(stage, pygame.K_DELETE)
    stage.wait(1.0)


def replays_empty(stage: Stage) -> None:
    """No game is kept."""
    stage.open("replays")


def statistics_empty(stage: Stage) -> None:
    """No game has been played."""
    stage.open("statistics")


def settings_keys(stage: Stage) -> None:
    """The keys, as a page of the settings."""
    stage.open("settings", page="keys")


def settings_rules_end(stage: Stage) -> None:
    """The last of the house rules."""
    stage.open("settings", page="house_rules")
    press(stage, pygame.K_END)
    stage.wait(1.0)


def score_sheet(stage: Stage) -> None:
    """A look at the sheet in mid-game."""
    table = stage.sit_down("table 5")
    play_on(stage, table, tricks=3)
    stage.open("score_sheet", session=table.session)


def review_calls(stage: Stage) -> None:
    """The first step of a review, with the calls."""
    whole_game(stage, seed="review")
    stage.open("review", game=stage.store.games()[0])
    press(stage, pygame.K_HOME)
    stage.wait(1.0)


def lesson_hello(stage: Stage) -> None:
    """The teacher greets."""
    _lesson(stage)


def lesson_step(count: int) -> Callable[[Stage], None]:
    """What the teacher says before the call (0), and before each card (1 to 6)."""

    def lead(stage: Stage) -> None:
        lesson = _lesson(stage)
        press(stage, pygame.K_RETURN)
        stage.until(lambda: lesson.calling and at_rest(lesson))
        for number in range(count):
            if number:
                lesson.play(_LESSON_CARDS[number - 1])
            else:
                lesson.call(CALL)
            stage.wait(0.5)
            stage.until(lambda: at_rest(lesson))
        stage.wait(1.0)

    return lead


def lesson_end(stage: Stage) -> None:
    """The lesson is over."""
    session = lesson_session("You")
    while not session.state.finished:
        session.submit(quick_answer(observe(session.state, session.state.turn or 0)))
    stage.open("home")
    stage.open("lesson_end", result=session.state.finished[-1])


def _lesson(stage: Stage) -> LessonScene:
    lesson = LessonScene()
    stage.services.change("table.speed", "instant")
    stage.services.requests.append(Push(lesson))
    stage.stack.settle()
    stage.wait(3)
    return lesson


READING_STATES: Final[dict[str, Callable[[Stage], None]]] = {
    **{f"chapter-{key}": chapter(key) for key in _CHAPTERS},
    **{f"chapter-{key}-end": chapter_end(key) for key in _CHAPTERS},
    "settings-rules-end": settings_rules_end,
    "settings-keys": settings_keys,
    "pause": pause,
    "rules-help": rules_help,
    "delete-question": delete_question,
    "score-sheet": score_sheet,
    "review-calls": review_calls,
    "replays-empty": replays_empty,
    "statistics-empty": statistics_empty,
    "lesson-hello": lesson_hello,
    **{f"lesson-{count}": lesson_step(count) for count in range(len(_LESSON_CARDS) + 2)},
    "lesson-end": lesson_end,
}
