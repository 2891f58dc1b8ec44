"""Suggested places for the armies of people who leave the choice to us, or are new to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.combat import enemies_around
from risk_widget.engine.missions import CONTINENTS, DESTROY, wanted_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.board import Continent
    from risk_widget.engine.missions import Wanted
    from risk_widget.game import Game

_FOR_THE_GOAL: Final = 3
"""The weight of an enemy army whose defeat serves the seat's goal."""


def weakest_front(game: Game, seat: str) -> str | None:
    """Return the seat's territory that faces the most enemy armies for each army of its own.

    Over several calls, all fronts become equally strong compared with their enemies, but stronger
    where the seat's mission is won or its capital will stand. A tie goes to the territory in the
    continent of which the seat holds more. None if no own territory is offered, as when the seat
    places for the third army.
    """
    board = game.board
    offered = game.legal_ranges().get("place", {}).get("territories", ())
    own = [t for t in offered if game.owner(t) == seat]
    if not own:
        return None
    serves = _serves_goal(game, seat, own)

    def worth(t: str) -> tuple[float, float]:
        beside = sum(
            game.armies(n) * (_FOR_THE_GOAL if serves(t, n) else 1) for n in _enemies(game, seat, t)
        )
        home = next(c for c in board.continents if t in c.territories)
        return beside / game.armies(t), _share(game, seat, home)

    return max(own, key=worth)


def easiest_front(game: Game, seat: str) -> str | None:
    """Return the seat's territory from which a neighbour is easiest to take, or None.

    That is the weakest neighbour. A tie goes to one that serves the seat's goal, then to one in the
    continent of which the seat holds more, and to the most armies next to it.
    """
    board = game.board
    home = {t: c for c in board.continents for t in c.territories}
    own = [t for t in board.ids if game.owner(t) == seat]
    serves = _serves_goal(game, seat, own)

    def ease(pair: tuple[str, str]) -> tuple[int, bool, float, int]:
        front, enemy = pair
        share = _share(game, seat, home[enemy])
        return -game.armies(enemy), serves(front, enemy), share, game.armies(front)

    pairs = [(t, n) for t in own for n in _enemies(game, seat, t)]
    return max(pairs, key=ease)[0] if pairs else None


def _around(game: Game, t: str) -> list[str]:
    board = game.board
    return [board.ids[n] for n in board.neighbours[board.index[t]]]


def _enemies(game: Game, seat: str, t: str) -> list[str]:
    config, owner = game.config, game.config.seat_number(seat)
    return [
        config.ids[n] for n in enemies_around(config.params, game.state, config.index[t], owner)
    ]


def _share(game: Game, seat: str, continent: Continent) -> float:
    """Return the share of a continent that a seat holds, 0 to 1."""
    inside = continent.territories
    return sum(game.owner(t) == seat for t in inside) / len(inside)


def _serves_goal(game: Game, seat: str, own: list[str]) -> Callable[[str, str], bool]:
    """Return a test of whether armies on one territory, facing another, serve the seat's goal."""
    number, config, state = game.seats.index(seat), game.config, game.state
    mission = state.mission[number]
    if mission >= 0:
        wanted = wanted_of(config.params, state, number, mission)
        if wanted.reading == CONTINENTS:
            chosen = _chosen(game, seat, wanted)
            return lambda t, n: t in chosen or n in chosen
        if wanted.reading == DESTROY:
            hunted = game.seats[wanted.victim]
            return lambda _, n: game.owner(n) == hunted
        return lambda t, _: game.armies(t) < wanted.armies
    if config.rules.goal == "capitals":
        capital = state.capital[number]
        home = config.ids[capital] if capital >= 0 else _safest(game, seat, own)
        guards = {home, *_around(game, home)}
        return lambda t, _: t in guards
    return lambda _t, _n: False


def _chosen(game: Game, seat: str, wanted: Wanted) -> set[str]:
    """Return the territories of a mission's continents; for a free choice, of those held best."""
    named: list[Continent] = []
    free: list[Continent] = []
    for number, continent in enumerate(game.board.continents):
        (named if wanted.continents >> number & 1 else free).append(continent)
    free.sort(key=lambda continent: _share(game, seat, continent), reverse=True)
    return {t for continent in (*named, *free[: wanted.more]) for t in continent.territories}


def _safest(game: Game, seat: str, own: list[str]) -> str:
    """Return the best place for a capital: with the fewest enemies around it and its neighbours."""

    def enemies(t: str) -> int:
        inside = [t, *(n for n in _around(game, t) if game.owner(n) == seat)]
        return sum(game.armies(n) for i in inside for n in _enemies(game, seat, i))

    return min(own, key=enemies)
