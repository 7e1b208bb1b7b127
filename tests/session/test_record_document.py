"""What docs/record.md says about the shuffle is what the engine does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from callbreak.engine.cards import format_cards
from callbreak.engine.deal import deal_hands, dealer_of, fingerprint

DOCUMENT = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def program_of_the_document() -> dict[str, Any]:
    found = re.search(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    exec(found[1], names)
    return names


def test_the_program_in_the_document_deals_the_same_cards() -> None:
    deal = program_of_the_document()["deal"]
    for seed in ("namaste", "6f2a", "खेल", ""):
        for number, attempt in ((1, 0), (2, 0), (3, 2), (10, 1)):
            dealer, hands = deal(seed, number, attempt)
            assert dealer == dealer_of(seed, number)
            expected = deal_hands(seed, number, attempt, dealer)
            assert [" ".join(hand) for hand in hands] == [format_cards(hand) for hand in expected]


def test_the_example_in_the_document_is_right() -> None:
    dealer = dealer_of("namaste", 1)
    assert fingerprint("namaste") in DOCUMENT
    assert f"seat {dealer} deals the first round" in DOCUMENT
    assert format_cards(deal_hands("namaste", 1, 0, dealer)[0]) in DOCUMENT
