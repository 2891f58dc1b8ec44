"""Measure this machine's speed with a program whose speed is known where the goals were set.

    python -m pip install chess==1.11.2
    python -m benchmarks.yardstick

There, with Python 3.11, python-chess 1.11.2 made and took back a move in 3.1 µs, copied
a board in 1.1 µs and counted the moves of perft at 0.8 million nodes a second. This times the same
here, each beside the loop of ``engine.py``, and prints how many rounds a second the loop would do
there: the three should agree, whatever the speed of the machine is just now.
"""

from __future__ import annotations

from statistics import quantiles
from time import process_time
from typing import TYPE_CHECKING

import chess

from benchmarks.engine import FULL_SPEED, reference_loop

if TYPE_CHECKING:
    from collections.abc import Callable

MIDDLE_GAME = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
REPEATS = 25


def seconds_each(task: Callable[[], object], times: int) -> float:
    """The processor time of one call, as the mean over a number of calls."""
    begun = process_time()
    for _ in range(times):
        task()
    return (process_time() - begun) / times


def perft(board: chess.Board, depth: int) -> int:
    """The number of positions after a number of moves."""
    if depth == 1:
        return int(board.legal_moves.count())
    nodes: int = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes


def move_and_back() -> float:
    """This machine's speed in making and undoing a move, relative to the reference machine's."""
    board = chess.Board(MIDDLE_GAME)
    move = next(iter(board.legal_moves))

    def task() -> None:
        board.push(move)
        board.pop()

    return 3.1e-6 / seconds_each(task, 6000)


def copying() -> float:
    """This machine's speed in copying a board, relative to the reference machine's."""
    board = chess.Board(MIDDLE_GAME)
    return 1.1e-6 / seconds_each(lambda: board.copy(stack=False), 15000)


def counting() -> float:
    """This machine's speed in counting moves, relative to the reference machine's."""
    board = chess.Board()
    nodes = perft(board, 3)
    return nodes / seconds_each(lambda: perft(board, 3), 2) / 0.8e6


def main() -> None:
    """Print quartiles of the loop's speed here, and of its estimates for the reference machine."""
    loops: list[float] = []
    there: dict[str, list[float]] = {}
    for _ in range(REPEATS):
        for probe in (move_and_back, copying, counting):
            before = reference_loop()
            speed = probe()
            loop = (before + reference_loop()) / 2
            loops.append(loop)
            there.setdefault(probe.__name__.replace("_", " "), []).append(loop / speed)
    for name, rounds in {"the loop here": loops, **there}.items():
        low, middle, high = (f"{each / 1e6:6.2f}" for each in quantiles(rounds, n=4))
        print(f"{name:15}{low}{middle}{high} million rounds/s")
    print(f"engine.py reckons with {FULL_SPEED / 1e6:g}")


if __name__ == "__main__":
    main()
