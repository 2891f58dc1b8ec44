"""The log: a message for each event of a game, and the sentences of these messages.

    >>> from risk_widget.board import load_board
    >>> from risk_widget.messages import Names
    >>> from risk_widget.rules.edition import load_edition
    >>> board = load_board("classic")
    >>> log = LogWriter(board, load_edition("czech").rules("domination"), Names.on(board))
    >>> log.sentence({"type": "claimed", "seat": "red", "territory": "peru"})
    'Red claims Peru.'

It gets events as data (`Event.to_dict(viewer)`), so what a seat may not know has already been taken
out; a sentence never says more than the data it was given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.explain import item_with_armies
from risk_widget.messages import Message, render, say
from risk_widget.rules.fields import mission_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.messages import Names
    from risk_widget.rules.edition import Rules

    EventData = Mapping[str, Any]

__all__ = [
    "LogLine",
    "LogWriter",
    "a_list",
    "battle_message",
    "event_message",
    "in_order",
    "placing_message",
    "taken_turns_message",
]


def a_list(parts: Sequence[str]) -> str:
    """Parts in a row, as the language has it: "a", "a and b", "a, b and c"."""
    return say("list-of", items=list(parts))


def in_order(events: Iterable[EventData]) -> list[EventData]:
    """Events in the order in which the log has them.

    A capital's fall takes three sentences: it is turned up, its owner's cards go, and then the
    continent is cleared (``win.capital-falls``). The engine has the first and the last as one.
    """
    ordered: list[EventData] = []
    later: dict[str, Any] | None = None
    for event in events:
        if later is not None and event["type"] != "cards_taken":
            ordered.append(later)
            later = None
        if event["type"] == "capital_fell" and event.get("cleared"):
            later = {**event, "type": "capital_cleared"}
            ordered.append({**event, "cleared": {}})
        else:
            ordered.append(event)
            if later is not None:
                ordered.append(later)
                later = None
    if later is not None:
        ordered.append(later)
    return ordered


def event_message(event: EventData, board: Board, rules: Rules) -> Message | None:
    """What the log says of an event, or None where it says nothing.

    It says nothing of the end of a phase, and of an income, card or mission that the data leaves
    out because the reader may not know it.
    """
    kind = str(event["type"])
    if kind == "income":
        items = [item_with_armies(rules, item) for item in event["items"]]
        about = {"seat": event["seat"], "total": event["total"], "items": items}
        return Message("log-income", about)
    if kind == "won":
        return _won(event, board)
    if kind in _BUILDERS:
        return _BUILDERS[kind](event)
    if kind in _UNCHANGED:
        return Message(f"log-{kind}", {"seat": event.get("seat"), **event})
    return None


def battle_message(events: Sequence[EventData]) -> Message:
    """What a battle of several events comes to, from its first attack to the capture, if any."""
    rolls = [event for event in events if event["type"] == "rolled"]
    first, last = rolls[0], events[-1]
    lost = {
        side: sum(roll[f"{side}_losses"] for roll in rolls) for side in ("attacker", "defender")
    }
    return Message(
        "log-battle",
        {
            **{key: first[key] for key in ("attacker", "defender", "source", "target")},
            "rolls": len(rolls),
            "losses": _losses(first, lost["attacker"], lost["defender"]),
            "taken": last["type"] == "captured",
        },
    )


def placing_message(events: Sequence[EventData]) -> Message:
    """What one seat has placed, territory by territory."""
    placed: dict[str, int] = {}
    for event in events:
        placed[event["territory"]] = placed.get(event["territory"], 0) + event["armies"]
    if len(placed) == 1:
        return _placed({**events[0], "armies": sum(placed.values())})
    parts = [Message("log-placed-on", {"territory": t, "armies": n}) for t, n in placed.items()]
    about = {"seat": events[0]["seat"], "third": bool(events[0].get("third")), "parts": parts}
    return Message("log-placed-several", about)


def taken_turns_message(events: Sequence[EventData]) -> Message:
    """What seats have claimed or placed in the set-up, in which they take turns."""
    counts: dict[str, int] = {}
    for event in events:
        counts[event["seat"]] = counts.get(event["seat"], 0) + event.get("armies", 1)
    parts = [
        Message("log-taken-turns-seat", {"seat": seat, "number": number})
        for seat, number in counts.items()
    ]
    return Message("log-taken-turns", {"type": events[0]["type"], "seats": parts})


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: who, what kind of event, the sentence, and the territory it is about."""

    seat: str | None
    kind: str
    text: str
    territory: str | None = None


class LogWriter:
    """Makes the log's sentences.

    Args:
        board: the board of the game.
        rules: the edition's values in this mode.
        names: what territories, continents, seats and symbols are called.
    """

    def __init__(self, board: Board, rules: Rules, names: Names) -> None:
        self._board = board
        self._rules = rules
        self.names = names

    @classmethod
    def of(cls, game: CoreGame) -> LogWriter:
        """The one for a game, with the seats called by their colours."""
        return cls(game.board, game.config.rules, game.config.names)

    def seat(self, seat: str | None, *, start: bool = False) -> str:
        """What to call a seat; ``start`` of a sentence gets a capital letter."""
        code = "name-seat-at-start" if start else "name-seat"
        return say(code, self.names, seat=seat or "none")

    def territory(self, territory: str) -> str:
        """The name of a territory."""
        return say("name-territory", self.names, territory=territory)

    def sentence(self, event: EventData) -> str | None:
        """The sentence for one event, or None where there is nothing to say."""
        message = event_message(event, self._board, self._rules)
        return None if message is None else render(message, self.names)

    def line(self, event: EventData) -> LogLine | None:
        """The line of the log for one event, or None where the log has none."""
        text = self.sentence(event)
        if text is None:
            return None
        about = event.get("territory") or event.get("target")
        return LogLine(event.get("seat"), str(event["type"]), text, about)

    def lines(self, events: Iterable[EventData]) -> list[LogLine]:
        """The log of several events. An attack that was rolled at once is one line, not two."""
        found: list[LogLine] = []
        waiting: EventData | None = None
        for event in in_order(events):
            if waiting is not None:
                if event["type"] != "rolled":
                    found.extend(self._maybe(waiting))
                waiting = None
            if event["type"] == "attacked":
                waiting = event
            else:
                found.extend(self._maybe(event))
        if waiting is not None:
            found.extend(self._maybe(waiting))
        return found

    def _maybe(self, event: EventData) -> list[LogLine]:
        line = self.line(event)
        return [] if line is None else [line]


