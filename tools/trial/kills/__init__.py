"""Real games in real processes that are killed at any instant, and gone on with.

Most are played by ``callbreak text``, some in a window that nobody sees. Whoever plays chooses
by the position alone, so a game that was killed must end like the one that was not.
"""

from tools.trial.kills.run import run

__all__ = ["run"]
