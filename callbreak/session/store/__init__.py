"""The store: games kept command by command, so that no crash and no power cut loses one.

store = Store.open(places.store)      # never raises; `store.take_notices()` says what was wrong
store.check()                         # once, after the first frame
log = store.begin(setup)              # a Log for Session(setup, log=log)
game = store.unfinished()             # the newest game to go on with, or None
session = store.resume(game)          # a Session in which the same seat is to move
store.games(); store.game(number); store.delete(game)
store.record_of(game); store.take_in(record); store.state_of(game)
store.analysis(game); store.keep_analysis(game, ply, data)
store.remember("window", {...}); store.recall("window")
"""

from callbreak.session.store.game_log import GameLog
from callbreak.session.store.game_rows import KeptGame
from callbreak.session.store.notices import Notice, NoticeCode
from callbreak.session.store.store import Store, Taken, draw_seed

__all__ = ["GameLog", "KeptGame", "Notice", "NoticeCode", "Store", "Taken", "draw_seed"]
