"""The places of armies that a person leaves to be placed in the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.combat import enemies_around

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.board import Continent
    from risk_widget.game import Game

_FOR_THE_GOAL: Final = 3
"""The weight of an enemy army where beating it serves the seat's goal."""


def weakest_front(game: Game, seat: str) -> str | None:
    """The own territory with the most enemy armies beside it for each of its own.

    So all fronts come to stand as well beside their enemies as each other, and better where the
    mission of the seat is won or its capital is to stand; of equals the one in the continent of
    which the seat holds more. None where no own territory is offered, as when the seat places for
    the third army.
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


def _around(game: Game, t: str) -> list[str]:
    board = game.board
    return [board.ids[n] for n in board.neighbours[board.index[t]]]


def _enemies(game: Game, seat: str, t: str) -> list[str]:
    config, owner = game.config, game.config.seat_number(seat)
    return [
        config.ids[n] for n in enemies_around(config.params, game.state, config.index[t], owner)
    ]


def _share(game: Game, seat: str, continent: Continent) -> float:
    """The share of a continent that a seat holds, 0 to 1."""
    inside = continent.territories
    return sum(game.owner(t) == seat for t in inside) / len(inside)


def _serves_goal(game: Game, seat: str, own: list[str]) -> Callable[[str, str], bool]:
    """A test: do armies on a first territory, against a second one, serve the seat's goal?"""
    number, config, state = game.seats.index(seat), game.config, game.state
    mission = config.mission_of(state, number)
    if mission is not None:
        goal = config.goals[mission]
        if goal.continents:
            wanted = _wanted(game, seat, goal.continents, goal.more_continents)
            return lambda t, n: t in wanted or n in wanted
        if goal.destroy is not None and goal.destroy != number:
            hunted = game.seats[goal.destroy]
            return lambda _, n: game.owner(n) == hunted
        return lambda t, _: game.armies(t) < goal.armies_each
    if config.rules.goal == "capitals":
        capital = state.capital[number]
        home = config.ids[capital] if capital >= 0 else _safest(game, seat, own)
        guards = {home, *_around(game, home)}
        return lambda t, _: t in guards
    return lambda _t, _n: False


def _wanted(game: Game, seat: str, named: tuple[int, ...], more: int) -> set[str]:
    """The territories of a mission's continents; of a free choice, those held most completely."""
    continents = game.board.continents
    free = [c for i, c in enumerate(continents) if i not in named]
    free.sort(key=lambda c: _share(game, seat, c), reverse=True)
    chosen = [*(continents[i] for i in named), *free[:more]]
    return {t for continent in chosen for t in continent.territories}


def _safest(game: Game, seat: str, own: list[str]) -> str:
    """The best place for a capital: with the fewest enemies beside it and its neighbours."""

    def enemies(t: str) -> int:
        inside = [t, *(n for n in _around(game, t) if game.owner(n) == seat)]
        return sum(game.armies(n) for i in inside for n in _enemies(game, seat, i))

    return min(own, key=enemies)
