"""Lines of text: their height and room, where they are broken, how they are made to fit."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from callbreak.letters import clusters
from callbreak.ui import text as text_engine
from callbreak.ui.text import (
    Align,
    TextStyle,
    balanced,
    clean,
    ellipsize,
    fit,
    fit_lines,
    line_box,
    measure,
    render,
    render_gradient,
    render_parts,
    render_within,
    wrap,
)
from callbreak.ui.text_lines import ELLIPSIS
from callbreak.ui.text_names import fit_named
from tests.ui.texts import (
    BODY,
    HEADING,
    INK,
    LANGUAGES,
    SPOKEN,
    ink,
)

# The room of a line


@pytest.mark.parametrize("style", [BODY, HEADING, BODY.sized(14), HEADING.sized(132)])
def test_a_line_is_equally_high_in_every_language(style: TextStyle) -> None:
    heights = {render(sentence, style).get_height() for sentence in LANGUAGES.values()}

    assert heights == {line_box(style).height_px}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size_px", [14, 15, 17, 20, 31, 42, 60, 132])
@pytest.mark.parametrize("family", [BODY, HEADING])
def test_no_letter_is_cut_by_the_edge_of_its_line(
    language: str,
    family: TextStyle,
    size_px: int,
) -> None:
    surface = render(f"{LANGUAGES[language]} ŮÅṍ र्कीं ह्रूँ", family.sized(size_px))
    height = surface.get_height()

    assert ink(surface).top > 0
    assert ink(surface).bottom < height


@pytest.mark.parametrize("style", [BODY.sized(60), HEADING.sized(60)])
def test_capitals_stand_in_the_middle_of_the_line(style: TextStyle) -> None:
    surface = render("HHH", style)

    assert abs(ink(surface).centery - surface.get_height() / 2) <= 0.05 * style.size_px


@given(SPOKEN, st.sampled_from([BODY, HEADING]))
def test_measure_is_the_size_that_render_gives(line: str, style: TextStyle) -> None:
    assert measure(line, style) == render(line, style).get_size()
    assert measure(line, style, 90) == render(line, style, max_width_px=90).get_size()


def test_pieces_of_one_line_share_a_baseline() -> None:
    small = HEADING.sized(20)
    parts = render_parts([("H", HEADING.sized(60)), ("H", small)])
    halves = [parts.subsurface((0, 0, 40, parts.get_height()))]
    halves.append(parts.subsurface((45, 0, parts.get_width() - 45, parts.get_height())))

    assert ink(halves[0]).h > ink(halves[1]).h
    assert abs(ink(halves[0]).bottom - ink(halves[1]).bottom) <= 1


# Breaking lines


@given(SPOKEN, st.integers(20, 200), st.sampled_from([BODY, HEADING]))
def test_no_line_is_wider_than_its_room_unless_it_is_one_letter(
    words: str,
    width_px: int,
    style: TextStyle,
) -> None:
    for line in wrap(words, style, width_px):
        assert measure(line, style)[0] <= width_px or len(clusters(line)) == 1


@given(SPOKEN, st.integers(20, 200))
def test_breaking_loses_nothing_but_spaces(words: str, width_px: int) -> None:
    together = "".join(wrap(words, BODY, width_px))

    assert re.sub(r"\s", "", together) == re.sub(r"\s", "", clean(words))


@given(SPOKEN, st.integers(20, 200))
def test_a_letter_is_never_torn_from_its_marks(words: str, width_px: int) -> None:
    for before, after in _neighbours(wrap(words.replace(" ", ""), BODY, width_px)):
        assert not unicodedata.category(after[0]).startswith("M")
        torn = before.endswith("\u094d") and "\u0915" <= after[0] <= "\u0939"
        assert not torn


def _neighbours(lines: list[str]) -> list[tuple[str, str]]:
    return [(before, after) for before, after in pairwise(lines) if before and after]


CHINESE = "你必须大过“红桃九”，请出《红桃十》（或者王）；否则、垫牌！" * 4


@pytest.mark.parametrize("width_px", range(60, 300, 7))
def test_chinese_lines_neither_begin_with_closing_nor_end_with_opening_marks(width_px: int) -> None:
    lines = wrap(CHINESE, BODY, width_px)

    assert len(lines) > 5
    assert not any(line[0] in "”，》）；、！" for line in lines)
    assert not any(line[-1] in "“《（" for line in lines)


@pytest.mark.parametrize("width_px", range(100, 240, 7))
def test_a_chinese_character_is_not_left_alone_on_the_last_line(width_px: int) -> None:
    words = "有领出的花色就必须跟这门花色能大过目前最大的牌就必须大过"
    for length in range(15, len(words)):
        lines = wrap(words[:length] + "。", BODY, width_px)

        assert len(lines) > 1
        assert sum(character.isalpha() for character in lines[-1]) > 1


@pytest.mark.parametrize("width_px", range(120, 320, 7))
def test_a_short_word_or_card_is_not_left_alone_on_the_last_line(width_px: int) -> None:
    for words in (
        "No other spade is in this trick, so any will do: the 4♠.",
        "यो हात जान दिन्छ है।",
    ):
        lines = wrap(words, BODY, width_px)

        assert " ".join(lines) == words
        assert len(lines) == 1 or lines[-1] not in {"4♠.", "है।"}


@pytest.mark.parametrize("width_px", range(60, 260, 5))
def test_a_polish_preposition_is_not_left_at_the_end_of_a_line(width_px: int) -> None:
    lines = wrap("Gracz musi i w tym wypadku z ręki dołożyć do koloru o ile go ma", BODY, width_px)

    assert len(lines) >= 2
    assert not any(line.rsplit(maxsplit=1)[-1] in set("iwzo") for line in lines)


@pytest.mark.parametrize("width_px", range(150, 350, 17))
@pytest.mark.parametrize(
    ("words", "together"),
    [
        ("Every round is played for 13 tricks and each is worth 0.1 points more", "13 tricks"),
        ("A trick that is over the call is worth 0,1 punktu and no more", "0,1 punktu"),
        ("Wins and calls and tricks are counted here from then on.", "then on."),
        ("Spades were led and you hold spades: play the 3♠.", "the 3♠."),
    ],
)
@pytest.mark.parametrize("set_in", [wrap, balanced])
def test_a_number_keeps_its_word_and_no_scrap_is_alone_on_the_last_line(
    set_in: Callable[[str, TextStyle, int], list[str]], words: str, together: str, width_px: int
) -> None:
    lines = set_in(words, BODY, width_px)
    assert len(lines) > 1
    assert any(together in line for line in lines)


def test_where_there_is_no_room_even_what_belongs_together_is_parted_rather_than_torn() -> None:
    narrow = measure("tricks", BODY)[0]
    assert wrap("won 13 tricks", BODY, narrow) == ["won", "13", "tricks"]


def test_words_stay_whole_and_line_ends_are_kept() -> None:
    lines = wrap("first line\nsecond line of several words", BODY, 110)

    assert lines[0] == "first line"
    assert lines[1:] == ["second line of", "several words"]


def test_centred_lines_are_of_about_one_length() -> None:
    words = "You must follow suit when you can, and you must beat the highest card if able."
    greedy, even = wrap(words, BODY, 400), balanced(words, BODY, 400)
    widths = [measure(line, BODY)[0] for line in even]

    assert len(even) == len(greedy) == 2
    assert max(widths) - min(widths) < 80


@pytest.mark.parametrize(("align", "side"), [("left", 0), ("center", 1), ("right", 2)])
def test_lines_stand_where_they_are_asked_to(align: Align, side: int) -> None:
    surface = render("wide wide wide\ni", BODY.sized(30), align=align)
    last = ink(surface.subsurface((0, 45, surface.get_width(), surface.get_height() - 45)))
    third = surface.get_width() / 3

    assert side * third <= last.centerx <= (side + 1) * third


# Shrinking and shortening


@given(SPOKEN, st.integers(0, 200))
def test_a_shortened_text_keeps_within_its_room(name: str, width_px: int) -> None:
    short = ellipsize(name, BODY, width_px)

    assert measure(short, BODY)[0] <= width_px
    assert short == clean(name) or short == "" or short.endswith("…")


def test_a_text_that_fits_is_not_shortened() -> None:
    assert ellipsize("Asha", BODY, 200) == "Asha"
    assert ellipsize("Asha Gurung of Pokhara", BODY, 90) == "Asha Guru…"


def test_a_shortened_name_ends_in_a_whole_conjunct() -> None:
    name = "लक्ष्मीप्रसाद" * 3
    whole = clusters(name)
    for width_px in range(20, 200, 3):
        short = ellipsize(name, BODY, width_px).removesuffix("…")
        assert short in {"".join(whole[:n]) for n in range(len(whole) + 1)}


@given(st.text(min_size=1, max_size=30), st.integers(30, 300))
def test_fit_takes_the_largest_size_that_fits(label: str, width_px: int) -> None:
    fitted = fit(label, HEADING, width_px, 14)
    one_line = clean(label).replace("\n", " ")

    assert 14 <= fitted.size_px <= HEADING.size_px
    if fitted.size_px > 14:
        assert measure(one_line, fitted)[0] <= width_px
    if fitted.size_px < HEADING.size_px:
        assert measure(one_line, fitted.sized(fitted.size_px + 1))[0] > width_px


def test_fit_leaves_a_style_alone_that_is_already_small() -> None:
    assert fit("a long label indeed", BODY.sized(12), 10, 14) == BODY.sized(12)


@given(SPOKEN, st.integers(0, 200))
def test_a_line_within_its_room_is_never_wider(name: str, width_px: int) -> None:
    assert render_within(name, HEADING, width_px, 14).get_width() <= width_px
    assert render_within(name, HEADING, width_px).get_height() == line_box(HEADING).height_px


RULE = "A player who cannot follow must ruff, and must overruff when that is possible."


@pytest.mark.parametrize("box_px", [(400, 60), (300, 90), (180, 120), (120, 200)])
def test_a_paragraph_is_made_smaller_until_its_box_holds_it(box_px: tuple[int, int]) -> None:
    fitted = fit_lines(RULE, HEADING, box_px, 10)
    width, height = measure(RULE, fitted, box_px[0])

    assert 10 < fitted.size_px < HEADING.size_px
    assert width <= box_px[0]
    assert height <= box_px[1]
    larger = fitted.sized(fitted.size_px + 1)
    torn = any(measure(word, larger)[0] > box_px[0] for word in RULE.split())
    assert torn or measure(RULE, larger, box_px[0])[1] > box_px[1]


def test_a_paragraph_that_fits_keeps_its_size_and_none_falls_below_the_least() -> None:
    assert fit_lines(RULE, BODY, (600, 200), 12) == BODY
    assert fit_lines(RULE, BODY, (20, 20), 12) == BODY.sized(12)
    assert fit_lines("", BODY, (20, 60), 12) == BODY


# What is kept


@pytest.mark.parametrize("name", ["W" * 40, "क्ष्म्य्र्य" * 8, "﷽" * 200, "Wanda " * 20])
@pytest.mark.parametrize("width_px", [250, 320, 600])
def test_a_long_name_is_shortened_and_not_what_is_said_of_it(name: str, width_px: int) -> None:
    def sentence(names: Sequence[str]) -> str:
        return f"{names[0]} and {names[2]} win!"

    words, style = fit_named(sentence, (name, "x", name, "y"), HEADING.sized(60), width_px, 20)

    assert words.endswith(" win!")
    assert words.count(ELLIPSIS) == 2
    assert measure(words, style)[0] <= width_px


def test_short_names_stay_whole_and_a_long_one_has_the_rest_of_the_room() -> None:
    names = ("Wanda " * 20, "Asha", "Bikram", "Chandra")
    words, style = fit_named(" 5.0, ".join, names, BODY, 700, BODY.size_px)

    assert words.endswith("… 5.0, Asha 5.0, Bikram 5.0, Chandra")
    assert 680 < measure(words, style)[0] <= 700


def test_a_sentence_with_names_that_fits_is_not_shortened_but_smaller_if_it_must() -> None:
    def sentence(names: Sequence[str]) -> str:
        return f"{names[0]} wins!"

    large = fit_named(sentence, ("Ann", ""), HEADING.sized(60), 600, 20)
    small = fit_named(sentence, ("Ann Marie Louise", ""), HEADING.sized(60), 300, 20)

    assert large == ("Ann wins!", HEADING.sized(60))
    assert small[0] == "Ann Marie Louise wins!"
    assert 20 < small[1].size_px < 60


def test_the_same_text_is_drawn_once() -> None:
    assert render("once", BODY) is render("once", BODY)
    assert render("once", BODY) is not render("once", BODY.coloured(INK))


def test_text_is_drawn_again_after_pygame_was_ended() -> None:
    pygame.font.init()
    before = render("again", BODY).get_size()
    pygame.quit()
    text_engine.clear_cache()

    assert render("again", BODY).get_size() == before
    assert render("another text", BODY).get_width() > 0


def test_a_gradient_runs_from_the_upper_edge_to_the_baseline() -> None:
    top, bottom = (255, 246, 223), (230, 170, 60)
    surface = render_gradient("III", HEADING.sized(100), top, bottom)
    bounds = ink(surface)
    column = next(
        x for x in range(surface.get_width()) if surface.get_at((x, bounds.centery)).a == 255
    )
    upper, lower = (surface.get_at((column + 2, y)) for y in (bounds.top + 3, bounds.bottom - 4))

    assert abs(upper.b - top[2]) < 25
    assert abs(lower.b - bottom[2]) < 25
