"""``callbreak legal``: which cards may be played, and why not the others."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from callbreak.cli import options
from callbreak.cli.failure import Failure, UsageError
from callbreak.engine.cards import HAND_SIZE, Card, CardError, format_cards, parse_cards
from callbreak.engine.legality import Refusal, card_refusal, legal_cards
from callbreak.engine.record_errors import RecordError
from callbreak.engine.record_reader import parse_json
from callbreak.engine.rules import PRESETS, Rules, RulesError
from callbreak.engine.trick import Trick
from callbreak.words.phrases import record_sentence, refusal_sentence, rules_error_sentence

if TYPE_CHECKING:
    from callbreak.cli.main import Parser

MOST_IN_TRICK: Final = 3


class PositionError(ValueError):
    """A hand and trick that cannot be, or a line that does not describe one."""


class Position:
    """A hand on turn, and what it may do.

    Raises:
        PositionError: such a hand or trick cannot be.
    """

    def __init__(self, hand: str, trick: str, rules: Rules, *, spades_broken: bool) -> None:
        try:
            self.hand = parse_cards(hand)
            self.trick = Trick(0, parse_cards(trick))
        except CardError as problem:
            raise PositionError(str(problem)) from None
        if not 1 <= len(self.hand) <= HAND_SIZE:
            raise PositionError(f"a hand has 1 to {HAND_SIZE} cards, this one {len(self.hand)}")
        if len(self.trick.cards) > MOST_IN_TRICK:
            raise PositionError(f"a trick on the table has at most {MOST_IN_TRICK} cards")
        both = sorted(set(self.hand) & set(self.trick.cards))
        if both:
            raise PositionError(f"in the hand and in the trick: {format_cards(both)}")
        self._rules = rules
        self._spades_broken = spades_broken

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played, the lowest first."""
        return legal_cards(self.hand, self.trick, self._rules, spades_broken=self._spades_broken)

    @property
    def refused(self) -> dict[Card, Refusal]:
        """The other cards of the hand in their order, each with the reason."""
        reasons = {
            card: card_refusal(
                self.hand, self.trick, card, self._rules, spades_broken=self._spades_broken
            )
            for card in self.hand
        }
        return {card: reason for card, reason in reasons.items() if reason is not None}


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "legal",
        description="Say which cards of a hand may be played to a trick, and why not the others.",
        epilog="A card is two characters, rank then suit, like TH; cards are separated by blanks.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--hand", metavar="CARDS", help="the cards held")
    add("--trick", metavar="CARDS", help="the cards in the trick so far, the led card first")
    options.add_rules(parser)
    add("--spades-unbroken", action="store_true", help="no spade has been played in this round")
    add("--batch", action="store_true", help="answer JSON lines from standard input")


def run(asked: argparse.Namespace) -> int:
    """Answer one question, or one a line."""
    if asked.batch:
        if asked.hand is not None or asked.trick is not None or asked.rules is not None:
            raise UsageError(
                "callbreak legal: --batch takes hands, tricks and rules from its input"
            )
        _answer_lines(sys.stdin.buffer if sys.stdin else ())
        return 0
    if asked.hand is None:
        raise UsageError("callbreak legal: --hand or --batch is needed")
    try:
        position = Position(
            asked.hand,
            asked.trick or "",
            asked.rules or Rules(),
            spades_broken=not asked.spades_unbroken,
        )
    except PositionError as problem:
        raise Failure(f"callbreak legal: {problem}") from None
    print(f"legal: {format_cards(position.legal)}")
    for card, refusal in position.refused.items():
        print(f"{card} {refusal.code.value}: {refusal_sentence(refusal)}")
    return 0


def _answer_lines(lines: Iterable[bytes]) -> None:
    for line in lines:
        print(json.dumps(_answer(line)), flush=True)


def _answer(line: bytes) -> dict[str, object]:
    """The answer to one line; to a bad one, what is wrong with it."""
    try:
        position = _position(parse_json(line.decode("utf-8")))
    except RecordError as problem:
        return {"error": record_sentence(problem)}
    except RulesError as problem:
        return {"error": rules_error_sentence(problem)}
    except (PositionError, UnicodeDecodeError) as problem:
        return {"error": str(problem)}
    return {
        "legal": format_cards(position.legal),
        "refused": {str(card): why.code.value for card, why in position.refused.items()},
    }


def _position(question: object) -> Position:
    if not isinstance(question, dict):
        raise PositionError("a line must be a JSON object")
    if "hand" not in question:
        raise PositionError("the hand is missing")
    spades_broken = _of_type(question, "spades_broken", bool, default=True)
    rules = question.get("rules", {})
    if isinstance(rules, str) and rules in PRESETS:
        chosen = PRESETS[rules]
    else:
        chosen = Rules.from_mapping(_of_type(question, "rules", dict, default={}))
    return Position(
        _of_type(question, "hand", str, default=""),
        _of_type(question, "trick", str, default=""),
        chosen,
        spades_broken=spades_broken,
    )


def _of_type(question: dict[str, Any], key: str, kind: type, *, default: object) -> Any:
    value = question.get(key, default)
    if not isinstance(value, kind):
        raise PositionError(f"{key}: {json.dumps(value)} is not allowed there")
    return value
