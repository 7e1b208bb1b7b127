"""The settings scene: pages at the side; each change shows at once and is kept at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.scenes.form_scene import FormScene
from callbreak.scenes.page_nav import PageNav
from callbreak.scenes.settings_keys import fill_keys
from callbreak.scenes.settings_pages import fill_ease, fill_play, fill_player
from callbreak.scenes.settings_rows import SettingRows
from callbreak.scenes.settings_rules import RulesPage
from callbreak.scenes.settings_sound import fill_sound
from callbreak.scenes.settings_table import fill_table
from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of
from callbreak.ui.row_stack import RowStack
from callbreak.ui.screen_panel import ScreenPanel, paint_screen_panel, screen_panel
from callbreak.ui.widgets.bulleted import Bulleted
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.scroll_area import ScrollArea
from callbreak.words import tr
from callbreak.words.rules_words import preset_title

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget

_STEP: Final = 54
_FIRST: Final = "player"
_RULES: Final = "house_rules"
_PLAIN: Final[dict[str, Callable[[SettingRows], None]]] = {
    "player": fill_player,
    "table": fill_table,
    "play": fill_play,
    "sound": fill_sound,
    "ease": fill_ease,
    "keys": fill_keys,
}


class SettingsScene(FormScene):
    """Opens at a page: player, house_rules, table, play, sound, ease or keys."""

    def __init__(self, page: str = _FIRST) -> None:
        super().__init__()
        self._page = page if page in _PLAIN or page == _RULES else _FIRST
        self._area: ScrollArea | None = None
        self._rules: RulesPage | None = None
        self._summary: Bulleted | None = None
        self._back: Button | None = None
        self._summary_widths_px = (0, 0)
        self._shown_page = self._page
        self._scrolled: dict[str, int] = {}

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Lay the panel out, with its pages, rows and buttons."""
        if self._area is not None:
            self._scrolled[self._shown_page] = self._area.offset_px
        self._shown_page = self._page
        layout = screen_panel(size_px, form.look, nav=True, footer=True)
        nav = PageNav(form, layout, _pages(), self._page, self._turn_to)
        nav.place(_STEP)
        close = IconButton("close", tr("Back"), self.escape)
        close.arrange(form.look, layout.close)
        body = layout.body
        if layout.narrow:
            used = nav.bottom + form.look.px(8) - layout.nav.y
            body = pygame.Rect(body.x, body.y + used, body.width, body.height - used)
        line = tr("House rules apply from the next game on.") if self._page == _RULES else ""
        form.ground = paint_screen_panel(size_px, form.look, layout, tr("Settings"), line)
        self._add_rows(form, body)
        self._add_footer(form, layout)
        form.add(close)
        return nav.chosen

    def _turn_to(self, page: str) -> None:
        if page != self._page:
            self._page = page
            self.rebuild()

    def _add_rows(self, form: Form, body: pygame.Rect) -> None:
        area = self._area = ScrollArea(form.look.motion)
        area.place(body)
        stack = RowStack(form, area)
        rows = SettingRows(self.services, stack)
        self._rules = None
        if self._page == _RULES:
            self._rules = RulesPage(rows, self._show_summary, self.rebuild)
            self._rules.fill()
        else:
            _PLAIN[self._page](rows)
        stack.finish()
        area.scroll_to(self._scrolled.get(self._page, 0), at_once=True)

    def _add_footer(self, form: Form, layout: ScreenPanel) -> None:
        look, foot = form.look, layout.footer
        margin = look.px(28)
        done = Button(tr("Done"), self.escape, kind="primary")
        width, height = done.size_px(look, foot.width)
        width = max(width, look.control(124))
        place = pygame.Rect(0, 0, width, min(height, foot.height - look.px(12)))
        place.midright = (foot.right - margin, foot.centery)
        done.place(place)
        left = foot.x + margin
        self._summary = Bulleted(tr("Changes are kept at once."))
        if self._rules is not None:
            self._back = Button("", self._go_back_to_preset, icon_name="undo")
            self._back.say(tr("Back to {preset}", preset=preset_title(self._rules.base)))
            wish = self._back.size_px(look, foot.width // 2)
            back = pygame.Rect(0, 0, wish[0], place.height)
            back.midright = (place.left - look.px(16), foot.centery)
            self._back.place(back)
            form.add(self._back)
        width = max(0, place.left - left - look.px(12))
        self._summary.place(pygame.Rect(left, foot.y, width, foot.height))
        if self._back is not None and self._rules is not None:
            beside = max(0, self._back.rect.left - left - look.px(12))
            self._summary_widths_px = (width, beside)
        form.add(self._summary, done)
        self._show_summary()

    def _show_summary(self) -> None:
        if self._rules is None or self._summary is None or self._back is None:
            return
        differs = self._rules.summary
        self._summary.say(
            differs or tr("As {preset} has it.", preset=preset_title(self._rules.base))
        )
        self._summary.set_lit(bool(differs))
        self._back.visible = bool(differs)
        place = self._summary.rect.copy()
        place.width = self._summary_widths_px[bool(differs)]
        self._summary.place(place)

    def handle(self, event: pygame.Event) -> None:
        """Take an event; what the M key has done to the sound is seen on the page too."""
        muted = self.services.settings.sound.mute
        super().handle(event)
        by_key = act_of(event, EVERYWHERE) is Act.MUTE
        if by_key and muted != self.services.settings.sound.mute:
            self.rebuild()

    def _go_back_to_preset(self) -> None:
        if self._rules is not None:
            self._rules.go_back_to(self._rules.base)


def _pages() -> tuple[tuple[str, str, str], ...]:
    return (
        ("player", "person", tr("Players")),
        (_RULES, "score", tr("House rules")),
        ("table", "table", tr("Table")),
        ("play", "play", tr("Play")),
        ("sound", "sound", tr("Sound")),
        ("ease", "eye", tr("Easier to use")),
        ("keys", "keyboard", tr("Keys")),
    )
