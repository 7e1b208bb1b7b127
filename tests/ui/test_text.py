"""Text as a player sees it: every script drawn as itself, coloured signs, harmless names."""

from __future__ import annotations

import gc
import re
import unicodedata
from pathlib import Path

import pygame
import pytest
from hypothesis import given

from callbreak.paths import asset
from callbreak.ui.card_words import render_with_cards
from callbreak.ui.fonts import LATIN_FILES, FontKey, font, has_glyph
from callbreak.ui.text import (
    TextStyle,
    clean,
    line_box,
    measure,
    render,
    use_four_colours,
)
from callbreak.ui.text_runs import SUBSTITUTE
from callbreak.ui.text_set import line_width
from callbreak.ui.text_signs import SIGNS
from callbreak.ui.text_style import Voice
from tests.ui.texts import (
    ANY_CHARACTER,
    BODY,
    HEADING,
    INK,
    IVORY,
    LANGUAGES,
    colours,
    drawn_characters,
    ink,
    seen,
)

# Letters that a font has


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", [BODY, HEADING, BODY.weighted(600), HEADING.weighted(800)])
def test_every_letter_of_the_seven_languages_is_drawn_as_itself(
    language: str,
    style: TextStyle,
) -> None:
    sentence = LANGUAGES[language]

    assert seen(sentence, style) == unicodedata.normalize("NFC", sentence)


def test_every_letter_of_the_translations_is_drawn_as_itself() -> None:
    for catalog in sorted(asset("locale").glob("*/LC_MESSAGES/*.po")):
        letters = sorted(_letters_of(catalog))
        missing = [c for c in letters if c not in SIGNS and seen(c) != c]
        assert not missing, f"{catalog.parts[-3]}: no font has {missing}"


def _letters_of(catalog: Path) -> set[str]:
    written = re.findall(r'"(.*)"', catalog.read_text(encoding="utf-8"))
    return {c for line in written for c in clean(line) if c.isprintable() and not c.isspace()}


def test_every_chinese_character_of_gb2312_is_drawn_as_itself() -> None:
    two_levels = bytes(
        byte for row in range(0xB0, 0xF8) for cell in range(0xA1, 0xFF) for byte in (row, cell)
    ).decode("gb2312", errors="ignore")

    assert len(two_levels) >= 6763
    for style in (BODY, HEADING):
        undrawn = [c for c in two_levels if "\u4e00" <= c <= "\u9fff" and seen(c, style) != c]
        assert not undrawn


@pytest.mark.parametrize("sign", "−–—‘’“”„…·×•°€₹←→↑↓½«»\u00a0")
def test_the_signs_of_sentences_and_scores_are_drawn_as_themselves(sign: str) -> None:
    assert seen(sign) == sign
    assert seen(sign, HEADING) == sign


@given(ANY_CHARACTER)
def test_no_font_is_ever_asked_for_a_character_it_lacks(line: str) -> None:
    for character, file in drawn_characters(clean(line).replace("\n", " ")):
        assert has_glyph(file, character), f"{file} has no {character!r}"


@pytest.mark.parametrize("family", ["heading", "body"])
def test_all_figures_are_equally_wide_so_that_columns_stand(family: str) -> None:
    for file in LATIN_FILES[family].values():  # type: ignore[index]
        advances = {font(FontKey(file, 100, "")).size(f"{digit}" * 10)[0] for digit in "0123456789"}
        assert len(advances) == 1, file


def test_one_font_serves_all_sizes_as_one_for_each_would() -> None:
    file = LATIN_FILES["body"][500]
    keys = [FontKey(file, size_px, "") for size_px in (20, 90, 20)]

    fonts = [font(key) for key in keys]
    widths = [font(key).size("Dev")[0] for key in keys]

    assert len({id(each) for each in fonts}) == 1
    assert widths == [pygame.Font(asset("fonts") / file, k.size_px).size("Dev")[0] for k in keys]


# Shaping


@pytest.mark.parametrize("conjunct", ["क्ष", "त्र", "ज्ञ", "श्र", "द्ध"])
@pytest.mark.parametrize("style", [BODY, HEADING])
def test_devanagari_consonants_join_into_conjuncts(conjunct: str, style: TextStyle) -> None:
    apart = conjunct.replace("\u094d", "\u094d\u200c")

    assert measure(conjunct, style)[0] < measure(apart, style)[0]


def test_the_short_i_of_devanagari_stands_before_its_consonant() -> None:
    style = HEADING.sized(80)
    consonant = ink(render("क", style))
    with_i = ink(render("कि", style))
    lone = render("क", style)
    joined = render("कि", style)
    # The consonant's own shape is found again at the right of the pair, not at its left.
    right_part = pygame.Rect(with_i.right - consonant.w, with_i.bottom - 8, consonant.w, 8)
    stem = pygame.Rect(consonant.x, consonant.bottom - 8, consonant.w, 8)

    assert pygame.mask.from_surface(joined.subsurface(right_part)).count() >= (
        pygame.mask.from_surface(lone.subsurface(stem)).count() * 0.9
    )
    assert with_i.w > consonant.w


def test_chinese_punctuation_is_set_in_the_chinese_face() -> None:
    files = {file for _, file in drawn_characters("你好，“王牌”……——（第3轮）。")}

    assert files == {"NotoSansSC-400.otf"}


