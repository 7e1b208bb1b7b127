"""The value of each card that may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.evaluation import Evaluation, Trials
from callbreak.ai.opponents import ENOUGH, Opponents
from callbreak.ai.playout import play_out
from callbreak.ai.twin import House, Table, bit_of, block_of
from callbreak.ai.values import Worth, share_of_others, wants_exactly
from callbreak.ai.worlds import Worlds
from callbreak.engine.seats import SEATS

if TYPE_CHECKING:
    from random import Random

    from callbreak.ai.budget import Budget
    from callbreak.ai.models import Model
    from callbreak.ai.worlds import Deals
    from callbreak.engine.cards import Card
    from callbreak.engine.view import SeatView

DRAWING: Final = 3
"""Drawing a deal takes about as long as so many playouts, and counts as much."""

SURPRISE: Final = 2.0
"""How much worse a card may be in a deal that has not come up yet, in points."""


def different_cards(view: SeatView) -> tuple[Card, ...]:
    """The legal cards, of touching ones only the lowest.

    Two cards of the hand touch when no card between them is hidden or lies in the trick.
    """
    trick = view.trick.cards if view.trick else ()
    between = {*view.unseen, *trick}
    chosen: list[Card] = []
    for card in view.legal:
        lower = [other for other in chosen if other.suit == card.suit]
        if lower and not any(
            other.suit == card.suit and lower[-1].rank < other.rank < card.rank for other in between
        ):
            # The next card may touch this one, which stands for the same.
            continue
        chosen.append(card)
    return tuple(chosen)


def evaluate_cards(
    view: SeatView, budget: Budget, random: Random, deals: Deals | None = None
) -> Evaluation:
    """Try every card in deals that may be the real one."""
    options = different_cards(view)
    trials = Trials(options, SURPRISE)
    if len(options) == 1:
        trials.add(0, 0.0)
        return trials.evaluation()
    opponents = Opponents(view)
    worlds = Worlds(view, opponents.callers)
    tried = [_Tried(view, card) for card in options]
    need, worth = _need(view), _worth(view, worlds)
    for world in (deals or worlds.deals)(random):
        models = opponents.draw(random)
        for place in trials.alive:
            trials.add(place, worth.of(tried[place].won(world, need, models)))
        if not budget.spend(DRAWING + len(trials.alive)) or trials.decided():
            break
    return trials.evaluation()


class _Tried:
    """A card and the position after it, but for the hidden cards."""

    __slots__ = ("_at", "_bit", "_everyone", "_table", "_won")

    def __init__(self, view: SeatView, card: Card) -> None:
        trick = view.trick
        assert trick is not None
        self._won = list(view.won)
        table = Table(House(view.rules), [0] * 20, trick.leader, 13 - len(view.tricks))
        for earlier in (*trick.cards, card):
            table.play(block_of(earlier), bit_of(earlier))
        self._table = table
        self._bit = bit_of(card)
        self._at = block_of(card) + view.seat
        self._everyone = block_of(card) + 4

    def won(self, world: list[int], need: list[int], models: list[Model]) -> list[int]:
        """The tricks of each seat at the end, when the card is played in a deal."""
        hands = world[:]
        hands[self._at] ^= self._bit
        hands[self._everyone] ^= self._bit
        table = self._table
        table.hands = hands
        needed = need[:]
        if not table.seats:
            needed[table.winner] -= 1
        if table.tricks:
            play_out(table, needed, models)
        won = self._won
        return [won[seat] + need[seat] - needed[seat] for seat in SEATS]


def _need(view: SeatView) -> list[int]:
    """How many tricks each seat still wants."""
    if not wants_exactly(view.rules):
        return [ENOUGH] * 4
    return [(call or 0) - won for call, won in zip(view.calls, view.won, strict=True)]


def _worth(view: SeatView, worlds: Worlds) -> Worth:
    rules = view.rules
    return Worth(
        rules,
        view.seat,
        [call or 0 for call in view.calls],
        share=share_of_others(rules),
        revoked=worlds.knowledge.revoked,
        deciding_totals=view.totals if view.round_number == rules.rounds else None,
    )
