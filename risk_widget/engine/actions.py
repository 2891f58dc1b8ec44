"""Actions of players: their types, their parser for JSON data, and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from risk_widget.engine.codes import (
    ATTACK,
    CHOOSE_CAPITAL,
    CLAIM,
    DEFEND,
    FORTIFY,
    OCCUPY,
    PLACE,
    TRADE,
)
from risk_widget.messages import Message, MessageError, render
from risk_widget.reading.schema import SchemaError, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.data_types import ActionKind
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject

__all__ = [
    "ACTION_KINDS",
    "ACTION_TYPES",
    "Action",
    "Attack",
    "ChooseCapital",
    "Claim",
    "Defend",
    "EndPhase",
    "Fortify",
    "IllegalAction",
    "Occupy",
    "Place",
    "Trade",
    "action_of",
    "parse_action",
]


MALFORMED = "action.malformed"
"""The id used instead of a clause for input that is not an action at all."""


class Refusal(NamedTuple):
    """The clause that an action breaks, and the code of the message with the position's numbers."""

    rule: str
    code: str
    params: Mapping[str, object] = {}

    @property
    def content(self) -> Message:
        """The reason as a message."""
        return Message(self.code, self.params)


class IllegalAction(MessageError):  # noqa: N818 - the domain's word for it
    """An action that a game has refused; the game is unchanged.

    ``rule`` is the clause id (``attack.armies``; ``action.malformed`` for input that isn't one),
    ``code`` and ``params`` give the reason, ``message`` is the reason as a sentence for the player,
    and ``position`` describes the position of the refusal in one line.

    >>> import risk_widget as rw
    >>> attack = {"type": "attack", "source": "brazil", "target": "egypt", "armies": 3}
    >>> try:
    ...     rw.load_lesson("04-combat").game.apply(attack)
    ... except rw.IllegalAction as error:
    ...     print(error.rule, "-", error.message)
    attack.adjacent - Brazil does not border Egypt.
    """

    def __init__(
        self, refusal: Refusal, names: Names | None = None, where: Message | None = None
    ) -> None:
        super().__init__(refusal.content, names)
        self.refusal = refusal
        self.where = where

    @property
    def rule(self) -> str:
        """The id of the clause."""
        return self.refusal.rule

    @property
    def position(self) -> str:
        """One line about the position; empty if it is not known."""
        return "" if self.where is None else render(self.where, self.names)

    def __str__(self) -> str:
        where = f" ({self.position})" if self.where is not None else ""
        return f"{self.message} [{self.rule}]{where}"


class Claim(NamedTuple):
    """The claim of a free territory in set-up, with one army (``setup.territories``)."""

    territory: str

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "claim"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        return {"type": "claim", "territory": self.territory}


class Place(NamedTuple):
    """Armies placed on a territory: one at a time in set-up, later any number of those received."""

    territory: str
    armies: int

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "place"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        return {"type": "place", "territory": self.territory, "armies": self.armies}


class ChooseCapital(NamedTuple):
    """The secret choice of a capital, in the set-up of a capital game (``setup.capitals``)."""

    territory: str

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "choose_capital"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        return {"type": "choose_capital", "territory": self.territory}


class Trade(NamedTuple):
    """The trade of three cards for armies.

    The order of ``cards`` is the order in which they are handed in. ``bonus`` names the territory
    for the bonus armies, only in editions where the player picks it.
    """

    cards: tuple[str, ...]
    bonus: str | None = None

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "trade"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        data: JsonObject = {"type": "trade", "cards": list(self.cards)}
        if self.bonus is not None:
            data["bonus"] = self.bonus
        return data


class Attack(NamedTuple):
    """An attack on a neighbour with 1 to 3 armies; ``dice`` None means one die for each army."""

    source: str
    target: str
    armies: int
    dice: int | None = None

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "attack"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        data: JsonObject = {
            "type": "attack",
            "source": self.source,
            "target": self.target,
            "armies": self.armies,
        }
        if self.dice is not None:
            data["dice"] = self.dice
        return data


class Defend(NamedTuple):
    """The choice of the defender's number of dice (``attack.defence-dice``)."""

    dice: int

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "defend"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        return {"type": "defend", "dice": self.dice}


class Occupy(NamedTuple):
    """Armies moved into the captured territory (``capture.occupy``)."""

    armies: int

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "occupy"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        return {"type": "occupy", "armies": self.armies}


class Fortify(NamedTuple):
    """Armies moved to a neighbouring territory of the same owner (``move.adjacent``)."""

    source: str
    target: str
    armies: int

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "fortify"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        return {
            "type": "fortify",
            "source": self.source,
            "target": self.target,
            "armies": self.armies,
        }


class EndPhase(NamedTuple):
    """The end of the current phase: reinforcement, combat or movement."""

    def __bool__(self) -> bool:
        return True  # otherwise this empty tuple would be false

    @property
    def type(self) -> ActionKind:
        """The kind of action, as in JSON data."""
        return "end_phase"

    def to_dict(self) -> JsonObject:
        """Return the action as JSON data."""
        return {"type": "end_phase"}


Action: TypeAlias = (
    Claim | Place | ChooseCapital | Trade | Attack | Defend | Occupy | Fortify | EndPhase
)

ACTION_KINDS: dict[str, type[Action]] = {
    "claim": Claim,
    "place": Place,
    "choose_capital": ChooseCapital,
    "trade": Trade,
    "attack": Attack,
    "defend": Defend,
    "occupy": Occupy,
    "fortify": Fortify,
    "end_phase": EndPhase,
}

