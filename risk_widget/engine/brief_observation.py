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
from risk_widget.engine.legal_actions import moves
from risk_widget.engine.legal_ranges import trade_options
from risk_widget.engine.legality import allows_end, occupy_range, place_range
from risk_widget.engine.observation import battle, capitals_shown, rules_data
from risk_widget.engine.sets import SET_SIZE, set_value
from risk_widget.engine.state import HIDDEN

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
        "hands": [*map(len, state.hands)],
        "limit": rules.attack_armies,
    }
    seen["phase"] = phase
    seen["actor"] = config.seats[actor]
    seen["round"] = state.round
    seen["to_place"] = state.to_place
    seen["mission"] = state.missions[actor]
    seen["captured"] = state.captured
    if rules.card_values == "rising":
        seen["next_set_value"] = set_value(config, state, "")
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
    _, most = place_range(config, state)
    legal: dict[str, Any] = {"place": {"max": most}} if most else {}
    seen["legal"] = legal
    seen["turn"] = config.seats[state.turn]
    hand = state.hands[state.actor]
    # Only whoever holds a set has to choose between that and going on.
    if len(hand) < SET_SIZE or state.phase != "reinforce":
        return
    if options := trade_options(config, state):
        seen["hand"] = [config.card_ids[card] for card in hand]
        seen["mid_combat"] = state.mid_combat
        legal["trade"] = options
        if allows_end(config, state, EndPhase()):
            legal["end_phase"] = True


def _place(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    _claim(config, state, seen)
    seen["legal"] = {"place": {"max": 1}}


def _defend(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    assert state.battle is not None
    seen["battle"] = battle(config, state)
    most = config.dice.defence_dice(state.armies[state.battle.target])
    seen["legal"] = {"defend": range(1, most + 1)}


def _occupy(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    assert state.battle is not None
    source, target = state.battle[:2]
    seen["battle"] = {"source": config.ids[source], "target": config.ids[target]}
    seen["legal"] = {"occupy": occupy_range(state)}


def _fortify(config: GameConfig, state: State, seen: dict[str, Any]) -> None:
    seen["numbers"]["rows"] = [*moves(config, state).rows]
    seen["moved"] = {config.ids[s]: config.ids[t] for s, t in state.moved.items()}


_MORE = {
    "claim": _claim,
    "reinforce": _reinforce,
    "reinforce_third": _reinforce,
    "place": _place,
    "defend": _defend,
    "occupy": _occupy,
    "fortify": _fortify,
}
"""What is seen in a phase besides what is seen in each."""


def _capital(config: GameConfig, state: State) -> str | None:
    capital = state.capitals[state.actor]
    return None if capital is None or capital == HIDDEN else config.ids[capital]
