"""Where the review stands in its game, and how it goes about: by steps, rounds, and by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from callbreak.scenes.review_game import ReviewedGame, Step
    from callbreak.ui.tween import Motion

_STEP_MS: Final = 900
_ROUND_MS: Final = 2200
_SHORTEST_S: Final = 0.35
_BEGIN_S: Final = 0.25


class Walk:
    """A place in a game.

    Attributes:
        round: the round, from 0.
        step: the step of the round; 0 is the deal.
    """

    def __init__(self, game: ReviewedGame) -> None:
        self._rounds = game.rounds
        self._game = game
        self.round = 0
        self.step = 0
        self._play_in_s: float | None = None

    @property
    def now(self) -> Step:
        """The step where it stands."""
        return self._rounds[self.round][self.step]

    @property
    def last_step(self) -> int:
        """The last step of the round."""
        return len(self._rounds[self.round]) - 1

    @property
    def at_end(self) -> bool:
        """Whether nothing follows."""
        return self.round == len(self._rounds) - 1 and self.step == self.last_step

    def go(self, step: int, to_round: int | None = None) -> None:
        """Go to a step of this round, or of another one; what is too far ends at the ends."""
        if to_round is not None:
            self.round = min(max(to_round, 0), len(self._rounds) - 1)
        self.step = min(max(step, 0), self.last_step)

    def go_to_ply(self, ply: int) -> None:
        """Go to a command of the game."""
        number, step = self._game.place_of(ply)
        self.go(step, number)

    def step_by(self, step: int) -> None:
        """Go on or back, across rounds too."""
        if self.step + step > self.last_step and self.round + 1 < len(self._rounds):
            self.go(0, self.round + 1)
        elif self.step + step < 0 and self.round > 0:
            self.go(len(self._rounds[self.round - 1]) - 1, self.round - 1)
        else:
            self.go(self.step + step)

    def jump_round(self, step: int) -> None:
        """To the start of the next round, of this one, or of the one before."""
        if step < 0:
            self.go(0, self.round if self.step else self.round - 1)
        elif self.round + 1 < len(self._rounds):
            self.go(0, self.round + 1)
        else:
            self.go(self.last_step)

    # ------------------------------------------------------------------ by itself

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._play_in_s is not None

    def play(self) -> None:
        """Go on by itself; from the very end, begin again."""
        if self.at_end:
            self.go(0, 0)
        self._play_in_s = _BEGIN_S

    def stop(self) -> None:
        """Stand still."""
        self._play_in_s = None

    def tick(self, dt_s: float, motion: Motion) -> bool:
        """Time goes on; whether it has gone a step further, or stopped at the end."""
        if self._play_in_s is None:
            return False
        self._play_in_s -= dt_s
        if self._play_in_s > 0:
            return False
        if self.at_end:
            self.stop()
            return True
        self.step_by(1)
        rest_ms = _ROUND_MS if self.step == self.last_step else _STEP_MS
        self._play_in_s = max(motion.duration_s(rest_ms), _SHORTEST_S)
        return True
