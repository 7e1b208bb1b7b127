"""The end of a game: the winner honoured, all places, the seed revealed, and what to do next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.scenes import game_end_words as end_words
from callbreak.scenes.painted_scene import PaintedScene
from callbreak.scenes.rematch import rematch
from callbreak.scenes.score_sheet_words import names_and_faces
from callbreak.ui import text
from callbreak.ui.appearing import faded
from callbreak.ui.backdrop import table_frame
from callbreak.ui.card_images import BLEND
from callbreak.ui.finish_art import (
    CONFETTI_FALL_S,
    confetti_spots,
    garland,
    winner_crown,
    winner_rays,
)
from callbreak.ui.layout_end import end_layout
from callbreak.ui.painter import Picture, centred
from callbreak.ui.portraits import portrait
from callbreak.ui.result_panel import draw_result
from callbreak.ui.scale import Scale
from callbreak.ui.text_names import fit_named
from callbreak.ui.tween import out_back, out_cubic
from callbreak.ui.widgets.button import Button
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.scenes.services import Services

_GARLAND_MS: Final = 420
_CROWN_MS: Final = 520
_CROWN_AFTER_MS: Final = 260
_FACE_DOWN: Final = 0.48
"""So far down its room is the winner's face: the garland hangs lower than the crown is high."""

_CLOSER: Final = 16
"""So much narrower than it wishes a button may be, in units of controls."""

_BRIGHT: Final = (0xFF, 0xF6, 0xDF)
_DEEP: Final = (0xE6, 0xAA, 0x3C)
_UNSEEN_S: Final = 0.6
"""Enter within this time was meant for the score sheet, not for an end that nobody has seen."""


