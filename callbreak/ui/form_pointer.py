"""The pointer in a form: what it is on, what it holds down, and scrolling by finger and wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.scroll_area import ScrollArea
    from callbreak.ui.widgets.widget import Widget

_FINGER_SLOP_PX: Final = 12
_WHEEL_UNITS: Final = 74


class FormPointer:
    """Only the left button presses. What was pressed down is what is released, wherever that is."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self.hovered: Widget | None = None
        self._held: Widget | None = None
        self._pos = (-1, -1)
        self._finger_from: tuple[int, int] | None = None
        self._finger_area: ScrollArea | None = None

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the pointer; whether it was of use."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._move(event)
            case pygame.MOUSEBUTTONDOWN:
                return event.button == pygame.BUTTON_LEFT and self._down(event)
            case pygame.MOUSEBUTTONUP:
                return event.button == pygame.BUTTON_LEFT and self._up(event)
            case pygame.MOUSEWHEEL:
                return self._wheel(event)
            case pygame.WINDOWLEAVE:
                self._hover(None)
            case pygame.WINDOWFOCUSLOST:
                self.let_go()
        return False

    def let_go(self) -> None:
        """Forget what is held down, without pressing it."""
        self._finger_area = self._finger_from = None
        if self._held is not None:
            self._held.pressed = False
            self._held.touch()
            self._held = None
        self._hover(None)

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget there that a pointer can do something with."""
        for widget in reversed(self._form.shown):
            area = widget.area
            if not widget.visible or (area is not None and not area.rect.collidepoint(pos)):
                continue
            if (widget.pressable or widget.tooltip) and widget.hit(pos):
                return widget
        return None

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hovered:
            return
        for one, hovered in ((self.hovered, False), (widget, True)):
            if one is not None:
                one.hovered = hovered
                one.touch()
        self.hovered = widget
        self._form.tip_later(widget)

    def _move(self, event: pygame.Event) -> bool:
        self._pos = event.pos
        if self._finger_area is not None and self._finger_from is not None:
            self._move_finger(event.pos, self._finger_area, self._finger_from)
            return True
        self._hover(self._at(event.pos))
        if self._held is not None:
            self._held.drag(event.pos)
        return self.hovered is not None

    def _down(self, event: pygame.Event) -> bool:
        self._pos = event.pos
        self.let_go()
        widget = self._at(event.pos)
        self._hover(widget)
        self._form.tip_later(None)
        if getattr(event, "touch", False):
            area = self._area_at(event.pos)
            self._finger_from = event.pos
            self._finger_area = None if widget is area else area
        if widget is None or not widget.enabled or not widget.pressable:
            self._form.focus(None if self._form.wants_text else self._form.focused, ring=False)
            return widget is not None
        self._held = widget
        widget.pressed = True
        widget.touch()
        if widget.focusable:
            self._form.focus(widget, ring=False)
        widget.begin(event.pos)
        return True

    def _up(self, event: pygame.Event) -> bool:
        self._pos = event.pos
        self._finger_area = self._finger_from = None
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        held.touch()
        if held.usable:
            if held.hit(event.pos):
                self._form.sound_press(held)
            held.finish(event.pos)
        self._hover(None if getattr(event, "touch", False) else self._at(event.pos))
        return True

    def _move_finger(self, pos: tuple[int, int], area: ScrollArea, start: tuple[int, int]) -> None:
        held = self._held
        moved = pos[1] - start[1]
        if held is not None and (abs(moved) < _FINGER_SLOP_PX or held.moves_sideways(pos, start)):
            held.drag(pos)
            return
        if held is not None:
            self.let_go()
        area.scroll_by(-moved, at_once=True)
        self._finger_from, self._finger_area = pos, area

    def _area_at(self, pos: tuple[int, int]) -> ScrollArea | None:
        for area in self._form.areas:
            if area.rect.collidepoint(pos) and area.most_px:
                return area
        return None

    def _wheel(self, event: pygame.Event) -> bool:
        scrollable = [area for area in self._form.areas if area.most_px]
        area = self._area_at(self._pos) or (scrollable[0] if len(scrollable) == 1 else None)
        if area is None:
            return False
        steps = getattr(event, "precise_y", event.y)
        area.scroll_by(-steps * self._form.look.control(_WHEEL_UNITS))
        self._hover(None)
        return True
