"""The expert: an evaluation of positions, trained on its own games, and plans weighed by it.

The expert thinks in plain functions on numbers: Python runs them as they are at a table, and they
are compiled if many games are played.
"""
