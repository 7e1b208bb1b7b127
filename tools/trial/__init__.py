"""Trials too long for the tests: each is a command, and its results stand in docs/quality.md.

python -m tools.trial rules --rounds 1000000 --jobs 2
"""