# ---- events whose messages need more than their own data ----------------------------------------


def _starter_rolled(event: EventData) -> Message:
    rolls = [
        Message("log-roll-of", {"seat": seat, "dice": list(map(str, dice))})
        for seat, dice in event["rolls"]
        if dice
    ]
    return Message("log-starter_rolled", {"first": event["first"], "rolls": rolls})


def _dealt(event: EventData) -> Message:
    by_count: dict[int, list[str]] = {}
    for seat, number in event["counts"].items():
        by_count.setdefault(number, []).append(seat)
    if len(by_count) == 1:
        return Message("log-dealt-evenly", {"territories": next(iter(by_count))})
    shares = [
        Message("log-dealt-share", {"territories": number, "seats": seats})
        for number, seats in sorted(by_count.items(), reverse=True)
    ]
    return Message("log-dealt", {"shares": shares})


def _placed(event: EventData) -> Message:
    code = "log-placed-third" if event.get("third") else "log-placed"
    return Message(code, dict(event))


def _attacked(event: EventData) -> Message:
    # With the third army, the one who attacks is not the one whose army it is.
    return Message("log-attacked", {**event, "fewer": event["dice"] != event["armies"]})


def _capital_chosen(event: EventData) -> Message:
    shown = "log-capital_chosen" if event.get("territory") else "log-capital_chosen-secretly"
    return Message(shown, dict(event))


def _rolled(event: EventData) -> Message:
    losses = _losses(event, event["attacker_losses"], event["defender_losses"])
    dice = {side: "·".join(map(str, event[side])) for side in ("attack", "defence")}
    ends = {end: event[end] for end in ("attacker", "source", "target")}
    return Message("log-rolled", {**ends, **dice, "losses": losses})


def _losses(battle: EventData, attacker: int, defender: int) -> list[Message]:
    sides = ((battle["attacker"], attacker), (battle["defender"], defender))
    return [Message("log-loses", {"seat": seat, "armies": lost}) for seat, lost in sides if lost]


def _cards_taken(event: EventData) -> Message | None:
    if not event["count"]:
        return None
    shown = list(event.get("cards") or ())
    code = "log-cards_taken-shown" if shown else "log-cards_taken"
    taken = {"seat": event["seat"], "from": event["from"], "count": event["count"]}
    return Message(code, {**taken, "cards": shown})


def _capital_fell(event: EventData) -> Message:
    fall = Message("log-capital_fell", {key: event[key] for key in ("territory", "owner", "by")})
    if not event.get("cleared"):
        return fall
    return Message("two-sentences", {"first": fall, "second": _capital_cleared(event)})


def _capital_cleared(event: EventData) -> Message:
    cleared: Mapping[str, int] = event["cleared"]
    about = {key: event[key] for key in ("owner", "by", "continent")}
    armies = {"armies": sum(cleared.values()), "territories": list(cleared)}
    return Message("log-capital_cleared", {**about, **armies})


def _card_drawn(event: EventData) -> Message:
    card = event.get("card")
    code = "log-card_drawn" if card is None else "log-card_drawn-shown"
    return Message(code, {"seat": event["seat"], "card": card})


def _third_owed(event: EventData) -> Message | None:
    return Message("log-third_owed", {"armies": event["armies"]}) if event["armies"] else None


def _third_placed(event: EventData) -> Message:
    placed = list(event["territories"].values())
    if len(placed) > 1 and len(set(placed)) == 1:
        return Message("log-third_placed-each", {"armies": placed[0], "territories": len(placed)})
    return Message("log-third_placed", {"armies": sum(placed), "territories": len(placed)})


def _won(event: EventData, board: Board) -> Message:
    who = {"seat": event.get("winner") or event.get("seat")}
    match event.get("reason"):
        case "win.mission" if event.get("mission") is not None:
            card = mission_cards()[event["mission"]].message(board)
            return Message("log-won-by-mission", {**who, "mission": card})
        case "win.capital" if event.get("capitals") is not None:
            return Message("log-won-by-capitals", {**who, "capitals": event["capitals"]})
        case "win.domination" | "win.duel":
            return Message("log-won-by-conquest", who)
    return Message("log-won", who)


_BUILDERS: Final[Mapping[str, Callable[[EventData], Message | None]]] = {
    "starter_rolled": _starter_rolled,
    "attacked": _attacked,
    "dealt": _dealt,
    "placed": _placed,
    "capital_chosen": _capital_chosen,
    "rolled": _rolled,
    "cards_taken": _cards_taken,
    "capital_fell": _capital_fell,
    "capital_cleared": _capital_cleared,
    "card_drawn": _card_drawn,
    "third_owed": _third_owed,
    "third_placed": _third_placed,
}
_UNCHANGED: Final = {
    "claimed",
    "turn_started",
    "traded",
    "bonus_placed",
    "captured",
    "occupied",
    "eliminated",
    "fortified",
    "deck_reshuffled",
}
"""Events whose data goes into the message unchanged."""
