"""The commands, run as a user runs them: without a display, and with pygame blocked."""
