"""The legal actions as small ranges: what a map offers and a bot chooses from.

Only the keys of what is legal now are there::

    {"claim": [t...], "choose_capital": [t...],
     "place": {"territories": [t...], "max": n},
     "trade": [{"cards": [c, c, c], "armies": n, "bonus": {t: n}}...],
     "attack": {source: {target: [1, max]}}, "attack_dice": {"1": [1], "2": [1, 2]...},
     "defend": [1, 2], "occupy": [min, max], "fortify": {source: {target: [1, max]}},
     "end_phase": True}

``bonus`` tells the bonus armies that come by themselves. Where the player has to pick one of
several territories it is empty: ``choose_bonus`` names them, and ``bonus_armies`` tells what the
one that is picked gets. ``end_refused`` ({rule, message}) is there where the player's usual button,
the end of the phase, is refused now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.actions import EndPhase
from risk_widget.engine.capture import occupy_range
from risk_widget.engine.cards import bonus_places, set_kind, set_value, sets_in
from risk_widget.engine.legal import attack_rows, fortify_rows, territories_of, trades
from risk_widget.engine.phases import HANDLERS, verify
from risk_widget.engine.setting import NOBODY

if TYPE_CHECKING:
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State


def options(setting: Setting, state: State) -> dict[str, Any]:
    """What the seat that must act may do now (see the module)."""
    found: dict[str, Any] = {}
    phase = state.phase
    if phase == "claim":
        found["claim"] = _ids(setting, territories_of(state, NOBODY))
    elif phase == "capital":
        found["choose_capital"] = _ids(setting, territories_of(state, state.actor))
    elif phase == "place":
        own = territories_of(state, state.actor)
        found["place"] = {"territories": _ids(setting, own), "max": 1}
    elif phase in ("reinforce", "reinforce_third"):
        _reinforce(setting, state, found)
    elif phase in ("attack", "attack_third"):
        attacks = attack_rows(setting, state)
        if attacks:
            found["attack"] = _ranges(setting, attacks)
            found["attack_dice"] = _attack_dice(setting)
    elif phase == "defend":
        assert state.battle is not None
        most = setting.dice.defence_dice(state.armies[state.battle.target])
        found["defend"] = list(range(1, most + 1))
    elif phase == "occupy":
        found["occupy"] = list(occupy_range(state))
    elif phase == "fortify":
        moves = fortify_rows(setting, state)
        if moves:
            found["fortify"] = _ranges(setting, moves)
    if EndPhase in HANDLERS[phase]:
        refusal = verify(setting, state, EndPhase())
        if refusal is None:
            found["end_phase"] = True
        else:
            found["end_refused"] = refusal._asdict()
    return found


def _reinforce(setting: Setting, state: State, found: dict[str, Any]) -> None:
    third = state.phase == "reinforce_third"
    if state.to_place:
        own = territories_of(state, setting.third if third else state.actor)
        found["place"] = {"territories": _ids(setting, own), "max": state.to_place}
    if not third:
        sets = trade_options(setting, state)
        if sets:
            found["trade"] = sets


def trade_options(setting: Setting, state: State) -> list[dict[str, Any]]:
    """Every possible set with the armies that it brings."""
    if not trades(setting, state):
        return []
    rules, found = setting.rules, []
    for cards in sets_in(setting, state.hands[state.actor]):
        kind = set_kind(setting, cards)
        assert kind is not None, "sets_in gives sets"
        places = bonus_places(setting, state, cards)
        entry: dict[str, Any] = {
            "cards": [setting.card_ids[card] for card in cards],
            "armies": set_value(setting, state, kind),
            "bonus": {},
        }
        if rules.bonus_limit != "each_card" and len(places) > 1:
            entry["choose_bonus"] = _ids(setting, places)
            entry["bonus_armies"] = rules.bonus_armies
        else:
            entry["bonus"] = {setting.ids[place]: rules.bonus_armies for place in places}
        found.append(entry)
    return found


def _attack_dice(setting: Setting) -> dict[str, list[int]]:
    fewer = setting.rules.attack_dice == "fewer_allowed"
    return {
        str(armies): list(range(1 if fewer else armies, armies + 1))
        for armies in range(1, setting.rules.attack_armies + 1)
    }


def _ids(setting: Setting, territories: list[int]) -> list[str]:
    return [setting.ids[t] for t in territories]


def _ranges(
    setting: Setting, rows: list[tuple[int, tuple[int, ...], int]]
) -> dict[str, dict[str, list[int]]]:
    ids = setting.ids
    return {
        ids[source]: {ids[target]: [1, most] for target in targets}
        for source, targets, most in rows
    }
