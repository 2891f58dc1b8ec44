"""Functions of the bots, taken over into the compiled game with everything that they call.

The bots know nothing of this: their functions are plain ones. A compiled one is the same code with
compiled functions, and the fast game's chance, in the place of those that it names.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from risk_widget.bots import attack_arithmetic, luck
from risk_widget.fast.chance import BOTS, draw
from risk_widget.fast.compiling import built_in, compiled
from risk_widget.fast.surroundings import random_below

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.fast.compiling import Numbers

_F = TypeVar("_F", bound="Callable[..., Any]")
_BOTS: Final = "risk_widget.bots."
_APART: Final = ("campaign_from",)
"""Called from too many places to be built into each."""
_ALL: Final = 4294967087.0


@compiled
def random_fraction(chance: Numbers) -> float:
    """A number from 0 up to, and without, 1, from the bots' own stream."""
    return draw(chance, BOTS) / _ALL


_taken: Final[dict[Any, Any]] = {
    luck.pick: random_below,
    luck.fraction: random_fraction,
    attack_arithmetic.field_of: attack_arithmetic.Field,
}


def compiled_bot_function(function: _F) -> _F:
    """The function as it is used in the fast game: compiled, or plain where numba is missing."""
    known = _taken.get(function)
    if known is None:
        plain = cast("FunctionType", function)
        around = dict(plain.__globals__)
        for name in plain.__code__.co_names:
            named = around.get(name)
            if isinstance(named, FunctionType) and named.__module__.startswith(_BOTS):
                around[name] = compiled_bot_function(named)
        copy = FunctionType(plain.__code__, around, plain.__name__, plain.__defaults__)
        copy.__module__, copy.__qualname__ = plain.__module__, plain.__qualname__
        made = compiled if plain.__name__ in _APART else built_in
        known = _taken[function] = made(copy)
    return cast("_F", known)
