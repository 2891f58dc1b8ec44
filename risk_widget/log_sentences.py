"""The log: a message for each event of a game, and its sentence.

    >>> from risk_widget.board import load_board
    >>> from risk_widget.log_sentences import LogWriter
    >>> from risk_widget.messages import Names
    >>> from risk_widget.rules.edition import load_edition
    >>> board = load_board("classic")
    >>> log = LogWriter(board, load_edition("czech").rules("domination"), Names.on(board))
    >>> log.sentence({"type": "claimed", "seat": "red", "territory": "peru"})
    'Red claims Peru.'

The events come as data (`Event.to_dict(viewer)`), from which a seat's unknowns have already been
removed; a sentence never says more than that data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypedDict

from risk_widget.engine.explain import item_with_armies
from risk_widget.messages import Message, render, say
from risk_widget.rules.edition_parts import mission_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.events import (
        Attacked,
        CapitalChosen,
        CapitalFell,
        CardDrawn,
        CardsTaken,
        Dealt,
        EventDict,
        Placed,
        Rolled,
        StarterRolled,
        ThirdOwed,
        ThirdPlaced,
        Won,
    )
    from risk_widget.engine.history import PlayedAction
    from risk_widget.messages import Names
    from risk_widget.rules.edition import Rules

    class CapitalCleared(CapitalFell):
        """The clearing of a continent when a capital falls, for a separate line in the log."""

        type: Literal["capital_cleared"]
        seat: str | None

    class ContinentChanged(TypedDict):
        """A continent that a seat has just completed, or just lost."""

        type: Literal["continent_taken", "continent_lost"]
        seat: str
        continent: str
        armies: int
        """the continent's bonus each turn"""

    class Held(TypedDict):
        """A territory that was likely to fall in a turn, but held."""

        type: Literal["held"]
        seat: str
        territory: str
        attacker: str
        chance: str
        """the chance of the territory's fall when the attack began"""

    LogEvent: TypeAlias = EventDict | CapitalCleared | ContinentChanged | Held

__all__ = [
    "LogLine",
    "LogWriter",
    "battle_message",
    "event_message",
    "in_order",
    "place_of",
    "placing_message",
    "taken_back_message",
    "taken_turns_message",
]


def in_order(events: Iterable[EventDict]) -> list[LogEvent]:
    """Put events in the order of the log.

    A capital's fall takes three sentences: the capital is revealed, its owner's cards are taken,
    and the continent is cleared (``win.capital-falls``). The engine reports the first and the last
    as one event, which is split here.
    """
    ordered: list[LogEvent] = []
    later: CapitalCleared | None = None
    for event in events:
        if later is not None and event["type"] != "cards_taken":
            ordered.append(later)
            later = None
        if event["type"] == "capital_fell" and event["cleared"]:
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


def event_message(event: LogEvent, board: Board, rules: Rules) -> Message | None:
    """Return the log's message for an event, or None if it has none.

    The log leaves out the start of a phase, and any card or mission missing from the data because
    the reader may not know it.
    """
    match event["type"]:
        case "starter_rolled":
            return _starter_rolled(event)
        case "dealt":
            return _dealt(event)
        case "placed":
            return _placed(event, event["armies"])
        case "capital_chosen":
            return _capital_chosen(event)
        case "income":
            items = [item_with_armies(rules, item) for item in event["items"]]
            about = {"seat": event["seat"], "total": event["total"], "items": items}
            return Message("log-income", about)
        case "attacked":
            return _attacked(event)
        case "rolled":
            return _rolled(event)
        case "cards_taken":
            return _cards_taken(event, event["seat"])
        case "capital_fell":
            return _capital_fell(event)
        case "capital_cleared":
            return _capital_cleared(event)
        case "card_drawn":
            return _card_drawn(event, event["seat"])
        case "third_owed":
            return _third_owed(event)
        case "third_placed":
            return _third_placed(event)
        case "won":
            return _won(event, board)
        case "phase_started":
            return None
    # The data of all other events are the parameters of their messages.
    return Message(f"log-{event['type']}", event)


def place_of(event: LogEvent) -> str | None:
    """Return the territory that an event is about, or None."""
    about = event.get("territory") or event.get("target")
    return about if isinstance(about, str) else None


def battle_message(events: Sequence[LogEvent]) -> Message:
    """Sum up a battle in one message, from its first attack to the capture, if any."""
    rolls = [event for event in events if event["type"] == "rolled"]
    first, last = rolls[0], events[-1]
    attackers_lost = sum(roll["attacker_losses"] for roll in rolls)
    defenders_lost = sum(roll["defender_losses"] for roll in rolls)
    return Message(
        "log-battle",
        {
            **{key: first[key] for key in ("attacker", "defender", "source", "target")},
            "rolls": len(rolls),
            "losses": _losses(first, attackers_lost, defenders_lost),
            "taken": last["type"] == "captured",
        },
    )


