"""Programs that make what is in `assets/`, measure the game, and try it; the game imports none."""
