"""Playing a round to its end by models of players: the innermost loop of the search.

Everything is inlined and kept in local variables, because a call costs more than a decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ai.models import NO_CARDS
from callbreak.ai.twin import AFTER, FULL_SUIT, HIGHEST, TRUMP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ai.models import Model
    from callbreak.ai.twin import Table


def play_out(table: Table, need: list[int], models: Sequence[Model]) -> int:  # noqa: C901
    """Play ``table.tricks`` tricks; the seat that has won the last one.

    ``need`` then holds what each seat still needs.

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
    highest = HIGHEST
    lead_now = not seats
    while True:
        if lead_now:
            # Lead a sure winner that may be cashed, or low from a suit; the smallest number is
            # liked best. Numbers from 0 on say that a sure winner is better kept.
            seat = winner
            model = models[seat]
            clubs, diamonds, hearts = hands[seat], hands[5 + seat], hands[10 + seat]
            mine = spades = hands[15 + seat]
            led = 15
            liked = NO_CARDS
            bit = spades & -spades
            if need[seat] > 0:
                lead, cash = model.lead, model.cash
                if clubs:
                    out = hands[4] ^ clubs
                    if clubs > out and cash[out] < 0:
                        liked = cash[out]
                        bit = highest[clubs]
                    else:
                        liked = lead[clubs]
                        bit = clubs & -clubs
                    led = 0
                if diamonds:
                    out = hands[9] ^ diamonds
                    if diamonds > out and cash[out] < 0:
                        if cash[out] < liked:
                            led = 5
                            liked = cash[out]
                            bit = highest[diamonds]
                    elif lead[diamonds] < liked:
                        led = 5
                        liked = lead[diamonds]
                        bit = diamonds & -diamonds
                if hearts:
                    out = hands[14] ^ hearts
                    if hearts > out and cash[out] < 0:
                        if cash[out] < liked:
                            led = 10
                            liked = cash[out]
                            bit = highest[hearts]
                    elif lead[hearts] < liked:
                        led = 10
                        liked = lead[hearts]
                        bit = hearts & -hearts
                if spades and not (broken_first and hands[19] == FULL_SUIT):
                    out = hands[19] ^ spades
                    if spades > out:
                        if model.draw[out] + model.draw_own[spades] < liked:
                            led = 15
                            bit = highest[spades]
                    elif model.lead_spade[spades] < liked:
                        led = 15
                        bit = spades & -spades
            else:
                lead = model.escape
                if clubs:
                    led = 0
                    liked = lead[clubs]
                    bit = clubs & -clubs
                if lead[diamonds] < liked:
                    led = 5
                    liked = lead[diamonds]
                    bit = diamonds & -diamonds
                if lead[hearts] < liked:
                    led = 10
                    bit = hearts & -hearts
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
                            if bit != highest[hands[led + 4]]:
                                # A higher card is out: try it, head cheaply, or let it go.
                                model = models[seat]
                                if bit < model.tries:
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
            return winner
