"""Measures how much stronger the bot ``hard`` is than others; see ``docs/bots.md``."""
