"""The program that cuts the fonts in `assets/fonts/` out of the full typefaces."""
