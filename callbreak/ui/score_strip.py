"""The strip of scores at the top left: round and trick, and the four totals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.icons import icon
from callbreak.ui.panel import draw_divider, draw_panel, hairline_px

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour


@dataclass(frozen=True, slots=True)
class StripFacts:
    """What the strip shows, in words.

    Attributes:
        round_words: "Round 3/5".
        trick_words: "Trick 5/13".
        names: the players, the own seat first.
        totals: their points.
        leaders: who has the most points; empty before the first round's end.
        own: the person's column, None when nobody plays.
    """

    round_words: str
    trick_words: str
    names: tuple[str, ...]
    totals: tuple[str, ...]
    leaders: tuple[int, ...]
    own: int | None


def draw_strip(
    surface: pygame.Surface, rect: pygame.Rect, form: str, facts: StripFacts, look: Look
) -> None:
    """Draw the strip in one of the forms of `TableLayout.strip_form`."""
    draw_panel(surface, rect, look)
    inner = rect.inflate(-look.px(26), -look.px(12))
    if form == "brief":
        own = f"{facts.names[0]} {facts.totals[0]}"
        _two_lines(surface, inner, facts.round_words, own, look, look.theme.marigold)
        return
    if form == "pairs":
        _pairs(surface, rect.inflate(-look.px(22), -look.px(10)), facts, look)
        return
    if form == "stacked":
        line = pygame.Rect(inner.x, inner.y, inner.width, look.px(24))
        _one_line(surface, line, facts, look)
        rule = pygame.Rect(inner.x, line.bottom + look.px(1), inner.width, hairline_px(look))
        draw_divider(surface, rule, look)
        columns = pygame.Rect(inner.x, rule.bottom, inner.width, inner.bottom - rule.bottom)
        _columns(surface, columns.inflate(look.px(12), 0), facts, look)
        return
    head = pygame.Rect(inner.x, inner.y, look.px(98), inner.height)
    _two_lines(surface, head, facts.round_words, facts.trick_words, look, look.theme.muted)
    rule = pygame.Rect(head.right + look.px(4), inner.y, hairline_px(look), inner.height)
    draw_divider(surface, rule, look)
    left = rule.right + look.px(4)
    columns = pygame.Rect(left, inner.y, rect.right - look.px(8) - left, inner.height)
    _columns(surface, columns, facts, look)


def _two_lines(
    surface: pygame.Surface,
    room: pygame.Rect,
    above: str,
    below: str,
    look: Look,
    colour: Colour,
) -> None:
    style = look.text("row_name")
    upper = text.render_within(above, style, room.width, look.scale.smallest_font_px)
    small = look.text("small", colour)
    lower = text.render_within(below, small, room.width)
    middle = room.centery
    surface.blit(upper, upper.get_rect(midleft=(room.x, middle - look.px(11))))
    surface.blit(lower, lower.get_rect(midleft=(room.x, middle + look.px(13))))


def _pairs(surface: pygame.Surface, room: pygame.Rect, facts: StripFacts, look: Look) -> None:
    """The round above, the players below it two by two, each total beside its name."""
    line = pygame.Rect(room.x, room.y, room.width, room.height // 3)
    _one_line(surface, line, facts, look)
    gap = look.px(12)
    width = (room.width - gap) // 2
    for seat, (name, total) in enumerate(zip(facts.names, facts.totals, strict=True)):
        row, column = divmod(seat, 2)
        cell = pygame.Rect(room.x + column * (width + gap), 0, width, line.height)
        cell.y = line.bottom + row * line.height
        strong = look.text("small_strong")
        value = text.render_within(total, strong, width)
        surface.blit(value, value.get_rect(midright=cell.midright))
        colour = look.theme.marigold if seat == facts.own else look.theme.muted
        style = look.text("small", colour)
        most = width - value.get_width() - look.px(4)
        words = text.render_within(name, style, most, look.scale.smallest_font_px)
        surface.blit(words, words.get_rect(midleft=cell.midleft))


def _one_line(surface: pygame.Surface, room: pygame.Rect, facts: StripFacts, look: Look) -> None:
    small = look.text("small", look.theme.muted)
    style = look.text("row_name")
    spare = room.width - look.px(8)
    if text.measure(facts.trick_words, small)[0] <= room.width // 2:
        lower = text.render(facts.trick_words, small)
        surface.blit(lower, lower.get_rect(midright=room.midright))
        spare -= lower.get_width()
    upper = text.render_within(facts.round_words, style, spare, look.scale.smallest_font_px)
    surface.blit(upper, upper.get_rect(midleft=room.midleft))


def _columns(surface: pygame.Surface, room: pygame.Rect, facts: StripFacts, look: Look) -> None:
    theme = look.theme
    width = room.width / 4
    for seat, (name, total) in enumerate(zip(facts.names, facts.totals, strict=True)):
        middle = round(room.x + (seat + 0.5) * width)
        colour = theme.marigold if seat == facts.own else theme.muted
        crown = icon("crown", look.px(14), theme.marigold) if seat in facts.leaders else None
        crown_width = crown.get_width() + look.px(4) if crown else 0
        style = look.text("small", colour)
        most = round(width) - look.px(5) - crown_width
        words = text.render_within(name, style, most, look.scale.smallest_font_px)
        x = middle - (words.get_width() + crown_width) // 2
        y = room.centery - look.px(12)
        if crown is not None:
            surface.blit(crown, crown.get_rect(midleft=(x, y - look.px(1))))
        surface.blit(words, words.get_rect(midleft=(x + crown_width, y)))
        number = look.text("strip_total")
        number = text.fit(total, number, round(width) - look.px(4), look.scale.smallest_font_px)
        value = text.render(total, number)
        surface.blit(value, value.get_rect(center=(middle, room.centery + look.px(12))))
