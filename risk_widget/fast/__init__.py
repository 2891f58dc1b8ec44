"""The same game by the million: whole games in one call, compiled where numba is there.

`play` is the text that plays games on; `games` is how it is asked, one game at a time or many.
"""