def test_a_serbian_sentence_has_one_face_with_its_figures_and_foreign_names() -> None:
    files = {file for _, file in drawn_characters("Asha: 4,3 поена (Pera)", HEADING)}

    assert files == {"NotoSans-700.ttf"}


# Names from anywhere


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("As\x00ha", "Asha"),
        ("As\ud800ha", "Asha"),
        ("As\x1b[31mha", "As[31mha"),
        ("\u202eahsA\u202c", "ahsA"),
        ("As\u200bha\ufeff", "Asha"),
        ("Maya\tRai", "Maya Rai"),
        ("Maya\r\nRai\u2028x", "Maya\nRai\nx"),
        ("e\u0301", "é"),
        ("a" + "\u0335" * 50, "a" + "\u0335" * 3),
    ],
)
def test_what_would_do_harm_is_taken_out(name: str, shown: str) -> None:
    assert clean(name) == shown


@given(ANY_CHARACTER)
def test_any_text_can_be_cleaned_measured_and_drawn(name: str) -> None:
    tidy = clean(name)

    assert clean(tidy) == tidy
    tidy.encode("utf-8")
    assert render(name, BODY).get_height() >= line_box(BODY).height_px


@pytest.mark.parametrize("joiner", ["\u200c", "\u200d"])
def test_a_joiner_alone_is_drawn_as_nothing(joiner: str) -> None:
    assert render(joiner, BODY).get_size() == (0, line_box(BODY).height_px)


def test_emoji_are_left_out_and_an_emoji_alone_leaves_a_mark() -> None:
    assert seen("Asha 🎉👩‍👩‍👧👍🏽") == "Asha "
    assert seen("🎉") == SUBSTITUTE
    assert seen("🔥Asha🔥 9♥") == "Asha 9♥"


@pytest.mark.parametrize("line", ["{}", "{} 3.2", "Asha 5.4, {} 3.2", "{} é", "阿莎 5.4、{} 3.2"])
def test_a_name_of_nothing_but_emoji_leaves_a_mark_in_a_list_too(line: str) -> None:
    assert seen(line.format("👨‍👩‍👧🎉")) == line.format(SUBSTITUTE)


@pytest.mark.parametrize("name", ["عمر", "שלום", "한국어", "ไทย"])
def test_letters_that_no_font_has_keep_their_room_without_boxes(name: str) -> None:
    assert set(seen(name)) == {SUBSTITUTE}
    assert measure(name, BODY)[0] > 0


def test_a_letter_in_fancy_dress_is_drawn_plain() -> None:
    assert seen("𝐀𝓼𝔥𝕒") == "Asha"
    assert seen("ﬁ") == "fi"


def test_forty_wide_letters_and_a_novel_are_drawn_without_harm() -> None:
    assert render("W" * 40, HEADING.sized(132)).get_width() > 40 * 60
    assert render("W" * 100_000, HEADING).get_width() <= 12_000


def test_an_empty_text_has_a_line_and_no_width() -> None:
    assert render("", BODY).get_size() == (0, line_box(BODY).height_px)


# Signs


def test_red_suits_take_the_red_that_is_readable_on_their_ground() -> None:
    assert (0xFF, 0x7B, 0x72) in colours(render("♥", BODY.sized(40)))
    assert (0xC2, 0x2F, 0x36) in colours(render("♦", BODY.sized(40).coloured(INK)))


def test_black_suits_take_the_colour_of_the_text() -> None:
    assert colours(render("♠♣", BODY.sized(40))) == {IVORY}
    assert colours(render("♠♣", BODY.sized(40).coloured(INK))) == {INK}


def test_the_four_colour_deck_has_four_colours_in_texts_too() -> None:
    style = BODY.sized(40).coloured(INK)
    use_four_colours(True)
    try:
        four = {suit: frozenset(colours(render(suit, style))) for suit in "♠♥♦♣"}
    finally:
        use_four_colours(False)

    assert len(set(four.values())) == 4
    assert (0x1F, 0x7A, 0x3D) in four["♣"]
    assert (0x24, 0x58, 0xB8) in four["♦"]
    assert colours(render("♣", style)) == {INK}


def test_a_suit_stands_level_with_the_rank_before_it() -> None:
    style = BODY.sized(60)
    rank, suit = ink(render("K", style)), ink(render("♠", style))

    assert abs(rank.centery - suit.centery) <= 2
    assert 0.9 < suit.h / rank.h < 1.3


@pytest.mark.parametrize(
    ("words", "bold"), [("你没有♣：出黑桃", False), ("♦ छैन", False), ("出Q♥", True), ("10♠", True)]
)
def test_a_card_is_set_in_bold_but_no_letter_that_stands_before_a_suit(
    words: str, bold: bool
) -> None:
    line = render_with_cards(words, BODY, 500)

    assert line is not None
    same = pygame.image.tobytes(line, "RGBA") == pygame.image.tobytes(render(words, BODY), "RGBA")
    assert same is not bold


def test_of_many_texts_that_are_read_once_few_are_kept() -> None:
    """As the seeds and results of an evening: each game measures lines that never come again."""

    def held() -> int:
        return sum(isinstance(each, Voice) for each in gc.get_objects())

    before = held()
    for number in range(3000):
        measure(f"Deal {number}", BODY)
    assert held() - before < 10
    assert line_width.cache_info().currsize < 2500
