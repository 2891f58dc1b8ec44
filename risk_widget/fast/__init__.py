"""The same game by the million: whole games in one call, compiled if numba is installed.

`play` is the text that plays games on; `games` is how it is asked, one game at a time or many.
"""
