"""The score sheet: after each round, and whenever one wants to look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.commands import Command, EndGame, NextRound
from callbreak.engine.state import GameOver
from callbreak.scenes import score_sheet_words as sheet_words
from callbreak.scenes.global_keys import act_on_global_key
from callbreak.scenes.question import Answer, QuestionScene
from callbreak.scenes.requests import Push
from callbreak.scenes.scene import Scene
from callbreak.scenes.shortcuts import EVERYWHERE, SHEET, Act, act_of
from callbreak.ui import text
from callbreak.ui.backdrop import table_backdrop
from callbreak.ui.card_images import BLEND
from callbreak.ui.form import Form
from callbreak.ui.kept import Kept
from callbreak.ui.layout_sheet import sheet_layout
from callbreak.ui.line_chart import ChartInk, draw_chart
from callbreak.ui.look import Look
from callbreak.ui.painter import Painter, Picture
from callbreak.ui.panel import draw_panel
from callbreak.ui.portraits import portrait
from callbreak.ui.scale import Scale
from callbreak.ui.score_paper import draw_score_paper, draw_sheet_of_paper, rows_that_fit
from callbreak.ui.tween import out_cubic
from callbreak.ui.widget_pictures import WidgetPictures
from callbreak.ui.widgets.button import Button
from callbreak.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.session.session import Session

_COUNT_MS: Final = 700
_DRAW_MS: Final = 900
_STEPS: Final = 30
_UNSEEN_S: Final = 0.35
"""What is pressed within this time was meant for the table, not for a sheet nobody has seen."""

_WATCHED_S: Final = 5.0
"""Where nobody plays, the sheet goes on by itself after this."""


class ScoreSheetScene(Scene):
    """Shows a session's rounds. With ``choose`` it decides how the game goes on.

    ``choose`` gets the next command, or None when the game is over and the result is wanted.
    """

    def __init__(
        self, session: Session, choose: Callable[[Command | None], None] | None = None
    ) -> None:
        self._session = session
        self._choose = choose
        self._passed_s = 0.0
        self._shown_s = 0.0
        self._painter = Painter()
        self._kept = Kept()
        self._stale = True
        self._decided = False

    def resize(self, size_px: tuple[int, int]) -> None:
        """Lay everything out."""
        services, table = self.services, self.services.settings.table
        buttons = self._make_buttons()
        self._layout = layout = sheet_layout(size_px, table.text_size, len(buttons))
        self._look = Look(services.theme, Scale(layout.p), services.motion)
        self._form = Form(self._look, size_px)
        self._form.on_press = lambda _: self._sound()
        self._place(buttons)
        self._form.add(*buttons)
        self._pictures = WidgetPictures(self._look)
        self._ground = table_backdrop(size_px, table.theme, table.contrast, layout.u)
        cloth = self._ground.get_rect().inflate(-round(72 * layout.u), -round(72 * layout.u))
        self._ground.fill((140, 140, 140), cloth, special_flags=pygame.BLEND_RGB_MULT)
        self._kept.forget()
        self._stale = True

    def _sound(self) -> None:
        self.services.audio.play("button")

    def _make_buttons(self) -> list[Button]:
        if self._choose is None:
            return [Button(tr("Back to the table"), self._back, kind="primary", big=True)]
        if isinstance(self._session.state, GameOver):
            return [Button(tr("Final result"), self._go_on, kind="primary", big=True)]
        buttons = [Button(tr("Next round"), self._go_on, kind="primary", big=True)]
        if self._session.setup.rules.rounds is None:
            buttons.append(Button(tr("End the game"), self._ask_to_end))
        return buttons

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
                width = min((room.width - gap) // len(buttons), self._look.px(300))
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
        question = QuestionScene(
            tr("End the game here?"),
            tr("The totals decide who has won; no further round is played."),
            (
                Answer(tr("Play on")),
                Answer(tr("End the game"), lambda: self._decide(EndGame()), "danger"),
            ),
        )
        self.services.requests.append(Push(question))

    # ------------------------------------------------------------------ events and time

    def handle(self, event: pygame.Event) -> None:
        """A click or key that hurries the counting is still a click or key."""
        self._stale = True
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN}:
            self._passed_s = max(self._passed_s, _DRAW_MS / 1000)
        unseen = self._choose is not None and self._shown_s < _UNSEEN_S
        if unseen and event.type == pygame.MOUSEBUTTONDOWN:
            return
        if event.type != pygame.KEYDOWN:
            self._form.handle(event)
            return
        act = act_of(event, (*SHEET, *EVERYWHERE))
        if act is Act.BACK:
            self._escape()
        elif act is Act.GO_ON and self._form.focused is None:
            if unseen:
                return
            self._sound()
            if self._choose is None:
                self._back()
            else:
                self._go_on()
        elif not self._form.handle(event):
            if act is Act.SCORE_SHEET and self._choose is None:
                self._back()
            else:
                act_on_global_key(event, self.services)

    def _escape(self) -> None:
        if self._choose is None:
            self._back()
        elif self.services.has("pause"):
            self.services.open("pause", session=self._session)

    def tick(self, dt_s: float) -> None:
        """Totals count up, the chart's lines are drawn."""
        if self.wants_frames:
            self._stale = True
        self._passed_s += dt_s
        self._shown_s += dt_s
        self._form.tick(dt_s)
        watched = self._session.person is None and self._choose is not None
        if watched and self._passed_s > _WATCHED_S:
            self._go_on()

    def _part(self, length_ms: float) -> float:
        if self._choose is None or self._look.motion.still:
            return 1.0
        length_s = max(self._look.motion.duration_s(length_ms), 1e-6)
        part = out_cubic(min(self._passed_s / length_s, 1.0))
        return round(part * _STEPS) / _STEPS

    @property
    def wants_frames(self) -> bool:
        """Whether something still counts."""
        watched = self._session.person is None and self._choose is not None
        return self._part(_DRAW_MS) < 1.0 or self._form.wants_frames or watched

    # ------------------------------------------------------------------ drawing

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Paint what has changed."""
        if not (full or self._stale):
            return []
        self._stale = False
        pictures = [self._paper()]
        if self._session.state.finished:
            pictures += self._chart() + self._result()
        pictures += self._pictures.of(self._form.shown)
        return self._painter.paint(target, self._ground, pictures, full=full)

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
        theme = look.theme
        chart = sheet_words.chart_of(self._session)
        ink = ChartInk(theme.chart_paper, theme.paper_muted, theme.paper_rule, theme.paper)
        part = self._part(_DRAW_MS)

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_sheet_of_paper(surface, at, look, turned=-0.6)
            title = text.render(tr("Totals"), look.text("heading", theme.paper_ink))
            surface.blit(title, (at.x + look.px(18), at.y + look.px(12)))
            pad = look.px(18)
            top = at.y + look.px(50)
            plot = pygame.Rect(at.x + pad, top, at.width - 2 * pad, at.bottom - pad - top)
            draw_chart(surface, plot, chart, ink, look, part)

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
            style = text.fit(headline, style, room, look.scale.font_px(14))
            upper = text.render(text.ellipsize(headline, style, room), style)
            surface.blit(upper, upper.get_rect(midleft=(left, at.centery - look.px(11))))
            small = look.text("small")
            lower = text.render(text.ellipsize(detail, small, room), small)
            surface.blit(lower, lower.get_rect(midleft=(left, at.centery + look.px(12))))

        shows = (headline, detail, points)
        return [self._kept.picture("result", shows, rect, look.px(24), draw)]
