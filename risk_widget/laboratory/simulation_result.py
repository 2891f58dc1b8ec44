"""The result of a simulation: its games, its figures and plots, and the sum of two results."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields, replace
from html import escape
from importlib.metadata import PackageNotFoundError, version
from math import inf
from typing import TYPE_CHECKING, Final, Literal

from risk_widget.laboratory.game_tables import GamesTable
from risk_widget.laboratory.measures import quantile, values_of
from risk_widget.messages import Message, render, say
from risk_widget.reading.schema import number, several, word
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import lines, percent, table, whiskers
from risk_widget.results.frames import Rows
from risk_widget.results.intervals import share_interval
from risk_widget.results.plots import bars, intervals

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.laboratory.game_tables import Kept, TableKind
    from risk_widget.laboratory.measures import Estimate, Measure
    from risk_widget.laboratory.players import Ended
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.plots import Plot


QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game.

    Attributes:
        game: its number, counting from 0.
        seed: the seed that replays it with `Game.new`; for a fast game, with `FastGame`.
        bots: seat → position of its bot in the list given to `simulate`; the seats are in turn
            order.
        winner: the winner's seat; None without a win.
        reason: clause of the win (`win.domination` …); None without a win.
        rounds: the number of rounds played, including the round of the win.
        actions: the number of decisions taken by all bots.
        territories: seat → territories held at the end.
        ended: "won"; "max_rounds", "max_actions" or "standstill" if the game was stopped;
            "forfeit" if a bot failed.
        forfeited: the seat whose bot failed. With two seats, the other bot is then the winner.
        failure: how the bot failed.
        record: the whole game as text, which `Game.replay` takes; None unless requested.
        starter: the seat that has the first turn.
        tables: the requested tables, "turns" and "rounds", by column; None if none was requested.
    """

    game: int
    seed: int
    bots: Mapping[str, int]
    winner: str | None
    reason: str | None
    rounds: int
    actions: int
    territories: Mapping[str, int]
    ended: Ended = "won"
    forfeited: str | None = None
    failure: str | None = None
    record: str | None = None
    starter: str = field(kw_only=True)
    tables: Kept | None = None

    @property
    def truncated(self) -> bool:
        """Whether a limit stopped the game."""
        return self.ended not in ("won", "forfeit")

    @property
    def places(self) -> dict[str, int]:
        """The place of each seat in the order of turns: 1 for the seat that begins."""
        seats = [*self.bots]
        first = seats.index(self.starter)
        return {seat: (at - first) % len(seats) + 1 for at, seat in enumerate(seats)}


@dataclass(frozen=True, slots=True)
class Run:
    """The settings of a simulation, sufficient for playing its games again.

    Attributes:
        edition: the id of the edition; likewise `mode`, `board`.
        options: the values given for the edition's options.
        seats: the seats in turn order.
        seed: the seed from which the seeds of the games are drawn.
        max_rounds: a limit of each game, like `max_actions`: see `simulate`.
        fast: whether the games were played by the compiled game.
        version: the version of this package.
        arrange: the name of the function that changed the games after their set-up, or None.
        position: the text of the position that the games started from; None for the set-up.
        seen_by: the seat from whose view that position is known, or "all".
        design: a digest of the bots and the arrangement, whose names are not unique.
    """

    edition: str
    mode: str
    board: str
    options: Mapping[str, str]
    seats: tuple[str, ...]
    seed: int | str
    max_rounds: int
    max_actions: int
    fast: bool
    version: str
    arrange: str | None = field(default=None, compare=False)
    position: str | None = None
    seen_by: str | None = None
    design: str | None = field(default=None, compare=False)


def package_version() -> str:
    """Return the version of this package, or "" if the package is not installed."""
    try:
        return version("risk-widget")
    except PackageNotFoundError:
        return ""


