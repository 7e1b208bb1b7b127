"""Replays: the kept games, to be searched, reviewed, played on or again, exported and deleted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from callbreak.scenes.empty_page import EmptyPage
from callbreak.scenes.form_scene import FormScene
from callbreak.scenes.question import Answer
from callbreak.scenes.replays_files import FileError, export_folder, take_in_file, write_game
from callbreak.scenes.replays_panel import Filters, GameRow, lay_out_footer
from callbreak.scenes.shortcuts import REPLAYS, Act, act_of
from callbreak.scenes.waiting_game import taken_up
from callbreak.session.games import Result, Search, can_go_on, result_of
from callbreak.session.session import Session
from callbreak.ui.replay_row import replay_row_px
from callbreak.ui.screen_panel import paint_screen_panel, screen_panel
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.list_box import ListBox
from callbreak.ui.widgets.scroll_area import BAR_UNITS, ScrollArea
from callbreak.words import ntr, tr

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from callbreak.session.store import KeptGame
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget


class ReplaysScene(FormScene):
    """A list of games with what can be done with the chosen one.

    Attributes:
        found: the games in the list.
        list: the rows.
        filters: what one can look for.
        area: what the list is scrolled in, None while there is nothing to scroll.
    """

    takes_files = True

    def __init__(self) -> None:
        super().__init__()
        self._all: list[KeptGame] = []
        self.found: list[KeptGame] = []
        self._search = Search()
        self._typed = ""
        self._chosen: int | None = None
        self.area: ScrollArea | None = None
        self.filters: Filters | None = None

    def enter(self, services: Services) -> None:
        """Read the list."""
        super().enter(services)
        self._read()

    def uncover(self) -> None:
        """The list may have changed meanwhile."""
        self._read()
        super().uncover()

    def reread(self) -> None:
        """The list is another one."""
        self._read()

    def _read(self) -> None:
        store = self.services.store
        self._all = store.games() if store is not None else []
        if self._search.preset not in self._presets:
            self._search = replace(self._search, preset=None)
        if self._search.result not in self._results:
            self._search = replace(self._search, result=None)
        self._find()

    @property
    def _presets(self) -> list[str]:
        """The rules that there is something to choose from."""
        return sorted({game.preset for game in self._all})

    @property
    def _results(self) -> list[Result]:
        """The results that there is something to choose from."""
        found = {result_of(game) for game in self._all}
        return [result for result in Result if result in found]

    def _find(self) -> None:
        self.found = self._search.among(self._all)
        if self._chosen not in {game.id for game in self.found}:
            self._chosen = self.found[0].id if self.found else None

    @property
    def chosen(self) -> KeptGame | None:
        """The game that the buttons are about."""
        return next((game for game in self.found if game.id == self._chosen), None)

    # ------------------------------------------------------------------ what is on the screen

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Search and filters, the list, and the buttons."""
        look = form.look
        offset_px = self.area.offset_px if self.area is not None else 0
        layout = screen_panel(size_px, look, footer=bool(self._all))
        line = ntr("{n} game", "{n} games", len(self._all)) if self._all else ""
        form.ground = paint_screen_panel(size_px, look, layout, tr("Replays"), line)
        close = IconButton("close", tr("Back"), self.escape)
        close.arrange(look, layout.close)
        if not self._all:
            new = Button(tr("New game"), self._new_game, kind="primary", icon_name="plus")
            EmptyPage(
                "replay",
                tr("No games yet"),
                tr(
                    "Every game that you play is kept here, card by card. Drop the file of a game"
                    " on this window to add it."
                ),
            ).lay_out(form, layout.body, new)
            form.add(close)
            return new
        self.filters = Filters(
            look, self._search, self._typed, self._presets, self._results, self.look_for
        )
        used = self.filters.lay_out(form, layout.body)
        room = layout.body.copy()
        room.y, room.height = room.y + used, room.height - used
        self.area = area = ScrollArea(look.motion)
        area.place(room)
        self.list = ListBox((), replay_row_px(look), self._open, on_choose=self._choose)
        self._none = Label(
            tr("No kept game matches."), colour=look.theme.muted, align="center", middle=True
        )
        self._none.place(room)
        form.add(self.list, area, self._none)
        self._buttons = self._make_buttons()
        lay_out_footer(form, layout.footer, self._buttons)
        self._continue = Button(tr("Continue"), self._go_on, icon_name="play")
        self._continue.place(self._same_deal.rect)
        self._continue.visible = False
        form.add(*self._buttons[:2], self._continue, *self._buttons[2:], close)
        self._show()
        area.scroll_to(offset_px, at_once=True)
        return self.list

    def _make_buttons(self) -> list[Button]:
        self._same_deal = Button(tr("Same deal again"), self._play_again, icon_name="cards")
        return [
            Button(tr("Review"), self._review, kind="primary", icon_name="eye"),
            self._same_deal,
            Button(tr("Export"), self._export, icon_name="export"),
            Button(tr("Delete"), self._ask_to_delete, icon_name="trash"),
        ]

    def _show(self) -> None:
        """Show what was found."""
        look, area = self.form.look, self.area
        assert area is not None
        ids = [game.id for game in self.found]
        place = ids.index(self._chosen) if self._chosen in ids else None
        self.list.show_rows([GameRow(game) for game in self.found], place)
        fits = self.list.height_px <= area.rect.height
        bar = 0 if fits else look.px(BAR_UNITS) + look.px(10)
        self.list.fill(area, look, area.rect.width - bar)
        self.list.visible = bool(self.found)
        self._none.visible = not self.found
        for button in self._buttons:
            button.set_enabled(bool(self.found))
        self._offer()
        self.form.ground_changed()

    def _offer(self) -> None:
        """Have a game that waits for its person go on; any other can only be played again."""
        waits = self.chosen is not None and can_go_on(self.chosen)
        if waits is self._continue.visible:
            return
        self._continue.visible, self._same_deal.visible = waits, not waits
        self.form.ground_changed()

    def look_for(self, search: Search, typed: str = "") -> None:
        """Show the games that are looked for."""
        self._search, self._typed = search, typed
        self._find()
        if self.area is not None:
            self.area.scroll_to(0, at_once=True)
            self._show()

    def _choose(self, index: int) -> None:
        self._chosen = self.found[index].id
        self._offer()

    def _open(self, index: int) -> None:
        self._chosen = self.found[index].id
        self._review()

    # ------------------------------------------------------------------ what can be done

    def _review(self) -> None:
        game = self.chosen
        if game is not None:
            self.services.open("review", game=game)

    def _new_game(self) -> None:
        self.services.replace("new_game")

    def _go_on(self) -> None:
        """The game from where it was left."""
        game = self.chosen
        session = taken_up(game, self.services, self.form) if game is not None else None
        if session is not None:
            self._play(session)

    def _play_again(self) -> None:
        """The same deals, rules and players from the first round on."""
        game, store = self.chosen, self.services.store
        if game is None or store is None:
            return
        self._play(Session(game.setup, log=store.begin(game.setup)))

    def _play(self, session: Session) -> None:
        """To the table, from which one comes back to the first screen."""
        self.services.restart("home")
        self.services.open("table", session=session)

    def _export(self) -> None:
        game, store = self.chosen, self.services.store
        if game is None or store is None:
            return
        try:
            file = write_game(store, game, export_folder(self.services.options.data_dir))
        except FileError as problem:
            self.form.say(str(problem), "bad")
        else:
            self.form.say(tr("Game {n} is now also in {file}.", n=game.number, file=file), "good")

    def _ask_to_delete(self) -> None:
        game = self.chosen
        if game is None:
            return
        self.services.open(
            "question",
            title=tr("Delete this game?"),
            words=tr(
                "Game {n} and its review are gone for good, also from the statistics.",
                n=game.number,
            ),
            answers=(
                Answer(tr("Keep it")),
                Answer(tr("Delete"), lambda: self._delete(game), "danger"),
            ),
        )

    def _delete(self, game: KeptGame) -> None:
        store = self.services.store
        if store is None:
            return
        ids = [each.id for each in self.found]
        place = ids.index(game.id) if game.id in ids else 0
        store.delete(game)
        self._read()
        if self.found:
            self._chosen = self.found[min(place, len(self.found) - 1)].id

    def take_in(self, file: Path) -> None:
        """Keep the game of a file that was dropped on the window."""
        store = self.services.store
        if store is None:
            return
        try:
            game, sentence = take_in_file(store, file)
        except FileError as problem:
            self.form.say(str(problem), "bad")
            return
        self._search, self._typed = Search(), ""
        self._read()
        self._chosen = game.id
        self.rebuild()
        self.list.choose([each.id for each in self.found].index(game.id), quietly=True)
        self.form.say(sentence, "good")

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.Event) -> None:
        """A file dropped on the window is taken in."""
        if event.type == pygame.DROPFILE:
            self.take_in(Path(event.file))
        else:
            super().handle(event)

    def hotkey(self, event: pygame.Event) -> bool:
        """Take the keys that do something with the chosen game."""
        if not self._all:
            return False
        match act_of(event, REPLAYS):
            case Act.DELETE:
                self._ask_to_delete()
            case Act.EXPORT:
                self._export()
            case Act.SAME_DEAL if self._same_deal.visible:
                self._play_again()
            case Act.SAME_DEAL:
                self._go_on()
            case _:
                return False
        return True
