"""Tournaments: every bot against every other, at every table, in both compositions.

The strengths of the bots are computed from their games by the Bradley–Terry model. A tournament
plays a fixed number of games, or, for each two bots at each table, until the better is settled.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from html import escape
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar

from risk_widget.battles.odds import edition_of
from risk_widget.board import load_board
from risk_widget.bots.programs import isolation_of
from risk_widget.engine.chance import seed_of
from risk_widget.kept_files import GrowingFile, copy_aside, tell_once, write_whole
from risk_widget.laboratory.designs import digest_of
from risk_widget.laboratory.fast_hint import FastHint
from risk_widget.laboratory.mixed_tables import (
    MixedBlock,
    MixedTask,
    TableGame,
    contests_of,
    pairs_of,
    shares_of,
)
from risk_widget.laboratory.players import MOST_ACTIONS
from risk_widget.laboratory.ratings import Meeting, ratings
from risk_widget.laboratory.settling import (
    NO_SCORES,
    Match,
    Scores,  # noqa: TC001 - fields of blocks are read from files
    Terms,
    add_scores,
    count_scores,
    interval_of,
    mean_of,
)
from risk_widget.laboratory.simulation import (
    Games,
    Settings,
    compile_games,
    games_of,
    package_version,
)
from risk_widget.laboratory.vocabulary import (
    executor_of,
    in_one_vocabulary,
    players_of,
    seats_of,
)
from risk_widget.messages import Message, render, say
from risk_widget.reading.schema import SchemaError, flag, is_several, read, several, whole, word
from risk_widget.reading.schema import number as number_of
from risk_widget.reading.sources import decoded, file_content, path_of
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import folded, heat, lines, percent, signed, table, whiskers
from risk_widget.results.frames import Rows
from risk_widget.results.intervals import share_interval
from risk_widget.results.plots import intervals
from risk_widget.results.progress_bar import reporter
from risk_widget.rules.edition import DEFAULT_EDITION, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from risk_widget.board import Board
    from risk_widget.bots.programs import Isolation
    from risk_widget.laboratory.players import AnyBot, Player
    from risk_widget.laboratory.simulation import OnError
    from risk_widget.laboratory.vocabulary import Cluster, Executor
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.plots import Plot
    from risk_widget.results.progress_bar import Progress
    from risk_widget.rules.edition import Edition

__all__ = ["Block", "Forfeits", "TableGame", "TournamentResult", "Until", "tournament"]

Until: TypeAlias = Literal["games", "settled"]
"""The condition that ends a tournament."""


@dataclass(frozen=True, slots=True)
class Forfeits:
    """Games that a bot has forfeited for one reason.

    Attributes:
        bot: the name of the bot.
        reason: how the bot failed.
        games: the number of games.
    """

    bot: str
    reason: str
    games: int = 1


@dataclass(frozen=True, slots=True)
class Block:
    """Some games of two bots at one table, in one composition.

    Attributes:
        first, second: the bots.
        edition, mode, players: the table.
        first_seats: the number of the first bot's seats; the second bot has the others.
        part: the number of the block among those of its kind.
        games: the number of games.
        won, lost: games won and lost by the first bot; games without a winner are neither. If a
            bot forfeits, the other bot has won.
        rounds: the number of rounds of all games together.
        forfeits: the forfeited games.
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
    forfeits: tuple[Forfeits, ...] = ()

    @property
    def second_seats(self) -> int:
        """The number of the second bot's seats."""
        return self.players - self.first_seats

    @property
    def key(self) -> str:
        """The block's unique name, from which its games are seeded."""
        table = f"{self.edition}/{self.mode}/{self.players}"
        return f"{self.first}/{self.second}/{table}/{self.first_seats}/{self.part}"

    @property
    def is_possible(self) -> bool:
        """Whether games can have ended so."""
        given_up = [each.games for each in self.forfeits]
        counts = (self.part, self.won, self.lost, self.rounds, *given_up)
        return min(counts) >= 0 and max(self.won + self.lost, sum(given_up)) <= self.games

    def played(self, won: int, lost: int, rounds: int, forfeits: Iterable[Forfeits] = ()) -> Block:
        """Return the block with its results."""
        return replace(self, won=won, lost=lost, rounds=rounds, forfeits=_together(forfeits))


def _together(forfeits: Iterable[Forfeits]) -> tuple[Forfeits, ...]:
    """Add up forfeits of the same bot for the same reason, in order of first occurrence."""
    counts: dict[tuple[str, str], int] = {}
    for each in forfeits:
        key = each.bot, each.reason
        counts[key] = counts.get(key, 0) + each.games
    return tuple(Forfeits(*key, games) for key, games in counts.items())


_Meeting: TypeAlias = tuple[str, str, str, str, int]
"""Two bots, an edition, a mode and a number of players."""


