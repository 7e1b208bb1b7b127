"""How to play says what is true under the house rules in force, and leaves nothing out."""

from __future__ import annotations

import pytest

from callbreak.engine.cards import format_cards, parse_cards
from callbreak.engine.legality import RefusalCode
from callbreak.engine.rules import ALLOWED, PRESETS, Overtricks, RedealReason, Revoke, Rules
from callbreak.words import PSEUDO, set_language
from callbreak.words.rules_words import rule_for_whom
from callbreak.words.teaching import chapters
from callbreak.words.teaching_blocks import (
    Block,
    Entry,
    HandExample,
    PlayExample,
    Points,
    Question,
    RuleTitle,
    Text,
    Title,
    TrickExample,
)


def _one_rule_changed() -> list[Rules]:
    found = [*PRESETS.values(), Rules(redeal=tuple(RedealReason))]
    for key, values in ALLOWED.items():
        for value in values:
            plain = getattr(value, "value", value)
            change = [plain] if key == "redeal" else plain
            found.append(Rules.from_mapping({key: change}))
    return found


EVERY_RULE = _one_rule_changed()


def blocks(rules: Rules, chapter: str | None = None) -> list[Block]:
    return [
        block
        for one in chapters(rules)
        if chapter is None or one.key == chapter
        for block in one.blocks
    ]


def sentences(rules: Rules, chapter: str | None = None) -> list[str]:
    found: list[str] = []
    for block in blocks(rules, chapter):
        match block:
            case RuleTitle(words=words) | Title(words) | Text(words):
                found.append(words)
            case Points(lines):
                found += lines
            case Question(first, second) | Entry(first, second):
                found += [first, second]
            case PlayExample() | TrickExample() | HandExample():
                found.append(block.words)
            case _:
                pass
    return found


def answer(rules: Rules, question: str) -> str:
    found = [b for b in blocks(rules, "questions") if isinstance(b, Question)]
    return next(block.answer for block in found if block.question == question)


def legal_in(example: PlayExample, rules: Rules) -> str:
    refusals = example.refusals(rules)
    cards = zip(example.hand, refusals, strict=True)
    return format_cards(card for card, refusal in cards if refusal is None)


def example(trick: str, hand: str) -> PlayExample:
    found = [b for b in blocks(PRESETS["classic"], "play") if isinstance(b, PlayExample)]
    wanted = (parse_cards(trick), parse_cards(hand))
    return next(one for one in found if (one.trick.cards, one.hand) == wanted)


@pytest.mark.parametrize("rules", EVERY_RULE)
def test_each_of_the_fourteen_rules_has_its_heading_once(rules: Rules) -> None:
    numbers = [block.number for block in blocks(rules) if isinstance(block, RuleTitle)]
    assert sorted(numbers, key=lambda number: int(number[1:])) == [f"R{n}" for n in range(1, 15)]


@pytest.mark.parametrize("rules", EVERY_RULE)
def test_every_sentence_is_there_and_has_its_facts(rules: Rules) -> None:
    for sentence in sentences(rules):
        assert sentence.strip()
        assert "{" not in sentence


def test_everything_is_translated() -> None:
    english = set(sentences(Rules(redeal=tuple(RedealReason), min_total_calls=10)))
    set_language(PSEUDO)
    pseudo = set(sentences(Rules(redeal=tuple(RedealReason), min_total_calls=10)))
    assert english.isdisjoint(pseudo)


# --- the worked examples of the rules, as they are drawn


def test_who_follows_suit_must_head_where_the_house_says_so() -> None:
    shown = example("9H", "TH KH 2H AS")
    assert legal_in(shown, PRESETS["classic"]) == "TH KH"
    assert legal_in(shown, PRESETS["master"]) == "TH KH 2H"


def test_a_ruffed_trick_need_not_be_headed() -> None:
    assert legal_in(example("9H 4S", "KH 2H AS"), PRESETS["classic"]) == "KH 2H"


def test_a_lower_spade_must_be_played_in_one_house_only() -> None:
    shown = example("9H 9S", "5S 3S KD")
    assert legal_in(shown, PRESETS["classic"]) == "5S 3S"
    for other in ("nepal", "master", "beginner"):
        assert legal_in(shown, PRESETS[other]) == "5S 3S KD"


def test_a_higher_spade_must_be_played_in_all_houses_but_one() -> None:
    shown = example("9H 9S", "JS 5S 3S KD")
    for house in ("classic", "nepal", "master"):
        assert legal_in(shown, PRESETS[house]) == "JS"
    assert legal_in(shown, PRESETS["beginner"]) == "JS 5S 3S KD"


