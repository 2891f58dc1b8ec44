"""Where a game stands, as a message of one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import OVER, PHASES, UNKNOWN
from risk_widget.messages import Message

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def position_line(config: GameConfig, state: State) -> Message:
    """The position in one line: round, turn, phase, and who holds how much."""
    owners = [*range(config.players)] + [config.third] * config.has_third
    held = [
        Message(
            "position-holding",
            {
                "owner": config.owner_ids[owner],
                "territories": state.counts[owner],
                "armies": sum(
                    n for o, n in zip(state.owner, state.armies, strict=True) if o == owner
                ),
            },
        )
        for owner in owners
    ]
    return Message("position-line", {"standing": standing_message(config, state), "holdings": held})


def standing_message(config: GameConfig, state: State) -> Message:
    """Where the game stands: round, turn and phase, or who has won. It tells no secret."""
    if state.phase == OVER:
        if state.winner == UNKNOWN:
            return Message("standing-over")
        return Message("standing-won", {"winner": config.seats[state.winner]})
    now = {
        "round": state.round,
        "turn": config.seats[state.turn],
        "actor": config.seats[state.actor],
        "phase": PHASES[state.phase],
        "waiting": state.actor != state.turn,
    }
    return Message("standing-turn", now)
