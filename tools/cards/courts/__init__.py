"""The twelve courts, each a figure of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.cards.courts import (
    jack_of_clubs,
    jack_of_diamonds,
    jack_of_hearts,
    jack_of_spades,
    king_of_clubs,
    king_of_diamonds,
    king_of_hearts,
    king_of_spades,
    queen_of_clubs,
    queen_of_diamonds,
    queen_of_hearts,
    queen_of_spades,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.cards.frame import Setting
    from tools.cards.picture import Picture

COURTS: dict[str, Callable[[Setting], Picture]] = {
    "KS": king_of_spades.draw,
    "QS": queen_of_spades.draw,
    "JS": jack_of_spades.draw,
    "KH": king_of_hearts.draw,
    "QH": queen_of_hearts.draw,
    "JH": jack_of_hearts.draw,
    "KC": king_of_clubs.draw,
    "QC": queen_of_clubs.draw,
    "JC": jack_of_clubs.draw,
    "KD": king_of_diamonds.draw,
    "QD": queen_of_diamonds.draw,
    "JD": jack_of_diamonds.draw,
}
