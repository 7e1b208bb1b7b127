"""Random events of every kind, as plain values."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING, Any, Final

import pygame

from tools.trial.monkey.turns import Sent, Turn

if TYPE_CHECKING:
    import random

Spot = tuple[int, int]

SIZES: Final = (
    (1280, 720), (800, 600), (1024, 600), (640, 400), (640, 480), (1000, 640), (400, 700),
    (720, 1280), (1, 1), (5000, 200), (200, 1500), (1366, 768), (1920, 1080),
)  # fmt: skip
TEXTS: Final = (
    "a", "Q", "7", "12", " ", "नमस्ते", "🂡", "👩‍👩‍👧", "\0", "\ud800", "שלום", "中文", "x" * 300,
    "\n", "\t", "{}", "e\u0301", "\u202e", "%s", "Ђорђе", "\ufeff",
)  # fmt: skip
KEYS: Final = (
    *((ord(letter), letter) for letter in string.ascii_lowercase + string.digits + ",.?-+"),
    *((getattr(pygame, f"K_{name}"), "") for name in (
        "LEFT", "RIGHT", "UP", "DOWN", "HOME", "END", "PAGEUP", "PAGEDOWN", "F1", "F11", "ESCAPE",
        "DELETE", "TAB", "TAB", "LEFT", "RIGHT", "UP", "DOWN",
    )),
    (pygame.K_RETURN, "\r"), (pygame.K_RETURN, "\r"), (pygame.K_SPACE, " "), (pygame.K_SPACE, " "),
    (pygame.K_KP_ENTER, "\r"), (pygame.K_BACKSPACE, "\b"), (pygame.K_KP_7, "7"), (0, ""),
    (2**30 + 300, ""), (0x459, "щ"), (0x939, "ह"),
)  # fmt: skip
MODS: Final = (
    *(pygame.KMOD_NONE,) * 9,
    pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LCTRL, pygame.KMOD_LALT,
    pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, pygame.KMOD_NUM | pygame.KMOD_CAPS,
)  # fmt: skip
TOLD: Final = (
    pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN,
    pygame.WINDOWMOVED, pygame.AUDIODEVICEREMOVED, pygame.USEREVENT, pygame.ACTIVEEVENT,
)  # fmt: skip
STEPS_S: Final = (0.0, 1 / 60, 1 / 60, 1 / 60, 1 / 30, 0.1)


class Dice:
    """Makes events for a window of a size."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.size_px = (1280, 720)

    def maybe(self, part: float) -> bool:
        """True in that part of all cases."""
        return self.chance.random() < part

    def step_s(self) -> float:
        """How long a frame takes."""
        return self.chance.choice(STEPS_S)

    def turn(self, *events: Sent, **about: Any) -> Turn:
        """A turn of these events."""
        return Turn(events, **{"dt_s": self.step_s(), **about})

    def spot(self) -> Spot:
        """A place in the window, sometimes outside."""
        width, height = self.size_px
        if self.maybe(0.05):
            return self.chance.choice(((-5, -5), (width, height), (99_999, 3), (0, 0), (-9, 70)))
        return self.chance.randrange(width), self.chance.randrange(height)

    def mouse(self, at: Spot) -> list[Turn]:
        """Press and release, mostly there and mostly with the left button, at times in a hurry."""
        button = self.chance.choice((1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 6, 7))
        down = _button(pygame.MOUSEBUTTONDOWN, at, button)
        if self.maybe(0.7):
            up = _button(pygame.MOUSEBUTTONUP, at, button)
            once = (down, up) if self.maybe(0.7) else (_motion(at, held=False), down, up)
            return [self.turn(*(once * self.chance.choice((1, 1, 1, 1, 2, 3))))]
        turns = [self.turn(down)]
        for _ in range(self.chance.choice((0, 1, 2, 4))):
            near = (at[0] + self.chance.randint(-30, 30), at[1] + self.chance.randint(-200, 30))
            at = near if self.maybe(0.6) else self.spot()
            turns.append(self.turn(_motion(at, held=self.maybe(0.95))))
        if self.maybe(0.1):
            turns.append(self.turn((self.chance.choice(TOLD), {})))
        if self.maybe(0.9):
            turns.append(self.turn(_button(pygame.MOUSEBUTTONUP, at, button)))
        return turns

    def point(self, at: Spot) -> list[Turn]:
        """Move the pointer there."""
        return [self.turn(_motion(at, held=self.maybe(0.1)))]

    def wheel(self) -> list[Turn]:
        """Turn the wheel."""
        turned = self.chance.choice((-9, -1, -1, 0, 1, 1, 9))
        about = {"x": 0, "y": turned, "precise_x": 0.0, "precise_y": float(turned)}
        return [self.turn((pygame.MOUSEWHEEL, {**about, "flipped": False, "touch": False}))]

    def touch(self, at: Spot) -> list[Turn]:
        """Touch with one or two fingers; as SDL does, tell each touch as a mouse event too."""
        turns = []
        for finger in range(self.chance.choice((1, 1, 1, 2))):
            turns.append(self.turn(*self._finger(pygame.FINGERDOWN, at, finger)))
            for _ in range(self.chance.choice((0, 0, 0, 1, 5))):
                at = (at[0], at[1] + self.chance.randint(-60, 60)) if self.maybe(0.7) else at
                turns.append(self.turn(*self._finger(pygame.FINGERMOTION, at, finger)))
            if self.maybe(0.95):
                turns.append(self.turn(*self._finger(pygame.FINGERUP, at, finger)))
            at = self.spot()
        return turns

    def _finger(self, kind: int, at: Spot, finger: int) -> tuple[Sent, Sent]:
        width, height = self.size_px
        about = {"x": at[0] / width, "y": at[1] / height, "dx": 0.0, "dy": 0.0}
        as_mouse = {
            pygame.FINGERDOWN: _button(pygame.MOUSEBUTTONDOWN, at, 1, touch=True),
            pygame.FINGERUP: _button(pygame.MOUSEBUTTONUP, at, 1, touch=True),
            pygame.FINGERMOTION: _motion(at, held=True, touch=True),
        }
        return (kind, {**about, "finger_id": finger, "touch_id": 1}), as_mouse[kind]

    def key(self) -> list[Turn]:
        """Press some key, sometimes held, sometimes never released."""
        code, letter = self.chance.choice(KEYS)
        mod = self.chance.choice(MODS)
        held = self.chance.choice((1, 1, 1, 1, 4))
        return self.press(code, letter, mod, times=held, released=self.maybe(0.95))

    def press(
        self, code: int, letter: str = "", mod: int = 0, *, times: int = 1, released: bool = True
    ) -> list[Turn]:
        """Press that key."""
        written = "" if mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) else letter
        about = {"key": code, "mod": mod, "unicode": written, "scancode": 0}
        down: list[Sent] = [(pygame.KEYDOWN, about)]
        if written.isprintable() and written:
            down.append((pygame.TEXTINPUT, {"text": written}))
        events = down * times
        if released:
            events.append((pygame.KEYUP, about))
        return [self.turn(*events)]

    def text(self) -> list[Turn]:
        """Type something odd, or compose it with an input method."""
        words = self.chance.choice(TEXTS)
        turns = []
        if self.maybe(0.3):
            about = {"text": words, "start": 0, "length": len(words)}
            turns.append(self.turn((pygame.TEXTEDITING, about)))
        return [*turns, self.turn((pygame.TEXTINPUT, {"text": words}))]

    def told(self) -> list[Turn]:
        """What the system tells a window."""
        return [self.turn((self.chance.choice(TOLD), {}))]

    def resize(self) -> list[Turn]:
        """Another size, mostly a usual one; sometimes two in a row."""
        return [
            self.turn(size_px=self.chance.choice(SIZES))
            for _ in range(self.chance.choice((1, 1, 1, 2)))
        ]

    def fullscreen(self) -> list[Turn]:
        """Full screen and back, once or many times."""
        turns = []
        for _ in range(self.chance.choice((1, 2, 2, 10))):
            turns += self.press(pygame.K_F11)
        return turns


def _button(kind: int, at: Spot, button: int, *, touch: bool = False) -> Sent:
    return kind, {"pos": at, "button": button, "touch": touch}


def _motion(at: Spot, *, held: bool, touch: bool = False) -> Sent:
    return pygame.MOUSEMOTION, {
        "pos": at, "rel": (3, 3), "buttons": (int(held), 0, 0), "touch": touch,
    }  # fmt: skip
