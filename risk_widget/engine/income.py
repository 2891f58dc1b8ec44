"""The armies that a player gets at the start of a turn, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.state import IncomeItem
from risk_widget.messages import Message, render
from risk_widget.results.displays import lines

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.config import ContinentTable, GameConfig
    from risk_widget.engine.state import State
    from risk_widget.messages import Names
    from risk_widget.rules.edition import Rules


class Breakdown(NamedTuple):
    """Armies received in a turn: each item with its clause, the total, and all in a sentence."""

    items: tuple[IncomeItem, ...]
    total: int
    content: Message
    names: Names

    @property
    def sentence(self) -> str:
        """All in a sentence: "17 territories ÷ 3 → 5; Australia 2: 7 armies."."""
        return render(self.content, self.names)

    def __repr__(self) -> str:
        return f"<Breakdown: {self.sentence}>"

    def _repr_html_(self) -> str:
        return lines(self.sentence, text=(0,))


def territories_item(rules: Rules, held: int) -> IncomeItem:
    """What so many territories bring (``reinforce.territories``)."""
    armies = max(held // rules.territories_per_army, rules.minimum_armies)
    return IncomeItem("territories", held, armies)


def continent_item(continent: ContinentTable) -> IncomeItem:
    """What a continent brings that is held whole (``reinforce.continents``)."""
    return IncomeItem("continent", continent.id, continent.bonus)


def set_item(armies: int) -> IncomeItem:
    """What a traded set brings (``cards.value``)."""
    return IncomeItem("set", None, armies)


def card_item(territory: str, armies: int) -> IncomeItem:
    """What a traded card brings that shows an own territory (``cards.territory-bonus``)."""
    return IncomeItem("card", territory, armies)


def unexplained_item(armies: int) -> IncomeItem:
    """Armies of a position that does not say where they come from."""
    return IncomeItem("unexplained", None, armies)


def item_message(rules: Rules, item: Mapping[str, Any]) -> Message:
    """What an item is for: "17 territories ÷ 3", "Australia". The item is JSON data."""
    kind, subject = item["kind"], item["subject"]
    if kind != "territories":
        return Message(f"income-{kind}", {"subject": subject})
    per, minimum = rules.territories_per_army, rules.minimum_armies
    least = minimum if subject // per < minimum else None
    return Message("income-territories", {"held": subject, "per": per, "least": least})


def item_label(config: GameConfig, item: IncomeItem) -> str:
    """What an item is for, in words."""
    return render(item_message(config.rules, item.to_dict()), config.names)


def item_with_armies(rules: Rules, item: Mapping[str, Any]) -> Message:
    """An item and what it brings: "17 territories ÷ 3 → 5", but "Australia 2"."""
    code = "income-worked-out" if item["kind"] == "territories" else "income-item"
    return Message(code, {"item": item_message(rules, item), "armies": item["armies"]})


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


def breakdown(config: GameConfig, items: tuple[IncomeItem, ...]) -> Breakdown:
    """The items with their sum, and all in a sentence."""
    total = sum(item.armies for item in items)
    parts = [item_with_armies(config.rules, item.to_dict()) for item in items]
    content = Message(
        "income-sentence" if items else "income-none", {"items": parts, "total": total}
    )
    return Breakdown(items, total, content, config.names)
