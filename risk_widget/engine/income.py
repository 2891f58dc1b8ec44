"""The armies that a player gets at the start of a turn, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.engine.state import IncomeItem

if TYPE_CHECKING:
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State


class Breakdown(NamedTuple):
    """Armies received in a turn: each item with its clause, the total, and all in a sentence."""

    items: tuple[IncomeItem, ...]
    total: int
    sentence: str


def turn_income(setting: Setting, state: State, seat: int) -> tuple[IncomeItem, ...]:
    """What territories and continents bring a seat now, before any cards."""
    rules = setting.rules
    held = state.counts[seat]
    armies = max(rules.minimum_armies, held // rules.territories_per_army)
    territories = "1 territory" if held == 1 else f"{held} territories"
    label = f"{territories} ÷ {rules.territories_per_army}"
    if held // rules.territories_per_army < rules.minimum_armies:
        label += f", at least {rules.minimum_armies}"
    items = [IncomeItem(label, armies, "reinforce.territories")]
    owner = state.owner
    items += [
        IncomeItem(continent.name, continent.bonus, "reinforce.continents")
        for continent in setting.continents
        if all(owner[t] == seat for t in continent.members)
    ]
    return tuple(items)


def breakdown(items: tuple[IncomeItem, ...]) -> Breakdown:
    """The items with their sum and a sentence: "17 territories ÷ 3 → 5; Australia 2: 7 armies."."""
    total = sum(item.armies for item in items)
    told = "; ".join(
        f"{item.label} → {item.armies}"
        if item.rule == "reinforce.territories"
        else f"{item.label} {item.armies}"
        for item in items
    )
    armies = "1 army" if total == 1 else f"{total} armies"
    return Breakdown(items, total, f"{told}: {armies}." if told else "No armies.")
