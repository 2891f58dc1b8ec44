"""The items a page may send in its outbox, read by their declared types.

Any JSON may arrive from a browser. `read_item` turns it into a `Request`, or explains its
fault in one sentence. The engine judges the actions of the game itself (`action.malformed`); only
their envelope is checked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, get_args, get_type_hints

from risk_widget.messages import Message, WordedError
from risk_widget.protocol.controls import FIELDS, SHAPES, WORDS, control_of
from risk_widget.protocol.outbox_types import MAX_ID, OutboxItem, ShortText
from risk_widget.reading.schema import SchemaError, read

if TYPE_CHECKING:
    from typing import Self

    from risk_widget.messages import Names
    from risk_widget.protocol.controls import Control
    from risk_widget.reading.json_types import JsonObject, JsonView

MAX_ITEMS: Final = 32
"""The most items of one outbox that are read; the others wait until the page has dropped these."""


class Refused(WordedError):  # noqa: N818 - a verdict sent to the page, not a failure
    """A refused item: the id of the rule it breaks, and a sentence."""

    def __init__(self, rule: str, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.rule = rule

    @classmethod
    def under(cls, rule: str, code: str, /, **params: object) -> Self:
        """Make a refusal under a rule, worded by a message from the catalog."""
        return cls(rule, Message(code, params))

    @classmethod
    def malformed(cls, code: str, /, **params: object) -> Self:
        """Make a refusal of something that no page should send, worded by the catalog."""
        return cls.under("protocol.malformed", code, **params)

    @classmethod
    def because(cls, rule: str, error: Exception) -> Self:
        """Make a refusal in the words of an error."""
        if isinstance(error, WordedError):
            return cls(rule, error.content, error.names)
        return cls.under(rule, "as-said", said=str(error))


@dataclass(frozen=True, slots=True)
class Request:
    """A well-formed item, sent by a page that had snapshot number ``base_seq``."""

    id: str
    base_seq: int
    action: JsonView

    @property
    def type(self) -> str:
        """The type of the action."""
        return str(self.action["type"])

    @property
    def control(self) -> Control:
        """The row for the action in the table of controls."""
        return control_of(self.action)


def item_id(item: object) -> str | None:
    """Return the id for answering an item; None if it has no id, and so gets no answer."""
    try:
        return str(read(ShortText, item["id"])) if isinstance(item, dict) else None
    except (KeyError, SchemaError):
        return None


def read_item(item: object) -> Request:
    """Read an item and, if it is a control or a query, its fields.

    Raises:
        Refused: `protocol.malformed`, with a sentence that names the field.
    """
    if item_id(item) is None:
        raise Refused.malformed("item-id", most=MAX_ID)
    try:
        envelope = read(OutboxItem, item)
    except SchemaError as error:
        problem = error.problems[0]
        if problem.fault == "key":
            raise Refused.malformed("item-no-key", key=_short(str(problem.value))) from error
        field = str(problem.path[0] if problem.path else problem.value)
        raise Refused.malformed(f"item-{field.replace('_', '-')}") from error
    action = envelope["action"]
    kind = action.get("type")
    if not isinstance(kind, str):
        raise Refused.malformed("item-type")
    return Request(envelope["id"], envelope["base_seq"], _read_action(kind, action))


def _read_action(kind: str, action: JsonView) -> JsonView:
    shape = SHAPES.get(kind)
    if shape is None:
        return action
    try:
        control: JsonView = read(shape, action, names=WORDS)
    except SchemaError as error:
        problem = min(error.problems, key=lambda each: each.fault != "missing")
        field = str(problem.path[0] if problem.path else problem.value)
        about: JsonObject = {"action": kind, "field": _short(field)}
        if problem.fault == "missing" and not problem.path:
            raise Refused.malformed("item-lacks-field", **about) from error
        if problem.fault == "key" and not problem.path:
            raise Refused.malformed("item-no-field", **about) from error
        of_type = field == FIELDS.get(kind)
        known = WORDS[kind] if of_type else get_args(get_type_hints(shape)[field])
        wanted = problem.wording or Message.of("wanted-one-of", known=known)
        raise Refused.malformed("item-field", **about, wanted=wanted) from error
    seats = [entry["seat"] for entry in control.get("seats", ())]
    if len(set(seats)) < len(seats):
        wanted = Message("wanted-seats-once")
        raise Refused.malformed("item-field", action=kind, field="seats", wanted=wanted)
    return control


def _short(text: str) -> str:
    return presentable(text, 40)


def presentable(text: str, limit: int = 400) -> str:
    """Make text from outside safe to send, and cut it to length."""
    short = text if len(text) <= limit else text[: limit - 1] + "…"
    return short.encode("utf-8", "replace").decode()
