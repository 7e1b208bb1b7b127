"""What the teacher says in the lesson, step by step, and about how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from callbreak.engine.scoring import call_made
from callbreak.words.cards import card_text, one_of
from callbreak.words.catalogs import tr
from callbreak.words.numbers import points_text, tricks_text

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Said:
    """A title and what the teacher says under it."""

    title: str
    words: str


def hello() -> Said:
    """Before anything happens."""
    return Said(
        tr("Your hand"),
        tr(
            "These are your thirteen cards. Spades are trump: every spade beats every card of"
            " another suit. Let us play one round by the classic rules. Esc leaves the lesson."
        ),
    )


def call(number: int) -> Said:
    """The person is to call."""
    return Said(
        tr("Your call"),
        tr(
            "How many tricks will you win? The A♠, K♠, Q♠ and A♦ are almost certain. Call low: a"
            " trick more brings only 0.1, a failed call costs all of it. Call {n}.",
            n=number,
        ),
    )


def proposed_call(number: int) -> str:
    """The line in the call panel."""
    return tr("Your teacher would call {n}.", n=number)


def head(best: Card, would_do: tuple[Card, ...], tempting: Card) -> Said:
    """The person follows suit and must beat the winning card."""
    return Said(
        tr("Head the trick"),
        tr(
            "Diamonds were led, so you must play one, and beat the {best} if you can: with"
            " {cards}. Or try the {tempting}: the game says why not.",
            best=card_text(best),
            cards=one_of(would_do),
            tempting=card_text(tempting),
        ),
    )


def lead_to_be_void(card: Card) -> Said:
    """The person leads the only card of a suit."""
    return Said(
        tr("You lead"),
        tr(
            "The trick is yours, so you lead the next one. Lead the {card}, your only club: then"
            " you are void in clubs, and can ruff them.",
            card=card_text(card),
        ),
    )


def ruff(lowest: Card) -> Said:
    """The person is void and must ruff."""
    return Said(
        tr("Ruff"),
        tr(
            "Clubs are led and you have none: you must ruff, that is play a spade. No other spade"
            " is in the trick, so a low one is enough: the {card}.",
            card=card_text(lowest),
        ),
    )


def lead_high(card: Card) -> Said:
    """The person leads a high card that will be ruffed."""
    return Said(
        tr("You lead again"),
        tr(
            "Lead the {card}. No diamond beats it; only a spade can, if somebody has no more"
            " diamonds.",
            card=card_text(card),
        ),
    )


def overruff(ruffed_with: Card, lost: Card, would_do: tuple[Card, ...]) -> Said:
    """The person is void, and somebody has ruffed already."""
    return Said(
        tr("Overruff"),
        tr(
            "A spade took your {lost}: that can happen to any high card. Now the {card} has ruffed"
            " the clubs before you. You have none either, so you must overruff, with {cards}.",
            lost=card_text(lost),
            card=card_text(ruffed_with),
            cards=one_of(would_do),
        ),
    )


def go_on_alone(won: int, called: int) -> Said:
    """The person plays the rest without being told what to play."""
    if won >= called:
        return Said(
            tr("Now you"),
            tr(
                "You have made your call; each trick more is worth 0.1. Play the rest as you like:"
                " the cards that you may play stand up."
            ),
        )
    return Said(
        tr("Now you"),
        tr(
            "You have won {won}, and you still need {missing}. Play the rest as you like: the cards"
            " that you may play stand up.",
            won=tricks_text(won),
            missing=tricks_text(called - won),
        ),
    )


def allowed_but(wanted: tuple[Card, ...]) -> str:
    """A card that the rules allow, but with which the lesson could not go on."""
    return tr(
        "You may play that, but the lesson goes another way: play {cards}.", cards=one_of(wanted)
    )


def ended(call_number: int, won: int, tenths: int, rules: Rules) -> str:
    """What the person's round was worth, and why."""
    facts = {
        "call": call_number,
        "tricks": tricks_text(won),
        "points": points_text(tenths),
    }
    if not call_made(call_number, won, revoked=False, rules=rules):
        return tr(
            "You called {call} and won {tricks}: too few, so the call has failed and costs its"
            " number: {points}. That happens to everybody; next time call one less.",
            **facts,
        )
    if won == call_number:
        return tr(
            "You called {call} and won {tricks}: exactly made, and worth its number: {points}.",
            **facts,
        )
    return tr(
        "You called {call} and won {tricks}: made. It scores its number, and 0.1 for each trick"
        " over it: {points}.",
        **facts,
    )
