"""A new game: preset and its rules, rounds, opponents, and the seed with its fingerprint."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.engine.deal import SeedError, clean_seed, fingerprint
from callbreak.scenes.form_scene import FormScene
from callbreak.scenes.new_game_rows import NewGameRows
from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of
from callbreak.session.session import Session
from callbreak.session.setting_up import new_setup
from callbreak.session.setup_text import SetupTextError, read_setup, write_setup
from callbreak.session.store import draw_seed
from callbreak.settings.model import values_for
from callbreak.ui.clipboard import copy_text, pasted_text
from callbreak.ui.panel import draw_inset
from callbreak.ui.row_stack import RowStack
from callbreak.ui.screen_panel import ScreenPanel, paint_screen_panel, screen_panel
from callbreak.ui.widgets.bullet_list import BulletList
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.scroll_area import ScrollArea
from callbreak.words import tr
from callbreak.words.joining import sentences
from callbreak.words.rules_lines import rules_lines

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules
    from callbreak.scenes.services import Services
    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget

_RULES_PART = 0.372
_LEAST_ROWS = 470
_BOX_REST = 240
_BESIDE = 28


class NewGameScene(FormScene):
    """Whatever is chosen here is kept as the setting for the next game; the seed is not."""

    def __init__(self) -> None:
        super().__init__()
        self._typed_seed = ""
        self._drawn_seed = draw_seed()
        self._rows: NewGameRows | None = None
        self._lines: BulletList | None = None
        self._area: ScrollArea | None = None

    def enter(self, services: Services) -> None:
        """Take the seed of the command line, if there is one."""
        super().enter(services)
        self._typed_seed = services.options.seed or ""

    @property
    def seed(self) -> str:
        """The seed of the game that would begin now."""
        try:
            return clean_seed(self._typed_seed) or self._drawn_seed
        except SeedError:
            return self._drawn_seed

    @property
    def rules_in_play(self) -> Rules:
        """The rules of the game that would begin now."""
        return self.services.settings.rules()

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Choices at the left, the rules in plain words at the right."""
        look = form.look
        offset = self._area.offset_px if self._area is not None else 0
        layout = screen_panel(size_px, look, footer=True)
        form.ground = paint_screen_panel(size_px, look, layout, tr("New game"))
        self._lines = BulletList(rules_lines(self.rules_in_play), "second")
        beside = self._has_room_beside(look, layout)
        body = layout.body.copy()
        if beside:
            body.width = round(body.width * (1 - _RULES_PART))
        area = self._area = ScrollArea(look.motion)
        area.place(body)
        stack = RowStack(form, area)
        self._rows = NewGameRows(self.services, stack, self._changed, self._take_seed)
        self._rows.fill(self._typed_seed, with_fingerprint=not beside)
        if beside:
            self._add_rules_beside(form, layout, body)
        else:
            stack.gap(10)
            stack.heading(tr("Rules of this game"))
            stack.paragraph(self._lines)
            stack.gap(8)
        stack.finish()
        area.scroll_to(offset, at_once=True)
        begin = self._add_footer(form, layout, with_rules=not beside)
        self._show_seed()
        return begin

    def _has_room_beside(self, look: Look, layout: ScreenPanel) -> bool:
        """Whether the rules have room in a box of their own, with the seed's fingerprint."""
        assert self._lines is not None
        width, height = layout.body.size
        if height > width or width * (1 - _RULES_PART) < look.control(_LEAST_ROWS):
            return False
        inner = round(width * _RULES_PART) - look.px(_BESIDE + 32)
        return self._lines.height_px(look, inner) + look.control(_BOX_REST) <= height

    def _add_rules_beside(self, form: Form, layout: ScreenPanel, body: pygame.Rect) -> None:
        look = form.look
        assert self._lines is not None
        assert self._rows is not None
        assert form.ground is not None
        x = body.right + look.px(_BESIDE)
        box = pygame.Rect(x, layout.body.y + look.px(8), layout.body.right - x, layout.body.height)
        box.height -= look.px(16)
        draw_inset(form.ground, box, look)
        inner = box.inflate(-2 * look.px(16), -2 * look.px(12))
        heading = Label(tr("Rules of this game"), "heading", colour=look.theme.title)
        head = heading.height_px(look, inner.width)
        heading.place(pygame.Rect(inner.x, inner.y, inner.width, head))
        lines_y = inner.y + head + look.px(4)
        lines_px = self._lines.height_px(look, inner.width)
        own = Button(tr("House rules …"), self._open_rules, icon_name="score")
        self._lines.place(pygame.Rect(inner.x, lines_y, inner.width, lines_px))
        high = look.control(46)
        own_y = lines_y + lines_px + look.px(14)
        own.place(pygame.Rect(inner.x, own_y, inner.width, high))
        seal = self._rows.fingerprint
        seal_px = seal.height_px(look, inner.width)
        seal.place(pygame.Rect(inner.x, inner.bottom - seal_px, inner.width, seal_px))
        about = Label(tr("Fingerprint of the seed"), "heading", colour=look.theme.title)
        about.place(pygame.Rect(inner.x, seal.rect.y - head, inner.width, head))
        form.add(heading, self._lines, own, about, seal)

    def _add_footer(self, form: Form, layout: ScreenPanel, *, with_rules: bool) -> Button:
        look: Look = form.look
        foot = layout.footer
        begin = Button(tr("Deal the cards"), self._begin, kind="primary", icon_name="play")
        width, height = begin.size_px(look)
        place = pygame.Rect(
            0, 0, max(width, look.control(190)), min(height, foot.height - look.px(12))
        )
        place.midright = (foot.right - look.px(28), foot.centery)
        begin.place(place)
        copy = IconButton("copy", tr("Copy this game (rules and seed) as text"), self._copy)
        paste = IconButton("paste", tr("Take a game from the clipboard"), self._paste)
        left: list[Button | IconButton] = [copy, paste]
        x, gap = foot.x + look.px(28), look.px(12)
        for button in (copy, paste):
            side = button.size_px(look)[0]
            button.place(pygame.Rect(x, foot.centery - side // 2, side, side))
            x += side + gap
        if with_rules:
            own = self._rules_button(look, place.left - look.px(16) - x)
            wide, high = own.size_px(look)
            high = min(high, place.height)
            own.place(pygame.Rect(x, foot.centery - high // 2, wide, high))
            left.append(own)
        close = IconButton("close", tr("Back"), self.escape)
        close.arrange(look, layout.close)
        form.add(*left, begin, close)
        return begin

    def _rules_button(self, look: Look, room_px: int) -> Button | IconButton:
        """With its words where they have room, else only a picture."""
        own = Button(tr("House rules …"), self._open_rules, icon_name="score")
        if own.size_px(look)[0] <= room_px:
            return own
        return IconButton("score", tr("House rules …"), self._open_rules)

    def _changed(self) -> None:
        if self._lines is not None:
            self._lines.show(rules_lines(self.rules_in_play))

    def _take_seed(self, words: str) -> None:
        self._typed_seed = words
        self._show_seed()

    def _show_seed(self) -> None:
        if self._rows is not None:
            self._rows.show_fingerprint(fingerprint(self.seed))

    def _open_rules(self) -> None:
        self.services.open("settings", page="house_rules")

    def _copy(self) -> None:
        if copy_text(write_setup(self.rules_in_play, self.seed)):
            self.form.say(tr("The game is on the clipboard as text."), "good")
        else:
            self.form.say(tr("There is no clipboard here."), "bad")

    def _paste(self) -> None:
        try:
            rules, seed = read_setup(pasted_text())
        except SetupTextError as error:
            reason = tr("The clipboard holds no game that was copied here.")
            self.form.say(sentences(reason, error.detail), "bad")
            return
        for key, value in values_for(rules).items():
            self.services.change(key, value)
        self._typed_seed = seed
        self.rebuild()
        self.form.say(tr("Rules and seed are taken from the clipboard."), "good")

    def _begin(self) -> None:
        services = self.services
        try:
            clean_seed(self._typed_seed)
        except SeedError:
            self.form.say(tr("A seed has at most 200 characters."), "bad")
            return
        settings = services.settings
        setup = new_setup(settings, seed=self.seed, you=tr("You"))
        log = services.store.begin(setup) if services.store is not None else None
        services.restart("home")
        services.open("table", session=Session(setup, log=log))

    def hotkey(self, event: pygame.Event) -> bool:
        """Ctrl+N again changes nothing."""
        return act_of(event, EVERYWHERE) is Act.NEW_GAME
