"""What the play of a round has proved about the hidden cards.

A play proves cards that its seat cannot hold: the led suit when it did not follow, higher cards
when it had to head or overruff and did not. Hands only shrink, so a proof stays true.

Where revokes are taken (R13), the person at seat 0 may have broken a demand. Then a proof is only
evidence: `Knowledge.doubtful` lists it apart, and it falls when the seat plays a card that it had
been proved not to hold, which also proves the revoke.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from callbreak.ai.card_sets import ALL_CARDS, above, set_of, whole
from callbreak.engine.cards import Card, Suit
from callbreak.engine.rules import Revoke, Rules, Void
from callbreak.engine.seats import SEATS, Seat
from callbreak.engine.trick import Trick, beats

if TYPE_CHECKING:
    from callbreak.engine.view import SeatView

PERSON: Final[Seat] = 0
"""The only seat at which a person can sit (R2)."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows of the others' cards; sets of cards are masks of 52 bits.

    Attributes:
        unseen: the cards that the others hold.
        excluded: by seat, the cards that it cannot hold.
        doubtful: by seat, the cards that it should not hold unless it has revoked.
        revoked: by seat, whether a revoke is proved.
        left: how many cards each seat holds.
        played: by seat, the cards that it has played in this round.
    """

    unseen: int
    excluded: tuple[int, ...]
    doubtful: tuple[int, ...]
    revoked: tuple[bool, ...]
    left: tuple[int, ...]
    played: tuple[int, ...]


def known(view: SeatView) -> Knowledge:
    """What ``view`` proves."""
    rules = view.rules
    proofs: list[list[int]] = [[], [], [], []]
    played = [0, 0, 0, 0]
    revoked = [False] * 4
    broken = False
    for trick in (*view.tricks, *((view.trick,) if view.trick else ())):
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % 4
            bit = 1 << card.number
            played[seat] |= bit
            if any(proof & bit for proof in proofs[seat]):
                revoked[seat] = True
                proofs[seat] = [proof for proof in proofs[seat] if not proof & bit]
            before = Trick(trick.leader, trick.cards[:place])
            proof = _proof(before, card, rules, broken=broken)
            if proof:
                proofs[seat].append(proof)
            broken = broken or card.suit == Suit.SPADES
    sure, doubtful = [0, 0, 0, 0], [0, 0, 0, 0]
    for seat in SEATS:
        doubt = seat == PERSON and rules.revoke is Revoke.CALL_FAILS
        for proof in proofs[seat]:
            (doubtful if doubt else sure)[seat] |= proof
    return Knowledge(
        set_of(view.unseen),
        tuple(sure),
        tuple(doubtful),
        tuple(revoked),
        view.cards_left,
        tuple(played),
    )


def _proof(before: Trick, card: Card, rules: Rules, *, broken: bool) -> int:
    """The cards that a seat cannot hold after it has played ``card`` to the trick ``before``."""
    best, led = before.winning_card, before.led_suit
    if best is None or led is None:
        if rules.spades_broken and not broken and card.suit == Suit.SPADES:
            return ALL_CARDS ^ whole(Suit.SPADES)
        return 0
    if card.suit == led:
        must = rules.must_head and best.suit == led and not beats(card, best)
        return above(best) if must else 0
    proof = whole(led)
    if rules.void is Void.FREE or (card.suit == Suit.SPADES and beats(card, best)):
        return proof
    proof |= above(best) if best.suit == Suit.SPADES else whole(Suit.SPADES)
    if rules.void is Void.TRUMP and card.suit != Suit.SPADES:
        proof |= whole(Suit.SPADES)
    return proof
