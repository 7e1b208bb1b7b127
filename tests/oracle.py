"""A second implementation of the rules: slow, obvious, and without a line of the engine's code.

Cards are texts like ``"TH"``, rules are the plain dict of a record, a game is a dict. The engine's
tests play the same games through both and compare.
"""

from __future__ import annotations

import hashlib
import itertools
from typing import Any

RANKS = "23456789TJQKA"


def height(card: str) -> int:
    return RANKS.index(card[0])


def lowest_first(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (height(card), "CDHS".index(card[1])))


def winner_index(trick: list[str]) -> int:
    """R9: the highest spade, else the highest card of the led suit."""
    spades = [card for card in trick if card[1] == "S"]
    contenders = spades or [card for card in trick if card[1] == trick[0][1]]
    return trick.index(max(contenders, key=height))


def refusal(
    card: str, hand: list[str], trick: list[str], rules: dict[str, Any], *, spades_broken: bool
) -> str | None:
    """R6 to R8, read from the rules one sentence at a time."""
    if card not in hand:
        return "not_in_hand"
    if not trick:
        only_spades = all(held[1] == "S" for held in hand)
        closed = rules["spades_broken"] and not spades_broken and not only_spades
        return "spades_not_broken" if closed and card[1] == "S" else None
    led = trick[0][1]
    winning = trick[winner_index(trick)]
    held_of_led_suit = [held for held in hand if held[1] == led]
    if held_of_led_suit:
        if card[1] != led:
            return "follow_suit"
        if not rules["must_head"] or winning[1] != led:
            return None
        could = any(height(held) > height(winning) for held in held_of_led_suit)
        return "must_head" if could and height(card) < height(winning) else None
    if rules["void"] == "free":
        return None
    spades = [held for held in hand if held[1] == "S"]
    if winning[1] == "S":
        higher = [held for held in spades if height(held) > height(winning)]
        if higher:
            return None if card in higher else "must_overtrump"
        if rules["void"] == "beat":
            return None
    return "must_trump" if spades and card[1] != "S" else None


def tenths(call: int, won: int, rules: dict[str, Any], *, revoked: bool) -> int:
    """R10, R11, R13."""
    too_many = rules["overtricks"] == "one_allowed" and won > call + 1
    if revoked or won < call or too_many:
        if rules["failed_call"] == "zero":
            return 0
        if rules["failed_call"] == "minus_call" or revoked:
            return -call * 10
        return -(won - call - 1) * 10 if too_many else -(call - won) * 10
    points = call * 10
    if call >= 8 and rules["high_call"] == "thirteen":
        points = 130
    if rules["overtricks"] == "tenths":
        points += won - call
    return points


def numbers(name: str) -> Any:
    """The stream of 32-bit numbers with a name."""
    for block in itertools.count():
        digest = hashlib.sha256(f"{name}/{block}".encode()).hexdigest()
        for i in range(0, 64, 8):
            yield int(digest[i : i + 8], 16)


def below(stream: Any, n: int) -> int:
    for x in stream:
        if x < 2**32 - (2**32 % n):
            return int(x % n)
    raise AssertionError("the stream has no end")


def deal(seed: str, number: int, attempt: int, dealer: int) -> list[list[str]]:
    cards = [rank + suit for suit in "CDHS" for rank in RANKS]
    stream = numbers(f"{seed}/{number}/{attempt}")
    for i in range(51, 0, -1):
        k = below(stream, i + 1)
        cards[i], cards[k] = cards[k], cards[i]
    hands: list[list[str]] = [[], [], [], []]
    seat = dealer
    for card in cards:
        seat = (seat + 1) % 4
        hands[seat].append(card)
    return hands


def redeal_reason(hand: list[str], rules: dict[str, Any]) -> str | None:
    if "no_spade" in rules["redeal"] and not any(card[1] == "S" for card in hand):
        return "no_spade"
    if "no_high_card" in rules["redeal"] and not any(card[0] in "QKA" for card in hand):
        return "no_high_card"
    return None


def places(totals: list[int], champion: int | None) -> list[int]:
    """R12: 1, 1, 3, 4."""
    order = sorted(range(4), key=lambda seat: (seat != champion, -totals[seat]))
    result = [0, 0, 0, 0]
    for position, seat in enumerate(order):
        before = order[position - 1]
        tied = position > 0 and totals[before] == totals[seat] and champion not in (before, seat)
        result[seat] = result[before] if tied else position + 1
    return result


