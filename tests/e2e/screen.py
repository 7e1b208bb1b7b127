"""A virtual screen of its own, and what one can do on it: point, click, type, look."""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
import os
import shutil
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SIZE_PX = (1600, 1000)

_CLIENT_MESSAGE = 33


NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"}
"""The programs without which nothing here works, and the Debian packages that have them."""


@contextlib.contextmanager
def virtual_screen() -> Iterator[Screen]:
    """A screen on the first free display, with a window manager if there is one."""
    missing = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    assert not missing, f"On Debian or Ubuntu: apt install {' '.join(missing)}"
    with _server() as name, _manager(name) as managed:
        yield Screen(name, managed=managed)


@contextlib.contextmanager
def _server() -> Iterator[str]:
    reading, writing = os.pipe()
    size = "{}x{}x24".format(*SIZE_PX)
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-ac", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb has not started"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def _manager(display: str) -> Iterator[bool]:
    """A window manager for the display; whether there is one."""
    if shutil.which("openbox") is None:
        yield False
        return
    environment = {**os.environ, "DISPLAY": display}
    manager = subprocess.Popen(
        ["openbox", "--sm-disable"], env=environment, stderr=subprocess.DEVNULL
    )
    try:
        yield True
    finally:
        manager.terminate()
        manager.wait()


@dataclass(frozen=True)
class Screen:
    """A display.

    Attributes:
        name: such as ``:99``.
        managed: whether there is a window manager, which restores sizes after full screen.
    """

    name: str
    managed: bool = False

    def windows_of(self, pid: int) -> list[int]:
        """The visible windows of a process."""
        found = self._xdotool("search", "--onlyvisible", "--pid", str(pid), check=False)
        return [int(line) for line in found.split()]

    def size_px(self, window: int) -> tuple[int, int]:
        """Width and height of a window."""
        told = self._xdotool("getwindowgeometry", "--shell", str(window))
        facts = dict(line.split("=", 1) for line in told.split())
        return int(facts["WIDTH"]), int(facts["HEIGHT"])

    def click(self, window: int, point: tuple[float, float]) -> None:
        """Point there in the window, and press and release the left button."""
        self.point(window, point)
        self._xdotool("click", "1")

    def point(self, window: int, point: tuple[float, float]) -> None:
        """Move the pointer there."""
        x, y = (str(round(number)) for number in point)
        self._xdotool("mousemove", "--window", str(window), x, y)

    def type(self, *keys: str) -> None:
        """Press keys one after the other, such as ``Return`` or ``ctrl+z``."""
        self._xdotool("key", "--delay", "30", *keys)

    def set_layout(self, layout: str, variant: str = "") -> None:
        """Put another keyboard before the screen, such as ``rs``."""
        self._run("setxkbmap", layout, "-variant", variant)

    def move(self, window: int, place_px: tuple[int, int]) -> None:
        """Put a window elsewhere."""
        self._xdotool("windowmove", "--sync", str(window), *map(str, place_px))

    def place_px(self, window: int) -> tuple[int, int]:
        """Where the window's upper left corner is."""
        told = self._xdotool("getwindowgeometry", "--shell", str(window))
        facts = dict(line.split("=", 1) for line in told.split())
        return int(facts["X"]), int(facts["Y"])

    def resize(self, window: int, size_px: tuple[int, int]) -> None:
        """Give a window another size, as a person does with the mouse."""
        self._xdotool("windowsize", str(window), *map(str, size_px))

    def ask_to_close(self, window: int) -> None:
        """What a window manager sends when its cross is clicked."""
        _send_delete_window(self.name, window)

    def colours(self, window: int) -> int:
        """How many colours a picture of the window has."""
        picture = self._run("import", "-window", str(window), "png:-")
        told = subprocess.run(
            ["identify", "-format", "%k", "png:-"], input=picture, capture_output=True, check=True
        )
        return int(told.stdout)

    def take_picture(self, window: int, file: Path) -> None:
        """Write a picture of the window."""
        self._run("import", "-window", str(window), str(file))

    def _xdotool(self, *words: str, check: bool = True) -> str:
        return self._run("xdotool", *words, check=check).decode()

    def _run(self, *words: str, check: bool = True) -> bytes:
        environment = {**os.environ, "DISPLAY": self.name}
        done = subprocess.run(words, env=environment, capture_output=True, check=False, timeout=60)
        assert not check or done.returncode == 0, f"{words}: {done.stderr.decode()}"
        return done.stdout


class _Message(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    )


def _send_delete_window(display_name: str, window: int) -> None:
    """Send WM_DELETE_WINDOW; xdotool can only destroy a window."""
    name = ctypes.util.find_library("X11")
    assert name is not None, "libX11 is not installed"
    x11 = ctypes.CDLL(name)
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(display_name.encode()))
    assert display.value, f"{display_name} cannot be opened"
    message = _Message(type=_CLIENT_MESSAGE, window=window, format=32)
    message.message_type = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    message.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XCloseDisplay(display)
