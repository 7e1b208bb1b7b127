"""Files of kept games: where they are written to, and what is said when one is taken in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs

from callbreak.engine.record_errors import RecordError
from callbreak.session.games import export, record_file_text, take_in_text
from callbreak.words import ntr, tr
from callbreak.words.joining import labelled
from callbreak.words.phrases import record_sentence

if TYPE_CHECKING:
    from callbreak.session.store import KeptGame, Store

_FOLDER: Final = "Callbreak"
_MOST_NAMES: Final = 1000


class FileError(Exception):
    """A file could not be written or read; its text is a sentence for the person."""


def export_folder(data_dir: Path | None) -> Path:
    """Where files for the player go: with their documents, or all in one folder if asked for."""
    if data_dir is not None:
        return data_dir.absolute()
    try:
        documents = Path(platformdirs.user_documents_dir())
    except (OSError, RuntimeError, KeyError):
        documents = Path.home()
    return documents / _FOLDER


def write_game(store: Store, game: KeptGame, folder: Path) -> Path:
    """Write a game into a new file, whose name says its number and day.

    A desktop knows by its end that it is a game, and opens it here.

    Raises:
        FileError: it cannot be written.
    """
    day = f"-{game.started[:10]}" if game.started else ""
    name = f"callbreak-{game.number}{day}"
    names = [f"{name}.callbreak", *(f"{name}-{n}.callbreak" for n in range(2, _MOST_NAMES))]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = next(folder / each for each in names if not (folder / each).exists())
        export(store, game, file)
    except (OSError, StopIteration) as problem:
        detail = getattr(problem, "strerror", None) or str(problem)
        sentence = tr("{file} cannot be written: {detail}", file=folder, detail=detail)
        raise FileError(sentence) from None
    return file


def take_in_file(store: Store, file: Path) -> tuple[KeptGame, str]:
    """Keep the games of a file; the first of them, and a sentence about what was done.

    Raises:
        FileError: it cannot be read, or holds no proved record.
    """
    try:
        taken = take_in_text(store, record_file_text(file))
    except RecordError as problem:
        raise FileError(labelled(file.name, record_sentence(problem))) from None
    except UnicodeDecodeError:
        raise FileError(tr("{file}: this is not text in UTF-8", file=file.name)) from None
    except OSError as problem:
        detail = problem.strerror or str(problem)
        raise FileError(tr("{file} cannot be read: {detail}", file=file, detail=detail)) from None
    new = sum(not each.known for each in taken)
    first = taken[0].game
    if not new:
        return first, tr("This game is kept already, as number {n}.", n=first.number)
    if len(taken) == 1:
        return first, tr("The game is kept as number {n}.", n=first.number)
    return first, ntr("{n} new game is kept.", "{n} new games are kept.", new)
