"""How a new game is set up from the settings and from what the command line asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.rules import with_rounds
from callbreak.engine.state import Kind, Player, Setup
from callbreak.paths import user_name
from callbreak.session.store import draw_seed

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules
    from callbreak.settings import Settings

STAND_IN: Final = "Dolma"
"""Who sits in the person's place when four bots play."""


def person_name(settings: Settings, you: str) -> str:
    """What the person is called: as the settings say, else by the system, else ``you``."""
    return settings.player.name or user_name() or you


def new_setup(
    settings: Settings,
    *,
    rules: Rules | None = None,
    rounds: str | None = None,
    seed: str | None = None,
    you: str = "You",
    watch: bool = False,
) -> Setup:
    """A new game.

    Args:
        settings: what holds where nothing else is asked for.
        rules: other house rules.
        rounds: another number of rounds: ``"3"``, ``"5"``, ``"10"``, ``"endless"``.
        seed: the seed, already cleaned; empty or None draws one.
        you: what the person is called if neither the settings nor the system says.
        watch: a bot sits in the person's place.
    """
    rules = with_rounds(rules or settings.rules(), rounds)
    own = Player(person_name(settings, you), Kind.HUMAN)
    first = Player(STAND_IN, Kind.MEDIUM) if watch else own
    others = (Player(bot.name, Kind(bot.level)) for bot in settings.game.opponents)
    return Setup(seed or draw_seed(), rules, (first, *others))
