"""Any change of any file, however odd: right, or refused and the file as it was."""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from callbreak.settings import SettingsError, change, load
from callbreak.settings.schema import SCHEMA
from callbreak.settings.values import Choice, Number, Section, Spec, Text
from tests.settings.files import BUSY, read, write


def _leaves(spec: Spec, path: str = "") -> dict[str, Spec]:
    if isinstance(spec, Section):
        found: dict[str, Spec] = {}
        for name, inner in spec.keys.items():
            found |= _leaves(inner, f"{path}.{name}" if path else name)
        return found
    return {path: spec} if isinstance(spec, Choice | Number | Text) else {}


LEAVES = _leaves(SCHEMA) | {
    f"game.opponents.{n}.{key}": spec
    for n in (1, 2, 3)
    for key, spec in {"name": Text(), "level": Choice(("easy", "medium", "hard"))}.items()
}


@st.composite
def _changes(draw: st.DrawFn) -> tuple[str, Any]:
    key = draw(st.sampled_from(sorted(LEAVES)))
    match LEAVES[key]:
        case Choice(values=values):
            return key, draw(st.sampled_from(values))
        case Number(low=low, high=high, whole=True):
            return key, draw(st.integers(int(low), int(high)))
        case Number(low=low, high=high):
            return key, draw(st.integers(int(low * 10), int(high * 10))) / 10
        case _:
            return key, draw(
                st.text(max_size=12) | st.sampled_from(["no", "on", "1:30", "010", "~"])
            )


@hypothesis.settings(max_examples=50)
@given(changes=st.lists(_changes(), min_size=1, max_size=5))
def test_any_changes_in_any_order_touch_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[str, Any]]
) -> None:
    file = write(tmp_path_factory.mktemp("settings"), BUSY)
    wanted = load(file).settings
    for key, value in changes:
        wanted = wanted.with_value(key, value)
        assert change(file, key, value) == wanted
    text = read(file)
    assert load(file).settings == wanted
    for line in BUSY.splitlines():
        if "#" in line:
            assert line[line.rindex("#") :] in text
    kept = yaml.safe_load(text)
    assert kept["unknown_section"] == {"a": [1, 2, 3], "b": {"c": "d"}}
    assert kept["game"]["colour_of_socks"] == "red"
    assert kept["game"]["opponents"][1]["hobby"] == "chess: # and go"
    touched = {
        part for key, _ in changes for part in (key.rpartition(".")[2], key.split(".")[-2:][0])
    }
    before = [line for line in BUSY.splitlines() if not touched & set(_words(line))]
    remaining = iter(text.splitlines())
    assert all(line in remaining for line in before), "lines without a changed key keep their order"


def _words(line: str) -> list[str]:
    return line.replace("{", " ").replace(",", " ").replace(":", " ").split()


ODD_LINES = [
    "",
    "# a remark",
    "  # an indented remark",
    "table:",
    "table: {}",
    "table: # why",
    "  theme: 'night' # dark",
    '  theme: "night"',
    "  theme: >",
    "    folded # not a remark",
    "  back:",
    "sound: {volume: 5, # loud",
    "  mute: true}",
    "game:",
    "  house_rules:",
    "    void: free # easy",
    "    redeal: [no_spade] # poor",
    "    redeal:",
    "    - no_spade",
    "  opponents:",
    "    - name: Asha",
    "      level: hard # strong",
    "    -",
    "  opponents: [{name: a}, {}, {level: easy}]",
    "odd: [1, 2]",
    "language: pl # mine",
    "---",
    "...",
    "? language",
    ": cs",
]


@hypothesis.settings(max_examples=150)
@given(
    lines=st.lists(st.sampled_from(ODD_LINES), max_size=9),
    end=st.sampled_from(["\n", "\r\n", ""]),
    change_=_changes(),
)
def test_an_odd_file_is_edited_rightly_or_left_as_it_is(
    tmp_path_factory: pytest.TempPathFactory,
    lines: list[str],
    end: str,
    change_: tuple[str, Any],
) -> None:
    key, value = change_
    text = (end or "\n").join(lines) + end
    file = write(tmp_path_factory.getbasetemp(), text)
    before = load(file)
    try:
        settings = change(file, key, value)
    except SettingsError:
        assert read(file) == text
        return
    assert settings.to_mapping() == before.settings.with_value(key, value).to_mapping()
    assert load(file).settings == settings
    known = {(problem.code, problem.found) for problem in before.problems}
    assert {(problem.code, problem.found) for problem in load(file).problems} <= known
    for remark in [line[line.rindex("#") :] for line in lines if "#" in line]:
        assert read(file).count(remark) == text.count(remark)
