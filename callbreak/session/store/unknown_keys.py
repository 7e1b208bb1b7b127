"""Keys of a record that this program does not know: taken out when it is read, put back after.

What is unknown is a tree of the same shape as the record: ``{"rounds": {"2": {"mood": "gay"}}}``
means that the third round has a key ``mood``. Places in lists are written as texts, as JSON
demands.
"""

from __future__ import annotations

from typing import Any


def unknown_keys(record: object, known: object) -> dict[str, Any]:
    """What ``record`` has and ``known``, the same record as this program writes it, has not."""
    unknown: dict[str, Any] = {}
    if isinstance(record, dict) and isinstance(known, dict):
        for key, value in record.items():
            if key not in known:
                unknown[key] = value
            elif deeper := unknown_keys(value, known[key]):
                unknown[key] = deeper
    elif isinstance(record, list) and isinstance(known, list):
        for place, (value, other) in enumerate(zip(record, known, strict=False)):
            if deeper := unknown_keys(value, other):
                unknown[str(place)] = deeper
    return unknown


def with_unknown_keys(known: object, unknown: dict[str, Any]) -> Any:
    """A copy of ``known`` with what `unknown_keys` took out put back."""
    if isinstance(known, dict):
        whole = dict(known)
        for key, value in unknown.items():
            whole[key] = with_unknown_keys(known[key], value) if key in known else value
        return whole
    if isinstance(known, list):
        entries = list(known)
        for place, value in unknown.items():
            if int(place) < len(entries):
                entries[int(place)] = with_unknown_keys(entries[int(place)], value)
        return entries
    return known
