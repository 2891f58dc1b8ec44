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
from risk_widget.engine.legal import attacks, lands_to_choose, moves
from risk_widget.engine.phases import HANDLERS, verify
from risk_widget.engine.ranges import occupy_range, trade_ranges
from risk_widget.engine.sets import bonus_places, set_kind, set_value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.ranges import Row
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State


def options(setting: Setting, state: State) -> dict[str, Any]:
    """What the seat that must act may do now (see the module)."""
    found: dict[str, Any] = {}
    phase = state.phase
    if phase in ("claim", "capital"):
        lands, _ = lands_to_choose(setting, state)
        found["claim" if phase == "claim" else "choose_capital"] = _ids(setting, lands)
    elif phase in ("place", "reinforce", "reinforce_third"):
        lands, most = lands_to_choose(setting, state)
        if most:
            found["place"] = {"territories": _ids(setting, lands), "max": most}
        if phase == "reinforce" and (sets := trade_options(setting, state)):
            found["trade"] = sets
    elif phase in ("attack", "attack_third"):
        rows = attacks(setting, state).rows
        if rows:
            found["attack"] = _ranges(setting, rows)
            found["attack_dice"] = _attack_dice(setting)
    elif phase == "defend":
        assert state.battle is not None
        most = setting.dice.defence_dice(state.armies[state.battle.target])
        found["defend"] = list(range(1, most + 1))
    elif phase == "occupy":
        found["occupy"] = list(occupy_range(state))
    elif phase == "fortify":
        rows = moves(setting, state).rows
        if rows:
            found["fortify"] = _ranges(setting, rows)
    if EndPhase in HANDLERS[phase]:
        refusal = verify(setting, state, EndPhase())
        if refusal is None:
            found["end_phase"] = True
        else:
            found["end_refused"] = refusal._asdict()
    return found


def trade_options(setting: Setting, state: State) -> list[dict[str, Any]]:
    """Every possible set with the armies that it brings."""
    bonus, found = setting.rules.bonus_armies, []
    for cards, choices in trade_ranges(setting, state):
        kind = set_kind(setting, cards)
        assert kind is not None, "only sets are traded"
        entry: dict[str, Any] = {
            "cards": [setting.card_ids[card] for card in cards],
            "armies": set_value(setting, state, kind),
            "bonus": {},
        }
        if None in choices:
            places = bonus_places(setting, state, cards)
            entry["bonus"] = {setting.ids[place]: bonus for place in places}
        else:
            entry["choose_bonus"] = [setting.ids[place] for place in choices if place is not None]
            entry["bonus_armies"] = bonus
        found.append(entry)
    return found


def _attack_dice(setting: Setting) -> dict[str, list[int]]:
    return {
        str(armies): list(range(fewest, most + 1))
        for armies, (fewest, most) in enumerate(setting.attack_dice)
        if armies
    }


def _ids(setting: Setting, territories: Sequence[int]) -> list[str]:
    return [setting.ids[t] for t in territories]


def _ranges(setting: Setting, rows: list[Row]) -> dict[str, dict[str, list[int]]]:
    ids = setting.ids
    return {
        ids[source]: {ids[target]: [1, most] for target in targets}
        for source, targets, most in rows
    }
