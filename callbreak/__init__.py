"""Callbreak: Call Break for one person and three computer players, offline and fair."""

__version__ = "0.1.0"
