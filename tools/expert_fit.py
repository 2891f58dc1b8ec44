"""Fitting the expert's values to the games' winners, and measuring their calibration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from expert_games import HEAD

from risk_widget.bots.expert.scratch import FEATURES, HIDDEN
from risk_widget.bots.expert.value import TERRITORIES
from risk_widget.bots.expert.weights import WEIGHTS_SIZE, trained_values, weights_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from expert_games import Samples

F: Final = FEATURES
H: Final = HIDDEN
APART: Final = 10
"""One in this many games is held out."""
BATCH: Final = 1024
STEPS: Final = {"any": 2000, "goal": 700, "kind": 200}
RATE: Final = {"any": 0.01, "goal": 0.005, "kind": 0.002}
DECAY: Final = 3e-4
BINS: Final = 10


class Bin(NamedTuple):
    """A bin of similar chances: their mean, the observed frequency, and their number."""

    said: float
    came: float
    seats: int


def reliability(said: Any, came: Any) -> tuple[list[Bin], float]:
    """Sort chances into bins, and compute the expected error over all of them."""
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    here = [place == number for number in range(BINS)]
    bins = [Bin(said[at].mean(), came[at].mean(), int(at.sum())) for at in here if at.any()]
    return bins, sum(abs(b.said - b.came) * b.seats for b in bins) / len(said)


def kinds_of(kept: Sequence[Samples], group: str = "") -> list[str]:
    """List the kinds of game, edition included, for a goal, or for a goal and number of players."""
    kinds = set().union(*(samples.rows for samples in kept))
    return sorted(kind for kind in kinds if f"{kind}/".startswith(f"{group}/" if group else ""))


def groups_of(kept: Sequence[Samples]) -> list[str]:
    """List every goal and number of players that occurs among some games, over all editions."""
    return sorted({kind.rpartition("/")[0] for kind in kinds_of(kept)})


def gather(kept: Sequence[Samples], group: str, *, apart: bool | None) -> Any:
    """Join all positions of a group of games: their features, the seats in play, the winners.

    ``apart``: True takes the held-out games, False the others, None all.
    """
    parts = []
    for samples in kept:
        for kind in kinds_of([samples], group):
            rows, games = samples.rows[kind][0], samples.games[kind][0]
            parts.append(rows if apart is None else rows[(games % APART == 0) == apart])
    rows = np.concatenate(parts)
    seen = rows[:, HEAD:].reshape(len(rows), 6, F)
    return seen, seen[:, :, TERRITORIES] > 0, rows[:, 1].astype(np.int64)


def unpack(theta: Any) -> tuple[Any, Any, Any, Any]:
    """Unpack the direct weights, then the weights, bias and outer weight of the hidden units."""
    hidden = theta[F:].reshape(H, F + 2)
    return theta[:F], hidden[:, :F], hidden[:, F], hidden[:, F + 1]


def chances(theta: Any, seen: Any, alive: Any) -> tuple[Any, Any]:
    """Compute each seat's chance, and the outputs of the hidden units."""
    straight, inner, bias, outer = unpack(theta)
    answer = np.tanh(seen @ inner.T + bias)
    score = np.where(alive, seen @ straight + answer @ outer, np.float32(-1e9))
    score -= score.max(axis=1, keepdims=True)
    weight = np.exp(np.maximum(score, -60)) * alive
    return weight / weight.sum(axis=1, keepdims=True), answer


def gradient(theta: Any, seen: Any, alive: Any, won: Any) -> Any:
    """Compute the gradient of the mean log loss."""
    _, _, _, outer = unpack(theta)
    chance, answer = chances(theta, seen, alive)
    error = chance.copy()
    error[np.arange(len(won)), won] -= 1
    error /= len(won)
    flat = seen.reshape(-1, F)
    back = (error[:, :, None] * outer * (1 - answer**2)).reshape(-1, H)
    hidden = np.concatenate(
        [
            back.T @ flat,
            back.sum(axis=0)[:, None],
            (error.reshape(-1, 1) * answer.reshape(-1, H)).sum(axis=0)[:, None],
        ],
        axis=1,
    )
    return np.concatenate([error.reshape(-1) @ flat, hidden.reshape(-1)])


def descend(theta: Any, data: Any, stage: str, rng: np.random.Generator) -> Any:
    """Minimise with Adam at a decreasing rate, staying near the starting point."""
    seen, alive, won = data
    start, theta = theta.copy(), theta.copy()
    mean, square = np.zeros_like(theta), np.zeros_like(theta)
    steps = STEPS[stage]
    pull = DECAY if stage == "any" else 20 * DECAY
    origin = np.zeros_like(theta) if stage == "any" else start
    for step in range(1, steps + 1):
        pick = rng.integers(len(won), size=min(BATCH, len(won)))
        slope = gradient(theta, seen[pick], alive[pick], won[pick]) + np.float32(pull) * (
            theta - origin
        )
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = RATE[stage] * (1 - (step - 1) / steps)
        theta -= (
            np.float32(rate)
            * (mean / (1 - 0.9**step))
            / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        )
    return theta


def fit(kept: Sequence[Samples], seed: int) -> dict[str, Any]:
    """Fit values for all games together, for each goal, and for each goal and number of players."""
    rng = np.random.default_rng(seed)
    theta = np.zeros(WEIGHTS_SIZE, np.float32)
    theta[F:] = rng.normal(0, 0.2, H * (F + 2))
    weights = {"any": descend(theta, gather(kept, "", apart=False), "any", rng)}
    groups = groups_of(kept)
    for goal in sorted({group.split("/")[0] for group in groups}):
        weights[goal] = descend(weights["any"], gather(kept, goal, apart=False), "goal", rng)
    for group in groups:
        start = weights[group.split("/")[0]]
        weights[group] = descend(start, gather(kept, group, apart=False), "kind", rng)
    return {kind: [float(value) for value in theta] for kind, theta in weights.items()}


def report(kept: Sequence[Samples], weights: dict[str, Any]) -> Iterator[str]:
    """Report on the chances in held-out games: loss, the loss of equal chances, and calibration."""
    for kind in groups_of(kept):
        seen, alive, won = gather(kept, kind, apart=True)
        if not len(won):
            continue
        chance, _ = chances(np.array(weights[kind], np.float32), seen, alive)
        loss = -np.log(np.maximum(1e-9, chance[np.arange(len(won)), won])).mean()
        blind = np.log(alive.sum(axis=1)).mean()
        _, error = reliability(*outcomes(chance, alive, won))
        yield (
            f"{kind}: {len(won)} positions apart, loss {loss:.3f} (all equal {blind:.3f}), "
            f"expected error {error:.3f}"
        )


def outcomes(chance: Any, alive: Any, won: Any) -> tuple[Any, Any]:
    """Return the chances of the seats still in play, and whether each of them won."""
    came = np.zeros(chance.shape, bool)
    came[np.arange(len(won)), won] = True
    return chance[alive], came[alive]


def trained_chances(samples: Samples, group: str) -> tuple[Any, Any, Any]:
    """Compute the trained expert's chances in a group, with the seats in play and the winners."""
    parts = []
    for kind in kinds_of([samples], group):
        seen, alive, won = gather([samples], kind, apart=None)
        weights = np.array(weights_for(trained_values(), kind), np.float32)
        parts.append((chances(weights, seen, alive)[0], alive, won))
    chance, alive, won = (np.concatenate(part) for part in zip(*parts, strict=True))
    return chance, alive, won
