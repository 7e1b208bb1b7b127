"""The first screen."""

from __future__ import annotations

from weakref import ref

import pygame
import pytest

from callbreak.engine.game import legal_commands
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.scenes import home
from callbreak.session.session import Session
from callbreak.words.numbers import score_text
from tests.scenes.person import Person
from tests.scenes.pixels import where_they_differ

YOU = Player("Sita", Kind.HUMAN)
OTHERS = tuple(Player(name, Kind.EASY) for name in ("Asha", "Bikram", "Chandra"))


def keep_a_game(person: Person) -> Session:
    """Begin a game that nobody ends."""
    assert person.services.store is not None
    setup = Setup("a seed", Rules(), (YOU, *OTHERS))
    return Session(setup, log=person.services.store.begin(setup))


def test_without_a_kept_game_new_game_comes_first(person: Person) -> None:
    person.open("home")
    assert not person.sees("Continue")
    assert person.form.focused is person.widget("New game")


def test_a_kept_game_is_offered_first_and_says_how_far_it_is(person: Person) -> None:
    keep_a_game(person)
    person.open("home")
    assert person.form.focused is person.widget("Continue")
    assert person.sees("Round 1 of 5")


def test_a_waiting_game_tells_your_points_and_those_of_the_best_of_the_others(
    person: Person,
) -> None:
    session = keep_a_game(person)
    while len(session.state.finished) < 2:
        session.submit(legal_commands(session.state)[0])
    own, *others = session.state.totals
    best = max(range(3), key=lambda other: others[other])
    assert min(others) < max(others)
    person.open("home")
    assert person.sees(
        f"Round 2 of 5 · You {score_text(own)} · {OTHERS[best].name} {score_text(others[best])}"
    )


def test_continue_goes_on_with_the_same_game(person: Person) -> None:
    session = keep_a_game(person)
    person.open("home")
    person.click("Continue")
    assert person.at("TableScene")
    assert person.scene.session.setup == session.setup  # type: ignore[attr-defined]


def test_esc_does_not_end_the_game_but_leads_to_quit(person: Person) -> None:
    person.open("home")
    person.key(pygame.K_ESCAPE)
    assert person.form.focused is person.widget("Quit")
    person.key(pygame.K_RETURN)
    assert person.stack.top is None


def test_every_control_is_reached_by_tab(person: Person) -> None:
    person.open("home")
    reached = []
    for _ in person.form.widgets:
        reached.append(person.form.focused)
        person.key(pygame.K_TAB)
    assert reached == list(person.form.widgets)
    assert person.form.focused is person.form.widgets[0]


def test_flags_and_lamps_come_to_rest_when_nobody_is_there(person: Person) -> None:
    person.open("home")
    person.wait(0.5)
    assert person.stack.wants_frames
    person.wait(25)
    assert not person.stack.wants_frames
    assert person.stack.draw(person.services.window.surface) == []
    person.point_at((5, 5))
    assert person.stack.wants_frames


def test_nothing_moves_at_home_with_reduced_motion(person: Person) -> None:
    person.services.change("table.reduced_motion", True)
    person.open("home")
    person.wait(0.5)
    assert not person.stack.wants_frames


def test_the_evening_is_let_go_of_during_a_game_and_is_there_again_after_it(
    person: Person,
) -> None:
    person.services.change("table.reduced_motion", True)
    keep_a_game(person)
    person.open("home")
    person.wait(0.5)
    beside_the_menu = pygame.Rect(640, 0, 640, 720)
    before = person.services.window.surface.subsurface(beside_the_menu).copy()
    form = person.form
    evening = ref(form.ground)
    person.click("Continue")
    person.wait(0.5)
    assert form.ground is None
    assert evening() is None
    person.services.back()
    person.stack.settle()
    person.wait(1)
    assert person.at("HomeScene")
    after = person.services.window.surface.subsurface(beside_the_menu)
    assert not where_they_differ(before, after)


def test_settings_over_the_evening_leave_it_as_it_is(person: Person) -> None:
    person.open("home")
    person.wait(0.5)
    form = person.form
    person.click("Settings")
    assert not person.at("HomeScene")
    assert form.ground is not None


@pytest.mark.parametrize(
    "size_px", [(640, 400), (800, 480), (1024, 600), (1280, 720), (800, 1280), (2560, 1080)]
)
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_menu_fits_every_window(
    person: Person, size_px: tuple[int, int], text_size: int
) -> None:
    keep_a_game(person)
    person.services.change("table.text_size", text_size)
    scene = home.HomeScene()
    scene.enter(person.services)
    pygame.display.set_mode(size_px)
    person.services.window.resized()
    scene.resize(size_px)
    window = pygame.Rect((0, 0), size_px)
    placed = [widget.rect for widget in scene.form.widgets]
    assert all(window.contains(rect) for rect in placed), (window, placed)
    for index, rect in enumerate(placed):
        assert rect.collidelist(placed[index + 1 :]) < 0, (rect, placed)
