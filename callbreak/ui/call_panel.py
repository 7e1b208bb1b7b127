"""The panel in which one calls: the numbers, a hint on request, and who has called what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.marks import band_height_px, draw_title_band
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
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

WIDTH: Final = 613
_PAD: Final = 28


@dataclass(frozen=True, slots=True)
class CallLayout:
    """Where the parts of the call panel are."""

    rect: pygame.Rect
    title: pygame.Rect
    band: pygame.Rect
    numbers: tuple[pygame.Rect, ...]
    hint: pygame.Rect | None
    called: pygame.Rect


@dataclass(frozen=True, slots=True)
class CallFacts:
    """What the panel says.

    Attributes:
        title: "Your call".
        question: "How many tricks will you win?".
        hint: the hint's sentence, or what stands there until one is asked for.
        hinted_index: which number the hint is about, None before one is asked for.
        called_words: "Called so far".
        chips: each player in the order of calling, with the call, "?" or "–".
        sum_words: "Sum 3 of 13".
        turn: the chip of the person.
    """

    title: str
    question: str
    hint: str
    hinted_index: int | None
    called_words: str
    chips: tuple[tuple[str, str], ...]
    sum_words: str
    turn: int


def call_layout(table: TableLayout, count: int, look: Look) -> CallLayout:
    """Lay the panel out for so many numbers, in the middle of the stage."""
    stage = table.stage
    p = table.p
    width = min(round(WIDTH * p), stage.width)
    pad = min(round(_PAD * p), width // 12)
    inner = width - 2 * pad
    rows = 1 if count <= 8 or inner / count >= 44 * p else 2
    columns = -(-count // rows)
    gap = min(round(12 * p), inner // columns // 5)
    number_w = min((inner - gap * (columns - 1)) // columns, round(70 * p))
    number_h = min(round(61 * p), round(number_w * 1.15))
    band = band_height_px(look)
    title_h, hint_h, called_h = round(56 * p), round(38 * p), round(46 * p)
    space = round(15 * p)
    numbers_h = rows * number_h + (rows - 1) * gap
    wanted = title_h + band + space + numbers_h + space + hint_h + called_h + space
    with_hint = wanted <= stage.height
    if not with_hint:
        space = round(8 * p)
        wanted = title_h + band + space + numbers_h + called_h + space
        if wanted + hint_h + space <= stage.height:
            with_hint, wanted = True, wanted + hint_h + space
    if wanted > stage.height:
        squeeze = min(wanted - stage.height, title_h // 3)
        title_h, wanted = title_h - squeeze, wanted - squeeze
    top = min(
        stage.y + max((stage.height - wanted) // 2, 0), stage.bottom - min(wanted, stage.height)
    )
    rect = pygame.Rect(stage.centerx - width // 2, top, width, wanted)
    if not table.upright:
        rect.centerx = table.trick[0]
        rect.clamp_ip(pygame.Rect(stage.x, rect.y, stage.width, rect.height))
    y = rect.y + title_h
    title = pygame.Rect(rect.x + pad, rect.y, inner, title_h)
    band_rect = pygame.Rect(rect.x + 1, y, rect.width - 2, band)
    y += band + space
    used = columns * number_w + (columns - 1) * gap
    step: float = number_w + gap
    if used < inner:
        step = (inner - number_w) / (columns - 1) if columns > 1 else 0
        step = min(step, number_w * 1.5)
    numbers = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = columns if row < rows - 1 else count - columns * (rows - 1)
        first = rect.centerx - ((in_row - 1) * step + number_w) / 2
        numbers.append(
            pygame.Rect(
                round(first + column * step), y + row * (number_h + gap), number_w, number_h
            )
        )
    y += numbers_h + space
    hint = pygame.Rect(rect.x + pad, y, inner, hint_h) if with_hint else None
    y += hint_h if with_hint else 0
    called = pygame.Rect(rect.x + pad, rect.bottom - called_h - round(4 * p), inner, called_h)
    return CallLayout(rect, title, band_rect, tuple(numbers), hint, called)


def draw_call_panel(
    surface: pygame.Surface,
    at: pygame.Rect,
    layout: CallLayout,
    facts: CallFacts,
    look: Look,
    pointed_x: int | None,
) -> None:
    """Draw everything but the numbers; ``pointed_x`` is the middle of the hinted number."""
    dx, dy = at.x - layout.rect.x, at.y - layout.rect.y
    draw_panel(surface, at, look, RADIUS_XL, big=True)
    _draw_title(surface, layout.title.move(dx, dy), facts, look)
    band = layout.band.move(dx, dy)
    draw_title_band(surface, band.x, band.y, band.width, look)
    if layout.hint is not None:
        pointer = None if pointed_x is None else pointed_x + dx
        _draw_hint(surface, layout.hint.move(dx, dy), facts, look, pointer)
    _draw_called(surface, layout.called.move(dx, dy), facts, look)


def _draw_title(surface: pygame.Surface, room: pygame.Rect, facts: CallFacts, look: Look) -> None:
    style = look.text("panel_title")
    style = text.fit(facts.title, style, room.width, look.scale.font_px(17))
    title = text.render(text.ellipsize(facts.title, style, room.width), style)
    surface.blit(title, title.get_rect(midleft=room.midleft))
    spare = room.width - title.get_width() - look.px(20)
    muted = look.text("body", look.theme.muted)
    muted = text.fit(facts.question, muted, spare, look.scale.font_px(14))
    if text.measure(facts.question, muted)[0] <= spare:
        question = text.render(facts.question, muted)
        surface.blit(question, question.get_rect(midright=room.midright))


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
    style = text.fit(facts.hint, style, width, look.scale.font_px(14))
    words = text.render(text.ellipsize(facts.hint, style, width), style)
    surface.blit(words, words.get_rect(midleft=(room.x + look.px(42), room.centery)))


def _chips_want(facts: CallFacts, look: Look) -> int:
    """How wide the four chips are when no name is shortened."""
    style, number = look.text("second"), look.text("button")
    widest = max(text.measure(name, style)[0] for name, _ in facts.chips)
    return 4 * (widest + text.measure("13", number)[0] + look.px(28)) + 3 * look.px(8)


def _draw_called(surface: pygame.Surface, room: pygame.Rect, facts: CallFacts, look: Look) -> None:
    rule = pygame.Rect(room.x, room.y, room.width, hairline_px(look))
    draw_divider(surface, rule, look)
    middle = room.centery + look.px(1)
    muted = look.text("second", look.theme.muted)
    left, right = room.x, room.right
    chips_least = _chips_want(facts, look)
    words = text.render(facts.called_words, muted)
    total = text.render(facts.sum_words, muted)
    if words.get_width() + total.get_width() + chips_least <= room.width:
        surface.blit(words, words.get_rect(midleft=(left, middle)))
        left += words.get_width() + look.px(14)
    if total.get_width() + chips_least <= right - left:
        surface.blit(total, total.get_rect(midright=(right, middle)))
        right -= total.get_width() + look.px(14)
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
        label = text.render(text.ellipsize(name, style, room_px), style)
        used = label.get_width() + look.px(7) + value.get_width()
        x = chip.centerx - used // 2
        surface.blit(label, label.get_rect(midleft=(x, chip.centery)))
        surface.blit(value, value.get_rect(midright=(x + used, chip.centery)))
