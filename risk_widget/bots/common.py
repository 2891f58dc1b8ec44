"""Helpers for several bots: drawing random numbers, writing an action, finding territories.

`pick`, `fraction`, `restart` and `first_difference` have another form in the compiled game,
whose random numbers come from a record (`risk_widget.compiled`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from risk_widget.engine.turn import most_leaving, movement_is_over, only_target

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from risk_widget.bots.scratch import Scratch
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

NOWHERE = -1

Rng: TypeAlias = Any
"""A `random.Random` or, in the compiled game, the game's record of chance."""


def pick(rng: Rng, count: int) -> int:
    """Draw a random number from 0 to ``count`` - 1."""
    return int(rng.randrange(count))


def fraction(rng: Rng) -> float:
    """Draw a random number from 0 up to, but not including, 1."""
    return float(rng.random())


def restart(rng: Rng, seed: int) -> None:
    """Restart the random numbers from a seed of up to 48 bits."""
    rng.seed(seed)


def first_difference(these: Sequence[int], those: Sequence[int], start: int, end: int) -> int:
    """Find the first place at or after ``start`` where two lists differ; ``end`` if there is none.

    In Python both lists have ``end`` numbers, and are equal before ``start``.
    """
    if these == those:
        return end
    for place in range(start, end):
        if these[place] != those[place]:
            return place
    return end


def decide(action: MutableSequence[int], kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write an action as five numbers (`risk_widget.engine.codes`)."""
    action[0] = kind
    action[1] = a
    action[2] = b
    action[3] = c
    action[4] = d


def any_held_by(params: Params, state: State, rng: Rng, owner: int) -> int:
    """Pick a random territory of an owner, or a random free territory if the owner is -1."""
    held = count = 0
    for t in range(params.territories):
        if state.owner[t] == owner:
            count += 1
    if not count:
        return NOWHERE
    which = pick(rng, count)
    for t in range(params.territories):
        if state.owner[t] == owner:
            if held == which:
                return t
            held += 1
    return NOWHERE


def faces_others(params: Params, state: State, territory: int) -> bool:
    """Whether a territory has a neighbour of any other owner, even one that never attacks.

    This finds the borders where armies are of use, for attacks as well as for defence. Who may
    attack is another question (`risk_widget.engine.combat.may_attack`): bots that asked it here
    would play differently if there is a neutral army.
    """
    owner = state.owner[territory]
    for n in params.neighbours[territory]:
        if n < 0:
            break
        if state.owner[n] != owner:
            return True
    return False


def find_movable(params: Params, state: State, scratch: Scratch) -> bool:
    """Fill in ``most``, the movable armies of each territory. Returns whether any may move.

    ``only`` is the only possible target of these armies, or -1 if there are several.
    """
    if movement_is_over(params, state):
        return False
    owner, armies, seat = state.owner, state.armies, state.actor
    most, only = scratch.most, scratch.only
    found = False
    for source in range(params.territories):
        most[source] = 0
        if armies[source] < 2 or owner[source] != seat:
            continue
        leaving = most_leaving(params, state, source)
        if leaving < 1:
            continue
        single = only_target(params, state, source)
        targets, last = 0, -1
        for n in params.neighbours[source]:
            if n < 0:
                break
            if owner[n] == seat and (single < 0 or n == single):
                targets += 1
                last = n
        if targets:
            most[source], found = leaving, True
            only[source] = last if targets == 1 else -1
    return found
