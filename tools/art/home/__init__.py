"""The evening outside, which the home scene shows: mountains, town, temples, lamps.

All share one plane of units: 1080 high, the window's right edge at 1920 when it is 16 to 9, the
table's edge at 838. The panorama runs from -800 to 2720, wide enough for the widest window.
"""
