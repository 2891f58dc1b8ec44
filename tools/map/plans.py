"""The boards that the build can draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from map import classic, teaching

if TYPE_CHECKING:
    from map.plan import Plan

PLANS: dict[str, Plan] = {
    "classic": classic.PLAN,
    "island": teaching.ISLAND,
    "strait": teaching.STRAIT,
}
