"""The window app: `run` opens it and returns when it is closed."""

from __future__ import annotations

from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.app_options import AppOptions, NoDisplayError

__all__ = ["App", "AppOptions", "NoDisplayError", "run"]


def run(options: AppOptions) -> int:
    """Open the window and play until it is closed; the exit code, 0 when all went well.

    Raises:
        NoDisplayError: no window can be opened.
    """
    with opened(options) as services:
        return App(services).run()
