"""A PettingZoo environment: agents take turns, one action at a time (AEC).

`env` adds the usual wrappers: an illegal action ends the game for the agent that takes it,
and calls in the wrong order are refused. `raw_env` has no wrappers, and raises errors.
"""

from __future__ import annotations

import operator
import warnings
from copy import deepcopy
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex, Unpack

from risk_widget.reading.spelling import not_installed

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as _error:
    raise ImportError(not_installed("this environment", "PettingZoo", "learn")) from _error

from risk_widget.bots.choosers import CHOOSERS
from risk_widget.environments.action_table import ActionTable
from risk_widget.environments.features import Features
from risk_widget.environments.plays import (
    FEWEST_ACTIONS,
    EnginePlay,
    FastPlay,
    check_options,
    configure,
)
from risk_widget.environments.vector import RiskVectorEnv
from risk_widget.laboratory.players import MOST_ACTIONS
from risk_widget.reading.schema import whole, whole_seed, word
from risk_widget.rules.edition import DEFAULT_EDITION

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from risk_widget.board import Board
    from risk_widget.bots.base import Bot
    from risk_widget.engine.actions import Action
    from risk_widget.environments.plays import GameSettings, Play
    from risk_widget.environments.vector import BatchSettings, Opponents
    from risk_widget.game import Game
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.rules.edition import Edition

__all__ = ["env", "raw_env", "vec_env"]


def env(**settings: Unpack[GameSettings]) -> AECEnv:
    """Make the environment with its wrappers; the arguments are those of `raw_env`."""
    inside: AECEnv = raw_env(**settings)
    inside = wrappers.TerminateIllegalWrapper(inside, illegal_reward=-1)
    inside = wrappers.AssertOutOfBoundsWrapper(inside)
    return wrappers.OrderEnforcingWrapper(inside)


