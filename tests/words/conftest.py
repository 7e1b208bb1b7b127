"""Every test of the words ends in English, whatever it spoke."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from callbreak import words


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    words.set_language("en")
    yield
    words.set_language("en")
