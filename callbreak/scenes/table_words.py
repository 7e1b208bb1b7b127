"""What the table says: from the shown position to facts in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.cards import Card, Suit, of_suit
from callbreak.engine.rules import Overtricks
from callbreak.engine.state import Kind
from callbreak.engine.trick import Trick
from callbreak.engine.view import Phase
from callbreak.ui.call_panel import CallFacts
from callbreak.ui.corner_panel import (
    SUIT_SIGNS,
    CornerFacts,
    HandFacts,
    LastTrickFacts,
    PlayedFacts,
)
from callbreak.ui.score_strip import StripFacts
from callbreak.ui.seat_marks import pips_for
from callbreak.ui.seat_panel import SeatFacts
from callbreak.words import ctx, ntr, tr
from callbreak.words.cards import card_text, one_of, suit_name
from callbreak.words.numbers import column_score
from callbreak.words.rules_words import level_name

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules
    from callbreak.engine.seats import Seat
    from callbreak.engine.state import Setup
    from callbreak.session.shown import Shown

_PLAYED = frozenset({Phase.PLAYING, Phase.ROUND_OVER, Phase.GAME_OVER})


def seat_facts(
    shown: Shown,
    setup: Setup,
    seat: Seat,
    face: str,
    name: str,
    *,
    thinking: bool,
    acting: Seat | None = None,
) -> SeatFacts:
    """What a seat shows while the call or card of the seat ``acting`` is on its way."""
    kind = setup.players[seat].kind
    played = shown.phase in _PLAYED
    call, won = shown.calls[seat], shown.won[seat]
    left = 13 - len(shown.tricks)
    return SeatFacts(
        name=name,
        face=face,
        level=kind.value,
        level_words="" if kind is Kind.HUMAN else level_name(kind.value),
        note=_note(shown, seat, acting, person=seat == setup.person, thinking=thinking),
        call=call,
        won=won,
        fraction=played and call is not None,
        call_words=ctx("before the number", "Call"),
        pips=pips_for(call, won, left) if call is not None and played else (),
        on_turn=seat in {acting, shown.turn},
        dealer=shown.dealer == seat,
        badge=_badge(call, won, left, setup.rules) if played and call is not None else "",
    )


def _note(shown: Shown, seat: Seat, acting: Seat | None, *, person: bool, thinking: bool) -> str:
    if shown.turn == seat:
        if person:
            alone = {Phase.CALLING: tr("Your call?"), Phase.REDEAL: tr("Your turn")}
            return alone.get(shown.phase) or tr("your turn")
        return tr("thinking …") if thinking else ""
    turn = acting if shown.turn is None else shown.turn
    if shown.phase is not Phase.CALLING or turn is None or seat == turn:
        return ""
    if seat == (turn + 1) % 4 and shown.calls[seat] is None:
        return tr("calls next")
    return tr("calls last") if seat == shown.dealer else ""


def _badge(call: int, won: int, left: int, rules: Rules) -> str:
    """Whether the call is made by now, or can no longer be made."""
    if call - won > left:
        return "missed"
    if rules.overtricks is Overtricks.ONE_ALLOWED and won > call + 1:
        return "missed"
    return "made" if won >= call else ""


def strip_facts(shown: Shown, setup: Setup, names: tuple[str, ...], rounds_done: int) -> StripFacts:
    """What the score strip shows, the own seat first."""
    order = tuple((shown.seat + step) % 4 for step in range(4))
    totals = tuple(shown.totals[seat] for seat in order)
    best = max(totals)
    leaders = tuple(i for i, total in enumerate(totals) if total == best) if rounds_done else ()
    rounds = setup.rules.rounds
    if rounds is None:
        round_words = tr("Round {n}", n=shown.round_number)
    else:
        round_words = tr("Round {n}/{all}", n=shown.round_number, all=rounds)
    if shown.phase in _PLAYED:
        trick_words = tr("Trick {n}/13", n=min(len(shown.tricks) + 1, 13))
    else:
        trick_words = tr("Calls")
    return StripFacts(
        round_words=round_words,
        trick_words=trick_words,
        names=tuple(names[seat] for seat in order),
        totals=tuple(column_score(total, setup.rules) for total in totals),
        leaders=leaders,
        own=0 if setup.is_person(shown.seat) else None,
    )


def corner_facts(shown: Shown, names: tuple[str, ...], *, show_played: bool) -> CornerFacts:
    """What the corner panel shows."""
    if shown.phase not in _PLAYED:
        counts = tuple(
            (suit, len(of_suit(shown.hand, suit)) if shown.face_up else None) for suit in SUIT_SIGNS
        )
        total = shown.counts[shown.seat]
        # While it is dealt fewer lie there than the hand will have.
        words = ntr("{n} card", "{n} cards", total) if shown.face_up else ""
        return HandFacts(tr("Your hand"), words, counts)
    if show_played:
        played = {card for trick in shown.tricks for card in trick.cards}
        return PlayedFacts(frozenset(played | {card for _, card in shown.trick}))
    last = shown.tricks[-1] if shown.tricks else None
    winner = tr("none yet") if last is None else tr("to {name}", name=names[last.winner])
    # Translators: on a small panel; a short form will do.
    return LastTrickFacts(ctx("panel", "Last trick"), winner, last, "L")


def call_facts(
    shown: Shown, names: tuple[str, ...], rules: Rules, hint: str, hinted: int | None
) -> CallFacts:
    """What the call panel says; ``hinted`` is the index of a number."""
    order = tuple((shown.dealer + 1 + step) % 4 for step in range(4))
    chips = []
    for seat in order:
        call = shown.calls[seat]
        waiting = "?" if seat == shown.turn else "–"
        chips.append((names[seat], waiting if call is None else str(call)))
    total = sum(call for call in shown.calls if call is not None)
    if rules.min_total_calls:
        sum_words = tr("Sum {n}, at least {least}", n=total, least=rules.min_total_calls)
    else:
        sum_words = tr("Sum {n} of 13", n=total)
    return CallFacts(
        title=tr("Your call"),
        question=tr("How many tricks will you win?"),
        hint=hint or tr("Press H for a hint."),
        hinted_index=hinted,
        called_words=tr("Called so far"),
        chips=tuple(chips),
        sum_words=sum_words,
        turn=order.index(shown.seat),
        least=rules.min_call,
    )


def trick_of(shown: Shown) -> Trick | None:
    """The trick in the middle, None while nothing lies there."""
    if not shown.trick:
        return None
    return Trick(shown.trick[0][0], tuple(card for _, card in shown.trick))


def demand(shown: Shown) -> str:
    """What the person on turn must do, in one line."""
    trick = trick_of(shown)
    legal, hand = shown.legal, shown.hand
    if trick is None or trick.led_suit is None or trick.winning_card is None:
        if len(legal) < len(hand):
            return tr("You lead: any card but a spade")
        return tr("You lead: play any card")
    led, best = trick.led_suit, trick.winning_card
    following = of_suit(hand, led)
    if following:
        if len(legal) < len(following):
            return _beat(best, legal)
        return _follow(led, legal)
    return _void(led, best, legal, hand)


def _beat(best: Card, legal: tuple[Card, ...]) -> str:
    if len(legal) > 3:
        return tr("Beat the {card}", card=card_text(best))
    return tr("Beat the {card} with {cards}", card=card_text(best), cards=one_of(legal))


def _follow(led: Suit, legal: tuple[Card, ...]) -> str:
    if len(legal) <= 3:
        return tr("Follow suit with {cards}", cards=one_of(legal))
    suit = f"{suit_name(led)} {SUIT_SIGNS[led]}"
    return tr("Follow suit: {suit}", suit=suit)


def _void(led: Suit, best: Card, legal: tuple[Card, ...], hand: tuple[Card, ...]) -> str:
    sign = SUIT_SIGNS[led]
    if len(legal) == len(hand):
        return tr("You have no {suit}: play any card", suit=sign)
    winning = best.suit is Suit.SPADES
    if winning and all(card.rank > best.rank for card in legal):
        if len(legal) > 3:
            return tr("Overruff the {card}", card=card_text(best))
        return tr("Overruff the {card} with {cards}", card=card_text(best), cards=one_of(legal))
    if len(legal) > 3:
        return tr("You have no {suit}: play a spade", suit=sign)
    return tr("You have no {suit}: ruff with {cards}", suit=sign, cards=one_of(legal))
