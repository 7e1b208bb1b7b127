"""Learned habits: a table by features, looked up by mask, and how it is fitted."""

from __future__ import annotations

import random

import pytest

from callbreak.ai import habits
from callbreak.ai.habit_table import WORTH
from callbreak.ai.models import SHREWD, Model
from callbreak.ai.opponents import ENOUGH, choice
from callbreak.ai.strength import strength_of
from callbreak.ai.twin import BITS, CLUBS, DIAMONDS, HEARTS, House, Table, masks_of, pack
from callbreak.engine.cards import parse_cards
from callbreak.engine.rules import PRESETS, FailedCall, Overtricks, Rules, Void
from tools.policy import habits as fitting
from tools.policy.strength import random_deal

HANDS = ("2C 5C 9D KD 3H 4S", "3C 6C TC 2D 4H 5S", "7C 8C 3D 5D 5H 6S", "JC QC 4D 6D 6H 7S")


def lead(model: Model, need: int = ENOUGH) -> tuple[int, int]:
    table = Table(House(Rules()), pack(map(parse_cards, HANDS)), 0, 6)
    return choice(table, [need] * 4, model)


def taught(feature: int) -> Model:
    """Somebody to whom one feature is worth more than all others."""
    worth = [0] * habits.SIZE
    worth[feature] = 5000
    return habits.model_from("taught", worth)


@pytest.mark.parametrize(
    ("feature", "block", "bit"),
    [
        (habits.plain_features(habits.LEAD, 0b1001)[1], CLUBS, 1),
        (habits.plain_features(habits.LEAD, 0b10)[1], HEARTS, 1 << 1),
        (habits.CASH + 5, DIAMONDS, 1 << 11),
    ],
)
def test_the_option_that_is_worth_most_is_led(feature: int, block: int, bit: int) -> None:
    assert lead(taught(feature)) == (block, bit)


def test_who_has_enough_leads_by_another_table() -> None:
    hearts = habits.plain_features(habits.ESCAPE, 0b10)[1]
    assert lead(taught(hearts), need=0) == (HEARTS, 1 << 1)
    assert lead(taught(hearts)) != (HEARTS, 1 << 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_number_for_every_feature(preset: str) -> None:
    assert len(WORTH[preset]) == habits.SIZE
    assert any(WORTH[preset])


@pytest.mark.parametrize(
    ("rules", "preset"),
    [
        *((rules, name) for name, rules in PRESETS.items()),
        (Rules(overtricks=Overtricks.ONE_ALLOWED), "master"),
        (Rules(must_head=False, void=Void.TRUMP), "beginner"),
        (Rules(void=Void.FREE, failed_call=FailedCall.ZERO), "nepal"),
    ],
)
def test_house_rules_take_the_habits_of_their_nearest_kin(rules: Rules, preset: str) -> None:
    assert habits.kin(rules) == preset


def test_fitting_tries_legal_cards_only_and_gives_every_feature_a_number() -> None:
    rng = random.Random(2)
    table = Table(House(Rules()), random_deal(rng), 0)
    for _ in range(40):
        legal = table.legal()
        for block, bit, features in fitting.options(table, 3):
            assert legal[block // 5] & bit
            assert all(0 <= feature < habits.SIZE for feature in features)
        block, bit = rng.choice(
            [(5 * suit, bit) for suit, mask in enumerate(legal) for bit in BITS[mask]]
        )
        table.play(block, bit)
    fitted = fitting.learn(Rules(), SHREWD, 5, rng)
    assert len(fitted) == habits.SIZE
    assert any(fitted)


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        ("2C 3C 4C 5D 6D 7D 8H 9H TH 2S 3S 4S 5S", "2C 3C 4C 5D 6D 7D 8H 9H TH 2S 3S 4S AS"),
        ("QC 3C 4C 5D 6D 7D 8H 9H TH 2S 3S 4S 5S", "AC 3C 4C 5D 6D 7D 8H 9H TH 2S 3S 4S 5S"),
        ("2C 3C 4C 5D 6D 7D 8H 9H TH 2S 3S 4S 5S", "3C 4C 5D 6D 7D 8H 9H 2S 3S 4S 5S 6S 7S"),
    ],
)
def test_a_better_hand_is_worth_more_tricks(weaker: str, stronger: str) -> None:
    low, high = (strength_of(masks_of(parse_cards(hand))) for hand in (weaker, stronger))
    assert 0.0 < low < high < 13.0
