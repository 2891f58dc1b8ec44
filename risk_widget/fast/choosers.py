"""The bots that have a compiled form.

A bot is a compiled function of this shape; to add one, give it a number here, a line in `choose`,
and its id in `NUMBERS`::

    def choose_…(game, now, chance, mind, action) -> None

It gets the game's values (`game_layout`), the position (`position_layout`), its own stream of
chance (`surroundings.random_below`; never the stream of the dice) and room to think in (`minds`),
and writes one legal action into ``action`` (`kinds`). It changes nothing else that another one
reads. The position holds everything, secrets included: a bot looks at its own hand, mission and
capital, and at those that are shown.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from risk_widget.bots import styles
from risk_widget.bots.beginner import PATIENCE
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.easygoing_chooser import choose_easily
from risk_widget.fast.expert.choosing import choose_as_expert
from risk_widget.fast.planning_chooser import choose_by_plan
from risk_widget.fast.random_chooser import choose_at_random
from risk_widget.fast.simple_chooser import choose_simply

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.minds import Mind

RANDOM: Final = 0
SIMPLE: Final = 1
CAUTIOUS: Final = 2
BOLD: Final = 3
EASYGOING: Final = 4
EXPERT: Final = 5
NUMBERS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "random": RANDOM,
        "simple": SIMPLE,
        "cautious": CAUTIOUS,
        "bold": BOLD,
        "easygoing": EASYGOING,
        "expert": EXPERT,
    }
)
"""Id of a bot -> its number in the compiled game."""


@compiled
def choose(
    bot: int, game: Numbers, now: Numbers, chance: Numbers, mind: Mind, action: Numbers
) -> None:
    """Let a bot choose an action of the seat that must act."""
    if bot == SIMPLE:
        choose_simply(game, now, chance, action)
    elif bot == EASYGOING and now[at.ROUND] <= PATIENCE:
        choose_easily(game, now, chance, mind, action)
    elif bot in (CAUTIOUS, BOLD, EASYGOING):
        style = styles.CAUTIOUS if bot == CAUTIOUS else styles.BOLD
        choose_by_plan(game, now, chance, mind, style, action)
    elif bot == EXPERT:
        choose_as_expert(game, now, action, mind.root, mind.trial, mind.expert)
    else:
        choose_at_random(game, now, chance, action)
