"""Every scene by its name, so that no scene imports another.

A scene's module is loaded when it is first opened, which also keeps the first frame early.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from callbreak.scenes.scene import Scene

SCENES: Final[dict[str, str]] = {
    "home": "callbreak.scenes.home:HomeScene",
    "new_game": "callbreak.scenes.new_game:NewGameScene",
    "table": "callbreak.scenes.table:TableScene",
    "pause": "callbreak.scenes.pause:PauseScene",
    "score_sheet": "callbreak.scenes.score_sheet:ScoreSheetScene",
    "game_end": "callbreak.scenes.game_end:GameEndScene",
    "review": "callbreak.scenes.review:ReviewScene",
    "replays": "callbreak.scenes.replays:ReplaysScene",
    "statistics": "callbreak.scenes.statistics:StatisticsScene",
    "how_to_play": "callbreak.scenes.how_to_play:HowToPlayScene",
    "rules_help": "callbreak.scenes.rules_help:RulesHelpScene",
    "lesson": "callbreak.scenes.lesson:LessonScene",
    "lesson_end": "callbreak.scenes.lesson_end:LessonEndScene",
    "welcome": "callbreak.scenes.welcome:WelcomeScene",
    "settings": "callbreak.scenes.settings:SettingsScene",
    "keys": "callbreak.scenes.keys:KeysScene",
    "about": "callbreak.scenes.about:AboutScene",
    "question": "callbreak.scenes.question:QuestionScene",
}
"""Name to ``module:class``; the class takes what `make_scene` is given by keyword."""


def make_scene(name: str, **about: object) -> Scene:
    """The scene of that name. `about` goes to its constructor.

    Raises:
        KeyError: there is no scene of that name.
    """
    module, _, made = SCENES[name].partition(":")
    scene: Scene = getattr(import_module(module), made)(**about)
    return scene
