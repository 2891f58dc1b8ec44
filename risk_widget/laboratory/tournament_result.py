"""What came out of a tournament: ratings, and a table of who won against whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.laboratory.ratings import Meeting, ratings
from risk_widget.laboratory.simulation_result import wilson
from risk_widget.messages import Message, render, say
from risk_widget.results.displays import folded, heat, lines, percent, signed, table, whiskers
from risk_widget.results.frames import Rows
from risk_widget.results.plots import intervals

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.results.plots import Plot

__all__ = ["Block", "TournamentResult"]

_Z = 1.959964


@dataclass(frozen=True, slots=True)
class Block:
    """Some games of two bots at one table, in one composition.

    Attributes:
        first, second: the bots.
        edition, mode, players: the table.
        first_seats: how many seats the first bot has; the second has the others.
        part: the number of the block among those of its kind.
        games: how many.
        won, lost: by the first bot; games that nobody won are neither.
        rounds: of all games together.
    """

    first: str
    second: str
    edition: str
    mode: str
    players: int
    first_seats: int
    part: int
    games: int
    won: int = 0
    lost: int = 0
    rounds: int = 0

    @property
    def second_seats(self) -> int:
        """Seats of the second bot."""
        return self.players - self.first_seats

    @property
    def key(self) -> str:
        """What tells it from all other blocks, and seeds its games."""
        table = f"{self.edition}/{self.mode}/{self.players}"
        return f"{self.first}/{self.second}/{table}/{self.first_seats}/{self.part}"

    def played(self, won: int, lost: int, rounds: int) -> Block:
        """The block with what came of it."""
        return replace(self, won=won, lost=lost, rounds=rounds)


@dataclass(frozen=True, slots=True)
class TournamentResult(Rows):
    """All blocks of a tournament.

    Attributes:
        bots: their names.
        blocks: what was played.
    """

    bots: tuple[str, ...]
    blocks: tuple[Block, ...]

    def table(self) -> list[dict[str, Any]]:
        """A row for each bot, the strongest first.

        `elo` is 0 for the mean of all bots, `error` its standard error, `low` and `high` its 95 %
        interval. `games` are those it played in, `won` those that one of its seats won,
        `unfinished` those that nobody won.
        """
        number = {bot: at for at, bot in enumerate(self.bots)}
        meetings = [
            Meeting(number[b.first], number[b.second], b.first_seats, b.second_seats, b.won, b.lost)
            for b in self.blocks
        ]
        rows = []
        for bot, rating in zip(self.bots, ratings(len(self.bots), meetings), strict=True):
            own = [b for b in self.blocks if bot in (b.first, b.second)]
            rows.append(
                {
                    "bot": bot,
                    "elo": rating.points,
                    "error": rating.error,
                    "low": rating.points - _Z * rating.error,
                    "high": rating.points + _Z * rating.error,
                    "games": sum(b.games for b in own),
                    "won": sum(b.won if b.first == bot else b.lost for b in own),
                    "unfinished": sum(b.games - b.won - b.lost for b in own),
                }
            )
        return sorted(rows, key=lambda row: -float(row["elo"]))

    def share(self, bot: str, other: str) -> tuple[float, float, float]:
        """Of the games of two bots that were won: lower end, share of the first, upper end.

        Both compositions count alike, so bots of the same strength have 50 %. The interval is
        Wilson's, of 95 %.
        """
        won = lost = 0
        for b in self.blocks:
            if (b.first, b.second) == (bot, other):
                won, lost = won + b.won, lost + b.lost
            elif (b.second, b.first) == (bot, other):
                won, lost = won + b.lost, lost + b.won
        low, high = wilson(won, won + lost)
        return low, won / (won + lost) if won + lost else 0.5, high

    def to_rows(self) -> list[dict[str, Any]]:
        """A row for each pair, table and composition."""
        rows: dict[tuple[Any, ...], dict[str, Any]] = {}
        for b in self.blocks:
            key = (b.first, b.second, b.edition, b.mode, b.players, b.first_seats)
            names = ("bot", "opponent", "edition", "mode", "players", "seats")
            counted = ("games", "won", "lost", "unfinished", "rounds")
            row = rows.setdefault(
                key, {**dict(zip(names, key, strict=True)), **dict.fromkeys(counted, 0)}
            )
            row["games"] += b.games
            row["won"] += b.won
            row["lost"] += b.lost
            row["unfinished"] += b.games - b.won - b.lost
            row["rounds"] += b.rounds
        for row in rows.values():
            row["rounds"] = row["rounds"] / row["games"]
        return list(rows.values())

    def plot(self) -> Plot:
        """The ratings with their intervals. It needs the extra `plot`."""
        rows = [(row["bot"], row["low"], row["elo"], row["high"]) for row in self.table()]
        scale = say("tournament-scale")
        return intervals(render(self._message()), rows, per_cent=False, zero=0.0, across=scale)

    def _message(self) -> Message:
        games = sum(b.games for b in self.blocks)
        lost = games - sum(b.won + b.lost for b in self.blocks)
        about = {"bots": len(self.bots), "games": games, "unfinished": lost}
        return Message("tournament-shown", about)

    def __repr__(self) -> str:
        rated = [
            Message("tournament-rated", {"bot": row["bot"], **_rounded(row)})
            for row in self.table()
        ]
        return f"<TournamentResult: {render(self._message())}; {say('list-of', items=rated)}>"

    def _repr_html_(self) -> str:
        rows = self.table()
        order = [row["bot"] for row in rows]
        heads = [say(f"tournament-{name}") for name in ("bot", "elo", "games", "won", "unfinished")]
        body = [
            [
                row["bot"],
                say("tournament-points", **_rounded(row)),
                *(str(row[name]) for name in ("games", "won", "unfinished")),
                *(self._cell(row["bot"], other) for other in order),
            ]
            for row in rows
        ]
        crossed = range(len(heads), len(heads) + len(order))
        ratings_table = table(
            [*heads, *order], body, markup=crossed, numbers=range(1, len(heads) + len(order))
        )
        return lines(
            render(self._message()),
            f'<div style="overflow-x:auto">{ratings_table}</div>',
            f"<small>{escape(say('tournament-note'))}</small>",
            folded(say("tournament-tables"), self._tables()),
            text=(0,),
        )

    def _cell(self, bot: str, other: str) -> str:
        if bot == other:
            return "–"
        low, share, high = self.share(bot, other)
        if (low, high) == (0, 1):  # of these two nobody has won
            return escape(say("tournament-nobody"))
        style = f'style="{heat(share)};padding:2px 6px;white-space:nowrap"'
        words = f"{percent(share)} [{percent(low)}, {percent(high)}]"
        return f'<span {style} title="{escape(words, quote=True)}">{escape(percent(share))}</span>'

    def _tables(self) -> str:
        heads = [say(f"tournament-{n}") for n in ("match", "table", "games", "unfinished", "share")]
        return table(heads, self._table_rows(), markup=(4,), numbers=(2, 3))

    def _table_rows(self) -> Iterable[list[str]]:
        for row in self.to_rows():
            low, high = wilson(row["won"], row["won"] + row["lost"])
            won = row["won"] + row["lost"]
            share = row["won"] / won if won else 0.5
            drawn = f"{whiskers(low, share, high)} {escape(percent(share))}"
            seats = {"seats": row["seats"], "others": row["players"] - row["seats"]}
            yield [
                say("tournament-pair", bot=row["bot"], opponent=row["opponent"], **seats),
                f"{row['edition']} {row['mode']}",
                str(row["games"]),
                str(row["unfinished"]),
                drawn if won else escape(say("tournament-nobody")),
            ]


def _rounded(row: dict[str, Any]) -> dict[str, str]:
    return {"elo": signed(row["elo"], 0), "error": f"{row['error']:.0f}"}
