"""A button with words on it: gold for what one came for, dark for the rest, crimson for danger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.panel import RADIUS_M, RADIUS_XS, brass_line, button_shadow
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look, Role
    from callbreak.ui.theme import Colour

Kind = Literal["primary", "secondary", "danger"]

_PADDING = 18
_ICON = 21
_ICON_GAP = 10
_CAP_GAP = 12


class Button(Widget):
    """Pressed by a click, Enter or Space."""

    focusable = True
    pressable = True

    def __init__(
        self,
        words: str,
        on_press: Callable[[], None],
        *,
        kind: Kind = "secondary",
        icon_name: str = "",
        big: bool = False,
        left: bool = False,
        key: str = "",
    ) -> None:
        super().__init__()
        self.words = words
        self.kind: Kind = kind
        self.icon_name = icon_name
        self.big = big
        self.left = left
        self.key_cap = key
        self._on_press = on_press

    def say(self, words: str) -> None:
        """Show other words."""
        if words != self.words:
            self.words = words
            self.touch()

    @property
    def _role(self) -> Role:
        return "big_button" if self.big else "button"

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """The size that its words want."""
        width = text.measure(self.words, look.text(self._role))[0]
        if self.icon_name:
            width += look.control(_ICON + _ICON_GAP)
        if self.key_cap:
            width += self._cap_px(look) + look.control(_CAP_GAP)
        return min(width + 2 * look.control(_PADDING), most_px), self.height_px(look)

    def height_px(self, look: Look) -> int:
        """The height it wants."""
        return look.control(57 if self.big else 48)

    def press(self) -> None:
        """Do what it is for."""
        self._on_press()

    def shift_px(self, look: Look) -> int:
        """How far down its face stands: up a little under the pointer, down when it is pressed."""
        if not self.enabled:
            return 0
        if self.pressed and self.hovered:
            return look.px(3 if self.kind == "primary" else 2)
        return -look.px(1) if self.hovered else 0

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw ground, icon and words."""
        face = self.draw_ground(target, look)
        colour = self.text_colour(look)
        style = look.text(self._role, colour)
        padding = look.control(_PADDING)
        icon_px = look.control(_ICON) if self.icon_name else 0
        gap = look.control(_ICON_GAP) if self.icon_name else 0
        room = max(1, face.width - 2 * padding - icon_px - gap)
        if text.measure(self.words, style)[0] > room:
            padding = look.control(9)
            room = max(1, face.width - 2 * padding - icon_px - gap)
        smallest = style.sized(look.scale.smallest_font_px)
        if icon_px and text.measure(self.words, smallest)[0] > room:
            # Rather no icon than words cut off.
            icon_px = gap = 0
            room = max(1, face.width - 2 * padding)
        words = text.render_within(self.words, style, room, look.scale.smallest_font_px)
        width = words.get_width() + icon_px + gap
        cap_px = self._cap_px(look) if self.key_cap else 0
        capped = cap_px > 0 and width + look.control(_CAP_GAP) + cap_px <= room + icon_px + gap
        if capped:
            width += look.control(_CAP_GAP) + cap_px
        x = face.x + padding if self.left else face.centerx - width // 2
        if icon_px:
            target.blit(icon(self.icon_name, icon_px, colour), (x, face.centery - icon_px // 2))
            x += icon_px + gap
        target.blit(words, (x, face.centery - words.get_height() // 2))
        if capped:
            x += words.get_width() + look.control(_CAP_GAP)
            self._draw_cap(target, look, pygame.Rect(x, 0, cap_px, look.control(24)), face.centery)

    def _cap_px(self, look: Look) -> int:
        return text.measure(self.key_cap, look.text("small_strong"))[0] + look.control(16)

    def _draw_cap(self, target: pygame.Surface, look: Look, rect: pygame.Rect, middle: int) -> None:
        """The key that does the same: a cap in the colour of the button."""
        rect.centery = middle
        colour = self.text_colour(look)
        box = Box(colour, None, look.px(RADIUS_XS), 0.12, Line(colour, look.scale.unit, 0.45))
        draw_box(target, rect, box)
        words = text.render(self.key_cap, look.text("small_strong", colour))
        target.blit(words, words.get_rect(center=rect.center))

    def draw_ground(self, target: pygame.Surface, look: Look) -> pygame.Rect:
        """Draw the box; the rectangle of its face, which moves when it is pressed."""
        box = button_box(self, look)
        rect = self.rect.move(0, self.shift_px(look))
        draw_box(target, rect, box)
        return pygame.Rect(rect.x, rect.y, rect.width, rect.height - box.lip_px)

    def text_colour(self, look: Look) -> Colour:
        """The colour of words and icon."""
        if not self.enabled:
            return look.theme.disabled_text
        return look.theme.ink if self.kind == "primary" else look.theme.ivory


def button_box(button: Button, look: Look) -> Box:
    """The box of a button in its state."""
    theme = look.theme
    radius = look.px(RADIUS_M)
    if not button.enabled:
        return Box(theme.disabled, None, radius, line=brass_line(look, 0.25))
    down = button.pressed and button.hovered
    match button.kind:
        case "primary":
            return _gold_box(look, hovered=button.hovered, down=down)
        case "danger":
            top = theme.crimson if not button.hovered else (0xC9, 0x2C, 0x3A)
            line = Line(theme.bad, max(1.0, look.scale.unit), 0.8)
            shadow = None if down else button_shadow(look)
            bottom = theme.crimson_deep if down else (0x86, 0x16, 0x22)
            return Box(
                theme.crimson_deep if down else top, bottom, radius, line=line, shadow=shadow
            )
        case "secondary":
            if down:
                return Box(theme.well_chip, None, radius, line=brass_line(look, 0.7))
            if button.hovered:
                line = brass_line(look, 1.0, max(1.7, theme.line_units))
                return Box(
                    theme.panel_hi_top,
                    theme.panel_hi_bottom,
                    radius,
                    line=line,
                    light=0.07,
                    shadow=button_shadow(look),
                )
            return Box(
                theme.panel_top,
                theme.panel_bottom,
                radius,
                line=brass_line(look, max(0.7, theme.line_part)),
                light=0.07,
                shadow=button_shadow(look),
            )


def _gold_box(look: Look, *, hovered: bool, down: bool) -> Box:
    theme = look.theme
    radius = look.px(RADIUS_M)
    if down:
        line = Line(theme.gold_edge, 1.0, 0.6)
        return Box(theme.gold_down, None, radius, line=line)
    top, bottom = theme.gold_top, theme.gold_bottom
    if hovered:
        top, bottom = theme.gold_hi_top, theme.gold_hi_bottom
    return Box(
        top,
        bottom,
        radius,
        line=Line((0xFF, 0xE6, 0xA6), max(1.0, look.scale.unit), 0.75),
        lip=theme.gold_edge,
        lip_px=look.px(3),
        shadow=button_shadow(look),
    )
