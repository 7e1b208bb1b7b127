"""The game that the table is opened with when nobody hands one over: kept, or newly set up."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from callbreak.engine.deal import clean_seed
from callbreak.session.session import Session
from callbreak.session.setting_up import new_setup
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.scenes.services import Services


def session_for(services: Services) -> Session:
    """The kept game if the command line asks to go on with it, else a new one."""
    store, options = services.store, services.options
    if options.resume and store is not None and (kept := store.unfinished()) is not None:
        with contextlib.suppress(ValueError):
            resumed: Session = store.resume(kept)
            return resumed
    setup = new_setup(
        services.settings,
        seed=clean_seed(options.seed or ""),
        you=tr("You"),
        watch=options.watch,
    )
    return Session(setup, log=None if store is None else store.begin(setup))
