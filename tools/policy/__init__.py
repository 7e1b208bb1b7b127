"""Fits what the bots know beforehand from playouts; run by hand, the result is a source file."""
