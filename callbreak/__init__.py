"""Callbreak: Call Break for one person and three computer players, offline and fair."""

import os

__version__ = "0.1.0"

# SDL reads these when pygame is loaded, and nothing of the package is loaded before this.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "org.callbreak.Callbreak")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "org.callbreak.Callbreak")
