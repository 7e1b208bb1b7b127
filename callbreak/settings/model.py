"""The settings in force: frozen values, one class a section of ``settings.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from callbreak.engine.rules import ENDLESS, PRESETS, Rules, preset_and_changes
from callbreak.settings.schema import spec_of
from callbreak.settings.values import Repeated, Section, Spec, Unfit

AS_PRESET: Final = "preset"
HOUSE_RULES_KEY: Final = "game.house_rules"


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """About the person. An empty ``name`` means the system's user name."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer player: a name, and a level (``easy``, ``medium``, ``hard``)."""

    name: str
    level: str = "medium"


@dataclass(frozen=True, slots=True)
class GameSettings:
    """What the next game is set up with.

    Attributes:
        preset: a preset's name, or ``custom``: the classic rules with changes.
        rounds: 3, 5, 10, ``endless``, or ``preset``.
        house_rules: changes to the preset, as written in the file; see `own_rules`.
        opponents: the players of seats 1, 2 and 3.
    """

    preset: str = "classic"
    rounds: int | str = AS_PRESET
    house_rules: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    opponents: tuple[Opponent, ...] = (Opponent("Asha"), Opponent("Bikram"), Opponent("Chandra"))

    @property
    def own_rules(self) -> dict[str, object]:
        """Those of the house rules that the preset has otherwise."""
        preset = preset_rules(self.preset)
        return {
            key: value
            for key, value in self.house_rules.items()
            if Rules.from_mapping({key: value}, start=preset) != preset
        }


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How the table looks and moves.

    ``text_size`` is in per cent, ``trick_rest`` in seconds or ``click``: until somebody clicks.
    """

    theme: str = "dhaka"
    contrast: str = "normal"
    four_colours: bool = False
    back: int = 1
    sort: str = "alternating"
    direction: str = "counterclockwise"
    text_size: int = 100
    speed: str = "normal"
    trick_rest: float | str = 1.2
    reduced_motion: bool = False
    confirm_click: bool = False
    play_forced: bool = False
    offer_claim: bool = True
    show_played: bool = False


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """Sound. ``volume`` is in per cent."""

    volume: int = 70
    mute: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. The defaults are those of the shipped ``settings.yaml``."""

    language: str = "auto"
    player: PlayerSettings = PlayerSettings()
    game: GameSettings = GameSettings()
    table: TableSettings = TableSettings()
    sound: SoundSettings = SoundSettings()

    def rules(self) -> Rules:
        """The house rules of the next game."""
        rules = Rules.from_mapping(self.game.house_rules, start=preset_rules(self.game.preset))
        if self.game.rounds == AS_PRESET:
            return rules
        return Rules.from_mapping({"rounds": self.game.rounds}, start=rules)

    def value(self, key: str) -> Any:
        """The value of a dotted key, like ``table.theme`` or ``game.opponents.1.level``.

        A house rule that the preset decides has the preset's value.

        Raises:
            KeyError: there is no such key.
        """
        spec_of(key)
        return _value_at(self.to_mapping(), key.split("."))

    def with_value(self, key: str, value: object) -> Settings:
        """The settings with another value for a dotted key.

        Lists and sections may be given whole (``game.house_rules``, ``game.opponents``).

        Raises:
            KeyError: there is no such key.
            Unfit: the value (or its type) is not allowed there.
        """
        found: Any = checked(spec_of(key), value)
        section, _, rule = key.rpartition(".")
        if section == HOUSE_RULES_KEY:
            if rule not in self.game.house_rules and found == self.value(key):
                return self
            key, found = section, {**self.game.house_rules, rule: found}
        for part in reversed(key.split(".")):
            found = {part: found}
        return self.merged(found)

    def merged(self, found: Mapping[str, Any]) -> Settings:
        """The settings with the values of a mapping laid over; all of them must be allowed."""
        plain = {name: value for name, value in found.items() if name == "language"}
        return replace(
            self,
            player=replace(self.player, **found.get("player", {})),
            game=_merged_game(self.game, found.get("game", {})),
            table=replace(self.table, **found.get("table", {})),
            sound=replace(self.sound, **found.get("sound", {})),
            **plain,
        )

    def to_mapping(self) -> dict[str, Any]:
        """Sections, keys and plain values; house rules complete, opponents numbered from 1."""
        game = self.game
        written_rules = {**preset_rules(game.preset).to_mapping(), **game.house_rules}
        if written_rules["rounds"] is None:
            written_rules["rounds"] = ENDLESS
        return {
            "language": self.language,
            "player": _plain(self.player),
            "game": {
                "preset": game.preset,
                "rounds": game.rounds,
                "house_rules": written_rules,
                "opponents": {
                    str(number): _plain(opponent)
                    for number, opponent in enumerate(game.opponents, start=1)
                },
            },
            "table": _plain(self.table),
            "sound": _plain(self.sound),
        }


def preset_rules(preset: str) -> Rules:
    """The rules that a preset starts from; ``custom`` starts from the classic ones."""
    return PRESETS.get(preset, PRESETS["classic"])


def values_for(rules: Rules) -> dict[str, object]:
    """The settings, by their keys, with which the next game has these rules."""
    preset, changes = preset_and_changes(rules)
    rounds = changes.pop("rounds", AS_PRESET)
    return {
        "game.preset": preset,
        HOUSE_RULES_KEY: changes,
        "game.rounds": ENDLESS if rounds is None else rounds,
    }


def checked(spec: Spec, value: object) -> object:
    """A plain value that the schema allows, in its normal form.

    Raises:
        Unfit: it does not.
    """
    match spec:
        case Section(keys=keys):
            if not isinstance(value, Mapping) or any(key not in keys for key in value):
                raise Unfit(repr(value))
            return {key: checked(keys[key], item) for key, item in value.items()}
        case Repeated(section=section, count=count):
            if not isinstance(value, list | tuple) or len(value) > count:
                raise Unfit(repr(value))
            items = (checked(section, item) for item in value)
            return {str(number): item for number, item in enumerate(items, start=1)}
        case leaf:
            return leaf.check(value)


def _merged_game(game: GameSettings, found: Mapping[str, Any]) -> GameSettings:
    changes = {key: found[key] for key in ("preset", "rounds") if key in found}
    seats = found.get("opponents", {})
    opponents = tuple(
        replace(opponent, **seats.get(str(number), {}))
        for number, opponent in enumerate(game.opponents, start=1)
    )
    if "house_rules" in found:
        changes["house_rules"] = MappingProxyType(dict(found["house_rules"]))
    return replace(game, **changes, opponents=opponents)


def _plain(section: PlayerSettings | Opponent | TableSettings | SoundSettings) -> dict[str, Any]:
    return {name: getattr(section, name) for name in section.__dataclass_fields__}


def _value_at(tree: Any, parts: list[str]) -> Any:
    for part in parts:
        tree = tree[part]
    return tree
