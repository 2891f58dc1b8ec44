"""What lessons ask of what was done, and of what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.lessons.combine import Check, Mention, Quantity
from risk_widget.lessons.lesson_error import ExpressionError
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.lessons.combine import Attempt


def did(kind: str, **fields: Any) -> Check:
    """The learner did such an action; a list stands for any of its values.

    ``did("attack", target="peru", armies=[2, 3])``
    """

    def fits(action: Action) -> bool:
        data = action.to_dict()
        if data["type"] == "attack":
            data.setdefault("dice", data["armies"])
        return data["type"] == kind and all(
            _one_of(data.get(name), wanted) for name, wanted in fields.items()
        )

    shown = "".join(f", {name}={value!r}" for name, value in fields.items())
    named = [
        Mention("territory", place)
        for name in ("source", "target", "territory")
        for place in several(fields.get(name))
    ]
    named += [Mention("field", f"{kind}.{name}") for name in fields]
    return Check(
        f"did({kind!r}{shown})",
        lambda a: any(fits(action) for action in a.actions),
        (Mention("action", kind), *named),
    )


def _one_of(value: Any, wanted: Any) -> bool:
    if isinstance(value, (list, tuple)):  # the cards of a trade, in any order
        return sorted(value) == sorted(several(wanted))
    return value in several(wanted)


def moves() -> Quantity:
    """How many actions the learner has done in this step."""
    return Quantity("moves()", lambda a: len(a.actions))


def turns() -> Quantity:
    """The turns that the learner has begun in a challenge; the first is number 1."""
    return Quantity("turns()", lambda a: a.turns)


def refused_by(*clauses: str) -> Check:
    """The last action was refused, under one of these clauses (none named: under any)."""
    return Check(
        f"refused_by({', '.join(map(repr, clauses))})",
        lambda a: a.refused is not None and (not clauses or a.refused in clauses),
        tuple(Mention("clause", clause) for clause in clauses),
    )


def happened(kind: str, **fields: Any) -> Check:
    """Such an event came of it, such as ``happened("captured", target="peru")``."""
    shown = "".join(f", {name}={value!r}" for name, value in fields.items())
    places = [
        Mention("territory", place)
        for name in ("source", "target", "territory")
        for place in several(fields.get(name))
    ]

    def fits(event: Event) -> bool:
        data = event.to_full_dict()
        return all(_one_of(data.get(name), wanted) for name, wanted in fields.items())

    return Check(
        f"happened({kind!r}{shown})",
        lambda a: any(event.type == kind and fits(event) for event in a.events),
        (Mention("event", kind), *places),
    )


def lost(seat: str) -> Quantity:
    """The armies that a seat has lost in this step's battles ("third" for the third army)."""

    def read(attempt: Attempt) -> int:
        return sum(
            (event.data["attacker"] == seat) * event.data["attacker_losses"]
            + (event.data["defender"] == seat) * event.data["defender_losses"]
            for event in attempt.events
            if event.type == "rolled"
        )

    return Quantity(f"lost({seat!r})", read, (Mention("owner", seat),))


def dice(side: str) -> Quantity:
    """How many dice the "attack" or the "defence" rolled last."""
    if side not in ("attack", "defence"):
        raise ExpressionError("check-dice", side=shown(side))

    def read(attempt: Attempt) -> int:
        rolls = [len(e.data[side]) for e in attempt.events if e.type == "rolled"]
        return rolls[-1] if rolls else 0

    return Quantity(f"dice({side!r})", read)


def traded_for() -> Quantity:
    """The armies that the sets traded in this step have brought, without bonus armies."""
    return Quantity("traded_for()", lambda a: _sum_of(a, "traded"))


def third_owed() -> Quantity:
    """The armies that became due to the third army in this step."""
    return Quantity("third_owed()", lambda a: _sum_of(a, "third_owed"))


def _sum_of(attempt: Attempt, kind: str) -> int:
    return sum(event.data["armies"] for event in attempt.events if event.type == kind)


def several(value: Any) -> list[Any]:
    """A value as a list: what stands for any of several is one already."""
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple)) else [value]
