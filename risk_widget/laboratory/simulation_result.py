"""What came of many games: who won, from which seat, in how many rounds."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import sqrt
from typing import TYPE_CHECKING, Any, Literal

from risk_widget.messages import Message, MessageError, render, say
from risk_widget.results.displays import lines, percent, table, whiskers
from risk_widget.results.frames import Rows
from risk_widget.results.plots import bars, intervals

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.results.plots import Plot

__all__ = ["GameResult", "SimulationResult", "wilson"]


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game.

    Attributes:
        game: its number, from 0 on.
        seed: the seed that plays it again with `Game.new`; of a fast game, with `FastGame`.
        bots: seat → position of its bot in the list given to `simulate`.
        winner: the seat that won; None if the game was stopped after `max_rounds`.
        reason: clause of the win (`win.domination` …), None without a winner.
        rounds: the rounds that were played, that of the win included; `max_rounds` if nobody won.
        actions: decisions taken by all bots.
        territories: seat → territories held at the end.
    """

    game: int
    seed: int
    bots: Mapping[str, int]
    winner: str | None
    reason: str | None
    rounds: int
    actions: int
    territories: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SimulationResult(Rows):
    """All games of a simulation, in their order, whichever executor played them.

    Attributes:
        names: the bots, as named in the call.
        seats: the seats in turn order.
        games: one result a game.
    """

    names: tuple[str, ...]
    seats: tuple[str, ...]
    games: tuple[GameResult, ...]

    @property
    def unfinished(self) -> int:
        """Games that nobody won within `max_rounds`."""
        return sum(game.winner is None for game in self.games)

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won by each bot, in the order of `names`."""
        counts = [0] * len(self.names)
        for game in self.games:
            if game.winner is not None:
                counts[game.bots[game.winner]] += 1
        return tuple(counts)

    @property
    def wins_by_seat(self) -> dict[str, int]:
        """Games won from each seat."""
        return {seat: sum(game.winner == seat for game in self.games) for seat in self.seats}

    @property
    def rounds(self) -> tuple[int, ...]:
        """Rounds that each game took."""
        return tuple(game.rounds for game in self.games)

    def table(self) -> list[dict[str, Any]]:
        """A row for each bot: wins, and the share of all games with its 95 % interval."""
        total = len(self.games)
        rows = []
        for position, (name, wins) in enumerate(zip(self.names, self.wins, strict=True)):
            low, high = wilson(wins, total)
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
            Message("simulation-share", {"bot": row["bot"], "share": percent(row["share"])})
            for row in rows
        ]
        return f"<SimulationResult: {render(self._message())}; {say('list-of', items=shares)}>"

    def _repr_html_(self) -> str:
        heads = ("bot", "games", "wins", "share-head", "interval")
        shares = table(
            [say(f"simulation-{name}") for name in heads],
            [
                (
                    row["bot"],
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
        seats = [
            Message("simulation-seat", {"seat": seat, "wins": wins})
            for seat, wins in self.wins_by_seat.items()
        ]
        return lines(
            escape(render(self._message())),
            shares,
            escape(say("simulation-seats", seats=seats)),
        )

    def plot(self, what: Literal["shares", "rounds"] = "shares") -> Plot:
        """The shares of the bots with their intervals, or the rounds to the end (extra `plot`).

        The dotted line is the share of bots of equal strength.

        Raises:
            ValueError: another word.
        """
        title = render(self._message())
        if what == "shares":
            rows = [(row["bot"], row["low"], row["share"], row["high"]) for row in self.table()]
            across = say("simulation-plot-share")
            return intervals(title, rows, zero=1 / len(rows), across=across)
        if what == "rounds":
            finished = [game.rounds for game in self.games if game.winner is not None]
            counts = {number: finished.count(number) for number in sorted({*finished})}
            up = say("simulation-games")
            return bars(title, {say("simulation-rounds"): counts}, per_cent=False, up=up)
        raise MessageError(Message("plot-what", {"known": ["shares", "rounds"]}))

    def _message(self) -> Message:
        """How many games, how long they took, and how many nobody won."""
        rounds = sorted(self.rounds)
        middle = rounds[len(rounds) // 2] if rounds else 0
        about = {"games": len(self.games), "rounds": middle, "unfinished": self.unfinished}
        return Message("simulation-shown", about)

    def to_rows(self) -> list[dict[str, Any]]:
        """A row for each game, all of plain values: what a data frame is made from."""
        rows = []
        for game in self.games:
            position = None if game.winner is None else game.bots[game.winner]
            row: dict[str, Any] = {
                "game": game.game,
                "seed": game.seed,
                "winner": game.winner,
                "winner_bot": None if position is None else self.names[position],
                "winner_position": position,
                "reason": game.reason,
                "rounds": game.rounds,
                "actions": game.actions,
            }
            for seat in self.seats:
                row[f"bot_{seat}"] = self.names[game.bots[seat]]
                row[f"territories_{seat}"] = game.territories.get(seat, 0)
            rows.append(row)
        return rows


def wilson(successes: int, trials: int, z: float = 1.959964) -> tuple[float, float]:
    """Interval for a share by Wilson's score; `z` 1.96 gives 95 %. (0.0, 1.0) without trials."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
