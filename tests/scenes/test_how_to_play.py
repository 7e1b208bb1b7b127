"""How to play, F1 and the list of keys: the rules in force, drawn, and readable everywhere."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from callbreak.app_options import AppOptions
from callbreak.engine.cards import Card
from callbreak.engine.rules import PRESETS, Rules
from callbreak.scenes.how_to_play import HowToPlayScene
from callbreak.ui.widgets.bullet_list import BulletList
from callbreak.ui.widgets.example_cards import CardMark, ExampleCards
from callbreak.ui.widgets.scroll_area import ScrollArea
from callbreak.ui.window import Window, unit_of
from callbreak.words.rules_lines import rules_lines
from callbreak.words.teaching import chapters
from callbreak.words.teaching_blocks import PlayExample
from tests.scenes.at_table import AtTable
from tests.scenes.kept_games import keep
from tests.scenes.person import Person
from tests.scenes.test_score_sheet_and_end import after_rounds
from tests.session.table import setup

CHAPTERS = [chapter.key for chapter in chapters(Rules())]


def area_of(person: Person) -> ScrollArea:
    return next(widget for widget in person.form.widgets if isinstance(widget, ScrollArea))


def lines_of(person: Person) -> list[tuple[str, ...]]:
    return [w._lines for w in person.form.widgets if isinstance(w, BulletList)]


def drawn(person: Person) -> list[ExampleCards]:
    return [widget for widget in person.form.widgets if isinstance(widget, ExampleCards)]


def marks_in(example: ExampleCards) -> dict[Card, CardMark]:
    return dict(example.groups[-1].cards)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_marks_on_the_cards_are_the_engines_verdict(person: Person, preset: str) -> None:
    rules = PRESETS[preset]
    person.open("how_to_play", rules=rules, chapter="play")
    told = next(chapter for chapter in chapters(rules) if chapter.key == "play")
    examples = [block for block in told.blocks if isinstance(block, PlayExample)]
    shown = [one for one in drawn(person) if CardMark.WINS not in marks_in(one).values()]
    assert len(shown) == len(examples) > 0
    for example, cards in zip(examples, shown, strict=True):
        refusals = zip(example.hand, example.refusals(rules), strict=True)
        assert marks_in(cards) == {
            card: CardMark.MAY if refusal is None else CardMark.MAY_NOT
            for card, refusal in refusals
        }


def test_the_card_that_wins_the_trick_has_the_crown(person: Person) -> None:
    person.open("how_to_play", chapter="play")
    winners = [
        str(card)
        for one in drawn(person)
        for card, mark in marks_in(one).items()
        if mark is CardMark.WINS
    ]
    assert winners == ["KH", "6S"]


def test_it_follows_the_rules_of_the_next_game(person: Person) -> None:
    person.services.change("game.preset", "master")
    person.open("how_to_play")
    assert tuple(rules_lines(PRESETS["master"])) in lines_of(person)


def test_next_leads_through_all_chapters_and_out(person: Person) -> None:
    person.open("home").open("how_to_play")
    titles = [chapter.title for chapter in chapters(Rules())]
    for title in titles[1:]:
        person.click(f"Next: {title}")
    person.click("Done")
    assert person.at("HomeScene")


def test_a_chapter_is_turned_to_by_mouse_touch_and_keyboard(person: Person) -> None:
    person.open("how_to_play")
    person.click("Points")
    assert person.sees("What a round is worth")
    person.tap("Questions")
    assert person.sees("Must I ruff?")
    person.form.focus(person.widget("Play"))
    person.key(pygame.K_RETURN, scancode=0)
    assert person.sees("Follow suit")


def test_long_chapters_scroll_by_wheel_and_keys(person: Person) -> None:
    person.open("how_to_play", chapter="play")
    area = area_of(person)
    person.point_at(area.rect.center)
    person.send(pygame.MOUSEWHEEL, x=0, y=-3, precise_x=0.0, precise_y=-3.0, flipped=False)
    person.wait(0.5)
    by_wheel = area.offset_px
    assert by_wheel > 0
    person.key(pygame.K_PAGEDOWN, scancode=0)
    person.wait(0.5)
    assert area.offset_px > by_wheel
    person.key(pygame.K_END, scancode=0)
    person.wait(0.5)
    assert area.offset_px == area.most_px


def test_a_chapter_remembers_where_one_was_reading(person: Person) -> None:
    person.open("how_to_play", chapter="play")
    person.key(pygame.K_END, scancode=0)
    person.wait(0.5)
    read = area_of(person).offset_px
    person.click("Points")
    assert area_of(person).offset_px == 0
    person.click("Play")
    assert area_of(person).offset_px == read > 0


def test_the_lesson_is_one_click_away_and_leads_back(person: Person) -> None:
    person.open("how_to_play")
    person.click("Play a lesson")
    assert person.at("LessonScene")
    person.key(pygame.K_ESCAPE, scancode=0)
    assert person.at("HowToPlayScene")


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1280, 720), (800, 1280), (3840, 2160)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_everything_lies_inside_the_panel_and_below_the_one_before(
    person: Person, size: tuple[int, int], text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "unit", property(lambda _: unit_of(size)))
    person.services.change("table.text_size", text_size)
    person.stack.settle()
    for chapter in CHAPTERS:
        scene = HowToPlayScene(chapter=chapter)
        scene.enter(person.services)
        scene.resize(size)
        areas = [w for w in scene.form.widgets if isinstance(w, ScrollArea)]
        content = [widget for widget in scene.form.widgets if widget.area is areas[0]]
        assert content
        below = areas[0].rect.y
        for widget in content:
            assert areas[0].rect.left <= widget.rect.left
            assert widget.rect.right <= areas[0].rect.right
            assert widget.rect.y >= below
            below = widget.rect.bottom
        assert below - areas[0].rect.y <= areas[0].content_px
        others = [widget for widget in scene.form.widgets if widget.area is None]
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(widget.rect) for widget in others)
        assert areas[0].rect.height >= 100
        scene.leave()


# --- F1 and the question mark


def test_f1_before_a_game_shows_the_rules_of_the_next_one(person: Person) -> None:
    person.services.change("game.preset", "nepal")
    person.open("home")
    person.key(pygame.K_F1, scancode=0)
    assert person.at("RulesHelpScene")
    assert lines_of(person) == [tuple(rules_lines(PRESETS["nepal"]))]
    person.key(pygame.K_F1, scancode=0)
    assert person.at("HomeScene")


def test_f1_follows_the_rules_that_are_being_chosen_for_a_new_game(person: Person) -> None:
    person.services.options = AppOptions(rules=PRESETS["nepal"])
    person.open("home").open("new_game")
    person.choose("Rules", "Beginner")
    person.key(pygame.K_F1, scancode=0)
    assert lines_of(person) == [tuple(rules_lines(PRESETS["beginner"]))]


def test_f1_in_a_review_shows_the_rules_of_the_game_that_is_reviewed(person: Person) -> None:
    store = person.services.store
    assert store is not None
    _, game = keep(store, setup("theirs", PRESETS["nepal"]), moves=9)
    person.open("home").open("review", game=game)
    person.key(pygame.K_F1, scancode=0)
    assert lines_of(person) == [tuple(rules_lines(PRESETS["nepal"]))]
    person.key(pygame.K_ESCAPE)
    person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")
    person.key(pygame.K_F1, scancode=0)
    assert lines_of(person) == [tuple(rules_lines(PRESETS["classic"]))]


@pytest.mark.parametrize("name", ["score_sheet", "game_end"])
def test_f1_after_a_game_shows_the_rules_it_was_played_by(person: Person, name: str) -> None:
    person.open(name, session=after_rounds(3, rules=replace(PRESETS["beginner"], rounds=3)))
    person.key(pygame.K_F1, scancode=0)
    assert lines_of(person) == [tuple(rules_lines(replace(PRESETS["beginner"], rounds=3)))]


def test_f1_in_a_game_shows_its_rules_whatever_the_settings_say(person: Person) -> None:
    at = AtTable(person.services, rules=PRESETS["beginner"])
    at.services.change("game.preset", "master")
    at.until_asked()
    at.key(pygame.K_F1, scancode=0)
    assert lines_of(at) == [tuple(rules_lines(PRESETS["beginner"]))]
    at.click("How to play")
    assert tuple(rules_lines(PRESETS["beginner"])) in lines_of(at)
    at.key(pygame.K_ESCAPE, scancode=0)
    assert at.at("TableScene")


def test_a_lesson_in_the_middle_of_a_game_leaves_its_rules_in_force(person: Person) -> None:
    table = AtTable(person.services, rules=PRESETS["beginner"])
    table.key(pygame.K_ESCAPE)
    table.click("How to play")
    table.click("Play a lesson")
    assert table.at("LessonScene")
    assert person.services.rules.must_head
    table.key(pygame.K_ESCAPE)
    assert person.services.rules == PRESETS["beginner"]
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_F1)
    assert tuple(rules_lines(PRESETS["beginner"])) in lines_of(table)


def test_after_the_game_the_next_rules_are_in_force_again(person: Person) -> None:
    at = AtTable(person.services, rules=PRESETS["beginner"])
    assert at.services.rules == PRESETS["beginner"]
    at.stack.leave_all()
    assert at.services.rules == PRESETS["classic"]


def test_the_question_mark_lists_the_keys_and_takes_the_list_away(person: Person) -> None:
    person.open("home")
    person.key(pygame.K_SLASH, scancode=0, unicode="?")
    assert person.at("KeysScene")
    assert person.sees("Undo to your last decision")
    person.key(pygame.K_SLASH, scancode=0, unicode="?")
    assert person.at("HomeScene")


TOLD_ALWAYS = (
    "A round takes 4 to 6 minutes",
    "20 to 30",
    "from about ten years",
    "easy to learn",
    "Spades",
    "whist",
    "British",
    "Nepal",
    "Dashain",
    "Tihar",
    "2010s",
    "almost certain tricks",
    "A♠, K♠ and A♥",
    "call 4",
    "soon you can ruff it",
    "there are thirteen",
    "whoever has made their call may not want another trick",
    "Keep a high spade for the last trick",
    "Calling too high",
    "Spending spades too early",
    "Must I play high?",
    "Must I ruff?",
    "What use is an extra trick?",
    "What is the highest call?",
    "Who wins?",
    "How long does it take?",
)
"""What every player is told, whatever the house rules."""

TOLD_SOMETIMES = {
    "classic": (
        "In doubt call one less",
        "Lead suits in which the others must spend their high cards",
        "Forgetting that one must head",
    ),
    "master": ("If only low spades are left and you want no more tricks",),
}


@pytest.mark.parametrize("preset", TOLD_SOMETIMES)
def test_all_that_players_are_told_stands_on_some_page(person: Person, preset: str) -> None:
    person.services.change("game.preset", preset)
    person.open("how_to_play")
    seen: list[str] = []
    for number in range(len(CHAPTERS)):
        seen += person.words()
        on = [words for words in person.words() if words.startswith("Next: ")]
        assert bool(on) == (number < len(CHAPTERS) - 1)
        if on:
            person.click(on[0])
    page = " ".join(seen)
    wanted = [fact for fact in TOLD_ALWAYS if preset == "classic" or "20 to 30" not in fact]
    wanted += TOLD_SOMETIMES[preset]
    assert [fact for fact in wanted if fact not in page] == []
