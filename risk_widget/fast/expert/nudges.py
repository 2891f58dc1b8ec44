"""Where to look, for who wants no more than a nudge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.messages import Message

if TYPE_CHECKING:
    from risk_widget.bots.base import Action
    from risk_widget.engine.config import GameConfig


def nudge_for(
    config: GameConfig, now: list[int], action: Action
) -> tuple[Message, tuple[str, ...]]:
    """What to think about, and the territories that it is about; never the move itself."""
    kind = action["type"]
    if kind in ("attack", "fortify"):
        source = action["source"]
        return Message(f"hint-nudge-{kind}", {"source": source}), (source,)
    if kind in ("place", "claim", "choose_capital"):
        return _continent(config, action["territory"])
    if kind == "occupy":
        source, target = (config.ids[now[place]] for place in (at.SOURCE, at.TARGET))
        params = {"source": source, "target": target}
        return Message("hint-nudge-occupy", params), (source, target)
    if kind == "end_phase":
        attacking = now[at.PHASE] == kinds.IN_ATTACK
        return Message("hint-nudge-stop" if attacking else "hint-nudge-end"), ()
    return Message(f"hint-nudge-{kind}"), ()


def _continent(config: GameConfig, territory: str) -> tuple[Message, tuple[str, ...]]:
    """The continent around a territory."""
    number = config.index[territory]
    continent = next(each for each in config.continents if number in each.members)
    look = tuple(config.ids[member] for member in continent.members)
    return Message("hint-nudge-continent", {"continent": continent.id}), look
