"""The page that lists what every key does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ui.widgets.key_caps import KeyCaps
from callbreak.words import ctx, tr

if TYPE_CHECKING:
    from callbreak.scenes.settings_rows import SettingRows


def fill_keys(rows: SettingRows) -> None:
    """Add a row for each key."""
    for caps, meaning in _at_the_table():
        rows.add(meaning, "", KeyCaps(caps))
    rows.stack.gap(14)
    rows.stack.heading(tr("Everywhere"))
    for caps, meaning in _everywhere():
        rows.add(meaning, "", KeyCaps(caps))


def _at_the_table() -> tuple[tuple[tuple[str, ...], str], ...]:
    enter = ctx("key", "Enter")
    return (
        (("←", "→"), tr("Choose among the cards that may be played")),
        ((enter,), tr("Play the chosen card, or make the chosen call")),
        (("1", "…", "9"), tr("Choose a call")),
        (("H",), tr("Hint")),
        (("L",), tr("Last trick")),
        ((ctx("key", "Ctrl"), "Z"), tr("Undo to your last decision")),
        (("S",), tr("Score sheet")),
        ((ctx("key", "Esc"),), tr("Pause")),
    )


def _everywhere() -> tuple[tuple[tuple[str, ...], str], ...]:
    ctrl, shift = ctx("key", "Ctrl"), ctx("key", "Shift")
    return (
        ((ctx("key", "Tab"),), tr("Next control; with Shift the one before")),
        (("←", "↑", "↓", "→"), tr("The control beside; the value of a control")),
        ((ctx("key", "Enter"), ctx("key", "Space")), tr("Press the control")),
        ((ctx("key", "Esc"),), tr("Back")),
        (("F1",), tr("How to play, with the rules in force")),
        (("?",), tr("This list")),
        (("M",), tr("Sound on or off")),
        (("F11",), tr("Full screen on or off (also Alt and Enter)")),
        ((ctrl, "N"), tr("New game")),
        ((ctrl, "Q"), tr("Quit; the game is kept")),
        ((shift, ctx("key", "Tab")), tr("The control before")),
    )
