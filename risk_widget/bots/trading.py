"""Which cards to trade in, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.bots.view import THIRD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.bots.base import Action
    from risk_widget.bots.planner import Planner

_BONUS = 2
_GOOD_FIXED_SET = 8
_GOOD_RISING_SET = 10


def choose_trade(planner: Planner, legal: Mapping[str, Any]) -> Action | None:
    """The best set, if it has to be traded or pays now; None to keep the cards."""
    best = max(legal["trade"], key=_worth)
    if not (_must(planner, legal) or _pays(planner, best)):
        return None
    action: Action = {"type": "trade", "cards": list(best["cards"])}
    if best.get("choose_bonus"):
        index = planner.view.geo.index
        action["bonus"] = max(best["choose_bonus"], key=lambda t: planner.gain(index[t], _BONUS))
    return action


def _worth(offer: Mapping[str, Any]) -> float:
    # A wild card fits the next set too, whatever its other cards are.
    wild = sum(card.startswith("wild") for card in offer["cards"])
    bonus = _BONUS if offer.get("choose_bonus") else sum((offer.get("bonus") or {}).values())
    return float(offer["armies"] + 0.9 * bonus - 1.5 * wild)


def _must(planner: Planner, legal: Mapping[str, Any]) -> bool:
    if not legal.get("end_phase") and "place" not in legal:
        return True
    return len(planner.view.seen["hand"]) >= 5


def _pays(planner: Planner, offer: Mapping[str, Any]) -> bool:
    view = planner.view
    if view.seen["mid_combat"]:
        return True  # in the middle of combat the armies go on at once
    seats = sum(seat != THIRD for seat in view.territories)
    if view.share() < 0.7 / seats or len(view.seen["hand"]) >= 4:
        return True  # too weak to wait, or so many cards that the next one forces a trade
    if view.seen.get("next_set_value") is None:
        return _worth(offer) >= _GOOD_FIXED_SET
    # Values that rise reward the seat that trades later; armies on the board earn at once.
    return bool(offer["armies"] >= _GOOD_RISING_SET)
