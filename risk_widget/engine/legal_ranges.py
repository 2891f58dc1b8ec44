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
one that is picked gets. ``end_refused`` ({rule, code, params}) is there where the player's usual
button, the end of the phase, is refused now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.actions import EndPhase
from risk_widget.engine.cards import set_kind, set_value
from risk_widget.engine.codes import PHASES
from risk_widget.engine.combat import defence_dice
from risk_widget.engine.legal_actions import (
    attacks,
    moves,
    sets_to_trade,
    territories_to_choose,
)
from risk_widget.engine.legality import (
    CHECKS,
    bonus_choices,
    bonus_places,
    check,
    occupy_range,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.action_blocks import Row
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.observation_types import LegalRanges, Moves, TradeOption
    from risk_widget.engine.state import State


def legal_ranges(config: GameConfig, state: State) -> LegalRanges:
    """What the seat that must act may do now (see the module)."""
    found: LegalRanges = {}
    phase = PHASES[state.phase]
    if phase in ("claim", "capital"):
        territories, _ = territories_to_choose(config, state)
        if phase == "claim":
            found["claim"] = _ids(config, territories)
        else:
            found["choose_capital"] = _ids(config, territories)
    elif phase in ("place", "reinforce", "reinforce_third"):
        territories, most = territories_to_choose(config, state)
        if most:
            found["place"] = {"territories": _ids(config, territories), "max": most}
        if phase == "reinforce" and (sets := trade_options(config, state)):
            found["trade"] = sets
    elif phase in ("attack", "attack_third"):
        rows = attacks(config, state).rows
        if rows:
            found["attack"] = _ranges(config, rows)
            found["attack_dice"] = _attack_dice(config)
    elif phase == "defend":
        most = defence_dice(config.params, state, state.target)
        found["defend"] = list(range(1, most + 1))
    elif phase == "occupy":
        found["occupy"] = list(occupy_range(state))
    elif phase == "fortify":
        rows = moves(config, state).rows
        if rows:
            found["fortify"] = _ranges(config, rows)
    if EndPhase in CHECKS[state.phase]:
        refusal = check(config, state, EndPhase())
        if refusal is None:
            found["end_phase"] = True
        else:
            found["end_refused"] = {
                "rule": refusal.rule,
                "code": refusal.code,
                "params": refusal.params,
            }
    return found


def trade_options(config: GameConfig, state: State) -> list[TradeOption]:
    """Every possible set with the armies that it brings."""
    params, found = config.params, []
    bonus = params.bonus_armies
    for cards in sets_to_trade(config, state):
        choices = bonus_choices(config, state, cards)
        entry: TradeOption = {
            "cards": [config.card_ids[card] for card in cards],
            "armies": set_value(params, state, set_kind(params, *cards)),
            "bonus": {},
        }
        if None in choices:
            places = bonus_places(config, state, cards)
            entry["bonus"] = {config.ids[place]: bonus for place in places}
        else:
            entry["choose_bonus"] = [config.ids[place] for place in choices if place is not None]
            entry["bonus_armies"] = bonus
        found.append(entry)
    return found


def _attack_dice(config: GameConfig) -> dict[str, list[int]]:
    return {
        str(armies): list(range(fewest, most + 1))
        for armies, (fewest, most) in enumerate(config.attack_dice)
        if armies
    }


def _ids(config: GameConfig, territories: Sequence[int]) -> list[str]:
    return [config.ids[t] for t in territories]


def _ranges(config: GameConfig, rows: list[Row]) -> Moves:
    ids = config.ids
    return {
        ids[source]: {ids[target]: [1, most] for target in targets}
        for source, targets, most in rows
    }
