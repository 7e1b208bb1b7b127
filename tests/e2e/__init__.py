"""The real window on a real (virtual) screen, driven by mouse and keyboard."""
