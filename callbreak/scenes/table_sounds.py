"""What is heard at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.session.cues import Call, Count, Cue, Deal, Play, Score, Settle, Sweep
from callbreak.session.pace import DEAL_STEP_MS

if TYPE_CHECKING:
    from callbreak.engine.seats import Seat
    from callbreak.session.pace import Pace
    from callbreak.session.shown import Shown
    from callbreak.ui.audio import Audio
    from callbreak.ui.clock import Clock


class TableSounds:
    """Plays a sound with each cue."""

    def __init__(self, audio: Audio, clock: Clock) -> None:
        self._audio = audio
        self._clock = clock

    def cue(self, cue: Cue, shown: Shown, own: Seat, pace: Pace) -> None:
        """A cue begins."""
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
                revoked = result.revoked[own]
                rules_made = result.scores[own] > 0 and not revoked
                self._audio.play("call_made" if rules_made else "call_missed")
            case Settle():
                if shown.turn == own:
                    self._audio.play("turn")
            case _:
                pass

    def skipped(self, cue: Cue) -> None:
        """A cue was hurried past: only a card is still heard."""
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
