"""The rows of the new game scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.rules import PRESETS
from callbreak.scenes.settings_rows import SettingRows
from callbreak.scenes.settings_rules import CUSTOM, RulesPage
from callbreak.settings import LEVELS
from callbreak.ui.portraits import portraits_for
from callbreak.ui.widgets.choice import Choice, Option
from callbreak.ui.widgets.face import Face
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.text_field import TextField
from callbreak.words import tr
from callbreak.words.rules_words import level_name, preset_title, rule_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.services import Services
    from callbreak.ui.row_stack import RowStack

_LONGEST_SEED = 200


class NewGameRows:
    """Preset, rounds, opponents and seed; what is chosen goes into the settings."""

    def __init__(
        self,
        services: Services,
        stack: RowStack,
        on_change: Callable[[], None],
        on_seed: Callable[[str], None],
    ) -> None:
        self._services = services
        self._stack = stack
        self._rows = SettingRows(services, stack)
        self._rules = RulesPage(self._rows, on_change, on_change)
        self._on_change = on_change
        self._on_seed = on_seed
        self._faces: list[Face] = []
        self._rounds: Choice[int | str] | None = None
        self.fingerprint = Label("0" * 8, "small", colour=stack.look.theme.muted)
        self.show_fingerprint("0" * 64)

    def fill(self, seed: str, *, with_fingerprint: bool) -> None:
        """Add the rows, with the seed's fingerprint or without it."""
        self._add_rules()
        self._stack.gap(6)
        self._stack.heading(tr("Opponents"))
        self._add_opponents()
        self._stack.gap(6)
        hint = tr("Empty: a new one is drawn")
        field = TextField(seed, self._on_seed, hint=hint, most=_LONGEST_SEED)
        self._rows.add(tr("Seed"), tr("The same seed deals the same cards."), field)
        if with_fingerprint:
            self._stack.gap(8)
            self._stack.heading(tr("Fingerprint of the seed"))
            self._stack.paragraph(self.fingerprint)

    def show_fingerprint(self, hex_text: str) -> None:
        """Show the SHA-256 of the seed, in groups that can be compared by eye."""
        groups = [hex_text[at : at + 8] for at in range(0, len(hex_text), 8)]
        self.fingerprint.say(" ".join(groups))

    def _add_rules(self) -> None:
        motion = self._services.motion
        own = bool(self._rules.differing)
        names = [*PRESETS, CUSTOM] if own else [*PRESETS]
        shown = CUSTOM if own else self._rules.base
        options = [Option(name, preset_title(name)) for name in names]
        self._rows.add(tr("Rules"), "", Choice(options, shown, self._take_preset, motion=motion))
        lengths: list[Option[int | str]] = [
            Option(value, rule_value("rounds", value)) for value in (3, 5, 10, "endless")
        ]
        self._rounds = Choice(lengths, self._rounds_now(), self._take_rounds, motion=motion)
        self._rows.add(tr("Rounds"), "", self._rounds)

    def _rounds_now(self) -> int | str:
        rounds = self._services.settings.rules().rounds
        return "endless" if rounds is None else rounds

    def _take_preset(self, preset: str) -> None:
        if preset != CUSTOM:
            self._rules.go_back_to(preset)
        if self._rounds is not None:
            self._rounds.show(self._rounds_now())
        self._on_change()

    def _take_rounds(self, rounds: int | str) -> None:
        self._services.change("game.rounds", rounds)
        self._on_change()

    def _add_opponents(self) -> None:
        levels = [(level, level_name(level)) for level in LEVELS]
        for number, face in enumerate(self._portraits(), start=1):
            name = self._rows.bot_field(number, self._show_faces)
            level = self._rows.choice_of(f"game.opponents.{number}.level", levels)
            self._faces.append(Face(face))
            self._stack.line(self._faces[-1], name, level)

    def _portraits(self) -> tuple[str, ...]:
        opponents = self._services.settings.game.opponents
        names = ("", *(opponent.name for opponent in opponents))
        return portraits_for(names, 0)[1:]

    def _show_faces(self) -> None:
        for face, name in zip(self._faces, self._portraits(), strict=True):
            face.show(name)
