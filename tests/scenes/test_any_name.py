"""Whatever the players are called: every scene that shows names stands, and files hold them."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.ai.levels import quick_answer
from callbreak.engine.commands import NextRound
from callbreak.engine.record import to_record
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.engine.view import observe
from callbreak.scenes.replays import ReplaysScene
from callbreak.session.games import export, take_in_text
from callbreak.session.session import Session
from callbreak.settings.values import clean_text
from callbreak.ui.text_clean import clean
from callbreak.ui.widgets.text_field import TextField
from tests.cli.running import run
from tests.scenes.at_table import AtTable
from tests.scenes.person import Person
from tests.scenes.pixels import where_they_differ

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.scenes.services import Services
    from callbreak.session.store import KeptGame

NAMES = {
    "forty wide letters": "W" * 40,
    "Devanagari": "क्षत्रिय श्रीकृष्ण ज्ञानेन्द्र",
    "right to left": "شهاب الدين",
    "turned round": "\u202eahsA\u202c\u2066",
    "emoji": "👨‍👩‍👧‍👦🎉",
    "heaps of marks": "Z̸̧͇̃̔" * 9,
    "NUL": "a\0b",
    "half a character": "\ud800",
    "lines": "one\ntwo\r\nthree",
    "a program": "{0} %s \\x1b[31m </b>",
    "blank": " ",
}
PLAIN = "Ann"
KINDS = (Kind.HUMAN, Kind.MEDIUM, Kind.HARD, Kind.EASY)
SIZE = (1024, 600)


every_name = pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))


@cache
def played(name: str, rounds: int) -> Session:
    """A game of three rounds after so many of them, all players with that name."""
    players = tuple(Player(name, kind) for kind in KINDS)
    session = Session(Setup("names", Rules(rounds=3), players))
    while len(session.state.finished) < rounds:
        turn = session.state.turn
        session.submit(NextRound() if turn is None else quick_answer(observe(session.state, turn)))
    return session


@pytest.fixture
def person(services: Services) -> Person:
    """A person before a small window, where nothing moves."""
    services.change("table.reduced_motion", True)
    services.change("table.speed", "instant")
    pygame.display.set_mode(SIZE)
    services.window.resized()
    return Person(services)


def picture(person: Person, scene: str, **about: object) -> pygame.Surface:
    """A scene once it is at rest."""
    person.open(scene, **about)
    for _ in range(12):
        person.stack.tick(0.25)
    person.stack.redraw()
    person.stack.draw(person.services.window.surface)
    return person.services.window.surface.copy()


def keep(person: Person, name: str, rounds: int) -> KeptGame:
    """A kept game of players with that name, as one that was imported."""
    store = person.services.store
    assert store is not None
    return store.take_in(to_record(played(name, rounds).state, app="test")).game


@every_name
def test_a_game_is_played(services: Services, name: str) -> None:
    players = played(name, 2).setup.players
    at_table = AtTable(services, "names", players=players, speed="instant", trick_rest=0.5)
    at_table.until_asked()
    at_table.table.ask_hint()
    at_table.ask_for_a_card()
    at_table.table.play(at_table.legal[0])
    at_table.until_asked()
    at_table.key(pygame.K_l, unicode="l")
    at_table.wait(0.1)
    assert at_table.session.view.tricks


@every_name
def test_every_scene_with_names_keeps_within_its_window(person: Person, name: str) -> None:
    game = keep(person, name, 3)
    edge = round(SIZE[0] * 0.015)
    frame = [
        pygame.Rect(0, 0, edge, SIZE[1]),
        pygame.Rect(SIZE[0] - edge, 0, edge, SIZE[1]),
        pygame.Rect(0, 0, SIZE[0], edge),
        pygame.Rect(0, SIZE[1] - edge, SIZE[0], edge),
    ]
    plain = [picture(person, "game_end", session=played(PLAIN, 3)).subsurface(r) for r in frame]
    shown = [picture(person, "game_end", session=played(name, 3)).subsurface(r) for r in frame]
    assert [where_they_differ(*pair).height for pair in zip(plain, shown, strict=True)] == [0] * 4
    picture(person, "score_sheet", session=played(name, 2))
    for scene in ("replays", "statistics"):
        picture(person, scene)
    picture(person, "review", game=game)
    keep(person, name, 2)
    picture(person, "home")


@every_name
def test_any_name_can_be_looked_for_and_given(person: Person, name: str) -> None:
    keep(person, name, 2)
    person.open("replays")
    assert isinstance(person.scene, ReplaysScene)
    field = next(each for each in person.form.widgets if isinstance(each, TextField))
    person.form.focus(field)
    person.type(name)
    if clean(name) == name:
        assert person.scene.chosen is not None
    for scene in ("welcome", "new_game", "settings"):
        person.open(scene)
        field = next(each for each in person.form.widgets if isinstance(each, TextField))
        person.form.focus(field)
        person.type(name)
        person.key(pygame.K_TAB)
        person.wait(0.1)
    kept = person.services.settings.player.name
    first_word, *_ = [*clean_text(name).split(), ""]
    assert kept == clean_text(kept)
    assert kept.startswith(clean(first_word))


@every_name
def test_an_exported_game_can_be_read_again(person: Person, name: str, tmp_path: Path) -> None:
    store = person.services.store
    assert store is not None
    game = keep(person, name, 2)
    file = tmp_path / "game.json"
    export(store, game, file)
    text = file.read_text(encoding="utf-8")
    assert {player["name"] for player in json.loads(text)["players"]} == {name}
    store.delete(game)
    taken = take_in_text(store, text)
    assert [player.name for player in taken[0].game.setup.players] == [name] * 4


def test_the_commands_list_each_game_in_one_line(person: Person, tmp_path: Path) -> None:
    for name in NAMES.values():
        keep(person, name, 2)
    done = run("games", "--data-dir", str(tmp_path), "--language", "ne", LANG="C.UTF-8")
    assert done.returncode == 0
    assert done.stdout.count(b"\n") == len(NAMES)
    assert b"\0" not in done.stdout
