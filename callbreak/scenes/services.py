"""What a scene may use: the window, the look, settings, the store, sounds, bots, and requests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from callbreak import words
from callbreak.app_options import AppOptions
from callbreak.engine.rules import Rules
from callbreak.paths import Places
from callbreak.scenes.preferences import Preferences
from callbreak.scenes.registry import make_scene
from callbreak.scenes.requests import Pop, Push, Quit, Relayout, Replace, Request, Restart
from callbreak.session.setting_up import person_name
from callbreak.ui.audio import Audio
from callbreak.ui.look import Look
from callbreak.ui.scale import Scale
from callbreak.ui.text import clear_cache, use_four_colours
from callbreak.ui.theme import Theme, theme_for
from callbreak.ui.tween import Motion

if TYPE_CHECKING:
    from callbreak.ai.client import BotClient
    from callbreak.session.store import Store
    from callbreak.settings import Settings
    from callbreak.ui.window import Window
    from callbreak.ui.workshop import Workshop

# After a change of one of these every scene must lay itself out anew.
_SHAPING: Final = frozenset(
    {
        "language",
        "table.theme",
        "table.contrast",
        "table.text_size",
        "table.four_colours",
        "table.speed",
        "table.reduced_motion",
    }
)


@dataclass
class Services:
    """One for the whole program; the app makes it and every scene gets it.

    Attributes:
        window: the window; draw only when the stack asks for it.
        options: what the command line asked for.
        preferences: the settings, and how a change of them is kept; see `change`.
        places: the files of the player's own, if they are known.
        store: games, history and what is remembered.
        audio: plays sounds; silent when there is no device.
        bots: the bots' process.
        workshop: makes pictures ahead of need; None where each run must be the same.
        theme, motion: the colours, and the speed and kind of motion, in force.
        notices: sentences that the next scene shows once, such as faults in a file.
        rules_in_play: the house rules of the game that the open scenes are about, if any.
        by_keyboard: whether the last thing done was a key, so that a focus ring is of use.
        first_frame_due: nothing has been shown yet, so pictures that take long can wait.
        requests: what scenes have asked of the stack; use the methods below.
    """

    window: Window
    options: AppOptions = field(default_factory=AppOptions)
    preferences: Preferences = field(default_factory=Preferences)
    places: Places | None = None
    store: Store | None = None
    audio: Audio = field(default_factory=Audio)
    bots: BotClient | None = None
    workshop: Workshop | None = None
    theme: Theme = field(default_factory=Theme)
    motion: Motion = field(default_factory=Motion)
    notices: list[str] = field(default_factory=list)
    rules_in_play: Rules | None = None
    by_keyboard: bool = True
    requests: list[Request] = field(default_factory=list)
    first_frame_due: bool = False

    def __post_init__(self) -> None:
        self.apply_settings()

    # --- settings

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.preferences.settings

    @property
    def rules(self) -> Rules:
        """The house rules in force: of the game that one is at, else of the next one."""
        return self.rules_in_play or self.settings.rules()

    def change(self, key: str, value: object) -> None:
        """Put a setting in force at once and keep it; a notice says when it cannot be kept."""
        if self.settings.value(key) == value:
            return
        problem = self.preferences.change(key, value)
        if problem:
            self.notices.append(problem)
        self.apply_settings()
        if key in _SHAPING:
            self.relayout()

    def apply_settings(self) -> None:
        """Have look, language and sound follow the settings."""
        settings, table = self.settings, self.settings.table
        self.theme = theme_for(table.theme, high_contrast=table.contrast == "high")
        speed: Any = table.speed
        self.motion = Motion(speed, reduced=table.reduced_motion)
        self.audio.volume = settings.sound.volume
        self.audio.muted = settings.sound.mute or self.options.mute
        use_four_colours(table.four_colours)
        language = self.options.language or settings.language
        code = words.system_language() if language == "auto" else language
        if code != words.language():
            words.set_language(code)
            clear_cache()
            self.window.name_it()

    @property
    def player_name(self) -> str:
        """What the person is called at the table."""
        return person_name(self.settings, words.tr("You"))

    # --- look

    @property
    def unit(self) -> float:
        """Pixels a unit of the drawings."""
        return self.window.unit

    @property
    def look(self) -> Look:
        """Colours, sizes and motion in force."""
        scale = Scale(self.unit, self.settings.table.text_size / 100)
        return Look(self.theme, scale, self.motion)

    @property
    def wait_for_bots(self) -> bool:
        """Whether a tick waits until a bot has answered, so that every run is the same."""
        return self.options.steady

    # --- requests

    def open(self, name: str, **about: object) -> None:
        """Put the scene of that name on top. `about` goes to its constructor."""
        self.requests.append(Push(make_scene(name, **about)))

    def replace(self, name: str, **about: object) -> None:
        """Put the scene of that name in place of the top one."""
        self.requests.append(Replace(make_scene(name, **about)))

    def restart(self, name: str = "home", **about: object) -> None:
        """Leave every scene and begin again with the scene of that name."""
        self.requests.append(Restart(make_scene(name, **about)))

    def back(self) -> None:
        """Leave the top scene."""
        self.requests.append(Pop())

    def quit(self) -> None:
        """Leave the program."""
        self.requests.append(Quit())

    def relayout(self) -> None:
        """Have every scene lay itself out anew, after a change of theme, language or text size."""
        self.requests.append(Relayout())
