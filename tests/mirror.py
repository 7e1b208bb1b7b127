"""The engine led through the same random game as the oracle, every answer compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from callbreak.engine.cards import DECK, Card
from callbreak.engine.commands import (
    AskRedeal,
    Command,
    DeclineRedeal,
    EndGame,
    MakeCall,
    NextRound,
    PlayCard,
)
from callbreak.engine.events import CardPlayed, GameEnded, RoundScored, TrickWon
from callbreak.engine.game import apply, legal_commands, new_game
from callbreak.engine.state import GameOver, Playing, RoundOver, Setup, State

if TYPE_CHECKING:
    import random

ALL_CARDS = frozenset(DECK)


class Mirror:
    """Answers the oracle's questions at random and leads the engine through the same game."""

    def __init__(self, setup: Setup, chance: random.Random) -> None:
        self.state: State = new_game(setup).state
        self.chance = chance
        self.rounds_wanted = chance.randint(1, 3)

    def ask(self, seat: int | None, choices: list[Any], legal: list[Any] | None = None) -> Any:
        self.begin_round(seat)
        if seat is None:
            enough = len(self.state.finished) >= self.rounds_wanted
            self.submit(EndGame() if enough else NextRound())
            return "end" if enough else "next"
        choice = self.chance.choice(choices)
        if legal and self.chance.random() < 0.9:
            choice = self.chance.choice(legal)
        self.submit(self.command(seat, choice, legal))
        return choice

    def begin_round(self, seat: int | None) -> None:
        """The oracle deals by itself; the engine waits to be told, but for the end of a game."""
        if isinstance(self.state, RoundOver) and seat is not None:
            self.submit(NextRound())

    def command(self, seat: int | None, choice: Any, legal: list[Any] | None) -> Command:
        assert seat is not None
        if choice == "ask":
            return AskRedeal(seat)
        if choice == "decline":
            return DeclineRedeal(seat)
        if isinstance(choice, int):
            return MakeCall(seat, choice)
        assert legal
        assert [c.card for c in legal_commands(self.state) if isinstance(c, PlayCard)] == [
            Card.parse(card) for card in legal
        ]
        return PlayCard(seat, Card.parse(choice))

    def submit(self, command: Command) -> None:
        step = apply(self.state, command)
        self.check_invariants(step.state)
        kinds = [type(event) for event in step.events]
        if isinstance(step.state, RoundOver | GameOver) and isinstance(command, PlayCard):
            assert kinds[:3] == [CardPlayed, TrickWon, RoundScored], "the 52nd card scores"
        assert (GameEnded in kinds) == isinstance(step.state, GameOver)
        self.state = step.state

    def check_invariants(self, state: State) -> None:
        if not isinstance(state, Playing):
            return
        on_table = [card for trick in (*state.tricks, state.trick) for card in trick.cards]
        cards = [*on_table, *(card for hand in state.hands for card in hand)]
        assert len(cards) == len(DECK)
        assert set(cards) == ALL_CARDS
        if not state.trick.cards:
            assert sum(state.won) == len(state.tricks)
