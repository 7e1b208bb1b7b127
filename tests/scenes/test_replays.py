"""Replays: a person looks for a game, writes it out, takes one in, plays it again, deletes it."""

from __future__ import annotations

import json
from datetime import date
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.rules import PRESETS
from callbreak.engine.state import Kind, Player
from callbreak.scenes.replays import ReplaysScene
from callbreak.scenes.replays_panel import days_of
from callbreak.session.games import Result, Search, export
from callbreak.ui import text
from callbreak.ui.widgets.text_field import TextField
from tests.scenes.kept_games import keep
from tests.scenes.person import Person
from tests.session.table import FOUR_BOTS, SHORT, setup

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.store import KeptGame, Store
    from callbreak.ui.text import TextStyle


@pytest.fixture
def store(person: Person) -> Store:
    assert person.services.store is not None
    return person.services.store


@pytest.fixture
def games(store: Store) -> list[KeptGame]:
    """Three games, the newest first: one watched, one not finished, one finished."""
    keep(store, setup("first"))
    keep(store, setup("second", PRESETS["nepal"]), moves=12)
    keep(store, setup("third", players=FOUR_BOTS))
    return store.games()


def scene(person: Person) -> ReplaysScene:
    assert isinstance(person.scene, ReplaysScene)
    return person.scene


def shown(person: Person) -> list[int]:
    return [game.number for game in scene(person).found]


def look_for(person: Person, words: str) -> None:
    field = next(each for each in person.form.widgets if isinstance(each, TextField))
    person.form.focus(field)
    person.key(pygame.K_a, pygame.KMOD_LCTRL, scancode=pygame.KSCAN_A)
    person.type(words)


def test_an_empty_list_says_how_it_is_filled(person: Person) -> None:
    person.open("replays")
    assert person.sees("No games yet")
    person.click("New game")
    assert person.at("NewGameScene")


def test_all_games_are_listed_the_newest_first(person: Person, games: list[KeptGame]) -> None:
    person.open("replays")
    assert shown(person) == [3, 2, 1]
    assert len(scene(person).list.rows) == 3
    assert scene(person).chosen == games[0]


def test_games_are_found_by_name_seed_and_number(person: Person, games: list[KeptGame]) -> None:
    person.open("replays")
    look_for(person, "maya")
    assert shown(person) == [3]
    look_for(person, "second")
    assert shown(person) == [2]
    look_for(person, "1")
    assert shown(person) == [1]


def test_a_month_or_a_day_is_looked_for_by_its_date(
    person: Person, store: Store, games: list[KeptGame]
) -> None:
    keep(store, setup("june"), started="2026-06-15T12:00:00Z")
    person.open("replays")
    look_for(person, "2026-06")
    assert shown(person) == [4]
    person.type("-15")
    assert shown(person) == [4]
    person.key(pygame.K_BACKSPACE)
    assert shown(person) == []


@pytest.mark.parametrize("words", ["2026", "2026-13", "2026-02-30", "9999-12", "0000-01", "maya"])
def test_what_is_no_date_is_searched_as_a_text(words: str) -> None:
    assert days_of(words) is None


def test_a_month_ends_with_its_last_day() -> None:
    assert days_of("2028-2") == (date(2028, 2, 1), date(2028, 2, 29))
    assert days_of(" 2026-12 ") == (date(2026, 12, 1), date(2026, 12, 31))


def test_presets_and_results_are_filters(person: Person, games: list[KeptGame]) -> None:
    person.open("replays")
    scene(person).look_for(Search(preset="nepal"))
    assert shown(person) == [2]
    scene(person).look_for(Search(result=Result.UNFINISHED))
    assert shown(person) == [2]
    scene(person).look_for(Search(preset="nepal", result=Result.WATCHED))
    assert shown(person) == []
    person.wait(0.1)
    assert person.sees("No kept game matches.")
    assert not person.widget("Delete").enabled


def test_a_click_chooses_and_a_second_click_opens(person: Person, games: list[KeptGame]) -> None:
    person.open("replays")
    person.wait(0.1)
    person.click_at(scene(person).list.row_rect(2).center)
    assert scene(person).chosen == games[2]
    assert person.at("ReplaysScene")
    person.click_at(scene(person).list.row_rect(2).center)
    assert person.at("ReviewScene")


