"""The surroundings of each suit's court, in two colours and in four."""

from __future__ import annotations

from dataclasses import replace

from tools.cards.frame import Setting
from tools.cards.palette import (
    BLUE,
    BRASS,
    CRIMSON,
    FOREST,
    FOUR_BLUE,
    INK,
    MARIGOLD,
    TEAL,
    WINE,
)
from tools.cards.suits import Suit

_SPADES = Setting(panel=TEAL, spandrel=BLUE, ornament=BRASS, field_motif="#1f6661", sash=CRIMSON)
_HEARTS = Setting(
    panel=WINE, spandrel=TEAL, ornament=MARIGOLD, field_motif="#8c2530", sash=TEAL, looks_right=True
)
_CLUBS = Setting(panel=FOREST, spandrel=MARIGOLD, ornament=FOREST, field_motif="#2c5a3e", sash=INK)
_DIAMONDS = Setting(
    panel="#7a4a12",
    spandrel=CRIMSON,
    ornament=MARIGOLD,
    field_motif="#91611f",
    sash=BLUE,
    looks_right=True,
)

SETTINGS = {
    Suit.SPADES: _SPADES,
    Suit.HEARTS: _HEARTS,
    Suit.CLUBS: _CLUBS,
    Suit.DIAMONDS: _DIAMONDS,
}
FOUR_COLOUR_SETTINGS = SETTINGS | {
    Suit.DIAMONDS: replace(_DIAMONDS, spandrel=FOUR_BLUE, sash=CRIMSON)
}
