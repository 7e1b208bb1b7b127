"""Options that several commands have, and what their values mean."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from callbreak.cli.failure import Failure
from callbreak.engine.rules import ENDLESS, Rules
from callbreak.settings import ProblemCode, SettingsError, load_rules
from callbreak.words import LANGUAGES, PSEUDO, tr
from callbreak.words.joining import listed
from callbreak.words.settings_problems import problem_sentence

ROUNDS: Final = ("3", "5", "10", ENDLESS)
_SIZE: Final = re.compile(r"([1-9][0-9]{0,4})[xX×]([1-9][0-9]{0,4})", re.ASCII)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """``--rules``; the value is a `Rules`, or None."""
    parser.add_argument(
        "--rules",
        type=rules_value,
        metavar="PRESET|FILE",
        help="classic, nepal, master, beginner, or a YAML or JSON file of house rules",
    )


def add_rounds(parser: argparse.ArgumentParser) -> None:
    """``--rounds``; the value is one of `ROUNDS`, or None."""
    parser.add_argument("--rounds", choices=ROUNDS, help="rounds in a game")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """``--seed``; the value is a text, or None."""
    parser.add_argument(
        "--seed", type=seed_value, metavar="TEXT", help="the same text, the same deals"
    )


def add_data_dir(parser: argparse.ArgumentParser) -> None:
    """``--data-dir``; the value is a path, or None."""
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep everything in this folder"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """``--language``; the value is a code, or None."""
    parser.add_argument(
        "--language",
        type=language_value,
        metavar="CODE",
        help=f"auto, {', '.join(LANGUAGES)}",
    )


def language_value(text: str) -> str:
    """A code that ``--language`` may name; also `PSEUDO`, for those who translate.

    Raises:
        ArgumentTypeError: the game does not speak it.
    """
    codes = ("auto", *LANGUAGES)
    if text in codes or text == PSEUDO:
        return text
    raise argparse.ArgumentTypeError(
        tr("there is no language {code} here; there are {codes}", code=text, codes=listed(codes))
    )


def rules_value(text: str) -> Rules:
    """The rules that ``--rules`` names.

    Raises:
        ArgumentTypeError: there is no such preset.
        Failure: the file does not exist, or something in it is wrong.
    """
    try:
        return load_rules(text)
    except SettingsError as problem:
        sentence = problem_sentence(problem.problem)
        if problem.problem.code is ProblemCode.UNKNOWN_PRESET:
            raise argparse.ArgumentTypeError(sentence) from None
        raise Failure(sentence) from None


def seed_value(text: str) -> str:
    """A seed as it is used: stripped and normalised."""
    from callbreak.engine.deal import SeedError, clean_seed

    try:
        return clean_seed(text)
    except SeedError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def whole_number(low: int, high: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,12}", text, re.ASCII) or int(text) < low:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} on")
        if high is not None and int(text) > high:
            raise argparse.ArgumentTypeError(f"{text!r} is more than {high}")
        return int(text)

    return read


def size_px(text: str) -> tuple[int, int]:
    """Width and height, from a text like ``1280x720``."""
    match = _SIZE.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size: write it like 1280x720")
    return int(match[1]), int(match[2])
