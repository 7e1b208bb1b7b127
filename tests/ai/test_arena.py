"""Whole games between bots: the same whatever the number of processes, and never lost."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from callbreak.ai.arena import GameReport, Seating, SeatReport, check_bots, play_game
from callbreak.ai.arena_jobs import play_games
from callbreak.ai.program import ProgramError
from callbreak.engine.rules import PRESETS
from tests.ai import bot_programs

LEVELS = ("medium", "easy", "medium", "easy")
SHORT = replace(PRESETS["classic"], rounds=3)
AMPLE_S = 60.0


def untimed(report: GameReport) -> tuple[object, ...]:
    """A report without what a stopwatch said."""
    seats: list[SeatReport] = [replace(seat, thinking_s=0.0) for seat in report.seats]
    return report.game, report.rounds, report.record, report.said, seats


def test_a_game_follows_from_its_seed_and_number() -> None:
    seating = Seating(LEVELS, SHORT, "arena", records=True)
    first, again, other = (play_game(seating, game) for game in (4, 4, 5))
    assert untimed(first) == untimed(again)
    assert first.record is not None
    assert other.record is not None
    assert json.loads(first.record)["seed"] == "arena/4"
    assert json.loads(first.record)["rounds"] != json.loads(other.record)["rounds"]


def test_the_sums_of_a_report_are_those_of_the_record() -> None:
    report = play_game(Seating(LEVELS, SHORT, "sums", records=True), 0)
    assert report.record is not None
    record = json.loads(report.record)
    assert [seat.points for seat in report.seats] == record["totals"]
    assert [seat for seat in range(4) if report.seats[seat].winner] == record["winners"]
    assert [player["kind"] for player in record["players"]] == list(LEVELS)
    for seat in range(4):
        rounds = record["rounds"]
        assert report.seats[seat].calls == sum(played["calls"][seat] for played in rounds)
        assert report.seats[seat].tricks == sum(played["won"][seat] for played in rounds)
        assert report.seats[seat].made == sum(played["scores"][seat] > 0 for played in rounds)
        assert report.seats[seat].answers == 3 * 14


def test_an_endless_game_without_a_person_ends_after_five_rounds() -> None:
    assert play_game(Seating(LEVELS, PRESETS["master"], "endless"), 0).rounds == 5


def test_games_are_the_same_whatever_the_number_of_processes() -> None:
    bots = (*LEVELS[:3], bot_programs.HIGHEST)
    seating = Seating(bots, SHORT, "jobs", answer_limit_s=AMPLE_S, records=True)
    alone = [untimed(report) for report in play_games(seating, 5)]
    together = [untimed(report) for report in play_games(seating, 5, jobs=2)]
    assert [report[0] for report in alone] == [0, 1, 2, 3, 4]
    assert together == alone


def test_a_program_that_remembers_starts_each_game_anew() -> None:
    counts_its_answers = bot_programs.bot_program(
        "good['call'] = min(8, number + 1)\nprint(json.dumps(good), flush=True)"
    )
    bots = (counts_its_answers, *LEVELS[1:])
    seating = Seating(bots, SHORT, "anew", answer_limit_s=AMPLE_S, records=True)
    for report in play_games(seating, 2):
        assert report.record is not None
        assert json.loads(report.record)["rounds"][0]["calls"][0] == 1


def test_bad_programs_cost_answers_and_never_the_game() -> None:
    bots = ("medium", bot_programs.DIES, bot_programs.NONSENSE, bot_programs.ILLEGAL)
    report = play_game(Seating(bots, SHORT, "bad", answer_limit_s=AMPLE_S), 0)
    replaced = [seat.replaced for seat in report.seats]
    assert replaced[0] == 0
    assert replaced[1] > 0
    assert replaced[2] == replaced[3] == 3 * 14
    assert len(report.said) == sum(replaced)
    assert {seat for seat, _ in report.said} == {1, 2, 3}


def test_a_bot_that_cannot_be_started_is_known_before_the_first_game() -> None:
    check_bots(Seating(LEVELS, SHORT, "known"))
    with pytest.raises(ProgramError, match="hrad"):
        check_bots(Seating(("hrad", *LEVELS[1:]), SHORT, "known"))
