"""Fast games that something is changed in after their set-up, before they are played on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from risk_widget.engine.combat import give
from risk_widget.engine.turn import start_turn
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.messages import Message, MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.fast.games import End

__all__ = ["Arrangement", "begins", "holds"]


Arrange = Callable[[Game, str], Game]
"""(a game after set-up, a seat) -> the game that is played on."""


def play_arranged(
    config: GameConfig,
    seeds: Sequence[int],
    bots: Sequence[Sequence[str]],
    max_rounds: int,
    arrange: Arrange,
    wanted: Sequence[str],
) -> list[End]:
    """As `games.play_many`, but each game is arranged for the seat that ``wanted`` has for it.

    Chance goes on where the set-up left it, so that a game which is given back as it was is the
    game that would have been played without.

    Raises:
        MessageError: the game is too large, or an arrangement gave a game of other rules.
    """
    fast = FastGame(config, 0, keeps_rows=False)
    ends = []
    for seed, players, seat in zip(seeds, bots, wanted, strict=True):
        fast.begin(seed)
        actions = fast.play(players, max_rounds=0)
        arranged = arrange(Game(config, fast.state), seat)
        if arranged.config is not config:
            raise MessageError.of("fast-arranged-otherwise")
        fast.put(arranged.state)
        ends.append(fast.end(actions + fast.play(players, max_rounds)))
    return ends


Arrangement = Callable[[Game, str], Game]
"""(a game after set-up, a seat) -> the game that is played on."""


@dataclass(frozen=True, slots=True)
class _Begins:
    first: bool

    def __call__(self, game: Game, seat: str) -> Game:
        state = game.state.copy()
        wanted = game.seats.index(seat)
        if not self.first:
            wanted = (wanted + 1) % len(game.seats)
        state.starter = wanted
        start_turn(game.config.params, state, None, wanted)
        return Game(game.config, state)


def begins(*, first: bool = True) -> Arrangement:
    """The seat takes the first turn, or with `first=False` the last."""
    return _Begins(first)


@dataclass(frozen=True, slots=True)
class _Holds:
    continent: str

    def __call__(self, game: Game, seat: str) -> Game:
        config, state = game.config, game.state.copy()
        wanted = game.board.continent(self.continent).territories
        me = game.seats.index(seat)
        inside = [game.board.index[t] for t in wanted]
        outside = [t for t, owner in enumerate(state.owner) if owner == me and t not in inside]
        missing = [t for t in inside if state.owner[t] != me]
        kept = {*state.capital}
        if len(outside) < len(missing) or kept & {*missing}:
            about = {"continent": self.continent, "seat": seat}
            raise MessageError(Message("arrange-cannot-hold", about), config.names)
        free = [t for t in outside if t not in kept]
        for taken, given in zip(missing, free, strict=False):
            _exchange(state, taken, given)
        state.borders = None
        start_turn(config.params, state, None, state.turn)
        return Game(config, state)


def _exchange(state: State, one: int, other: int) -> None:
    """Two territories change hands, and the armies go with their owners."""
    first, second = state.owner[one], state.owner[other]
    give(state, one, second)
    give(state, other, first)
    armies = state.armies
    armies[one], armies[other] = armies[other], armies[one]


def holds(continent: str) -> Arrangement:
    """The seat holds a continent: it exchanges territories, with their armies, for what it lacks.

    Everybody keeps as many territories and armies as before.

    Raises:
        KeyError: when it is used: the board has no such continent.
        ValueError: when it is used: the seat has too little to exchange, or a capital lies there.
    """
    return _Holds(continent)
