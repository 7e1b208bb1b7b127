"""Whole rounds a second: the search's playouts, as a ratio to OpenSpiel's spades.

OpenSpiel is a library of games for research, written in C++; its spades is a round of thirteen
tricks like ours. It is driven as a Python bot would drive it: legal actions, a random one, apply.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from callbreak.ai.habits import kin, learned
from callbreak.ai.opponents import ENOUGH, RULES_OF_THUMB
from callbreak.ai.playout import play_out
from callbreak.ai.random_play import play_randomly
from callbreak.ai.twin import House, Table, pack
from callbreak.engine.deal import deal_hands
from callbreak.engine.rules import Rules
from tools.bench.figures import Figure

SPELLS: Final = 5
SPELL_S: Final = 0.4
DEALS: Final = 50


def playouts() -> list[Figure]:
    """Random play and the search's own policy, each in turn with OpenSpiel."""
    theirs, at_random, by_models = [], [], []
    spiel, rounds, models = _open_spiel(), _random_rounds(), _model_rounds()
    for _ in range(SPELLS):
        theirs.append(_rate(spiel))
        at_random.append(_rate(rounds))
        by_models.append(_rate(models))
    base = median(theirs)
    remark = f"OpenSpiel's spades, {base:.0f} rounds a second"
    limits = (
        ("random rounds, ratio", median(at_random) / base, 4.0),
        ("rounds by models, ratio", median(by_models) / base, 0.8),
    )
    return [
        *(
            Figure(name, ratio, limit=limit, at_least=True, remark=remark)
            for name, ratio, limit in limits
        ),
        Figure("rounds by models", median(by_models), "/s"),
    ]


def _rate(play: Callable[[], None]) -> float:
    """How often a second something can be done."""
    done = 0
    start_s = time.perf_counter()
    while time.perf_counter() - start_s < SPELL_S:
        play()
        done += 1
    return done / (time.perf_counter() - start_s)


def _open_spiel() -> Callable[[], None]:
    import pyspiel

    game = pyspiel.load_game("spades")
    rng = random.Random(1)

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))

    return play


def _random_rounds() -> Callable[[], None]:
    rng = random.Random(1)
    house = House(Rules())
    deals = [pack(deal_hands("bench", number, 0, 0)) for number in range(DEALS)]

    def play() -> None:
        play_randomly(Table(house, rng.choice(deals)[:], 1), rng.random)

    return play


def _model_rounds() -> Callable[[], None]:
    rng = random.Random(1)
    house = House(Rules())
    deals = [pack(deal_hands("bench", number, 0, 0)) for number in range(DEALS)]
    models = [learned(kin(Rules())), *(model for model, _ in RULES_OF_THUMB[:3])]

    def play() -> None:
        play_out(Table(house, rng.choice(deals)[:], 1), [ENOUGH] * 4, models)

    return play
