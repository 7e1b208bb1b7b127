"""Hypothesis strategies: house rules, hands and tricks as a table could have them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from callbreak.engine.cards import DECK, Card
from callbreak.engine.rules import ALLOWED, RedealReason, Rules
from callbreak.engine.trick import Trick

_SINGLE = {key: st.sampled_from(values) for key, values in ALLOWED.items() if key != "redeal"}


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """Any combination of all house rules."""
    chosen: dict[str, Any] = {key: draw(values) for key, values in _SINGLE.items()}
    chosen["redeal"] = draw(st.lists(st.sampled_from(RedealReason), unique=True))
    return Rules.from_mapping(chosen)


@st.composite
def hands_and_tricks(draw: st.DrawFn) -> tuple[tuple[Card, ...], Trick]:
    """A hand of 1 to 13 cards and up to three other cards on the table."""
    cards = draw(st.permutations(DECK))
    on_table = draw(st.integers(0, 3))
    size = draw(st.integers(1, 13))
    return tuple(cards[on_table : on_table + size]), Trick(0, tuple(cards[:on_table]))
