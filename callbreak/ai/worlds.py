"""Deals of the hidden cards to think in: they fit the play, and the calls make them likely.

Of several deals drawn for each one kept, those are kept in which each hand's strength suits what
its seat has called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from callbreak.ai.card_sets import set_of
from callbreak.ai.evidence import clues, trust
from callbreak.ai.knowledge import Knowledge, known
from callbreak.ai.sampling import NoWorldError, WorldSampler, sampler
from callbreak.ai.strength import strength
from callbreak.ai.twin import FULL_SUIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ai.opponents import Caller
    from callbreak.engine.view import SeatView

Deals = Callable[[Random], Iterator[list[int]]]
"""Draws deals without end, each a flat list of twenty masks (see `callbreak.ai.twin`)."""

DRAWN_FOR_ONE: Final = 4
"""How many deals are drawn for each that is kept."""

BATCH: Final = 32
"""How many deals are kept at once."""

CLUES: Final = 1.0
"""How far clues are trusted: 1 as they deserve, 0 not at all."""

DOUBT: Final = 0.1
"""How often a proof is not believed that a person's revoke may have spoiled."""


class _Called(NamedTuple):
    """What the call of another seat says about its hand as dealt.

    Attributes:
        place: the seat's place among the others.
        played: the cards that it has played, a mask of 52 bits.
        expected: the tricks that a hand with this call is worth on average.
        weight: by how much a hand gets less likely with the square of its distance from that.
        lowest: whether the call is the lowest allowed.
        highest: whether it is the highest allowed.
    """

    place: int
    played: int
    expected: float
    weight: float
    lowest: bool
    highest: bool


class Worlds:
    """Draws deals for one view, each a flat list of twenty masks."""

    def __init__(self, view: SeatView, callers: Sequence[Caller]) -> None:
        """Prepare; ``callers`` says by seat how it calls."""
        self.knowledge: Knowledge = known(view)
        self._sampler = sampler(self.knowledge, view.seat)
        self._doubting = self._without_doubtful(view)
        self._hand = [0] * 20
        _add(self._hand, view.seat, set_of(view.hand))
        rules = view.rules
        self._called: list[_Called] = []
        for place, seat in enumerate(self._sampler.others):
            call = view.calls[seat]
            if call is not None:
                self._called.append(
                    _Called(
                        place,
                        self.knowledge.played[seat],
                        call + callers[seat].reserve,
                        0.5 / callers[seat].spread ** 2,
                        call == rules.min_call,
                        call == rules.max_call,
                    )
                )
        self._clues = self._weighed_clues(view)

    def deals(self, random: Random) -> Iterator[list[int]]:
        """Deals without end; the first few come at once, so that a stop finds something tried."""
        yield from self.draw(2, random)
        while True:
            yield from self.draw(BATCH, random)

    def draw(self, count: int, random: Random) -> list[list[int]]:
        """So many deals."""
        if self._sampler.count == 1 or not (self._called or self._clues):
            return [self._world(self._candidate(random)) for _ in range(count)]
        drawn = [self._candidate(random) for _ in range(count * DRAWN_FOR_ONE)]
        weights = [self._likelihood(hands) for hands in drawn]
        step = sum(weights) / count
        if step <= 0.0:
            return [self._world(hands) for hands in drawn[:count]]
        kept: list[list[int]] = []
        mark = random.random() * step
        passed = 0.0
        for hands, weight in zip(drawn, weights, strict=True):
            passed += weight
            while mark < passed and len(kept) < count:
                kept.append(self._world(hands))
                mark += step
        return kept

    def _candidate(self, random: Random) -> tuple[int, int, int]:
        if self._doubting is not None and random.random() < DOUBT:
            return self._doubting.draw(random)
        return self._sampler.draw(random)

    def _likelihood(self, hands: tuple[int, int, int]) -> float:
        """How well the calls suit the hands as dealt, up to a factor."""
        off = 0.0
        for place, played, expected, weight, lowest, highest in self._called:
            dealt = hands[place] | played
            worth = strength(
                dealt & FULL_SUIT, dealt >> 13 & FULL_SUIT, dealt >> 26 & FULL_SUIT, dealt >> 39
            )
            difference = worth - expected
            # Nobody can call less than the lowest, or more than the highest.
            if (lowest and difference < 0) or (highest and difference > 0):
                continue
            off += weight * difference * difference
        for place, cards, weight in self._clues:
            if hands[place] & cards:
                off += weight
        return exp(-off)

    def _world(self, hands: tuple[int, int, int]) -> list[int]:
        world = self._hand[:]
        for seat, cards in zip(self._sampler.others, hands, strict=True):
            _add(world, seat, cards)
        return world

    def _weighed_clues(self, view: SeatView) -> list[tuple[int, int, float]]:
        """The clues about cards still unseen: whose, which cards, and how far trusted."""
        if view.trick is None:
            return []
        calls = [call or 0 for call in view.calls]
        trusted = trust(view)
        others = self._sampler.others
        found = []
        for seat, custom, cards in clues((*view.tricks, view.trick), calls, view.rules):
            hidden = cards & self.knowledge.unseen & ~self.knowledge.excluded[seat]
            if seat != view.seat and hidden:
                found.append((others.index(seat), hidden, CLUES * trusted[seat][custom]))
        return found

    def _without_doubtful(self, view: SeatView) -> WorldSampler | None:
        if not any(self.knowledge.doubtful):
            return None
        try:
            return WorldSampler(self.knowledge, view.seat, self.knowledge.excluded)
        except NoWorldError:
            return None


def _add(world: list[int], seat: int, cards: int) -> None:
    """Give a seat its cards, a mask of 52 bits."""
    for suit in range(4):
        mask = cards >> 13 * suit & FULL_SUIT
        world[5 * suit + seat] = mask
        world[5 * suit + 4] |= mask
