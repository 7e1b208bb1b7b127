"""Kept games as records, and records as kept games (docs/record.md)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from callbreak.engine.record import JsonObject, to_record
from callbreak.engine.record_reader import read_record
from callbreak.engine.replay import replay
from callbreak.engine.state import GameOver
from callbreak.session.store.command_list import commands_to
from callbreak.session.store.game_rows import About, KeptGame, new_id, whole_game
from callbreak.session.store.seal import seal_row
from callbreak.session.store.unknown_keys import unknown_keys, with_unknown_keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from callbreak.engine.commands import Command
    from callbreak.engine.state import State
    from callbreak.session.store.schema import Statement

_OPTIONAL: Final = ("started", "ended", "assisted", "abandoned")


def record_of(game: KeptGame, state: State, extra: str) -> JsonObject:
    """The record of a kept game that stands at ``state``.

    Args:
        game: the game.
        state: where its commands lead.
        extra: what `ProvedRecord.about` kept of a record that was read.
    """
    told: dict[str, object] = {}
    if game.started:
        told["started"] = game.started
    if game.ended is not None:
        told["ended"] = game.ended
    if game.assisted:
        told["assisted"] = True
    if game.abandoned:
        told["abandoned"] = True
    record = to_record(state, app=game.app, extra=told)
    whole: JsonObject = with_unknown_keys(record, _parsed(extra))
    return whole


class ProvedRecord:
    """A record that has been proved from its seed up, and the game that it tells.

    Attributes:
        id: what the store is to know the game by.
        state: how the game stands.
        commands: what led there.
    """

    def __init__(self, data: object) -> None:
        """Prove a record.

        Args:
            data: a JSON object (see `callbreak.engine.record_reader.parse_json`).

        Raises:
            RecordError: the first thing wrong with it.
        """
        record = read_record(data)
        self.id = new_id()
        self.state: State = replay(record)
        self.commands: list[Command] = commands_to(self.state)
        self._source: Mapping[str, Any] = record.source

    def rows(self) -> list[Statement]:
        """The rows of a new game in the store."""
        rows = whole_game(self._about(), self.commands, self.state)
        return [*rows, seal_row(self.id, self.state)] if isinstance(self.state, GameOver) else rows

    def _about(self) -> About:
        source = self._source
        known = to_record(self.state, app="", extra=dict.fromkeys(_OPTIONAL))
        ended = source.get("ended")
        return About(
            id=self.id,
            app=_storable(source["app"]),
            started=_storable(source.get("started", "")),
            ended=None if ended is None else _storable(ended),
            assisted=source.get("assisted", False),
            abandoned=source.get("abandoned", False),
            extra=json.dumps(unknown_keys(dict(source), known)),
        )


def _storable(text: str) -> str:
    """The text without lone surrogates, which no file can hold."""
    return text.encode("utf-8", "replace").decode()


def _parsed(extra: str) -> dict[str, Any]:
    try:
        parsed = json.loads(extra)
    except (ValueError, RecursionError):
        return {}
    return parsed if isinstance(parsed, dict) else {}
