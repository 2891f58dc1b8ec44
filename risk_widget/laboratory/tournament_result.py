"""The result of a tournament: the ratings of its bots, and the games behind them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from html import escape
from typing import TYPE_CHECKING

from risk_widget.laboratory.blocks import Forfeits, line_of, together
from risk_widget.laboratory.mixed_tables import contests_of, shares_of
from risk_widget.laboratory.players import MOST_ACTIONS
from risk_widget.laboratory.ratings import Meeting, ratings
from risk_widget.laboratory.settling import NO_SCORES, add_scores, interval_of, mean_of
from risk_widget.messages import Message, render, say
from risk_widget.reading.schema import word
from risk_widget.results.displays import folded, heat, lines, percent, signed, table, whiskers
from risk_widget.results.frames import Rows
from risk_widget.results.intervals import share_interval
from risk_widget.results.plots import intervals

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.laboratory.blocks import Block
    from risk_widget.laboratory.mixed_tables import TableGame
    from risk_widget.laboratory.settling import Match
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.plots import Plot


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
        matches: with `until="settled"`, the match of each pair of bots at each table.
        seed: the seed from which the seeds of the games are drawn.
        max_rounds: a limit of each game, like `max_actions`: see `simulate`.
        fast: whether the games were played by the compiled game.
        version: the version of this package.
        stopped: whether the tournament was interrupted before its last block.
        board: the id of the board.
        games: each game of a tournament at tables of different bots. Its blocks then count, for
            each pair of bots, the games that one of the two or no bot won.
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

        `elo` is 0 for the mean of all bots, `error` its standard error, `low` and `high` its 95%
        interval. `games` counts the games it played in, `wins` those that it won in any seat,
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
        """Count a bot's games, its wins, and the games without a winner."""
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
            return together(
                Forfeits(game.forfeited, game.failure or "")
                for game in self.games
                if game.forfeited is not None
            )
        return together(each for block in self.blocks for each in block.forfeits)

    def share(self, bot: str, other: str) -> tuple[float, float, float]:
        """Return one bot's share of the wins against another: low end, share, high end.

        Both compositions count alike, so bots of the same strength have 50%. The interval is the
        95% interval. With `until="settled"`, share and interval are those of the matches
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
            "blocks": [line_of(block) for block in self.blocks],
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