class Game:
    """A game played card by card; ``ask`` makes every decision from a list of choices."""

    def __init__(self, seed: str, rules: dict[str, Any], kinds: list[str], ask: Any) -> None:
        self.rules = rules
        self.kinds = kinds
        self.ask = ask
        self.seed = seed
        self.rounds: list[dict[str, Any]] = []
        self.totals = [0, 0, 0, 0]
        self.champion: int | None = None

    def play(self) -> dict[str, Any]:
        """Play the whole game; gives rounds, totals, winners as a record has them."""
        dealer = below(numbers(f"{self.seed}/dealer"), 4)
        while not self.finished():
            self.rounds.append(self.play_round(dealer))
            for seat in range(4):
                self.totals[seat] += self.rounds[-1]["scores"][seat]
            dealer = (dealer + 1) % 4
        place = places(self.totals, self.champion)
        winners = [seat for seat in range(4) if place[seat] == 1]
        return {"rounds": self.rounds, "totals": self.totals, "winners": winners}

    def finished(self) -> bool:
        if self.champion is not None:
            return True
        if self.rules["rounds"] is not None:
            return bool(len(self.rounds) == self.rules["rounds"])
        if "human" not in self.kinds:
            return len(self.rounds) == 5
        answer: str = self.ask(None, ["end", "next"]) if self.rounds else "next"
        return answer == "end"

    def auction(self, dealer: int) -> tuple[list[list[str]], list[int], list[Any], list[int]]:
        """Deal and call until a deal is kept and its auction stands."""
        redeals: list[Any] = []
        order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
        while True:
            hands = deal(self.seed, len(self.rounds) + 1, len(redeals), dealer)
            asked, declined = None, []
            for seat in order:
                reason = redeal_reason(hands[seat], self.rules)
                if reason and (
                    self.kinds[seat] != "human" or self.ask(seat, ["ask", "decline"]) == "ask"
                ):
                    asked = {"seat": seat, "reason": reason}
                    break
                if reason:
                    declined.append(seat)
            if asked:
                redeals.append(asked)
                continue
            calls = [0, 0, 0, 0]
            for seat in order:
                low, high = self.rules["min_call"], self.rules["max_call"]
                calls[seat] = self.ask(seat, list(range(low, high + 1)))
            void = [redeal for redeal in redeals if redeal["reason"] == "min_total_calls"]
            if sum(calls) < self.rules["min_total_calls"] and len(void) < 3:
                redeals.append({"seat": None, "reason": "min_total_calls", "calls": calls})
                continue
            return hands, calls, redeals, declined

    def play_round(self, dealer: int) -> dict[str, Any]:
        hands, calls, redeals, declined = self.auction(dealer)
        held = [list(hand) for hand in hands]
        plays: list[str] = []
        won = [0, 0, 0, 0]
        revoked = [False] * 4
        leader = (dealer + 1) % 4
        for _ in range(13):
            trick: list[str] = []
            for step in range(4):
                seat = (leader + step) % 4
                card = self.choose_card(seat, held[seat], trick, plays, revoked)
                held[seat].remove(card)
                trick.append(card)
                plays.append(card)
            leader = (leader + winner_index(trick)) % 4
            won[leader] += 1
        scores = [
            tenths(calls[seat], won[seat], self.rules, revoked=revoked[seat]) for seat in range(4)
        ]
        for seat in range(4):
            high = calls[seat] >= 8 and self.rules["high_call"] == "wins_game"
            if high and scores[seat] > 0:
                self.champion = seat
        told = {
            "dealer": dealer,
            "attempt": len(redeals),
            "hands": [" ".join(hand) for hand in hands],
            "calls": calls,
            "plays": " ".join(plays),
            "won": won,
            "scores": scores,
        }
        if redeals:
            told["redeals"] = redeals
        if declined:
            told["declined"] = declined
        return told

    def choose_card(
        self, seat: int, hand: list[str], trick: list[str], plays: list[str], revoked: list[bool]
    ) -> str:
        broken = any(card[1] == "S" for card in plays)
        codes = {
            card: refusal(card, hand, trick, self.rules, spades_broken=broken) for card in hand
        }
        legal = lowest_first([card for card in hand if codes[card] is None])
        choices = legal
        if self.rules["revoke"] == "call_fails" and self.kinds[seat] == "human":
            choices = lowest_first(hand)
        card: str = self.ask(seat, choices, legal)
        if codes[card] is not None:
            revoked[seat] = True
        return card
