"""Hints in words: the card or call, and why it is a good one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.reasons import Reason, ReasonCode
from callbreak.engine.cards import Card
from callbreak.words.cards import card_text
from callbreak.words.catalogs import mark, tr
from callbreak.words.events import Names
from callbreak.words.numbers import decimal_text
from callbreak.words.review_phrases import lost_text, option_text

if TYPE_CHECKING:
    from callbreak.ai.evaluation import OptionValue
    from callbreak.ai.hints import Hint

_AS_GOOD: Final = 0.05
"""A difference of fewer points rounds to nothing."""

_REASONS: Final = {
    ReasonCode.ONLY_CARD: mark("It is the only card that you may play."),
    ReasonCode.MAKES_CALL: mark("It surely wins the trick that makes your call."),
    ReasonCode.CHEAPEST_SURE_WINNER: mark("It is the lowest card that surely wins the trick."),
    ReasonCode.CASHES_WINNER: mark("No card of its suit that is still out can beat it."),
    ReasonCode.DRAWS_TRUMPS: mark("It draws spades, so that the others can ruff less."),
    ReasonCode.RUFFS: mark("It ruffs the trick."),
    ReasonCode.OVERRUFFS: mark("It overruffs the spade that is winning."),
    ReasonCode.HEADS_CHEAPLY: mark("It is the cheapest card that heads the trick."),
    ReasonCode.TRIES_TO_WIN: mark("It wins unless a higher card or a spade comes."),
    ReasonCode.DUCKS_TO_SAVE: mark("It lets this trick go."),
    ReasonCode.LEADS_TO_VOID: mark("You are short in this suit and may soon ruff it."),
    ReasonCode.LEADS_LOW: mark("It is a low lead that lets the others spend their high cards."),
    ReasonCode.MAKES_VOID: mark("It is your last card of this suit, which you can ruff later."),
    ReasonCode.THROWS_LOSER: mark("It would hardly win a trick anyway."),
    ReasonCode.KEEPS_CALL_SAFE: mark("It does not win a trick that would be too many."),
    ReasonCode.SHEDS_DANGER: mark("Now it cannot win; later it might win a trick too many."),
    ReasonCode.PLAYS_SAFE: mark("A failed call costs more than one more trick would bring."),
    ReasonCode.LOWEST_CALL: mark("Your hand is worth no more than the lowest call."),
    ReasonCode.HIGH_CALL_PAYS: mark("A high call pays so well that it is worth the risk."),
}


def reason_sentence(reason: Reason, names: Names) -> str:
    """Why, in one sentence."""
    match reason:
        case Reason(code=ReasonCode.CHEAPEST_SURE_WINNER, saved=saved) if saved is not None:
            return tr("It surely wins the trick, and saves the {card}.", card=card_text(saved))
        case Reason(code=ReasonCode.DUCKS_TO_SAVE, saved=saved) if saved is not None:
            return tr("It lets this trick go and saves the {card}.", card=card_text(saved))
        case Reason(code=ReasonCode.SPOILS_CALL, seat=seat) if seat is not None:
            # Translators: {name} still needs tricks to make the call.
            return tr("It takes a trick that {name} needs.", name=names[seat])
        case Reason(code=ReasonCode.SPOILS_CALL):
            return tr("It takes a trick that another player needs.")
        case Reason(code=ReasonCode.HAND_IS_WORTH, tenths=tenths):
            # Translators: {n} is a number with one decimal, like 3.4.
            return tr("Your hand is worth about {n} tricks.", n=decimal_text((tenths or 0) / 10, 1))
        case Reason(code=code):
            return tr(_REASONS[code])


def hint_sentence(hint: Hint, names: Names) -> str:
    """A hint: what to play or call, by how much it is the best, and why."""
    why = reason_sentence(hint.reason, names)
    option, second = hint.option, hint.second
    if isinstance(option, Card):
        return _card_hint(card_text(option), second, why)
    return _call_hint(option, second, why)


def hint_lead(hint: Hint, names: Names) -> str:
    """What the sentence of a hint begins with: the card or call itself, without the reason.

    Empty where a language puts the reason anywhere but last.
    """
    sentence, why = hint_sentence(hint, names), reason_sentence(hint.reason, names)
    return sentence.removesuffix(why).rstrip() if sentence.endswith(why) else ""


def _card_hint(card: str, second: OptionValue | None, why: str) -> str:
    if second is None:
        return tr("Play the {card}. {why}", card=card, why=why)
    other, points = option_text(second.option), lost_text(second.behind)
    if second.behind < _AS_GOOD:
        return tr(
            "Play the {card} (the {other} is as good). {why}", card=card, other=other, why=why
        )
    # Translators: {points} is like "0.8 points"; {other} is the second best card.
    return tr(
        "Play the {card}, {points} better than the {other}. {why}",
        card=card,
        points=points,
        other=other,
        why=why,
    )


def _call_hint(call: int, second: OptionValue | None, why: str) -> str:
    if second is None:
        return tr("Call {n}. {why}", n=call, why=why)
    other, points = option_text(second.option), lost_text(second.behind)
    if second.behind < _AS_GOOD:
        return tr("Call {n} ({other} is as good). {why}", n=call, other=other, why=why)
    # Translators: {points} is like "0.8 points"; {n} and {other} are calls.
    return tr(
        "Call {n}, {points} better than {other}. {why}",
        n=call,
        points=points,
        other=other,
        why=why,
    )
