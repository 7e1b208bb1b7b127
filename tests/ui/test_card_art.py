"""The card pictures: complete, drawable by the game's small SVG renderer, legible and distinct."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pygame
import pytest

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
RANKS, SUITS = "23456789TJQKA", "CDHS"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
COURTS = [rank + suit for suit in SUITS for rank in "JQK"]
BACKS = ["back_1", "back_2"]
FOUR_COLOURS = [f"four_colours/{rank}{suit}" for suit in "CD" for rank in RANKS]
EVERY_FILE = DECK + BACKS + FOUR_COLOURS
INK, RED, GREEN, BLUE = (29, 36, 48), (194, 47, 54), (31, 122, 61), (36, 88, 184)
LARGEST_FILE = 62_000  # bytes; more takes too long to draw when a hand is dealt

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    "svg": {"viewBox", "width", "height"},
    "g": {"fill", "stroke-linejoin", "stroke-linecap"},
    "path": {"d", "fill", "stroke", "stroke-width"},
}
COLOUR = re.compile(r"none|#[0-9a-f]{6}")
NUMBER = r"-?(?:\d+(?:\.\d+)?|\.\d+)"
SEPARATOR = r"[ ,]?"
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "z": 0}
COMMAND = "|".join(
    f"[{letter}{letter.upper()}]" + SEPARATOR.join([NUMBER] * count)
    for letter, count in ARGUMENTS.items()
)
PATH_DATA = re.compile(f"(?:[Mm]{NUMBER}{SEPARATOR}{NUMBER}(?:{COMMAND})*)+")


def faults(document: str) -> list[str]:
    """Everything in an SVG document that the renderer would not draw, or draw wrongly."""
    root = ET.fromstring(document)
    found = []
    if root.get("viewBox") != "0 0 250 350":
        found.append("viewBox")
    for element in root.iter():
        name = element.tag.removeprefix(SVG)
        if name not in ALLOWED:
            found.append(f"<{name}>")
            continue
        found += [f"{name} {key}" for key in element.attrib if key not in ALLOWED[name]]
        found += [
            f"colour {value}"
            for key in ("fill", "stroke")
            if not COLOUR.fullmatch(value := element.get(key, "none"))
        ]
        data = element.get("d", "")
        if name == "path" and not PATH_DATA.fullmatch(data):
            found.append(f"path {data[:20]}")
    return found


@cache
def picture(name: str, width: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(CARDS / f"{name}.svg", (width, width * 7 // 5))


Box = tuple[float, float, float, float]
RANK_BOX: Box = (0.02, 0.05, 0.16, 0.2)
SUIT_BOX: Box = (0.02, 0.29, 0.16, 0.16)


def crop(card: pygame.Surface, box: Box) -> pygame.Surface:
    """A part of a card on ivory; the box is left, top, width, height as shares of the width."""
    area = pygame.Rect([round(share * card.get_width()) for share in box])
    surface = pygame.Surface(area.size)
    surface.fill((247, 240, 223))
    surface.blit(card, (0, 0), area)
    return surface


def part(name: str, width: int, box: Box) -> pygame.Surface:
    return crop(picture(name, width), box)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures of one size, 0 to 255."""
    total = 0.0
    for left, right in ((one, other), (other, one)):
        more = left.copy()
        more.blit(right, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        total += sum(pygame.transform.average_color(more)[:3]) / 3
    return total


def amount(surface: pygame.Surface, colour: tuple[int, int, int]) -> int:
    """How many pixels are near a colour."""
    return pygame.mask.from_threshold(surface, colour, (40, 40, 40)).count()


def test_the_deck_has_every_face_two_backs_and_the_four_colour_suits() -> None:
    files = {str(file.relative_to(CARDS).with_suffix("")) for file in CARDS.rglob("*.svg")}
    assert files == set(EVERY_FILE)


@pytest.mark.parametrize("name", EVERY_FILE)
def test_the_renderer_can_draw_everything_in(name: str) -> None:
    document = (CARDS / f"{name}.svg").read_text(encoding="ascii")
    assert faults(document) == []
    assert "<path" in document
    assert len(document) <= LARGEST_FILE


@pytest.mark.parametrize(
    "body",
    [
        "<text>K</text>",
        '<use href="#a"/>',
        "<symbol/>",
        "<pattern/>",
        "<clipPath/>",
        "<mask/>",
        "<filter/>",
        "<linearGradient/>",
        '<g opacity=".5"/>',
        '<g transform="scale(2)"/>',
        '<path d="M0 0L1 1" fill="teal"/>',
        '<path d="M0 0L1 1" clip-path="url(#a)"/>',
        '<path d="M0 0L1" fill="#000000"/>',
        '<path d="M0 0L1 1e5" fill="#000000"/>',
        '<path d="M0 0L1 1&lt;path" fill="#000000"/>',
        '<path d="L0 0" fill="#000000"/>',
        '<path d="" fill="#000000"/>',
    ],
)
def test_what_the_renderer_cannot_draw_is_found(body: str) -> None:
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">{}</svg>'
    assert faults(frame.format('<path d="M0 0l1-.5h3z" fill="#000000"/>')) == []
    assert len(faults(frame.format(body))) >= 1


@pytest.mark.parametrize("name", EVERY_FILE)
def test_the_corners_are_round_and_clear(name: str) -> None:
    card = picture(name, 60)
    right, bottom = card.get_width() - 1, card.get_height() - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert card.get_at(corner).a == 0
    assert card.get_at(card.get_rect().center).a == 255


@pytest.mark.parametrize("name", DECK + FOUR_COLOURS)
def test_the_index_can_be_read_at_60_px(name: str) -> None:
    colour = {"C": INK, "S": INK, "D": RED, "H": RED}[name[-1]]
    if "/" in name:
        colour = {"C": GREEN, "D": BLUE}[name[-1]]
    rank = part(name, 60, RANK_BOX)
    suit = part(name, 60, SUIT_BOX)
    assert amount(rank, colour) >= 20
    assert amount(suit, colour) >= 12
    turned = pygame.transform.rotate(picture(name, 60), 180)
    assert difference(rank, crop(turned, RANK_BOX)) < 12


@pytest.mark.parametrize("suit", SUITS)
def test_no_two_ranks_look_alike_at_60_px(suit: str) -> None:
    indices = {rank: part(rank + suit, 60, RANK_BOX) for rank in RANKS}
    for one, other in itertools.combinations(RANKS, 2):
        assert difference(indices[one], indices[other]) > 12, (one, other)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS[:9])
