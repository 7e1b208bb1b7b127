"""The seal of a finished game: whether its rows still say what they said at its end.

A repair takes over a game with a sound seal as it is; any other one has to be played through
again, which takes a hundred times as long.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from callbreak.session.store.command_list import commands_to
from callbreak.session.store.command_text import write_command
from callbreak.session.store.game_rows import COMMAND, ROUND, About, begin, round_rows, standing_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.engine.state import GameOver
    from callbreak.session.store.game_rows import KeptGame, Standing
    from callbreak.session.store.schema import Statement

SEAL: Final = "UPDATE games SET seal = ? WHERE id = ?"

Round = tuple[int, ...]
"""Seat, round, call, tricks won, whether made (1 or 0), score."""


def seal_row(game: int, over: GameOver) -> Statement:
    """The seal of a game that has just ended."""
    texts = [write_command(command) for command in commands_to(over)]
    rounds = [values[:-1] for _, values in round_rows(game, over.setup, over.finished)]
    standing = (len(over.finished), over.totals, over.winners, over.places)
    return SEAL, (_seal(begin(over.setup, _nobody(game)), standing, texts, rounds), game)


def sealed_game(
    game: KeptGame, about: About, texts: Sequence[str], rounds: Sequence[Round], seal: object
) -> list[Statement] | None:
    """All rows of a finished game as they were read, None if the seal does not fit them."""
    assert game.winners is not None
    assert game.places is not None
    standing = (game.round_number, game.totals, game.winners, game.places)
    if seal != _seal(begin(game.setup, _nobody(game.id)), standing, texts, rounds):
        return None
    return [
        begin(game.setup, about),
        *((COMMAND, (n, text, game.id)) for n, text in enumerate(texts)),
        *((ROUND, (*values, game.id)) for values in rounds),
        standing_row(game.id, standing, about.ended),
        (SEAL, (seal, game.id)),
    ]


def _nobody(game: int) -> About:
    return About(id=game, app="", started="")


def _seal(
    start: Statement, standing: Standing, texts: Sequence[str], rounds: Sequence[Round]
) -> str:
    sealed = json.dumps([start[1], standing, texts, sorted(rounds)])
    return hashlib.sha256(sealed.encode()).hexdigest()
