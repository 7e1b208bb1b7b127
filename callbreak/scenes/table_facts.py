"""Gathers all that the table shows besides the cards, in one value."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from callbreak.engine.commands import Command, MakeCall, PlayCard
from callbreak.engine.deal import fingerprint
from callbreak.engine.rules import Revoke
from callbreak.engine.view import Phase
from callbreak.scenes import table_words
from callbreak.ui.last_trick import LastTrick
from callbreak.ui.portraits import portraits_for
from callbreak.ui.table_view import TableFacts
from callbreak.words import language, tr
from callbreak.words.cards import card_text
from callbreak.words.events import Names, event_sentences, redeal_question
from callbreak.words.hints import hint_lead, hint_sentence
from callbreak.words.joining import sentences
from callbreak.words.players import player_names

if TYPE_CHECKING:
    from callbreak.ai.hints import Hint
    from callbreak.engine.seats import Seat
    from callbreak.session.cues import Announce
    from callbreak.session.session import Session
    from callbreak.session.shown import Shown
    from callbreak.settings import TableSettings


class Moment(NamedTuple):
    """What the scene knows besides the position.

    Attributes:
        settings: how the table is wished for.
        refusal: why a card may not be played.
        calling: whether the person is to call.
        choosing: whether the person is to play a card.
        announced: what is told in the middle.
        acting: the seat whose call or card is on its way; the turn's light stays with it.
        turning_up: whether the own hand is being turned up.
        waits: whether the table waits for a click.
        thinking: whether the bots think.
        last_trick: whether the last trick is looked at.
        claim: whether the rest may be claimed.
    """

    settings: TableSettings
    refusal: str
    calling: bool
    choosing: bool
    announced: Announce | None
    acting: Seat | None
    turning_up: bool
    waits: bool
    thinking: bool
    last_trick: bool
    claim: bool


class FactsMaker:
    """Puts a position into words.

    Attributes:
        hint: the card or call that is pointed at.
        advice: what the strong bot has said of it, with its worth and its reason.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.hint: Command | None = None
        self.advice: Hint | None = None
        kept = tuple(player.name for player in session.setup.players)
        self._faces = portraits_for(kept, session.person)
        self._told: tuple[tuple[object, ...], TableFacts] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called in the language in force, by seat."""
        return player_names(self._session.setup)

    @property
    def marks_legal(self) -> bool:
        """Whether the cards that may be played stand out; not where one plays with revokes."""
        return self._session.setup.rules.revoke is Revoke.PREVENTED

    def table(self, shown: Shown, moment: Moment) -> TableFacts:
        """Everything that the table shows now; put into words anew only when something is."""
        asked = (shown, moment, self.hint, self.advice, self._session.ticket, language())
        if self._told is None or self._told[0] != asked:
            self._told = asked, self._made(shown, moment)
        return self._told[1]

    def _made(self, shown: Shown, moment: Moment) -> TableFacts:
        setup = self._session.setup
        trick = table_words.trick_of(shown)
        turn = moment.acting if shown.turn is None else shown.turn
        # What the hand holds is told once one has seen it.
        seen = replace(shown, face_up=False) if moment.turning_up else shown
        own_played = any(seat == shown.seat for seat, _ in shown.trick)
        playing = shown.phase is Phase.PLAYING
        caption = self._caption(shown, moment)
        # What the hint is stands out: all of it while the reason is still being thought of.
        lead = self._advice_lead() if self.advice or not self.hint else caption
        call = None
        if moment.calling:
            words, index = self.call_hint()
            call = replace(
                table_words.call_facts(shown, self.names, setup.rules, words, index),
                hint_lead=self.call_lead(),
            )
        return TableFacts(
            seats=tuple(
                table_words.seat_facts(
                    shown,
                    setup,
                    seat,
                    self._faces[seat],
                    self.names[seat],
                    thinking=moment.thinking,
                    acting=moment.acting,
                )
                for seat in range(4)
            ),
            strip=table_words.strip_facts(
                shown, setup, self.names, len(self._session.state.finished)
            ),
            corner=table_words.corner_facts(
                seen, self.names, show_played=moment.settings.show_played
            ),
            caption=caption,
            caption_lead=lead if caption.startswith(lead) else "",
            refusal=moment.refusal,
            call=call,
            banner=self._banner(moment.announced),
            question=self._question(shown),
            question_title=tr("A new deal"),
            turn=turn,
            slot=playing
            and not own_played
            and not moment.claim
            and bool(shown.trick or moment.choosing),
            led=None if trick is None else trick.led_suit,
            winning=None if trick is None else trick.winning_card,
            last_trick=self._last_trick(shown) if moment.last_trick else None,
            seal=self.seal(shown),
        )

    def seal(self, shown: Shown) -> str:
        """The seed's SHA-256 before the first card, however the game was begun."""
        played = shown.phase not in {Phase.REDEAL, Phase.CALLING} and sum(shown.counts) < 52
        if shown.round_number > 1 or played:
            return ""
        seal = fingerprint(self._session.setup.seed)
        return tr("Fingerprint of the deals: {hash}", hash=seal)

    def _caption(self, shown: Shown, moment: Moment) -> str:
        if moment.waits:
            return tr("Click to go on")
        if shown.phase is Phase.ROUND_OVER:
            return tr("The round is over")
        if not moment.choosing:
            return ""
        if self.advice is not None:
            return self._advice(self.advice)
        if isinstance(self.hint, PlayCard):
            return tr("Hint: play the {card}", card=card_text(self.hint.card))
        if moment.claim:
            return tr("Every trick that is left is yours")
        if not self.marks_legal:
            return tr("Your turn")
        return table_words.demand(shown)

    def call_hint(self) -> tuple[str, int | None]:
        """The hint for the call in words, and which of the numbers it is."""
        if not isinstance(self.hint, MakeCall):
            return "", None
        words = "" if self.advice is None else self._advice(self.advice)
        return words, self.hint.call - self._session.setup.rules.min_call

    def _advice(self, hint: Hint) -> str:
        return hint_sentence(hint, Names(self.names, self._session.person))

    def call_lead(self) -> str:
        """With what the hint for the call begins that stands out."""
        return self._advice_lead()

    def _advice_lead(self) -> str:
        if self.advice is None:
            return ""
        return hint_lead(self.advice, Names(self.names, self._session.person))

    def _banner(self, announced: Announce | None) -> str:
        if announced is None:
            return ""
        names = Names(self.names, self._session.person)
        return sentences(*event_sentences(announced.event, names))

    def _question(self, shown: Shown) -> str:
        reason = self._session.view.redeal_reason
        if shown.phase is not Phase.REDEAL or reason is None or shown.turn is None:
            return ""
        return redeal_question(reason)

    def _last_trick(self, shown: Shown) -> LastTrick | None:
        if not shown.tricks:
            return None
        trick = shown.tricks[-1]
        plays = tuple((self.names[seat], card, seat == trick.winner) for seat, card in trick.plays)
        return LastTrick(tr("Last trick: to {name}", name=self.names[trick.winner]), plays)
