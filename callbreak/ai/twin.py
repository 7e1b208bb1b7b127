"""A fast twin of the rules of play for playouts: integers as card sets, mutable, no objects inside.

The cards of a suit are a mask of 13 bits, bit 0 the two and bit 12 the ace. All hands are one
flat list of twenty masks, a block of five for each suit: the cards of seats 0 to 3, then the cards
that all four still hold. So the clubs of seat 2 are ``hands[2]``, its spades ``hands[17]``, and a
suit is named by the place where its block begins: 0, 5, 10, and 15 for spades.

`Table` plays one card at a time; a property test proves it equal to the engine under all house
rules. `playout` and `random_play` play whole rounds with everything inlined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.rules import Rules, Void

if TYPE_CHECKING:
    from collections.abc import Iterable

    from callbreak.engine.cards import Card
    from callbreak.engine.seats import Seat

CLUBS: Final = 0
DIAMONDS: Final = 5
HEARTS: Final = 10
SPADES: Final = 15
BLOCKS: Final = (CLUBS, DIAMONDS, HEARTS, SPADES)
FULL_SUIT: Final = 8191

FREE: Final = 0
BEAT: Final = 1
TRUMP: Final = 2

HIGHEST: Final[list[int]] = [1 << mask.bit_length() >> 1 for mask in range(8192)]
"""The highest bit of a mask; 0 of an empty one."""

COUNT: Final[list[int]] = [mask.bit_count() for mask in range(8192)]

AFTER: Final = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))
"""The three seats that play after a leader."""


class House:
    """What the inner loops need of the house rules."""

    __slots__ = ("broken_first", "must_head", "void")

    def __init__(self, rules: Rules) -> None:
        self.must_head: bool = rules.must_head
        self.void: int = {Void.FREE: FREE, Void.BEAT: BEAT, Void.TRUMP: TRUMP}[rules.void]
        self.broken_first: bool = rules.spades_broken


def bit_of(card: Card) -> int:
    """The card's bit in the mask of its suit."""
    return 1 << card.rank - 2


def block_of(card: Card) -> int:
    """Where the block of the card's suit begins."""
    return 5 * card.suit


def masks_of(cards: Iterable[Card]) -> list[int]:
    """Cards as four masks: clubs, diamonds, hearts, spades."""
    masks = [0, 0, 0, 0]
    for card in cards:
        masks[card.suit] |= 1 << card.rank - 2
    return masks


def pack(hands: Iterable[Iterable[Card]]) -> list[int]:
    """Four hands as the flat list of twenty masks."""
    packed = [0] * 20
    for seat, cards in enumerate(hands):
        for suit, mask in enumerate(masks_of(cards)):
            packed[5 * suit + seat] = mask
            packed[5 * suit + 4] |= mask
    return packed


class Table:
    """The play of a round, changed card by card.

    Attributes:
        house: the rules of play.
        hands: the flat list of masks.
        seats: who is still to play to this trick, in turn; empty when ``winner`` is to lead.
        led: the block of the led suit.
        best: the bit of the card that is winning.
        ruffed: whether that card is a spade on another suit.
        winner: whose card is winning; between tricks, who is to lead.
        won: tricks won by seat.
        tricks: tricks not yet complete.
    """

    __slots__ = ("best", "hands", "house", "led", "ruffed", "seats", "tricks", "winner", "won")

    def __init__(self, house: House, hands: list[int], leader: Seat, tricks: int = 13) -> None:
        self.house = house
        self.hands = hands
        self.seats: tuple[int, ...] = ()
        self.led: int = CLUBS
        self.best: int = 0
        self.ruffed: bool = False
        self.winner: int = leader
        self.won: list[int] = [0, 0, 0, 0]
        self.tricks: int = tricks

    def copy(self) -> Table:
        """The same position, to be played on apart."""
        twin = Table(self.house, self.hands[:], self.winner, self.tricks)
        twin.seats, twin.led, twin.best, twin.ruffed = self.seats, self.led, self.best, self.ruffed
        twin.won = self.won[:]
        return twin

    @property
    def turn(self) -> Seat:
        """The seat that is to play."""
        return self.seats[0] if self.seats else self.winner

    def legal(self) -> tuple[int, int, int, int]:
        """What the seat on turn may play, as a mask for each suit."""
        seat, hands, house = self.turn, self.hands, self.house
        clubs, diamonds, hearts, spades = (hands[block + seat] for block in BLOCKS)
        if not self.seats:
            if house.broken_first and hands[SPADES + 4] == FULL_SUIT and clubs | diamonds | hearts:
                spades = 0
            return clubs, diamonds, hearts, spades
        mine = hands[self.led + seat]
        if mine:
            if house.must_head and not self.ruffed:
                mine = mine & -self.best or mine
            follow = [0, 0, 0, 0]
            follow[self.led // 5] = mine
            return follow[0], follow[1], follow[2], follow[3]
        if house.void != FREE and spades:
            over = spades & -self.best if self.ruffed else spades
            if over:
                return 0, 0, 0, over
            if house.void == TRUMP:
                return 0, 0, 0, spades
        return clubs, diamonds, hearts, spades

    def play(self, block: int, bit: int) -> None:
        """Play a legal card for the seat on turn; the fourth card ends the trick."""
        hands = self.hands
        if self.seats:
            seat = self.seats[0]
            self.seats = self.seats[1:]
            if block == self.led:
                if not self.ruffed and bit > self.best:
                    self.best, self.winner = bit, seat
            elif block == SPADES and (not self.ruffed or bit > self.best):
                self.best, self.winner, self.ruffed = bit, seat, True
        else:
            seat = self.winner
            self.seats = AFTER[seat]
            self.led, self.best, self.ruffed = block, bit, False
        hands[block + seat] ^= bit
        hands[block + 4] ^= bit
        if not self.seats:
            self.won[self.winner] += 1
            self.tricks -= 1


def bits_of(mask: int) -> list[int]:
    """The single bits of a mask, the lowest first."""
    bits = []
    while mask:
        bits.append(mask & -mask)
        mask &= mask - 1
    return bits


BITS: Final[list[tuple[int, ...]]] = [tuple(bits_of(mask)) for mask in range(8192)]
"""The single bits of each mask, the lowest first."""
