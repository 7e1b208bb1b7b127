"""Every key that does something is in the list that `?` shows, and does what the list says."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

import callbreak
from callbreak.scenes import shortcuts
from callbreak.scenes.shortcuts import Act, act_of
from callbreak.ui.chords import KEYS
from callbreak.words import tr
from tests.scenes.at_table import AtTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from callbreak.scenes.services import Services
    from callbreak.scenes.shortcuts import Shortcut
    from tests.scenes.person import Person

SOURCE = Path(callbreak.__file__).parent
PLACES = (
    shortcuts.TABLE,
    shortcuts.SHEET,
    shortcuts.EVERYWHERE,
    shortcuts.REVIEW,
    shortcuts.REPLAYS,
    shortcuts.TYPING,
)
LISTED = [shortcut for place in PLACES for shortcut in place]
CODES = {
    code
    for shortcut in LISTED
    for one in shortcut.chords
    for code in KEYS.get(one.key, frozenset())
}
ALL_KEYS = {getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}
MODS = (0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT)


def keys_looked_at(file: Path) -> Iterator[str]:
    """The names like ``K_TAB`` that a file has."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr.startswith("K_"):
            yield node.attr


def test_no_scene_looks_at_a_key_itself() -> None:
    scenes = sorted((SOURCE / "scenes").glob("*.py"))
    assert len(scenes) > 30
    for file in (*scenes, SOURCE / "app" / "loop.py"):
        assert list(keys_looked_at(file)) == [], file.name
        assert "keys.letter(" not in file.read_text("utf-8"), file.name


def test_every_key_that_a_control_looks_at_is_listed() -> None:
    controls = [*(SOURCE / "ui" / "widgets").glob("*.py"), *(SOURCE / "ui").glob("*.py")]
    looked_at = {
        name
        for file in controls
        if file.name not in {"keys.py", "chords.py"}
        for name in keys_looked_at(file)
    }
    assert {"K_PAGEUP", "K_TAB", "K_BACKSPACE"} <= looked_at
    function_keys = {"K_F1", "K_F12"}  # the range that a text field leaves to the scene
    assert {getattr(pygame, name) for name in looked_at - function_keys} <= CODES


def test_each_key_means_one_thing_in_each_place() -> None:
    for place in PLACES:
        chords = [one for shortcut in place for one in shortcut.chords]
        assert len(chords) == len(set(chords))


@pytest.mark.parametrize("act", Act)
def test_every_act_has_a_key(act: Act) -> None:
    assert any(act in shortcut.acts for shortcut in LISTED)


@pytest.mark.parametrize("shortcut", LISTED, ids=lambda shortcut: shortcut.words)
def test_the_list_of_keys_shows_it_with_its_meaning(person: Person, shortcut: Shortcut) -> None:
    person.open("home")
    person.key(pygame.K_SLASH, pygame.KMOD_LSHIFT, scancode=pygame.KSCAN_SLASH, unicode="/")
    assert person.at("KeysScene")
    words = person.words()
    keys = " ".join("+".join(one.caps) for one in shortcut.chords)
    assert (tr(shortcut.words), keys) in pairwise(words)


def test_the_settings_show_the_same_list(person: Person) -> None:
    person.open("settings", page="keys")
    for shortcut in LISTED:
        assert person.sees(tr(shortcut.words))


@pytest.mark.parametrize("phase", ["calling", "playing"])
def test_no_key_that_is_not_listed_does_anything_at_the_table(
    services: Services, phase: str
) -> None:
    table = AtTable(services, speed="instant")
    if phase == "calling":
        table.until_asked()
    else:
        table.ask_for_a_card()

    def seen() -> object:
        widgets = table.table.controls.form.widgets
        focused = [widget.focused for widget in widgets]
        hand = table.table.view.cards.hand
        return (
            table.session.commands,
            services.settings,
            tuple(services.requests),
            table.stack.scenes,
            focused,
            hand.pointed,
            table.table.screen.typed_call.number,
            table.table.last_trick_open,
        )

    before = seen()
    unlisted = 0
    for key in sorted(ALL_KEYS):
        for mod in MODS:
            event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, scancode=0)
            places = (shortcuts.TABLE, shortcuts.EVERYWHERE)
            if any(act_of(event, place) is not None for place in places):
                continue
            unlisted += 1
            table.hold(key, mod, scancode=0)
            table.send(pygame.KEYUP, key=key, mod=mod)
            assert seen() == before, (key, mod)
    assert unlisted > 400


@pytest.mark.parametrize(
    ("button", "act"),
    [
        ("last_trick", Act.LAST_TRICK),
        ("hint", Act.HINT),
        ("undo", Act.UNDO),
        ("sheet", Act.SCORE_SHEET),
        ("pause", Act.PAUSE),
    ],
)
def test_the_tooltips_name_the_keys_of_the_list(services: Services, button: str, act: Act) -> None:
    table = AtTable(services)
    shortcut = next(one for one in shortcuts.TABLE if act in one.acts)
    keys = "+".join(shortcut.chords[0].caps)
    assert getattr(table.table.controls, button).tooltip.endswith(f" ({keys})")
