"""The bots of the package as players: they see an observation and choose an action.

Plain functions make the choices, in a module for each bot. This module gives a position to
these: read from an observation, which is JSON data, or, for the games of the package itself,
the engine's own position without the secrets that the seat may not know.
"""

from __future__ import annotations

from html import escape
from random import Random
from typing import TYPE_CHECKING, TypeGuard

from risk_widget.bots.base import legal_of
from risk_widget.bots.chances import chances_of
from risk_widget.bots.easygoing import PATIENCE, choose_easily
from risk_widget.bots.ladder import RUNGS, choose_on_rung
from risk_widget.bots.planning import choose_by_plan
from risk_widget.bots.random_bot import choose_at_random
from risk_widget.bots.scratch import LARGE_BATTLE, new_scratch, reach_battles
from risk_widget.bots.simple import choose_simply
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.engine import codes
from risk_widget.engine.actions import action_of
from risk_widget.engine.observation import read_observation
from risk_widget.messages import in_digits, say
from risk_widget.reading.schema import read_seed
from risk_widget.results.displays import folded, lines, table

if TYPE_CHECKING:
    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation
    from risk_widget.bots.scratch import Scratch
    from risk_widget.bots.styles import Style
    from risk_widget.engine import actions
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonObject


class TableBot:
    """A bot of the package: one of the choosing functions, with its own scratch space."""

    _config: GameConfig | None = None
    _scratch: Scratch

    def __init__(self, seed: int | str | None = None, *, board: Board | None = None) -> None:
        """Make a bot.

        Args:
            seed: the seed of choices between equals; the same seed plays the same game again.
            board: the board of the bot's games, if it is not a built-in one.
        """
        self._random = Random(None if seed is None else read_seed(seed))
        self._board = board
        self._action = [0] * codes.ACTION_SIZE

    def __getstate__(self) -> JsonObject:
        # A copy recomputes the config and the scratch space from the game.
        return {k: v for k, v in self.__dict__.items() if k not in ("_config", "_scratch")}

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        legal_of(observation)
        return self.choose_seen(*read_observation(observation, self._board)).to_dict()

    def choose_seen(self, config: GameConfig, state: State) -> actions.Action:
        """Choose for the seat that must act, in the position as the seat sees it.

        Args:
            config: the game.
            state: the position, as `State.seen_by` returns it. It is not changed.
        """
        if config is not self._config:
            self._config, self._scratch = config, new_scratch(config)
        self._decide(config, state)
        return action_of(config, self._action)

    def _decide(self, config: GameConfig, state: State) -> None:
        """Write the chosen action as numbers."""
        raise NotImplementedError

    # -- display

    def _shown_id(self) -> str:
        """Return the id used for the bot's texts; see `risk_widget.bots.BOTS`."""
        raise NotImplementedError

    def _shown_settings(self) -> dict[str, object]:
        """Return the settings of the bot's style, by name."""
        return {}

    def __repr__(self) -> str:
        bot = self._shown_id()
        return f"<{type(self).__name__} {bot}: {say(f'bot-{bot}.summary')}>"

    def _repr_html_(self) -> str:
        bot = self._shown_id()
        settings = [(name, in_digits(str(value))) for name, value in self._shown_settings().items()]
        heads = (say("bot-setting"), say("bot-value"))
        return lines(
            f"<b>{escape(say(f'bot-{bot}'))}</b> {escape(say(f'bot-{bot}.summary'))}",
            folded(say("bot-settings"), table(heads, settings)) if settings else "",
        )


def reads_states(bot: object) -> TypeGuard[TableBot]:
    """Whether a bot may be asked by `TableBot.choose_seen`, which needs no observation.

    A subclass with its own `choose` must be asked by that method, like any other bot.
    """
    return isinstance(bot, TableBot) and type(bot).choose is TableBot.choose


class PlanningBot(TableBot):
    """A bot that plays by exact odds and a value for every territory.

    It has no plans from one turn to the next; its stored results only save computing them again.
    """

    def __init__(
        self, style: Style, seed: int | str | None = None, *, board: Board | None = None
    ) -> None:
        """Make a bot.

        Args:
            style: the style of play.
            seed: the seed of choices between equals; the same seed plays the same game again.
            board: the board of the bot's games, if it is not a built-in one.
        """
        super().__init__(seed, board=board)
        self._style = style

    def _shown_id(self) -> str:
        if self._style == CAUTIOUS:
            return "cautious"
        return "bold" if self._style == BOLD else "planning"

    def _shown_settings(self) -> dict[str, object]:
        return dict(self._style._asdict())

    def _decide(self, config: GameConfig, state: State) -> None:
        reach_odds(config, state)
        choose_by_plan(config.params, state, self._random, self._scratch, self._style, self._action)


class RungBot(PlanningBot):
    """A planning bot with the habits of a rung of the ladder."""

    def __init__(
        self, rung: str, seed: int | str | None = None, *, board: Board | None = None
    ) -> None:
        """Make a bot.

        Args:
            rung: one of `ladder.RUNGS`.
            seed: the seed of its habits and of choices between equals.
            board: the board of the bot's games, if it is not a built-in one.
        """
        super().__init__(RUNGS[rung].style, seed, board=board)
        self._rung = rung

    def _shown_id(self) -> str:
        return self._rung

    def _shown_settings(self) -> dict[str, object]:
        return {**super()._shown_settings(), **RUNGS[self._rung].habits._asdict()}

    def _decide(self, config: GameConfig, state: State) -> None:
        reach_odds(config, state)
        rung = RUNGS[self._rung]
        choose_on_rung(config.params, state, self._random, self._scratch, rung, self._action)


class EasygoingBot(TableBot):
    """A bot that attacks any neighbour that is not stronger, and looks no further.

    It forgets continents, leaves one army behind or takes too few along, and keeps its cards until
    it has to trade them. Beginners alone would push their armies to and fro forever: in a game
    that takes too long it follows the plans of another bot, so that the game comes to an end.
    """

    def _shown_id(self) -> str:
        return "easygoing"

    def _decide(self, config: GameConfig, state: State) -> None:
        if state.round > PATIENCE:
            reach_odds(config, state)
        choose_easily(config.params, state, self._random, self._scratch, self._action)


class RandomBot(TableBot):
    """A bot that picks blindly, but seldom stops attacking, so that its games do not stall."""

    def _shown_id(self) -> str:
        return "random"

    def _decide(self, config: GameConfig, state: State) -> None:
        choose_at_random(config.params, state, self._random, self._scratch, self._action)


class SimpleBot(TableBot):
    """A bot for analysis, which masses armies at a border and attacks where it is stronger."""

    def _shown_id(self) -> str:
        return "simple"

    def _decide(self, config: GameConfig, state: State) -> None:
        choose_simply(config.params, state, self._random, self._action)


def reach_odds(config: GameConfig, state: State) -> None:
    """Compute the odds that planning bots look up in this position, unless they are known."""
    chances = chances_of(config.dice)
    if state.phase != codes.IN_DEFEND:
        if not chances.complete:
            reach_battles(chances, config, state, 2 if state.phase == codes.IN_FORTIFY else 1)
        return
    attackers, defenders = state.armies[state.source], state.armies[state.target]
    if max(attackers, defenders) <= LARGE_BATTLE:
        chances.table.win(attackers, defenders)
