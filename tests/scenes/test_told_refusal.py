"""Why a card was refused is told for a moment."""

from __future__ import annotations

from callbreak.scenes.told_refusal import ToldRefusal
from callbreak.ui.clock import Clock


def test_a_second_refusal_is_told_to_its_own_end() -> None:
    clock = Clock()
    ends: list[float] = []
    refusal = ToldRefusal(clock, lambda: ends.append(clock.now_s))
    refusal.tell("You must follow suit.")
    clock.tick(2)
    refusal.tell("You must play a higher spade.")
    clock.tick(2)
    assert refusal.words == "You must play a higher spade."
    assert ends == []
    clock.tick(2)
    assert refusal.words == ""
    assert len(ends) == 1
