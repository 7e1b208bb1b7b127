"""Who the others may be: a mix of models, drawn anew for each deal that is thought through.

Strangers are taken for a broad mix. The finished rounds of the game lie open: each of their plays
was one that some models would have made and others not, and each call stood beside a hand whose
strength is now known. So the mix, and what a call says about a hand, move with what each opponent
has shown, but never far: no opponent is ever taken for one model only.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final

from callbreak.ai.habits import kin, learned
from callbreak.ai.models import CAREFUL, CARELESS, GREEDY, PLAIN, RUFFER, SHREWD, Model
from callbreak.ai.playout import play_out
from callbreak.ai.strength import strength_of
from callbreak.ai.twin import House, Table, bit_of, block_of, masks_of, pack
from callbreak.ai.values import wants_exactly
from callbreak.engine.rules import Rules
from callbreak.engine.seats import SEATS, Seat

if TYPE_CHECKING:
    from random import Random

    from callbreak.engine.cards import Card
    from callbreak.engine.view import PastRound, SeatView

RULES_OF_THUMB: Final[tuple[tuple[Model, float], ...]] = (
    (PLAIN, 0.4),
    (SHREWD, 0.15),
    (CAREFUL, 0.1),
    (GREEDY, 0.1),
    (RUFFER, 0.05),
    (CARELESS, 0.05),
)
"""Models of people, and how much of the mix each is."""

LEARNED: Final = 0.15
"""How much of the mix plays by learned habits."""

SURPRISE: Final = 0.2
"""How likely a play is that a model would not make, next to one that it would."""

OPEN: Final = 0.1
"""How much of an opponent's mix stays the usual one, whatever has been seen."""

MOST: Final = 0.5
"""No model is ever more than this part of an opponent's mix."""


@dataclass(frozen=True, slots=True)
class Caller:
    """How a player calls.

    Attributes:
        reserve: how much more than its call a hand is worth on average, in tricks.
        spread: how far that varies (standard deviation).
    """

    reserve: float
    spread: float


USUAL: Final = Caller(0.8, 0.75)
"""How strangers call."""

ROUNDS_OF_DOUBT: Final = 2.0
"""How many rounds weigh as much as what is usual."""

ENOUGH: Final = 30
"""A need that is never met: the seat always wants another trick."""


@cache
def usual_mix(rules: Rules) -> tuple[tuple[Model, float], ...]:
    """What strangers are taken for: models, and how much of the mix each is."""
    return (*RULES_OF_THUMB, (learned(kin(rules)), LEARNED))


class Opponents:
    """Draws a model for each seat.

    Attributes:
        callers: by seat, how it calls.
    """

    def __init__(self, view: SeatView) -> None:
        self._me = view.seat
        self._own = learned(kin(view.rules))
        self._models = [model for model, _ in usual_mix(view.rules)]
        self._mixes = [_mix(view, seat) for seat in SEATS]
        self.callers = [_caller(view, seat) for seat in SEATS]

    def draw(self, random: Random) -> list[Model]:
        """Models by seat, one's own among them."""
        last = len(self._models) - 1
        models = [
            self._models[min(last, bisect_right(mix, random.random()))] for mix in self._mixes
        ]
        models[self._me] = self._own
        return models

    def mix_of(self, seat: Seat) -> list[float]:
        """How much of a seat's mix each model of `usual_mix` is; adds up to 1."""
        sums = [0.0, *self._mixes[seat]]
        return [after - before for before, after in pairwise(sums)]


def _mix(view: SeatView, seat: Seat) -> list[float]:
    """Cumulated weights of the models for a seat."""
    usual = [weight for _, weight in usual_mix(view.rules)]
    weights = usual
    if seat != view.seat:
        for past in view.history:
            surprises = _surprises(past, view.rules, seat)
            fewest = min(surprises)
            weights = [
                weight * SURPRISE ** (count - fewest)
                for weight, count in zip(weights, surprises, strict=True)
            ]
    return list(accumulate(_bounded(weights, usual)))


