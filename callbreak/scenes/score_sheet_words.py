"""What the score sheet says: from the finished rounds to texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.rules import preset_name
from callbreak.engine.scoring import places
from callbreak.engine.state import champion
from callbreak.ui.line_chart import Chart
from callbreak.ui.portraits import portraits_for
from callbreak.ui.score_paper import Cell, Sheet
from callbreak.words import tr
from callbreak.words.numbers import column_score, gain_text
from callbreak.words.players import player_names
from callbreak.words.rules_words import preset_title

if TYPE_CHECKING:
    from callbreak.engine.state import RoundResult
    from callbreak.session.session import Session


def names_and_faces(session: Session) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The players' names and portraits, by seat."""
    kept = tuple(player.name for player in session.setup.players)
    return player_names(session.setup), portraits_for(kept, session.person)


def totals_after(session: Session, rounds: int) -> tuple[int, ...]:
    """The totals after so many rounds, by seat, in whole tenths."""
    done = session.state.finished[:rounds]
    return tuple(sum(result.scores[seat] for result in done) for seat in range(4))


def sheet_of(session: Session, room: int, totals: tuple[int, ...]) -> Sheet:
    """The paper; ``room`` is how many rows fit, ``totals`` what is shown while they count up."""
    finished, rules = session.state.finished, session.setup.rules
    names, faces = names_and_faces(session)
    rounds = rules.rounds
    last = len(finished)
    rows = [(n, _cells(session, result)) for n, result in enumerate(finished, 1)]
    coming = range(last + 1, (rounds or last + 1) + 1)
    rows = [*rows[-room:], *((n, ()) for n in coming)][:room]
    final = totals_after(session, last)
    winner = champion(finished[-1], rules) if finished else None
    ranks = places(final, winner)
    if rounds is None:
        subtitle = tr("after round {n} · {rules}", n=last, rules=_rules_words(session))
    else:
        subtitle = tr(
            "after round {n} of {all} · {rules}", n=last, all=rounds, rules=_rules_words(session)
        )
    return Sheet(
        title=tr("Score sheet"),
        subtitle=subtitle if finished else _rules_words(session),
        legend=(tr("won/call"), tr("points")),
        names=names,
        faces=faces,
        rows=tuple(rows),
        last=last,
        next_words=tr("next"),
        total_words=tr("Total"),
        place_words=tr("Place"),
        totals=tuple(column_score(total, rules) for total in totals),
        places=tuple(str(rank) if finished else "–" for rank in ranks),
        first=tuple(seat for seat in range(4) if ranks[seat] == 1) if finished else (),
        own=session.person,
    )


def _rules_words(session: Session) -> str:
    return preset_title(preset_name(session.setup.rules))


def _cells(session: Session, result: RoundResult) -> tuple[Cell, ...]:
    return tuple(
        Cell(
            f"{result.won[seat]}/{result.calls[seat]}",
            column_score(result.scores[seat], session.setup.rules),
            result.made(seat, session.setup.rules),
        )
        for seat in range(4)
    )


def chart_of(session: Session) -> Chart:
    """The totals round by round."""
    finished = session.state.finished
    names, _ = names_and_faces(session)
    lines = tuple(
        tuple(totals_after(session, n)[seat] for n in range(len(finished) + 1)) for seat in range(4)
    )
    rounds = session.setup.rules.rounds or max(len(finished), 5)
    return Chart(names, lines, rounds, session.person)


def own_result(session: Session) -> tuple[str, str, str, bool]:
    """How the person's last round went: headline, detail, points, and whether the call was made."""
    result = session.state.finished[-1]
    seat = session.onlooker
    call, won = result.calls[seat], result.won[seat]
    fine = result.made(seat, session.setup.rules)
    if result.revoked[seat]:
        headline = tr("An illegal card")
        detail = tr("The call fails: {call}, won {won}", call=call, won=won)
    else:
        headline = tr("Call made") if fine else tr("Call missed")
        detail = tr("Call {call}, won {won}", call=call, won=won)
    return headline, detail, gain_text(result.scores[seat]), fine
