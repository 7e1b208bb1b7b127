"""Numbers as people write them: scores, places, counts. Files never use these."""

from __future__ import annotations

from typing import Final

from callbreak.engine.rules import Overtricks, Rules
from callbreak.engine.scoring import Tenths
from callbreak.settings.languages import DECIMAL_COMMA
from callbreak.words.catalogs import ctx, language, mark_ctx, ntr

MINUS: Final = "\N{MINUS SIGN}"
_PLACES: Final = (
    mark_ctx("place", "1st"),
    mark_ctx("place", "2nd"),
    mark_ctx("place", "3rd"),
    mark_ctx("place", "4th"),
)
_SHARED: Final = (
    mark_ctx("place", "1st, shared"),
    mark_ctx("place", "2nd, shared"),
    mark_ctx("place", "3rd, shared"),
)


def score_text(tenths: Tenths) -> str:
    """A score as the language writes it: ``4.1``, ``−4``, ``0``; from whole tenths."""
    whole, rest = divmod(abs(tenths), 10)
    point = "," if language() in DECIMAL_COMMA else "."
    sign = MINUS if tenths < 0 else ""
    return f"{sign}{whole}{point}{rest}" if rest else f"{sign}{whole}"


def column_score(tenths: int, rules: Rules) -> str:
    """A score as it stands in a column: with its tenths, also when there are none (4.0).

    Where overtricks are worth nothing all scores are whole, and are written so.
    """
    if rules.overtricks is not Overtricks.TENTHS or tenths % 10:
        return score_text(tenths)
    # The sign and point of the language come with the next tenth; its digit becomes a nought.
    return score_text(tenths + 1 if tenths >= 0 else tenths - 1)[:-1] + "0"


def gain_text(tenths: Tenths) -> str:
    """A score as a change: like `score_text`, with a plus sign above nothing."""
    return ("+" if tenths > 0 else "") + score_text(tenths)


def decimal_text(value: float, places: int) -> str:
    """A number with so many decimal places, as the language writes it."""
    text = f"{value:.{places}f}"
    if not text.strip("-0."):
        text = text.lstrip("-")
    text = text.replace("-", MINUS)
    return text.replace(".", ",") if language() in DECIMAL_COMMA else text


def points_text(tenths: Tenths) -> str:
    """A score with its unit: ``1 point``, ``4.1 points``."""
    if tenths in {10, -10}:
        # Translators: {score} is 1 or −1.
        return ctx("one", "{score} point", score=score_text(tenths))
    if tenths % 10:
        # Translators: {score} is a decimal number, like 4.1 or −2.5.
        return ctx("decimal number", "{score} points", score=score_text(tenths))
    # Translators: {score} is a whole number, like 4 or −4; the plural form follows its amount.
    return ntr("{score} point", "{score} points", abs(tenths) // 10, score=score_text(tenths))


def tricks_text(n: int) -> str:
    """``1 trick``, ``5 tricks``."""
    return ntr("{n} trick", "{n} tricks", n)


def rounds_text(n: int) -> str:
    """``1 round``, ``5 rounds``."""
    return ntr("{n} round", "{n} rounds", n)


def won_and_call(won: int, call: int | None) -> str:
    """Tricks won of the tricks called, as a seat shows them: ``2/4``; ``–`` before the call."""
    return "–" if call is None else f"{won}/{call}"


def place_text(place: int) -> str:
    """The place in the final order: ``1st`` to ``4th``."""
    return ctx("place", _PLACES[place - 1])


def shared_place_text(place: int) -> str:
    """A place that several share (R12): ``1st, shared``."""
    return ctx("place", _SHARED[place - 1])
