"""The program that draws the deck: 52 faces, two backs and the four-colour variants, as SVG."""