@dataclass(frozen=True, slots=True)
class _Pairs:
    """Some pairs of games of two bots at one table; a pair shares a seed and exchanges seats.

    Attributes:
        one: the games in which the first bot sits alone among copies of the second.
        other: the same games with exchanged bots.
        scores: the first bot's scores, one for each pair: see `settling.Scores`.
    """

    one: Block
    other: Block
    scores: Scores = NO_SCORES

    @property
    def key(self) -> str:
        """The unique name of the block."""
        return self.one.key

    @property
    def meeting(self) -> _Meeting:
        """The bots and the table."""
        block = self.one
        return block.first, block.second, block.edition, block.mode, block.players

    @property
    def is_possible(self) -> bool:
        """Whether games can have ended so."""
        return self.one.is_possible and self.other.is_possible

    @property
    def games(self) -> int:
        """The number of games, two for each pair."""
        return self.one.games + self.other.games


_B = TypeVar("_B", Block, _Pairs, MixedBlock)


@dataclass(frozen=True, slots=True)
class TournamentResult(Rows):
    """The result of a tournament: all its blocks of games.

    >>> import risk_widget as rw
    >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
    >>> result = rw.tournament(["cautious", "random"], 4, players=[2], **island)
    >>> result.bots, len(result.blocks)
    (('cautious', 'random'), 1)

    Attributes:
        bots: the names of the bots.
        blocks: the blocks of games played.
        matches: with `until="settled"`, the match of each two bots at each table.
        seed: the seed from which the seeds of the games are drawn.
        max_rounds: a limit of each game, like `max_actions`: see `simulate`.
        fast: whether the games were played by the compiled game.
        version: the version of this package.
        stopped: whether the tournament was interrupted before its last block.
        board: the id of the board.
        games: each game of a tournament at tables of different bots. Its blocks then count, for
            each two of the bots, the games that one of them or no bot won.
    """

    bots: tuple[str, ...]
    blocks: tuple[Block, ...]
    seed: int | str = 0
    max_rounds: int = 500
    max_actions: int = MOST_ACTIONS
    fast: bool = False
    version: str = ""
    stopped: bool = False
    matches: tuple[Match, ...] = ()
    board: str = "classic"
    games: tuple[TableGame, ...] = ()

    def table(self) -> list[FrameRow]:
        """Build a row for each bot, the strongest first.

        `elo` is 0 for the mean of all bots, `error` its standard error, `low` and `high` its 95 %
        interval. `games` counts the games it played in, `wins` those that one of its seats won,
        `unfinished` those without a winner.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], 4, players=[2], **island)
        >>> [(row["bot"], row["wins"]) for row in result.table()]
        [('cautious', 12), ('random', 0)]
        """
        number = {bot: at for at, bot in enumerate(self.bots)}
        meetings = [
            Meeting(number[b.first], number[b.second], b.first_seats, b.second_seats, b.won, b.lost)
            for b in (() if self.games else self.blocks)
        ]
        contests = contests_of(self.games, number)
        rows = []
        rated = ratings(len(self.bots), meetings, contests)
        for bot, rating in zip(self.bots, rated, strict=True):
            rows.append(
                {
                    "bot": bot,
                    "elo": rating.points,
                    "error": rating.error,
                    "low": rating.low,
                    "high": rating.high,
                    **self._counts(bot),
                }
            )
        return sorted(rows, key=lambda row: -float(row["elo"]))

    def _counts(self, bot: str) -> dict[str, int]:
        """Count a bot's games, the ones it won, and the ones without a winner."""
        if self.games:
            own = [game for game in self.games if bot in game.bots]
            nobodys = [game for game in own if not shares_of(game)]
            won = [game for game in own if game.winner == bot]
            return {"games": len(own), "wins": len(won), "unfinished": len(nobodys)}
        blocks = [b for b in self.blocks if bot in (b.first, b.second)]
        return {
            "games": sum(b.games for b in blocks),
            "wins": sum(b.won if b.first == bot else b.lost for b in blocks),
            "unfinished": sum(b.games - b.won - b.lost for b in blocks),
        }

    @property
    def forfeits(self) -> tuple[Forfeits, ...]:
        """The forfeited games: the bot, the reason and the number of games.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> rw.tournament(["cautious", "random"], 4, players=[2], **island).forfeits
        ()
        """
        if self.games:
            return _together(
                Forfeits(game.forfeited, game.failure or "")
                for game in self.games
                if game.forfeited is not None
            )
        return _together(each for block in self.blocks for each in block.forfeits)

    def share(self, bot: str, other: str) -> tuple[float, float, float]:
        """Return the first bot's share of the games won between two bots: low end, share, high end.

        Both compositions count alike, so bots of the same strength have 50 %. The interval is the
        95 % interval. With `until="settled"`, share and interval are those of the matches
        (`settling.Match`), whose intervals hold wherever a match was stopped.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], 4, players=[2], **island)
        >>> [round(value, 2) for value in result.share("cautious", "random")]
        [0.76, 1.0, 1.0]

        Raises:
            ValueError: the tournament had no such bot.
        """
        bot, other = (word(each, "bot", self.bots) for each in (bot, other))
        if self.matches:
            return self._share_of_matches(bot, other)
        won = lost = 0
        for b in self.blocks:
            if (b.first, b.second) == (bot, other):
                won, lost = won + b.won, lost + b.lost
            elif (b.second, b.first) == (bot, other):
                won, lost = won + b.lost, lost + b.won
        low, high = share_interval(won, won + lost)
        return low, won / (won + lost) if won + lost else 0.5, high

    def _share_of_matches(self, bot: str, other: str) -> tuple[float, float, float]:
        scores, confidence = NO_SCORES, 0.95
        for match in self.matches:
            own = match.scores
            if (match.second, match.first) == (bot, other):
                own = own[::-1]
            elif (match.first, match.second) != (bot, other):
                continue
            confidence = match.terms.confidence
            scores = add_scores(scores, own)
        low, high = interval_of(scores, confidence)
        return low, mean_of(scores), high

    def to_dict(self) -> JsonObject:
        """Return the figures as JSON data.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], 4, players=[2], **island)
        >>> result.to_dict()["bots"]
        ['cautious', 'random']
        """
        return {
            "bots": list(self.bots),
            "board": self.board,
            "seed": self.seed,
            "max_rounds": self.max_rounds,
            "max_actions": self.max_actions,
            "fast": self.fast,
            "version": self.version,
            "stopped": self.stopped,
            "ratings": self.table(),
            "forfeits": [asdict(each) for each in self.forfeits],
            "blocks": [_line_of(block) for block in self.blocks],
            "games": [asdict(game) for game in self.games],
            "matches": [match.to_dict() for match in self.matches],
        }

    def _columns(self) -> Columns:
        return {
            "bot": "text",
            "opponent": "text",
            "edition": "text",
            "mode": "text",
            "players": "whole",
            "bot_seats": "whole",
            "games": "whole",
            "wins": "whole",
            "defeats": "whole",
            "unfinished": "whole",
            "rounds": "number",
        }

    def to_rows(self) -> list[FrameRow]:
        """Build a row for each pair, table and composition.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], 4, players=[2], **island)
        >>> [(row["bot"], row["games"], row["wins"]) for row in result.to_rows()]
        [('cautious', 12, 12)]
        """
        together: dict[tuple[str | int, ...], list[Block]] = {}
        key: tuple[str | int, ...]
        for b in self.blocks:
            key = (b.first, b.second, b.edition, b.mode, b.players, b.first_seats)
            together.setdefault(key, []).append(b)
        rows: list[FrameRow] = []
        for key, blocks in together.items():
            games, wins, defeats, rounds = (
                sum(getattr(b, name) for b in blocks) for name in ("games", "won", "lost", "rounds")
            )
            counts = (games, wins, defeats, games - wins - defeats, rounds / games)
            rows.append(dict(zip(self._columns(), (*key, *counts), strict=True)))
        return rows

    def plot(self) -> Plot:
        """Plot the ratings, or the shares of matches, with their intervals (extra `plot`).

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], 4, players=[2], **island)
        >>> result.plot()
        <Plot: 2 bots, 12 games>
        """
        if self.matches:
            shares = [
                (render(match.name()), match.interval[0], match.share, match.interval[1])
                for match in self.matches
            ]
            across = say("tournament-share")
            return intervals(render(self._message()), shares, zero=0.5, across=across)
        rows = [(row["bot"], row["low"], row["elo"], row["high"]) for row in self.table()]
        scale = say("tournament-scale")
        return intervals(render(self._message()), rows, per_cent=False, zero=0.0, across=scale)

    def _message(self) -> Message:
        games = len(self.games) or sum(b.games for b in self.blocks)
        lost = (
            sum(not shares_of(game) for game in self.games)
            if self.games
            else games - sum(b.won + b.lost for b in self.blocks)
        )
        about = {"bots": len(self.bots), "games": games, "unfinished": lost}
        return Message("tournament-shown", {**about, "stopped": self.stopped})

    def __repr__(self) -> str:
        if self.matches:
            told = [
                say("match-told", match=match.name(), result=match.message())
                for match in self.matches
            ]
            return f"<TournamentResult: {render(self._message())}; {' '.join(told)}>"
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
                *(str(row[name]) for name in ("games", "wins", "unfinished")),
                *(self._cell(row["bot"], other) for other in order),
            ]
            for row in rows
        ]
        crossed = range(len(heads), len(heads) + len(order))
        ratings_table = table(
            [*heads, *order], body, markup=crossed, numbers=range(1, len(heads) + len(order))
        )
        rated = f'<div style="overflow-x:auto">{ratings_table}</div>'
        note = f"<small>{escape(say('tournament-note'))}</small>"
        if self.matches:
            return lines(
                render(self._message()),
                self._matches_table(),
                f"<small>{escape(say('match-note'))}</small>",
                folded(say("tournament-ratings"), lines(rated, note)),
                text=(0,),
            )
        tables = folded(say("tournament-tables"), self._tables())
        return lines(render(self._message()), rated, note, tables, text=(0,))

    def _matches_table(self) -> str:
        heads = [
            say("tournament-table"),
            say("tournament-share"),
            say("tournament-games"),
            say("match-head"),
        ]
        rows = [
            (
                render(match.name()),
                f"{whiskers(match.interval[0], match.share, match.interval[1])} "
                + escape(percent(match.share)),
                str(match.games),
                render(match.message()),
            )
            for match in self.matches
        ]
        return table(heads, rows, markup=(1,), numbers=(2,))

    def _cell(self, bot: str, other: str) -> str:
        if bot == other:
            return "–"
        low, share, high = self.share(bot, other)
        if (low, high) == (0, 1):  # neither of the two has won a game
            return escape(say("tournament-nobody"))
        style = f'style="{heat(share)};padding:2px 6px;white-space:nowrap"'
        words = f"{percent(share)} [{percent(low)}, {percent(high)}]"
        return f'<span {style} title="{escape(words, quote=True)}">{escape(percent(share))}</span>'

    def _tables(self) -> str:
        heads = [say(f"tournament-{n}") for n in ("match", "table", "games", "unfinished", "share")]
        return table(heads, self._table_rows(), markup=(4,), numbers=(2, 3))

    def _table_rows(self) -> Iterable[list[str]]:
        for row in self.to_rows():
            won = row["wins"] + row["defeats"]
            low, high = share_interval(row["wins"], won)
            share = row["wins"] / won if won else 0.5
            drawn = f"{whiskers(low, share, high)} {escape(percent(share))}"
            others = 1 if self.games else row["players"] - row["bot_seats"]
            seats = {"seats": row["bot_seats"], "others": others}
            yield [
                say("tournament-pair", bot=row["bot"], opponent=row["opponent"], **seats),
                f"{row['edition']} {row['mode']}",
                str(row["games"]),
                str(row["unfinished"]),
                drawn if won else escape(say("tournament-nobody")),
            ]


