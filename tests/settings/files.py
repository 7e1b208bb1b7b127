"""A settings file full of a person's habits, and how tests write and read files."""

from __future__ import annotations

from pathlib import Path

BUSY = """\
# My settings.  Do not touch!

language:   pl      # like at home

player:
  name: 'Zażółć "gęślą"'   # quotes # and signs
unknown_section: {a: [1, 2,   3], b: {c: d}}

game:
    # four blanks here
    preset: "nepal"
    colour_of_socks: red     # not ours
    house_rules: {min_call: 2, void:   free,}
    opponents:
        - {name: Asha, level: hard}      # the strong one
        - name: "Bikram"
          level: easy
          hobby: "chess: # and go"
        - {level: medium, name: no}

table:
  theme:
  text_size: 110
  trick_rest: click


sound:
  volume: 35 # quiet

# the end
"""
"""Comments, blank lines, quotes, unknown keys: everything that an edit must leave alone."""


def write(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "settings.yaml"
    file.write_bytes(text.encode())
    return file


def read(file: Path) -> str:
    return file.read_bytes().decode()
