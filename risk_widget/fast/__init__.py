"""The same game on plain arrays of numbers, compiled: for questions by the million.

A game is a few arrays: its values (`game_layout`), the position (`position_layout`), the state of
chance, a log of what happened, and an action of five numbers (`kinds`). The functions that know the
rules take these arrays and nothing else, so that numba can compile them; without it they run as
they are. `record` writes any such game as a record, which the engine plays again.
"""
