"""A seat's panel: face, name, level, call and tricks won, dealer's coin and badge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.card_images import BLEND
from callbreak.ui.panel import RADIUS_L, draw_divider, draw_panel
from callbreak.ui.portraits import portrait
from callbreak.ui.seat_marks import Pip, badge, dealer_coin, draw_pips, lozenges, pip_columns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from callbreak.ui.layout_seats import SeatLayout
    from callbreak.ui.look import Look, Role

MARGIN: Final = 24
"""How far shadow, coin and badge reach beyond the panel, in units."""

BADGE: Final = 29
"""The size of the badge, in units."""

_OWN_FRACTION: Final = 31
_FRACTION: Final = 27
"""The size of "2/4", in units."""

LEVELS: Final = {"easy": 1, "medium": 2, "hard": 3}


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """What a seat shows.

    Attributes:
        name: the player's name.
        face: the portrait's name.
        level: ``easy``, ``medium``, ``hard``, or nothing.
        level_words: the level in words, or what else stands under the name.
        note: what the seat is doing: "calls next", "your turn"; stands in place of the count
            before a call, and beside the own name.
        call: the call, None before it.
        won: tricks won.
        fraction: whether tricks are being played, so that won and call are shown as 2/4.
        call_words: the word before the call while others still call.
        pips: what the pips show.
        on_turn: whether it is the seat's turn, or what it does is on its way.
        dealer: whether it has dealt.
        badge: ``"made"``, ``"missed"`` or nothing.
    """

    name: str
    face: str
    level: str
    level_words: str
    note: str
    call: int | None
    won: int
    fraction: bool
    call_words: str
    pips: tuple[Pip, ...]
    on_turn: bool
    dealer: bool
    badge: str


def draw_seat(
    surface: pygame.Surface, rect: pygame.Rect, seat: SeatLayout, facts: SeatFacts, look: Look
) -> None:
    """Draw the seat with its panel at ``rect`` of ``surface``; ``look`` is in panel units."""
    here = seat.moved(rect.x, rect.y)
    draw_panel(surface, rect, look)
    if facts.on_turn:
        _draw_turn(surface, rect, look)
    face = portrait(facts.face, 2 * here.radius)
    surface.blit(face, face.get_rect(center=here.portrait), special_flags=BLEND)
    if facts.on_turn:
        _draw_ring(surface, here, look)
    counts = facts.call is not None or bool(facts.note)
    if counts and (here.divider.width > 1 or here.divider.height > 1):
        draw_divider(surface, here.divider, look)
    if here.form == "own":
        _draw_own_name(surface, here, facts, look)
    else:
        _draw_name(surface, here, facts, look)
    _draw_count(surface, here, facts, look)
    if facts.dealer:
        coin = dealer_coin(look.px(29), look.theme)
        surface.blit(coin, coin.get_rect(center=here.coin))
    if facts.badge:
        mark = badge(facts.badge, look.px(BADGE), look.theme)
        surface.blit(mark, mark.get_rect(center=here.badge))


def _draw_turn(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    line = Line(look.theme.turn, max(2.0, 2 * look.scale.unit))
    draw_box(surface, rect, Box((0, 0, 0), None, look.px(RADIUS_L), 0.0, line))


def _draw_ring(surface: pygame.Surface, seat: SeatLayout, look: Look) -> None:
    side = 2 * seat.radius + look.px(5)
    ring = pygame.Rect(0, 0, side, side)
    ring.center = seat.portrait
    line = Line(look.theme.turn, max(2.0, 2 * look.scale.unit))
    draw_box(surface, ring, Box((0, 0, 0), None, side, 0.0, line))


def _draw_name(surface: pygame.Surface, seat: SeatLayout, facts: SeatFacts, look: Look) -> None:
    centred = seat.form == "side"
    room = seat.name
    name = _fitted(facts.name, look, "seat_name", room.width)
    upper = pygame.Rect(room.x, room.y, room.width, room.height * 27 // 46)
    lower = pygame.Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)
    if seat.form == "top":
        upper.height = lower.height = room.height // 2
        lower.y = upper.bottom
    place = {"center": upper.center} if centred else {"midleft": upper.midleft}
    surface.blit(name, name.get_rect(**place))
    mark = None
    mark_width = 0
    if facts.level in LEVELS:
        mark = lozenges(LEVELS[facts.level], look.px(12), look.theme.brass)
        mark_width = mark.get_width() + look.px(7)
    style = look.text("small", look.theme.muted)
    if mark is not None and text.measure(facts.level_words, style)[0] > lower.width - mark_width:
        # The lozenges say the same: the words alone have room for larger letters.
        mark, mark_width = None, 0
    words = text.render_within(
        facts.level_words, style, lower.width - mark_width, look.scale.smallest_font_px
    )
    x = lower.x
    if centred:
        x = lower.centerx - (mark_width + words.get_width()) // 2
    if mark is not None:
        surface.blit(mark, mark.get_rect(midleft=(x, lower.centery)))
    surface.blit(words, words.get_rect(midleft=(x + mark_width, lower.centery)))


def _draw_own_name(surface: pygame.Surface, seat: SeatLayout, facts: SeatFacts, look: Look) -> None:
    room = seat.name
    note = None
    gap = look.px(8)
    if facts.on_turn and facts.fraction and facts.note:
        style = look.text("small_strong", look.theme.marigold)
        beside = room.width - gap - text.measure(facts.name, look.text("seat_name"))[0]
        most = max(beside, room.width * 3 // 5)
        note = text.render_within(facts.note, style, most, look.scale.smallest_font_px)
    spare = room.width - (note.get_width() + gap if note else 0)
    smallest = look.text("seat_name").sized(look.scale.font_px(14))
    if note is not None and text.measure(facts.name, smallest)[0] > spare:
        # The panel's light and the line over the hand tell whose turn it is; the name is only here.
        note, spare = None, room.width
    name = _fitted(facts.name, look, "seat_name", spare)
    surface.blit(name, name.get_rect(midleft=room.midleft))
    if note is not None:
        x = room.x + name.get_width() + gap
        surface.blit(note, note.get_rect(midleft=(x, room.centery)))


def _draw_count(surface: pygame.Surface, seat: SeatLayout, facts: SeatFacts, look: Look) -> None:
    room = seat.count
    if facts.call is None:
        role: Role = "row_name" if seat.form == "own" else "small"
        colour = look.theme.marigold if facts.on_turn else look.theme.muted
        style = look.text(role, colour)
        note = text.render_within(facts.note, style, room.width, look.scale.smallest_font_px)
        place = {"midleft": room.midleft} if seat.form == "own" else {"center": room.center}
        surface.blit(note, note.get_rect(**place))
        return
    if not facts.fraction:
        _draw_call(surface, seat, facts, look)
        return
    units = _OWN_FRACTION if seat.form == "own" else _FRACTION
    counted = _fraction(facts, look, units)
    if seat.form == "top":
        surface.blit(counted, counted.get_rect(midtop=(room.centerx, room.y - look.px(3))))
        columns = pip_columns(len(facts.pips), room.width / look.px(17))
        pips = pygame.Rect(0, 0, min(room.width, look.px(17 * columns)), look.px(34))
        pips.midbottom = (room.centerx, room.bottom + look.px(3))
    else:
        surface.blit(counted, counted.get_rect(midleft=room.midleft))
        left = room.x + counted.get_width() + look.px(6)
        pips = pygame.Rect(left, room.y, room.right - left, room.height)
        if seat.form == "own":
            row_px = look.px(17 * pip_columns(len(facts.pips)))
            pips.width = min(pips.width, row_px + look.px(4))
    draw_pips(surface, pips, facts.pips, look.scale.unit, look.theme)


def _draw_call(surface: pygame.Surface, seat: SeatLayout, facts: SeatFacts, look: Look) -> None:
    number = look.text("heading", look.theme.marigold).weighted(700)
    number = number.sized(look.scale.font_px(28))
    style = look.text("second", look.theme.muted)
    value = text.render(str(facts.call), number)
    gap = look.px(10)
    words = text.render_within(facts.call_words, style, seat.count.width - value.get_width() - gap)
    width = words.get_width() + gap + value.get_width()
    room = seat.count
    x = room.x if seat.form == "own" else room.centerx - width // 2
    surface.blit(words, words.get_rect(midleft=(x, room.centery)))
    surface.blit(value, value.get_rect(midleft=(x + words.get_width() + gap, room.centery)))


def _fraction(facts: SeatFacts, look: Look, units: int) -> pygame.Surface:
    strong, slash, call = _fraction_styles(look, units)
    return text.render_parts([(str(facts.won), strong), ("/", slash), (str(facts.call), call)])


def _fraction_styles(look: Look, units: int) -> tuple[text.TextStyle, ...]:
    theme = look.theme
    strong = look.text("heading", theme.ivory).weighted(700).sized(look.scale.font_px(units))
    slash = strong.weighted(500).coloured(theme.brass)
    return strong, slash, strong.weighted(600).coloured(theme.callgold)


def fraction_fonts(look: Look) -> Iterator[None]:
    """Get the figures ready in which tricks are counted, a font at a step.

    The first trick's first frame would need all of them at once.
    """
    for units in (_OWN_FRACTION, _FRACTION):
        for style in _fraction_styles(look, units):
            text.measure("0123456789/", style)
            yield


def _fitted(words: str, look: Look, role: Role, width_px: int) -> pygame.Surface:
    """A line made smaller, then shortened, until it fits."""
    return text.render_within(words, look.text(role), width_px, look.scale.smallest_font_px)
