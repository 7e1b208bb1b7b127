"""What to send to those who can mend a fault: the versions of everything, and where it happened."""

from __future__ import annotations

import traceback


def report_of(fault: BaseException) -> str:
    """The report about a fault, as several lines of plain text."""
    # Only now: a start need not wait for what only a fault asks for.
    from callbreak.versions import versions

    told = "\n".join(versions())
    return f"{told}\n\n{''.join(traceback.format_exception(fault))}"


def in_a_line(fault: BaseException) -> str:
    """The fault itself, such as ``ValueError: no such card``."""
    return " ".join("".join(traceback.format_exception_only(fault)).split())
