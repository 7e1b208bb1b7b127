"""The page about how the table looks, with a piece of it that shows each change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from callbreak.engine.cards import parse_cards
from callbreak.session.hand_order import in_order
from callbreak.ui.card_images import CardImages
from callbreak.ui.widgets.table_preview import TablePreview
from callbreak.words import ctx, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.services import Services
    from callbreak.scenes.settings_rows import SettingRows

    Keeper = Callable[[str], Callable[[Any], None]]
    """For the key of a setting, what keeps its new value and shows it in the preview."""

_HAND: Final = parse_cards("QH 4S KC 9D AS 7C JD 2H TS")
_PREVIEW: Final = 116


def fill_table(rows: SettingRows) -> None:
    """Theme, deck, back, sorting, direction, cards played."""
    services = rows.services
    preview = TablePreview(*_shown(services))

    def keeper(key: str) -> Callable[[Any], None]:
        def keep(value: Any) -> None:
            services.change(key, value)
            preview.show(*_shown(services))

        return keep

    rows.stack.block(preview, rows.stack.look.control(_PREVIEW))
    rows.stack.gap(6)
    _fill_cloth_and_deck(rows, keeper)
    _fill_hand_and_play(rows, keeper)


def _fill_cloth_and_deck(rows: SettingRows, keeper: Keeper) -> None:
    rows.choice(
        "table.theme",
        tr("Theme"),
        tr("Cloth, panels and frame."),
        [
            ("dhaka", ctx("theme", "Dhaka")),
            ("classic", ctx("theme", "Classic")),
            ("night", ctx("theme", "Night")),
        ],
    )
    rows.toggle(
        "table.four_colours",
        tr("Four-colour deck"),
        tr("Clubs green, diamonds blue: no two suits look alike."),
    )
    rows.choice(
        "table.back",
        tr("Card back"),
        tr("The side that the others see."),
        [(1, ctx("card back", "Dhaka")), (2, ctx("card back", "Indigo"))],
        keeper("table.back"),
    )


def _fill_hand_and_play(rows: SettingRows, keeper: Keeper) -> None:
    rows.choice(
        "table.sort",
        tr("Your hand"),
        tr("How your cards are sorted."),
        [
            ("alternating", ctx("sorting", "Colours alternate")),
            ("by_suit", ctx("sorting", "By suit")),
            ("by_rank", ctx("sorting", "By rank")),
            ("none", ctx("sorting", "As dealt")),
        ],
        keeper("table.sort"),
    )
    rows.choice(
        "table.direction",
        tr("Direction of play"),
        tr("Which way the turn goes round the table. It only mirrors the picture."),
        [
            ("counterclockwise", ctx("direction", "Counterclockwise")),
            ("clockwise", ctx("direction", "Clockwise")),
        ],
    )
    rows.toggle(
        "table.show_played",
        tr("Cards played"),
        tr("Show which cards of each suit have been played in this round."),
    )


def _shown(services: Services) -> tuple[CardImages, tuple[Any, ...]]:
    table = services.settings.table
    images = CardImages(services.theme, four_colours=table.four_colours, back=table.back)
    return images, in_order(_HAND, table.sort)
