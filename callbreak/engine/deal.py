"""The shuffle that anyone can check: dealer and hands from the game's seed (R3).

Everything here follows from SHA-256 of plain texts, so another program in another language can
deal the same cards from the same seed.
"""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

from callbreak.engine.cards import DECK, Card
from callbreak.engine.seats import Seat, next_seat

MAX_SEED_LENGTH: Final = 200

Hand = tuple[Card, ...]


class SeedError(ValueError):
    """A text that cannot be a seed: too long, or not valid Unicode."""


class Stream:
    """A stream of random numbers with a name; the same name gives the same numbers."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._block = 0
        self._bytes = b""

    def below(self, n: int) -> int:
        """The next number from 0 to ``n - 1``, each equally likely (1 <= n <= 52)."""
        limit = 2**32 - 2**32 % n
        while True:
            if not self._bytes:
                name = f"{self._name}/{self._block}"
                self._bytes = hashlib.sha256(name.encode()).digest()
                self._block += 1
            number = int.from_bytes(self._bytes[:4], "big")
            self._bytes = self._bytes[4:]
            if number < limit:
                return number % n


def first_dealer(seed: str) -> Seat:
    """The dealer of round 1."""
    return Stream(f"{seed}/dealer").below(4)


def dealer_of(seed: str, round_number: int) -> Seat:
    """The dealer of a round, counted from 1: the deal passes on each round (R3)."""
    return (first_dealer(seed) + round_number - 1) % 4


def deal_hands(seed: str, round_number: int, attempt: int, dealer: Seat) -> tuple[Hand, ...]:
    """The four hands by seat, each in the order of dealing.

    Args:
        seed: the game's seed.
        round_number: counted from 1.
        attempt: 0, and one more for each new deal of the round (R4, R5).
        dealer: the seat that deals; the next seat gets the first card.
    """
    stream = Stream(f"{seed}/{round_number}/{attempt}")
    deck = list(DECK)
    for i in range(51, 0, -1):
        k = stream.below(i + 1)
        deck[i], deck[k] = deck[k], deck[i]
    first = next_seat(dealer)
    return tuple(tuple(deck[(seat - first) % 4 :: 4]) for seat in range(4))


def fingerprint(seed: str) -> str:
    """SHA-256 of the seed in lowercase hex: shown before the first deal, it seals the seed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def bot_random(seed: str, seat: Seat) -> str:
    """What a seat's own random numbers start from: 64 hex digits that do not give away the seed."""
    return hashlib.sha256(f"{seed}/bot/{seat}".encode()).hexdigest()


def clean_seed(text: str) -> str:
    """A typed seed as the game uses it: stripped and NFC-normalised. Empty means: draw one.

    Raises:
        SeedError: longer than 200 characters, or not valid Unicode.
    """
    if not is_unicode(text):
        raise SeedError("a seed must be valid Unicode text")
    seed = unicodedata.normalize("NFC", text.strip())
    if len(seed) > MAX_SEED_LENGTH:
        raise SeedError(f"a seed has at most {MAX_SEED_LENGTH} characters, this one {len(seed)}")
    return seed


def is_unicode(text: str) -> bool:
    """Whether a text can be written as UTF-8, that is, holds no lone surrogate."""
    return not any("\ud800" <= character <= "\udfff" for character in text)
