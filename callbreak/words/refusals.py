"""Why a card or a call is not allowed, in words and with the cards that would do (R5 to R8)."""

from __future__ import annotations

from typing import Final

from callbreak.engine.cards import Suit
from callbreak.engine.legality import Refusal, RefusalCode
from callbreak.words.cards import card_text, one_of
from callbreak.words.catalogs import mark, tr

MOST_CARDS_NAMED: Final = 4
"""More cards than these are not listed; the table lights them up."""

_FOLLOW: Final = {
    Suit.CLUBS: mark("Clubs were led and you hold clubs."),
    Suit.DIAMONDS: mark("Diamonds were led and you hold diamonds."),
    Suit.HEARTS: mark("Hearts were led and you hold hearts."),
    Suit.SPADES: mark("Spades were led and you hold spades."),
}
_FOLLOW_WITH: Final = {
    Suit.CLUBS: mark("Clubs were led and you hold clubs: play {cards}."),
    Suit.DIAMONDS: mark("Diamonds were led and you hold diamonds: play {cards}."),
    Suit.HEARTS: mark("Hearts were led and you hold hearts: play {cards}."),
    Suit.SPADES: mark("Spades were led and you hold spades: play {cards}."),
}
_RUFF: Final = {
    Suit.CLUBS: mark("You have no clubs, so you must ruff with a spade."),
    Suit.DIAMONDS: mark("You have no diamonds, so you must ruff with a spade."),
    Suit.HEARTS: mark("You have no hearts, so you must ruff with a spade."),
}
_RUFF_WITH: Final = {
    Suit.CLUBS: mark("You have no clubs, so you must ruff: play {cards}."),
    Suit.DIAMONDS: mark("You have no diamonds, so you must ruff: play {cards}."),
    Suit.HEARTS: mark("You have no hearts, so you must ruff: play {cards}."),
}


def refusal_sentence(refusal: Refusal) -> str:
    """The sentence for the person who tried it."""
    # Translators: in all sentences {card} is like "9♥", {cards} like "the 10♥ or the K♥".
    few = 0 < len(refusal.would_do) <= MOST_CARDS_NAMED
    facts: dict[str, object] = {"cards": one_of(refusal.would_do), "n": refusal.limit}
    if refusal.to_beat is not None:
        facts["card"] = card_text(refusal.to_beat)
    match refusal.code:
        case RefusalCode.FOLLOW_SUIT if refusal.led_suit is not None:
            return tr((_FOLLOW_WITH if few else _FOLLOW)[refusal.led_suit], **facts)
        case RefusalCode.MUST_HEAD if few:
            return tr("You must beat the {card}: play {cards}.", **facts)
        case RefusalCode.MUST_HEAD:
            return tr("You must beat the {card}, and you can.", **facts)
        case RefusalCode.MUST_TRUMP if refusal.led_suit in _RUFF:
            return tr((_RUFF_WITH if few else _RUFF)[refusal.led_suit], **facts)
        case RefusalCode.MUST_OVERTRUMP if few:
            return tr("You must overruff the {card}: play {cards}.", **facts)
        case RefusalCode.MUST_OVERTRUMP:
            return tr("You must overruff the {card}, and you can.", **facts)
        case RefusalCode.NOT_IN_HAND if refusal.card is not None:
            return tr("You do not hold the {card}.", card=card_text(refusal.card))
        case code:
            return tr(_PLAIN[code], **facts)


def refusal_reason(refusal: Refusal) -> str:
    """The same as a short remark about anybody, to stand in brackets."""
    best = "" if refusal.to_beat is None else card_text(refusal.to_beat)
    return tr(_REASONS[refusal.code], card=best, n=refusal.limit)


_PLAIN: Final = {
    RefusalCode.FOLLOW_SUIT: mark("You hold the led suit and must play it."),
    RefusalCode.MUST_TRUMP: mark("You must play a spade."),
    RefusalCode.SPADES_NOT_BROKEN: mark(
        "No spade has been played yet, so you may not lead one: play another suit."
    ),
    RefusalCode.NOT_IN_HAND: mark("You do not hold that card."),
    RefusalCode.NOT_YOUR_TURN: mark("It is not your turn."),
    RefusalCode.CALL_TOO_LOW: mark("The lowest call is {n}."),
    RefusalCode.CALL_TOO_HIGH: mark("The highest call is {n}."),
    RefusalCode.NO_REDEAL_DUE: mark("Your hand gives you no right to a new deal."),
    RefusalCode.WRONG_PHASE: mark("This cannot be done now."),
}

_REASONS: Final = {
    RefusalCode.FOLLOW_SUIT: mark("the led suit is held"),
    RefusalCode.MUST_HEAD: mark("the {card} must be beaten, and can be"),
    RefusalCode.MUST_TRUMP: mark("a spade must be played"),
    RefusalCode.MUST_OVERTRUMP: mark("the {card} must be overruffed, and can be"),
    RefusalCode.SPADES_NOT_BROKEN: mark("no spade has been played yet"),
    RefusalCode.NOT_IN_HAND: mark("the card is not in the hand"),
    RefusalCode.NOT_YOUR_TURN: mark("another seat is on turn"),
    RefusalCode.CALL_TOO_LOW: mark("the lowest call is {n}"),
    RefusalCode.CALL_TOO_HIGH: mark("the highest call is {n}"),
    RefusalCode.NO_REDEAL_DUE: mark("the hand gives no right to a new deal"),
    RefusalCode.WRONG_PHASE: mark("it cannot be done at this point of the game"),
}
