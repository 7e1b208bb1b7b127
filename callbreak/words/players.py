"""What the players are called on the screen.

The computer players of the first settings have names that everyone can read: settings, records and
the store keep them as they are in English, and only the screen writes them in the language's
letters. All other names are shown as somebody wrote them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.state import Kind
from callbreak.words.catalogs import ctx, mark_ctx

if TYPE_CHECKING:
    from callbreak.engine.state import Player, Setup

_OURS: Final = (
    # Translators: a woman's name from Nepal, in the letters of your language.
    mark_ctx("computer player", "Asha"),
    # Translators: a man's name from Nepal, in the letters of your language.
    mark_ctx("computer player", "Bikram"),
    # Translators: a woman's name from Nepal, in the letters of your language.
    mark_ctx("computer player", "Chandra"),
    # Translators: a woman's name from Nepal, in the letters of your language.
    mark_ctx("computer player", "Dolma"),
)


def bot_name(name: str) -> str:
    """A computer player's name as it is shown, from the name that is kept."""
    return ctx("computer player", name) if name in _OURS else name


def kept_bot_name(shown: str) -> str:
    """The name that is kept for one that was typed; the other way round than `bot_name`."""
    return next((name for name in _OURS if bot_name(name) == shown), shown)


def kept_names_like(part: str) -> frozenset[str]:
    """The kept names of the computer players whose shown names have this part."""
    sought = part.strip().casefold()
    return frozenset(name for name in _OURS if sought and sought in bot_name(name).casefold())


def player_name(player: Player) -> str:
    """The name of a player as it is shown."""
    return player.name if player.kind is Kind.HUMAN else bot_name(player.name)


def player_names(setup: Setup) -> tuple[str, ...]:
    """The names of a game's players as they are shown, by seat."""
    return tuple(map(player_name, setup.players))
