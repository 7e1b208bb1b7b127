"""Programs that make what is in `assets/`; the game never imports them."""
