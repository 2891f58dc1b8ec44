"""Strengths of bots from the games between them, by the model of Bradley and Terry."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from html import escape
from itertools import combinations
from math import exp, log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from risk_widget.laboratory.simulation import simulate, wilson
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.results.displays import folded, heat, lines, percent, signed, table, whiskers
from risk_widget.results.frames import Rows
from risk_widget.results.plots import intervals
from risk_widget.results.progress_bar import reporter
from risk_widget.rules.edition import DEFAULT_EDITION, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.laboratory.simulation import BotMaker, Executor
    from risk_widget.results.plots import Plot
    from risk_widget.results.progress_bar import Progress
    from risk_widget.rules.edition import Edition

__all__ = ["Block", "Meeting", "Rating", "TournamentResult", "ratings", "tournament"]


ELO = 400 / log(10)
"""Points of Elo for a factor e of strength."""
_ROUNDS = 100
_CLOSE = 1e-10


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games of the same two bots: on how many seats each sat, and how many games each won."""

    first: int
    second: int
    first_seats: int
    second_seats: int
    first_wins: int
    second_wins: int


@dataclass(frozen=True, slots=True)
class Rating:
    """Points of Elo, 0 for the mean of all bots, and their standard error."""

    points: float
    error: float


def ratings(bots: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """The likeliest strengths.

    Each seat wins in proportion to the strength of its bot. Every bot is given one game won and one
    lost against a bot of strength 0 besides, so that one that wins them all stays finite.

    Args:
        bots: how many there are.
        meetings: what they played; games that nobody won do not count.
    """
    strengths = [0.0] * bots
    for _ in range(_ROUNDS):
        slope, curve = _derivatives(strengths, meetings)
        step = [sum(map(_product, row, slope)) for row in _inverse(curve)]
        # A step of more than this overshoots where the curve is flat.
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, 2.0 / longest) if longest else 1.0
        strengths = [s + scale * d for s, d in zip(strengths, step, strict=True)]
        if longest < _CLOSE:
            break
    _, curve = _derivatives(strengths, meetings)
    spread, middle = _inverse(curve), sum(strengths) / bots
    # Where all of them stand is not known, and not asked for: what counts is how far each is from
    # the mean of all.
    rows = [sum(row) / bots for row in spread]
    whole = sum(rows) / bots
    return [
        Rating(ELO * (s - middle), ELO * sqrt(max(0.0, spread[at][at] - 2 * rows[at] + whole)))
        for at, s in enumerate(strengths)
    ]


def _product(a: float, b: float) -> float:
    return a * b


