"""The first screen: go on, start a game, or go elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

import callbreak
from callbreak.scenes.form_scene import FormScene
from callbreak.scenes.home_picture import Scenery, draw_logo, forget_home, home_ground
from callbreak.scenes.waiting_game import taken_up, waiting_line
from callbreak.ui.home_art import home_dusk
from callbreak.ui.widgets.button import Button, Kind
from callbreak.ui.widgets.link import Link
from callbreak.ui.widgets.two_line_button import TwoLineButton
from callbreak.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.session.store import KeptGame
    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget

_WIDTH: Final = 384
_LEFT: Final = 79
_MARGIN: Final = 32


class HomeScene(FormScene):
    """Continue (only when a game is waiting), New game, and the way to everything else.

    In an upright window the menu may be larger than rows of settings.
    """

    upright_px = (620, 1060)

    def __init__(self) -> None:
        super().__init__()
        self._scenery: Scenery | None = None
        self._waiting: KeptGame | None = None
        self._dusk = False

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Put the menu over the evening."""
        services = self.services
        self._waiting = services.store.unfinished() if services.store is not None else None
        buttons = self._buttons()
        column = _Column(form.look, size_px, buttons)
        column.place()
        self._scenery = Scenery(size_px, column.right_px, column.hook, still=services.motion.still)
        self._dusk = services.first_frame_due
        if self._dusk:
            evening = home_dusk(size_px)
        else:
            evening = home_ground(size_px, services.theme, column.right_px).copy()
        form.ground = evening
        form.scenery = None if self._dusk else self._scenery
        draw_logo(form.ground, column.logo, form.look)
        form.add(*buttons.all)
        return buttons.all[0]

    def cover(self) -> None:
        """Make room for the pictures of a game; those of the evening are made anew after it."""
        if self.services.rules_in_play is not None:
            self.form.ground = None
            forget_home()

    def _buttons(self) -> _Buttons:
        first: list[Button] = []
        if self._waiting is not None:
            line = waiting_line(self._waiting)
            first.append(TwoLineButton(tr("Continue"), line, "play", self._go_on))
        kind = self._kind_of_new_game()
        new = Button(
            tr("New game"), self._new_game, kind=kind, icon_name="plus", big=True, left=True
        )
        first.append(new)
        more = [
            Button(words, self._opener(name), icon_name=icon_name, left=True)
            for words, icon_name, name in (
                (tr("How to play"), "book", "how_to_play"),
                (tr("Statistics"), "chart", "statistics"),
                (tr("Replays"), "replay", "replays"),
                (tr("Settings"), "settings", "settings"),
            )
        ]
        self._leave = leave = Button(tr("Quit"), self.services.quit, icon_name="quit", left=True)
        version = tr("Version {version} · About", version=callbreak.__version__)
        about = Link(version, self._opener("about"))
        return _Buttons(first, more, leave, about)

    def _kind_of_new_game(self) -> Kind:
        return "secondary" if self._waiting is not None else "primary"

    def _opener(self, name: str) -> Callable[[], None]:
        return lambda: self.services.open(name)

    def _go_on(self) -> None:
        if self._waiting is None:
            return
        session = taken_up(self._waiting, self.services, self.form)
        if session is not None:
            self.services.open("table", session=session)

    def _new_game(self) -> None:
        self.services.open("new_game")

    def escape(self) -> None:
        """Esc leads nowhere from here but to the button that leaves."""
        self.form.focus(self._leave, ring=True)

    def tick(self, dt_s: float) -> None:
        """Time goes on; once the first frame is seen, the evening is drawn in full."""
        if self._dusk and not self.services.first_frame_due:
            self.rebuild()
        super().tick(dt_s)

    def handle(self, event: pygame.Event) -> None:
        """Take an event; the wind blows on while someone is there."""
        if self._scenery is not None:
            self._scenery.wake()
        super().handle(event)

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Draw what has changed, or all when the evening was let go of."""
        if self.form.ground is None:
            self.rebuild()
        return super().draw(target, full=full)

    @property
    def wants_frames(self) -> bool:
        """Whether anything moves."""
        return super().wants_frames or (self._scenery is not None and self._scenery.moving)


class _Buttons:
    """The menu: what one mostly wants, the grid of the rest, and the way out."""

    def __init__(self, first: list[Button], more: list[Button], leave: Button, about: Link) -> None:
        self.first, self.more, self.leave, self.about = first, more, leave, about

    @property
    def all(self) -> list[Widget]:
        """In the order of Tab."""
        return [*self.first, *self.more, self.leave, self.about]


class _Column:
    """The column at the left, or in an upright window in the middle."""

    def __init__(self, look: Look, size_px: tuple[int, int], buttons: _Buttons) -> None:
        self._look, self._buttons = look, buttons
        width, height = size_px
        self._height = height
        upright = height > width
        wide = min(look.control(_WIDTH), width - 2 * look.px(_MARGIN))
        x = (width - wide) // 2 if upright else min(look.px(_LEFT), (width - wide) // 2)
        gap, small = look.px(16), look.px(12)
        self._gap, self._small, self._upright = gap, small, upright
        self._last_px = look.control(46)
        rows = (len(buttons.more) + 1) // 2
        self._grid_px = rows * (look.control(48) + small)
        first_px = sum(button.height_px(look) + gap for button in buttons.first)
        needed = first_px + self._grid_px + self._last_px + 3 * gap
        most_logo = look.px(170 if upright else 150)
        logo_px = max(look.px(64), min(most_logo, height - needed - look.px(36)))
        spare = height - needed - logo_px
        top = max(look.px(14), min(look.px(44), spare // 4))
        if upright:
            top = max(top, spare // 3)
        self.logo = pygame.Rect(x, top, wide, logo_px)

    @property
    def right_px(self) -> int:
        """Where the column ends; 0 where it does not stand at the side."""
        return 0 if self._upright else self.logo.right

    @property
    def hook(self) -> tuple[int, int] | None:
        """Where the flags are tied to the menu: behind its largest button that is not the first.

        In an upright window the menu stands over the evening, and nothing is tied to it.
        """
        if self._upright:
            return None
        rect = [*self._buttons.first, *self._buttons.more][1].rect
        return self.logo.right - self._look.px(4), rect.centery

    def place(self) -> None:
        """Put every button in its place."""
        look, logo = self._look, self.logo
        y = logo.bottom + self._gap
        for button in self._buttons.first:
            button.place(pygame.Rect(logo.x, y, logo.width, button.height_px(look)))
            y += button.height_px(look) + self._gap
        half = (logo.width - self._gap) // 2
        for place, button in enumerate(self._buttons.more):
            row, column = divmod(place, 2)
            x = logo.x if column == 0 else logo.right - half
            height = look.control(48)
            button.place(pygame.Rect(x, y + row * (height + self._small), half, height))
        below = y + self._grid_px
        last_y = below + self._gap // 2
        if not self._upright:
            last_y = max(last_y, round(self._height * 0.845))
        last_y = min(last_y, self._height - self._last_px - look.px(10))
        self._buttons.leave.place(pygame.Rect(logo.x, last_y, half, self._last_px))
        wish = self._buttons.about.size_px(look, half + look.px(_MARGIN))
        place_x = logo.right - half
        middle = last_y + self._last_px // 2
        self._buttons.about.place(pygame.Rect(place_x, middle - wish[1] // 2, *wish))
