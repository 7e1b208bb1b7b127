"""The page of house rules: every rule with its meaning, and what differs from the preset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from callbreak.engine.rules import ALLOWED, PRESETS
from callbreak.scenes.question import Answer
from callbreak.settings.model import preset_rules
from callbreak.ui.widgets.choice import Choice, Option
from callbreak.ui.widgets.toggle import Toggle
from callbreak.words import ntr, tr
from callbreak.words.joining import labelled, sentences
from callbreak.words.rules_words import (
    preset_summary,
    preset_title,
    rule_for_whom,
    rule_meaning,
    rule_name,
    rule_value,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.settings_rows import SettingRows
    from callbreak.ui.widgets.row import Row
    from callbreak.ui.widgets.widget import Widget

CUSTOM: Final = "custom"
_RULES: Final = "game.house_rules"
_REDEAL: Final[tuple[list[str], ...]] = (
    [],
    ["no_spade"],
    ["no_high_card"],
    ["no_spade", "no_high_card"],
)


class RulesPage:
    """Fills the page, and keeps its marks true while rules are changed.

    `on_change` is told after every change, `rebuild` when everything must be shown anew.
    """

    def __init__(
        self, rows: SettingRows, on_change: Callable[[], None], rebuild: Callable[[], None]
    ) -> None:
        self._rows = rows
        self._services = rows.services
        self._on_change = on_change
        self._rebuild = rebuild
        self._shown: dict[str, Row] = {}
        self._preset: Choice[str] | None = None

    @property
    def base(self) -> str:
        """The preset that the rules are compared with."""
        preset = self._services.settings.game.preset
        return preset if preset in PRESETS else "classic"

    def fill(self) -> None:
        """Add a row for the preset and one for every rule."""
        options = [Option(name, preset_title(name)) for name in (*PRESETS, CUSTOM)]
        self._preset = Choice(
            options, self._preset_shown(), self._take_preset, motion=self._services.motion
        )
        self._rows.add(tr("Preset"), preset_summary(self._preset_shown()), self._preset)
        for key in ALLOWED:
            meaning = sentences(rule_meaning(key), rule_for_whom(key))
            self._shown[key] = self._rows.add(rule_name(key), meaning, self._control(key))
        self._mark()

    def _preset_shown(self) -> str:
        return CUSTOM if self.differing else self.base

    def _value(self, key: str) -> Any:
        if key == "rounds":
            rounds = self._services.settings.rules().rounds
            return "endless" if rounds is None else rounds
        return self._rows.value(f"{_RULES}.{key}")

    def _control(self, key: str) -> Widget:
        motion = self._services.motion

        def take(value: Any) -> None:
            self._take(key, value)

        values = plain_values(key)
        if set(map(type, values)) == {bool}:
            return Toggle(take, on=self._value(key), motion=motion)
        options = [Option(value, rule_value(key, value)) for value in values]
        return Choice(options, self._value(key), take, motion=motion)

    def _take(self, key: str, value: Any) -> None:
        if key == "rounds":
            preset = preset_rules(self.base).rounds
            same = value == ("endless" if preset is None else preset)
            self._services.change("game.rounds", "preset" if same else value)
        else:
            self._services.change(f"{_RULES}.{key}", value)
        self._mark()
        if self._preset is not None:
            self._preset.show(self._preset_shown())
        self._on_change()

    def _take_preset(self, preset: str) -> None:
        if preset == CUSTOM:
            # A preset becomes one's own by changing a rule, so there is nothing to choose here.
            if self._preset is not None:
                self._preset.show(self._preset_shown())
            return
        self.go_back_to(preset)

    def go_back_to(self, preset: str) -> None:
        """Play that preset as it is; rules of one's own are given up only after a question."""
        count = len(self.differing)
        if not count:
            self._take_whole(preset)
            return
        words = ntr(
            "{n} rule that you have changed goes back to what {preset} has.",
            "{n} rules that you have changed go back to what {preset} has.",
            count,
            preset=preset_title(preset),
        )
        answers = (
            Answer(tr("Keep my rules")),
            Answer(tr("Give them up"), lambda: self._take_whole(preset), "danger"),
        )
        title = tr("Give up your own rules?")
        self._services.open("question", title=title, words=words, answers=answers)

    def _take_whole(self, preset: str) -> None:
        self._services.change("game.preset", preset)
        self._services.change(_RULES, {})
        self._services.change("game.rounds", "preset")
        self._rebuild()

    @property
    def differing(self) -> list[str]:
        """The rules that are not as the preset has them; the length of a game is free."""
        return [key for key in self._services.settings.game.own_rules if key != "rounds"]

    @property
    def summary(self) -> str:
        """How many rules differ, in words; empty if none does."""
        count = len(self.differing)
        if not count:
            return ""
        return ntr(
            "{n} rule differs from {preset}",
            "{n} rules differ from {preset}",
            count,
            preset=preset_title(self.base),
        )

    def _mark(self) -> None:
        plain = preset_rules(self.base).to_mapping()
        differing = self.differing
        for key, row in self._shown.items():
            usual = rule_value(key, plain[key])
            mark = labelled(preset_title(self.base), usual) if key in differing else ""
            row.set_mark(mark)


def plain_values(key: str) -> list[Any]:
    """The values of a rule as settings write them."""
    if key == "redeal":
        return [list(value) for value in _REDEAL]
    if key == "rounds":
        return [3, 5, 10, "endless"]
    return [getattr(value, "value", value) for value in ALLOWED[key]]
