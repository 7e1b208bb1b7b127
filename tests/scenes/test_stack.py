"""Scenes on the stack: who is in charge, who is told what, and touches that act once."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from callbreak.scenes.requests import Pop, Push, Quit, Relayout, Replace, Restart
from callbreak.scenes.scene import Scene
from callbreak.scenes.stack import SceneStack
from callbreak.ui.form import Form
from tests.scenes.person import Person


class Told(Scene):
    """Writes down what it is told."""

    def __init__(self, name: str, *, overlay: bool = False) -> None:
        self.name = name
        self.overlay = overlay
        self.told: list[Any] = []

    def enter(self, services: Any) -> None:
        super().enter(services)
        self.told.append("enter")

    def leave(self) -> None:
        self.told.append("leave")

    def cover(self) -> None:
        self.told.append("cover")

    def uncover(self) -> None:
        self.told.append("uncover")

    def resize(self, size_px: tuple[int, int]) -> None:
        self.told.append(("resize", size_px))

    @property
    def form(self) -> Form:
        return Form(self.services.look, self.services.window.size_px)

    def handle(self, event: pygame.Event) -> None:
        self.told.append(event)

    def tick(self, dt_s: float) -> None:
        self.told.append(("tick", dt_s))

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        self.told.append(("draw", full))
        return [target.get_rect()] if full else []

    def events(self) -> list[pygame.Event]:
        return [told for told in self.told if isinstance(told, pygame.Event)]


@pytest.fixture
def stack(person: Person) -> SceneStack:
    person.services.change("table.speed", "instant")
    person.services.requests.clear()
    return person.stack


def carry_out(person: Person, *requests: Any) -> None:
    person.services.requests += requests
    person.stack.settle()


def test_a_scene_enters_and_is_laid_out_before_anything_else(person: Person) -> None:
    scene = Told("a")
    person.push(scene)
    assert scene.told == ["enter", ("resize", (1280, 720))]


def test_only_the_top_scene_gets_events_and_time(person: Person, stack: SceneStack) -> None:
    below, top = Told("below"), Told("top")
    carry_out(person, Push(below), Push(top))
    below.told.clear()
    person.key(pygame.K_a)
    stack.tick(0.1)
    assert below.told == []
    assert ("tick", 0.1) in top.told
    assert [event.type for event in top.events()] == [pygame.KEYDOWN, pygame.KEYUP]


def test_leaving_a_scene_uncovers_the_one_below(person: Person, stack: SceneStack) -> None:
    below, top = Told("below"), Told("top")
    carry_out(person, Push(below), Push(top), Pop())
    assert stack.top is below
    assert top.told[-1] == "leave"
    assert below.told[-1] == "uncover"


def test_a_scene_is_told_when_another_hides_it_and_not_when_it_is_seen_around_it(
    person: Person, stack: SceneStack
) -> None:
    hidden, seen, overlay = Told("hidden"), Told("seen"), Told("overlay", overlay=True)
    carry_out(person, Push(hidden), Push(seen), Push(overlay))
    assert "cover" in hidden.told
    assert "cover" not in seen.told
    hidden.told.clear()
    stack.resize((900, 500))
    assert hidden.told == [("resize", (900, 500)), "cover"]


def test_replace_keeps_what_is_below(person: Person, stack: SceneStack) -> None:
    below, top, new = Told("below"), Told("top"), Told("new")
    carry_out(person, Push(below), Push(top), Replace(new))
    assert stack.scenes == (below, new)


def test_restart_leaves_every_scene(person: Person, stack: SceneStack) -> None:
    scenes = [Told(name) for name in "abc"]
    carry_out(person, *map(Push, scenes))
    new = Told("new")
    carry_out(person, Restart(new))
    assert stack.scenes == (new,)
    assert all(scene.told[-1] == "leave" for scene in scenes)


def test_quit_leaves_every_scene_and_ends(person: Person, stack: SceneStack) -> None:
    scene = Told("a")
    carry_out(person, Push(scene), Quit())
    assert stack.top is None
    assert scene.told[-1] == "leave"


def test_leaving_the_last_scene_ends(person: Person, stack: SceneStack) -> None:
    carry_out(person, Push(Told("a")), Pop())
    assert stack.top is None


def test_a_relayout_reaches_scenes_below_too(person: Person, stack: SceneStack) -> None:
    below, top = Told("below"), Told("top")
    carry_out(person, Push(below), Push(top))
    for scene in (below, top):
        scene.told.clear()
    carry_out(person, Relayout())
    assert below.told == [("resize", (1280, 720)), "cover"]
    assert top.told == [("resize", (1280, 720))]


def test_at_rest_nothing_is_drawn_twice(person: Person, stack: SceneStack) -> None:
    carry_out(person, Push(Told("a")))
    surface = person.services.window.surface
    assert stack.draw(surface) != []
    assert stack.draw(surface) == []
    assert not stack.wants_frames


def test_below_an_overlay_the_scene_is_drawn_first(person: Person, stack: SceneStack) -> None:
    hidden, below, over = Told("hidden"), Told("below"), Told("over", overlay=True)
    carry_out(person, Push(hidden), Push(below), Push(over))
    hidden.told.clear()
    stack.draw(person.services.window.surface)
    assert hidden.told == []
    assert below.told[-1] == over.told[-1] == ("draw", True)


def test_a_scene_change_fades_and_then_rests(person: Person) -> None:
    person.push(Told("a"))
    person.wait(0.5)
    person.push(Told("b"))
    assert person.stack.wants_frames
    person.wait(0.5)
    assert not person.stack.wants_frames


@pytest.mark.parametrize("size_px", [(1, 1), (5000, 200), (300, 4000)])
def test_a_window_of_any_size_is_laid_out(person: Person, size_px: tuple[int, int]) -> None:
    for name in ("home", "settings", "new_game", "about", "pause"):
        person.open(name)
        person.stack.resize(size_px)
        surface = pygame.Surface(size_px)
        assert person.stack.draw(surface) == [surface.get_rect()]


def test_a_touch_acts_once(person: Person, stack: SceneStack) -> None:
    scene = Told("a")
    carry_out(person, Push(scene))
    person.tap_at((100, 200))
    kinds = [event.type for event in scene.events()]
    assert kinds == [pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP]
    assert all(event.pos == (100, 200) for event in scene.events())


def test_a_second_finger_does_nothing(person: Person, stack: SceneStack) -> None:
    scene = Told("a")
    carry_out(person, Push(scene))
    for kind, finger in (
        (pygame.FINGERDOWN, 1),
        (pygame.FINGERDOWN, 2),
        (pygame.FINGERUP, 2),
        (pygame.FINGERUP, 1),
    ):
        person.send(kind, x=0.5, y=0.5, dx=0.0, dy=0.0, finger_id=finger)
    assert len(scene.events()) == 2


def test_a_held_enter_presses_once_across_scenes(person: Person, stack: SceneStack) -> None:
    first, second = Told("first"), Told("second")
    carry_out(person, Push(first))
    person.hold(pygame.K_RETURN)
    carry_out(person, Push(second))
    person.hold(pygame.K_RETURN)
    assert second.events() == []
    person.key(pygame.K_RETURN)
    person.hold(pygame.K_RETURN)
    assert second.events()[-1].type == pygame.KEYDOWN


def test_of_many_faults_the_first_are_told_and_how_many_more_there_are(person: Person) -> None:
    person.services.notices += [f"Fault {number}." for number in range(1, 6)]
    person.open("home")
    person.stack.tick(1 / 60)
    assert person.form.saying.splitlines() == [
        "Fault 1.",
        "Fault 2.",
        "Fault 3.",
        "2 things more: “callbreak settings” lists everything.",
    ]
    assert person.services.notices == []


def test_a_double_click_that_brings_a_scene_presses_nothing_in_it(person: Person) -> None:
    below, new = Told("below"), Told("new")
    person.push(below)
    person.press((100, 200))
    person.push(new)
    person.release((100, 200))
    person.stack.tick(0.1)
    person.press((103, 201))
    assert all(event.type != pygame.MOUSEBUTTONDOWN for event in new.events())
    person.stack.tick(0.4)
    person.press((103, 201))
    assert new.events()[-1].type == pygame.MOUSEBUTTONDOWN


def test_a_click_elsewhere_in_a_new_scene_counts_at_once(person: Person) -> None:
    below, new = Told("below"), Told("new")
    person.push(below)
    person.press((100, 200))
    person.push(new)
    person.release((100, 200))
    person.press((300, 200))
    assert new.events()[-1].type == pygame.MOUSEBUTTONDOWN


def test_a_scene_that_comes_by_itself_takes_a_click_at_once(person: Person) -> None:
    below, new = Told("below"), Told("new")
    person.push(below)
    person.click_at((100, 200))
    person.push(new)
    person.press((100, 200))
    assert new.events()[-1].type == pygame.MOUSEBUTTONDOWN


def test_a_scene_shows_its_focus_to_whoever_came_by_a_key_and_to_nobody_else(
    person: Person,
) -> None:
    person.open("home")
    person.click("Settings")
    assert person.form.focused is not None
    assert not person.form.focused.focused
    person.key(pygame.K_ESCAPE)
    person.key(pygame.K_TAB)
    person.open("settings")
    assert person.form.focused is not None
    assert person.form.focused.focused


def test_what_is_to_be_told_is_told_by_the_scene_in_charge(person: Person) -> None:
    person.open("home").open("about")
    person.services.notices.append("Fault.")
    person.stack.resize((1000, 700))
    person.stack.tick(1 / 60)
    assert person.form.saying == "Fault."
