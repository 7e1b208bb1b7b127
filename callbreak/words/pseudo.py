"""A language made at run time from English: accented, in brackets, and 40 % longer.

On the screen it shows which text does not go through the catalogs, and which has no room to grow.
"""

from __future__ import annotations

import gettext
import itertools
import math
import re
from typing import Final

_ACCENTED: Final = str.maketrans(
    "acdeilnorstuyzACDEILNORSTUYZ",
    "áčďéíłńóřšťúýžÁČĎÉÍŁŃÓŘŠŤÚÝŽ",
)
_PLACEHOLDER: Final = re.compile(r"(\{[^{}]*\})")
_FILLER: Final = "ěšč žřý ůňť "
LONGER: Final = 0.4


def pseudo(message: str) -> str:
    """The message in the made language; placeholders stay as they are."""
    pieces = _PLACEHOLDER.split(message)
    pieces[::2] = [piece.translate(_ACCENTED) for piece in pieces[::2]]
    more = max(math.ceil(LONGER * len(message)) - len("[]"), 0)
    filler = "".join(itertools.islice(itertools.cycle(_FILLER), more))
    return f"[{''.join(pieces)}{filler}]"


class PseudoTranslations(gettext.NullTranslations):
    """A catalog that has every message."""

    def gettext(self, message: str) -> str:
        """See `pseudo`."""
        return pseudo(message)

    def pgettext(self, context: str, message: str) -> str:
        """See `pseudo`."""
        del context
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """See `pseudo`; the plural is English."""
        return pseudo(super().ngettext(msgid1, msgid2, n))
