"""The controls on the table: the round buttons, the call numbers, and the questions' buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.ui.form import Form
from callbreak.ui.number_tile import NumberTile
from callbreak.ui.question_panel import BUTTONS_DOWN, question_middle
from callbreak.ui.widget_pictures import WidgetPictures
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.rules import Rules
    from callbreak.scenes.hand_stop import HandStop
    from callbreak.ui.call_layout import CallLayout
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look
    from callbreak.ui.painter import Picture


@dataclass(frozen=True, slots=True)
class Actions:
    """What the controls do."""

    last_trick: Callable[[], None]
    hint: Callable[[], None]
    undo: Callable[[], None]
    score_sheet: Callable[[], None]
    pause: Callable[[], None]
    call: Callable[[int], None]
    claim: Callable[[], None]
    redeal: Callable[[], None]
    keep: Callable[[], None]


class TableControls:
    """All controls of the table in one form; which are there depends on what is going on."""

    def __init__(
        self,
        layout: TableLayout,
        look: Look,
        panel_look: Look,
        rules: Rules,
        actions: Actions,
        hand: HandStop,
    ) -> None:
        self.hand = hand
        self.form = Form(look, layout.size)
        self.last_trick = IconButton("last_trick", tr("Last trick (L)"), actions.last_trick)
        self.hint = IconButton("hint", tr("Hint (H)"), actions.hint)
        self.undo = IconButton("undo", tr("Take back (Ctrl+Z)"), actions.undo)
        self.sheet = IconButton("score", tr("Score sheet (S)"), actions.score_sheet)
        self.pause = IconButton("pause", tr("Pause (Esc)"), actions.pause)
        self._tools = (self.last_trick, self.hint, self.undo, self.sheet, self.pause)
        for button, rect in zip(self._tools, layout.tools, strict=True):
            button.place(rect)
        calls = range(rules.min_call, rules.max_call + 1)
        self.numbers = tuple(NumberTile(call, panel_look, actions.call) for call in calls)
        self.claim = Button(tr("Claim the rest"), actions.claim, kind="primary", icon_name="claim")
        self.redeal = Button(tr("New cards"), actions.redeal, kind="primary", icon_name="shuffle")
        self.keep = Button(tr("Keep these"), actions.keep)
        self._place_buttons(layout)
        self._panel_pictures = WidgetPictures(look)
        self._tool_pictures = WidgetPictures(look)
        questions = (self.claim, self.redeal, self.keep)
        self.form.add(*self.numbers, *questions, self.hand, *self._tools)
        self.show(calling=False, choosing=False, claim=False, redeal=False)

    def _place_buttons(self, layout: TableLayout) -> None:
        look = self.form.look
        width, height = self.claim.size_px(look, layout.size[0] - 40)
        rect = pygame.Rect(0, 0, width, height)
        rect.center = layout.claim.center
        self.claim.place(rect)
        gap = look.px(14)
        sizes = [
            button.size_px(look, layout.size[0] // 2 - 20) for button in (self.redeal, self.keep)
        ]
        across = max(size[0] for size in sizes)
        for button, side in ((self.redeal, -1), (self.keep, 1)):
            place = pygame.Rect(0, 0, across, sizes[0][1])
            place.center = (layout.trick[0], question_middle(layout))
            place.x += side * (across + gap) // 2
            place.y += look.control(BUTTONS_DOWN)
            button.place(place)

    def place_numbers(self, layout: CallLayout) -> None:
        """Put the numbers where the call panel has them."""
        for tile, rect in zip(self.numbers, layout.numbers, strict=True):
            tile.place(rect)

    def number(self, call: int | None) -> NumberTile | None:
        """The tile of a call, None if there is none."""
        return next((tile for tile in self.numbers if tile.number == call), None)

    def show(self, *, calling: bool, choosing: bool, claim: bool, redeal: bool) -> None:
        """Show the controls for what is going on."""
        for tile in self.numbers:
            tile.visible = calling
        self.hand.visible = choosing
        self.claim.visible = claim
        self.redeal.visible = self.keep.visible = redeal
        focused = self.form.focused
        if focused is not None and not focused.visible:
            self.form.focus(None)

    def choose(self, number: int | None) -> None:
        """Show a number in gold, or none."""
        for tile in self.numbers:
            tile.choose(tile.number == number)

    def tools(self) -> list[Picture]:
        """The pictures of the round buttons."""
        return self._tool_pictures.of(self._tools)

    def panel(self) -> list[Picture]:
        """The pictures of the call panel's numbers."""
        return self._panel_pictures.of(self.numbers)

    def above(self) -> list[Picture]:
        """The pictures of what lies above all cards: questions' buttons, tooltip and sentences."""
        rest = (self.claim, self.redeal, self.keep)
        others = tuple(w for w in self.form.shown if w not in self.form.widgets)
        return self._panel_pictures.of((*rest, *others))
