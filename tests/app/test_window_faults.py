"""What windows do to games of this kind: other screens, other sizes, minimised, at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.scenes.question import Answer
from callbreak.session.shown import snap
from callbreak.ui.clock import SteadyTimer
from callbreak.ui.window import Placement, Window
from tests.scenes.at_table import AtTable
from tests.scenes.person import Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from callbreak.scenes.services import Services

SIZES = [(1, 1), (5000, 200), (200, 3000), (1024, 600), (1366, 768)]


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    """A program in a window, without bots of its own process."""
    with opened(AppOptions(data_dir=tmp_path, size_px=(1280, 720), language="en")) as made:
        made.bots = None
        yield made


def resize(person: Person, size_px: tuple[int, int]) -> None:
    """Make the window another size, as a person or the system does."""
    pygame.display.set_mode(size_px, pygame.RESIZABLE)
    person.services.window.resized()
    person.stack.resize(person.services.window.size_px)
    person.stack.draw(person.services.window.surface)


@pytest.mark.parametrize("screen", [(1024, 600), (1366, 768), (800, 480), (1280, 720)])
def test_a_new_window_is_never_larger_than_the_screen(
    monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    window = Window()
    assert window.size_px[0] <= screen[0]
    assert window.size_px[1] <= screen[1]


@pytest.mark.parametrize("place", [(5000, 10), (10, 5000), (-1270, 10), (10, -900)])
def test_a_window_whose_title_nobody_could_reach_is_put_elsewhere(
    monkeypatch: pytest.MonkeyPatch, place: tuple[int, int]
) -> None:
    moved: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    monkeypatch.setattr(pygame.display, "set_window_position", moved.append)
    Window(Placement((1280, 720), place))
    assert moved == []
    Window(Placement((1280, 720), (300, 200)))
    assert moved == [(300, 200)]


def test_size_place_and_full_screen_are_remembered(tmp_path: Path) -> None:
    with opened(AppOptions(data_dir=tmp_path)) as services:
        place = Placement((900, 500), (10, 20), fullscreen=True)
        services.window = Window(place)
        App(services)
    with opened(AppOptions(data_dir=tmp_path)) as services:
        assert services.window.fullscreen
        services.window.toggle_fullscreen()
        assert services.window.size_px == (900, 500)


@pytest.mark.parametrize("size_px", SIZES)
@pytest.mark.parametrize("moment_s", [0.0, 0.6])
def test_a_resize_during_the_deal_and_back_loses_nothing(
    services: Services, size_px: tuple[int, int], moment_s: float
) -> None:
    table = AtTable(services)
    table.wait(moment_s)
    resize(table, size_px)
    table.wait(0.1)
    resize(table, (1280, 720))
    table.until_asked()
    assert len(table.hand) == 13
    assert table.table.shown == snap(table.session.view)
    table.click_at(table.number_spot(3))
    assert table.session.view.calls[0] == 3


@pytest.mark.parametrize("size_px", SIZES)
def test_a_resize_during_a_question_keeps_the_harmless_answer_at_hand(
    services: Services, size_px: tuple[int, int]
) -> None:
    done: list[str] = []
    answers = (Answer("Keep"), Answer("Delete", lambda: done.append("deleted"), "danger"))
    person = Person(services).open("home")
    person.open("question", title="Delete?", words="It is gone then.", answers=answers)
    resize(person, size_px)
    person.key(pygame.K_RETURN)
    assert person.at("HomeScene")
    assert done == []


def test_after_a_resize_nothing_is_left_of_the_old_hit_boxes(services: Services) -> None:
    table = AtTable(services)
    table.until_asked()
    old = {call: table.number_spot(call) for call in range(1, 9)}
    resize(table, (900, 1000))
    new = {call: table.number_spot(call) for call in range(1, 9)}
    tiles = table.table.controls.numbers
    for call, spot in old.items():
        if any(tile.rect.collidepoint(spot) for tile in tiles):
            continue
        table.click_at(spot)
        assert table.session.view.calls[0] is None, call
    table.click_at(new[5])
    assert table.session.view.calls[0] == 5
    table.until(lambda: table.table.choosing and not table.moving)
    before = table.spot(table.legal[0])
    resize(table, (1280, 720))
    card = table.legal[0]
    assert table.spot(card) != before
    table.click_at(table.spot(card))
    assert card not in table.session.view.hand


def test_minimised_and_back_everything_is_painted_again_and_nothing_is_lost(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(services, SteadyTimer())
    services.open("home")
    app.stack.settle()
    waiting: list[pygame.event.Event] = []

    def events() -> list[pygame.event.Event]:
        given, waiting[:] = waiting[:], []
        return given

    monkeypatch.setattr(pygame.event, "get", events)
    shown: list[list[pygame.Rect]] = []
    monkeypatch.setattr(Window, "show", lambda _self, changed: shown.append(changed))
    for _ in range(30):
        app.frame()
    services.window.surface.fill((255, 0, 255))
    shown.clear()
    for kinds in (
        [pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST],
        [pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED],
    ):
        waiting += [pygame.event.Event(kind) for kind in kinds]
        app.frame()
    whole = services.window.surface.get_rect()
    assert any(rect.contains(whole) for changed in shown for rect in changed)
    lost = pygame.mask.from_threshold(services.window.surface, (255, 0, 255), (2, 2, 2, 255))
    assert lost.count() == 0
