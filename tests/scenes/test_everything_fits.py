"""In every scene nothing overlaps, nothing is cut off and all text can be read, in any window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final

import pygame
import pytest

from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.engine.commands import Command
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.scenes.lesson import LessonScene
from callbreak.scenes.table import TableScene
from callbreak.session.session import Session
from callbreak.settings.model import values_for
from callbreak.ui import text
from callbreak.ui.call_layout import call_layout
from callbreak.ui.call_panel import CallFacts, draw_call_panel
from callbreak.ui.layout import Asked, table_layout
from callbreak.ui.look import Look
from callbreak.ui.question_panel import draw_question, question_rect
from callbreak.ui.scale import Scale
from callbreak.ui.text_style import TextStyle
from callbreak.ui.widgets.widget import Widget
from callbreak.words import set_language
from callbreak.words.catalogs import PSEUDO
from tests.scenes.person import Person
from tools.pictures.reference import played

SMALLEST_PX: Final = 12
LONG: Final = ("Wolfeschlegelsteinhausen", "Bikram Bahadur Thapa Magar", "अनुराधा कोइराला", "Å")
PLAYERS: Final = tuple(
    Player(name, kind)
    for name, kind in zip(LONG, (Kind.HUMAN, Kind.EASY, Kind.MEDIUM, Kind.HARD), strict=True)
)
TO_THIRTEEN: Final = Rules(max_call=13, min_total_calls=10)
SIZES: Final = (
    (800, 480),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (800, 1280),
    (1000, 1000),
)
TEXT_SIZES: Final = (80, 100, 125, 150)


@dataclass
class Seen:
    """All text that has been drawn, and what had to be shortened."""

    sizes: dict[str, int] = field(default_factory=dict)
    shortened: dict[str, str] = field(default_factory=dict)

    def smallest(self) -> tuple[int, str]:
        """The smallest text, and what it says."""
        return min((size, words) for words, size in self.sizes.items())

    def cut(self) -> dict[str, str]:
        """What is shortened, but for the names of players, which may be of any length."""
        return {
            words: shown
            for words, shown in self.shortened.items()
            if not any(name in words for name in LONG)
        }


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Looks over the shoulder of whoever draws text."""
    found = Seen()
    render, parts, ellipsize = text.render, text.render_parts, text.ellipsize

    def watched(words: str, style: TextStyle, **about: Any) -> pygame.Surface:
        if words.strip():
            found.sizes[words] = min(found.sizes.get(words, 999), round(style.size_px))
        return render(words, style, **about)

    def watched_parts(pieces: Any) -> pygame.Surface:
        for words, style in pieces:
            found.sizes[words] = min(found.sizes.get(words, 999), round(style.size_px))
        return parts(pieces)

    def shortened(words: str, style: TextStyle, width_px: int) -> str:
        shown = ellipsize(words, style, width_px)
        if shown != words:
            found.shortened[words] = shown
        return shown

    monkeypatch.setattr(text, "render", watched)
    monkeypatch.setattr(text, "render_parts", watched_parts)
    monkeypatch.setattr(text, "ellipsize", shortened)
    return found


# ---------------------------------------------------------------------------------------- scenes


def in_game(until: Callable[[Session], bool]) -> Session:
    """A game that nobody thinks in, with names of any length."""
    commands: tuple[Command, ...] = played(until)
    return Session(Setup("reference", Rules(rounds=3), PLAYERS), commands=commands)


def with_rules(person: Person, rules: Rules) -> Person:
    """The person, whose next game has these rules."""
    for key, value in values_for(rules).items():
        person.services.change(key, value)
    return person


def called(session: Session) -> bool:
    return session.state.turn == 0


def on_turn(session: Session) -> bool:
    return session.state.turn == 0 and len(session.view.tricks) >= 5


def two_rounds(session: Session) -> bool:
    return len(session.state.finished) == 2


def over(session: Session) -> bool:
    return session.over


