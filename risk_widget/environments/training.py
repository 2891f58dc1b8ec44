"""Training of a `Network` in a batch of games, by proximal policy optimization, with numpy alone.

Games are played side by side. Each action is judged by its results: by the game's end, by the
change in the shares of territories, armies and income (rewards that cancel out over a game), and
by the forecast of the second network. Actions that turned out better than expected become
likelier, within narrow bounds for each round of training.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, Unpack

from risk_widget.reading.spelling import not_installed

try:
    import numpy as np
except ImportError as _error:
    raise ImportError(not_installed("training", "numpy", "learn")) from _error

from risk_widget.environments.network import Choices, Network, Views, softmax
from risk_widget.environments.scores import batch_of, share_won
from risk_widget.reading.schema import number, whole, whole_seed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from risk_widget.environments.network import Weights
    from risk_widget.environments.vector import BatchSettings, Opponents

    Floats: TypeAlias = NDArray[np.float32]

__all__ = ["Progress", "Trainer", "share_won"]

STEPS: Final = 48
"""The number of decisions in each game between two rounds of training."""
PASSES: Final = 3
PARTS: Final = 8
"""The number of passes over a round's decisions, and the number of parts in a pass."""
DISCOUNT: Final = 0.997
TRACE: Final = 0.95
BOUND: Final = 0.2
RECENT: Final = 400
"""The number of latest games over which the progress of training is measured."""
CURIOSITY: Final = 0.01
"""The weight of the entropy term in the training objective."""


class Progress(NamedTuple):
    """The results of a round of training.

    Attributes:
        seconds: the time since the training began.
        decisions: the number of the network's decisions so far.
        games: the number of games that ended in this round.
        won: the share of these games that the network won; None if no game ended.
    """

    seconds: float
    decisions: int
    games: int
    won: float | None


class Decisions(NamedTuple):
    """The decisions of a round: arrays with a row per step and a column per game."""

    choices: list[Choices]
    chosen: NDArray[np.int64]
    chances: Floats
    gains: Floats
    returns: Floats


class Trainer:
    """A network that learns in a batch of games.

    >>> from risk_widget.environments.training import Trainer  # doctest: +SKIP
    >>> trainer = Trainer("random", games=8, edition="czech", seats=3)  # doctest: +SKIP
    >>> curve = list(trainer.rounds(decisions=1))  # doctest: +SKIP
    >>> len(curve)  # doctest: +SKIP
    1

    Attributes:
        network: the network, which changes with every round.
        curve: the `Progress` of all rounds so far.
    """

    def __init__(
        self,
        opponents: Opponents = "easygoing",
        *,
        games: int = 192,
        seed: int | str = 1,
        network: Network | None = None,
        rate: float = 0.002,
        **settings: Unpack[BatchSettings],
    ) -> None:
        """Begin a batch; the very first batch compiles the game, and says so.

        Args:
            opponents: the bots of all other seats; see `risk_v0.vec_env`.
            games: the number of games at once.
            seed: the seed of games and choices; the same seed trains the same network.
            network: a network to train further; by default a new one.
            rate: the step by which each part of a round moves the weights.
            settings: the game: see `risk_v0.vec_env`. Each seat learns in its share of the games.

        Raises:
            ValueError: as `risk_v0.vec_env` does.
        """
        self._count = whole(games, "games", 1)
        self._rate, seed = number(rate, "rate", least=0), whole_seed(seed, 0)
        self._envs = batch_of(self._count, opponents, settings)
        self.network: Network = network or Network(seed)
        self._views = Views(self._envs.config)
        self._random = np.random.default_rng(seed)
        self._seen, _ = self._envs.reset(seed=seed)
        self._moments = {name: np.zeros((2, *w.shape)) for name, w in self.network.weights.items()}
        self._updates = 0
        self.curve: list[Progress] = []

    def rounds(
        self,
        *,
        minutes: float | None = None,
        decisions: int | None = None,
        until: float | None = None,
    ) -> Iterator[Progress]:
        """Train until one of the limits is reached, and report every round.

        Args:
            minutes: the time after which no new round begins.
            decisions: the limit over all games; the same number trains the same network anywhere.
            until: the share of recent games won at which training ends, over the latest
                rounds in which at least `RECENT` games ended.
        """
        began = monotonic()
        before = self.curve[-1].seconds if self.curve else 0.0
        most = None if minutes is None else number(minutes, "minutes", least=0) * 60
        enough = None if decisions is None else whole(decisions, "decisions", 1)
        wished = None if until is None else number(until, "until", 0, 1)
        made = self.curve[-1].decisions if self.curve else 0
        while (
            (most is None or monotonic() - began < most)
            and (enough is None or made < enough)
            and (wished is None or self._recently_won() < wished)
        ):
            found, ends = self._play()
            self._learn(found)
            made += STEPS * self._count
            won = float(np.mean(ends)) if ends else None
            self.curve.append(Progress(before + monotonic() - began, made, len(ends), won))
            yield self.curve[-1]

    def _recently_won(self) -> float:
        """Return the share of recent games that the network won; 0 until `RECENT` have ended."""
        games, won = 0, 0.0
        for progress in reversed(self.curve):
            games += progress.games
            won += progress.games * (progress.won or 0)
            if games >= RECENT:
                return won / games
        return 0.0

    def _play(self) -> tuple[Decisions, list[bool]]:
        """Play a round. Returns its decisions and, for each game that ended, whether it was won."""
        shape = (STEPS, self._count)
        chosen, chances = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
        rewards, values = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        worths, over = np.zeros(shape, np.float32), np.zeros(shape, np.bool_)
        all_choices, ends = [], []
        for step in range(STEPS):
            choices = self._views.choices(self._seen, self._envs.action_masks())
            all_choices.append(choices)
            likely = self.network.chances(choices)
            picked = draw_actions(likely, choices.firsts, self._random.random(self._count))
            chosen[step], chances[step] = picked, likely[picked]
            values[step] = self.network.values(choices.positions)[0]
            worths[step] = _worth(choices.positions)
            self._seen, rewards[step], won, cut, _ = self._envs.step(choices.numbers[picked])
            over[step] = won | cut
            rewards[step][cut] = -1  # otherwise delaying until the game is cut off would pay
            ends += [reward > 0 for reward in rewards[step][over[step]]]
        last = self._views.choices(self._seen, self._envs.action_masks()).positions
        values_after = np.concatenate([values[1:], self.network.values(last)[0][None]])
        worths_after = np.concatenate([worths[1:], _worth(last)[None]])
        going_on = (~over).astype(np.float32)
        rewards += going_on * DISCOUNT * worths_after - worths
        steps = rewards + DISCOUNT * going_on * values_after - values
        gains = np.zeros(shape, np.float32)
        carried = np.zeros(self._count, np.float32)
        for step in reversed(range(STEPS)):
            carried = steps[step] + DISCOUNT * TRACE * going_on[step] * carried
            gains[step] = carried
        spread = (gains - gains.mean()) / (gains.std() + 1e-6)
        return Decisions(all_choices, chosen, chances, spread, gains + values), ends

    def _learn(self, found: Decisions) -> None:
        order = np.arange(STEPS)
        for _ in range(PASSES):
            self._random.shuffle(order)
            for steps in np.array_split(order, PARTS):
                choices = [found.choices[step] for step in steps]
                sizes = [len(each.numbers) for each in choices]
                offsets = np.concatenate([[0], np.cumsum(sizes)[:-1]])
                firsts = [each.firsts + at for each, at in zip(choices, offsets, strict=True)]
                together = Choices(
                    (found.chosen[steps] + offsets[:, None]).ravel(),
                    np.concatenate(firsts),
                    np.concatenate([each.described for each in choices]),
                    np.concatenate([each.positions for each in choices]),
                )
                judged = (found.chances, found.gains, found.returns)
                self._move(
                    slopes(self.network, together, *(each[steps].ravel() for each in judged))
                )

    def _move(self, steepest: Mapping[str, Floats]) -> None:
        """Move the weights by one step of Adam."""
        self._updates += 1
        for name, slope in steepest.items():
            mean, square = self._moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            rise = mean / (1 - 0.9**self._updates)
            width = np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8
            self.network.weights[name] += (self._rate * rise / width).astype(np.float32)


