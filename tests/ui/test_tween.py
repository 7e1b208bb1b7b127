"""Motion: easings, speeds, and values on their way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from callbreak.ui import tween
from callbreak.ui.clock import LONGEST_STEP_S, Clock, RealTimer, SteadyTimer
from callbreak.ui.tween import Motion, Tween

EASINGS = [
    tween.in_cubic,
    tween.out_cubic,
    tween.in_out_cubic,
    tween.out_quint,
    tween.out_back,
]


@pytest.mark.parametrize("easing", EASINGS, ids=lambda easing: easing.__name__)
def test_every_easing_starts_at_the_start_and_ends_at_the_end(easing: tween.Easing) -> None:
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)


@given(st.floats(0, 1))
def test_easings_but_the_overshooting_one_stay_between_their_ends(t: float) -> None:
    for easing in EASINGS[:-1]:
        assert -1e-9 <= easing(t) <= 1 + 1e-9


def test_out_back_shoots_past_its_end() -> None:
    assert max(tween.out_back(step / 50) for step in range(51)) > 1.05


def test_a_breath_comes_back() -> None:
    assert tween.breath(0.0) == tween.breath(1.0) == pytest.approx(0)
    assert tween.breath(0.5) == pytest.approx(1)


@given(st.floats(-100, 100), st.floats(-100, 100), st.lists(st.floats(0.001, 0.2), max_size=60))
def test_a_value_ends_exactly_at_its_target(start: float, end: float, steps: list[float]) -> None:
    value = Tween(start)
    value.to(end, 0.5)
    for step in steps:
        value.tick(step)
    value.tick(0.6)
    assert value.value == end
    assert not value.moving


def test_a_new_target_starts_from_wherever_the_value_is() -> None:
    value = Tween(0.0)
    value.to(10.0, 1.0, tween.in_out_cubic)
    value.tick(0.5)
    value.to(0.0, 1.0, tween.in_out_cubic)
    assert value.value == pytest.approx(5.0)
    value.tick(0.5)
    assert value.value == pytest.approx(2.5)


def test_without_time_a_value_is_there_at_once() -> None:
    value = Tween(3.0)
    value.to(8.0, 0.0)
    assert value.value == 8.0
    assert not value.tick(1.0)


@pytest.mark.parametrize(
    ("speed", "expected_s"), [("slow", 0.352), ("normal", 0.22), ("fast", 0.11), ("instant", 0)]
)
def test_the_speed_setting_stretches_every_motion(speed: tween.Speed, expected_s: float) -> None:
    assert Motion(speed).duration_s(220) == pytest.approx(expected_s)


def test_reduced_motion_leaves_short_fades_only() -> None:
    assert Motion(reduced=True).duration_s(1900) == pytest.approx(0.12)
    assert Motion(reduced=True).duration_s(90) == pytest.approx(0.09)
    assert Motion(reduced=True).still


def test_a_clock_does_what_is_due_in_order_and_once() -> None:
    clock, done = Clock(), list[str]()
    clock.after(0.2, lambda: done.append("later"))
    clock.after(0.1, lambda: done.append("sooner"))
    clock.tick(0.05)
    assert done == []
    clock.tick(0.5)
    clock.tick(0.5)
    assert done == ["sooner", "later"]
    assert not clock.waiting


def test_a_forgetful_clock_does_nothing() -> None:
    clock, done = Clock(), list[str]()
    clock.after(0.1, lambda: done.append("never"))
    clock.forget()
    clock.tick(1.0)
    assert done == []


def test_a_sleep_of_the_machine_is_a_short_step(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("callbreak.ui.clock.time.perf_counter", lambda: now[0])
    timer = RealTimer()
    now[0] += 3600
    assert timer.step() == LONGEST_STEP_S
    now[0] -= 50
    assert timer.step() == 0.0


def test_a_steady_timer_knows_only_frames() -> None:
    timer = SteadyTimer()
    timer.pause(resting=True)
    assert timer.step() == timer.step() == pytest.approx(1 / 60)
