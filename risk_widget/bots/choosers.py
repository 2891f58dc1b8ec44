"""The bots by number: which function chooses for which.

A bot is a plain function, which runs as it is in Python and compiled in the compiled game. To add
one, give it a number, its id in `NUMBERS`, and a line in `choose`. It reads the game's `Params`,
the position and its `Mind`, draws chance by `risk_widget.bots.luck` alone, and writes one legal
action as five numbers (`risk_widget.engine.codes`). The position may hold everything, secrets
included: a bot looks at its own hand, mission and capital, and at those that are shown.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from risk_widget.bots.easygoing import choose_easily
from risk_widget.bots.planning import choose_by_plan
from risk_widget.bots.random_bot import choose_at_random
from risk_widget.bots.simple import choose_simply
from risk_widget.bots.styles import BOLD as BOLD_STYLE
from risk_widget.bots.styles import CAUTIOUS as CAUTIOUS_STYLE

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence

    from risk_widget.bots.luck import Luck
    from risk_widget.bots.mind import Mind
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

RANDOM: Final = 0
SIMPLE: Final = 1
CAUTIOUS: Final = 2
BOLD: Final = 3
EASYGOING: Final = 4
NUMBERS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "random": RANDOM,
        "simple": SIMPLE,
        "cautious": CAUTIOUS,
        "bold": BOLD,
        "easygoing": EASYGOING,
    }
)
"""Id of a bot -> its number."""


def choose(
    bot: int, params: Params, state: State, luck: Luck, mind: Mind, action: MutableSequence[int]
) -> None:
    """Let a bot choose an action of the seat that must act."""
    if bot == EASYGOING:
        choose_easily(params, state, luck, mind, action)
    elif bot == CAUTIOUS:
        choose_by_plan(params, state, luck, mind, CAUTIOUS_STYLE, action)
    elif bot == BOLD:
        choose_by_plan(params, state, luck, mind, BOLD_STYLE, action)
    elif bot == SIMPLE:
        choose_simply(params, state, luck, action)
    else:
        choose_at_random(params, state, luck, mind, action)
