"""The players of seats: the person at the screen, or bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn

from risk_widget import bots
from risk_widget.bots.base import UnmadeBot
from risk_widget.bots.ladder import MY_LEVEL
from risk_widget.messages import call_seats, say
from risk_widget.reading.clean_names import clean_name

if TYPE_CHECKING:
    from risk_widget.board import Board
    from risk_widget.game import Game


HUMAN: Final = "human"
"""The player at the screen, as opposed to the name of a bot."""


SUBSTITUTE: Final = "cautious"
"""The bot for a seat without a named player, or with a bot that has failed."""


_ABSENT: Final[set[str]] = set()
"""Ids of bots that play in a saved game, but that nobody has added in this kernel."""


class AbsentBot:
    """A stand-in for a saved game's bot that this kernel does not know: the game waits."""

    def choose(self, observation: object, /) -> NoReturn:
        """Raise ``LookupError``, since there is no bot to choose an action."""
        del observation
        raise LookupError("this bot is not known here")


def expect_bot(bot: str) -> None:
    """Let a saved game name a bot that is not known here; the bot may be added later."""
    if bot not in (HUMAN, MY_LEVEL, *bots.BOTS):
        _ABSENT.add(bot)


def new_bot(player: str, seed: str, board: Board) -> bots.Bot:
    """Make a seat's bot; a bot that cannot be made fails when it has to decide.

    Raises:
        ValueError: there is no such bot.
    """
    if player in _ABSENT and player not in bots.BOTS:
        return AbsentBot()
    try:
        return bots.make(player, seed, board=board)
    except Exception as error:
        if player not in bots.BOTS:
            raise
        return UnmadeBot(error)  # the game waits, as if the bot had failed to decide


def bot_info(bot: str) -> bots.BotInfo:
    """Return the title and traits of a bot; for an unknown bot, only its id."""
    return bots.BOTS.get(bot) or bots.BotInfo(clean_name(bot), None, "")


def bot_choice(bot: bots.Bot, game: Game, seat: str, timeout: float | None) -> Any:
    """Return the action that a bot chooses for the seat that must act.

    Raises:
        TimeoutError: the bot took longer than ``timeout`` seconds.
    """
    if bots.reads_states(bot):
        return bot.choose_seen(game.config, game.state.seen_by(game.state.actor))
    return bots.choose_within(bot, game.observe(seat), timeout, _too_slow)


def _too_slow(seconds: float) -> str:
    return say("bot-too-slow", seconds=seconds)


def default_name(seat: str, player: str) -> str:
    """Return the default name of a player: the colour, or the bot's name."""
    if player != HUMAN:
        return bot_info(player).name
    with call_seats({}):  # the colour, not a chosen name
        return say("name-seat-at-start", seat=seat)
