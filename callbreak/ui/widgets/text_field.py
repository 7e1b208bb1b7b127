"""A field for one line of text in any language, with input methods, selection and clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import keys, text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.clipboard import copy_text, pasted_text
from callbreak.ui.panel import RADIUS_M, brass_line, hairline_px
from callbreak.ui.widgets.edited_text import EditedText
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look
    from callbreak.ui.text import TextStyle

_PADDING = 13
_REPEAT_MS: Final = (420, 34)


class TextField(Widget):
    """Typed into while it has the focus.

    `on_change` hears each change, `on_done` what it has become at Enter or when it is left.
    """

    focusable = True
    pressable = True
    wants_text = True
    elastic = True

    def __init__(
        self,
        words: str,
        on_change: Callable[[str], None],
        *,
        hint: str = "",
        most: int = 40,
        on_done: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__()
        self._text = EditedText(words, most)
        self._hint = hint
        self._composing = ""
        self._on_change = on_change
        self._on_done = on_done
        self._scroll_px = 0
        self._style: TextStyle | None = None
        self._told = words
        self._typing = False

    @property
    def words(self) -> str:
        """The text in it."""
        return self._text.words

    @property
    def takes_every_key(self) -> bool:
        """While an input method composes: Enter takes its text, Esc drops it, Tab chooses."""
        return bool(self._composing)

    def set_words(self, words: str) -> None:
        """Show another text, without telling anyone."""
        if words != self._text.words:
            self._text.set(words)
            self._told = self._text.words
            self.touch()

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """The size it wants."""
        return min(look.control(260), most_px), look.control(44)

    def focus_came(self) -> None:
        """Wake the input method, and let held keys repeat."""
        self._typing = True
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)
        pygame.key.set_repeat(*_REPEAT_MS)

    def focus_went(self) -> None:
        """Let the input method sleep, and tell what was typed."""
        self._typing = False
        self._composing = ""
        pygame.key.stop_text_input()
        pygame.key.set_repeat()
        self._text.move(self._text.caret, select=False)
        self.touch()
        self._done()

    def press(self) -> None:
        """Enter: what was typed is meant."""
        self._done()

    def finish(self, pos: tuple[int, int]) -> None:
        """A click only sets the caret."""
        self.drag(pos)

    def begin(self, pos: tuple[int, int]) -> None:
        """Put the caret at the pointer."""
        self._text.move(self._cluster_at(pos[0]), select=False)
        self.touch()

    def drag(self, pos: tuple[int, int]) -> None:
        """Select as far as the pointer."""
        self._text.move(self._cluster_at(pos[0]), select=True)
        self.touch()

    def text_event(self, event: pygame.Event) -> bool:
        """Take typed text, or show what an input method is composing."""
        if event.type == pygame.TEXTEDITING:
            self._composing = event.text
            self.touch()
            return True
        self._composing = ""
        self._text.insert(event.text)
        self._changed()
        return True

    def key(self, event: pygame.Event) -> bool:
        """Editing keys. While it has the focus every letter belongs to it, and no hotkey acts."""
        if self._composing:
            return True
        if event.key in {pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN}:
            return False
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER}:
            self._done()
            return False
        if event.key >= pygame.K_F1 and event.key <= pygame.K_F12:
            return False
        if keys.has_ctrl(event):
            self._shortcut(keys.letter(event))
        elif event.key in {pygame.K_BACKSPACE, pygame.K_DELETE}:
            change = self._text.backspace if event.key == pygame.K_BACKSPACE else self._text.delete
            change()
            self._changed()
        else:
            self._move(event)
        return True

    def _move(self, event: pygame.Event) -> None:
        caret = self._text.caret
        places = {
            pygame.K_LEFT: caret - 1,
            pygame.K_RIGHT: caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: self._text.length,
        }
        if event.key in places:
            self._text.move(places[event.key], select=keys.has_shift(event))
            self.touch()

    def _shortcut(self, letter: str | None) -> None:
        if letter == "a":
            self._text.select_all()
        elif letter in {"c", "x"} and self._text.selected:
            copy_text(self._text.selected)
            if letter == "x":
                self._text.remove_selected()
                self._changed()
        elif letter == "v":
            self._text.insert(pasted_text())
            self._changed()
        self.touch()

    def _changed(self) -> None:
        self.touch()
        self._on_change(self._text.words)

    def _done(self) -> None:
        if self._on_done is not None and self._told != self._text.words:
            self._told = self._text.words
            self._on_done(self._text.words)

    def _cluster_at(self, x_px: int) -> int:
        if self._style is None:
            return self._text.length
        inside_px = x_px - self.rect.x - self._inset_px() + self._scroll_px
        best = 0
        for count in range(self._text.length + 1):
            width = text.measure(self._text.head(count), self._style)[0]
            before = text.measure(self._text.head(max(0, count - 1)), self._style)[0]
            if inside_px >= (width + before) / 2 or count == 0:
                best = count
        return best

    def _inset_px(self) -> int:
        return max(6, round(self.rect.height * _PADDING / 44))

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the field and what is in it."""
        theme = look.theme
        line = brass_line(look, 1.0 if self.hovered or self._typing else max(0.6, theme.line_part))
        if self._typing:
            line = Line(theme.turn, line.width_px, 1.0)
        ground = theme.well if self.enabled else theme.disabled
        draw_box(target, self.rect, Box(ground, None, look.px(RADIUS_M), line=line))
        self._style = look.text("option", theme.ivory if self.enabled else theme.disabled_text)
        inner = self.rect.inflate(-2 * self._inset_px(), -4)
        clip = target.get_clip()
        target.set_clip(clip.clip(inner))
        if not self._text.words and not self._composing:
            self._draw_hint(target, look, inner)
        self._draw_text(target, look, inner, self._style)
        target.set_clip(clip)

    def _draw_hint(self, target: pygame.Surface, look: Look, inner: pygame.Rect) -> None:
        style = look.text("option", look.theme.muted)
        words = text.render_within(self._hint, style, inner.width, look.scale.smallest_font_px)
        target.blit(words, (inner.x, inner.centery - words.get_height() // 2))

    def _draw_text(
        self, target: pygame.Surface, look: Look, inner: pygame.Rect, style: TextStyle
    ) -> None:
        before, after = self._text.before, self._text.after
        whole = text.render(before + self._composing + after, style)
        caret = text.measure(before + self._composing, style)[0] if before + self._composing else 0
        self._keep_caret_in(caret, whole.get_width(), inner.width)
        x = inner.x - self._scroll_px
        y = inner.centery - whole.get_height() // 2
        first, last = self._text.selection
        if self._typing and last > first:
            start = text.measure(self._text.head(first), style)[0] if first else 0
            end = text.measure(self._text.head(last), style)[0]
            mark = pygame.Surface((max(1, end - start), whole.get_height()), pygame.SRCALPHA)
            mark.fill((*look.theme.marigold, 90))
            target.blit(mark, (x + start, y))
        target.blit(whole, (x, y))
        thin = max(2, hairline_px(look))
        if self._composing:
            start = text.measure(before, style)[0] if before else 0
            line = pygame.Rect(x + start, y + whole.get_height() - thin, caret - start, thin)
            target.fill(look.theme.turn, line)
        if self._typing:
            target.fill(look.theme.turn, (x + caret, y, thin, whole.get_height()))

    def _keep_caret_in(self, caret_px: int, whole_px: int, room_px: int) -> None:
        room_px = max(1, room_px - 3)
        if not self._typing:
            self._scroll_px = 0
        elif caret_px - self._scroll_px > room_px:
            self._scroll_px = caret_px - room_px
        elif caret_px < self._scroll_px:
            self._scroll_px = caret_px
        self._scroll_px = max(0, min(self._scroll_px, max(0, whole_px - room_px)))
