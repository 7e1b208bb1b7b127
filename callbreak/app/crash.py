"""What is shown when a fault has stopped the game: that nothing is lost, and where the log is."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.panel import RADIUS_XL, draw_panel
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.scenes.services import Services

_log = logging.getLogger(__name__)

_LEAVE: Final = frozenset({pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN})
_LOOK_S: Final = 0.05


def show_crash(services: Services) -> None:
    """Show it until a key, a click, or the window is closed. Never raises."""
    try:
        _draw(services)
        pygame.event.clear()
        while not any(event.type in _LEAVE for event in pygame.event.get()):
            time.sleep(_LOOK_S)
    except Exception:  # noqa: BLE001 (the way out must be free, whatever is broken)
        _log.exception("The fault could not be shown")


def _draw(services: Services) -> None:
    window, look = services.window, services.look
    surface = window.surface
    surface.set_clip(None)
    surface.fill(look.theme.cloth[-1])
    lines = [
        tr(
            "The game has stopped because of a fault. Nothing is lost: start it again, and Continue"
            " goes on where you were."
        ),
    ]
    if services.places is not None:
        lines.append(tr("What went wrong is written in {file}", file=services.places.log))
    lines.append(tr("A key or a click closes the window."))
    width = min(look.control(620), surface.get_width() - 40)
    pictures = [
        text.render(line, look.text("body"), max_width_px=width - 60, align="center")
        for line in lines
    ]
    height = sum(picture.get_height() + 16 for picture in pictures)
    panel = pygame.Rect(0, 0, width, height + 60)
    panel.center = surface.get_rect().center
    draw_panel(surface, panel, look, RADIUS_XL, big=True)
    y = panel.y + 38
    for picture in pictures:
        surface.blit(picture, picture.get_rect(midtop=(panel.centerx, y)))
        y += picture.get_height() + 16
    window.show([surface.get_rect()])
