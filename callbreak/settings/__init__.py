"""Settings: what the player wants to hold for every game, kept in a YAML file that people edit.

`load` reads the shipped file and the player's and never fails; `change` puts one value in its place
in the player's file and leaves every other byte alone; `load_rules` reads house rules from a file.
"""

from __future__ import annotations

from callbreak.settings.keeping import change, change_all
from callbreak.settings.model import (
    GameSettings,
    Opponent,
    PlayerSettings,
    Settings,
    SoundSettings,
    TableSettings,
)
from callbreak.settings.problems import ProblemCode, SettingsError, SettingsProblem
from callbreak.settings.reading import Loaded, load
from callbreak.settings.rules_file import load_rules
from callbreak.settings.schema import LANGUAGE_CODES, LEVELS, PRESET_NAMES
from callbreak.settings.values import NAME_LENGTH, Unfit

__all__ = [
    "LANGUAGE_CODES",
    "LEVELS",
    "NAME_LENGTH",
    "PRESET_NAMES",
    "GameSettings",
    "Loaded",
    "Opponent",
    "PlayerSettings",
    "ProblemCode",
    "Settings",
    "SettingsError",
    "SettingsProblem",
    "SoundSettings",
    "TableSettings",
    "Unfit",
    "change",
    "change_all",
    "load",
    "load_rules",
]
