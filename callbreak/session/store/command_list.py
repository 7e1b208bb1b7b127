"""Commands and games: the game that commands lead to, and the commands that lead to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.commands import (
    AskRedeal,
    Command,
    DeclineRedeal,
    EndGame,
    MakeCall,
    NextRound,
    PlayCard,
)
from callbreak.engine.game import Refused, apply, new_game
from callbreak.engine.state import (
    Calling,
    Deal,
    GameOver,
    Playing,
    RedealGiven,
    RedealOffer,
    RoundOver,
    Setup,
    State,
    VoidAuction,
)
from callbreak.session.store.command_text import read_command

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from callbreak.engine.cards import Card


def follow(setup: Setup, texts: Iterable[str]) -> tuple[list[Command], State]:
    """The commands that the texts give, up to the first that is none or is not allowed.

    Returns them with the state they lead to.
    """
    commands: list[Command] = []
    state: State = new_game(setup).state
    for text in texts:
        try:
            command = read_command(text)
            state = apply(state, command).state
        except (Refused, ValueError):
            break
        commands.append(command)
    return commands, state


def commands_to(target: State) -> list[Command]:
    """The commands that lead from the first deal to ``target``."""
    state: State = new_game(target.setup).state
    commands: list[Command] = []
    for told in _rounds(target):
        if isinstance(state, RoundOver):
            commands.append(NextRound())
            state = apply(state, commands[-1]).state
        while (command := told.next_command(state)) is not None:
            commands.append(command)
            state = apply(state, command).state
    if isinstance(target, GameOver) and isinstance(state, RoundOver):
        commands.append(EndGame())
    return commands


class _Round:
    """One round of the target, as far as it went."""

    def __init__(self, deal: Deal, calls: Sequence[int | None], cards: Sequence[Card]) -> None:
        self._deal = deal
        self._calls = calls
        self._cards = cards

    def next_command(self, state: State) -> Command | None:
        """What was done next in the round, None at its end."""
        match state:
            case RedealOffer(turn=seat, deal=deal):
                again = self._redeal_after(deal)
                if again is None and seat not in self._deal.declined:
                    return None
                asks = isinstance(again, RedealGiven) and again.seat == seat
                return AskRedeal(seat) if asks else DeclineRedeal(seat)
            case Calling(turn=seat, deal=deal):
                again = self._redeal_after(deal)
                calls = again.calls if isinstance(again, VoidAuction) else self._calls
                call = calls[seat]
                return None if call is None else MakeCall(seat, call)
            case Playing(turn=seat, tricks=tricks, trick=trick):
                played = 4 * len(tricks) + len(trick.cards)
                done = played == len(self._cards)
                return None if done else PlayCard(seat, self._cards[played])
            case _:
                return None

    def _redeal_after(self, deal: Deal) -> RedealGiven | VoidAuction | None:
        redeals = self._deal.redeals
        return redeals[deal.attempt] if deal.attempt < len(redeals) else None


def _rounds(target: State) -> list[_Round]:
    rounds = [
        _Round(result.deal, result.calls, [card for trick in result.tricks for card in trick.cards])
        for result in target.finished
    ]
    match target:
        case RedealOffer(deal=deal):
            rounds.append(_Round(deal, (None,) * 4, ()))
        case Calling(deal=deal, calls=calls):
            rounds.append(_Round(deal, calls, ()))
        case Playing(deal=deal, calls=made, tricks=tricks, trick=trick):
            cards = [card for each in (*tricks, trick) for card in each.cards]
            rounds.append(_Round(deal, made, cards))
        case _:
            pass
    return rounds
