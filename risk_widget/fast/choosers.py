"""The bots that have a compiled form.

A bot is a compiled function of this shape; to add one, give it a number here, a line in `choose`,
and its id in `NUMBERS`::

    def choose_…(game, now, chance, action) -> None

It gets the game's values (`game_layout`), the position (`position_layout`) and its own stream of
chance (`surroundings.whim`; never the stream of the dice), and writes one legal action into
``action`` (`kinds`). It changes nothing else. The position holds everything, secrets included: a
bot looks at its own hand, mission and capital, and at those that are shown.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from risk_widget.fast.compiling import compiled
from risk_widget.fast.random_chooser import choose_at_random
from risk_widget.fast.simple_chooser import choose_simply

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.fast.compiling import Numbers

RANDOM: Final = 0
SIMPLE: Final = 1
NUMBERS: Final[Mapping[str, int]] = MappingProxyType({"random": RANDOM, "simple": SIMPLE})
"""Id of a bot -> its number in the compiled game."""


@compiled
def choose(bot: int, game: Numbers, now: Numbers, chance: Numbers, action: Numbers) -> None:
    """Let a bot choose an action of the seat that must act."""
    if bot == SIMPLE:
        choose_simply(game, now, chance, action)
    else:
        choose_at_random(game, now, chance, action)
