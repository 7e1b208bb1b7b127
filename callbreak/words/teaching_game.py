"""How to play: what the game is and where it comes from, its house rules, and the fair deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.rules import PRESETS, preset_name
from callbreak.words.catalogs import tr
from callbreak.words.rules_lines import rules_lines
from callbreak.words.rules_words import (
    preset_summary,
    preset_title,
    rule_for_whom,
    rule_name,
    rule_value,
)
from callbreak.words.teaching_blocks import Block, Entry, Points, Text, Title
from callbreak.words.teaching_questions import length

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules

_FOR_SOMEBODY: Final = (
    "rounds",
    "min_call",
    "max_call",
    "must_head",
    "void",
    "overtricks",
    "failed_call",
    "high_call",
    "redeal",
    "min_total_calls",
    "spades_broken",
    "revoke",
)


def the_game(rules: Rules) -> tuple[Block, ...]:
    """The aim, the rules in force, length, age and origin."""
    return (
        Text(
            tr(
                "Call Break is played by four, everyone for themselves. Before a round you say how"
                " many of its 13 tricks you will win: that is your call. Then you play, and try to"
                " win what you have promised."
            )
        ),
        Title(rules_title(rules)),
        Points(tuple(rules_lines(rules))),
        Title(tr("How long, and for whom")),
        Text(length(rules)),
        Text(tr("It is easy to learn, for people from about ten years on.")),
        Title(tr("Where it comes from")),
        Text(
            tr(
                "Call Break is a folk game of Nepal and northern India, where it is also called"
                " Lakdi. It is kin to Spades and to the whist games that came to South Asia with"
                " the British. It is played above all at Dashain and Tihar, when families come"
                " together; since the 2010s phones have carried it round the world."
            )
        ),
    )


def rules_title(rules: Rules) -> str:
    """The heading over the rules in force."""
    return tr("The rules in force: {preset}", preset=preset_title(preset_name(rules)))


def house_rules(rules: Rules) -> tuple[Block, ...]:
    """Each house rule with its value and for whom others are, and the presets."""
    values = rules.to_mapping()
    ruled = (
        Entry(
            # Translators: a house rule and its value, like "Highest call: 8".
            tr("{rule}: {value}", rule=rule_name(key), value=rule_value(key, values[key])),
            rule_for_whom(key),
        )
        for key in _FOR_SOMEBODY
    )
    presets = (Entry(preset_title(preset), preset_summary(preset)) for preset in PRESETS)
    return (
        Text(
            tr(
                "Every family plays a little differently, so you can choose. What you change holds"
                " from the next game on; a game that has begun keeps its rules."
            )
        ),
        Title(tr("Ready-made rules")),
        *presets,
        Title(tr("In force, and what others like")),
        *ruled,
    )


def fair_deal() -> tuple[Block, ...]:
    """How to check that nobody has chosen the cards."""
    return (
        Title(tr("How to check a deal")),
        Points(
            (
                tr(
                    "All deals of a game follow from its seed, and before the first card you are"
                    " shown the seed's fingerprint: its SHA-256, which gives nothing away."
                ),
                tr(
                    "When the game is over you are shown the seed itself; any program that computes"
                    " a SHA-256 must find the same fingerprint, so nobody can have chosen the"
                    " cards in between."
                ),
                tr(
                    "The command “callbreak verify FILE” proves the rest from the record of a game:"
                    " every deal, every card, every trick and every point."
                ),
            )
        ),
        Title(tr("What the bots know")),
        Text(
            tr(
                "The bots see what a person in their seat would see, and nothing more: their own"
                " cards, the calls, and what has been played. They do not know the seed."
            )
        ),
    )
