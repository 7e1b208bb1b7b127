"""Sentences about the store: what happened to it, and how a kept game stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.session.games import Result, result_of, start_of
from callbreak.session.store.game_rows import KeptGame
from callbreak.session.store.notices import Notice, NoticeCode
from callbreak.words.catalogs import ctx, mark, mark_ctx, ntr, tr
from callbreak.words.joining import listed, with_remark
from callbreak.words.numbers import column_score, place_text
from callbreak.words.players import player_names
from callbreak.words.rules_words import preset_title

if TYPE_CHECKING:
    from collections.abc import Sequence

_SENTENCES: Final = {
    NoticeCode.REPAIRING: mark(
        "The file with your games is damaged. What can be read is being put into a new file: your"
        " games will be back in a moment."
    ),
    NoticeCode.NEWER: mark(
        "The kept games in {file} were written by a newer version of the game. They are left"
        " alone, and what you play now is not kept."
    ),
    NoticeCode.LOCKED: mark(
        "The game is open already, in another window. What you play in this one is not kept."
    ),
    NoticeCode.NOT_KEPT: mark(
        "Your game cannot be kept in {file} just now ({reason}). Play on: it will be kept as soon"
        " as that is possible."
    ),
    NoticeCode.CANNOT_READ: mark("The kept games in {file} cannot be read: {reason}"),
    NoticeCode.KEPT_AGAIN: mark("Everything that you have played is kept again."),
}

_RESULTS: Final = {
    Result.WON: mark_ctx("game", "won"),
    Result.LOST: mark_ctx("game", "lost"),
    Result.WATCHED: mark_ctx("game", "watched"),
    Result.ABANDONED: mark_ctx("game", "given up"),
    Result.UNFINISHED: mark_ctx("game", "not finished"),
}


def notice_sentence(notice: Notice) -> str:
    """What a notice of the store says."""
    match notice.code:
        case NoticeCode.DAMAGED:
            return ntr(
                "The file with your games was damaged. {n} game could be read and is kept in a new"
                " file; the damaged one is now {file}.",
                "The file with your games was damaged. {n} games could be read and are kept in a"
                " new file; the damaged one is now {file}.",
                notice.saved,
                file=notice.file,
            )
        case NoticeCode.PARTLY_READ:
            return ntr(
                "The file {file} is damaged. {n} game could be read.",
                "The file {file} is damaged. {n} games could be read.",
                notice.saved,
                file=notice.file,
            )
        case NoticeCode.CUT:
            return tr(
                "A part of game {number} cannot be read any more. It goes on from before that.",
                number=notice.saved,
            )
        case _:
            return tr(_SENTENCES[notice.code], file=notice.file, reason=notice.reason)


def result_name(result: Result) -> str:
    """How a game ended, in a word or two: ``won``, ``not finished``."""
    return ctx("game", _RESULTS[result])


def standing_text(game: KeptGame) -> str:
    """How a game ended or how far it is: ``won (1st)``, ``round 3 of 5``, ``given up``."""
    result = result_of(game)
    words = result_name(result)
    if result is Result.UNFINISHED:
        rounds = game.setup.rules.rounds
        if rounds is None:
            words = tr("in round {n}", n=game.round_number)
        else:
            words = tr("in round {n} of {rounds}", n=game.round_number, rounds=rounds)
    elif result is Result.LOST and game.place is not None:
        words = with_remark(words, place_text(game.place))
    if not game.assisted:
        return words
    # Translators: a result, like "won" or "in round 2", of a game in which a hint or undo was used.
    return tr("{result}, with help", result=words)


def start_text(game: KeptGame) -> str:
    """When a game was started, here where the player is: ``2026-05-01 18:30``; or a dash."""
    started = start_of(game)
    return "–" if started is None else started.strftime("%Y-%m-%d %H:%M")


def scores_text(game: KeptGame, names: Sequence[str]) -> str:
    """The players by these names, with their totals: ``You 8.3, Asha 5.0, Bikram 2.1, …``."""
    rules = game.setup.rules
    scores = zip(names, game.totals, strict=True)
    return listed(f"{name} {column_score(total, rules)}" for name, total in scores)


def game_line(game: KeptGame) -> str:
    """A kept game in one line, with its number."""
    parts = (
        f"{game.number:>4}",
        start_text(game),
        preset_title(game.preset),
        scores_text(game, player_names(game.setup)),
        standing_text(game),
    )
    return " ".join("  ".join(parts).replace("\0", " ").splitlines())
