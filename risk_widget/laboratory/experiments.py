"""Experiments: the same games under several conditions, and their differences with intervals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from html import escape
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from risk_widget.engine.chance import seed_of
from risk_widget.laboratory.fast_hint import FastHint
from risk_widget.laboratory.measures import (
    estimate,
    interval_of_change,
    is_share,
    measure_of,
    measured,
    name_of,
    range_of,
    size_of,
)
from risk_widget.laboratory.players import Holds
from risk_widget.laboratory.simulation import Settings, compile_games, games_of
from risk_widget.laboratory.stopping import (
    MARGIN,
    MOST,
    checkpoints,
    ends_at_any_time,
    until_of,
)
from risk_widget.laboratory.vocabulary import executor_of, in_one_vocabulary
from risk_widget.messages import Message, in_digits, render, say
from risk_widget.reading.schema import Known, read, several, whole
from risk_widget.results.displays import difference, lines, signed, table
from risk_widget.results.frames import Rows
from risk_widget.results.intervals import error_of, mean_of
from risk_widget.results.plots import intervals
from risk_widget.results.progress_bar import reporter

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence

    from risk_widget.laboratory.measures import (
        Measure,
    )
    from risk_widget.laboratory.players import AnyBot
    from risk_widget.laboratory.simulation import Games
    from risk_widget.laboratory.simulation_result import GameResult, SimulationResult
    from risk_widget.laboratory.stopping import Until, Why
    from risk_widget.laboratory.vocabulary import Cluster, Executor
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.intervals import Interval
    from risk_widget.results.plots import Plot
    from risk_widget.results.progress_bar import Progress

__all__ = ["ExperimentResult", "experiment"]

VARIED: Final = (
    *("bots", "edition", "mode", "seats", "options", "board", "arrange", "position", "seen_by"),
    *("max_rounds", "max_actions", "max_seconds", "on_error", "isolated"),
)
"""The settings that a condition may change."""
Setting = Annotated[str, Known("setting", VARIED)]


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
        measure: the name of the measure.
        simulations: the games under each condition; the others are compared with the first.
        values: for each condition, the measured value of each game that counts under all of them.
        left_out: the number of games that do not count, as the measure has no value under some
            condition.
        stopped: whether the experiment was interrupted before its last game.
        is_share: whether the measure only says yes or no, so that its mean is a share of the games.
        placebos: for each condition that holds a continent, the condition that is its placebo.
        until: the condition that ended the experiment; None for a fixed number of games.
    """

    measure: str
    simulations: Mapping[str, SimulationResult]
    values: Mapping[str, tuple[float, ...]]
    left_out: int
    stopped: bool = False
    is_share: bool = False
    placebos: Mapping[str, str] = field(default_factory=dict)
    until: Until | None = None

    @property
    def why(self) -> Why | None:
        """The reason why an experiment stopped; None for a fixed number of games.

        "different": the interval of each difference is on one side of 0. "equal": each is settled,
        and some lie within the margin. "narrow": each is narrow enough. "limit": the most games
        were played.
        """
        if self.until is None:
            return None
        return _reason(self.until, self) or (None if self.stopped else "limit")

    @property
    def difference(self) -> float | None:
        """The second condition's mean minus the first's; None if no game counts."""
        found: float | None = self.to_rows()[1]["difference"]
        return found

    @property
    def interval(self) -> Interval:
        """The 95% interval of `difference`; None if there is too little data for an interval."""
        row = self.to_rows()[1]
        low, high = row["difference_low"], row["difference_high"]
        return None if low is None else (low, high)

    def to_dict(self) -> JsonObject:
        """Return the figures as JSON data.

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
            "why": self.why,
            "runs": {name: run and asdict(run) for name, run in runs.items()},
        }

    def _columns(self) -> Columns:
        figures = ("mean", "low", "high", "difference", "difference_low", "difference_high")
        columns: Columns = {"condition": "text", "games": "whole"}
        return {**columns, **dict.fromkeys((*figures, *_OVER, "error"), "number?")}

    def to_rows(self) -> list[FrameRow]:
        """Build a row for each condition: its mean and difference from the first, with intervals.

        Each game is compared with itself under the other condition. The intervals are those of
        `risk_widget.results.intervals`. A figure is None if there are too few games for it, or if
        all games agree; so is the interval of the first condition's difference from itself.
        `over_placebo` is the difference of a condition that holds a continent from its placebo, and
        None for other conditions.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> sides = {"as dealt": {}, "begins": {"arrange": rw.lab.begins()}}
        >>> result = rw.experiment(sides, ["cautious", "cautious"], 4, **island)
        >>> [(row["condition"], row["mean"]) for row in result.to_rows()]
        [('as dealt', 0.25), ('begins', 0.75)]
        """
        reference, first = next(iter(self.values.items()))
        rows: list[FrameRow] = []
        for name, values in self.values.items():
            pairs = [b - a for a, b in zip(first, values, strict=True)]
            possible = self._range_of(name)
            found = estimate(values, possible, share=self.is_share)
            change = self._change_from(reference, name)
            sham = self.placebos.get(name)
            over = (None,) * 3 if sham is None else self._change_from(sham, name)
            rows.append(
                {
                    "condition": name,
                    "games": found.games,
                    "mean": found.mean,
                    "low": found.low,
                    "high": found.high,
                    "difference": change[0] if rows else 0.0,
                    "difference_low": change[1] if rows else None,
                    "difference_high": change[2] if rows else None,
                    **dict(zip(_OVER, over, strict=True)),
                    "error": error_of(pairs, size_of(first, values)) if rows else None,
                }
            )
        return rows

    def _range_of(self, condition: str) -> tuple[float, float]:
        last = self.simulations[condition].last_round
        return range_of(self.measure, self.values[condition], last)

    def _change_from(
        self, first: str, second: str
    ) -> tuple[float | None, float | None, float | None]:
        """Compute how far the second condition's mean exceeds the first's, with its interval."""
        values = self.values[first], self.values[second]
        if self.until is not None and self.until.width is None:
            ends = ends_at_any_time(*values, self.until.rotation, share=self.is_share)
        else:
            ranges = self._range_of(first), self._range_of(second)
            ends = interval_of_change(*values, ranges, share=self.is_share)
        change = mean_of([b - a for a, b in zip(*values, strict=True)])
        return (change, *(ends or (None, None)))

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
        """Format a difference as text."""
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
            error = self._change(row["error"]).removeprefix("+")
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
    """Format a figure with its interval, if any, on one line."""
    words = value if low == "–" else f"{value} [{low}, {high}]"
    return f'<span style="white-space:nowrap">{escape(words)}</span>'


_DIFFERENCE: Final = ("difference", "difference_low", "difference_high")
_OVER: Final = ("over_placebo", "over_placebo_low", "over_placebo_high")

_USUAL: Final = 300
"""The number of games under each condition, unless another number is given."""


@in_one_vocabulary(*VARIED)
def experiment(
    conditions: Mapping[str, Mapping[str, object]],
    bots: Iterable[AnyBot] | Mapping[str, AnyBot] = ("cautious", "cautious", "cautious"),
    games: int | None = None,
    *,
    measure: str | Measure = "wins",
    until: Literal["settled"] | float | None = None,
    margin: float = MARGIN,
    seed: int | str | None = 0,
    executor: Executor | Cluster | None = None,
    progress: Progress = False,
    fast: bool = False,
    **settings: object,
) -> ExperimentResult:
    """Play the same games under several conditions, and compare them.

    The games have the same seeds and seats under each condition, so that luck affects all
    conditions alike and the difference needs fewer games; once games diverge, their dice do too.
    Only `rw.lab.begins` changes who sits in which seat.
    The conditions take turns, so that an interrupted experiment compares the games played so far.
    For a condition whose arrangement is `rw.lab.holds`, its placebo (`rw.lab.placebo`) is added as
    another condition, unless it is one already, and the two are compared as well.

    >>> import risk_widget as rw
    >>> island = {"edition": "german", "mode": "domination", "board": "island"}
    >>> sides = {"as dealt": {}, "begins": {"arrange": rw.lab.begins()}}
    >>> result = rw.experiment(sides, ["cautious", "cautious"], 4, **island)
    >>> result.measure, result.values
    ('wins', {'as dealt': (1.0, 0.0, 0.0, 0.0), 'begins': (1.0, 1.0, 0.0, 1.0)})

    Args:
        conditions: the settings of each condition by its name: "bots", "edition", "mode", "seats",
            "options", "board", "arrange", "position", "seen_by", "max_rounds", "max_actions",
            "max_seconds", "on_error" and "isolated". The others are compared with the first.
        bots: as for `simulate`; the measure applies to the first bot.
        games: the number of games under each condition; a multiple of the number of bots seats
            them evenly. By default 300, and with `until` 20,000 at most.
        measure: "wins" of the first bot, "rounds" of games that are won, "finished" games, or a
            function of a game's result that returns a number, True or False (whose share is
            shown), or None to leave the game out.
        until: "settled" stops as soon as each difference is certain, or certainly within `margin`.
            The intervals then hold at any time, so that they may decide when to stop. A number
            stops when half the width of each difference's interval is no larger: 0.02 for two
            percentage points. The same games are played on every machine.
        margin: with "settled": the largest difference that counts as none, as a share or in the
            unit of the measure.
        seed: as for `simulate`.
        executor: as for `simulate`.
        progress: as for `simulate`.
        fast: as for `simulate`.
        settings: the settings that all conditions share, with the same names.

    Raises:
        ValueError: fewer than two conditions, an unknown word or measure, or what `simulate`
            refuses.
    """
    wanted = _conditions_of(conditions, settings)
    placebos = _add_placebos(wanted)
    bots = bots if isinstance(bots, Mapping) else [*several(bots, "bots")]
    count = whole((_USUAL if until is None else MOST) if games is None else games, "games", 1)
    executor = executor_of(executor)
    measure_of(measure)
    shared: dict[str, Games] = {}
    chosen_seed = seed_of(seed)
    for name, varied in wanted.items():
        chosen: dict[str, Any] = {"bots": bots, **settings, **varied}
        playing = chosen.pop("bots")
        shared[name] = games_of(playing, Settings(seed=chosen_seed, fast=fast, **chosen))
    # The number of games after which the bots have played in every order of seats.
    cycle = max(len(each.players) * len(each.orders) for each in shared.values())
    stop = until_of(until, margin, cycle)
    compile_games(shared.values())
    total = count * len(shared)
    report = reporter(progress)
    expected = min(count, _USUAL) if stop else count  # the limit is rarely reached
    hint = FastHint([each.kind() for each in shared.values()], expected * len(shared))
    played: dict[str, list[GameResult]] = {name: [] for name in shared}
    looks = checkpoints(stop.rotation, count) if stop else iter(())
    look = next(looks, count)
    playing = _in_turn(shared, played, count, executor)

    def result(enough: int, *, stopped: bool = False) -> ExperimentResult:
        found = _result(measure, shared, played, enough, stop, stopped=stopped)
        return replace(found, placebos=placebos)

    try:
        for done in playing:
            report(done, total)
            hint(done)
            # Check the results after fixed numbers of games, so that the checks do not depend on
            # the games' speed.
            while stop and look < count and min(map(len, played.values())) >= look:
                found = result(look)
                if _reason(stop, found):
                    playing.close()
                    return found
                look = next(looks, count)
    except KeyboardInterrupt:
        if not min(map(len, played.values())):
            raise
    enough = min(map(len, played.values()))
    return result(enough, stopped=enough < count)


def _reason(until: Until, result: ExperimentResult) -> Why | None:
    """Return the reason to stop an experiment; None while some difference is still open."""
    reasons = set()
    shams = result.placebos.values()
    for row in result.to_rows()[1:]:
        if row["condition"] in shams:
            continue
        _, *columns = _OVER if row["condition"] in result.placebos else _DIFFERENCE
        low, high = (row[column] for column in columns)
        ends = None if low is None else (low, high)
        reasons.add(until.why(ends, len(result.simulations[row["condition"]].games)))
    found: list[Why] = ["equal", "different", "narrow"]
    return None if None in reasons else next(each for each in found if each in reasons)


def _result(
    measure: str | Measure,
    shared: Mapping[str, Games],
    played: Mapping[str, list[GameResult]],
    enough: int,
    until: Until | None,
    *,
    stopped: bool,
) -> ExperimentResult:
    """Build the result of the first ``enough`` games under each condition."""
    measuring = measure_of(measure)
    simulations = {
        name: each.result(played[name][:enough], stopped=stopped) for name, each in shared.items()
    }
    values = {
        name: [measured(measuring, game) for game in s.games] for name, s in simulations.items()
    }
    share = is_share(measure, [value for row in values.values() for value in row])
    counts = [all(v is not None for v in row) for row in zip(*values.values(), strict=True)]
    kept = {
        name: tuple(
            float(v) for v, counted in zip(row, counts, strict=True) if counted and v is not None
        )
        for name, row in values.items()
    }
    left_out, name = counts.count(False), name_of(measure)
    return ExperimentResult(name, simulations, kept, left_out, stopped, share, until=until)


def _conditions_of(
    conditions: object, settings: Mapping[str, object]
) -> dict[str, dict[str, object]]:
    """Read the settings of each condition. Raises ``ValueError``."""
    found = read(dict[str, dict[Setting, object]], conditions, "conditions")
    read(dict[Setting, object], settings, "settings")
    if len(found) < 2:
        raise ValueError(f"conditions must be two or more, not {len(found)}")
    return found


def _add_placebos(conditions: dict[str, dict[str, object]]) -> dict[str, str]:
    """Add a placebo for each condition with a held continent; map conditions to placebos."""
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
) -> Generator[int]:
    """Play batches, always for the condition with the fewest games; yield the number of games."""
    running = {name: games.batches(count, executor) for name, games in shared.items()}
    while running:
        name = min(running, key=lambda condition: len(played[condition]))
        batch = next(running[name], None)
        if batch is None:
            del running[name]
            continue
        played[name].extend(batch)
        yield sum(map(len, played.values()))
