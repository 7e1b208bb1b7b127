"""The corner panel: the last trick, the cards played so far, or the suits of a new hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.cards import HAND_SIZE, Card, Suit
from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.card_images import BLEND, CardImages, Finish
from callbreak.ui.panel import RADIUS_S, RADIUS_XS, brass_line, draw_panel

if TYPE_CHECKING:
    from callbreak.engine.trick import Trick
    from callbreak.ui.look import Look
    from callbreak.ui.text import TextStyle

SUIT_SIGNS: Final = {
    Suit.SPADES: "♠",
    Suit.HEARTS: "♥",
    Suit.CLUBS: "♣",
    Suit.DIAMONDS: "♦",
}
"""Suits as signs that `text` draws, in the order in which a hand is counted."""

RANK_WORDS: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}


@dataclass(frozen=True, slots=True)
class LastTrickFacts:
    """What the panel shows of the last trick; ``trick`` is None before there is one."""

    title: str
    winner: str
    trick: Trick | None
    key: str
    hovered: bool = False


@dataclass(frozen=True, slots=True)
class HandFacts:
    """How many cards of each suit a hand holds, in words; None while nobody knows yet."""

    title: str
    count: str
    suits: tuple[tuple[Suit, int | None], ...]


@dataclass(frozen=True, slots=True)
class PlayedFacts:
    """Every card played in this round."""

    cards: frozenset[Card]


CornerFacts = LastTrickFacts | HandFacts | PlayedFacts


def last_trick_card(look: Look) -> int:
    """The width of a card of the last trick."""
    return look.px(37)


def draw_corner(
    surface: pygame.Surface,
    rect: pygame.Rect,
    facts: CornerFacts,
    look: Look,
    images: CardImages,
) -> None:
    """Draw the panel with what it has to show."""
    draw_panel(surface, rect, look)
    match facts:
        case LastTrickFacts():
            _draw_last_trick(surface, rect, facts, look, images)
        case HandFacts():
            _draw_suits(surface, rect, facts, look)
        case PlayedFacts():
            _draw_played(surface, rect, facts, look)


def _draw_last_trick(
    surface: pygame.Surface,
    rect: pygame.Rect,
    facts: LastTrickFacts,
    look: Look,
    images: CardImages,
) -> None:
    left, width = rect.x + look.px(14), look.px(86)
    style = look.text("button").sized(look.scale.font_px(17))
    small = look.text("small", look.theme.muted)
    title = text.render_within(facts.title, style, width, look.scale.smallest_font_px)
    surface.blit(title, title.get_rect(midleft=(left, rect.y + look.px(27))))
    winner = text.render_within(facts.winner, small, width, look.scale.smallest_font_px)
    surface.blit(winner, winner.get_rect(midleft=(left, rect.y + look.px(48))))
    if facts.trick is None:
        return
    draw_key_cap(surface, (left, rect.y + look.px(62)), facts.key, look)
    card = last_trick_card(look)
    step = look.px(25)
    x = rect.right - look.px(14) - card // 2 - 3 * step
    for seat, played in facts.trick.plays:
        won = seat == facts.trick.winner
        finish = Finish.FLAT if won else Finish.VEILED
        y = rect.centery - (look.px(5) if won else 0)
        picture = images.picture(played, card, 0, finish)
        surface.blit(picture, picture.get_rect(center=(x, y)), special_flags=BLEND)
        x += step


def draw_key_cap(surface: pygame.Surface, at: tuple[int, int], key: str, look: Look) -> None:
    """Draw the name of a key as a small cap."""
    style = look.text("small_strong", look.theme.muted)
    words = text.render(key, style)
    width = max(words.get_width() + look.px(12), look.px(20))
    cap = pygame.Rect(*at, width, look.px(20))
    draw_box(
        surface, cap, Box(look.theme.well_chip, None, look.px(RADIUS_XS), line=brass_line(look))
    )
    surface.blit(words, words.get_rect(center=cap.center))


def _draw_suits(surface: pygame.Surface, rect: pygame.Rect, facts: HandFacts, look: Look) -> None:
    inner = rect.inflate(-look.px(32), -look.px(20))
    small = look.text("small", look.theme.muted)
    count = text.render(facts.count, small)
    style = look.text("button").sized(look.scale.font_px(17))
    room = inner.width - count.get_width() - look.px(8)
    title = text.render_within(facts.title, style, room, look.scale.smallest_font_px)
    surface.blit(title, title.get_rect(midleft=(inner.x, inner.y + look.px(14))))
    surface.blit(count, count.get_rect(midright=(inner.right, inner.y + look.px(14))))
    gap = look.px(8)
    width = (inner.width - 3 * gap) // 4
    ink = look.text("button", look.theme.ink).sized(look.scale.font_px(16))
    if any(number is None for _, number in facts.suits):
        _make_counts(ink)
    for index, (suit, number) in enumerate(facts.suits):
        chip = pygame.Rect(inner.x + index * (width + gap), 0, width, look.px(30))
        chip.bottom = inner.bottom
        box = Box(look.theme.face_top, look.theme.face_bottom, look.px(RADIUS_S))
        draw_box(surface, chip, box)
        sign = text.render(SUIT_SIGNS[suit], ink)
        if number is None:
            surface.blit(sign, sign.get_rect(center=chip.center))
            continue
        figure = text.render(str(number), ink)
        both = pygame.Rect(0, 0, sign.get_width() + look.px(5) + figure.get_width(), 1)
        both.center = chip.center
        surface.blit(sign, sign.get_rect(midleft=both.midleft))
        surface.blit(figure, figure.get_rect(midright=both.midright))


def _make_counts(ink: TextStyle) -> None:
    """Make the pictures of all counts ahead: when the hand is turned up, much else is new too."""
    for count in range(HAND_SIZE + 1):
        text.render(str(count), ink)


def _draw_played(
    surface: pygame.Surface, rect: pygame.Rect, facts: PlayedFacts, look: Look
) -> None:
    """Four rows of thirteen ranks: what has been played is faint, what is out is bright."""
    inner = rect.inflate(-look.px(18), -look.px(10))
    row_height = inner.height / 4
    step = (inner.width - look.px(20)) / 13
    size = max(12, min(look.scale.font_px(14), round(row_height * 0.8), round(step * 1.1)))
    bright = look.text("small_strong").sized(size)
    faint = bright.coloured(look.theme.panel_hi_top)
    for row, suit in enumerate(SUIT_SIGNS):
        y = round(inner.y + (row + 0.5) * row_height)
        sign = text.render(SUIT_SIGNS[suit], bright)
        surface.blit(sign, sign.get_rect(midleft=(inner.x, y)))
        for column, rank in enumerate(range(14, 1, -1)):
            played = Card(rank, suit) in facts.cards
            words = text.render(RANK_WORDS.get(rank, str(rank)), faint if played else bright)
            x = round(inner.x + look.px(20) + (column + 0.5) * step)
            surface.blit(words, words.get_rect(center=(x, y)))
