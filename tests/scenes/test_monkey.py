"""A monkey at the window for a moment: every scene, and nothing breaks."""

from __future__ import annotations

from callbreak.scenes.registry import SCENES
from tools.trial.monkey.run import play_part

MOST_EVENTS = 5000
TURNS_EACH = 20


def test_whatever_is_done_in_any_scene_nothing_breaks_and_no_card_is_lost() -> None:
    part = play_part("tour", MOST_EVENTS, TURNS_EACH)
    assert part.fault == ""
    assert part.counts.scenes == set(SCENES)
    assert part.counts["screens compared at rest"] > len(SCENES) // 2
    assert part.counts["ways out by Esc"] >= len(SCENES) - 1
    assert part.counts["cards"] > 0
    assert part.rests > 0


def test_the_same_seed_does_the_same() -> None:
    first, second = (play_part("again", 60) for _ in range(2))
    assert first.fault == second.fault == ""
    assert dict(first.counts) == dict(second.counts)
    assert first.events == second.events
