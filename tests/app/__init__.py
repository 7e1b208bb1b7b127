"""The window's loop: its start, its end, dropped files, faults."""
