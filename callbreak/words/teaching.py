"""How to play as chapters of texts and examples, written for the house rules in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.words.catalogs import tr
from callbreak.words.teaching_advice import advice
from callbreak.words.teaching_blocks import Chapter
from callbreak.words.teaching_game import fair_deal, house_rules, the_game
from callbreak.words.teaching_points import points
from callbreak.words.teaching_questions import questions
from callbreak.words.teaching_rules import calls, cards_and_deal, play

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules


def chapters(rules: Rules) -> tuple[Chapter, ...]:
    """All chapters in the order of reading."""
    return (
        Chapter("game", tr("The game"), "book", the_game(rules)),
        Chapter("deal", tr("Cards and deal"), "cards", cards_and_deal(rules)),
        Chapter("calls", tr("Calls"), "hand", calls(rules)),
        Chapter("play", tr("Play"), "spade", play(rules)),
        Chapter("points", tr("Points"), "chart", points(rules)),
        Chapter("advice", tr("Tips and mistakes"), "hint", advice(rules)),
        Chapter("questions", tr("Questions"), "info", questions(rules)),
        Chapter("house_rules", tr("House rules"), "score", house_rules(rules)),
        Chapter("fair_deal", tr("Fair deal"), "lock", fair_deal()),
    )
