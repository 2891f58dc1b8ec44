"""The styles of the planning bot that a game offers."""

from __future__ import annotations

from risk_widget.bots.planning_arrays import Style

CAUTIOUS = Style(enter=0.62, army_cost=0.5)
BOLD = Style(
    enter=0.5,
    army_cost=0.3,
    card=4.0,
    horizon=3.0,
    patience=6,
    territory=0.8,
    lone_army_cost=0.1,
    spearhead=6.0,
    most=0.2,
)
