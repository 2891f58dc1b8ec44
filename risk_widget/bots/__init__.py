"""Players that see an observation and choose an action; they never hold the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from risk_widget.bots.base import Action, Bot, NothingToChoose, Observation
from risk_widget.bots.easygoing import EasygoingBot
from risk_widget.bots.planning import PlanningBot
from risk_widget.bots.random_bot import RandomBot
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.messages import Message, MessageError, say
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from risk_widget.board import Board

__all__ = [
    "BOTS",
    "Action",
    "Bot",
    "BotInfo",
    "EasygoingBot",
    "Level",
    "NothingToChoose",
    "Observation",
    "PlanningBot",
    "RandomBot",
    "catalog",
    "make",
]

Level = Literal["easy", "normal", "hard"]
"""What a bot is offered as; `benchmarks/bots.py levels` tells what games say about it.

The easy one loses nearly every game to the others. Between normal and hard no difference in
strength has been found so far: they differ in manner.
"""


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot as the form of a new game offers it.

    Attributes:
        id: what seats and `simulate` call it.
        level: what it is offered as; None for one that is there for analysis, not to play against.
    """

    id: str
    level: Level | None

    @property
    def title(self) -> str:
        """What it is called."""
        return say(f"bot-{self.id}")

    @property
    def summary(self) -> str:
        """One line about it."""
        return say(f"bot-{self.id}.summary")


_LEVELS: dict[str, Level | None] = {
    "easygoing": "easy",
    "cautious": "normal",
    "bold": "hard",
    "random": None,
}
BOTS: dict[str, BotInfo] = {bot: BotInfo(bot, level) for bot, level in _LEVELS.items()}


def make(bot: str, seed: int | str | None = None, *, board: Board | None = None) -> Bot:
    """Make a bot of this id; with the same seed it plays the same game again.

    Args:
        bot: an id of `BOTS`.
        seed: for its choices between equals.
        board: the board of its games, needed only where that is none of the built-in ones.

    Raises:
        ValueError: no such bot; the message names those there are.
    """
    if bot == "random":
        return RandomBot(seed)
    if bot == "easygoing":
        return EasygoingBot(seed, board=board)
    if bot == "cautious":
        return PlanningBot(CAUTIOUS, seed, board=board)
    if bot == "bold":
        return PlanningBot(BOLD, seed, board=board)
    raise MessageError(Message("unknown-bot", {"known": list(BOTS), **unknown(bot, BOTS)}))


def catalog() -> list[dict[str, Any]]:
    """All bots as JSON data: id, title, one line about each, and its level."""
    return [
        {"id": b.id, "title": b.title, "summary": b.summary, "level": b.level}
        for b in BOTS.values()
    ]
