"""Has the decisions of a game judged, one after the other, and keeps what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.client import BotClient
from callbreak.ai.messages import Done, Failed
from callbreak.ai.review import Decision, Verdict, biggest_losses, judge, judge_at_desk
from callbreak.ai.review_summary import Summary, from_json, summary, to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.review_game import ReviewedGame
    from callbreak.session.store import Store

_TRIES: Final = 2
_LONGEST_WAIT_S: Final = 20.0


class Analysis:
    """The verdicts on a game, as they come.

    It has a process of its own, so that the bots of a game below are not disturbed.

    Attributes:
        verdicts: what has been found so far, by ply.
    """

    def __init__(
        self,
        game: ReviewedGame,
        store: Store | None,
        *,
        wait: bool = False,
        make_client: Callable[[], BotClient] = BotClient,
    ) -> None:
        self._game = game
        self._store = store
        self._make_client = make_client
        self._wait = wait
        self._client: BotClient | None = None
        self._asked: int | None = None
        self._failures: dict[int, int] = {}
        self.verdicts: dict[int, Verdict] = {}
        self._take_kept()
        self._todo = [ply for ply in game.decisions if ply not in self.verdicts]

    def _take_kept(self) -> None:
        kept, store = self._game.kept, self._store
        found = store.analysis(kept) if store is not None and kept is not None else {}
        for ply, decision in self._game.decisions.items():
            verdict = judge(decision) if decision.forced else from_json(found.get(ply), decision)
            if verdict is not None:
                self.verdicts[ply] = verdict

    @property
    def running(self) -> bool:
        """Whether verdicts are still to come."""
        return bool(self._todo)

    @property
    def done(self) -> int:
        """How many decisions need no more thought."""
        return self.total - len(self._todo)

    @property
    def total(self) -> int:
        """How many decisions there are."""
        return len(self._game.decisions)

    def first(self, ply: int) -> None:
        """Judge this decision next: it is being looked at."""
        if ply in self._todo and self._todo[0] != ply:
            self._todo.remove(ply)
            self._todo.insert(0, ply)

    def tick(self) -> bool:
        """Take what has been found and ask for more; whether there is something new."""
        if not self._todo:
            self.close()
            return False
        if self._client is None:
            self._client = self._make_client()
        new = False
        client = self._client
        waits = self._wait and self._asked is not None
        replies = client.wait(_LONGEST_WAIT_S) if waits else client.poll()
        for reply in replies:
            if self._asked is None or reply.ticket != self._asked:
                continue
            if isinstance(reply, Done) and isinstance(reply.result, Verdict):
                self._take(self._asked, reply.result)
                new = True
            elif isinstance(reply, Failed):
                self._fail(self._asked)
            self._asked = None
        if self._asked is None and self._todo:
            self._asked = self._todo[0]
            decision = self._game.decisions[self._asked]
            self._client.job(self._asked, judge_at_desk, decision)
        return new

    def _take(self, ply: int, verdict: Verdict) -> None:
        self.verdicts[ply] = verdict
        if ply in self._todo:
            self._todo.remove(ply)
        if self._store is not None and self._game.kept is not None:
            self._store.keep_analysis(self._game.kept, ply, to_json(verdict))

    def _fail(self, ply: int) -> None:
        """Try once more at the end; then do without."""
        self._failures[ply] = self._failures.get(ply, 0) + 1
        self._todo.remove(ply)
        if self._failures[ply] < _TRIES:
            self._todo.append(ply)

    def close(self) -> None:
        """End the process."""
        if self._client is not None:
            self._client.close()
            self._client = None
            self._asked = None

    def losses(self) -> list[tuple[Decision, Verdict]]:
        """What has lost something so far, the most costly first."""
        return biggest_losses([(self._game.decisions[ply], v) for ply, v in self.verdicts.items()])

    def summary_of(self, round_number: int | None = None) -> Summary:
        """What a round, or the game, comes to so far."""
        return summary(
            verdict
            for ply, verdict in self.verdicts.items()
            if round_number in {None, self._game.decisions[ply].round_number}
        )
