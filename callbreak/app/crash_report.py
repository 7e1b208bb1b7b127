"""What to send to those who can mend a fault: the versions of everything, and where it happened."""

from __future__ import annotations

import platform
import traceback

import pygame

from callbreak import __version__


def report_of(fault: BaseException) -> str:
    """The report about a fault, as several lines of plain text."""
    versions = (
        f"callbreak {__version__}, Python {platform.python_version()}, pygame-ce {pygame.ver},"
        f" SDL {'.'.join(map(str, pygame.get_sdl_version()))},"
        f" {platform.system()} {platform.release()} {platform.machine()}"
    )
    return f"{versions}\n\n{''.join(traceback.format_exception(fault))}"


def in_a_line(fault: BaseException) -> str:
    """The fault itself, such as ``ValueError: no such card``."""
    return " ".join("".join(traceback.format_exception_only(fault)).split())
