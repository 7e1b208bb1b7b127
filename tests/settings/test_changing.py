"""A changed value is put in its place; everything else in the file stays as it is."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from pathlib import Path

import pytest

from callbreak.engine.rules import PRESETS
from callbreak.settings import (
    ProblemCode,
    Settings,
    SettingsError,
    Unfit,
    change,
    change_all,
    load,
)
from tests.settings.files import BUSY, read, write


@pytest.mark.parametrize(
    ("key", "value", "before", "after"),
    [
        ("language", "cs", "language:   pl      #", "language:   cs      #"),
        ("player.name", "O'Neill", """'Zażółć "gęślą"'   #""", "'O''Neill'   #"),
        ("game.preset", "master", '"nepal"', '"master"'),
        ("game.house_rules.void", "trump", "void:   free,}", "void:   trump,}"),
        ("game.house_rules.max_call", 13, "void:   free,}", "void:   free, max_call: 13,}"),
        (
            "game.house_rules.redeal",
            ["no_spade"],
            "void:   free,}",
            "void:   free, redeal: [no_spade],}",
        ),
        (
            "game.house_rules",
            {"must_head": False},
            "{min_call: 2, void:   free,}",
            "{must_head: false}",
        ),
        ("game.house_rules", {}, "{min_call: 2, void:   free,}", "{}"),
        (
            "game.opponents.1.level",
            "easy",
            "{name: Asha, level: hard}",
            "{name: Asha, level: easy}",
        ),
        ("game.opponents.2.name", "B:#", '"Bikram"', '"B:#"'),
        ("game.opponents.3.name", "on", "name: no}", 'name: "on"}'),
        ("table.theme", "night", "  theme:\n", "  theme: night\n"),
        ("table.text_size", 80, "text_size: 110", "text_size: 80"),
        ("table.trick_rest", 0.5, "trick_rest: click", "trick_rest: 0.5"),
        ("sound.mute", True, "35 # quiet\n", "35 # quiet\n  mute: true\n"),
        (
            "game.rounds",
            "endless",
            "        - {level: medium, name: no}\n",
            "        - {level: medium, name: no}\n    rounds: endless\n",
        ),
        ("table.back", 2, "trick_rest: click\n", "trick_rest: click\n  back: 2\n"),
    ],
)
def test_only_the_value_changes(
    tmp_path: Path, key: str, value: object, before: str, after: str
) -> None:
    file = write(tmp_path, BUSY)
    assert BUSY.count(before) == 1
    settings = change(file, key, value)
    assert settings == load(file).settings
    assert read(file) == BUSY.replace(before, after, 1)


def test_a_value_in_force_is_not_written_where_it_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    assert change(file, "sound.mute", False) == Settings()
    assert not file.exists()


def test_a_missing_file_and_folder_are_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "settings.yaml"
    assert change(file, "table.theme", "night").table.theme == "night"
    assert read(file) == "table:\n  theme: night\n"


def test_a_missing_section_is_added_at_the_end(tmp_path: Path) -> None:
    file = write(tmp_path, "language: pl\n# bye\n")
    change(file, "sound.volume", 0)
    assert read(file) == "language: pl\n\nsound:\n  volume: 0\n# bye\n"


def test_windows_line_ends_and_a_byte_order_mark_stay(tmp_path: Path) -> None:
    file = write(tmp_path, "\ufefflanguage: pl # x\r\ntable:\r\n  back: 2\r\n")
    change(file, "language", "ne")
    change(file, "table.theme", "night")
    assert read(file) == "\ufefflanguage: ne # x\r\ntable:\r\n  back: 2\r\n  theme: night\r\n"


@pytest.mark.parametrize("end", ["", "\n", "  ", "\n\n", " # bye"])
def test_the_last_line_needs_no_end(tmp_path: Path, end: str) -> None:
    file = write(tmp_path, "table:\n  back: 2" + end)
    assert change(file, "table.theme", "night") == load(file).settings
    assert load(file).settings.table.theme == "night"
    assert load(file).settings.table.back == 2
    assert end.strip() in read(file)


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("", "table:\n  theme: night\n"),
        ("# only this\n", "# only this\ntable:\n  theme: night\n"),
        ("table:\n", "table:\n  theme: night\n"),
        ("table: # later\nlanguage: pl\n", "table: # later\n  theme: night\nlanguage: pl\n"),
        ("table: {}\n", "table: {theme: night}\n"),
        ("table: {back: 2}\n", "table: {back: 2, theme: night}\n"),
        ("table: null\n", "table: {theme: night}\n"),
        ("{}\n", "{table: {theme: night}}\n"),
        ("{language: pl}", "{language: pl, table: {theme: night}}"),
        ("table: {theme: classic}", "table: {theme: night}"),
        ("table: {theme: 'classic'}", "table: {theme: 'night'}"),
        ("---\ntable:\n  back: 2\n...\n", "---\ntable:\n  back: 2\n  theme: night\n...\n"),
        ("table:\n      back: 2\n", "table:\n      back: 2\n      theme: night\n"),
        (
            "table:\n  theme: classic\ntable:\n  theme: dhaka\n",
            "table:\n  theme: classic\ntable:\n  theme: night\n",
        ),
    ],
)
def test_a_value_finds_its_place(tmp_path: Path, text: str, after: str) -> None:
    file = write(tmp_path, text)
    assert change(file, "table.theme", "night").table.theme == "night"
    assert read(file) == after


