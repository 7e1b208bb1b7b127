"""The review of a game: step by step, with every decision of the person judged.

It opens a kept game, a session that has just ended, or a file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.engine.record_reader import RecordError
from callbreak.scenes.form_scene import FormScene
from callbreak.scenes.review_analysis import Analysis
from callbreak.scenes.review_facts import FactsOfSteps, Wish
from callbreak.scenes.review_foot import ReviewFoot
from callbreak.scenes.review_game import ReviewedGame, from_file, from_kept, from_session
from callbreak.scenes.review_ground import Header, paint_ground
from callbreak.scenes.review_rows import loss_rows, round_rows
from callbreak.scenes.review_side import LOSSES, ReviewSide, SideActions
from callbreak.scenes.review_walk import Walk
from callbreak.ui import keys
from callbreak.ui.card_images import CardImages
from callbreak.ui.review_board import ReviewBoard
from callbreak.ui.review_hand import ReviewHand
from callbreak.ui.review_layout import review_layout
from callbreak.words import tr
from callbreak.words.phrases import record_sentence
from callbreak.words.review_phrases import summary_sentences

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.ai.evaluation import Option
    from callbreak.ai.review import Decision, Verdict
    from callbreak.scenes.services import Services
    from callbreak.session.session import Session
    from callbreak.session.store import KeptGame
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget


class ReviewScene(FormScene):
    """Give it one of a kept game, a session, or a file with a record."""

    def __init__(
        self,
        game: KeptGame | None = None,
        *,
        session: Session | None = None,
        file: Path | None = None,
    ) -> None:
        super().__init__()
        self._source = (game, session, file)
        self._game: ReviewedGame | None = None
        self._page = LOSSES
        self._open_hands = True
        self._asking = False
        self._quiz = False
        self._tried: Option | None = None
        self._begun = False

    # ------------------------------------------------------------------ on and off the stack

    def enter(self, services: Services) -> None:
        """Take the game up; where there is none, say why and go back."""
        super().enter(services)
        try:
            self._game = self._read()
        except RecordError as problem:
            services.notices.append(f"{self._source[2]}: {record_sentence(problem)}")
        except (OSError, ValueError) as problem:
            detail = getattr(problem, "strerror", None) or str(problem)
            sentence = tr("{file} cannot be read: {detail}", file=self._source[2], detail=detail)
            services.notices.append(sentence)
        if self._game is None or not self._game.rounds:
            self._game = None
            services.back()
            return
        self._walk = Walk(self._game)
        self._facts = FactsOfSteps(self._game)
        self._analysis = Analysis(self._game, services.store, wait=services.wait_for_bots)

    def _read(self) -> ReviewedGame | None:
        game, session, file = self._source
        store = self.services.store
        if session is not None:
            return from_session(session, store)
        if file is not None:
            return from_file(file, store)
        if game is not None and store is not None:
            return from_kept(store, game)
        return None

    def _show_notices(self) -> None:
        """Where there is no game to show, the scene below tells why."""
        if self._game is not None:
            super()._show_notices()

    def leave(self) -> None:
        """Stop the thinking."""
        super().leave()
        if self._game is not None:
            self._analysis.close()

    # ------------------------------------------------------------------ what is on the screen

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Header, board, own hand, side and foot."""
        if self._game is None:
            return None
        look, table = form.look, self.services.settings.table
        images = CardImages(look.theme, four_colours=table.four_colours, back=table.back)
        places = review_layout(size_px, look)
        form.ground = paint_ground(size_px, look, places)
        self._header = Header(look, places.header, self.escape, self._switch_hands)
        self._board = ReviewBoard(images)
        self._board.place(places.board)
        self._own = ReviewHand(images, self._choose)
        self._own.place(places.own)
        self._side = ReviewSide(look, self._page, self._side_actions())
        form.add(*self._header.widgets, self._board, self._own)
        self._side.lay_out(form, places.side, self._losses_title())
        self._foot = ReviewFoot(
            look, places, self._go, self._jump_round, self._play_or_stop, self._step_by
        )
        form.add(*self._foot.widgets)
        self._show_step()
        self._show_side()
        return self._foot.track

    def _losses_title(self) -> str:
        assert self._game is not None
        if self._game.has_person:
            return tr("Your biggest losses")
        return tr("Losses of {name}", name=self._game.setup.players[self._game.seat].name)

    def _side_actions(self) -> SideActions:
        return SideActions(
            turn_page=self._turn_page,
            open_row=self._open_row,
            choose_row=self._open_row,
            try_again=self._try_again,
            next_loss=self._next_loss,
        )

    @property
    def _decision(self) -> Decision | None:
        assert self._game is not None
        ply = self._walk.now.ply
        return None if ply is None else self._game.decisions.get(ply)

    def _verdict_on(self, decision: Decision | None) -> Verdict | None:
        return None if decision is None else self._analysis.verdicts.get(decision.ply)

    def _show_step(self, *, fly: bool = False) -> None:
        """Show the step where the review stands."""
        assert self._game is not None
        walk, decision = self._walk, self._decision
        now = walk.now
        if decision is not None:
            self._analysis.first(decision.ply)
        table = self.services.settings.table
        wish = Wish(
            open_hands=self._open_hands,
            asking=self._asking,
            tried=self._tried,
            sort=table.sort,
            clockwise=table.direction == "clockwise",
        )
        verdict = self._verdict_on(decision)
        self._board.show(self._facts.board(now, wish), self.form.look, fly=fly)
        self._own.show(self._facts.own(now, wish, decision, verdict))
        self._header.show(self._game, walk.round, "" if self._asking else self._facts.sentence(now))
        self._header.eye.set_on(self._open_hands)
        steps = self._game.rounds[walk.round]
        marks = [
            place
            for place, step in enumerate(steps)
            if step.ply in self._analysis.verdicts and self._analysis.verdicts[step.ply].loss
        ]
        self._foot.show(now, walk.step, walk.last_step, marks, playing=walk.playing)
        self._show_note(decision, verdict)

    def _show_note(self, decision: Decision | None, verdict: Verdict | None) -> None:
        side, analysis = self._side, self._analysis
        if self._asking:
            side.note.say(tr("Try again"), tr("Choose before the answer is shown."))
        elif decision is not None and verdict is not None:
            side.note.say(*self._facts.why(decision, verdict, self._tried))
        elif analysis.running:
            words = tr(
                "{n} of {total} decisions are judged.", n=analysis.done, total=analysis.total
            )
            side.note.say(tr("Your decisions are being judged"), words)
        else:
            number = self._walk.round + 1
            words = " ".join(summary_sentences(analysis.summary_of(number)))
            side.note.say(tr("Round {n}", n=number), words)
        side.again.say(tr("Show the answer") if self._asking else tr("Try again"))
        can_try = decision is not None and not decision.forced and verdict is not None
        side.again.set_enabled(can_try or bool(analysis.losses()))
        side.next.set_enabled(bool(analysis.losses()))

    def _show_side(self) -> None:
        assert self._game is not None
        side, analysis = self._side, self._analysis
        losses = analysis.losses()
        side.count.say(str(len(losses)) if losses or not analysis.running else "")
        side.progress.show(analysis.done, analysis.total)
        if self._page == LOSSES:
            chosen = self._chosen_loss()
            told = None if self._asking else chosen
            rows = loss_rows(losses, quiz=self._quiz, told=told)
            nothing = tr("No clear mistake.")
            if analysis.running:
                nothing = tr("Your decisions are being judged …")
        else:
            rows, nothing = round_rows(self._game, analysis), ""
            chosen = self._walk.round
        side.show_rows(rows, chosen, nothing)

    def _chosen_loss(self) -> int | None:
        ply = self._walk.now.ply
        plies = [decision.ply for decision, _ in self._analysis.losses()]
        return plies.index(ply) if ply in plies else None

    # ------------------------------------------------------------------ going about

    def _arrive(self, before: tuple[int, int], *, by_itself: bool = False) -> None:
        """Show where the walk has come to; whoever goes about has left any question."""
        if not by_itself:
            self._walk.stop()
            self._quiz = False
        self._asking, self._tried = False, None
        self._begun = True
        here = (self._walk.round, self._walk.step)
        self._show_step(fly=here == (before[0], before[1] + 1))
        self._show_side()

    def _go(self, step: int, to_round: int | None = None) -> None:
        before = (self._walk.round, self._walk.step)
        self._walk.go(step, to_round)
        self._arrive(before)

    def _step_by(self, step: int) -> None:
        before = (self._walk.round, self._walk.step)
        self._walk.step_by(step)
        self._arrive(before)

    def _jump_round(self, step: int) -> None:
        before = (self._walk.round, self._walk.step)
        self._walk.jump_round(step)
        self._arrive(before)

    def _go_to_ply(self, ply: int) -> None:
        before = (self._walk.round, self._walk.step)
        self._walk.go_to_ply(ply)
        self._arrive(before)

    def _open_row(self, index: int) -> None:
        if self._page == LOSSES:
            losses = self._analysis.losses()
            if index < len(losses):
                self._go_to_ply(losses[index][0].ply)
        else:
            self._go(0, index)

    def _turn_page(self, page: str) -> None:
        self._page = page
        self._show_side()

    def _switch_hands(self) -> None:
        self._open_hands = not self._open_hands
        self._show_step()

    def _play_or_stop(self) -> None:
        if self._walk.playing:
            self._walk.stop()
        else:
            self._asking = self._quiz = False
            self._tried = None
            self._walk.play()
        self._show_step()
        self._show_side()

    # ------------------------------------------------------------------ trying again

    def _next_loss(self) -> None:
        """To the next loss of the list; while one tries again, it asks at once."""
        losses = self._analysis.losses()
        if not losses:
            return
        now = self._chosen_loss()
        following = 0 if now is None else (now + 1) % len(losses)
        quiz = self._quiz
        self._go_to_ply(losses[following][0].ply)
        if quiz:
            self._ask()

    def _try_again(self) -> None:
        """Ask what the person would choose now; or, while asking, show the answer."""
        if self._asking:
            self._asking = self._quiz = False
            self._show_step()
            self._show_side()
            return
        decision = self._decision
        if decision is None or decision.forced or self._verdict_on(decision) is None:
            self._quiz = True
            self._next_loss()
            return
        self._ask()

    def _ask(self) -> None:
        self._asking, self._tried, self._quiz = True, None, True
        self._walk.stop()
        self._show_step()
        self._show_side()
        self.form.focus(self._own)

    def _choose(self, option: Option) -> None:
        """Take the person's choice and show what it is worth."""
        decision = self._decision
        verdict = self._verdict_on(decision)
        self._asking, self._tried = False, option
        self._show_step()
        self._show_side()
        self.form.focus(self._side.next)
        found = None if verdict is None else verdict.choice(option)
        good = found is not None and found.behind < 0.05
        self.services.audio.play("call_made" if good else "call_missed")

    # ------------------------------------------------------------------ time and keys

    def tick(self, dt_s: float) -> None:
        """Play on, and take what has been found out."""
        super().tick(dt_s)
        if self._game is None:
            return
        if self._analysis.tick():
            self._show_step()
            self._show_side()
            self._begin_at_the_worst()
        before = (self._walk.round, self._walk.step)
        if self._walk.tick(dt_s, self.services.motion):
            self._arrive(before, by_itself=True)

    def _begin_at_the_worst(self) -> None:
        """When all is judged and nobody has gone anywhere yet, show the biggest loss."""
        losses = self._analysis.losses()
        if not self._begun and losses and not self._analysis.running:
            self._go_to_ply(losses[0][0].ply)

    @property
    def wants_frames(self) -> bool:
        """Whether something moves, is played, or is still being found out."""
        running = self._game is not None and (self._analysis.running or self._walk.playing)
        return super().wants_frames or running

    def handle(self, event: pygame.Event) -> None:
        """Page keys go from round to round, wherever the focus is."""
        if self._game is not None and event.type == pygame.KEYDOWN:
            on_list = self.form.focused is self._side.list
            if event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN} and not on_list:
                self._jump_round(1 if event.key == pygame.K_PAGEDOWN else -1)
                return
        super().handle(event)

    def hotkey(self, event: pygame.Event) -> bool:
        """N next loss, T try again, O open hands, P play, comma and full stop step."""
        if self._game is None or keys.has_ctrl(event) or keys.has_alt(event):
            return False
        letters = {
            "n": self._next_loss,
            "t": self._try_again,
            "o": self._switch_hands,
            "p": self._play_or_stop,
        }
        action = letters.get(keys.letter(event) or "")
        if action is not None:
            action()
            return True
        typed = getattr(event, "unicode", "")
        if typed in {",", "."}:
            self._step_by(1 if typed == "." else -1)
            return True
        return False

    def escape(self) -> None:
        """Back; out of a question first."""
        if self._asking:
            self._try_again()
        else:
            super().escape()
