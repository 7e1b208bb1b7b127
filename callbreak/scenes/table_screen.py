"""What is on the screen of a table: the view, the controls, and what takes pointer and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.scenes.hand_stop import HandStop
from callbreak.scenes.table_controls import Actions, TableControls
from callbreak.scenes.table_hand import HandInput
from callbreak.scenes.table_keys import TableKeys
from callbreak.scenes.table_pointer import TablePointer
from callbreak.scenes.typed_call import TypedCall
from callbreak.ui.backdrop import table_backdrop
from callbreak.ui.card_images import CardImages
from callbreak.ui.layout import Asked, table_layout
from callbreak.ui.look import Look
from callbreak.ui.scale import Scale
from callbreak.ui.table_view import TableView

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from callbreak.scenes.table import TableScene
    from callbreak.session.pace import Pace
    from callbreak.ui.clock import Clock


class TableScreen:
    """All of it for one window and look; made anew when either changes.

    Attributes:
        layout: where everything is.
        ground: the cloth, a picture of the whole window.
        view: what draws the table.
        hand: what pointer and arrows do to the own hand.
        controls: what can be pressed.
        typed_call: the call that is being typed.
        keys: what takes the keys.
        pointer: what takes the pointer.
    """

    def __init__(
        self, table: TableScene, size_px: tuple[int, int], pace: Pace, clock: Clock
    ) -> None:
        services, settings = table.services, table.services.settings.table
        rules = table.rules_in_play
        mirrored = settings.direction == "clockwise"
        asked = Asked(settings.text_size, mirrored=mirrored, lesson=table.is_lesson)
        self.layout = layout = table_layout(size_px, asked)
        look = Look(services.theme, Scale(layout.u, settings.text_size / 100), services.motion)
        panel_scale = Scale(layout.p, least_unit=layout.u)
        panel_look = Look(services.theme, panel_scale, services.motion)
        self.view = TableView(layout, look, panel_look, _images(services), settings.sort)
        self.view.cards.places.marks_legal = table.marks_legal
        self.hand = HandInput(self.view.cards, table.play, table.lay)
        self.hand.pace = pace
        stop = HandStop(self.hand, lambda: table.playable, table.play)
        stop.place(layout.fan.bounds)
        self.controls = TableControls(layout, look, panel_look, rules, _actions(table), stop)
        self.controls.place_numbers(self.view.call_layout(len(self.controls.numbers)))
        self.typed_call = TypedCall(self.controls, rules, table.call)
        self.keys = TableKeys(table, self.controls, self.typed_call)
        self.pointer = TablePointer(table, self.hand, clock)
        focus = (layout.trick[0] / size_px[0], layout.trick[1] / size_px[1])
        self.ground = table_backdrop(
            size_px, settings.theme, settings.contrast, layout.u, focus=focus
        )

    def go_on_from(self, before: TableScreen, *, ring: bool) -> None:
        """What had the focus keeps it, and what was just said is still said."""
        form, old_form = self.controls.form, before.controls.form
        form.go_on_saying(old_form)
        self.hand.choose(before.hand.chosen)
        form.focus_at(old_form.focus_place, ring=ring)


def _images(services: Services) -> CardImages:
    """Pictures for a new layout; what the workshop was to make for the old one is dropped."""
    settings = services.settings.table
    if services.workshop is not None:
        services.workshop.clear()
    return CardImages(
        services.theme,
        four_colours=settings.four_colours,
        back=settings.back,
        workshop=services.workshop,
    )


def _actions(table: TableScene) -> Actions:
    return Actions(
        last_trick=table.toggle_last_trick,
        hint=table.ask_hint,
        undo=table.undo,
        score_sheet=table.open_sheet,
        pause=table.pause,
        call=table.call,
        claim=table.claim,
        redeal=table.ask_redeal,
        keep=table.keep_hand,
    )
