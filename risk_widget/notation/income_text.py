"""The armies received in a turn, short: ``territories.17:5,continent.australia:2,set:8``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.income import IncomeItem
from risk_widget.notation.numbers import MOST, whole
from risk_widget.notation.text_errors import PositionError
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig

_FIELD = "income"
_KINDS = ("territories", "continent", "set", "card", "given")


def income_text(items: tuple[IncomeItem, ...]) -> str:
    """The items in their order, each with what its label is about."""
    return ",".join([f"{_kind(item)}:{item.armies}" for item in items])


def _kind(item: IncomeItem) -> str:
    kind = "given" if item.kind == "unexplained" else item.kind
    return kind if item.subject is None else f"{kind}.{item.subject}"


def parse_income(config: GameConfig, text: str) -> tuple[IncomeItem, ...]:
    """The items of a text. Raises ``PositionError``."""
    return tuple(_item(config, part) for part in text.split(","))


def _item(config: GameConfig, part: str) -> IncomeItem:
    label, _, number = part.partition(":")
    kind, _, about = label.partition(".")
    armies, held = whole(number), whole(about)
    if armies is None:
        raise PositionError.about(_FIELD, "text-no-armies", part=part[:60], most=MOST)
    if kind == "territories" and held is not None:
        return IncomeItem("territories", held, armies)
    if kind == "continent":
        known = [continent.id for continent in config.continents]
        if about not in known:
            raise PositionError.about(_FIELD, "text-no-continent", **unknown(about, known))
        return IncomeItem("continent", about, armies)
    if kind == "card":
        if about not in config.index:
            raise PositionError.about(_FIELD, "unknown-territory", **unknown(about, config.index))
        return IncomeItem("card", about, armies)
    if kind == "set" and not about:
        return IncomeItem("set", None, armies)
    if kind == "given" and not about:
        return IncomeItem("unexplained", None, armies)
    raise PositionError.about(_FIELD, "text-none-of", part=part[:60], known=_KINDS)
