"""Chinese is set as Chinese: full-width punctuation, and no blanks between characters."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from callbreak import words
from callbreak.ai.reasons import Reason, ReasonCode
from callbreak.engine.cards import Card, Suit, parse_cards
from callbreak.engine.game import new_game
from callbreak.engine.legality import Refusal, RefusalCode
from callbreak.engine.rules import ALLOWED, PRESETS, RedealReason, Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.words import phrases
from callbreak.words.joining import sentences
from callbreak.words.teaching import chapters
from tests.strategies import house_rules
from tools.locale import catalog_files

HAN = "\u3400-\u9fff，。、；：？！（）…"
NOT_CHINESE = re.compile(
    f"[{HAN}”] +[{HAN}“]"  # a blank between characters
    f"|[{HAN}] ?[,;:!?(]|[,;:!?)] ?[{HAN}]"  # half-width punctuation beside one
    f"|[{HAN}]\\.(?![a-z])"
)
NAMES = phrases.Names(("甲", "阿莎", "比克拉姆", "昌德拉"), you=0)


@pytest.fixture(autouse=True)
def _chinese(_english_again: None) -> None:
    words.set_language("zh_CN")


def wrong(said: str) -> list[str]:
    """What is not set as Chinese, with a little around it."""
    return [said[max(0, m.start() - 8) : m.end() + 8] for m in NOT_CHINESE.finditer(said)]


@pytest.mark.parametrize(
    "planted", ["要跟牌。 能大过", "叫数:3", "阿莎, 昌德拉", "输 (第3名)", "要跟牌.", "可以 出牌"]
)
def test_what_is_not_set_as_chinese_is_found(planted: str) -> None:
    assert wrong(planted)


@pytest.mark.parametrize("fine", ["要大过9♥：出10♥或K♥。", "callbreak verify FILE", "叫3，赢4墩"])
def test_what_is_set_as_chinese_is_let_be(fine: str) -> None:
    assert not wrong(fine)


def test_every_message_of_the_catalog_is_set_as_chinese() -> None:
    catalog = catalog_files.read(catalog_files.catalog_file("zh_CN"), "zh_CN")
    messages = [message for message in catalog if message.id]
    assert messages
    assert [found for message in messages for found in wrong(str(message.string))] == []


def _texts(value: object) -> Iterator[str]:
    """All texts within blocks of blocks."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _texts(item)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _texts(getattr(value, field.name))


@settings(max_examples=40)
@given(rules=house_rules())
def test_the_rules_and_how_to_play_are_set_as_chinese(rules: Rules) -> None:
    told = [*phrases.rules_lines(rules), *_texts(chapters(rules))]
    assert [found for text in told for found in wrong(text)] == []


@pytest.mark.parametrize("key", ALLOWED)
def test_the_rows_of_the_house_rules_are_set_as_chinese(key: str) -> None:
    told = sentences(phrases.rule_meaning(key), phrases.rule_for_whom(key))
    assert told.count("。") >= 2
    assert not wrong(told)


@pytest.mark.parametrize("code", RefusalCode)
@pytest.mark.parametrize("led", [None, *Suit])
@pytest.mark.parametrize("cards", ["", "3H", "3H 4H 5H"])
def test_refusals_are_set_as_chinese(code: RefusalCode, led: Suit | None, cards: str) -> None:
    why = Refusal(
        code, led_suit=led, to_beat=Card.parse("9H"), would_do=parse_cards(cards), limit=1
    )
    told = phrases.refusal_sentence(why), phrases.refusal_reason(why)
    assert [found for text in told for found in wrong(text)] == []


@pytest.mark.parametrize("code", ReasonCode)
def test_reasons_are_set_as_chinese(code: ReasonCode) -> None:
    assert not wrong(phrases.reason_sentence(Reason(code, card=Card.parse("9H")), NAMES))


@pytest.mark.parametrize("preset", PRESETS)
def test_what_happens_at_the_table_is_set_as_chinese(preset: str) -> None:
    players = tuple(Player(name, Kind.EASY) for name in NAMES.of_seats)
    begun = new_game(Setup("zh", PRESETS[preset], players))
    told = [said for event in begun.events for said in phrases.event_sentences(event, NAMES)]
    told += [phrases.redeal_question(reason) for reason in RedealReason]
    told.append(sentences(*told))
    assert told
    assert [found for text in told for found in wrong(text)] == []
