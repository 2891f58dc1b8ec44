"""What a seat sees of a game with chance nodes: as a text, as a tensor, and as what it remembers.

A position is seen by `observe` and `Features`, which leave out what is hidden. What led to it is
kept as a digest for each seat, in which a step counts by what that seat was told of it.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from risk_widget.engine.actions import ChooseCapital
from risk_widget.engine.observation import observe
from risk_widget.environments.chance_nodes import rolls
from risk_widget.environments.features import Features

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from risk_widget.engine.actions import Action
    from risk_widget.environments.chance_nodes import ChanceNodes, Node
    from risk_widget.environments.openspiel import RiskState

__all__ = ["Observer", "Said", "action_said", "answer_said", "digest", "view"]


class Said(NamedTuple):
    """A step in words.

    Attributes:
        whole: what happened.
        seat: the only one that is told all of it; None: everybody is.
        rest: what the others are told.
    """

    whole: str
    seat: int | None = None
    rest: str = ""

    def to(self, seat: int) -> str:
        """What this seat is told; a number behind the seats is a spectator."""
        return self.whole if self.seat in (None, seat) else self.rest


def action_said(node: Node, action: Action) -> Said:
    """An action; only a capital is chosen in secret (``setup.capitals``)."""
    assert node.state is not None
    words = json.dumps(action.to_dict())
    if isinstance(action, ChooseCapital):
        return Said(words, node.state.actor, action.type)
    return Said(words)


def answer_said(node: Node, answer: int) -> Said:
    """What chance decides; missions and drawn cards are seen by who gets them (``info.secret``)."""
    config, asked = node.nodes.config, node.question
    assert asked is not None
    if asked.kind == "mission":
        return Said(f"mission:{config.wanted[answer]}", len(node.answers), "mission")
    if asked.kind == "card":
        assert node.state is not None
        return Said(f"card:{config.card_ids[answer]}", node.state.turn, "card")
    if asked.kind == "dice":
        return Said("dice:" + "-".join(map(str, rolls(asked.dice)[answer][0])))
    if asked.kind == "starter":
        return Said(f"starter:{config.seats[answer]}")
    return Said(f"territory:{config.ids[answer]}")


def digest(seen: str, step: str) -> str:
    """What a seat remembers after a further step."""
    return blake2b(f"{seen}\n{step}".encode(), digest_size=16).hexdigest()


def view(node: Node, waiting: Sequence[Said], seat: int | None) -> str:
    """The position as a seat sees it, as JSON; None is a spectator.

    While chance has to decide about something, it is the position before, and `waiting` tells what
    it is about and what is known by now.
    """
    config = node.nodes.config
    viewer = config.players if seat is None else seat
    messages = [said.to(viewer) for said in waiting]
    if node.state is None:
        name = None if seat is None else config.seats[seat]
        return json.dumps({"phase": "deal", "viewer": name, "waiting": messages})
    seen: dict[str, Any] = dict(observe(config, node.state, seat))
    del seen["legal"]
    return json.dumps({**seen, "waiting": messages})


class Observer:
    """The views of states for OpenSpiel: a string, and a tensor where it asks for no memory.

    Attributes:
        tensor: the array of `Features`, or None.
        dict: the same by the names of its parts.
    """

    def __init__(self, nodes: ChanceNodes, *, own: bool, recall: bool) -> None:
        """Make an observer.

        Args:
            nodes: the kind of game.
            own: whether a seat sees its secrets; else it sees what a spectator does.
            recall: whether it remembers all steps.
        """
        self._own, self._recall = own, recall
        self._features = Features(nodes.config)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if own and not recall:
            self.tensor = tensor = np.zeros(self._features.size, np.float32)
            self.dict = {
                name: tensor[part]
                for name, part in self._features.parts.items()
                if part.start < part.stop
            }

    def set_from(self, state: RiskState, player: int) -> None:
        """Fill the tensor with what a seat sees; zeros before all is dealt."""
        assert self.tensor is not None
        position = state.node.state
        self.tensor[:] = 0 if position is None else self._features.array(position, player)

    def string_from(self, state: RiskState, player: int) -> str:
        """What a seat sees; behind it, if it remembers, a digest of all that it has seen."""
        viewer = player if self._own else None
        seen = view(state.node, state.waiting, viewer)
        if not self._recall:
            return seen
        return f"{seen} {state.seen[-1 if viewer is None else viewer]}"
