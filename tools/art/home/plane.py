"""The plane of units that the home scene's pictures share, and how wide the panorama is."""

from __future__ import annotations

LEFT, RIGHT = -800, 2720
TOP, BASE = 240, 860
