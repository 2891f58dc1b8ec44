"""Forged messages: nonsense, and rows of the table of rights that belong to other roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.protocol.controls import FIELDS
from tests.widget.test_controls import ROWS, WAYS

if TYPE_CHECKING:
    from random import Random

    from risk_widget.protocol.controls import Role


def anything(random: Random, depth: int = 2) -> Any:
    """Return any JSON value, trying the nasty kinds first."""
    plain = [None, True, -1, 10**400, 1.5, "", "red", "\x00", "\ud800", "💥" * 40, "a" * 500]
    if not depth or random.random() < 0.6:
        return random.choice(plain)
    inner = [anything(random, depth - 1) for _ in range(random.randrange(4))]
    keys = ["type", "id", "seat", "outbox"]
    return inner if random.random() < 0.5 else dict(zip(keys, inner, strict=False))


class Forger:
    """A source of messages that a screen should not send.

    Args: random: makes the choices. role: the role of the screen. seat: its seat, which no message
    names, since the screen may change that seat and others would notice.
    """

    def __init__(self, random: Random, role: Role, seat: str = "") -> None:
        self._random = random
        self._seat = seat
        self._refused = [row for row in ROWS if role not in row.roles]
        # A screen's own actions also have no effect out of turn, or after the answer has been
        # shown, except for the switches of a seat.
        self._too_late = [row for row in ROWS if role in row.roles and not row.is_own]
        self._sent: list[Any] = []
        self._number = self._ids = 0

    def said(self, seq: int) -> Any:
        """Return a message like one that a page sends, with one item, or nonsense."""
        random = self._random
        self._number += 1
        # A number older than the last one received is skipped.
        number = self._number - random.choice((0, 0, 0, 0, 1, 5))
        said = {"n": number, "outbox": [self._item(seq)]}
        return said if random.random() < 0.9 else anything(random)

    def _item(self, seq: int) -> Any:
        """Return an item for an outbox: a new one, one that was sent before, or a malformed one."""
        random = self._random
        if self._sent and random.random() < 0.1:
            return random.choice(self._sent[-3:])
        self._ids += 1
        item: Any = {"id": f"i{self._ids}", "base_seq": seq, "action": self._action()}
        if random.random() < 0.2:
            item[random.choice(["id", "base_seq"])] = random.choice([0, anything(random)])
        elif random.random() < 0.1:
            item = anything(random)
        self._sent.append(item)
        return item

    def _action(self) -> dict[str, Any]:
        random = self._random
        row = random.choice(random.choice([self._refused, self._too_late or self._refused]))
        word = row.name.partition(".")[2]
        action = {"type": row.type, **WAYS.get(row.name, ("", {}))[1]}
        if word:
            action[FIELDS[row.type]] = word
        if row.type == "play":
            del action["type"]
            action = {"type": "place", **action}
        for name in random.sample([*action], random.choice((0, 0, 1, 2)) % (len(action) + 1)):
            if random.random() < 0.5:
                action[name] = random.choice(["red", "brazil", 1, anything(random)])
            else:
                del action[name]
        if random.random() < 0.1:
            action[random.choice(["seat", "name", "text", "at"])] = anything(random)
        if action.get("seat") == self._seat:
            action["seat"] = "red"
        return action
