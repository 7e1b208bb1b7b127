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
    chip_height_px,
    draw_bars,
    draw_chip,
    draw_scale,
    floor_of,
    step_of,
)
from callbreak.ui.review_tiles import draw_tile
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ai.evaluation import Option
    from callbreak.engine.cards import Card
    from callbreak.ui.look import Look
    from callbreak.ui.review_facts import ChoiceFacts, OwnFacts

_CARD: Final = 76
_AXIS: Final = 40
_PADDING: Final = 14
_BAR: Final = 46
_FEW: Final = 8
_BESIDE_FEW: Final = 0.42
_BESIDE_MANY: Final = 0.32
"""What part of the width the hand has beside up to so many numbers, and beside more."""


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

    # ------------------------------------------------------------------ where things are

    def _columns(self, look: Look) -> list[pygame.Rect]:
        """The card or tile of each choice."""
        facts = self._facts
        if facts is None or not facts.choices:
            return []
        inner = self._choices_room(look)
        count = len(facts.choices)
        high = self._cards_px(look)
        if facts.hand:
            side = min(high * 0.44, inner.width / count * 0.86, look.px(44))
            pitch = min(inner.width / count, look.px(92))
            wide, tall = round(side * 1.1), round(side)
            y = self.rect.bottom - look.px(16) - chip_height_px(look) - tall
        else:
            pitch = min(inner.width / count, look.px(_CARD) * 1.22)
            wide = round(min(high / RATIO, max(pitch * 0.9, look.px(56))))
            # The last card is seen whole: the others may lie over one another a little.
            pitch = min(pitch, (inner.width - wide) / max(1, count - 1))
            tall = round(wide * RATIO)
            y = self.rect.bottom - look.px(10) - tall
        used = pitch * (count - 1) + wide
        start = inner.x + (inner.width - used) / 2
        return [pygame.Rect(round(start + i * pitch), y, wide, tall) for i in range(count)]

    def _inner(self, look: Look) -> pygame.Rect:
        left = look.px(_PADDING) + look.control(_AXIS)
        width = self.rect.width - left - look.px(_PADDING)
        return pygame.Rect(self.rect.x + left, self.rect.y, width, self.rect.height)

    def _choices_room(self, look: Look) -> pygame.Rect:
        """Room for the choices and their bars: where numbers are chosen the hand lies beside."""
        inner, facts = self._inner(look), self._facts
        if facts is not None and facts.hand and facts.choices:
            part = _BESIDE_FEW if len(facts.choices) <= _FEW else _BESIDE_MANY
            inner.width = round(inner.width * (1 - part)) - look.px(_PADDING)
        return inner

    def _cards_px(self, look: Look) -> int:
        """How high the cards are."""
        return min(round(self.rect.height * 0.51), look.px(_CARD * 1.45))

    def _bars_room(self, look: Look, columns: list[pygame.Rect]) -> pygame.Rect:
        inner = self._choices_room(look)
        bottom = columns[0].y - look.px(7)
        top = self.rect.y + look.control(22)
        return pygame.Rect(inner.x, top, inner.width, max(1, bottom - top))

    # ------------------------------------------------------------------ choosing

    def _at(self, pos: tuple[int, int], look: Look) -> int | None:
        found = None
        for index, rect in enumerate(self._columns(look)):
            if rect.inflate(0, look.px(16)).collidepoint(pos):
                found = index
        return found

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is on something that can be chosen."""
        facts, look = self._facts, self._look
        if facts is None or look is None or not facts.choosing:
            return False
        index = self._at(pos, look)
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
        columns = self._columns(look)
        if facts.hand:
            self._draw_hand(target, look, facts.hand)
        if not columns:
            return
        for index, (choice, rect) in enumerate(zip(facts.choices, columns, strict=True)):
            self._draw_choice(target, look, choice, rect, pointed=index == self._pointed)
        known = [c.behind for c in facts.choices if c.behind is not None]
        if known:
            self._draw_values(target, look, facts, columns, known)
        elif facts.caption:
            self._draw_caption(target, look, facts, columns)
        self._draw_chips(target, look, facts, columns)

    def _draw_values(
        self,
        target: pygame.Surface,
        look: Look,
        facts: OwnFacts,
        columns: list[pygame.Rect],
        known: list[float],
    ) -> None:
        room = self._bars_room(look, columns)
        floor = floor_of(known)
        lines = max(1, room.height // look.control(20))
        step = step_of(floor, lines)
        scale = {n * step: facts.scale(n * step) for n in range(int(floor / step + 1e-6) + 1)}
        draw_scale(target, room, look, floor, scale)
        pitch = columns[1].x - columns[0].x if len(columns) > 1 else look.px(_CARD)
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

    def _draw_hand(self, target: pygame.Surface, look: Look, hand: tuple[Card, ...]) -> None:
        """The hand beside the numbers, whole and with every index in sight."""
        room = self._inner(look)
        room.x = min(self._choices_room(look).right + look.px(_PADDING), room.right)
        room.width = self._inner(look).right - room.x
        high = min(self._cards_px(look), self.rect.height - 2 * look.px(_PADDING))
        wide = min(round(high / RATIO), room.width // 3)
        step = min(wide * 0.5, (room.width - wide) / max(1, len(hand) - 1))
        start = room.centerx - (wide + step * (len(hand) - 1)) / 2
        for index, card in enumerate(hand):
            picture = self._images.picture(card, wide, 0.0, Finish.PLAIN)
            middle = (round(start + index * step + wide / 2), room.centery)
            target.blit(picture, picture.get_rect(center=middle), None, BLEND)

    def _draw_chips(
        self, target: pygame.Surface, look: Look, facts: OwnFacts, columns: list[pygame.Rect]
    ) -> None:
        before: pygame.Rect | None = None
        for choice, rect in zip(facts.choices, columns, strict=True):
            if not choice.chip:
                continue
            y = rect.bottom - look.px(16)
            if facts.hand:
                # A number is too small to bear words: they stand below it.
                y = rect.bottom + look.px(4) + chip_height_px(look) // 2
            most = max(rect.width + look.px(10), look.control(64))
            middle = (rect.centerx, y)
            before = draw_chip(target, look, middle, choice.chip, choice.kind, most, before)

    def _draw_caption(
        self, target: pygame.Surface, look: Look, facts: OwnFacts, columns: list[pygame.Rect]
    ) -> None:
        width = self._choices_room(look).right + look.px(_PADDING) - self.rect.x
        room = pygame.Rect(self.rect.x, self.rect.y, width, columns[0].y - self.rect.y)
        room = room.inflate(-2 * look.px(_PADDING), 0)
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
