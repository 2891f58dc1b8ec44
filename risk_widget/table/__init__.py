"""One game on several screens.

`seats` says who sits where and knows no network, `server` knows no game, and `dial` connects them.
"""
