"""The armies that a player gets at the start of a turn, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.engine.state import IncomeItem

if TYPE_CHECKING:
    from risk_widget.engine.config import ContinentTable, GameConfig
    from risk_widget.engine.state import State
    from risk_widget.rules.edition import Rules


class Breakdown(NamedTuple):
    """Armies received in a turn: each item with its clause, the total, and all in a sentence."""

    items: tuple[IncomeItem, ...]
    total: int
    sentence: str


def territories_item(rules: Rules, held: int) -> IncomeItem:
    """What so many territories bring (``reinforce.territories``)."""
    armies = held // rules.territories_per_army
    territories = "1 territory" if held == 1 else f"{held} territories"
    label = f"{territories} ÷ {rules.territories_per_army}"
    if armies < rules.minimum_armies:
        label += f", at least {rules.minimum_armies}"
        armies = rules.minimum_armies
    return IncomeItem(label, armies, "reinforce.territories")


def continent_item(continent: ContinentTable) -> IncomeItem:
    """What a continent brings that is held whole (``reinforce.continents``)."""
    return IncomeItem(continent.name, continent.bonus, "reinforce.continents")


def set_item(armies: int) -> IncomeItem:
    """What a traded set brings (``cards.value``)."""
    return IncomeItem("a set of cards", armies, "cards.value")


def card_item(territory: str, armies: int) -> IncomeItem:
    """What a traded card brings that shows an own territory (``cards.territory-bonus``)."""
    return IncomeItem(f"the card of {territory}", armies, "cards.territory-bonus")


def unexplained_item(armies: int) -> IncomeItem:
    """Armies of a position that does not tell where they come from."""
    return IncomeItem("armies received so far", armies, "reinforce.place")


def holds(state: State, seat: int, territories: tuple[int, ...]) -> bool:
    """Whether a seat holds all of these territories."""
    owner = state.owner
    for territory in territories:  # noqa: SIM110 - this is asked very often
        if owner[territory] != seat:
            return False
    return True


def turn_income(config: GameConfig, state: State, seat: int) -> tuple[IncomeItem, ...]:
    """What territories and continents bring a seat now, before any cards."""
    items = [territories_item(config.rules, state.counts[seat])]
    items += [
        continent_item(continent)
        for continent in config.continents
        if holds(state, seat, continent.members)
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
