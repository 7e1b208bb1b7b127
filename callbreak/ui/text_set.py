"""One line of text measured, and drawn run after run on one baseline.

A Font places letters at whole pixels, which leaves small text with uneven gaps. So small text is
drawn several times as large and scaled down, its small letters stretched to a whole number of
pixels: even gaps, and still sharp along the baseline and the top.
"""

from __future__ import annotations

import functools
import math
from typing import Final, NamedTuple

import pygame

from callbreak.ui.fonts import FontKey, drop_px, font, latin_file
from callbreak.ui.text_runs import Run, runs
from callbreak.ui.text_signs import sign_height_px, sign_surface
from callbreak.ui.text_style import TextStyle, Voice
from callbreak.ui.theme import Colour

# Heights of capitals and of small letters as part of the size, measured in the fonts.
_CAP_HEIGHT: Final = {"heading": 0.602, "body": 0.630}
_X_HEIGHT: Final = {"heading": 0.460, "body": 0.470}
# Room left and right of a drawn sign, as part of the size.
_SIGN_ROOM: Final = 0.04
_WHITE: Final = (255, 255, 255)

# Up to this size (pixels) text is drawn that many times as large.
_ENLARGED: Final = ((40, 3), (84, 2))
_MOST_STRETCH: Final = 0.08
_LARGEST_SURFACE_PX: Final = 16_000


class LineBox(NamedTuple):
    """The room a line takes, the same for every script, in pixels.

    `baseline_px` is measured from the top. Capitals stand in the middle of the box, so a text
    centred by its box looks centred.
    """

    height_px: int
    baseline_px: int
    cap_height_px: int


@functools.lru_cache(maxsize=512)
def line_box(voice: Voice) -> LineBox:
    """The room for one line; tall enough for Devanagari with marks above and below."""
    times = _times(voice.size_px)
    face = font(FontKey(latin_file(voice.family, voice.weight), voice.size_px * times, ""))
    above = round(face.get_ascent() / times)
    below = math.ceil(-face.get_descent() / times)
    return LineBox(above + below, above, round(_CAP_HEIGHT[voice.family] * voice.size_px))


def _times(size_px: int) -> int:
    return next((times for largest, times in _ENLARGED if size_px <= largest), 1)


@functools.lru_cache(maxsize=1024)
def line_width(line: str, voice: Voice) -> int:
    """How wide a cleaned line is, in pixels."""
    times = _times(voice.size_px)
    return math.ceil(sum(_advance(run, voice, times) for run in runs(line, voice)) / times)


def _advance(run: Run, voice: Voice, times: int) -> int:
    """The width of a run when drawn `times` as large."""
    if run.key is not None:
        return font(_enlarged(run.key, times)).size(run.text)[0]
    sign = _sign(run.text, voice, _WHITE, four=False)
    return times * (sign.get_width() + 2 * _sign_room(voice))


def _enlarged(key: FontKey, times: int) -> FontKey:
    return key._replace(size_px=key.size_px * times)


def _sign_room(voice: Voice) -> int:
    return max(1, round(_SIGN_ROOM * voice.size_px))


def _sign(sign: str, voice: Voice, colour: Colour, *, four: bool) -> pygame.Surface:
    height_px = sign_height_px(sign, _CAP_HEIGHT[voice.family] * voice.size_px)
    return sign_surface(sign, height_px, colour, four=four)


def draw_line(
    target: pygame.Surface,
    line: str,
    style: TextStyle,
    corner: tuple[int, int],
    *,
    four: bool,
) -> int:
    """Draw a cleaned line with the top left of its box at `corner`; return its width in pixels.

    `four` asks for the suit colours of the four-colour deck.
    """
    voice = style.voice
    box, width = line_box(voice), line_width(line, voice)
    times = _times(voice.size_px)
    if width * times > _LARGEST_SURFACE_PX:
        times = 1
    in_line = runs(line, voice)
    letters = _letters(in_line, style, (width, box.height_px), times)
    if letters is not None:
        target.blit(letters, corner)
    x = 0
    for run in in_line:
        if run.key is None:
            sign = _sign(run.text, voice, style.colour, four=four)
            middle = box.baseline_px - box.cap_height_px / 2
            place = round(x / times) + _sign_room(voice), round(middle - sign.get_height() / 2)
            target.blit(sign, (corner[0] + place[0], corner[1] + place[1]))
        x += _advance(run, voice, times)
    return width


def _letters(
    in_line: list[Run],
    style: TextStyle,
    size_px: tuple[int, int],
    times: int,
) -> pygame.Surface | None:
    """The runs of text, without the signs; `None` when there are only signs."""
    voice = style.voice
    placed: list[tuple[pygame.Surface, int, int]] = []
    stretch = _stretch(in_line, voice, times)
    baseline = round(line_box(voice).baseline_px * times / stretch)
    x = 0
    for run in in_line:
        advance = _advance(run, voice, times)
        # Joiners alone have no width, which pygame refuses to draw.
        if run.key is not None and advance:
            key = _enlarged(run.key, times)
            face = font(key)
            drawn = face.render(run.text, True, style.colour)  # noqa: FBT003 (pygame's own)
            placed.append((drawn, x, baseline - face.get_ascent() + drop_px(key)))
        x += advance
    if not placed:
        return None
    width, height = size_px
    large = transparent((width * times, round(height * times / stretch)), style.colour)
    for drawn, left, top in placed:
        large.blit(drawn, (left, top))
    return large if large.get_size() == size_px else pygame.transform.smoothscale(large, size_px)


def _stretch(in_line: list[Run], voice: Voice, times: int) -> float:
    """How much higher letters are drawn so that small letters end at a whole pixel.

    Chinese characters keep their proportions.
    """
    if times == 1 or any(run.key and run.key.file.startswith("NotoSansSC") for run in in_line):
        return 1.0
    x_height = _X_HEIGHT[voice.family] * voice.size_px
    wished = max(1, round(x_height)) / x_height
    return min(max(wished, 1 - _MOST_STRETCH), 1 + _MOST_STRETCH)


def transparent(size_px: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A clear surface of the text's colour, so that scaling it brings no dark fringe."""
    surface = pygame.Surface(size_px, pygame.SRCALPHA, 32)
    surface.fill((*colour, 0))
    return surface
