"""What a search has found out about the cards or calls that a seat can choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from callbreak.engine.cards import Card

if TYPE_CHECKING:
    from collections.abc import Sequence

HOPELESS: Final = 3.5
"""An option so many standard errors behind the best is tried no longer."""

FIRST_LOOK: Final = 32
"""In so many deals every option is tried."""

Option = Card | int
"""A card to play, or a call."""


@dataclass(frozen=True, slots=True)
class OptionValue:
    """What an option is worth.

    Attributes:
        option: the card or call.
        value: points of the round, for a card less a share of what the others get.
        error: the standard error of ``value``.
        behind: how much less than the best option, 0 for the best.
        behind_error: the standard error of ``behind``; smaller than that of the values, because
            all options are tried in the same deals.
        samples: in how many deals it has been tried.
    """

    option: Option
    value: float
    error: float
    behind: float
    behind_error: float
    samples: int


@dataclass(frozen=True, slots=True)
class Evaluation:
    """All options, the best first."""

    options: tuple[OptionValue, ...]

    @property
    def best(self) -> Option:
        """The option of the highest value."""
        return self.options[0].option

    def value_of(self, option: Option) -> OptionValue:
        """What is known of one option.

        Raises:
            KeyError: it is not among the options.
        """
        for found in self.options:
            if found.option == option:
                return found
        raise KeyError(option)


class Trials:
    """Values of options in the same deals, gathered deal by deal."""

    def __init__(self, options: Sequence[Option], surprise: float) -> None:
        """Prepare.

        Args:
            options: what is tried.
            surprise: how far a value may lie from the others without having been seen yet, in
                points. A rare disaster may not have shown in few deals: one counts as seen.
        """
        self.options = tuple(options)
        self.alive = list(range(len(options)))
        self._values: list[list[float]] = [[] for _ in options]
        self._surprise = surprise
        self._next_look = FIRST_LOOK

    def add(self, place: int, value: float) -> None:
        """Note the value of the option at ``place`` in one more deal."""
        self._values[place].append(value)

    def decided(self) -> bool:
        """Now and then drop the hopeless; whether only one option is left."""
        tried = len(self._values[self.alive[0]])
        if tried >= self._next_look:
            self.drop_the_hopeless(HOPELESS)
            # Looking takes time, and the longer the lists, the less a look can change.
            self._next_look = tried + max(FIRST_LOOK, tried // 4)
        return len(self.alive) == 1

    def drop_the_hopeless(self, limit: float) -> None:
        """Try no longer what is ``limit`` standard errors behind the best."""
        best = max(self.alive, key=lambda place: sum(self._values[place]))
        kept = []
        for place in self.alive:
            behind, error = self._behind(best, place)
            if place == best or behind <= limit * error:
                kept.append(place)
        self.alive = kept

    def evaluation(self) -> Evaluation:
        """What has been found so far; only what is still tried can be the best."""
        found = []
        means = [_mean(values) for values in self._values]
        best = max(self.alive, key=lambda place: means[place])
        for place, option in enumerate(self.options):
            behind, behind_error = (0.0, 0.0) if place == best else self._behind(best, place)
            values = self._values[place]
            error = self._error(values)
            value = means[best] - behind
            found.append(OptionValue(option, value, error, behind, behind_error, len(values)))
        order = sorted(
            range(len(found)),
            key=lambda place: (place != best, place not in self.alive, -found[place].value),
        )
        return Evaluation(tuple(found[place] for place in order))

    def _behind(self, best: int, place: int) -> tuple[float, float]:
        """How far an option is behind another in the deals in which both were tried."""
        pairs = zip(self._values[best], self._values[place], strict=False)
        differences = [ahead - value for ahead, value in pairs]
        return _mean(differences), self._error(differences)

    def _error(self, values: Sequence[float]) -> float:
        """The standard error of the mean."""
        count = len(values)
        if count < 2:
            return 10.0
        mean = _mean(values)
        squares = sum((value - mean) * (value - mean) for value in values)
        variance = (squares + self._surprise * self._surprise) / (count - 1)
        return float((variance / count) ** 0.5)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
