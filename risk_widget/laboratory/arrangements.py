"""Changes made to a game between its set-up and its first turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from risk_widget.engine.combat import give
from risk_widget.engine.turn import start_turn
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.schema import flag, read
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.fast.games import End
    from risk_widget.laboratory.players import Limits

__all__ = ["Arrangement", "begins", "check_arrangement", "holds", "play_arranged"]


Arrangement: TypeAlias = Callable[[Game, str], Game]
"""(a game after its set-up, a seat) -> the game that is played on."""


def check_arrangement(arrange: object, config: GameConfig) -> None:
    """Refuse an impossible arrangement before any game is played."""
    if arrange is None:
        return
    if not callable(arrange):
        raise TypeError(f"arrange must be a function of a game and a seat, not {shown(arrange)}")
    if isinstance(arrange, _Holds):
        arrange.check(config)


def play_arranged(
    config: GameConfig,
    seeds: Sequence[int],
    bots: Sequence[Sequence[str]],
    limits: Limits,
    arrange: Arrangement,
    wanted: Sequence[str],
) -> list[End]:
    """Play compiled games like `games.play_many`, each arranged for its seat in ``wanted``.

    Chance goes on where the set-up left it, so that a game which is given back as it was is the
    game that would have been played without.

    Raises:
        ValueError: the game is too large, or an arrangement gave a game of other rules.
    """
    fast = FastGame(config, 0, keeps_rows=False)
    ends = []
    for seed, players, seat in zip(seeds, bots, wanted, strict=True):
        fast.begin(seed)
        actions = fast.play(players, max_rounds=0)
        arranged = arrange(Game(config, fast.state), seat)
        if arranged.config is not config:
            raise ValueError(
                "an arrangement of a fast game may change the position, not rules, seats or board"
            )
        fast.put(arranged.state)
        actions += fast.play(players, limits.rounds, limits.actions - actions)
        ends.append(fast.end(actions))
    return ends


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
    """Give the seat the first turn or, with `first=False`, the last."""
    return _Begins(flag(first, "first"))


@dataclass(frozen=True, slots=True)
class _Holds:
    continent: str

    def check(self, config: GameConfig) -> None:
        """Refuse a continent missing from the board, or larger than a seat's share of it."""
        try:
            wanted = len(config.board.continent(self.continent).territories)
        except KeyError as error:
            raise ValueError(str(error)) from error
        share = len(config.board.ids) // (config.players + config.has_third)
        if wanted > share:
            raise ValueError(
                f"a seat can't hold {self.continent}: it has {wanted} territories, and of "
                f"{len(config.board.ids)} a seat is dealt {share} at this table"
            )

    def __call__(self, game: Game, seat: str) -> Game:
        config, state = game.config, game.state.copy()
        wanted = game.board.continent(self.continent).territories
        me = game.seats.index(seat)
        inside = [game.board.index[t] for t in wanted]
        outside = [t for t, owner in enumerate(state.owner) if owner == me and t not in inside]
        missing = [t for t in inside if state.owner[t] != me]
        kept = {*state.capital}
        if len(outside) < len(missing) or kept & {*missing}:
            raise ValueError(f"{seat} can't get {self.continent} by exchange")
        free = [t for t in outside if t not in kept]
        for taken, given in zip(missing, free, strict=False):
            _exchange(state, taken, given)
        state.borders = None
        start_turn(config.params, state, None, state.turn)
        return Game(config, state)


def _exchange(state: State, one: int, other: int) -> None:
    """Exchange two territories between their owners, armies included."""
    first, second = state.owner[one], state.owner[other]
    give(state, one, second)
    give(state, other, first)
    armies = state.armies
    armies[one], armies[other] = armies[other], armies[one]


def holds(continent: str) -> Arrangement:
    """Give the seat a continent by exchanging its territories and armies for the missing ones.

    Everybody keeps as many territories and armies as before.

    Raises:
        ValueError: no text. When games are about to be played: the board has no such continent, or
            one larger than what a seat is dealt. During play: a capital lies there.
    """
    return _Holds(read(str, continent, "continent"))