def _rounded(row: FrameRow) -> dict[str, str]:
    return {"elo": signed(row["elo"], 0), "error": f"{row['error']:.0f}"}


_GAMES: Final = 120
_MOST_PAIRS: Final = 2000
_AT_A_TIME = 12
"""The fewest games of a block: a multiple of every number of players but 5."""


@dataclass(frozen=True, slots=True)
class _Task:
    """A block of games to play, in a form that other processes can receive."""

    block: Block
    players: tuple[Player, Player]
    edition: Edition
    board: Board
    seed: str
    settings: JsonView

    def check(self) -> Games:
        """Check and build the games of the block. Raises as `simulate` does."""
        block = self.block
        first, second = self.players
        settings = Settings(
            edition=self.edition,
            mode=block.mode,
            seed=self.seed,
            board=self.board,
            **self.settings,
        )
        return games_of([first] * block.first_seats + [second] * block.second_seats, settings)

    def play(self) -> Block:
        """Play the block; return it with its results."""
        return self.played()[0]

    def played(self) -> tuple[Block, list[float]]:
        """Play the block; return it with the first bot's score in each game, ½ without a winner."""
        block, won, lost, rounds = self.block, 0, 0, 0
        shares: list[float] = []
        forfeits: list[Forfeits] = []
        for batch in self.check().batches(block.games):
            for game in batch:
                rounds += game.rounds
                if game.forfeited is not None:
                    by_first = game.bots[game.forfeited] >= block.first_seats
                    failed = block.second if by_first else block.first
                    forfeits.append(Forfeits(failed, game.failure or ""))
                elif game.winner is not None:
                    by_first = game.bots[game.winner] < block.first_seats
                else:
                    shares.append(0.5)
                    continue
                shares.append(float(by_first))
                won, lost = won + by_first, lost + (not by_first)
        return block.played(won, lost, rounds, forfeits), shares


