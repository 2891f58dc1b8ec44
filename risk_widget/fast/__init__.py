"""The game at high speed: millions of whole games in one call, compiled if numba is installed.

`play` has the loop that plays games; `games` runs it for one game or for many.
"""
