"""What a frame at the table costs, counted in pictures and pixels: no busy machine changes it."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING

import pytest

from callbreak.session import pace
from callbreak.ui import card_drawing
from callbreak.ui.card_drawing import Deck
from callbreak.ui.kept import Kept
from callbreak.ui.surface_cache import SurfaceCache
from callbreak.ui.tween import Motion
from callbreak.ui.workshop import Workshop
from tests.scenes.at_table import BOTS, PLAYERS, AtTable

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from callbreak.engine.state import Player
    from callbreak.scenes.services import Services

FRAME_S = 1 / 60
DEAL_FRAMES = round(
    (
        1000 * Motion().fade_s
        + 51 * pace.DEAL_STEP_MS
        + pace.DEAL_FLIGHT_MS
        + pace.TURN_UP_MS
        + 13 * pace.TURN_UP_STEP_MS
    )
    / 1000
    / FRAME_S
)


class Prompt(Workshop):
    """A workshop that has made everything by the next frame."""

    def __init__(self) -> None:
        super().__init__()
        self.at_work = False
        self.made = 0

    def order(self, make: Callable[[], pygame.Surface]) -> Future[pygame.Surface]:
        order: Future[pygame.Surface] = Future()
        self.at_work = True
        order.set_result(make())
        self.at_work = False
        self.made += 1
        return order


class Frames:
    """A table at 60 frames a second, and what each frame has cost.

    Attributes:
        pictures: pictures of cards that the frame itself has made.
        faces: faces that it has drawn from SVG.
        parts: panels and other parts that it has drawn anew.
        painted: how much of the window it has painted, 0 to 1.
    """

    def __init__(
        self,
        services: Services,
        prompt: Prompt,
        monkeypatch: pytest.MonkeyPatch,
        players: tuple[Player, ...] = BOTS,
    ) -> None:
        self.pictures: list[int] = []
        self.faces: list[int] = []
        self.parts: list[int] = []
        self.painted: list[float] = []
        self._count = {"pictures": 0, "faces": 0, "parts": 0}
        self._prompt = prompt
        monkeypatch.setattr(services, "workshop", prompt)
        self._watch(monkeypatch, Deck, "picture", "pictures")
        self._watch(monkeypatch, card_drawing, "_rasterised", "faces")
        kept = Kept.picture

        def picture(
            parts: Kept, part: str, shows: object, rect: pygame.Rect, margin: int, draw: object
        ) -> object:
            def counted(*about: object) -> None:
                self._count["parts"] += 1
                draw(*about)  # type: ignore[operator]

            return kept(parts, part, shows, rect, margin, counted)

        monkeypatch.setattr(Kept, "picture", picture)
        self.table = AtTable(services, players=players)
        self._target = services.window.surface
        self.table.stack.draw(self._target)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, what: str) -> None:
        made = getattr(owner, name)

        def counted(*about: object, **more: object) -> object:
            if not self._prompt.at_work:
                self._count[what] += 1
            return made(*about, **more)

        monkeypatch.setattr(owner, name, counted)

    def run(self, frames: int) -> None:
        """Let so many frames pass, and note what each has cost."""
        width, height = self._target.get_size()
        for _ in range(frames):
            for what in self._count:
                self._count[what] = 0
            self.table.stack.tick(FRAME_S)
            changed = self.table.stack.draw(self._target)
            self.pictures.append(self._count["pictures"])
            self.faces.append(self._count["faces"])
            self.parts.append(self._count["parts"])
            area = sum(rect.width * rect.height for rect in changed)
            self.painted.append(area / (width * height))


@pytest.fixture
def prompt() -> Prompt:
    return Prompt()


@pytest.fixture
def frames(services: Services, prompt: Prompt, monkeypatch: pytest.MonkeyPatch) -> Frames:
    monkeypatch.setattr(card_drawing, "_faces", SurfaceCache(1.2))
    return Frames(services, prompt, monkeypatch)


def test_while_cards_are_dealt_a_frame_makes_hardly_a_picture(
    frames: Frames, prompt: Prompt
) -> None:
    frames.run(DEAL_FRAMES)
    assert prompt.made > 100
    assert max(frames.pictures) <= 1
    assert sum(frames.pictures) <= 5
    assert sum(frames.faces) <= 2


def test_while_cards_are_dealt_a_frame_paints_only_where_they_are(frames: Frames) -> None:
    frames.run(DEAL_FRAMES)
    assert 0.02 < sum(frames.painted) / DEAL_FRAMES < 0.2
    assert max(frames.painted) < 0.4


def test_in_the_first_trick_no_frame_draws_a_face_or_many_pictures(frames: Frames) -> None:
    frames.run(DEAL_FRAMES)
    after = slice(DEAL_FRAMES, None)
    frames.run(500)
    assert len(frames.table.table.shown.tricks) >= 1
    assert sum(frames.faces[after]) <= 8  # small ones, of the last trick
    assert max(frames.pictures[after]) <= 6
    assert max(frames.parts[after]) <= 7


def test_a_frame_in_which_nothing_moves_costs_nothing(
    services: Services, prompt: Prompt, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = Frames(services, prompt, monkeypatch, PLAYERS)
    frames.table.until_asked()
    frames.table.wait(8)
    frames.run(30)
    assert frames.painted == [0.0] * 30
    assert sum(frames.pictures) == sum(frames.faces) == sum(frames.parts) == 0
