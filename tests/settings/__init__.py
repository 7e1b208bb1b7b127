"""Settings files: read whatever is in them, changed without losing a character."""
