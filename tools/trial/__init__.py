"""Trials too long for the tests: each is a command, and its results stand in docs/quality.md.

python -m tools.trial rules --rounds 1000000 --jobs 2
python -m tools.trial monkey --events 200000
python -m tools.trial long --games 200
python -m tools.trial files --count 4000
python -m tools.trial kills --count 300
"""
