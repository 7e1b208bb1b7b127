"""What the command line asks of the app. Knows no pygame, so that any command may build it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.engine.rules import Rules


class NoDisplayError(Exception):
    """There is no screen to open a window on. Its text is one sentence for the person."""


@dataclass(frozen=True, slots=True)
class AppOptions:
    """The options of `callbreak` itself; one that was not given keeps its default.

    Attributes:
        file: a game record to open for review.
        rules: the house rules of `--rules`, else those of the settings hold.
        rounds: what `--rounds` says ("3", "5", "10" or "endless"); it beats `rules`.
        seed: the text of `--seed`.
        data_dir: everything that the game keeps goes into this folder.
        resume: go on with the kept game without asking (`--continue`).
        mute: no sound in this run.
        fullscreen: start in full screen.
        size_px: the window's size.
        watch: four bots play.
        language: a language code.
        frames: draw so many frames, also at rest, then leave.
        frame_times: where to write how long each frame took, as JSON lines: milliseconds of work,
            milliseconds since the frame before, and whether the bots were thinking meanwhile.
        screenshot: where to write the last frame; time then runs 1/60 s a frame.
    """

    file: Path | None = None
    rules: Rules | None = None
    rounds: str | None = None
    seed: str | None = None
    data_dir: Path | None = None
    resume: bool = False
    mute: bool = False
    fullscreen: bool = False
    size_px: tuple[int, int] | None = None
    watch: bool = False
    language: str | None = None
    frames: int | None = None
    frame_times: Path | None = None
    screenshot: Path | None = None

    @property
    def needs_window(self) -> bool:
        """Whether a missing display is a failure, and the text table no substitute."""
        return (
            self.fullscreen
            or self.size_px is not None
            or self.file is not None
            or self.frames is not None
            or self.frame_times is not None
            or self.screenshot is not None
        )

    @property
    def steady(self) -> bool:
        """Whether time runs 1/60 s a frame and bots are waited for: the same picture each time."""
        return self.screenshot is not None
