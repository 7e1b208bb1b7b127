"""Without a picture: with a terminal the game is text, without one four bots play as text."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pexpect

from callbreak.session.store import Store
from tests.cli.running import environment
from tests.cli.test_text_languages import SETTINGS

if TYPE_CHECKING:
    from pathlib import Path

NO_DISPLAY = "There is no display to open a window on"


def words(folder: Path) -> list[str]:
    (folder / "settings.yaml").write_text(SETTINGS + "  rounds: 3\n", encoding="utf-8")
    return ["-m", "callbreak", "--data-dir", str(folder), "--language", "en", "--seed", "dark"]


def test_in_a_terminal_the_reason_is_said_and_the_game_opens_as_text(tmp_path: Path) -> None:
    game = pexpect.spawn(
        sys.executable,
        words(tmp_path),
        env=environment(LANG="C.UTF-8"),
        encoding="utf-8",
        timeout=60,
    )
    game.expect(NO_DISPLAY)
    game.expect("Call Break, with these rules")
    game.expect(r"Your call, 1 to 8\?")
    game.sendline("3")
    game.expect(r"Your card\?")
    game.sendline("q")
    game.expect("The game is kept")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    store = Store.open(tmp_path / "callbreak.db", read_only=True)
    kept = store.unfinished()
    store.close()
    assert kept is not None


def test_without_a_terminal_four_bots_play_one_game_as_text(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, *words(tmp_path)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
        check=False,
        env=environment(LANG="C.UTF-8"),
    )
    said = done.stdout.decode()
    assert done.returncode == 0
    assert done.stderr.decode().startswith(NO_DISPLAY)
    assert done.stderr.count(b"\n") == 1
    for name in ("Dolma", "Asha", "Bikram", "Chandra"):
        assert f"{name} calls " in said
        assert f"{name} plays the " in said
    assert "Your " not in said
    assert said.endswith("The seed was: dark\n")
