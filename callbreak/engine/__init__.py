"""The rules of Call Break, and nothing else: standard library only, no clock, no files, no words.

A game is a frozen `State`. `new_game` deals it, `apply` is the one door through which it changes,
`refusal` says why a command is not allowed, `observe` shows what a seat may know.
"""
