"""Colours can be read in every theme, and sizes keep to their floors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callbreak.ui.look import ROLES, Look
from callbreak.ui.scale import Scale
from callbreak.ui.theme import THEMES, Theme, contrast, theme_for

EVERY = [theme_for(name, high_contrast=high) for name in THEMES for high in (False, True)]
READABLE = 4.5


def named(theme: Theme) -> str:
    return theme.name + (" in high contrast" if theme.high_contrast else "")


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (255, 255, 255)) == pytest.approx(1)
    assert contrast((0x77, 0x77, 0x77), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", EVERY, ids=named)
def test_words_can_be_read_on_every_ground(theme: Theme) -> None:
    dark = (
        theme.panel_top,
        theme.panel_bottom,
        theme.well,
        theme.well_chip,
        theme.inset,
        theme.pill,
    )
    pairs = [(text, ground) for text in (theme.ivory, theme.muted) for ground in dark]
    pairs += [
        (theme.marigold, theme.panel_top),
        (theme.title, theme.panel_top),
        (theme.callgold, theme.panel_top),
        (theme.disabled_text, theme.disabled),
        (theme.ink, theme.gold_top),
        (theme.ink, theme.gold_bottom),
        (theme.ink, theme.gold_hi_bottom),
        (theme.ink, theme.gold_down),
        (theme.ink, theme.face_bottom),
        (theme.bad_text, theme.panel_top),
        (theme.ivory, theme.crimson),
        (theme.ivory, theme.crimson_deep),
        (theme.paper_ink, theme.paper),
        (theme.paper_muted, theme.paper),
        (theme.paper_green, theme.paper),
        (theme.paper_gold, theme.paper),
        (theme.paper_red, theme.paper),
        *((colour, theme.paper) for colour in theme.chart_paper[1:]),
        *((colour, theme.panel_bottom) for colour in theme.chart_dark),
    ]
    weak = [(pair, round(contrast(*pair), 2)) for pair in pairs if contrast(*pair) < READABLE]
    assert weak == []


@pytest.mark.parametrize("theme", EVERY, ids=named)
def test_the_focus_ring_stands_out_from_every_ground(theme: Theme) -> None:
    for ground in (theme.panel_top, theme.panel_bottom, *theme.cloth):
        assert contrast(theme.focus, ground) >= 3


def test_high_contrast_is_higher_than_normal() -> None:
    for name in THEMES:
        normal, high = theme_for(name), theme_for(name, high_contrast=True)
        assert contrast(high.muted, high.panel_top) > contrast(normal.muted, normal.panel_top)
        assert high.line_units > normal.line_units


def test_an_unknown_theme_is_dhaka() -> None:
    assert theme_for("no such theme").name == "dhaka"


def test_no_two_themes_have_the_same_cloth() -> None:
    assert len({theme.cloth for theme in EVERY}) == len(EVERY)


@given(
    st.integers(320, 4000),
    st.integers(240, 2400),
    st.sampled_from([80, 100, 125, 150]),
    st.sampled_from(sorted(ROLES)),
)
def test_no_text_is_smaller_than_its_floor(width: int, height: int, size: int, role: str) -> None:
    scale = Scale.of((width, height), size)
    px = Look(scale=scale).text(role).size_px  # type: ignore[arg-type]
    unit = min(width / 1280, height / 720)
    assert px >= int(max(12, 14 * unit) * size / 100)


def test_sizes_are_those_of_the_drawings_at_their_window() -> None:
    look = Look(scale=Scale.of((1280, 720)))
    assert look.text("body").size_px == 17
    assert look.px(45) == look.control(45) == 45
    twice = Look(scale=Scale.of((2560, 1440), 150))
    assert twice.px(45) == 90
    assert twice.text("body").size_px == 51


def test_a_line_is_never_thinner_than_a_pixel() -> None:
    scale = Scale.of((320, 240))
    assert scale.px(0.5) == 1
    assert scale.px(0) == 0
