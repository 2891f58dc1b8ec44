"""The game for Gymnasium: one seat learns, bots play all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.spelling import not_installed

try:
    import gymnasium
except ImportError as error:
    raise ImportError(not_installed("this environment", "Gymnasium", "learn")) from error

from risk_widget.bots import make
from risk_widget.environments.risk_v0 import raw_env
from risk_widget.schema import word

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.bots.base import Bot
    from risk_widget.laboratory.simulation import BotMaker

__all__ = ["RiskEnv"]


class RiskEnv(gymnasium.Env[Any, int]):
    """One seat against bots: observations, actions and rewards are those of `risk_v0`.

    A step goes on until the seat has to act again, is out, or the game is over. The mask of legal
    actions is in the observation, and in `action_masks()` where a library asks for it there.
    """

    metadata = {"render_modes": ["ansi", "human", "svg"], "render_fps": 4}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        opponents: str | BotMaker | Mapping[str, str | BotMaker] = "random",
        *,
        seat: str | None = None,
        **settings: Any,
    ) -> None:
        """Make an environment.

        Args:
            opponents: the bot of all other seats, or each seat's own.
            seat: the one that learns; default the first.
            settings: as for `risk_v0.raw_env`. With `fast=True` bots are compiled too, where all
                of them are named and have a compiled form.

        Raises:
            ValueError: no such seat or bot, or a combination that the edition does not have.
        """
        self.inner = raw_env(**settings)
        self.render_mode = settings.get("render_mode")
        agents = self.inner.possible_agents
        self.seat = agents[0] if seat is None else word(seat, "seat", agents)
        others = [agent for agent in agents if agent != self.seat]
        self._makers: dict[str, str | BotMaker] = (
            dict.fromkeys(others, opponents)
            if isinstance(opponents, str) or callable(opponents)
            else {other: opponents[other] for other in others}
        )
        named = {agent: maker for agent, maker in self._makers.items() if isinstance(maker, str)}
        self._named = named if len(named) == len(others) else None
        self._bots: dict[str, Bot] = {}
        self.observation_space = self.inner.observation_space(self.seat)
        self.action_space = self.inner.action_space(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; bots that move before the seat have moved already."""
        super().reset(seed=seed)
        self.inner.reset(seed=seed, options=options)
        chosen = int(self.np_random.integers(2**48)) if seed is None else seed
        self._bots = {
            agent: make(maker, f"{chosen}/{agent}", board=self.inner.game.board)
            if isinstance(maker, str)
            else maker(f"{chosen}/{agent}")
            for agent, maker in self._makers.items()
        }
        self._let_others_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action for the seat, and let the others play until it must act again.

        Raises:
            ValueError: the action is not legal.
        """
        inner = self.inner
        inner.take(action)
        self._let_others_play()
        reward = inner.rewards[self.seat]
        over, cut_off = inner.terminations[self.seat], inner.truncations[self.seat]
        return self._seen(), reward, over, cut_off, {}

    def _is_done(self) -> bool:
        return bool(self.inner.terminations[self.seat] or self.inner.truncations[self.seat])

    def _let_others_play(self) -> None:
        """Others act on the game itself: bots name actions that the table need not have."""
        inner = self.inner
        if self._named is not None and inner.let_bots_play(self._named, self.seat):
            return
        while not self._is_done():
            actor = inner.game.actor
            if actor is None or actor == self.seat:
                break
            inner.play(self._bots[actor].choose(inner.game.observe(actor)))

    def _seen(self) -> Any:
        return self.inner.observe(self.seat)

    def action_masks(self) -> Any:
        """1 for each legal action."""
        return self._seen()["action_mask"]

    def render(self) -> Any:
        """See `risk_v0.raw_env.render`."""
        return self.inner.render()