def slopes(
    network: Network, choices: Choices, before: Floats, gains: Floats, returns: Floats
) -> Weights:
    """Compute the gradient of the training objective for each weight.

    Args:
        network: the network with these weights.
        choices: for many positions; ``numbers`` are the places of the chosen actions.
        before: the chances of these actions when they were chosen.
        gains: how much better than expected the actions turned out.
        returns: the value that each position turned out to have.
    """
    weights, chosen, firsts = network.weights, choices.numbers, choices.firsts
    scores, hidden = network.scores(choices.described)
    chances = softmax(scores, firsts)
    counts, count = np.diff(firsts, append=len(scores)), len(chosen)
    ratio = chances[chosen] / before
    free = np.where(gains > 0, ratio < 1 + BOUND, ratio > 1 - BOUND)
    pull = gains * ratio * free
    slope = -np.repeat(pull, counts) * chances
    slope[chosen] += pull
    logs = np.log(chances + 1e-8)
    spread = np.add.reduceat(chances * logs, firsts)
    slope -= CURIOSITY * chances * (logs - np.repeat(spread, counts))
    slope /= count
    back = slope[:, None] * weights["score"][:, 0] * (1 - hidden**2)
    values, seen = network.values(choices.positions)
    error = (returns - values) * (1 - values**2) / count
    back_seen = error[:, None] * weights["value"][:, 0] * (1 - seen**2)
    return {
        "score": hidden.T @ slope[:, None],
        "look": choices.described.T @ back,
        "look_bias": back.sum(0),
        "value": seen.T @ error[:, None],
        "see": choices.positions.T @ back_seen,
        "see_bias": back_seen.sum(0),
    }


def _worth(positions: Floats) -> Floats:
    """Measure the seat's standing in each position: the mean of its shares."""
    found: Floats = positions[:, :3].mean(1)
    return found


def draw_actions(
    chances: Floats, firsts: NDArray[np.int64], draws: NDArray[np.float64]
) -> NDArray[np.int64]:
    """Draw an action for each position, according to the chances of the actions."""
    sums = np.cumsum(chances, dtype=np.float64)
    starts = np.concatenate([[0.0], sums])[firsts]
    ends = np.append(firsts[1:], len(chances)) - 1
    wanted = starts + draws * (sums[ends] - starts)
    found = np.searchsorted(sums, wanted, side="right")
    picked: NDArray[np.int64] = np.minimum(np.maximum(found, firsts), ends)
    return picked
