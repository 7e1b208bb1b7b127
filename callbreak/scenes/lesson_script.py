"""The deal of the lesson: a seed, what the others call and play, and what there is to learn.

Nothing is made up: the seed deals these cards by the rules of every game, the others' cards are
what the game's own bots chose, and the engine referees. After the fifth trick the bots go on by
themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from callbreak.ai.levels import Level, quick_answer
from callbreak.engine.cards import Card, Suit, of_suit, parse_cards
from callbreak.engine.commands import Command, MakeCall, PlayCard
from callbreak.engine.game import refusal
from callbreak.engine.rules import Rules
from callbreak.engine.state import Calling, Kind, Player, Playing, Setup
from callbreak.engine.view import Phase, SeatView, observe
from callbreak.scenes.table_bots import TableBots
from callbreak.scenes.table_facts import FactsMaker
from callbreak.session.session import Session
from callbreak.words import teaching_lesson
from callbreak.words.teaching_lesson import Said

if TYPE_CHECKING:
    from callbreak.engine.state import State
    from callbreak.session.shown import Shown

SEED: Final = "lesson 3449"
RULES: Final = Rules(rounds=3)
OTHERS: Final = ("Asha", "Bikram", "Chandra")
CALL: Final = 4
"""What the teacher would call."""

CALLS: Final = {1: 2, 2: 2, 3: 1}
TRICKS: Final = tuple(
    map(parse_cards, ("JD QD 2D KD", "JC AC 7C 5C", "2C KC 6C 4S", "AD 3S 7D 3D", "3C 8C 9S QS"))
)
"""The tricks of the lesson, each in the order of play."""


def lesson_session(name: str) -> Session:
    """The game of the lesson; it is kept nowhere."""
    others = (Player(other, Kind.MEDIUM) for other in OTHERS)
    return Session(Setup(SEED, RULES, (Player(name, Kind.HUMAN), *others)))


def scripted_answer(state: State) -> Command:
    """What the bot on turn does: as in the script, as long as the rules allow that."""
    seat = state.turn
    assert seat is not None
    planned: Command | None = None
    if isinstance(state, Calling):
        planned = MakeCall(seat, CALLS[seat])
    elif isinstance(state, Playing) and len(state.tricks) < len(TRICKS):
        planned = PlayCard(seat, TRICKS[len(state.tricks)][len(state.trick.cards)])
    if planned is not None and refusal(state, planned) is None:
        return planned
    return quick_answer(observe(state, seat), Level.MEDIUM)


class LessonBots(TableBots):
    """Answers at once, and gives no hints: the teacher does."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, None, wait=False)
        self._lesson = session

    def tick(self) -> None:
        """Nothing is asked of anyone."""

    def ask_hint(self) -> None:
        """No hints in the lesson."""

    def answer(self) -> Command | None:
        """The next command of a bot, if one is on turn."""
        if self._lesson.bot_to_act is None:
            return None
        return scripted_answer(self._lesson.state)


class LessonFacts(FactsMaker):
    """As at every table, but a call is proposed by the teacher."""

    def call_hint(self) -> tuple[str, int | None]:
        """The teacher's call, and which of the numbers it is."""
        return teaching_lesson.proposed_call(CALL), CALL - RULES.min_call

    def call_lead(self) -> str:
        """All of it: the reason is what the teacher says."""
        return teaching_lesson.proposed_call(CALL)

    def seal(self, shown: Shown) -> str:  # noqa: ARG002 (what is no game has no seal)
        """The lesson's deal is known to everyone."""
        return ""


@dataclass(frozen=True, slots=True)
class Step:
    """What the teacher says now.

    Attributes:
        said: the words.
        wanted: the cards with which the lesson goes on; empty where every legal card will do.
        point: the card that the teacher points at.
        call: the call that the teacher proposes.
    """

    said: Said
    wanted: tuple[Card, ...] = ()
    point: Card | None = None
    call: int | None = None


def step_of(view: SeatView) -> Step | None:
    """What the teacher says when the person is on turn; None when the person is not."""
    if not view.on_turn:
        return None
    if view.phase is Phase.CALLING:
        return Step(teaching_lesson.call(CALL), call=CALL)
    number = len(view.tricks)
    if number >= len(TRICKS):
        called = view.calls[view.seat] or 0
        return Step(teaching_lesson.go_on_alone(view.won[view.seat], called))
    return (_head, _lead_to_be_void, _ruff, _lead_high, _overruff)[number](view)


def _head(view: SeatView) -> Step:
    trick = view.trick
    assert trick is not None
    assert trick.winning_card is not None
    following = of_suit(view.hand, Suit.DIAMONDS)
    tempting = min(card for card in following if card not in view.legal)
    said = teaching_lesson.head(trick.winning_card, view.legal, tempting)
    return Step(said)


def _lead_to_be_void(view: SeatView) -> Step:
    club = max(of_suit(view.hand, Suit.CLUBS))
    return Step(teaching_lesson.lead_to_be_void(club), (club,), club)


def _ruff(view: SeatView) -> Step:
    return Step(teaching_lesson.ruff(min(of_suit(view.hand, Suit.SPADES))))


def _lead_high(view: SeatView) -> Step:
    diamond = max(of_suit(view.hand, Suit.DIAMONDS))
    return Step(teaching_lesson.lead_high(diamond), (diamond,), diamond)


def _overruff(view: SeatView) -> Step:
    trick = view.trick
    assert trick is not None
    assert trick.winning_card is not None
    lost = view.tricks[-1].cards[0]
    return Step(teaching_lesson.overruff(trick.winning_card, lost, view.legal))
