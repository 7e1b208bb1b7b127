"""The table as a pile of pictures: from what is to be shown to what the painter paints.

The scene says what everything shows (`TableFacts`) and hands on cues; nothing here knows rules.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.session.cues import Call, Count, Cue
from callbreak.ui.bubble import Bubble
from callbreak.ui.call_layout import CallLayout, call_layout
from callbreak.ui.call_panel import CallFacts, draw_call_panel
from callbreak.ui.caption import caption_rect, draw_caption, draw_refusal, refusal_rect
from callbreak.ui.card_images import RATIO, TURN_STEP, CardImages
from callbreak.ui.card_ring import dashed_ring, turned_ring
from callbreak.ui.cards_on_table import CardsOnTable
from callbreak.ui.corner_panel import CornerFacts, draw_corner
from callbreak.ui.fan import CORNER
from callbreak.ui.glow import AMBER, card_glow, light_to_reach, spot_glow, turned_glow
from callbreak.ui.icons import icon
from callbreak.ui.kept import Kept
from callbreak.ui.last_trick import LastTrick, draw_last_trick, last_trick_rect
from callbreak.ui.painter import Picture, centred
from callbreak.ui.panel import focus_gap_px, focus_line
from callbreak.ui.question_panel import draw_question, question_rect
from callbreak.ui.score_strip import StripFacts, draw_strip
from callbreak.ui.seal_plate import draw_plate, plate_rect
from callbreak.ui.seat_marks import lamp
from callbreak.ui.seat_panel import MARGIN, SeatFacts, draw_seat, fraction_fonts
from callbreak.ui.tween import breath

if TYPE_CHECKING:
    from callbreak.engine.cards import Card, Suit
    from callbreak.session.pace import Pace
    from callbreak.session.shown import Shown
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

_BREATH_S: Final = 1.8
_BREATHS: Final = 3
_FLASH_S: Final = 0.5
_BREATH_STEPS: Final = 12
_SUIT_ICONS: Final = ("club", "diamond", "heart", "spade")


@dataclass(frozen=True, slots=True)
class TableFacts:
    """Everything that the table shows besides the cards.

    Attributes:
        seats: what each seat shows, by seat.
        strip: the scores.
        corner: what the corner panel shows.
        caption: what to do now; empty for nothing.
        refusal: why a card may not be played; stands in place of the caption.
        call: the call panel, None while there is none.
        banner: a sentence in the middle, as about a new deal.
        question: a sentence above the scene's two buttons in the middle.
        turn: the seat that has the glow.
        slot: the own empty place in the trick is shown.
        led: the suit that was led.
        winning: the card that is winning the trick.
        last_trick: the last trick, while it is looked at.
        seal: the fingerprint of the deals in words, before the first card.
    """

    seats: tuple[SeatFacts, ...]
    strip: StripFacts
    corner: CornerFacts
    caption: str = ""
    refusal: str = ""
    call: CallFacts | None = None
    banner: str = ""
    question: str = ""
    turn: int | None = None
    slot: bool = False
    led: Suit | None = None
    winning: Card | None = None
    last_trick: LastTrick | None = None
    seal: str = ""


class TableView:
    """Draws one table. Made anew when the window or the look changes."""

    def __init__(
        self, layout: TableLayout, look: Look, panel_look: Look, images: CardImages, sort: str
    ) -> None:
        self.layout = layout
        self.cards = CardsOnTable(layout, images, sort)
        self._look = look
        self._panel = panel_look
        self._images = images
        self._kept = Kept()
        self._bubbles: list[Bubble] = []
        self._preparing = fraction_fonts(panel_look)
        self._breathed_s = 0.0
        self._flash: tuple[int, float] | None = None
        self._turn: int | None = None
        self._call: CallLayout | None = None
        self._call_count = 0
        self._seal: tuple[str, pygame.Rect] | None = None

    @property
    def moving(self) -> bool:
        """Whether something moves."""
        passing = bool(self._bubbles) or self._flash is not None
        return self.cards.moving or passing or self._breathing

    @property
    def _breathing(self) -> bool:
        if self._turn is None or self._look.motion.still:
            return False
        return self._breathed_s < _BREATH_S * _BREATHS

    def call_layout(self, count: int) -> CallLayout:
        """Where the call panel's parts are, for so many numbers."""
        if self._call is None or self._call_count != count:
            self._call = call_layout(self.layout, count, self._panel)
            self._call_count = count
        return self._call

    def show(self, cue: Cue, shown: Shown, pace: Pace) -> None:
        """Begin a cue."""
        self.cards.show(cue, shown, pace)
        if isinstance(cue, Count) and not self._look.motion.still:
            self._flash = (cue.seat, 0.0)
        if isinstance(cue, Call) and not self._look.motion.still:
            seat = self.layout.seats[self.layout.place_of(cue.seat, shown.seat)]
            x, y = self.layout.trick
            count = seat.count.center
            start = (count[0] + (x - count[0]) * 0.32, count[1] + (y - count[1]) * 0.32)
            self._bubbles.append(Bubble(str(cue.call), start, count, self._panel))

    def snap(self, shown: Shown) -> None:
        """Everything in place, at once."""
        self.cards.snap(shown)
        self._bubbles.clear()
        self._flash = None

    def tick(self, dt_s: float) -> None:
        """Time goes on."""
        self.cards.tick(dt_s)
        for bubble in self._bubbles:
            if bubble.settled:
                # Little moves now, and the first trick is not far.
                next(self._preparing, None)
            bubble.tick(dt_s)
        self._bubbles = [bubble for bubble in self._bubbles if not bubble.over]
        self._breathed_s += dt_s
        if self._flash is not None:
            seat, passed_s = self._flash
            self._flash = (seat, passed_s + dt_s) if passed_s + dt_s < _FLASH_S else None

    def pictures(
        self, facts: TableFacts, looking: int, tools: list[Picture], numbers: list[Picture]
    ) -> list[Picture]:
        """All pictures from the bottom up; ``tools`` and ``numbers`` are the scene's widgets."""
        if facts.turn != self._turn:
            self._turn, self._breathed_s = facts.turn, 0.0
        pictures = self._turn_glow(facts.turn, looking)
        pictures += self._plate(facts.seal)
        pictures += self.cards.backs()
        pictures += self._seats(facts, looking)
        pictures += self._count_flash(looking)
        pictures.append(self._strip(facts.strip))
        pictures += self._corner(facts.corner)
        pictures += tools
        pictures += self._slot(facts)
        if facts.last_trick is None:
            pictures += self._winning_glow(facts.winning)
        pictures += self.cards.trick()
        pictures += self._pointed_glow()
        pictures += self.cards.own_hand()
        pictures += self._focus_ring()
        pictures += self._lamp()
        pictures += self._caption(facts)
        pictures += self._call_panel(facts.call, numbers)
        pictures += self._question(facts.question)
        pictures += self.cards.flying()
        pictures += [bubble.picture() for bubble in self._bubbles]
        pictures += self._last_trick(facts.last_trick)
        return pictures

    def _turn_glow(self, turn: int | None, looking: int) -> list[Picture]:
        if turn is None:
            return []
        seat = self.layout.seats[self.layout.place_of(turn, looking)]
        part = 1.0
        if self._breathing:
            step = round(breath(self._breathed_s / _BREATH_S + 0.5) * _BREATH_STEPS)
            part = 0.7 + 0.3 * step / _BREATH_STEPS
        p = self.layout.p
        width, height = round(254 * p), round(226 * p)
        glow = spot_glow(width, height, self._look.theme.turn, round(0.34 * part, 3))
        return [centred(glow, *seat.portrait, pygame.BLEND_RGB_ADD)]

    def _count_flash(self, looking: int) -> list[Picture]:
        """A light on the count that has just gone up."""
        if self._flash is None:
            return []
        seat, passed_s = self._flash
        room = self.layout.seats[self.layout.place_of(seat, looking)].count
        left = 1 - round(passed_s / _FLASH_S * _BREATH_STEPS) / _BREATH_STEPS
        size = room.inflate(self._panel.px(36), self._panel.px(44)).size
        glow = spot_glow(*size, self._look.theme.turn, round(0.7 * left, 3))
        return [centred(glow, *room.center, pygame.BLEND_RGB_ADD)]

    def _seats(self, facts: TableFacts, looking: int) -> list[Picture]:
        pictures = []
        for seat, shows in enumerate(facts.seats):
            place = self.layout.seats[self.layout.place_of(seat, looking)]

            def draw(
                surface: pygame.Surface,
                rect: pygame.Rect,
                place: object = place,
                shows: SeatFacts = shows,
            ) -> None:
                draw_seat(surface, rect, place, shows, self._panel)  # type: ignore[arg-type]

            margin = self._panel.px(MARGIN)
            pictures.append(self._kept.picture(f"seat {seat}", shows, place.rect, margin, draw))
        return pictures

    def _plate(self, words: str) -> list[Picture]:
        if not words:
            return []
        look = self._panel

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_plate(surface, at, self.layout, words, look)

        if self._seal is None or self._seal[0] != words:
            # Measuring takes long for a frame in which cards are dealt.
            self._seal = (words, plate_rect(self.layout, words, look))
        return [self._kept.picture("seal", words, self._seal[1], look.px(8), draw)]

    def _strip(self, facts: StripFacts) -> Picture:
        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            draw_strip(surface, rect, self.layout.strip_form, facts, self._panel)

        return self._kept.picture("strip", facts, self.layout.strip, self._panel.px(MARGIN), draw)

    def _corner(self, facts: CornerFacts) -> list[Picture]:
        rect = self.layout.corner
        if rect is None:
            return []

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_corner(surface, at, facts, self._panel, self._images)

        return [self._kept.picture("corner", facts, rect, self._panel.px(MARGIN), draw)]

    def _slot(self, facts: TableFacts) -> list[Picture]:
        if not facts.slot:
            return []
        slot, width = self.layout.slots[0], self.layout.trick_card
        theme = self._look.theme
        line = max(1.5, 1.4 * self.layout.u)
        ring = dashed_ring(
            (width, round(width * RATIO)),
            CORNER * width,
            theme.ivory,
            line,
            0.5,
            (theme.cloth[4], 0.22),
        )
        pictures = [centred(ring, slot.x, slot.y)]
        if facts.led is not None:
            mark = icon(_SUIT_ICONS[facts.led], round(width * 0.44), theme.ivory, 0.34)
            pictures.append(centred(mark, slot.x, slot.y))
        return pictures

    def _winning_glow(self, card: Card | None) -> list[Picture]:
        pose = None if card is None else self.cards.pose_of(card)
        if pose is None:
            return []
        return [self._glow(self.layout.trick_card, pose.x, pose.y, pose.angle, 0.8)]

    def _pointed_glow(self) -> list[Picture]:
        card = self.cards.hand.pointed
        pose = None if card is None or card not in self.cards.order else self.cards.pose_of(card)
        if pose is None or not self.cards.glows(card):
            return []
        width = round(self.layout.fan.card_w)
        return [self._glow(width, pose.x, pose.y, pose.angle, 0.7)]

    def _lamp(self) -> list[Picture]:
        """The lamp at the upper right corner of the hinted card, above the hand."""
        hand = self.cards.hand
        pose = None if hand.hinted is None else self.cards.pose_of(hand.hinted)
        if pose is None or hand.hinted not in self.cards.order:
            return []
        fan, u = self.layout.fan, self.layout.u
        turn = math.radians(pose.angle)
        x, y = fan.card_w / 2 - 8 * u, -fan.card_h / 2 + 3 * u
        mark = lamp(max(18, round(27 * fan.unit)), self._look.theme)
        across = x * math.cos(turn) - y * math.sin(turn)
        along = x * math.sin(turn) + y * math.cos(turn)
        return [centred(mark, pose.x + across, pose.y + along)]

    def _focus_ring(self) -> list[Picture]:
        """Around the card that the keys have chosen."""
        hand = self.cards.hand
        card = hand.pointed if hand.pointer is None else None
        pose = None if card is None or card not in self.cards.order else self.cards.pose_of(card)
        if pose is None:
            return []
        width, gap = round(self.layout.fan.card_w), focus_gap_px(self._look)
        size = (width + 2 * gap, round(width * RATIO) + 2 * gap)
        radius = round(CORNER * width) + gap
        line = focus_line(self._look)
        ring = turned_ring(size, radius, line, round(pose.angle / TURN_STEP) * 2)
        return [centred(ring, pose.x, pose.y)]

    def _glow(self, width: int, x: float, y: float, angle: float, part: float) -> Picture:
        size = (width, round(width * RATIO))
        sigma = max(3, round(9 * self.layout.u))
        colour = light_to_reach(AMBER, self._look.theme.cloth[1], part)
        glow = turned_glow(size, sigma, colour, part, round(angle / TURN_STEP) * 2)
        return centred(glow, x, y, pygame.BLEND_RGB_ADD)

    def _caption(self, facts: TableFacts) -> list[Picture]:
        room, look = self.layout.caption, self._panel
        margin = look.px(20)
        if facts.refusal:
            rect = refusal_rect(room, facts.refusal, look)

            def draw_bar(surface: pygame.Surface, at: pygame.Rect) -> None:
                draw_refusal(surface, at, facts.refusal, look)

            return [self._kept.picture("refusal", facts.refusal, rect, margin, draw_bar)]
        pictures = []
        if facts.caption:
            rect = caption_rect(room, facts.caption, look)

            def draw_line(surface: pygame.Surface, at: pygame.Rect) -> None:
                draw_caption(surface, at, facts.caption, look)

            pictures.append(self._kept.picture("caption", facts.caption, rect, margin, draw_line))
        if facts.banner:
            middle = room.copy()
            middle.centery = self.layout.trick[1]
            rect = caption_rect(middle, facts.banner, look)

            def draw_banner(surface: pygame.Surface, at: pygame.Rect) -> None:
                draw_caption(surface, at, facts.banner, look)

            pictures.append(self._kept.picture("banner", facts.banner, rect, margin, draw_banner))
        return pictures

    def _question(self, words: str) -> list[Picture]:
        if not words:
            return []
        look = self._panel
        rect = question_rect(self.layout, words, look)

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_question(surface, at, words, look)

        return [self._kept.picture("question", words, rect, look.px(60), draw)]

    def _call_panel(self, facts: CallFacts | None, numbers: list[Picture]) -> list[Picture]:
        if facts is None or self._call is None:
            return []
        layout = self._call
        pointed = None
        if facts.hinted_index is not None:
            pointed = layout.numbers[facts.hinted_index].centerx

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_call_panel(surface, at, layout, facts, pointed)

        panel = self._kept.picture("call", facts, layout.rect, self._panel.px(60), draw)
        if facts.hinted_index is None:
            return [panel, *numbers]
        tile = layout.numbers[facts.hinted_index]
        light = card_glow(tile.size, max(3, self._panel.px(7)), self._look.theme.turn, 0.5)
        return [panel, centred(light, *tile.center, pygame.BLEND_RGB_ADD), *numbers]

    def _last_trick(self, shown: LastTrick | None) -> list[Picture]:
        if shown is None:
            return []

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_last_trick(surface, at, shown, self._panel, self._images)

        rect = last_trick_rect(self.layout)
        return [self._kept.picture("last trick", shown, rect, self._panel.px(60), draw)]
