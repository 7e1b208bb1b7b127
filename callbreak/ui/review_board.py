"""The upper part of the review: the hands of the three others, open or not, and the trick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.card_images import BLEND, CardImages, Finish
from callbreak.ui.glow import AMBER, light_to_reach, turned_glow
from callbreak.ui.panel import draw_pill
from callbreak.ui.portraits import portrait
from callbreak.ui.review_places import LEFT, OWN, RIGHT, TOP, BoardPlaces, board_places
from callbreak.ui.review_tiles import draw_tile
from callbreak.ui.tween import Tween, out_quint
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.ui.look import Look

_FLIGHT_MS: Final = 260
_LIFT: Final = 0.13


@dataclass(frozen=True, slots=True)
class HandFacts:
    """A hand of another player.

    Attributes:
        name: the player's.
        face: the player's portrait.
        count: tricks won of tricks called, as words.
        cards: the hand when the trick began, sorted; None for a card that is not shown.
        raised: how many cards stand up: those of `cards` that have been played in this trick.
    """

    name: str
    face: str
    count: str
    cards: tuple[Card | None, ...]
    raised: frozenset[Card]
    acts: bool = False


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """What the board shows.

    Attributes:
        hands: by place, `RIGHT`, `TOP` and `LEFT`.
        trick: place and card, in the order played.
        winner: the place whose card wins the trick, None without cards.
        calls: by place, the calls to show in the middle, while it is called.
        newest: the place that has just called.
    """

    hands: dict[int, HandFacts]
    trick: tuple[tuple[int, Card], ...] = ()
    winner: int | None = None
    calls: dict[int, int] | None = None
    newest: int | None = None


class ReviewBoard(Widget):
    """Draws `facts`; a card that has come to the trick flies there."""

    def __init__(self, images: CardImages) -> None:
        super().__init__()
        self._images = images
        self._facts: BoardFacts | None = None
        self._flight = Tween(1.0)
        self._flying: Card | None = None

    def show(self, facts: BoardFacts, look: Look, *, fly: bool) -> None:
        """Show another step; with ``fly`` the last card of the trick comes from its hand."""
        self._facts = facts
        self._flying = facts.trick[-1][1] if facts.trick and fly else None
        if self._flying is not None:
            self._flight.jump(0.0)
            self._flight.to(1.0, look.motion.duration_s(_FLIGHT_MS), out_quint)
        self.touch()

    def reach_px(self, look: Look) -> int:
        """Shadows, glow and the portraits' edges."""
        return look.px(24)

    @property
    def moving(self) -> bool:
        """Whether a card is on its way."""
        return self._flight.moving

    def tick(self, dt_s: float) -> None:
        """Let the card fly on."""
        if self._flight.tick(dt_s):
            self.touch()

    # ------------------------------------------------------------------ drawing

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw hands and trick."""
        facts = self._facts
        if facts is None:
            return
        places = board_places(self.rect, look)
        for place, hand in facts.hands.items():
            self._draw_hand(target, look, places, place, hand)
        if facts.calls is not None:
            self._draw_calls(target, look, places, facts)
        self._draw_trick(target, look, places, facts)

    def _draw_hand(
        self, target: pygame.Surface, look: Look, places: BoardPlaces, place: int, hand: HandFacts
    ) -> None:
        wide, room = places.card[0], places.hands[place]
        count = len(hand.cards)
        step = min(wide * 0.86, (room.width - wide) / max(1, count - 1)) if count > 1 else 0.0
        used = wide + step * max(0, count - 1)
        start = {
            LEFT: float(room.x),
            TOP: room.centerx - used / 2,
            RIGHT: room.right - used,
        }[place]
        self._draw_name(target, look, places, place, hand, (round(start), round(used)))
        for index, card in enumerate(hand.cards):
            up = card is not None and card in hand.raised
            # What has been played lies on the table: here is only where it came from.
            finish = Finish.VEILED if up else Finish.PLAIN
            picture = self._images.picture(card, wide, 0.0, finish)
            y = room.centery - (round(room.height * _LIFT) if up else 0)
            middle = (round(start + index * step + wide / 2), y)
            target.blit(picture, picture.get_rect(center=middle), None, BLEND)

    def _draw_name(
        self,
        target: pygame.Surface,
        look: Look,
        places: BoardPlaces,
        place: int,
        hand: HandFacts,
        cards: tuple[int, int],
    ) -> None:
        """The name over a hand; ``cards`` is where its cards begin, and how wide they lie."""
        theme = look.theme
        room, high = places.hands[place], places.pill_px
        x, used = cards
        most = max(room.width, used)
        face_px = round(high * 1.22)
        gap = look.px(8)
        name_style = look.text("row_name", theme.turn if hand.acts else theme.ivory)
        size = min(name_style.size_px, round(high * 0.62))
        name_style = name_style.sized(size)
        count = text.render(hand.count, name_style.coloured(theme.callgold).weighted(700))
        name_room = max(1, most - face_px - count.get_width() - 4 * gap)
        least = min(size, look.scale.smallest_font_px)
        name = text.render_within(hand.name, name_style, name_room, least)
        width = face_px + name.get_width() + count.get_width() + 4 * gap
        pill = pygame.Rect(x, room.y - high - look.px(5), width, high)
        if place == RIGHT:
            pill.right = room.right
        elif place == TOP:
            pill.centerx = room.centerx
        pill.top = max(pill.top, self.rect.top)
        draw_pill(target, pill, look)
        picture = portrait(hand.face, face_px)
        target.blit(
            picture, picture.get_rect(midleft=(pill.x - look.px(2), pill.centery)), None, BLEND
        )
        left = pill.x + face_px + gap
        target.blit(name, name.get_rect(midleft=(left, pill.centery)))
        target.blit(count, count.get_rect(midleft=(left + name.get_width() + gap, pill.centery)))

    def _draw_trick(
        self, target: pygame.Surface, look: Look, places: BoardPlaces, facts: BoardFacts
    ) -> None:
        wide = places.card[0]
        part = self._flight.value
        for place, card in facts.trick:
            if place == facts.winner and (card != self._flying or part >= 1.0):
                self._draw_glow(target, look, places, place)
        for place, card in facts.trick:
            x, y, angle = places.slot(place)
            if card == self._flying and part < 1.0:
                from_x, from_y = self._from(place, places, look)
                x, y = from_x + (x - from_x) * part, from_y + (y - from_y) * part
            picture = self._images.picture(card, wide, angle, Finish.PLAIN)
            target.blit(picture, picture.get_rect(center=(round(x), round(y))), None, BLEND)

    def _draw_glow(
        self, target: pygame.Surface, look: Look, places: BoardPlaces, place: int
    ) -> None:
        x, y, angle = places.slot(place)
        sigma = max(3, look.px(7))
        colour = light_to_reach(AMBER, look.theme.cloth[1], 0.8)
        glow = turned_glow(places.card, sigma, colour, 0.8, round(angle * 4))
        area = glow.get_rect(center=(round(x), round(y)))
        target.blit(glow, area, None, pygame.BLEND_RGB_ADD)

    def _from(self, place: int, places: BoardPlaces, look: Look) -> tuple[int, int]:
        if place == OWN:
            return self.rect.centerx, self.rect.bottom + look.px(60)
        return places.hands[place].center

    def _draw_calls(
        self, target: pygame.Surface, look: Look, places: BoardPlaces, facts: BoardFacts
    ) -> None:
        """The calls as ivory tiles where the cards of a trick would lie."""
        side = round(places.card[1] * 0.62)
        for place, call in (facts.calls or {}).items():
            x, y, _ = places.slot(place)
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (round(x), round(y))
            draw_tile(target, rect, str(call), look, gold=place == facts.newest)
