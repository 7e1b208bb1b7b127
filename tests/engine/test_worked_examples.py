"""The worked examples of docs/rules.md, one test each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from callbreak.engine.cards import Card, Suit, format_cards, parse_cards
from callbreak.engine.legality import Refusal, RefusalCode, card_refusal, legal_cards
from callbreak.engine.rules import PRESETS, HighCall, Rules
from callbreak.engine.scoring import places, score
from callbreak.engine.seats import SEATS
from callbreak.engine.state import GameOver, Kind, Player, Setup, champion
from callbreak.engine.trick import Trick
from tests.engine.table import round_result

CLASSIC, NEPAL = PRESETS["classic"], PRESETS["nepal"]
MASTER, BEGINNER = PRESETS["master"], PRESETS["beginner"]


def legal(hand: str, trick: str, rules: Rules) -> str:
    cards = legal_cards(parse_cards(hand), Trick(0, parse_cards(trick)), rules, spades_broken=True)
    return format_cards(cards)


def why_not(card: str, hand: str, trick: str, rules: Rules) -> RefusalCode | None:
    refused = card_refusal(
        parse_cards(hand),
        Trick(0, parse_cards(trick)),
        Card.parse(card),
        rules,
        spades_broken=True,
    )
    return refused.code if refused else None


def test_example_1_each_player_must_head_ruff_or_overruff_in_turn() -> None:
    assert legal("AH 2H KS", "7H", CLASSIC) == "AH"
    assert legal("3S 9D QC", "7H AH", CLASSIC) == "3S"
    assert legal("6S 2S KD", "7H AH 3S", CLASSIC) == "6S"
    trick = Trick(0, parse_cards("7H AH 3S 6S"))
    assert trick.winner == 3


def test_example_2_r7_one_must_beat_the_winning_card_and_may_not_ruff_while_holding_the_suit() -> (
    None
):
    hand = "TH KH 2H AS"
    assert legal(hand, "9H", CLASSIC) == "TH KH"
    assert why_not("2H", hand, "9H", CLASSIC) is RefusalCode.MUST_HEAD
    assert why_not("AS", hand, "9H", CLASSIC) is RefusalCode.FOLLOW_SUIT


def test_example_3_r7_once_ruffed_any_card_of_the_led_suit_will_do() -> None:
    assert legal("KH 2H AS", "9H 4S", CLASSIC) == "2H KH"


def test_example_4_r8_what_a_void_seat_must_do_when_a_spade_is_winning() -> None:
    weak, strong, trick = "5S 3S KD", "5S 3S KD JS", "7H 9S"
    assert legal(weak, trick, CLASSIC) == "3S 5S"
    assert why_not("KD", weak, trick, CLASSIC) is RefusalCode.MUST_TRUMP
    assert legal(weak, trick, NEPAL) == legal(weak, trick, MASTER) == "3S 5S KD"
    for rules in (CLASSIC, NEPAL, MASTER):
        assert legal(strong, trick, rules) == "JS"
        assert why_not("5S", strong, trick, rules) is RefusalCode.MUST_OVERTRUMP
        assert why_not("KD", strong, trick, rules) is RefusalCode.MUST_OVERTRUMP
    assert legal(strong, trick, BEGINNER) == "3S 5S JS KD"


def test_a_refusal_names_the_card_the_led_suit_what_is_to_be_beaten_and_what_would_do() -> None:
    hand, trick = parse_cards("TH KH 2H AS"), Trick(0, parse_cards("9H"))
    two, nine, others = Card.parse("2H"), Card.parse("9H"), parse_cards("TH KH")
    refused = card_refusal(hand, trick, two, CLASSIC, spades_broken=True)
    assert refused == Refusal(RefusalCode.MUST_HEAD, two, Suit.HEARTS, nine, others)
    not_held = card_refusal(hand, trick, nine, CLASSIC, spades_broken=True)
    assert not_held == Refusal(RefusalCode.NOT_IN_HAND, nine, Suit.HEARTS, nine, others)
    on_lead = card_refusal(parse_cards("AS"), Trick(0), nine, CLASSIC, spades_broken=True)
    assert on_lead == Refusal(RefusalCode.NOT_IN_HAND, nine, None, None, parse_cards("AS"))


def test_example_5_master_does_not_ask_to_head_the_trick_not_even_in_spades() -> None:
    assert legal("KH 2H", "9H", MASTER) == "2H KH"
    assert legal("KS 2S", "9S", MASTER) == "2S KS"


def test_example_6_r10_classic_scores_are_exact_to_the_tenth() -> None:
    assert score(4, 5, revoked=False, rules=CLASSIC) == 41
    assert score(4, 3, revoked=False, rules=CLASSIC) == -40
    assert 41 + 30 + 21 + 31 - 40 == 83
    rounds = [(4, 5), (3, 3), (2, 3), (3, 4), (4, 2)]
    assert sum(score(call, won, revoked=False, rules=CLASSIC) for call, won in rounds) == 83


@pytest.mark.parametrize(
    ("call", "won", "tenths"),
    [
        (4, 3, -40),
        (4, 4, 40),
        (4, 5, 40),
        (4, 6, -40),
        (7, 7, 70),
        (8, 5, -80),
        (8, 8, 130),
        (9, 8, -90),
        (9, 9, 130),
        (9, 10, 130),
        (9, 11, -90),
    ],
)
def test_example_7_r10_r11_master_allows_one_trick_more_and_pays_13(
    call: int, won: int, tenths: int
) -> None:
    assert score(call, won, revoked=False, rules=MASTER) == tenths


def test_example_8_r11_a_made_call_of_8_wins_the_game_with_any_totals() -> None:
    rules = Rules(high_call=HighCall.WINS_GAME)
    setup = Setup("x", rules, tuple(Player(name, Kind.EASY) for name in "ABCD"))
    first = round_result(1, (8, 1, 1, 1), (0, 5, 5, 3), (-80, 14, 14, 12))
    second = round_result(2, (8, 1, 1, 1), (8, 2, 2, 1), (80, 11, 11, 10))
    assert champion(first, rules) is None
    assert champion(replace(second, revoked=(True, False, False, False)), rules) is None
    assert champion(second, rules) == 0
    over = GameOver(setup, (first, second))
    assert over.totals == (0, 25, 25, 22)
    assert over.winners == (0,)
    assert over.places == (1, 2, 2, 4)


def test_r10_r13_a_round_says_who_has_made_the_call() -> None:
    result = round_result(1, (4, 3, 3, 3), (4, 2, 4, 3), (40, -30, 31, -30))
    result = replace(result, revoked=(False, False, False, True))
    assert [result.made(seat, CLASSIC) for seat in SEATS] == [True, False, True, False]


def test_r12_equal_totals_share_a_place() -> None:
    assert places((50, 50, 12, -3)) == (1, 1, 3, 4)
    assert places((7, 7, 7, 7)) == (1, 1, 1, 1)
    assert places((-1, 0, 0, -9)) == (3, 1, 1, 4)
