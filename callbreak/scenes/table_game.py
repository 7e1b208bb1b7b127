"""The game at the table: what a person can do, and how commands become what is shown.

Commands go to the session at once; what the screen shows follows in cues, and may be hurried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.cards import Card
from callbreak.engine.commands import AskRedeal, Command, DeclineRedeal, MakeCall, PlayCard
from callbreak.engine.events import RedealDeclined
from callbreak.engine.game import Refused
from callbreak.engine.view import Phase
from callbreak.scenes.scene import Scene
from callbreak.scenes.told_refusal import ToldRefusal
from callbreak.session.cues import plan
from callbreak.session.pace import Pace, pace_of
from callbreak.session.shown import Shown, snap
from callbreak.ui.clock import Clock
from callbreak.words.events import Names, event_sentences
from callbreak.words.joining import sentences
from callbreak.words.refusals import refusal_sentence

if TYPE_CHECKING:
    from callbreak.ai.evaluation import Option
    from callbreak.engine.events import Event
    from callbreak.engine.rules import Rules
    from callbreak.scenes.forced_card import ForcedCard
    from callbreak.scenes.table_bots import TableBots
    from callbreak.scenes.table_controls import TableControls
    from callbreak.scenes.table_facts import FactsMaker
    from callbreak.scenes.table_screen import TableScreen
    from callbreak.scenes.table_sounds import TableSounds
    from callbreak.session.cue_queue import CueQueue
    from callbreak.session.session import Session
    from callbreak.ui.form import Form
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.table_view import TableView

_PULSE_S: Final = 0.3


class TableGame(Scene):
    """The part of the table that plays; `TableScene` adds events, time and drawing.

    Attributes:
        session: the game.
        facts: what puts it into words.
    """

    is_lesson = False
    """Whether a teacher needs room at the table, and no card plays itself."""

    session: Session
    _queue: CueQueue
    _bots: TableBots
    _sounds: TableSounds
    facts: FactsMaker
    _forced: ForcedCard

    def __init__(self) -> None:
        self._clock = Clock()
        self._stale = True
        self._refusal = ToldRefusal(self._clock, self._forgive)
        self._last_trick_open = False
        self._sheet_seen = 0
        self._screen: TableScreen | None = None

    # ------------------------------------------------------------------ what others may look at

    @property
    def rules_in_play(self) -> Rules:
        """The rules of the game."""
        return self.session.setup.rules

    @property
    def marks_legal(self) -> bool:
        """Whether the cards that may be played stand out; not where revokes are played (R13)."""
        return self.facts.marks_legal

    @property
    def screen(self) -> TableScreen:
        """What is on the screen; it is there from the first `resize` on."""
        assert self._screen is not None
        return self._screen

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""
        return self.screen.layout

    @property
    def view(self) -> TableView:
        """What draws the table."""
        return self.screen.view

    @property
    def controls(self) -> TableControls:
        """What can be pressed."""
        return self.screen.controls

    @property
    def form(self) -> Form:
        """The controls as one form."""
        return self.controls.form

    @property
    def moving(self) -> bool:
        """Whether something is still to be shown, or a card on its way."""
        return not self._queue.idle or self.view.cards.moving

    @property
    def waits_for_click(self) -> bool:
        """Whether a full trick lies there until someone clicks."""
        return self._queue.waits_for_click

    @property
    def refusal(self) -> str:
        """Why the last card or call was refused, as long as it is told; else empty."""
        return self._refusal.words

    @property
    def hint(self) -> Command | None:
        """What is pointed out to the person."""
        return self.facts.hint

    @property
    def last_trick_open(self) -> bool:
        """Whether the last trick is looked at."""
        return self._last_trick_open

    def repaint(self) -> None:
        """Have the next draw look at everything."""
        self._stale = True

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

    @property
    def playable(self) -> tuple[Card, ...]:
        """The cards that the table takes now: with revokes the whole hand (R13)."""
        legal = self.shown.legal
        return legal if self.marks_legal or not legal else self.shown.hand

    def play(self, card: Card) -> None:
        """The person clicks a card: it is played, waits for a second click, or is refused."""
        hand = self.view.cards.hand
        wants_second = self.services.settings.table.confirm_click and self.choosing
        if wants_second and hand.armed != card and card in self.playable:
            hand.armed = card
            self.view.cards.refresh(self._pace)
            return
        self.lay(card)

    def lay(self, card: Card) -> None:
        """The person puts a card on the table, or is told why it cannot lie there."""
        person = self.session.person
        if person is not None and self._submit(PlayCard(person, card)):
            self.view.cards.hand.pointed = None
            self.screen.pointer.card_played()

    @property
    def _plays_forced(self) -> bool:
        return self.services.settings.table.play_forced and not self.is_lesson

    def call(self, number: int) -> None:
        """The person calls."""
        person = self.session.person
        if person is not None and self.calling:
            self._submit(MakeCall(person, number))

    def claim(self) -> None:
        """Play out the rest at once."""
        events = self.session.claim()
        if events:
            self._follow(events, self._pace.for_claim())

    def ask_redeal(self) -> None:
        """The person wants new cards (R4)."""
        self._submit(AskRedeal(self.session.onlooker))

    def keep_hand(self) -> None:
        """The person keeps the cards that might be dealt anew (R4)."""
        seat = self.session.onlooker
        if self._submit(DeclineRedeal(seat)):
            names = Names(self.facts.names, self.session.person)
            kept = event_sentences(RedealDeclined(seat), names)
            self.controls.form.say(sentences(*kept))

    def ask_hint(self) -> None:
        """Ask the strong bot; its answer is shown when it comes."""
        if self.calling or self.choosing:
            self._bots.ask_hint()

    def undo(self) -> None:
        """Take the last decision back; a card that plays itself was none."""
        undone = self.session.undo()
        while self._plays_forced and self._forced.card is not None and self.session.undo():
            pass
        if undone:
            self.screen.hand.let_go()
            self._sounds.hurried(())
            before = self._queue.shown
            self._queue.jump(snap(self.session.view))
            self._new_position()
            self.view.take_back(before, self._queue.shown, self._pace)
            self._sheet_seen = len(self.session.state.finished)

    def point_out(self, option: Option) -> bool:
        """Show a card or a call as the one to choose; whether it is to be chosen now."""
        person = self.session.onlooker
        if isinstance(option, Card) and self.choosing:
            self.facts.hint = PlayCard(person, option)
        elif isinstance(option, int) and self.calling:
            self.facts.hint = MakeCall(person, option)
        else:
            return False
        self._show_hint()
        return True

    def _show_hint(self) -> None:
        """Have the card or the number stand out that is pointed at, if there is one."""
        match self.facts.hint:
            case PlayCard(card=card):
                self.view.cards.hand.hinted = card
                self.view.cards.refresh(self._pace)
            case MakeCall(call=call):
                self.controls.choose(call)

    def close_last_trick(self) -> bool:
        """Take the last trick away; whether it was being looked at."""
        was_open, self._last_trick_open = self._last_trick_open, False
        return was_open

    def toggle_last_trick(self) -> None:
        """Show the last trick, or take it away."""
        self._last_trick_open = not self._last_trick_open and bool(self.shown.tricks)

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
        self._refusal.forget()
        self.screen.typed_call.forget()
        self.screen.hand.take_position(self.session.view.hand)
        self.facts.hint = self.facts.advice = None
        self._last_trick_open = False
        self._stale = True

    def _refuse(self, command: Command, refused: Refused) -> None:
        if not (self.choosing or self.calling):
            return
        self.close_last_trick()
        self._refusal.tell(refusal_sentence(refused.refusal))
        self._sounds.refused()
        if isinstance(command, PlayCard):
            self.view.cards.refuse(command.card, self._pace)
            self.view.cards.pulse(self._pace)
            self._clock.after(_PULSE_S, lambda: self.view.cards.refresh(self._pace))

    def _forgive(self) -> None:
        self.view.cards.forgive(self._pace)

    def hurry(self) -> bool:
        """Show at once what is on its way; whether there was something."""
        moving = self.moving
        if moving:
            self._finish_cues()
            self.view.snap(self._queue.shown)
        return moving

    def _finish_cues(self) -> None:
        self._sounds.hurried(self._queue.finish())
