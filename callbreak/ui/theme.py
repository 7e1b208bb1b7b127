"""Colours by their role, for three themes and high contrast."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour that the window uses. The names are those of the drawings.

    `cloth` runs from the light in the middle to the edge; `panel` from top to bottom.
    """

    name: str = "dhaka"
    high_contrast: bool = False

    cloth: tuple[Colour, ...] = (
        (0x24, 0x85, 0x7A),
        (0x1B, 0x71, 0x69),
        (0x11, 0x4F, 0x4F),
        (0x0A, 0x36, 0x3A),
        (0x07, 0x2A, 0x2E),
    )
    lamp: Colour = (0xFF, 0xC5, 0x6A)
    weave: bool = True
    weave_shade: float = 0.16
    inlay: Colour = (0x3A, 0x24, 0x17)

    panel_top: Colour = (0x12, 0x45, 0x49)
    panel_bottom: Colour = (0x08, 0x2A, 0x2D)
    panel_hi_top: Colour = (0x1B, 0x5A, 0x5A)
    panel_hi_bottom: Colour = (0x0E, 0x3D, 0x40)
    line: Colour = (0xC9, 0xA2, 0x4A)
    line_part: float = 0.62
    line_units: float = 1.0
    divider_part: float = 0.30
    well: Colour = (0x03, 0x15, 0x17)
    well_chip: Colour = (0x04, 0x19, 0x1B)
    inset: Colour = (0x16, 0x49, 0x4B)
    pill: Colour = (0x03, 0x1B, 0x1D)
    pill_part: float = 0.88
    disabled: Colour = (0x12, 0x3F, 0x42)
    disabled_text: Colour = (0x8F, 0xB0, 0xA8)

    crimson: Colour = (0xB3, 0x20, 0x2C)
    crimson_deep: Colour = (0x5B, 0x0E, 0x19)
    marigold: Colour = (0xF0, 0xA3, 0x1E)
    gold_top: Colour = (0xFB, 0xC6, 0x59)
    gold_bottom: Colour = (0xE8, 0x96, 0x1A)
    gold_hi_top: Colour = (0xFF, 0xDC, 0x8A)
    gold_hi_bottom: Colour = (0xF6, 0xAD, 0x35)
    gold_down: Colour = (0xD9, 0x85, 0x12)
    gold_edge: Colour = (0x9A, 0x5D, 0x0C)
    turn: Colour = (0xFF, 0xC2, 0x47)
    focus: Colour = (0xFF, 0xF3, 0xCF)
    brass: Colour = (0xC9, 0xA2, 0x4A)
    brass_light: Colour = (0xF3, 0xDC, 0x9C)
    title: Colour = (0xE8, 0xCD, 0x8A)

    ivory: Colour = (0xF7, 0xF0, 0xDF)
    muted: Colour = (0xA9, 0xC1, 0xB8)
    callgold: Colour = (0xD9, 0xC6, 0x90)
    ink: Colour = (0x1D, 0x24, 0x30)

    face_top: Colour = (0xFF, 0xFB, 0xF1)
    face_bottom: Colour = (0xF4, 0xE9, 0xD2)
    face_edge: Colour = (0xCD, 0xB9, 0x8C)
    face_shade: Colour = (0xA9, 0x8F, 0x55)
    veil: Colour = (0x35, 0x25, 0x10)
    veil_part: float = 0.40
    playable_edge_units: float = 2.0

    over: Colour = (0x8F, 0xE0, 0xAE)
    bad: Colour = (0xFF, 0x8A, 0x80)
    bad_text: Colour = (0xFF, 0xB3, 0xAB)
    made: Colour = (0x1F, 0x7A, 0x4A)
    missed: Colour = (0x8E, 0x19, 0x25)
    refusal: Colour = (0xE2, 0x44, 0x4F)
    shadow: Colour = (0x01, 0x0C, 0x0D)

    paper: Colour = (0xF8, 0xEF, 0xD9)
    paper_edge: Colour = (0xD9, 0xC6, 0x9B)
    paper_ink: Colour = (0x2B, 0x21, 0x18)
    paper_muted: Colour = (0x6F, 0x5B, 0x41)
    paper_rule: Colour = (0xC8, 0xB1, 0x83)
    paper_green: Colour = (0x2F, 0x7A, 0x45)
    paper_gold: Colour = (0x95, 0x59, 0x0A)
    paper_red: Colour = (0xB3, 0x20, 0x2C)
    value_bar: Colour = (0x5F, 0x9C, 0x93)
    value_played: Colour = (0xD8, 0x43, 0x4A)
    chart_paper: tuple[Colour, ...] = (
        (0xD9, 0x8A, 0x0C),
        (0xB3, 0x20, 0x2C),
        (0x2F, 0x66, 0x90),
        (0x6B, 0x42, 0x72),
    )
    chart_dark: tuple[Colour, ...] = (
        (0xFF, 0xC2, 0x47),
        (0xFF, 0x7B, 0x72),
        (0x8F, 0xC3, 0xE8),
        (0xD3, 0xA8, 0xDC),
    )


