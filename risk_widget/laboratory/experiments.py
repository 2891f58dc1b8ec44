"""Experiments: the same games under several conditions, and their differences with intervals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from html import escape
from math import sqrt
from typing import TYPE_CHECKING, Annotated, Any, Final

from risk_widget.engine.chance import seed_of
from risk_widget.laboratory.players import Holds
from risk_widget.laboratory.simulation import (
    GameResult,
    Settings,
    Z,
    check_executor,
    games_of,
    wilson,
)
from risk_widget.messages import Message, in_digits, render, say
from risk_widget.reading.schema import Known, number, read, whole, word
from risk_widget.results.displays import difference, lines, signed, table
from risk_widget.results.frames import Rows
from risk_widget.results.plots import intervals
from risk_widget.results.progress_bar import reporter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from risk_widget.laboratory.players import AnyBot
    from risk_widget.laboratory.simulation import Executor, Games, SimulationResult
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.plots import Plot
    from risk_widget.results.progress_bar import Progress

__all__ = ["ExperimentResult", "experiment", "newcombe"]

Measure = Callable[[GameResult], float | bool | None]
"""The measure of a game; a game with None is left out, under all conditions."""
Interval = tuple[float, float] | None
"""Lower and upper end; None where too little is known for one."""

VARIED: Final = (
    *("bots", "edition", "mode", "options", "board", "arrange"),
    *("max_rounds", "max_actions", "max_seconds", "on_error", "isolated"),
)
"""The settings that a condition may change."""
Setting = Annotated[str, Known("setting", VARIED)]


def _won(game: GameResult) -> float:
    """Whether the first bot won; a game without a winner does not count as won."""
    return float(game.winner is not None and game.bots[game.winner] == 0)


def _rounds(game: GameResult) -> float | None:
    return None if game.winner is None else float(game.rounds)


def _finished(game: GameResult) -> float:
    return float(game.winner is not None)


MEASURES: Mapping[str, Measure] = {"wins": _won, "rounds": _rounds, "finished": _finished}


@dataclass(frozen=True, slots=True)
class ExperimentResult(Rows):
    """The measured values of each game under each condition.

    >>> import risk_widget as rw
    >>> island = {"edition": "german", "mode": "domination", "board": "island"}
    >>> sides = {"as dealt": {}, "begins": {"arrange": rw.lab.begins()}}
    >>> result = rw.experiment(sides, ["cautious", "cautious"], 4, **island)
    >>> result.measure, result.values
    ('wins', {'as dealt': (1.0, 0.0, 0.0, 0.0), 'begins': (1.0, 1.0, 0.0, 1.0)})

    Attributes:
        measure: its name.
        simulations: condition -> its games; the first condition is what the others are compared
            with.
        values: condition -> what was measured in each game that counts under all conditions.
        left_out: games that do not count, because the measure has no value under a condition.
        stopped: whether the experiment was interrupted before its last game.
        is_share: whether the measure only says yes or no, so that its mean is a share of the games.
        placebos: condition that holds a continent -> its placebo, one of the conditions.
    """

    measure: str
    simulations: Mapping[str, SimulationResult]
    values: Mapping[str, tuple[float, ...]]
    left_out: int
    stopped: bool = False
    is_share: bool = False
    placebos: Mapping[str, str] = field(default_factory=dict)

    @property
    def difference(self) -> float | None:
        """The second condition's mean minus the first's; None if no game counts."""
        found: float | None = self.to_rows()[1]["difference"]
        return found

    @property
    def interval(self) -> Interval:
        """The 95 % interval of `difference`; None if too little is known for one."""
        row = self.to_rows()[1]
        low, high = row["difference_low"], row["difference_high"]
        return None if low is None else (low, high)

    def to_dict(self) -> JsonObject:
        """The figures as JSON data.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> sides = {"as dealt": {}, "begins": {"arrange": rw.lab.begins()}}
        >>> result = rw.experiment(sides, ["cautious", "cautious"], 4, **island)
        >>> result.to_dict()["values"]
        {'as dealt': [1.0, 0.0, 0.0, 0.0], 'begins': [1.0, 1.0, 0.0, 1.0]}
        """
        runs = {name: simulation.run for name, simulation in self.simulations.items()}
        return {
            "measure": self.measure,
            "conditions": self.to_rows(),
            "values": {name: list(values) for name, values in self.values.items()},
            "left_out": self.left_out,
            "stopped": self.stopped,
            "runs": {name: run and asdict(run) for name, run in runs.items()},
        }

    def _columns(self) -> Columns:
        figures = ("mean", "low", "high", "difference", "difference_low", "difference_high")
        columns: Columns = {"condition": "text", "games": "whole"}
        return {**columns, **dict.fromkeys((*figures, *_OVER, "error", "apart"), "number?")}

    def to_rows(self) -> list[FrameRow]:
        """A row for each condition: its mean, and its difference from the first, with intervals.

        Each game is compared with itself under the other condition. Shares have Wilson's interval,
        and their difference Newcombe's for paired proportions; other measures that of the standard
        error, from two games on. `apart` is the standard error that the difference would have, had
        the games been others. What cannot be told from so few games is None. `over_placebo` is the
        difference of a condition that holds a continent from its placebo, and None of others.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> sides = {"as dealt": {}, "begins": {"arrange": rw.lab.begins()}}
        >>> result = rw.experiment(sides, ["cautious", "cautious"], 4, **island)
        >>> [(row["condition"], row["mean"]) for row in result.to_rows()]
        [('as dealt', 0.25), ('begins', 0.75)]
        """
        first = next(iter(self.values.values()))
        rows: list[FrameRow] = []
        for name, values in self.values.items():
            pairs = [b - a for a, b in zip(first, values, strict=True)]
            error, apart = _error(pairs), None
            if rows and (errors := (_error(first), _error(values))) != (None, None):
                apart = sqrt(sum(e * e for e in errors if e is not None))
            shares = self.is_share
            low, high = wilson(round(sum(values)), len(values)) if shares else _spread(values)
            change = self._change_from(first, values)
            sham = self.values.get(self.placebos.get(name, ""))
            over = (None,) * 3 if sham is None else self._change_from(sham, values)
            rows.append(
                {
                    "condition": name,
                    "games": len(values),
                    "mean": _mean(values),
                    "low": low if values else None,
                    "high": high if values else None,
                    "difference": change[0] if rows else 0.0,
                    "difference_low": change[1] if rows else 0.0,
                    "difference_high": change[2] if rows else 0.0,
                    **dict(zip(_OVER, over, strict=True)),
                    "error": error if rows else 0.0,
                    "apart": apart if rows else 0.0,
                }
            )
        return rows

    def _change_from(
        self, first: Sequence[float], second: Sequence[float]
    ) -> tuple[float | None, float | None, float | None]:
        """The difference of two conditions' means, second minus first, with its interval."""
        pairs = [b - a for a, b in zip(first, second, strict=True)]
        low, high = newcombe(first, second) if self.is_share else _spread(pairs)
        return _mean(pairs), low, high

    def plot(self) -> Plot:
        """Plot the differences from the first condition with their intervals (extra `plot`).

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> sides = {"as dealt": {}, "begins": {"arrange": rw.lab.begins()}}
        >>> result = rw.experiment(sides, ["cautious", "cautious"], 4, **island)
        >>> result.plot()
        <Plot: wins of the first bot: ...>
        """
        unit = 100 if self.is_share else 1
        rows = []
        for at, row in enumerate(self.to_rows()):
            name = row["condition"]
            told = {name: _DIFFERENCE} if at else {}
            if name in self.placebos:
                told[f"{name} − {self.placebos[name]}"] = _OVER
            for label, columns in told.items():
                value, *ends = (row[column] for column in columns)
                if value is not None:
                    low, high = (value if end is None else end for end in ends)
                    rows.append((label, unit * low, unit * value, unit * high))
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
            "points": self.is_share,
            "stopped": self.stopped,
        }
        return Message("experiment-shown", about)

    def _mean_of(self, row: FrameRow) -> dict[str, str]:
        return {"condition": row["condition"], "mean": self._shown(row["mean"])}

    def _difference_of(self, row: FrameRow) -> JsonObject:
        names = ("difference", "low", "high", "over", "over_low", "over_high")
        told: JsonObject = {
            name: None if row[column] is None else self._change(row[column])
            for name, column in zip(names, (*_DIFFERENCE, *_OVER), strict=True)
        }
        difference = self._change(row["difference"])
        return {**told, "condition": row["condition"], "difference": difference}

    def _shown(self, value: float | None) -> str:
        if value is None:
            return "–"
        if self.is_share:
            return say("display-percent", percent=in_digits(f"{100 * value:.1f}"))
        return in_digits(f"{value:.2f}")

    def _change(self, value: float | None) -> str:
        """A difference as text."""
        if value is None:
            return "–"
        return signed(100 * value) if self.is_share else signed(value, 2)

    def _difference_head(self) -> str:
        return say(f"experiment-{'points' if self.is_share else 'difference'}")

    def __repr__(self) -> str:
        return f"<ExperimentResult: {render(self._message())}>"

    def _repr_html_(self) -> str:
        condition, mean, error = (say(f"experiment-{n}") for n in ("condition", "mean", "error"))
        over = [say("experiment-over-placebo")] if self.placebos else []
        heads = [condition, mean, self._difference_head(), *over, error]
        rows = self.to_rows()
        columns = [_DIFFERENCE, _OVER] if over else [_DIFFERENCE]
        ends = [row[end] for row in rows for each in columns for end in each[1:]]
        reach = max((abs(end) for end in ends if end is not None), default=1.0) or 1.0
        body = []
        for at, row in enumerate(rows):
            cells = [self._difference_cell(row, each, reach) for each in columns]
            errors = [self._change(row[name]).removeprefix("+") for name in ("error", "apart")]
            error = f"{errors[0]} ({errors[1]})"
            if not at:
                cells[0] = error = ""
            body.append([row["condition"], self._mean_cell(row), *cells, error])
        marked = tuple(range(1, 2 + len(columns)))
        return lines(render(self._message()), table(heads, body, markup=marked), text=(0,))

    def _mean_cell(self, row: FrameRow) -> str:
        return _between(*(self._shown(row[name]) for name in ("mean", "low", "high")))

    def _difference_cell(self, row: FrameRow, columns: Sequence[str], reach: float) -> str:
        value, low, high = (row[name] for name in columns)
        if value is None and columns is _OVER:
            return ""
        words = _between(*map(self._change, (value, low, high)))
        return words if low is None else difference(low, value, high, reach) + words