OPENERS: Final[dict[str, Callable[[Person], object]]] = {
    "home": lambda person: person.open("home"),
    "welcome": lambda person: person.open("welcome"),
    "new game": lambda person: person.open("new_game"),
    "house rules": lambda person: person.open("settings", page="house_rules"),
    "table settings": lambda person: person.open("settings", page="table"),
    "ease": lambda person: person.open("settings", page="ease"),
    "players": lambda person: person.open("settings", page="player"),
    "how to play": lambda person: person.open("how_to_play"),
    "keys": lambda person: person.open("keys"),
    "statistics": lambda person: person.open("statistics"),
    "replays": lambda person: person.open("replays"),
    "pause": lambda person: person.open("pause", session=in_game(on_turn)),
    "rules help": lambda person: with_rules(person, TO_THIRTEEN).open("rules_help"),
    "score sheet": lambda person: person.open("score_sheet", session=in_game(two_rounds)),
    "game end": lambda person: person.open("game_end", session=in_game(over)),
    "calling": lambda person: person.push(TableScene(in_game(called))),
    "table": lambda person: person.push(TableScene(in_game(on_turn))),
    "lesson": lambda person: person.push(LessonScene()),
}


@dataclass(frozen=True)
class Window:
    """A window, its text size and its language."""

    size: tuple[int, int]
    text_size: int = 100
    language: str = "en"

    @property
    def least_px(self) -> int:
        """The size below which no text may be there."""
        upright = self.size[0] < 0.95 * self.size[1]
        design = (720, 1152) if upright else (1280, 720)
        unit = min(self.size[0] / design[0], self.size[1] / design[1])
        return max(SMALLEST_PX, int(14 * unit * min(self.text_size, 100) / 100))


USUAL: Final = (Window((1280, 720)), Window((1920, 1080)))
TIGHT: Final = (
    Window((1024, 600), 150),
    Window((800, 1280), 150),
    Window((800, 480)),
    Window((1280, 720), 100, PSEUDO),
)


@pytest.fixture
def watcher(request: pytest.FixtureRequest, tmp_path: Any, seen: Seen) -> Iterator[Person]:
    """A person in front of a window of that kind, in an empty folder."""
    window: Window = request.param
    options = AppOptions(data_dir=tmp_path, size_px=window.size, language=window.language)
    with opened(options) as services:
        services.bots = None
        services.change("table.text_size", window.text_size)
        services.change("player.name", LONG[0])
        services.change("table.speed", "instant")
        person = Person(services)
        person.seen, person.window = seen, window  # type: ignore[attr-defined]
        yield person
    set_language("en")


def look_at(person: Person, name: str) -> tuple[Seen, Window]:
    """Open the scene, let it come to rest, and have all of it drawn."""
    OPENERS[name](person)
    for _ in range(40):
        person.stack.tick(0.1)
    person.stack.redraw()
    person.stack.draw(person.services.window.surface)
    return person.seen, person.window  # type: ignore[attr-defined]


@pytest.mark.parametrize("watcher", USUAL, indirect=True, ids=str)
@pytest.mark.parametrize("name", OPENERS)
def test_no_text_is_shortened_or_smaller_than_it_may_be(watcher: Person, name: str) -> None:
    seen, window = look_at(watcher, name)
    assert seen.sizes
    assert seen.cut() == {}
    assert seen.smallest()[0] >= window.least_px, seen.smallest()


@pytest.mark.parametrize("watcher", TIGHT, indirect=True, ids=str)
@pytest.mark.parametrize("name", OPENERS)
def test_where_room_is_short_text_is_still_readable_and_numbers_are_whole(
    watcher: Person, name: str
) -> None:
    seen, window = look_at(watcher, name)
    assert seen.smallest()[0] >= SMALLEST_PX, seen.smallest()
    numbers = [w for w in seen.cut() if any(letter.isdigit() for letter in w)]
    assert window.language == PSEUDO or numbers == []


def controls(person: Person) -> list[Widget]:
    """What can be used now, outside of what is scrolled."""
    return [
        widget
        for widget in person.form.widgets
        if widget.visible and widget.area is None and widget.focusable and widget.rect.width
    ]


@pytest.mark.parametrize("watcher", USUAL + TIGHT, indirect=True, ids=str)
@pytest.mark.parametrize("name", OPENERS)
def test_no_control_lies_on_another_or_beyond_the_window(watcher: Person, name: str) -> None:
    _, window = look_at(watcher, name)
    rects = [widget.rect for widget in controls(watcher)]
    assert [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])] == []
    assert [r for r in rects if not pygame.Rect((0, 0), window.size).contains(r)] == []


