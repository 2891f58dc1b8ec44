"""The expert: a value for positions, trained by its own games, and plans that are weighed by it.

What it thinks with are plain functions on numbers: run as they are at a table, and compiled where
many games are played.
"""
