"""Sentences with names in them: a long name is shortened, and not the end of what is said of it."""

from __future__ import annotations

import bisect
from collections.abc import Callable, Sequence

from callbreak.ui.text_clean import clean
from callbreak.ui.text_lines import ellipsize, fit
from callbreak.ui.text_set import line_width
from callbreak.ui.text_style import TextStyle

Sentence = Callable[[Sequence[str]], str]
"""What is said, when these are the names of all players."""


def fit_named(
    sentence: Sentence, names: Sequence[str], style: TextStyle, width_px: int, min_size_px: int
) -> tuple[str, TextStyle]:
    """The sentence and the style in which it keeps within `width_px` on one line.

    First the letters grow smaller, down to `min_size_px`, and then the names are shortened: short
    ones stay whole, and the long ones share the room. What is too wide even without names is
    shortened at its end.
    """
    whole = sentence(names)
    style = fit(whole, style, width_px, min_size_px)

    def wide(said: str) -> int:
        return line_width(clean(said), style.voice)

    if wide(whole) <= width_px:
        return whole, style

    def within(most_px: int) -> str:
        return sentence([ellipsize(name, style, most_px) for name in names])

    widths_that_fit = bisect.bisect_right(
        range(width_px + 1), width_px, key=lambda most_px: wide(within(most_px))
    )
    if widths_that_fit == 0:
        return ellipsize(whole, style, width_px), style
    return within(widths_that_fit - 1), style
