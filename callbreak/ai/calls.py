"""The value of each call that may be made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.cards import DRAWING
from callbreak.ai.evaluation import Evaluation, Trials
from callbreak.ai.opponents import ENOUGH, Opponents
from callbreak.ai.playout import play_out
from callbreak.ai.strength import strength, strength_of
from callbreak.ai.twin import House, Table, masks_of
from callbreak.ai.values import Worth, wants_exactly
from callbreak.ai.worlds import Worlds
from callbreak.engine.rules import VOID_AUCTIONS_ALLOWED, Rules
from callbreak.engine.seats import SEATS, next_seat, seats_from
from callbreak.engine.state import VoidAuction

if TYPE_CHECKING:
    from random import Random

    from callbreak.ai.budget import Budget
    from callbreak.ai.models import Model
    from callbreak.ai.worlds import Deals
    from callbreak.engine.view import SeatView

FEWER, MORE = 3, 3
"""How far from the rule of thumb a call is tried."""

THUMB: Final = 0.75
"""By how much less than a hand's worth it is called, by the rule of thumb."""

CALLERS_SPREAD: Final = 0.4

SURPRISE: Final = 10.0
"""How much worse a call may be in a deal that has not come up yet: it fails, and costs twice."""

VOID_AUCTION_WORTH: Final = 2.0
"""What a new deal is worth, in points."""


def thumb_call(worth: float, rules: Rules) -> int:
    """The call for a hand that wins ``worth`` tricks on average."""
    return max(rules.min_call, min(int(worth), rules.max_call))


def evaluate_calls(
    view: SeatView, budget: Budget, random: Random, deals: Deals | None = None
) -> Evaluation:
    """Try calls in deals that may be the real one; the seats behind call by their hands."""
    rules, me = view.rules, view.seat
    thumb = round(strength_of(masks_of(view.hand)) - THUMB)
    options = [
        call
        for call in range(rules.min_call, rules.max_call + 1)
        if thumb - FEWER <= call <= thumb + MORE
    ] or [thumb_call(thumb, rules)]
    trials = Trials(options, SURPRISE)
    if len(options) == 1:
        trials.add(0, 0.0)
        return trials.evaluation()
    opponents = Opponents(view)
    worlds = Worlds(view, opponents.callers)
    table = Table(House(rules), [0] * 20, next_seat(view.dealer))
    exactly = wants_exactly(rules)
    void_below = _void_below(view)
    behind = [seat for seat in seats_from(me)[1:] if view.calls[seat] is None]
    deciding = view.totals if view.round_number == rules.rounds else None
    for world in (deals or worlds.deals)(random):
        models = opponents.draw(random)
        calls = [call or 0 for call in view.calls]
        for seat in behind:
            worth = strength(world[seat], world[5 + seat], world[10 + seat], world[15 + seat])
            calls[seat] = thumb_call(worth - THUMB + 0.5 + random.gauss(0, CALLERS_SPREAD), rules)
        won: list[int] = []
        spent = DRAWING
        for place in trials.alive:
            calls[me] = options[place]
            if sum(calls) < void_below:
                trials.add(place, VOID_AUCTION_WORTH)
                continue
            if exactly or not won:
                # Where nobody ever has enough, the play does not depend on the call.
                won = _won(table, world, calls if exactly else [ENOUGH] * 4, models)
                spent += 1
            worth_of = Worth(rules, me, calls, share=0.0, deciding_totals=deciding)
            trials.add(place, worth_of.of(won))
        if not budget.spend(spent) or trials.decided():
            break
    return trials.evaluation()


def _won(table: Table, world: list[int], need: list[int], models: list[Model]) -> list[int]:
    """The tricks of each seat when a deal is played out."""
    left = need[:]
    table.hands = world[:]
    play_out(table, left, models)
    return [need[seat] - left[seat] for seat in SEATS]


def _void_below(view: SeatView) -> int:
    """The total of calls below which the auction is void; 0 when it stands in any case."""
    voids = sum(isinstance(redeal, VoidAuction) for redeal in view.redeals)
    return view.rules.min_total_calls if voids < VOID_AUCTIONS_ALLOWED else 0