def _derivatives(
    strengths: Sequence[float], meetings: Sequence[Meeting]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood, and its curvature with the sign turned."""
    count = len(strengths)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for at, strength in enumerate(strengths):
        chance = 1 / (1 + exp(-strength))
        slope[at] += 1 - 2 * chance
        curve[at][at] += 2 * chance * (1 - chance)
    for m in meetings:
        games = m.first_wins + m.second_wins
        lead = strengths[m.first] - strengths[m.second] + log(m.first_seats / m.second_seats)
        chance = 1 / (1 + exp(-lead))
        gain, weight = m.first_wins - games * chance, games * chance * (1 - chance)
        for at, sign in ((m.first, 1), (m.second, -1)):
            slope[at] += sign * gain
            curve[at][at] += weight
        curve[m.first][m.second] -= weight
        curve[m.second][m.first] -= weight
    return slope, curve


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By elimination; the matrix is symmetric, and its diagonal outweighs the rest."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for at in range(count):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(count):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]


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


_AT_A_TIME = 12
"""Games of a block at least: a multiple of every number of players but 5."""


@dataclass(frozen=True, slots=True)
class _Task:
    """A block of games to be played; goes to other processes as it is."""

    block: Block
    bots: tuple[str | BotMaker, str | BotMaker]
    edition: Edition | str
    board: Board | str
    seed: str
    max_rounds: int
    fast: bool

    def play(self) -> Block:
        block = self.block
        first, second = self.bots
        result = simulate(
            [first] * block.first_seats + [second] * block.second_seats,
            block.games,
            edition=self.edition,
            mode=block.mode,
            seed=self.seed,
            max_rounds=self.max_rounds,
            board=self.board,
            fast=self.fast,
        )
        wins = sum(result.wins[: block.first_seats])
        lost = sum(result.wins[block.first_seats :])
        return block.played(wins, lost, sum(result.rounds))


def _play(task: _Task) -> Block:
    return task.play()


def tournament(
    bots: Sequence[str | BotMaker] | Mapping[str, str | BotMaker],
    games: int = 120,
    *,
    editions: Sequence[str | Edition] = (DEFAULT_EDITION,),
    modes: Sequence[str] | None = None,
    players: Sequence[int] = (2, 3),
    board: str | Board = "classic",
    seed: int | str = 0,
    max_rounds: int = 500,
    file: str | Path | None = None,
    executor: Executor | None = None,
    progress: Progress = False,
    fast: bool = False,
) -> TournamentResult:
    """Let every bot meet every other, and rate them.

    At each table (an edition, a mode, a number of players) two bots meet in both compositions: one
    of the first among the others, and one of the second among the first. Seats rotate in each
    block of games.

    Args:
        bots: two or more, as for `simulate`; a mapping names them.
        games: of two bots at one table, in each composition, rounded up to whole blocks.
        editions: whose rules.
        modes: default all modes of an edition that are for so many players.
        players: numbers of players.
        board: the board.
        seed: the same seed plays the same games, whichever executor runs them.
        max_rounds: a game that takes longer is nobody's; it does not count for the ratings.
        file: what has been played is written there block by block. A tournament that is called
            again with the same file goes on where that ends.
        executor: runs blocks elsewhere, as for `simulate`.
        progress: as for `simulate`.
        fast: play the compiled game.

    Raises:
        ValueError: fewer than two bots, two of one name, no table for them, what `simulate`
            refuses, or a file that another tournament has written.
    """
    named = _named(bots)
    tables = list(_tables(editions, modes, players))
    if not tables:
        raise MessageError(Message("tournament-no-table"))
    settings = {"seed": str(seed), "max_rounds": max_rounds, "fast": fast, "board": str(board)}
    about = {**settings, "bots": list(named), "format": 1}
    done = _read(file, about) if file is not None else {}
    tasks = [
        _Task(
            block,
            (named[block.first], named[block.second]),
            edition,
            board,
            f"{seed}/{block.key}",
            max_rounds,
            fast,
        )
        for first, second in combinations(named, 2)
        for edition, mode, number in tables
        for block in _blocks((first, second), load_edition(edition), mode, number, games)
    ]
    waiting = [task for task in tasks if task.block.key not in done]
    total = sum(task.block.games for task in tasks)
    report = reporter(progress, total)
    finished = total - sum(task.block.games for task in waiting)
    if finished:
        report(finished, total)
    played = map(_play, waiting) if executor is None else executor.map(_play, waiting)
    for block in played:
        done[block.key] = block
        if file is not None:
            _write(file, asdict(block))
        finished += block.games
        report(finished, total)
    return TournamentResult(tuple(named), tuple(done[task.block.key] for task in tasks))


def _named(
    bots: Sequence[str | BotMaker] | Mapping[str, str | BotMaker],
) -> dict[str, str | BotMaker]:
    if isinstance(bots, dict):
        named = dict(bots)
    else:
        named = {b if isinstance(b, str) else getattr(b, "__name__", str(b)): b for b in bots}
    if len(named) < 2 or len(named) != len(bots):
        raise MessageError(Message("tournament-bots"))
    return named


def _tables(
    editions: Iterable[str | Edition], modes: Sequence[str] | None, players: Iterable[int]
) -> Iterator[tuple[str | Edition, str, int]]:
    numbers = list(players)
    for edition in editions:
        for mode in load_edition(edition).modes.values():
            if modes is None or mode.id in modes:
                for number in numbers:
                    if number in mode.players:
                        yield edition, mode.id, number


def _blocks(
    pair: tuple[str, str], edition: Edition, mode: str, players: int, games: int
) -> Iterator[Block]:
    size = players * -(-_AT_A_TIME // players)
    for seats in sorted({1, players - 1}):
        for part in range(-(-games // size)):
            yield Block(*pair, edition.id, mode, players, seats, part, size)


def _read(file: str | Path, about: dict[str, Any]) -> dict[str, Block]:
    """The blocks that a file holds; a last line that was cut off is taken away."""
    path = Path(file)
    if not path.exists():
        _write(file, about)
        return {}
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    lines = [json.loads(line) for line in whole.splitlines()]
    if not lines:
        _write(file, about)
        return {}
    if lines[0] != about:
        raise MessageError(Message("tournament-file", {"file": str(path)}))
    blocks = [Block(**line) for line in lines[1:]]
    return {block.key: block for block in blocks}


def _write(file: str | Path, line: dict[str, Any]) -> None:
    with Path(file).open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line) + "\n")
