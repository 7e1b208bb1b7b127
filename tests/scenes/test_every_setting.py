"""Every setting and every house rule is changed in the window: in force and kept at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from callbreak.engine.rules import ALLOWED, Rules
from callbreak.scenes.settings_rules import plain_values
from callbreak.settings import load
from callbreak.ui.widgets.choice import Choice
from callbreak.ui.widgets.toggle import Toggle
from callbreak.words.rules_words import rule_for_whom, rule_meaning, rule_name, rule_value

if TYPE_CHECKING:
    from tests.scenes.person import Person

CHOSEN = [
    ("table", "Theme", "table.theme", {"Dhaka": "dhaka", "Classic": "classic", "Night": "night"}),
    ("table", "Card back", "table.back", {"Indigo": 2, "Dhaka": 1}),
    (
        "table",
        "Your hand",
        "table.sort",
        {"By suit": "by_suit", "By rank": "by_rank", "As dealt": "none"},
    ),
    ("table", "Direction of play", "table.direction", {"Clockwise": "clockwise"}),
    ("play", "Speed", "table.speed", {"Slow": "slow", "Fast": "fast", "Instant": "instant"}),
    (
        "play",
        "A full trick lies",
        "table.trick_rest",
        {"0.5 s": 0.5, "3.0 s": 3.0, "Until a click": "click"},
    ),
    ("ease", "Text size", "table.text_size", {"80 %": 80, "125 %": 125, "150 %": 150}),
    ("ease", "Contrast", "table.contrast", {"High": "high", "Normal": "normal"}),
]
SWITCHED = [
    ("table", "Four-colour deck", "table.four_colours"),
    ("ease", "Four-colour deck", "table.four_colours"),
    ("ease", "Reduced motion", "table.reduced_motion"),
    ("play", "Play with a second click", "table.confirm_click"),
    ("play", "Play forced cards by themselves", "table.play_forced"),
    ("play", "Offer to end certain rounds", "table.offer_claim"),
    ("table", "Cards played", "table.show_played"),
    ("sound", "Mute", "sound.mute"),
]


def kept(person: Person, key: str) -> object:
    """What the file says now."""
    assert person.services.places is not None
    return load(person.services.places.settings).settings.value(key)


@pytest.mark.parametrize(("page", "row", "key", "values"), CHOSEN)
def test_each_value_is_in_force_and_in_the_file_with_one_click(
    person: Person, page: str, row: str, key: str, values: dict[str, object]
) -> None:
    person.open("settings", page=page)
    for words, value in values.items():
        person.choose(row, words)
        assert person.services.settings.value(key) == value
        assert kept(person, key) == value
        assert person.control(row).value == value


@pytest.mark.parametrize(("page", "row", "key"), SWITCHED)
def test_each_switch_is_in_force_and_in_the_file_with_one_click(
    person: Person, page: str, row: str, key: str
) -> None:
    person.open("settings", page=page)
    before = person.services.settings.value(key)
    for value in (not before, before):
        person.switch(row)
        assert person.services.settings.value(key) is value
        assert kept(person, key) is value
        assert person.control(row).on is value


def test_every_setting_of_the_table_is_somewhere_in_the_window(person: Person) -> None:
    in_window = {key for _, _, key, _ in CHOSEN} | {key for _, _, key in SWITCHED}
    table = person.services.settings.to_mapping()["table"]
    assert {f"table.{name}" for name in table} <= in_window


@pytest.mark.parametrize("key", ALLOWED)
def test_every_value_of_every_house_rule_is_one_click_away(person: Person, key: str) -> None:
    person.open("settings", page="house_rules")
    assert person.sees(rule_meaning(key))
    assert person.sees(rule_for_whom(key))
    values = plain_values(key)
    assert len(values) >= 2
    for value in (*values[1:], values[0]):
        _set(person, key, value)
        rules = person.services.settings.rules().to_mapping()
        wanted = None if value == "endless" else value
        assert rules[key] == wanted, value
        assert person.services.places is not None
        file = load(person.services.places.settings).settings.rules().to_mapping()
        assert file == rules
        if key != "rounds":
            usual = Rules().to_mapping()[key]
            marked = f"Classic: {rule_value(key, usual)}"
            assert (marked in person.words()) == (value != usual), value


def _set(person: Person, key: str, value: Any) -> None:
    control = person.control(rule_name(key))
    if isinstance(control, Toggle):
        if control.on != value:
            person.switch(rule_name(key))
        return
    assert isinstance(control, Choice)
    person.choose(rule_name(key), rule_value(key, value))
