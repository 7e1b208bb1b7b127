"""Where things are in the window: from the same pure layout that the program uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.scenes.registry import make_scene
from callbreak.session.hand_order import in_order
from callbreak.ui.call_layout import call_layout
from callbreak.ui.layout import Asked, table_layout
from callbreak.ui.look import Look
from callbreak.ui.scale import Scale

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.engine.cards import Card
    from callbreak.engine.view import SeatView

Point = tuple[float, float]
Size = tuple[int, int]


STANDING = (0, 20, 35)
"""How far a playable card may stand up, in units: not yet, playable, and pointed at."""


def place_of_card(view: SeatView, card: Card, size_px: Size) -> Point:
    """Where a card of the own hand is seen and covered by no other, lying down or standing up."""
    fan = table_layout(size_px, Asked()).fan
    order = in_order(view.hand, "alternating")
    index = order.index(card)
    at_rest = fan.cards(len(order))
    hands = [
        [
            place.lifted(lift * fan.unit) if held in view.legal else place
            for held, place in zip(order, at_rest, strict=True)
        ]
        for lift in STANDING
    ]
    at = at_rest[index]
    for part in range(45, -50, -5):
        point = (at.x - part / 100 * fan.card_w, at.y - 0.2 * fan.card_h)
        if all(fan.at(point, hand) == index for hand in hands):
            return point
    raise AssertionError(f"{card} cannot be seen")


def place_of_call(call: int, view: SeatView, size_px: Size) -> Point:
    """Where the number for a call is."""
    layout = table_layout(size_px, Asked())
    rules = view.rules
    look = Look(scale=Scale(layout.p))
    numbers = call_layout(layout, rules.max_call - rules.min_call + 1, look).numbers
    return numbers[call - rules.min_call].center


def place_of_words(folder: Path, size_px: Size, scene: str, words: str, **about: Any) -> Point:
    """Where the control with those words is: the scene is laid out here too, unseen."""
    options = AppOptions(data_dir=folder / "mirror", size_px=size_px, language="en", mute=True)
    with opened(options) as services:
        made = make_scene(scene, **about)
        made.enter(services)
        made.resize(size_px)
        form = made.form
        for widget in form.widgets:
            if getattr(widget, "words", None) == words or widget.tooltip == words:
                return widget.rect.center
        seen = [getattr(widget, "words", "") for widget in form.widgets]
    raise AssertionError(f"{words!r} is not among {seen}")