def test_the_examples_show_every_reason_to_refuse_a_card() -> None:
    rules = Rules(spades_broken=True)
    shown = [block for block in blocks(rules, "play") if isinstance(block, PlayExample)]
    codes = {refusal.code for one in shown for refusal in one.refusals(rules) if refusal}
    assert codes == {
        RefusalCode.FOLLOW_SUIT,
        RefusalCode.MUST_HEAD,
        RefusalCode.MUST_TRUMP,
        RefusalCode.MUST_OVERTRUMP,
        RefusalCode.SPADES_NOT_BROKEN,
    }


def test_five_rounds_of_the_classic_game_are_summed_up() -> None:
    assert "Five rounds may go like this: 4.1 + 3 + 2.1 + 3.1 − 4 = 8.3." in sentences(Rules())


# --- questions, tips and the rest


def test_whether_one_must_play_high_depends_on_the_house() -> None:
    assert answer(PRESETS["classic"], "Must I play high?").startswith("Yes")
    assert answer(PRESETS["beginner"], "Must I play high?").startswith("No")


def test_whether_one_must_ruff_depends_on_the_house() -> None:
    assert answer(PRESETS["classic"], "Must I ruff?").startswith("Yes")
    assert answer(PRESETS["nepal"], "Must I ruff?").startswith("Only if")
    assert answer(PRESETS["beginner"], "Must I ruff?").startswith("No")


def test_what_an_extra_trick_is_good_for_depends_on_the_house() -> None:
    answers = {answer(Rules(overtricks=kind), "What use is an extra trick?") for kind in Overtricks}
    assert len(answers) == len(Overtricks)
    assert any("0.1" in one for one in answers)


def test_the_highest_call_is_the_one_of_the_house() -> None:
    assert answer(PRESETS["classic"], "What is the highest call?") == "8; the lowest is 1."
    assert "13 points" in answer(PRESETS["master"], "What is the highest call?")


@pytest.mark.parametrize(("rounds", "least", "most"), [(3, 12, 18), (5, 20, 30), (10, 40, 60)])
def test_a_game_takes_four_to_six_minutes_a_round(rounds: int, least: int, most: int) -> None:
    words = answer(Rules(rounds=rounds), "How long does it take?")
    assert words == f"A round takes 4 to 6 minutes, a game of {rounds} rounds {least} to {most}."


def test_an_endless_game_ends_when_one_likes() -> None:
    assert "until you end it" in answer(Rules(rounds=None), "How long does it take?")


def test_tips_on_heading_are_only_given_where_one_must_head() -> None:
    assert any("to head" in tip for tip in sentences(PRESETS["classic"], "advice"))
    assert not any("to head" in tip for tip in sentences(PRESETS["beginner"], "advice"))


def test_unwanted_tricks_are_only_spoken_of_where_they_do_harm() -> None:
    assert any("no more tricks" in tip for tip in sentences(PRESETS["master"], "advice"))
    assert not any("no more tricks" in tip for tip in sentences(PRESETS["classic"], "advice"))


def test_every_house_rule_says_for_whom_it_is() -> None:
    lines = {block.line for block in blocks(Rules(), "house_rules") if isinstance(block, Entry)}
    assert {rule_for_whom(key) for key in ALLOWED} <= lines


def test_a_house_with_revokes_says_what_they_cost() -> None:
    words = sentences(Rules(revoke=Revoke.CALL_FAILS), "play")
    assert any("your call of this round has failed" in sentence for sentence in words)


def test_the_fair_deal_is_checked_in_three_sentences() -> None:
    points = next(block for block in blocks(Rules(), "fair_deal") if isinstance(block, Points))
    assert len(points.lines) == 3
    assert "callbreak verify" in points.lines[-1]


def test_the_origin_is_told() -> None:
    words = " ".join(sentences(Rules(), "game"))
    for fact in ("Nepal", "India", "Lakdi", "Spades", "whist", "Dashain", "Tihar", "2010"):
        assert fact in words


def test_where_the_order_of_the_cards_leaves_some_out_it_says_so() -> None:
    (order,) = [block for block in blocks(Rules(), "deal") if isinstance(block, HandExample)]
    jumps = [at for at in range(1, 7) if order.hand[at - 1].rank - order.hand[at].rank != 1]
    assert jumps == [order.left_out_at]
