"""A game that waits to be gone on with: in one line, and taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.words import tr
from callbreak.words.numbers import score_text
from callbreak.words.players import player_name

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from callbreak.session.session import Session
    from callbreak.session.store import KeptGame
    from callbreak.ui.form import Form


def taken_up(game: KeptGame, services: Services, form: Form) -> Session | None:
    """The game from where it was left; None, and the form says why, if it cannot be read."""
    assert services.store is not None
    try:
        return services.store.resume(game)
    except ValueError:
        form.say(tr("This game cannot be read any more; it is kept as it is."), "bad")
        return None


def waiting_line(game: KeptGame) -> str:
    """``Round 3 of 5 · You 7.1 · Harka 5.2``: the person and the best of the others."""
    rounds = game.setup.rules.rounds
    if rounds is None:
        parts = [tr("Round {number}", number=game.round_number)]
    else:
        parts = [tr("Round {number} of {rounds}", number=game.round_number, rounds=rounds)]
    if game.totals and game.round_number > 1:
        parts += _scores(game)
    return " · ".join(parts)


def _scores(game: KeptGame) -> list[str]:
    players, person = game.setup.players, game.person
    others = [seat for seat in range(len(players)) if seat != person]
    best = max(others, key=lambda seat: game.totals[seat])
    scores = [f"{player_name(players[best])} {score_text(game.totals[best])}"]
    if person is not None:
        scores.insert(0, tr("You {score}", score=score_text(game.totals[person])))
    return scores
