"""Experiments: the same games under several conditions, and the difference with its interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from html import escape
from math import sqrt
from typing import TYPE_CHECKING, Any

from risk_widget.laboratory.simulation import GameResult, simulate, wilson
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.results.displays import difference, lines, signed, table
from risk_widget.results.frames import Rows
from risk_widget.results.plots import intervals
from risk_widget.results.progress_bar import reporter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.laboratory.simulation import BotMaker, Executor, SimulationResult
    from risk_widget.results.plots import Plot
    from risk_widget.results.progress_bar import Progress

__all__ = ["ExperimentResult", "experiment"]

Measure = Callable[[GameResult], float | None]
"""What is measured in a game; None leaves it out, under all conditions."""

_Z = 1.959964
VARIED = ("bots", "edition", "mode", "options", "board", "arrange", "max_rounds")
"""What a condition may set."""


def _won(game: GameResult) -> float:
    """Whether the first bot has won; a game that nobody won is not won."""
    return float(game.winner is not None and game.bots[game.winner] == 0)


def _rounds(game: GameResult) -> float | None:
    return None if game.winner is None else float(game.rounds)


def _finished(game: GameResult) -> float:
    return float(game.winner is not None)


MEASURES: Mapping[str, Measure] = {"wins": _won, "rounds": _rounds, "finished": _finished}


@dataclass(frozen=True, slots=True)
class ExperimentResult(Rows):
    """What was measured, game by game, under each condition.

    Attributes:
        measure: its name.
        simulations: condition -> its games; the first condition is what the others are compared
            with.
        values: condition -> what was measured in each game that counts under all conditions.
        left_out: games that do not count, because the measure has no value under a condition.
    """

    measure: str
    simulations: Mapping[str, SimulationResult]
    values: Mapping[str, tuple[float, ...]]
    left_out: int

    @property
    def difference(self) -> float:
        """Of the second condition from the first."""
        return float(self.to_rows()[1]["difference"])

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of `difference`."""
        row = self.to_rows()[1]
        return row["difference_low"], row["difference_high"]

    def to_rows(self) -> list[dict[str, Any]]:
        """A row for each condition: the mean, and the difference from the first, with intervals.

        Each game is compared with itself under the other condition. `apart` is the standard error
        that the difference would have, had the games been others.
        """
        first = next(iter(self.values.values()))
        rows: list[dict[str, Any]] = []
        for name, values in self.values.items():
            mean, error = _mean(values)
            low, high = mean - _Z * error, mean + _Z * error
            if self.measure in _SHARES:
                low, high = wilson(round(sum(values)), len(values))
            pairs = [b - a for a, b in zip(first, values, strict=True)]
            difference, apart = _mean(pairs)
            rows.append(
                {
                    "condition": name,
                    "games": len(values),
                    "mean": mean,
                    "low": low,
                    "high": high,
                    "difference": difference,
                    "difference_low": difference - _Z * apart,
                    "difference_high": difference + _Z * apart,
                    "error": apart,
                    "apart": sqrt(error**2 + _mean(first)[1] ** 2) if rows else 0.0,
                }
            )
        return rows

    def plot(self) -> Plot:
        """The differences from the first condition with their intervals (extra `plot`)."""
        unit = 100 if self.measure in _SHARES else 1
        ends = ("difference_low", "difference", "difference_high")
        rows = []
        for row in self.to_rows()[1:]:
            low, value, high = (unit * row[end] for end in ends)
            rows.append((row["condition"], low, value, high))
        title = render(self._message())
        across = self._difference_head()
        return intervals(title, rows, per_cent=False, zero=0.0, across=across)

    def _message(self) -> Message:
        first, *others = self.to_rows()
        about = {
            "what": self.measure,
            "means": [
                Message("experiment-mean-of", self._mean_of(row)) for row in (first, *others)
            ],
            "other": first["condition"],
            "differences": [
                Message("experiment-difference-of", self._difference_of(row)) for row in others
            ],
            "games": first["games"],
            "left_out": self.left_out,
            "points": "yes" if self.measure in _SHARES else "no",
        }
        return Message("experiment-shown", about)

    def _mean_of(self, row: Mapping[str, Any]) -> dict[str, str]:
        return {"condition": row["condition"], "mean": self._shown(row["mean"])}

    def _difference_of(self, row: Mapping[str, Any]) -> dict[str, str]:
        ends = {"difference": "difference", "low": "difference_low", "high": "difference_high"}
        shown = {name: self._shown(row[end], difference=True) for name, end in ends.items()}
        return {"condition": row["condition"], **shown}

    def _shown(self, value: float, *, difference: bool = False) -> str:
        share = self.measure in _SHARES
        if difference:
            return signed(100 * value) if share else signed(value, 2)
        return say("experiment-percent", percent=f"{100 * value:.1f}") if share else f"{value:.2f}"

    def _spread(self, error: float) -> str:
        """A standard error, in the unit of the differences."""
        return self._shown(error, difference=True).removeprefix("+")

    def _difference_head(self) -> str:
        return say(f"experiment-{'points' if self.measure in _SHARES else 'difference'}")

    def __repr__(self) -> str:
        return f"<ExperimentResult: {render(self._message())}>"

    def _repr_html_(self) -> str:
        condition, mean, error = (say(f"experiment-{n}") for n in ("condition", "mean", "error"))
        heads = [condition, mean, self._difference_head(), error]
        reach = self._reach()
        body = [
            [
                row["condition"],
                _in_a_line(self._between(row, "mean", "low", "high")),
                ""
                if at == 0
                else difference(
                    row["difference_low"], row["difference"], row["difference_high"], reach
                )
                + _in_a_line(self._between(row, "difference", "difference_low", "difference_high")),
                "" if at == 0 else f"{self._spread(row['error'])} ({self._spread(row['apart'])})",
            ]
            for at, row in enumerate(self.to_rows())
        ]
        return lines(render(self._message()), table(heads, body, markup=(1, 2)), text=(0,))

    def _reach(self) -> float:
        """The largest difference that is drawn."""
        ends = [abs(row[f"difference_{end}"]) for row in self.to_rows() for end in ("low", "high")]
        return float(max(ends))

    def _between(self, row: Mapping[str, float], value: str, low: str, high: str) -> str:
        apart = value == "difference"
        shown = [self._shown(row[name], difference=apart) for name in (value, low, high)]
        return f"{shown[0]} [{shown[1]}, {shown[2]}]"


