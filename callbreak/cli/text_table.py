"""The table in words: says what happens and asks the person, one line at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.cli.text_input import Request, read_card, read_number, read_request
from callbreak.cli.text_lines import (
    hand_lines,
    last_trick_line,
    needs_line,
    score_lines,
    trick_line,
)
from callbreak.engine.claim import claimant
from callbreak.engine.commands import (
    AskRedeal,
    Command,
    DeclineRedeal,
    EndGame,
    MakeCall,
    NextRound,
    PlayCard,
)
from callbreak.engine.deal import fingerprint
from callbreak.engine.game import Refused
from callbreak.engine.rules import Revoke
from callbreak.engine.state import Calling, GameOver, Playing, RedealOffer, RoundOver
from callbreak.words import tr
from callbreak.words.joining import labelled, listed
from callbreak.words.phrases import (
    Names,
    card_text,
    event_sentences,
    hint_sentence,
    redeal_question,
    refusal_sentence,
    rules_lines,
)
from callbreak.words.players import player_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from callbreak.ai.hints import Hint
    from callbreak.engine.cards import Card
    from callbreak.engine.events import Event
    from callbreak.engine.view import SeatView
    from callbreak.session.session import Session


class TextTable:
    """One game as text.

    Args:
        session: the game; it may be under way.
        say: writes a line.
        ask: asks a question and gives what was typed, None at the end of input.
        think: answers for the bot on turn.
        advise: what the strong bot would do in the person's place.
        go_on: the command that goes on with the game when the person has left.
    """

    def __init__(
        self,
        session: Session,
        *,
        say: Callable[[str], None],
        ask: Callable[[str], str | None],
        think: Callable[[Session], Command],
        advise: Callable[[SeatView], Hint],
        go_on: str,
    ) -> None:
        self._session = session
        self._say = say
        self._ask = ask
        self._think = think
        self._advise = advise
        self._go_on = go_on
        self._names = Names(player_names(session.setup), session.person)
        self._leaving = False

    def play(self) -> None:
        """Play until the game is over or the person leaves; the game is kept either way."""
        self._open()
        while not self._session.over and not self._leaving:
            state = self._session.state
            if self._session.bot_to_act is not None:
                self._submit(self._think(self._session))
            elif isinstance(state, RoundOver):
                self._between_rounds()
            else:
                self._decide()
        if self._leaving:
            self._say(tr("The game is kept. Go on with: {command}", command=self._go_on))
        else:
            self._say(tr("The seed was: {seed}", seed=self._session.setup.seed))

    def _open(self) -> None:
        setup = self._session.setup
        self._say(tr("Call Break, with these rules:"))
        self._say_all(rules_lines(setup.rules))
        self._say(tr("Fingerprint of the deals: {hash}", hash=fingerprint(setup.seed)))
        if setup.person is not None:
            self._say(tr("Type ? at any question for help."))
        if not self._session.commands:
            self._tell(self._session.opening)
        else:
            self._say_needs()

    def _say_needs(self) -> None:
        """What everyone has called, and won of it, once anyone has called."""
        view = self._session.view
        if any(call is not None for call in view.calls):
            self._say(needs_line(view, self._names))

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            self._say_all(event_sentences(event, self._names))

    def _submit(self, command: Command) -> None:
        try:
            self._tell(self._session.submit(command))
        except Refused as error:
            self._say(refusal_sentence(error.refusal))

    def _between_rounds(self) -> None:
        self._say_all(score_lines(self._session.view, self._names))
        endless = self._session.setup.rules.rounds is None
        if self._session.person is None:
            self._submit(NextRound())
            return
        question = tr("Press Enter for the next round.")
        if endless:
            question = tr("Press Enter for the next round, or type 0 to end the game.")
        typed = self._question(question)
        if typed is None:
            return
        self._submit(EndGame() if endless and read_number(typed) == 0 else NextRound())

    def _decide(self) -> None:
        view = self._session.view
        match self._session.state:
            case RedealOffer(turn=seat, reason=reason):
                self._say_all(hand_lines(view.hand))
                question = redeal_question(reason)
                typed = self._question(tr("{question} 1: yes, 2: no.", question=question))
                answer = None if typed is None else read_number(typed)
                if answer in (1, 2):
                    self._submit(AskRedeal(seat) if answer == 1 else DeclineRedeal(seat))
            case Calling(turn=seat, rules=rules):
                self._say_all(hand_lines(view.hand))
                typed = self._question(
                    tr("Your call, {low} to {high}?", low=rules.min_call, high=rules.max_call)
                )
                if typed is None:
                    return
                call = read_number(typed)
                if call is None:
                    self._say(tr("Type a number, or ? for help."))
                else:
                    self._submit(MakeCall(seat, call))
            case Playing():
                self._play_card(view)
            case RoundOver() | GameOver():
                raise AssertionError("nothing to decide")

    def _play_card(self, view: SeatView) -> None:
        assert view.trick is not None
        self._say(trick_line(view.trick, self._names))
        self._say_all(hand_lines(view.hand))
        choices = self._choices(view)
        if choices != view.hand:
            numbered = [labelled(str(i), card_text(card)) for i, card in enumerate(choices, 1)]
            self._say(tr("You may play {cards}", cards=listed(numbered)))
        if claimant(view) is not None and len(view.hand) > 1:
            self._say(tr("You win every trick that is left. Type c to play them out."))
        typed = self._question(tr("Your card?"))
        if typed is None:
            return
        card = read_card(typed, choices)
        if card is None:
            self._say(tr("Type a card like KH or 10♠, its number, or ? for help."))
        else:
            self._submit(PlayCard(view.seat, card))

    def _choices(self, view: SeatView) -> tuple[Card, ...]:
        """The cards that are numbered: with revokes none is marked as legal (R13)."""
        return view.hand if view.rules.revoke is Revoke.CALL_FAILS else view.legal

    def _question(self, question: str) -> str | None:
        """What was typed, None when it was a request (dealt with here) or the end of input."""
        typed = self._ask(question)
        request = Request.QUIT if typed is None else read_request(typed)
        if request is None:
            return typed
        self._do(request)
        return None

    def _do(self, request: Request) -> None:
        view = self._session.view
        match request:
            case Request.HELP:
                self._say_all(_help_lines())
            case Request.HINT:
                self._hint(view)
            case Request.LAST_TRICK:
                self._say(last_trick_line(view, self._names))
            case Request.SCORES:
                self._say_all(score_lines(view, self._names))
                self._say_needs()
            case Request.UNDO:
                undone = self._session.undo()
                self._say(tr("Taken back.") if undone else tr("There is nothing to take back."))
            case Request.RULES:
                self._say_all(rules_lines(view.rules))
            case Request.CLAIM:
                events = self._session.claim()
                if not events:
                    self._say(tr("It is not certain that you win every trick that is left."))
                self._tell(events)
            case Request.QUIT:
                self._leaving = True

    def _hint(self, view: SeatView) -> None:
        if not view.on_turn:
            self._say(tr("There is nothing to decide now."))
            return
        self._session.mark_assisted()
        if view.redeal_reason is not None:
            self._say(tr("Hint: ask for new cards."))
            return
        self._say(hint_sentence(self._advise(view), self._names))


def _help_lines() -> list[str]:
    return [
        tr("A card: its rank and suit, like KH, 10S or A♦, or its number in the list."),
        tr("The suits: C clubs, D diamonds, H hearts, S spades."),
        tr("h: a hint. l: the last trick. s: scores and calls. r: the rules."),
        tr("u: take back. c: claim the rest. q: leave; the game is kept."),
    ]
