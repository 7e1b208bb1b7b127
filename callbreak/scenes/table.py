"""The table: a game as it is played.

Commands go to the session at once; what the screen shows follows in cues, and may be hurried by any
click or key. Nothing here waits: bots answer when they do, and a click is always handled.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.claim import claimant
from callbreak.engine.view import Phase
from callbreak.scenes.global_keys import act_on_global_key
from callbreak.scenes.hand_stop import HandStop
from callbreak.scenes.notices import taken_notices
from callbreak.scenes.table_bots import TableBots
from callbreak.scenes.table_controls import TableControls
from callbreak.scenes.table_facts import FactsMaker, Moment
from callbreak.scenes.table_game import TableGame
from callbreak.scenes.table_hand import HandInput
from callbreak.scenes.table_keys import TableKeys
from callbreak.scenes.table_pointer import TablePointer
from callbreak.scenes.table_session import session_for
from callbreak.scenes.table_sounds import TableSounds
from callbreak.scenes.typed_call import TypedCall
from callbreak.session.cue_queue import CueQueue
from callbreak.session.cues import Announce, Call, Play, plan
from callbreak.session.shown import NO_CALLS, Shown, snap
from callbreak.ui.backdrop import table_backdrop
from callbreak.ui.card_images import CardImages
from callbreak.ui.layout import Asked, table_layout
from callbreak.ui.look import Look
from callbreak.ui.painter import Painter
from callbreak.ui.scale import Scale
from callbreak.ui.table_view import TableView

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.scenes.services import Services
    from callbreak.session.session import Session
    from callbreak.ui.form import Form
    from callbreak.ui.painter import Picture

_FORCED_S: Final = 0.35


class TableScene(TableGame):
    """Plays one session to its end; without one it sets a game up as settings say."""

    def __init__(self, session: Session | None = None) -> None:
        super().__init__()
        self._given = session
        self._painter = Painter()
        self._laid_out = False
        self._forced_for = -1

    # ------------------------------------------------------------------ on and off the stack

    def enter(self, services: Services) -> None:
        """Take the game up."""
        super().enter(services)
        self.session = self.make_session()
        self._bots = self.make_bots()
        self._sounds = TableSounds(services.audio, self.session)
        self._facts = self.make_facts()
        shown = snap(self.session.view)
        fresh = not self.session.commands
        self._queue = CueQueue(_bare(shown) if fresh else shown)
        if fresh:
            self._queue.add(plan(self.session.opening, self.session.view), self._pace)
        self._sheet_seen = len(self.session.state.finished)
        if shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
            self._sheet_seen -= 1

    def make_session(self) -> Session:
        """The game to play."""
        return self._given or session_for(self.services)

    def make_bots(self) -> TableBots:
        """Who answers for the others; the lesson has its own."""
        return TableBots(self.session, self.services.bots, wait=self.services.wait_for_bots)

    def make_facts(self) -> FactsMaker:
        """Who puts the table into words; the lesson has its own."""
        return FactsMaker(self.session)

    def leave(self) -> None:
        """Nobody waits for bots any more."""
        self._bots.leave()

    def uncover(self) -> None:
        """Another scene has gone: what it decided is done now."""
        self._stale = True
        if self._hand.busy:
            # The button was released above the other scene.
            self._hand.let_go()
        if self.services.settings.table != self._laid_out_for:
            self.resize(self._layout.size)
        command, self._chosen = self._chosen, None
        if command is not None:
            self._submit(command)

    def resize(self, size_px: tuple[int, int]) -> None:
        """Lay everything out, and put everything where it belongs."""
        services, table = self.services, self.services.settings.table
        self._laid_out_for = table
        mirrored = table.direction == "clockwise"
        asked = Asked(table.text_size, mirrored=mirrored, lesson=self.is_lesson)
        self._layout = layout = table_layout(size_px, asked)
        look = Look(services.theme, Scale(layout.u, table.text_size / 100), services.motion)
        panel_look = Look(services.theme, Scale(layout.p), services.motion)
        images = self._images()
        self._view = TableView(layout, look, panel_look, images, table.sort)
        self._view.cards.places.marks_legal = self._facts.marks_legal
        before = (self._controls.form, self._hand.chosen) if self._laid_out else None
        self._hand = HandInput(self._view.cards, self.play, self.lay)
        self._hand.pace = self._pace
        stop = HandStop(self._hand, lambda: self.playable, self.play)
        stop.place(layout.fan.bounds)
        rules = self.session.setup.rules
        self._controls = TableControls(layout, look, panel_look, rules, self._actions(), stop)
        self._controls.form.on_press = self._sounds.button
        self._controls.place_numbers(self._view.call_layout(len(self._controls.numbers)))
        self._typed_call = TypedCall(self._controls, rules, self.call)
        self._keys = TableKeys(self, self._controls, self._typed_call)
        self._pointer = TablePointer(self, self._hand, self._clock)
        self._ground = table_backdrop(
            size_px,
            table.theme,
            table.contrast,
            layout.u,
            focus=(layout.trick[0] / size_px[0], layout.trick[1] / size_px[1]),
        )
        if self._laid_out:
            self._finish_cues()
        self._laid_out = True
        self._view.snap(self._queue.shown)
        self._show_hint()
        if before is not None:
            self._go_on_from(*before)
        if self.session.commands:
            self._order_soon()
        self._stale = True

    def _go_on_from(self, before: Form, chosen: Card | None) -> None:
        """What had the focus in the old layout keeps it, and what was just said is still said."""
        form = self._controls.form
        form.go_on_saying(before)
        self._hand.choose(chosen)
        form.focus_at(before.focus_place, ring=self.services.by_keyboard)

    def _order_soon(self) -> None:
        view = self.session.view
        self._view.cards.order_soon(view.legal, view.unseen)

    def _images(self) -> CardImages:
        """Pictures for a new layout; what the workshop was to make for the old one is dropped."""
        services, table = self.services, self.services.settings.table
        if services.workshop is not None:
            services.workshop.clear()
        return CardImages(
            services.theme,
            four_colours=table.four_colours,
            back=table.back,
            workshop=services.workshop,
        )

    def escape(self) -> None:
        """Esc takes away what lies on top, else it pauses."""
        if not self.close_last_trick():
            self.pause()

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> None:
        """Mouse (and touch as mouse) and keys."""
        self.repaint()
        if self._pointer.handle(event):
            return
        if event.type != pygame.KEYDOWN:
            self.controls.form.handle(event)
            return
        self.sync_controls()
        if not self._keys.handle(event):
            act_on_global_key(event, self.services, self.controls.form)

    # ------------------------------------------------------------------ time

    def tick(self, dt_s: float) -> None:
        """Time goes on: cues begin, cards move, bots answer."""
        if self._clock.tick(dt_s):
            self._stale = True
        self._sounds.tick(dt_s)
        self._bots.tick()
        for begun in self._queue.advance(1000 * dt_s):
            self._stale = True
            self._sounds.cue(begun.cue, begun.shown, begun.pace)
            self._view.show(begun.cue, begun.shown, begun.pace)
            if isinstance(begun.cue, Call | Play):
                self._order_soon()
        if self._queue.idle:
            self.come_to_rest()
        if self._view.moving or self._controls.form.wants_frames:
            self._stale = True
        self._view.tick(dt_s)
        self._controls.form.tick(dt_s)
        self._take_hint()
        self._show_notices()

    def _show_notices(self) -> None:
        told = taken_notices(self.services)
        if told:
            self._controls.form.say(told, "bad")
            self._stale = True

    def come_to_rest(self) -> None:
        """Nothing is on its way: the next bot's answer, a forced card, or the score sheet."""
        if self.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
            if not self._view.moving:
                self._after_the_round()
            return
        command = self._bots.answer()
        if command is not None:
            self._submit(command)
        elif self._forced is not None and self._forced_for != self.session.ticket:
            self._forced_for = ticket = self.session.ticket
            self._clock.after(_FORCED_S, lambda: self._play_forced(ticket))

    def _after_the_round(self) -> None:
        """The score sheet once; a game that was ended on it has only its result left."""
        rounds = len(self.session.state.finished)
        if self._sheet_seen < rounds:
            self._sheet_seen = rounds
            self.open_sheet()
        elif self.session.over:
            self.services.replace("game_end", session=self.session)

    def _play_forced(self, ticket: int) -> None:
        card = self._forced
        if card is not None and ticket == self.session.ticket:
            self.lay(card)

    def _take_hint(self) -> None:
        hint = self._bots.hint()
        if hint is None or self._facts.hint is not None:
            return
        if not self.point_out(hint.option):
            return
        self._facts.advice = hint
        self.session.mark_assisted()
        self._sounds.hint()
        self._stale = True

    # ------------------------------------------------------------------ drawing

    def sync_controls(self) -> None:
        """Show the controls that belong to the position, and let them be used or not."""
        settings = self.services.settings.table
        settled = self._queue.idle
        view = self.session.view
        claim = settled and self.choosing and settings.offer_claim and claimant(view) is not None
        redeal = settled and self.shown.phase is Phase.REDEAL and view.redeal_reason is not None
        controls = self._controls
        controls.show(calling=self.calling, choosing=self.choosing, claim=claim, redeal=redeal)
        controls.last_trick.set_enabled(bool(self.shown.tricks))
        controls.last_trick.set_on(self._last_trick_open)
        controls.hint.set_enabled(self.calling or self.choosing)
        controls.hint.set_on(self._facts.hint is not None)
        controls.undo.set_enabled(self.session.can_undo)

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Paint what has changed."""
        if not (full or self._stale):
            return []
        self._stale = False
        self.sync_controls()
        announced = self._queue.current
        moment = Moment(
            settings=self.services.settings.table,
            refusal=self._refusal,
            calling=self.calling,
            choosing=self.choosing,
            announced=announced if isinstance(announced, Announce) else None,
            waits=self._queue.waits_for_click,
            thinking=self._bots.thinking,
            last_trick=self._last_trick_open,
            claim=self._controls.claim.visible,
        )
        facts = self._facts.table(self.shown, moment)
        pictures = self._view.pictures(
            facts, self.shown.seat, self._controls.tools(), self._controls.panel()
        )
        pictures += self._controls.above() + self.above()
        return self._painter.paint(target, self._ground, pictures, full=full)

    def above(self) -> list[Picture]:
        """Pictures above all others; the lesson has its teacher here."""
        return []

    @property
    def wants_frames(self) -> bool:
        """Whether something moves or is about to."""
        running = not self._queue.idle and not self._queue.waits_for_click
        return (
            running or self._view.moving or self._controls.form.wants_frames or self._clock.waiting
        )


def _bare(shown: Shown) -> Shown:
    """The table before the first card is dealt."""
    return replace(
        shown, turn=None, hand=(), face_up=False, counts=(0, 0, 0, 0), calls=NO_CALLS, legal=()
    )
