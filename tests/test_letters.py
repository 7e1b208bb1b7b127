"""Text in the pieces that a reader sees as one letter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callbreak.letters import clusters


@pytest.mark.parametrize(
    "letters",
    [
        ["S", "i", "t", "a"],
        ["श्री", "कृ", "ष्ण"],
        ["क्ष्म्यै", "न"],
        ["e\u0301", "a"],
        ["👨\u200d👩\u200d👧", "!"],
        ["👍\U0001f3fd", "👍"],
        ["क्", " ", "ष"],
    ],
    ids=ascii,
)
def test_a_letter_keeps_its_marks_and_a_conjunct_is_whole(letters: list[str]) -> None:
    assert clusters("".join(letters)) == letters


@given(st.text())
def test_nothing_is_lost(text: str) -> None:
    assert "".join(clusters(text)) == text


@pytest.mark.parametrize("endless", ["क्" * 500, "का" + "ा" * 999, "x" + "\u0301" * 999], ids=ascii)
def test_what_binds_on_and_on_is_not_one_letter(endless: str) -> None:
    assert len(clusters(endless)) > 50
