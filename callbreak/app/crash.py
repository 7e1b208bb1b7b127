"""What is shown when a fault has stopped the game: that nothing is lost, and where the log is.

Whatever is broken, this must still work: it is first tried with the game's own fonts and language,
and if that fails too, with nothing but pygame, its built-in font, and English.
"""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from callbreak.app.crash_report import in_a_line, report_of
from callbreak.ui import text
from callbreak.ui.clipboard import copy_text
from callbreak.ui.text_style import TextStyle
from callbreak.words import mark, tr

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)

_SIZE_PX: Final = (860, 400)
_LOOK_S: Final = 0.04
_GROUND: Final = (0x0B, 0x2A, 0x2E)
_WORDS: Final = (0xF7, 0xF0, 0xDF)
_MUTED: Final = (0xB9, 0xC4, 0xBE)
_GOLD: Final = (0xE9, 0xB4, 0x4C)

_TITLE: Final = mark("The game has stopped because of a fault.")
_SAFE: Final = mark("Nothing is lost: start it again, and Continue goes on where you were.")
_LOG: Final = mark("What went wrong is written in {file}")
_COPY: Final = mark("Copy the report")
_COPIED: Final = mark("Copied")
_CLOSE: Final = mark("Close")


class _Writer(Protocol):
    def words(self, message: str, **facts: str) -> str:
        """A message in the language that can be written."""

    def picture(
        self, words: str, size_px: int, colour: tuple[int, int, int], width_px: int
    ) -> pygame.Surface:
        """Words, in several lines if need be."""


class _Fine:
    """Writes as the game does."""

    def words(self, message: str, **facts: str) -> str:
        return tr(message, **facts)

    def picture(
        self, words: str, size_px: int, colour: tuple[int, int, int], width_px: int
    ) -> pygame.Surface:
        style = TextStyle("body", 500, size_px, colour)
        return text.render(words, style, max_width_px=width_px)


class _Plain:
    """Writes with what pygame brings along."""

    def words(self, message: str, **facts: str) -> str:
        return message.format(**facts)

    def picture(
        self, words: str, size_px: int, colour: tuple[int, int, int], width_px: int
    ) -> pygame.Surface:
        sound = words.replace("\0", " ").encode("utf-8", "replace").decode()
        font = pygame.font.Font(None, size_px)
        return font.render(sound, antialias=True, color=colour, wraplength=width_px)


def show_crash(fault: BaseException, log: Path | None) -> None:
    """Show it until the person leaves. Never raises.

    Args:
        fault: what has stopped the game.
        log: the file that tells about it.
    """
    for writer in (_Fine(), _Plain()):
        try:
            pygame.display.init()
            pygame.font.init()
            _Crash(writer, fault, log).run()
        except Exception:  # noqa: BLE001 (the way out must be free, whatever is broken)
            _log.exception("The fault could not be shown")
        else:
            return


@dataclass
class _Key:
    """A button of the window: its words, and where it was drawn last."""

    message: str
    rect: pygame.Rect


class _Crash:
    """The window; it takes over the game's if there is one."""

    def __init__(self, writer: _Writer, fault: BaseException, log: Path | None) -> None:
        self._writer = writer
        self._report = report_of(fault)
        self._fault = in_a_line(fault)
        # Where it could not be written, nobody is sent to look for it.
        self._log = str(log) if log is not None and log.is_file() else ""
        nowhere = pygame.Rect(0, 0, 0, 0)
        self._copy, self._close = _Key(_COPY, nowhere), _Key(_CLOSE, nowhere)
        self._chosen = self._close
        self._leaving = False

    def run(self) -> None:
        """Show it and take events until the person leaves."""
        if pygame.display.get_surface() is None:
            pygame.display.set_mode(_SIZE_PX, pygame.RESIZABLE)
            pygame.display.set_caption("Call Break")
        pygame.event.clear()
        self._draw()
        while not self._leaving:
            events = pygame.event.get()
            for event in events:
                self._take(event)
            if events:
                self._draw()
            time.sleep(_LOOK_S)

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self._leaving = True
        elif event.type == pygame.KEYDOWN:
            self._take_key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            for key in (self._copy, self._close):
                if key.rect.collidepoint(event.pos):
                    self._press(key)

    def _take_key(self, event: pygame.Event) -> None:
        if event.key == pygame.K_ESCAPE:
            self._leaving = True
        elif event.key in {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}:
            self._press(self._chosen)
        elif event.key in {pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT}:
            self._chosen = self._copy if self._chosen is self._close else self._close
        elif event.key == pygame.K_c:
            self._press(self._copy)

    def _press(self, key: _Key) -> None:
        if key is self._close:
            self._leaving = True
        elif copy_text(self._report):
            self._copy.message = _COPIED

    def _draw(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None:
            return
        width, height = surface.get_size()
        size_px = max(12, min(round(width / 42), round(height / 22), 26))
        edge = max(12, width // 12)
        surface.set_clip(None)
        surface.fill(_GROUND)
        y = max(edge // 2, (height - 15 * size_px) // 3)
        for words, colour, part in self._lines():
            picture = self._writer.picture(words, round(size_px * part), colour, width - 2 * edge)
            surface.blit(picture, (edge, y))
            y += picture.get_height() + size_px // 2
        left = edge
        for key in (self._copy, self._close):
            words = self._writer.words(key.message)
            picture = self._writer.picture(words, size_px, _WORDS, width - 2 * edge)
            key.rect = pygame.Rect(left, y + size_px // 2, picture.get_width() + 2 * size_px, 0)
            key.rect.height = picture.get_height() + size_px
            key.rect.bottom = min(key.rect.bottom, height - 4)
            line = 3 if key is self._chosen else 1
            pygame.draw.rect(surface, _GROUND, key.rect)
            pygame.draw.rect(surface, _GOLD, key.rect, line, border_radius=size_px // 2)
            surface.blit(picture, picture.get_rect(center=key.rect.center))
            left = key.rect.right + size_px
        pygame.display.flip()

    def _lines(self) -> list[tuple[str, tuple[int, int, int], float]]:
        words = self._writer.words
        lines = [(words(_TITLE), _GOLD, 1.3), (words(_SAFE), _WORDS, 1.0)]
        if self._log:
            lines.append((words(_LOG, file=self._log), _WORDS, 1.0))
        lines.append((self._fault[:300], _MUTED, 0.85))
        return lines