@dataclass(frozen=True, slots=True)
class _PairTask:
    """Pairs of games to play: two tasks of one seed, the second with exchanged bots."""

    one: _Task
    other: _Task

    @classmethod
    def of(cls, task: _Task) -> _PairTask:
        """Build the pairs whose first games are those of a task."""
        block = replace(task.block, first=task.block.second, second=task.block.first)
        return cls(task, replace(task, block=block, players=task.players[::-1]))

    @property
    def block(self) -> _Pairs:
        """The pairs to play."""
        return _Pairs(self.one.block, self.other.block)

    def play(self) -> _Pairs:
        """Play both games of each pair; return the block with its results."""
        one, mine = self.one.played()
        other, theirs = self.other.played()
        quarters = [round(2 * (a + 1 - b)) for a, b in zip(mine, theirs, strict=True)]
        return _Pairs(one, other, count_scores(quarters))


def _play(task: _Task) -> Block:
    return task.play()


def _play_mixed(task: MixedTask) -> MixedBlock:
    return task.play()


def _play_pairs(task: _PairTask) -> _Pairs:
    return task.play()


@in_one_vocabulary()
def tournament(  # noqa: PLR0913 - its choices are public
    bots: Iterable[AnyBot] | Mapping[str, AnyBot],
    games: int | None = None,
    *,
    until: Until = "games",
    margin: float = 0.05,
    confidence: float = 0.95,
    edition: str | Path | Edition | None = None,
    editions: Iterable[str | Path | Edition] | None = None,
    mode: str | None = None,
    modes: Iterable[str] | None = None,
    players: Iterable[int] | int | None = None,
    board: str | Path | Board = "classic",
    seed: int | str | None = 0,
    max_rounds: int = 500,
    max_actions: int = MOST_ACTIONS,
    max_seconds: float | None = None,
    file: str | Path | None = None,
    executor: Executor | Cluster | None = None,
    progress: Progress = False,
    fast: bool = False,
    on_error: OnError | None = None,
    isolated: bool | Isolation = False,
    seats: Iterable[str] | int | None = None,
    records: bool = False,
) -> TournamentResult:
    """Play every bot against every other, and rate the bots.

    At each table (an edition, a mode, a number of players) two bots meet in both compositions: one
    copy of the first among copies of the second, and the reverse. Seats rotate in each block of
    games. If interrupted, it returns the blocks played so far.

    With `seats=4` the tables are of four different bots.

    With `until="settled"` two bots play at each table until it is certain which of them is better,
    or that they differ by no more than `margin`. Their games come in pairs with the same seed: one
    game of each composition, with exchanged seats. `TournamentResult.matches` shows who is better,
    by how much, after how many games, and why the match ended. The test is one of likelihood
    ratios, and its intervals hold wherever a match is stopped (`risk_widget.laboratory.settling`).

    >>> import risk_widget as rw
    >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
    >>> result = rw.tournament(["cautious", "random"], 4, players=[2], **island)
    >>> [(row["bot"], row["wins"]) for row in result.table()]
    [('cautious', 12), ('random', 0)]

    Args:
        bots: two or more, as for `simulate`; a mapping names them.
        games: the number of games of two bots at one table, in each composition, rounded up to
            whole blocks; by default 120. With "settled": the most pairs, by default 2,000.
        until: "games" plays all of the games, "settled" only as many as needed.
        margin: with "settled": how far from one half the share of equal bots may be, 0 to 0.5.
            0.05 stands for 45 to 55 % of the games.
        confidence: with "settled": the least part of all matches in which the interval holds the
            truth and no bot is wrongly called better; above 0.5 and below 1. It applies to each
            match, not to all together.
        edition: the edition whose rules apply.
        editions: several editions, in place of `edition`.
        mode: by default all modes of an edition for the number of players.
        modes: several modes, in place of `mode`.
        players: the number of seats at a table, or several numbers; by default 2 and 3.
        board: the board.
        seed: the same seed plays the same games with any executor.
        max_rounds: a longer game is stopped without a winner, and does not count for the ratings.
        max_actions: likewise: see `simulate`.
        max_seconds: as for `simulate`.
        file: where the played games are saved, block by block. A tournament called again with the
            same file continues where the file ends.
        executor: runs blocks elsewhere, as for `simulate`.
        progress: as for `simulate`.
        fast: play the compiled game.
        on_error: as for `simulate`. A game that a bot forfeits is won by the other bot.
        isolated: as for `simulate`.
        seats: in place of `players`: the seats of a table, each with a different bot; colours in
            turn order, or their number. With 3 to 6 seats the bots are drawn at random for each
            game, all about equally often, `games` counts the games of an edition and mode, and
            `TournamentResult.games` lists each game with its seed. If a bot forfeits a game, the
            others share the win equally.
        records: with three `seats` or more: save each game's record, so that it can be shown:
            `rw.Game.replay(game.record)`.

    Raises:
        ValueError: fewer than two bots, two of one name, no table for them, a margin or confidence
            that cannot be, what `simulate` refuses, or a file that another tournament has written.
    """
    named = _named(bots)
    settled = word(until, "until", ("games", "settled")) == "settled"
    usual = _MOST_PAIRS if settled else _GAMES
    count = whole(usual if games is None else games, "games", 1)
    executor = executor_of(executor)
    seed, ground = seed_of(seed), load_board(board)
    colours = None if seats is None else seats_of(seats)
    numbers = _numbers_of(players, colours)
    mixes = numbers[0] if colours is not None and len(colours) > 2 else None
    if mixes is not None:
        _check_mixed(mixes, len(named), settled=settled)
    elif flag(records, "records"):
        raise ValueError("records are kept of tables of different bots: give seats=3 or more")
    tables = list(
        _tables(
            _one_or_several(("edition", edition), ("editions", editions)) or [DEFAULT_EDITION],
            _one_or_several(("mode", mode), ("modes", modes)),
            numbers,
        )
    )
    usual_colours = colours is None or colours == SEATS[: len(colours)]
    settings: JsonObject = {
        "seats": None if usual_colours or colours is None else [*colours],
        "max_rounds": whole(max_rounds, "max_rounds", 1),
        "max_actions": whole(max_actions, "max_actions", 1),
        "max_seconds": max_seconds,
        "fast": flag(fast, "fast"),
        "on_error": Settings(on_error=on_error, isolated=isolated).after_errors(),
        "isolated": isolated,
        "records": records,
    }
    if mixes is not None:
        mixed, kinds = _mixed(named, tables, ground, seed, settings, count)
        about = {**_about(named, seed, settings, ground), "seats": mixes}
        compile_games(kinds)
        store_of_tables = _Store(file, about, MixedBlock)
        held = _play_all(mixed, _play_mixed, store_of_tables, executor, progress, kinds)
        own = tuple(game for block in held for game in block.played)
        return TournamentResult(
            tuple(named),
            tuple(_pair_blocks(own, [*named])),
            seed,
            settings["max_rounds"],
            settings["max_actions"],
            settings["fast"],
            package_version(),
            len(held) < len(mixed),
            board=ground.id,
            games=own,
        )
    terms = Terms(
        _inside(margin, "margin", 0, 0.5), _inside(confidence, "confidence", 0.5, 1), count
    )
    tasks = [
        _Task(
            block, (named[first], named[second]), edition, ground, f"{seed}/{block.key}", settings
        )
        for first, second in combinations(named, 2)
        for edition, mode, number in tables
        for block in _blocks((first, second), edition, mode, number, count)
    ]
    kinds = [
        task.check()
        for task in {
            (t.players, t.edition.id, t.block.mode, t.block.players): t for t in tasks
        }.values()
    ]
    compile_games(kinds)
    about = _about(named, seed, settings, ground)
    matches: tuple[Match, ...] = ()
    if settled:
        pairs = [_PairTask.of(task) for task in tasks if task.block.first_seats == 1]
        store = _Store(file, {**about, "until": "settled"}, _Pairs)
        matches, played = _settle(pairs, terms, store, executor, progress)
        stopped = any(match.why == "interrupted" for match in matches)
    else:
        played = _play_all(tasks, _play, _Store(file, about, Block), executor, progress, kinds)
        stopped = len(played) < len(tasks)
    return TournamentResult(
        tuple(named),
        tuple(played),
        seed,
        settings["max_rounds"],
        settings["max_actions"],
        settings["fast"],
        package_version(),
        stopped,
        matches,
        ground.id,
    )


