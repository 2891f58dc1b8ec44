"""The game told in sentences: one per event, with names instead of ids.

    >>> from risk_widget.board import load_board
    >>> tell = Narrator(load_board("classic"))
    >>> tell.sentence({"type": "claimed", "seat": "red", "territory": "peru"})
    'Red claims Peru.'

A narrator gets events as data (`Event.to_dict(viewer)`), so what a seat may not know has already
been taken out; a sentence never tells more than the data it was given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from risk_widget.board import Board

__all__ = ["LogLine", "Narrator", "a_list", "in_order"]

PHASES: Final = {
    "claim": "claiming territories",
    "place": "placing armies",
    "capital": "choosing capitals",
    "reinforce": "reinforcement",
    "attack": "combat",
    "fortify": "movement",
}

SET_KINDS: Final = {
    "infantry": "three infantry",
    "cavalry": "three cavalry",
    "artillery": "three artillery",
    "mixed": "one of each",
}


def a_list(parts: Sequence[str]) -> str:
    """Join parts as English does: "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + " and " + parts[-1]


def _count(number: int, thing: str, many: str | None = None) -> str:
    return f"{number} {thing if number == 1 else many or thing + 's'}"


def _armies(number: int) -> str:
    return _count(number, "army", "armies")


def in_order(events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Events in the order in which they are told.

    A capital's fall takes three sentences: it is turned up, its owner's cards go, and then the
    continent is cleared (``win.capital-falls``). The engine tells the first and the last as one.
    """
    told: list[Mapping[str, Any]] = []
    later: dict[str, Any] | None = None
    for event in events:
        if later is not None and event["type"] != "cards_taken":
            told.append(later)
            later = None
        if event["type"] == "capital_fell" and event.get("cleared"):
            later = {**event, "type": "capital_cleared"}
            told.append({**event, "cleared": {}})
        else:
            told.append(event)
            if later is not None:
                told.append(later)
                later = None
    if later is not None:
        told.append(later)
    return told


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: who, what kind of event, the sentence, and the territory it is about."""

    seat: str | None
    kind: str
    text: str
    territory: str | None = None


class Narrator:
    """Turns events into sentences.

    Args:
        board: names of territories and continents.
        names: seat -> what to call it; a seat that is not named is called by its colour.
        third: what the edition calls the army that nobody owns.
        symbols: what the edition calls the symbols on the cards, by our id for them.
    """

    def __init__(
        self,
        board: Board,
        names: Mapping[str, str] | None = None,
        *,
        third: str = "the neutral army",
        symbols: Mapping[str, str] | None = None,
    ) -> None:
        self._territories = {t.id: t.name for t in board.territories}
        self._continents = {c.id: c.name for c in board.continents}
        self._symbols = {t.id: t.card for t in board.territories}
        self._symbol_names = dict(symbols or {})
        self._names = dict(names or {})
        self._third = third

    # ---- names ---------------------------------------------------------------------------------

    def seat(self, seat: str | None, *, start: bool = False) -> str:
        """What to call a seat; ``start`` of a sentence gets a capital letter."""
        if seat is None:
            name = "nobody"
        elif seat == "third":
            name = self._third
        else:
            name = self._names.get(seat) or seat.capitalize()
        return name[:1].upper() + name[1:] if start else name

    def territory(self, territory: str) -> str:
        """The name of a territory."""
        return self._territories.get(territory, territory)

    def card(self, card: str) -> str:
        """A card as its owner reads it: "Brazil (artillery)" or "a wild card"."""
        if card.startswith("wild"):
            return "a wild card"
        if card not in self._symbols:
            return "an unknown card"
        symbol = self._symbols[card]
        return f"{self.territory(card)} ({self._symbol_names.get(symbol, symbol)})"

    # ---- sentences -----------------------------------------------------------------------------

    def sentence(self, event: Mapping[str, Any]) -> str | None:
        """The sentence for one event, or None where there is nothing to tell.

        Nothing is told of the end of a phase, and of an income, card or mission that the data
        leaves out because the reader may not know it.
        """
        tell = self._TELL.get(str(event["type"]))
        return tell(self, event) if tell is not None else None

    def line(self, event: Mapping[str, Any]) -> LogLine | None:
        """The line of the log for one event, or None where the log has none."""
        text = self.sentence(event)
        if text is None:
            return None
        about = event.get("territory") or event.get("target")
        return LogLine(event.get("seat"), str(event["type"]), text, about)

    def lines(self, events: Iterable[Mapping[str, Any]]) -> list[LogLine]:
        """The log of several events. An attack that was rolled at once is one line, not two."""
        found: list[LogLine] = []
        waiting: Mapping[str, Any] | None = None
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

    def _maybe(self, event: Mapping[str, Any]) -> list[LogLine]:
        line = self.line(event)
        return [] if line is None else [line]

    # ---- one method per type -------------------------------------------------------------------

    def _who(self, event: Mapping[str, Any]) -> str:
        return self.seat(event.get("seat"), start=True)

    def _starter_rolled(self, event: Mapping[str, Any]) -> str:
        thrown = [
            f"{self.seat(seat)} {', then '.join(str(d) for d in dice)}"
            for seat, dice in event["rolls"]
            if dice
        ]
        first = self.seat(event["first"], start=True)
        return f"{first} starts. The dice: {a_list(thrown)}."

    def _dealt(self, event: Mapping[str, Any]) -> str:
        counts = event["counts"]
        by_count: dict[int, list[str]] = {}
        for seat, number in counts.items():
            by_count.setdefault(number, []).append(self.seat(seat))
        if len(by_count) == 1:
            return f"The territories are dealt, {next(iter(by_count))} each."
        parts = [f"{n} to {a_list(who)}" for n, who in sorted(by_count.items(), reverse=True)]
        return f"The territories are dealt: {', '.join(parts)}."

    def _claimed(self, event: Mapping[str, Any]) -> str:
        return f"{self._who(event)} claims {self.territory(event['territory'])}."

    def _placed(self, event: Mapping[str, Any]) -> str:
        number, where = event["armies"], self.territory(event["territory"])
        if event.get("third"):
            return f"{self._who(event)} places {number} for {self._third} on {where}."
        return f"{self._who(event)} places {number} on {where}."

    def _capital_chosen(self, event: Mapping[str, Any]) -> str:
        if event.get("territory"):
            return f"{self._who(event)} makes {self.territory(event['territory'])} the capital."
        return f"{self._who(event)} has chosen a capital."

    def _turn_started(self, event: Mapping[str, Any]) -> str:
        return f"Round {event['round']}: {self.seat(event.get('seat'))}'s turn."

    def _income(self, event: Mapping[str, Any]) -> str:
        # "17 territories ÷ 3 → 5", but "Australia 2".
        parts = [
            f"{item['label']} {'→ ' if '÷' in item['label'] else ''}{item['armies']}"
            for item in event["items"]
        ]
        return f"{self._who(event)} gets {_armies(event['total'])}: {a_list(parts)}."

    def _traded(self, event: Mapping[str, Any]) -> str:
        cards = a_list([self.card(c) for c in event["cards"]])
        return f"{self._who(event)} trades {cards} for {_armies(event['armies'])}."

    def _bonus_placed(self, event: Mapping[str, Any]) -> str:
        where = self.territory(event["territory"])
        return f"{event['armies']} bonus armies of {self.seat(event.get('seat'))} go on {where}."

    def _attacked(self, event: Mapping[str, Any]) -> str:
        armies, dice = event["armies"], event["dice"]
        rolled = "" if dice == armies else f" and {_count(dice, 'die', 'dice')}"
        return f"{self._attack(event)} with {_armies(armies)}{rolled}."

    def _attack(self, event: Mapping[str, Any]) -> str:
        source, target = self.territory(event["source"]), self.territory(event["target"])
        # The one who attacks with the third army is not the one whose army it is.
        return f"{self._who(event)} attacks {target} from {source}"

    def _rolled(self, event: Mapping[str, Any]) -> str:
        dice = "·".join(str(d) for d in event["attack"])
        against = "·".join(str(d) for d in event["defence"])
        source, target = self.territory(event["source"]), self.territory(event["target"])
        attacker = self.seat(event["attacker"], start=True)
        losses = [
            f"{self.seat(seat)} loses {number}"
            for seat, number in (
                (event["attacker"], event["attacker_losses"]),
                (event["defender"], event["defender_losses"]),
            )
            if number
        ]
        return (
            f"{attacker} attacks {target} from {source}: {dice} against {against}; "
            f"{a_list(losses)}."
        )

    def _captured(self, event: Mapping[str, Any]) -> str:
        target = self.territory(event["target"])
        return f"{self._who(event)} captures {target} from {self.seat(event['defender'])}."

    def _occupied(self, event: Mapping[str, Any]) -> str:
        source, target = self.territory(event["source"]), self.territory(event["target"])
        return f"{self._who(event)} moves {_armies(event['armies'])} from {source} into {target}."

    def _eliminated(self, event: Mapping[str, Any]) -> str:
        out = self.seat(event["seat"], start=True)
        return f"{out} is out of the game, beaten by {self.seat(event['by'])}."

    def _cards_taken(self, event: Mapping[str, Any]) -> str | None:
        if not event["count"]:
            return None
        what = _count(event["count"], "card")
        shown = event.get("cards")
        named = f": {a_list([self.card(c) for c in shown])}" if shown else ""
        return f"{self._who(event)} takes {what} from {self.seat(event['from'])}{named}."

    def _capital_fell(self, event: Mapping[str, Any]) -> str:
        where = self.territory(event["territory"])
        owner, by = self.seat(event["owner"]), self.seat(event["by"])
        told = f"{where} was the capital of {owner}: it is turned up, and has fallen to {by}."
        return f"{told} {self._capital_cleared(event)}" if event.get("cleared") else told

    def _capital_cleared(self, event: Mapping[str, Any]) -> str:
        continent = self._continents.get(event["continent"], event["continent"])
        cleared: Mapping[str, int] = event["cleared"]
        owner, by = self.seat(event["owner"], start=True), self.seat(event["by"], start=True)
        places = a_list([self.territory(t) for t in cleared])
        gone = _armies(sum(cleared.values()))
        left = f"{owner} loses {gone} more in {continent}, on {places}"
        return f"{left}; {by} gets one army {'there' if len(cleared) == 1 else 'on each'}."

    def _card_drawn(self, event: Mapping[str, Any]) -> str:
        card = event.get("card")
        return f"{self._who(event)} draws {'a card' if card is None else self.card(card)}."

    def _fortified(self, event: Mapping[str, Any]) -> str:
        source, target = self.territory(event["source"]), self.territory(event["target"])
        return f"{self._who(event)} moves {_armies(event['armies'])} from {source} to {target}."

    def _third_owed(self, event: Mapping[str, Any]) -> str | None:
        number = event["armies"]
        verb = "is" if number == 1 else "are"
        return f"{_armies(number)} {verb} due to {self._third}." if number else None

    def _third_placed(self, event: Mapping[str, Any]) -> str:
        placed = event["territories"].values()
        where = _count(len(placed), "territory", "territories")
        each = set(placed)
        if len(placed) > 1 and len(each) == 1:
            what = f"{_armies(each.pop())} on each of {where}"
        else:
            what = f"{_armies(sum(placed))} on {where}"
        return f"{self.seat('third', start=True)} is set down: {what}."

    def _deck_reshuffled(self, event: Mapping[str, Any]) -> str:
        return f"The {event['count']} cards laid aside are shuffled into a new pile."

    def _won(self, event: Mapping[str, Any]) -> str:
        winner = event.get("winner") or event.get("seat")
        message = event.get("message")
        return str(message) if message else f"{self.seat(winner, start=True)} wins."

    _TELL: Final[Mapping[str, Callable[[Narrator, Mapping[str, Any]], str | None]]] = {
        "starter_rolled": _starter_rolled,
        "dealt": _dealt,
        "claimed": _claimed,
        "placed": _placed,
        "capital_chosen": _capital_chosen,
        "turn_started": _turn_started,
        "income": _income,
        "traded": _traded,
        "bonus_placed": _bonus_placed,
        "attacked": _attacked,
        "rolled": _rolled,
        "captured": _captured,
        "occupied": _occupied,
        "eliminated": _eliminated,
        "cards_taken": _cards_taken,
        "capital_fell": _capital_fell,
        "capital_cleared": _capital_cleared,
        "card_drawn": _card_drawn,
        "fortified": _fortified,
        "third_owed": _third_owed,
        "third_placed": _third_placed,
        "deck_reshuffled": _deck_reshuffled,
        "won": _won,
    }
