"""`python -m tools.art` draws all the art again; the same bytes each time."""

from __future__ import annotations

from pathlib import Path

from tools.art import app_icon, finish, icons, textures
from tools.art.home import files
from tools.art.portraits import gallery

ASSETS = Path(__file__).parents[2] / "assets"


def main() -> None:
    """Write every picture into the project's assets."""
    icons.write(ASSETS / "icons" / "ui")
    gallery.write(ASSETS / "portraits")
    textures.write(ASSETS / "textures")
    files.write(ASSETS / "home")
    finish.write(ASSETS / "finish")
    app_icon.write(ASSETS / "icons")


if __name__ == "__main__":
    main()
