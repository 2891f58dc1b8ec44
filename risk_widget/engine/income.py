"""The armies that a player gets at the start of a turn, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.codes import (
    FOR_CARD,
    FOR_CONTINENT,
    FOR_TERRITORIES,
    INCOME,
)
from risk_widget.engine.goals import holds_continent
from risk_widget.messages import Message, render
from risk_widget.results.displays import lines

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.config import ContinentTable, GameConfig
    from risk_widget.engine.kinds import IncomeKind
    from risk_widget.engine.state import State
    from risk_widget.messages import Names
    from risk_widget.rules.edition import Rules


class IncomeItem(NamedTuple):
    """Armies that a player got in this turn, and what for.

    Attributes:
        kind: "territories", "continent", "set", "card", or "unexplained" in a position that does
            not say where the armies come from.
        subject: how many territories are held; the continent's or the card's id; else None.
        armies: how many.
    """

    kind: IncomeKind
    subject: str | int | None
    armies: int

    @property
    def rule(self) -> str:
        """The id of the clause."""
        return _RULES[self.kind]

    def to_dict(self) -> dict[str, Any]:
        """The item as JSON data."""
        kind, subject, armies = self
        return {"kind": kind, "subject": subject, "armies": armies, "rule": _RULES[kind]}


_RULES = {
    "territories": "reinforce.territories",
    "continent": "reinforce.continents",
    "set": "cards.value",
    "card": "cards.territory-bonus",
    "unexplained": "reinforce.place",
}


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


def items_of(config: GameConfig, state: State) -> tuple[IncomeItem, ...]:
    """What the player on turn has received armies for in this turn."""
    return tuple([_item(config, *row) for row in state.income_rows()])


def _item(config: GameConfig, kind: int, subject: int, armies: int) -> IncomeItem:
    about: str | int | None = None
    if kind == FOR_TERRITORIES:
        about = subject
    elif kind == FOR_CONTINENT:
        about = config.continents[subject].id
    elif kind == FOR_CARD:
        about = config.ids[subject]
    return IncomeItem(INCOME[kind], about, armies)


def row_of(config: GameConfig, item: IncomeItem) -> tuple[int, int, int]:
    """An item as the position has it: what for, about what, armies."""
    kind, subject, armies = INCOME.index(item.kind), -1, item.armies
    if kind == FOR_TERRITORIES:
        subject = int(item.subject or 0)
    elif kind == FOR_CONTINENT:
        subject = [continent.id for continent in config.continents].index(str(item.subject))
    elif kind == FOR_CARD:
        subject = config.index[str(item.subject)]
    return kind, subject, armies


def continents_held(config: GameConfig, state: State, seat: int) -> list[ContinentTable]:
    """The continents that a seat holds whole."""
    return [
        continent
        for number, continent in enumerate(config.continents)
        if holds_continent(config.params, state, seat, number)
    ]


def breakdown(config: GameConfig, items: tuple[IncomeItem, ...]) -> Breakdown:
    """The items with their sum, and all in a sentence."""
    total = sum(item.armies for item in items)
    parts = [item_with_armies(config.rules, item.to_dict()) for item in items]
    content = Message(
        "income-sentence" if items else "income-none", {"items": parts, "total": total}
    )
    return Breakdown(items, total, content, config.names)