ACTION_TYPES = frozenset(ACTION_KINDS.values())

_NUMBERS = frozenset({"armies", "dice"})
MOST_DIGITS: Final = 2000
"""The most digits of a number in an action or a text, twice as many as in a position's data."""
_LARGEST = 10**MOST_DIGITS
_PLAIN: dict[str, tuple[Callable[..., Action], tuple[tuple[str, bool], ...]]] = {
    kind: (
        made,
        tuple(
            (field, field in _NUMBERS)
            for field in made._fields
            if (kind, field) != ("attack", "dice")
        ),
    )
    for kind, made in ACTION_KINDS.items()
    if kind != "trade"
}
_OPTIONAL = frozenset({("trade", "bonus"), ("attack", "dice")})


def parse_action(obj: object) -> Action:
    """Read an action from a JSON object.

    The schema is closed: an unknown type, a missing or extra field and a value of the wrong kind
    (a boolean or a fraction for a number, null) raise ``IllegalAction`` with the rule
    ``action.malformed``. Whether territories and cards exist is checked by the game, which has the
    board. Whole numbers and strings of numpy and similar libraries become Python's own; a float
    is never a whole number.
    """
    if type(obj) in ACTION_TYPES:
        return _made_plain(obj)  # type: ignore[arg-type]
    if type(obj) is dict and (action := _parse_plainly(obj)) is not None:
        return action
    if not isinstance(obj, Mapping):
        raise _malformed("action-object")
    kind = _plain(obj.get("type"))
    if not isinstance(kind, str) or kind not in ACTION_KINDS:
        raise _malformed("action-type", types=list(ACTION_KINDS))
    made = ACTION_KINDS[kind]
    values: JsonObject = {}
    for field in made._fields:
        if field not in obj:
            if (kind, field) in _OPTIONAL:
                continue
            raise _malformed("action-field-missing", action=kind, field=field)
        values[field] = _field_value(kind, field, _plain(obj[field]))
    for field in obj:
        if field != "type" and field not in values:
            name = field[:40] if type(field) is str else None
            raise _malformed("action-field-unknown", action=kind, field=name)
    return made(**values)


def _made_plain(action: Action) -> Action:
    """Convert the fields of an action to plain Python values; the game refuses any other value."""
    values = [*map(_plain, action)]
    if all(new is old for new, old in zip(values, action, strict=True)):
        return action
    return type(action)(*values)


def _plain(value: Any) -> Any:
    """Convert a value to a plain Python whole number or string, or return it unchanged."""
    if type(value) in _PLAIN_TYPES:
        return value
    if isinstance(value, str):
        return str.__str__(value)
    unwrap = getattr(value, "tolist", None)
    if isinstance(unwrap() if callable(unwrap) else value, float):
        return value
    if isinstance(value, (list, tuple)):
        plain = tuple(map(_plain, value))
        return value if all(new is old for new, old in zip(plain, value, strict=True)) else plain
    try:
        return whole(value, "value")
    except SchemaError:
        return value


_PLAIN_TYPES = frozenset({int, str, bool, float, NoneType})


def _parse_plainly(obj: dict[object, object]) -> Action | None:
    """Parse an action quickly if all its fields are present and are territories or numbers."""
    kind = obj.get("type")
    plain = _PLAIN.get(kind) if type(kind) is str else None
    if plain is None or len(obj) != len(plain[1]) + 1:
        return None
    made, fields = plain
    values = []
    for field, number in fields:
        value = obj.get(field)
        if not (is_number(value) if number else type(value) is str):
            return None
        values.append(value)
    return made(*values)


def is_number(value: object) -> bool:
    """Whether a value is a whole number small enough to fit into a sentence."""
    return type(value) is int and -_LARGEST < value < _LARGEST


def _field_value(kind: str, field: str, value: object) -> object:
    if field == "cards":
        if (
            isinstance(value, (list, tuple))
            and len(value) == 3
            and all(type(card) is str for card in value)
        ):
            return tuple(value)
        raise _malformed("trade-three-cards")
    if field in _NUMBERS:
        if is_number(value):
            return value
        raise _malformed("action-field-whole-number", action=kind, field=field)
    if type(value) is str:
        return value
    raise _malformed("action-field-territory", action=kind, field=field)


def action_of(config: GameConfig, numbers: Sequence[int]) -> Action:
    """Build the action that five numbers stand for."""
    kind, a, b, c, d = numbers
    ids, cards = config.ids, config.card_ids
    if kind == ATTACK:
        return Attack(ids[a], ids[b], int(c), None if d < 0 else int(d))
    if kind == PLACE:
        return Place(ids[a], int(b))
    if kind == FORTIFY:
        return Fortify(ids[a], ids[b], int(c))
    if kind == TRADE:
        return Trade((cards[a], cards[b], cards[c]), None if d < 0 else ids[d])
    if kind == CLAIM:
        return Claim(ids[a])
    if kind == CHOOSE_CAPITAL:
        return ChooseCapital(ids[a])
    if kind == DEFEND:
        return Defend(int(a))
    if kind == OCCUPY:
        return Occupy(int(a))
    return EndPhase()


def _malformed(code: str, **params: object) -> IllegalAction:
    """Build the error for input that is not an action at all."""
    return IllegalAction(Refusal(MALFORMED, code, params))