def _inside(value: object, name: str, least: float, most: float) -> float:
    """Read a number that lies strictly between two others."""
    found = number_of(value, name, least, most)
    if found in (least, most):
        raise ValueError(f"{name} must be above {least} and below {most}, not {shown(value)}")
    return found


def _numbers_of(players: object, colours: Sequence[str] | None) -> list[int]:
    """Read the numbers of seats at a table. Raises ``ValueError``."""
    if colours is not None:
        if players is not None:
            raise ValueError("seats= stands in place of players=: give one of them")
        return [whole(len(colours), "seats", 2, len(SEATS))]
    if players is None:
        return [2, 3]
    wanted = several(players, "players") if is_several(players) else [players]
    return [whole(each, "players", 2) for each in wanted]


def _one_or_several(one: tuple[str, object], several_: tuple[str, object]) -> list[Any] | None:
    """Read an argument that has one name for a single value and another for several."""
    if one[1] is None:
        return None if several_[1] is None else several(several_[1], several_[0])
    if several_[1] is not None:
        raise ValueError(f"{one[0]}= and {several_[0]}= say the same: give one of them")
    if isinstance(one[1], (list, tuple)):
        raise TypeError(f"{one[0]} must be one, not {shown(one[1])}; several are {several_[0]}=")
    return [one[1]]


