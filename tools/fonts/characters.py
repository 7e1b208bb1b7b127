"""Which characters each cut font keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def _span(first: int, last: int) -> range:
    """All code points from `first` to `last`, both included."""
    return range(first, last + 1)


# Dashes, quotes, daggers, bullet, ellipsis, primes, angle quotes, currencies, trade mark, arrows,
# the true minus, comparisons, and the joiners that Devanagari needs.
PUNCTUATION = frozenset(
    [
        *_span(0x2010, 0x2015),
        *_span(0x2018, 0x201E),
        *_span(0x2020, 0x2022),
        *(0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044),
        *(0x20A8, 0x20AC, 0x20B9, 0x2116, 0x2122),
        *_span(0x2190, 0x2193),
        *(0x2212, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265),
        *(0x200C, 0x200D, 0x202F, 0x25CC),
    ],
)

ASCII = frozenset(_span(0x20, 0x7E))

# English, Polish and Czech, and the rest of Latin Extended-A for the names of players.
LATIN = ASCII | frozenset([*_span(0xA0, 0x17F), *_span(0x218, 0x21B)]) | PUNCTUATION

DEVANAGARI = frozenset(_span(0x900, 0x97F))

# Serbian needs a part of this; names may come from anywhere.
CYRILLIC = frozenset([*_span(0x400, 0x52F)])

GREEK = frozenset([*_span(0x370, 0x3FF)])

# Letters with several marks, as Vietnamese names have.
LATIN_ADDITIONAL = frozenset([*_span(0x180, 0x24F), *_span(0x300, 0x36F), *_span(0x1E00, 0x1EFF)])


def gb2312() -> frozenset[int]:
    """The 6763 ideographs of GB 2312 with its kana and full-width punctuation."""
    kept = (ord(character) for character in _decoded_gb2312())
    return frozenset(point for point in kept if not _belongs_elsewhere(point))


def _decoded_gb2312() -> Iterator[str]:
    for row in range(0xA1, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                yield bytes((row, cell)).decode("gb2312")
            except UnicodeDecodeError:
                continue


def _belongs_elsewhere(point: int) -> bool:
    """Leave out Greek, Cyrillic, box drawing and the circled or bracketed numbers."""
    return 0x370 <= point <= 0x52F or 0x2460 <= point <= 0x24FF or 0x2500 <= point <= 0x25FF


# Characters that GB 2312 lacks and that given names of today have.
CHINESE_NAMES = frozenset(
    map(ord, "喆堃玥昇珺晞璟祎芃瑄翀昉旸昀婳媖嫄垚颢飏骎骦龑奡镕頔垲瑨珏琤璐栩甯仝邨彧湉沄泓"),
)

# Chinese punctuation that is set in the Chinese font when it stands in Chinese text.
CHINESE_PUNCTUATION = frozenset(
    [*map(ord, "·—…‘’“”・ー"), *_span(0x3000, 0x301F), *_span(0xFF01, 0xFF5E), 0xFFE5],
)
