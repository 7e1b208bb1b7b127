"""Parts of the replays: search and filters, rows of games, and the buttons."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pygame

from callbreak.session.games import Result, Search, result_of
from callbreak.ui.replay_row import Mood, ReplayRow
from callbreak.ui.widgets.choice import Choice, Option
from callbreak.ui.widgets.text_field import TextField
from callbreak.words import ctx, tr
from callbreak.words.numbers import rounds_text
from callbreak.words.players import kept_names_like, player_names
from callbreak.words.rules_words import preset_title
from callbreak.words.store_phrases import result_name, scores_text, standing_text, start_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.session.store import KeptGame
    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.button import Button
    from callbreak.ui.widgets.widget import Widget

_FIELD = 310
_DAYS = re.compile(r"(\d{4})-(\d{1,2})(?:-(\d{1,2}))?", re.ASCII)
_MOODS: dict[Result, Mood] = {Result.WON: "won", Result.LOST: "lost"}


class GameRow:
    """A kept game in the list; its words are made when it is seen, for there may be thousands."""

    def __init__(self, game: KeptGame) -> None:
        self._game = game

    def draw(self, target: pygame.Surface, rect: pygame.Rect, look: Look, *, chosen: bool) -> None:
        """Draw the row."""
        replay_row(self._game).draw(target, rect, look, chosen=chosen)


def replay_row(game: KeptGame) -> ReplayRow:
    """A kept game as a row."""
    rounds = game.setup.rules.rounds
    parts = [start_text(game), preset_title(game.preset)]
    if rounds is not None:
        parts.append(rounds_text(rounds))
    return ReplayRow(
        number=str(game.number),
        title=" · ".join(parts),
        line=lambda names: scores_text(game, names),
        names=player_names(game.setup),
        result=standing_text(game),
        mood=_MOODS.get(result_of(game), "open"),
    )


def days_of(words: str) -> tuple[date, date] | None:
    """The first and last day of a month or day written like ``2026-05`` or ``2026-05-31``."""
    found = _DAYS.fullmatch(words.strip())
    if found is None:
        return None
    year, month, day = (int(part) if part else 0 for part in found.groups())
    try:
        if day:
            return date(year, month, day), date(year, month, day)
        after = date(year + month // 12, month % 12 + 1, 1)
        return date(year, month, 1), after - timedelta(days=1)
    except (ValueError, OverflowError):
        return None


def _titled(words: str) -> str:
    return words[:1].upper() + words[1:]


class Filters:
    """The field to search in, and the presets and results to choose from."""

    def __init__(
        self,
        look: Look,
        search: Search,
        typed: str,
        presets: Sequence[str],
        results: Sequence[Result],
        on_change: Callable[[Search, str], None],
    ) -> None:
        self._typed = typed
        self._look = look
        self._search = search
        self._on_change = on_change
        self.field = TextField(typed, self._type, hint=tr("Name, number, seed or 2026-05"))
        everything = ctx("games", "All")
        self._presets = self._choice(
            [(None, everything), *((name, preset_title(name)) for name in presets)],
            search.preset,
            self._choose_preset,
        )
        self._results = self._choice(
            [(None, everything), *((result, _titled(result_name(result))) for result in results)],
            search.result,
            self._choose_result,
        )

    def _choice(
        self,
        values: Sequence[tuple[object, str]],
        value: object,
        on_change: Callable[[object], None],
    ) -> Choice[object] | None:
        """Nothing to choose where all games are alike."""
        if len(values) <= 2:
            return None
        options = [Option(each, words) for each, words in values]
        return Choice(options, value, on_change, motion=self._look.motion)

    def _type(self, words: str) -> None:
        self._typed = words
        since, until = days_of(words) or (None, None)
        text = "" if since is not None else words
        self._change(
            replace(
                self._search,
                text=text,
                names=kept_names_like(text),
                since=since,
                until=until,
            )
        )

    def _choose_preset(self, preset: object) -> None:
        self._change(replace(self._search, preset=str(preset) if preset is not None else None))

    def _choose_result(self, result: object) -> None:
        chosen = result if isinstance(result, Result) else None
        self._change(replace(self._search, result=chosen))

    def _change(self, search: Search) -> None:
        self._search = search
        self._on_change(search, self._typed)

    def _wish(self, widget: Widget, most_px: int) -> tuple[int, int]:
        width, height = widget.size_px(self._look, most_px)
        if widget is self.field:
            width = min(self._look.control(_FIELD), most_px)
        return width, height

    def lay_out(self, form: Form, body: pygame.Rect) -> int:
        """Put them at the top of the body, in as many lines as they need; how high they are."""
        look = self._look
        gap = look.px(12)
        wishes: list[tuple[Widget, int, int]] = [
            (widget, *self._wish(widget, body.width))
            for widget in (self.field, self._presets, self._results)
            if widget is not None
        ]
        x, y = body.x, body.y + look.px(4)
        high = max(height for _, _, height in wishes)
        for widget, width, height in wishes:
            if x > body.x and x + width > body.right:
                x, y = body.x, y + high + look.px(6)
            widget.arrange(look, pygame.Rect(x, y + (high - height) // 2, width, height))
            x += width + gap
            form.add(widget)
        return y + high + look.px(10) - body.y


def lay_out_footer(form: Form, footer: pygame.Rect, buttons: Sequence[Button]) -> None:
    """The first button at the right, the others from the left; narrower if they must be."""
    look = form.look
    room = footer.inflate(-2 * look.px(28), 0)
    gap = look.px(12)
    high = min(look.control(46), footer.height - look.px(12))
    widths = [button.size_px(look)[0] for button in buttons]
    most = room.width - gap * (len(buttons) - 1)
    if sum(widths) > most:
        widths = [width * most // sum(widths) for width in widths]
    y = footer.centery - high // 2
    buttons[0].place(pygame.Rect(room.right - widths[0], y, widths[0], high))
    x = room.x
    for button, width in zip(buttons[1:], widths[1:], strict=True):
        button.place(pygame.Rect(x, y, width, high))
        x += width + gap
