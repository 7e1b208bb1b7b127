"""The table: a game as it is played.

Commands go to the session at once; what the screen shows follows in cues, and may be hurried by any
click or key. Nothing here waits: bots answer when they do, and a click is always handled.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from callbreak.engine.claim import claimant
from callbreak.engine.view import Phase
from callbreak.scenes.forced_card import ForcedCard
from callbreak.scenes.global_keys import act_on_global_key
from callbreak.scenes.notices import taken_notices
from callbreak.scenes.table_bots import TableBots
from callbreak.scenes.table_facts import FactsMaker, Moment
from callbreak.scenes.table_game import TableGame
from callbreak.scenes.table_screen import TableScreen
from callbreak.scenes.table_session import session_for
from callbreak.scenes.table_sounds import TableSounds
from callbreak.session.cue_queue import CueQueue
from callbreak.session.cues import Announce, Call, Deal, Play, TurnUp, plan
from callbreak.session.shown import NO_CALLS, Shown, snap
from callbreak.ui.painter import Painter

if TYPE_CHECKING:
    from callbreak.engine.commands import Command
    from callbreak.scenes.services import Services
    from callbreak.session.session import Session
    from callbreak.ui.painter import Picture


class TableScene(TableGame):
    """Plays one session to its end; without one it sets a game up as settings say."""

    def __init__(self, session: Session | None = None) -> None:
        super().__init__()
        self._given = session
        self._painter = Painter()
        self._decided: Command | None = None

    # ------------------------------------------------------------------ on and off the stack

    def enter(self, services: Services) -> None:
        """Take the game up."""
        super().enter(services)
        self.session = self.make_session()
        self._bots = self.make_bots()
        self._sounds = TableSounds(services.audio, self.session)
        self.facts = self.make_facts()
        self._forced = ForcedCard(self.session, self._clock, self.lay)
        shown = snap(self.session.view)
        fresh = not self.session.commands
        self._queue = CueQueue(_bare(shown) if fresh else shown)
        if fresh:
            self._queue.add(plan(self.session.opening, self.session.view), self._pace)
        if not services.first_frame_due:
            self._hold()
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
        if self.screen.hand.busy:
            # The button was released above the other scene.
            self.screen.hand.let_go()
        if self.services.settings.table != self._laid_out_for:
            self.resize(self.layout.size)
        command, self._decided = self._decided, None
        if command is not None:
            self._hold()
            self._submit(command)
            self._lay_pack()

    def _hold(self) -> None:
        """Begin nothing while the scene before is still to be seen."""
        self._queue.hold(1000 * self.services.motion.fade_s)

    def _lay_pack(self) -> None:
        """Where a deal waits to begin, the pack lies there already."""
        if isinstance(self._queue.next, Deal):
            self.view.cards.lay_pack(self._queue.next.dealer)

    def resize(self, size_px: tuple[int, int]) -> None:
        """Lay everything out, and put everything where it belongs."""
        before = self._screen
        self._laid_out_for = self.services.settings.table
        self._screen = screen = TableScreen(self, size_px, self._pace, self._clock)
        screen.controls.form.on_press = self._sounds.button
        if before is not None:
            self._finish_cues()
        screen.view.snap(self._queue.shown)
        self._lay_pack()
        self._show_hint()
        if before is not None:
            screen.go_on_from(before, ring=self.services.by_keyboard)
        if self.session.commands:
            self._order_soon()
        self._stale = True

    def _order_soon(self) -> None:
        view = self.session.view
        self.view.cards.order_soon(view.legal, view.unseen)

    # ------------------------------------------------------------------ to other scenes

    def open_sheet(self) -> None:
        """Look at the scores."""
        ended = self.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}
        choose = self._choose if ended else None
        self.services.open("score_sheet", session=self.session, choose=choose)

    def pause(self) -> None:
        """Open the pause menu."""
        self.services.open("pause", session=self.session)

    def _choose(self, command: Command | None) -> None:
        """The score sheet's answer: the next round, the end, or (None) on to the result."""
        self._decided = command
        if command is None:
            self.services.replace("game_end", session=self.session)

    def escape(self) -> None:
        """Esc takes away what lies on top, else it pauses."""
        if not self.close_last_trick():
            self.pause()

    # ------------------------------------------------------------------ events

    def handle(self, event: pygame.Event) -> None:
        """Mouse (and touch as mouse) and keys."""
        self.repaint()
        if self.screen.pointer.handle(event):
            return
        if event.type != pygame.KEYDOWN:
            self.controls.form.handle(event)
            return
        self.sync_controls()
        if not self.screen.keys.handle(event):
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
            self.view.show(begun.cue, begun.shown, begun.pace)
            if isinstance(begun.cue, Call | Play):
                self._order_soon()
        if self._queue.idle:
            self.come_to_rest()
        moving = self.view.moving
        if moving or self.controls.form.wants_frames:
            self._stale = True
        if moving:
            self.view.tick(dt_s)
        self.controls.form.tick(dt_s)
        self._take_hint()
        self._show_notices()

    def _show_notices(self) -> None:
        told = taken_notices(self.services)
        if told:
            self.controls.form.say(told, "bad")
            self._stale = True

    def come_to_rest(self) -> None:
        """Nothing is on its way: the next bot's answer, a forced card, or the score sheet."""
        if self.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
            if not self.view.moving:
                self._after_the_round()
            return
        command = self._bots.answer()
        if command is not None:
            self._submit(command)
        elif self._plays_forced:
            self._forced.play_soon()

    def _after_the_round(self) -> None:
        """The score sheet once; a game that was ended on it has only its result left."""
        rounds = len(self.session.state.finished)
        if self._sheet_seen < rounds:
            self._sheet_seen = rounds
            self.open_sheet()
        elif self.session.over:
            self.services.replace("game_end", session=self.session)

    def _take_hint(self) -> None:
        hint = self._bots.hint()
        if hint is None or self.facts.hint is not None:
            return
        if not self.point_out(hint.option):
            return
        self.facts.advice = hint
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
        controls = self.controls
        controls.show(calling=self.calling, choosing=self.choosing, claim=claim, redeal=redeal)
        controls.last_trick.set_enabled(bool(self.shown.tricks))
        controls.last_trick.set_on(self.last_trick_open)
        controls.hint.set_enabled(self.calling or self.choosing)
        controls.hint.set_on(self.facts.hint is not None)
        controls.undo.set_enabled(self.session.can_undo)

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Paint what has changed."""
        if not (full or self._stale):
            return []
        self._stale = False
        self.sync_controls()
        current = self._queue.current
        moment = Moment(
            settings=self.services.settings.table,
            refusal=self.refusal,
            calling=self.calling,
            choosing=self.choosing,
            announced=current if isinstance(current, Announce) else None,
            acting=current.seat if isinstance(current, Call | Play) else None,
            turning_up=isinstance(current, TurnUp),
            waits=self.waits_for_click,
            thinking=self._bots.thinking,
            last_trick=self.last_trick_open,
            claim=self.controls.claim.visible,
        )
        facts = self.facts.table(self.shown, moment)
        pictures = self.view.pictures(
            facts, self.shown.seat, self.controls.tools(), self.controls.panel()
        )
        pictures += self.controls.above() + self.above()
        return self._painter.paint(target, self.screen.ground, pictures, full=full)

    def above(self) -> list[Picture]:
        """Pictures above all others; the lesson has its teacher here."""
        return []

    @property
    def wants_frames(self) -> bool:
        """Whether something moves or is about to."""
        running = not self._queue.idle and not self.waits_for_click
        return running or self.view.moving or self.controls.form.wants_frames or self._clock.waiting


def _bare(shown: Shown) -> Shown:
    """The table before the first card is dealt."""
    return replace(
        shown, turn=None, hand=(), face_up=False, counts=(0, 0, 0, 0), calls=NO_CALLS, legal=()
    )
