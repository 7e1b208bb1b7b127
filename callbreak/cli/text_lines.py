"""Lines about the table as it stands: hand, trick, scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.cards import Suit, of_suit
from callbreak.engine.scoring import places
from callbreak.engine.seats import SEATS
from callbreak.words import tr
from callbreak.words.joining import grouped, listed
from callbreak.words.phrases import (
    Names,
    card_text,
    place_text,
    points_text,
    rank_text,
    suit_name,
    won_and_call,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.engine.cards import Card
    from callbreak.engine.trick import Trick
    from callbreak.engine.view import SeatView


def hand_lines(hand: Sequence[Card]) -> list[str]:
    """The hand in one line, suit by suit, spades first, high cards first."""
    parts = []
    for suit in sorted(Suit, reverse=True):
        held = sorted(of_suit(hand, suit), reverse=True)
        if held:
            ranks = " ".join(rank_text(card.rank) for card in held)
            # Translators: one suit of a hand, like "spades A K 4".
            parts.append(tr("{suit} {ranks}", suit=suit_name(suit), ranks=ranks))
    return [tr("Your hand: {suits}.", suits=grouped(parts))]


def trick_line(trick: Trick, names: Names) -> str:
    """What lies on the table, and who is winning."""
    if not trick.cards:
        return tr("You lead.")
    plays = listed(f"{names[seat]} {card_text(card)}" for seat, card in trick.plays)
    return tr("On the table: {plays}; {name} is winning.", plays=plays, name=names[trick.winner])


def last_trick_line(view: SeatView, names: Names) -> str:
    """The last complete trick of the round."""
    if not view.tricks:
        return tr("No trick has been played yet.")
    trick = view.tricks[-1]
    plays = listed(f"{names[seat]} {card_text(card)}" for seat, card in trick.plays)
    return tr("Last trick: {plays}; won by {name}.", plays=plays, name=names[trick.winner])


def needs_line(view: SeatView, names: Names) -> str:
    """Tricks won of tricks called, by player."""
    parts = [f"{names[seat]} {won_and_call(view.won[seat], view.calls[seat])}" for seat in SEATS]
    return tr("Won and called: {list}.", list=listed(parts))


def score_lines(view: SeatView, names: Names) -> list[str]:
    """The totals with places, the best first."""
    ranks = places(view.totals)
    order = sorted(SEATS, key=lambda seat: ranks[seat])
    return [
        tr(
            "{place}: {name}, {points}.",
            place=place_text(ranks[seat]),
            name=names[seat],
            points=points_text(view.totals[seat]),
        )
        for seat in order
    ]