def placing_message(events: Sequence[LogEvent]) -> Message:
    """Sum up in one message the armies that a seat has placed, by territory."""
    placings = [event for event in events if event["type"] == "placed"]
    first = placings[0]
    placed: dict[str, int] = {}
    for event in placings:
        placed[event["territory"]] = placed.get(event["territory"], 0) + event["armies"]
    if len(placed) == 1:
        return _placed(first, sum(placed.values()))
    parts = [Message("log-placed-on", {"territory": t, "armies": n}) for t, n in placed.items()]
    about = {"seat": first["seat"], "third": bool(first.get("third")), "parts": parts}
    return Message("log-placed-several", about)


def taken_turns_message(events: Sequence[LogEvent]) -> Message:
    """Sum up in one message all claims or placements of the seats in the set-up."""
    counts: dict[str, int] = {}
    for event in events:
        seat = str(event["seat"])
        armies = event["armies"] if event["type"] == "placed" else 1
        counts[seat] = counts.get(seat, 0) + armies
    parts = [
        Message("log-taken-turns-seat", {"seat": seat, "number": number})
        for seat, number in counts.items()
    ]
    return Message("log-taken-turns", {"type": events[0]["type"], "seats": parts})


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: seat, kind of event, sentence and territory."""

    seat: str | None
    kind: str
    text: str
    territory: str | None = None


class LogWriter:
    """A writer of the log's sentences.

    Args:
        board: the board of the game.
        rules: the edition's values in this mode.
        names: the names of territories, continents, seats and symbols.
    """

    def __init__(self, board: Board, rules: Rules, names: Names) -> None:
        self._board = board
        self._rules = rules
        self.names = names

    @classmethod
    def of(cls, game: CoreGame) -> LogWriter:
        """Make a writer for a game, in which seats are named by their colours."""
        return cls(game.board, game.config.rules, game.config.names)

    def seat(self, seat: str | None, *, start: bool = False) -> str:
        """Name a seat, with a capital letter at the ``start`` of a sentence."""
        code = "name-seat-at-start" if start else "name-seat"
        return say(code, self.names, seat=seat or "none")

    def territory(self, territory: str) -> str:
        """Name a territory."""
        return say("name-territory", self.names, territory=territory)

    def message(self, event: LogEvent) -> Message | None:
        """Return the message for an event, or None if there is none."""
        return event_message(event, self._board, self._rules)

    def sentence(self, event: LogEvent) -> str | None:
        """Return the sentence for an event, or None if there is none."""
        message = self.message(event)
        return None if message is None else render(message, self.names)

    def told_to_winner(self, event: LogEvent) -> str | None:
        """Describe the end of a game to its winner: "You have won ..."."""
        message = self.message(event)
        if message is None:
            return None
        return render(Message(_TO_THE_WINNER[message.code], message.params), self.names)

    def line(self, event: LogEvent) -> LogLine | None:
        """Make the log's line for an event, or return None if there is none."""
        text = self.sentence(event)
        if text is None:
            return None
        return LogLine(event["seat"], event["type"], text, place_of(event))

    def lines(self, events: Iterable[EventDict]) -> list[LogLine]:
        """Make the lines for several events; an attack and the roll right after it share a line."""
        found: list[LogLine] = []
        waiting: LogEvent | None = None
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

    def _maybe(self, event: LogEvent) -> list[LogLine]:
        line = self.line(event)
        return [] if line is None else [line]


# ---- events whose messages need more than their own data ----------------------------------------


def _starter_rolled(event: StarterRolled) -> Message:
    rolls = [
        Message("log-roll-of", {"seat": seat, "dice": list(map(str, dice))})
        for seat, dice in event["rolls"]
        if dice
    ]
    return Message("log-starter_rolled", {"first": event["first"], "rolls": rolls})


def _dealt(event: Dealt) -> Message:
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


def _placed(event: Placed, armies: int) -> Message:
    code = "log-placed-third" if event.get("third") else "log-placed"
    return Message(code, {**event, "armies": armies})


def _attacked(event: Attacked) -> Message:
    # If the third army attacks, the attacking seat does not own it.
    return Message("log-attacked", {**event, "fewer": event["dice"] != event["armies"]})


def _capital_chosen(event: CapitalChosen) -> Message:
    shown = "log-capital_chosen" if event.get("territory") else "log-capital_chosen-secretly"
    return Message(shown, dict(event))