@dataclass(frozen=True, slots=True)
class SimulationResult(Rows):
    """The results of all games of a simulation, in the same order whatever the executor.

    >>> import risk_widget as rw
    >>> island = {"edition": "german", "mode": "domination", "board": "island"}
    >>> result = rw.simulate(["cautious", "random"], 4, **island)
    >>> result.wins, result.rounds, result.unfinished
    ((4, 0), (2, 6, 4, 3), 0)

    Attributes:
        names: the bots, as named in the call.
        seats: the seats in turn order.
        games: one result for each game.
        run: the edition, mode, seed and all other settings of the games.
        stopped: whether the simulation was interrupted before its last game.
    """

    names: tuple[str, ...]
    seats: tuple[str, ...]
    games: tuple[GameResult, ...]
    run: Run | None = None
    stopped: bool = False

    @property
    def unfinished(self) -> int:
        """The number of games without a winner."""
        return sum(game.winner is None for game in self.games)

    @property
    def wins(self) -> tuple[int, ...]:
        """The number of games won by each bot, in the order of `names`."""
        counts = [0] * len(self.names)
        for game in self.games:
            if game.winner is not None:
                counts[game.bots[game.winner]] += 1
        return tuple(counts)

    @property
    def wins_by_seat(self) -> dict[str, int]:
        """The number of games won from each seat (a colour), in any place of the turn order.

        If dice decide who begins, a seat has other places in other games; see `wins_by_place`.
        """
        return {seat: sum(game.winner == seat for game in self.games) for seat in self.seats}

    @property
    def wins_by_place(self) -> tuple[int, ...]:
        """The number of games won from each place in the turn order, beginning with the first.

        >>> import risk_widget as rw
        >>> island = {"edition": "czech", "mode": "domination", "board": "island"}
        >>> rw.simulate(["cautious"] * 3, 6, **island).wins_by_place
        (3, 1, 2)
        """
        won = [None if game.winner is None else game.places[game.winner] for game in self.games]
        return tuple(won.count(place) for place in range(1, len(self.seats) + 1))

    @property
    def rounds(self) -> tuple[int, ...]:
        """The length of each game in rounds."""
        return tuple(game.rounds for game in self.games)

    @property
    def tables(self) -> dict[TableKind, GamesTable]:
        """The requested tables of all games: "turns", "rounds" or both.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> result = rw.simulate(["cautious", "random"], 2, tables="rounds", **island)
        >>> result.tables["rounds"].to_columns()["round"]
        [0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
        """
        kept = {game.game: game.tables for game in self.games if game.tables is not None}
        kinds = next(iter(kept.values()), ())
        return {kind: GamesTable(kind, kept) for kind in kinds}

    @property
    def last_round(self) -> float:
        """The round after which a game without a winner was stopped; infinite if unknown."""
        return inf if self.run is None else self.run.max_rounds

    def __len__(self) -> int:
        return len(self.games)

    def __add__(self, other: SimulationResult) -> SimulationResult:
        if not isinstance(other, SimulationResult):
            return NotImplemented
        return added(self, other)

    def __radd__(self, other: object) -> SimulationResult:
        """Return this result when `sum` adds it to its initial 0."""
        return self if other == 0 else NotImplemented

    def mean(self, measure: str | Measure = "rounds") -> Estimate:
        """Return the mean of a measure of the games, with its 95% interval.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> result = rw.simulate(["cautious", "random"], 4, **island)
        >>> result.mean().mean, result.mean("wins").games
        (3.75, 4)

        Args:
            measure: "rounds" of games that were won, "wins" of the first bot, "finished" games, or
                a function of a `GameResult` as in `experiment`. For yes and no the mean is a share.

        Raises:
            ValueError: no such measure, or one that gives no number.
        """
        return values_of(measure, self.games, self.last_round)[1]

    def quantiles(
        self, parts: Iterable[float] = QUARTERS, measure: str | Measure = "rounds"
    ) -> dict[float, float]:
        """Return the quantiles of a measure of the games, or {} if no game counts.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> rw.simulate(["cautious", "random"], 4, **island).quantiles([0, 0.5, 1])
        {0.0: 2.0, 0.5: 3.5, 1.0: 6.0}

        Args:
            parts: the parts of the games, from 0 to 1; by default the quarters.
            measure: as for `mean`.

        Raises:
            ValueError: a part outside 0 to 1, or a measure that `mean` refuses.
        """
        wanted = [number(part, f"parts[{at}]") for at, part in enumerate(several(parts, "parts"))]
        wrong = [part for part in wanted if not 0 <= part <= 1]
        if wrong:
            raise ValueError(f"parts must be from 0 to 1, not {shown(wrong[0])}")
        values = sorted(values_of(measure, self.games, self.last_round)[0])
        return {part: quantile(values, part) for part in wanted} if values else {}

    def table(self) -> list[FrameRow]:
        """Build a row for each bot: its wins, and its share of all games with a 95% interval.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> result = rw.simulate(["cautious", "random"], 4, **island)
        >>> [(row["bot"], row["wins"]) for row in result.table()]
        [('cautious', 4), ('random', 0)]
        """
        total = len(self.games)
        rows = []
        for position, (name, wins) in enumerate(zip(self.names, self.wins, strict=True)):
            low, high = share_interval(wins, total)
            share = wins / total if total else 0.0
            rows.append(
                {
                    "bot": name,
                    "position": position,
                    "games": total,
                    "wins": wins,
                    "share": share,
                    "low": low,
                    "high": high,
                }
            )
        return rows

    def __repr__(self) -> str:
        rows = self.table()
        shares = [
            Message("simulation-share", {"bot": self._called(row), "share": percent(row["share"])})
            for row in rows
        ]
        return f"<SimulationResult: {render(self._message())}; {say('list-of', items=shares)}>"

    @property
    def _goes_on(self) -> bool:
        """Whether the games started from a position, so that each bot kept one seat."""
        return self.run is not None and self.run.position is not None

    def _called(self, row: FrameRow) -> str:
        """Return the name of a row's bot, with its seat if the bot kept one seat."""
        bot = row["bot"]
        if not self._goes_on:
            return str(bot)
        return say("simulation-bot-on-seat", bot=bot, seat=self.seats[row["position"]])

    def _repr_html_(self) -> str:
        heads = ("bot", "games", "wins", "share-head", "interval")
        shares = table(
            [say(f"simulation-{name}") for name in heads],
            [
                (
                    self._called(row),
                    str(row["games"]),
                    str(row["wins"]),
                    percent(row["share"]),
                    f"{whiskers(row['low'], row['share'], row['high'])} "
                    + escape(f"{percent(row['low'])} – {percent(row['high'])}"),
                )
                for row in self.table()
            ],
            markup=(4,),
            numbers=(1, 2, 3),
        )
        places = say("simulation-places", wins=[*map(str, self.wins_by_place)])
        told = "" if self._goes_on else escape(places)
        return lines(escape(render(self._message())), shares, told)

    def plot(self, what: Literal["shares", "rounds"] = "shares") -> Plot:
        """Plot the bots' shares with their intervals, or the lengths of the games (extra `plot`).

        The dotted line is the share of bots of equal strength.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> result = rw.simulate(["cautious", "random"], 4, **island)
        >>> result.plot("rounds")
        <Plot: 4 games, median 4 rounds>

        Raises:
            ValueError: another word.
        """
        title = render(self._message())
        if word(what, "what", ("shares", "rounds")) == "shares":
            rows = [
                (self._called(row), row["low"], row["share"], row["high"]) for row in self.table()
            ]
            across = say("simulation-plot-share")
            return intervals(title, rows, zero=1 / len(rows), across=across)
        finished = [game.rounds for game in self.games if game.winner is not None]
        counts = {rounds: finished.count(rounds) for rounds in sorted({*finished})}
        up = say("simulation-games")
        return bars(title, {say("simulation-rounds"): counts}, per_cent=False, up=up)

    def _message(self) -> Message:
        """State the number of games, their median length, and the number without a winner."""
        rounds = sorted(self.rounds)
        middle = rounds[len(rounds) // 2] if rounds else 0
        forfeits = sum(game.ended == "forfeit" for game in self.games)
        about = {
            "games": len(self.games),
            "rounds": middle,
            "unfinished": self.unfinished,
            "forfeits": forfeits,
            "stopped": self.stopped,
        }
        return Message("simulation-shown", about)

    def to_dict(self) -> JsonObject:
        """Return the figures as JSON data.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> result = rw.simulate(["cautious", "random"], 4, **island)
        >>> [row["wins"] for row in result.to_dict()["bots"]]
        [4, 0]
        """
        return {
            "run": None if self.run is None else asdict(self.run),
            "stopped": self.stopped,
            "bots": self.table(),
            "games": [asdict(game) for game in self.games],
        }

    def _columns(self) -> Columns:
        columns: Columns = {
            "game": "whole",
            "seed": "whole",
            "winner": "text?",
            "winner_bot": "text?",
            "winner_position": "whole?",
            "winner_place": "whole?",
            "starter": "text",
            "reason": "text?",
            "ended": "text",
            "truncated": "flag",
            "rounds": "whole",
            "actions": "whole",
        }
        for seat in self.seats:
            own: Columns = {f"bot_{seat}": "text", f"place_{seat}": "whole"}
            columns = {**columns, **own, f"territories_{seat}": "whole"}
        return columns

    def to_rows(self) -> list[FrameRow]:
        """Build a row of plain values for each game.

        >>> import risk_widget as rw
        >>> island = {"edition": "german", "mode": "domination", "board": "island"}
        >>> result = rw.simulate(["cautious", "random"], 4, **island)
        >>> [(row["winner_bot"], row["rounds"]) for row in result.to_rows()]
        [('cautious', 2), ('cautious', 6), ('cautious', 4), ('cautious', 3)]
        """
        rows = []
        for game in self.games:
            position = None if game.winner is None else game.bots[game.winner]
            places = game.places
            row: FrameRow = {
                "game": game.game,
                "seed": game.seed,
                "winner": game.winner,
                "winner_bot": None if position is None else self.names[position],
                "winner_position": position,
                "winner_place": None if game.winner is None else places[game.winner],
                "starter": game.starter,
                "reason": game.reason,
                "ended": game.ended,
                "truncated": game.truncated,
                "rounds": game.rounds,
                "actions": game.actions,
            }
            for seat in self.seats:
                row[f"bot_{seat}"] = self.names[game.bots[seat]]
                row[f"place_{seat}"] = places[seat]
                row[f"territories_{seat}"] = game.territories.get(seat, 0)
            rows.append(row)
        return rows


def added(one: SimulationResult, other: SimulationResult) -> SimulationResult:
    """Join the games of two simulations that differ only in their seeds into one result.

    Raises:
        ValueError: the simulations differ in more than their seeds, or share games.
    """
    for name, ours, theirs in _told_apart(one, other):
        if ours != theirs:
            raise ValueError(
                f"these results can't be added: {name} is not the same, {shown(ours)} and "
                f"{shown(theirs)}"
                + (", the digests of what bots and arrangement do" if name == "design" else "")
            )
    both = {game.seed for game in one.games} & {game.seed for game in other.games}
    if both:
        raise ValueError(
            f"these results can't be added: {len(both)} of the games are in both; "
            "play the second one with another seed"
        )
    games = tuple(replace(game, game=at) for at, game in enumerate((*one.games, *other.games)))
    run = one.run
    if run is not None and other.run is not None:
        run = replace(run, seed=f"{run.seed} + {other.run.seed}")
    return replace(one, games=games, run=run, stopped=one.stopped or other.stopped)


def _told_apart(
    one: SimulationResult, other: SimulationResult
) -> Iterator[tuple[str, object, object]]:
    """Yield each item that two results must share to be added: its name and both values."""
    yield "bots", one.names, other.names
    yield "seats", one.seats, other.seats
    yield "tables", [*one.tables], [*other.tables]
    for name in [each.name for each in fields(Run) if each.name != "seed"]:
        ours, theirs = (getattr(each.run, name, None) for each in (one, other))
        yield name, ours, theirs
