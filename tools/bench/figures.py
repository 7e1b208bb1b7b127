"""One measured figure, its limit, and the table of all of them."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

HEAD: Final = "| what | figure | limit | kept | compared with |\n|---|---|---|---|---|"


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure.

    Attributes:
        name: what was measured.
        value: the figure.
        unit: its unit; empty for a ratio.
        limit: what it must not pass, None where there is no limit.
        at_least: whether the limit is a lower one.
        remark: what the figure was compared with.
    """

    name: str
    value: float
    unit: str = ""
    limit: float | None = None
    at_least: bool = False
    remark: str = ""

    @property
    def holds(self) -> bool:
        """Whether the limit is kept."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def row(self) -> str:
        """The figure as a line of the table in docs/quality.md."""
        sign = "≥" if self.at_least else "≤"
        limit = "" if self.limit is None else f"{sign} {self.limit:g} {self.unit}".strip()
        value = f"{self.value:.3g} {self.unit}".strip()
        held = "" if self.limit is None else ("yes" if self.holds else "**no**")
        return f"| {self.name} | {value} | {limit} | {held} | {self.remark} |"


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which so large a share (0 to 1) of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def write_json(figures: Sequence[Figure], file: Path) -> None:
    """Keep the figures, with date and machine."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        "figures": [{**asdict(figure), "holds": figure.holds} for figure in figures],
    }
    file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
