"""The panel in which one calls: the numbers, a hint on request, and who has called what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.card_words import render_with_cards
from callbreak.ui.icons import icon
from callbreak.ui.marks import draw_title_band
from callbreak.ui.panel import (
    PILL_RADIUS_PX,
    RADIUS_XL,
    brass_line,
    draw_divider,
    draw_inset,
    draw_panel,
    hairline_px,
)

if TYPE_CHECKING:
    from callbreak.ui.call_layout import CallLayout
    from callbreak.ui.look import Look


@dataclass(frozen=True, slots=True)
class CallFacts:
    """What the panel says.

    Attributes:
        title: "Your call".
        question: "How many tricks will you win?".
        hint: the hint's sentence, or what stands there until one is asked for.
        hint_lead: with what the hint begins that stands out, as "Call 3."; empty for nothing.
        hinted_index: which number the hint is about, None before one is asked for.
        called_words: "Called so far".
        chips: each player in the order of calling, with the call, "?" or "–".
        sum_words: "Sum 3 of 13".
        turn: the chip of the person.
        least: the first of the numbers.
    """

    title: str
    question: str
    hint: str
    hinted_index: int | None
    called_words: str
    chips: tuple[tuple[str, str], ...]
    sum_words: str
    turn: int
    hint_lead: str = ""
    least: int = 1


def draw_call_panel(
    surface: pygame.Surface,
    at: pygame.Rect,
    layout: CallLayout,
    facts: CallFacts,
    pointed_x: int | None,
) -> None:
    """Draw everything but the numbers; ``pointed_x`` is the middle of the hinted number."""
    look = layout.look
    dx, dy = at.x - layout.rect.x, at.y - layout.rect.y
    draw_panel(surface, at, look, RADIUS_XL, big=True)
    called = layout.called.move(dx, dy)
    sum_below = _chips_want(facts, look) + _sum_wants(facts, look) <= called.width
    hinted = layout.hint is None and facts.hinted_index is not None
    beside = facts.question if sum_below and not hinted else facts.sum_words
    _draw_title(surface, layout.title.move(dx, dy), facts.title, beside, look)
    band = layout.band.move(dx, dy)
    draw_title_band(surface, band.x, band.y, band.width, look)
    pointer = None if pointed_x is None else pointed_x + dx
    if layout.hint is not None:
        _draw_hint(surface, layout.hint.move(dx, dy), facts, look, pointer)
    if hinted:
        _draw_hint(surface, called.inflate(0, -look.px(6)), facts, look, pointer)
    else:
        _draw_called(surface, called, facts, look, with_sum=sum_below)


def _draw_title(
    surface: pygame.Surface, room: pygame.Rect, words: str, beside: str, look: Look
) -> None:
    """Draw the title, and beside it what has room there."""
    style = look.text("panel_title")
    title = text.render_within(words, style, room.width, look.scale.smallest_font_px)
    surface.blit(title, title.get_rect(midleft=room.midleft))
    spare = room.width - title.get_width() - look.px(20)
    muted = look.text("body", look.theme.muted)
    muted = text.fit(beside, muted, spare, look.scale.smallest_font_px)
    if text.measure(beside, muted)[0] <= spare:
        line = text.render(beside, muted)
        surface.blit(line, line.get_rect(midright=room.midright))


def _draw_hint(
    surface: pygame.Surface, room: pygame.Rect, facts: CallFacts, look: Look, pointer: int | None
) -> None:
    draw_inset(surface, room, look)
    if pointer is not None:
        half = look.px(9)
        tip = [(pointer - half, room.y + 1), (pointer + half, room.y + 1), (pointer, room.y - half)]
        pygame.draw.polygon(surface, look.theme.inset, tip)
    colour = look.theme.marigold if facts.hinted_index is not None else look.theme.muted
    mark = icon("hint", look.px(20), colour)
    surface.blit(mark, mark.get_rect(center=(room.x + look.px(22), room.centery)))
    width = room.width - look.px(52)
    style = look.text(
        "body", look.theme.ivory if facts.hinted_index is not None else look.theme.muted
    )
    smallest = look.scale.font_px(14)
    one_line = text.fit(facts.hint, style, width, smallest)
    if text.measure(facts.hint, one_line)[0] > width:
        size = (width, room.height - look.px(2))
        style = text.fit_lines(facts.hint, style, size, min(smallest, 12), 1.15)
    else:
        style = one_line
    words = render_with_cards(
        facts.hint, style, width, facts.hint_lead, look.theme.marigold
    ) or text.render(facts.hint, style, max_width_px=width, line_gap=1.15)
    surface.blit(words, words.get_rect(midleft=(room.x + look.px(42), room.centery)))


def _chips_want(facts: CallFacts, look: Look) -> int:
    """How wide the four chips are when no name is shortened."""
    style, number = look.text("second"), look.text("button")
    widest = max(text.measure(name, style)[0] for name, _ in facts.chips)
    return 4 * (widest + text.measure("13", number)[0] + look.px(24)) + 3 * look.px(8)


def _sum_wants(facts: CallFacts, look: Look) -> int:
    """How wide the sum is, with what sets it apart."""
    return text.measure(facts.sum_words, look.text("second"))[0] + look.px(14)


def _draw_called(
    surface: pygame.Surface, room: pygame.Rect, facts: CallFacts, look: Look, *, with_sum: bool
) -> None:
    """Draw the calls of all; the words before them go first where room is short, not the sum."""
    rule = pygame.Rect(room.x, room.y, room.width, hairline_px(look))
    draw_divider(surface, rule, look)
    middle = room.centery + look.px(1)
    muted = look.text("second", look.theme.muted)
    left, right = room.x, room.right
    if with_sum:
        total = text.render(facts.sum_words, muted)
        surface.blit(total, total.get_rect(midright=(right, middle)))
        right -= _sum_wants(facts, look)
    words = text.render(facts.called_words, muted)
    if words.get_width() + look.px(14) + _chips_want(facts, look) <= right - left:
        surface.blit(words, words.get_rect(midleft=(left, middle)))
        left += words.get_width() + look.px(14)
    gap = look.px(8)
    width = (right - left - 3 * gap) // 4
    for index, (name, call) in enumerate(facts.chips):
        chip = pygame.Rect(left + index * (width + gap), 0, width, look.px(30))
        chip.centery = middle
        on = index == facts.turn
        line = Line(look.theme.turn, max(1.5, 1.6 * look.scale.unit)) if on else brass_line(look)
        draw_box(surface, chip, Box(look.theme.well_chip, None, PILL_RADIUS_PX, line=line))
        number = look.text("button", look.theme.marigold).sized(look.scale.font_px(17))
        value = text.render(call, number.weighted(700))
        style = look.text("second")
        room_px = chip.width - value.get_width() - look.px(7 + 2 * 5)
        label = text.render_within(name, style, room_px, look.scale.smallest_font_px)
        used = label.get_width() + look.px(7) + value.get_width()
        x = chip.centerx - used // 2
        surface.blit(label, label.get_rect(midleft=(x, chip.centery)))
        surface.blit(value, value.get_rect(midright=(x + used, chip.centery)))
