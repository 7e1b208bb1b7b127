"""One scene fades into the next, from what the window shows at that moment."""

from __future__ import annotations

import pygame

from callbreak.ui.fade import Fade


def plain(colour: tuple[int, int, int]) -> pygame.Surface:
    made = pygame.Surface((4, 4), depth=32)
    made.fill(colour)
    return made


def shown(fade: Fade, scene: pygame.Surface) -> pygame.Surface:
    window = scene.copy()
    fade.draw(window)
    return window


RED, GREEN, BLUE = plain((200, 0, 0)), plain((0, 200, 0)), plain((0, 0, 200))


def test_it_begins_with_the_old_picture_and_ends_with_the_new_one() -> None:
    fade = Fade()
    fade.start(RED, 1.0)
    assert tuple(shown(fade, GREEN).get_at((1, 1)))[:3] == (200, 0, 0)
    fade.tick(0.5)
    halfway = shown(fade, GREEN).get_at((1, 1))
    assert abs(halfway.r - 100) <= 2
    assert abs(halfway.g - 100) <= 2
    fade.tick(0.6)
    assert not fade.running
    assert tuple(shown(fade, GREEN).get_at((1, 1)))[:3] == (0, 200, 0)


def test_a_scene_that_goes_before_it_has_come_fades_from_what_is_seen_of_it() -> None:
    fade = Fade()
    fade.start(RED, 1.0)
    fade.tick(0.9)
    seen = shown(fade, GREEN)
    fade.start(seen, 1.0)
    assert shown(fade, BLUE).get_at((1, 1)) == seen.get_at((1, 1))


def test_without_time_nothing_fades() -> None:
    fade = Fade()
    fade.start(RED, 1.0)
    fade.start(RED, 0.0)
    assert not fade.running
