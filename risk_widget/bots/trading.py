"""Which cards to trade in, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.bots.actions import trade

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.bots.base import Action, Observation
    from risk_widget.bots.planner import Planner

# Of values that rise, the fourth: earlier sets bring little, and whoever waits on gets more.
_GOOD_RISING_SET = 3


def choose_trade(planner: Planner, legal: Mapping[str, Any]) -> Action | None:
    """The best set, if it has to be traded or pays now; None to keep the cards."""
    best = max(legal["trade"], key=_worth)
    if not (must_trade(planner.view.seen, legal) or _pays(planner, best)):
        return None
    cards, bonus = list(best["cards"]), None
    if best.get("choose_bonus"):
        index = planner.view.geo.index
        armies = best["bonus_armies"]
        bonus = max(best["choose_bonus"], key=lambda t: planner.gain(index[t], armies))
    return trade(cards, bonus)


def must_trade(seen: Observation, legal: Mapping[str, Any]) -> bool:
    """Whether a set is due, or nothing else is left to do."""
    if not legal.get("end_phase") and "place" not in legal:
        return True
    return len(seen["hand"]) >= int(seen["rules"]["must_trade_at"])


def _worth(offer: Mapping[str, Any]) -> float:
    # A wild card fits the next set too, whatever its other cards are.
    wild = sum(card.startswith("wild") for card in offer["cards"])
    bonus = offer.get("bonus_armies", 0) + sum((offer.get("bonus") or {}).values())
    return float(offer["armies"] + 0.9 * bonus - 1.5 * wild)


def _pays(planner: Planner, offer: Mapping[str, Any]) -> bool:
    view = planner.view
    if view.seen["mid_combat"]:
        return True  # in the middle of combat the armies go on at once
    seats = len(view.playing())
    rules, cards = view.seen["rules"], len(view.seen["hand"])
    if view.share() < 0.7 / seats or cards >= rules["must_trade_at"] - 1:
        return True  # too weak to wait, or so many cards that the next one forces a trade
    values = rules["set_values"]
    if rules["card_values"] == "fixed":
        return bool(_worth(offer) >= sorted(values.values())[-2])  # the best one is seldom drawn
    # Values that rise reward the seat that trades later; armies on the board earn at once.
    return bool(offer["armies"] >= values[min(_GOOD_RISING_SET, len(values) - 1)])
