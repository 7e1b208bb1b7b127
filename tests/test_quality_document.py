"""What `docs/quality.md` says stands against each kind of fault is really there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "quality.md"


def faults() -> str:
    text = DOCUMENT.read_text(encoding="utf-8")
    _, _, rest = text.partition("## Kinds of faults")
    return rest.partition("\n## ")[0]


def all_tests() -> set[str]:
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        found |= set(re.findall(r"^def test_(\w+)", file.read_text(encoding="utf-8"), re.MULTILINE))
    return found


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`([a-z0-9]+(?:_[a-z0-9]+){2,})`", faults()))
    assert len(named) > 80
    assert named - all_tests() == set()


def test_every_kind_has_a_test_or_a_reason() -> None:
    rows = [line for line in faults().splitlines() if line.startswith("| ")]
    kinds = [row.split("|")[1:3] for row in rows if "---" not in row and "| kind |" not in row]
    assert len(kinds) > 40
    for kind, against in kinds:
        assert len(against.split()) > 0, kind
