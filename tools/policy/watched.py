"""Hands of the search's twin that note how they are played."""

from __future__ import annotations

from typing import Any


class WatchedHands(list[int]):
    """The twin's twenty masks, of which every fifth is all of a suit that is still in play.

    Attributes:
        plays: seat, block and bit of every card that was taken from a hand.
    """

    def __init__(self, hands: list[int]) -> None:
        super().__init__(hands)
        self.plays: list[tuple[int, int, int]] = []

    def __setitem__(self, place: Any, mask: Any) -> None:
        if place % 5 != 4:
            self.plays.append((place % 5, place - place % 5, self[place] ^ mask))
        super().__setitem__(place, mask)
