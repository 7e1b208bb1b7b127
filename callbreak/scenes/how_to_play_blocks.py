"""Puts the blocks of a chapter on the screen: texts as labels, examples as cards with marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

import pygame

from callbreak.engine.rules import Revoke
from callbreak.engine.scoring import score
from callbreak.ui.widgets.bullet_list import BulletList
from callbreak.ui.widgets.example_cards import CardGroup, CardMark, ExampleCards, Note
from callbreak.ui.widgets.figures import Figures
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.row import Row
from callbreak.ui.widgets.rule_heading import RuleHeading
from callbreak.words import ctx, tr
from callbreak.words.cards import card_text
from callbreak.words.numbers import column_score
from callbreak.words.refusals import refusal_sentence
from callbreak.words.teaching_blocks import (
    Block,
    Entry,
    HandExample,
    PlayExample,
    Points,
    Question,
    RuleTitle,
    ScoreExamples,
    Text,
    Title,
    TrickExample,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.engine.rules import Rules
    from callbreak.ui.card_images import CardImages
    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.scroll_area import ScrollArea
    from callbreak.ui.widgets.widget import Widget

_LINE: Final = 820
"""Lines of text are no longer than this (units of controls): longer ones are hard to read."""

_BAR: Final = 24


class BlockStack:
    """Lays blocks out one below the other, and fills a scroll area with them."""

    def __init__(self, form: Form, area: ScrollArea, rules: Rules, images: CardImages) -> None:
        self._form = form
        self._area = area
        self._rules = rules
        self._images = images
        self._look: Look = form.look
        room = area.rect.width - self._look.px(_BAR)
        self._width = min(room, self._look.control(_LINE))
        self._y = area.rect.y + self._look.px(8)
        self._widgets: list[Widget] = []

    def fill(self, blocks: Sequence[Block]) -> None:
        """Put all blocks of a chapter into the area, and the area into the form."""
        for index, block in enumerate(blocks):
            self._add(block, first=index == 0)
        end = self._y - self._area.rect.y + self._look.px(12)
        self._area.fill(self._widgets, end, self._look)
        self._form.add(*self._widgets, self._area)

    def _add(self, block: Block, *, first: bool) -> None:
        look = self._look
        match block:
            case RuleTitle(number, words):
                self._heading(RuleHeading(number, words), first=first)
            case Title(words):
                self._heading(RuleHeading("", words), first=first)
            case Text(words):
                label = Label(words)
                self._put(label, label.height_px(look, self._width), 10)
            case Points(lines):
                points = BulletList(lines)
                self._put(points, points.height_px(look, self._width), 10)
            case Question(question, answer):
                asked = Label(question, "row_name", colour=look.theme.title)
                self._put(asked, asked.height_px(look, self._width), 0)
                label = Label(answer)
                self._put(label, label.height_px(look, self._width), 14)
            case Entry(name, line):
                row = Row(name, line)
                self._put(row, row.height_px(look, self._width) + look.control(16), 0)
            case PlayExample() | TrickExample() | HandExample():
                example = self._example(block)
                self._put(example, example.height_px(look, self._width), 14)
            case ScoreExamples(rows):
                figures = score_figures(rows, self._rules)
                width, height = figures.size_px(look, self._width)
                self._put(figures, height, 14, width)
            case _:
                assert_never(block)

    def _heading(self, heading: RuleHeading, *, first: bool) -> None:
        if not first:
            self._y += self._look.control(14)
        self._put(heading, heading.height_px(self._look, self._width), 4)

    def _put(self, widget: Widget, height: int, below: float, width: int | None = None) -> None:
        place = pygame.Rect(self._area.rect.x, self._y, width or self._width, height)
        widget.arrange(self._look, place)
        self._widgets.append(widget)
        self._y += height + self._look.control(below)

    def _example(self, block: PlayExample | TrickExample | HandExample) -> ExampleCards:
        match block:
            case PlayExample():
                return self._play_example(block)
            case TrickExample(words, trick):
                winner = trick.winning_card
                marked = tuple(
                    (card, CardMark.WINS if card == winner else CardMark.NONE)
                    for card in trick.cards
                )
                best = "" if winner is None else card_text(winner)
                note = Note(tr("The {card} wins the trick.", card=best), CardMark.WINS)
                return ExampleCards(words, [CardGroup("", marked)], [note], self._images)
            case HandExample(words, hand, left_out_at):
                cards = tuple((card, CardMark.NONE) for card in hand)
                group = CardGroup("", cards, left_out_at)
                return ExampleCards(words, [group], (), self._images)

    def _play_example(self, block: PlayExample) -> ExampleCards:
        """The engine says which cards may be played, and why not the others."""
        refusals = block.refusals(self._rules)
        groups = []
        if block.trick.cards:
            lying = tuple((card, CardMark.NONE) for card in block.trick.cards)
            groups.append(CardGroup(ctx("cards", "On the table"), lying))
        marks = tuple(
            (card, CardMark.MAY if refusal is None else CardMark.MAY_NOT)
            for card, refusal in zip(block.hand, refusals, strict=True)
        )
        groups.append(CardGroup(ctx("cards", "Your hand"), marks))
        reasons: dict[str, list[str]] = {}
        for card, refusal in zip(block.hand, refusals, strict=True):
            if refusal is not None:
                reasons.setdefault(refusal_sentence(refusal), []).append(card_text(card))
        notes = [
            # Translators: {cards} are cards that may not be played, {reason} is a sentence.
            Note(tr("{cards}: {reason}", cards=" ".join(cards), reason=reason), CardMark.MAY_NOT)
            for reason, cards in reasons.items()
        ]
        if not notes:
            notes = [Note(tr("Every one of these cards may be played."), CardMark.MAY)]
        elif self._rules.revoke is Revoke.CALL_FAILS:
            notes.append(Note(tr("If you play one all the same, your call fails."), CardMark.NONE))
        return ExampleCards(block.words, groups, notes, self._images)


def score_figures(rows: Sequence[tuple[int, int]], rules: Rules) -> Figures:
    """A table of calls, tricks won, and what the engine says they are worth."""
    head = (ctx("column", "Call"), ctx("column", "Tricks won"), ctx("column", "Points"))
    return Figures(
        head,
        [
            (
                str(call),
                str(won),
                column_score(score(call, won, revoked=False, rules=rules), rules),
            )
            for call, won in rows
        ],
    )