CHART_DASHES: Final[tuple[tuple[int, ...], ...]] = ((), (10, 6), (3, 6), (14, 5, 3, 5))
"""How each player's line in a chart is dashed, by seat: colour is never the only sign."""

_DHAKA: Final = Theme()
_CLASSIC: Final = replace(
    _DHAKA,
    name="classic",
    cloth=(
        (0x3F, 0x94, 0x55),
        (0x2F, 0x80, 0x46),
        (0x1F, 0x64, 0x36),
        (0x15, 0x4A, 0x27),
        (0x0E, 0x38, 0x1D),
    ),
    weave=False,
    panel_top=(0x1F, 0x4A, 0x30),
    panel_bottom=(0x10, 0x30, 0x1D),
    panel_hi_top=(0x2A, 0x60, 0x40),
    panel_hi_bottom=(0x18, 0x40, 0x28),
    well=(0x06, 0x17, 0x0D),
    well_chip=(0x08, 0x1C, 0x10),
    inset=(0x1D, 0x52, 0x34),
    pill=(0x08, 0x20, 0x0F),
    disabled=(0x1B, 0x42, 0x29),
    shadow=(0x02, 0x0D, 0x05),
)
_NIGHT: Final = replace(
    _DHAKA,
    name="night",
    cloth=(
        (0x1C, 0x2A, 0x31),
        (0x17, 0x23, 0x29),
        (0x11, 0x1B, 0x20),
        (0x0D, 0x14, 0x18),
        (0x09, 0x0F, 0x12),
    ),
    lamp=(0x80, 0x60, 0x30),
    weave_shade=0.58,
    panel_top=(0x1A, 0x22, 0x28),
    panel_bottom=(0x10, 0x16, 0x1A),
    panel_hi_top=(0x26, 0x32, 0x3A),
    panel_hi_bottom=(0x18, 0x20, 0x26),
    well=(0x07, 0x0A, 0x0C),
    well_chip=(0x0A, 0x0E, 0x11),
    inset=(0x1E, 0x2A, 0x31),
    pill=(0x06, 0x09, 0x0B),
    disabled=(0x1B, 0x24, 0x2A),
    face_top=(0xD9, 0xD2, 0xC2),
    face_bottom=(0xC4, 0xBB, 0xA7),
    shadow=(0x02, 0x03, 0x04),
    paper=(0xCF, 0xC7, 0xB4),
    paper_edge=(0xA8, 0x9B, 0x7C),
    paper_muted=(0x57, 0x47, 0x32),
    paper_rule=(0x9C, 0x89, 0x62),
    paper_green=(0x1E, 0x5A, 0x31),
    paper_gold=(0x74, 0x42, 0x06),
    paper_red=(0x8C, 0x14, 0x20),
    chart_paper=(
        (0xB0, 0x6A, 0x06),
        (0x8C, 0x14, 0x20),
        (0x1F, 0x4B, 0x6E),
        (0x56, 0x31, 0x5C),
    ),
)

THEMES: Final[dict[str, Theme]] = {theme.name: theme for theme in (_DHAKA, _CLASSIC, _NIGHT)}
"""The themes by the names that settings use."""


def theme_for(name: str, *, high_contrast: bool = False) -> Theme:
    """The theme of that name (Dhaka if there is none), in high contrast if asked for."""
    theme = THEMES.get(name, _DHAKA)
    return _in_high_contrast(theme) if high_contrast else theme


def _in_high_contrast(theme: Theme) -> Theme:
    black = (0, 0, 0)
    white = (255, 255, 255)
    return replace(
        theme,
        high_contrast=True,
        cloth=(
            (0x0A, 0x2A, 0x2A),
            (0x08, 0x22, 0x22),
            (0x06, 0x1A, 0x1B),
            (0x04, 0x12, 0x14),
            (0x02, 0x0B, 0x0C),
        )
        if theme.name == "dhaka"
        else tuple(_darker(colour) for colour in theme.cloth),
        lamp=(0x30, 0x20, 0x10),
        panel_top=black,
        panel_bottom=black,
        panel_hi_top=(0x20, 0x30, 0x2F),
        panel_hi_bottom=(0x20, 0x30, 0x2F),
        well=black,
        well_chip=black,
        inset=(0x10, 0x1C, 0x1C),
        pill=black,
        pill_part=1.0,
        disabled=(0x10, 0x14, 0x14),
        disabled_text=(0xB9, 0xC8, 0xC4),
        line=(0xFF, 0xD3, 0x6B),
        line_part=1.0,
        line_units=2.0,
        divider_part=0.6,
        muted=white,
        ivory=white,
        callgold=(0xFF, 0xE9, 0xA8),
        marigold=(0xFF, 0xC2, 0x47),
        focus=white,
        face_top=white,
        face_bottom=white,
        veil_part=0.25,
        playable_edge_units=3.0,
    )


def _darker(colour: Colour) -> Colour:
    red, green, blue = (round(part * 0.32) for part in colour)
    return red, green, blue


def contrast(text: Colour, ground: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21, after WCAG 2."""
    bright, dark = sorted((_luminance(text), _luminance(ground)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
