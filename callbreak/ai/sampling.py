"""Hidden hands drawn at random, each deal that fits the knowledge being equally likely.

The unseen cards are grouped by the seats that may hold them. First it is drawn how many cards of
each group go to each seat, in proportion to the number of ways, then which ones.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from math import comb
from typing import TYPE_CHECKING, Final

from callbreak.engine.seats import SEATS, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from callbreak.ai.knowledge import Knowledge

Split = tuple[tuple[int, int], ...]
"""For each group with a choice, how many of its cards go to the first and second of the others."""

_CHOICES: Final = (0b011, 0b101, 0b110, 0b111)
"""Groups that more than one of the others may hold."""


class NoWorldError(ValueError):
    """No deal of the hidden cards fits what is taken for known."""


class WorldSampler:
    """Draws the hands of the three others."""

    def __init__(self, knowledge: Knowledge, me: Seat, excluded: Sequence[int]) -> None:
        """Prepare for ``excluded``, by seat the cards that it cannot hold.

        Raises:
            NoWorldError: no deal fits.
        """
        self.others: tuple[Seat, ...] = tuple(seat for seat in SEATS if seat != me)
        self._room = [knowledge.left[seat] for seat in self.others]
        groups: list[list[int]] = [[] for _ in range(8)]
        unseen = knowledge.unseen
        while unseen:
            bit = unseen & -unseen
            unseen ^= bit
            holders = sum(
                1 << place for place, seat in enumerate(self.others) if not excluded[seat] & bit
            )
            groups[holders].append(bit)
        self._forced = (sum(groups[1]), sum(groups[2]), sum(groups[4]))
        self._open = [groups[holders] for holders in _CHOICES if groups[holders]]
        self._splits, ways = self._all_splits([len(group) for group in groups])
        if not self._splits:
            raise NoWorldError("no deal of the hidden cards fits")
        self._ways = list(accumulate(ways))
        self.count = self._ways[-1]

    def draw(self, random: Random) -> tuple[int, int, int]:
        """The hands of `others` as masks of 52 bits."""
        place = 0
        if len(self._splits) > 1:
            last = len(self._ways) - 1
            place = min(last, bisect_right(self._ways, random.random() * self.count))
        first, second, third = self._forced
        number = random.random
        for (a, b), cards in zip(self._splits[place], self._open, strict=True):
            # Sorting by random keys is a shuffle, and faster than any other.
            cards.sort(key=lambda _: number())
            first |= sum(cards[:a])
            second |= sum(cards[a : a + b])
            third |= sum(cards[a + b :])
        return first, second, third

    def _all_splits(self, size: list[int]) -> tuple[list[Split], list[int]]:
        """Every way to split the groups by number, and how many deals each stands for."""
        room = [self._room[place] - size[1 << place] for place in range(3)]
        splits: list[Split] = []
        ways: list[int] = []
        if size[0] or sum(self._room) != sum(size):
            return splits, ways
        for a in range(size[3] + 1):
            for b in range(size[5] + 1):
                for c in range(size[6] + 1):
                    first = room[0] - a - b
                    second = room[1] - (size[3] - a) - c
                    third = room[2] - (size[5] - b) - (size[6] - c)
                    if min(first, second, third) < 0:
                        continue
                    split = ((a, size[3] - a), (b, 0), (0, c), (first, second))
                    splits.append(
                        tuple(
                            part
                            for part, holders in zip(split, _CHOICES, strict=True)
                            if size[holders]
                        )
                    )
                    ways.append(
                        comb(size[3], a)
                        * comb(size[5], b)
                        * comb(size[6], c)
                        * comb(size[7], first)
                        * comb(size[7] - first, second)
                    )
        return splits, ways


def sampler(knowledge: Knowledge, me: Seat) -> WorldSampler:
    """A sampler for what is known, or for as much of it as can be true at once.

    After a revoke no deal may fit everything: then first the doubtful proofs are given up, then
    those of one seat after the other, then all.
    """
    both = [knowledge.excluded[seat] | knowledge.doubtful[seat] for seat in SEATS]
    tries = [both, list(knowledge.excluded)]
    tries += [[0 if seat == free else both[seat] for seat in SEATS] for free in SEATS]
    for excluded in tries:
        try:
            return WorldSampler(knowledge, me, excluded)
        except NoWorldError:
            continue
    return WorldSampler(knowledge, me, [0, 0, 0, 0])
