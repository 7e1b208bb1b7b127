"""The one window: opening it, its size and place, full screen, and the unit of all sizes."""

from __future__ import annotations

import os
import sys
import warnings
from dataclasses import dataclass
from typing import Final

import pygame

from callbreak.app_options import NoDisplayError
from callbreak.paths import asset
from callbreak.ui.library_messages import library_messages_logged
from callbreak.words import tr

DESIGN_PX: Final = (1280, 720)
"""The window that all sizes in the drawings are meant for: there the unit is 1."""

SMALLEST_PX: Final = (640, 400)
_X_LIBRARIES: Final = ("libX11.so.6", "libXext.so.6")
# A first window leaves room for the system's bars.
_SCREEN_PART: Final = 0.92


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the window was: worth remembering from one run to the next."""

    size_px: tuple[int, int]
    position_px: tuple[int, int] | None = None
    fullscreen: bool = False


class Window:
    """The window and its surface.

    Raises:
        NoDisplayError: there is no screen, or it cannot be used.
    """

    def __init__(self, wish: Placement | None = None) -> None:
        _open_display()
        screens = pygame.display.get_desktop_sizes()
        self._placement = _fitted(wish or Placement(DESIGN_PX), screens, wished=wish is not None)
        self._fullscreen = False
        self._surface: pygame.Surface
        try:
            icon = pygame.image.load(asset("icons/app/callbreak-64.png"))
            pygame.display.set_icon(icon)
        except (pygame.error, OSError):
            pass
        self.name_it()
        try:
            with library_messages_logged():
                self._show(fullscreen=self._placement.fullscreen)
        except pygame.error as error:
            sentence = tr("The window cannot be opened: {detail}", detail=error)
            raise NoDisplayError(sentence) from error
        pygame.key.stop_text_input()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; it still holds what was drawn last."""
        return self._surface

    @property
    def size_px(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._surface.get_size()

    @property
    def unit(self) -> float:
        """How many pixels one unit of the drawings is."""
        return unit_of(self.size_px)

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    @property
    def placement(self) -> Placement:
        """Size and place of the window when it does not fill the screen."""
        self._note_placement()
        size, position = self._placement.size_px, self._placement.position_px
        return Placement(size, position, self._fullscreen)

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the window as it was."""
        self._note_placement()
        self._show(fullscreen=not self._fullscreen)

    def name_it(self) -> None:
        """Give it the name of the game in the language in force."""
        pygame.display.set_caption(tr("Call Break"))

    def resized(self) -> None:
        """The window's size has changed by the person's hand or the system's."""
        self._surface = pygame.display.get_surface() or self._surface

    def show(self, changed: list[pygame.Rect]) -> None:
        """Bring what was drawn there onto the screen."""
        whole = self._surface.get_rect()
        if any(rect.contains(whole) for rect in changed):
            pygame.display.flip()
        else:
            pygame.display.update([rect.clip(whole) for rect in changed])

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _show(self, *, fullscreen: bool) -> None:
        if fullscreen:
            if pygame.display.get_surface() and len(pygame.display.get_desktop_sizes()) == 1:
                # Where no window manager does it, the window would stay where its corner was.
                pygame.display.set_window_position((0, 0))
            self._surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self._surface = _set_window(self._placement.size_px)
            if self._placement.position_px is not None:
                pygame.display.set_window_position(self._placement.position_px)
            _set_minimum_size()
        self._fullscreen = fullscreen

    def _note_placement(self) -> None:
        if not self._fullscreen:
            self._placement = Placement(self.size_px, pygame.display.get_window_position())


def unit_of(size_px: tuple[int, int]) -> float:
    """The unit for a window of that size: the smaller of width/1280 and height/720."""
    return min(size_px[0] / DESIGN_PX[0], size_px[1] / DESIGN_PX[1])


def _open_display() -> None:
    chosen = "SDL_VIDEODRIVER" in os.environ
    try:
        with library_messages_logged():
            pygame.display.init()
    except pygame.error as error:
        sentence = tr("There is no display to open a window on: {detail}", detail=error)
        raise NoDisplayError(sentence) from error
    driver = pygame.display.get_driver()
    if driver == "offscreen" and not chosen:
        # SDL falls back to this silently: a window that nobody would ever see.
        pygame.display.quit()
        if _lacks_x_libraries():
            sentence = tr(
                "There is a display, but libraries for windows are missing. "
                "On Debian or Ubuntu: {command}",
                command="apt install libx11-6 libxext6",
            )
            raise NoDisplayError(sentence)
        raise NoDisplayError(tr("There is no display to open a window on."))
    if driver == "x11":
        # Without a good OpenGL driver, presenting through one costs far more than the drawing.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _lacks_x_libraries() -> bool:
    """Whether SDL saw no display only because it found no X11: so in containers and on WSL."""
    if sys.platform != "linux" or not os.environ.get("DISPLAY"):
        return False
    from ctypes import CDLL

    try:
        for library in _X_LIBRARIES:
            CDLL(library)
    except OSError:
        return True
    return False


def _fitted(wish: Placement, screens: list[tuple[int, int]], *, wished: bool) -> Placement:
    """The wish, made to fit the screens that are there now."""
    widest, highest = screens[0] if screens else wish.size_px
    width, height = wish.size_px
    if not wished or wish.position_px is not None:
        # A size asked for on the command line is taken as it is; ours and a remembered one is not.
        width = min(width, round(widest * _SCREEN_PART))
        height = min(height, round(highest * _SCREEN_PART))
    position = wish.position_px
    if position is not None and not _seen(position, (width, height), screens):
        position = None
    return Placement((width, height), position, wish.fullscreen)


def _seen(
    position_px: tuple[int, int], size_px: tuple[int, int], screens: list[tuple[int, int]]
) -> bool:
    """Whether the window's title would be in reach. The screens are taken to stand in a row."""
    row = pygame.Rect(0, 0, sum(width for width, _ in screens), max(h for _, h in screens))
    title = pygame.Rect(position_px[0], position_px[1], size_px[0], 40)
    return row.clip(title).width >= min(200, size_px[0]) and row.clip(title).height >= 20


def _set_window(size_px: tuple[int, int]) -> pygame.Surface:
    """Open the window, or give it that size again after full screen."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        surface = pygame.display.set_mode(size_px, pygame.RESIZABLE)
        if surface.get_size() != size_px:
            # Just out of full screen, X11 still has the old size; the second time it obeys. A
            # window that is too large for the screen stays as large as it may be.
            pygame.event.pump()
            surface = pygame.display.set_mode(size_px, pygame.RESIZABLE)
    return surface


def _set_minimum_size() -> None:
    with warnings.catch_warnings():
        # The way to it will change with pygame; without it the window may only be made smaller.
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            window = pygame.Window.from_display_module()
            window.minimum_size = SMALLEST_PX
        except (AttributeError, ValueError, pygame.error):
            return
