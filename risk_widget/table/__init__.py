"""Other people's screens at a game or a class.

`seats` says who sits where but knows no network, `server` knows no game, and `server_link` connects
the two; `classroom` does for a class what `seats` does for a game.
"""
