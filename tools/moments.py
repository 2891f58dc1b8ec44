"""Positions from any moment of games on many rungs, and the winners of their continuations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.board import load_board
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import (
    FOR_SET,
    IN_FORTIFY,
    IN_PLAY,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    IN_SETUP,
    OVER,
)
from risk_widget.engine.config import GameConfig
from risk_widget.fast.continuing import MOST_ROUNDS, Continuing
from risk_widget.fast.games import FastGame
from risk_widget.rules.edition import SEATS as NAMES
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

    from risk_widget.engine.state import State

RUNGS: Final = ("newcomer", "casual", "practised", "strong", "cautious")
"""The bots whose games supply the positions: weak ones and strong ones at one table."""
ROUNDS: Final = (1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18)
"""The rounds from which positions are taken; earlier rounds are more frequent."""
SET_UP, START, REINFORCEMENT, ATTACK, MOVEMENT = (
    "set-up", "start", "reinforcement", "attack", "movement",
)  # fmt: skip
"""The parts of a turn; at the start nothing has been traded or placed yet."""
PARTS: Final = (SET_UP, START, REINFORCEMENT, ATTACK, MOVEMENT)
_IN_SET_UP: Final = 90
"""The maximum number of actions before a position is taken from a set-up."""
_SET_UPS: Final = 0.15
"""The share of games whose position is taken from the set-up."""


class Moment(NamedTuple):
    """A position, and the number of games continued from it that were won in each seat.

    Attributes:
        kind: its edition, mode and number of players.
        viewer: the seat whose knowledge counts; the rest was redealt.
    """

    kind: tuple[str, str, int]
    state: State
    viewer: int
    wins: tuple[int, ...]


def modes() -> Iterator[tuple[str, str, Mapping[int, GameConfig]]]:
    """Yield every edition and mode, with one game for each number of players."""
    board = load_board("classic")
    for edition in edition_ids():
        rules = load_edition(edition)
        for mode in rules.modes.values():
            games = {
                players: GameConfig(rules, mode.id, NAMES[:players], board, {}, Seeded(0))
                for players in mode.players
            }
            yield edition, mode.id, games


def part_of(state: State) -> str:
    """Return the part of the turn in a position."""
    if state.phase in IN_SETUP:
        return SET_UP
    if state.phase == IN_REINFORCE:
        traded = FOR_SET in state.income_kind[: state.income_count]
        begun = traded or state.mid_combat or state.to_place != state.received
        return REINFORCEMENT if begun else START
    if state.phase == IN_REINFORCE_THIRD:
        return REINFORCEMENT
    return MOVEMENT if state.phase == IN_FORTIFY else ATTACK


class Games:
    """Games of one kind, in which positions are found and from which games are continued."""

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self._fast = FastGame(config, 0, keeps_rows=False)
        self._continuing = Continuing(config)

    def found(self, rng: Random) -> Iterator[State]:
        """Yield a position from each part of the turns of one round, or one from the set-up."""
        fast = self._fast
        bots = [rng.choice(RUNGS) for _ in range(self.config.players)]
        fast.begin(rng.getrandbits(47))
        if rng.random() < _SET_UPS:
            fast.play(bots, MOST_ROUNDS, rng.randrange(_IN_SET_UP))
            if fast.state.phase in IN_SETUP:
                yield fast.state
            return
        wanted = rng.choice(ROUNDS)
        fast.play(bots, wanted - 1)
        kept: dict[str, State] = {}
        seen: dict[str, int] = {}
        while (state := fast.state).phase != OVER and state.round <= wanted:
            part = part_of(state)
            if part != SET_UP:
                # This gives each position of a part the same chance of being kept.
                seen[part] = seen.get(part, 0) + 1
                if rng.random() * seen[part] < 1:
                    kept[part] = state
            fast.play(bots, MOST_ROUNDS, 1)
        yield from kept.values()

    def played_on(self, state: State, viewer: int, bot: str, games: int, seed: int) -> list[int]:
        """Continue a position with the same bot in all seats; return the wins of each seat."""
        return self._continuing.wins(state, viewer, bot, games, seed)


def seat_on_turn(state: State) -> int:
    """Return the seat whose turn it is; in the set-up, the seat that must act."""
    return state.actor if state.phase in IN_SETUP else state.turn


def any_viewer(state: State, players: int, rng: Random) -> int:
    """Choose the seat whose turn it is or, in about a third of cases, any seat still in play."""
    if rng.random() < 0.65:
        return seat_on_turn(state)
    return rng.choice([seat for seat in range(players) if state.out_by[seat] == IN_PLAY])
