"""Playing a round to its end by models of players: the innermost loop of the search.

Everything is inlined and kept in local variables, because a call costs more than a decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ai.models import LOWEST
from callbreak.ai.twin import AFTER, COUNT, FULL_SUIT, HIGHEST, TRUMP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ai.models import Model
    from callbreak.ai.twin import Table


def play_out(table: Table, need: list[int], models: Sequence[Model]) -> None:  # noqa: C901
    """Play every card that is left; `need` then holds what each seat still needed at the end.

    Args:
        table: the position; its hands are used up, its other attributes are left behind.
        need: how many tricks each seat still wants, by seat; counted down as tricks are won.
            Below 1 a seat tries to win no more. A large number means that it never has enough.
        models: who plays, by seat.
    """
    hands, house = table.hands, table.house
    must_head, void, broken_first = house.must_head, house.void, house.broken_first
    seats, winner, tricks = table.seats, table.winner, table.tricks
    led, best, ruffed = table.led, table.best, table.ruffed
    highest, count = HIGHEST, COUNT
    lead_now = not seats
    while True:
        if lead_now:
            # Lead: a sure winner, the highest spade from many, or low from the suit liked best.
            seat = winner
            model = models[seat]
            lead = model.lead
            clubs, diamonds, hearts = hands[seat], hands[5 + seat], hands[10 + seat]
            spades = hands[15 + seat]
            bit = 0
            if need[seat] > 0:
                behind = model.cash_behind - 1
                out = hands[4] ^ clubs
                if clubs > out and count[out] > behind:
                    behind = count[out]
                    led = 0
                    bit = highest[clubs]
                out = hands[9] ^ diamonds
                if diamonds > out and count[out] > behind:
                    behind = count[out]
                    led = 5
                    bit = highest[diamonds]
                out = hands[14] ^ hearts
                if hearts > out and count[out] > behind:
                    led = 10
                    bit = highest[hearts]
                if (
                    not bit
                    and spades > hands[19] ^ spades
                    and count[spades] >= model.draw_from
                    and not (broken_first and hands[19] == FULL_SUIT)
                ):
                    led = 15
                    bit = highest[spades]
            else:
                lead = LOWEST
            if not bit:
                led = 0
                liked = lead[clubs]
                mine = clubs
                if lead[diamonds] < liked:
                    led = 5
                    liked = lead[diamonds]
                    mine = diamonds
                if lead[hearts] < liked:
                    led = 10
                    mine = hearts
                if not mine:
                    mine = diamonds or hearts or spades
                    led = 5 if diamonds else 10 if hearts else 15
                bit = mine & -mine
            hands[led + seat] ^= bit
            hands[led + 4] ^= bit
            best = bit
            ruffed = False
            seats = AFTER[seat]
        lead_now = True
        last = seats[-1]
        for seat in seats:
            mine = hands[led + seat]
            if mine:
                over = 0 if ruffed else mine & -best
                if over:
                    if need[seat] > 0:
                        if seat == last or led == 15:
                            bit = over & -over
                        else:
                            bit = highest[over]
                            if bit != highest[hands[led + 4]] and not models[seat].grabs:
                                under = mine & (best - 1)
                                low = over if must_head or not under else under
                                bit = low & -low
                    else:
                        under = mine & (best - 1)
                        if must_head or not under:
                            bit = over & -over
                        elif need[seat] <= models[seat].dumps_at:
                            bit = highest[under]
                        else:
                            bit = under & -under
                elif need[seat] <= models[seat].dumps_at:
                    bit = highest[mine]
                else:
                    bit = mine & -mine
                hands[led + seat] = mine ^ bit
                hands[led + 4] ^= bit
                if bit > best and not ruffed:
                    best = bit
                    winner = seat
                continue
            spades = hands[15 + seat]
            dump = False
            if spades:
                over = spades & -best if ruffed else spades
                if over and (void or need[seat] > 0):
                    bit = over & -over
                    hands[15 + seat] = spades ^ bit
                    hands[19] ^= bit
                    best = bit
                    ruffed = True
                    winner = seat
                    continue
                if need[seat] <= models[seat].dumps_at:
                    dump = True
                    if ruffed:
                        # A spade that loses is a spade well spent.
                        under = spades & (best - 1)
                        if under:
                            bit = highest[under]
                            hands[15 + seat] = spades ^ bit
                            hands[19] ^= bit
                            continue
                if void == TRUMP:
                    bit = spades & -spades
                    hands[15 + seat] = spades ^ bit
                    hands[19] ^= bit
                    continue
            else:
                dump = need[seat] <= models[seat].dumps_at
            clubs, diamonds, hearts = hands[seat], hands[5 + seat], hands[10 + seat]
            if dump:
                at = 0
                bit = highest[clubs]
                if highest[diamonds] > bit:
                    at = 5
                    bit = highest[diamonds]
                if highest[hearts] > bit:
                    at = 10
                    bit = highest[hearts]
            else:
                discard = models[seat].discard
                at = 0
                mine = clubs
                liked = discard[clubs]
                if discard[diamonds] < liked:
                    at = 5
                    mine = diamonds
                    liked = discard[diamonds]
                if discard[hearts] < liked:
                    at = 10
                    mine = hearts
                bit = mine & -mine
            if not bit:
                # Only spades are left, and none need or can win.
                at = 15
                bit = spades & -spades
                if not ruffed or bit > best:
                    best = bit
                    ruffed = True
                    winner = seat
            hands[at + seat] ^= bit
            hands[at + 4] ^= bit
        need[winner] -= 1
        tricks -= 1
        if not tricks:
            return