def test_a_number_card_shows_as_many_pips_as_it_counts(rank: str, suit: str) -> None:
    middle = part(rank + suit, 150, (0.2, 0.1, 0.6, 1.2))
    pips = pygame.mask.from_threshold(middle, INK if suit in "CS" else RED, (60, 60, 60))
    assert len(pips.connected_components(20)) == (10 if rank == "T" else int(rank))


def test_every_court_is_a_figure_of_its_own() -> None:
    figures = {name: part(name, 120, (0.2, 0.08, 0.6, 0.62)) for name in COURTS}
    faces = {name: part(name, 250, (0.38, 0.24, 0.24, 0.22)) for name in COURTS}
    for one, other in itertools.combinations(COURTS, 2):
        assert difference(figures[one], figures[other]) > 25, (one, other)
        assert difference(faces[one], faces[other]) > 10, (one, other)


@pytest.mark.parametrize("name", COURTS)
def test_a_court_has_two_heads(name: str) -> None:
    card = picture(name, 120)
    assert difference(card, pygame.transform.rotate(card, 180)) < 6
    assert difference(card, pygame.transform.flip(card, flip_x=True, flip_y=False)) > 12


@pytest.mark.parametrize("name", FOUR_COLOURS)
def test_the_four_colour_deck_changes_nothing_but_colour(name: str) -> None:
    plain = (CARDS / f"{name.split('/')[1]}.svg").read_text(encoding="ascii")
    coloured = (CARDS / f"{name}.svg").read_text(encoding="ascii")
    outlines = re.compile(r' d="([^"]*)"')
    assert outlines.findall(coloured) == outlines.findall(plain)
    assert coloured != plain


def test_the_two_backs_are_told_apart_and_look_the_same_turned_around() -> None:
    one, other = (picture(name, 120) for name in BACKS)
    assert difference(one, other) > 40
    for back in (one, other):
        assert difference(back, pygame.transform.rotate(back, 180)) < 6


@pytest.mark.parametrize("code", ["KS", "QH", "TC", "AS"])
def test_the_committed_card_is_what_the_program_draws(code: str) -> None:
    pytest.importorskip("pathops")
    deck = pytest.importorskip("tools.cards.deck")
    assert deck.card_svg(code) == (CARDS / f"{code}.svg").read_text(encoding="ascii")
