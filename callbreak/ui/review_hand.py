"""The own hand in the review, with the bars over it; here one chooses to try again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.card_images import BLEND, RATIO, CardImages, Finish
from callbreak.ui.panel import RADIUS_L, draw_panel
from callbreak.ui.portraits import portrait
from callbreak.ui.review_bars import (
    Bar,
    Chip,
    chip_height_px,
    draw_bars,
    draw_chips,
    draw_scale,
    floor_of,
    step_of,
)
from callbreak.ui.review_own_places import (
    CARD,
    PADDING,
    OwnPlaces,
    call_places,
    card_places,
    cards_px,
)
from callbreak.ui.review_tiles import draw_tile
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ai.evaluation import Option
    from callbreak.engine.cards import Card
    from callbreak.ui.look import Look
    from callbreak.ui.review_facts import ChoiceFacts, OwnFacts

_BAR: Final = 46
_CHIP: Final = 90


class ReviewHand(Widget):
    """While one is to be chosen, the arrows point at one and Enter takes it."""

    pressable = True

    def __init__(self, images: CardImages, on_choose: Callable[[Option], None]) -> None:
        super().__init__()
        self._images = images
        self._on_choose = on_choose
        self._facts: OwnFacts | None = None
        self._pointed: int | None = None
        self._look: Look | None = None

    def show(self, facts: OwnFacts) -> None:
        """Show another step."""
        self._facts = facts
        self.focusable = facts.choosing
        self._pointed = None
        self.touch()

    def _places(self, facts: OwnFacts, look: Look) -> OwnPlaces:
        places = call_places if facts.hand else card_places
        return places(self.rect, len(facts.choices), look)

    # ------------------------------------------------------------------ choosing

    def _at(self, pos: tuple[int, int], facts: OwnFacts, look: Look) -> int | None:
        """The choice on top there."""
        columns = self._places(facts, look).columns
        under = [rect.inflate(0, look.px(16)).collidepoint(pos) for rect in columns]
        return len(under) - 1 - under[::-1].index(True) if any(under) else None

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is on something that can be chosen."""
        facts, look = self._facts, self._look
        if facts is None or look is None or not facts.choosing:
            return False
        index = self._at(pos, facts, look)
        if index is not None and not facts.choices[index].legal:
            index = None
        self._point(index)
        return index is not None

    def _point(self, index: int | None) -> None:
        if index != self._pointed:
            self._pointed = index
            self.touch()

    def key(self, event: pygame.Event) -> bool:
        """Left and Right point at the next legal choice."""
        facts = self._facts
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if facts is None or not facts.choosing or step is None:
            return False
        legal = [index for index, choice in enumerate(facts.choices) if choice.legal]
        if not legal:
            return False
        if self._pointed not in legal:
            self._point(legal[0] if step > 0 else legal[-1])
        else:
            place = min(max(legal.index(self._pointed) + step, 0), len(legal) - 1)
            self._point(legal[place])
        return True

    def press(self) -> None:
        """Take what is pointed at."""
        facts = self._facts
        if facts is not None and facts.choosing and self._pointed is not None:
            self._on_choose(facts.choices[self._pointed].option)

    # ------------------------------------------------------------------ drawing

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the panel, the bars, the cards or numbers, and the words on them."""
        self._look = look
        draw_panel(target, self.rect, look, RADIUS_L)
        facts = self._facts
        if facts is None:
            return
        places = self._places(facts, look)
        if facts.hand:
            self._draw_hand(target, look, facts.hand, places.hand)
        if not places.columns:
            return
        for index, (choice, rect) in enumerate(zip(facts.choices, places.columns, strict=True)):
            self._draw_choice(target, look, choice, rect, pointed=index == self._pointed)
        known = [c.behind for c in facts.choices if c.behind is not None]
        if known:
            self._draw_values(target, look, facts, places, known)
        elif facts.caption:
            self._draw_caption(target, look, facts, places)
        self._draw_chips(target, look, facts, places.columns)

    def _draw_values(
        self,
        target: pygame.Surface,
        look: Look,
        facts: OwnFacts,
        places: OwnPlaces,
        known: list[float],
    ) -> None:
        room, columns = places.bars(look), places.columns
        floor = floor_of(known)
        lines = max(1, room.height // look.control(20))
        step = step_of(floor, lines)
        scale = {n * step: facts.scale(n * step) for n in range(int(floor / step + 1e-6) + 1)}
        draw_scale(target, room, look, floor, scale)
        pitch = columns[1].x - columns[0].x if len(columns) > 1 else look.px(CARD)
        width = max(10, min(look.px(_BAR), round(min(pitch, columns[0].width) * 0.72)))
        last = len(columns) - 1
        bars = [
            Bar(
                rect.x + (min(pitch, rect.width) if index < last else rect.width) // 2,
                choice.behind,
                choice.words,
                choice.kind,
            )
            for index, (choice, rect) in enumerate(zip(facts.choices, columns, strict=True))
        ]
        draw_bars(target, room, look, bars, width, floor)

    def _draw_choice(
        self,
        target: pygame.Surface,
        look: Look,
        choice: ChoiceFacts,
        rect: pygame.Rect,
        *,
        pointed: bool,
    ) -> None:
        facts = self._facts
        assert facts is not None
        choosing = facts.choosing and choice.legal
        lift = look.px(8) if pointed or choice.raised else 0
        if isinstance(choice.option, int):
            gold = pointed or choice.kind == "best"
            draw_tile(target, rect.move(0, -lift), str(choice.option), look, gold=gold)
            return
        finish = Finish.PLAIN if choice.legal else Finish.VEILED
        if choosing or choice.kind == "best" or choice.raised:
            finish = Finish.PLAYABLE
        elif choice.kind == "played":
            finish = Finish.REFUSED
        if pointed:
            finish = Finish.ARMED
        picture = self._images.picture(choice.option, rect.width, 0.0, finish)
        middle = rect.move(0, -lift).center
        target.blit(picture, picture.get_rect(center=middle), None, BLEND)

    def _draw_hand(
        self, target: pygame.Surface, look: Look, hand: tuple[Card, ...], room: pygame.Rect
    ) -> None:
        """The hand beside the numbers, whole and with every index in sight."""
        high = min(cards_px(self.rect, look), self.rect.height - 2 * look.px(PADDING))
        wide = min(round(high / RATIO), room.width // 3)
        step = min(wide * 0.5, (room.width - wide) / max(1, len(hand) - 1))
        start = room.centerx - (wide + step * (len(hand) - 1)) / 2
        for index, card in enumerate(hand):
            picture = self._images.picture(card, wide, 0.0, Finish.PLAIN)
            middle = (round(start + index * step + wide / 2), room.centery)
            target.blit(picture, picture.get_rect(center=middle), None, BLEND)

    def _draw_chips(
        self,
        target: pygame.Surface,
        look: Look,
        facts: OwnFacts,
        columns: tuple[pygame.Rect, ...],
    ) -> None:
        chips = []
        for choice, rect in zip(facts.choices, columns, strict=True):
            if not choice.chip:
                continue
            # Large words stay above the card's lower edge, and so in the panel.
            y = rect.bottom - max(look.px(16), chip_height_px(look) // 2 + look.px(4))
            if facts.hand:
                # A number is too small to bear words: they stand below it.
                y = rect.bottom + look.px(4) + chip_height_px(look) // 2
            to_edge = min(rect.centerx - self.rect.x, self.rect.right - rect.centerx)
            most = min(max(rect.width + look.px(10), look.control(_CHIP)), 2 * to_edge)
            chips.append(Chip((rect.centerx, y), choice.chip, choice.kind, most))
        room = self.rect.inflate(-2 * look.px(4), 0)
        draw_chips(target, look, room, chips)

    def _draw_caption(
        self, target: pygame.Surface, look: Look, facts: OwnFacts, places: OwnPlaces
    ) -> None:
        width = places.choices.right + look.px(PADDING) - self.rect.x
        room = pygame.Rect(self.rect.x, self.rect.y, width, places.columns[0].y - self.rect.y)
        room = room.inflate(-2 * look.px(PADDING), 0)
        face_px = min(look.px(46), room.height - look.px(8))
        picture = portrait(facts.face, max(8, face_px))
        place = picture.get_rect(midleft=(room.x, room.centery))
        target.blit(picture, place, None, BLEND)
        x = place.right + look.px(12)
        style = look.text("row_name", look.theme.marigold)
        head = text.render_parts(
            (
                (text.ellipsize(facts.name, style, room.width // 2) + "   ", style),
                (facts.count, style.coloured(look.theme.callgold).weighted(700)),
            )
        )
        second = look.text("body", look.theme.ivory if facts.choosing else look.theme.muted)
        words = text.render_within(
            facts.caption, second, room.right - x, look.scale.smallest_font_px
        )
        if head.get_height() + words.get_height() > room.height:
            target.blit(words, words.get_rect(midleft=(x, room.centery)))
            return
        y = room.centery - (head.get_height() + words.get_height()) // 2
        target.blit(head, (x, y))
        target.blit(words, (x, y + head.get_height()))
