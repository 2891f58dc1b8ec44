"""The share of games that a policy wins, and a benchmark: one kind of game on three boards."""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, Self, TypeAlias, Unpack

from risk_widget.reading.spelling import not_installed

try:
    import numpy as np
except ImportError as _error:
    raise ImportError(not_installed("a score", "numpy", "learn")) from _error

from risk_widget.environments.network import ACTION_SIZE, Network, Views
from risk_widget.environments.vector import RiskVectorEnv
from risk_widget.messages import say
from risk_widget.reading.schema import whole, word
from risk_widget.results.displays import chance_message
from risk_widget.results.intervals import share_interval

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from risk_widget.environments.vector import BatchSettings, Observe, Opponents

    Array: TypeAlias = NDArray[Any]
    Choose: TypeAlias = Callable[[Array, NDArray[np.bool_]], Array]

__all__ = ["BOARDS", "Model", "Policy", "Score", "batch_of", "benchmark", "share_won"]

BOARDS: Final = ("island", "strait", "classic")
"""The boards of the benchmark, the easiest first."""
GAME: Final[dict[str, Any]] = {
    "edition": "german",
    "mode": "domination",
    "seats": 2,
    "max_rounds": 60,
}
"""The settings of the benchmark's games."""


class Model(Protocol):
    """A model of stable-baselines3, or any object with the same `predict`."""

    observation_space: Any

    @property
    def predict(self) -> Callable[..., Any]:
        """A function that returns the actions as its first result; it may take ``action_masks``."""


Policy: TypeAlias = "Choose | Model | Network"
"""A policy: a function that chooses actions, a `Model` or a `Network`.

The function takes the observations of some games and their masks of legal actions, a row for each
game, and returns an action for each."""


class _Won(NamedTuple):
    won: int
    games: int


class Score(_Won):
    """The numbers of games that a policy has won and played.

    >>> from risk_widget.environments.scores import Score
    >>> print(Score(61, 100))
    61% of 100 games (51% to 70%)

    Attributes:
        won: the number of games won.
        games: the number of games played.
        illegal: the number of games that an illegal action has ended; these are lost.
    """

    illegal: int

    def __new__(cls, won: int, games: int, illegal: int = 0) -> Self:
        """Make a score: a pair of numbers, with a third as an attribute."""
        made = super().__new__(cls, won, games)
        made.illegal = illegal
        return made

    @property
    def share(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval of the share."""
        return share_interval(self.won, self.games)

    def __str__(self) -> str:
        ends = dict(zip(("low", "high"), map(chance_message, self.interval), strict=True))
        share = chance_message(self.share)
        return say("score-shown", share=share, games=self.games, illegal=self.illegal, **ends)


def benchmark(
    policy: Policy,
    board: str = "classic",
    opponents: Opponents = "newcomer",
    games: int = 400,
    *,
    seed: int = 1_000_000,
    observe: Observe = True,
    scaled: bool = False,
) -> Score:
    """Play the benchmark: German domination for two, on one of three boards.

    >>> from risk_widget.environments.scores import benchmark  # doctest: +SKIP
    >>> first = lambda seen, legal: legal.argmax(1)  # doctest: +SKIP
    >>> benchmark(first, "island", games=100).games  # doctest: +SKIP
    100

    Args:
        policy: see `Policy`.
        board: one of `BOARDS`.
        opponents: the bot of the other seat.
        games: how many to play; half of them from either seat.
        seed: the seed of the games; train with other seeds.
        observe: the observation for a function; see `risk_v0.vec_env`.
        scaled: whether observations lie between 0 and 1.

    Raises:
        ValueError: no such board or bot.
    """
    chosen = {**GAME, "board": word(board, "board", BOARDS), "observe": observe, "scaled": scaled}
    return share_won(policy, games, opponents, seed=seed, **chosen)


def share_won(
    policy: Policy,
    games: int,
    opponents: Opponents = "easygoing",
    *,
    seed: int = 1,
    **settings: Unpack[BatchSettings],
) -> Score:
    """Play games with a policy's best actions, and count those that the policy wins.

    Each seat plays its share of the games, and the first games of a batch count, however long.
    A game that is cut off, or ended by an illegal action, is not won; the latter are counted, too.

    Args:
        policy: see `Policy`.
        games: how many to play.
        opponents: the bots of all other seats.
        seed: the seed of the games.
        settings: the game and the observation; see `risk_v0.vec_env`. A model gets the
            observations that its observation space asks for.

    Raises:
        ValueError: as `risk_v0.vec_env` does.
    """
    count = whole(games, "games", 1)
    wanted = settings.copy()
    if not callable(policy) and not isinstance(policy, Network):
        space = policy.observation_space
        wanted["observe"] = "actions" if space.shape[1:] == (ACTION_SIZE,) else True
        wanted["scaled"] = space.dtype.kind == "f"
    envs = batch_of(count, opponents, wanted)
    choose = _chooser(policy, envs)
    seen, _ = envs.reset(seed=seed)
    left, won, illegal = np.ones(count, np.bool_), 0, 0
    while left.any():
        actions = envs.random_actions()  # these games have restarted, so any action will do
        actions[left] = choose(seen[left], envs.action_masks()[left])
        seen, rewards, over, cut, info = envs.step(actions)
        ended = (over | cut) & left
        if ended.any():
            won += int((rewards[ended] > 0).sum())
            illegal += int(info.get("final_info", info)["illegal"][ended].sum())
        left &= ~ended
    return Score(won, count, illegal)


def _chooser(policy: Policy, envs: RiskVectorEnv) -> Choose:
    if isinstance(policy, Network):
        network, views = policy, Views(envs.config)

        def best(seen: Array, legal: Array) -> Array:
            choices = views.choices(seen, legal)
            found: Array = choices.numbers[network.best(choices)]
            return found

        return best
    if callable(policy):
        return policy
    predict: Any = policy.predict
    masks = "action_masks" in signature(predict).parameters

    def predicted(seen: Array, legal: Array) -> Array:
        found: Array = predict(
            seen, deterministic=True, **({"action_masks": legal} if masks else {})
        )[0]
        return found

    return predicted


def batch_of(games: int, opponents: Opponents, settings: BatchSettings) -> RiskVectorEnv:
    """Make a batch in which each seat learns in its share of the games."""
    first = RiskVectorEnv(1, opponents, **settings)
    seats = first.config.seats
    chosen: BatchSettings = {
        "seat": [seats[game % len(seats)] for game in range(games)],
        **settings,
    }
    return RiskVectorEnv(games, opponents, **chosen)
