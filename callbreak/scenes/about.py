"""About the program: versions, licences, how to check a deal, and where its files are."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

import pygame

import callbreak
from callbreak.scenes.form_scene import FormScene
from callbreak.ui.clipboard import copy_text
from callbreak.ui.row_stack import RowStack
from callbreak.ui.screen_panel import paint_screen_panel, screen_panel
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.row import Row
from callbreak.ui.widgets.scroll_area import ScrollArea
from callbreak.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget


class AboutScene(FormScene):
    """A page to read."""

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Rows of facts with paragraphs between them."""
        look = form.look
        layout = screen_panel(size_px, look)
        version = tr("Version {version}", version=callbreak.__version__)
        form.ground = paint_screen_panel(size_px, look, layout, tr("About"), version)
        close = IconButton("close", tr("Back"), self.escape)
        close.arrange(look, layout.close)
        area = ScrollArea(look.motion)
        area.place(layout.body)
        stack = RowStack(form, area)
        for heading, words in _chapters():
            stack.heading(heading)
            stack.paragraph(Label(words))
            stack.gap(12)
        self._add_files(stack)
        stack.heading(tr("Versions"))
        stack.paragraph(Label(_versions(), colour=look.theme.muted))
        stack.finish()
        form.add(close)
        return close

    def _add_files(self, stack: RowStack) -> None:
        places = self.services.places
        if places is None:
            return
        stack.heading(tr("Your files"))
        for name, file in (
            (tr("Settings"), places.settings),
            (tr("Games"), places.store),
            (tr("Log"), places.log),
        ):
            copy = IconButton("copy", tr("Copy the path"), self._copier(str(file)))
            stack.row(Row(name, str(file)), copy)
        stack.gap(12)

    def _copier(self, words: str) -> Callable[[], None]:
        def copy() -> None:
            if copy_text(words):
                self.form.say(tr("Copied."), "good")
            else:
                self.form.say(tr("There is no clipboard here."), "bad")

        return copy


def _chapters() -> tuple[tuple[str, str], ...]:
    return (
        (
            tr("Call Break"),
            tr(
                "Call Break, the trick-taking game of Nepal and India, with your family's house"
                " rules. Offline: no account, no advertisements, no network at all."
            ),
        ),
        (
            tr("Fair deals"),
            tr(
                "All deals of a game follow from its seed. Before the first card you see the"
                " seed's fingerprint, after the last one the seed itself, so nobody can have"
                " chosen the cards in between. “callbreak verify FILE” proves it from the record"
                " of a game. The computer players see only what a person in their seat would see."
            ),
        ),
        (
            tr("Licences"),
            tr(
                "The program is free software under the MIT licence. The typefaces Baloo 2, Mukta"
                " and Noto Sans are under the SIL Open Font License. Cards, pictures and sounds"
                " were made for this game. pygame-ce is under the LGPL."
            ),
        ),
    )


def _versions() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return (
        f"Callbreak {callbreak.__version__} · Python {platform.python_version()} · "
        f"pygame-ce {pygame.version.ver} · SDL {sdl} · {platform.system()} {platform.machine()}"
    )