def test_the_keys_choose_and_enter_opens(person: Person, games: list[KeptGame]) -> None:
    person.open("replays")
    person.key(pygame.K_DOWN)
    assert scene(person).chosen == games[1]
    person.key(pygame.K_RETURN)
    assert person.at("ReviewScene")
    person.key(pygame.K_ESCAPE)
    assert scene(person).chosen == games[1]
    person.key(pygame.K_ESCAPE)
    assert person.stack.top is None


def test_delete_asks_and_the_answer_at_hand_is_harmless(
    person: Person, games: list[KeptGame], store: Store
) -> None:
    person.open("replays")
    person.click("Delete")
    assert person.at("QuestionScene")
    person.key(pygame.K_RETURN)
    assert len(store.games()) == 3
    person.click("Delete")
    person.key(pygame.K_ESCAPE)
    assert len(store.games()) == 3


def test_a_deleted_game_is_gone_and_the_next_one_is_chosen(
    person: Person, games: list[KeptGame], store: Store
) -> None:
    person.open("replays")
    person.key(pygame.K_DOWN)
    person.key(pygame.K_DELETE)
    person.click("Delete")
    assert [game.number for game in store.games()] == [3, 1]
    assert scene(person).chosen == games[2]


def test_an_exported_game_is_a_new_file_and_the_path_is_said(
    person: Person, games: list[KeptGame], store: Store, tmp_path: Path
) -> None:
    person.open("replays")
    person.key(pygame.K_END)
    person.click("Export")
    (file,) = tmp_path.glob("callbreak-1*.callbreak")
    assert json.loads(file.read_text(encoding="utf-8")) == store.record_of(games[2])
    assert person.sees(str(file))
    person.key(pygame.K_e, unicode="e", scancode=0)
    assert len(list(tmp_path.glob("callbreak-1*.callbreak"))) == 2