def test_a_changed_opponent_brings_the_others_along(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    change(file, "game.opponents.2.level", "hard")
    assert read(file) == (
        "game:\n  opponents: [{name: Asha, level: medium}, {name: Bikram, level: hard},"
        " {name: Chandra, level: medium}]\n"
    )


def test_house_rules_with_comments_are_changed_one_by_one(tmp_path: Path) -> None:
    text = "game:\n  house_rules:\n    min_call: 2 # brave\n    # and\n    void: free\n"
    file = write(tmp_path, text)
    settings = change(file, "game.house_rules", {"void": "beat", "max_call": 13})
    assert read(file) == (
        "game:\n  house_rules:\n    min_call: 1 # brave\n    # and\n    void: beat\n"
        "    max_call: 13\n"
    )
    assert settings.game.own_rules == {"void": "beat", "max_call": 13}


def test_unknown_house_rules_survive_a_new_set(tmp_path: Path) -> None:
    file = write(tmp_path, "game: {house_rules: {min_call: 2, jokers: 2}}")
    assert change(file, "game.house_rules", {}).rules() == PRESETS["classic"]
    assert read(file) == "game: {house_rules: {min_call: 1, jokers: 2}}"


def test_several_changes_are_kept_together(tmp_path: Path) -> None:
    file = write(tmp_path, BUSY)
    settings = change_all(file, {"game.preset": "master", "game.house_rules": {}, "game.rounds": 3})
    assert settings.rules().min_call == 2
    assert settings.rules().rounds == 3
    assert load(file).settings == settings


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("table.theme", "pink"),
        ("table.back", "1"),
        ("table.back", True),
        ("table.four_colours", 1),
        ("table.text_size", 79),
        ("table.text_size", 100.0),
        ("table.trick_rest", float("nan")),
        ("sound.volume", 10**30),
        ("game.rounds", 4),
        ("game.house_rules", {"x": 1}),
        ("game.house_rules", []),
        ("game.opponents", [{}] * 4),
        ("game.opponents.1", {"level": "god"}),
        ("player.name", "x" * 41),
        ("player.name", 5),
        ("game.house_rules.redeal", ["no_spade", "no_spade"]),
    ],
)
def test_what_is_not_allowed_is_not_written(tmp_path: Path, key: str, value: object) -> None:
    file = write(tmp_path, BUSY)
    with pytest.raises(Unfit):
        change(file, key, value)
    assert read(file) == BUSY


@pytest.mark.parametrize("key", ["", "table", "tables.theme", "table.theme.x", "game.opponents.0"])
def test_an_unknown_key_is_not_written(tmp_path: Path, key: str) -> None:
    file = write(tmp_path, BUSY)
    with pytest.raises((KeyError, Unfit)):
        change(file, key, "night")
    assert read(file) == BUSY


@pytest.mark.parametrize(
    "text",
    [
        "table: 5\n",
        "table: [a]\n",
        "table:\n  theme: |\n    classic\n",
        "table:\n  theme: &a classic\n",
        "table:\n\ttheme: classic\n",
        "[]\n",
        "just words\n",
        "table: {theme: classic\n",
        "? table\n: theme: {}\n...\n---\n",
        "table:\n  back: 2\ntable:\n",
    ],
)
def test_a_file_that_cannot_be_edited_stays_as_it_is(tmp_path: Path, text: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(SettingsError):
        change(file, "table.theme", "night")
    assert read(file) == text


def test_a_link_stays_a_link_and_the_mode_stays(tmp_path: Path) -> None:
    real = write(tmp_path, "language: pl\n")
    real.chmod(0o640)
    link = tmp_path / "link.yaml"
    link.symlink_to(real)
    change(link, "language", "cs")
    assert link.is_symlink()
    assert read(real) == "language: cs\n"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_a_failed_write_leaves_the_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path, "language: pl\n")

    def disk_full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(SettingsError) as caught:
        change(file, "language", "cs")
    assert caught.value.problem.code is ProblemCode.CANNOT_WRITE
    assert "space" in caught.value.problem.detail
    assert [path.name for path in tmp_path.iterdir()] == ["settings.yaml"]
    assert read(file) == "language: pl\n"


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_reported(tmp_path: Path) -> None:
    file = write(tmp_path, "language: pl\n")
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(SettingsError):
            change(file, "language", "cs")
    finally:
        tmp_path.chmod(0o700)
    assert read(file) == "language: pl\n"


def test_a_file_where_the_folder_should_be_is_reported(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("not a folder")
    with pytest.raises(SettingsError):
        change(tmp_path / "config" / "settings.yaml", "language", "cs")


@pytest.mark.parametrize("key", ["[a, b]", "{a: b}", "? [a]\n   "])
def test_house_rules_under_a_key_that_is_no_word_are_no_reason_to_stop(
    tmp_path: Path, key: str
) -> None:
    file = write(tmp_path, f"game:\n  house_rules: {{{key}: 2, min_call: 3}}\n")
    before = read(file)
    with contextlib.suppress(SettingsError):
        change(file, "game.house_rules", {"min_call": 2})
        assert load(file).settings.game.own_rules == {"min_call": 2}
        return
    assert read(file) == before


@pytest.mark.parametrize("letter", ["a", "क्ष", "e\u0301"], ids=ascii)
def test_a_name_has_forty_letters_as_a_reader_counts_them(tmp_path: Path, letter: str) -> None:
    file = write(tmp_path, BUSY)
    change(file, "player.name", letter * 40)
    assert load(file).settings.player.name == letter * 40
    with pytest.raises(Unfit):
        change(file, "player.name", letter * 41)
