"""Exact odds of several battles one after the other, with armies that stay behind on the way."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from risk_widget.battles.odds import odds

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.game import Game
    from risk_widget.rules.dice import DiceRule


@cache
def battle(rule: DiceRule, attackers: int, defenders: int, stop: int = 1) -> tuple[float, ...]:
    """The chance of each number of armies left on the source when the target has fallen."""
    left = [0.0] * (attackers + 1)
    for (a, d), p in odds(attackers, defenders, rule, stop_at=stop).outcomes.items():
        if d == 0:
            left[a] += p
    return tuple(left)


def win(rule: DiceRule, attackers: int, defenders: int) -> float:
    """The chance to win a battle that is fought to the end."""
    return sum(battle(rule, attackers, defenders)) if attackers > 1 else 0.0


def march(rule: DiceRule, armies: int, defenders: Sequence[int]) -> tuple[float, float]:
    """Capture territories one after the other, with all armies but one moving on each time.

    Returns:
        The chance to capture the last one, and how many armies then stand there on average.
    """
    now = {armies: 1.0}
    for there in defenders:
        then: dict[int, float] = {}
        for count, p in now.items():
            if count > 1:
                for left, q in enumerate(battle(rule, count, there)):
                    if q:
                        then[left - 1] = then.get(left - 1, 0.0) + p * q
        now = then
    chance = sum(now.values())
    return chance, sum(n * p for n, p in now.items()) / chance if chance else 0.0


def ways(game: Game, source: str, goal: str, most: int) -> Iterator[tuple[str, ...]]:
    """Every way from a territory through at most so many of the others' to a goal."""
    board, me = game.board, game.owner(source)

    def on(path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for number in board.neighbours[board.index[path[-1]]]:
            name = board.ids[number]
            if name in path or game.owner(name) == me:
                continue
            if name == goal:
                yield (*path[1:], name)
            elif len(path) < most:
                yield from on((*path, name))

    yield from on((source,))
