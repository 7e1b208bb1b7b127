"""`make pictures` leaves nothing out."""

from __future__ import annotations

from callbreak.scenes.registry import SCENES
from callbreak.settings.languages import LANGUAGES
from tools.pictures.__main__ import STATES, all_shots

ASKED_FOR = {
    "deal-half-way",
    "calling",
    "your-turn",
    "illegal-card",
    "trick-full",
    "call-missed",
    "round-end",
    "game-end",
}
SIZES = ((1024, 600), (1920, 1080), (3840, 2160), (800, 1280))
LARGE = {"table.text_size": 150}


def test_every_state_is_rendered_at_the_usual_size() -> None:
    usual = {state for state, size, language, _ in all_shots().values() if size == (1280, 720)}
    assert usual == set(STATES)
    assert set(STATES) >= ASKED_FOR


def test_every_scene_has_a_state() -> None:
    named = {name.replace("_", "-") for name in SCENES}
    known = set(STATES) | {"table", "lesson", "question"}
    assert {"lesson-0", "lesson-hello", "delete-question"} <= set(STATES)
    beyond = {"settings": "settings-table"}
    assert {beyond.get(name, name) for name in named} <= known


def test_five_key_states_are_rendered_at_every_other_size() -> None:
    for size in SIZES:
        assert len({state for state, at, _, _ in all_shots().values() if at == size}) >= 5


def test_every_theme_contrast_and_the_four_colours_are_rendered() -> None:
    looks = [look for _, _, _, look in all_shots().values()]
    themes = {look.get("table.theme", "dhaka") for look in looks}
    assert themes == {"dhaka", "classic", "night"}
    assert any(look.get("table.contrast") == "high" for look in looks)
    assert any(look.get("table.four_colours") for look in looks)


def test_the_scenes_full_of_text_are_rendered_in_each_language_with_large_text() -> None:
    for code in LANGUAGES:
        shots = [
            state
            for state, size, language, look in all_shots().values()
            if language == code and size == (1024, 600) and look == LARGE
        ]
        assert len(shots) >= 5, code
