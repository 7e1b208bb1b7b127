"""Writing a learned table as a source file."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path


def rows(numbers: Sequence[str], in_a_row: int, indent: int) -> Iterator[str]:
    """The numbers with commas between, so many in a line."""
    for start in range(0, len(numbers), in_a_row):
        yield " " * indent + ", ".join(numbers[start : start + in_a_row]) + ","


def write_source(target: Path, made_by: str, holds: str, lines: Iterable[str]) -> None:
    """Write the file.

    Args:
        target: the file.
        made_by: the module that makes it.
        holds: what the numbers are, in a few words.
        lines: the table.
    """
    head = [
        f'"""Made by ``python -m {made_by}``: {holds}."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
    ]
    target.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