def _between(value: str, low: str, high: str) -> str:
    """A figure with its interval, if any, on one line."""
    words = value if low == "–" else f"{value} [{low}, {high}]"
    return f'<span style="white-space:nowrap">{escape(words)}</span>'


_SHARES: Final = ("wins", "finished")
_DIFFERENCE: Final = ("difference", "difference_low", "difference_high")
_OVER: Final = ("over_placebo", "over_placebo_low", "over_placebo_high")


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _error(values: Sequence[float]) -> float | None:
    """The standard error of a mean; None for fewer than two values."""
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _spread(values: Sequence[float]) -> tuple[float | None, float | None]:
    """The 95 % interval of a mean, from its standard error."""
    mean, error = _mean(values), _error(values)
    if mean is None or error is None:
        return None, None
    return mean - Z * error, mean + Z * error


def newcombe(
    first: Sequence[float], second: Sequence[float]
) -> tuple[float, float] | tuple[None, None]:
    """The 95 % interval for the difference of two paired proportions, second minus first.

    Newcombe's square-and-add method with Wilson's intervals and the corrected correlation of the
    pairs: method 10 in R. G. Newcombe, "Improved confidence intervals for the difference between
    binomial proportions based on paired data", Statistics in Medicine 17 (1998). It always has some
    width, and never leaves −1 to 1.

    Args:
        first: 1.0 or 0.0 for each pair.
        second: likewise.
    """
    count = len(first)
    if not count:
        return None, None
    both = sum(a * b for a, b in zip(first, second, strict=True))
    ones, others = sum(first), sum(second)
    p, q = ones / count, others / count
    (p_low, p_high), (q_low, q_high) = wilson(round(ones), count), wilson(round(others), count)
    varied = ones * (count - ones) * others * (count - others)
    together = both * count - ones * others
    if together > 0:
        together = max(0.0, together - count / 2)
    alike = together / sqrt(varied) if varied else 0.0

    def reach(a: float, b: float) -> float:
        return sqrt(max(0.0, a * a - 2 * alike * a * b + b * b))

    change = q - p
    return change - reach(q - q_low, p_high - p), change + reach(q_high - q, p - p_low)


