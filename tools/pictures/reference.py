"""Reference pictures of a few key states: ``python -m tools.pictures.reference`` renews them.

They are small and compared block by block, so that another build of SDL or FreeType passes and a
panel that has moved or changed its colour does not. No computer player decides anything in them:
every seat calls the same and plays the first card that it may.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.commands import Command, MakeCall, NextRound
from callbreak.engine.game import legal_commands
from callbreak.engine.rules import Rules
from callbreak.engine.state import Setup
from callbreak.session.session import Session
from tools.pictures.stage import players, stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.pictures.stage import Stage

FOLDER: Final = Path(__file__).parents[2] / "tests" / "scenes" / "reference"
SIZE: Final = (1280, 720)
SMALL: Final = (320, 180)
BLOCKS: Final = (40, 22)
MOST_DIFFERENCE: Final = 7
"""How far, of 255, a block of 8 by 8 pixels may be from the reference in any colour."""

_SEED: Final = "reference"
_CALL: Final = 3


def played(until: Callable[[Session], bool]) -> tuple[Command, ...]:
    """The commands of a game in which nobody thinks, as far as `until` it holds."""
    session = Session(Setup(_SEED, Rules(rounds=3), players()))
    while not until(session):
        session.submit(_unthinking(session))
    return session.commands


def _unthinking(session: Session) -> Command:
    choices = legal_commands(session.state)
    if not choices:
        return NextRound()
    calls = [c for c in choices if isinstance(c, MakeCall) and c.call == _CALL]
    return calls[0] if calls else choices[0]


def _sit_down(stage: Stage, until: Callable[[Session], bool]) -> Session:
    table = stage.sit_down(_SEED, Rules(rounds=3), played(until))
    stage.wait(2.0)
    return table.session


def home(stage: Stage) -> None:
    """The first screen."""
    stage.open("home")


def calling(stage: Stage) -> None:
    """The call panel."""
    _sit_down(stage, lambda session: session.state.turn == 0)


def your_turn(stage: Stage) -> None:
    """The person is on turn in the sixth trick, after others."""
    _sit_down(
        stage,
        lambda session: (
            session.state.turn == 0
            and len(session.view.tricks) >= 5
            and session.view.trick is not None
            and len(session.view.trick.cards) > 1
        ),
    )


def round_end(stage: Stage) -> None:
    """The score sheet after two rounds."""
    _sit_down(stage, lambda session: len(session.state.finished) == 2)
    stage.wait(2.0)


def game_end(stage: Stage) -> None:
    """The final result, without the confetti's fall."""
    stage.services.change("table.reduced_motion", True)
    session = _sit_down(stage, lambda session: session.over)
    stage.open("game_end", session=session)


def settings(stage: Stage) -> None:
    """A page of the settings."""
    stage.open("settings", page="table")


def night(stage: Stage) -> None:
    """The night, with four colours."""
    stage.services.change("table.theme", "night")
    stage.services.change("table.four_colours", True)
    your_turn(stage)


REFERENCES: Final[dict[str, Callable[[Stage], None]]] = {
    "home": home,
    "calling": calling,
    "your-turn": your_turn,
    "round-end": round_end,
    "game-end": game_end,
    "settings": settings,
    "night": night,
}


def picture_of(name: str) -> pygame.Surface:
    """A state as it looks now, small."""
    with stage(SIZE) as set_up:
        REFERENCES[name](set_up)
        return small(set_up.picture())


def small(picture: pygame.Surface) -> pygame.Surface:
    """The picture as small as the references are."""
    opaque = picture.convert(24)
    return pygame.transform.smoothscale(opaque, SMALL)


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """How far the worst block is from the other's, of 255, in any colour."""
    apart = _above(one, other)
    apart.blit(_above(other, one), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    blocks = pygame.transform.smoothscale(apart, BLOCKS)
    places = ((x, y) for x in range(BLOCKS[0]) for y in range(BLOCKS[1]))
    return max(max(blocks.get_at(place)[:3]) for place in places)


def _above(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """By how much the first is brighter."""
    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return apart


def main() -> int:
    """Draw all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in REFERENCES:
        pygame.image.save(picture_of(name), FOLDER / f"{name}.png")
        print(name, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
