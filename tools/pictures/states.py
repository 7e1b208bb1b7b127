"""The states that are shown, each a function that leads a stage there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ai.levels import quick_answer
from callbreak.engine.claim import claimant
from callbreak.engine.commands import Command, MakeCall, NextRound, PlayCard
from callbreak.engine.game import legal_commands, new_game
from callbreak.engine.rules import RedealReason, Revoke, Rules
from callbreak.engine.state import RedealOffer, Setup
from callbreak.engine.view import observe
from callbreak.session.session import Session
from tools.pictures.stage import players

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.table import TableScene
    from tools.pictures.stage import Stage


def at_rest(table: TableScene) -> bool:
    """Whether nothing moves and the person is on turn."""
    return table.hurry() is False and (table.calling or table.choosing)


def play_on(stage: Stage, table: TableScene, *, tricks: int = 13, call: int | None = None) -> None:
    """Play the person's cards until so many tricks are complete and the person is on turn."""
    session = table.session
    for _ in range(200):
        stage.until(lambda: session.bot_to_act is None and not table.hurry())
        if session.over or not (table.calling or table.choosing):
            return
        if table.choosing and len(session.view.tricks) >= tricks:
            return
        command = _first(session, call)
        if isinstance(command, MakeCall):
            table.call(command.call)
        elif isinstance(command, PlayCard):
            table.play(command.card)


def _first(session: Session, call: int | None) -> Command:
    choices = legal_commands(session.state)
    if call is not None and isinstance(choices[0], MakeCall):
        return MakeCall(choices[0].seat, call)
    return choices[2] if isinstance(choices[0], MakeCall) else choices[-1]


def whole_game(stage: Stage, rules: Rules | None = None, seed: str = "Tihar") -> TableScene:
    """Play a game to its end; the last round's sheet is still to come."""
    table = stage.sit_down(seed, rules or Rules(rounds=3))
    session = table.session
    while not session.over:
        session.submit(_by_bot(session))
    table.hurry()
    return table


def _by_bot(session: Session) -> Command:
    turn = session.state.turn
    return NextRound() if turn is None else quick_answer(observe(session.state, turn))


def home(stage: Stage) -> None:
    """The first screen of a new player."""
    stage.open("home")


def home_continue(stage: Stage) -> None:
    """The first screen with a game to go on with."""
    table = stage.sit_down()
    play_on(stage, table, tricks=3)
    stage.open("home")


def deal_half_way(stage: Stage) -> None:
    """Half the cards are dealt."""
    stage.sit_down()
    stage.wait(1.1)


def calling(stage: Stage) -> None:
    """The person is to call, with a hint."""
    table = stage.sit_down()
    stage.until(lambda: table.calling and at_rest(table))
    table.ask_hint()
    stage.wait(1.0)


def your_turn(stage: Stage) -> None:
    """The person is to play and not every card is allowed."""
    table = stage.sit_down("table 5")
    play_on(stage, table, tricks=4)
    stage.wait(0.6)


def mid_game(stage: Stage) -> None:
    """The third round: points are on the table, and the person is to play."""
    session = Session(Setup("table 5", Rules(), players()))
    while len(session.state.finished) < 2:
        session.submit(_by_bot(session))
    session.submit(NextRound())
    while session.state.turn != 0 or not session.view.legal or len(session.view.tricks) < 4:
        session.submit(_by_bot(session))
    stage.sit_down("table 5", commands=session.commands)
    stage.wait(2.0)


def illegal_card(stage: Stage) -> None:
    """An illegal card was tried."""
    table = stage.sit_down("table 5")
    play_on(stage, table, tricks=2)
    while len(table.shown.legal) == len(table.shown.hand):
        table.play(table.shown.legal[0])
        play_on(stage, table, tricks=len(table.session.view.tricks) + 1)
    illegal = [card for card in table.shown.hand if card not in table.shown.legal]
    table.play(illegal[0])
    stage.wait(0.45)


def trick_full(stage: Stage) -> None:
    """Four cards lie on the table."""
    table = stage.sit_down("table 7")
    play_on(stage, table, tricks=3)
    before = len(table.session.view.tricks)
    table.play(table.shown.legal[-1])
    stage.until(lambda: len(table.session.view.tricks) > before)
    stage.until(lambda: len(table.shown.trick) == 4 or len(table.shown.tricks) > before, 20)
    stage.wait(0.5)


