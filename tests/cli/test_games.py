"""``callbreak games``: what is kept, as a list and as records."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from callbreak.session.store import Store
from callbreak.words import PSEUDO
from tests.cli.running import run
from tests.session.folders import quick_folder
from tests.session.programs import SOME
from tests.session.table import FOUR_BOTS, play, setup

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def folder() -> Iterator[Path]:
    """A data folder with a finished game, a watched one, and one in its second round."""
    with quick_folder() as path:
        store = Store.open(path / "callbreak.db")
        play(store, setup("finished"))
        play(store, setup("watched", players=FOUR_BOTS))
        play(store, setup("open"), moves=60)
        store.close()
        yield path


def games(folder: Path, *arguments: str, stdin: str = "") -> tuple[int, list[str], str]:
    """Exit code, lines written, and what was complained of."""
    done = run("games", "--data-dir", str(folder), "--language", "en", *arguments, stdin=stdin)
    return done.returncode, done.stdout.decode().splitlines(), done.stderr.decode()


def exported(folder: Path, number: int) -> str:
    code, lines, _ = games(folder, "--export", str(number), "-")
    assert code == 0
    return "\n".join(lines)


def test_all_games_are_listed_with_their_numbers(folder: Path) -> None:
    code, lines, complaint = games(folder)
    assert (code, complaint) == (0, "")
    assert [line.split()[0] for line in lines] == ["1", "2", "3"]
    assert "Sita" in lines[0]
    assert "watched" in lines[1]
    assert "in round 2 of 3" in lines[2]


def test_without_games_it_says_so_and_makes_no_file(tmp_path: Path) -> None:
    assert games(tmp_path) == (0, ["No games are kept yet."], "")
    assert list(tmp_path.iterdir()) == []


def test_what_is_exported_can_be_verified_and_imported_elsewhere(
    folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "खेल.json"
    for number in (1, 3):
        code, lines, complaint = games(folder, "--export", str(number), str(file))
        assert (code, complaint) == (0, "")
        assert len(lines) == 1
        assert games(tmp_path / "there", "--import", str(file))[0] == 0
    assert run("verify", str(file)).returncode == 0
    assert exported(tmp_path / "there", 2) == file.read_text(encoding="utf-8").rstrip()


def test_the_same_game_is_imported_once(folder: Path) -> None:
    record = exported(folder, 1)
    code, (line,), _ = games(folder, "--import", "-", stdin=record)
    assert code == 0
    assert line.startswith("This game is kept already: 1 ")
    assert len(games(folder)[1]) == 3


def test_several_records_one_a_line_are_imported_together(folder: Path, tmp_path: Path) -> None:
    lines = "\n".join(json.dumps(json.loads(exported(folder, n))) for n in (1, 2, 1))
    code, said, _ = games(tmp_path, "--import", "-", stdin=lines)
    assert code == 0
    assert said[-1] == "2 new games"


def test_a_record_that_cannot_be_proved_is_refused_with_the_place(folder: Path) -> None:
    record = json.loads(exported(folder, 1))
    record["rounds"][1]["won"][2] += 1
    code, lines, complaint = games(folder, "--import", "-", stdin=json.dumps(record))
    assert (code, lines) == (1, [])
    assert "round 2" in complaint
    assert len(complaint.splitlines()) == 1
    assert len(games(folder)[1]) == 3


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--export", "4", "-"], 1),
        (["--export", "0", "-"], 1),
        (["--export", "99999999999999999999", "-"], 1),
        (["--export", "one", "-"], 2),
        (["--export", "1"], 2),
        (["--export", "1", "/no such folder/game.json"], 1),
        (["--import", "/no such file"], 1),
        (["--import", "/"], 1),
        (["--import", "-", "--export", "1", "-"], 2),
        (["--import", "-"], 1),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    folder: Path, arguments: list[str], code: int
) -> None:
    found, lines, complaint = games(folder, *arguments)
    assert (found, lines) == (code, [])
    assert len(complaint.splitlines()) == 1
    assert "Traceback" not in complaint


def test_games_are_listed_while_the_game_runs_but_not_imported(folder: Path) -> None:
    record = exported(folder, 1)
    store = Store.open(folder / "callbreak.db")
    session, _ = play(store, setup("running"), moves=SOME)
    assert len(games(folder)[1]) == 4
    code, _, complaint = games(folder, "--import", "-", stdin=record)
    assert (code, complaint) == (1, "The game is open in a window; close it first, then import.\n")
    assert store.keeping
    assert len(session.commands) == SOME
    store.close()


def test_a_damaged_store_is_read_as_far_as_possible_and_left_alone(folder: Path) -> None:
    file = folder / "callbreak.db"
    file.write_bytes(b"not a database " * 100)
    before = file.read_bytes()
    code, lines, complaint = games(folder)
    assert (code, lines) == (0, ["No games are kept yet."])
    assert "is damaged" in complaint
    assert file.read_bytes() == before


def test_the_list_speaks_the_language_asked_for(folder: Path) -> None:
    done = run("games", "--data-dir", str(folder), "--language", PSEUDO, LANG="C.UTF-8")
    assert done.returncode == 0
    assert done.stdout.decode() != run("games", "--data-dir", str(folder)).stdout.decode()
