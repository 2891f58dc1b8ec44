"""The expert: a value for positions, trained by its own games, and plans that are weighed by it.

All of it works on plain arrays, compiled in the fast game and uncompiled at a table without numba.
"""
