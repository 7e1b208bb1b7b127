"""One line of text measured, and drawn run after run on one baseline."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

import pygame

from callbreak.ui.fonts import FontKey, drop_px, font, latin_file
from callbreak.ui.text_runs import Run, runs
from callbreak.ui.text_signs import sign_height_px, sign_surface
from callbreak.ui.text_style import Colour, TextStyle, Voice

# Capital height as part of the size, measured in the fonts.
_CAP_HEIGHT: Final = {"heading": 0.602, "body": 0.630}
# Room left and right of a drawn sign, as part of the size.
_SIGN_ROOM: Final = 0.04
_WHITE: Final = (255, 255, 255)


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
    face = font(FontKey(latin_file(voice.family, voice.weight), voice.size_px, ""))
    cap = round(_CAP_HEIGHT[voice.family] * voice.size_px)
    return LineBox(face.get_height(), face.get_ascent(), cap)


@functools.lru_cache(maxsize=8192)
def line_width(line: str, voice: Voice) -> int:
    """How wide a cleaned line is, in pixels."""
    return sum(_run_width(run, voice) for run in runs(line, voice))


def _run_width(run: Run, voice: Voice) -> int:
    if run.key is not None:
        return font(run.key).size(run.text)[0]
    return _sign(run.text, voice, _WHITE, four=False).get_width() + 2 * _sign_room(voice)


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
    """Draw a cleaned line with the top left of its box at `corner`; return its width in pixels."""
    voice = style.voice
    box = line_box(voice)
    x, y = corner
    for run in runs(line, voice):
        if run.key is None:
            drawn = _sign(run.text, voice, style.colour, four=four)
            middle = y + box.baseline_px - box.cap_height_px / 2
            place = (x + _sign_room(voice), round(middle - drawn.get_height() / 2))
            target.blit(drawn, place)
        else:
            face = font(run.key)
            drawn = face.render(run.text, True, style.colour)  # noqa: FBT003 (pygame's own)
            target.blit(drawn, (x, y + box.baseline_px - face.get_ascent() + drop_px(run.key)))
        x += _run_width(run, voice)
    return x - corner[0]
