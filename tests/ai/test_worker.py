"""The bots' process: real processes, killed and late, and a client that always gets an answer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from callbreak.ai import client as client_module
from callbreak.ai.client import LIMITS_S, BotClient
from callbreak.ai.hints import Hint
from callbreak.ai.levels import Level, quick_answer
from callbreak.ai.messages import Answer, Done, Failed, Progressed, Reply
from callbreak.ai.styles import Style
from callbreak.engine.game import new_game
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.engine.view import SeatView, observe
from tests.ai import worker_jobs
from tests.standing_clock import StandingClock

AMPLE_S = 60.0

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
def client(clock: StandingClock) -> Iterator[BotClient]:
    bots = BotClient(clock)
    yield bots
    bots.close()


def view() -> SeatView:
    state = new_game(Setup("worker", Rules(), (Player("bot", Kind.MEDIUM),) * 4)).state
    assert state.turn is not None
    return observe(state, state.turn)


def bots_processes() -> list[int | None]:
    return [process.pid for process in active_children() if process.name == "bots"]


def replies(client: BotClient, last: type[Reply]) -> list[Reply]:
    """The replies up to the first of a type."""
    found: list[Reply] = []
    while not any(isinstance(reply, last) for reply in found):
        came = client.wait(AMPLE_S)
        assert came, "nothing came in time"
        found += came
    return found


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_the_worker_answers_as_the_level_does(client: BotClient, level: Level) -> None:
    client.ask(7, view(), level, Style.BOLD)
    assert replies(client, Answer) == [Answer(7, quick_answer(view(), level, Style.BOLD))]


def test_hard_answers_from_the_worker(client: BotClient) -> None:
    client.ask(1, view(), Level.HARD)
    [reply] = replies(client, Answer)
    assert isinstance(reply, Answer)
    assert not reply.stand_in


def test_a_hint_names_a_choice_with_its_value_and_a_reason(client: BotClient) -> None:
    client.hint(9, view())
    [done] = replies(client, Done)
    assert isinstance(done, Done)
    hint = done.result
    assert isinstance(hint, Hint)
    assert hint.option in range(1, 9)
    assert hint.evaluation.value_of(hint.option).behind == 0
    assert hint.reason.call == hint.option


def test_asking_and_polling_never_wait(client: BotClient) -> None:
    client.job(1, worker_jobs.runs_until_stopped)
    client.ask(2, view(), Level.MEDIUM)
    assert [reply for reply in client.poll() if reply.ticket == 2] == []


def test_it_thinks_until_it_has_answered_or_is_told_to_forget(client: BotClient) -> None:
    assert not client.thinking
    client.ask(1, view(), Level.MEDIUM)
    assert client.thinking
    replies(client, Answer)
    assert not client.thinking
    client.job(2, worker_jobs.runs_until_stopped)
    client.cancel()
    assert not client.thinking


def test_what_was_cancelled_is_not_answered_any_more(client: BotClient) -> None:
    client.ask(1, view(), Level.MEDIUM)
    client.cancel()
    client.ask(2, view(), Level.MEDIUM)
    assert [reply.ticket for reply in replies(client, Answer)] == [2]


def test_a_cancelled_job_stops_and_makes_room(client: BotClient) -> None:
    client.job(1, worker_jobs.runs_until_stopped)
    replies(client, Progressed)
    client.cancel()
    client.ask(2, view(), Level.MEDIUM)
    assert replies(client, Answer) == [Answer(2, quick_answer(view()))]


def test_a_job_reports_its_progress_and_then_its_result(client: BotClient) -> None:
    client.job(3, worker_jobs.counts, 2)
    assert replies(client, Done) == [Progressed(3, 1, 2), Progressed(3, 2, 2), Done(3, 2)]


def test_a_job_that_fails_says_so_and_the_worker_lives_on(client: BotClient) -> None:
    client.job(4, worker_jobs.fails)
    assert replies(client, Failed) == [Failed(4, "ValueError: on purpose")]
    client.job(5, worker_jobs.counts, 0)
    assert replies(client, Done) == [Done(5, 0)]


@posix_only
def test_the_worker_knows_no_window_and_lets_others_go_first(client: BotClient) -> None:
    client.job(1, worker_jobs.what_it_is)
    [done] = replies(client, Done)
    assert isinstance(done, Done)
    knows_a_window, niceness = done.result
    assert not knows_a_window
    assert niceness == min(os.nice(0) + 10, 19)


def test_when_the_worker_dies_a_quick_bot_answers_and_it_is_started_again(
    client: BotClient,
) -> None:
    client.job(1, worker_jobs.runs_until_stopped)
    replies(client, Progressed)
    killed = client.worker_pid
    assert killed is not None
    client.ask(2, view(), Level.HARD)
    os.kill(killed, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    found = replies(client, Answer)
    assert Answer(2, quick_answer(view()), stand_in=True) in found
    assert any(isinstance(reply, Failed) and reply.ticket == 1 for reply in found)
    client.ask(3, view(), Level.MEDIUM)
    assert replies(client, Answer) == [Answer(3, quick_answer(view()))]
    assert client.worker_pid not in (None, killed)


def test_when_the_worker_is_late_a_quick_bot_answers(
    client: BotClient, clock: StandingClock
) -> None:
    client.job(1, worker_jobs.runs_until_stopped)
    replies(client, Progressed)
    client.ask(2, view(), Level.HARD)
    clock.now_s += LIMITS_S[Level.HARD] - 0.1
    assert client.poll() == []
    clock.now_s += 0.2
    assert Answer(2, quick_answer(view()), stand_in=True) in client.poll()
    client.ask(3, view(), Level.MEDIUM)
    assert replies(client, Answer) == [Answer(3, quick_answer(view()))]


def test_a_worker_that_is_slow_to_start_is_not_made_to_start_again_at_once(
    client: BotClient, clock: StandingClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "serve", worker_jobs.never_replies)
    pids = []
    for ticket in range(5):
        client.ask(ticket, view(), Level.HARD)
        pids.append(client.worker_pid)
        clock.now_s += LIMITS_S[Level.HARD]
        assert client.poll() == [Answer(ticket, quick_answer(view()), stand_in=True)]
    assert pids[0] == pids[2], "it has had half a minute"
    assert pids[2] != pids[3], "and no longer"
    assert None not in pids


def test_a_worker_that_never_replies_is_given_up_and_the_quick_bot_stays(
    client: BotClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "serve", worker_jobs.dies_at_once)
    for ticket in range(6):
        client.ask(ticket, view(), Level.HARD)
        assert replies(client, Answer) == [Answer(ticket, quick_answer(view()), stand_in=True)]
    assert client.worker_pid is None


def test_a_worker_that_has_replied_may_die_again_and_again(client: BotClient) -> None:
    for ticket in range(5):
        client.job(ticket, worker_jobs.counts, 0)
        assert replies(client, Done) == [Done(ticket, 0)]
        client.job(ticket, worker_jobs.dies)
        assert any(isinstance(reply, Failed) for reply in replies(client, Failed))
    assert client.worker_pid is not None


def test_closing_ends_the_worker_and_forgets_what_was_asked() -> None:
    client = BotClient()
    client.ask(1, view(), Level.HARD)
    assert bots_processes() == [client.worker_pid]
    client.close()
    assert bots_processes() == []
    assert client.worker_pid is None
    assert not client.thinking
    assert client.poll() == []


GAME = """
import sys
from callbreak.ai.client import BotClient
from callbreak.ai.hints import Hint
from callbreak.ai.levels import Level
from tests.ai.test_worker import view
from tests.ai.worker_jobs import runs_until_stopped
if __name__ == "__main__":
    bots = BotClient()
    bots.ask(1, view(), Level.MEDIUM)
    assert bots.wait(60.0)
    if "busy" in sys.argv:
        bots.job(2, runs_until_stopped)
        assert bots.wait(60.0)
    print("ready", flush=True)
    sys.stdin.read()
"""


@posix_only
@pytest.mark.parametrize("doing", ["idle", "busy"])
def test_when_the_game_is_killed_the_worker_ends_too(doing: str) -> None:
    game = subprocess.Popen(
        [sys.executable, "-c", GAME, doing], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert game.stdout is not None
    assert game.stdout.readline() == b"ready\n"
    game.kill()
    # The worker has inherited the output: it ends, for the reader, when the worker has ended.
    rest, _ = game.communicate(timeout=AMPLE_S)
    assert rest == b""
