"""The score sheet: after each round, and whenever one wants to look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.commands import Command, EndGame, NextRound
from callbreak.engine.state import GameOver
from callbreak.scenes import score_sheet_words as sheet_words
from callbreak.scenes.painted_scene import PaintedScene
from callbreak.scenes.question import Answer
from callbreak.scenes.shortcuts import Act
from callbreak.ui import text
from callbreak.ui.card_images import BLEND
from callbreak.ui.chords import chord
from callbreak.ui.layout_sheet import sheet_layout
from callbreak.ui.line_chart import ChartInk, draw_chart
from callbreak.ui.panel import draw_panel
from callbreak.ui.paper import draw_sheet_of_paper, write_note
from callbreak.ui.portraits import portrait
from callbreak.ui.score_paper import draw_score_paper, rows_that_fit
from callbreak.ui.tween import out_cubic
from callbreak.ui.widgets.button import Button
from callbreak.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.session.session import Session
    from callbreak.ui.painter import Picture

_COUNT_MS: Final = 700
_DRAW_MS: Final = 900
_STEPS: Final = 30
_UNSEEN_S: Final = 0.35
"""What is pressed within this time was meant for the table, not for a sheet nobody has seen."""

_WATCHED_S: Final = 5.0
"""Where nobody plays, the sheet goes on by itself after this."""


class ScoreSheetScene(PaintedScene):
    """Shows a session's rounds. With ``choose`` it decides how the game goes on.

    ``choose`` gets the next command, or None when the game is over and the result is wanted.
    """

    def __init__(
        self, session: Session, choose: Callable[[Command | None], None] | None = None
    ) -> None:
        super().__init__(session)
        self._choose = choose
        self._shown_s = 0.0
        self._decided = False

    def lay_out(self, size_px: tuple[int, int]) -> None:
        """Lay everything out."""
        text_size = self.services.settings.table.text_size
        buttons = self._make_buttons()
        self._layout = layout = sheet_layout(size_px, text_size, len(buttons))
        self.begin_form(layout.p)
        self._place(buttons)
        self.form.add(*buttons)
        self.darken_table(layout.u, 140)

    def _make_buttons(self) -> list[Button]:
        if self._choose is None:
            return [self._main_button(tr("Back to the table"), self._back)]
        if isinstance(self._session.state, GameOver):
            return [self._main_button(tr("Final result"), self._go_on)]
        buttons = [self._main_button(tr("Next round"), self._go_on)]
        if self._session.setup.rules.rounds is None:
            buttons.append(Button(tr("End the game"), self._ask_to_end))
        return buttons

    def _main_button(self, words: str, action: Callable[[], None]) -> Button:
        return Button(words, action, kind="primary", big=True, key=chord("Enter").caps[0])

    def _place(self, buttons: list[Button]) -> None:
        room = self._layout.buttons
        gap = self._look.px(12)
        stacked = room.height > self._look.px(70)
        for index, button in enumerate(buttons):
            rect = room.copy()
            if stacked:
                rect.height = (room.height - gap * (len(buttons) - 1)) // len(buttons)
                rect.y += index * (rect.height + gap)
            else:
                # Below the panels it is as wide as they are, alone it is not.
                alone = self._layout.result is None
                most = self._look.px(300) if alone else room.width
                width = min((room.width - gap * (len(buttons) - 1)) // len(buttons), most)
                left = room.centerx - (width * len(buttons) + gap * (len(buttons) - 1)) // 2
                rect = pygame.Rect(left + index * (width + gap), room.y, width, room.height)
            button.place(rect)

    # ------------------------------------------------------------------ decisions

    def _back(self) -> None:
        self.services.back()

    def _decide(self, command: Command | None) -> None:
        if self._decided or self._choose is None:
            return
        self._decided = True
        self.services.back()
        self._choose(command)

    def _go_on(self) -> None:
        over = isinstance(self._session.state, GameOver)
        self._decide(None if over else NextRound())

    def _ask_to_end(self) -> None:
        self.services.open(
            "question",
            title=tr("End the game here?"),
            words=tr("The totals decide who has won; no further round is played."),
            answers=(
                Answer(tr("Play on")),
                Answer(tr("End the game"), lambda: self._decide(EndGame()), "danger"),
            ),
        )

    # ------------------------------------------------------------------ events and time

    @property
    def _unseen(self) -> bool:
        return self._choose is not None and self._shown_s < _UNSEEN_S

    def handle(self, event: pygame.Event) -> None:
        """A click or key that hurries the counting is still a click or key."""
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN}:
            motion = self.services.motion
            drawn_s = motion.fade_s + motion.duration_s(_DRAW_MS)
            self._passed_s = max(self._passed_s, drawn_s)
            self._stale = True
        if not (self._unseen and event.type == pygame.MOUSEBUTTONDOWN):
            super().handle(event)

    def enter_pressed(self) -> None:
        """Enter goes on, once the sheet has been seen."""
        if self._unseen:
            return
        self.sound_press()
        if self._choose is None:
            self._back()
        else:
            self._go_on()

    def hotkey(self, act: Act | None) -> bool:
        """The key that has opened the sheet puts it away."""
        if act is not Act.SCORE_SHEET or self._choose is not None:
            return False
        self._back()
        return True

    def escape(self) -> None:
        """Esc puts away what one only looks at; from a decision it leads to the pause."""
        if self._choose is None:
            self._back()
        else:
            self.services.open("pause", session=self._session)

    def tick(self, dt_s: float) -> None:
        """Totals count up, the chart's lines are drawn."""
        super().tick(dt_s)
        self._shown_s += dt_s
        if self._watched and self._passed_s > _WATCHED_S:
            self._go_on()

    @property
    def _watched(self) -> bool:
        """Whether nobody is there to go on."""
        return self._session.person is None and self._choose is not None

    def _part(self, length_ms: float) -> float:
        if self._choose is None or self._look.motion.still:
            return 1.0
        motion = self._look.motion
        # It begins when the table has gone: until then nobody sees it well.
        counting_s = max(self._passed_s - motion.fade_s, 0.0)
        part = out_cubic(min(counting_s / max(motion.duration_s(length_ms), 1e-6), 1.0))
        return round(part * _STEPS) / _STEPS

    @property
    def wants_frames(self) -> bool:
        """Whether something still counts."""
        return self._part(_DRAW_MS) < 1.0 or self.form.wants_frames or self._watched

    # ------------------------------------------------------------------ drawing

    def pictures(self) -> list[Picture]:
        """The paper, and beside it the chart and the own result."""
        pictures = [self._paper(), *self._chart()]
        if self._session.state.finished:
            pictures += self._result()
        return pictures

    def _paper(self) -> Picture:
        layout, look, session = self._layout, self._look, self._session
        part = self._part(_COUNT_MS)
        done = len(session.state.finished)
        before = sheet_words.totals_after(session, done - 1 if self._choose and done else done)
        now = sheet_words.totals_after(session, done)
        totals = tuple(round(a + (b - a) * part) for a, b in zip(before, now, strict=True))
        sheet = sheet_words.sheet_of(session, rows_that_fit(layout.paper.height, look), totals)

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            draw_score_paper(surface, rect, sheet, look)

        return self._kept.picture("paper", sheet, layout.paper, look.px(46), draw)

    def _chart(self) -> list[Picture]:
        rect, look = self._layout.chart, self._look
        if rect is None:
            return []
        if not self._session.state.finished and self._layout.result is not None:
            # There is no result yet: its room belongs to the chart.
            rect = rect.union(self._layout.result)
        theme = look.theme
        chart = sheet_words.chart_of(self._session)
        names = (theme.paper_gold, *theme.chart_paper[1:])
        ink = ChartInk(theme.chart_paper, names, theme.paper_muted, theme.paper_rule, theme.paper)
        part = self._part(_DRAW_MS)

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_sheet_of_paper(surface, at, look, turned=-0.6)
            title = text.render(tr("Totals"), look.text("heading", theme.paper_ink))
            surface.blit(title, (at.x + look.px(18), at.y + look.px(12)))
            pad = look.px(18)
            top = at.y + look.px(50)
            plot = pygame.Rect(at.x + pad, top, at.width - 2 * pad, at.bottom - pad - top)
            if any(len(line) > 1 for line in chart.totals):
                draw_chart(surface, plot, chart, ink, look, part)
            else:
                write_note(
                    surface, plot, "chart", tr("Here the totals grow, round by round."), look
                )

        return [self._kept.picture("chart", (chart, part), rect, look.px(46), draw)]

    def _result(self) -> list[Picture]:
        rect, look, session = self._layout.result, self._look, self._session
        if rect is None:
            return []
        theme = look.theme
        headline, detail, points, fine = sheet_words.own_result(session)
        _, faces = sheet_words.names_and_faces(session)

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_panel(surface, at, look)
            face = portrait(faces[session.onlooker], look.px(46))
            left = at.x + look.px(13)
            surface.blit(face, face.get_rect(midleft=(left, at.centery)), special_flags=BLEND)
            number = text.render(points, look.text("big_total").sized(look.scale.font_px(24)))
            right = at.right - look.px(15)
            surface.blit(number, number.get_rect(midright=(right, at.centery)))
            left += look.px(55)
            room = right - number.get_width() - look.px(8) - left
            colour = theme.marigold if fine else theme.bad_text
            style = look.text("button", colour).sized(look.scale.font_px(17))
            style = text.fit(headline, style, room, look.scale.smallest_font_px)
            upper = text.render(text.ellipsize(headline, style, room), style)
            surface.blit(upper, upper.get_rect(midleft=(left, at.centery - look.px(11))))
            small = look.text("small")
            lower = text.render(text.ellipsize(detail, small, room), small)
            surface.blit(lower, lower.get_rect(midleft=(left, at.centery + look.px(12))))

        shows = (headline, detail, points)
        return [self._kept.picture("result", shows, rect, look.px(24), draw)]
