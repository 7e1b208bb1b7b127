"""Make `assets/sounds/`: `python -m tools.sounds`. The same program gives the same bytes.

Needs numpy and soundfile, from the `art` group.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.sounds.level import levelled, loudness_db, peak_db
from tools.sounds.ogg import encoded
from tools.sounds.pieces import PIECES
from tools.sounds.wave import RATE

_TARGET = Path(__file__).parents[2] / "assets" / "sounds"


def main() -> int:
    """Write every sound; say how long, how loud and how large it is."""
    _TARGET.mkdir(parents=True, exist_ok=True)
    for name, piece in PIECES.items():
        wave = levelled(piece.make(), piece.softer_db)
        data = encoded(wave)
        (_TARGET / f"{name}.ogg").write_bytes(data)
        print(
            f"{name:12} {len(wave) / RATE:5.2f} s  peak {peak_db(wave):6.1f} dB  "
            f"loudness {loudness_db(wave):6.1f} dB  {len(data) / 1024:5.1f} KB",
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
