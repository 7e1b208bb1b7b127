"""After a round and after the game: every score in its row, ties named, the seed revealed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from callbreak.ai.levels import quick_answer
from callbreak.engine.commands import Command, EndGame, NextRound
from callbreak.engine.deal import fingerprint
from callbreak.engine.rules import PRESETS, Rules
from callbreak.engine.state import GameOver, Setup
from callbreak.engine.view import observe
from callbreak.scenes import game_end_words, score_sheet_words
from callbreak.session.session import Session
from callbreak.ui import text
from callbreak.ui.look import Look
from callbreak.ui.result_panel import draw_result
from callbreak.ui.scale import Scale
from callbreak.words.numbers import column_score
from tests.scenes.at_table import BOTS, PLAYERS, AtTable
from tests.scenes.person import Person

if TYPE_CHECKING:
    from callbreak.engine.state import Player
    from callbreak.scenes.services import Services


def after_rounds(
    rounds: int,
    seed: str = "sheet",
    rules: Rules | None = None,
    players: tuple[Player, ...] = PLAYERS,
) -> Session:
    session = Session(Setup(seed, rules or Rules(rounds=3), players))
    while len(session.state.finished) < rounds:
        turn = session.state.turn
        session.submit(NextRound() if turn is None else quick_answer(observe(session.state, turn)))
    return session


def test_each_round_has_its_row_and_each_score_its_column() -> None:
    session = after_rounds(2)
    sheet = score_sheet_words.sheet_of(session, 10, session.state.totals)
    numbers = [number for number, cells in sheet.rows if cells]
    assert numbers == [1, 2]
    for result, (_, cells) in zip(session.state.finished, sheet.rows, strict=False):
        for seat, cell in enumerate(cells):
            assert cell.count == f"{result.won[seat]}/{result.calls[seat]}"
            tenths = round(float(cell.points.replace("−", "-")) * 10)
            assert tenths == result.scores[seat]
            assert cell.made == (result.scores[seat] > 0)


def test_rounds_to_come_are_empty_rows() -> None:
    sheet = score_sheet_words.sheet_of(after_rounds(1), 10, (0, 0, 0, 0))
    assert [(number, bool(cells)) for number, cells in sheet.rows] == [
        (1, True),
        (2, False),
        (3, False),
    ]


def test_where_there_is_no_room_the_latest_rounds_are_shown() -> None:
    session = after_rounds(6, rules=Rules(rounds=None))
    sheet = score_sheet_words.sheet_of(session, 3, session.state.totals)
    assert [number for number, _ in sheet.rows] == [4, 5, 6]


@pytest.mark.parametrize(
    ("tenths", "words"), [(41, "4.1"), (40, "4.0"), (0, "0.0"), (-40, "−4.0"), (-9, "−0.9")]
)
def test_scores_in_a_column_have_their_tenths(tenths: int, words: str) -> None:
    assert column_score(tenths, Rules()) == words


def test_where_overtricks_are_worth_nothing_scores_are_whole() -> None:
    assert column_score(40, PRESETS["master"]) == "4"


def test_totals_are_those_of_the_game() -> None:
    session = after_rounds(3)
    assert score_sheet_words.totals_after(session, 3) == session.state.totals
    chart = score_sheet_words.chart_of(session)
    assert tuple(line[-1] for line in chart.totals) == session.state.totals


def decided(services: Services, session: Session) -> tuple[Person, list[Command | None]]:
    answers: list[Command | None] = []
    person = Person(services).open("score_sheet", session=session, choose=answers.append)
    return person, answers


def test_enter_deals_the_next_round_once_the_sheet_has_been_seen(services: Services) -> None:
    person, answers = decided(services, after_rounds(1))
    person.key(pygame.K_RETURN)
    assert answers == []
    person.wait(0.5)
    person.key(pygame.K_RETURN)
    person.key(pygame.K_RETURN)
    assert answers == [NextRound()]


def test_an_endless_game_can_be_ended(services: Services) -> None:
    person, answers = decided(services, after_rounds(1, rules=PRESETS["master"]))
    person.wait(0.5)
    ends = person.form.widgets[1]
    person.click_at(ends.rect.center)
    assert answers == []
    person.click("End the game")
    assert answers == [EndGame()]


def test_a_game_that_is_ended_goes_to_its_result_at_once(services: Services) -> None:
    session = after_rounds(1, rules=PRESETS["master"])
    table = AtTable(services, session=session, speed="instant")
    table.until(lambda: table.at("ScoreSheetScene"))
    table.wait(0.6)
    table.click_at(table.form.widgets[1].rect.center)
    table.click("End the game")
    table.wait(0.5)
    assert table.at("GameEndScene")


def test_the_answer_at_hand_is_to_play_on(services: Services) -> None:
    person, answers = decided(services, after_rounds(1, rules=PRESETS["master"]))
    person.wait(0.5)
    ends = person.form.widgets[1]
    person.click_at(ends.rect.center)
    person.key(pygame.K_RETURN)
    assert person.at("ScoreSheetScene")
    assert answers == []
    person.wait(0.5)
    person.click_at(ends.rect.center)
    person.key(pygame.K_ESCAPE)
    assert person.at("ScoreSheetScene")
    assert answers == []


def test_after_the_last_round_the_result_follows(services: Services) -> None:
    person, answers = decided(services, after_rounds(3))
    person.wait(0.5)
    person.key(pygame.K_RETURN)
    assert answers == [None]


def test_a_look_at_the_sheet_in_mid_game_decides_nothing(services: Services) -> None:
    person = Person(services).open("pause").open("score_sheet", session=after_rounds(1))
    person.key(pygame.K_s, scancode=pygame.KSCAN_S)
    assert person.at("PauseScene")


@pytest.mark.parametrize("size", [(1280, 720), (800, 480), (1920, 1080)])
def test_a_double_click_on_the_last_sheet_begins_no_other_game(
    services: Services, size: tuple[int, int]
) -> None:
    table = AtTable(services, session=after_rounds(3), speed="instant")
    table.stack.resize(size)
    table.until(lambda: table.at("ScoreSheetScene"))
    table.wait(1)
    spot = table.form.widgets[0].rect.center
    table.click_at(spot)
    table.wait(0.1)
    table.click_at(spot)
    assert table.at("GameEndScene")


def test_a_click_that_hurries_the_last_trick_decides_nothing_on_the_sheet(
    services: Services,
) -> None:
    person, answers = decided(services, after_rounds(1))
    spot = person.form.widgets[0].rect.center
    person.click_at(spot)
    assert answers == []
    person.wait(0.5)
    person.click_at(spot)
    assert answers == [NextRound()]


@pytest.mark.parametrize(("rounds", "answer"), [(1, NextRound()), (3, None)])
def test_the_sheet_of_a_watched_game_goes_on_by_itself(
    services: Services, rounds: int, answer: Command | None
) -> None:
    person, answers = decided(services, after_rounds(rounds, players=BOTS))
    person.wait(6)
    assert answers == [answer]


def test_totals_count_up_and_then_nothing_is_drawn(services: Services) -> None:
    person, _ = decided(services, after_rounds(2))
    assert person.stack.wants_frames
    person.wait(1.5)
    assert not person.stack.wants_frames
    assert person.stack.draw(services.window.surface) == []


def test_a_click_shows_the_totals_at_once_at_slow_speed_too(services: Services) -> None:
    services.change("table.speed", "slow")
    person, answers = decided(services, after_rounds(2))
    person.wait(0.1)
    person.click_at((3, 3))
    person.wait(services.motion.fade_s)
    assert not person.stack.wants_frames
    assert answers == []


def test_garland_and_crown_come_down_once_the_sheet_is_gone_and_a_click_hurries_them(
    services: Services,
) -> None:
    ends = (after_rounds(3, seed=f"lost {number}") for number in range(50))
    lost = next(end for end in ends if 0 not in game_end_words.winners(end))

    def winner() -> pygame.Surface:
        return services.window.surface.subsurface((100, 60, 480, 440)).copy()

    person = Person(services).open("game_end", session=lost)
    person.wait(services.motion.fade_s)
    bare = winner()
    person.click_at((3, 3))
    person.wait(0.05)
    hurried = winner()
    person.wait(2)
    assert pixels_apart(winner(), hurried) == 0
    assert pixels_apart(winner(), bare) > 5000


def pixels_apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ clearly."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (9, 9, 9, 255), other)
    return one.get_width() * one.get_height() - mask.count()


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (800, 1280), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("name", ["score_sheet", "game_end"])
def test_it_fits_into_every_window(
    services: Services, size: tuple[int, int], text_size: int, name: str
) -> None:
    services.change("table.text_size", text_size)
    session = after_rounds(3)
    person = Person(services).open(name, session=session)
    person.stack.resize(size)
    window = pygame.Rect((0, 0), size)
    buttons = [widget.rect for widget in person.form.widgets]
    assert all(window.contains(rect) for rect in buttons)
    assert all(rect.collidelist(buttons[i + 1 :]) < 0 for i, rect in enumerate(buttons))
    person.stack.draw(pygame.Surface(size))


def test_a_tie_is_named_as_a_tie() -> None:
    for number in range(300):
        session = after_rounds(3, f"tie {number}")
        if len(game_end_words.winners(session)) > 1:
            break
    won = game_end_words.winners(session)
    assert len(won) > 1
    names, _ = score_sheet_words.names_and_faces(session)
    words = game_end_words.headline(session, names) + game_end_words.detail(session, names)
    assert "share" in words
    for seat in won:
        assert session.setup.players[seat].name in words
    rows = game_end_words.result_of(session).rows
    assert [row.place for row in rows].count("1") == len(won)


def test_the_seed_is_revealed_with_its_fingerprint() -> None:
    session = after_rounds(3)
    result = game_end_words.result_of(session)
    assert session.setup.seed in result.seed
    assert fingerprint(session.setup.seed) in result.fingerprint


@pytest.mark.parametrize(("key", "scene"), [(pygame.K_RETURN, "TableScene"), (pygame.K_ESCAPE, "")])
def test_the_end_leads_to_another_game_or_home(services: Services, key: int, scene: str) -> None:
    session = after_rounds(3)
    assert isinstance(session.state, GameOver)
    person = Person(services).open("game_end", session=session)
    person.wait(0.8)
    person.key(key)
    assert person.at(scene or "HomeScene")


def test_another_game_has_new_deals(services: Services) -> None:
    session = after_rounds(3)
    person = Person(services).open("game_end", session=session)
    person.click("Play again")
    again = person.scene.session  # type: ignore[attr-defined]
    assert again.setup.seed != session.setup.seed
    assert again.setup == replace(session.setup, seed=again.setup.seed)


def test_the_same_deals_can_be_played_again(services: Services) -> None:
    session = after_rounds(3)
    person = Person(services).open("game_end", session=session)
    person.click_at(person.form.widgets[1].rect.center)
    again = person.scene.session  # type: ignore[attr-defined]
    assert again.setup == session.setup
    assert again.commands == ()


def test_the_chart_has_a_line_of_totals_for_each_player(services: Services) -> None:
    session = after_rounds(3)
    chart = score_sheet_words.chart_of(session)
    rounds = session.state.finished
    for seat, line in enumerate(chart.totals):
        scores = [found.scores[seat] for found in rounds]
        assert line == tuple(sum(scores[:number]) for number in range(4))
    person = Person(services).open("score_sheet", session=session)
    person.wait(1.5)
    surface, scene = services.window.surface, person.scene
    place = scene._layout.chart  # type: ignore[attr-defined]
    for ink in scene._look.theme.chart_paper:  # type: ignore[attr-defined]
        line_ink = pygame.mask.from_threshold(surface.subsurface(place), ink, (24, 24, 24, 255))
        assert line_ink.count() > 20, "each player's line is seen in its colour"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written while this is in use."""
    found: list[str] = []
    render = text.render

    def watched(words: str, *rest: Any, **more: Any) -> pygame.Surface:
        found.append(words)
        return render(words, *rest, **more)

    monkeypatch.setattr(text, "render", watched)
    return found


