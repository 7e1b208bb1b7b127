"""The hooded falcon that the king of diamonds bears on his fist."""

from __future__ import annotations

from tools.cards.forms import circle, path
from tools.cards.palette import BRASS, CRIMSON, FINE, INK, INNER, IVORY, MARIGOLD, OUTER
from tools.cards.picture import Picture

_BACK, _SLATE, _BREAST = "#46505f", "#2c3540", "#f1e7d2"
_BAR, _QUILL = "#7a5a3c", "#8d99a8"


def draw_falcon() -> Picture:
    """Return the bird in profile, standing on a fist at (70, 142)."""
    picture = Picture()
    tail = path("M78 118L92.4 149C94 153.4 87 156.8 84.4 153L72 128Z")
    picture.paint(tail, _SLATE, INK, OUTER)
    picture.draw(path("M81.8 143.6L88.6 140.2M84.6 150L91.4 146.6"), _QUILL, 1.3)
    thighs = path(
        "M58 110C57 122 59.6 131 63.4 136.4L67.8 135.6C69.8 130 70.6 124 70 116Z"
        "M69 116C69 126 72 132 75.4 136.8L79.6 135.6C82.4 130 83.4 122 81 112Z"
    )
    picture.paint(thighs, _BREAST, INK, INNER)
    feet = path(
        "M63.6 136L59.6 142.4M65.6 136.4L65.4 143.6M67.4 135.8L70.4 142.2"
        "M75.4 136.6L73.8 142.8M77.4 136.8L78.8 143M79.4 135.8L83.2 140.8"
    )
    picture.cord(feet, MARIGOLD, INK, 2.4, 0.75)
    picture.draw(path("M63.4 139.4C61 147 59.4 154 56.4 160"), CRIMSON, 1.5)
    body = path(
        "M61 66C55 74 53.4 86 54.6 100C55.6 112 58.6 120 63.6 124.6C67.6 127.6 75 127.4 80 123.4"
        "C86 118 89 108 88.6 98C88 86 85 76 80 68Z"
    )
    picture.paint(body, _BREAST, INK, OUTER)
    bars = path(
        "M57 88L60.4 90L63.6 88M58 97L61.6 99L65 97M59.6 106L63.4 108L67 106M62.6 115L66.4 117"
        "L69.8 115M65.6 92.6L68.4 94.4M67.4 101.4L70 103.2M70 110.4L72.4 112"
    )
    picture.draw(bars, _BAR, 1.4)
    wing = path(
        "M79 68C90 80 95 98 91 116C89 127 86 135 83 141C78 131 72 122 70.6 108C69.4 94 71 80 79 68Z"
    )
    picture.paint(wing, _BACK, INK, OUTER)
    quills = path(
        "M74.8 84C78 87.4 84 89.6 89 89M72.8 96C77 100 85 102 90.6 100.4"
        "M73.4 108C78 112 84.6 113.6 89.2 112M76 119.4C79 122.6 83.4 124.4 86.6 123.8"
    )
    picture.draw(quills, _QUILL, 1)
    picture.add(_hooded_head())
    return picture


def _hooded_head() -> Picture:
    picture = Picture()
    head = path("M58 72C54 62 58 50 69 49C80 49 85.6 58 82.6 69C78 74.6 64 77 58 72Z")
    picture.paint(head, _SLATE, INK, OUTER)
    beak = path("M57.4 61C52.6 61.6 50.8 65.6 52.8 70.4C55 69 57.6 68 59.4 67.6Z")
    picture.paint(beak, MARIGOLD, INK, INNER)
    hood = path(
        "M57.6 60C58.6 53 63 48.8 69.4 48.8C78 48.8 84 55 83.2 65.4C76 68.4 66 69.4 58.8 68Z"
    )
    picture.paint(hood, CRIMSON, INK, INNER)
    picture.draw(path("M60 65C67 66.4 76 65.6 82.6 62.8"), MARIGOLD, 1.4)
    picture.paint(circle(66.6, 59, 2.7), MARIGOLD, INK, 0.6)
    tuft = path("M69 49.4C66 43 67.4 37 72.6 33.6C73 37.4 74.6 39 78.6 39.6C78 44.4 75 48 71.4 50Z")
    picture.paint(tuft, IVORY, INK, INNER)
    picture.paint(circle(70, 49.4, 2.5), BRASS, INK, FINE)
    return picture
