"""Styles, texts of every kind, and what is seen of a drawn one, for tests."""

from __future__ import annotations

import pygame
from hypothesis import strategies as st

from callbreak.ui.text import TextStyle, clean
from callbreak.ui.text_runs import runs

IVORY = (247, 240, 223)
INK = (29, 36, 48)
BODY = TextStyle("body", 500, 17, IVORY)
HEADING = TextStyle("heading", 700, 28, IVORY)


LANGUAGES = {
    "English": "You must beat the 9♥: play the 10♥ or the K♥.",
    "Nepali": "हुकुम कलब्रेक खेल्नुहोस् र्‍याल क्ष त्र ज्ञ श्री (४/१३)",
    "Hindi": "आपको पान का पत्ता चलना होगा; तुरुप हुकुम है।",
    "Polish": "Zażółć gęślą jaźń: ĄĘŁŃÓŚŹŻ, „atut” i −4,3",
    "Serbian": "Љубичасти ђерам, њихову џак ћуп: мораш да бијеш",
    "Czech": "Příliš žluťoučký kůň úpěl ďábelské ódy – ŤĎ",
    "Chinese": "简体中文：你必须大过9♥，请出10♥或K♥。“王牌”——直骨角……",
}

ANY_CHARACTER = st.text(st.characters(exclude_categories=()), max_size=40)
SPOKEN = st.text(st.sampled_from("abWż मकिर्क्षाह्ु 你好，。“”（） Ж9♥♠🎉é-–"), max_size=30)


def drawn_characters(line: str, style: TextStyle = BODY) -> list[tuple[str, str]]:
    """Each character that a font is asked to draw, with the font's file."""
    return [
        (character, run.key.file)
        for run in runs(clean(line), style.voice)
        if run.key is not None
        for character in run.text
    ]


def seen(line: str, style: TextStyle = BODY) -> str:
    return "".join(run.text for run in runs(clean(line), style.voice))


def colours(surface: pygame.Surface) -> set[tuple[int, int, int]]:
    """The colours of all pixels that are fully there."""
    width, height = surface.get_size()
    pixels = (surface.get_at((x, y)) for x in range(width) for y in range(height))
    return {(p.r, p.g, p.b) for p in pixels if p.a == 255}


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=100)
