"""The argument names shared by all functions for many games, and the reading of their values.

`simulate`, `tournament`, `experiment` and `place_on_ladder` read `bots`, `seats` and `executor`
here, so that all of them take the same values. If a name belongs only to another of the functions,
the error says the right name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import wraps
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Final, ParamSpec, Protocol, TypeVar

from risk_widget.laboratory.players import Player
from risk_widget.reading.schema import is_several, read, several, whole
from risk_widget.reading.spelling import did_you_mean, shown
from risk_widget.rules.edition import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["Cluster", "Executor", "executor_of", "in_one_vocabulary", "players_of", "seats_of"]

P = ParamSpec("P")
R = TypeVar("R")
_T = TypeVar("_T")
_R = TypeVar("_R")


class Executor(Protocol):
    """A runner of games: any object with the `map` of `concurrent.futures`."""

    def map(self, fn: Callable[[_T], _R], tasks: Iterable[_T], /) -> Iterable[_R]:
        """Call `fn` for each task; return results in the order of the tasks."""
        ...


class Cluster(Protocol):
    """A client of a Dask cluster."""

    def get_executor(self) -> Executor:
        """Return the executor that runs games on the cluster."""
        ...


def executor_of(executor: object) -> Executor | None:
    """Read the argument `executor`; for a client of a Dask cluster, return the client's executor.

    Raises:
        TypeError: the executor cannot run games.
    """
    if executor is None:
        return None
    if callable(getattr(executor, "get_executor", None)):
        executor = executor.get_executor()  # type: ignore[attr-defined]
    if not callable(getattr(executor, "map", None)):
        raise TypeError(
            "executor must be one of concurrent.futures, with a method map, or a client of Dask, "
            f"not {shown(executor)}"
        )
    return executor  # type: ignore[return-value]


def players_of(bots: object) -> tuple[Player, ...]:
    """Read the argument `bots`: a list, or a mapping that names them.

    Raises:
        ValueError: the argument is neither, or contains something that is not a bot.
    """
    if isinstance(bots, Mapping):
        named = {str(name): Player.of(bot, f"bots[{name!r}]") for name, bot in bots.items()}
        return tuple(replace(player, name=name) for name, player in named.items())
    return tuple(Player.of(bot, f"bots[{at}]") for at, bot in enumerate(several(bots, "bots")))


def seats_of(seats: object) -> tuple[str, ...]:
    """Read the argument `seats`: colours in turn order, or their number. Raises ``ValueError``."""
    if is_several(seats):
        return tuple(read(list[str], several(seats, "seats"), "seats"))
    return SEATS[: whole(seats, "seats", 1, len(SEATS))]


_PAIRS: Final = (("edition", "editions"), ("mode", "modes"), ("seats", "players"))
_TWINS: Final = {**dict(_PAIRS), **{many: one for one, many in _PAIRS}}
"""For each argument name, the name that another function uses for the same thing."""


def in_one_vocabulary(*more: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Make a function suggest the known name when it refuses an unknown argument.

    Args:
        more: the names that the function takes as `**settings`; it refuses others itself.
    """

    def known_to(function: Callable[P, R]) -> Callable[P, R]:
        parameters = signature(function).parameters.values()
        known = [each.name for each in parameters if each.kind is not Parameter.VAR_KEYWORD]
        known += more

        @wraps(function)
        def asked(*args: P.args, **kwargs: P.kwargs) -> R:
            for given in kwargs:
                if given not in known:
                    _refuse(function.__name__, given, known, closed=not more)
            return function(*args, **kwargs)

        return asked

    return known_to


def _refuse(function: str, given: str, known: list[str], *, closed: bool) -> None:
    twin = _TWINS.get(given)
    if twin in known:
        raise TypeError(f"{function} takes {twin}=, not {given}=")
    if closed:
        raise TypeError(f"{function} takes no {given}={did_you_mean(given, known)}")
