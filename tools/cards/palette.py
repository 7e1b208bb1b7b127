"""Colours and line weights of the deck."""

from __future__ import annotations

from dataclasses import dataclass

CARD_WIDTH, CARD_HEIGHT = 250, 350  # card units; everything is drawn in them

CRIMSON = "#b3202c"
DEEP_CRIMSON = "#84141f"
WINE = "#6f1320"
MARIGOLD = "#f0a31e"
SAFFRON = "#e2701a"
BRASS = "#c9a24a"
DARK_BRASS = "#a8822f"
IVORY = "#f7f0df"
CARD_EDGE = "#b9ad90"
CREASE = "#c9bb98"  # folds in white cloth
INK = "#1d2430"
TEAL = "#0f4c4a"
CLOTH_TEAL = "#1d6a62"
BLUE = "#1b3f8b"
FOREST = "#17402a"
HALO = "#f2d38b"
STEEL = "#dfe3e4"
DARK_STEEL = "#8b979c"
LEAF_GREEN = "#2f7f4a"
EMERALD = "#1f7a3d"
COAT = "#2c3852"
WHITE_HAIR = "#e9e3d6"
GREY_STRAND = "#a59c8c"
BROWN_HAIR = "#33211a"
WOOD = "#6b3f22"

SUIT_RED = "#c22f36"
FOUR_GREEN = "#1f7a3d"
FOUR_BLUE = "#2458b8"

OUTER, INNER, FINE, HAIR = 1.7, 1.15, 0.85, 0.62  # line weights in card units


@dataclass(frozen=True)
class Skin:
    """The tones of one complexion: flat base and shade, brown line, lips and blush."""

    base: str
    shade: str
    line: str
    lip: str
    lip_line: str
    blush: str


WHEAT = Skin("#d99a66", "#bd7a49", "#6e3a1f", "#b8694a", "#7a3a28", "#d18d5b")
HONEY = Skin("#e3ab78", "#c98b58", "#7a4526", "#c0745a", "#84402f", "#dda273")
UMBER = Skin("#bf7d4c", "#a06236", "#572a14", "#9c5a3e", "#5f2c1c", "#b56d40")
COPPER = Skin("#c98652", "#ab683a", "#5f2f17", "#a55f43", "#682f20", "#c07646")
WHEAT_LADY = Skin("#d99a66", "#bd7a49", "#6e3a1f", "#b04a3c", "#7d2a25", "#d18d5b")
ROSE_LADY = Skin("#e8b58a", "#cf9468", "#7c4528", "#c0424a", "#861f2c", "#e5a585")
HONEY_LADY = Skin("#e3ab78", "#c98b58", "#7a4526", "#bf4a46", "#84282a", "#dda273")
COPPER_LADY = Skin("#c98652", "#ab683a", "#5f2f17", "#a83f38", "#702322", "#c07646")
