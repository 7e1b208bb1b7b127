"""The page that lists what every key does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.scenes import shortcuts
from callbreak.ui.widgets.key_caps import KeyCaps
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.scenes.settings_rows import SettingRows
    from callbreak.scenes.shortcuts import Shortcut


def fill_keys(rows: SettingRows) -> None:
    """Add a row for each key, under a heading for each place."""
    for number, (place, listed) in enumerate(_places()):
        if number:
            rows.stack.gap(14)
        rows.stack.heading(place)
        for shortcut in listed:
            rows.add(tr(shortcut.words), "", KeyCaps([one.caps for one in shortcut.chords]))


def _places() -> tuple[tuple[str, tuple[Shortcut, ...]], ...]:
    return (
        (tr("At the table"), shortcuts.TABLE),
        (tr("On the score sheet"), shortcuts.SHEET),
        (tr("Everywhere"), shortcuts.EVERYWHERE),
        (tr("In the review"), shortcuts.REVIEW),
        (tr("Among the replays"), shortcuts.REPLAYS),
        (tr("In a text field"), shortcuts.TYPING),
    )
