"""Tables of several different bots, which are drawn at random for each game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from risk_widget.laboratory.ratings import Contest
from risk_widget.laboratory.simulation import Settings, games_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.laboratory.players import Player
    from risk_widget.laboratory.simulation import Games
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.edition import Edition

__all__ = ["MixedBlock", "MixedTask", "TableGame", "contests_of", "drawn"]


@dataclass(frozen=True, slots=True)
class TableGame:
    """A game of different bots.

    Attributes:
        edition, mode: the table.
        bots: the bots in turn order.
        seed: the seed that replays the game with `Game.new`.
        winner: the bot that won; None if no bot did.
        rounds: the number of rounds played.
        ended: as in `simulate`.
        forfeited: the bot that failed.
        failure: how the bot failed.
        record: the whole game as text, which `Game.replay` takes; None unless requested.
    """

    edition: str
    mode: str
    bots: tuple[str, ...]
    seed: int
    winner: str | None
    rounds: int
    ended: str
    forfeited: str | None = None
    failure: str | None = None
    record: str | None = None


@dataclass(frozen=True, slots=True)
class MixedBlock:
    """Some games at tables of the same kind.

    Attributes:
        edition, mode, players: the tables.
        part: the number of the block among those of its kind.
        games: the number of games.
        played: the results of the games, once they are played.
    """

    edition: str
    mode: str
    players: int
    part: int
    games: int
    played: tuple[TableGame, ...] = ()

    @property
    def is_possible(self) -> bool:
        """Whether these results are possible."""
        return len(self.played) == self.games and all(
            len(game.bots) == self.players
            and {game.winner, game.forfeited} <= {None, *game.bots}
            and game.rounds >= 0
            for game in self.played
        )

    @property
    def key(self) -> str:
        """The block's unique name, from which its games are seeded."""
        return f"{self.edition}/{self.mode}/{self.players}/mixed/{self.part}"


def drawn(bots: Sequence[str], seats: int, seed: str, games: int) -> Iterator[tuple[str, ...]]:
    """Draw the bots at each of ``games`` tables, in turn order.

    Each table is drawn at random among the bots that have sat at the fewest tables: so all play
    equally often, as far as the numbers allow.

    >>> from risk_widget.laboratory.mixed_tables import drawn
    >>> tables = [*drawn(["a", "b", "c", "d"], 3, "1", 4)]
    >>> [sum(bot in table for table in tables) for bot in "abcd"]
    [3, 3, 3, 3]
    """
    random = Random(f"{seed}/tables")
    played = dict.fromkeys(bots, 0)
    for _ in range(games):
        order = sorted(bots, key=lambda bot: (played[bot], random.random()))[:seats]
        random.shuffle(order)
        for bot in order:
            played[bot] += 1
        yield tuple(order)


@dataclass(frozen=True, slots=True)
class MixedTask:
    """A block of games to play, in a form that other processes can receive."""

    block: MixedBlock
    players: tuple[Player, ...]
    edition: Edition
    board: Board
    seed: str
    settings: JsonView

    def _settings(self, seed: str) -> Settings:
        return Settings(
            edition=self.edition,
            mode=self.block.mode,
            seed=seed,
            board=self.board,
            **self.settings,
        )

    def check(self) -> list[Games]:
        """Check the block's games; return some games with each bot. Raises as `simulate` does."""
        seats = self.block.players
        starts = range(0, len(self.players), seats)
        tables = [(*self.players[first:], *self.players)[:seats] for first in starts]
        return [games_of(some, self._settings(self.seed)) for some in tables]

    def play(self) -> MixedBlock:
        """Play the block; return it with its games."""
        block, known = self.block, {player.name: player for player in self.players}
        played = []
        for number, bots in enumerate(drawn([*known], block.players, self.seed, block.games)):
            games = games_of([known[bot] for bot in bots], self._settings(f"{self.seed}/{number}"))
            for (game,) in games.batches(1):
                by_seat = {seat: bots[position] for seat, position in game.bots.items()}
                played.append(
                    TableGame(
                        edition=block.edition,
                        mode=block.mode,
                        bots=tuple(by_seat.values()),
                        seed=game.seed,
                        winner=None if game.winner is None else by_seat[game.winner],
                        rounds=game.rounds,
                        ended=game.ended,
                        forfeited=None if game.forfeited is None else by_seat[game.forfeited],
                        failure=game.failure,
                        record=game.record,
                    )
                )
        return replace(block, played=tuple(played))


def shares_of(game: TableGame) -> dict[str, float]:
    """Return the share of a game's win that each bot gets; empty if nobody won.

    If a bot has forfeited a game, all other bots share the win equally: the failure costs them
    nothing, and favours none of them.
    """
    if game.winner is not None:
        return {game.winner: 1.0}
    if game.forfeited is None:
        return {}
    others = [bot for bot in game.bots if bot != game.forfeited]
    return dict.fromkeys(others, 1 / len(others))


def contests_of(games: Sequence[TableGame], numbers: Mapping[str, int]) -> list[Contest]:
    """Convert games to the contests from which ratings are computed.

    Args:
        games: the games that were played.
        numbers: the number of each bot.
    """
    found = []
    for game in games:
        shares = shares_of(game)
        if shares:
            won = tuple(shares.get(bot, 0.0) for bot in game.bots)
            found.append(Contest(tuple(numbers[bot] for bot in game.bots), won))
    return found


def pairs_of(games: Sequence[TableGame]) -> Iterator[tuple[str, str, TableGame]]:
    """Yield each pair of bots in each game, with the game."""
    for game in games:
        for first, second in combinations(game.bots, 2):
            yield first, second, game
