"""Random events at the real window loop, as a wild animal in front of the screen would send them.

`life` runs the program from start to end, `moods` thinks up what is done, `checks` says what must
be true after every frame, at rest, and on the disk, `counts` what was reached, and `run` puts them
together and finds the shortest way to a fault.
"""
