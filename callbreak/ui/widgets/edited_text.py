"""A line of text while it is typed: the caret, a selection, and what keys do to them.

Positions are between clusters: a letter with its marks is never torn apart.
"""

from __future__ import annotations

from callbreak.letters import clusters
from callbreak.ui.text_clean import clean


class EditedText:
    """The text as clusters, a caret, and the other end of the selection.

    `most` limits the letters as a reader counts them, so that no mark is missing at the last one.
    """

    def __init__(self, words: str, most: int) -> None:
        self._most = most
        self._pieces: list[str] = []
        self.caret = 0
        self.anchor = 0
        self._refused = ""
        """The letter typed last, if there was no room for it: marks that follow are its own."""
        self.set(words)

    @property
    def words(self) -> str:
        """The whole text."""
        return "".join(self._pieces)

    @property
    def before(self) -> str:
        """The text before the caret."""
        return "".join(self._pieces[: self.caret])

    @property
    def after(self) -> str:
        """The text after the caret."""
        return "".join(self._pieces[self.caret :])

    @property
    def selection(self) -> tuple[int, int]:
        """The selected clusters, from and to; equal when none is."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text."""
        first, last = self.selection
        return "".join(self._pieces[first:last])

    def head(self, count: int) -> str:
        """The text before the cluster of that number."""
        return "".join(self._pieces[:count])

    @property
    def length(self) -> int:
        """How many clusters there are."""
        return len(self._pieces)

    def set(self, words: str) -> None:
        """Take another text; the caret goes to its end."""
        self._pieces = clusters(_one_line(words))[: self._most]
        self.caret = self.anchor = len(self._pieces)
        self._refused = ""

    def insert(self, words: str) -> None:
        """Put typed or pasted text in the place of the selection."""
        self.remove_selected()
        head, tail = self._pieces[: self.caret], self._pieces[self.caret :]
        room = max(len(head), self._most - len(tail))
        # A typed mark may join the letter before it, so the pieces are found anew.
        found = clusters(_one_line("".join(head) + self._refused + words))
        kept, rest = found[:room], found[room:]
        self._refused = rest[-1] if rest else ""
        self._pieces = clusters("".join(kept + tail))
        self.caret = self.anchor = min(len(kept), len(self._pieces))

    def remove_selected(self) -> bool:
        """Take the selection out; whether there was one."""
        first, last = self.selection
        if last > first:
            del self._pieces[first:last]
            self.move(first, select=False)
        return last > first

    def backspace(self) -> None:
        """Take out the selection, or the cluster before the caret."""
        if not self.remove_selected() and self.caret > 0:
            del self._pieces[self.caret - 1]
            self.move(self.caret - 1, select=False)

    def delete(self) -> None:
        """Take out the selection, or the cluster after the caret."""
        if not self.remove_selected() and self.caret < len(self._pieces):
            del self._pieces[self.caret]
            self._refused = ""

    def move(self, to: int, *, select: bool) -> None:
        """Put the caret there; with `select` the selection grows to it."""
        self.caret = min(max(to, 0), len(self._pieces))
        self._refused = ""
        if not select:
            self.anchor = self.caret

    def select_all(self) -> None:
        """Select everything."""
        self.anchor, self.caret = 0, len(self._pieces)


def _one_line(words: str) -> str:
    return " ".join(clean(words).split("\n"))
