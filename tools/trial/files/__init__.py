"""Files that have come to harm: settings, stores and records, damaged in every way there is.

Whatever is in such a file, the game must not show a traceback, must not hang, and must not lose a
file that was sound: what it sets aside stays there byte for byte.
"""

from tools.trial.files.run import run

__all__ = ["run"]
