"""Every key that does something, in one list: scenes ask it what a key means, and `?` shows it.

A scene never looks at a key itself, so no key can do what the list does not tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import pygame

from callbreak.ui.chords import DIGITS, Chord, chord
from callbreak.words import mark


class Act(Enum):
    """What a key can mean."""

    # at the table
    CARD_LEFT = auto()
    CARD_RIGHT = auto()
    PLAY = auto()
    DIGIT = auto()
    TAKE_DIGIT_BACK = auto()
    HINT = auto()
    LAST_TRICK = auto()
    UNDO = auto()
    SCORE_SHEET = auto()
    PAUSE = auto()
    GO_ON = auto()
    # in the review and among the replays
    STEP_BACK = auto()
    STEP_ON = auto()
    WALK = auto()
    ROUND_BACK = auto()
    ROUND_ON = auto()
    NEXT_LOSS = auto()
    TRY_AGAIN = auto()
    OPEN_HANDS = auto()
    PLAY_ON = auto()
    SAME_DEAL = auto()
    EXPORT = auto()
    DELETE = auto()
    # everywhere
    NEXT_CONTROL = auto()
    CONTROL_BESIDE = auto()
    PRESS = auto()
    SCROLL = auto()
    EDIT = auto()
    BACK = auto()
    RULES = auto()
    KEYS = auto()
    MUTE = auto()
    FULL_SCREEN = auto()
    NEW_GAME = auto()
    QUIT = auto()


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Keys with one meaning, and its words in English."""

    chords: tuple[Chord, ...]
    acts: tuple[Act, ...]
    words: str

    def act_of(self, event: pygame.Event) -> Act | None:
        """What the event means, if it is one of these keys."""
        for number, one in enumerate(self.chords):
            if one.is_pressed(event):
                return self.acts[min(number, len(self.acts) - 1)]
        return None


def _keys(written: str, words: str, *acts: Act) -> Shortcut:
    """Keys divided by spaces, each with its act, or all with the same."""
    names = written.replace("Page ", "Page_").split()
    chords = tuple(chord(name.replace("Page_", "Page ")) for name in names)
    assert len(acts) in {1, len(chords)}
    return Shortcut(chords, acts, words)


TABLE: Final = (
    _keys("← →", mark("Choose among the cards that may be played"), Act.CARD_LEFT, Act.CARD_RIGHT),
    _keys("Enter Space", mark("Play the chosen card, or make the chosen call"), Act.PLAY),
    Shortcut((chord(DIGITS),), (Act.DIGIT,), mark("Choose a call")),
    _keys("Backspace", mark("Take a digit of the call back"), Act.TAKE_DIGIT_BACK),
    _keys("H", mark("Hint"), Act.HINT),
    _keys("L", mark("Last trick"), Act.LAST_TRICK),
    _keys("Ctrl+Z", mark("Undo to your last decision"), Act.UNDO),
    _keys("S", mark("Score sheet"), Act.SCORE_SHEET),
    _keys("Esc", mark("Pause"), Act.PAUSE),
)
"""At the table."""

SHEET: Final = (
    _keys("Enter Space", mark("Go on: the next round, another game"), Act.GO_ON),
    _keys("S", mark("Put the score sheet away"), Act.SCORE_SHEET),
)
"""On the score sheet and at the end of a game."""

REVIEW: Final = (
    _keys(", .", mark("A card back, a card on"), Act.STEP_BACK, Act.STEP_ON),
    _keys("← → ↑ ↓ Home End", mark("On the track: by card, by trick, to the ends"), Act.WALK),
    _keys(
        "Page Up Page Down", mark("The round before, the next round"), Act.ROUND_BACK, Act.ROUND_ON
    ),
    _keys("N", mark("Next loss"), Act.NEXT_LOSS),
    _keys("T", mark("Try again"), Act.TRY_AGAIN),
    _keys("O", mark("Show or hide the other hands"), Act.OPEN_HANDS),
    _keys("P", mark("Play on by itself, or stop"), Act.PLAY_ON),
)
"""In the review of a game."""

REPLAYS: Final = (
    _keys("Enter", mark("Review"), Act.PRESS),
    _keys("A", mark("Same deal again, or continue"), Act.SAME_DEAL),
    _keys("E", mark("Export"), Act.EXPORT),
    _keys("Delete", mark("Delete the game; you are asked first"), Act.DELETE),
)
"""Among the kept games."""

EVERYWHERE: Final = (
    _keys("Tab Shift+Tab", mark("Next control; with Shift the one before"), Act.NEXT_CONTROL),
    _keys("← ↑ ↓ →", mark("The control beside; the value of a control"), Act.CONTROL_BESIDE),
    _keys("Enter Space", mark("Press the control"), Act.PRESS),
    _keys("Page Up Page Down Home End", mark("Scroll, or far along a list"), Act.SCROLL),
    _keys("Esc", mark("Back"), Act.BACK),
    _keys("F1", mark("How to play, with the rules in force"), Act.RULES),
    _keys("?", mark("This list"), Act.KEYS),
    _keys("M", mark("Sound on or off"), Act.MUTE),
    _keys("F11 Alt+Enter", mark("Full screen on or off"), Act.FULL_SCREEN),
    _keys("Ctrl+N", mark("New game"), Act.NEW_GAME),
    _keys("Ctrl+Q", mark("Quit; the game is kept"), Act.QUIT),
)
"""Everywhere; while one types all sleep but those that leave the field or the program."""

TYPING: Final = (
    _keys("← → Home End", mark("Move; with Shift, select"), Act.EDIT),
    _keys("Backspace Delete", mark("Delete before, delete after"), Act.EDIT),
    _keys("Ctrl+A Ctrl+C Ctrl+X Ctrl+V", mark("Select all, copy, cut, paste"), Act.EDIT),
)
"""In a text field."""


def act_of(event: pygame.Event, shortcuts: tuple[Shortcut, ...]) -> Act | None:
    """What a key means where these shortcuts hold, on any keyboard layout; None for nothing."""
    if event.type != pygame.KEYDOWN:
        return None
    return next((act for one in shortcuts if (act := one.act_of(event)) is not None), None)
