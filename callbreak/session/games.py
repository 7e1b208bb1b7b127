"""Finding kept games, and games as files: one record, or one a line."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import tempfile
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from callbreak.engine.record_errors import RecordError
from callbreak.engine.record_reader import parse_json

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from callbreak.session.store import KeptGame, Store, Taken

MOST_BYTES: Final = 4_000_000
"""Some hundred games; to prove more of them a window would stand still. The command takes any."""


class Result(StrEnum):
    """How a game ended for the person, or why it did not."""

    WON = "won"
    LOST = "lost"
    WATCHED = "watched"
    ABANDONED = "abandoned"
    UNFINISHED = "unfinished"


def result_of(game: KeptGame) -> Result:
    """The result of a game; a shared first place is won."""
    if game.abandoned:
        return Result.ABANDONED
    if not game.over:
        return Result.UNFINISHED
    if game.person is None:
        return Result.WATCHED
    return Result.WON if game.place == 1 else Result.LOST


def can_go_on(game: KeptGame) -> bool:
    """Whether a person can play on: the game waits for one."""
    return game.person is not None and result_of(game) is Result.UNFINISHED


def day_of(game: KeptGame) -> date | None:
    """The day on which a game was started, here where the player is; None if it is not known."""
    started = start_of(game)
    return None if started is None else started.date()


def start_of(game: KeptGame) -> datetime | None:
    """When a game was started, in the time of this place; None if it is not known."""
    try:
        return datetime.fromisoformat(game.started).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


@dataclass(frozen=True, slots=True)
class Search:
    """What games are looked for; None stands for any.

    Attributes:
        since: the first day.
        until: the last day.
        preset: a preset's name, or ``custom``.
        result: how it ended.
        text: a part of a player's name or of the seed, or the game's number.
        names: whole names that will do as well as one with the text in it.
    """

    since: date | None = None
    until: date | None = None
    preset: str | None = None
    result: Result | None = None
    text: str = ""
    names: frozenset[str] = frozenset()

    def takes(self, game: KeptGame) -> bool:
        """Whether a game is among those looked for."""
        return (
            self.preset in {None, game.preset}
            and self.result in {None, result_of(game)}
            and self._takes_day(game)
            and self._takes_text(game)
        )

    def _takes_day(self, game: KeptGame) -> bool:
        if self.since is None and self.until is None:
            return True
        day = day_of(game)
        return day is not None and (self.since or day) <= day <= (self.until or day)

    def _takes_text(self, game: KeptGame) -> bool:
        text = self.text.strip().casefold()
        return (
            not text
            or text == str(game.number)
            or text in game.setup.seed.casefold()
            or any(text in player.name.casefold() for player in game.setup.players)
            or any(player.name in self.names for player in game.setup.players)
        )

    def among(self, games: Iterable[KeptGame]) -> list[KeptGame]:
        """The games looked for, in the order in which they are given."""
        return [game for game in games if self.takes(game)]


def record_text(record: Mapping[str, object]) -> str:
    """A record as a file holds it."""
    text = json.dumps(record, ensure_ascii=False, indent=1) + "\n"
    try:
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(record, indent=1) + "\n"
    return text


def export(store: Store, game: KeptGame, file: Path) -> None:
    """Write a game's record into a file, whole or not at all.

    Raises:
        OSError: the file cannot be written; what was there before is still there.
    """
    data = record_text(store.record_of(game)).encode()
    if file.exists() and not file.is_file():
        file.write_bytes(data)
        return
    file = file.resolve()
    descriptor, name = tempfile.mkstemp(prefix=f".{file.name[:40]}.", dir=file.parent)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        _with_usual_mode(Path(name), file)
        Path(name).replace(file)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def _with_usual_mode(new: Path, file: Path) -> None:
    """Let others read the file as they may read any file of the player's."""
    with contextlib.suppress(OSError):
        mask = os.umask(0)
        os.umask(mask)
        new.chmod(file.stat().st_mode & 0o777 if file.exists() else 0o666 & ~mask)


def record_file_text(file: Path) -> str:
    """The text of a file that is said to hold records, to be read while a window waits.

    Raises:
        OSError: it cannot be read, is no regular file, or is larger than `MOST_BYTES`.
        UnicodeDecodeError: it is not text in UTF-8.
    """
    about = file.stat()
    if stat.S_ISFIFO(about.st_mode) or stat.S_ISCHR(about.st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    if about.st_size > MOST_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return file.read_text(encoding="utf-8-sig")


def take_in_text(store: Store, text: str) -> list[Taken]:
    """Keep the games of a text: one record, or one a line. All of them are proved first.

    Raises:
        RecordError: the first thing wrong in the first record with a fault; nothing is kept.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    records = [parse_json(part) for part in _parts(text)]
    return store.take_in_all(records)


def _parts(text: str) -> list[str]:
    """The records in a text: its lines if the first of them is JSON, else the whole."""
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) <= 1:
        return [text]
    try:
        parse_json(lines[0])
    except RecordError as problem:
        return lines if problem.problem.value != "not_json" else [text]
    return lines
