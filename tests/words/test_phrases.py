"""What a player reads: refusals, events, scores and rules, in English and in the made language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.ai.evaluation import Evaluation, Option, OptionValue
from callbreak.ai.hints import Hint
from callbreak.ai.reasons import Reason, ReasonCode
from callbreak.engine.cards import DECK, Card, Suit, parse_cards
from callbreak.engine.commands import AskRedeal, PlayCard
from callbreak.engine.events import (
    AuctionVoid,
    CallMade,
    CardPlayed,
    CardsDealt,
    GameEnded,
    RedealDeclined,
    RedealGranted,
    RoundScored,
    TrickWon,
)
from callbreak.engine.game import apply, legal_commands, new_game, refusal
from callbreak.engine.legality import Refusal, RefusalCode, card_refusal
from callbreak.engine.rules import ALLOWED, PRESETS, RedealReason, Rules
from callbreak.engine.state import GameOver, Kind, Player, Setup
from callbreak.engine.trick import Trick
from callbreak.settings import ProblemCode, SettingsProblem
from callbreak.words import PSEUDO, phrases, set_language
from callbreak.words.phrases import Names
from tests.strategies import house_rules

NAMES = Names(("Maya", "Asha", "Bikram", "Chandra"), you=0)


def _refused(hand: str, trick: str, card: str, rules: Rules, *, broken: bool = True) -> str:
    why = card_refusal(
        parse_cards(hand),
        Trick(0, parse_cards(trick)),
        Card.parse(card),
        rules,
        spades_broken=broken,
    )
    assert why is not None
    return phrases.refusal_sentence(why)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "said"),
    [
        ("TH KH 2H AS", "9H", "2H", "You must beat the 9♥: play the 10♥ or the K♥."),
        ("TH 2H AS", "9H", "2H", "You must beat the 9♥: play the 10♥."),
        (
            "TH JH KH 2H",
            "9H",
            "2H",
            "You must beat the 9♥: play the 10♥, the J♥ or the K♥.",
        ),
        ("TH JH QH KH AH 2H", "9H", "2H", "You must beat the 9♥, and you can."),
        ("3H AS", "9H", "AS", "Hearts were led and you hold hearts: play the 3♥."),
        (
            "3H 4H 5H 6H 7H AS",
            "AH",
            "AS",
            "Hearts were led and you hold hearts.",
        ),
        ("3S KD", "9H", "KD", "You have no hearts, so you must ruff: play the 3♠."),
        (
            "3S 4S 5S 6S 7S KD",
            "9C",
            "KD",
            "You have no clubs, so you must ruff with a spade.",
        ),
        ("3S JS KD", "9H 9S", "3S", "You must overruff the 9♠: play the J♠."),
        ("2S TS JS QS KS AS", "9H 9S", "2S", "You must overruff the 9♠, and you can."),
        ("3S JS KD", "9H", "7C", "You do not hold the 7♣."),
    ],
)
def test_a_refusal_names_the_cards_that_would_do(
    hand: str, trick: str, card: str, said: str
) -> None:
    assert _refused(hand, trick, card, Rules()) == said


def test_r6_an_unbroken_spade_is_refused_with_the_reason() -> None:
    said = _refused("3S KD", "", "3S", Rules(spades_broken=True), broken=False)
    assert said == "No spade has been played yet, so you may not lead one: play another suit."


@pytest.mark.parametrize(
    ("code", "limit", "said"),
    [
        (RefusalCode.CALL_TOO_LOW, 2, "The lowest call is 2."),
        (RefusalCode.CALL_TOO_HIGH, 8, "The highest call is 8."),
        (RefusalCode.NOT_YOUR_TURN, None, "It is not your turn."),
        (RefusalCode.NO_REDEAL_DUE, None, "Your hand gives you no right to a new deal."),
        (RefusalCode.WRONG_PHASE, None, "This cannot be done now."),
    ],
)
def test_a_refusal_that_names_no_card_is_a_sentence_too(
    code: RefusalCode, limit: int | None, said: str
) -> None:
    assert phrases.refusal_sentence(Refusal(code, limit=limit)) == said


@pytest.mark.parametrize("code", RefusalCode)
@pytest.mark.parametrize("led", [None, *Suit])
@pytest.mark.parametrize("cards", ["", "3H", "3H 4H 5H 6H 7H"])
def test_every_refusal_has_a_sentence_whatever_its_facts(
    code: RefusalCode, led: Suit | None, cards: str
) -> None:
    why = Refusal(
        code, led_suit=led, to_beat=Card.parse("9H"), would_do=parse_cards(cards), limit=1
    )
    for said in (phrases.refusal_sentence(why), phrases.refusal_reason(why)):
        assert said
        assert "{" not in said
        assert "  " not in said


@pytest.mark.parametrize(
    ("tenths", "english", "polish"),
    [
        (41, "4.1", "4,1"),
        (40, "4", "4"),
        (0, "0", "0"),
        (-40, "−4", "−4"),
        (-5, "−0.5", "−0,5"),
        (83, "8.3", "8,3"),
        (131, "13.1", "13,1"),
        (-123, "−12.3", "−12,3"),
    ],
)
def test_scores_are_written_as_the_language_does(
    tenths: int, english: str, polish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert phrases.score_text(tenths) == english
    monkeypatch.setattr("callbreak.words.numbers.language", lambda: "pl")
    assert phrases.score_text(tenths) == polish


@given(st.integers(-10_000, 10_000))
def test_no_score_ever_shows_noise(tenths: int) -> None:
    said = phrases.score_text(tenths)
    assert re.fullmatch(r"−?(0|[1-9][0-9]*)(\.[1-9])?", said)
    assert said != "−0"
    assert round(float(said.replace("−", "-")) * 10) == tenths


@pytest.mark.parametrize(
    ("tenths", "said"),
    [
        (10, "1 point"),
        (-10, "−1 point"),
        (20, "2 points"),
        (41, "4.1 points"),
        (0, "0 points"),
        (11, "1.1 points"),
    ],
)
def test_points_have_the_right_number(tenths: int, said: str) -> None:
    assert phrases.points_text(tenths) == said


def test_gains_have_a_sign_and_small_numbers_no_minus_zero() -> None:
    assert [phrases.gain_text(n) for n in (41, 0, -40)] == ["+4.1", "0", "−4"]
    assert phrases.decimal_text(-0.001, 2) == "0.00"
    assert phrases.decimal_text(-1.25, 1) == "−1.2"


def test_a_place_is_a_number_and_a_tie_is_shared() -> None:
    assert [phrases.place_text(n) for n in (1, 2, 3, 4)] == ["1st", "2nd", "3rd", "4th"]
    assert phrases.shared_place_text(1) == "1st, shared"


def test_cards_as_the_corners_show_them_and_as_they_are_read_aloud() -> None:
    assert phrases.cards_text(parse_cards("TH KS 2C AD")) == "10♥ K♠ 2♣ A♦"
    assert phrases.spoken_card(Card.parse("TH")) == "ten of hearts"
    assert len({phrases.spoken_card(card) for card in DECK}) == 52
    assert len({phrases.card_text(card) for card in DECK}) == 52


def test_lists_read_well() -> None:
    assert phrases.or_list(["a"]) == "a"
    assert phrases.or_list(["a", "b", "c"]) == "a, b or c"
    assert phrases.and_list(["a", "b"]) == "a and b"
    assert phrases.and_list([]) == ""


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (CardsDealt(2, 0, 0), ["Round 2: you deal."]),
        (CardsDealt(2, 0, 1), ["Round 2: Asha deals."]),
        (CardsDealt(2, 1, 1), ["Asha deals again."]),
        (
            RedealGranted(2, RedealReason.NO_SPADE),
            ["Bikram has no spade and asks for a new deal."],
        ),
        (
            RedealGranted(0, RedealReason.NO_HIGH_CARD),
            ["You have no card above a jack: new cards are dealt."],
        ),
        (RedealDeclined(0), ["You keep your cards."]),
        (CallMade(0, 4), ["You call 4."]),
        (CallMade(3, 4), ["Chandra calls 4."]),
        (AuctionVoid((1, 2, 3, 3)), ["The calls add up to only 9: new cards are dealt."]),
        (CardPlayed(1, Card.parse("9H")), ["Asha plays the 9♥."]),
        (
            TrickWon(0, Trick(0, parse_cards("AH 2H 3H 4H")), 1),
            ["You win the trick with the A♥."],
        ),
        (GameEnded((1,), (83, 91, 0, -40)), ["Asha wins the game with 9.1 points."]),
        (GameEnded((0,), (83, 10, 0, -40)), ["You win the game with 8.3 points."]),
        (
            GameEnded((0, 2), (80, 10, 80, -40)),
            ["You and Bikram share the first place with 8 points."],
        ),
        (GameEnded((3,), (80, 10, 80, 70)), ["Chandra wins the game with a high call."]),
        (GameEnded((0,), (80, 80, 0, 70)), ["You win the game with a high call."]),
    ],
)
def test_what_happens_is_told_in_words(event: object, said: list[str]) -> None:
    assert phrases.event_sentences(event, NAMES) == said  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", PSEUDO])
@settings(max_examples=15)
@given(rules=house_rules(), seed=st.text(max_size=5))
def test_everything_that_happens_in_a_game_has_words(
    language: str, rules: Rules, seed: str
) -> None:
    set_language(language)
    players = tuple(Player(name, Kind.HUMAN) for name in NAMES.of_seats)
    step = new_game(Setup(seed, rules, players))
    events = list(step.events)
    while not isinstance(step.state, GameOver) and len(step.state.finished) < 2:
        command = legal_commands(step.state)[-1]
        if isinstance(command, AskRedeal):
            break
        step = apply(step.state, command)
        events += step.events
    for event in events:
        for said in phrases.event_sentences(event, NAMES):
            assert said
            assert "{" not in said
            assert language == "en" or said.startswith("[")


def test_r13_a_revoke_is_announced_when_the_round_is_scored() -> None:
    players = (Player("Maya", Kind.HUMAN), *(Player(n, Kind.EASY) for n in NAMES.of_seats[1:]))
    rules = PRESETS["classic"].from_mapping({"revoke": "call_fails"})
    step = new_game(Setup("revoke", rules, players))
    events = list(step.events)
    while not step.state.finished:
        state = step.state
        command = legal_commands(state)[0]
        if isinstance(command, PlayCard) and command.seat == 0:
            illegal = [
                PlayCard(0, card)
                for card in state.hands[0]  # type: ignore[union-attr]
                if refusal(state, PlayCard(0, card)) is not None
            ]
            command = illegal[0] if illegal else command
        step = apply(state, command)
        events += step.events
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert scored.result.revoked[0]
    first, second, *_ = phrases.event_sentences(scored, NAMES)
    assert first == "You have played an illegal card, so your call fails."
    assert second.startswith("You: call ")


@pytest.mark.parametrize("code", ReasonCode)
def test_every_reason_has_a_sentence_with_and_without_facts(code: ReasonCode) -> None:
    card, saved = parse_cards("9H AH")
    bare = phrases.reason_sentence(Reason(code), NAMES)
    full = Reason(code, card=card, suit=Suit.HEARTS, saved=saved, seat=1, call=3, tenths=34)
    for said in (bare, phrases.reason_sentence(full, NAMES)):
        assert said.endswith(".")
        assert "{" not in said
        assert "None" not in said
    assert phrases.hint_sentence(hint(full, card), NAMES).startswith("Play the 9♥. ")


def test_a_hint_says_what_and_why() -> None:
    worth = Reason(ReasonCode.HAND_IS_WORTH, call=3, tenths=34)
    why = "Your hand is worth about 3.4 tricks."
    assert phrases.hint_sentence(hint(worth, 3), NAMES) == f"Call 3. {why}"
    spoils = Reason(ReasonCode.SPOILS_CALL, card=Card.parse("KS"), seat=2)
    said = phrases.hint_sentence(hint(spoils, Card.parse("KS")), NAMES)
    assert said == "Play the K♠. It takes a trick that Bikram needs."
    saves = Reason(ReasonCode.DUCKS_TO_SAVE, card=Card.parse("2S"), saved=Card.parse("AS"))
    assert phrases.reason_sentence(saves, NAMES) == "It lets this trick go and saves the A♠."


@pytest.mark.parametrize("language", ["en", "ne", "hi", "pl", "sr", "cs", "zh_CN"])
def test_what_a_hint_begins_with_is_told_apart_from_the_reason(language: str) -> None:
    set_language(language)
    worth = Reason(ReasonCode.HAND_IS_WORTH, call=3, tenths=34)
    high, low = parse_cards("9H AH")
    for one in (hint(worth, 3), hint(Reason(ReasonCode.RUFFS, card=high), high, low, 0.83)):
        said, lead = phrases.hint_sentence(one, NAMES), phrases.hint_lead(one, NAMES)
        assert lead
        assert said.startswith(lead)
        assert said.endswith(phrases.reason_sentence(one.reason, NAMES))
        assert len(lead) + len(phrases.reason_sentence(one.reason, NAMES)) <= len(said)


def test_a_hint_says_what_it_is_worth() -> None:
    call = Reason(ReasonCode.HIGH_CALL_PAYS, call=8)
    assert phrases.hint_sentence(hint(call, 8, 7, 1.26), NAMES).startswith(
        "Call 8, 1.3 points better than 7. "
    )
    assert phrases.hint_sentence(hint(call, 8, 7, 0.04), NAMES).startswith(
        "Call 8 (7 is as good). "
    )
    high, low = parse_cards("9H AH")
    ruffs = Reason(ReasonCode.RUFFS, card=high)
    assert (
        phrases.hint_sentence(hint(ruffs, high, low, 0.83), NAMES)
        == "Play the 9♥, 0.8 points better than the A♥. It ruffs the trick."
    )
    assert (
        phrases.hint_sentence(hint(ruffs, high, low, 0.0), NAMES)
        == "Play the 9♥ (the A♥ is as good). It ruffs the trick."
    )


def hint(reason: Reason, best: Option, other: Option | None = None, behind: float = 0.0) -> Hint:
    """A hint for one option, or for the better of two."""
    values = [OptionValue(best, 2.0, 0.1, 0.0, 0.0, 100)]
    if other is not None:
        values.append(OptionValue(other, 2.0 - behind, 0.1, behind, 0.1, 100))
    return Hint(Evaluation(tuple(values)), reason)


def test_whoever_may_have_new_cards_is_asked_a_question() -> None:
    questions = {phrases.redeal_question(reason) for reason in RedealReason}
    assert len(questions) == len(RedealReason)
    assert all(question.endswith("?") for question in questions)


def test_the_rules_in_force_are_told_in_a_few_lines() -> None:
    assert phrases.rules_lines(PRESETS["classic"]) == [
        "5 rounds; calls from 1 to 8.",
        "Follow suit, and beat the winning card if you can.",
        "Without the led suit, ruff, and overruff a spade if you can.",
        "Each trick over the call is worth 0.1.",
        "A failed call costs its number.",
    ]
    assert "A made call of 8 or more scores 13 instead of its number." in phrases.rules_lines(
        PRESETS["master"]
    )


@given(one=house_rules(), other=house_rules())
def test_different_rules_have_different_lines(one: Rules, other: Rules) -> None:
    assert (phrases.rules_lines(one) == phrases.rules_lines(other)) == (one == other)


def test_every_house_rule_and_value_has_its_own_words() -> None:
    names = {phrases.rule_name(key) for key in ALLOWED}
    assert len(names) == len(ALLOWED)
    for key, values in ALLOWED.items():
        assert phrases.rule_meaning(key).endswith(".")
        assert phrases.rule_for_whom(key).endswith(".")
        shown = {phrases.rule_value(key, value) for value in values}
        assert len(shown) == len(values), key


def test_several_reasons_for_new_cards_read_as_a_list_and_none_as_never() -> None:
    assert phrases.rule_value("redeal", ()) == "Never"
    assert phrases.rule_value("redeal", list(RedealReason)) == "No spade, nothing above a jack"


def test_a_game_without_a_number_of_rounds_is_endless() -> None:
    assert phrases.rounds_name(None) == phrases.rule_value("rounds", "endless") == "Endless"


def test_no_two_presets_and_no_two_kinds_of_player_are_called_alike() -> None:
    presets = (*PRESETS, "custom")
    assert len({phrases.preset_title(preset) for preset in presets}) == len(presets)
    assert all(phrases.preset_summary(preset).endswith(".") for preset in presets)
    assert len({phrases.level_name(kind) for kind in Kind}) == len(Kind)


@pytest.mark.parametrize("code", ProblemCode)
def test_every_settings_problem_has_a_sentence_with_its_place(code: ProblemCode) -> None:
    problem = SettingsProblem(
        code, Path("my.yaml"), 3, "table.theme", "pink", ("dhaka",), first_line=1, detail="why"
    )
    said = phrases.problem_sentence(problem)
    assert "{" not in said
    assert "my.yaml" in said or code is ProblemCode.UNKNOWN_PRESET
