"""What the review shows of a step: hands, trick, bars and words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from callbreak.engine.cards import Card
from callbreak.engine.commands import MakeCall, PlayCard
from callbreak.engine.events import CallMade, CardPlayed
from callbreak.session.hand_order import in_order
from callbreak.ui.portraits import portraits_for
from callbreak.ui.review_board import BoardFacts, HandFacts
from callbreak.ui.review_facts import ChoiceFacts, OwnFacts
from callbreak.ui.review_places import LEFT, RIGHT
from callbreak.words import ctx, tr
from callbreak.words.events import Names, event_sentences
from callbreak.words.numbers import won_and_call
from callbreak.words.players import player_names
from callbreak.words.review_phrases import behind_text

if TYPE_CHECKING:
    from callbreak.ai.evaluation import Option
    from callbreak.ai.review import Decision, Verdict
    from callbreak.engine.seats import Seat
    from callbreak.scenes.review_game import ReviewedGame, Step


@dataclass(frozen=True, slots=True)
class Wish:
    """How a step is to be shown.

    Attributes:
        open_hands: whether the others' cards are shown.
        asking: whether the person is to choose again, so that no answer may be seen.
        tried: what was chosen again, None if nothing.
        sort: how hands are sorted.
        clockwise: whether the turn goes clockwise on the screen.
    """

    open_hands: bool = True
    asking: bool = False
    tried: Option | None = None
    sort: str = "alternating"
    clockwise: bool = False


class FactsOfSteps:
    """Makes facts of the steps of one game."""

    def __init__(self, game: ReviewedGame) -> None:
        self._game = game
        self._players = player_names(game.setup)
        you = game.seat if game.has_person else None
        self.names = Names(self._players, you)
        self._faces = portraits_for(tuple(player.name for player in game.setup.players), you)

    def place(self, seat: Seat, wish: Wish) -> int:
        """Where a seat is on the screen."""
        place = (seat - self._game.seat) % 4
        return {RIGHT: LEFT, LEFT: RIGHT}.get(place, place) if wish.clockwise else place

    def board(self, step: Step, wish: Wish) -> BoardFacts:
        """The hands of the others, and the trick or the calls."""
        trick = step.trick
        own = self._game.seat
        plays = () if trick is None else trick.plays
        if wish.asking:
            plays = tuple(play for play in plays if play[0] != own)
        played = dict(plays)
        hands = {}
        for seat in range(4):
            if seat == own:
                continue
            hand = in_order(step.hand(seat), wish.sort)
            raised = frozenset({played[seat]}) if seat in played else frozenset()
            cards: tuple[Card | None, ...] = hand
            if not wish.open_hands:
                hidden = len(hand) - (seat in played)
                cards, raised = (None,) * hidden, frozenset()
            hands[self.place(seat, wish)] = HandFacts(
                name=self._players[seat],
                face=self._faces[seat],
                count=won_and_call(step.won[seat], step.calls[seat]),
                cards=cards,
                raised=raised,
                acts=step.command is not None and step.state.turn == seat,
            )
        if trick is None:
            return self._calls(step, wish, hands)
        winner = self.place(trick.winner, wish) if plays and not wish.asking else None
        shown = tuple((self.place(seat, wish), card) for seat, card in plays)
        return BoardFacts(hands, shown, winner)

    def _calls(self, step: Step, wish: Wish, hands: dict[int, HandFacts]) -> BoardFacts:
        own = self._game.seat
        calls = {
            self.place(seat, wish): call
            for seat, call in enumerate(step.calls)
            if call is not None and not (wish.asking and seat == own)
        }
        newest = None
        if isinstance(step.command, MakeCall) and not wish.asking:
            newest = self.place(step.command.seat, wish)
        return BoardFacts(hands, calls=calls, newest=newest)

    def own(
        self, step: Step, wish: Wish, decision: Decision | None, verdict: Verdict | None
    ) -> OwnFacts:
        """The own hand, with bars where the seat decided something."""
        seat = self._game.seat
        hand = in_order(step.hand(seat), wish.sort)
        calling = decision is not None and decision.trick_number is None
        choices: tuple[ChoiceFacts, ...]
        if calling:
            assert decision is not None
            choices = tuple(
                self._choice(call, decision, verdict, wish)
                for call in _calls_shown(decision, verdict)
            )
        else:
            choices = tuple(self._card(card, step, decision, verdict, wish) for card in hand)
        return OwnFacts(
            name=tr("You") if self._game.has_person else self._players[seat],
            face=self._faces[seat],
            count=won_and_call(step.won[seat], _own_call(step, seat, wish)),
            choices=choices,
            hand=hand if calling else (),
            caption=self._caption(step, decision, verdict, wish),
            scale=behind_text,
            choosing=wish.asking,
        )

    def _card(
        self,
        card: Card,
        step: Step,
        decision: Decision | None,
        verdict: Verdict | None,
        wish: Wish,
    ) -> ChoiceFacts:
        if decision is not None:
            return self._choice(card, decision, verdict, wish)
        trick = step.trick
        own = self._game.seat
        played = trick is not None and (own, card) in trick.plays
        return ChoiceFacts(card, raised=played)

    def _choice(
        self, option: Option, decision: Decision, verdict: Verdict | None, wish: Wish
    ) -> ChoiceFacts:
        legal = not isinstance(option, Card) or option in decision.view.legal
        taken = option == decision.taken
        if wish.asking:
            return ChoiceFacts(option, legal=legal)
        found = None if verdict is None or decision.forced else verdict.choice(option)
        if found is None or verdict is None:
            chip = _chosen_word(decision) if taken else ""
            return ChoiceFacts(option, legal=legal or taken, chip=chip)
        kind, chip = "plain", ""
        if option == verdict.best:
            kind, chip = "best", ctx("a card or call", "best")
            if taken:
                chip = _chosen_word(decision)
        elif taken:
            kind, chip = "played", _chosen_word(decision)
        elif option == wish.tried:
            kind, chip = "tried", ctx("a card or call", "tried")
        words = behind_text(found.behind)
        return ChoiceFacts(option, legal or taken, found.behind, words, chip, kind)

    def _caption(
        self, step: Step, decision: Decision | None, verdict: Verdict | None, wish: Wish
    ) -> str:
        if wish.asking:
            if decision is not None and decision.trick_number is None:
                return tr("What do you call now?")
            return tr("Which card do you play now?")
        if decision is None or verdict is not None:
            return self.sentence(step)
        return tr("This decision is being judged …")

    def sentence(self, step: Step) -> str:
        """What was done in a step."""
        match step.command:
            case MakeCall(seat=seat, call=call):
                return event_sentences(CallMade(seat, call), self.names)[0]
            case PlayCard(seat=seat, card=card):
                return event_sentences(CardPlayed(seat, card), self.names)[0]
            case _:
                return tr("The cards are dealt.")


def _chosen_word(decision: Decision) -> str:
    """On the card or the number that was chosen."""
    if decision.trick_number is None:
        return ctx("on a number", "called")
    return ctx("on a card", "played")


def _own_call(step: Step, seat: Seat, wish: Wish) -> int | None:
    hidden = wish.asking and isinstance(step.command, MakeCall)
    return None if hidden else step.calls[seat]


def _calls_shown(decision: Decision, verdict: Verdict | None) -> list[int]:
    """The calls that are worth a look: those that were judged, or the lower half."""
    rules = decision.view.rules
    taken = decision.taken
    assert isinstance(taken, int)
    known = () if verdict is None else verdict.choices
    calls = [choice.option for choice in known if isinstance(choice.option, int)]
    high = max([rules.min_call + 5, taken + 2, *calls])
    return list(range(rules.min_call, min(rules.max_call, high) + 1))
