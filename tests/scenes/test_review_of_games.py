"""Which games can be reviewed: kept ones, a file's, one among bots, one that is not over."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from callbreak.engine.rules import RedealReason, Rules
from callbreak.engine.state import RedealOffer
from callbreak.scenes.review_game import ReviewedGame
from callbreak.session.games import export
from callbreak.session.session import Session
from tests.scenes.kept_games import keep
from tests.scenes.reviewing import Judges, place, scene, until_judged
from tests.session.table import FOUR_BOTS, setup

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.store import KeptGame
    from tests.scenes.person import Person


def test_a_file_is_opened_and_its_game_kept(
    person: Person, judges: Judges, kept: KeptGame, tmp_path: Path
) -> None:
    store = person.services.store
    assert store is not None
    file = tmp_path / "game.json"
    export(store, kept, file)
    store.delete(kept)
    person.open("review", file=file)
    assert person.at("ReviewScene")
    assert len(store.games()) == 1
    assert scene(person).game is not None
    assert scene(person).game.setup == kept.setup  # type: ignore[union-attr]


@pytest.mark.parametrize("content", ["", "no json", "{}", json.dumps({"format": "other"})])
def test_a_file_without_a_game_leads_back_with_a_sentence(
    person: Person, judges: Judges, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    person.open("home")
    person.open("review", file=file)
    assert person.at("HomeScene")
    assert person.sees("game.json")


def test_a_file_that_is_not_there_leads_back_too(
    person: Person, judges: Judges, tmp_path: Path
) -> None:
    person.open("home")
    person.open("review", file=tmp_path / "none.json")
    assert person.at("HomeScene")
    assert person.sees("none.json")


def test_a_game_among_bots_is_reviewed_from_the_first_seat(person: Person, judges: Judges) -> None:
    store = person.services.store
    assert store is not None
    _, watched = keep(store, setup(players=FOUR_BOTS))
    person.open("review", game=watched)
    until_judged(person)
    game = scene(person).game
    assert game is not None
    assert (game.seat, game.has_person) == (0, False)
    assert person.sees("Maya")


def test_an_unfinished_game_can_be_looked_through_as_far_as_it_went(
    person: Person, judges: Judges
) -> None:
    store = person.services.store
    assert store is not None
    session, game = keep(store, moves=20)
    reviewed = ReviewedGame(session.setup, session.commands, game)
    assert [len(steps) for steps in reviewed.rounds] == [21]
    person.open("review", game=game)
    person.wait(1)
    scene(person).go(99)
    assert place(person) == (0, 20)


def test_a_game_that_stands_before_the_first_call_shows_its_deal(
    person: Person, judges: Judges
) -> None:
    store = person.services.store
    assert store is not None
    rules = Rules(redeal=(RedealReason.NO_HIGH_CARD, RedealReason.NO_SPADE))
    offers = (setup(f"offer {number}", rules) for number in range(400))
    offered = next(each for each in offers if isinstance(Session(each).state, RedealOffer))
    _, game = keep(store, offered, moves=0)
    person.open("home").open("review", game=game)
    assert person.at("ReviewScene")
    assert place(person) == (0, 0)


def test_a_game_is_reviewed_as_itself_and_not_as_another_with_its_deals(
    person: Person, judges: Judges
) -> None:
    store = person.services.store
    assert store is not None
    older, its_place = keep(store, luck=1)
    keep(store, luck=2)
    person.open("review", session=older)
    reviewed = scene(person).game
    assert reviewed is not None
    assert reviewed.kept is not None
    assert reviewed.kept.number == its_place.number
