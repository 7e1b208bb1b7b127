"""``callbreak review``: judges the decisions of a recorded game, as the review scene does."""

from __future__ import annotations

import argparse
import itertools
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from callbreak import words
from callbreak.ai.review import PLAYOUTS, Decision, Verdict, biggest_losses, decisions, judge
from callbreak.ai.review_summary import summary
from callbreak.cli import options
from callbreak.cli.failure import Failure
from callbreak.cli.input_text import shown_name, text_of
from callbreak.cli.progress import Progress
from callbreak.engine.record_errors import RecordError
from callbreak.engine.record_reader import parse_json, read_record
from callbreak.engine.replay import replay
from callbreak.engine.rules import preset_name
from callbreak.engine.state import GameOver
from callbreak.paths import places
from callbreak.session.store.command_list import commands_to
from callbreak.settings import load
from callbreak.words import ntr, tr
from callbreak.words.joining import labelled, sentences, with_remark
from callbreak.words.phrases import (
    place_text,
    points_text,
    preset_title,
    record_sentence,
    rounds_text,
    won_and_call,
)
from callbreak.words.players import player_name
from callbreak.words.review_phrases import (
    behind_text,
    choices_text,
    place_in_game,
    summary_sentences,
    verdict_line,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from callbreak.cli.main import Parser
    from callbreak.engine.seats import Seat
    from callbreak.engine.state import State

_MOST_LOSSES: Final = 10

Judged = tuple[Decision, Verdict]


@dataclass(frozen=True, slots=True)
class _Game:
    """The game of a record, and whose decisions are judged."""

    state: State
    seat: Seat


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "review",
        description="Judge every call and card of the person in a recorded game from what could be"
        " known then: what each alternative was worth, the biggest losses, and a summary.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="a game record; - is standard input")
    parser.add_argument(
        "--seat",
        type=options.whole_number(0, 3),
        metavar="N",
        help="judge the seat 0 to 3 instead of the person's",
    )
    parser.add_argument(
        "--playouts",
        type=options.whole_number(1),
        default=PLAYOUTS,
        metavar="N",
        help=f"rounds played out for a decision ({PLAYOUTS})",
    )
    options.add_data_dir(parser)
    options.add_language(parser)


def run(asked: argparse.Namespace) -> int:
    """Judge the game and print what was found.

    Raises:
        Failure: the record cannot be read, or is not proved.
    """
    found = places(asked.data_dir)
    words.set_language(asked.language or load(found.settings).settings.language)
    game = _read_game(asked.file, asked.seat)
    todo = decisions(game.state.setup, commands_to(game.state), game.seat)
    judging = _Judging(todo, asked.playouts)
    _print_heading(game)
    judged: list[Judged] = []
    for number, decided in itertools.groupby(todo, key=attrgetter("round_number")):
        judged += _print_round(game, number, judging.of(decided))
    judging.over()
    _print_losses(judged)
    _print_summary(judged)
    return 0


class _Judging:
    """Judges one decision after the other; how far it has come is shown between their lines."""

    def __init__(self, todo: Sequence[Decision], playouts: int) -> None:
        self._playouts = playouts
        self._progress = Progress(max(1, len(todo)), tr("decisions"))
        self._done = 0

    def of(self, decided: Iterable[Decision]) -> Iterator[Judged]:
        """The decisions with their verdicts, each as soon as it is there."""
        for decision in decided:
            verdict = judge(decision, playouts=self._playouts)
            self._done += 1
            self._progress.clear()
            yield decision, verdict
            self._progress.show(self._done)

    def over(self) -> None:
        """Everything has been judged."""
        self._progress.clear()


def _read_game(name: str, seat: Seat | None) -> _Game:
    text = text_of(name)
    try:
        state = replay(read_record(parse_json(text)))
    except RecordError as problem:
        raise Failure(labelled(shown_name(name), record_sentence(problem))) from None
    return _Game(state, (state.setup.person or 0) if seat is None else seat)


def _print_heading(game: _Game) -> None:
    state, seat = game.state, game.seat
    parts = [
        player_name(state.setup.players[seat]),
        preset_title(preset_name(state.setup.rules)),
        rounds_text(len(state.finished)),
        points_text(state.totals[seat]),
    ]
    if isinstance(state, GameOver):
        parts.append(place_text(state.places[seat]))
    _say(" · ".join(parts))
    _say(tr("Each value says how many points a choice falls short of the best one."))


def _print_round(game: _Game, number: int, judging: Iterable[Judged]) -> list[Judged]:
    """A round, each decision as soon as it has been judged."""
    unfinished = number > len(game.state.finished)
    if unfinished:
        _say("\n" + tr("Round {n}, not finished", n=number))
    else:
        result = game.state.finished[number - 1]
        won = won_and_call(result.won[game.seat], result.calls[game.seat])
        points = points_text(result.scores[game.seat])
        _say("\n" + tr("Round {n}: {won}, {points}", n=number, won=won, points=points))
    judged = []
    for decision, verdict in judging:
        judged.append((decision, verdict))
        if not decision.forced:
            _say("  " + _decision_line(decision, verdict))
    if not unfinished:
        _say("  " + sentences(*summary_sentences(summary(verdict for _, verdict in judged))))
    return judged


def _decision_line(decision: Decision, verdict: Verdict) -> str:
    trick = decision.trick_number
    head = tr("call") if trick is None else tr("trick {n}", n=trick)
    taken = verdict_line(decision, verdict)
    if verdict.loss:
        taken = with_remark(taken, behind_text(verdict.loss))
    return labelled(head, labelled(taken, choices_text(verdict)))


def _say(line: str) -> None:
    """Print a line at once, also into a pipe: the next one may take a while."""
    print(line, flush=True)


def _print_losses(judged: Sequence[Judged]) -> None:
    losses = biggest_losses(judged)
    if not losses:
        return
    print("\n" + tr("The biggest losses"))
    for decision, verdict in losses[:_MOST_LOSSES]:
        line = labelled(place_in_game(decision), verdict_line(decision, verdict))
        print(f"  {behind_text(verdict.loss)}  {line}")
    more = len(losses) - _MOST_LOSSES
    if more > 0:
        print("  " + ntr("and {n} smaller one", "and {n} smaller ones", more))


def _print_summary(judged: Sequence[Judged]) -> None:
    print("\n" + tr("The whole game"))
    for sentence in summary_sentences(summary(verdict for _, verdict in judged)):
        print("  " + sentence)
