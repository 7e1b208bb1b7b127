"""The app's icons: every size that a system asks for is in them."""

from __future__ import annotations

import struct
from pathlib import Path

ICONS = Path(__file__).resolve().parents[2] / "assets" / "icons"
PNG = b"\x89PNG\r\n\x1a\n"


def png_size(data: bytes) -> tuple[int, int]:
    """Width and height that a PNG says it has."""
    assert data.startswith(PNG)
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_the_windows_icon_has_every_size() -> None:
    data = (ICONS / "callbreak.ico").read_bytes()
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    assert (reserved, kind) == (0, 1)
    sizes = set()
    for index in range(count):
        width, height, *_, length, offset = struct.unpack("<BBBBHHII", data[6 + 16 * index :][:16])
        assert width == height
        assert offset + length <= len(data)
        sizes.add(width or 256)
    assert sizes == {16, 24, 32, 48, 64, 128, 256}


def test_the_mac_icon_has_every_size_and_the_sharp_ones() -> None:
    data = (ICONS / "callbreak.icns").read_bytes()
    kind, length = struct.unpack(">4sI", data[:8])
    assert (kind, length) == (b"icns", len(data))
    pictures: dict[bytes, tuple[int, int]] = {}
    place = 8
    while place < len(data):
        kind, length = struct.unpack(">4sI", data[place : place + 8])
        picture = data[place + 8 : place + length]
        if picture.startswith(PNG):
            pictures[kind] = png_size(picture)
        place += length
    assert place == len(data)
    wanted = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
    assert {kind: pictures.get(kind) for kind in wanted} == {
        kind: (size, size) for kind, size in wanted.items()
    }
