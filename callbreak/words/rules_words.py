"""House rules in words: a name, a plain line and for whom, and a name for each value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from callbreak.words.catalogs import ctx, mark, mark_ctx, ntr, tr
from callbreak.words.joining import listed


@dataclass(frozen=True, slots=True)
class _RuleWords:
    """English; translated when they are asked for."""

    name: str
    meaning: str
    for_whom: str


_RULES: Final = {
    "rounds": _RuleWords(
        mark("Rounds"),
        mark("How many rounds a game has."),
        mark("3 for a short break, 10 for a long evening, endless until you end it."),
    ),
    "min_call": _RuleWords(
        mark("Lowest call"),
        mark("Nobody may call fewer tricks than this."),
        mark("2 for players who find a call of 1 too safe."),
    ),
    "max_call": _RuleWords(
        mark("Highest call"),
        mark("Nobody may call more tricks than this."),
        mark("12 or 13 for the bold."),
    ),
    "must_head": _RuleWords(
        mark("Head the trick"),
        mark("Whoever follows suit must beat the card that is winning, if possible."),
        mark("Off for beginners: then any card of the led suit will do."),
    ),
    "void": _RuleWords(
        mark("Without the led suit"),
        mark("What must be played by those who hold no card of the led suit."),
        mark("“Any card” is the easiest; “ruff” is the strict way of the classic game."),
    ),
    "overtricks": _RuleWords(
        mark("Tricks over the call"),
        mark("What each trick over the call is worth."),
        mark("“One is allowed” for those who want to hit their call exactly."),
    ),
    "failed_call": _RuleWords(
        mark("A failed call"),
        mark("What it costs to win fewer tricks than called."),
        mark("Milder than the whole call for friendly tables."),
    ),
    "high_call": _RuleWords(
        mark("A call of 8 or more"),
        mark("What it is worth to call 8 or more and make it."),
        mark("13 points, or the whole game, for thrills."),
    ),
    "redeal": _RuleWords(
        mark("New deal on request"),
        mark("Before the calls, a hand this poor may ask for new cards."),
        mark("For families where nobody should sit through a hopeless hand."),
    ),
    "min_total_calls": _RuleWords(
        mark("Least sum of the calls"),
        mark("If the four calls add up to less, the cards are dealt again."),
        mark("10 or 11 for tables where nobody calls timidly."),
    ),
    "spades_broken": _RuleWords(
        mark("Spades must be broken"),
        mark("A spade may not be led until one has been played in the round."),
        mark("For those who know it from Spades or Hearts."),
    ),
    "revoke": _RuleWords(
        mark("Illegal cards"),
        mark("Whether a card against the rules can be played, and what follows."),
        mark("“Cost the call” for experts: as with real cards, you watch yourself."),
    ),
}

_VALUES: Final = {
    # Translators: what to play without the led suit.
    ("void", "trump"): mark_ctx("void", "Ruff, and overruff if possible"),
    ("void", "beat"): mark_ctx("void", "Ruff only if that would win"),
    ("void", "free"): mark_ctx("void", "Any card"),
    # Translators: what tricks over the call are worth.
    ("overtricks", "tenths"): mark_ctx("overtricks", "0.1 points each"),
    ("overtricks", "one_allowed"): mark_ctx("overtricks", "One is allowed, two fail"),
    ("overtricks", "none"): mark_ctx("overtricks", "Nothing"),
    # Translators: what a failed call costs.
    ("failed_call", "minus_call"): mark_ctx("failed_call", "The whole call"),
    ("failed_call", "minus_shortfall"): mark_ctx("failed_call", "The missing tricks"),
    ("failed_call", "zero"): mark_ctx("failed_call", "Nothing"),
    # Translators: what a made call of 8 or more is worth.
    ("high_call", "as_called"): mark_ctx("high_call", "Its number"),
    ("high_call", "thirteen"): mark_ctx("high_call", "13 points"),
    ("high_call", "wins_game"): mark_ctx("high_call", "The whole game"),
    # Translators: which hand may ask for a new deal: like “no spade”.
    ("redeal", "no_spade"): mark_ctx("redeal", "No spade"),
    ("redeal", "no_high_card"): mark_ctx("redeal", "Nothing above a jack"),
    # Translators: what is done about illegal cards.
    ("revoke", "prevented"): mark_ctx("revoke", "Cannot be played"),
    ("revoke", "call_fails"): mark_ctx("revoke", "Cost the call"),
}

_PRESETS: Final = {
    "classic": (
        mark_ctx("preset", "Classic"),
        mark("The standard game: head the trick, and ruff when you are void."),
    ),
    "nepal": (
        mark_ctx("preset", "Nepal"),
        mark("As the popular phone games have it: a void hand ruffs only to win."),
    ),
    "master": (
        mark_ctx("preset", "Master"),
        mark("Callbreak Master: hit your call exactly or by one; calls of 8 or more score 13."),
    ),
    "beginner": (
        mark_ctx("preset", "Beginner"),
        mark("Just follow suit; everything else is free."),
    ),
    "custom": (
        mark_ctx("preset", "Custom"),
        mark("Your own house rules."),
    ),
}
_LEVELS: Final = {
    "easy": mark_ctx("level", "Easy"),
    "medium": mark_ctx("level", "Medium"),
    "hard": mark_ctx("level", "Hard"),
    "human": mark_ctx("level", "Person"),
    "program": mark_ctx("level", "Program"),
}


def rule_name(key: str) -> str:
    """The name of a house rule, by its key."""
    return tr(_RULES[key].name)


def rule_meaning(key: str) -> str:
    """One plain line that says what a house rule is about."""
    return tr(_RULES[key].meaning)


def rule_for_whom(key: str) -> str:
    """Whom its other values are for."""
    return tr(_RULES[key].for_whom)


def rule_value(key: str, value: object) -> str:
    """The name of a value of a house rule; of ``redeal`` also a list of values."""
    if isinstance(value, bool):
        return ctx("switch", "Yes") if value else ctx("switch", "No")
    if isinstance(value, list | tuple):
        if not value:
            return ctx("redeal", "Never")
        first, *more = (rule_value(key, item) for item in value)
        return listed([first, *(item[:1].lower() + item[1:] for item in more)])
    if key == "rounds":
        return ctx("rounds", "Endless") if not isinstance(value, int) else str(value)
    if key == "min_total_calls" and value == 0:
        return ctx("min_total_calls", "None")
    if isinstance(value, int):
        return str(value)
    return ctx(key, _VALUES[key, str(value)])


def preset_title(preset: str) -> str:
    """The name of a preset, or of ``custom``."""
    return ctx("preset", _PRESETS[preset][0])


def preset_summary(preset: str) -> str:
    """A preset in one line."""
    return tr(_PRESETS[preset][1])


def level_name(level: str) -> str:
    """The name of a level, or of another kind of player."""
    return ctx("level", _LEVELS[level])


def rounds_name(rounds: int | None) -> str:
    """The length of a game: ``5 rounds``, ``Endless``."""
    if rounds is None:
        return ctx("rounds", "Endless")
    return ntr("{n} round", "{n} rounds", rounds)
