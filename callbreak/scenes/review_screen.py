"""What is on the screen of a review: the widgets, and how a step and the lists are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from callbreak.scenes.review_facts import FactsOfSteps, Wish
from callbreak.scenes.review_foot import FootActions, ReviewFoot
from callbreak.scenes.review_ground import Header, paint_ground
from callbreak.scenes.review_rows import loss_rows, round_rows
from callbreak.scenes.review_side import LOSSES, ReviewSide, SideActions
from callbreak.scenes.review_why import why
from callbreak.ui.card_images import CardImages
from callbreak.ui.review_board import ReviewBoard
from callbreak.ui.review_hand import ReviewHand
from callbreak.ui.review_layout import review_layout
from callbreak.words import tr
from callbreak.words.joining import sentences
from callbreak.words.players import player_name
from callbreak.words.review_phrases import summary_sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ai.evaluation import Option
    from callbreak.ai.review import Decision, Verdict
    from callbreak.scenes.review_analysis import Analysis
    from callbreak.scenes.review_game import ReviewedGame
    from callbreak.scenes.review_trying import Trying
    from callbreak.scenes.review_walk import Walk
    from callbreak.settings import Settings
    from callbreak.ui.form import Form


@dataclass(frozen=True, slots=True)
class ScreenActions:
    """What the screen asks of the scene."""

    close: Callable[[], None]
    switch_hands: Callable[[], None]
    choose: Callable[[Option], None]
    side: SideActions
    foot: FootActions


class ReviewScreen:
    """The widgets of one form."""

    def __init__(
        self,
        game: ReviewedGame,
        walk: Walk,
        analysis: Analysis,
        settings: Settings,
    ) -> None:
        self._game = game
        self._walk = walk
        self._analysis = analysis
        self._table = settings.table
        self._facts = FactsOfSteps(game)

    def lay_out(
        self, form: Form, size_px: tuple[int, int], page: str, actions: ScreenActions
    ) -> None:
        """Put header, board, own hand, side and foot into the form."""
        look, table = form.look, self._table
        self._look = look
        images = CardImages(look.theme, four_colours=table.four_colours, back=table.back)
        places = review_layout(size_px, look)
        form.ground = paint_ground(size_px, look, places)
        self.header = Header(look, places.header, actions.close, actions.switch_hands)
        self.board = ReviewBoard(images)
        self.board.place(places.board)
        self.own = ReviewHand(images, actions.choose)
        self.own.place(places.own)
        form.add(*self.header.widgets, self.board, self.own)
        self.side = ReviewSide(look, page, actions.side)
        self.side.lay_out(form, places.side, self._losses_title())
        self.foot = ReviewFoot(look, places, actions.foot)
        form.add(*self.foot.widgets)

    def _losses_title(self) -> str:
        if self._game.has_person:
            return tr("Your biggest losses")
        return tr("Losses of {name}", name=player_name(self._game.setup.players[self._game.seat]))

    # ------------------------------------------------------------------ a step

    def show_step(
        self,
        decision: Decision | None,
        verdict: Verdict | None,
        trying: Trying,
        *,
        open_hands: bool,
        fly: bool,
    ) -> None:
        """Show the step where the walk stands; with ``fly`` its card comes from the hand."""
        walk, table = self._walk, self._table
        now = walk.now
        clockwise = table.direction == "clockwise"
        wish = Wish(open_hands, trying.asking, trying.choice, table.sort, clockwise)
        self.board.show(self._facts.board(now, wish), self._look, fly=fly)
        self.own.show(self._facts.own(now, wish, decision, verdict))
        self.header.show(self._game, walk.round, "" if trying.asking else self._facts.sentence(now))
        self.header.eye.set_on(open_hands)
        self.foot.show(now, walk.step, walk.last_step, self._marks(), playing=walk.playing)
        self._show_note(decision, verdict, trying)
        self._show_buttons(decision, verdict, trying)

    def _marks(self) -> list[int]:
        """The steps of the round that lost points."""
        verdicts = self._analysis.verdicts
        return [
            place
            for place, step in enumerate(self._game.rounds[self._walk.round])
            if step.ply in verdicts and verdicts[step.ply].loss
        ]

    def _show_note(
        self,
        decision: Decision | None,
        verdict: Verdict | None,
        trying: Trying,
    ) -> None:
        note, analysis = self.side.note, self._analysis
        if trying.asking:
            note.say(tr("Try again"), tr("Choose before the answer is shown."))
        elif decision is not None and verdict is not None:
            note.say(*why(self._facts.names, decision, verdict, trying.choice))
        elif analysis.running:
            words = tr(
                "Each call and card of yours is weighed against the others that you had, "
                "from what you could know then."
            )
            note.say(tr("Your decisions are being judged"), words)
        else:
            number = self._walk.round + 1
            words = sentences(*summary_sentences(analysis.summary_of(number)))
            note.say(tr("Round {n}", n=number), words)

    def _show_buttons(
        self, decision: Decision | None, verdict: Verdict | None, trying: Trying
    ) -> None:
        side = self.side
        lost = bool(self._analysis.losses())
        side.again.say(tr("Show the answer") if trying.asking else tr("Try again"))
        side.again.icon_name = "" if trying.asking else "undo"
        can_try = decision is not None and not decision.forced and verdict is not None
        side.again.set_enabled(can_try or lost)
        side.next.set_enabled(lost)

    # ------------------------------------------------------------------ the lists

    def show_side(self, page: str, trying: Trying) -> None:
        """Show the losses or the rounds; while one tries again no loss tells the answer."""
        side, analysis = self.side, self._analysis
        losses = analysis.losses()
        side.count.say(str(len(losses)) if losses or not analysis.running else "")
        side.progress.show(analysis.done, analysis.total)
        if page == LOSSES:
            chosen = self.chosen_loss()
            told = None if trying.asking else chosen
            rows = loss_rows(losses, quiz=trying.on, told=told)
            nothing = tr("No clear mistake.")
            if analysis.running:
                nothing = tr(
                    "{n} of {total} decisions are judged.", n=analysis.done, total=analysis.total
                )
        else:
            rows, nothing = round_rows(self._game, analysis), ""
            chosen = self._walk.round
        side.show_rows(rows, chosen, nothing)

    def chosen_loss(self) -> int | None:
        """Which of the losses the walk stands at."""
        ply = self._walk.now.ply
        plies = [decision.ply for decision, _ in self._analysis.losses()]
        return plies.index(ply) if ply in plies else None