def experiment(
    conditions: Mapping[str, Mapping[str, object]],
    bots: Iterable[AnyBot] = ("cautious", "cautious", "cautious"),
    games: int = 300,
    *,
    measure: str | Measure = "wins",
    seed: int | str | None = 0,
    executor: Executor | None = None,
    progress: Progress = False,
    fast: bool = False,
    **settings: object,
) -> ExperimentResult:
    """Play the same games under several conditions, and compare them.

    The games have the same seeds and seats under each condition, so that luck takes part in all of
    them alike and the difference needs fewer games; from where the games go apart their dice do.
    Only `rw.lab.begins` changes who sits in which seat.
    The conditions take turns, so that an experiment that is interrupted compares what was played.
    A condition whose arrangement is `rw.lab.holds` is joined by another one, its placebo
    (`rw.lab.placebo`), and compared with that as well, unless that is one of the conditions.

    >>> import risk_widget as rw
    >>> island = {"edition": "german", "mode": "domination", "board": "island"}
    >>> sides = {"as dealt": {}, "begins": {"arrange": rw.lab.begins()}}
    >>> result = rw.experiment(sides, ["cautious", "cautious"], 4, **island)
    >>> result.measure, result.values
    ('wins', {'as dealt': (1.0, 0.0, 0.0, 0.0), 'begins': (1.0, 1.0, 0.0, 1.0)})

    Args:
        conditions: name -> what it sets, of "bots", "edition", "mode", "options", "board",
            "arrange", "max_rounds", "max_actions", "max_seconds", "on_error" and "isolated". The
            others are compared with the first.
        bots: as for `simulate`; what is measured is measured of the first of them.
        games: under each condition; a multiple of the number of bots seats them evenly.
        measure: "wins" of the first bot, "rounds" of games that are won, "finished" games, or a
            function of a game's result that gives a number, True or False (their share is told),
            or None to leave the game out.
        seed: as for `simulate`.
        executor: as for `simulate`.
        progress: as for `simulate`.
        fast: as for `simulate`.
        settings: what all conditions have in common, of the same words.

    Raises:
        ValueError: fewer than two conditions, an unknown word or measure, or what `simulate`
            refuses.
    """
    wanted = _conditions_of(conditions, settings)
    placebos = _add_placebos(wanted)
    count = whole(games, "games", 1)
    check_executor(executor)
    measured = measure if callable(measure) else MEASURES[word(measure, "measure", MEASURES)]
    shared: dict[str, Games] = {}
    chosen_seed = seed_of(seed)
    for name, varied in wanted.items():
        chosen: dict[str, Any] = {"bots": bots, **settings, **varied}
        playing = chosen.pop("bots")
        shared[name] = games_of(playing, Settings(seed=chosen_seed, fast=fast, **chosen))
    total = count * len(shared)
    report = reporter(progress, total)
    played: dict[str, list[GameResult]] = {name: [] for name in shared}
    try:
        for done in _in_turn(shared, played, count, executor):
            report(done, total)
    except KeyboardInterrupt:
        if not min(map(len, played.values())):
            raise
    enough = min(map(len, played.values()))
    stopped = enough < count
    simulations = {
        name: each.result(played[name][:enough], stopped=stopped) for name, each in shared.items()
    }
    values = {
        name: [_measured(measured, game) for game in s.games] for name, s in simulations.items()
    }
    is_share = measure in _SHARES or all(
        isinstance(value, bool) for row in values.values() for value in row
    )
    counts = [all(v is not None for v in row) for row in zip(*values.values(), strict=True)]
    kept = {
        name: tuple(
            float(v) for v, counted in zip(row, counts, strict=True) if counted and v is not None
        )
        for name, row in values.items()
    }
    called = getattr(measure, "__name__", "measure") if callable(measure) else str(measure)
    left_out = counts.count(False)
    return ExperimentResult(called, simulations, kept, left_out, stopped, is_share, placebos)


