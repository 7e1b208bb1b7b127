"""Every scene and state as a picture, for the eye and for the README: ``make pictures``."""
