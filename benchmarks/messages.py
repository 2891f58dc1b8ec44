"""Send malformed messages to a live widget, which must answer and refuse each without changing."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from risk_widget.game import Game
from risk_widget.rules.edition import SEATS, edition_ids, load_edition
from risk_widget.widget.widget import RiskWidget

if TYPE_CHECKING:
    from collections.abc import Iterator

BETWEEN_MOVES = 50
"""The number of messages between two moves of a game that goes through every phase."""
MOVES_PER_GAME = 150

SEATING = [{"seat": "red", "player": "human"}, {"seat": "blue", "player": "bold"}]
WELL_FORMED: list[dict[str, Any]] = [
    {"type": "claim", "territory": "brazil"},
    {"type": "place", "territory": "brazil", "armies": 1},
    {"type": "choose_capital", "territory": "brazil"},
    {"type": "trade", "cards": ["brazil", "peru", "wild-1"]},
    {"type": "attack", "source": "brazil", "target": "peru", "armies": 1},
    {"type": "defend", "dice": 1},
    {"type": "occupy", "armies": 1},
    {"type": "fortify", "source": "brazil", "target": "peru", "armies": 1},
    {"type": "end_phase"},
    {"type": "new_game", "edition": "czech", "mode": "duel", "seats": SEATING},
    {"type": "load", "text": "?", "seats": SEATING},
    {"type": "ready", "seat": "red"},
    {"type": "undo"},
    {"type": "redo"},
    {"type": "roll_until", "source": "brazil", "target": "peru", "armies": 1, "stop_at": 1},
    {"type": "speed", "value": "fast"},
    {"type": "auto_defend", "seat": "red", "value": True},
    {"type": "end_now"},
    {"type": "query", "what": "odds"},
]
JUNK: list[Any] = [
    None, [], {}, [[]], {"": {}}, 1.5, -1, float("nan"), float("inf"), "", "\ud800", "\x00",
    "x" * 5000, ["red"] * 300, {"type": "attack"}, "__proto__", "<b>", "atlantis",
]  # fmt: skip
DEEP: Any = None
for _ in range(60):
    DEEP = [DEEP]


class Silent(RiskWidget):
    """A widget without a kernel that checks and keeps its messages, which must be valid JSON."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        super().__init__(*args, **settings)

    def _send(self, msg: dict[str, Any], buffers: Any = None) -> None:
        del buffers
        json.dumps(msg, allow_nan=False)
        self.sent.append(msg)

    def hand_in(self, **values: Any) -> list[dict[str, Any]]:
        """Deliver an update from the page; return the widget's replies."""
        self.sent.clear()
        data = {"method": "update", "state": values, "buffer_paths": []}
        self._handle_msg({"content": {"data": data}, "buffers": []})
        return self.sent


def spoilt(chance: random.Random) -> Any:
    """Make an action that is certainly malformed."""
    action = dict(chance.choice(WELL_FORMED))
    fields = [field for field in action if field != "type"]
    how = chance.randrange(5 if fields else 2)
    if how == 0:
        action[chance.choice(["more", "id", "__class__", ""])] = chance.choice(JUNK)
    elif how == 1:
        action["type"] = chance.choice([*JUNK, DEEP, 7, True, "retreat", "Attack"])
    elif how == 2:
        del action[chance.choice(fields)]
    elif how == 3:
        field = chance.choice(fields)
        wrong = [1.5, -1, {}, DEEP, float("nan"), None, "", "\ud800" * 70, 10**40]
        if field == "text":
            wrong = [1.5, -1, {}, DEEP, None]
        elif field in ("armies", "dice"):
            wrong = [1.5, {}, DEEP, None, "1", True, False]
        action[field] = chance.choice(wrong)
    else:
        return chance.choice([*JUNK, DEEP, 7, True])
    return action


