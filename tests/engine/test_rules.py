"""House rules: their values, presets and plain form."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from callbreak.engine.rules import (
    ALLOWED,
    PRESETS,
    HighCall,
    RedealReason,
    Rules,
    RulesError,
    preset_and_changes,
    preset_name,
    with_rounds,
)
from tests.strategies import house_rules


@given(house_rules())
def test_plain_values_give_the_same_rules_back(rules: Rules) -> None:
    assert Rules.from_mapping(rules.to_mapping()) == rules


def documented() -> dict[str, list[str]]:
    """The table of house rules in docs/rules.md: each rule's values, the default first."""
    text = Path("docs/rules.md").read_text(encoding="utf-8").partition("## House rules")[2]
    rows = re.findall(r"^\| `(\w+)` \| (`.+?`) \|", text, re.MULTILINE)
    return {key: re.findall("`(.+?)`", values) for key, values in rows}


def written(value: object) -> str:
    """A plain value as the document writes it."""
    return "endless" if value is None else str(value).lower()


def test_the_document_names_every_house_rule_with_its_values_and_default() -> None:
    told = documented()
    assert list(told) == list(ALLOWED)
    for key, default in Rules().to_mapping().items():
        values = [written(value) for value in ALLOWED[key]]
        assert told[key] == (["[]", *values] if key == "redeal" else values)
        assert told[key][0] == written(default)


def test_the_presets_differ_from_the_defaults_as_the_document_says() -> None:
    usual = Rules().to_mapping()
    differs = {
        name: {key: value for key, value in rules.to_mapping().items() if value != usual[key]}
        for name, rules in PRESETS.items()
    }
    assert differs == {
        "classic": {},
        "nepal": {"void": "beat"},
        "master": {
            "rounds": None,
            "min_call": 2,
            "max_call": 12,
            "must_head": False,
            "void": "beat",
            "overtricks": "one_allowed",
            "high_call": "thirteen",
        },
        "beginner": {"must_head": False, "void": "free"},
    }


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("min_call", 3),
        ("min_call", True),
        ("min_call", 1.0),
        ("max_call", "8"),
        ("must_head", 1),
        ("void", "Trump"),
        ("void", None),
        ("redeal", "no_spade"),
        ("redeal", ["no_spade", "no_spade"]),
        ("redeal", ["no_ace"]),
        ("redeal", [["no_spade"]]),
        ("rounds", 4),
        ("rounds", "ENDLESS"),
        ("void", "endless"),
        ("max_call", "endless"),
        ("jokers", True),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_what_is_allowed(key: str, value: object) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.from_mapping({key: value})
    assert caught.value.key == key
    assert repr(caught.value.found) in repr(value)
    assert caught.value.allowed
    assert str(caught.value).startswith(f"{key}: ")


def test_a_missing_key_takes_its_default_or_the_value_it_starts_from() -> None:
    assert Rules.from_mapping({}) == Rules() == PRESETS["classic"]
    master = PRESETS["master"]
    assert Rules.from_mapping({"min_call": 1}, start=master) == replace(master, min_call=1)


def test_endless_is_written_as_a_word_or_as_null() -> None:
    assert Rules.from_mapping({"rounds": "endless"}).rounds is None
    assert Rules.from_mapping({"rounds": None}).rounds is None


def test_a_typed_number_of_rounds_changes_nothing_else() -> None:
    master = PRESETS["master"]
    assert with_rounds(master, "3") == replace(master, rounds=3)
    assert with_rounds(Rules(), "endless") == replace(Rules(), rounds=None)
    assert with_rounds(master, None) is master
    for nonsense in ("4", "many"):
        with pytest.raises(RulesError):
            with_rounds(master, nonsense)


def test_redeal_reasons_come_in_the_order_of_checking() -> None:
    rules = Rules.from_mapping({"redeal": ["no_high_card", "no_spade"]})
    assert rules.redeal == (RedealReason.NO_SPADE, RedealReason.NO_HIGH_CARD)


def test_the_number_of_rounds_does_not_leave_a_preset() -> None:
    for name, preset in PRESETS.items():
        assert preset_name(replace(preset, rounds=3)) == name
    assert preset_name(replace(Rules(), high_call=HighCall.WINS_GAME)) == "custom"


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_described_by_itself_and_a_changed_one_by_classic(name: str) -> None:
    rules = PRESETS[name]
    assert preset_and_changes(rules) == (name, {})
    assert preset_and_changes(replace(rules, rounds=10)) == (name, {"rounds": 10})
    preset, changes = preset_and_changes(replace(rules, spades_broken=True))
    assert preset == "classic"
    again = Rules.from_mapping(changes, start=PRESETS["classic"])
    assert again == replace(rules, spades_broken=True)
