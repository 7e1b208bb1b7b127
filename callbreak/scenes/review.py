"""The review of a game: step by step, with every decision of the person judged.

It opens a kept game, a session that has just ended, or a file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.scenes.form_scene import FormScene
from callbreak.scenes.review_analysis import Analysis
from callbreak.scenes.review_foot import FootActions
from callbreak.scenes.review_screen import ReviewScreen, ScreenActions
from callbreak.scenes.review_side import LOSSES, SideActions
from callbreak.scenes.review_source import Source, UnreadableError
from callbreak.scenes.review_trying import Trying
from callbreak.scenes.review_walk import Walk
from callbreak.scenes.shortcuts import REVIEW, Act, act_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from callbreak.ai.evaluation import Option
    from callbreak.ai.review import Decision, Verdict
    from callbreak.engine.rules import Rules
    from callbreak.scenes.review_game import ReviewedGame
    from callbreak.scenes.services import Services
    from callbreak.session.session import Session
    from callbreak.session.store import KeptGame
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget


class ReviewScene(FormScene):
    """Give it one of a kept game, a session, or a file with a record.

    Attributes:
        game: what is reviewed, None if it cannot be read.
        walk: where the review stands in it.
        analysis: what is known so far of the decisions.
        trying: whether the person tries again.
        screen: what is seen of all that.
    """

    def __init__(
        self,
        game: KeptGame | None = None,
        *,
        session: Session | None = None,
        file: Path | None = None,
    ) -> None:
        super().__init__()
        self._source = Source(game, session, file)
        self.game: ReviewedGame | None = None
        self._page = LOSSES
        self._open_hands = True
        self._begun = False
        self.trying = Trying()

    # ------------------------------------------------------------------ on and off the stack

    def enter(self, services: Services) -> None:
        """Take the game up; where there is none, say why and go back."""
        super().enter(services)
        try:
            self.game = self._source.read(services.store)
        except UnreadableError as problem:
            services.notices.append(str(problem))
        if self.game is None:
            services.back()
            return
        self.walk = Walk(self.game)
        self.analysis = Analysis(self.game, services.store, wait=services.wait_for_bots)
        self._begin_at_the_worst()

    @property
    def rules_in_play(self) -> Rules | None:
        """The rules of the game that is reviewed."""
        return None if self.game is None else self.game.setup.rules

    def leave(self) -> None:
        """Stop the thinking."""
        super().leave()
        if self.game is not None:
            self.analysis.close()

    # ------------------------------------------------------------------ what is on the screen

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Header, board, own hand, side and foot."""
        if self.game is None:
            return None
        self.screen = ReviewScreen(self.game, self.walk, self.analysis, self.services.settings)
        self.screen.lay_out(form, size_px, self._page, self._actions())
        self._show()
        return self.screen.foot.track

    def _actions(self) -> ScreenActions:
        return ScreenActions(
            close=self.escape,
            switch_hands=self._switch_hands,
            choose=self._choose,
            side=SideActions(
                turn_page=self.turn_page,
                open_row=self.open_row,
                try_again=self._try_again,
                next_loss=self._next_loss,
            ),
            foot=FootActions(
                go=self.go,
                jump_round=self._jump_round,
                play=self._play_or_stop,
                step_by=self._step_by,
            ),
        )

    @property
    def decision(self) -> Decision | None:
        """What the seat decided at the step where the review stands, if it did."""
        ply = self.walk.now.ply
        return None if ply is None or self.game is None else self.game.decisions.get(ply)

    def _verdict_on(self, decision: Decision | None) -> Verdict | None:
        return None if decision is None else self.analysis.verdicts.get(decision.ply)

    def _show(self, *, fly: bool = False) -> None:
        """Show where the review stands."""
        decision = self.decision
        if decision is not None:
            self.analysis.first(decision.ply)
        self.screen.show_step(
            decision,
            self._verdict_on(decision),
            self.trying,
            open_hands=self._open_hands,
            fly=fly,
        )
        self.screen.show_side(self._page, self.trying)

    # ------------------------------------------------------------------ going about

    def _arrive(self, before: tuple[int, int], *, by_itself: bool = False) -> None:
        """Show where the walk has come to; whoever goes about has left any question."""
        if not by_itself:
            self.walk.stop()
            self.trying.stop()
        self.trying.leave_decision()
        self._begun = True
        here = (self.walk.round, self.walk.step)
        self._show(fly=here == (before[0], before[1] + 1))

    def _move(self, move: Callable[[], None]) -> None:
        before = (self.walk.round, self.walk.step)
        move()
        self._arrive(before)

    def go(self, step: int, to_round: int | None = None) -> None:
        """Go to a step of this round, or of another one."""
        self._move(lambda: self.walk.go(step, to_round))

    def _step_by(self, step: int) -> None:
        self._move(lambda: self.walk.step_by(step))

    def _jump_round(self, step: int) -> None:
        self._move(lambda: self.walk.jump_round(step))

    def go_to_ply(self, ply: int) -> None:
        """Go to a command of the game."""
        self._move(lambda: self.walk.go_to_ply(ply))

    def open_row(self, index: int) -> None:
        """Go to the loss or the round of a row of the list."""
        if self._page == LOSSES:
            losses = self.analysis.losses()
            if index < len(losses):
                self.go_to_ply(losses[index][0].ply)
        else:
            self.go(0, index)

    def turn_page(self, page: str) -> None:
        """Show the losses or the rounds in the list."""
        self._page = page
        self._show()

    def _switch_hands(self) -> None:
        self._open_hands = not self._open_hands
        self._show()

    def _play_or_stop(self) -> None:
        if self.walk.playing:
            self.walk.stop()
        else:
            self.trying.stop()
            self.trying.leave_decision()
            self.walk.play()
        self._show()

    # ------------------------------------------------------------------ trying again

    def _next_loss(self) -> None:
        """To the next loss of the list; while one tries again, it asks at once."""
        losses = self.analysis.losses()
        if not losses:
            return
        now = self.screen.chosen_loss()
        following = 0 if now is None else (now + 1) % len(losses)
        on = self.trying.on
        self.go_to_ply(losses[following][0].ply)
        if on:
            self._ask()

    def _try_again(self) -> None:
        """Ask what the person would choose now; or, while asking, show the answer."""
        if self.trying.asking:
            self.trying.stop()
            self._show()
            return
        decision = self.decision
        if decision is None or decision.forced or self._verdict_on(decision) is None:
            self.trying.on = True
            self._next_loss()
            return
        self._ask()

    def _ask(self) -> None:
        self.trying.ask()
        self.walk.stop()
        self._show()
        self.form.focus(self.screen.own)

    def _choose(self, option: Option) -> None:
        """Take the person's choice and show what it is worth."""
        decision = self.decision
        verdict = self._verdict_on(decision)
        self.trying.choose(option)
        self._show()
        self.form.focus(self.screen.side.next)
        good = verdict is not None and verdict.is_as_good(option)
        self.services.audio.play("call_made" if good else "call_missed")

    # ------------------------------------------------------------------ time and keys

    def tick(self, dt_s: float) -> None:
        """Play on, and take what has been found out."""
        super().tick(dt_s)
        if self.game is None:
            return
        if self.analysis.tick():
            self._begin_at_the_worst()
            self._show()
        before = (self.walk.round, self.walk.step)
        if self.walk.tick(dt_s, self.services.motion):
            self._arrive(before, by_itself=True)

    def _begin_at_the_worst(self) -> None:
        """When all is judged and nobody has gone anywhere yet, show the biggest loss."""
        losses = self.analysis.losses()
        if not self._begun and losses and not self.analysis.running:
            self.walk.go_to_ply(losses[0][0].ply)
            self._begun = True

    @property
    def wants_frames(self) -> bool:
        """Whether something moves, is played, or is still being found out."""
        running = self.game is not None and (self.analysis.running or self.walk.playing)
        return super().wants_frames or running

    def handle(self, event: pygame.Event) -> None:
        """Page keys go from round to round, wherever the focus is."""
        if self.game is not None and event.type == pygame.KEYDOWN:
            jumps: dict[Act | None, int] = {Act.ROUND_BACK: -1, Act.ROUND_ON: 1}
            jump = jumps.get(act_of(event, REVIEW))
            if jump is not None and self.form.focused is not self.screen.side.list:
                self._jump_round(jump)
                return
        super().handle(event)

    def hotkey(self, event: pygame.Event) -> bool:
        """Take the keys of the review."""
        if self.game is None:
            return False
        meant: dict[Act | None, Callable[[], None]] = {
            Act.NEXT_LOSS: self._next_loss,
            Act.TRY_AGAIN: self._try_again,
            Act.OPEN_HANDS: self._switch_hands,
            Act.PLAY_ON: self._play_or_stop,
            Act.STEP_BACK: lambda: self._step_by(-1),
            Act.STEP_ON: lambda: self._step_by(1),
        }
        does = meant.get(act_of(event, REVIEW))
        if does is not None:
            does()
        return does is not None

    def escape(self) -> None:
        """Back; out of a question first."""
        if self.trying.asking:
            self._try_again()
        else:
            super().escape()