@pytest.mark.parametrize("rounds", [0, 1])
def test_before_the_first_round_the_paper_says_what_will_be_drawn_there(
    services: Services, written: list[str], rounds: int
) -> None:
    Person(services).open("score_sheet", session=after_rounds(rounds)).wait(1 / 60)
    assert ("Here the totals grow, round by round." in written) == (rounds == 0)


@pytest.mark.parametrize(("width", "pieces"), [(640, 1), (420, 2)])
def test_a_fingerprint_that_is_too_long_for_a_line_is_broken_in_its_middle(
    services: Services, written: list[str], width: int, pieces: int
) -> None:
    session = after_rounds(3)
    result = game_end_words.result_of(session)
    look = Look(scale=Scale(1.0))
    target = pygame.Surface((700, 700))
    draw_result(target, pygame.Rect(0, 0, width, 680), result, look, 60, 14)
    (proof,) = [words for words in written if words.startswith("Seed: ")]
    figures = proof.split("SHA-256: ")[1].split(" ")
    assert "".join(figures) == fingerprint(session.setup.seed)
    assert [len(piece) for piece in figures] == [64 // pieces] * pieces


@pytest.mark.parametrize("size", [(1280, 720), (800, 1280), (1024, 600), (800, 480)])
def test_the_garland_ends_above_the_large_words(services: Services, size: tuple[int, int]) -> None:
    person = Person(services).open("game_end", session=after_rounds(3))
    person.stack.resize(size)
    person.wait(2)
    scene: Any = person.scene
    honours = scene._winners()
    assert len(honours) >= 3, "face, garland and crown"
    lowest = max(honour.y + honour.surface.get_bounding_rect().bottom for honour in honours)
    assert lowest <= scene._layout.headline.y
