"""``callbreak text``: the whole game in a terminal, line by line, good with a screen reader."""

from __future__ import annotations

import argparse
import contextlib
import sys
from typing import TYPE_CHECKING

from callbreak import words
from callbreak.ai.hints import hint_for
from callbreak.ai.levels import answer, level_of
from callbreak.ai.styles import style_of
from callbreak.cli import options
from callbreak.cli.own_command import own_command
from callbreak.cli.text_table import TextTable
from callbreak.engine.view import observe
from callbreak.paths import places
from callbreak.session.session import Session
from callbreak.session.setting_up import new_setup
from callbreak.session.store import Store
from callbreak.settings import load
from callbreak.words import tr
from callbreak.words.settings_problems import problem_sentence
from callbreak.words.store_phrases import notice_sentence

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.app_options import AppOptions
    from callbreak.cli.main import Parser
    from callbreak.engine.commands import Command


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "text",
        description="Play in the terminal, line by line. Type ? at any question for help.",
        allow_abbrev=False,
    )
    options.add_rules(parser)
    options.add_rounds(parser)
    options.add_seed(parser)
    options.add_data_dir(parser)
    options.add_language(parser)
    parser.add_argument(
        "--continue", dest="resume", action="store_true", help="go on with the kept game"
    )


def run(asked: argparse.Namespace) -> int:
    """Play one game or more, until the person leaves."""
    return _play(asked, watch=False)


def play_instead(asked: AppOptions, *, watch: bool) -> int:
    """Play as text because no window can be opened; ``watch`` lets four bots play one game."""
    return _play(asked, watch=watch or asked.watch)


def _play(asked: argparse.Namespace | AppOptions, *, watch: bool) -> int:
    found = places(asked.data_dir)
    loaded = load(found.settings)
    settings = loaded.settings
    words.set_language(asked.language or settings.language)
    for problem in loaded.problems:
        print(problem_sentence(problem))
    store = Store.open(found.store)
    try:
        session = None
        if asked.resume and not watch and (kept := store.unfinished()) is not None:
            with contextlib.suppress(ValueError):
                session = store.resume(kept)
                print(tr("Going on with the kept game."))
        if session is None:
            setup = new_setup(
                settings,
                rules=asked.rules,
                rounds=asked.rounds,
                seed=asked.seed,
                you=tr("You"),
                watch=watch,
            )
            session = Session(setup, log=store.begin(setup))
        _tell_notices(store)
        TextTable(
            session,
            say=_say,
            ask=_ask,
            think=_think,
            advise=hint_for,
            go_on=own_command("text", "--continue", *_kept_in(asked.data_dir)),
        ).play()
    finally:
        _tell_notices(store)
        store.close()
    return 0


def _kept_in(folder: Path | None) -> list[str]:
    return [] if folder is None else ["--data-dir", str(folder)]


def _tell_notices(store: Store) -> None:
    """Say what the store has to tell, such as that the game cannot be kept."""
    for notice in store.take_notices():
        print(notice_sentence(notice))


def _think(session: Session) -> Command:
    """What the bot on turn does."""
    seat = session.bot_to_act
    assert seat is not None
    player = session.setup.players[seat]
    return answer(observe(session.state, seat), level_of(player.kind), style_of(player.name))


def _say(line: str) -> None:
    print(line, flush=True)


def _ask(question: str) -> str | None:
    """What the person types, None at the end of input."""
    try:
        print(question, end=" ", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
    except (KeyboardInterrupt, UnicodeDecodeError):
        return None
    return line.strip() if line else None
