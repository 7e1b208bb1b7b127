"""A program's standard input and output as lines with a time limit, on every system.

Two threads move the bytes, so that neither a program that does not read nor one that does not
write can hold up the caller. What waits is bounded: a program that writes without end is read no
faster than the caller takes its lines.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO, Final

from callbreak.ai.outside import outside_environment

LONGEST_LINE: Final = 65_536
"""Bytes of a line; the rest of a longer one is dropped."""

_LINES_WAITING: Final = 64
_LOOK_S: Final = 0.2
"""How often a reader with a full queue looks whether it is still wanted."""


def bounded_lines(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream, none of them longer than `LONGEST_LINE`."""
    while line := stream.readline(LONGEST_LINE):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        yield line


class Ended(Exception):
    """The program has closed its output, or has died."""


class LinePump:
    """A running program, spoken to in lines."""

    def __init__(self, arguments: Sequence[str] | str) -> None:
        """Start the program.

        Raises:
            OSError: it cannot be started.
        """
        self._process = _start(arguments)
        self._lines: Queue[bytes | None] = Queue(_LINES_WAITING)
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._closed = False
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()
        Thread(target=self._write, args=(self._process.stdin,), daemon=True).start()

    def send(self, line: str) -> None:
        """Write a line, after dropping what the program said without being asked."""
        with suppress(Empty, Full):
            while self._lines.get_nowait() is not None:
                pass
            self._lines.put_nowait(None)
        self._outgoing.put(line.encode())

    def receive(self, timeout_s: float) -> str:
        """The next line.

        Raises:
            TimeoutError: there is none in time.
            Ended: there will be none.
        """
        try:
            line = self._lines.get(timeout=max(timeout_s, 0.0))
        except Empty:
            raise TimeoutError from None
        if line is None:
            raise Ended
        return line.decode(errors="replace")

    def close(self, patience_s: float = 0.0) -> None:
        """End the input; kill the program and what it started if it does not end in time."""
        self._closed = True
        self._outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience_s)
        _kill(self._process)
        self._process.wait()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            try:
                for line in bounded_lines(stream):
                    if not self._keep(line):
                        return
            except (OSError, ValueError):
                pass
            self._keep(None)

    def _keep(self, line: bytes | None) -> bool:
        """Queue a line when there is room; False when nobody wants it any more."""
        while not self._closed:
            try:
                self._lines.put(line, timeout=_LOOK_S)
            except Full:
                continue
            return True
        return False

    def _write(self, stream: IO[bytes]) -> None:
        try:
            with stream:
                while (data := self._outgoing.get()) is not None:
                    stream.write(data)
                    stream.flush()
        except (OSError, ValueError):
            pass


def _start(arguments: Sequence[str] | str) -> subprocess.Popen[bytes]:
    """Start a program in a group of its own, so that it does not share the terminal's Ctrl-C."""
    environment = outside_environment(bundled=getattr(sys, "frozen", False))
    if sys.platform == "win32":
        return subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
        )
    return subprocess.Popen(
        arguments,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        start_new_session=True,
    )


def _kill(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
