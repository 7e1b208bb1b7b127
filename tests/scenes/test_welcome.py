"""The first start: a short welcome, once."""

from __future__ import annotations

import pygame

from callbreak.app.loop import App
from tests.scenes.person import Person
from tests.scenes.pixels import where_they_differ


def open_it(person: Person) -> None:
    person.open("home")
    person.open("welcome")


def test_a_name_can_be_given_and_is_kept(person: Person) -> None:
    open_it(person)
    field = next(widget for widget in person.form.widgets if widget.wants_text)
    person.click_at(field.rect.center)
    person.type("Драгана")
    person.click("To the game")
    assert person.at("HomeScene")
    assert person.services.settings.player.name == "Драгана"


def test_it_asks_for_nothing_and_comes_once(person: Person) -> None:
    assert person.services.store is not None
    open_it(person)
    person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")
    assert person.services.settings.player.name == ""
    assert person.services.store.recall("welcomed")


def test_the_first_start_shows_it_over_the_first_screen_and_the_second_does_not(
    person: Person,
) -> None:
    app = App(person.services)
    app.open_first_scenes()
    assert [type(scene).__name__ for scene in app.stack.scenes] == ["HomeScene", "WelcomeScene"]
    app.stack.leave_all()
    app = App(person.services)
    app.open_first_scenes()
    assert [type(scene).__name__ for scene in app.stack.scenes] == ["HomeScene"]


def test_it_offers_the_lesson(person: Person) -> None:
    open_it(person)
    person.click("A short lesson first")
    assert person.at("LessonScene")


def test_behind_the_very_first_welcome_the_evening_is_drawn_in_full(person: Person) -> None:
    person.services.change("table.reduced_motion", True)
    app = App(person.services)
    app.open_first_scenes()
    app.frame()
    surface = person.services.window.surface
    beside_the_panel = pygame.Rect(1000, 0, 280, 720)
    dusk = surface.subsurface(beside_the_panel).copy()
    for _ in range(30):
        app.frame()
    first = surface.subsurface(beside_the_panel).copy()
    assert where_they_differ(dusk, first), "mountains and cards have come"
    assert app.stack.top is not None
    app.stack.resize((1000, 700))
    app.stack.resize(person.services.window.size_px)
    app.frame()
    assert not where_they_differ(first, surface.subsurface(beside_the_panel))
    app.stack.leave_all()
