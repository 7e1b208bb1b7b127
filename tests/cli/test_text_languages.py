"""The text table in every language: a whole game in a terminal, and nothing of it in English."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pexpect
import pytest

from callbreak.ai.hints import quick_hint
from callbreak.ai.levels import quick_answer
from callbreak.cli.text_table import TextTable
from callbreak.engine.commands import PlayCard
from callbreak.engine.game import refusal
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.engine.view import Phase, observe
from callbreak.session.session import Session
from callbreak.words import LANGUAGES, set_language, tr
from callbreak.words.cards import card_text
from callbreak.words.players import player_names
from callbreak.words.refusals import refusal_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from callbreak.engine.commands import Command

NAMES = ("Sita", "Asha", "Bikram", "Chandra")
PLAYERS = tuple(Player(name, Kind.EASY if seat else Kind.HUMAN) for seat, name in enumerate(NAMES))
SETTINGS = """\
game:
  opponents:
    - {name: Asha, level: easy}
    - {name: Bikram, level: easy}
    - {name: Chandra, level: easy}
"""


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn."""
    set_language(request.param)
    yield request.param
    set_language("en")


class Curious:
    """Plays a round, and asks for everything that can be asked for on the way.

    Attributes:
        said: every line and every question.
        after: the first line after each request, and after an illegal card as ``illegal``.
        reason: why that card was illegal.
    """

    def __init__(self) -> None:
        self.session = Session(Setup("curious", Rules(rounds=3), PLAYERS))
        self.said: list[str] = []
        self.after: dict[str, str] = {}
        self.reason = ""
        self._last = ""
        self._done: set[tuple[Phase, str]] = set()
        TextTable(
            self.session,
            say=self._hear,
            ask=self._answer,
            think=_think,
            advise=quick_hint,
            go_on="ab cd",
        ).play()

    def _hear(self, line: str) -> None:
        self.said.append(line)
        if self._last:
            self.after[self._last] = line
        self._last = ""

    def _answer(self, question: str) -> str:
        self._hear(question)
        phase = self.session.view.phase
        for wish in _WISHES[phase]:
            if (phase, wish) not in self._done and (wish != "l" or self.session.view.tricks):
                self._done.add((phase, wish))
                self._last = wish
                return wish
        if phase is not Phase.PLAYING:
            return "3"
        return self._illegal() or str(self.session.view.legal[0])

    def _illegal(self) -> str:
        view = self.session.view
        illegal = [card for card in view.hand if card not in view.legal]
        if self.reason or not illegal:
            return ""
        found = refusal(self.session.state, PlayCard(0, illegal[0]))
        assert found is not None
        self._last, self.reason = "illegal", refusal_sentence(found)
        return str(illegal[0])


_WISHES = {
    Phase.CALLING: ("?", "h", "x", "99"),
    Phase.PLAYING: ("?", "h", "s", "r", "l", "c", "u"),
    Phase.ROUND_OVER: ("s", "q"),
}


def _think(session: Session) -> Command:
    seat = session.bot_to_act
    assert seat is not None
    return quick_answer(observe(session.state, seat))


def letters(line: str) -> str:
    """What is left of a line without names, cards, digits and signs."""
    for name in NAMES:
        line = line.replace(name, "")
    return "".join(c for c in line if c.isalpha() and c not in "AKQJTCDHSABCDEFabcdef")


def test_everything_is_said_in_the_language(language: str) -> None:
    said = Curious().said
    set_language("en")
    english = Curious().said
    assert len(said) == len(english) > 60
    if language == "en":
        return
    same = {line for line, other in zip(said, english, strict=True) if line == other}
    assert {line for line in same if letters(line)} == set()


def test_reasons_hints_tricks_and_scores_are_there(language: str) -> None:
    table = Curious()
    after = table.after
    assert after["illegal"] == table.reason != "", language
    assert after["c"] == tr("It is not certain that you win every trick that is left.")
    assert after["u"] == tr("Taken back.")
    assert after["q"] == tr("The game is kept. Go on with: {command}", command="ab cd")
    assert after["l"].startswith(tr("Last trick: {plays}; won by {name}.").split("{")[0])
    hint = after["h"]
    assert any(card_text(card) in hint for card in table.session.state.finished[0].deal.hands[0])
    assert any(name in after["s"] for name in player_names(table.session.setup))


def test_a_whole_game_is_played_in_a_terminal(tmp_path: Path, language: str) -> None:
    (tmp_path / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    questions = [
        tr("Your call, {low} to {high}?", low=1, high=8),
        tr("Your card?"),
        tr("Press Enter for the next round."),
        tr("The seed was: {seed}", seed="lang"),
    ]
    arguments = ["--rounds", "3", "--seed", "lang", "--language", language]
    game = pexpect.spawn(
        sys.executable,
        ["-m", "callbreak", "text", "--data-dir", str(tmp_path), *arguments],
        env={**os.environ, "PYTHONPATH": str(Path.cwd()), "LANG": "C.UTF-8"},
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 400),
    )
    asked = [0, 0, 0]
    while (which := game.expect_exact(questions)) != 3:
        asked[which] += 1
        game.sendline(["2", "1", ""][which])
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    assert asked[0] == 3
    assert asked[1] >= 36
    assert asked[2] == 2
