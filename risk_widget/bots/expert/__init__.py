"""The expert: an evaluation of positions, trained on its own games, and plans weighed by it.

What it thinks with are plain functions on numbers: run as they are at a table, and compiled where
many games are played.
"""
