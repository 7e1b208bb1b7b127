"""What a scene may use: the window, the look, settings, the store, sounds, bots, and requests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from callbreak.app_options import AppOptions
from callbreak.scenes.registry import has_scene, make_scene
from callbreak.scenes.requests import Pop, Push, Quit, Relayout, Replace, Request, Restart
from callbreak.ui.scale import Scale
from callbreak.ui.theme import Theme, theme_for
from callbreak.ui.tween import Motion

if TYPE_CHECKING:
    from callbreak.ui.window import Window


@dataclass
class Services:
    """One for the whole program; the app makes it and every scene gets it.

    Attributes:
        window: the window; draw only when the stack asks for it.
        options: what the command line asked for.
        settings: the settings in force.
        store: games, history and what is remembered.
        audio: plays sounds; silent when there is no device.
        bots: the bots' process.
        theme: the colours in force.
        motion: speed and reduced motion.
        text_per_cent: the text size, 80 to 150.
        requests: what scenes have asked of the stack; use the methods below.
        wait_for_bots: a bot's answer is waited for within a tick, so that every run is the same.
    """

    window: Window
    options: AppOptions = field(default_factory=AppOptions)
    settings: Any = None
    store: Any = None
    audio: Any = None
    bots: Any = None
    theme: Theme = field(default_factory=lambda: theme_for("dhaka"))
    motion: Motion = field(default_factory=Motion)
    text_per_cent: int = 100
    requests: list[Request] = field(default_factory=list)

    @property
    def wait_for_bots(self) -> bool:
        """Whether a tick waits until a bot has answered (`--screenshot`)."""
        return self.options.steady

    @property
    def unit(self) -> float:
        """Pixels a unit of the drawings."""
        return self.window.unit

    @property
    def scale(self) -> Scale:
        """Sizes of the drawings to pixels, with the text size."""
        return Scale(self.unit, self.text_per_cent / 100)

    def has(self, name: str) -> bool:
        """Whether there is a scene of that name."""
        return has_scene(name)

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
