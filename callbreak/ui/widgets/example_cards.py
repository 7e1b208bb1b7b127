"""Cards as an example beside a text: in groups, each card marked, with what is to be said of them.

It knows no rules: the scene says which card gets which mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from callbreak.ui import text
from callbreak.ui.card_images import BLEND, RATIO, CardImages, Finish
from callbreak.ui.icons import icon
from callbreak.ui.marks import even_diamond
from callbreak.ui.panel import draw_inset
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.engine.cards import Card
    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour

_CARD: Final = 60
_GAP: Final = 9
_BETWEEN: Final = 40
_LEFT_OUT: Final = 46
_PADDING: Final = 18
_MARK: Final = 18
_RISE: Final = 7


class CardMark(Enum):
    """What stands under a card, and how it looks."""

    NONE = Finish.PLAIN, ""
    MAY = Finish.PLAYABLE, "check"
    MAY_NOT = Finish.VEILED, "cross"
    WINS = Finish.PLAYABLE, "crown"

    @property
    def finish(self) -> Finish:
        """How the card is drawn."""
        return self.value[0]

    @property
    def icon_name(self) -> str:
        """The picture under it."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards side by side under a title; titles may be empty.

    Before the card at the place ``left_out_at`` three dots say that others are left out.
    """

    title: str
    cards: tuple[tuple[Card, CardMark], ...]
    left_out_at: int | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence under the cards, with the mark that it explains."""

    words: str
    mark: CardMark


class _Placed(NamedTuple):
    group: CardGroup
    rect: pygame.Rect
    step: float


class ExampleCards(Widget):
    """A lighter box with words, cards and notes."""

    def __init__(
        self, words: str, groups: Sequence[CardGroup], notes: Sequence[Note], images: CardImages
    ) -> None:
        super().__init__()
        self.words = words
        self.groups = tuple(groups)
        self.notes = tuple(notes)
        self._images = images
        self._marked = any(mark.icon_name for group in self.groups for _, mark in group.cards)

    def height_px(self, look: Look, width_px: int) -> int:
        """How high it is in that width."""
        room = width_px - 2 * look.control(_PADDING)
        height = look.control(28) + self._words_px(look, room)
        placed = self._placed(look, pygame.Rect(0, 0, room, 0))
        height += placed[-1].rect.bottom + look.control(4)
        return height + sum(self._note_px(look, note, room) for note in self.notes)

    def _words_px(self, look: Look, room: int) -> int:
        return text.measure(self.words, look.text("strong"), room)[1] + look.control(8)

    def _note_px(self, look: Look, note: Note, room: int) -> int:
        width = max(1, room - look.control(_MARK + 9))
        return text.measure(note.words, look.text("body"), width)[1] + look.control(6)

    def _placed(self, look: Look, room: pygame.Rect) -> list[_Placed]:
        """Where each group lies: side by side if there is room, else one below the other."""
        card, gap = look.control(_CARD), look.control(_GAP)
        titles = any(group.title for group in self.groups)
        title_px = text.line_box(look.text("second")).height_px if titles else 0
        high = title_px + look.control(_RISE + 2) + round(card * RATIO)
        high += look.control(_MARK + 12 if self._marked else 8)
        placed: list[_Placed] = []
        x, y = room.x, room.y
        for group in self.groups:
            count = len(group.cards)
            dots = 0 if group.left_out_at is None else look.control(_LEFT_OUT)
            wide = count * card + (count - 1) * gap + dots
            title = text.measure(group.title, look.text("second"))[0] if group.title else 0
            if placed and x + max(wide, title) > room.right:
                x, y = room.x, y + high + look.control(8)
            step = float(card + gap)
            if wide > room.width:
                wide = room.width
                step = (wide - dots - card) / (count - 1)
            placed.append(_Placed(group, pygame.Rect(x, y, wide, high), step))
            x += max(wide, title) + look.control(_BETWEEN)
        return placed

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw box, words, cards and notes."""
        draw_inset(target, self.rect, look)
        padding = look.control(_PADDING)
        room = self.rect.inflate(-2 * padding, 0)
        y = self.rect.y + look.control(14)
        words = text.render(self.words, look.text("strong"), max_width_px=room.width)
        target.blit(words, (room.x, y))
        y += self._words_px(look, room.width)
        placed = self._placed(look, pygame.Rect(room.x, y, room.width, 0))
        for group in placed:
            self._draw_group(target, look, group)
        y = placed[-1].rect.bottom + look.control(4)
        for note in self.notes:
            self._draw_note(target, look, note, pygame.Rect(room.x, y, room.width, 0))
            y += self._note_px(look, note, room.width)

    def _draw_group(self, target: pygame.Surface, look: Look, placed: _Placed) -> None:
        x, y = placed.rect.topleft
        if any(group.title for group in self.groups):
            style = look.text("second", look.theme.muted)
            title = text.render(placed.group.title, style)
            target.blit(title, (x, y))
            y += title.get_height()
        card_px = look.control(_CARD)
        high = round(card_px * RATIO)
        y += look.control(_RISE + 2)
        for index, (card, mark) in enumerate(placed.group.cards):
            left = x + round(index * placed.step)
            left_out_at = placed.group.left_out_at
            if left_out_at is not None and index >= left_out_at:
                left += look.control(_LEFT_OUT)
                if index == left_out_at:
                    _draw_dots(target, look, (left - look.control(_LEFT_OUT // 2), y + high // 2))
            risen = mark.finish is Finish.PLAYABLE
            top = y - (look.control(_RISE) if risen else 0)
            picture = self._images.picture(card, card_px, 0, mark.finish)
            middle = (left + card_px // 2, top + high // 2)
            target.blit(picture, picture.get_rect(center=middle), special_flags=BLEND)
            if mark.icon_name:
                centre = (
                    left + card_px // 2,
                    y + high + look.control(_MARK) // 2 + look.control(4),
                )
                sign = icon(mark.icon_name, look.control(_MARK), _colour(look, mark))
                target.blit(sign, sign.get_rect(center=centre))

    def _draw_note(self, target: pygame.Surface, look: Look, note: Note, at: pygame.Rect) -> None:
        side = look.control(_MARK)
        line_px = text.line_box(look.text("body")).height_px
        if note.mark.icon_name:
            sign = icon(note.mark.icon_name, side, _colour(look, note.mark))
            target.blit(sign, (at.x, at.y + (line_px - side) // 2))
        indent = look.control(_MARK + 9)
        words = text.render(note.words, look.text("body"), max_width_px=max(1, at.width - indent))
        target.blit(words, (at.x + indent, at.y))


def _draw_dots(target: pygame.Surface, look: Look, place: tuple[int, int]) -> None:
    """Three dots, which end at the next card as they begin at the last one."""
    dot = even_diamond(4 * look.scale.control_unit, look.theme.muted)
    x = place[0] - look.control(_GAP) // 2
    for number in (-1, 0, 1):
        middle = (x + number * look.control(12), place[1])
        target.blit(dot, dot.get_rect(center=middle))


def _colour(look: Look, mark: CardMark) -> Colour:
    match mark:
        case CardMark.MAY:
            return look.theme.over
        case CardMark.MAY_NOT:
            return look.theme.bad
        case _:
            return look.theme.marigold