def item(chance: random.Random, name: str, seq: int) -> Any:
    """Make an outbox item that has a usable id but cannot be carried out."""
    how = chance.randrange(8)
    made = {"id": name, "base_seq": seq, "action": spoilt(chance)}
    if how == 0:
        made = {"id": name, "base_seq": chance.choice([None, -1, 1.5, "0", True, [], seq + 1000])}
        made["action"] = {"type": "end_phase"}
    elif how == 1:
        made["more"] = chance.choice(JUNK)
    elif how == 2:
        del made[chance.choice(["base_seq", "action"])]
    return made


def nameless(chance: random.Random) -> Any:
    """Make an outbox, or an item in one, that cannot be answered by id."""
    return chance.choice(
        [*JUNK, DEEP, 7, True, {"id": 7}, {"id": ""}, {"id": "x" * 65}, {"id": ["a"]}]
    )


def games() -> Iterator[Game]:
    """Yield new games of every edition and mode, in an endless cycle."""
    seed = 0
    while True:
        for edition in edition_ids():
            for mode in load_edition(edition).modes.values():
                seed += 1
                seats = SEATS[: mode.players[seed % len(mode.players)]]
                yield Game.new(edition=edition, mode=mode.id, seats=seats, seed=seed)


def torment(messages: int) -> Counter[str]:
    """Send many messages and count the results. Raises ``AssertionError`` if one does harm."""
    chance = random.Random(1)
    seen: Counter[str] = Counter()
    supply = games()
    widget = Silent(next(supply), seats={})
    try:
        while seen["messages"] < messages:
            number = seen["messages"]
            if number % (BETWEEN_MOVES * MOVES_PER_GAME) == 0:
                widget.new_game(next(supply), seats={})
            if number % BETWEEN_MOVES == 0:
                _move(widget, chance, f"move-{number}")
            _send_one(widget, chance, number, seen)
            seen["messages"] += 1
    finally:
        widget.close()
    return seen


def _move(widget: Silent, chance: random.Random, name: str) -> None:
    """Send a legal action correctly, as a page does."""
    game, seq = widget.game, widget.session.seq
    assert game is not None
    if game.is_over:
        return
    waiting = widget.state["handover"]
    action = {"type": "ready", "seat": waiting["to"]} if waiting else None
    if action is None:
        legal = game.legal_actions()
        action = legal[int(chance.random() * len(legal))].to_dict()
    widget.hand_in(outbox=[{"id": name, "base_seq": seq, "action": action}])
    (ack,) = (ack for ack in widget.state["acks"] if ack["id"] == name)
    assert ack["ok"], ack


def _send_one(widget: Silent, chance: random.Random, number: int, seen: Counter[str]) -> None:
    game, session = widget.game, widget.session
    assert game is not None
    state, seq, key = game.state, session.seq, None
    if number % 97 == 0:
        key = state.key()
    names = [f"{number}-{n}" for n in range(chance.choice([0, 1, 1, 1, 2, 3]))]
    outbox: Any = [item(chance, name, seq) for name in names]
    outbox += [nameless(chance) for _ in range(chance.choice([0, 0, 0, 1, 2]))]
    chance.shuffle(outbox)
    values: dict[str, Any] = {"outbox": outbox}
    how = chance.randrange(12)
    if how == 0:
        names, values = [], {"outbox": nameless(chance)}
    elif how == 1:
        values[chance.choice(["_esm", "state", "board", "theme", "comm", "x"])] = chance.choice(
            JUNK
        )
    if how == 2:
        widget._handle_custom_msg(nameless(chance), [])  # noqa: SLF001 - how a message arrives
    sent = widget.hand_in(**values)
    acks = [a for m in sent for a in m.get("state", {}).get("state", {}).get("acks", [])]
    answers = {ack["id"]: ack for ack in acks}
    for name in names:
        assert name in answers, (name, values)
        assert answers[name]["ok"] is False, (answers[name], values)
        assert answers[name]["message"], values
        seen[answers[name]["rule"]] += 1
    if not isinstance(values["outbox"], list):
        assert sent, values
    assert widget.game is game, values
    assert game.state is state, values
    assert session.seq == seq, values
    assert key is None or state.key() == key, values
    seen["refused"] += len(names)
