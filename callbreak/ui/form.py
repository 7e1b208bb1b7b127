"""The controls of a scene: who has the pointer and the focus, and what must be drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import keys
from callbreak.ui.dirty import joined
from callbreak.ui.focus_order import following, is_arrow, neighbour
from callbreak.ui.widgets.toast import Mood, Toast
from callbreak.ui.widgets.tooltip import DELAY_S, Tooltip

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look
    from callbreak.ui.widgets.scroll_area import ScrollArea
    from callbreak.ui.widgets.widget import Widget

_FINGER_SLOP_PX: Final = 12
_WHEEL_UNITS: Final = 74


class Form:
    """Widgets are drawn in the order in which they were added, which is also that of Tab.

    `ground` is what lies below them: a picture of the whole window.
    """

    def __init__(self, look: Look, size_px: tuple[int, int]) -> None:
        self.look = look
        self.window = pygame.Rect((0, 0), size_px)
        self.ground: pygame.Surface | None = None
        self.on_press_sound: Callable[[], None] | None = None
        self._widgets: list[Widget] = []
        self._tip = Tooltip()
        self._toast = Toast()
        self._focused: Widget | None = None
        self._ring = True
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._tip_in_s: float | None = None
        self._pos = (-1, -1)
        self._finger_from: tuple[int, int] | None = None
        self._finger_area: ScrollArea | None = None
        self._drawn: dict[Widget, pygame.Rect] = {}

    # --- what is in it

    def add(self, *widgets: Widget) -> None:
        """Add widgets on top of the others."""
        self._widgets += widgets

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widgets of the scene, without tooltip and toast."""
        return tuple(self._widgets)

    @property
    def _all(self) -> tuple[Widget, ...]:
        return (*self._widgets, self._toast, self._tip)

    def say(self, words: str, mood: Mood = "note") -> None:
        """Show a sentence at the bottom for a while."""
        self._toast.show(words, mood, self.look, self.window)

    # --- focus

    @property
    def focused(self) -> Widget | None:
        """The widget that keys go to."""
        return self._focused

    @property
    def wants_text(self) -> bool:
        """Whether a text field has the focus."""
        return self._focused is not None and self._focused.wants_text

    def focus(self, widget: Widget | None, *, ring: bool | None = None) -> None:
        """Give the focus to a widget, or to none."""
        if ring is not None:
            self._ring = ring
        before = self._focused
        if widget is not before:
            self._focused = widget
            if before is not None:
                before.focused = False
                before.touch()
                before.focus_went()
            if widget is not None:
                widget.focus_came()
        if widget is not None:
            widget.focused = self._ring or widget.wants_text
            widget.touch()
            if widget.area is not None and self._ring:
                widget.area.reveal(widget)

    def close(self) -> None:
        """The scene goes: a text field lets go of the keyboard."""
        self.focus(None)

    # --- events

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; whether it was of use."""
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
                self._let_go()
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._focused is not None and self._focused.text_event(event)
        return False

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget there that a pointer can do something with."""
        for widget in reversed(self._all):
            if not widget.visible or widget is self._tip:
                continue
            if widget.area is not None and not widget.area.rect.collidepoint(pos):
                continue
            if (widget.pressable or widget.tooltip or widget is self._bar_at(pos)) and widget.hit(
                pos
            ):
                return widget
        return None

    def _bar_at(self, pos: tuple[int, int]) -> ScrollArea | None:
        return next((area for area in self._areas() if area.hit(pos)), None)

    def _areas(self) -> list[ScrollArea]:
        areas = {id(w.area): w.area for w in self._widgets if w.area is not None}
        return [area for area in areas.values() if area.visible]

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        for one, hovered in ((self._hovered, False), (widget, True)):
            if one is not None:
                one.hovered = hovered
                one.touch()
        self._hovered = widget
        self._tip.hide()
        self._tip_in_s = DELAY_S if widget is not None and widget.tooltip else None

    def _move(self, event: pygame.Event) -> bool:
        self._pos = event.pos
        if self._finger_area is not None and self._finger_from is not None:
            return self._scroll_by_finger(event)
        self._hover(self._at(event.pos))
        if self._held is not None:
            self._held.drag(event.pos)
        return self._hovered is not None

    def _down(self, event: pygame.Event) -> bool:
        self._pos = event.pos
        self._tip.hide()
        self._tip_in_s = None
        widget = self._at(event.pos)
        self._hover(widget)
        if getattr(event, "touch", False):
            self._finger_from = event.pos
            self._finger_area = self._area_at(event.pos)
            if widget is self._finger_area:
                self._finger_area = None
        if widget is None or not widget.enabled:
            self.focus(None if self.wants_text else self._focused, ring=False)
            return widget is not None
        self._held = widget
        widget.pressed = True
        widget.touch()
        if widget.focusable:
            self.focus(widget, ring=False)
        widget.begin(event.pos)
        return True

    def _area_at(self, pos: tuple[int, int]) -> ScrollArea | None:
        for area in self._areas():
            if area.rect.collidepoint(pos) and area.most_px:
                return area
        return None

    def _scroll_by_finger(self, event: pygame.Event) -> bool:
        area, start = self._finger_area, self._finger_from
        if area is None or start is None:
            return False
        moved = event.pos[1] - start[1]
        if self._held is not None and abs(moved) < _FINGER_SLOP_PX:
            self._held.drag(event.pos)
            return True
        if self._held is not None and self._held.moves_sideways(event.pos, start):
            self._held.drag(event.pos)
            return True
        self._let_go_of_press()
        area.scroll_by(-moved, at_once=True)
        self._finger_from = event.pos
        return True

    def _up(self, event: pygame.Event) -> bool:
        self._pos = event.pos
        finger = getattr(event, "touch", False)
        self._finger_area = self._finger_from = None
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        held.touch()
        if held.usable:
            if held.hit(event.pos) and self.on_press_sound is not None:
                self.on_press_sound()
            held.finish(event.pos)
        self._hover(None if finger else self._at(event.pos))
        return True

    def _let_go_of_press(self) -> None:
        if self._held is not None:
            self._held.pressed = False
            self._held.touch()
            self._held = None
            self._hover(None)

    def _let_go(self) -> None:
        self._let_go_of_press()
        self._finger_area = self._finger_from = None
        self._hover(None)

    def _wheel(self, event: pygame.Event) -> bool:
        area = self._area_at(self._pos)
        if area is None:
            areas = [area for area in self._areas() if area.most_px]
            area = areas[0] if len(areas) == 1 else None
        if area is None:
            return False
        steps = getattr(event, "precise_y", event.y)
        area.scroll_by(-steps * self.look.control(_WHEEL_UNITS))
        self._hover(None)
        return True

    def _key(self, event: pygame.Event) -> bool:
        focused = self._focused
        if event.key == pygame.K_TAB and not keys.has_alt(event) and not keys.has_ctrl(event):
            self._go_to(following(self._widgets, focused, -1 if keys.has_shift(event) else 1))
            return True
        if focused is not None and focused.usable and focused.key(event):
            self._show_ring()
            return True
        if is_arrow(event.key):
            self._go_by_arrow(event.key)
            return True
        if keys.presses(event) and not keys.has_alt(event) and not keys.has_ctrl(event):
            return self._press_focused()
        return any(area.page(event) for area in self._areas())

    def _go_by_arrow(self, arrow: int) -> None:
        if self._focused is None:
            self._go_to(following(self._widgets, None, 1))
            return
        target = neighbour(self._widgets, self._focused, arrow)
        if target is not None:
            self._go_to(target)
        else:
            self._show_ring()

    def _press_focused(self) -> bool:
        focused = self._focused
        if focused is None or not focused.usable or not focused.pressable:
            return False
        self._show_ring()
        if self.on_press_sound is not None:
            self.on_press_sound()
        focused.press()
        return True

    def _go_to(self, widget: Widget | None) -> None:
        self.focus(widget, ring=True)
        self._tip.hide()
        self._tip_in_s = DELAY_S if widget is not None and widget.tooltip else None

    def _show_ring(self) -> None:
        if self._focused is not None:
            self.focus(self._focused, ring=True)

    # --- time

    @property
    def wants_frames(self) -> bool:
        """Whether anything in it moves."""
        return self._tip_in_s is not None or any(w.moving for w in self._all if w.visible)

    def tick(self, dt_s: float) -> None:
        """Time goes on for every widget."""
        for widget in self._all:
            widget.tick(dt_s)
        if self._tip_in_s is not None:
            self._tip_in_s -= dt_s
            if self._tip_in_s <= 0:
                self._tip_in_s = None
                self._show_tip()

    def _show_tip(self) -> None:
        about = self._hovered or self._focused
        if about is not None and about.tooltip and about.visible:
            self._tip.show(about.tooltip, about.rect, self.look, self.window)

    # --- drawing

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Draw what has changed, or everything; where it was."""
        whole = target.get_rect()
        dirty = [whole] if full else joined(self._changed(), whole)
        if not dirty:
            return []
        places = {widget: self._paint_rect(widget) for widget in self._all if widget.visible}
        for rect in dirty:
            self._paint(target, rect, places)
        target.set_clip(None)
        self._drawn = places
        for widget in self._all:
            widget.stale = False
        return dirty

    def _changed(self) -> list[pygame.Rect]:
        rects: list[pygame.Rect] = []
        for widget in self._all:
            if not widget.stale:
                continue
            before = self._drawn.get(widget)
            if before is not None:
                rects.append(before)
            if widget.visible:
                rects.append(self._paint_rect(widget))
        return rects

    def _paint_rect(self, widget: Widget) -> pygame.Rect:
        reach = widget.reach_px(self.look)
        rect = widget.rect.inflate(2 * reach, 2 * reach)
        return rect.clip(_view_of(widget.area, self.look)) if widget.area is not None else rect

    def _paint(
        self, target: pygame.Surface, rect: pygame.Rect, places: dict[Widget, pygame.Rect]
    ) -> None:
        target.set_clip(rect)
        if self.ground is not None:
            target.blit(self.ground, rect, rect)
        for widget, place in places.items():
            if not place.colliderect(rect):
                continue
            target.set_clip(rect.clip(place) if widget.area is not None else rect)
            widget.draw(target, self.look)
            if widget.focused and widget is self._focused:
                widget.draw_ring(target, self.look)


def _view_of(area: ScrollArea, look: Look) -> pygame.Rect:
    """What can be seen of a scroll area's content: rings and tints reach beyond its sides."""
    return area.rect.inflate(2 * look.px(16), 0)
