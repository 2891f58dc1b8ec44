"""What came of an action, as short clauses such as ``6 4 1 v 5 3`` and ``losses 0 2``."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from risk_widget.engine.actions import Attack, Occupy
from risk_widget.engine.codes import IN_DEFEND, IN_SETUP
from risk_widget.notation.card_text import cards_text, unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Event
    from risk_widget.engine.state import State
    from risk_widget.notation.viewer import Viewer

RULES = {
    "dice": "attack.compare",
    "losses": "attack.compare",
    "moved": "capture.occupy",
    "worth": "cards.value",
    "bonus": "cards.territory-bonus",
    "card": "cards.earn",
    "cards": "capture.eliminate",
    "fall": "win.capital-falls",
    "out": "capture.eliminate",
    "trade": "capture.cards",
    "pile": "cards.deck",
    "won": "turn.claim",
}
"""The clause that each kind of outcome belongs to."""


def kind_of(outcome: str) -> str:
    """The kind of an outcome: its first word, or "dice"."""
    first = outcome.partition(" ")[0]
    return "dice" if first.isdecimal() else first


def outcomes_of(
    config: GameConfig,
    before: State,
    action: Action,
    events: Iterable[Event],
    after: State,
    viewer: Viewer,
) -> list[str]:
    """The outcomes of a step in the order in which they happened, as the viewer sees them."""
    outcomes: list[str] = []
    pending = after.battle if type(action) is Attack and after.phase == IN_DEFEND else None
    if pending is not None and pending.attack_roll:
        outcomes.append(" ".join(map(str, pending.attack_roll)))
    for event in events:
        kind = event.type
        if kind not in _RECORDED:
            continue
        writer = _WRITERS.get(kind)
        if writer is not None:
            outcomes += writer(event)
        elif kind == "occupied":
            if type(action) is not Occupy:
                outcomes.append(f"moved {event.data['armies']}")
        elif kind == "card_drawn":
            seen = viewer.sees(config.seats.index(event.seat or ""))
            outcomes.append(f"card {event.data.get('card', '?') if seen else '?'}")
        elif kind == "cards_taken":
            outcomes.append(_taken(config, event, viewer))
        elif kind == "deck_reshuffled":
            outcomes.append(_reshuffled(config, before, after, viewer))
        elif kind == "turn_started":
            if before.phase in IN_SETUP and not before.deck_count:
                outcomes.append(_deck(config, after.deck_cards(), viewer))
        elif kind == "phase_started":
            if after.mid_combat and event.data["phase"] == "reinforce":
                outcomes.append("trade")
        elif kind == "won":
            outcomes.append(_won(config, after, event.data))
    return outcomes


def _taken(config: GameConfig, event: Event, viewer: Viewer) -> str:
    data = event.data
    seen = viewer.sees(config.seats.index(event.seat or "")) and "cards" in data
    if not seen:
        return f"cards {data['from']} {unknown(data['count'])}"
    numbers = [config.card_index.get(card, config.unknown_card) for card in data["cards"]]
    return f"cards {data['from']} {cards_text(config, numbers)}"


def _deck(config: GameConfig, cards: tuple[int, ...], viewer: Viewer) -> str:
    return f"pile {cards_text(config, cards) if viewer.sees_all else unknown(len(cards))}"


def _reshuffled(config: GameConfig, before: State, after: State, viewer: Viewer) -> str:
    """The new deck; its first card has been drawn already, and is the last of a hand."""
    drawn = after.hand_of(before.turn)[-1]
    return _deck(config, (drawn, *after.deck_cards()), viewer)


def _won(config: GameConfig, after: State, data: dict[str, Any]) -> str:
    outcome = f"won {data['winner']} {data['reason']}"
    if "mission" in data:
        return f"{outcome} {data['mission']}"
    capital = after.capital[after.winner]
    if data["reason"] == "win.capital" and capital >= 0:
        return f"{outcome} {config.ids[capital]}"
    return outcome


def _rolled(event: Event) -> list[str]:
    data = event.data
    losses = f"losses {data['attacker_losses']} {data['defender_losses']}"
    return [_battle_text(tuple(data["attack"]), tuple(data["defence"])), losses]


@lru_cache(maxsize=4096)
def _battle_text(attack: tuple[int, ...], defence: tuple[int, ...]) -> str:
    return f"{' '.join(map(str, attack))} v {' '.join(map(str, defence))}"


_WRITERS: dict[str, Callable[[Event], list[str]]] = {
    "rolled": _rolled,
    "traded": lambda event: [f"worth {event.data['armies']}"],
    "bonus_placed": lambda event: [f"bonus {event.data['territory']} {event.data['armies']}"],
    "capital_fell": lambda event: [f"fall {event.data['owner']} {event.data['territory']}"],
    "eliminated": lambda event: [f"out {event.seat}"],
}
_RECORDED = frozenset(_WRITERS) | {
    "occupied",
    "card_drawn",
    "cards_taken",
    "deck_reshuffled",
    "turn_started",
    "phase_started",
    "won",
}
