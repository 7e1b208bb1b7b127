"""A line with the stepped diamond before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ui import text
from callbreak.ui.marks import bullet
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    import pygame

    from callbreak.ui.look import Look


class Bulleted(Widget):
    """One line in the middle of its height; `lit` has the diamond and bright words."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words
        self.lit = False

    def say(self, words: str) -> None:
        """Show other words."""
        if words != self.words:
            self.words = words
            self.touch()

    def set_lit(self, lit: bool) -> None:  # noqa: FBT001 (a state, as on a switch)
        """Have it with the diamond, or plain."""
        if lit != self.lit:
            self.lit = lit
            self.touch()

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw diamond and words."""
        theme = look.theme
        x = self.rect.x
        if self.lit:
            diamond = bullet(look, theme.marigold)
            target.blit(diamond, (x, self.rect.centery - diamond.get_height() // 2))
            x += diamond.get_width() + look.control(10)
        room = max(1, self.rect.right - x)
        style = look.text(
            "body" if self.lit else "second", theme.ivory if self.lit else theme.muted
        )
        words = text.render_within(self.words, style, room, look.scale.smallest_font_px)
        target.blit(words, (x, self.rect.centery - words.get_height() // 2))
