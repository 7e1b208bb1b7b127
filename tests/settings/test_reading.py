"""Every broken file starts the game: with defaults, a line and a cure, and never an error."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from callbreak.engine.rules import PRESETS, Rules, Void
from callbreak.paths import shipped
from callbreak.settings import ProblemCode, Settings, load
from callbreak.settings.model import preset_rules
from callbreak.settings.schema import (
    HOUSE_RULES,
    LANGUAGE_CODES,
    LEVELS,
    PRESET_NAMES,
    SCHEMA,
)
from callbreak.settings.values import Section
from callbreak.words import LANGUAGES
from callbreak.words.phrases import problem_sentence
from tests.settings.broken import BROKEN


def _file(folder: Path, content: bytes | str) -> Path:
    file = folder / "settings.yaml"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def test_the_shipped_file_says_the_defaults_and_every_key() -> None:
    loaded = load(Path("/nonexistent/settings.yaml"))
    assert loaded.settings == Settings()
    assert loaded.problems == ()
    text = shipped("settings.yaml").read_text(encoding="utf-8")
    for section, keys in SCHEMA.keys.items():
        assert f"\n{section}:" in text
        for key in keys.keys if isinstance(keys, Section) else ():
            assert f"\n  {key}:" in text
    for rule in HOUSE_RULES.keys:
        assert rule in text


def test_the_shipped_file_has_a_comment_on_every_key() -> None:
    lines = shipped("settings.yaml").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if line.startswith("  ") and line[2].isalpha():
            assert lines[number - 1].lstrip().startswith("#"), line


def test_languages_and_presets_are_those_of_the_game() -> None:
    text = shipped("settings.yaml").read_text(encoding="utf-8")
    *codes, last = LANGUAGES
    assert f"auto (the system's), {', '.join(codes)} or {last}." in text
    assert ["auto", *LANGUAGES] == list(LANGUAGE_CODES)
    assert {"en", "ne", "hi", "pl", "sr", "cs", "zh_CN"} <= set(LANGUAGES)
    assert {*PRESETS, "custom"} == set(PRESET_NAMES)
    assert LEVELS == ("easy", "medium", "hard")


def test_the_players_file_lies_over_the_shipped_one(tmp_path: Path) -> None:
    loaded = load(_file(tmp_path, "game: {preset: nepal, house_rules: {min_call: 2}, rounds: 3}\n"))
    assert loaded.problems == ()
    assert loaded.settings.rules() == Rules(void=Void.BEAT, min_call=2, rounds=3)
    assert loaded.settings.table == Settings().table


@pytest.mark.parametrize("word", ["endless", "null", "~"])
def test_an_endless_house_rule_may_be_written_as_null(tmp_path: Path, word: str) -> None:
    loaded = load(_file(tmp_path, f"game:\n  house_rules: {{rounds: {word}}}\n"))
    assert loaded.problems == ()
    assert loaded.settings.rules().rounds is None


def test_custom_rules_start_from_the_classic_ones() -> None:
    assert preset_rules("custom") == PRESETS["classic"]


@pytest.mark.parametrize(
    "name", ["no", "on", "yes", "true", "1:30", "010", "~", "null", "12e3", "="]
)
def test_a_players_name_stays_a_text(tmp_path: Path, name: str) -> None:
    loaded = load(_file(tmp_path, f"player: {{name: {name}}}\n"))
    assert loaded.problems == ()
    assert loaded.settings.player.name == name


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ('"\\0a\\tb"', "a b"),
        ('"\\ud83d"', ""),
        ('"  a   b "', "a b"),
        ("आशा", "आशा"),
        ('"👩‍👩‍👧"', "👩‍👩‍👧"),
        ("שלום", "שלום"),
        ("", ""),
    ],
)
def test_what_cannot_be_shown_is_left_out_of_names(tmp_path: Path, written: str, read: str) -> None:
    assert load(_file(tmp_path, f"player:\n  name: {written}\n")).settings.player.name == read


@pytest.mark.parametrize(("content", "code", "line"), BROKEN)
def test_a_broken_file_starts_the_game_and_names_line_and_cure(
    tmp_path: Path, content: bytes | str, code: ProblemCode, line: int | None
) -> None:
    file = _file(tmp_path, content)
    before = file.read_bytes()
    loaded = load(file)
    problem = loaded.problems[0]
    assert (problem.code, problem.line) == (code, line)
    assert problem.file == file
    sentence = problem_sentence(problem)
    assert "settings.yaml" in sentence
    assert "\n" not in sentence
    assert line is None or f"line {line}" in sentence
    assert "{" not in sentence.replace(problem.found, "")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("sound:\n  mute: maybe\n  volume: 5\n", 5),
        ("sound:\n  volume: 5\n  loud: 1\n", 5),
        ("sound:\n  volume: 4\n  volume: 5\n", 5),
    ],
)
def test_one_wrong_line_does_not_cost_the_others(tmp_path: Path, text: str, kept: int) -> None:
    loaded = load(_file(tmp_path, text))
    assert len(loaded.problems) == 1
    assert loaded.settings.sound.volume == kept
    assert loaded.settings.sound.mute is False


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("tabel: {}\n", "table"),
        ("theme: night\n", "table.theme"),
        ("table: {text-size: 90}\n", "table.text_size"),
        ("table: {theme: Night}\n", "night"),
        ("table: {sort: bysuit}\n", "by_suit"),
        ("sound: {mute: on}\n", "true"),
        ("game: {house_rules: {mincall: 2}}\n", "game.house_rules.min_call"),
    ],
)
def test_what_was_probably_meant_is_named(tmp_path: Path, text: str, meant: str) -> None:
    problem = load(_file(tmp_path, text)).problems[0]
    assert problem.meant == meant


def test_the_sentence_about_a_wrong_value_names_all_that_is_allowed(tmp_path: Path) -> None:
    file = _file(tmp_path, "game:\n  house_rules:\n    min_call: 3\ntable:\n  trick_rest: 9\n")
    first, second = map(problem_sentence, load(file).problems)
    assert first == f"game.house_rules.min_call: 3 is not allowed in {file} line 3; allowed: 1, 2"
    assert second.endswith("allowed: 0.5 to 3, or click")


def test_an_empty_section_or_only_comments_are_no_fault(tmp_path: Path) -> None:
    assert load(_file(tmp_path, "table:\ngame:\n  opponents:\n")).problems == ()
    assert load(_file(tmp_path, "# nothing yet\n")).problems == ()


def test_a_folder_in_the_files_place_is_reported(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").mkdir()
    loaded = load(tmp_path / "settings.yaml")
    assert loaded.settings == Settings()
    assert [problem.code for problem in loaded.problems] == [ProblemCode.NOT_A_FILE]


def test_a_pipe_in_the_files_place_does_not_make_the_start_wait(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no named pipes here")
    os.mkfifo(tmp_path / "settings.yaml")
    loaded = load(tmp_path / "settings.yaml")
    assert [problem.code for problem in loaded.problems] == [ProblemCode.NOT_A_FILE]


def test_a_file_in_the_folders_place_is_reported(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("")
    loaded = load(tmp_path / "config" / "settings.yaml")
    assert [problem.code for problem in loaded.problems] == [ProblemCode.CANNOT_READ]


def test_a_name_that_no_file_can_have_is_reported() -> None:
    loaded = load(Path("a\0b"))
    assert [problem.code for problem in loaded.problems] == [ProblemCode.CANNOT_READ]


def test_a_file_that_may_not_be_read_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = _file(tmp_path, "language: pl\n")
    opened = Path.open

    def refuse(path: Path, *arguments: object, **named: object) -> object:
        if path == file:
            raise PermissionError(13, "Permission denied")
        return opened(path, *arguments, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", refuse)
    problem = load(file).problems[0]
    assert (problem.code, problem.detail) == (ProblemCode.CANNOT_READ, "Permission denied")


WHOLE = shipped("settings.yaml").read_bytes()


@pytest.mark.parametrize("length", range(0, len(WHOLE), 97))
def test_a_file_cut_off_anywhere_starts_the_game(tmp_path: Path, length: int) -> None:
    loaded = load(_file(tmp_path, WHOLE[:length]))
    assert loaded.settings.rules() == PRESETS["classic"]
    for problem in loaded.problems:
        assert problem_sentence(problem)


SMALL = (
    b"game: {preset: nepal, house_rules: {void: free, redeal: [no_spade]}}\ntable:\n  theme: x\n"
)


@hypothesis.settings(max_examples=300)
@given(
    content=st.binary(max_size=200)
    | st.text(alphabet="ab:-{}[],#&*!|>'\"%@`?~ \t\n\r\0\ufeff", max_size=60).map(str.encode)
    | st.lists(st.tuples(st.integers(0, len(SMALL) - 1), st.integers(0, 255)), max_size=4).map(
        lambda damage: bytes(dict(damage).get(place, byte) for place, byte in enumerate(SMALL))
    )
)
def test_no_content_of_a_file_raises(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    file = _file(tmp_path_factory.getbasetemp(), content)
    loaded = load(file)
    loaded.settings.rules()
    for problem in loaded.problems:
        assert "\n" not in problem_sentence(problem)
