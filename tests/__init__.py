"""The tests: a folder for each part of the package.

`oracle` is a second implementation of the rules, slow and obvious, which shares no line with the
first; `mirror` plays the same game through both. `e2e` drives the real window, and the built app.
"""
