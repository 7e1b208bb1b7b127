"""Draw the deck into `assets/cards`: `python -m tools.cards` from the root of the project."""

from __future__ import annotations

from pathlib import Path

from tools.cards.deck import write_deck

if __name__ == "__main__":
    FOLDER = Path(__file__).resolve().parents[2] / "assets" / "cards"
    print(f"{write_deck(FOLDER)} cards drawn into {FOLDER}")
