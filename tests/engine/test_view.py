"""What a seat may know of a game."""

from __future__ import annotations

from callbreak.engine.cards import Card, parse_cards
from callbreak.engine.state import RoundOver
from callbreak.engine.view import observe
from tests.engine.table import endgame, play_out


def test_a_view_counts_cards_and_knows_what_is_unseen() -> None:
    state = endgame("AS 2H", "5H KS", "QS", "JS 4H", trick="3H", leader=2)
    view = observe(state, 0)
    assert view.cards_left == (2, 2, 1, 2)
    assert set(view.unseen) == set(parse_cards("5H KS QS JS 4H"))
    assert view.played[-1] == Card.parse("3H")
    assert not view.on_turn
    assert view.legal == ()
    assert observe(state, 3).legal == (Card.parse("4H"),)
    assert observe(state, 3).on_turn
    over = play_out(state)
    assert isinstance(over, RoundOver)
    after = observe(over, 0)
    assert after.history[0].won == after.won
    assert after.cards_left == (0, 0, 0, 0)
