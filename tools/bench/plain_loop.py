"""Peers to measure the window against: plain pygame programs, each run as a process of its own.

python -m tools.bench.plain_loop window            a bare window, one frame
python -m tools.bench.plain_loop redraw W H FILE   background and 52 cards, 60 frames a second
python -m tools.bench.plain_loop sixty SECONDS     nothing but a loop of 60 frames a second
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pygame

FRAMES = 150


def window() -> None:
    """What any pygame program must do before its first frame is seen."""
    screen = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    screen.fill((15, 76, 74))
    pygame.display.flip()


def redraw(width: int, height: int, times: Path) -> None:
    """Draw everything anew in every frame, as most hobby programs do; write the work of each."""
    pygame.display.init()
    if os.environ.get("PLAIN_HINTS") and pygame.display.get_driver() == "x11":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    screen = pygame.display.set_mode((width, height), pygame.RESIZABLE)
    ground = pygame.Surface((width, height)).convert()
    ground.fill((15, 76, 74))
    size = (round(124 * height / 720), round(174 * height / 720))
    cards = [
        pygame.image.load_sized_svg(str(file), size).convert_alpha()
        for file in sorted(Path("assets/cards").glob("??.svg"))
    ]
    lines = []
    clock = pygame.time.Clock()
    for frame in range(FRAMES):
        pygame.event.pump()
        began = time.perf_counter()
        screen.blit(ground, (0, 0))
        for i, card in enumerate(cards):
            x = (width - size[0]) * ((i * 7 + frame) % 52) // 52
            screen.blit(card, (x, (height - size[1]) * (i % 4) // 4))
        pygame.display.flip()
        lines.append(f"{(time.perf_counter() - began) * 1000}\n")
        clock.tick(60)
    times.write_text("".join(lines))


def sixty(seconds: float) -> None:
    """Flip an unchanged window 60 times a second."""
    screen = pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    clock = pygame.time.Clock()
    for _ in range(int(60 * seconds)):
        pygame.event.pump()
        screen.fill((15, 76, 74))
        pygame.display.flip()
        clock.tick(60)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["window"]:
            window()
        case ["redraw", width, height, file]:
            redraw(int(width), int(height), Path(file))
        case ["sixty", seconds]:
            sixty(float(seconds))
        case _:
            sys.exit(__doc__)
