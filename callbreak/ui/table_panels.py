"""The panels of the table as pictures: seats, scores, corner, words, questions, the call panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.call_layout import CallLayout, call_layout
from callbreak.ui.call_panel import CallFacts, draw_call_panel
from callbreak.ui.caption import caption_rect, draw_caption, draw_refusal, refusal_rect
from callbreak.ui.corner_panel import CornerFacts, draw_corner
from callbreak.ui.glow import card_glow
from callbreak.ui.kept import Kept
from callbreak.ui.last_trick import LastTrick, draw_last_trick, last_trick_rect
from callbreak.ui.painter import Picture, centred
from callbreak.ui.question_panel import draw_question, question_rect
from callbreak.ui.score_strip import StripFacts, draw_strip
from callbreak.ui.seal_plate import draw_plate, plate_rect
from callbreak.ui.seat_panel import MARGIN, SeatFacts, draw_seat

if TYPE_CHECKING:
    from callbreak.ui.card_images import CardImages
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.layout_seats import SeatLayout
    from callbreak.ui.look import Look
    from callbreak.ui.table_view import TableFacts


class TablePanels:
    """Draws each panel once, and again when what it shows has changed."""

    def __init__(self, layout: TableLayout, panel_look: Look, images: CardImages) -> None:
        self._layout = layout
        self._panel = panel_look
        self._images = images
        self._kept = Kept()
        self._call: CallLayout | None = None
        self._call_count = 0
        self._seal: tuple[str, pygame.Rect] | None = None

    def call_layout(self, count: int) -> CallLayout:
        """Where the call panel's parts are, for so many numbers."""
        if self._call is None or self._call_count != count:
            self._call = call_layout(self._layout, count, self._panel)
            self._call_count = count
        return self._call

    def seats(self, seats: tuple[SeatFacts, ...], looking: int) -> list[Picture]:
        """The four players."""
        return [
            self._seat(seat, shows, self._layout.seats[self._layout.place_of(seat, looking)])
            for seat, shows in enumerate(seats)
        ]

    def _seat(self, seat: int, shows: SeatFacts, place: SeatLayout) -> Picture:
        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            draw_seat(surface, rect, place, shows, self._panel)

        margin = self._panel.px(MARGIN)
        return self._kept.picture(f"seat {seat}", shows, place.rect, margin, draw)

    def plate(self, words: str) -> list[Picture]:
        """The fingerprint of the deals in the rim, if there are words."""
        if not words:
            return []
        look = self._panel

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_plate(surface, at, self._layout, words, look)

        if self._seal is None or self._seal[0] != words:
            # Measuring takes long for a frame in which cards are dealt.
            self._seal = (words, plate_rect(self._layout, words, look))
        return [self._kept.picture("seal", words, self._seal[1], look.px(8), draw)]

    def strip(self, facts: StripFacts) -> Picture:
        """The scores."""

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            draw_strip(surface, rect, self._layout.strip_form, facts, self._panel)

        return self._kept.picture("strip", facts, self._layout.strip, self._panel.px(MARGIN), draw)

    def corner(self, facts: CornerFacts) -> list[Picture]:
        """Last trick, cards played or counts of suits, where there is room for it."""
        rect = self._layout.corner
        if rect is None:
            return []

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_corner(surface, at, facts, self._panel, self._images)

        return [self._kept.picture("corner", facts, rect, self._panel.px(MARGIN), draw)]

    def words(self, facts: TableFacts) -> dict[str, list[Picture]]:
        """By name: why not, or what to do; and what has been announced in the middle."""
        told: dict[str, list[Picture]] = {"refusal": [], "caption": [], "banner": []}
        room, look = self._layout.caption, self._panel
        margin = look.px(20)
        if facts.refusal:
            rect = refusal_rect(room, facts.refusal, look)

            def draw_bar(surface: pygame.Surface, at: pygame.Rect) -> None:
                draw_refusal(surface, at, facts.refusal, look)

            told["refusal"] = [self._kept.picture("refusal", facts.refusal, rect, margin, draw_bar)]
            return told
        if facts.caption:
            rect = caption_rect(room, facts.caption, look)

            def draw_line(surface: pygame.Surface, at: pygame.Rect) -> None:
                draw_caption(surface, at, facts.caption, look, facts.caption_lead)

            shows = (facts.caption, facts.caption_lead)
            told["caption"] = [self._kept.picture("caption", shows, rect, margin, draw_line)]
        if facts.banner:
            middle = room.copy()
            middle.centery = self._layout.trick[1]
            rect = caption_rect(middle, facts.banner, look)

            def draw_banner(surface: pygame.Surface, at: pygame.Rect) -> None:
                draw_caption(surface, at, facts.banner, look)

            told["banner"] = [self._kept.picture("banner", facts.banner, rect, margin, draw_banner)]
        return told

    def question(self, title: str, words: str) -> list[Picture]:
        """The panel behind a question, if there are words."""
        if not words:
            return []
        look = self._panel
        rect = question_rect(self._layout, words, look)

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_question(surface, at, title, words, look)

        return [self._kept.picture("question", (title, words), rect, look.px(60), draw)]

    def calls(self, facts: CallFacts | None, numbers: list[Picture]) -> list[Picture]:
        """The call panel with its numbers."""
        if facts is None or self._call is None:
            return []
        layout = self._call
        pointed = None
        if facts.hinted_index is not None:
            number = layout.numbers[facts.hinted_index]
            if number.bottom == layout.numbers[-1].bottom:
                # From below the second row it would not point at a number of the first.
                pointed = number.centerx

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_call_panel(surface, at, layout, facts, pointed)

        panel = self._kept.picture("call", facts, layout.rect, self._panel.px(60), draw)
        if facts.hinted_index is None:
            return [panel, *numbers]
        tile = layout.numbers[facts.hinted_index]
        light = card_glow(tile.size, max(3, self._panel.px(7)), self._panel.theme.turn, 0.5)
        return [panel, centred(light, *tile.center, pygame.BLEND_RGB_ADD), *numbers]

    def number_at(self, call: int, facts: CallFacts) -> tuple[int, int] | None:
        """The middle of the number that is called, if the panel has it."""
        index = call - facts.least
        if self._call is None or not 0 <= index < len(self._call.numbers):
            return None
        return self._call.numbers[index].center

    def last_trick(self, shown: LastTrick | None) -> list[Picture]:
        """The last trick in large, while it is looked at."""
        if shown is None:
            return []

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_last_trick(surface, at, shown, self._panel, self._images)

        rect = last_trick_rect(self._layout)
        return [self._kept.picture("last trick", shown, rect, self._panel.px(60), draw)]
