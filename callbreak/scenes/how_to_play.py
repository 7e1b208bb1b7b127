"""How to play: chapters at the side, each written and drawn for the house rules in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.rules import preset_name
from callbreak.scenes.form_scene import FormScene
from callbreak.scenes.how_to_play_blocks import BlockStack
from callbreak.scenes.page_nav import PageNav
from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of
from callbreak.ui.card_images import CardImages
from callbreak.ui.screen_panel import ScreenPanel, paint_screen_panel, screen_panel
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.scroll_area import ScrollArea
from callbreak.words import tr
from callbreak.words.rules_words import preset_title
from callbreak.words.teaching import chapters

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget
    from callbreak.words.teaching_blocks import Chapter

_STEP: Final = 50


class HowToPlayScene(FormScene):
    """Opens at a chapter; without `rules` it tells those in force."""

    def __init__(self, rules: Rules | None = None, chapter: str = "") -> None:
        super().__init__()
        self._given = rules
        self._key = chapter
        self._scrolled: dict[str, int] = {}
        self._shown_key = chapter
        self._area: ScrollArea | None = None

    @property
    def rules(self) -> Rules:
        """The house rules that everything follows."""
        return self._given or self.services.rules

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Lay the panel out: chapters, text, and the way on."""
        if self._area is not None:
            self._scrolled[self._shown_key] = self._area.offset_px
        all_chapters = chapters(self.rules)
        here = next((c for c in all_chapters if c.key == self._key), all_chapters[0])
        self._key = self._shown_key = here.key
        layout = screen_panel(size_px, form.look, nav=True, footer=True)
        pages = [(chapter.key, chapter.icon, chapter.title) for chapter in all_chapters]
        nav = PageNav(form, layout, pages, self._key, self._turn_to)
        nav.place(_STEP)
        close = IconButton("close", tr("Back"), self.escape)
        close.arrange(form.look, layout.close)
        body = layout.body.copy()
        if layout.narrow:
            used = nav.bottom + form.look.px(8) - body.y
            body = pygame.Rect(body.x, body.y + used, body.width, body.height - used)
        line = tr("Rules: {preset}", preset=preset_title(preset_name(self.rules)))
        form.ground = paint_screen_panel(size_px, form.look, layout, tr("How to play"), line)
        self._add_text(form, body, here)
        self._add_footer(form, layout, all_chapters)
        form.add(close)
        return nav.chosen

    def _turn_to(self, key: str) -> None:
        if key != self._key:
            self._key = key
            self.rebuild()

    def _add_text(self, form: Form, body: pygame.Rect, chapter: Chapter) -> None:
        table = self.services.settings.table
        images = CardImages(self.services.theme, four_colours=table.four_colours, back=table.back)
        area = self._area = ScrollArea(form.look.motion)
        area.place(body)
        BlockStack(form, area, self.rules, images).fill(chapter.blocks)
        area.scroll_to(self._scrolled.get(chapter.key, 0), at_once=True)

    def _add_footer(
        self, form: Form, layout: ScreenPanel, all_chapters: tuple[Chapter, ...]
    ) -> None:
        look, foot = form.look, layout.footer
        keys = [chapter.key for chapter in all_chapters]
        index = keys.index(self._key)
        buttons: list[Button] = []
        if index + 1 < len(keys):
            following = all_chapters[index + 1]
            on = tr("Next: {chapter}", chapter=following.title)
            buttons.append(Button(on, lambda: self._turn_to(following.key), kind="primary"))
        else:
            buttons.append(Button(tr("Done"), self.escape, kind="primary"))
        buttons.append(Button(tr("Play a lesson"), self._open_lesson, icon_name="play"))
        margin = look.px(28)
        most = (foot.width - 2 * margin - look.px(16)) // len(buttons)
        high = min(look.control(48), foot.height - look.px(12))
        for button, right in zip(buttons, (True, False), strict=False):
            place = pygame.Rect(0, 0, button.size_px(look, most)[0], high)
            if right:
                place.midright = (foot.right - margin, foot.centery)
            else:
                place.midleft = (foot.x + margin, foot.centery)
            button.place(place)
        form.add(*reversed(buttons))

    def _open_lesson(self) -> None:
        self.services.open("lesson")

    def hotkey(self, event: pygame.Event) -> bool:
        """F1 closes what F1 has opened."""
        if act_of(event, EVERYWHERE) is Act.RULES:
            self.escape()
            return True
        return False
