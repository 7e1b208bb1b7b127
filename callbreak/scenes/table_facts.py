"""Gathers all that the table shows besides the cards, in one value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.commands import Command, MakeCall, PlayCard
from callbreak.engine.deal import fingerprint
from callbreak.engine.rules import Revoke
from callbreak.engine.view import Phase
from callbreak.scenes import table_words
from callbreak.ui.last_trick import LastTrick
from callbreak.ui.portraits import portraits_for
from callbreak.ui.table_view import TableFacts
from callbreak.words import tr
from callbreak.words.cards import card_text
from callbreak.words.events import Names, event_sentences, redeal_question
from callbreak.words.hints import hint_sentence
from callbreak.words.joining import sentences
from callbreak.words.players import player_names

if TYPE_CHECKING:
    from callbreak.ai.hints import Hint
    from callbreak.session.cues import Announce
    from callbreak.session.session import Session
    from callbreak.session.shown import Shown
    from callbreak.settings import TableSettings


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
        setup = session.setup
        self.names = player_names(setup)
        kept = tuple(player.name for player in setup.players)
        self._faces = portraits_for(kept, session.person)

    @property
    def marks_legal(self) -> bool:
        """Whether the cards that may be played stand out; not where one plays with revokes."""
        return self._session.setup.rules.revoke is Revoke.PREVENTED

    def table(
        self,
        shown: Shown,
        *,
        settings: TableSettings,
        refusal: str,
        calling: bool,
        choosing: bool,
        announced: Announce | None,
        waits: bool,
        thinking: bool,
        last_trick: bool,
        claim: bool = False,
    ) -> TableFacts:
        """Everything that the table shows now."""
        setup = self._session.setup
        trick = table_words.trick_of(shown)
        own_played = any(seat == shown.seat for seat, _ in shown.trick)
        playing = shown.phase is Phase.PLAYING
        call = None
        if calling:
            words, index = self.call_hint()
            call = table_words.call_facts(shown, self.names, setup.rules, words, index)
        return TableFacts(
            seats=tuple(
                table_words.seat_facts(
                    shown,
                    setup,
                    seat,
                    self._faces[seat],
                    self.names[seat],
                    thinking=thinking,
                )
                for seat in range(4)
            ),
            strip=table_words.strip_facts(
                shown, setup, self.names, len(self._session.state.finished)
            ),
            corner=table_words.corner_facts(shown, self.names, show_played=settings.show_played),
            caption=self._caption(shown, choosing=choosing, waits=waits, claim=claim),
            refusal=refusal,
            call=call,
            banner=self._banner(announced),
            question=self._question(shown),
            turn=shown.turn,
            slot=playing and not own_played and bool(shown.trick or choosing),
            led=None if trick is None else trick.led_suit,
            winning=None if trick is None else trick.winning_card,
            last_trick=self._last_trick(shown) if last_trick else None,
            seal=self.seal(shown),
        )

    def seal(self, shown: Shown) -> str:
        """The seed's SHA-256 before the first card, however the game was begun."""
        if shown.round_number > 1 or shown.trick or shown.tricks:
            return ""
        seal = fingerprint(self._session.setup.seed)
        return tr("Fingerprint of the deals: {hash}", hash=seal)

    def _caption(self, shown: Shown, *, choosing: bool, waits: bool, claim: bool) -> str:
        if waits:
            return tr("Click to go on")
        if shown.phase is Phase.ROUND_OVER:
            return tr("The round is over")
        if not choosing:
            return ""
        if self.advice is not None:
            return self._advice(self.advice)
        if isinstance(self.hint, PlayCard):
            return tr("Hint: play the {card}", card=card_text(self.hint.card))
        if claim:
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
