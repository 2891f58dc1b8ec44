"""What a seat sees, worked out piece by piece when it is asked for: for games between bots.

It answers as ``observe`` does, by the same keys, and is for the package's own bots alone: to
everybody else a game gives the whole observation as plain data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.legal_actions import attacks, moves
from risk_widget.engine.legal_ranges import legal_ranges
from risk_widget.engine.observation import battle, capitals_shown, observe, rules_data, to_place
from risk_widget.engine.sets import set_value
from risk_widget.engine.state import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.legality import Row
    from risk_widget.engine.state import State


class Sight(dict[str, Any]):
    """The observation of the seat that must act; it holds while the position stands.

    Attributes:
        owner: by territory, the number of its owner: seats in turn order, the third army, -1.
        armies: by territory.
    """

    __slots__ = ("_config", "_state", "armies", "owner")

    def __init__(self, constant: Mapping[str, Any], config: GameConfig, state: State) -> None:
        """See a position; ``constant`` is `what_stays` of the game."""
        super().__init__(constant)
        self._config = config
        self._state = state
        self.owner: list[int] = state.owner
        self.armies: list[int] = state.armies

    def __missing__(self, key: str) -> Any:
        find = _PARTS.get(key)
        if find is None:
            for name, value in observe(self._config, self._state, self._state.actor).items():
                self.setdefault(name, value)
            return self[key]
        value = self[key] = find(self._config, self._state)
        return value

    def get(self, key: str, default: Any = None) -> Any:
        """The part of this name, or the default where an observation has none."""
        try:
            return self[key]
        except KeyError:
            return default

    def attack_rows(self) -> Sequence[Row]:
        """The legal attacks by number."""
        return attacks(self._config, self._state).rows

    def move_rows(self) -> Sequence[Row]:
        """The legal movements by number."""
        return moves(self._config, self._state).rows


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


_PARTS: dict[str, Callable[[GameConfig, State], Any]] = {
    "phase": lambda _, state: state.phase,
    "turn": lambda config, state: config.seats[state.turn],
    "actor": lambda config, state: config.seats[state.actor],
    "round": lambda _, state: state.round,
    "to_place": lambda _, state: to_place(state),
    "hand": lambda config, state: [config.card_ids[card] for card in state.hands[state.actor]],
    "hand_counts": lambda config, state: dict(zip(config.seats, map(len, state.hands), strict=True)),
    "mission": lambda _, state: state.missions[state.actor],
    "capital": _capital,
    "capitals_shown": capitals_shown,
    "next_set_value": lambda config, state: (
        set_value(config, state, "") if config.rules.card_values == "rising" else None
    ),
    "in_hand": lambda config, state: dict(zip(config.seats, state.in_hand, strict=True)),
    "battle": battle,
    "captured": lambda _, state: state.captured,
    "mid_combat": lambda _, state: state.mid_combat,
    "moved": lambda config, state: {
        config.ids[source]: config.ids[target] for source, target in state.moved.items()
    },
    "legal": legal_ranges,
}
