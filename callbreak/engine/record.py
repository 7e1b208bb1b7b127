"""The game record: a game, finished or not, as one JSON object.

`callbreak.engine.record_reader` reads it back and `callbreak.engine.replay` proves what it says.
The format is described in docs/record.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from callbreak.engine.cards import format_cards
from callbreak.engine.state import (
    Calling,
    Deal,
    GameOver,
    Playing,
    Redeal,
    RedealOffer,
    RoundResult,
    State,
    VoidAuction,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from callbreak.engine.trick import Trick

FORMAT: Final = "callbreak-game"
VERSION: Final = 1
VOID_AUCTION: Final = "min_total_calls"

JsonObject = dict[str, Any]


def to_record(state: State, *, app: str, extra: Mapping[str, object] | None = None) -> JsonObject:
    """The record of a game so far.

    Args:
        state: the game.
        app: the version of the program.
        extra: further keys, such as ``started``, ``ended``, ``assisted``, ``abandoned``.
    """
    setup = state.setup
    rounds = [_finished_round(result) for result in state.finished]
    if isinstance(state, RedealOffer | Calling | Playing):
        rounds.append(_open_round(state))
    record: JsonObject = {
        "format": FORMAT,
        "version": VERSION,
        "app": app,
        "seed": setup.seed,
        "rules": setup.rules.to_mapping(),
        "players": [{"name": who.name, "kind": who.kind.value} for who in setup.players],
        **(extra or {}),
        "rounds": rounds,
        "totals": list(state.totals),
    }
    if isinstance(state, GameOver):
        record["winners"] = list(state.winners)
    return record


def _deal_part(deal: Deal) -> JsonObject:
    part: JsonObject = {
        "dealer": deal.dealer,
        "attempt": deal.attempt,
        "hands": [format_cards(hand) for hand in deal.hands],
    }
    if deal.redeals:
        part["redeals"] = [_redeal_part(redeal) for redeal in deal.redeals]
    if deal.declined:
        part["declined"] = list(deal.declined)
    return part


def _redeal_part(redeal: Redeal) -> JsonObject:
    if isinstance(redeal, VoidAuction):
        return {"seat": None, "reason": VOID_AUCTION, "calls": list(redeal.calls)}
    return {"seat": redeal.seat, "reason": redeal.reason.value}


def _plays(tricks: Sequence[Trick]) -> str:
    return format_cards(card for trick in tricks for card in trick.cards)


def _finished_round(result: RoundResult) -> JsonObject:
    return {
        **_deal_part(result.deal),
        "calls": list(result.calls),
        "plays": _plays(result.tricks),
        "won": list(result.won),
        "scores": list(result.scores),
    }


def _open_round(state: RedealOffer | Calling | Playing) -> JsonObject:
    calls: list[int | None] = [None] * 4
    plays = ""
    if isinstance(state, Playing):
        plays = _plays((*state.tricks, state.trick))
    if not isinstance(state, RedealOffer):
        calls = list(state.calls)
    return {**_deal_part(state.deal), "calls": calls, "plays": plays}