def _in_a_line(words: str) -> str:
    return f'<span style="white-space:nowrap">{escape(words)}</span>'


_SHARES = ("wins", "finished")


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    if not count:
        return 0.0, 0.0
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, sqrt(spread / count)


def _report_on(
    report: Callable[[int, int], None], before: int, total: int, done: int, _: int
) -> None:
    report(before + done, total)


def experiment(
    conditions: Mapping[str, Mapping[str, Any]],
    bots: Sequence[str | BotMaker] = ("cautious", "cautious", "cautious"),
    games: int = 300,
    *,
    measure: str | Measure = "wins",
    seed: int | str = 0,
    executor: Executor | None = None,
    progress: Progress = False,
    fast: bool = False,
    **settings: Any,
) -> ExperimentResult:
    """Play the same games under several conditions, and compare.

    The games have the same seeds and seats under each condition, so that luck takes part in all of
    them alike and the difference needs fewer games; from where the games go apart their dice do.

    Args:
        conditions: name -> what it sets, of "bots", "edition", "mode", "options", "board",
            "arrange" and "max_rounds". The others are compared with the first.
        bots: as for `simulate`; what is measured is measured of the first of them.
        games: under each condition; a multiple of the number of bots seats them evenly.
        measure: "wins" of the first bot, "rounds" of games that are won, "finished" games, or a
            function of a game's result that gives a number, or None to leave the game out.
        seed: as for `simulate`.
        executor: as for `simulate`.
        progress: as for `simulate`.
        fast: as for `simulate`.
        settings: what all conditions have in common, of the same words.

    Raises:
        ValueError: fewer than two conditions, an unknown word or measure, or what `simulate`
            refuses.
    """
    if len(conditions) < 2:
        raise MessageError(Message("experiment-conditions"))
    for name in (*settings, *(name for varied in conditions.values() for name in varied)):
        if name not in VARIED:
            raise MessageError(Message("experiment-setting", {"name": name, "known": list(VARIED)}))
    measured = MEASURES.get(measure) if isinstance(measure, str) else measure
    if measured is None:
        raise MessageError(Message("experiment-measure", {"known": list(MEASURES)}))
    total = games * len(conditions)
    report = reporter(progress, total)
    simulations = {}
    for number, (name, varied) in enumerate(conditions.items()):
        chosen = {"bots": bots, **settings, **varied}
        simulations[name] = simulate(
            chosen.pop("bots"),
            games,
            seed=seed,
            executor=executor,
            fast=fast,
            progress=partial(_report_on, report, number * games, total),
            **chosen,
        )
    values = {name: [*map(measured, s.games)] for name, s in simulations.items()}
    counts = [all(v is not None for v in row) for row in zip(*values.values(), strict=True)]
    kept = {
        name: tuple(v for v, counted in zip(row, counts, strict=True) if counted and v is not None)
        for name, row in values.items()
    }
    word = measure if isinstance(measure, str) else getattr(measure, "__name__", "measure")
    return ExperimentResult(word, simulations, kept, counts.count(False))
