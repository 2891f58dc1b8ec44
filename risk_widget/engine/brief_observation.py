"""What the seat that must act sees, in short: for games between the package's own bots.

Plain data like ``observe``, by the same keys, without those that these bots do not read in this
phase. Under ``numbers`` it has the owners (seats in turn order, the third army, -1), the armies,
how many cards each seat has, how many armies attack at most, and where armies move the legal
movements; territories and attacks are left out of ``legal``. Owners and armies are the position's
own lists: they are to be read, and hold until the game goes on. There is no other handle to the
state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.actions import EndPhase
from risk_widget.engine.cards import SET_SIZE, next_set_value
from risk_widget.engine.codes import (
    IN_CLAIM,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_PLACE,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
)
from risk_widget.engine.combat import defence_dice
from risk_widget.engine.legal_actions import moves
from risk_widget.engine.legal_ranges import trade_options
from risk_widget.engine.legality import check_end_reinforce, most_to_place, occupy_range
from risk_widget.engine.observation import battle, capitals_shown, rules_data

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def observe_briefly(constant: dict[str, Any], config: GameConfig, state: State) -> dict[str, Any]:
    """What the seat that must act sees; ``constant`` is `constant_parts` of the game."""
    actor, phase, rules = state.actor, state.phase, config.rules
    seen = constant.copy()
    seen["numbers"] = {
        "owner": state.owner,
        "armies": state.armies,
        "hands": [*state.hand_size],
        "limit": rules.attack_armies,
    }
    seen["phase"] = state.phase_name
    seen["actor"] = config.seats[actor]
    seen["round"] = state.round
    seen["to_place"] = state.to_place
    seen["mission"] = config.mission_of(state, actor)
    seen["captured"] = bool(state.captured)
    if rules.card_values == "rising":
        seen["next_set_value"] = next_set_value(config.params, state)
    if rules.goal == "capitals":
        seen["capital"] = _capital(config, state)
        seen["capitals_shown"] = capitals_shown(config, state)
    more = _MORE.get(phase)
    if more is not None:
        more(config, state, seen)
    return seen


def constant_parts(config: GameConfig) -> dict[str, Any]:
    """The parts of an observation that stay the same all game long, and room for the others."""
    return {
        "board": config.board.id,
        "dice": config.dice.to_dict(),
        "rules": rules_data(config),
        "seats": list(config.seats),
        **dict.fromkeys(_EVER_NEW),
    }


_EVER_NEW = (
    "numbers", "phase", "actor", "round", "to_place", "mission", "capital", "captured",
    "next_set_value", "legal",
)  # fmt: skip
"""What is seen in each phase: a copy that has room for it does not have to grow."""


def _claim(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    del config
    seen["to_place"] = state.in_hand[state.actor]


def _reinforce(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    most = most_to_place(state)
    legal: dict[str, Any] = {"place": {"max": most}} if most else {}
    seen["legal"] = legal
    seen["turn"] = config.seats[state.turn]
    hand = state.hand_of(state.actor)
    # Only whoever holds a set has to choose between that and going on.
    if len(hand) < SET_SIZE or state.phase != IN_REINFORCE:
        return
    if options := trade_options(config, state):
        seen["hand"] = [config.card_ids[card] for card in hand]
        seen["mid_combat"] = bool(state.mid_combat)
        legal["trade"] = options
        if check_end_reinforce(config, state, EndPhase()) is None:
            legal["end_phase"] = True


def _place(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    _claim(config, state, seen)
    seen["legal"] = {"place": {"max": 1}}


def _defend(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    seen["battle"] = battle(config, state)
    most = defence_dice(config.params, state, state.target)
    seen["legal"] = {"defend": range(1, most + 1)}


def _occupy(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    source, target = state.source, state.target
    seen["battle"] = {"source": config.ids[source], "target": config.ids[target]}
    seen["legal"] = {"occupy": occupy_range(state)}


def _fortify(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    seen["numbers"]["rows"] = [*moves(config, state).rows]
    seen["moved"] = {config.ids[s]: config.ids[t] for s, t in state.movements().items()}


_MORE = {
    IN_CLAIM: _claim,
    IN_REINFORCE: _reinforce,
    IN_REINFORCE_THIRD: _reinforce,
    IN_PLACE: _place,
    IN_DEFEND: _defend,
    IN_OCCUPY: _occupy,
    IN_FORTIFY: _fortify,
}
"""What is seen in a phase besides what is seen in each."""


def _capital(config: GameConfig, state: State) -> str | None:
    capital = state.capital[state.actor]
    return None if capital < 0 else config.ids[capital]
