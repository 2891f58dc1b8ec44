"""What legal actions look like in a notebook: by their kind, each with what it would do."""

from __future__ import annotations

from html import escape
from itertools import islice
from typing import TYPE_CHECKING

from risk_widget.engine.codes import PHASES
from risk_widget.engine.reasons import reason
from risk_widget.messages import render, say
from risk_widget.results.displays import folded, lines, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

__all__ = ["legal_actions_html"]

_MOST = 5000
"""Actions that are counted by kind at most."""
_SHOWN = 40
"""Actions of one kind that are written out."""
_OPEN = 8
"""So many actions in all are not folded."""


def legal_actions_html(actions: Sequence[Action], config: GameConfig, state: State) -> str:
    """The kinds of actions with their numbers; each opens to its first actions."""
    kinds: dict[str, list[Action]] = {}
    for action in islice(actions, _MOST):
        kinds.setdefault(type(action).__name__, []).append(action)
    names = config.names
    heads = (say("legal-action"), say("legal-what-it-does"))

    def listed(some: Sequence[Action]) -> str:
        rows = [
            (f"<code>{escape(repr(action))}</code>", render(reason(config, state, action), names))
            for action in some[:_SHOWN]
        ]
        return table(heads, rows, markup=(0,))

    parts = [
        folded(
            say("legal-kind", kind=kind, number=len(some), shown=min(len(some), _SHOWN)),
            listed(some),
        )
        for kind, some in kinds.items()
    ]
    if len(actions) <= _OPEN:
        parts = [listed([*actions])]
    about = {
        "number": len(actions),
        "seat": config.seats[state.actor],
        "phase": PHASES[state.phase],
    }
    return lines(say("legal-shown", names, **about), *parts, text=(0,))
