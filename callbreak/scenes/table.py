"""The table: a game as it is played.

Commands go to the session at once; what the screen shows follows in cues, and may be hurried by any
click or key. Nothing here waits: bots answer when they do, and a click is always handled.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.cards import Card
from callbreak.engine.claim import claimant
from callbreak.engine.commands import MakeCall, PlayCard
from callbreak.engine.view import Phase
from callbreak.scenes.global_keys import act_on_global_key
from callbreak.scenes.hand_stop import HandStop
from callbreak.scenes.table_bots import TableBots
from callbreak.scenes.table_controls import TableControls
from callbreak.scenes.table_facts import FactsMaker
from callbreak.scenes.table_game import TableGame
from callbreak.scenes.table_hand import HandInput
from callbreak.scenes.table_keys import TableKeys
from callbreak.scenes.table_session import session_for
from callbreak.scenes.table_sounds import TableSounds
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
    from callbreak.scenes.services import Services
    from callbreak.session.session import Session

_FORCED_S: Final = 0.35
_SAME_CLICK_S: Final = 0.4
"""A press so soon after a card was played, at the same place, is the rest of a double click."""

_SAME_PLACE_UNITS: Final = 16


class TableScene(TableGame):
    """Plays one session to its end; without one it sets a game up as settings say."""

    is_lesson = False
    """Whether a teacher needs room at the table."""

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
        self.session = self._given or session_for(services)
        services.rules_in_play = self.session.setup.rules
        self._bots = TableBots(self.session, services.bots, wait=services.wait_for_bots)
        self._sounds = TableSounds(services.audio, self._clock)
        self._facts = FactsMaker(self.session)
        shown = snap(self.session.view)
        fresh = not self.session.commands
        self._queue = CueQueue(_bare(shown) if fresh else shown)
        if fresh:
            self._queue.add(plan(self.session.opening, self.session.view), self._pace)
        self._sheet_seen = len(self.session.state.finished)
        if shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
            self._sheet_seen -= 1

    def leave(self) -> None:
        """Nobody waits for bots any more."""
        self.services.rules_in_play = None
        self._bots.leave()

    def uncover(self) -> None:
        """Another scene has gone: what it decided is done now."""
        self._stale = True
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
        self._hand = HandInput(self._view.cards, self.play)
        self._hand.pace = self._pace
        stop = HandStop(self._hand, lambda: self.shown.legal or self.shown.hand, self.play)
        stop.place(layout.fan.bounds)
        rules = self.session.setup.rules
        self._controls = TableControls(layout, look, panel_look, rules, self._actions(), stop)
        self._controls.form.on_press = self._sounds.button
        self._controls.place_numbers(self._view.call_layout(len(self._controls.numbers)))
        self._keys = TableKeys(self, self._controls)
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
        if self.session.commands:
            self._order_soon()
        self._stale = True

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
        if self._last_trick_open:
            self._last_trick_open = False
        else:
            self.pause()

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> None:
        """Mouse (and touch as mouse) and keys."""
        self._stale = True
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                self._press(event)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                if not self._controls.form.handle(event):
                    self._hand.up(event.pos, touch=getattr(event, "touch", False))
            case pygame.MOUSEMOTION:
                over = self._controls.form.handle(event) and not self._hand.busy
                if over or self.calling:
                    self._hand.point((-9999, -9999))
                else:
                    self._hand.move(event)
            case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
                self._hand.leave()
                self._controls.form.handle(event)
            case pygame.KEYDOWN:
                self._sync_controls()
                if not self._keys.handle(event):
                    act_on_global_key(event, self.services)
            case _:
                self._controls.form.handle(event)

    def _press(self, event: pygame.Event) -> None:
        if event.button != pygame.BUTTON_LEFT or self._rest_of_a_double_click(event.pos):
            return
        self._pressed = event.pos
        if self._last_trick_open:
            self._last_trick_open = False
            return
        self.hurry()
        self._sync_controls()
        if self._controls.form.handle(event):
            return
        corner = self._layout.corner
        if corner is not None and corner.collidepoint(event.pos):
            self.toggle_last_trick()
            return
        if not self.calling:
            self._hand.down(event.pos)
            if self.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
                self.open_sheet()

    def _rest_of_a_double_click(self, pos: tuple[int, int]) -> bool:
        if self._played_at is None:
            return False
        when_s, where = self._played_at
        away = abs(pos[0] - where[0]) + abs(pos[1] - where[1])
        near = away <= _SAME_PLACE_UNITS * self._layout.u
        return near and self._clock.now_s - when_s < _SAME_CLICK_S

    # ------------------------------------------------------------------ time

    def tick(self, dt_s: float) -> None:
        """Time goes on: cues begin, cards move, bots answer."""
        if self._clock.tick(dt_s):
            self._stale = True
        self._bots.tick()
        for begun in self._queue.advance(1000 * dt_s):
            self._stale = True
            self._sounds.cue(begun.cue, begun.shown, self.session.onlooker, begun.pace)
            self._view.show(begun.cue, begun.shown, begun.pace)
            if isinstance(begun.cue, Call | Play):
                self._order_soon()
        if self._queue.idle:
            self._go_on()
        if self._view.moving or self._controls.form.wants_frames:
            self._stale = True
        self._view.tick(dt_s)
        self._controls.form.tick(dt_s)
        self._take_hint()
        self._show_notices()

    def _show_notices(self) -> None:
        notices = self.services.notices
        if notices:
            self._controls.form.say("\n".join(notices[:3]), "bad")
            notices.clear()
            self._stale = True

    def _go_on(self) -> None:
        """Nothing is on its way: the next bot's answer, a forced card, or the score sheet."""
        if self.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
            rounds = len(self.session.state.finished)
            if self._sheet_seen < rounds and not self._view.moving:
                self._sheet_seen = rounds
                self.open_sheet()
            return
        command = self._bots.answer()
        if command is not None:
            self._submit(command)
        elif self._forced_due():
            self._clock.after(_FORCED_S, self._play_forced)
            self._forced_for = self.session.ticket

    def _forced_due(self) -> bool:
        wanted = self.services.settings.table.play_forced and self.choosing
        return wanted and len(self.shown.legal) == 1 and self._forced_for != self.session.ticket

    def _play_forced(self) -> None:
        if self.choosing and len(self.shown.legal) == 1 and self._queue.idle:
            self._play_for_good(self.shown.legal[0])

    def _take_hint(self) -> None:
        hint = self._bots.hint()
        if hint is None or self._facts.hint is not None:
            return
        person, option = self.session.onlooker, hint.option
        if isinstance(option, Card) and self.choosing:
            self._facts.hint = PlayCard(person, option)
            self._view.cards.hand.hinted = option
            self._view.cards.refresh(self._pace)
        elif isinstance(option, int) and self.calling:
            self._facts.hint = MakeCall(person, option)
            self._controls.choose(option)
        else:
            return
        self._facts.advice = hint
        self.session.mark_assisted()
        self._sounds.hint()
        self._stale = True

    # ------------------------------------------------------------------ drawing

    def _sync_controls(self) -> None:
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
        self._sync_controls()
        announced = self._queue.current
        facts = self._facts.table(
            self.shown,
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
        pictures = self._view.pictures(
            facts, self.shown.seat, self._controls.tools(), self._controls.panel()
        )
        pictures += self._controls.above()
        return self._painter.paint(target, self._ground, pictures, full=full)

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
