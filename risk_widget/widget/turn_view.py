"""What has happened in the turn so far, as plain JSON data: rolls, armies, income."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from risk_widget.engine.income import item_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.observation_types import Observation
    from risk_widget.game import Game
    from risk_widget.widget.lesson_types import Battle
    from risk_widget.widget.snapshot_types import GameEvent, IncomeItem

__all__ = [
    "EVENT_BYTES",
    "battle",
    "has_income",
    "income_items",
    "last_events",
    "placed",
    "placed_in_set_up",
    "single_fortify",
]

EVENT_BYTES: Final = 900
"""Room for events in one snapshot; when more has happened, the latest are told."""
UNTOLD: Final = frozenset({"dealt", "starter_rolled", "income", "turn_started", "won"})
"""Events that no animation needs, since the snapshot itself says what they say."""


def last_events(
    events: Sequence[Any], perspective: str | None, *, room: int = EVENT_BYTES
) -> list[GameEvent]:
    """The latest of these events as the seat may see them, for animation."""
    found: list[GameEvent] = []
    for event in reversed(events):
        if event.type in UNTOLD:
            continue
        data = event.to_dict(perspective)
        room -= len(json.dumps(data, separators=(",", ":")))
        if room < 0:
            break
        found.append(data)
    return found[::-1]


def battle(seen: Observation, events: Sequence[Any]) -> Battle | None:
    """The battle that waits for an answer, or else the last roll of this phase.

    ``events`` are all events of the game so far; the number of the roll among them tells two
    equal rolls apart.
    """
    waiting = seen["battle"]
    if waiting and seen["phase"] == "defend":
        known = {k: v for k, v in waiting.items() if k != "attack_roll"}
        if waiting["attack_roll"]:  # the defender decides after seeing it
            known["attack"] = waiting["attack_roll"]
        return cast("Battle", {**known, "n": len(events), "pending": True})
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if event.type in {"phase_started", "turn_started"}:
            return None
        if event.type == "rolled":
            roll = dict(event.data)
            roll["attack_dice"] = len(roll["attack"])
            roll["armies"] = _armies_sent(events, number)
            return cast("Battle", {**roll, "n": number, "pending": False})
    return None


def _armies_sent(events: Sequence[Any], rolled: int) -> int | None:
    for event in reversed(events[max(0, rolled - 4) : rolled]):
        if event.type == "attacked":
            return int(event.data["armies"])
    return None


def placed(events: Sequence[Any]) -> dict[str, int]:
    """Armies placed so far in this reinforcement part, by territory."""
    found: dict[str, int] = {}
    for event in reversed(events):
        if event.type in {"phase_started", "turn_started"}:
            break
        if event.type in {"placed", "bonus_placed"}:
            where = event.data["territory"]
            found[where] = found.get(where, 0) + event.data["armies"]
    return found


def placed_in_set_up(events: Sequence[Any], seat: str | None) -> dict[str, int]:
    """The army that this seat placed in its last turn of set-up, by territory (``setup.place``)."""
    for event in reversed(events):
        if event.type == "phase_started":
            break
        if event.type == "placed" and event.seat == seat:
            return {event.data["territory"]: event.data["armies"]}
    return {}


def income_items(game: Game) -> list[IncomeItem]:
    """The armies of this turn, item by item: territories, continents, sets traded so far."""
    return [
        {
            "label": item_label(game.config, item),
            "armies": item.armies,
            "rule": item.rule,
        }
        for item in game.explain_reinforcements().items
    ]


def single_fortify(game: Game) -> Literal["open", "made"] | None:
    """Whether the one movement of the turn is "open" or "made"; None where there may be more."""
    if game.phase != "fortify" or game.config.rules.movement != "one":
        return None
    return "made" if game.state.movements() else "open"


def has_income(events: Sequence[Any]) -> bool:
    """Whether the engine has said in this turn how its armies came about."""
    for event in reversed(events):
        if event.type in {"income", "turn_started"}:
            return bool(event.type == "income")
    return False
