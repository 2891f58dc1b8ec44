"""Reasons that need no plan: before the first turn, for the third army, and for dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.codes import NOBODY
from risk_widget.fair_dice import defence_losses
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.messages import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.config import GameConfig


def reasons_before_the_first_turn(
    config: GameConfig, now: list[int], kind: int, territory: int
) -> list[Message]:
    """Why to claim a territory, to put an army there, or to make it the capital."""
    if kind == kinds.CLAIM:
        return [_claim(config, now, territory)]
    near = config.neighbours[territory]
    seat = now[at.ACTOR]
    theirs = {
        place: now[at.ARMIES + place]
        for place in near
        if now[at.OWNER + place] not in (seat, NOBODY)
    }
    params: dict[str, Any] = {"territory": config.ids[territory]}
    if kind == kinds.CHOOSE_CAPITAL:
        params["own"] = sum(now[at.ARMIES + p] for p in near if p not in theirs)
        params |= {"armies": now[at.ARMIES + territory], "others": sum(theirs.values())}
        return [Message("hint-capital", params)]
    strongest = max(theirs, key=lambda place: theirs[place], default=None)
    params["armies"] = now[at.ARMIES + territory] + 1
    params["enemy"] = None if strongest is None else config.ids[strongest]
    params["others"] = 0 if strongest is None else theirs[strongest]
    return [Message("hint-set", params)]


def _claim(config: GameConfig, now: list[int], territory: int) -> Message:
    continent = next(each for each in config.continents if territory in each.members)
    owners = [now[at.OWNER + member] for member in continent.members]
    seat = now[at.ACTOR]
    params = {
        "territory": config.ids[territory],
        "continent": continent.id,
        "bonus": continent.bonus,
        "held": owners.count(seat) + 1,
        "size": len(owners),
        "others": sum(owner not in (seat, NOBODY) for owner in owners),
    }
    return Message("hint-claim", params)


def reasons_for_third(
    config: GameConfig, now: list[int], territory: int, armies: int
) -> list[Message]:
    """Why to put armies of the third army there: whom they stand beside."""
    turn = now[at.TURN]
    beside = sum(
        now[at.ARMIES + place]
        for place in config.neighbours[territory]
        if now[at.OWNER + place] == turn
    )
    params = {
        "territory": config.ids[territory],
        "armies": armies,
        "total": now[at.ARMIES + territory] + armies,
        "seat": config.seats[turn],
        "others": beside,
    }
    return [Message("hint-place-third", params)]


def reasons_for_dice(config: GameConfig, battle: Mapping[str, Any], dice: int) -> list[Message]:
    """Why to defend with so many dice: what they cost both sides on average."""
    attacker, defender = defence_losses(config.dice, battle, dice)
    params = {"dice": dice, "lost": f"{defender:.2f}", "theirs": f"{attacker:.2f}"}
    return [Message("hint-defend", params)]
