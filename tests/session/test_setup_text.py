"""A game set up, as text that can be sent to someone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callbreak.engine.deal import clean_seed
from callbreak.engine.rules import PRESETS, Rules
from callbreak.session.setup_text import SetupTextError, read_setup, write_setup
from tests.strategies import house_rules

seeds = st.text(st.characters(exclude_categories=["Cs"]), max_size=60).map(clean_seed)


@given(house_rules(), seeds)
def test_what_is_written_is_read_again(rules: Rules, seed: str) -> None:
    assert read_setup(write_setup(rules, seed)) == (rules, seed)


def test_words_around_it_do_not_matter() -> None:
    text = f"Try this one:\n\n  {write_setup(PRESETS['nepal'], 'x')}\n-- Sita"
    assert read_setup(text) == (PRESETS["nepal"], "x")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "}{",
        "no game",
        "[1]",
        "{}",
        '{"format": "callbreak-setup"}',
        '{"format": "callbreak-setup", "preset": "classic", "rules": {}, "seed": 7}',
        '{"format": "callbreak-setup", "preset": "x", "rules": {}, "seed": ""}',
        '{"format": "callbreak-setup", "preset": "classic", "rules": [], "seed": ""}',
        '{"format": "callbreak-setup", "preset": "classic", "rules": {"a": 1}, "seed": ""}',
        '{"format": "callbreak-setup", "preset": "classic", "rules": {"min_call": 9}, "seed": ""}',
        '{"format": "callbreak-setup", "preset": "classic", "rules": {}, "seed": "\\ud800"}',
        '{"format": "callbreak-setup", "seed": "' + "s" * 5000 + '"}',
        "{" * 3000 + "}",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(SetupTextError):
        read_setup(text)
