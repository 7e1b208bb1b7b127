"""The table as a pile of pictures: from what is to be shown to what the painter paints.

The scene says what everything shows (`TableFacts`) and hands on cues; nothing here knows rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.session.cues import Call, Count, Cue, Play
from callbreak.ui.appearing import Appearing
from callbreak.ui.badge_pop import BadgePop
from callbreak.ui.bubble import Bubble
from callbreak.ui.card_lights import CardLights
from callbreak.ui.cards_on_table import CardsOnTable
from callbreak.ui.corner_panel import last_trick_card
from callbreak.ui.glow import spot_glow
from callbreak.ui.painter import Picture, centred
from callbreak.ui.seat_panel import SeatFacts, fraction_fonts
from callbreak.ui.table_panels import TablePanels
from callbreak.ui.tween import breath
from callbreak.ui.winning_light import WinningLight

if TYPE_CHECKING:
    from callbreak.engine.cards import Card, Suit
    from callbreak.session.pace import Pace
    from callbreak.session.shown import Shown
    from callbreak.ui.call_layout import CallLayout
    from callbreak.ui.call_panel import CallFacts
    from callbreak.ui.card_images import CardImages
    from callbreak.ui.corner_panel import CornerFacts
    from callbreak.ui.last_trick import LastTrick
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look
    from callbreak.ui.score_strip import StripFacts

_BREATH_S: Final = 1.8
_BREATHS: Final = 3
_FLASH_MS: Final = 500
_TURN_COMES_S: Final = 0.1
_BREATH_STEPS: Final = 12
_TURN_STEPS: Final = 4


@dataclass(frozen=True, slots=True)
class TableFacts:
    """Everything that the table shows besides the cards.

    Attributes:
        seats: what each seat shows, by seat.
        strip: the scores.
        corner: what the corner panel shows.
        caption: what to do now; empty for nothing.
        caption_lead: with what the caption begins that stands out, as the card that is hinted at.
        refusal: why a card may not be played; stands in place of the caption.
        call: the call panel, None while there is none.
        banner: a sentence in the middle, as about a new deal.
        question: a sentence above the scene's two buttons in the middle.
        question_title: what it is about.
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
    caption_lead: str = ""
    refusal: str = ""
    call: CallFacts | None = None
    banner: str = ""
    question: str = ""
    question_title: str = ""
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
        self.panels = TablePanels(layout, panel_look, images)
        self.lights = CardLights(layout, look, self.cards)
        self._winning = WinningLight(layout, look, self.cards)
        self._appearing = Appearing(panel_look)
        self._badges = BadgePop(layout, panel_look)
        self._asked: CallFacts | None = None
        self._bubbles: list[Bubble] = []
        self._preparing = fraction_fonts(panel_look)
        self._breathed_s = 0.0
        self._flash: tuple[int, float] | None = None
        self._turn: int | None = None

    @property
    def moving(self) -> bool:
        """Whether something moves."""
        passing = bool(self._bubbles) or self._flash is not None
        coming = self._winning.moving or self._appearing.moving or self._badges.moving
        return self.cards.moving or passing or coming or self._breathing

    @property
    def _breathing(self) -> bool:
        if self._turn is None or self._look.motion.still:
            return False
        return self._breathed_s < _BREATH_S * _BREATHS

    def call_layout(self, count: int) -> CallLayout:
        """Where the call panel's parts are, for so many numbers."""
        return self.panels.call_layout(count)

    def show(self, cue: Cue, shown: Shown, pace: Pace) -> None:
        """Begin a cue."""
        self.cards.show(cue, shown, pace)
        if isinstance(cue, Play):
            self.cards.images.order_face(cue.card, last_trick_card(self._panel))
        if isinstance(cue, Count) and not self._look.motion.still:
            self._flash = (cue.seat, 0.0)
        if isinstance(cue, Call) and not self._look.motion.still:
            self._call_out(cue, shown)

    def _call_out(self, cue: Call, shown: Shown) -> None:
        seat = self.layout.seats[self.layout.place_of(cue.seat, shown.seat)]
        x, y = self.layout.trick
        count = seat.count.center
        start = (count[0] + (x - count[0]) * 0.32, count[1] + (y - count[1]) * 0.32)
        if seat.form == "own":
            # Towards the middle lies the hand, which one still looks at.
            start = (count[0], seat.rect.top - self._panel.px(28))
            if self._asked is not None:
                # It is the number that was pressed which goes to the seat.
                start = self.panels.number_at(cue.call, self._asked) or start
        self._bubbles.append(Bubble(cue.seat, cue.call, start, count, self._panel))

    def take_back(self, before: Shown, shown: Shown, pace: Pace) -> None:
        """Go back from one position to an earlier one."""
        self._snap_lights()
        self.cards.take_back(before, shown, pace)

    def snap(self, shown: Shown) -> None:
        """Everything in place, at once."""
        self.cards.snap(shown)
        self._snap_lights()

    def _snap_lights(self) -> None:
        self._bubbles.clear()
        self._flash = None
        self._winning.snap()
        self._appearing.snap()
        self._badges.snap()

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
        self._winning.tick(dt_s)
        self._appearing.tick(dt_s)
        self._badges.tick(dt_s)
        if self._flash is not None:
            seat, passed_s = self._flash
            passed_s += dt_s
            self._flash = (seat, passed_s) if passed_s < self._flash_s else None

    @property
    def _flash_s(self) -> float:
        return self._look.motion.duration_s(_FLASH_MS)

    def pictures(
        self, facts: TableFacts, looking: int, tools: list[Picture], numbers: list[Picture]
    ) -> list[Picture]:
        """All pictures from the bottom up; ``tools`` and ``numbers`` are the scene's widgets."""
        if facts.turn != self._turn:
            self._turn, self._breathed_s = facts.turn, 0.0
        self._asked = facts.call
        panels, lights, coming = self.panels, self.lights, self._appearing.coming
        seats = self._badges.without(self._heard(facts))
        pictures = self._turn_glow(facts.turn, looking)
        pictures += panels.plate(facts.seal)
        pictures += self.cards.piles.backs()
        pictures += panels.seats(seats, looking)
        pictures += self._count_flash(looking)
        pictures += self._badges.pictures(looking)
        pictures.append(panels.strip(facts.strip))
        pictures += panels.corner(facts.corner)
        pictures += tools
        if facts.last_trick is None:
            # Else this trick would look out from behind the last one.
            if facts.slot and not self._leads_still:
                pictures += lights.slot(facts.led)
            pictures += self._winning.pictures(facts.winning)
            pictures += self.cards.piles.trick()
        pictures += lights.pointed()
        pictures += self.cards.piles.own_hand()
        pictures += lights.focus_ring()
        pictures += lights.lamp()
        # What to do now would look out from behind the last trick.
        told = facts.last_trick is None or bool(facts.refusal)
        for part, words in panels.words(facts).items():
            pictures += coming(part, words if told else [])
        pictures += coming("call", panels.calls(facts.call, numbers))
        pictures += coming("question", panels.question(facts.question_title, facts.question))
        pictures += self.cards.piles.flying()
        pictures += [bubble.picture() for bubble in self._bubbles]
        pictures += coming("last_trick", panels.last_trick(facts.last_trick))
        return pictures

    def _heard(self, facts: TableFacts) -> tuple[SeatFacts, ...]:
        """The seats; a call stands at its seat once it has arrived there."""
        called = {bubble.seat for bubble in self._bubbles}
        return tuple(
            replace(shows, call=None, note="", pips=(), badge="") if seat in called else shows
            for seat, shows in enumerate(facts.seats)
        )

    @property
    def _leads_still(self) -> bool:
        """Whether the first card of the trick is in the air: nobody can follow it yet."""
        shown = self.cards.places.shown
        first = self.cards.piles.of(shown.trick[0][1]) if shown and shown.trick else None
        return first is not None and first.flying

    def _turn_glow(self, turn: int | None, looking: int) -> list[Picture]:
        if turn is None:
            return []
        seat = self.layout.seats[self.layout.place_of(turn, looking)]
        part = 1.0
        if self._breathing:
            step = round(breath(self._breathed_s / _BREATH_S + 0.5) * _BREATH_STEPS)
            part = 0.7 + 0.3 * step / _BREATH_STEPS
            coming = min(self._breathed_s / _TURN_COMES_S, 1.0)
            part *= max(round(coming * _TURN_STEPS), 1) / _TURN_STEPS
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
        left = 1 - round(passed_s / self._flash_s * _BREATH_STEPS) / _BREATH_STEPS
        size = room.inflate(self._panel.px(36), self._panel.px(44)).size
        glow = spot_glow(*size, self._look.theme.turn, round(0.7 * left, 3))
        return [centred(glow, *room.center, pygame.BLEND_RGB_ADD)]