def _measured(measure: Measure, game: GameResult) -> float | bool | None:
    """The measure of a game, as a plain value. Raises ``ValueError``."""
    value = read(object, measure(game))
    if value is None or isinstance(value, bool):
        return value
    return number(value, f"measure of game {game.game}")


def _conditions_of(
    conditions: object, settings: Mapping[str, object]
) -> dict[str, dict[str, object]]:
    """The settings of each condition. Raises ``ValueError``."""
    found = read(dict[str, dict[Setting, object]], conditions, "conditions")
    read(dict[Setting, object], settings, "settings")
    if len(found) < 2:
        raise ValueError(f"conditions must be two or more, not {len(found)}")
    return found


def _add_placebos(conditions: dict[str, dict[str, object]]) -> dict[str, str]:
    """Add the placebo of each condition that holds a continent; return their names by condition."""
    found = {}
    for name, varied in [*conditions.items()]:
        arrange = varied.get("arrange")
        if isinstance(arrange, Holds) and not arrange.placebo:
            same = {**varied, "arrange": replace(arrange, placebo=True)}
            own = f"{name} (placebo)"
            found[name] = next((each for each, other in conditions.items() if other == same), own)
            if conditions.setdefault(found[name], same) != same:
                raise ValueError(f"conditions names {own!r}, which is the placebo of {name!r}")
    return found


def _in_turn(
    shared: Mapping[str, Games],
    played: Mapping[str, list[GameResult]],
    count: int,
    executor: Executor | None,
) -> Iterator[int]:
    """Play on under the condition with the fewest games; yield the total number of games."""
    running = {name: games.batches(count, executor) for name, games in shared.items()}
    while running:
        name = min(running, key=lambda condition: len(played[condition]))
        batch = next(running[name], None)
        if batch is None:
            del running[name]
            continue
        played[name].extend(batch)
        yield sum(map(len, played.values()))
