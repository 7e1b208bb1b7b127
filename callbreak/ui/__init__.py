"""The window and what is seen in it: drawing, text, widgets. Knows no game in progress."""
