"""What a person does with each kind of file, and what must hold however it has come to harm."""

from __future__ import annotations

import contextlib
import io
import random
from typing import TYPE_CHECKING, Final

from callbreak.cli.main import main
from callbreak.scenes.preferences import Preferences
from callbreak.scenes.replays_files import FileError, take_in_file
from callbreak.session.games import Search
from callbreak.session.session import Session
from callbreak.session.statistics import played, statistics
from callbreak.session.store import NoticeCode, Store
from callbreak.settings import load
from callbreak.words.settings_problems import problem_sentence
from callbreak.words.store_phrases import game_line, notice_sentence
from tools.trial.files.samples import play

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.engine.state import Setup
    from callbreak.session.store import Notice
    from callbreak.settings import Settings

_FAULT: Final = "a fault inside"
_CHANGES: Final = (
    ("table.theme", "night"),
    ("table.text_size", 120),
    ("player.name", "no"),
    ("game.house_rules", {"min_call": 2}),
    ("game.opponents.2.level", "hard"),
)
_MEANT: Final = frozenset({NoticeCode.DAMAGED, NoticeCode.CUT, NoticeCode.NEWER})


class GaveWayError(AssertionError):
    """Something did not hold."""


def insist(holds: object, what: str) -> None:
    """Something must hold.

    Raises:
        GaveWayError: it does not.
    """
    if not holds:
        raise GaveWayError(what)


def command(*words: str) -> int:
    """Run a command; it must end with an exit code and a sentence, never with a fault."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(list(words))
    said = err.getvalue()
    insist(code in {0, 1}, f"callbreak {words[0]}: exit code {code}: {said}")
    insist(_FAULT not in said and "Traceback" not in said, f"callbreak {words[0]}: {said}")
    insist(code == 0 or said.strip(), f"callbreak {words[0]}: fails without a word")
    return code


def use_settings(folder: Path, content: bytes, chance: random.Random) -> str:
    """Read a settings file, show what is in force, and change something; what came of it."""
    file = folder / "settings.yaml"
    file.write_bytes(content)
    preferences = Preferences.read(file)
    for problem in preferences.problems:
        insist(problem_sentence(problem), "a problem without words")
    preferences.settings.rules()
    wrong = bool(preferences.problems)
    insist(command("settings", "--data-dir", str(folder)) == wrong, "the exit code does not tell")
    insist(file.read_bytes() == content, "reading has changed the file")
    key, value = chance.choice(_CHANGES)
    wanted = preferences.settings.with_value(key, value)
    refused = preferences.change(key, value)
    insist(preferences.settings == wanted, f"{key} is not in force")
    if refused:
        insist(file.read_bytes() == content, "a refused change has changed the file")
        return "left as it was"
    again = load(file)
    insist(_in_force(again.settings) == _in_force(wanted), f"{key} is not what was kept")
    insist([each.name for each in folder.iterdir()] == [file.name], "something was left behind")
    return "told and changed" if wrong else "changed"


def _in_force(settings: Settings) -> dict[str, object]:
    """The settings as they count: a house rule like the preset's is none."""
    found = settings.to_mapping()
    found["game"]["house_rules"] = settings.game.own_rules
    return found


def use_store(folder: Path, files: dict[str, bytes], sound: dict[str, bytes], new: Setup) -> str:
    """Open a store, do all that can be done with it, and open it again; what came of it."""
    file = folder / "callbreak.db"
    for name, data in files.items():
        (folder / name).write_bytes(data)
    command("games", "--data-dir", str(folder))
    store = Store.open(file)
    games = _do_everything(store)
    session = play(Session(new, log=store.begin(new)), 12, random.Random(1))
    store.check()
    notices = store.take_notices()
    codes = {notice.code for notice in notices}
    insist(all(notice_sentence(notice) for notice in notices), "a notice without words")
    insist(codes <= _MEANT, f"told {sorted(codes)}")
    insist(store.keeping or NoticeCode.NEWER in codes, "nothing is kept")
    store.close()
    insist(file.exists(), "the file is gone")
    _is_set_aside(notices, folder, files)
    if files == sound:
        insist(not notices and games, "a sound store is taken for a damaged one")
    if NoticeCode.NEWER in codes:
        insist(file.read_bytes() == files[file.name], "a newer store has been changed")
        return "newer"
    store = Store.open(file)
    newest = store.games()[0]
    insist(store.state_of(newest) == session.state, "the new game is not there")
    insist(len(store.games()) == games + 1, "a game was found and is lost")
    store.check()
    insist(not store.take_notices(), "the repaired store is damaged")
    store.close()
    if NoticeCode.DAMAGED in codes:
        return f"damaged, {games} games saved"
    return "cut" if codes else "as it was"


def _do_everything(store: Store) -> int:
    """Look at every game; how many there are in the end."""
    Search(text="a").among(store.games())
    statistics(played(store))
    store.recall("window")
    for game in store.games():
        game_line(game)
        with contextlib.suppress(ValueError):  # the game is lost in a repair that begins here
            store.resume(game)
            store.record_of(game)
            store.analysis(game)
    unfinished = store.unfinished()
    if unfinished is not None:
        play(store.resume(unfinished), 3, random.Random(0))
    store.check()
    return len(store.games())


def _is_set_aside(notices: list[Notice], folder: Path, files: dict[str, bytes]) -> None:
    """What was damaged is still there under another name, byte for byte."""
    told = [notice for notice in notices if notice.code is NoticeCode.DAMAGED]
    asides = sorted(folder.glob("callbreak-damaged-*.db"))
    insist(
        sorted(notice.file for notice in told) == [str(each) for each in asides], "not set aside"
    )
    insist(len(asides) <= 1, "the repaired store was damaged again")
    for aside in asides:
        kept = aside.read_bytes()
        whole = files["callbreak.db"]
        # A sound log beside the file may have been written into it before the damage was met.
        grown = "callbreak.db-wal" in files
        insist(grown or kept == whole, "what was set aside is not what was there")


def use_record(folder: Path, content: bytes) -> str:
    """Take a record in by command and by dropping it on the window; what came of it."""
    file = folder / "game.json"
    file.write_bytes(content)
    proved = command("verify", str(file))
    data = folder / "data"
    imported = command("games", "--import", str(file), "--data-dir", str(data))
    store = Store.open(folder / "dropped.db")
    try:
        game, sentence = take_in_file(store, file)
    except FileError as problem:
        insist(str(problem), "a refusal without words")
        insist(not store.games(), "a refused record has left a game")
        insist(imported != 0, "the window refuses what the command takes")
        found = "refused"
    else:
        insist(sentence, "taken in without a word")
        insist(imported == 0, "the command refuses what the window takes")
        insist(proved == 0, "a record is taken in that is not proved")
        insist(store.state_of(game).setup == game.setup, "not the game that was taken in")
        found = "taken in"
    insist(not store.take_notices(), "the store is harmed")
    store.close()
    insist(file.read_bytes() == content, "the file has been changed")
    return found
