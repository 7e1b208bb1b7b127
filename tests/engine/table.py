"""Positions and rounds built from a few words, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.cards import DECK, parse_cards
from callbreak.engine.game import apply, legal_commands
from callbreak.engine.rules import Rules
from callbreak.engine.state import (
    Deal,
    GameOver,
    Kind,
    Player,
    Playing,
    RoundOver,
    RoundResult,
    Setup,
    State,
)
from callbreak.engine.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Sequence

PERSON_AND_BOTS = (
    Player("You", Kind.HUMAN),
    Player("Asha", Kind.EASY),
    Player("Bikram", Kind.MEDIUM),
    Player("Chandra", Kind.HARD),
)
FOUR_BOTS = tuple(Player(name, Kind.MEDIUM) for name in ("Asha", "Bikram", "Chandra", "Maya"))


def round_result(
    number: int, calls: Sequence[int], won: Sequence[int], scores: Sequence[int]
) -> RoundResult:
    """A finished round in which each seat won so many tricks (the cards do not matter)."""
    hands = tuple(DECK[13 * seat : 13 * seat + 13] for seat in range(4))
    winners = [seat for seat in range(4) for _ in range(won[seat])]
    tricks = tuple(
        Trick(seat, (hands[3][12 - i], hands[0][i], hands[1][i], hands[2][i]))
        for i, seat in enumerate(winners)
    )
    result = RoundResult(
        Deal(number, (number - 1) % 4, hands), tuple(calls), tricks, (False,) * 4, tuple(scores)
    )
    assert result.won == tuple(won), "a spade led wins the trick"
    return result


def endgame(
    *hands: str,
    trick: str = "",
    leader: int = 0,
    rules: Rules | None = None,
    calls: tuple[int, ...] = (3, 3, 3, 3),
) -> Playing:
    """The last tricks of a round: what each seat holds, and what lies on the table.

    The cards that nobody holds have been played; who won them does not matter.
    """
    held = tuple(parse_cards(hand) for hand in hands)
    on_table = parse_cards(trick)
    out = {card for hand in held for card in hand} | set(on_table)
    gone = sorted(card for card in DECK if card not in out)
    assert len(gone) % 4 == 0
    done = tuple(Trick(0, tuple(gone[i : i + 4])) for i in range(0, len(gone), 4))
    setup = Setup("endgame", rules or Rules(), PERSON_AND_BOTS)
    deal = Deal(1, 3, tuple(DECK[13 * seat : 13 * seat + 13] for seat in range(4)))
    return Playing(setup, (), deal, calls, held, Trick(leader, on_table), done)


def play_out(state: State) -> State:
    """Play the first thing allowed until the round is over."""
    while not isinstance(state, RoundOver | GameOver):
        state = apply(state, legal_commands(state)[0]).state
    return state