def _bounded(weights: list[float], usual: list[float]) -> list[float]:
    """The weights as parts of 1, a little of each model left, and none above `MOST`."""
    total = sum(weights)
    parts = [
        (1.0 - OPEN) * weight / total + OPEN * part
        for weight, part in zip(weights, usual, strict=True)
    ]
    top = max(parts)
    if top <= MOST:
        return parts
    others = (1.0 - MOST) / (1.0 - top)
    return [MOST if part == top else part * others for part in parts]


@lru_cache(maxsize=64)
def _surprises(past: PastRound, rules: Rules, seat: Seat) -> tuple[int, ...]:
    """How many plays of a finished round each model would not have made in the seat's place."""
    house = House(rules)
    hands = _dealt(past)
    table = Table(house, pack(hands), past.tricks[0].leader)
    exactly = wants_exactly(rules)
    models = [model for model, _ in usual_mix(rules)]
    surprises = [0] * len(models)
    for trick in past.tricks:
        for player, card in trick.plays:
            if player == seat and sum(map(int.bit_count, table.legal())) > 1:
                need = [ENOUGH] * 4
                if exactly:
                    need[seat] = past.calls[seat] - table.won[seat]
                for place, model in enumerate(models):
                    surprises[place] += not _would_play(table, need, model, card)
            table.play(block_of(card), bit_of(card))
    return tuple(surprises)


def _would_play(table: Table, need: list[int], model: Model, card: Card) -> bool:
    """Whether a model plays a card, or one that touches it."""
    block, bit = choice(table, need, model)
    if block != block_of(card):
        return False
    low, high = sorted((bit, bit_of(card)))
    between = (high - 1) & -(low << 1)
    others = table.hands[block + 4] ^ table.hands[block + table.turn]
    return not others & between


class _Watched(list[int]):
    """Hands that end a playout when the first card is taken from them."""

    def __setitem__(self, place: object, mask: object) -> None:
        assert isinstance(place, int)
        assert isinstance(mask, int)
        raise _FirstCard(place, self[place] ^ mask)


class _FirstCard(Exception):
    """The first card of a playout."""

    def __init__(self, place: int, bit: int) -> None:
        super().__init__()
        self.block = place - place % 5
        self.bit = bit


def choice(table: Table, need: list[int], model: Model) -> tuple[int, int]:
    """The card that a model plays: block and bit."""
    asked = table.copy()
    asked.hands = _Watched(table.hands)
    try:
        play_out(asked, need[:], [model] * 4)
    except _FirstCard as first:
        return first.block, first.bit
    raise AssertionError("a playout begins with a card")


@lru_cache(maxsize=64)
def _dealt(past: PastRound) -> tuple[tuple[Card, ...], ...]:
    """The hands of a finished round."""
    hands: list[list[Card]] = [[], [], [], []]
    for trick in past.tricks:
        for seat, card in trick.plays:
            hands[seat].append(card)
    return tuple(map(tuple, hands))


def _caller(view: SeatView, seat: Seat) -> Caller:
    """How a seat calls, by the rounds so far."""
    reserves = []
    for past in view.history:
        call = past.calls[seat]
        reserve = strength_of(masks_of(_dealt(past)[seat])) - call
        # Whoever calls the lowest, or the highest, may not have had the choice.
        if call == view.rules.min_call:
            reserve = max(reserve, USUAL.reserve)
        elif call == view.rules.max_call:
            reserve = min(reserve, USUAL.reserve)
        reserves.append(min(max(reserve, -2.0), 4.0))
    rounds = ROUNDS_OF_DOUBT + len(reserves)
    mean = (ROUNDS_OF_DOUBT * USUAL.reserve + sum(reserves)) / rounds
    squares = sum((reserve - mean) ** 2 for reserve in reserves)
    variance = (ROUNDS_OF_DOUBT * USUAL.spread**2 + squares) / rounds
    return Caller(mean, variance**0.5)
