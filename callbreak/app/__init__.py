"""The window app: `run` opens it and returns when it is closed."""

from __future__ import annotations

import sys

from callbreak import paths
from callbreak.app.crash import show_crash
from callbreak.app.crash_report import in_a_line
from callbreak.app.loop import App
from callbreak.app.start import is_measured, opened
from callbreak.app_options import AppOptions, NoDisplayError

__all__ = ["App", "AppOptions", "NoDisplayError", "run"]


def run(options: AppOptions) -> int:
    """Open the window and play until it is closed; the exit code: 0, or 1 after a fault.

    A fault is written into the log, and unless the run is measured it is shown to the person.

    Raises:
        NoDisplayError: no window can be opened.
    """
    try:
        with opened(options) as services:
            App(services).run()
    except NoDisplayError:
        raise
    except Exception as fault:  # noqa: BLE001 (whatever it is, the game is stored)
        print(f"callbreak: a fault inside: {in_a_line(fault)}", file=sys.stderr)
        if not is_measured(options):
            show_crash(fault, paths.places(options.data_dir).log)
        return 1
    return 0
