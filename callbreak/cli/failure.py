"""How a command says that it failed."""

from __future__ import annotations


class Failure(Exception):
    """The command failed: exit code 1, and this sentence on standard error."""

    def __init__(self, *sentences: str) -> None:
        super().__init__(*sentences)
        self.sentences = sentences


class UsageError(Exception):
    """The command was used wrongly: exit code 2, and this sentence on standard error."""
