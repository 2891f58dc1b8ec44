"""What several bots do alike: writing down a choice, and looking for places on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def decide(action: MutableSequence[int], kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write down what has been chosen (`risk_widget.engine.codes`)."""
    action[0] = kind
    action[1] = a
    action[2] = b
    action[3] = c
    action[4] = d


def faces_others(params: Params, state: State, territory: int) -> bool:
    """Whether a territory has a neighbour of another owner."""
    owner = state.owner[territory]
    for n in params.neighbours[territory]:
        if n < 0:
            break
        if state.owner[n] != owner:
            return True
    return False
