"""Playing a round to its end at random: the baseline for the speed of playouts, and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ai.twin import AFTER, BITS, COUNT, FULL_SUIT, TRUMP

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ai.twin import Table


def play_randomly(table: Table, random: Callable[[], float]) -> None:  # noqa: C901
    """Play the round to its end, each legal card being equally likely.

    The same as ``table.legal()`` and ``table.play()`` again and again, but inlined for speed.
    """
    hands, won, bits, count = table.hands, table.won, BITS, COUNT
    must_head, void = table.house.must_head, table.house.void
    broken_first = table.house.broken_first
    seats, winner, led = table.seats, table.winner, table.led
    best, ruffed, tricks = table.best, table.ruffed, table.tricks
    while tricks:
        if not seats:
            clubs, diamonds, hearts = hands[winner], hands[5 + winner], hands[10 + winner]
            spades = hands[15 + winner]
            if broken_first and hands[19] == FULL_SUIT and clubs | diamonds | hearts:
                spades = 0
            below = count[clubs]
            mid = below + count[diamonds]
            top = mid + count[hearts]
            pick = int(random() * (top + count[spades]))
            if pick < below:
                led, best = 0, bits[clubs][pick]
            elif pick < mid:
                led, best = 5, bits[diamonds][pick - below]
            elif pick < top:
                led, best = 10, bits[hearts][pick - mid]
            else:
                led, best = 15, bits[spades][pick - top]
            hands[led + winner] ^= best
            hands[led + 4] ^= best
            ruffed = False
            seats = AFTER[winner]
        for seat in seats:
            mine = hands[led + seat]
            if mine:
                legal = (mine & -best or mine) if must_head and not ruffed else mine
                number = count[legal]
                bit = bits[legal][int(random() * number)] if number > 1 else legal
                hands[led + seat] = mine ^ bit
                hands[led + 4] ^= bit
                if bit > best and not ruffed:
                    best = bit
                    winner = seat
                continue
            at = 15
            legal = spades = hands[15 + seat]
            if spades and void:
                legal = spades & -best if ruffed else spades
                if not legal and void == TRUMP:
                    legal = spades
            if not legal or not void:
                clubs, diamonds, hearts = hands[seat], hands[5 + seat], hands[10 + seat]
                below = count[clubs]
                mid = below + count[diamonds]
                top = mid + count[hearts]
                pick = int(random() * (top + count[spades]))
                if pick < below:
                    at, bit = 0, bits[clubs][pick]
                elif pick < mid:
                    at, bit = 5, bits[diamonds][pick - below]
                elif pick < top:
                    at, bit = 10, bits[hearts][pick - mid]
                else:
                    bit = bits[spades][pick - top]
            else:
                bit = bits[legal][int(random() * count[legal])]
            hands[at + seat] ^= bit
            hands[at + 4] ^= bit
            if at == 15 and (not ruffed or bit > best):
                best = bit
                ruffed = True
                winner = seat
        won[winner] += 1
        tricks -= 1
        seats = ()
    table.tricks = 0