def vec_env(
    num_envs: int, opponents: Opponents = "random", **settings: Unpack[BatchSettings]
) -> RiskVectorEnv:
    """Make a `gymnasium.vector.VectorEnv` of many compiled games.

    The arguments and the arrays are described in `vector.RiskVectorEnv`.

    >>> from risk_widget.environments import risk_v0  # doctest: +SKIP
    >>> batch = risk_v0.vec_env(64, "random", edition="czech", seats=4)  # doctest: +SKIP
    >>> batch.num_envs  # doctest: +SKIP
    64
    """
    return RiskVectorEnv(num_envs, opponents, **settings)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo gives it
    """The environment without wrappers.

    Rewards: 1 for the winner, -1 for all others, as soon as they are out or the game is won; 0 for
    everybody if the game is cut off after `max_rounds`.
    """

    metadata: ClassVar[JsonObject] = {
        "name": "risk_v0",
        "render_modes": ["ansi", "human", "svg"],
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(  # noqa: PLR0913 - its choices are public
        self,
        *,
        edition: str | Path | Edition = DEFAULT_EDITION,
        mode: str | None = None,
        seats: int | Sequence[str] = 3,
        seed: int | str | None = None,
        max_rounds: int = 200,
        max_actions: int = MOST_ACTIONS,
        board: str | Path | Board = "classic",
        options: Mapping[str, str] | None = None,
        scaled: bool = False,
        render_mode: str | None = None,
        fast: bool = False,
    ) -> None:
        """Make an environment.

        Args:
            edition: the edition with the rules.
            mode: default the first mode of the edition for this number of players.
            seats: the number of seats, or their colours in turn order; these are the agents.
            seed: of the first game; `reset(seed=…)` sets another one.
            max_rounds: the last round, after which a game is cut off.
            max_actions: the most actions of all seats, after which a game is cut off too.
            board: the board.
            options: rule options of the edition.
            scaled: observe numbers between 0 and 1 (`Features.scaled`), not whole ones.
            render_mode: "ansi" (a text), "svg" (a drawing), "human" (prints the text) or None.
            fast: play the compiled game, several times faster. It needs the extra
                `fast`; the first call compiles it for some seconds, and says so. A seed gives
                other dice than without `fast`, and `game` has no history.

        Raises:
            ValueError: a combination that the edition does not have; an impossible fast game:
                numba is missing, or the board is too large.
        """
        super().__init__()
        self.render_mode: str | None = (
            None
            if render_mode is None
            else word(render_mode, "render_mode", self.metadata["render_modes"])
        )
        self.max_rounds: int = whole(max_rounds, "max_rounds", 1)
        self.max_actions: int = whole(max_actions, "max_actions", FEWEST_ACTIONS)
        first = None if seed is None else whole_seed(seed, 0)
        self._seeds = np.random.default_rng(first)
        config = configure(edition=edition, mode=mode, seats=seats, board=board, options=options)
        self.table: ActionTable = ActionTable(config)
        self.features: Features = Features(config)
        self.scaled: bool = scaled
        self._play: Play
        self._fast: FastPlay | None = None
        if fast:
            self._play = self._fast = FastPlay(config, self.table, self.features)
        else:
            self._play = EnginePlay(config, self.table, self.features)
        colours = config.seats
        self.possible_agents: list[str] = list(colours)
        self.agents: list[str] = []
        self._number = {seat: at for at, seat in enumerate(colours)}
        seen = self.features.space(scaled=scaled)
        masks = spaces.Box(0, 1, (self.table.size,), np.int8)
        self.observation_spaces: dict[str, spaces.Dict] = {
            seat: spaces.Dict({"observation": seen, "action_mask": masks}) for seat in colours
        }
        self.action_spaces: dict[str, spaces.Discrete] = {
            seat: spaces.Discrete(self.table.size) for seat in colours
        }

    def __copy__(self) -> raw_env:
        return deepcopy(self)  # a copied environment continues its own copy of the game

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of the view and the legal actions, the same for every agent."""
        return self.observation_spaces[self.possible_agents[self._seat_of(agent)]]

    def action_space(self, agent: str) -> Any:
        """Return the space of the numbers in the action table, the same for every agent."""
        return self.action_spaces[self.possible_agents[self._seat_of(agent)]]

    def reset(self, seed: int | str | None = None, options: JsonObject | None = None) -> None:
        """Begin a new game.

        Args:
            seed: the seed of this game and of those that follow it.
            options: must be empty. PettingZoo's own tests pass meaningless options, so that an
                unknown one only causes a warning.
        """
        try:
            check_options(options)
        except ValueError as error:
            warnings.warn(str(error), stacklevel=2)
        if seed is not None:
            self._seeds = np.random.default_rng(whole_seed(seed, 0))
        self._play.begin(int(self._seeds.integers(2**48)))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, JsonObject] = {agent: {} for agent in self.agents}
        self._go_on()

    @property
    def game(self) -> Game:
        """The current state of the game."""
        return self._play.game

    def _go_on(self) -> None:
        actor = self._play.actor
        if actor >= 0:
            self.agent_selection: str = self.possible_agents[actor]

    def observe(self, agent: str) -> JsonObject:
        """Return the agent's view, and a mask of its legal actions: empty unless it must act."""
        play, seat = self._play, self._seat_of(agent)
        acts, seen = seat == play.actor, play.seen(seat)
        return {
            "observation": self.features.scaled(seen) if self.scaled else seen,
            "action_mask": play.mask() if acts else np.zeros(self.table.size, np.int8),
        }

    def _seat_of(self, agent: str) -> int:
        try:
            return self._number[agent]
        except (KeyError, TypeError):  # only then is the name looked at, which takes longer
            return self._number[word(agent, "agent", self.possible_agents)]

    def step(self, action: int | None) -> None:
        """Take an action for the agent that must act.

        Raises:
            ValueError: the action is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._legal(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.take(number)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def action(self, number: int | None) -> Action:
        """Return the action that a number currently stands for.

        Raises:
            ValueError: the number is not legal.
        """
        return self.table.action(self._legal(number), self.game.state)

    def choice_of(self, bot: Bot) -> int:
        """Return a bot's choice for the agent that must act, as a number for `step`.

        The bot sees what the agent's seat may see. An amount missing from the table becomes
        the nearest one in it.

        Raises:
            ValueError: the bot names an action that is not legal.
        """
        legal = np.flatnonzero(self._play.mask())
        return self.table.choice_of(bot, self.game, map(int, legal))

    def is_legal(self, number: SupportsIndex | None) -> bool:
        """Whether an action from the action table is legal now."""
        try:
            return number is not None and self._play.is_legal(operator.index(number))
        except TypeError:
            return False

    def _legal(self, number: SupportsIndex | None) -> int:
        if number is None or not self.is_legal(number):
            raise ValueError(f"action {number} is not legal now")
        return operator.index(number)

    def take(self, number: int) -> None:
        """Take an action from the action table for the seat that must act.

        Raises:
            ValueError: the action is not legal.
        """
        self._play.take(self._legal(number))
        self._judge()

    def play(self, action: Action | JsonView) -> None:
        """Take any legal action for the seat that must act, even one not in the action table."""
        self._play.play(action)
        self._judge()

    def let_bots_play(self, bots: Mapping[str, str], agent: str) -> bool:
        """Let bots play the compiled game until an agent must act or is out of the game.

        Args:
            bots: the bots of all other agents.
            agent: the agent that plays against the bots.

        Returns:
            False if that is impossible: the game is not compiled, or a bot has no compiled form.
        """
        if self._fast is None:
            return False
        if not all(bot in CHOOSERS for bot in bots.values()):
            return False
        seated = [bots.get(seat, "") for seat in self.possible_agents]
        self._fast.let_bots_play(seated, self._seat_of(agent), self.max_rounds, self.max_actions)
        self._judge()
        return True

    def _judge(self) -> None:
        """Record the consequences of an action, and the agent that must act now."""
        play = self._play
        if play.actor < 0:
            self._end()
        elif play.round > self.max_rounds or play.actions >= self.max_actions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._eliminate()
        self._go_on()

    def _end(self) -> None:
        winner = self.possible_agents[self._play.winner]
        for agent in self.agents:
            if not self.terminations[agent]:
                self.rewards[agent] = 1.0 if agent == winner else -1.0
                self.terminations[agent] = True

    def _eliminate(self) -> None:
        play = self._play
        if play.alive == len(self.agents):
            return
        for agent in self.agents:
            if play.is_out(self._number[agent]) and not self.terminations[agent]:
                self.rewards[agent], self.terminations[agent] = -1.0, True

    def render(self) -> str | None:
        """Render the position in the way that `render_mode` names."""
        if self.render_mode == "svg":
            return str(self.game._repr_mimebundle_()["text/html"])
        if self.render_mode == "human":
            print(repr(self.game))  # noqa: T201 - that is what this mode asks for
            return None
        return repr(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing, since nothing is open."""
