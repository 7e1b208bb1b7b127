"""The twelve courts, each a figure of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.cards.courts import king_of_spades

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.cards.picture import Picture

COURTS: dict[str, Callable[[], Picture]] = {
    "KS": king_of_spades.draw,
}
