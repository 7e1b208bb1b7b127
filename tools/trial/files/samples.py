"""Sound files of each kind, to be harmed."""

from __future__ import annotations

import json
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from callbreak.engine.game import legal_commands
from callbreak.engine.record import to_record
from callbreak.engine.rules import PRESETS, Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.paths import shipped
from callbreak.session.session import Session
from callbreak.session.store import Store

PLAYERS: Final = (
    Player("सीता 🃏", Kind.HUMAN),
    Player("Asha", Kind.MEDIUM),
    Player("Bikram", Kind.EASY),
    Player("Chandra", Kind.HARD),
)
IN_MEMORY: Final = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""A folder in which thousands of commits take no time, where the system has one."""

_OWN: Final = """\
# My settings.
language: pl      # like at home
player: {name: 'Zażółć "gęślą"'}
socks: {colour: red}
game:
  preset: nepal
  house_rules: {min_call: 2, void: free}
  opponents:
    - {name: Asha, level: hard}
    - name: "Bikram"
      level: easy
    - {level: medium, name: no}
table:
  text_size: 110
  trick_rest: click
sound:
  volume: 35
"""


@dataclass(frozen=True, slots=True)
class Samples:
    """Sound files.

    Attributes:
        settings: contents of settings files.
        stores: each the files of a store by name, as a killed program has left them.
        records: contents of record files.
    """

    settings: tuple[bytes, ...]
    stores: tuple[dict[str, bytes], ...]
    records: tuple[bytes, ...]


def play(session: Session, moves: int, chance: random.Random) -> Session:
    """So many random moves, or as many as there are."""
    for _ in range(moves):
        if session.over:
            break
        session.submit(chance.choice(legal_commands(session.state)))
    return session


def samples() -> Samples:
    """The same samples each time."""
    default = shipped("settings.yaml").read_bytes()
    return Samples((default, _OWN.encode()), (_store(2), _store(5)), tuple(_records()))


def _store(games: int) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder:
        file = Path(folder) / "callbreak.db"
        store = Store.open(file)
        for number in range(games):
            if number == games - 1:
                store.close()
                store = Store.open(file)
            setup = Setup(f"sample {number}", Rules(rounds=3), PLAYERS)
            moves = 80 if number == games - 1 else 10_000
            play(Session(setup, log=store.begin(setup)), moves, random.Random(number))
            store.keep_analysis(store.games()[0], 5, {"format": 0})
        store.remember("window", {"size": [1280, 720]})
        found = {each.name: each.read_bytes() for each in Path(folder).iterdir()}
        store.close()
    return {name: data for name, data in found.items() if name.endswith(("db", "wal"))}


def _records() -> list[bytes]:
    found = []
    for number, (name, rules) in enumerate(PRESETS.items()):
        setup = Setup(f"record of {name}", rules, PLAYERS)
        for moves in (10_000, 150):
            state = play(Session(setup), moves, random.Random(number)).state
            record = to_record(state, app="1.0", extra={"started": "2026-05-01T10:00:00Z"})
            found.append(json.dumps({**record, "mood": "gay"}, ensure_ascii=False).encode())
    return [*found, b"\n".join(found)]
