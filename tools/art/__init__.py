"""Draws all but the cards: icons, portraits, textures, the evening outside."""
