"""What follows when the last defender falls: moving in, a capital's fall, elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.borders import change_owner
from risk_widget.engine.cards import take_cards
from risk_widget.engine.errors import Refusal
from risk_widget.engine.events import Event
from risk_widget.engine.ranges import occupy_range
from risk_widget.engine.sets import holds_set
from risk_widget.engine.state import put

if TYPE_CHECKING:
    from risk_widget.engine.actions import Occupy
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import Battle, State

_make = tuple.__new__  # half the time of calling the class


def begin_capture(setting: Setting, state: State, battle: Battle, events: list[Event]) -> None:
    """Let the attacker say how many armies move in, unless there is but one number."""
    data = {
        "source": setting.ids[battle.source],
        "target": setting.ids[battle.target],
        "defender": setting.owner_ids[battle.defender],
        "first_capture": battle.attacker != setting.third and not state.captured,
    }
    events.append(_make(Event, ("captured", setting.owner_ids[battle.attacker], data)))
    state.battle = battle
    fewest, most = occupy_range(state)
    if fewest == most:
        _move_in(setting, state, fewest, events)
    else:
        state.phase = "occupy"


def refuse_occupy(setting: Setting, state: State, action: Occupy) -> Refusal:
    """Why so many armies cannot move in (``capture.occupy``)."""
    assert state.battle is not None
    fewest, most = occupy_range(state)
    source = setting.names[state.battle.source]
    attacked = "1 army" if fewest == 1 else f"{fewest} armies"
    return Refusal(
        "capture.occupy",
        f"{attacked} attacked and one must stay in {source}: {fewest} to {most} may move in, "
        f"not {action.armies}.",
    )


def apply_occupy(setting: Setting, state: State, action: Occupy, events: list[Event]) -> None:
    """Move in, and settle what the capture brings with it."""
    _move_in(setting, state, action.armies, events)


def _move_in(setting: Setting, state: State, moving: int, events: list[Event]) -> None:
    battle = state.battle
    assert battle is not None
    source, target, attacker, defender = battle[:4]
    state.battle = None
    state.armies[source] -= moving
    state.armies[target] = moving
    change_owner(setting, state, target, attacker)
    if setting.rules.movement == "rested":
        tired = {**state.tired, target: moving}
        tired[source] = max(0, tired.get(source, 0) - moving)
        state.tired = tired
    data = {"source": setting.ids[source], "target": setting.ids[target], "armies": moving}
    events.append(_make(Event, ("occupied", setting.owner_ids[attacker], data)))
    if attacker == setting.third:
        state.phase = "attack_third"
    else:
        state.phase = "attack"
        state.captured = True
    if defender == setting.third:
        if not state.counts[defender]:
            state.third_owed = 0  # there is no territory left to place them on
        return
    cards = 0
    if state.capitals[defender] == target:
        cards += _capital_falls(setting, state, target, defender, attacker, events)
    if not state.counts[defender]:
        cards += _eliminate(setting, state, defender, attacker, events)
    if cards and state.alive > 1:
        _cards_won(setting, state, attacker, events)


def _capital_falls(
    setting: Setting, state: State, capital: int, loser: int, capturer: int, events: list[Event]
) -> int:
    """A first owner loses the capital: it is shown, cards go, the continent is cleared.

    Returns the number of cards that changed hands (``win.capital-falls``).
    """
    state.shown = tuple(up or seat == loser for seat, up in enumerate(state.shown))
    continent = setting.continents[setting.home[capital]]
    cleared = {}
    for territory in continent.members:
        if state.owner[territory] == loser:
            cleared[setting.ids[territory]] = state.armies[territory]
            state.armies[territory] = 1
            change_owner(setting, state, territory, capturer)
    data = {
        "territory": setting.ids[capital],
        "owner": setting.seats[loser],
        "by": setting.owner_ids[capturer],
        "continent": continent.id,
        "cleared": cleared,
    }
    events.append(Event("capital_fell", setting.seats[loser], data))
    return take_cards(setting, state, loser, capturer, events)


def _eliminate(
    setting: Setting, state: State, loser: int, capturer: int, events: list[Event]
) -> int:
    """A player without armies is out (``capture.eliminate``). Returns the cards handed over."""
    state.out_by = put(state.out_by, loser, capturer)
    state.alive -= 1
    missions = list(state.missions)
    missions[loser] = None
    state.missions = tuple(missions)
    by = setting.owner_ids[capturer]
    data = {"by": by, "cards": len(state.hands[loser])}
    events.append(Event("eliminated", setting.seats[loser], data))
    return take_cards(setting, state, loser, capturer, events)


def _cards_won(setting: Setting, state: State, seat: int, events: list[Event]) -> None:
    """Open a reinforcement part in mid-combat for cards won, where there is one."""
    rules, hand = setting.rules, state.hands[seat]
    if rules.cards_won == "must_trade":
        opens = len(hand) >= rules.cards_won_from
    else:
        opens = rules.cards_won == "may_trade" and holds_set(setting, hand)
    if opens:
        state.phase = "reinforce"
        state.mid_combat = True
        state.to_place = 0
        events.append(Event("phase_started", setting.seats[seat], {"phase": "reinforce"}))
