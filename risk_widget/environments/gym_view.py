"""A Gymnasium environment: one seat learns, and bots play all others.

Importing this module registers `risk_widget/Risk-v0` for `gymnasium.make` and `make_vec`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Unpack, get_args

from risk_widget.reading.spelling import not_installed

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
except ImportError as _error:
    raise ImportError(not_installed("this environment", "Gymnasium", "learn")) from _error

from risk_widget.bots import choose_within
from risk_widget.environments.plays import check_options, seat_opponents
from risk_widget.environments.risk_v0 import raw_env
from risk_widget.environments.vector import Illegal
from risk_widget.laboratory.players import Player
from risk_widget.reading.schema import whole, whole_seed, word

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from risk_widget.bots import Bot
    from risk_widget.environments.action_table import ActionTable
    from risk_widget.environments.features import Features
    from risk_widget.environments.plays import GameSettings
    from risk_widget.game import Game
    from risk_widget.laboratory.players import AnyBot
    from risk_widget.reading.json_types import JsonObject

__all__ = ["NAME", "RiskEnv"]

NAME = "risk_widget/Risk-v0"
"""The id of the environment in Gymnasium's registry."""


class RiskEnv(gymnasium.Env[Any, int]):
    """One seat against bots, with the observations, actions and rewards of `risk_v0`.

    A step lasts until the seat has to act again, is out, or the game is over. The mask of legal
    actions is in the observation; `action_masks()` returns it too, for libraries that call it.

    Attributes:
        table: the numbers of the actions.
        features: the layout of the observation.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human", "svg"], "render_fps": 4}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        opponents: AnyBot | Sequence[AnyBot] | Mapping[str, AnyBot] = "random",
        *,
        seat: str | None = None,
        illegal: Illegal = "lose",
        **settings: Unpack[GameSettings],
    ) -> None:
        """Make an environment.

        Args:
            opponents: the bot of all other seats, a list of bots for them in turn order, or each
                seat's own. A bot is an id, a class, a function that makes a bot from a seed, or a
                bot, which then plays every game as a copy.
            seat: the learning seat; default the first.
            illegal: the effect of an illegal action: "lose" ends the game with the reward -1 and
                "illegal" in `info`, "raise" raises an error.
            settings: as for `risk_v0.raw_env`. With `fast=True` the bots are compiled too, if all
                of them are given by id and have a compiled form.

        Raises:
            ValueError: no such seat or bot, or a combination that the edition does not have.
        """
        self._illegal = word(illegal, "illegal", get_args(Illegal))
        self.inner: raw_env = raw_env(**settings)
        self.render_mode: str | None = settings.get("render_mode")
        self._goes_on = False
        self.table: ActionTable = self.inner.table
        self.features: Features = self.inner.features
        agents = self.inner.possible_agents
        self.seat: str = agents[0] if seat is None else word(seat, "seat", agents)
        bots: list[Any] = seat_opponents(agents, self.seat, opponents)
        self._players = {
            agent: Player.of(bot, "opponents")
            for agent, bot in zip(agents, bots, strict=True)
            if agent != self.seat
        }
        sources = {agent: player.source for agent, player in self._players.items()}
        named = {agent: bot for agent, bot in sources.items() if isinstance(bot, str)}
        self._named = named if len(named) == len(sources) else None
        self._bots: dict[str, Bot] = {}
        self.observation_space: spaces.Dict = self.inner.observation_space(self.seat)
        self.action_space: spaces.Space[Any] = self.inner.action_space(self.seat)

    @property
    def game(self) -> Game:
        """The current state of the game."""
        return self.inner.game

    def __copy__(self) -> RiskEnv:
        return deepcopy(self)  # a copied environment continues its own copy of the game

    def reset(
        self, *, seed: int | str | None = None, options: JsonObject | None = None
    ) -> tuple[JsonObject, JsonObject]:
        """Begin a new game, including the moves of any bots before the seat's first turn.

        Args:
            seed: the seed of the game.
            options: must be empty: `reset` has no options.

        Raises:
            ValueError: an option is given.
        """
        check_options(options)
        chosen = None if seed is None else whole_seed(seed, 0)
        super().reset(seed=chosen)
        if chosen is None:
            chosen = int(self.np_random.integers(2**48))
        self.inner.reset(seed=chosen)
        board = self.inner.game.board
        self._bots = {
            agent: player.make(f"{chosen}/{agent}", board)
            for agent, player in self._players.items()
        }
        self._let_others_play()
        while self._is_done():  # the game was over before the seat's first turn
            self.inner.reset()
            self._let_others_play()
        self._goes_on = True
        return self._seen(), {}

    def step(self, action: int) -> tuple[JsonObject, float, bool, bool, JsonObject]:
        """Take an action for the seat, and let the bots play until the seat must act again.

        Raises:
            ValueError: the action is not a whole number, or illegal while ``illegal`` is "raise".
            ResetNeeded: no game has begun, or the last game is over.
        """
        if not self._goes_on:
            raise ResetNeeded("there is no game to play on: call reset() first")
        inner, number = self.inner, whole(action, "action")
        if self._illegal == "lose" and not inner.is_legal(number):
            self._goes_on = False
            return self._seen(), -1.0, True, False, {"illegal": True}
        inner.take(number)
        self._let_others_play()
        reward = inner.rewards[self.seat]
        over, cut_off = inner.terminations[self.seat], inner.truncations[self.seat]
        self._goes_on = not (over or cut_off)
        return self._seen(), reward, over, cut_off, {}

    def _is_done(self) -> bool:
        return bool(self.inner.terminations[self.seat] or self.inner.truncations[self.seat])

    def _let_others_play(self) -> None:
        """Let bots act on the game itself, since the action table may lack their actions."""
        inner = self.inner
        if self._named is not None and inner.let_bots_play(self._named, self.seat):
            return
        while not self._is_done():
            actor = inner.game.actor
            if actor is None or actor == self.seat:
                break
            try:
                inner.play(choose_within(self._bots[actor], inner.game.observe(actor), None))
            except Exception as error:
                bot, seen = self._players[actor].name, inner.game.position(actor)
                error.add_note(f"bot {bot!r} on seat {actor}: {seen}")
                raise

    def _seen(self) -> JsonObject:
        return self.inner.observe(self.seat)

    def action_masks(self) -> NDArray[np.int8]:
        """Return an array with 1 for each legal action."""
        mask: NDArray[np.int8] = self._seen()["action_mask"]
        return mask

    def render(self) -> str | None:
        """See `risk_v0.raw_env.render`."""
        return self.inner.render()


gymnasium.register(
    NAME,
    entry_point=f"{__name__}:RiskEnv",
    vector_entry_point="risk_widget.environments.vector:RiskVectorEnv",
)
