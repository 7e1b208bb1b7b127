"""The store: games kept command by command, so that no crash and no power cut loses one.

store = Store.open(places.store)      # never raises; `store.notices` says what was wrong
log = store.begin(setup)              # a Log for Session(setup, log=log)
game = store.unfinished()             # the newest game to go on with, or None
session = store.resume(game)          # a Session in which the same seat is to move
store.remember("window", {...}); store.recall("window")
"""

from callbreak.session.store.notices import Notice, NoticeCode
from callbreak.session.store.store import KeptGame, Store, draw_seed

__all__ = ["KeptGame", "Notice", "NoticeCode", "Store", "draw_seed"]
