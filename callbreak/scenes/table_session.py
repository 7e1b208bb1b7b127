"""The game that the table is opened with when nobody hands one over: kept, or newly set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.deal import clean_seed
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.session.session import Session
from callbreak.session.store import draw_seed
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from callbreak.settings import Settings


def session_for(services: Services) -> Session:
    """The kept game if the command line asks to go on with it, else a new one."""
    store, options = services.store, services.options
    if options.resume and store is not None and (kept := store.unfinished()) is not None:
        resumed: Session = store.resume(kept)
        return resumed
    setup = new_setup(services)
    return Session(setup, log=None if store is None else store.begin(setup))


def new_setup(services: Services) -> Setup:
    """A new game as settings and command line want it."""
    options, settings = services.options, services.settings
    rules = options.rules or settings.rules()
    if options.rounds is not None:
        rounds = int(options.rounds) if options.rounds.isdecimal() else options.rounds
        rules = Rules.from_mapping({"rounds": rounds}, start=rules)
    seed = clean_seed(options.seed or "") or draw_seed()
    return Setup(seed, rules, players(settings, watch=options.watch))


def players(settings: Settings, *, watch: bool) -> tuple[Player, ...]:
    """The four players; with ``watch`` a bot sits in the person's place."""
    others = tuple(Player(bot.name, Kind(bot.level)) for bot in settings.game.opponents)
    if watch:
        return (Player("Dolma", Kind.MEDIUM), *others)
    return (Player(settings.player.name or tr("You"), Kind.HUMAN), *others)
