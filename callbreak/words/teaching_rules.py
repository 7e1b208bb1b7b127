"""How to play: cards, deal, calls and play (R1 to R9, R13, R14), for the house rules in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.cards import parse_cards
from callbreak.engine.rules import VOID_AUCTIONS_ALLOWED, RedealReason, Revoke, Void
from callbreak.engine.trick import Trick
from callbreak.words.catalogs import mark, tr
from callbreak.words.teaching_blocks import (
    Block,
    HandExample,
    PlayExample,
    RuleTitle,
    Text,
    TrickExample,
)

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules

_REDEAL: Final = {
    (): mark("In this game the cards are kept as they are dealt."),
    (RedealReason.NO_SPADE,): mark(
        "Before the calls, whoever holds no spade may ask for a new deal. The same dealer deals"
        " again; the reason is said aloud, the hand is not shown."
    ),
    (RedealReason.NO_HIGH_CARD,): mark(
        "Before the calls, whoever holds no card above a jack may ask for a new deal. The same"
        " dealer deals again; the reason is said aloud, the hand is not shown."
    ),
    tuple(RedealReason): mark(
        "Before the calls, whoever holds no spade, or no card above a jack, may ask for a new deal."
        " The same dealer deals again; the reason is said aloud, the hand is not shown."
    ),
}
_VOID: Final = {
    Void.TRUMP: mark(
        "Without a card of the led suit you must ruff: play a spade. If a spade is in the trick"
        " already, yours must be higher, if you have a higher one; else any spade will do. Only"
        " with no spade at all do you throw away what you like."
    ),
    Void.BEAT: mark(
        "Without a card of the led suit you must play a spade if it would win the trick. If none"
        " of your spades would win it, or if you have none, play any card."
    ),
    Void.FREE: mark(
        "Without a card of the led suit you may play anything: ruff with a spade, or throw away"
        " a card that you do not need."
    ),
}


def cards_and_deal(rules: Rules) -> tuple[Block, ...]:
    """R1 to R4."""
    return (
        RuleTitle("R1", tr("The cards")),
        Text(
            tr(
                "One pack of 52 cards, without jokers. In every suit the ace is the highest card,"
                " then king, queen, jack, 10 and so on down to the 2. Spades are always trump: the"
                " smallest spade beats the highest card of any other suit. Cards have no points of"
                " their own; only tricks count."
            )
        ),
        HandExample(tr("From high to low:"), parse_cards("AH KH QH JH TH 9H 2H"), left_out_at=6),
        RuleTitle("R2", tr("The seats")),
        Text(
            tr(
                "Four people sit round the table, everyone for themselves. Deal, calls and play go"
                " round to the right, counterclockwise. A setting turns the picture the other way."
            )
        ),
        RuleTitle("R3", tr("The deal")),
        Text(
            tr(
                "Chance says who deals first; after each round the next seat deals. The cards are"
                " dealt one at a time, face down, beginning beside the dealer, until everyone has"
                " 13. Nobody shows their hand."
            )
        ),
        RuleTitle("R4", tr("A new deal")),
        Text(tr(_REDEAL[rules.redeal])),
    )


def calls(rules: Rules) -> tuple[Block, ...]:
    """R5."""
    blocks: list[Block] = [
        RuleTitle("R5", tr("The calls")),
        Text(
            tr(
                "Beginning beside the dealer, everyone says once how many tricks they will win, at"
                " least {low} and at most {high}. Everybody hears it, and it cannot be changed.",
                low=rules.min_call,
                high=rules.max_call,
            )
        ),
    ]
    if rules.min_total_calls:
        blocks.append(
            Text(
                tr(
                    "If the four calls add up to less than {least}, nobody plays this deal: the"
                    " same dealer deals again. After {n} such deals in a round the next one is"
                    " played whatever the calls are.",
                    least=rules.min_total_calls,
                    n=VOID_AUCTIONS_ALLOWED,
                )
            )
        )
    blocks += [
        HandExample(
            tr(
                "A♠, K♠ and A♥ are almost certain tricks, and such a long run of spades brings"
                " one more: call 4."
            ),
            parse_cards("AS KS 9S 7S 4S AH 8H 3H QC 6C TD 5D 2D"),
        ),
        HandExample(
            tr("One ace, one king, and few spades: call 2."),
            parse_cards("QS 5S AD 9D 6D 3D KC 8C 4C TH 7H 5H 2H"),
        ),
        Text(
            tr(
                "Call low. A trick more than you called is worth little or nothing, and a failed"
                " call undoes a whole good round."
            )
        ),
    ]
    return tuple(blocks)


def play(rules: Rules) -> tuple[Block, ...]:
    """R6 to R9, R13 and R14."""
    return (
        *_lead(rules),
        *_follow(rules),
        *_void(rules),
        *_win(),
        RuleTitle("R13", tr("Illegal cards")),
        Text(_revoke(rules)),
        RuleTitle("R14", tr("The rest is certain")),
        Text(
            tr(
                "When what you see proves that one seat wins every trick that is left, whatever is"
                " played, the game offers to play them at once."
            )
        ),
    )


def _lead(rules: Rules) -> tuple[Block, ...]:
    return (
        RuleTitle("R6", tr("Who leads")),
        Text(
            tr(
                "The seat beside the dealer plays first. After that, whoever won a trick leads the"
                " next one."
            )
        ),
        *_what_to_lead(rules),
    )


def _follow(rules: Rules) -> tuple[Block, ...]:
    return (
        RuleTitle("R7", tr("Follow suit")),
        Text(_following(rules)),
        PlayExample(
            tr("The 9♥ is led, and you hold hearts."), parse_cards("TH KH 2H AS"), _trick("9H")
        ),
        PlayExample(
            tr("The 9♠ is led: spades are a suit like any other."),
            parse_cards("QS 4S AD"),
            _trick("9S"),
        ),
        PlayExample(
            tr("The 9♥ has been ruffed with the 4♠, and you hold hearts."),
            parse_cards("KH 2H AS"),
            _trick("9H 4S"),
        ),
    )


def _void(rules: Rules) -> tuple[Block, ...]:
    return (
        RuleTitle("R8", tr("When you are void")),
        Text(tr(_VOID[rules.void])),
        PlayExample(
            tr("The 9♥ is led. You have no hearts, and no spade is in the trick yet."),
            parse_cards("JS 3S KD 6C"),
            _trick("9H"),
        ),
        PlayExample(
            tr("The 9♥ has been ruffed with the 9♠, and one of your spades is higher."),
            parse_cards("JS 5S 3S KD"),
            _trick("9H 9S"),
        ),
        PlayExample(
            tr("The 9♥ has been ruffed with the 9♠, and your spades are lower."),
            parse_cards("5S 3S KD"),
            _trick("9H 9S"),
        ),
    )


def _win() -> tuple[Block, ...]:
    return (
        RuleTitle("R9", tr("Who wins the trick")),
        Text(
            tr(
                "The highest spade wins. If there is none, the highest card of the led suit wins;"
                " cards of the other suits never do. The trick lies face down before its winner;"
                " the table shows you the last one again when you ask."
            )
        ),
        TrickExample(tr("Hearts are led and nobody ruffs."), _trick("7H KH AD 9H")),
        TrickExample(tr("Hearts are led, ruffed and overruffed."), _trick("7H AH 3S 6S")),
    )


def _what_to_lead(rules: Rules) -> tuple[Block, ...]:
    if not rules.spades_broken:
        return (Text(tr("They may lead any card, a spade too.")),)
    return (
        Text(
            tr(
                "They may lead any card but a spade: spades may be led once one has been played in"
                " the round, or by a hand that holds nothing else."
            )
        ),
        PlayExample(
            tr("You lead, and no spade has been played yet."),
            parse_cards("AS 7S KD 4C"),
            Trick(0),
            spades_broken=False,
        ),
    )


def _following(rules: Rules) -> str:
    if rules.must_head:
        return tr(
            "If you hold a card of the led suit you must play that suit. And you must head the"
            " trick: beat the card that is winning it, if you can. Once a trick has been ruffed"
            " the led suit cannot win it any more, so any card of that suit will do."
        )
    return tr(
        "If you hold a card of the led suit you must play that suit. It may be high or low: you"
        " need not beat anything."
    )


def _revoke(rules: Rules) -> str:
    if rules.revoke is Revoke.CALL_FAILS:
        return tr(
            "The table does not watch over you: a card against R6, R7 or R8 can be played. The"
            " trick stands, but your call of this round has failed, however many tricks you win."
            " You are told when the round is scored. The bots never do it."
        )
    return tr(
        "A card that is not allowed stays in your hand. The game tells you why, and shows the cards"
        " that will do."
    )


def _trick(cards: str) -> Trick:
    return Trick(0, parse_cards(cards))