def _check_mixed(seats: int, bots: int, *, settled: bool) -> None:
    """Refuse tables of different bots if they are impossible."""
    if settled:
        raise ValueError('until="settled" compares two bots: give players= instead of seats=')
    if bots < seats:
        raise ValueError(f"tables of {seats} different bots need as many bots, not {bots}")


def _mixed(
    named: Mapping[str, Player],
    tables: Iterable[tuple[Edition, str, int]],
    board: Board,
    seed: int | str,
    settings: JsonView,
    games: int,
) -> tuple[list[MixedTask], list[Games]]:
    """Build and check the blocks at tables of different bots; return them and their games."""
    tasks, kinds = [], list[Games]()
    for edition, mode, players in tables:
        for part in range(-(-games // _AT_A_TIME)):
            size = min(_AT_A_TIME, games - part * _AT_A_TIME)
            block = MixedBlock(edition.id, mode, players, part, size)
            bots = tuple(named.values())
            tasks.append(MixedTask(block, bots, edition, board, f"{seed}/{block.key}", settings))
        kinds += tasks[-1].check()
    return tasks, kinds


def _pair_blocks(games: Sequence[TableGame], bots: Sequence[str]) -> Iterator[Block]:
    """Count, for each two bots at each table, the games that one of the two or no bot won."""
    found: dict[tuple[str, str, str, str, int], list[tuple[int, int, int]]] = {}
    for one, other, game in pairs_of(games):
        first, second = sorted((one, other), key=bots.index)
        shares = shares_of(game)
        won, lost = int(shares.get(first) == 1), int(shares.get(second) == 1)
        if won or lost or not shares:
            key = first, second, game.edition, game.mode, len(game.bots)
            found.setdefault(key, []).append((won, lost, game.rounds))
    for key, played in sorted(found.items()):
        won, lost, rounds = (sum(each[at] for each in played) for at in range(3))
        yield Block(*key, 1, 0, len(played), won, lost, rounds)


def _play_all(
    tasks: Sequence[Any],
    play: Callable[[Any], _B],
    store: _Store[_B],
    executor: Executor | None,
    progress: Progress,
    kinds: Sequence[Games],
) -> list[_B]:
    """Play all blocks missing from the store; return the stored blocks in order."""
    waiting = [task for task in tasks if task.block.key not in store.done]
    total = sum(task.block.games for task in tasks)
    report = reporter(progress)
    missing = sum(task.block.games for task in waiting)
    before = finished = total - missing
    hint = FastHint([each.kind() for each in kinds], missing)
    if finished:
        report(finished, total)
    try:
        for block in map(play, waiting) if executor is None else executor.map(play, waiting):
            store.add(block)
            finished += block.games
            report(finished, total)
            hint(finished - before)
    except KeyboardInterrupt:
        if not store.done:
            raise
    return [store.done[task.block.key] for task in tasks if task.block.key in store.done]


def _settle(
    tasks: Sequence[_PairTask],
    terms: Terms,
    store: _Store[_Pairs],
    executor: Executor | None,
    progress: Progress,
) -> tuple[tuple[Match, ...], list[Block]]:
    """Play every match until it is settled; return the matches and their blocks.

    After each block, in order, the match either continues or ends: so it ends at the same block
    with any executor, and blocks that an executor has played beyond its end are left out.
    """
    waiting: dict[_Meeting, list[_PairTask]] = {}
    for task in tasks:
        waiting.setdefault(task.block.meeting, []).append(task)
    matches = {meeting: Match(*meeting, NO_SCORES, terms) for meeting in waiting}
    total = sum(task.block.games for task in tasks)
    report, finished = reporter(progress), 0
    blocks: list[Block] = []
    try:
        while waiting:
            batch = []
            for meeting, left in waiting.items():
                # Adding a quarter at a time occupies executors, and wastes few games at the end.
                size = left[0].block.one.games
                batch += left[: 1 + matches[meeting].pairs // size // 4]
            for pairs in _played(batch, store, executor, waiting):
                meeting = pairs.meeting
                if meeting not in waiting:
                    continue
                store.add(pairs)
                blocks += pairs.one, pairs.other
                matches[meeting] = match = matches[meeting].with_pairs(pairs.scores)
                waiting[meeting].pop(0)
                finished += pairs.games
                if match.why != "interrupted":
                    finished += sum(task.block.games for task in waiting.pop(meeting))
                report(finished, total)
    except KeyboardInterrupt:
        if not blocks:
            raise
    return tuple(matches.values()), blocks


def _played(
    batch: Sequence[_PairTask],
    store: _Store[_Pairs],
    executor: Executor | None,
    waiting: Mapping[_Meeting, object],
) -> Iterator[_Pairs]:
    """Yield the played blocks of a batch in order; without an executor, skip ended matches."""
    missing = [task for task in batch if task.block.key not in store.done]
    elsewhere = None if executor is None else iter(executor.map(_play_pairs, missing))
    for task in batch:
        if task.block.key in store.done:
            yield store.done[task.block.key]
        elif elsewhere is not None:
            yield next(elsewhere)
        elif task.block.meeting in waiting:
            yield task.play()


class _Store(Generic[_B]):
    """The blocks that have been played, saved in a file if one was named.

    Attributes:
        done: the blocks by their keys.
    """

    def __init__(self, file: str | Path | None, about: JsonObject, kind: type[_B]) -> None:
        """Begin with the blocks in the file of a tournament with these settings."""
        self._file = file
        self.done: dict[str, _B] = {} if file is None else _read(file, about, kind)

    def add(self, block: _B) -> None:
        """Store another block, unless it is there already."""
        if block.key not in self.done:
            self.done[block.key] = block
            if self._file is not None:
                _write(Path(self._file), _line_of(block))


def _line_of(block: Block | _Pairs | MixedBlock) -> JsonObject:
    """Return a block as JSON data."""
    data: JsonObject = json.loads(json.dumps(asdict(block)))
    return data


def _about(
    named: Mapping[str, Player], seed: int | str, settings: JsonView, board: Board
) -> JsonObject:
    """Build the first line of a tournament's file."""
    usual = {
        "max_actions": MOST_ACTIONS,
        "max_seconds": None,
        "on_error": "raise",
        "records": False,
        "seats": None,
    }
    unusual = {name: settings[name] for name, value in usual.items() if settings[name] != value}
    own = {name: digest_of(p.source) for name, p in named.items() if p.source != name}
    if own:
        unusual["own"] = own
    isolation = isolation_of(settings["isolated"])
    if isolation is not None:
        unusual["isolated"] = asdict(isolation)
    return {
        "seed": str(seed),
        "max_rounds": settings["max_rounds"],
        "fast": settings["fast"],
        "board": board.id,
        **unusual,
        "bots": list(named),
        "format": 1,
    }


def _named(bots: object) -> dict[str, Player]:
    players = players_of(bots)
    named = {player.name: player for player in players}
    if len(named) < 2 or len(named) != len(bots if isinstance(bots, Mapping) else players):
        raise ValueError("a tournament takes two bots or more, each with a name of its own")
    return named


def _tables(
    editions: object, modes: object, players: Sequence[int]
) -> Iterator[tuple[Edition, str, int]]:
    printed = [edition_of(edition) for edition in several(editions, "editions")]
    if not printed:
        raise ValueError("editions must name at least one edition")
    known = list(dict.fromkeys(mode for edition in printed for mode in edition.modes))
    wanted = known
    if modes is not None:
        wanted = [word(mode, "modes", known) for mode in several(modes, "modes")]
    there = [
        (edition, mode.id, number)
        for edition in printed
        for mode in edition.modes.values()
        if mode.id in wanted
        for number in players
        if number in mode.players
    ]
    if not there:
        raise ValueError("no edition here has such a mode for so many players")
    yield from there


def _blocks(
    pair: tuple[str, str], edition: Edition, mode: str, players: int, games: int
) -> Iterator[Block]:
    size = players * -(-_AT_A_TIME // players)
    for seats in sorted({1, players - 1}):
        for part in range(-(-games // size)):
            yield Block(*pair, edition.id, mode, players, seats, part, size)


def _read(file: str | Path, about: JsonObject, kind: type[_B]) -> dict[str, _B]:
    """Read the blocks in a file.

    A cut last line is removed. If other lines cannot be read, the whole file is copied aside, and
    the unreadable blocks are played again.
    """
    path = path_of(file, "file")
    if not path.exists():
        _write(path, about)
        return {}
    content = file_content(path)
    try:
        text = decoded(content, path.name)
    except ValueError:
        text = content.decode(errors="replace")
    lines = [line for line in text.split("\n") if line.strip()]
    cut = lines.pop() if lines and not text.endswith("\n") else ""
    if not (lines or json.dumps(about).startswith(text)):
        raise ValueError(f"{path} is no file of a tournament")
    older = {name: value for name, value in about.items() if name != "own"}
    if lines and _data(lines[0]) not in (about, older):
        if not _is_about(_data(lines[0])):
            raise ValueError(f"{path} is no file of a tournament")
        raise ValueError(
            f"{path} was written by a tournament with other bots or settings, or by another "
            "version of risk_widget; it stays as it is, so name another file"
        )
    try:
        found = [_block(line, kind) for line in lines[1:]]
    except SchemaError:
        raise ValueError(
            f"{path} was written by a newer version of risk_widget, and stays as it is; "
            "name another file"
        ) from None
    blocks: dict[str, _B] = {block.key: block for block in found if block is not None}
    if None in found:
        aside = copy_aside(path, private=False)
        tell_once("kept-partly-played", file=path, aside=aside.name)
    if None in found or cut or not lines or text.encode() != content:
        kept = [about, *(_line_of(block) for block in blocks.values())]
        write_whole(path, "".join(f"{json.dumps(line)}\n" for line in kept), private=False)
    return blocks


def _data(line: str) -> object:
    try:
        data: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data


def _is_about(data: object) -> bool:
    return isinstance(data, dict) and "bots" in data and "seed" in data


def _block(line: str, kind: type[_B]) -> _B | None:
    """Read the block in a line; return None if the line is unreadable or impossible.

    Raises:
        SchemaError: the block has keys that this version does not know.
    """
    try:
        block = read(kind, _data(line), "block")
    except SchemaError as error:
        if all(problem.fault == "key" for problem in error.problems):
            raise
        return None
    return block if block.is_possible else None


def _write(path: Path, line: JsonObject) -> None:
    if not path.exists():
        write_whole(path, f"{json.dumps(line)}\n", private=False)
    else:
        GrowingFile(path).write(f"{json.dumps(line)}\n")
