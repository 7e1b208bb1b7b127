"""Where a game to review comes from: the store, a session that has just ended, or a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from callbreak.engine.record_errors import RecordError
from callbreak.engine.record_reader import parse_json, read_record
from callbreak.engine.replay import replay
from callbreak.scenes.review_game import ReviewedGame
from callbreak.session.games import record_file_text, take_in_text
from callbreak.session.store.command_list import commands_to
from callbreak.words import tr
from callbreak.words.joining import labelled
from callbreak.words.phrases import record_sentence

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.session import Session
    from callbreak.session.store import KeptGame, Store


class UnreadableError(Exception):
    """There is no game to review; the text is a sentence for the person."""


@dataclass(frozen=True, slots=True)
class Source:
    """One of the three."""

    game: KeptGame | None = None
    session: Session | None = None
    file: Path | None = None

    def read(self, store: Store | None) -> ReviewedGame | None:
        """The game, None if there is nowhere to take it from.

        Raises:
            UnreadableError: the file cannot be read, or holds no proved record.
        """
        if self.session is not None:
            return from_session(self.session, store)
        if self.file is not None:
            return _read_file(self.file, store)
        if self.game is not None and store is not None:
            return from_kept(store, self.game)
        return None


def _read_file(file: Path, store: Store | None) -> ReviewedGame:
    try:
        return from_file(file, store)
    except RecordError as problem:
        raise UnreadableError(labelled(str(file), record_sentence(problem))) from None
    except UnicodeDecodeError:
        raise UnreadableError(tr("{file}: this is not text in UTF-8", file=file)) from None
    except (OSError, ValueError) as problem:
        detail = getattr(problem, "strerror", None) or str(problem)
        sentence = tr("{file} cannot be read: {detail}", file=file, detail=detail)
        raise UnreadableError(sentence) from None


def from_kept(store: Store, game: KeptGame) -> ReviewedGame:
    """A game of the store."""
    return ReviewedGame(game.setup, commands_to(store.state_of(game)), game)


def from_session(session: Session, store: Store | None) -> ReviewedGame:
    """A game that was just played, with its place in the store if it is kept there."""
    kept = None if store is None else _kept_as(store, session)
    return ReviewedGame(session.setup, session.commands, kept)


def _kept_as(store: Store, session: Session) -> KeptGame | None:
    """The game in the store; others with the same deals may have been played otherwise."""
    alike = (game for game in store.games() if game.setup == session.setup)
    return next((game for game in alike if store.state_of(game) == session.state), None)


def from_record(record: Any) -> ReviewedGame:
    """The game of a record that is not kept.

    Raises:
        RecordError: the record is not proved.
    """
    state = replay(read_record(record))
    return ReviewedGame(state.setup, commands_to(state))


def from_file(file: Path, store: Store | None) -> ReviewedGame:
    """The game of a file, which is then kept in the store if there is one.

    Raises:
        OSError: the file cannot be read.
        UnicodeDecodeError: it is not text.
        RecordError: it holds no record, or one that is not proved.
    """
    text = record_file_text(file)
    if store is None:
        return from_record(parse_json(text))
    return from_kept(store, take_in_text(store, text)[0].game)
