"""``--rules``: a preset's name, or a YAML or JSON file of house rules."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path

import pytest
from hypothesis import given

from callbreak.engine.rules import PRESETS, Rules, Void, preset_name
from callbreak.settings import ProblemCode, SettingsError, load_rules
from callbreak.settings.writing import written
from callbreak.words.phrases import problem_sentence
from tests.strategies import house_rules


def _file(folder: Path, text: str, name: str = "rules.yaml") -> str:
    file = folder / name
    file.write_bytes(text.encode())
    return str(file)


def _problem(text: str) -> tuple[ProblemCode, str]:
    with pytest.raises(SettingsError) as caught:
        load_rules(text)
    return caught.value.problem.code, problem_sentence(caught.value.problem)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_presets_name_is_its_rules(preset: str) -> None:
    assert preset_name(load_rules(preset)) == preset


@given(rules=house_rules())
def test_all_house_rules_can_be_written_as_yaml_and_json(
    tmp_path_factory: pytest.TempPathFactory, rules: Rules
) -> None:
    folder = tmp_path_factory.getbasetemp()
    mapping = rules.to_mapping()
    as_json = json.dumps(mapping, indent="\t")
    assert load_rules(_file(folder, as_json, "rules.json")) == rules
    mapping["rounds"] = mapping["rounds"] or "endless"
    as_yaml = "".join(f"{key}: {written(value)}\n" for key, value in mapping.items())
    assert load_rules(_file(folder, as_yaml)) == rules


def test_what_a_file_leaves_out_is_classic(tmp_path: Path) -> None:
    assert load_rules(_file(tmp_path, "void: free\n")) == Rules(void=Void.FREE)
    assert load_rules(_file(tmp_path, "{}")) == Rules()


def test_block_lists_are_read_too(tmp_path: Path) -> None:
    text = "redeal:\n- no_high_card\n- no_spade\n"
    assert load_rules(_file(tmp_path, text)).redeal == ("no_spade", "no_high_card")


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("min_call: 3", ProblemCode.WRONG_VALUE, "min_call: 3 is not allowed in FILE line 1;"),
        ("min_call: 3", ProblemCode.WRONG_VALUE, "allowed: 1, 2"),
        ("# x\nmust_head: yes", ProblemCode.WRONG_VALUE, "FILE line 2; allowed: true, false"),
        ("min_cal: 1", ProblemCode.UNKNOWN_KEY, "did you mean min_call?"),
        ("jokers: 2", ProblemCode.UNKNOWN_KEY, "there are: rounds, min_call"),
        ("void: free\nvoid: beat", ProblemCode.DUPLICATE_KEY, "is there twice, in line 1"),
        ('{"void": "free", "void": "beat"}', ProblemCode.DUPLICATE_KEY, "is there twice"),
        ("rounds: 5.0", ProblemCode.WRONG_VALUE, "allowed: 5, 3, 10, endless"),
        ('rounds: "5"', ProblemCode.WRONG_VALUE, 'rounds: "5" is not allowed'),
        ("redeal: no_spade", ProblemCode.NOT_A_LIST, "a list like [no_spade, no_high_card]"),
        ("[]", ProblemCode.NOT_A_SECTION, "FILE line 1"),
        ("", ProblemCode.EMPTY, "FILE line 1"),
        ("a: {", ProblemCode.NOT_YAML, "FILE line 1"),
        ("\tvoid: free", ProblemCode.TAB, "FILE line 1"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(
    tmp_path: Path, text: str, code: ProblemCode, said: str
) -> None:
    file = _file(tmp_path, text)
    found, sentence = _problem(file)
    assert found is code
    assert said in sentence.replace(file, "FILE")


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("nepall", ProblemCode.UNKNOWN_PRESET, "did you mean nepal?"),
        ("", ProblemCode.CANNOT_READ, ""),
        ("custom", ProblemCode.UNKNOWN_PRESET, "the presets are classic, nepal, master, beginner"),
        ("none.yaml", ProblemCode.NOT_FOUND, "none.yaml: there is no such file"),
        ("/no/such", ProblemCode.NOT_FOUND, "there is no such file"),
        ("/", ProblemCode.CANNOT_READ, "cannot be read"),
        ("a\0b", ProblemCode.CANNOT_READ, "cannot be read"),
    ],
)
def test_what_is_no_file_and_no_preset_is_said(text: str, code: ProblemCode, said: str) -> None:
    found, sentence = _problem(text)
    assert found is code
    assert said in sentence


def test_rules_come_through_a_pipe_too(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("no named pipes here")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=("void: free\n",))
    writer.start()
    rules = load_rules(str(pipe))
    writer.join()
    assert rules.void is Void.FREE
