"""The seed: how a typed one is used, and what it gives away."""

from __future__ import annotations

import pytest

from callbreak.engine.deal import SeedError, Stream, bot_random, clean_seed, fingerprint
from tests import oracle


def test_a_typed_seed_is_stripped_and_normalised() -> None:
    assert clean_seed("  Dashain ") == "Dashain"
    assert clean_seed("e\u0301") == "\u00e9"
    assert clean_seed("   ") == ""
    assert len(clean_seed("x" * 200)) == 200
    with pytest.raises(SeedError, match="at most 200"):
        clean_seed("x" * 201)
    with pytest.raises(SeedError, match="Unicode"):
        clean_seed("\ud800")


def test_the_fingerprint_is_sha_256_in_lowercase_hex() -> None:
    abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert fingerprint("abc") == abc
    assert len({bot_random("abc", seat) for seat in range(4)}) == 4


def test_r3_a_number_that_would_favour_some_cards_is_thrown_away() -> None:
    """The fourth number of this stream lies above the last multiple of 52 below 2**32."""
    name = "rejected 10020545"
    raw = oracle.numbers(name)
    numbers = [next(raw) for _ in range(5)]
    assert numbers[3] >= 2**32 - 2**32 % 52
    stream = Stream(name)
    assert [stream.below(52) for _ in range(4)] == [n % 52 for n in (*numbers[:3], numbers[4])]
