"""What the end of a game says: who has won and by how much, ties named, and the result's rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.deal import fingerprint
from callbreak.engine.rules import preset_name
from callbreak.engine.scoring import places
from callbreak.engine.state import GameOver, champion
from callbreak.scenes.score_sheet_words import (
    chart_of,
    names_and_faces,
    totals_after,
)
from callbreak.ui.result_panel import Result, ResultRow
from callbreak.words import ntr, tr
from callbreak.words.joining import and_list
from callbreak.words.numbers import column_score, points_text, score_text
from callbreak.words.rules_words import preset_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.session.session import Session


def winners(session: Session) -> tuple[int, ...]:
    """Everyone in first place."""
    state = session.state
    return state.winners if isinstance(state, GameOver) else ()


def headline(session: Session, names: Sequence[str]) -> str:
    """Who has won, in large letters; `names` are those of all players."""
    won = winners(session)
    if session.person in won:
        return tr("You win!") if len(won) == 1 else tr("You share the win!")
    listed = and_list([names[seat] for seat in won])
    if len(won) == 1:
        return tr("{name} wins!", name=listed)
    return tr("{names} share the win!", names=listed)


def detail(session: Session, names: Sequence[str]) -> str:
    """The points, and how far ahead; or with whom the place is shared."""
    won = winners(session)
    totals = session.state.totals
    best = totals[won[0]]
    if len(won) > 1:
        shared = and_list([names[seat] for seat in won])
        return tr("{names}: {points} each", names=shared, points=points_text(best))
    others = [seat for seat in range(4) if seat not in won]
    if champion(session.state.finished[-1], session.setup.rules) is not None:
        return tr("{points}, by a high call", points=points_text(best))
    second = max(others, key=lambda seat: totals[seat])
    ahead = best - totals[second]
    followers = [seat for seat in others if totals[seat] == totals[second]]
    return tr(
        "{points}, {ahead} ahead of {name}",
        points=points_text(best),
        ahead=score_text(ahead),
        name=and_list([names[seat] for seat in followers]),
    )


def result_of(session: Session) -> Result:
    """The panel with places, chart and seed."""
    names, faces = names_and_faces(session)
    finished, rules = session.state.finished, session.setup.rules
    totals = totals_after(session, len(finished))
    ranks = places(totals, champion(finished[-1], rules))
    rounds = len(finished)
    rows = []
    for seat in sorted(range(4), key=lambda seat: (ranks[seat], seat)):
        calls = sum(result.made(seat, rules) for result in finished)
        rows.append(
            ResultRow(
                place=str(ranks[seat]),
                face=faces[seat],
                name=names[seat],
                calls=tr("{n} of {all} calls made", n=calls, all=rounds),
                points=column_score(totals[seat], rules),
                first=ranks[seat] == 1,
            )
        )
    seed = session.setup.seed
    return Result(
        title=tr("Final result"),
        subtitle=ntr(
            "{rules} · {n} round", "{rules} · {n} rounds", rounds, rules=_rules_title(session)
        ),
        rows=tuple(rows),
        chart_title=tr("Totals by round"),
        chart=chart_of(session),
        seed=tr("Seed: {seed}", seed=seed),
        fingerprint=tr("SHA-256: {fingerprint}", fingerprint=fingerprint(seed)),
    )


def _rules_title(session: Session) -> str:
    return preset_title(preset_name(session.setup.rules))
