"""What the monkey feels like: blind, aiming at what can be pressed, typing, or playing the game."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from callbreak.engine.view import Phase
from callbreak.scenes.game_end import GameEndScene
from callbreak.scenes.home import HomeScene
from callbreak.scenes.lesson import LessonScene
from callbreak.scenes.score_sheet import ScoreSheetScene
from callbreak.scenes.table import TableScene
from callbreak.settings.schema import SCHEMA
from callbreak.settings.values import Choice, Number, Section, Selection
from tools.trial.monkey import under_the_skin as skin
from tools.trial.monkey.events import SIZES, Dice, Spot
from tools.trial.monkey.records import NOISE
from tools.trial.monkey.turns import Life, Turn

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from callbreak.scenes.services import Services
    from callbreak.scenes.stack import SceneStack

_MOODS: Final = {"blind": 30, "aiming": 60, "typing": 30, "playing": 250}
"""Each with the most that is done in it; a game wants some patience."""

_MOOD_WEIGHTS: Final = (15, 30, 15, 40)
_RESTS: Final = 0.02
_LEAVES: Final = 0.003


class Monkey:
    """Thinks up one turn after the other; the same with the same chance and the same screens."""

    def __init__(self, chance: random.Random, folder: Path) -> None:
        self._chance = chance
        self._dice = Dice(chance)
        self._folder = folder
        self._coming: deque[Turn] = deque()
        self._mood = "aiming"
        self._mood_left = 0

    def new_life(self) -> Life:
        """How the program is started next."""
        chance, dice = self._chance, self._dice
        self._coming.clear()
        options: dict[str, Any] = {"mute": dice.maybe(0.5)}
        if dice.maybe(0.8):
            options["size_px"] = chance.choice(SIZES)
        if dice.maybe(0.07):
            options["watch"] = True
        elif dice.maybe(0.1):
            options["file"] = Path(self._some_file())
        elif dice.maybe(0.5):
            options["resume"] = True
        if dice.maybe(0.1):
            options["fullscreen"] = True
        if dice.maybe(0.2):
            options["rounds"] = chance.choice(("3", "endless"))
        return Life(chance.randbytes(8).hex(), options, tuple(self._some_settings()))

    def _some_settings(self) -> Iterator[tuple[str, object]]:
        yield "table.speed", self._chance.choice(("instant", "instant", "fast", "normal", "slow"))
        yield "game.rounds", self._chance.choice((3, 3, 3, "endless", "preset"))
        every = [(key, spec) for key, spec in _leaves("", SCHEMA) if key != "game.rounds"]
        for key, spec in self._chance.sample(every, self._chance.randrange(9)):
            yield key, _some_value(self._chance, spec)

    def next(self, stack: SceneStack, services: Services) -> Turn:
        """The next turn."""
        if not self._coming:
            self._dice.size_px = services.window.size_px
            self._coming.extend(self._something(stack))
        return self._coming.popleft()

    def _something(self, stack: SceneStack) -> list[Turn]:
        dice = self._dice
        if dice.maybe(_RESTS):
            return [dice.turn(rest=True)]
        if dice.maybe(_LEAVES):
            return [dice.turn(leave=True)]
        if dice.maybe(0.03):
            return self._system()
        if self._mood_left <= 0:
            self._mood = self._chance.choices(tuple(_MOODS), _MOOD_WEIGHTS)[0]
            self._mood_left = self._chance.randrange(5, _MOODS[self._mood])
        self._mood_left -= 1
        match self._mood:
            case "blind":
                return self._blindly(dice.spot())
            case "aiming":
                return self._aimed(stack)
            case "typing":
                return dice.text() if dice.maybe(0.15) else dice.key()
            case _:
                return self._play(stack)

    def _system(self) -> list[Turn]:
        """What the window and the desktop do."""
        dice = self._dice
        kinds = (dice.told, dice.resize, dice.fullscreen, self._drop, self._close)
        return self._chance.choices(kinds, (40, 25, 6, 16, 5))[0]()

    def _close(self) -> list[Turn]:
        if self._dice.maybe(0.5):
            return self._dice.press(pygame.K_q, "q", pygame.KMOD_LCTRL)
        return [self._dice.turn((pygame.QUIT, {}))]

    def _drop(self) -> list[Turn]:
        """Drop a file on the window."""
        return [self._dice.turn((pygame.DROPFILE, {"file": self._some_file()}))]

    def _some_file(self) -> str:
        """A name in the program's folder: a record, something else, or nothing that is there."""
        records = sorted(file.name for file in self._folder.glob("callbreak-*.json"))
        others = [NOISE, ".", "none", "settings.yaml", "callbreak.db"]
        return self._chance.choice(records if self._dice.maybe(0.7) else others)

    # ------------------------------------------------------------------ blind and aiming

    def _blindly(self, at: Spot) -> list[Turn]:
        dice = self._dice
        kind = self._chance.choices(
            ("mouse", "point", "touch", "wheel", "key", "text"), (40, 15, 15, 8, 20, 2)
        )[0]
        if kind in {"mouse", "point", "touch"}:
            turns: list[Turn] = getattr(dice, kind)(at)
            return turns
        other: list[Turn] = getattr(dice, kind)()
        return other

    def _aimed(self, stack: SceneStack) -> list[Turn]:
        """At a control that can be used, or a card."""
        dice, top = self._dice, stack.top
        if dice.maybe(0.1):
            return self._blindly(dice.spot())
        controls = [w for w in skin.controls_of(top) if w.pressable or w.tooltip]
        spots = [_within(self._chance, widget.rect) for widget in controls]
        if isinstance(top, TableScene):
            spots += [skin.spot_of(top, card) for card in skin.cards_of(top).order]
        if not spots:
            return self._blindly(dice.spot())
        place = self._chance.randrange(len(spots))
        leaves = place < len(controls) and getattr(controls[place], "icon_name", "") == "quit"
        if leaves and dice.maybe(0.9):
            return dice.point(spots[place])
        kind = self._chance.choices((dice.mouse, dice.point, dice.touch), (70, 10, 20))[0]
        return kind(spots[place])

    # ------------------------------------------------------------------ playing

    def _play(self, stack: SceneStack) -> list[Turn]:
        """Do what a player would, as far as it is seen from here."""
        top, dice = stack.top, self._dice
        match top:
            case TableScene():
                return self._play_at(top)
            case ScoreSheetScene() | HomeScene() | GameEndScene():
                wait = [Turn(dt_s=0.25) for _ in range(self._chance.choice((0, 1, 4)))]
                return [*wait, *self._press_a_control(stack)]
            case _:
                if dice.maybe(0.15):
                    return dice.press(pygame.K_ESCAPE)
                return self._press_a_control(stack)

    def _press_a_control(self, stack: SceneStack) -> list[Turn]:
        buttons = [w for w in skin.controls_of(stack.top) if w.pressable]
        primary = [w for w in buttons if getattr(w, "kind", "") in {"primary", "danger"}]
        buttons = [w for w in buttons if getattr(w, "icon_name", "") != "quit"]
        chosen = primary if primary and self._dice.maybe(0.5) else buttons
        if not chosen:
            return self._dice.key()
        return self._click(_within(self._chance, self._chance.choice(chosen).rect))

    def _click(self, at: Spot) -> list[Turn]:
        down, up = ((kind, {"pos": at, "button": 1, "touch": False})
                    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))  # fmt: skip
        return [self._dice.turn(down, up), Turn(dt_s=0.25)]

    def _play_at(self, table: TableScene) -> list[Turn]:
        dice, chance = self._dice, self._chance
        if dice.maybe(0.06):
            code = chance.choice((pygame.K_h, pygame.K_l, pygame.K_s, pygame.K_z))
            mod = pygame.KMOD_LCTRL if code == pygame.K_z else 0
            return dice.press(code, chr(code), mod)
        buttons = [w for w in skin.controls_of(table) if getattr(w, "kind", "")]
        if buttons and dice.maybe(0.7):
            return self._click(_within(chance, chance.choice(buttons).rect))
        if table.calling:
            return dice.press(ord(chance.choice("1234")), "")
        if table.choosing and table.shown.legal:
            card = chance.choice(table.shown.legal)
            hinted = skin.hinted_card(table)
            if isinstance(table, LessonScene) and hinted in table.shown.legal:
                card = hinted
            if dice.maybe(0.8):
                return self._click(skin.spot_of(table, card))
            return [*dice.press(pygame.K_RIGHT), *dice.press(pygame.K_RETURN, "\r")]
        if table.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
            return dice.press(pygame.K_RETURN, "\r")
        return [Turn(dt_s=0.25)] * chance.choice((1, 2, 6))


def _within(chance: random.Random, rect: pygame.Rect) -> Spot:
    """Somewhere in a rectangle."""
    return (
        rect.x + chance.randrange(max(rect.width, 1)),
        rect.y + chance.randrange(max(rect.height, 1)),
    )


def _leaves(key: str, spec: Any) -> Iterator[tuple[str, Any]]:
    """The settings with a value of their own, by their dotted keys."""
    if isinstance(spec, Section):
        for name, part in spec.keys.items():
            yield from _leaves(f"{key}.{name}" if key else name, part)
    elif isinstance(spec, Choice | Number | Selection):
        yield key, spec


def _some_value(chance: random.Random, spec: Any) -> object:
    match spec:
        case Choice(values=values):
            return chance.choice(values)
        case Number(low=low, high=high, whole=whole, words=words):
            if words and chance.random() < 0.3:
                return chance.choice(words)
            return chance.randint(int(low), int(high)) if whole else chance.choice((low, 1.5, high))
        case _:
            return [value for value in spec.values if chance.random() < 0.5]
