"""A call that is typed: where calls have two digits, digits select and Enter calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.rules import Rules
    from callbreak.scenes.table_controls import TableControls


class TypedCall:
    """The number that has been typed so far.

    Attributes:
        number: None as long as there is none.
    """

    def __init__(
        self, controls: TableControls, rules: Rules, make_call: Callable[[int], None]
    ) -> None:
        self.number: int | None = None
        self._controls = controls
        self._most = rules.max_call
        self._make_call = make_call

    def type(self, digit: int) -> None:
        """A digit selects; where every call has one digit, it calls at once."""
        if self._most < 10:
            self._make_call(digit)
            return
        before = self.number
        if self._controls.form.focused is not self._controls.number(before):
            before = None
        joined = 10 * (before or 0) + digit
        self._show(joined if joined <= self._most else digit)

    def take_digit_back(self) -> bool:
        """The last digit that was typed is taken back; whether there was one."""
        typed = self.number
        if typed is not None:
            self._show(typed // 10 or None)
        return typed is not None

    def press(self) -> bool:
        """Enter calls a number that was typed and is not there; whether there was one."""
        if self.number is None:
            return False
        self._make_call(self.number)
        return True

    def focus_number(self) -> bool:
        """The arrows reach the numbers: at the hinted one, else at the third."""
        tiles = self._controls.numbers
        hinted = next((tile for tile in tiles if tile.chosen), tiles[min(2, len(tiles) - 1)])
        self._controls.form.focus(hinted, ring=True)
        return True

    def forget(self) -> None:
        """There is another position: nothing is typed, and no number stands out."""
        self.number = None
        self._controls.choose(None)

    def _show(self, number: int | None) -> None:
        """Show the number in gold and give it the focus, so that Enter calls it."""
        self.number = number
        self._controls.choose(number)
        self._controls.form.focus(self._controls.number(number), ring=True)
