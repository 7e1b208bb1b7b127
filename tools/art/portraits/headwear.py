"""Hats, turbans and veils of the portraits, drawn over the head."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.outline import disc, joined, mirrored
from tools.art.portraits.dress import woven

if TYPE_CHECKING:
    from tools.art.portraits.sketch import Sketch


def shadow(s: Sketch, inside: str, y: float = 70, drop: float = 9) -> None:
    """Draw the shade that a hat's rim throws on the forehead."""
    s.fill(
        f"M40 {y - 20}H160V{y + drop}C140 {y - 2} 60 {y - 2} 40 {y + drop}Z",
        "#3a1608",
        0.26,
        inside=inside,
    )


def topi(s: Sketch, *, y: float = 70, half: float = 43) -> None:
    """Draw the Dhaka topi, woven and leaning to one side."""
    left, right = 100 - half, 100 + half
    d = (
        f"M{left} {y + 5}C{left - 1} {y - 18} {left + 7} {y - 34} {left + 22} {y - 40}"
        f"C{left + 46} {y - 50} {right - 10} {y - 45} {right - 1} {y - 24}"
        f"C{right + 1} {y - 16} {right} {y - 6} {right} {y + 5}"
        f"C{right - 22} {y - 6} {left + 22} {y - 6} {left} {y + 5}Z"
    )
    s.fill(d, "#a31d2b")
    woven(s, d, top=y - 50, bottom=y + 6, left=left - 4, right=right + 6, cell=1.7)
    fold = (
        f"M{left + 22} {y - 40}C{left + 46} {y - 50} {right - 10} {y - 45} {right - 1} {y - 24}"
        f"C{right - 22} {y - 30} {left + 46} {y - 30} {left + 22} {y - 40}Z"
    )
    s.fill(fold, "#3a060c", 0.34, inside=d)
    s.fill(
        f"M{100 + 12} {y - 60}"
        f"C{right - 14} {y - 30} {right - 14} {y - 10} {right - 18} {y + 10}H{right + 9}V{y - 60}Z",
        "#3a060c",
        0.32,
        inside=d,
    )
    s.line(
        f"M{left + 22} {y - 40}C{left + 46} {y - 30} {right - 22} {y - 30} {right - 1} {y - 24}",
        "#4a0a13",
        1.6,
        0.7,
    )
    s.line(
        f"M{left} {y + 3}C{left + 22} {y - 8} {right - 22} {y - 8} {right} {y + 3}",
        "#5b0e19",
        4,
        0.55,
        inside=d,
    )


def black_cap(s: Sketch, *, y: float = 70, half: float = 42) -> None:
    """Draw the tall black cap of Bhaktapur with its red lining and a brass badge."""
    left, right = 100 - half, 100 + half
    d = (
        f"M{left} {y + 5}L{left + 3} {y - 26}C{left + 5} {y - 41} {left + 22} {y - 46} 96 {y - 45}"
        f"C{right - 16} {y - 44} {right - 3} {y - 38} {right - 2} {y - 26}L{right} {y + 5}"
        f"C{right - 22} {y - 7} {left + 22} {y - 7} {left} {y + 5}Z"
    )
    s.fill(d, "#23222b")
    s.fill(
        f"M{left + 3} {y - 26}"
        f"C{left + 30} {y - 36} {right - 24} {y - 38} {right - 2} {y - 28}V{y - 60}H{left}Z",
        "#3b3a46",
        inside=d,
    )
    s.fill(
        f"M116 {y - 60}C{right - 12} {y - 30} {right - 12} {y - 10} {right - 16} {y + 10}"
        f"H{right + 9}V{y - 60}Z",
        "#08080c",
        0.45,
        inside=d,
    )
    s.line(
        f"M{left + 2} {y + 3.4}C{left + 22} {y - 8.4} {right - 22} {y - 8.4} {right - 2} {y + 3.4}",
        "#a31d2b",
        3.4,
        inside=d,
    )
    s.line(f"M{left + 8} {y - 22}L{left + 6} {y - 4}", "#565563", 2.4, 0.8)
    # two crossed khukuris in brass
    for flip in (1, -1):
        s.line(
            f"M{100 - 7 * flip} {y - 12}Q{100 + 1 * flip} {y - 15} {100 + 6 * flip} {y - 25}",
            "#e7bd58",
            3,
        )
    s.fill(disc(100, y - 25.6, 2.4), "#f3dc9c")