def test_an_export_that_fails_says_so(
    person: Person, games: list[KeptGame], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a file"
    file.touch()
    monkeypatch.setattr("callbreak.scenes.replays.export_folder", lambda _: file)
    person.open("replays")
    person.click("Export")
    assert person.sees("cannot be written")


def test_a_file_dropped_on_the_list_is_kept_and_chosen(
    person: Person, games: list[KeptGame], store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "other.json"
    export(store, games[2], file)
    store.delete(games[2])
    person.open("replays")
    assert shown(person) == [3, 2]
    look_for(person, "nobody of that name")
    assert shown(person) == []
    person.send(pygame.DROPFILE, file=str(file))
    assert len(store.games()) == 3
    assert len(shown(person)) == 3
    assert scene(person).chosen is not None
    assert scene(person).chosen.setup == games[2].setup  # type: ignore[union-attr]
    assert person.sees("The game is kept as number")
    person.send(pygame.DROPFILE, file=str(file))
    assert len(store.games()) == 3
    assert person.sees("kept already")


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xff", b"[1, 2]"])
def test_a_dropped_file_without_a_game_is_refused_with_a_sentence(
    person: Person, games: list[KeptGame], store: Store, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    person.open("replays")
    person.send(pygame.DROPFILE, file=str(file))
    assert len(store.games()) == 3
    assert person.sees("odd.json")


def test_the_same_deal_is_played_again_from_its_start(
    person: Person, games: list[KeptGame], store: Store
) -> None:
    person.open("replays")
    person.key(pygame.K_END)
    person.click("Same deal again")
    assert person.at("TableScene")
    session = person.scene.session  # type: ignore[attr-defined]
    assert session.setup == games[2].setup
    assert session.commands == ()
    assert store.unfinished() is not None
    assert len(store.games()) == 4


def test_a_game_that_waits_goes_on_where_it_was_left_though_a_newer_one_waits_too(
    person: Person, games: list[KeptGame], store: Store
) -> None:
    keep(store, setup("fourth"), moves=3)
    person.open("replays")
    look_for(person, "second")
    assert shown(person) == [games[1].number]
    assert not person.sees("Same deal again")
    person.click("Continue")
    assert person.at("TableScene")
    session = person.scene.session  # type: ignore[attr-defined]
    assert session.setup == games[1].setup
    assert len(session.commands) >= 12
    assert len(store.games()) == 4


def test_the_key_for_the_same_deal_goes_on_with_a_game_that_waits(
    person: Person, games: list[KeptGame], store: Store
) -> None:
    person.open("replays")
    look_for(person, "second")
    person.form.focus(scene(person).list)
    person.key(pygame.K_a, scancode=pygame.KSCAN_A)
    assert person.at("TableScene")
    assert len(store.games()) == 3


def test_only_a_game_that_waits_for_a_person_can_go_on(
    person: Person, games: list[KeptGame]
) -> None:
    person.open("replays")
    offered = []
    for _ in games:
        offered.append(person.sees("Continue"))
        assert person.sees("Same deal again") is not offered[-1]
        person.key(pygame.K_DOWN)
    assert offered == [False, True, False]


def test_only_what_is_seen_of_thousands_of_games_is_drawn(
    person: Person, games: list[KeptGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    person.open("replays")
    listed = scene(person)
    listed.found = [games[2]] * 5000

    class Counted:
        def draw(self, *_: object, **__: object) -> None:
            drawn.append(1)

    monkeypatch.setattr("callbreak.scenes.replays.GameRow", lambda _: Counted())
    listed._show()
    person.wait(0.1)
    assert 5 < len(drawn) < 60


@pytest.mark.parametrize("size_px", [(800, 480), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_nothing_leaves_the_window(
    person: Person, games: list[KeptGame], size_px: tuple[int, int], text_size: int
) -> None:
    person.services.change("table.text_size", text_size)
    pygame.display.set_mode(size_px)
    person.services.window.resized()
    person.open("replays")
    person.stack.resize(size_px)
    window = pygame.Rect((0, 0), size_px)
    for widget in person.form.widgets:
        if widget.visible and widget.area is None:
            assert window.contains(widget.rect), (type(widget).__name__, widget.rect)


def test_a_filter_goes_with_the_last_game_that_it_lets_through(
    person: Person, store: Store, games: list[KeptGame]
) -> None:
    person.open("replays")
    chosen = next(game for game in games if game.preset == "nepal")
    scene(person).look_for(Search(preset="nepal"))
    assert shown(person) == [chosen.number]
    person.key(pygame.K_DELETE)
    person.click("Delete")
    assert shown(person)
    assert chosen.number not in shown(person)


def test_the_list_stays_where_it_was_in_a_window_of_another_size(
    person: Person, store: Store
) -> None:
    for number in range(20):
        keep(store, setup(f"many {number}", SHORT), moves=3)
    person.open("replays")
    area = scene(person).area
    assert area is not None
    area.scroll_to(300, at_once=True)
    person.stack.resize((1280, 700))
    after = scene(person).area
    assert after is not None
    assert after.offset_px == 300


def test_long_names_in_a_row_leave_the_others_theirs(
    person: Person, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = "Wilhelmina Maximiliana Bartholomew-Smith"
    others = (Player(name, Kind.EASY) for name in (f"The other {long}"[:40], "Asha", "Bikram"))
    keep(store, setup("long", players=(Player(long, Kind.HUMAN), *others)), moves=12)
    pygame.display.set_mode((800, 480))
    person.services.window.resized()
    person.open("replays")
    person.stack.resize((800, 480))
    drawn: list[str] = []
    render = text.render

    def seen(words: str, style: TextStyle) -> pygame.Surface:
        drawn.append(words)
        return render(words, style)

    monkeypatch.setattr(text, "render", seen)
    row, rect = scene(person).list.rows[0], scene(person).list.row_rect(0)
    row.draw(person.services.window.surface, rect, person.form.look, chosen=False)
    line = next(words for words in drawn if words.startswith("Wilhelmina"))
    assert line.count("…") == 2
    assert "… 0.0, The other Wilhelmina" in line
    assert line.endswith("… 0.0, Asha 0.0, Bikram 0.0")
