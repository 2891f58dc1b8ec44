"""The expert, which weighs plans by an evaluation of positions that was trained on its own games.

The expert thinks in plain functions on numbers: Python runs them as they are at a table, and they
are compiled if many games are played.
"""