def fur_hat(s: Sketch, *, y: float = 68) -> None:
    """Draw the brocade hat of Solu with its four flaps of fur."""
    crown = (
        f"M64 {y - 14}C64 {y - 46} 84 {y - 52} 100 {y - 52}C116 {y - 52} 136 {y - 46} 136 {y - 14}Z"
    )
    s.fill(crown, "#b3202c")
    woven(
        s,
        crown,
        top=y - 54,
        bottom=y - 14,
        left=60,
        right=140,
        cell=1.8,
        ink=("#f0b23c", "#fbe6b0", "#7d1420"),
    )
    s.fill(
        f"M114 {y - 60}C128 {y - 40} 128 {y - 20} 122 {y}H140V{y - 60}Z",
        "#3a060c",
        0.3,
        inside=crown,
    )
    s.fill(disc(100, y - 53, 6), "#f0b23c")
    tufts = []
    for i in range(15):
        t = i / 14 * 2 - 1
        tufts.append(disc(100 + 49 * t, y - 9 - 12 * (1 - t * t) + (2 if i % 2 else 0), 10.4))
    s.fill(joined(*tufts), "#8a5a2e")
    for i in range(13):
        t = i / 12 * 2 - 1
        x, top = 100 + 46 * t, y - 15 - 12 * (1 - t * t)
        s.line(f"M{x} {top}q{t * 3} 6 {t * 5 - 1} 11", "#b98449" if i < 8 else "#a06f3a", 2.2, 0.9)
    s.fill(
        f"M40 {y + 4}C60 {y - 10} 140 {y - 10} 160 {y + 4}V{y + 12}H40Z",
        "#3f2410",
        0.35,
        inside=joined(*tufts),
    )


def knitted(s: Sketch, *, y: float = 70, half: float = 44) -> None:
    """Draw a knitted cap with ear flaps and a tassel."""
    left, right = 100 - half, 100 + half
    flap = (
        f"M{left - 2} {y - 4}C{left - 6} {y + 20} {left - 4} {y + 44} {left + 3} {y + 56}"
        f"C{left + 12} {y + 52} {left + 13} {y + 30} {left + 11} {y}Z"
    )
    s.fill(flap, "#2f6690")
    s.fill(mirrored(flap), "#234c6d")
    s.pair_line(f"M{left - 1} {y + 40}L{left + 10} {y + 38}", "#f0a31e", 3.4, inside=flap)
    d = (
        f"M{left - 3} {y + 4}C{left - 4} {y - 34} {left + 18} {y - 52} 100 {y - 52}"
        f"C{right - 18} {y - 52} {right + 4} {y - 34} {right + 3} {y + 4}"
        f"C{right - 22} {y - 9} {left + 22} {y - 9} {left - 3} {y + 4}Z"
    )
    s.fill(d, "#2f6690")
    for drop, colour, thick in (
        (-2, "#f3e8cd", 7),
        (-13, "#b3202c", 6),
        (-23, "#f0a31e", 5),
        (-32, "#f3e8cd", 3),
    ):
        bend = 9 + (-drop) * 0.18
        s.line(
            f"M{left - 8} {y + drop + 4}"
            f"C{left + 22} {y + drop - bend} {right - 22} {y + drop - bend} {right + 8}"
            f" {y + drop + 4}",
            colour,
            thick,
            inside=d,
        )
    for i in range(11):
        t = i / 10 * 2 - 1
        s.line(f"M{100 + 41 * t} {y - 1 - 8 * (1 - t * t)}v-4", "#2f6690", 2, 0.9, inside=d)
    s.fill(
        f"M116 {y - 60}C{right - 8} {y - 30} {right - 10} {y - 10} {right - 12} {y + 10}"
        f"H{right + 9}V{y - 60}Z",
        "#0b1c2c",
        0.3,
        inside=d,
    )
    s.fill(disc(100, y - 54, 9), "#b3202c")
    s.line(f"M95 {y - 57}l2 5M101 {y - 60}v6M106 {y - 56}l-2 4", "#e2606a", 1.8, 0.9)


def turban(s: Sketch, colour: str, light: str, deep: str, *, y: float = 70) -> None:
    """Draw a wound turban."""
    d = (
        f"M55 {y + 7}C44 {y - 14} 56 {y - 44} 92 {y - 50}C128 {y - 55} 154 {y - 36} 148 {y - 4}"
        f"C147 {y + 2} 146 {y + 5} 145 {y + 7}C130 {y - 8} 70 {y - 8} 55 {y + 7}Z"
    )
    s.fill(d, colour)
    s.fill(
        f"M112 {y - 60}C132 {y - 40} 138 {y - 16} 128 {y + 10}H170V{y - 60}Z", deep, 0.5, inside=d
    )
    for k, tone in enumerate((light, deep, light, deep)):
        s.line(
            f"M{50 + k * 2} {y - 2 - k * 9}"
            f"C{74 + k * 4} {y - 24 - k * 7} {108 + k * 6} {y - 26 - k * 6} {152} {y - 6 - k * 11}",
            tone,
            2.2,
            0.75,
            inside=d,
        )
    s.line(f"M146 {y - 2}C128 {y - 30} 96 {y - 46} 72 {y - 44}", deep, 2.2, 0.6, inside=d)
    s.line(f"M54 {y + 4}C70 {y - 10} 130 {y - 10} 146 {y + 4}", deep, 4, 0.5, inside=d)
    tail = (
        f"M142 {y - 6}C156 {y + 2} 160 {y + 26} 152 {y + 52}L140 {y + 44}"
        f"C146 {y + 26} 146 {y + 10} 140 {y + 2}Z"
    )
    s.fill(tail, deep)
