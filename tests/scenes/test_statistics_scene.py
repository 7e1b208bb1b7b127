"""The statistics on the screen: the figures of the games kept, by player, rules and opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from callbreak.engine.rules import PRESETS
from callbreak.engine.state import Kind, Player
from callbreak.scenes.statistics import StatisticsScene
from callbreak.scenes.statistics_words import call_columns, history, hundredths_text, percent_text
from callbreak.session.statistics import played, statistics
from callbreak.ui import text
from callbreak.ui.chart_axis import axis_for
from callbreak.ui.statistics_boxes import TableBox, Tile
from tests.scenes.kept_games import keep
from tests.scenes.person import Person
from tests.session.table import SHORT, setup

if TYPE_CHECKING:
    from callbreak.session.store import Store

RAM = (Player("Ram", Kind.HUMAN), *(Player(n, Kind.EASY) for n in ("Pema", "Nima", "Laxmi")))


@pytest.fixture
def store(person: Person) -> Store:
    assert person.services.store is not None
    return person.services.store


@pytest.fixture
def games(store: Store) -> None:
    """Sita has played twice and given up once, Ram has played once."""
    for luck in (1, 2):
        keep(store, setup(f"s{luck}", SHORT), luck=luck)
    keep(store, setup("left", SHORT), moves=9, abandoned=True)
    keep(store, setup("nepal", PRESETS["nepal"], RAM), luck=3)


def scene(person: Person) -> StatisticsScene:
    assert isinstance(person.scene, StatisticsScene)
    return person.scene


def figure(person: Person, name: str) -> str:
    tiles = [w for w in person.form.widgets if isinstance(w, Tile) and w.name == name]
    return tiles[0].figure


def test_without_games_it_says_how_to_get_some(person: Person) -> None:
    person.open("statistics")
    assert person.sees("Nothing to count yet")
    person.click("New game")
    assert person.at("NewGameScene")


def test_the_figures_are_those_of_the_player(person: Person, store: Store, games: None) -> None:
    person.open("statistics")
    own = statistics([game for game in played(store) if game.name == "Sita"]).counted
    assert own.games == 2
    assert figure(person, "Games") == "2"
    assert figure(person, "Won") == percent_text(own.wins_percent)
    assert figure(person, "Points a round") == hundredths_text(own.hundredths_a_round)
    assert figure(person, "Calls made") == percent_text(own.made_percent)
    assert figure(person, "Average call") == hundredths_text(own.hundredths_a_call)


COUNTED = "Only finished games without help count. Apart: 1 given up."


def test_it_says_beside_the_title_what_counts_and_what_stands_apart(
    person: Person, games: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    render = text.render

    def watched(words: str, *rest: Any, **more: Any) -> pygame.Surface:
        painted.append(words)
        return render(words, *rest, **more)

    monkeypatch.setattr(text, "render", watched)
    person.open("statistics")
    assert painted.count(COUNTED) == 1
    assert not person.sees(COUNTED), "twice would be once too often"


def test_where_the_title_leaves_no_room_it_says_so_below_the_figures(
    person: Person, games: None
) -> None:
    person.open("statistics")
    person.stack.resize((480, 800))
    assert person.sees(COUNTED)


def test_players_rules_and_opponents_are_filters(person: Person, games: None) -> None:
    person.open("statistics")
    choices = scene(person).filters(person.form.look)
    assert [len(choice.options) for choice in choices] == [3, 3, 3]
    choices[0].choose(0)
    assert figure(person, "Games") == "3"
    choices[1].choose(2)
    assert figure(person, "Games") == "1"
    choices[2].choose(2)
    assert figure(person, "Games") == "0"
    assert figure(person, "Won") == "–"


def test_each_preset_and_level_has_a_row(person: Person, games: None) -> None:
    person.open("statistics")
    scene(person).filters(person.form.look)[0].choose(0)
    tables = [widget for widget in person.form.widgets if isinstance(widget, TableBox)]
    firsts = [[row[0] for row in table._rows] for table in tables]
    assert [len(rows) for rows in firsts] == [2, 2]
    assert "Nepal" in firsts[0]
    assert firsts[1] == ["Easy", "Medium"]


def test_the_average_so_far_follows_the_totals(store: Store, games: None) -> None:
    sitas = [game for game in played(store) if game.name == "Sita" and game.over]
    totals, averages = history(sitas)
    assert totals == [game.total / 10 for game in sitas]
    assert averages[0] == totals[0]
    assert averages[-1] == pytest.approx(sum(totals) / len(totals))


def test_tricks_by_call_add_up_to_all_rounds(store: Store, games: None) -> None:
    counted = statistics(played(store)).counted
    columns = call_columns(counted)
    rounds = {
        call: sum(n for (c, _), n in counted.by_call_and_tricks.items() if c == call)
        for call in {call for call, _ in counted.by_call_and_tricks}
    }
    assert [column.call for column in columns] == sorted(rounds)
    tricks = sum(column.tricks * rounds[column.call] for column in columns)
    assert tricks == pytest.approx(counted.tricks)


@pytest.mark.parametrize(
    ("values", "lines"),
    [([], 4), ([0.0], 4), ([12.3, -3.1], 5), ([-50.0], 3), ([1e6], 4), ([0.1], 1)],
)
def test_an_axis_holds_nought_and_every_value(values: list[float], lines: int) -> None:
    axis = axis_for(values, lines)
    assert axis.low <= min([0.0, *values])
    assert axis.high >= max([0.0, *values])
    assert axis.low < axis.high
    if axis.step < 5000:  # the widest there is; more than that is not told line by line
        assert 0 in axis.ticks
        assert len(axis.ticks) <= max(1, lines) + 1


@pytest.mark.parametrize("size_px", [(800, 480), (1024, 600), (800, 1280), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_boxes_stay_beside_the_bar_and_below_the_filters(
    person: Person, games: None, size_px: tuple[int, int], text_size: int
) -> None:
    person.services.change("table.text_size", text_size)
    pygame.display.set_mode(size_px)
    person.services.window.resized()
    person.open("statistics")
    person.stack.resize(size_px)
    area = scene(person).area
    assert area is not None
    assert pygame.Rect((0, 0), size_px).contains(area.rect)
    assert area.rect.height >= 60
    for widget in person.form.widgets:
        if widget.area is area:
            assert area.rect.left <= widget.rect.left
            assert widget.rect.right <= area.bar_rect().left
    person.wait(0.1)


def test_a_game_that_was_taken_in_meanwhile_is_counted(
    person: Person, store: Store, games: None
) -> None:
    person.open("statistics")
    before = int(figure(person, "Games"))
    person.open("keys")
    keep(store, setup("dropped", SHORT), luck=4)
    person.key(pygame.K_ESCAPE)
    assert int(figure(person, "Games")) == before + 1


def test_whoever_is_looked_at_can_be_chosen_however_many_have_played(
    person: Person, store: Store
) -> None:
    for number in range(8):
        who = (Player(f"Person {number}", Kind.HUMAN), *RAM[1:])
        for luck in range(2 if number < 7 else 1):
            keep(store, setup(f"{number} {luck}", SHORT, who), luck=luck)
    person.services.change("player.name", "Person 7")
    person.open("statistics")
    names = scene(person).filters(person.form.look)[0]
    assert names.index is not None
    assert names.options[names.index].words == "Person 7"


def test_after_a_repair_nobody_is_looked_at_who_is_gone(
    person: Person, store: Store, games: None
) -> None:
    person.open("statistics")
    assert scene(person).filter.name == "Sita"
    for game in store.games():
        if game.setup.players[0].name == "Sita":
            store.delete(game)
    person.stack.reread()
    assert figure(person, "Games") == "1"
