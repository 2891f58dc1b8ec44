"""Other people's screens at a game or a class.

`seats` says who sits where and knows no network, `server` knows no game, and `server_link` connects
them; `classroom` is the same for a class.
"""
