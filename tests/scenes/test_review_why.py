"""What the review says of a decision agrees with the figures that it shows."""

from __future__ import annotations

from callbreak.ai.review import Choice, Decision, Verdict
from callbreak.engine.rules import Rules
from callbreak.engine.state import Setup
from callbreak.scenes.review_why import why
from callbreak.session.session import Session
from callbreak.words.events import Names
from tests.scenes.at_table import PLAYERS


def decision(taken: int = 3) -> Decision:
    """A call of the person's."""
    session = Session(Setup("why", Rules(rounds=3), PLAYERS))
    return Decision(0, session.view, taken)


def names() -> Names:
    return Names(("You", "Asha", "Harka", "Maya"), 0)


def heading(*choices: Choice) -> str:
    return why(names(), decision(), Verdict(3, choices), None)[0]


def sentence(*choices: Choice) -> str:
    return why(names(), decision(), Verdict(3, choices), None)[1]


def test_where_the_choice_was_the_best_nothing_was_better() -> None:
    assert heading(Choice(3, 0.0), Choice(2, 0.7)) == "Nothing better"


def test_what_shows_as_a_little_better_is_owned_though_it_may_be_chance() -> None:
    choices = (Choice(2, 0.0), Choice(3, 0.2, error=0.3))
    assert heading(*choices) == "Nothing clearly better"
    assert sentence(*choices).startswith(
        "A call of 2 looks 0.2 points better, but that may be chance."
    )


def test_what_is_clearly_better_is_told_with_what_it_is_worth() -> None:
    choices = (Choice(2, 0.0), Choice(3, 1.4, error=0.1))
    assert heading(*choices) == "Why"
    assert sentence(*choices).startswith("A call of 2 is worth 1.4 points more.")
