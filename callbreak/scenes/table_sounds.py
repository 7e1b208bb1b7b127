"""What is heard at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.session.cues import Call, Count, Cue, Deal, Play, Score, Settle, Sweep
from callbreak.session.pace import DEAL_STEP_MS
from callbreak.ui.clock import Clock

if TYPE_CHECKING:
    from collections.abc import Iterable

    from callbreak.session.pace import Pace
    from callbreak.session.session import Session
    from callbreak.session.shown import Shown
    from callbreak.ui.audio import Audio


class TableSounds:
    """Plays a sound with each cue."""

    def __init__(self, audio: Audio, session: Session) -> None:
        self._audio = audio
        self._session = session
        self._clock = Clock()

    def tick(self, dt_s: float) -> None:
        """Time goes on: the next card that is dealt is heard."""
        self._clock.tick(dt_s)

    def cue(self, cue: Cue, shown: Shown, pace: Pace) -> None:
        """A cue begins."""
        own = self._session.onlooker
        match cue:
            case Deal():
                self._audio.play("shuffle")
                for round_of_four in range(13):
                    delay_s = pace.scaled_ms(round_of_four * 4 * DEAL_STEP_MS) / 1000
                    if delay_s:
                        self._clock.after(delay_s, self._deal)
            case Play():
                self._audio.play("card")
            case Sweep():
                self._audio.play("sweep")
            case Count(seat=seat):
                if seat == own:
                    self._audio.play("trick_won")
            case Call():
                self._audio.play("call")
            case Score(result=result):
                made = result.made(own, self._session.setup.rules)
                self._audio.play("call_made" if made else "call_missed")
            case Settle():
                if shown.turn is not None and shown.turn == self._session.person:
                    self._audio.play("turn")
            case _:
                pass

    def hurried(self, skipped: Iterable[Cue]) -> None:
        """What was on its way is there at once: of all that was skipped only cards are heard."""
        self._clock.forget()
        for cue in skipped:
            if isinstance(cue, Play):
                self._audio.play("card")

    def refused(self) -> None:
        """A card was refused."""
        self._audio.play("refused")

    def hint(self) -> None:
        """A hint has come."""
        self._audio.play("hint")

    def button(self, _: object) -> None:
        """A button is pressed."""
        self._audio.play("button")

    def _deal(self) -> None:
        self._audio.play("deal")
