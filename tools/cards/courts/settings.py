"""The surroundings of each suit's court."""

from __future__ import annotations

from tools.cards.frame import Setting
from tools.cards.palette import (
    BLUE,
    BRASS,
    CRIMSON,
    FOREST,
    INK,
    MARIGOLD,
    TEAL,
    WINE,
)

SPADES = Setting(panel=TEAL, spandrel=BLUE, ornament=BRASS, field_motif="#1f6661", sash=CRIMSON)
HEARTS = Setting(
    panel=WINE, spandrel=TEAL, ornament=MARIGOLD, field_motif="#8c2530", sash=TEAL, looks_right=True
)
CLUBS = Setting(panel=FOREST, spandrel=MARIGOLD, ornament=FOREST, field_motif="#2c5a3e", sash=INK)
DIAMONDS = Setting(
    panel="#7a4a12",
    spandrel=CRIMSON,
    ornament=MARIGOLD,
    field_motif="#91611f",
    sash=BLUE,
    looks_right=True,
)
