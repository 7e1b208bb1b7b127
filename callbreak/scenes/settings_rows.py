"""Rows of the settings scene: each shows a setting and keeps a change of it at once."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from callbreak.settings import NAME_LENGTH, Unfit
from callbreak.ui.widgets.choice import Choice, Option
from callbreak.ui.widgets.row import Row
from callbreak.ui.widgets.slider import Slider
from callbreak.ui.widgets.text_field import TextField
from callbreak.ui.widgets.toggle import Toggle
from callbreak.words import tr
from callbreak.words.players import bot_name, kept_bot_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.scenes.services import Services
    from callbreak.ui.row_stack import RowStack
    from callbreak.ui.widgets.widget import Widget


class SettingRows:
    """Adds rows to a stack, one for a setting, by its key."""

    def __init__(self, services: Services, stack: RowStack) -> None:
        self.services = services
        self.stack = stack

    def value(self, key: str) -> Any:
        """The value in force."""
        return self.services.settings.value(key)

    def _keeper(self, key: str) -> Callable[[Any], None]:
        return lambda value: self.services.change(key, value)

    def choice(
        self,
        key: str,
        name: str,
        meaning: str,
        options: Sequence[tuple[Any, str]],
        on_change: Callable[[Any], None] | None = None,
    ) -> Row:
        """One of several values."""
        return self.add(name, meaning, self.choice_of(key, options, on_change))

    def choice_of(
        self,
        key: str,
        options: Sequence[tuple[Any, str]],
        on_change: Callable[[Any], None] | None = None,
    ) -> Choice[Any]:
        """The control alone."""
        shown = [Option(value, words) for value, words in options]
        keep = on_change or self._keeper(key)
        return Choice(shown, self.value(key), keep, motion=self.services.motion)

    def toggle(self, key: str, name: str, meaning: str) -> Row:
        """Yes or no."""
        on = bool(self.value(key))
        return self.add(
            name, meaning, Toggle(self._keeper(key), on=on, motion=self.services.motion)
        )

    def slider(
        self,
        key: str,
        name: str,
        meaning: str,
        limits: tuple[int, int, int],
        *,
        words: Callable[[int], str],
        on_move: Callable[[int], None],
        on_done: Callable[[int], None],
    ) -> Row:
        """A number between two limits, with a step."""
        low, high, step = limits
        slider = Slider(low, high, step, self.value(key), on_move, words=words, on_done=on_done)
        return self.add(name, meaning, slider)

    def text_field(
        self,
        key: str,
        *,
        hint: str,
        empty: bool = True,
        then: Callable[[], None] | None = None,
        shown: Callable[[str], str] = str,
        kept: Callable[[str], str] = str,
    ) -> TextField:
        """A field for a name, which may be `shown` otherwise than it is `kept`.

        The old one comes back where it must not be `empty`, and for one that settings do not take.
        """

        def keep(words: str) -> None:
            if words.strip() or empty:
                with contextlib.suppress(Unfit):
                    self.services.change(key, kept(words.strip()))
            field.set_words(shown(self.value(key)))
            if then is not None:
                then()

        field = TextField(
            shown(self.value(key)), lambda _: None, hint=hint, most=NAME_LENGTH, on_done=keep
        )
        return field

    def bot_field(self, number: int, then: Callable[[], None] | None = None) -> TextField:
        """A field for the name of the computer player at this seat."""
        return self.text_field(
            f"game.opponents.{number}.name",
            hint=tr("Name"),
            empty=False,
            then=then,
            shown=bot_name,
            kept=kept_bot_name,
        )

    def add(self, name: str, meaning: str, *controls: Widget) -> Row:
        """A row with these controls."""
        row = Row(name, meaning)
        self.stack.row(row, *controls)
        return row
