"""A portrait in a row looks as it does at the table."""

from __future__ import annotations

import pygame

from callbreak.ui.look import Look
from callbreak.ui.portraits import portrait
from callbreak.ui.widgets.face import Face

ROOM = pygame.Rect(10, 10, 60, 46)


def test_the_rim_of_a_face_has_no_dark_fringe() -> None:
    window = pygame.Surface((80, 66), depth=32)
    window.fill("ivory")
    expected = window.copy()
    picture = portrait("asha", 46)
    place = picture.get_rect(center=ROOM.center)
    expected.blit(picture, place, None, pygame.BLEND_PREMULTIPLIED)
    face = Face("asha")
    face.place(ROOM)
    face.draw(window, Look())
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(expected, "RGB")
