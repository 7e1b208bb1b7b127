"""The window and what is seen in it: drawing, text, widgets. Knows no game in progress."""

import pygame

if not getattr(pygame, "IS_CE", False):
    # Whoever has both installed has a mixture in one folder, which fails where nobody expects it.
    raise ImportError("this is not pygame-ce but the original pygame", name="pygame")