class GameEndScene(PaintedScene):
    """Shows how a session has ended."""

    _hurried = False

    def enter(self, services: Services) -> None:
        """The winner is honoured by a sound too."""
        super().enter(services)
        services.audio.play("game_won" if self._celebrates else "round_end")

    @property
    def _celebrates(self) -> bool:
        """Whether there is confetti: the person has won, or nobody plays."""
        person = self._session.person
        return person is None or person in end_words.winners(self._session)

    def lay_out(self, size_px: tuple[int, int]) -> None:
        """Lay everything out."""
        text_size = self.services.settings.table.text_size
        self._layout = layout = end_layout(size_px, text_size)
        self.begin_form(layout.p)
        self._place(self._buttons())
        cloth = self.darken_table(layout.u, 160)
        rays = winner_rays(size_px, layout.honour.center)
        rays.fill((185, 165, 150), special_flags=pygame.BLEND_RGB_MULT)
        self._ground.blit(rays, cloth, cloth, special_flags=pygame.BLEND_RGB_ADD)

    def _buttons(self) -> list[Button]:
        return [
            Button(tr("Play again"), self._play_again, kind="primary"),
            Button(tr("Same deals"), self._same_deals),
            Button(tr("Review"), self._review),
            Button(tr("Home"), self.escape),
        ]

    def _place(self, buttons: list[Button]) -> None:
        """Side by side, as wide as their words, or two by two where these need more room."""
        room, gap = self._layout.buttons, self._look.px(10)
        wanted = [button.size_px(self._look, room.width)[0] for button in buttons]
        columns = len(buttons)
        over = sum(wanted) + gap * (columns - 1) - room.width
        if over > columns * self._look.control(_CLOSER):
            columns = -(-columns // 2)
            wanted = [(room.width - gap * (columns - 1)) // columns] * len(buttons)
            over = 0
        rows = -(-len(buttons) // columns)
        self._buttons_top = y = room.bottom - rows * room.height - (rows - 1) * gap
        for row in range(rows):
            x = room.x
            in_row = list(zip(buttons, wanted, strict=True))[row * columns : (row + 1) * columns]
            for place, (button, width) in enumerate(in_row):
                right = x + width - over // columns
                if place == len(in_row) - 1:
                    right = room.right
                button.place(pygame.Rect(x, y, right - x, room.height))
                x = right + gap
            y += room.height + gap
        self.form.add(*buttons)

    def _play_again(self) -> None:
        self.services.replace("table", session=rematch(self._session, self.services.store))

    def _same_deals(self) -> None:
        again = rematch(self._session, self.services.store, seed=self._session.setup.seed)
        self.services.replace("table", session=again)

    def _review(self) -> None:
        self.services.open("review", session=self._session)

    def escape(self) -> None:
        """Home, from where everything can be reached."""
        self.services.restart("home")

    def enter_pressed(self) -> None:
        """Enter plays again, once the end has been seen."""
        if self._passed_s > _UNSEEN_S:
            self.sound_press()
            self._play_again()

    @property
    def wants_frames(self) -> bool:
        """Whether something moves: garland and crown come down, confetti falls once."""
        if self.form.wants_frames:
            return True
        motion = self._look.motion
        return not motion.still and self._passed_s < motion.fade_s + CONFETTI_FALL_S + 0.1

    # ------------------------------------------------------------------ drawing

    def pictures(self) -> list[Picture]:
        """Confetti, the winner in front of it, the words, and the result."""
        falls = self._celebrates and not self._look.motion.still
        # Behind the winner: nothing covers the face.
        pictures = self._confetti() if falls else []
        return [*pictures, *self._winners(), *self._words(), self._panel()]

    def _confetti(self) -> list[Picture]:
        """The pieces in the air: it falls on the cloth, not on the frame."""
        cloth = table_frame(self._layout.u).cloth
        inside = pygame.Rect((0, 0), self._size_px).inflate(-2 * cloth, -2 * cloth)
        pictures = []
        since_s = self._passed_s - self._look.motion.fade_s
        for piece, corner in confetti_spots(since_s, self._size_px, self._layout.u):
            rect = piece.get_rect(topleft=corner)
            seen = rect.clip(inside)
            if seen.size == rect.size:
                pictures.append(Picture(piece, *corner))
            elif seen.width and seen.height:
                part = piece.subsurface(seen.move(-rect.x, -rect.y))
                pictures.append(Picture(part, seen.x, seen.y))
        return pictures

    def _winners(self) -> list[Picture]:
        room = self._layout.honour
        _, faces = names_and_faces(self._session)
        won = end_words.winners(self._session)
        count = max(len(won), 1)
        radius = round(min(room.height / 3.5, room.width / count / 3.1))
        pictures: list[Picture] = []
        hung, crowned = self._come(_GARLAND_MS), self._come(_CROWN_MS, _CROWN_AFTER_MS)
        for index, seat in enumerate(won):
            x = room.centerx + round(
                (index - (count - 1) / 2) * min(3.0 * radius, room.width / count)
            )
            y = room.y + round(room.height * _FACE_DOWN)
            face = portrait(faces[seat], 2 * radius)
            pictures.append(centred(face, x, y, BLEND))
            if hung > 0:
                above = (1 - out_back(hung)) * 0.35 * radius
                flowers = centred(garland(radius), x, y - above)
                pictures.append(faded(flowers, out_cubic(hung)))
            if crowned > 0:
                drop = round((1 - out_back(crowned)) * -1.2 * radius)
                bottom = y - radius + round(radius * 0.12) + drop
                crown = winner_crown(round(radius * 0.86))
                left, top = x - crown.get_width() // 2, bottom - crown.get_height()
                pictures.append(faded(Picture(crown, left, top), out_cubic(crowned)))
        return pictures

    def _come(self, length_ms: int, after_ms: int = 0) -> float:
        """How far an honour has come, 0 to 1; the first comes when the scene before is gone."""
        motion = self._look.motion
        if motion.still or self._hurried:
            return 1.0
        since_s = self._passed_s - motion.fade_s - motion.duration_s(after_ms)
        return min(max(since_s / max(motion.duration_s(length_ms), 1e-6), 0.0), 1.0)

    def handle(self, event: pygame.Event) -> None:
        """A click or key also hurries the honours; confetti falls on."""
        self._hurried |= event.type in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN}
        super().handle(event)

    def _words(self) -> list[Picture]:
        layout, look = self._layout, self._look
        names, _ = names_and_faces(self._session)
        headline = partial(end_words.headline, self._session)
        style = look.text("finish")
        style = style.sized(min(style.size_px, round(layout.headline.height * 0.8)))
        least_px = look.scale.font_px(20)
        words, style = fit_named(headline, names, style, layout.headline.width, least_px)
        large = text.render_gradient(words, style, _BRIGHT, _DEEP)
        detail = partial(end_words.detail, self._session)
        body, least_px = look.text("body"), look.scale.smallest_font_px
        line, body = fit_named(detail, names, body, layout.detail.width, least_px)
        small = text.render(line, body)
        return [
            centred(large, *layout.headline.center),
            centred(small, *layout.detail.center),
        ]

    def _panel(self) -> Picture:
        layout, look = self._layout, self._look
        result = end_words.result_of(self._session)
        foot = layout.panel.bottom - self._buttons_top + look.px(8)

        def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
            draw_result(surface, at, result, look, foot, Scale(layout.u).smallest_font_px)

        return self._kept.picture("panel", result, layout.panel, look.px(60), draw)
