"""The page of sound: volume, mute, and what it sounds like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.scenes.silence import silence
from callbreak.ui.widgets.button import Button
from callbreak.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.settings_rows import SettingRows
    from callbreak.ui.audio import SoundName


def fill_sound(rows: SettingRows) -> None:
    """Volume and mute, and some sounds to try them with."""
    services = rows.services

    def move(volume: int) -> None:
        services.audio.volume = volume

    def done(volume: int) -> None:
        services.change("sound.volume", volume)
        services.audio.play("card")

    rows.slider(
        "sound.volume",
        tr("Volume"),
        tr("Of everything that can be heard."),
        (0, 100, 5),
        words=lambda volume: tr("{number} %", number=volume),
        on_move=move,
        on_done=done,
    )
    rows.toggle("sound.mute", tr("Mute"), tr("No sound at all. The M key does the same."))

    def player(name: SoundName) -> Callable[[], None]:
        def play() -> None:
            services.audio.play(name)

        return play

    tries: tuple[tuple[str, SoundName], ...] = (
        (tr("A card"), "card"),
        (tr("Call made"), "call_made"),
        (tr("The game won"), "game_won"),
    )
    buttons = [Button(words, player(name), icon_name="play") for words, name in tries]
    for button in buttons:
        button.silent = True
    rows.add(tr("Try it"), silence(services), *buttons)
