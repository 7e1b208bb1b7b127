"""What a scene is: one screen of the game, or an overlay above one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from callbreak.engine.rules import Rules
    from callbreak.scenes.services import Services
    from callbreak.ui.form import Form


class Scene(ABC):
    """One screen. The stack calls these; a scene asks for changes through its services.

    The order of calls is: `enter`, `resize`, then any of `handle`, `tick`, `draw` and `resize`,
    and `leave` at the end. Only the top scene gets events and time. Touches arrive as mouse events.
    """

    services: Services
    overlay: bool = False
    """Whether the scene below is to be seen around this one."""

    takes_files: bool = False
    """Whether the scene itself does something with a file that is dropped on the window."""

    @property
    def rules_in_play(self) -> Rules | None:
        """The house rules of the game that this scene is about; None where it is about no game."""
        return None

    def enter(self, services: Services) -> None:
        """The scene comes onto the stack."""
        self.services = services

    def leave(self) -> None:  # noqa: B027 (most have nothing to do)
        """The scene is gone from the stack, or the program ends."""

    def cover(self) -> None:  # noqa: B027 (most have nothing to do)
        """Scenes above hide this one, and it may let go of its pictures.

        It may be called again before the scene is seen again.
        """

    def uncover(self) -> None:  # noqa: B027 (most have nothing to do)
        """The scene that was above this one is gone."""

    def reread(self) -> None:  # noqa: B027 (most have nothing to do)
        """The kept games now read otherwise, as after a repair; a `resize` follows."""

    @abstractmethod
    def resize(self, size_px: tuple[int, int]) -> None:
        """Lay everything out: the window's size, the theme, the text size or the language changed.

        A full draw follows.
        """

    @property
    @abstractmethod
    def form(self) -> Form:
        """The controls; they are there from the first `resize` on."""

    @abstractmethod
    def handle(self, event: pygame.Event) -> None:
        """Take an event of mouse, keyboard or text input, or one that the scene posted itself."""

    def tick(self, dt_s: float) -> None:  # noqa: B027 (most have nothing to do)
        """Time goes on: move what moves, look whether a bot has answered."""

    @abstractmethod
    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Draw what changed since the last draw, and say where.

        Args:
            target: the window's surface; it still holds what was drawn last.
            full: draw everything (an overlay: everything of its own; the scene below has just
                been drawn).

        Returns:
            The rectangles that were painted; none when nothing changed.
        """

    @property
    def wants_frames(self) -> bool:
        """Whether something moves, so that frames follow without an event."""
        return False

    @property
    def wants_text(self) -> bool:
        """Whether a text field has the focus: hotkeys sleep and input methods are awake."""
        return False
