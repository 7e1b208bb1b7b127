"""A person at the table: finds cards and numbers, and plays by mouse, touch or keys."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from callbreak.engine.rules import HighCall, Overtricks, RedealReason, Revoke, Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.scenes.table import TableScene
from callbreak.session.session import Session
from tests.scenes.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.cards import Card
    from callbreak.scenes.services import Services

PLAYERS = (
    Player("You", Kind.HUMAN),
    Player("Asha", Kind.MEDIUM),
    Player("Harka", Kind.MEDIUM),
    Player("Maya", Kind.EASY),
)
BOTS = (Player("Dolma", Kind.MEDIUM), *PLAYERS[1:])
LONG_S = 60.0

EVERY_RULE = Rules(
    rounds=None,
    overtricks=Overtricks.ONE_ALLOWED,
    high_call=HighCall.WINS_GAME,
    redeal=tuple(RedealReason),
    min_total_calls=10,
    spades_broken=True,
    revoke=Revoke.CALL_FAILS,
)
"""Rules of the house of which each needs a sentence."""


class AtTable(Person):
    """Sits at a table with bots that answer at once."""

    def __init__(
        self,
        services: Services,
        seed: str = "table",
        rules: Rules | None = None,
        players: tuple[Player, ...] = PLAYERS,
        session: Session | None = None,
        **settings: object,
    ) -> None:
        super().__init__(services)
        for name, value in settings.items():
            services.change(f"table.{name}", value)
        self.session = session or Session(Setup(seed, rules or Rules(rounds=3), players))
        self.table = TableScene(self.session)
        self.push(self.table)

    @classmethod
    def of(cls, person: Person) -> AtTable:
        """Someone who has come to a table from the first screen."""
        made = cls.__new__(cls)
        made.services, made.stack = person.services, person.stack
        assert isinstance(person.scene, TableScene)
        made.table = person.scene
        made.session = made.table.session
        return made

    # --- time

    def until(self, condition: Callable[[], bool], step_s: float = 1 / 30) -> None:
        """Let time go on until something holds."""
        passed = 0.0
        while not condition():
            assert passed < LONG_S, "it never comes to that"
            self.stack.tick(step_s)
            passed += step_s
        self.stack.draw(self.services.window.surface)

    def pass_time(self, seconds: float) -> None:
        """Let time go on without looking."""
        for _ in range(round(seconds * 20)):
            self.stack.tick(1 / 20)

    def until_asked(self) -> None:
        """Wait for the own turn, with everything at rest."""
        self.until(lambda: (self.table.calling or self.table.choosing) and not self.moving)

    @property
    def moving(self) -> bool:
        """Whether something on the table moves."""
        return self.table.moving

    def ask_for_a_card(self) -> None:
        """Call one and wait for the first turn to play."""
        self.until_asked()
        self.table.call(max(1, self.session.setup.rules.min_call))
        self.until(lambda: self.table.choosing and not self.moving)

    # --- looking

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand, in the order of the fan."""
        return self.table.view.cards.order

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played."""
        return self.table.shown.legal

    @property
    def illegal(self) -> tuple[Card, ...]:
        """The cards that may not be played."""
        return tuple(card for card in self.hand if card not in self.legal)

    def spot(self, card: Card) -> tuple[int, int]:
        """A point near the card's index, where no other card covers it."""
        cards = self.table.view.cards
        at = cards.places.fan_cards()[cards.order.index(card)]
        fan = cards.layout.fan
        turn = math.radians(at.angle)
        dx, dy = -fan.card_w * 0.42, -fan.card_h * 0.38
        return (
            round(at.x + dx * math.cos(turn) - dy * math.sin(turn)),
            round(at.y + dx * math.sin(turn) + dy * math.cos(turn)),
        )

    def number_spot(self, call: int) -> tuple[int, int]:
        """The middle of a number of the call panel."""
        tiles = self.table.controls.numbers
        return next(tile for tile in tiles if tile.number == call).rect.center

    def poses(self) -> dict[object, object]:
        """Every card on the table with how it lies."""
        sprites = self.table.view.cards.piles.by_key
        return {key: (sprite.card, sprite.pose) for key, sprite in sprites.items()}

    # --- acting

    def drag_to(self, pos: tuple[int, int]) -> None:
        """Move the pointer with the left button down."""
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0))
