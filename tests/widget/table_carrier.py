"""A carrier between a room and its guests that loses nothing, without a network."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


class Carrier:
    """The messages that a room has sent, as its guests get them.

    Attributes: mail: the messages of each guest. dropped: why a guest was sent away. admitted: the
    secret and the code of each place.
    """

    def __init__(self) -> None:
        self.mail: dict[int, list[Any]] = {}
        self.dropped: dict[int, str] = {}
        self.admitted: dict[str, Any] = {}
        self.shared: dict[int, Any] = {}

    def _send(self, message: Mapping[str, Any]) -> None:
        message = json.loads(json.dumps(message, allow_nan=False))
        kind = message["type"]
        if kind == "to":
            told = message["message"]
            if "shared" in message:
                told["traits"] |= self.shared[message["shared"]]
            self.mail.setdefault(message["guest"], []).append(told)
        elif kind == "drop":
            self.dropped[message["guest"]] = message["why"]
        elif kind == "share":
            self.shared[message["number"]] = message["traits"]
        elif kind == "admit":
            self.admitted = message["places"]
