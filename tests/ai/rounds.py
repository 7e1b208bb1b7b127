"""Rounds played at random, for tests of the search."""

from __future__ import annotations

import random

from callbreak.engine.cards import Card
from callbreak.engine.commands import AskRedeal, MakeCall, PlayCard
from callbreak.engine.game import apply, legal_commands, new_game
from callbreak.engine.rules import Rules
from callbreak.engine.state import Calling, Kind, Player, Playing, RedealOffer, Setup, State

FOUR_PROGRAMS = tuple(Player(name, Kind.PROGRAM) for name in ("Asha", "Bikram", "Chandra", "Maya"))
A_PERSON_AND_PROGRAMS = (Player("You", Kind.HUMAN), *FOUR_PROGRAMS[1:])


def start(rules: Rules, seed: str, players: tuple[Player, ...] = FOUR_PROGRAMS) -> State:
    """A new game at its first call."""
    state = new_game(Setup(seed, rules, players)).state
    while isinstance(state, RedealOffer):
        state = apply(state, AskRedeal(state.turn)).state
    return state


def called(
    rules: Rules, seed: str, calls: tuple[int, ...] | None = None, **kinds: tuple[Player, ...]
) -> Playing:
    """A round at its first lead, after random calls or the given ones (by seat)."""
    rng = random.Random(seed)
    state = start(rules, seed, **kinds)
    while not isinstance(state, Playing):
        if isinstance(state, Calling):
            if calls is not None:
                state = apply(state, MakeCall(state.turn, calls[state.turn])).state
            else:
                state = apply(state, rng.choice(legal_commands(state))).state
        else:
            assert isinstance(state, RedealOffer)
            state = apply(state, AskRedeal(state.turn)).state
    return state


def played(state: Playing, cards: int, seed: str = "") -> Playing:
    """The round after so many more random legal cards (less than a whole round)."""
    rng = random.Random(seed)
    for _ in range(cards):
        after = apply(state, rng.choice(legal_commands(state))).state
        assert isinstance(after, Playing)
        state = after
    return state


def play(state: Playing, *cards: str) -> State:
    """The round after the given cards, legal or taken as revokes."""
    after: State = state
    for card in cards:
        assert isinstance(after, Playing)
        after = apply(after, PlayCard(after.turn, Card.parse(card))).state
    return after
