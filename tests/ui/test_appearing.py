"""What comes up on the table comes softly."""

from __future__ import annotations

import pygame

from callbreak.ui.appearing import Appearing
from callbreak.ui.look import Look
from callbreak.ui.painter import Picture
from callbreak.ui.scale import Scale
from callbreak.ui.theme import theme_for
from callbreak.ui.tween import Motion


def look(motion: Motion) -> Look:
    return Look(theme_for("dhaka", high_contrast=False), Scale(1.0), motion)


def panel(flags: int = 0) -> Picture:
    surface = pygame.Surface((20, 10), pygame.SRCALPHA)
    surface.fill((200, 100, 50, 255))
    return Picture(surface, 30, 40, flags)


def test_a_part_rises_and_grows_stronger_until_it_is_there() -> None:
    appearing, there = Appearing(look(Motion())), panel()
    alphas, tops = [], []
    for _ in range(12):
        seen = appearing.coming("panel", [there])[0]
        alphas.append(seen.surface.get_at((5, 5)).a)
        tops.append(seen.y)
        appearing.tick(1 / 60)
    assert 60 < alphas[0] < 120
    assert alphas == sorted(alphas)
    assert tops == sorted(tops, reverse=True)
    assert appearing.coming("panel", [there]) == [there]
    assert not appearing.moving


def test_a_picture_with_premultiplied_alpha_fades_in_all_channels() -> None:
    appearing = Appearing(look(Motion()))
    seen = appearing.coming("panel", [panel(pygame.BLEND_PREMULTIPLIED)])[0]
    assert seen.surface.get_at((5, 5)).r < 100


def test_a_part_that_was_away_comes_again() -> None:
    appearing, there = Appearing(look(Motion())), panel()
    appearing.coming("panel", [there])
    appearing.snap()
    assert appearing.coming("panel", [there]) == [there]
    assert appearing.coming("panel", []) == []
    assert appearing.coming("panel", [there]) != [there]


def test_where_motion_is_reduced_it_fades_in_place_and_at_instant_speed_it_is_there() -> None:
    there = panel()
    reduced = Appearing(look(Motion(reduced=True))).coming("panel", [there])[0]
    assert reduced.y == there.y
    assert reduced.surface is not there.surface
    assert Appearing(look(Motion("instant"))).coming("panel", [there]) == [there]
