"""A panel over the scene below, which is darkened around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.scenes.form_scene import FormScene
from callbreak.ui import text
from callbreak.ui.marks import band_height_px, draw_title_band
from callbreak.ui.panel import RADIUS_XL, draw_panel

if TYPE_CHECKING:
    from callbreak.ui.look import Look

_VEIL = (0x01, 0x06, 0x08, 150)


class DialogScene(FormScene):
    """Subclasses give `panel` a size in `build`, with `open_panel`."""

    overlay = True
    title = ""

    def __init__(self) -> None:
        super().__init__()
        self.panel = pygame.Rect(0, 0, 0, 0)

    def open_panel(self, look: Look, width_px: int, inner_px: int) -> pygame.Rect:
        """Place the panel in the middle, for a content so high; the content's place."""
        width, height = self.size_px
        side = look.px(28)
        head = self.head_px(look)
        panel_width = min(width_px, width - 2 * look.px(20))
        panel_height = min(head + inner_px + 2 * look.px(24), height - 2 * look.px(12))
        self.panel = pygame.Rect(0, 0, panel_width, panel_height)
        self.panel.center = (width // 2, height // 2)
        top = self.panel.y + head + look.px(22)
        return pygame.Rect(
            self.panel.x + side, top, panel_width - 2 * side, self.panel.bottom - look.px(24) - top
        )

    def head_px(self, look: Look) -> int:
        """How high the title is, with its band."""
        return look.control(60) + band_height_px(look)

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Draw what has changed; when everything is, keep the scene below as the ground."""
        if full:
            self.form.ground = self._ground(target)
        return super().draw(target, full=full)

    def _ground(self, below: pygame.Surface) -> pygame.Surface:
        look = self.form.look
        ground = below.copy()
        veil = pygame.Surface(ground.get_size(), pygame.SRCALPHA)
        veil.fill(_VEIL)
        ground.blit(veil, (0, 0))
        draw_panel(ground, self.panel, look, RADIUS_XL, big=True)
        title = look.text("panel_title")
        room = self.panel.width - 2 * look.px(24)
        title = text.fit(self.title, title, room, look.scale.smallest_font_px)
        words = text.render(text.ellipsize(self.title, title, room), title)
        middle = (self.panel.centerx, self.panel.y + look.control(30))
        ground.blit(words, words.get_rect(center=middle))
        band_y = self.panel.y + look.control(60)
        edge = look.px(1)
        draw_title_band(ground, self.panel.x + edge, band_y, self.panel.width - 2 * edge, look)
        return ground
