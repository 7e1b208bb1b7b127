"""Reasons for a choice, as codes with facts; words for people are made of them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from callbreak.engine.cards import Card, Suit
    from callbreak.engine.seats import Seat


class ReasonCode(StrEnum):
    """Why a card or a call is a good one."""

    ONLY_CARD = "only_card"
    """No other card may be played."""
    MAKES_CALL = "makes_call"
    """`card` surely wins the trick that makes the call."""
    CHEAPEST_SURE_WINNER = "cheapest_sure_winner"
    """No lower card wins for sure; `saved` is the higher card that is kept, if there is one."""
    CASHES_WINNER = "cashes_winner"
    """A lead that no card of its `suit` can beat."""
    DRAWS_TRUMPS = "draws_trumps"
    """A spade led, so that the others have fewer left to ruff with."""
    RUFFS = "ruffs"
    """A spade wins the trick without the led `suit`."""
    OVERRUFFS = "overruffs"
    """A spade above the spade that was winning."""
    HEADS_CHEAPLY = "heads_cheaply"
    """The lowest of the cards that take the lead in the trick; a higher one may still come."""
    TRIES_TO_WIN = "tries_to_win"
    """A high card that wins unless a higher one, or a spade, comes."""
    SPOILS_CALL = "spoils_call"
    """Takes the trick from `seat`, which needs it for its call."""
    DUCKS_TO_SAVE = "ducks_to_save"
    """Lets this trick go and keeps `saved` for a later one."""
    LEADS_TO_VOID = "leads_to_void"
    """Leads from a short `suit`, to be able to ruff it soon."""
    LEADS_LOW = "leads_low"
    """Leads low in `suit` and lets the others spend their cards."""
    MAKES_VOID = "makes_void"
    """Throws the last card of `suit`, to ruff it later."""
    THROWS_LOSER = "throws_loser"
    """A card that would hardly win a trick."""
    KEEPS_CALL_SAFE = "keeps_call_safe"
    """Does not win a trick that would be too many."""
    SHEDS_DANGER = "sheds_danger"
    """Throws a high card that might win a trick too many later."""
    HAND_IS_WORTH = "hand_is_worth"
    """A call that suits a hand worth `tenths` tenths of a trick."""
    PLAYS_SAFE = "plays_safe"
    """A call below what the hand is worth: a failed call costs more than a trick brings."""
    LOWEST_CALL = "lowest_call"
    """The hand is worth no more than the lowest call."""
    HIGH_CALL_PAYS = "high_call_pays"
    """A high call is paid so well that it is worth the risk."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A code with its facts; those that do not belong to the code are None.

    Attributes:
        code: why.
        card: the card that the reason is about.
        suit: the suit.
        saved: a card that is kept for later.
        seat: the other player.
        call: the call.
        tenths: what the hand is worth, in tenths of a trick.
    """

    code: ReasonCode
    card: Card | None = None
    suit: Suit | None = None
    saved: Card | None = None
    seat: Seat | None = None
    call: int | None = None
    tenths: int | None = None
