"""Where a text is broken, shrunk or shortened so that it keeps within its room."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Final

from callbreak.letters import clusters
from callbreak.ui.text_clean import clean
from callbreak.ui.text_set import line_box, line_width
from callbreak.ui.text_style import TextStyle, Voice

ELLIPSIS: Final = "…"

LINE_GAP: Final = 1.42
"""From one baseline to the next, as part of the size."""

_NOT_FIRST: Final = frozenset(
    "!%),.:;?]}¢°·’”…、。々〉》」』】〕〗〞︰︱ー！％），．：；？］｝～”›»।॥♠♥♦♣"
)
_NOT_LAST: Final = frozenset("([{£¥‘“‹«〈《「『【〔〖〝（［｛￡￥")
# A preposition or article of one letter is not left alone at the end of a line (Polish, Czech),
# nor a number without the word that it counts.
_LONE: Final = re.compile(r"(?:^|[\s(„“«])(?:([^\W\d_])|\d{1,3}(?:[.,]\d+)?) $")
_SCRAP: Final = 3
"""So few clusters do not make a last line of their own."""


def wrap(text: str, style: TextStyle, width_px: int) -> list[str]:
    """The lines of a text so that none is wider than `width_px`.

    Lines break at spaces, after a hyphen between letters, and between Chinese characters where
    punctuation allows it. Where there is room no letter or number stands alone at the end of a
    line, and no scrap in the last one. A word that fits on no line is torn between clusters.
    """
    return list(_wrapped(clean(text), style.voice, max(1, width_px)))


def balanced(text: str, style: TextStyle, width_px: int) -> list[str]:
    """As `wrap` with the same number of lines, but lines of about one length."""
    cleaned, voice = clean(text), style.voice
    lines = _wrapped(cleaned, voice, max(1, width_px))
    if not 1 < len(lines) <= _MOST_BALANCED:
        return list(lines)
    low, high = min(max(width_px // 2, _widest(cleaned, voice) - 1), width_px), width_px
    while high - low > max(2, voice.size_px // 4):
        middle = (low + high) // 2
        if len(_wrapped(cleaned, voice, middle)) > len(lines):
            low = middle
        else:
            high = middle
    return list(_wrapped(cleaned, voice, high))


_MOST_BALANCED: Final = 4


@functools.lru_cache(maxsize=1024)
def _wrapped(text: str, voice: Voice, width_px: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _wrapped_paragraph(paragraph, voice, width_px)
    return tuple(lines)


def _wrapped_paragraph(paragraph: str, voice: Voice, width_px: int) -> list[str]:
    if line_width(paragraph, voice) <= width_px:
        return [paragraph.rstrip(" ")]
    lines: list[str] = []
    line = ""
    for unit in _bound(_units(paragraph), lambda unit: _unit_width(unit, voice) <= width_px):
        if line_width((line + unit).rstrip(" "), voice) <= width_px:
            line += unit
            continue
        if line.strip():
            lines.append(line.rstrip(" "))
        line = unit
        while line_width(line.rstrip(" "), voice) > width_px:
            head = _longest_head(line, voice, width_px)
            if head == line:
                break
            lines.append(head)
            line = line[len(head) :]
    return [*lines, line.rstrip(" ")] if line.strip() or not lines else lines


def _longest_head(word: str, voice: Voice, width_px: int) -> str:
    """As many clusters of the word as fit; one at least."""
    pieces = clusters(word)
    count = _most(len(pieces), lambda n: line_width("".join(pieces[:n]), voice) <= width_px)
    return "".join(pieces[: max(1, count)])


def _units(paragraph: str) -> list[str]:
    """The paragraph in pieces between which a line may end; each keeps the spaces after it."""
    pieces = clusters(paragraph)
    units: list[str] = []
    for index, piece in enumerate(pieces):
        if units and not _may_break(pieces, index):
            units[-1] += piece
        else:
            units.append(piece)
    return units


def _bound(units: list[str], fits: Callable[[str], bool] = bool) -> list[str]:
    """The pieces, those in one that should be on the same line and, together, fit on one."""
    bound: list[str] = []
    for unit in units:
        if bound and _stays(bound[-1], unit) and fits(bound[-1] + unit):
            bound[-1] += unit
        else:
            bound.append(unit)
    if len(bound) > 1 and len(clusters(bound[-1].strip())) <= _SCRAP and fits("".join(bound[-2:])):
        scrap = bound.pop()
        bound[-1] += scrap
    return bound


def _stays(before: str, after: str) -> bool:
    lone = _LONE.search(before)
    return lone is not None and (lone[1] is not None or after[:1].isalpha())


def _unit_width(unit: str, voice: Voice) -> int:
    return line_width(unit.rstrip(" "), voice)


def _widest(text: str, voice: Voice) -> int:
    """The width of the widest piece that is better not broken."""
    units = (unit for line in text.split("\n") for unit in _bound(_units(line)))
    return max((_unit_width(unit, voice) for unit in units), default=0)


def _may_break(pieces: list[str], index: int) -> bool:
    before, after = pieces[index - 1], pieces[index]
    if " " in (before, after):
        return after != " "
    if after[0] in _NOT_FIRST or before[0] in _NOT_LAST:
        return False
    if before in {"-", "–", "—"} and index >= 2:
        return pieces[index - 2][0].isalpha() and after[0].isalpha()
    return "\u00a0" not in (before, after) and (_is_chinese(before) or _is_chinese(after))


def _is_chinese(piece: str) -> bool:
    return "\u2e80" <= piece[0] <= "\u9fff" or "\uff00" <= piece[0] <= "\uffef"


def ellipsize(text: str, style: TextStyle, width_px: int) -> str:
    """The text on one line, shortened with an ellipsis when it is wider than `width_px`.

    Never tears a cluster; empty when not even the ellipsis fits.
    """
    return _ellipsized(clean(text).replace("\n", " "), style.voice, width_px)


@functools.lru_cache(maxsize=512)
def _ellipsized(line: str, voice: Voice, width_px: int) -> str:
    if line_width(line, voice) <= width_px:
        return line
    pieces = clusters(line)

    def shortened(count: int) -> str:
        return "".join(pieces[:count]).rstrip(" ,.;:·-–—") + ELLIPSIS

    count = _most(len(pieces) - 1, lambda n: line_width(shortened(n), voice) <= width_px)
    best = shortened(count)
    return best if line_width(best, voice) <= width_px else ""


@functools.lru_cache(maxsize=512)
def fit(text: str, style: TextStyle, width_px: int, min_size_px: int) -> TextStyle:
    """The style, made smaller until the text keeps within `width_px` on one line.

    Not below `min_size_px`: then the text may still be too wide, and `ellipsize` shortens it.
    """
    line = clean(text).replace("\n", " ")

    def fits(size_px: int) -> bool:
        return line_width(line, style.sized(size_px).voice) <= width_px

    if style.size_px <= min_size_px or fits(style.size_px):
        return style
    # Width goes with size: the guess is off by a pixel at most, and few fonts need be loaded.
    guess = style.size_px * width_px // max(1, line_width(line, style.voice))
    size_px = min(max(guess, min_size_px), style.size_px - 1)
    while size_px > min_size_px and not fits(size_px):
        size_px -= 1
    while size_px + 1 < style.size_px and fits(size_px + 1):
        size_px += 1
    return style.sized(size_px)


@functools.lru_cache(maxsize=256)
def fit_lines(
    text: str,
    style: TextStyle,
    size_px: tuple[int, int],
    min_size_px: int,
    line_gap: float = LINE_GAP,
) -> TextStyle:
    """The style, made smaller until the text, broken into lines, fits a box of `size_px`.

    Not below `min_size_px`: then the text may still be too high.
    """
    width_px, height_px = size_px
    smallest = min(min_size_px, style.size_px)
    steps = style.size_px - smallest

    def fits(step: int) -> bool:
        smaller = style.sized(smallest + step)
        lines = wrap(text, smaller, width_px)
        # A word that must be torn is too wide.
        widest = max(line_width(word, smaller.voice) for word in _words(text))
        return widest <= width_px and lines_height(len(lines), smaller, line_gap) <= height_px

    return style if fits(steps) else style.sized(smallest + _most(steps, fits))


def _words(text: str) -> list[str]:
    units = (unit for line in clean(text).split("\n") for unit in _units(line))
    return [unit.rstrip(" ") for unit in units] or [""]


def lines_height(count: int, style: TextStyle, line_gap: float = LINE_GAP) -> int:
    """The height of so many lines, in pixels."""
    return line_box(style.voice).height_px + (count - 1) * line_pitch(style, line_gap)


def line_pitch(style: TextStyle, line_gap: float = LINE_GAP) -> int:
    """From one line to the next, in pixels."""
    return round(style.voice.size_px * line_gap)


def _most(limit: int, holds: Callable[[int], bool]) -> int:
    """The largest number up to `limit` for which `holds`, which holds for small ones; or 0."""
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if holds(middle):
            low = middle
        else:
            high = middle - 1
    return low