def _rolled(event: Rolled) -> Message:
    losses = _losses(event, event["attacker_losses"], event["defender_losses"])
    dice = {side: "·".join(map(str, event[side])) for side in ("attack", "defence")}
    ends = {end: event[end] for end in ("attacker", "source", "target")}
    return Message("log-rolled", {**ends, **dice, "losses": losses})


def _losses(battle: Rolled, attacker: int, defender: int) -> list[Message]:
    sides = ((battle["attacker"], attacker), (battle["defender"], defender))
    return [Message("log-loses", {"seat": seat, "armies": lost}) for seat, lost in sides if lost]


def _cards_taken(event: CardsTaken, seat: str | None) -> Message | None:
    if not event["count"]:
        return None
    shown = list(event.get("cards") or ())
    code = "log-cards_taken-shown" if shown else "log-cards_taken"
    taken = {"seat": seat, "from": event["from"], "count": event["count"]}
    return Message(code, {**taken, "cards": shown})


def _capital_fell(event: CapitalFell) -> Message:
    fall = Message("log-capital_fell", {key: event[key] for key in ("territory", "owner", "by")})
    if not event.get("cleared"):
        return fall
    return Message("two-sentences", {"first": fall, "second": _capital_cleared(event)})


def _capital_cleared(event: CapitalFell) -> Message:
    cleared: Mapping[str, int] = event["cleared"]
    about = {key: event[key] for key in ("owner", "by", "continent")}
    armies = {"armies": sum(cleared.values()), "territories": list(cleared)}
    return Message("log-capital_cleared", {**about, **armies})


def _card_drawn(event: CardDrawn, seat: str | None) -> Message:
    card = event.get("card")
    code = "log-card_drawn" if card is None else "log-card_drawn-shown"
    return Message(code, {"seat": seat, "card": card})


def _third_owed(event: ThirdOwed) -> Message | None:
    return Message("log-third_owed", {"armies": event["armies"]}) if event["armies"] else None


def _third_placed(event: ThirdPlaced) -> Message:
    placed = list(event["territories"].values())
    if len(placed) > 1 and len(set(placed)) == 1:
        return Message("log-third_placed-each", {"armies": placed[0], "territories": len(placed)})
    return Message("log-third_placed", {"armies": sum(placed), "territories": len(placed)})


def _won(event: Won, board: Board) -> Message:
    who = {"seat": event.get("winner") or event.get("seat")}
    match event.get("reason"):
        case "win.mission" if event.get("mission") is not None:
            return Message("log-won-by-mission", {**who, **_mission_told(event, board)})
        case "win.capital" if event.get("capitals") is not None:
            return Message("log-won-by-capitals", {**who, "capitals": event["capitals"]})
        case "win.domination" | "win.duel" if event.get("mission") is not None:
            said = {**who, **_mission_told(event, board)}
            return Message("log-won-by-conquest-and-mission", said)
        case "win.domination" | "win.duel":
            return Message("log-won-by-conquest", who)
    return Message("log-won", who)


def _mission_told(event: Won, board: Board) -> dict[str, object]:
    card = mission_cards()[event["mission"]].message(board)
    return {"mission": card, "read_as": event.get("read_as")}


def taken_back_message(steps: Sequence[PlayedAction]) -> Message:
    """Describe an undo in a message about the first of the steps taken back.

    The message says whether others' steps were taken back, too. It never names a capital, which is
    a secret.
    """
    seat, action, events = steps[0]
    said: dict[str, object] = {"kind": action.type, "ended": "turn"}
    for event in events:
        if event.type == "phase_started" and action.type == "end_phase":
            said["ended"] = _BEFORE.get(event.data["phase"], "turn")
        elif event.type == "rolled":
            said |= {"target": event.data["target"], "dice": len(event.data["defence"])}
        elif event.type in _SAID:
            said |= event.data
    others = any(step.seat != seat and step.action.type != "defend" for step in steps)
    # After an undo the dice continue from the same place, so the same roll comes again.
    again = action.type in ("attack", "defend")
    return Message("taken-back", {**said, "others": others, "again": again})


_SAID = {"claimed", "placed", "traded", "attacked", "occupied", "fortified"}
_BEFORE = {"attack": "reinforce", "fortify": "attack"}
"""For each part of a turn, the part before it."""

_TO_THE_WINNER: Final = {
    "log-won": "log-you-won",
    "log-won-by-conquest": "log-you-won-by-conquest",
    "log-won-by-conquest-and-mission": "log-you-won-by-conquest-and-mission",
    "log-won-by-mission": "log-you-won-by-mission",
    "log-won-by-capitals": "log-you-won-by-capitals",
}
