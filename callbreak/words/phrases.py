"""Every sentence and word that is made from what the engine and the settings say, in one place."""

from __future__ import annotations

from callbreak.words.cards import (
    card_text,
    cards_text,
    one_of,
    rank_text,
    spoken_card,
    suit_name,
)
from callbreak.words.events import (
    Names,
    event_sentences,
    redeal_question,
    round_sentences,
    winners_sentence,
)
from callbreak.words.hints import hint_lead, hint_sentence, reason_sentence
from callbreak.words.joining import and_list, or_list
from callbreak.words.numbers import (
    decimal_text,
    gain_text,
    place_text,
    points_text,
    rounds_text,
    score_text,
    shared_place_text,
    tricks_text,
    won_and_call,
)
from callbreak.words.records import record_sentence, rules_error_sentence
from callbreak.words.refusals import refusal_reason, refusal_sentence
from callbreak.words.rules_lines import rules_lines
from callbreak.words.rules_words import (
    level_name,
    preset_summary,
    preset_title,
    rounds_name,
    rule_for_whom,
    rule_meaning,
    rule_name,
    rule_value,
)
from callbreak.words.settings_problems import problem_sentence

__all__ = [
    "Names",
    "and_list",
    "card_text",
    "cards_text",
    "decimal_text",
    "event_sentences",
    "gain_text",
    "hint_lead",
    "hint_sentence",
    "level_name",
    "one_of",
    "or_list",
    "place_text",
    "points_text",
    "preset_summary",
    "preset_title",
    "problem_sentence",
    "rank_text",
    "reason_sentence",
    "record_sentence",
    "redeal_question",
    "refusal_reason",
    "refusal_sentence",
    "round_sentences",
    "rounds_name",
    "rounds_text",
    "rule_for_whom",
    "rule_meaning",
    "rule_name",
    "rule_value",
    "rules_error_sentence",
    "rules_lines",
    "score_text",
    "shared_place_text",
    "spoken_card",
    "suit_name",
    "tricks_text",
    "winners_sentence",
    "won_and_call",
]
