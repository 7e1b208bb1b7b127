"""Which characters a font file has, read from its character map.

pygame's `Font.metrics` answers for missing characters too, with those of the empty box.
"""

from __future__ import annotations

import functools
import struct
from pathlib import Path

_TABLE_COUNT_AT = 4
_DIRECTORY_AT = 12
_UNICODE_PLATFORMS = (0, 3)
_SEGMENTS = 4


@functools.cache
def characters(path: Path) -> frozenset[int]:
    """The code points of the basic plane that the file has a glyph for.

    Reads a map of format 4, as `python -m tools.fonts` writes. Raises `OSError` for a missing and
    `ValueError` for a foreign file.
    """
    data = path.read_bytes()
    try:
        return frozenset(_segments(data, _map_at(data)))
    except struct.error as error:
        raise ValueError(f"{path.name} is not a font file") from error


def _map_at(data: bytes) -> int:
    (count,) = struct.unpack_from(">H", data, _TABLE_COUNT_AT)
    for index in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", data, _DIRECTORY_AT + 16 * index)
        if tag == b"cmap":
            return _unicode_map_at(data, offset)
    raise ValueError("the font has no character map")


def _unicode_map_at(data: bytes, cmap: int) -> int:
    _, count = struct.unpack_from(">HH", data, cmap)
    for index in range(count):
        platform, _, offset = struct.unpack_from(">HHL", data, cmap + 4 + 8 * index)
        (form,) = struct.unpack_from(">H", data, cmap + offset)
        if platform in _UNICODE_PLATFORMS and form == _SEGMENTS:
            return int(cmap + offset)
    raise ValueError("the font has no map of format 4")


def _segments(data: bytes, at: int) -> set[int]:
    (doubled,) = struct.unpack_from(">H", data, at + 6)
    count = doubled // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + doubled)
    found: set[int] = set()
    for first, last in zip(starts, ends, strict=True):
        found.update(range(first, last + 1))
    found.discard(0xFFFF)
    return found
