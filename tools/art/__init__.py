"""Draws everything but the cards: icons, portraits, textures, the evening outside, the app's icon."""
