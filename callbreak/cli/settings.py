"""``callbreak settings``: where the files are, what is in force, and what is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from callbreak import words
from callbreak.cli import options
from callbreak.cli.failure import Failure
from callbreak.engine.rules import preset_name
from callbreak.paths import places, shipped
from callbreak.settings import Loaded, load
from callbreak.settings.writing import written
from callbreak.words import ntr, tr
from callbreak.words.joining import labelled
from callbreak.words.phrases import preset_title, problem_sentence, rules_lines

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.cli.main import Parser


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "settings",
        description="Say where the settings are, what is in force, and everything that is wrong.",
        allow_abbrev=False,
    )
    options.add_data_dir(parser)
    options.add_language(parser)


def run(asked: argparse.Namespace) -> int:
    """Print it all; fails if anything is wrong with a settings file."""
    found = places(asked.data_dir)
    loaded = load(found.settings)
    words.set_language(asked.language or loaded.settings.language)
    _print_places(
        {
            tr("Your settings"): _file_text(found.settings),
            tr("Shipped settings"): str(shipped("settings.yaml")),
            tr("Games and statistics"): str(found.store),
            tr("Log"): str(found.log),
        }
    )
    _print_settings(loaded)
    if loaded.problems:
        print("\n" + tr("Wrong, so the default counts:"))
        for problem in loaded.problems:
            print(f"  {problem_sentence(problem)}")
        number = len(loaded.problems)
        raise Failure(
            ntr(
                "{n} thing is wrong with the settings: {first}",
                "{n} things are wrong with the settings, first of all: {first}",
                number,
                first=problem_sentence(loaded.problems[0]),
            )
        )
    return 0


def _file_text(file: Path) -> str:
    remark = "" if file.exists() else " " + tr("(not there yet)")
    return f"{file}{remark}"


def _print_places(of_what: Mapping[str, str]) -> None:
    for what, where in of_what.items():
        print(labelled(what, where))


def _print_settings(loaded: Loaded) -> None:
    print("\n" + tr("In force:"))
    for line in _lines(_tree(loaded), indent=2):
        print(line)
    rules = loaded.settings.rules()
    print("\n" + tr("Rules of the next game ({preset}):", preset=preset_title(preset_name(rules))))
    for line in rules_lines(rules):
        print(f"  {line}")


def _tree(loaded: Loaded) -> dict[str, Any]:
    """The settings as the file writes them: house rules only where they differ."""
    tree = loaded.settings.to_mapping()
    tree["game"]["house_rules"] = loaded.settings.game.own_rules
    tree["game"]["opponents"] = list(tree["game"]["opponents"].values())
    return tree


def _lines(tree: Mapping[str, Any], indent: int) -> list[str]:
    lines = []
    for key, value in tree.items():
        if isinstance(value, Mapping) and value and key != "house_rules":
            lines += [f"{' ' * indent}{key}:", *_lines(value, indent + 2)]
        else:
            lines.append(f"{' ' * indent}{key}: {written(value)}")
    return lines
