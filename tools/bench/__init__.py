"""The project's numbers, as ratios from one run: ``make bench`` (needs a display, such as Xvfb)."""
