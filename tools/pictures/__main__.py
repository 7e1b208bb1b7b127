"""Renders the pictures: ``python -m tools.pictures`` (with ``--help`` for single ones).

Without options: every state at 1280x720, the key states at other sizes, every theme, and the scenes
full of text in every language at text size 150 %, all into ``build/pictures`` with contact sheets.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import Final

import pygame

from callbreak.ui import text
from callbreak.ui.text_style import TextStyle
from callbreak.words import PSEUDO
from tools.pictures.judged_states import JUDGED_STATES
from tools.pictures.reading_states import READING_STATES
from tools.pictures.stage import stage
from tools.pictures.states import STATES as PLAYED_STATES

STATES: Final = {**PLAYED_STATES, **READING_STATES, **JUDGED_STATES}
FOLDER: Final = Path("build/pictures")
USUAL: Final = (1280, 720)
SIZES: Final = ((1024, 600), (1920, 1080), (3840, 2160), (800, 1280), (800, 480))
KEY_STATES: Final = ("home", "calling", "your-turn", "round-end", "game-end")
TEXT_STATES: Final = (
    "new-game",
    "house-rules",
    "settings-table",
    "settings-play",
    "how-to-play",
    "round-end",
    "game-end",
    "calling",
    "hint",
    "illegal-card",
    "redeal-offered",
    "review-judged",
    "statistics",
    "replays",
    "lesson-hello",
    "pause",
)
LOOKS: Final[dict[str, dict[str, object]]] = {
    "classic": {"table.theme": "classic"},
    "night": {"table.theme": "night"},
    "contrast": {"table.contrast": "high"},
    "night-contrast": {"table.theme": "night", "table.contrast": "high"},
    "four-colours": {"table.four_colours": True, "table.back": 2},
    "large-text": {"table.text_size": 150},
    "clockwise": {"table.direction": "clockwise"},
}
TEXT_SIZES: Final = range(80, 151)
LANGUAGES: Final = ("en", "ne", "hi", "pl", "sr", "cs", "zh_CN", PSEUDO)
THUMB_W: Final = 480


def main(arguments: list[str]) -> int:
    """Render what the arguments ask for."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=STATES, metavar="STATE", help="these states")
    parser.add_argument("--size", type=_size, help="of the window, like 1280x720")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--text-size", type=_text_size, default=100, help="in per cent")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for all the pictures")
    asked = parser.parse_args(arguments)
    if asked.only or asked.size or asked.language != "en" or asked.text_size != 100:
        look = {"table.text_size": asked.text_size}
        shots = {
            f"{state}-{asked.language}": (state, asked.size or USUAL, asked.language, look)
            for state in asked.only or STATES
        }
    else:
        shots = all_shots()
    failed = 0
    for name, (state, size, language, look) in shots.items():
        print(name, file=sys.stderr, flush=True)
        try:
            _shoot(asked.folder / f"{name}.png", state, size, language, look)
        except Exception as problem:  # noqa: BLE001 (the other pictures are wanted all the same)
            print(f"{name}: {type(problem).__name__}: {problem}", file=sys.stderr)
            failed += 1
    _contact_sheet(asked.folder)
    return 1 if failed else 0


def _size(words: str) -> tuple[int, int]:
    width, _, height = words.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f"{words} is no size like 1280x720")
    return int(width), int(height)


def _text_size(words: str) -> int:
    if not words.isdecimal() or int(words) not in TEXT_SIZES:
        raise argparse.ArgumentTypeError(f"{words} is not a number from 80 to 150")
    return int(words)


Shot = tuple[str, tuple[int, int], str, dict[str, object]]


def all_shots() -> dict[str, Shot]:
    """Everything that is rendered when nothing is asked for, by the picture's name."""
    shots: dict[str, Shot] = {state: (state, USUAL, "en", {}) for state in STATES}
    for width, height in SIZES:
        for state in KEY_STATES:
            shots[f"{state}-{width}x{height}"] = (state, (width, height), "en", {})
    for name, look in LOOKS.items():
        shots[f"your-turn-{name}"] = ("your-turn", USUAL, "en", look)
    for language in LANGUAGES:
        for state in TEXT_STATES:
            large: dict[str, object] = {"table.text_size": 150}
            shots[f"{state}-{language}"] = (state, (1024, 600), language, large)
    return shots


def _shoot(
    file: Path, state: str, size: tuple[int, int], language: str, look: dict[str, object]
) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with stage(size, language=language, settings=look) as set_up:
        STATES[state](set_up)
        pygame.image.save(set_up.picture(), file)


def _contact_sheet(folder: Path) -> None:
    """All pictures of the folder, small and with their names, twelve a sheet."""
    style = TextStyle("body", 500, 14, (255, 255, 255))
    files = sorted(file for file in folder.glob("*.png") if not file.name.startswith("sheet"))
    for number in range(0, len(files), 12):
        batch = files[number : number + 12]
        rows = math.ceil(len(batch) / 3)
        sheet = pygame.Surface((3 * THUMB_W, rows * 300))
        for place, file in enumerate(batch):
            picture = pygame.image.load(file).convert(24)
            scale = min(THUMB_W / picture.get_width(), 274 / picture.get_height())
            small = pygame.transform.smoothscale_by(picture, scale)
            x, y = (place % 3) * THUMB_W, (place // 3) * 300
            sheet.blit(small, (x, y))
            sheet.blit(text.render(file.stem, style), (x + 6, y + 277))
        pygame.image.save(sheet, folder / f"sheet-{number // 12 + 1:02}.png")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
