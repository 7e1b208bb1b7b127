"""Settings: each change shows at once and is kept at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from callbreak.scenes.settings import SettingsScene
from callbreak.settings import load
from callbreak.words import language
from tests.scenes.person import Person

PAGES = ["player", "house_rules", "table", "play", "sound", "ease", "keys"]


def kept(person: Person, key: str) -> object:
    """What the file says."""
    assert person.services.places is not None
    return load(person.services.places.settings).settings.value(key)


def test_a_theme_is_seen_and_kept_at_once(person: Person) -> None:
    person.open("settings", page="table")
    person.choose("Theme", "Night")
    assert person.services.theme.name == "night"
    assert person.form.look.theme.name == "night"
    assert kept(person, "table.theme") == "night"


def test_a_comment_in_the_file_survives_a_change(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    file.write_text("# mine\ntable:\n  theme: dhaka  # the best\n", encoding="utf-8")
    person.open("settings", page="table")
    person.choose("Theme", "Classic")
    written = file.read_text(encoding="utf-8")
    assert written == "# mine\ntable:\n  theme: classic  # the best\n"


def test_the_language_changes_at_once(person: Person) -> None:
    person.services.options = replace(person.services.options, language=None)
    person.services.change("language", "en")
    person.open("settings", page="player")
    assert person.sees("Your name")
    person.choose("Language", "Polski")
    assert kept(person, "language") == "pl"
    assert language() == "pl"
    assert person.sees("Twoje imię")
    assert not person.sees("Your name")
    person.choose("Język", "नेपाली")
    assert pygame.display.get_caption()[0] == "कलब्रेक"


def test_a_toggle_is_kept(person: Person) -> None:
    person.open("settings", page="play")
    person.switch("Play with a second click")
    assert kept(person, "table.confirm_click") is True
    person.switch("Play with a second click")
    assert kept(person, "table.confirm_click") is False


def test_a_name_in_any_script_is_kept_when_the_field_is_left(person: Person) -> None:
    person.open("settings", page="player")
    person.click_at(person.control("Your name").rect.center)
    person.type("सीता")
    person.key(pygame.K_TAB)
    assert kept(person, "player.name") == "सीता"


def test_m_mutes_but_not_while_one_types(person: Person) -> None:
    person.open("settings", page="player")
    person.click_at(person.control("Your name").rect.center)
    person.type("m")
    assert not person.services.settings.sound.mute
    person.key(pygame.K_TAB)
    person.key(pygame.K_m)
    assert person.services.settings.sound.mute


def test_the_m_key_is_seen_on_the_page_of_sound(person: Person) -> None:
    person.open("settings", page="sound")
    person.key(pygame.K_m)
    assert person.control("Mute").on
    assert person.sees("The sound is off.")


def test_an_opponent_without_a_name_keeps_the_old_one(person: Person) -> None:
    person.open("settings", page="player")
    field = person.control("On your right")
    person.click_at(field.rect.center)
    person.key(pygame.K_a, pygame.KMOD_LCTRL)
    person.key(pygame.K_BACKSPACE)
    person.key(pygame.K_TAB)
    assert field.words == "Asha"
    assert kept(person, "game.opponents.1.name") == "Asha"


def test_the_text_size_is_seen_at_once_and_the_focus_stays(person: Person) -> None:
    person.open("settings", page="ease")
    person.choose("Text size", "150 %")
    assert person.form.look.scale.text == 1.5
    assert person.form.focused is person.control("Text size")


def test_the_volume_is_heard_while_it_is_dragged_and_kept_at_the_end(person: Person) -> None:
    person.open("settings", page="sound")
    track = person.control("Volume").ring_rect()
    person.send(pygame.MOUSEBUTTONDOWN, pos=track.center, button=1)
    person.point_at((track.right + 300, track.centery))
    assert person.services.audio.volume == 100
    assert kept(person, "sound.volume") == 70
    person.send(pygame.MOUSEBUTTONUP, pos=(track.right + 300, 0), button=1)
    assert kept(person, "sound.volume") == 100


def test_a_changed_rule_is_marked_counted_and_can_be_taken_back(person: Person) -> None:
    person.open("settings", page="house_rules")
    assert not person.sees("differs from")
    person.choose("A failed call", "Nothing")
    assert person.sees("Classic: The whole call")
    assert person.sees("1 rule differs from Classic")
    assert kept(person, "game.house_rules.failed_call") == "zero"
    person.click("Back to Classic")
    person.click("Give them up")
    assert not person.sees("differs from")
    assert kept(person, "game.house_rules.failed_call") == "minus_call"


def test_rounds_are_free_in_every_preset(person: Person) -> None:
    person.open("settings", page="house_rules")
    person.choose("Rounds", "10")
    assert not person.sees("differs from")
    assert kept(person, "game.rounds") == 10


def test_a_marked_rule_leaves_no_trace_when_it_is_scrolled(person: Person) -> None:
    person.services.change("game.house_rules.min_call", 2)
    person.open("settings", page="house_rules")
    person.wait(0.5)
    area = person.form.areas[-1]
    person.point_at(area.rect.center)
    for lines in (-1.0, -1.5):
        person.send(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=lines)
        person.wait(0.5)
    assert area.offset_px
    seen = person.services.window.surface
    anew = seen.copy()
    person.stack.redraw()
    person.stack.draw(anew)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(anew, "RGB")


def test_a_preset_brings_its_rules(person: Person) -> None:
    person.open("settings", page="house_rules")
    person.choose("Highest call", "13")
    person.choose("Preset", "Master")
    person.click("Give them up")
    assert person.services.settings.rules().max_call == 12
    assert not person.sees("differs from")
    assert person.control("Preset").value == "master"


@pytest.mark.parametrize("scene", ["settings", "new_game"])
def test_rules_of_ones_own_are_not_given_up_by_a_slip(person: Person, scene: str) -> None:
    row = "Preset" if scene == "settings" else "Rules"
    person.services.change("game.house_rules.max_call", 13)
    person.open(scene, **({"page": "house_rules"} if scene == "settings" else {}))
    person.choose(row, "Master")
    assert person.at("QuestionScene")
    person.key(pygame.K_RETURN)
    assert not person.at("QuestionScene")
    assert person.services.settings.rules().max_call == 13
    assert person.services.settings.game.preset == "classic"
    assert person.control(row).value == "custom"


def test_choosing_custom_alone_changes_nothing(person: Person) -> None:
    person.open("settings", page="house_rules")
    person.choose("Preset", "Custom")
    assert person.control("Preset").value == "classic"


@pytest.mark.parametrize("page", PAGES)
def test_every_control_of_every_page_is_reached_by_tab(person: Person, page: str) -> None:
    person.open("settings", page=page)
    able = [widget for widget in person.form.widgets if widget.focusable and widget.usable]
    reached = set()
    for _ in able:
        reached.add(person.form.focused)
        person.key(pygame.K_TAB)
    assert reached == set(able)


@pytest.mark.parametrize("page", PAGES)
def test_esc_leads_back_from_every_page(person: Person, page: str) -> None:
    person.open("home")
    person.open("settings", page=page)
    person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")


def test_esc_leads_back_out_of_a_text_field_too(person: Person) -> None:
    person.open("home")
    person.open("settings", page="player")
    person.click_at(person.control("Your name").rect.center)
    person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")


def test_pages_are_turned_by_click_and_by_key(person: Person) -> None:
    person.open("settings")
    person.click("Sound")
    assert person.sees("Volume")
    person.key(pygame.K_DOWN)
    person.key(pygame.K_RETURN)
    assert person.sees("Text size")


@pytest.mark.parametrize("size_px", [(800, 480), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("page", PAGES)
def test_no_control_is_cut_off_at_the_side(
    person: Person, page: str, text_size: int, size_px: tuple[int, int]
) -> None:
    person.services.change("table.text_size", text_size)
    pygame.display.set_mode(size_px)
    person.services.window.resized()
    scene = SettingsScene(page)
    scene.enter(person.services)
    scene.resize(size_px)
    window = pygame.Rect((0, 0), size_px)
    for widget in scene.form.widgets:
        assert window.left <= widget.rect.left, widget
        assert widget.rect.right <= window.right, widget
        if widget.area is None:
            assert window.contains(widget.rect), widget


def test_a_file_that_cannot_be_written_is_told_and_the_change_holds(
    person: Person, tmp_path: Path
) -> None:
    (tmp_path / "settings.yaml").mkdir()
    person.open("settings", page="play")
    person.switch("Play with a second click")
    assert person.services.settings.table.confirm_click
    assert person.sees("settings.yaml")
