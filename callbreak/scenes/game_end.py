"""The end of a game: the winner honoured, all places, the seed revealed, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.scenes import game_end_words as end_words
from callbreak.scenes.global_keys import act_on_global_key
from callbreak.scenes.rematch import rematch
from callbreak.scenes.scene import Scene
from callbreak.scenes.score_sheet_words import names_and_faces
from callbreak.scenes.shortcuts import EVERYWHERE, SHEET, Act, act_of
from callbreak.ui import text
from callbreak.ui.backdrop import table_backdrop
from callbreak.ui.card_images import BLEND
from callbreak.ui.finish_art import (
    CONFETTI_FALL_S,
    confetti_spots,
    garland,
    winner_crown,
    winner_rays,
)
from callbreak.ui.form import Form
from callbreak.ui.kept import Kept
from callbreak.ui.layout_end import end_layout
from callbreak.ui.look import Look
from callbreak.ui.painter import Painter, Picture, centred
from callbreak.ui.portraits import portrait
from callbreak.ui.result_panel import draw_result
from callbreak.ui.scale import Scale
from callbreak.ui.tween import out_back
from callbreak.ui.widget_pictures import WidgetPictures
from callbreak.ui.widgets.button import Button
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.session.session import Session

_CROWN_MS: Final = 520
_BRIGHT: Final = (0xFF, 0xF6, 0xDF)
_DEEP: Final = (0xE6, 0xAA, 0x3C)


class GameEndScene(Scene):
    """Shows how a session has ended."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._passed_s = 0.0
        self._painter = Painter()
        self._kept = Kept()
        self._stale = True
        self._sounded = False

    @property
    def _celebrates(self) -> bool:
        """Whether there is confetti: the person has won, or nobody plays."""
        person = self._session.person
        return person is None or person in end_words.winners(self._session)

    def resize(self, size_px: tuple[int, int]) -> None:
        """Lay everything out."""
        services, table = self.services, self.services.settings.table
        self._size_px = size_px
        self._layout = layout = end_layout(size_px, table.text_size)
        self._look = Look(services.theme, Scale(layout.p), services.motion)
        self._form = Form(self._look, size_px)
        self._form.on_press = lambda _: self._sound()
        self._pictures = WidgetPictures(self._look)
        self._place(self._buttons())
        ground = table_backdrop(size_px, table.theme, table.contrast, layout.u)
        cloth = ground.get_rect().inflate(-round(72 * layout.u), -round(72 * layout.u))
        ground.fill((160, 160, 160), cloth, special_flags=pygame.BLEND_RGB_MULT)
        rays = winner_rays(size_px, layout.honour.center)
        rays.fill((185, 165, 150), special_flags=pygame.BLEND_RGB_MULT)
        ground.blit(rays, cloth, cloth, special_flags=pygame.BLEND_RGB_ADD)
        self._ground = ground
        self._kept.forget()
        self._stale = True
        if not self._sounded:
            self._sounded = True
            services.audio.play("game_won" if self._celebrates else "round_end")

    def _sound(self) -> None:
        self.services.audio.play("button")

    def _buttons(self) -> list[Button]:
        buttons = [Button(tr("Play again"), self._play_again, kind="primary")]
        buttons.append(Button(tr("Same deals"), self._same_deals))
        if self.services.has("review"):
            buttons.append(Button(tr("Review"), self._review))
        buttons.append(Button(tr("Home"), self._home))
        return buttons

    def _place(self, buttons: list[Button]) -> None:
        """Side by side, or two by two where the words need it."""
        room, gap = self._layout.buttons, self._look.px(10)
        spare = self._look.control(18)
        wanted = max(button.size_px(self._look, room.width)[0] for button in buttons) - spare
        columns = len(buttons)
        if wanted > (room.width - gap * (columns - 1)) // columns:
            columns = -(-columns // 2)
        rows = -(-len(buttons) // columns)
        width = (room.width - gap * (columns - 1)) // columns
        self._buttons_top = room.bottom - rows * room.height - (rows - 1) * gap
        for index, button in enumerate(buttons):
            row, column = divmod(index, columns)
            x = room.x + column * (width + gap)
            y = self._buttons_top + row * (room.height + gap)
            button.place(pygame.Rect(x, y, width, room.height))
        self._form.add(*buttons)

    def _play_again(self) -> None:
        self.services.replace("table", session=rematch(self._session, self.services.store))

    def _same_deals(self) -> None:
        again = rematch(self._session, self.services.store, seed=self._session.setup.seed)
        self.services.replace("table", session=again)

    def _review(self) -> None:
        self.services.open("review", session=self._session)

    def _home(self) -> None:
        self.services.restart("home")

    def handle(self, event: pygame.Event) -> None:
        """Buttons and keys; Esc goes home, Enter plays again."""
        self._stale = True
        if event.type != pygame.KEYDOWN:
            self._form.handle(event)
            return
        act = act_of(event, (*SHEET, *EVERYWHERE))
        if act is Act.BACK:
            self._home()
        elif act is Act.GO_ON and self._form.focused is None:
            if self._passed_s > 0.6:
                self._sound()
                self._play_again()
        elif not self._form.handle(event):
            act_on_global_key(event, self.services)

    def tick(self, dt_s: float) -> None:
        """The crown comes down, confetti falls once."""
        if self.wants_frames:
            self._stale = True
        self._passed_s += dt_s
        self._form.tick(dt_s)

    @property
    def wants_frames(self) -> bool:
        """Whether something moves."""
        if self._form.wants_frames:
            return True
        return not self._look.motion.still and self._passed_s < CONFETTI_FALL_S + 0.1

    # ------------------------------------------------------------------ drawing

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Paint what has changed."""
        if not (full or self._stale):
            return []
        self._stale = False
        pictures = self._winners() + self._words()
        if self._celebrates and not self._look.motion.still:
            spots = confetti_spots(self._passed_s, self._size_px, self._layout.u)
            pictures += [Picture(piece, x, y) for piece, (x, y) in spots]
        pictures.append(self._panel())
        pictures += self._pictures.of(self._form.shown)
        return self._painter.paint(target, self._ground, pictures, full=full)

    def _winners(self) -> list[Picture]:
        room = self._layout.honour
        _, faces = names_and_faces(self._session)
        won = end_words.winners(self._session)
        count = max(len(won), 1)
        radius = round(min(room.height / 3.5, room.width / count / 3.1))
        pictures: list[Picture] = []
        part = 1.0
        if not self._look.motion.still:
            length_s = max(self._look.motion.duration_s(_CROWN_MS), 1e-6)
            part = out_back(min(self._passed_s / length_s, 1.0))
        for index, seat in enumerate(won):
            x = room.centerx + round(
                (index - (count - 1) / 2) * min(3.0 * radius, room.width / count)
            )
            y = room.y + round(room.height * 0.52)
            face = portrait(faces[seat], 2 * radius)
            pictures.append(centred(face, x, y, BLEND))
            pictures.append(centred(garland(radius), x, y))
            crown = winner_crown(round(radius * 0.86))
            drop = round((1 - part) * -1.2 * radius)
            bottom = y - radius + round(radius * 0.12) + drop
            pictures.append(Picture(crown, x - crown.get_width() // 2, bottom - crown.get_height()))
        return pictures

    def _words(self) -> list[Picture]:
        layout, look = self._layout, self._look
        words = end_words.headline(self._session)
        style = look.text("finish")
        style = style.sized(min(style.size_px, round(layout.headline.height * 0.8)))
        style = text.fit(words, style, layout.headline.width, look.scale.font_px(20))
        large = text.render_gradient(
            text.ellipsize(words, style, layout.headline.width), style, _BRIGHT, _DEEP
        )
        body = look.text("body")
        line = end_words.detail(self._session)
        body = text.fit(line, body, layout.detail.width, look.scale.font_px(14))
        small = text.render(text.ellipsize(line, body, layout.detail.width), body)
        return [
            centred(large, *layout.headline.center),
            centred(small, *layout.detail.center),
        ]

    def _panel(self) -> Picture:
        layout, look = self._layout, self._look
        result = end_words.result_of(self._session)
        foot = layout.panel.bottom - self._buttons_top + look.px(8)

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_result(surface, at, result, look, foot)

        return self._kept.picture("panel", result, layout.panel, look.px(60), draw)