# ------------------------------------------------------------------------------------ call panel


def called_facts(numbers: int) -> CallFacts:
    return CallFacts(
        title="[Ýóúř čáłł šš]",
        question="[Hów máńý třičkš wiłł ýóú wiń žřý úńť]",
        hint="Call 3. The A♠, K♠ and A♥ should win, and a spade can ruff one more.",
        hinted_index=min(2, numbers - 1),
        called_words="[Čáłłéd šó fář]",
        chips=tuple((name, "13") for name in LONG),
        sum_words="[Šúm 39, áť łéášť 10]",
        turn=3,
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("numbers", [7, 8, 12, 13])
def test_the_call_panel_covers_no_player_and_no_card(
    size: tuple[int, int], text_size: int, numbers: int
) -> None:
    table = table_layout(size, Asked(text_size))
    layout = call_layout(table, numbers, Look(scale=Scale(table.p)))
    fan_top = table.fan.y - table.fan.card_h / 2
    assert layout.rect.collidelist([seat.rect for seat in table.seats]) < 0
    assert layout.rect.collidelist([table.strip, *table.tools]) < 0
    assert layout.rect.bottom <= fan_top
    assert len(layout.numbers) == numbers
    parts = [layout.title, layout.band, *layout.numbers, layout.called]
    parts += [] if layout.hint is None else [layout.hint]
    assert [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])] == []
    assert [part for part in parts if not layout.rect.contains(part)] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_a_question_on_the_table_covers_no_player(size: tuple[int, int], text_size: int) -> None:
    table = table_layout(size, Asked(text_size))
    words = "Nie masz karty wyższej niż walet. Chcesz nowe karty?"
    rect = question_rect(table, words, Look(scale=Scale(table.p)))
    assert rect.collidelist([seat.rect for seat in table.seats]) < 0
    assert pygame.Rect((0, 0), size).contains(rect)


@pytest.mark.parametrize(
    ("size", "text_size", "titled"),
    [((1280, 720), 100, True), ((800, 1280), 100, True), ((800, 480), 150, False)],
)
def test_a_question_has_a_title_where_the_table_has_room_for_it(
    size: tuple[int, int], text_size: int, titled: bool
) -> None:
    table = table_layout(size, Asked(text_size))
    look = Look(scale=Scale(table.p))
    words = "You have no spade. Do you want new cards?"
    rect = question_rect(table, words, look)
    assert rect.top >= table.stage.top

    def drawn(title: str) -> bytes:
        surface = pygame.Surface(size)
        draw_question(surface, rect, title, words, look)
        return pygame.image.tobytes(surface, "RGB")

    assert (drawn("A new deal") != drawn("")) is titled


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (800, 1280), (1280, 720)])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("hinted", [True, False])
def test_the_call_panel_always_tells_hint_and_sum(
    seen: Seen, size: tuple[int, int], text_size: int, hinted: bool
) -> None:
    facts = CallFacts(
        title="Your call",
        question="How many tricks will you win?",
        hint="Call 3. Your hand is worth about 3.8 tricks.",
        hinted_index=2 if hinted else None,
        called_words="Called so far",
        chips=(("Asha", "3"), ("Harka", "2"), ("Maya", "3"), ("You", "?")),
        sum_words="Sum 8 of 13",
        turn=3,
    )
    table = table_layout(size, Asked(text_size))
    layout = call_layout(table, 8, Look(scale=Scale(table.p)))
    draw_call_panel(pygame.Surface(size), layout.rect, layout, facts, None)
    assert "Sum 8 of 13" in seen.sizes
    if hinted:
        assert "Call 3. Your hand is worth about 3.8 tricks." in seen.sizes
    assert seen.shortened == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("numbers", [8, 13])
def test_the_longest_words_fit_into_the_call_panel(
    seen: Seen, size: tuple[int, int], numbers: int
) -> None:
    table = table_layout(size, Asked(150))
    layout = call_layout(table, numbers, Look(scale=Scale(table.p)))
    draw_call_panel(pygame.Surface(size), layout.rect, layout, called_facts(numbers), None)
    assert seen.cut() == {}
    assert seen.smallest()[0] >= SMALLEST_PX
