"""Writing Ogg Vorbis whose bytes depend on the sound alone.

The encoder numbers each stream at random; the number is set to a fixed one here, and the checksum
of every page made good.
"""

from __future__ import annotations

import io
import struct

import soundfile

from tools.sounds.wave import RATE, Wave

_PAGE = b"OggS"
_HEADER_BYTES = 27
_SERIAL_AT = 14
_CHECKSUM_AT = 22
_SERIAL = 0x43616C6C
# From 0 (best) to 1 (smallest).
_COMPRESSION = 0.55


def encoded(wave: Wave) -> bytes:
    """The sound, mono, as an Ogg Vorbis file."""
    buffer = io.BytesIO()
    soundfile.write(
        buffer,
        wave,
        RATE,
        format="OGG",
        subtype="VORBIS",
        compression_level=_COMPRESSION,
    )
    return _renumbered(buffer.getvalue())


def _renumbered(data: bytes) -> bytes:
    out = bytearray()
    at = 0
    while at < len(data):
        if data[at : at + 4] != _PAGE:
            raise ValueError("the encoder wrote something that is not an Ogg page")
        segments = data[at + 26]
        body = sum(data[at + _HEADER_BYTES : at + _HEADER_BYTES + segments])
        end = at + _HEADER_BYTES + segments + body
        page = bytearray(data[at:end])
        struct.pack_into("<L", page, _SERIAL_AT, _SERIAL)
        struct.pack_into("<L", page, _CHECKSUM_AT, 0)
        struct.pack_into("<L", page, _CHECKSUM_AT, _checksum(page))
        out += page
        at = end
    return bytes(out)


def _checksum_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE = _checksum_table()


def _checksum(page: bytes | bytearray) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
