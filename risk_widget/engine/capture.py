"""What follows when the last defender falls: moving in, a capital's fall, elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.borders import change_owner
from risk_widget.engine.cards import take_cards
from risk_widget.engine.events import Event
from risk_widget.engine.legality import occupy_range
from risk_widget.engine.refusals import Refusal
from risk_widget.engine.sets import holds_set
from risk_widget.engine.state import put

if TYPE_CHECKING:
    from risk_widget.engine.actions import Occupy
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import Battle, State

_make = tuple.__new__  # half the time of calling the class


def begin_capture(config: GameConfig, state: State, battle: Battle, events: list[Event]) -> None:
    """Let the attacker say how many armies move in, unless only one number is possible."""
    source, target, attacker, defender = battle[:4]
    ids, owner_ids = config.ids, config.owner_ids
    data = {
        "source": ids[source],
        "target": ids[target],
        "defender": owner_ids[defender],
        "first_capture": attacker != config.third and not state.captured,
    }
    events.append(_make(Event, ("captured", owner_ids[attacker], data)))
    state.battle = battle
    fewest, most = occupy_range(state)
    if fewest == most:
        _move_in(config, state, fewest, events)
    else:
        state.phase = "occupy"


def refuse_occupy(config: GameConfig, state: State, action: Occupy) -> Refusal:
    """Why so many armies cannot move in (``capture.occupy``)."""
    assert state.battle is not None
    fewest, most = occupy_range(state)
    source = config.ids[state.battle.source]
    return Refusal(
        "capture.occupy",
        "occupy-wrong-number",
        {"source": source, "fewest": fewest, "most": most, "armies": action.armies},
    )


def apply_occupy(config: GameConfig, state: State, action: Occupy, events: list[Event]) -> None:
    """Move in, and settle what the capture brings with it."""
    _move_in(config, state, action.armies, events)


def _move_in(config: GameConfig, state: State, moving: int, events: list[Event]) -> None:
    battle = state.battle
    assert battle is not None
    source, target, attacker, defender = battle[:4]
    state.battle = None
    state.armies[source] -= moving
    state.armies[target] = moving
    change_owner(config, state, target, attacker)
    if config.rules.movement == "rested":
        tired = {**state.tired, target: moving}
        tired[source] = max(0, tired.get(source, 0) - moving)
        state.tired = tired
    data = {"source": config.ids[source], "target": config.ids[target], "armies": moving}
    events.append(_make(Event, ("occupied", config.owner_ids[attacker], data)))
    if attacker == config.third:
        state.phase = "attack_third"
    else:
        state.phase = "attack"
        state.captured = True
    if defender == config.third:
        if not state.counts[defender]:
            state.third_owed = 0  # there is no territory left to place them on
        return
    cards = 0
    if state.capitals[defender] == target:
        cards += _capital_falls(config, state, target, defender, attacker, events)
    if not state.counts[defender]:
        cards += _eliminate(config, state, defender, attacker, events)
    if cards and state.alive > 1:
        _cards_won(config, state, attacker, events)


def _capital_falls(
    config: GameConfig, state: State, capital: int, loser: int, capturer: int, events: list[Event]
) -> int:
    """A first owner loses the capital: it is shown, cards go, the continent is cleared.

    Returns the number of cards that changed hands (``win.capital-falls``).
    """
    state.shown = tuple(up or seat == loser for seat, up in enumerate(state.shown))
    continent = config.continents[config.home[capital]]
    cleared = {}
    for territory in continent.members:
        if state.owner[territory] == loser:
            cleared[config.ids[territory]] = state.armies[territory]
            state.armies[territory] = 1
            change_owner(config, state, territory, capturer)
    data = {
        "territory": config.ids[capital],
        "owner": config.seats[loser],
        "by": config.owner_ids[capturer],
        "continent": continent.id,
        "cleared": cleared,
    }
    events.append(Event("capital_fell", config.seats[loser], data))
    return take_cards(config, state, loser, capturer, events)


def _eliminate(
    config: GameConfig, state: State, loser: int, capturer: int, events: list[Event]
) -> int:
    """A player without armies is out (``capture.eliminate``). Returns the cards handed over."""
    state.out_by = put(state.out_by, loser, capturer)
    state.alive -= 1
    missions = list(state.missions)
    missions[loser] = None
    state.missions = tuple(missions)
    by = config.owner_ids[capturer]
    data = {"by": by, "cards": len(state.hands[loser])}
    events.append(Event("eliminated", config.seats[loser], data))
    return take_cards(config, state, loser, capturer, events)


def _cards_won(config: GameConfig, state: State, seat: int, events: list[Event]) -> None:
    """Open a reinforcement part in mid-combat for cards won, where there is one."""
    rules, hand = config.rules, state.hands[seat]
    if rules.cards_won == "must_trade":
        opens = len(hand) >= rules.cards_won_from
    else:
        opens = rules.cards_won == "may_trade" and holds_set(config, hand)
    if opens:
        state.phase = "reinforce"
        state.mid_combat = True
        state.to_place = 0
        events.append(Event("phase_started", config.seats[seat], {"phase": "reinforce"}))
