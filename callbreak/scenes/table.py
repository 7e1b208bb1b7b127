"""The table: a game as it is played.

Commands go to the session at once; what the screen shows follows in cues, and may be hurried by any
click or key. Nothing here waits: bots answer when they do, and a click is always handled.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.claim import claimant
from callbreak.engine.commands import AskRedeal, Command, DeclineRedeal, MakeCall, PlayCard
from callbreak.engine.game import Refused
from callbreak.engine.view import Phase
from callbreak.scenes.global_keys import act_on_global_key
from callbreak.scenes.scene import Scene
from callbreak.scenes.table_bots import TableBots
from callbreak.scenes.table_controls import Actions, TableControls
from callbreak.scenes.table_facts import FactsMaker
from callbreak.scenes.table_hand import HandInput
from callbreak.scenes.table_keys import TableKeys
from callbreak.scenes.table_session import session_for
from callbreak.scenes.table_sounds import TableSounds
from callbreak.session.cue_queue import CueQueue
from callbreak.session.cues import Announce, Deal, plan
from callbreak.session.pace import Pace, pace_of
from callbreak.session.shown import NO_CALLS, Shown, snap
from callbreak.ui.backdrop import table_backdrop
from callbreak.ui.card_images import CardImages
from callbreak.ui.clock import Clock
from callbreak.ui.layout import Asked, table_layout
from callbreak.ui.look import Look
from callbreak.ui.painter import Painter
from callbreak.ui.scale import Scale
from callbreak.ui.table_view import TableView
from callbreak.words.refusals import refusal_sentence

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.engine.events import Event
    from callbreak.scenes.services import Services
    from callbreak.session.session import Session

_REFUSAL_S: Final = 2.6
_FORCED_S: Final = 0.35
_WARM_EVERY_S: Final = 0.08
"""While cards are dealt, a face is drawn so often, so that none is late when they turn over."""

_SAME_CLICK_S: Final = 0.4
"""A press so soon after a card was played, at the same place, is the rest of a double click."""

_SAME_PLACE_UNITS: Final = 16


class TableScene(Scene):
    """Plays one session to its end; without one it sets a game up as settings say."""

    def __init__(self, session: Session | None = None) -> None:
        self._given = session
        self._clock = Clock()
        self._painter = Painter()
        self._stale = True
        self._laid_out = False
        self._refusal = ""
        self._refusal_until_s = 0.0
        self._typed: int | None = None
        self._last_trick_open = False
        self._sheet_seen = 0
        self._played_at: tuple[float, tuple[int, int]] | None = None
        self._chosen: Command | None = None

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
        asked = Asked(table.text_size, mirrored=table.direction == "clockwise")
        self._layout = layout = table_layout(size_px, asked)
        look = Look(services.theme, Scale(layout.u, table.text_size / 100), services.motion)
        panel_look = Look(services.theme, Scale(layout.p), services.motion)
        images = CardImages(services.theme, four_colours=table.four_colours, back=table.back)
        self._view = TableView(layout, look, panel_look, images, table.sort)
        self._view.cards.marks_legal = self._facts.marks_legal
        self._controls = TableControls(
            layout, look, panel_look, self.session.setup.rules, self._actions()
        )
        self._controls.form.on_press = self._sounds.button
        self._controls.place_numbers(self._view.call_layout(len(self._controls.numbers)))
        self._hand = HandInput(self._view.cards, self.play)
        self._hand.pace = self._pace
        self._keys = TableKeys(self, self._hand)
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
        self._stale = True

    def _actions(self) -> Actions:
        return Actions(
            last_trick=self.toggle_last_trick,
            hint=self.ask_hint,
            undo=self.undo,
            score_sheet=self.open_sheet,
            pause=self.pause,
            call=self.call,
            claim=self.claim,
            redeal=self._ask_redeal,
            keep=self._keep_hand,
        )

    def escape(self) -> None:
        """Esc takes away what lies on top, else it pauses."""
        if self._last_trick_open:
            self._last_trick_open = False
        else:
            self.pause()

    # ------------------------------------------------------------------ what one can do

    @property
    def shown(self) -> Shown:
        """What the table shows, or is on its way to."""
        return self._queue.shown

    @property
    def calling(self) -> bool:
        """Whether the person is asked for a call."""
        return self._person_on(Phase.CALLING)

    @property
    def choosing(self) -> bool:
        """Whether the person is asked for a card."""
        return self._person_on(Phase.PLAYING)

    def _person_on(self, phase: Phase) -> bool:
        shown = self.shown
        return shown.phase is phase and shown.turn is not None and shown.turn == self.session.person

    def play(self, card: Card) -> None:
        """The person plays a card, or is told why not."""
        person = self.session.person
        if person is None:
            return
        hand = self._view.cards.hand
        wants_second = self.services.settings.table.confirm_click and self.choosing
        if wants_second and hand.armed != card and card in self.shown.legal:
            hand.armed = card
            self._view.cards.refresh(self._pace)
            return
        if self._submit(PlayCard(person, card)):
            self._view.cards.hand.pointed = None
            self._played_at = (self._clock.now_s, self._pressed)

    _pressed: tuple[int, int] = (-9999, -9999)

    def call(self, number: int) -> None:
        """The person calls."""
        person = self.session.person
        if person is not None and self.calling:
            self._submit(MakeCall(person, number))

    def type_digit(self, digit: int) -> None:
        """A digit is typed while the numbers are there: it selects, or calls at once."""
        rules = self.session.setup.rules
        if rules.max_call < 10:
            self.call(digit)
            return
        joined = 10 * (self._typed or 0) + digit
        self._typed = joined if joined <= rules.max_call else digit
        self._controls.choose(self._typed)

    def focus_number(self) -> bool:
        """The arrows reach the numbers: at the hinted one, else at the third."""
        tiles = self._controls.numbers
        hinted = next((tile for tile in tiles if tile.chosen), tiles[min(2, len(tiles) - 1)])
        self._controls.form.focus(hinted, ring=True)
        return True

    def press_typed(self) -> bool:
        """Enter calls the number that was typed; whether there was one."""
        if self._typed is None or not self.calling:
            return False
        self.call(self._typed)
        return True

    def claim(self) -> None:
        """Play out the rest at once."""
        events = self.session.claim()
        if events:
            self._follow(events, self._pace.for_claim())

    def _ask_redeal(self) -> None:
        self._submit(AskRedeal(self.session.onlooker))

    def _keep_hand(self) -> None:
        self._submit(DeclineRedeal(self.session.onlooker))

    def ask_hint(self) -> None:
        """Ask the strong bot; its answer is shown when it comes."""
        if self.calling or self.choosing:
            self._bots.ask_hint()

    def undo(self) -> None:
        """Take the last decision back."""
        if self.session.undo():
            self._queue.jump(snap(self.session.view))
            self._new_position()
            self._view.snap(self._queue.shown)
            self._sheet_seen = len(self.session.state.finished)

    def toggle_last_trick(self) -> None:
        """Show the last trick, or take it away."""
        self._last_trick_open = not self._last_trick_open and bool(self.shown.tricks)

    def open_sheet(self) -> None:
        """Look at the scores."""
        if self.services.has("score_sheet"):
            ended = self.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}
            choose = self._choose if ended else None
            self.services.open("score_sheet", session=self.session, choose=choose)

    def pause(self) -> None:
        """Open the pause menu, or leave if there is none."""
        if self.services.has("pause"):
            self.services.open("pause", session=self.session)
        else:
            self.services.back()

    def _choose(self, command: Command | None) -> None:
        """The score sheet's answer: the next round, the end, or (None) on to the result."""
        self._chosen = command
        if command is None:
            self.services.replace("game_end", session=self.session)

    # ------------------------------------------------------------------ commands and cues

    @property
    def _pace(self) -> Pace:
        table = self.services.settings.table
        watched = self.session.person is None
        return pace_of(table.speed, table.trick_rest, reduced=table.reduced_motion, watched=watched)

    def _submit(self, command: Command) -> bool:
        """Carry a command out; whether the rules allowed it."""
        try:
            events = self.session.submit(command)
        except Refused as refused:
            self._refuse(command, refused)
            return False
        self._follow(events, self._pace)
        return True

    def _follow(self, events: tuple[Event, ...], pace: Pace) -> None:
        self._queue.add(plan(events, self.session.view), pace)
        self._new_position()

    def _new_position(self) -> None:
        self._refusal, self._typed = "", None
        self._controls.choose(None)
        hand = self._view.cards.hand
        hand.armed = hand.hinted = hand.dragged = None
        self._facts.hint = None
        self._last_trick_open = False
        self._stale = True

    def _refuse(self, command: Command, refused: Refused) -> None:
        if not (self.choosing or self.calling):
            return
        self._refusal = refusal_sentence(refused.refusal)
        self._refusal_until_s = self._clock.now_s + _REFUSAL_S
        self._sounds.refused()
        if isinstance(command, PlayCard):
            self._view.cards.refuse(command.card, self._pace)
            self._view.cards.pulse(self._pace)
            self._clock.after(0.3, lambda: self._view.cards.refresh(self._pace))
        self._clock.after(_REFUSAL_S, self._end_refusal)

    def _end_refusal(self) -> None:
        if self._clock.now_s >= self._refusal_until_s - 0.01:
            self._refusal = ""
            self._stale = True

    def hurry(self) -> bool:
        """Show at once what is on its way; whether there was something."""
        moving = not self._queue.idle or self._view.cards.moving
        if moving:
            self._finish_cues()
            self._view.snap(self._queue.shown)
        return moving

    def _finish_cues(self) -> None:
        for cue in self._queue.finish():
            self._sounds.skipped(cue)

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
                if not self._keys.handle(event, self._controls.form):
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
        self._clock.tick(dt_s)
        self._bots.tick()
        for begun in self._queue.advance(1000 * dt_s):
            self._stale = True
            self._sounds.cue(begun.cue, begun.shown, self.session.onlooker, begun.pace)
            self._view.show(begun.cue, begun.shown, begun.pace)
        if self._queue.idle:
            self._go_on()
        if self._view.moving or self._controls.form.wants_frames:
            self._stale = True
        if isinstance(self._queue.current, Deal):
            self._warm_in_s -= dt_s
            if self._warm_in_s <= 0:
                self._warm_in_s = _WARM_EVERY_S
                self._view.cards.warm()
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

    _forced_for = -1
    _warm_in_s = 0.0

    def _forced_due(self) -> bool:
        wanted = self.services.settings.table.play_forced and self.choosing
        return wanted and len(self.shown.legal) == 1 and self._forced_for != self.session.ticket

    def _play_forced(self) -> None:
        if self.choosing and len(self.shown.legal) == 1 and self._queue.idle:
            self.play(self.shown.legal[0])

    def _take_hint(self) -> None:
        hint = self._bots.hint()
        if hint is None or self._facts.hint is not None or not (self.calling or self.choosing):
            return
        self._facts.hint = hint
        self.session.mark_assisted()
        self._sounds.hint()
        self._stale = True
        if isinstance(hint, PlayCard):
            self._view.cards.hand.hinted = hint.card
            self._view.cards.refresh(self._pace)
        elif isinstance(hint, MakeCall):
            self._controls.choose(hint.call)

    # ------------------------------------------------------------------ drawing

    def _sync_controls(self) -> None:
        """Show the controls that belong to the position, and let them be used or not."""
        settings = self.services.settings.table
        settled = self._queue.idle
        view = self.session.view
        claim = settled and self.choosing and settings.offer_claim and claimant(view) is not None
        redeal = settled and self.shown.phase is Phase.REDEAL and view.redeal_reason is not None
        controls = self._controls
        controls.show(calling=self.calling, claim=claim, redeal=redeal)
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
