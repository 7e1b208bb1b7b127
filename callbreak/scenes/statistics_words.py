"""The statistics in words and charts: tiles, tables, and what is counted."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from callbreak.session.statistics import MIXED, by_level, by_preset, quotient
from callbreak.ui.calls_chart import CallColumn
from callbreak.ui.statistics_boxes import Tile
from callbreak.words import ctx, ntr, tr
from callbreak.words.joining import listed, sentences
from callbreak.words.numbers import MINUS, decimal_text, rounds_text, score_text
from callbreak.words.rules_words import level_name, preset_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.session.statistics import Figures, PlayedGame, Statistics

_NONE = "–"


def hundredths_text(value: int | None) -> str:
    """A number given in hundredths, with two decimals; a dash for none."""
    return _NONE if value is None else decimal_text(value / 100, 2)


def percent_text(value: int | None) -> str:
    """``70 %``, as the language writes it; a dash for none."""
    # Translators: a percentage; {n} is a whole number.
    return _NONE if value is None else ctx("percentage", "{n} %", n=value)


def tiles(figures: Figures) -> list[Tile]:
    """The figures in large."""
    best = figures.best
    places = " · ".join(map(str, figures.places))
    return [
        Tile(tr("Games"), str(figures.games), rounds_text(figures.rounds)),
        Tile(tr("Won"), percent_text(figures.wins_percent), _won(figures), gold=True),
        Tile(tr("Points a round"), hundredths_text(figures.hundredths_a_round)),
        Tile(tr("Calls made"), percent_text(figures.made_percent), _made(figures)),
        Tile(tr("Average call"), hundredths_text(figures.hundredths_a_call)),
        Tile(tr("Average tricks"), hundredths_text(figures.hundredths_of_tricks)),
        Tile(
            tr("Best game"),
            _NONE if best is None else score_text(best.total),
            "" if best is None else tr("no. {n}", n=best.number),
            gold=True,
        ),
        Tile(tr("Places, 1st to 4th"), places, _average_place(figures)),
    ]


def _won(figures: Figures) -> str:
    return tr("{n} of {total}", n=figures.wins, total=figures.games)


def _made(figures: Figures) -> str:
    return tr("{n} of {total}", n=figures.made, total=figures.rounds)


def _average_place(figures: Figures) -> str:
    total = sum(place * count for place, count in enumerate(figures.places, 1))
    tenths = quotient(10 * total, sum(figures.places))
    return "" if tenths is None else tr("average {n}", n=decimal_text(tenths / 10, 1))


def counted_line(found: Statistics) -> str:
    """What counts, and what stands apart."""
    parts = [tr("Only finished games without help count.")]
    apart = []
    if found.assisted.games:
        n = found.assisted.games
        apart.append(ntr("{n} with help", "{n} with help", n))
    if found.abandoned:
        apart.append(ntr("{n} given up", "{n} given up", found.abandoned))
    if found.unfinished:
        apart.append(ntr("{n} not finished", "{n} not finished", found.unfinished))
    if apart:
        parts.append(tr("Apart: {list}.", list=listed(apart)))
    return sentences(*parts)


def level_title(level: str) -> str:
    """The level of the opponents."""
    return ctx("level of opponents", "Mixed") if level == MIXED else level_name(level)


def table_heads(first: str) -> tuple[str, ...]:
    """The names of the columns of a table."""
    return first, tr("Games"), tr("Won"), tr("Points a round"), tr("Calls made")


def preset_rows(games: Sequence[PlayedGame]) -> list[tuple[str, ...]]:
    """A row for each preset with games that count."""
    found = by_preset(games)
    return [_row(preset_title(name), found[name].counted) for name in sorted(found)]


def level_rows(games: Sequence[PlayedGame]) -> list[tuple[str, ...]]:
    """A row for each level of opponents."""
    found = by_level(games)
    order: list[str] = [level for level in ("easy", "medium", "hard") if level in found]
    order += sorted(set(found) - set(order))
    return [_row(level_title(level), found[level].counted) for level in order]


def _row(name: str, figures: Figures) -> tuple[str, ...]:
    return (
        name,
        str(figures.games),
        percent_text(figures.wins_percent),
        hundredths_text(figures.hundredths_a_round),
        percent_text(figures.made_percent),
    )


def counted_games(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    """The games that count, the oldest first."""
    return [game for game in games if game.over and not game.assisted and not game.abandoned]


def history(games: Sequence[PlayedGame]) -> tuple[list[float], list[float]]:
    """The totals of games in points, and for each the average up to it."""
    totals = [game.total / 10 for game in games]
    averages, so_far = [], 0.0
    for count, total in enumerate(totals, 1):
        so_far += total
        averages.append(so_far / count)
    return totals, averages


def history_ends(games: Sequence[PlayedGame]) -> tuple[str, str]:
    """What stands below the first and the last game."""
    if not games:
        return "", ""
    first, last = games[0].started[:10], games[-1].started[:10]
    if first == last:
        # One date twice would say nothing.
        first = last = ""
    return first or tr("the first"), last or tr("the last")


def call_columns(figures: Figures) -> list[CallColumn]:
    """Tricks won on average for each call that was made."""
    rounds: defaultdict[int, int] = defaultdict(int)
    tricks: defaultdict[int, int] = defaultdict(int)
    for (call, won), count in figures.by_call_and_tricks.items():
        rounds[call] += count
        tricks[call] += won * count
    return [
        CallColumn(
            call,
            tricks[call] / rounds[call],
            ntr("{n} round", "{n} rounds", rounds[call]),
            decimal_text(tricks[call] / rounds[call], 1),
        )
        for call in sorted(rounds)
    ]


def whole_text(number: int) -> str:
    """A whole number with a true minus sign."""
    return str(number).replace("-", MINUS)
