"""What the seat that must act sees, in short: for games between the package's own bots.

Plain data like ``observe``, by the same keys, without those that these bots do not read. Under
``numbers`` it has the owners (seats in turn order, the third army, -1), the armies and the legal
attacks or movements by number; those are left out of ``legal``. It has no handle to the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.legal_actions import attacks, moves
from risk_widget.engine.legal_ranges import legal_ranges
from risk_widget.engine.observation import battle, capitals_shown, rules_data, to_place
from risk_widget.engine.sets import set_value
from risk_widget.engine.state import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def sight(constant: Mapping[str, Any], config: GameConfig, state: State) -> dict[str, Any]:
    """What the seat sees; ``constant`` is `what_stays` of the game."""
    seats, actor, phase = config.seats, state.actor, state.phase
    rows, legal = [], None
    if phase in ("attack", "attack_third"):
        rows = [*attacks(config, state).rows]
    elif phase == "fortify":
        rows = [*moves(config, state).rows]
    else:
        legal = legal_ranges(config, state)
    rising = config.rules.card_values == "rising"
    return {
        **constant,
        "numbers": {"owner": state.owner[:], "armies": state.armies[:], "rows": rows},
        "legal": legal,
        "phase": phase,
        "turn": seats[state.turn],
        "actor": seats[actor],
        "round": state.round,
        "to_place": to_place(state),
        "hand": [config.card_ids[card] for card in state.hands[actor]],
        "hand_counts": dict(zip(seats, map(len, state.hands), strict=True)),
        "mission": state.missions[actor],
        "capital": _capital(config, state),
        "capitals_shown": capitals_shown(config, state),
        "next_set_value": set_value(config, state, "") if rising else None,
        "in_hand": dict(zip(seats, state.in_hand, strict=True)),
        "battle": battle(config, state),
        "captured": state.captured,
        "mid_combat": state.mid_combat,
        "moved": {config.ids[s]: config.ids[t] for s, t in state.moved.items()},
    }


def what_stays(config: GameConfig) -> dict[str, Any]:
    """The parts of an observation that stay the same all game long."""
    return {
        "board": config.board.id,
        "dice": config.dice.to_dict(),
        "rules": rules_data(config),
        "seats": list(config.seats),
    }


def _capital(config: GameConfig, state: State) -> str | None:
    capital = state.capitals[state.actor]
    return None if capital is None or capital == HIDDEN else config.ids[capital]
