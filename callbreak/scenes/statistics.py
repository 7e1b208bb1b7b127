"""Statistics: what a player has done, by rules and opponents, in figures and charts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.scenes import statistics_words as shown
from callbreak.scenes.empty_page import EmptyPage
from callbreak.scenes.form_scene import FormScene
from callbreak.session.statistics import Filter, names, played, statistics
from callbreak.ui.calls_chart import draw_calls
from callbreak.ui.history_chart import draw_history
from callbreak.ui.screen_panel import paint_screen_panel, screen_panel, shows_line
from callbreak.ui.statistics_boxes import TILE, ChartBox, Key, TableBox, Tile
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.choice import Choice, Option
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.scroll_area import BAR_UNITS, ScrollArea
from callbreak.words import ctx, tr
from callbreak.words.rules_words import preset_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.scenes.services import Services
    from callbreak.session.statistics import PlayedGame, Statistics
    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget

_CHART: Final = 238
_MOST: Final = 6
"""So many persons can be chosen: those who have played most, and whoever is looked at."""
_WIDE: Final = 820
"""From this width on (in units of controls) charts and tables stand side by side."""


class StatisticsScene(FormScene):
    """Filters at the top, and below them all that there is to say.

    Attributes:
        filter: the games that are looked at.
        area: what the figures are scrolled in, None while there is nothing to scroll.
    """

    def __init__(self) -> None:
        super().__init__()
        self._games: list[PlayedGame] = []
        self.filter = Filter()
        self.area: ScrollArea | None = None

    def enter(self, services: Services) -> None:
        """Count; the person of the settings first, if there are several."""
        super().enter(services)
        self.reread()

    def reread(self) -> None:
        """Count, as on entering."""
        self._count()
        persons, own = names(self._games), self.services.player_name
        several = len(persons) > 1
        self.filter = Filter(name=(own if own in persons else persons[0]) if several else None)

    def uncover(self) -> None:
        """A game may have been taken in or played meanwhile."""
        self._count()
        super().uncover()

    def _count(self) -> None:
        store = self.services.store
        self._games = played(store) if store is not None else []

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """The panel with filters and boxes."""
        look = form.look
        layout = screen_panel(size_px, look)
        games = [game for game in self._games if self.filter.takes(game)]
        found = statistics(games)
        title, line = tr("Statistics"), shown.counted_line(found)
        form.ground = paint_screen_panel(size_px, look, layout, title, line)
        note = "" if shows_line(look, layout, title, line) else line
        close = IconButton("close", tr("Back"), self.escape)
        close.arrange(look, layout.close)
        if not self._games:
            first = self._lay_empty(form, layout.body)
            form.add(close)
            return first
        offset = self.area.offset_px if self.area is not None else 0
        filters = self.filters(look)
        used = _lay_filters(form, layout.body, filters)
        room = layout.body.copy()
        room.y, room.height = room.y + used, room.height - used
        self.area = area = ScrollArea(look.motion)
        area.place(room)
        widgets, high = _Boxes(look, room, room.width).lay_out(games, found, note)
        if high > room.height:
            bar = look.px(BAR_UNITS) + look.px(14)
            widgets, high = _Boxes(look, room, room.width - bar).lay_out(games, found, note)
        area.fill(widgets, high, look)
        form.add(*widgets, area, close)
        area.scroll_to(offset, at_once=True)
        return filters[0] if filters else close

    # ------------------------------------------------------------------ filters

    def filters(self, look: Look) -> list[Choice[str | None]]:
        """What one can choose among: persons, rules and levels where there are several."""
        games = self._games
        presets = sorted({game.preset for game in games})
        levels = [level for level in ("easy", "medium", "hard") if self._has_level(level)]
        levels += sorted({game.level for game in games} - set(levels))
        persons = names(games)
        found = []
        if len(persons) > 1:
            shown_names = [n for n in persons if n in persons[:_MOST] or n == self.filter.name]
            found.append(self._choice(look, "name", [(name, name) for name in shown_names]))
        if len(presets) > 1:
            found.append(
                self._choice(look, "preset", [(name, preset_title(name)) for name in presets])
            )
        if len(levels) > 1:
            values = [(level, shown.level_title(level)) for level in levels]
            found.append(self._choice(look, "level", values))
        return found

    def _has_level(self, level: str) -> bool:
        return any(game.level == level for game in self._games)

    def _choice(
        self, look: Look, what: str, values: Sequence[tuple[str, str]]
    ) -> Choice[str | None]:
        everything = {
            "name": ctx("players", "Everyone"),
            "preset": ctx("rules", "All rules"),
            "level": ctx("opponents", "All opponents"),
        }[what]
        options: list[Option[str | None]] = [Option(None, everything)]
        options += [Option(value, words) for value, words in values]

        def change(value: str | None) -> None:
            self.filter = replace(self.filter, **{what: value})
            self.rebuild()

        return Choice(options, getattr(self.filter, what), change, motion=look.motion)

    # ------------------------------------------------------------------ nothing yet

    def _lay_empty(self, form: Form, body: pygame.Rect) -> Widget:
        new = Button(tr("New game"), self._new_game, kind="primary", icon_name="plus")
        EmptyPage(
            "chart",
            tr("Nothing to count yet"),
            tr("Play a game to its end: wins, calls and tricks are counted here from then on."),
        ).lay_out(form, body, new)
        return new

    def _new_game(self) -> None:
        self.services.replace("new_game")


def _lay_filters(form: Form, body: pygame.Rect, filters: Sequence[Choice[str | None]]) -> int:
    """Put the filters at the top, in as many lines as they need; how high they are."""
    look = form.look
    x, y, high = body.x, body.y + look.px(4), 0
    for choice in filters:
        width, height = choice.size_px(look, body.width)
        if x > body.x and x + width > body.right:
            x, y, high = body.x, y + high + look.px(8), 0
        choice.arrange(look, pygame.Rect(x, y, width, height))
        form.add(choice)
        x += width + look.px(14)
        high = max(high, height)
    return y + high + look.px(10) - body.y if filters else 0


class _Boxes:
    """Lays tiles, charts and tables out in a column that is scrolled."""

    def __init__(self, look: Look, room: pygame.Rect, width_px: int) -> None:
        self._look = look
        self._gap = look.px(12)
        self._x, self._y = room.x, room.y
        self._top = room.y
        self._width = width_px
        self._wide = self._width >= look.control(_WIDE)
        self._widgets: list[Widget] = []

    def lay_out(
        self, games: Sequence[PlayedGame], found: Statistics, note: str
    ) -> tuple[list[Widget], int]:
        """All boxes and the ``note`` below them, placed, and how high they are together."""
        look = self._look
        self._lay_tiles(shown.tiles(found.counted))
        counted = shown.counted_games(games)
        self._pair(
            self._history(counted), self._calls(found), look.control(_CHART), look.control(_CHART)
        )
        presets = TableBox(shown.table_heads(tr("Rules")), shown.preset_rows(games))
        levels = TableBox(shown.table_heads(tr("Opponents")), shown.level_rows(games))
        self._pair(presets, levels, presets.height_px(look), levels.height_px(look))
        if not note:
            return self._widgets, self._y - self._gap - self._top
        label = Label(note, "second", colour=look.theme.muted)
        high = label.height_px(look, self._width)
        label.place(pygame.Rect(self._x, self._y, self._width, high))
        self._widgets.append(label)
        return self._widgets, self._y + high + look.px(8) - self._top

    def _lay_tiles(self, tiles: Sequence[Tile]) -> None:
        look, gap = self._look, self._gap
        columns = 4 if self._width >= look.control(640) else 2
        wide = (self._width - gap * (columns - 1)) // columns
        high = look.control(TILE)
        for place, tile in enumerate(tiles):
            row, column = divmod(place, columns)
            x = self._x + column * (self._width + gap) // columns
            tile.place(pygame.Rect(x, self._y + row * (high + gap), wide, high))
        self._widgets += tiles
        self._y += -(-len(tiles) // columns) * (high + gap)

    def _pair(self, left: Widget, right: Widget, left_px: int, right_px: int) -> None:
        """Two boxes side by side, or one below the other."""
        gap = self._gap
        if self._wide:
            half = (self._width - gap) // 2
            high = max(left_px, right_px)
            left.place(pygame.Rect(self._x, self._y, half, high))
            right.place(pygame.Rect(self._x + self._width - half, self._y, half, high))
            self._y += high + gap
        else:
            left.place(pygame.Rect(self._x, self._y, self._width, left_px))
            right.place(pygame.Rect(self._x, self._y + left_px + gap, self._width, right_px))
            self._y += left_px + right_px + 2 * gap
        self._widgets += (left, right)

    def _history(self, counted: Sequence[PlayedGame]) -> ChartBox:
        theme = self._look.theme
        totals, averages = shown.history(counted)
        ends = shown.history_ends(counted)

        def draw(target: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
            draw_history(target, rect, look, totals, averages, shown.whole_text, ends)

        keys = (
            Key(theme.chart_dark[2], tr("A game's total")),
            Key(theme.chart_dark[0], tr("Average so far"), line=True),
        )
        nothing = "" if totals else tr("No finished game without help is among these.")
        return ChartBox(tr("Totals over time"), keys, draw, nothing)

    def _calls(self, found: Statistics) -> ChartBox:
        theme = self._look.theme
        columns = shown.call_columns(found.counted)

        def draw(target: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
            draw_calls(target, rect, look, columns, shown.whole_text)

        keys = (
            Key(theme.value_bar, tr("Tricks won on average")),
            Key(theme.gold_top, tr("The call"), line=True),
        )
        nothing = "" if columns else tr("No finished game without help is among these.")
        return ChartBox(tr("Tricks won by call"), keys, draw, nothing)
