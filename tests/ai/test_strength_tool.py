"""The measuring of strength: honest numbers that can be stopped and go on."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from callbreak.engine.commands import NextRound
from callbreak.engine.game import apply, new_game, refusal
from callbreak.engine.rules import PRESETS, FailedCall
from callbreak.engine.state import GameOver, Kind, Player, Setup, State
from callbreak.engine.view import observe
from tools.strength import __main__ as program
from tools.strength.kinds import KINDS
from tools.strength.processes import play_deals
from tools.strength.results import Results, interval
from tools.strength.rounds import Bench, DealResult, Match

if TYPE_CHECKING:
    from pathlib import Path

CLASSIC = Match("classic", PRESETS["classic"], "medium", playouts=15)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_kind_of_player_plays_by_the_rules(kind: str, preset: str) -> None:
    players = tuple(Player(f"seat {seat}", Kind.PROGRAM) for seat in range(4))
    state: State = new_game(Setup("kinds", PRESETS[preset], players)).state
    while not isinstance(state, GameOver) and len(state.finished) < 2:
        if state.turn is None:
            state = apply(state, NextRound()).state
            continue
        command = KINDS[kind](observe(state, state.turn))
        assert refusal(state, command) is None
        state = apply(state, command).state


def test_a_deal_gives_the_same_result_whenever_it_is_played() -> None:
    first, second = Bench(CLASSIC), Bench(CLASSIC)
    second.play(3)
    assert first.play(4) == second.play(4)


def test_the_strong_bot_is_ahead_of_players_of_random_cards() -> None:
    bench = Bench(replace(CLASSIC, opponent="random", playouts=100))
    assert sum(bench.play(number).lead for number in range(4)) > 0


def test_three_strong_bots_can_be_measured_against_one_other() -> None:
    bench = Bench(replace(CLASSIC, opponent="random", hards=3))
    assert bench.play(1).lead > 0


def test_seeing_all_cards_is_worth_much() -> None:
    blind = Bench(replace(CLASSIC, playouts=40))
    seeing = Bench(replace(CLASSIC, playouts=40, open_cards=True))
    assert seeing.match.key != blind.match.key
    assert sum(seeing.play(n).lead for n in range(6)) > sum(blind.play(n).lead for n in range(6))


def test_the_opponent_may_be_any_program(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    ask = json.loads(line)\n"
        "    call = {'call': ask['rules']['min_call']}\n"
        "    card = {'card': ask.get('legal', '').split(' ')[0]}\n"
        "    print(json.dumps(call if ask['type'] == 'call' else card), flush=True)\n"
    )
    bench = Bench(replace(CLASSIC, opponent=f"python3 {bot}"))
    try:
        assert bench.play(2).made > 0
    finally:
        bench.close()


def test_measuring_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    kept = DealResult(1.25, 1.5, 3.0, 0.75)
    Results(path).add(CLASSIC.key, 0, kept)
    with path.open("a") as file:
        file.write('{"match": "cut sho')
    again = Results(path)
    assert again.of(CLASSIC.key) == {0: kept}
    program.measure(CLASSIC, again, deals=1, jobs=1)
    assert again.of(CLASSIC.key) == {0: kept}, "a deal that is there is not played again"


def test_several_processes_find_what_one_finds(tmp_path: Path) -> None:
    one = dict(play_deals(CLASSIC, [1, 2], jobs=1))
    command = [sys.executable, "-m", "tools.strength", "--opponent", "medium", "--deals", "3"]
    command += ["--presets", "classic", "--playouts", "15", "--jobs", "2"]
    command += ["--results", str(tmp_path / "results.jsonl")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert "| classic, medium, 15 playouts" in done.stdout
    found = Results(tmp_path / "results.jsonl").of(CLASSIC.key)
    assert {number: found[number] for number in one} == one


def test_the_interval_is_that_of_the_mean() -> None:
    mean, width = interval([1.0, 3.0, 1.0, 3.0])
    assert mean == 2.0
    assert width == pytest.approx(1.96 * (4 / 3 / 4) ** 0.5)


def test_house_rules_can_be_changed_on_the_command_line() -> None:
    words = ["--presets", "classic", "--rules", "failed_call=zero,spades_broken=true"]
    found = program.matches(program.parsed([*words, "--opponent", "easy"]))
    assert len(found) == 1
    assert found[0].rules.failed_call is FailedCall.ZERO
    assert found[0].rules.spades_broken


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--presets", "clasic"], "there is no preset clasic"),
        (["--rules", "min_call=7"], "min_call: 7 is not allowed"),
        (["--rules", "no_such_rule=1"], "no_such_rule"),
    ],
)
def test_what_is_not_known_on_the_command_line_is_said_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        program.parsed(words)
    assert said in capsys.readouterr().err


def test_the_table_tells_every_match_with_its_interval(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add(CLASSIC.key, 0, DealResult(1.0, 0.5, 3.0, 1.0))
    results.add(CLASSIC.key, 1, DealResult(2.0, 0.5, 2.0, 0.5))
    assert "| 2 | +1.500 ± 0.980 | +0.500 ± 0.000 | 2.50 | 75 % |" in program.table(
        [CLASSIC], results
    )
