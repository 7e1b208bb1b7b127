"""How a card is drawn: its face from the SVG, its shadow and finish, turned and scaled.

Nothing is kept here but faces and shadows, which only lend themselves to be copied: so a picture
can be made by the window and by the workshop's thread at the same time.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.paths import asset
from callbreak.ui.box import Box, Line, box_picture
from callbreak.ui.card_ring import dashed_ring
from callbreak.ui.fan import CORNER
from callbreak.ui.shadow import Shadow, draw_shadow
from callbreak.ui.surface_cache import SurfaceCache, keeps_pictures
from callbreak.ui.svg import drawn

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.engine.cards import Card
    from callbreak.ui.theme import Colour, Theme

RATIO: Final = 1.4
"""A card's height as part of its width."""

_DESIGN_WIDTH: Final = 124.0
_FACE_GROUND: Final = b'fill="#f7f0df"'


class Finish(StrEnum):
    """How a card looks for what may be done with it."""

    PLAIN = "plain"
    PLAYABLE = "playable"
    VEILED = "veiled"
    REFUSED = "refused"
    ARMED = "armed"
    HINTED = "hinted"
    FLAT = "flat"
    """Without a shadow: for small cards in a panel."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The drawings of a deck in a theme.

    Attributes:
        theme: the colours.
        four_colours: whether each suit has a colour of its own.
        back: the number of the back.
    """

    theme: Theme
    four_colours: bool = False
    back: int = 1

    def face(self, card: Card | None, width: int) -> pygame.Surface:
        """The bare card, or for None its back, in straight alpha; shared, only to be copied."""
        white = self.theme.high_contrast
        dark = self.theme.name == "night" and not white
        name = f"back_{self.back}" if card is None else str(card)
        file = _drawing(name, four_colours=self.four_colours)
        key = file, width, white, dark
        return _faces.get(key) or _faces.put(key, _rasterised(file, width, white=white, dark=dark))

    def picture(
        self, card: Card | None, width: int, finish: Finish, angle: float, scale: float
    ) -> pygame.Surface:
        """Card, shadow and finish, turned clockwise, in premultiplied alpha."""
        upright = self._composed(card, width, finish).premul_alpha()
        return upright if angle == 0.0 and scale == 1.0 else turned(upright, angle, scale)

    def _composed(self, card: Card | None, width: int, finish: Finish) -> pygame.Surface:
        """Card, shadow and finish in straight alpha, with a clear margin."""
        face = self.face(card, width)
        unit = width / _DESIGN_WIDTH
        margin = _margin(unit, finish)
        rect = face.get_rect(topleft=(margin, margin))
        radius = round(CORNER * width)
        flat = finish is Finish.FLAT
        whole = _ground(face.get_size(), margin, radius, unit, flat, self.theme.shadow).copy()
        whole.blit(face, rect)
        _draw_finish(whole, rect, radius, unit, finish, self.theme)
        return whole


@functools.cache
def _drawing(name: str, *, four_colours: bool) -> Path:
    """Where the drawing of a card or a back is: looked for once, asked for by every picture."""
    coloured = asset(f"cards/four_colours/{name}.svg")
    return coloured if four_colours and coloured.is_file() else asset(f"cards/{name}.svg")


def turned(upright: pygame.Surface, angle: float, scale: float = 1.0) -> pygame.Surface:
    """A picture turned by ``angle`` degrees clockwise and scaled."""
    return pygame.transform.rotozoom(upright, -angle, scale)


_faces = SurfaceCache(1.2)
"""Drawing a face is slow, so they are kept for all tables of a run: a hand, and a pack in a trick's
size."""


def _rasterised(file: Path, width: int, *, white: bool, dark: bool) -> pygame.Surface:
    """A card's drawing in a size."""
    svg = file.read_bytes()
    if white:
        svg = svg.replace(_FACE_GROUND, b'fill="#ffffff"', 1)
    surface = drawn(svg, (width, round(width * RATIO)))
    if dark:
        surface.fill((218, 214, 205), special_flags=pygame.BLEND_RGB_MULT)
    return surface


@keeps_pictures(0.4)
def _ground(
    size: tuple[int, int],
    margin: int,
    radius: int,
    unit: float,
    flat: bool,  # noqa: FBT001 (part of the key)
    colour: Colour,
) -> pygame.Surface:
    """The shadow of a card on nothing; the same for all cards of a size."""
    whole = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    whole.fill((*colour, 0))
    rect = pygame.Rect((margin, margin), size)
    if not flat:
        for down, sigma, part in ((3, 2.7, 0.5), (7, 6, 0.3)):
            shadow = Shadow(max(1, round(down * unit)), max(1.0, sigma * unit), part, colour)
            draw_shadow(whole, rect, radius, shadow)
    return whole


def _margin(unit: float, finish: Finish) -> int:
    """How far a picture reaches beyond its card."""
    return 3 if finish is Finish.FLAT else round(24 * unit) + 3


def _draw_finish(
    whole: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    unit: float,
    finish: Finish,
    theme: Theme,
) -> None:
    match finish:
        case Finish.VEILED:
            veil = Box(theme.veil, radius_px=radius, part=theme.veil_part)
            whole.blit(box_picture(rect.size, veil), rect)
        case Finish.PLAYABLE:
            _edge(whole, rect, radius, theme.marigold, theme.playable_edge_units * unit)
        case Finish.REFUSED:
            _edge(whole, rect, radius, theme.refusal, 3 * unit)
        case Finish.ARMED:
            _edge(whole, rect, radius, theme.focus, 3 * unit)
        case Finish.HINTED:
            _edge(whole, rect, radius, theme.marigold, theme.playable_edge_units * unit)
            ring = rect.inflate(round(8 * unit), round(8 * unit))
            dashed = dashed_ring(ring.size, radius + 4 * unit, theme.focus, max(1.5, 2.4 * unit))
            whole.blit(dashed, ring)
        case _:
            pass


def _edge(
    whole: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour, width_px: float
) -> None:
    """A line along the card's edge, half of it outside."""
    grow = max(1, round(width_px * 0.5))
    area = rect.inflate(2 * grow, 2 * grow)
    line = Line(colour, max(1.5, width_px))
    whole.blit(box_picture(area.size, Box(colour, None, radius + grow, 0.0, line)), area)
