"""Small bot programs of every kind, good and bad, as command lines."""

from __future__ import annotations

import shlex
import sys

_LOOP = """
import json, os, sys, time
for number, line in enumerate(sys.stdin):
    ask = json.loads(line)
    good = {"call": 2} if ask["type"] == "call" else {"card": ask["legal"].split()[-1]}
"""


def bot_program(body: str) -> str:
    """A command line for a bot; ``body`` sees ``ask``, ``good`` and the question's ``number``."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    return shlex.join([sys.executable, "-c", _LOOP + lines])


HIGHEST = bot_program("print(json.dumps(good), flush=True)")
DIES = bot_program("if number == 1: os._exit(3)\nprint(json.dumps(good), flush=True)")
HANGS = bot_program("time.sleep(600)")
NEVER_READS = shlex.join([sys.executable, "-c", "import time; time.sleep(600)"])
NONSENSE = bot_program("print('[' * 100000, flush=True)")
HUGE_LINE = bot_program("print('x' * 10_000_000, flush=True)\nsys.stdout.flush()")
FLOODS = shlex.join(
    [sys.executable, "-c", 'while True: print(\'{"call": 1, "card": "2C"}\', flush=True)']
)
NOT_UTF8 = bot_program("sys.stdout.buffer.write(b'\\xff\\xfe\\x00\\n'); sys.stdout.flush()")
ILLEGAL = bot_program("print(json.dumps({'call': 99, 'card': '2X'}), flush=True)")
