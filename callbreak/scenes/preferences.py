"""The settings in force while the program runs, and keeping what is changed in the window."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from callbreak import settings as settings_file
from callbreak.settings import Settings, SettingsError, load
from callbreak.settings.model import values_for
from callbreak.words.settings_problems import problem_sentence

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.engine.rules import Rules
    from callbreak.settings import SettingsProblem

_log = logging.getLogger(__name__)


class Preferences:
    """Settings that can be changed; each change is kept in the player's file at once.

    Without a file (`None`) changes hold for this run only.
    """

    def __init__(self, settings: Settings | None = None, file: Path | None = None) -> None:
        self.settings = settings or Settings()
        self.problems: tuple[SettingsProblem, ...] = ()
        self._file = file

    @staticmethod
    def read(file: Path) -> Preferences:
        """The settings of the player's file; what is wrong with it is in `problems`."""
        loaded = load(file)
        made = Preferences(loaded.settings, file)
        made.problems = loaded.problems
        for problem in loaded.problems:
            _log.warning("%s", problem_sentence(problem))
        return made

    def lay_over(self, rules: Rules | None, rounds: str | None) -> None:
        """Have the command line's rules and rounds in force for this run; they are not kept."""
        if rules is not None:
            for key, value in values_for(rules).items():
                self.settings = self.settings.with_value(key, value)
        if rounds is not None:
            length = int(rounds) if rounds.isdecimal() else rounds
            self.settings = self.settings.with_value("game.rounds", length)

    def change(self, key: str, value: object) -> str:
        """Put a value in force and keep it; a sentence says why it cannot be kept, else empty.

        Raises:
            KeyError: there is no such key.
            Unfit: the value is not allowed there.
        """
        self.settings = self.settings.with_value(key, value)
        if self._file is None:
            return ""
        try:
            settings_file.change(self._file, key, value)
        except SettingsError as error:
            sentence = problem_sentence(error.problem)
            _log.warning("%s", sentence)
            return sentence
        return ""
