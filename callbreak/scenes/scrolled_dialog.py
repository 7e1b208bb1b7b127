"""A dialog whose content may be higher than the window: it scrolls, its buttons stay."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.scenes.dialog_scene import DialogScene
from callbreak.ui.form import Form
from callbreak.ui.row_stack import RowStack
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.scroll_area import ScrollArea
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget

_FAR: Final = 100_000


class ScrolledDialogScene(DialogScene):
    """Subclasses say in `fill` what is to be read; there is a button that closes."""

    width_units = 640

    @abstractmethod
    def fill(self, stack: RowStack) -> None:
        """Put the content into the stack."""

    def more_buttons(self) -> list[Button]:
        """Buttons beside the one that closes."""
        return []

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Content and buttons."""
        look = form.look
        width = min(look.control(self.width_units), size_px[0] - 2 * look.px(20))
        close = Button(tr("Close"), self.escape, kind="primary")
        buttons = [close, *self.more_buttons()]
        foot = look.control(48) + look.px(18)
        wanted = self._content_px(look, width - 2 * look.px(28))
        place = self.open_panel(look, width, wanted + foot)
        area = ScrollArea(look.motion)
        area.place(pygame.Rect(place.x, place.y, place.width, place.height - foot))
        stack = RowStack(form, area)
        self.fill(stack)
        stack.finish()
        x = place.right
        for button in buttons:
            size = button.size_px(look, place.width // len(buttons) - look.px(8))
            x -= size[0]
            button.place(pygame.Rect(x, place.bottom - look.control(48), size[0], look.control(48)))
            x -= look.px(14)
        form.add(*buttons)
        return close

    def _content_px(self, look: Look, width: int) -> int:
        """How high the content is in that width: it is laid out once to see."""
        area = ScrollArea(look.motion)
        area.place(pygame.Rect(0, 0, width, _FAR))
        stack = RowStack(Form(look, (width, _FAR)), area)
        self.fill(stack)
        stack.finish()
        return area.content_px
