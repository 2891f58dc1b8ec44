"""The bots that the compiled game can play, as functions with one signature.

A bot is a plain function, which Python runs as it is and the compiled game compiles. To add
a bot, write it with this signature and put it into `CHOOSERS` under its id. It reads the game's
`risk_widget.engine.params.Params` and the position, thinks in `Workspaces`, draws random
numbers only through `risk_widget.bots.common`, and writes one legal action as five numbers
(`risk_widget.engine.codes`). The position may hold everything, secrets included: a bot looks at its
own hand, mission and capital, and at revealed ones.
"""

from __future__ import annotations

from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from risk_widget.bots.easygoing import choose_easily
from risk_widget.bots.expert.choosing import choose_as_expert
from risk_widget.bots.expert.playing_on import Foresight, choose_by_playing_on  # noqa: TC001
from risk_widget.bots.expert.scratch import ExpertScratch  # noqa: TC001 - fields are read when it runs
from risk_widget.bots.ladder import RUNGS, VETERAN, choose_as_lapsing_expert, choose_on_rung
from risk_widget.bots.planning import choose_by_plan
from risk_widget.bots.random_bot import choose_at_random
from risk_widget.bots.scratch import Scratch, room  # noqa: TC001
from risk_widget.bots.simple import choose_simply
from risk_widget.bots.styles import BOLD, CAUTIOUS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, MutableSequence

    from risk_widget.bots.common import Rng
    from risk_widget.bots.styles import Style
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


@room
class Workspaces:
    """The scratch space of all bots in a game.

    Attributes:
        table: shared by most bots.
        expert: the expert's own space.
        foresight: for bots that continue games in their heads.
    """

    table: Scratch
    expert: ExpertScratch
    foresight: Foresight


def choose_as_random(
    params: Params, state: State, rng: Rng, all_scratch: Workspaces, action: MutableSequence[int]
) -> None:
    """Choose as the random bot does."""
    choose_at_random(params, state, rng, all_scratch.table, action)


def choose_as_simple(
    params: Params, state: State, rng: Rng, _all_scratch: Workspaces, action: MutableSequence[int]
) -> None:
    """Choose as the simple bot does."""
    choose_simply(params, state, rng, action)


def choose_as_easygoing(
    params: Params, state: State, rng: Rng, all_scratch: Workspaces, action: MutableSequence[int]
) -> None:
    """Choose as the easygoing bot does."""
    choose_easily(params, state, rng, all_scratch.table, action)


def choose_as_the_expert(
    params: Params, state: State, _rng: Rng, all_scratch: Workspaces, action: MutableSequence[int]
) -> None:
    """Choose as the expert does, without random numbers."""
    choose_as_expert(params, state, all_scratch.expert, action)


def choose_as_veteran(
    params: Params, state: State, rng: Rng, all_scratch: Workspaces, action: MutableSequence[int]
) -> None:
    """Choose as the veteran, rung 9, does."""
    choose_as_lapsing_expert(params, state, rng, all_scratch.expert, VETERAN, action)


def choose_as_master(
    params: Params, state: State, rng: Rng, all_scratch: Workspaces, action: MutableSequence[int]
) -> None:
    """Choose as the master does, by continuing games after each candidate action."""
    choose_by_playing_on(
        params,
        state,
        rng,
        all_scratch.table,
        all_scratch.expert,
        all_scratch.foresight,
        action,
    )


Chooser: TypeAlias = "Callable[[Params, State, Rng, Workspaces, MutableSequence[int]], None]"


def _choose_in_style(style: Style, name: str) -> Chooser:
    """Make the chooser of a planning bot, compiled together with its style."""

    def choose_in_style(
        params: Params,
        state: State,
        rng: Rng,
        all_scratch: Workspaces,
        action: MutableSequence[int],
    ) -> None:
        choose_by_plan(params, state, rng, all_scratch.table, style, action)

    return _named(choose_in_style, name)


def _choose_on_rung(bot: str) -> Chooser:
    """Make the chooser of a rung of the ladder."""
    rung = RUNGS[bot]

    def choose_as_rung(
        params: Params,
        state: State,
        rng: Rng,
        all_scratch: Workspaces,
        action: MutableSequence[int],
    ) -> None:
        choose_on_rung(params, state, rng, all_scratch.table, rung, action)

    return _named(choose_as_rung, bot)


def _named(chooser: Chooser, name: str) -> Chooser:
    """Give a function the name under which it is compiled and stored."""
    chooser.__name__ = chooser.__qualname__ = f"choose_as_{name}"
    return chooser


CHOOSERS: Final[Mapping[str, Chooser]] = MappingProxyType(
    {
        "random": choose_as_random,
        "simple": choose_as_simple,
        "cautious": _choose_in_style(CAUTIOUS, "cautious"),
        "bold": _choose_in_style(BOLD, "bold"),
        "easygoing": choose_as_easygoing,
        **{bot: _choose_on_rung(bot) for bot in RUNGS},
        "veteran": choose_as_veteran,
        "expert": choose_as_the_expert,
        "master": choose_as_master,
    }
)
"""The function that chooses for each bot, by the bot's id."""

STYLED: Final[dict[str, Chooser]] = {}
"""The function that chooses by each style used so far, by the style's repr."""


def styled_form(style: Style) -> str:
    """Return the id of the compiled form of a planning bot with a custom style."""
    bot = repr(style)
    if bot not in STYLED:
        digest = sha256(bot.encode()).hexdigest()[:12]
        STYLED[bot] = _choose_in_style(style, f"style_{digest}")
    return bot


def chooser_of(bot: str) -> Chooser:
    """Return the function that chooses for a bot, given the id of the bot or of its style."""
    return STYLED.get(bot) or CHOOSERS[bot]