def call_missed(stage: Stage) -> None:
    """The own call can no longer be made."""
    table = stage.sit_down("table 5")
    play_on(stage, table, tricks=9, call=8)
    stage.wait(1.0)


def redeal_offered(stage: Stage) -> None:
    """The person may ask for new cards (R4)."""
    rules = Rules(redeal=tuple(RedealReason))
    seeds = (f"redeal {number}" for number in range(5000))
    stage.sit_down(
        next(
            seed
            for seed in seeds
            if isinstance(new_game(Setup(seed, rules, players())).state, RedealOffer)
        ),
        rules,
    )
    stage.wait(6)


def revoke_rules(stage: Stage) -> None:
    """A house where illegal cards can be played (R13)."""
    table = stage.sit_down("table 5", Rules(revoke=Revoke.CALL_FAILS))
    play_on(stage, table, tricks=3)
    stage.wait(0.6)


def last_trick(stage: Stage) -> None:
    """The last trick is looked at."""
    your_turn(stage)
    stage.send(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l", scancode=pygame.KSCAN_L)
    stage.wait(0.6)


def claim(stage: Stage) -> None:
    """The rest is certain, and may be played out at once."""
    seed, commands = _certain_rest()
    stage.sit_down(seed, commands=commands)
    stage.wait(1.0)


def _certain_rest() -> tuple[str, tuple[Command, ...]]:
    """A game in which the person can claim three tricks or more, and how it gets there."""
    for number in range(400):
        session = Session(Setup(f"claim {number}", Rules(), players()))
        while not session.view.history:
            view = session.view
            if len(view.hand) > 2 and claimant(view) is not None:
                return session.setup.seed, session.commands
            session.submit(_by_bot(session))
    raise LookupError("no claim came up")


def round_end(stage: Stage) -> None:
    """The score sheet after three rounds of five."""
    session = Session(Setup("table 5", Rules(), players()))
    while len(session.state.finished) < 3:
        session.submit(_by_bot(session))
    stage.sit_down("table 5", commands=session.commands)
    stage.wait(4)


def game_end(stage: Stage) -> None:
    """The end of a game."""
    table = whole_game(stage)
    stage.open("game_end", session=table.session)
    stage.wait(1.5)


def review(stage: Stage) -> None:
    """A finished game is reviewed."""
    whole_game(stage, seed="review")
    stage.open("review", game=stage.store.games()[0])


def replays(stage: Stage) -> None:
    """The list of kept games."""
    for seed in ("one", "two", "three"):
        whole_game(stage, seed=seed)
    stage.open("replays")


def statistics(stage: Stage) -> None:
    """What was played, in figures."""
    for seed in ("one", "two", "three", "four"):
        whole_game(stage, seed=seed)
    stage.open("statistics")


def opened(name: str, **about: object) -> Callable[[Stage], None]:
    """The state of a scene that is just opened over the first screen."""

    def lead(stage: Stage) -> None:
        stage.open("home")
        stage.open(name, **about)

    return lead


STATES: Final[dict[str, Callable[[Stage], None]]] = {
    "home": home,
    "home-continue": home_continue,
    "welcome": opened("welcome"),
    "new-game": opened("new_game"),
    "house-rules": opened("settings", page="house_rules"),
    "settings-table": opened("settings", page="table"),
    "settings-play": opened("settings", page="play"),
    "settings-ease": opened("settings", page="ease"),
    "settings-sound": opened("settings", page="sound"),
    "settings-players": opened("settings", page="player"),
    "how-to-play": opened("how_to_play"),
    "keys": opened("keys"),
    "about": opened("about"),
    "deal-half-way": deal_half_way,
    "calling": calling,
    "your-turn": your_turn,
    "mid-game": mid_game,
    "illegal-card": illegal_card,
    "trick-full": trick_full,
    "last-trick": last_trick,
    "call-missed": call_missed,
    "redeal-offered": redeal_offered,
    "revoke-rules": revoke_rules,
    "claim": claim,
    "round-end": round_end,
    "game-end": game_end,
    "review": review,
    "replays": replays,
    "statistics": statistics,
}
