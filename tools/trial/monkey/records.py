"""Records of whole games, for the monkey to drop on the window and to find among the replays."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from callbreak.ai.levels import quick_answer
from callbreak.engine.commands import NextRound
from callbreak.engine.record import to_record
from callbreak.engine.rules import PRESETS
from callbreak.engine.state import Kind, Player, RoundOver, Setup
from callbreak.engine.view import observe
from callbreak.session.session import Session

if TYPE_CHECKING:
    import random
    from pathlib import Path

NOISE: Final = "noise.json"
"""The name of a file that is no record."""

_PLAYERS: Final = (
    Player("नीलम", Kind.HUMAN), Player("Asha", Kind.EASY), Player("Bikram", Kind.MEDIUM),
    Player("X" * 40, Kind.HARD),
)  # fmt: skip


def write_records(folder: Path, chance: random.Random) -> None:
    """Write the record of a game of each preset, some of them left before the end."""
    (folder / NOISE).write_bytes(b"\xff\x00{not a record")
    for name, rules in PRESETS.items():
        session = Session(Setup(chance.randbytes(8).hex(), rules, _PLAYERS))
        for _ in range(chance.choice((0, 30, 400))):
            state = session.state
            if state.turn is not None:
                session.submit(quick_answer(observe(state, state.turn)))
            elif isinstance(state, RoundOver):
                session.submit(NextRound())
        record = to_record(session.state, app="monkey")
        file = folder / f"callbreak-{name}.json"
        file.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
