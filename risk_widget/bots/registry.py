"""The list of all bots, by id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from inspect import getdoc
from typing import TYPE_CHECKING, Final, Literal

from risk_widget.bots.base import made_by, makes_bots
from risk_widget.bots.expert.bot import ExpertBot, MasterBot, VeteranBot
from risk_widget.bots.ladder import BESIDE, LADDER, MY_LEVEL, NOT_OFFERED, RUNGS
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.bots.table import EasygoingBot, PlanningBot, RandomBot, RungBot, SimpleBot
from risk_widget.messages import Message, MessageError, say
from risk_widget.reading.schema import read
from risk_widget.reading.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.board import Board
    from risk_widget.bots.base import Bot
    from risk_widget.reading.json_types import JsonObject

__all__ = ["BOTS", "BotInfo", "Level", "add_bot", "added_maker", "catalog", "make"]

Level = Literal["easy", "normal", "expert"]
"""The level of a bot in the forms; `benchmarks/bots.py levels` measures it.

The easy bot loses nearly every game to the others; the two normal bots differ in style.
"""


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot listed in the form for a new game.

    Attributes:
        id: the id of the bot in seats and `simulate`.
        level: the level in the form; None for a bot for analysis only.
        about: one line about a bot added by a user; the package's own have theirs in the
            catalog of sentences.
    """

    id: str
    level: Level | None
    about: str | None = None

    @property
    def rung(self) -> int | None:
        """The rung on the ladder, from 1 to 10; None for a bot that is not on the ladder."""
        return LADDER.index(self.id) + 1 if self.id in LADDER else None

    @property
    def beside(self) -> int | None:
        """The rung about as strong as a bot older than the ladder; None for all other bots."""
        return BESIDE.get(self.id)

    @property
    def offered(self) -> bool:
        """Whether the form for a new game offers the bot to seats that do not have it already."""
        return self.id not in NOT_OFFERED

    @property
    def title(self) -> str:
        """The title of the bot."""
        return self.name if self.about is not None else say(f"bot-{self.id}")

    @property
    def name(self) -> str:
        """The default name of a player of this kind."""
        if self.about is not None:
            return self.id.replace("-", " ").capitalize()
        return say(f"bot-{self.id}.name")

    @property
    def summary(self) -> str:
        """A one-line summary of the bot."""
        return self.about if self.about is not None else say(f"bot-{self.id}.summary")


_OWN: dict[str, tuple[Level | None, Callable[..., Bot]]] = {
    **{rung: (None, partial(RungBot, rung)) for rung in RUNGS},
    "veteran": (None, VeteranBot),
    "expert": ("expert", ExpertBot),
    "master": ("expert", MasterBot),
    "easygoing": ("easy", EasygoingBot),
    "cautious": ("normal", partial(PlanningBot, CAUTIOUS)),
    "bold": ("normal", partial(PlanningBot, BOLD)),
    "random": (None, RandomBot),
    "simple": (None, SimpleBot),
}
"""The level and the maker of each bot of the package, by id; a maker takes seed and board."""

_PLACES: Final = {**{bot: at for at, bot in enumerate(LADDER, 1)}, **BESIDE}
"""The order of the list: by rung, with bots without a rung last."""

BOTS: dict[str, BotInfo] = {
    bot: BotInfo(bot, _OWN[bot][0])
    for bot in sorted(_OWN, key=lambda bot: _PLACES.get(bot, len(LADDER) + 1))
}
_ADDED: dict[str, Callable[[str], Bot]] = {}
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def add_bot(bot: str, maker: Callable[[str], Bot], about: str | None = None) -> None:
    """Add a bot of your own to all lists of bots: in the form, in a widget and in `simulate`.

    The bot stays until the kernel ends. Adding another under the same id replaces it in games
    that begin afterwards.

    >>> import risk_widget as rw
    >>> from risk_widget.bots import RandomBot
    >>> rw.add_bot("my-bot", RandomBot, about="Does anything that is legal.")
    >>> [bot.summary for bot in rw.list_bots() if bot.id == "my-bot"]
    ['Does anything that is legal.']

    Args:
        bot: the id: small letters, digits and hyphens; no id of the package's own bots.
        maker: makes a bot from a seed: a class with ``choose(observation)``, or a function.
        about: one line about the bot; by default the first line of the maker's docstring.

    Raises:
        ValueError: an unusable id, or a maker that makes no bots.
    """
    bot = read(str, bot, "bot")
    if bot in (*_OWN, "human", MY_LEVEL) or not _ID.fullmatch(bot):
        rule = f"small letters, digits and hyphens, and none of {', '.join(_OWN)}"
        raise ValueError(f"the id of a bot must be {rule}; not {shown(bot)}")
    if not makes_bots(maker):
        raise ValueError(
            f"{bot} needs a class with choose(observation), or a function that makes a bot"
            f" from a seed, not {shown(maker)}"
        )
    if about is None:
        about = (getdoc(maker) or "").partition("\n")[0]
    said = read(str, about, "about")
    _ADDED[bot] = maker
    BOTS[bot] = BotInfo(bot, None, said)


def added_maker(bot: str) -> Callable[[str], Bot] | None:
    """Return the maker of a bot that a user has added here; None for all others."""
    return _ADDED.get(bot)


def make(bot: str, seed: int | str | None = None, *, board: Board | None = None) -> Bot:
    """Make the bot with this id; with the same seed, it plays the same game again.

    Args:
        bot: an id of `BOTS`.
        seed: the seed of its choices between equals.
        board: the board of its games, needed only if it is not a built-in one.

    Raises:
        ValueError: no such bot; the message lists the known ones.
    """
    if bot in _ADDED:
        return made_by(_ADDED[bot], str(seed))
    if bot in _OWN:
        _, maker = _OWN[bot]
        return maker(seed, board=board)
    # An error with a message, since a player who follows a link may see it.
    raise MessageError(Message("unknown-bot", {"known": list(BOTS), **unknown(bot, BOTS)}))


def catalog() -> list[JsonObject]:
    """List all bots as JSON data: id, title, one-line summary, level and rung."""
    names = ("id", "title", "summary", "level", "rung", "beside")
    return [{name: getattr(bot, name) for name in names} for bot in BOTS.values()]
