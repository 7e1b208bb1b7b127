"""The pages of the settings scene that are plain lists: players, play and ease."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from callbreak.paths import user_name
from callbreak.settings import LEVELS
from callbreak.words import LANGUAGES, ctx, system_language, tr
from callbreak.words.numbers import decimal_text
from callbreak.words.rules_words import level_name

if TYPE_CHECKING:
    from callbreak.scenes.settings_rows import SettingRows

_RESTS_S: Final = (0.5, 0.8, 1.2, 2.0, 3.0)
_TEXT_SIZES: Final = (80, 90, 100, 110, 125, 150)


def fill_player(rows: SettingRows) -> None:
    """Names, language, and the opponents."""
    name = rows.text_field("player.name", hint=user_name() or tr("You"))
    rows.add(
        tr("Your name"), tr("What the table calls you. Empty: the system's name for you."), name
    )
    own = LANGUAGES[system_language()]
    languages: list[tuple[Any, str]] = [("auto", ctx("language", "System ({name})", name=own))]
    languages += LANGUAGES.items()
    rows.choice("language", tr("Language"), tr("Changes at once, everywhere."), languages)
    rows.stack.gap(12)
    rows.stack.heading(tr("Opponents"))
    places = (tr("On your right"), tr("Opposite"), tr("On your left"))
    levels = [(level, level_name(level)) for level in LEVELS]
    for number, place in enumerate(places, start=1):
        level = rows.choice_of(f"game.opponents.{number}.level", levels)
        rows.add(place, "", rows.bot_field(number), level)


def fill_play(rows: SettingRows) -> None:
    """How fast things go, and what is done by itself."""
    rows.choice(
        "table.speed",
        tr("Speed"),
        tr("How fast cards move. A click always finishes a motion."),
        [
            ("slow", ctx("speed", "Slow")),
            ("normal", ctx("speed", "Normal")),
            ("fast", ctx("speed", "Fast")),
            ("instant", ctx("speed", "Instant")),
        ],
    )
    rests = _with_current(_RESTS_S, rows.value("table.trick_rest"))
    options: list[tuple[Any, str]] = [
        (rest, tr("{seconds} s", seconds=decimal_text(rest, 1))) for rest in rests
    ]
    options.append(("click", ctx("a full trick lies", "Until a click")))
    rows.choice(
        "table.trick_rest", tr("A full trick lies"), tr("Before it goes to its winner."), options
    )
    rows.toggle(
        "table.confirm_click",
        tr("Play with a second click"),
        tr("The first click lifts a card, the second one plays it."),
    )
    rows.toggle(
        "table.play_forced",
        tr("Play forced cards by themselves"),
        tr("When only one card is allowed, it is played for you."),
    )
    rows.toggle(
        "table.offer_claim",
        tr("Offer to end certain rounds"),
        tr("When the rest of the tricks is certain, the round can be played out at once."),
    )


def fill_ease(rows: SettingRows) -> None:
    """What makes the game easier to see and to follow."""
    sizes = _with_current(_TEXT_SIZES, rows.value("table.text_size"))
    rows.choice(
        "table.text_size",
        tr("Text size"),
        tr("All words of the game."),
        [(size, tr("{number} %", number=int(size))) for size in sizes],
    )
    rows.choice(
        "table.contrast",
        tr("Contrast"),
        tr("High: black panels, white words, bright lines."),
        [("normal", ctx("contrast", "Normal")), ("high", ctx("contrast", "High"))],
    )
    rows.toggle(
        "table.four_colours",
        tr("Four-colour deck"),
        tr("Clubs green, diamonds blue: no two suits look alike."),
    )
    rows.toggle(
        "table.reduced_motion",
        tr("Reduced motion"),
        tr("Things fade in their place instead of flying."),
    )


def _with_current(values: tuple[Any, ...], current: Any) -> list[Any]:
    """The usual values, and the one in force if it is another number."""
    if isinstance(current, str) or current in values:
        return list(values)
    return sorted((*values, current))
