"""Ways in which the bytes of a file come to harm, each chosen by a random source."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

Harm = Callable[[bytes, random.Random], bytes]

_TOKENS: Final = (
    b"null",
    b"true",
    b"no",
    b"~",
    b"[]",
    b"{}",
    b"-1",
    b"0",
    b"1:30",
    b"010",
    b"1e999",
    b"NaN",
    b"99999999999999999999999",
    b"4.1",
    b'""',
    b"&a *a",
    b"!!python/object:os.system",
    b"\\ud800",
    b"\t",
    b"- ",
    b": ",
    b"#",
    b"\xef\xbb\xbf",
    b"\x00",
    b"\xe0\xa4\x95",
    b"\xf0\x9f\x83\x8f",
)
_ENCODINGS: Final = ("utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252", "utf-8-sig", "utf-7")


def _flip(data: bytes, chance: random.Random) -> bytes:
    """A few bits the other way round."""
    spoiled = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8, 64))):
        spoiled[_place(data, chance)] ^= 1 << chance.randrange(8)
    return bytes(spoiled)


def _cut(data: bytes, chance: random.Random) -> bytes:
    """Not written to its end."""
    return data[: chance.randrange(len(data))]


def _zeros(data: bytes, chance: random.Random) -> bytes:
    """A part that is all noughts, as after a power cut."""
    at = _place(data, chance)
    length = chance.choice((1, 16, 512, 4096, len(data)))
    return data[:at] + bytes(min(length, len(data) - at)) + data[at + length :]


def _splice(data: bytes, chance: random.Random) -> bytes:
    """A part of the file in the place of another."""
    start, at = _place(data, chance), _place(data, chance)
    part = data[start : start + chance.choice((1, 8, 64, 1024, 4096))]
    return data[:at] + part + data[at + chance.choice((0, len(part))) :]


def _hole(data: bytes, chance: random.Random) -> bytes:
    """A part is missing."""
    at = _place(data, chance)
    return data[:at] + data[at + chance.choice((1, 3, 16, 256, 4096)) :]


def _noise(data: bytes, chance: random.Random) -> bytes:
    """Something else in the place of a part."""
    at = _place(data, chance)
    part = chance.randbytes(chance.choice((1, 4, 32, 4096)))
    return data[:at] + part + data[at + len(part) :]


def _token(data: bytes, chance: random.Random) -> bytes:
    """A word or number becomes another: still a text, but one that nobody would write."""
    words = list(re.finditer(rb"[A-Za-z0-9_.-]+", data[:200_000]))
    if not words:
        return _noise(data, chance)
    for _ in range(chance.choice((1, 1, 3))):
        word = chance.choice(words)
        data = data[: word.start()] + chance.choice(_TOKENS) + data[word.end() :]
    return data


def _encoding(data: bytes, chance: random.Random) -> bytes:
    """Written by a program that has another opinion of letters."""
    text = data.decode("utf-8", "replace")
    if chance.random() < 0.3:
        return text.replace("\n", chance.choice(("\r\n", "\r", "\u2028", "\n\t", ""))).encode()
    return text.encode(chance.choice(_ENCODINGS), "replace")


def _deep(data: bytes, chance: random.Random) -> bytes:
    """Brackets in brackets in brackets."""
    at, depth = _place(data, chance), chance.choice((10, 1000, 50_000))
    opening, closing = chance.choice(((b"[", b"]"), (b'{"a":', b"}"), (b"- ", b"")))
    return data[:at] + opening * depth + b"1" + closing * depth + data[at:]


def _huge(data: bytes, chance: random.Random) -> bytes:
    """The same again and again."""
    part = data[: chance.choice((1, 40, len(data)))]
    return data + part * min(200_000 // len(part), 5000)


def _nothing(_data: bytes, chance: random.Random) -> bytes:
    """Not much of a file at all."""
    return chance.choice((b"", b"\x00" * 4096, b"\n", b"null", b"[]", b"{}", b"\xef\xbb\xbf", b"%"))


def _sound(data: bytes, _chance: random.Random) -> bytes:
    """No harm at all: such a file must be taken for what it is."""
    return data


HARMS: Final[tuple[Harm, ...]] = (
    *(_flip,) * 4,
    *(_cut,) * 2,
    *(_splice,) * 2,
    *(_token,) * 3,
    *(_encoding,) * 2,
    _zeros,
    _hole,
    _noise,
    _deep,
    _huge,
    _nothing,
    _sound,
)
"""Every harm, the likely ones several times."""


def harmed(data: bytes, chance: random.Random) -> bytes:
    """The data after one harm or two."""
    for _ in range(chance.choice((1, 1, 1, 2))):
        data = chance.choice(HARMS)(data or b"\n", chance)
    return data


def _place(data: bytes, chance: random.Random) -> int:
    """Somewhere in the data; the first bytes, which matter most, more often."""
    if chance.random() < 0.3:
        return chance.randrange(min(len(data), 200))
    return chance.randrange(len(data))
