"""Actions as JSON data."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from risk_widget.bots.base import Action


def at_territory(kind: str, territory: str) -> Action:
    """Claim a territory, or choose it as the capital."""
    return {"type": kind, "territory": territory}


def place(territory: str, armies: int) -> Action:
    """Put armies on a territory."""
    return {"type": "place", "territory": territory, "armies": armies}


def trade(cards: list[str], bonus: str | None) -> Action:
    """Trade cards."""
    action: Action = {"type": "trade", "cards": cards}
    return action if bonus is None else {**action, "bonus": bonus}


def between(kind: str, source: str, target: str, armies: int) -> Action:
    """Attack, or move armies."""
    return {"type": kind, "source": source, "target": target, "armies": armies}
