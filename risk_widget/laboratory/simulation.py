"""Many games between bots, with each bot in every seat equally often."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import permutations
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from risk_widget.battles.odds import edition_of, options_of
from risk_widget.board import load_board
from risk_widget.bots.base import UnmadeBot
from risk_widget.bots.choosers import CHOOSERS
from risk_widget.bots.programs import InsideError, isolation_of
from risk_widget.engine.chance import Seeded, seed_of
from risk_widget.engine.codes import REASONS
from risk_widget.engine.config import GameConfig
from risk_widget.engine.history import new_state
from risk_widget.game import Game
from risk_widget.laboratory.designs import digest_of
from risk_widget.laboratory.fast_hint import FastHint
from risk_widget.laboratory.game_tables import kept_of_fast, kept_of_game, kinds_of
from risk_widget.laboratory.players import (
    MOST_ACTIONS,
    Begins,
    BotTable,
    Limits,
    arranged_by,
    begun_games,
    check_arrangement,
)
from risk_widget.laboratory.positions import origin_of
from risk_widget.laboratory.simulation_result import (
    GameResult,
    Run,
    SimulationResult,
    package_version,
)
from risk_widget.laboratory.vocabulary import executor_of, in_one_vocabulary, players_of, seats_of
from risk_widget.reading.clean_names import clean_name
from risk_widget.reading.schema import flag, seconds, whole, word
from risk_widget.reading.spelling import error_text, shown
from risk_widget.results.progress_bar import reporter
from risk_widget.rules.edition import DEFAULT_EDITION, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from risk_widget.board import Board
    from risk_widget.bots import Bot
    from risk_widget.bots.programs import Isolation, ProgramSeat
    from risk_widget.fast.games import End
    from risk_widget.game import Replay
    from risk_widget.laboratory.fast_hint import OrdinaryGames
    from risk_widget.laboratory.game_tables import Kept, TableKind
    from risk_widget.laboratory.players import AnyBot, Arrangement, Ended, Player
    from risk_widget.laboratory.positions import Origin
    from risk_widget.laboratory.vocabulary import Cluster, Executor
    from risk_widget.results.progress_bar import Progress
    from risk_widget.rules.edition import Edition

OnError = Literal["raise", "forfeit"]
"""The treatment of a game whose bot fails."""

_SECONDS_A_BATCH: Final = 0.25
"""The intended seconds of a batch, after which progress is shown and interrupts are noticed."""
_FIRST_BATCHES: Final = 8
"""The number of games sent to an executor singly at first, to measure how long a game takes."""


_GAMES_OF_A_PROGRAM: Final = 12
"""The fewest games that a program plays in another process before it is ended."""
_LONGEST_FAILURE: Final = 400


class _Batch(NamedTuple):
    games: list[GameResult]
    seconds: float


@dataclass(frozen=True, slots=True)
class Games:
    """The games of a simulation before play, in a form that other processes can receive."""

    players: tuple[Player, ...]
    orders: tuple[tuple[int, ...], ...]
    edition: Edition
    mode: str
    seats: tuple[str, ...]
    seed: int | str
    limits: Limits
    board: Board
    options: Mapping[str, str]
    fast: bool
    arrange: Arrangement | Begins | None
    on_error: OnError
    records: bool
    tables: tuple[TableKind, ...] = ()
    origin: Origin | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots, as used in results."""
        return tuple(player.name for player in self.players)

    def run(self) -> Run:
        """Return the settings as results report them."""
        return Run(
            edition=self.edition.id,
            mode=self.mode,
            board=self.board.id,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            max_rounds=self.limits.rounds - self._before,
            max_actions=self.limits.actions,
            fast=self.fast,
            version=package_version(),
            arrange=None if self.arrange is None else _called(self.arrange),
            position=None if self.origin is None else self.origin.text,
            seen_by=None if self.origin is None else self.origin.seen_by,
            design=digest_of(self.arrange, *(player.source for player in self.players)),
        )

    def result(self, games: Iterable[GameResult], *, stopped: bool = False) -> SimulationResult:
        """Build the result of the simulation from its games."""
        return SimulationResult(self.names, self.seats, tuple(games), self.run(), stopped)

    def batches(self, games: int, executor: Executor | None = None) -> Iterator[list[GameResult]]:
        """Play the games; yield them in batches of about a quarter of a second each."""
        if executor is not None:
            yield from self._elsewhere(range(games), executor)
            return
        at, size = 0, 1
        with self._places() as places:
            while at < games:
                batch = self._play(range(at, min(games, at + size)), places)
                at += len(batch.games)
                yield batch.games
                size = _size_after(batch)

    def _elsewhere(self, numbers: range, executor: Executor) -> Iterator[list[GameResult]]:
        longest, size = 0.0, 1
        for part in (numbers[:_FIRST_BATCHES], numbers[_FIRST_BATCHES:]):
            tasks = [part[start : start + size] for start in range(0, len(part), size)]
            played = iter(executor.map(self.play, tasks))
            try:
                for batch in played:
                    yield batch.games
                    longest = max(longest, batch.seconds)
            finally:
                cancel = getattr(played, "close", None)  # closing drops the waiting batches
                if cancel is not None:
                    cancel()
            size = max(self._least(), int(_SECONDS_A_BATCH / max(longest, 1e-4)))

    def _least(self) -> int:
        """Return the minimum number of games in a batch: more for programs, which start slowly."""
        return 1 if all(p.place() is None for p in self.players) else _GAMES_OF_A_PROGRAM

    @contextmanager
    def _places(self) -> Iterator[Sequence[ProgramSeat | None]]:
        """Open the seats of programs, in the order of the bots; close them at the end."""
        places = [player.place() for player in self.players]
        try:
            yield places
        finally:
            for place in places:
                if place is not None:
                    place.close()

    def play(self, numbers: Sequence[int]) -> _Batch:
        """Play the games with these numbers."""
        with self._places() as places:
            return self._play(numbers, places)

    def _play(self, numbers: Sequence[int], places: Sequence[ProgramSeat | None]) -> _Batch:
        began = monotonic()
        games = (
            self._play_fast(numbers)
            if self.fast
            # not by map, which would end silently if a bot's function raised StopIteration
            else [self._play_one(number, places) for number in numbers]
        )
        return _Batch(games, monotonic() - began)

    def _seed(self, number: int) -> int:
        # Chance in a game depends only on the game's number, never on the games played before.
        return Random(f"{self.seed}/{number}").getrandbits(48)

    def _bot_by_seat(self, number: int) -> dict[str, int]:
        (found,) = self._bots_by_seat([number])
        return found

    def _bots_by_seat(self, numbers: Sequence[int]) -> list[dict[str, int]]:
        """Map each seat to the position of its bot in the list, for each of these games.

        With n bots, each bot sits in every seat once in n games; the next n games use another
        order of the bots. `Begins` seats them by the starter of each game. In games that start
        from a position, each bot plays the seat at its own place in the list.
        """
        if self.origin is not None:
            return [{seat: at for at, seat in enumerate(self.seats)} for _ in numbers]
        count, config, found = len(self.players), self.config(), []
        for game in numbers:
            order, first = self.orders[game // count % len(self.orders)], game % count
            if isinstance(self.arrange, Begins):
                first = self.arrange.seat(self._starter(config, game), count)
            found.append({seat: order[(i - first) % count] for i, seat in enumerate(self.seats)})
        return found

    def _starter(self, config: GameConfig, number: int) -> int:
        """Find the number of the seat that begins a game."""
        seed = self._seed(number)
        if not self.fast:
            return new_state(config.with_chance(Seeded(seed)))[0].starter
        from risk_widget.fast.games import starter_of

        return starter_of(config, seed)

    def config(self) -> GameConfig:
        """Build the games' configuration."""
        if self.origin is not None:
            return self.origin.config.with_chance(Seeded(0))
        return GameConfig(self.edition, self.mode, self.seats, self.board, self.options, Seeded(0))

    def kind(self) -> OrdinaryGames:
        """Return the games' configuration and bots if the games might be compiled, else None."""
        if self.fast or self.records or self.limits.seconds is not None:
            return None
        return self.config(), frozenset(str(player.form) for player in self.players)

    def _play_fast(self, numbers: Sequence[int]) -> list[GameResult]:
        seeds = [*map(self._seed, numbers)]
        bots_by_seat = self._bots_by_seat(numbers)
        forms = [str(player.form) for player in self.players]
        bots = [[forms[position] for position in each.values()] for each in bots_by_seat]
        firsts = [*map(_first_seat, bots_by_seat)]
        tables: list[Kept | None] = [None] * len(numbers)
        if self.tables:
            ends, tables = self._noted(seeds, bots, firsts)
        else:
            ends = [*self._ends(seeds, bots, firsts)]
        return [
            GameResult(
                game=number,
                seed=seed,
                bots=each,
                winner=None if end.winner is None else self.seats[end.winner],
                reason=end.reason or None,
                rounds=self._rounds(end.winner, end.rounds),
                actions=end.actions,
                territories=dict(zip(self.seats, end.territories, strict=True)),
                ended=self._ended(end),
                starter=self.seats[end.starter],
                tables=kept,
            )
            for number, seed, each, end, kept in zip(
                numbers, seeds, bots_by_seat, ends, tables, strict=True
            )
        ]

    def _rounds(self, winner: object, last: int) -> int:
        """Count the rounds played; a stopped game has already begun the round after the last."""
        return (min(last, self.limits.rounds) if winner is None else last) - self._before

    @property
    def _before(self) -> int:
        """The number of rounds played before the position where the games begin."""
        return 0 if self.origin is None else self.origin.rounds_before

    def _ended(self, end: End) -> Ended:
        if end.winner is not None:
            return "won"
        return "max_rounds" if end.rounds > self.limits.rounds else "max_actions"

    def _ends(
        self, seeds: Sequence[int], bots: Sequence[Sequence[str]], firsts: Sequence[str]
    ) -> Sequence[End]:
        config, limits = self.config(), self.limits
        arrange = self._arrangement
        if self.origin is None and arrange is None:
            from risk_widget.fast.games import play_many

            return play_many(config, seeds, bots, limits.rounds, limits.actions)
        from risk_widget.laboratory.players import play_arranged

        return play_arranged(config, seeds, bots, limits, arrange, firsts, self.origin)

    @property
    def _arrangement(self) -> Arrangement | None:
        """The arrangement to apply; None for `Begins`, which the choice of seats has applied."""
        return None if isinstance(self.arrange, Begins) else self.arrange

    def _noted(
        self, seeds: Sequence[int], bots: Sequence[Sequence[str]], firsts: Sequence[str]
    ) -> tuple[Sequence[End], list[Kept | None]]:
        """Play fast games and record their tables; return how the games ended, and the tables."""
        from risk_widget.fast.games import FastGame

        config, limits = self.config(), self.limits
        fast = FastGame(config, 0)
        ends: list[End] = []
        tables: list[Kept | None] = []
        begun = begun_games(fast, config, seeds, bots, self._arrangement, firsts, self.origin)
        for players, before in begun:
            actions, *noted = fast.play_and_note(players, limits.rounds, limits.actions - before)
            ends.append(fast.end(before + actions))
            tables.append(kept_of_fast(config, self.tables, (noted[0], noted[1]), limits.rounds))
        return ends, tables

    def _play_one(self, number: int, places: Sequence[ProgramSeat | None]) -> GameResult:
        seed, bots_by_seat = self._seed(number), self._bot_by_seat(number)
        game = self._game(seed)
        table = BotTable(game, self._bots(number, places), self.limits)
        ended: Ended = "won"
        failure = None
        if (arrange := self._arrangement) is not None:
            ended, failure = self._played(table, number, 0)
            if failure is None:
                table.game = arranged_by(arrange, game, _first_seat(bots_by_seat))
        if failure is None:
            ended, failure = self._played(table, number, self.limits.rounds)
        game = table.game
        forfeited = None if failure is None else table.asked
        winner = game.winner
        if forfeited is not None and len(self.seats) == 2:
            winner = next(other for other in self.seats if other != forfeited)
        held = [game.owner(t) for t in game.board.ids]
        return GameResult(
            game=number,
            seed=seed,
            bots=bots_by_seat,
            winner=winner,
            reason=REASONS[game.state.reason] or None,
            rounds=self._rounds(game.winner, game.round),
            actions=table.actions,
            territories={seat: held.count(seat) for seat in self.seats},
            ended=ended,
            forfeited=forfeited,
            failure=failure,
            record=game.record(names=self._names(number)) if self.records else None,
            starter=game.seats[game.state.starter],
            tables=kept_of_game(game, self.tables, self.limits.rounds) if self.tables else None,
        )

    def _game(self, seed: int) -> Game:
        """Create the game for a seed, before its first action."""
        if self.origin is not None:
            return self.origin.game(seed)
        return Game.new(
            edition=self.edition,
            mode=self.mode,
            seats=list(self.seats),
            seed=seed,
            board=self.board,
            options=self.options,
        )

    def _names(self, number: int) -> dict[str, str]:
        """Map each seat to the name of its bot in a game."""
        return {seat: self.names[at] for seat, at in self._bot_by_seat(number).items()}

    def _bots(self, number: int, places: Sequence[ProgramSeat | None]) -> dict[str, Bot]:
        """Make the bots of a game, by seat."""
        bots: dict[str, Bot] = {}
        for seat, position in self._bot_by_seat(number).items():
            place, seed = places[position], f"{self._seed(number)}/{seat}"
            try:
                bots[seat] = (
                    self.players[position].make(seed, self.board)
                    if place is None
                    else place.begin(seed, self.board)
                )
            except Exception as error:
                if self.on_error == "forfeit" and not isinstance(error, InsideError):
                    bots[seat] = UnmadeBot(error)
                    continue
                self._blame(error, number, seat, "__init__")
                raise
        return bots

    def _played(self, table: BotTable, number: int, rounds: int) -> tuple[Ended, str | None]:
        """Continue a game; raise a bot's error with a note, or turn the error into a forfeit.

        Returns:
            The end of the game and, for a forfeit, how the bot failed.
        """
        try:
            return table.play(rounds), None
        except Exception as error:
            if self.on_error == "forfeit":
                return "forfeit", clean_name(error_text(error), _LONGEST_FAILURE)
            self._blame(error, number, table.asked, table.line())
            raise

    def _blame(self, error: Exception, number: int, seat: str, when: str) -> None:
        """Add a note to an error with the bot that failed, its seat, game, seed and position."""
        bot, seed = self.names[self._bot_by_seat(number)[seat]], self._seed(number)
        error.add_note(f"bot {bot!r} on seat {seat}, game {number}, seed {seed}: {when}")


def _called(function: object) -> str:
    return str(getattr(function, "__name__", None) or repr(function))


def _size_after(batch: _Batch) -> int:
    """Compute the number of games in the next batch from the time of the last batch."""
    size = len(batch.games)
    fitting = int(size * _SECONDS_A_BATCH / max(batch.seconds, 1e-6))
    return max(1, min(fitting, 8 * size))


def _first_seat(bots_by_seat: Mapping[str, int]) -> str:
    """Find the seat of the first bot."""
    return next(seat for seat, position in bots_by_seat.items() if not position)


@in_one_vocabulary()
def simulate(  # noqa: PLR0913 - its choices are public
    bots: Iterable[AnyBot] | Mapping[str, AnyBot],
    games: int = 1000,
    *,
    edition: str | Path | Edition | None = None,
    mode: str | None = None,
    seats: Iterable[str] | int | None = None,
    seed: int | str | None = 0,
    max_rounds: int = 500,
    max_actions: int = MOST_ACTIONS,
    max_seconds: float | None = None,
    board: str | Path | Board | None = None,
    options: Mapping[str, str] | None = None,
    position: Game | Replay | str | None = None,
    seen_by: str | None = None,
    executor: Executor | Cluster | None = None,
    progress: Progress = False,
    fast: bool = False,
    arrange: Arrangement | Begins | None = None,
    on_error: OnError | None = None,
    isolated: bool | Isolation = False,
    records: bool = False,
    tables: TableKind | Iterable[TableKind] = (),
) -> SimulationResult:
    """Play many games between bots, with each bot in every seat equally often.

    Bots that differ also follow each other in every order equally often: three in six games, four
    in 24. So the order of the list decides nothing.

    If interrupted, it returns the games played so far.

    >>> import risk_widget as rw
    >>> island = {"edition": "german", "mode": "domination", "board": "island"}
    >>> result = rw.simulate(["cautious", "random"], 4, **island)
    >>> result.wins
    (4, 0)
    >>> game = rw.load_lesson("04-combat").game
    >>> rw.simulate(["cautious"] * 3, 2, position=game).wins_by_seat
    {'red': 0, 'blue': 0, 'green': 2}

    Args:
        bots: one for each seat: ids of bots (`rw.list_bots`), classes of bots, functions that make
            a bot from a seed, or bots; and bots in processes of their own: files (`"bot.py"`,
            `"bot.py:Name"`), classes in modules (`"module:Name"`), and `rw.lab.Program`. Where
            another process plays, classes and functions must be importable by name there. A
            mapping names them, as results do.
        games: the number of games; a multiple of the number of bots seats them evenly, and a
            multiple of the number of their orders lets them follow each other evenly.
        edition: the edition whose rules apply; by default the Nordic one.
        mode: by default the first mode of the edition for this number of players.
        seats: colours in turn order, or the number of seats; by default the first colours.
        seed: the same seed plays the same games with any executor. None draws a seed at random;
            the result shows it.
        max_rounds: a game that takes longer is stopped without a winner.
        max_actions: likewise; a game in which a seat keeps moving armies to and fro stops earlier.
        max_seconds: the most that a bot may think about one decision; None sets no limit.
        board: the board; by default the classic one.
        options: rule options of the edition.
        position: where all games begin instead of with the set-up: a game, a replayed record, or
            the text of a position. It sets edition, mode, seats, board and options. Each bot
            plays one seat in all games, in turn order, and `max_rounds` and `rounds` count from
            the position, including its current round.
        seen_by: the seat that sees the position: cards, missions and capitals that it cannot know
            are dealt for each game. By default the seat that must act; "all" deals nothing and
            leaves everything as it is.
        executor: runs games elsewhere: one of `concurrent.futures`, or a client of a Dask cluster;
            by default the games run in this process, one after the other.
        progress: True shows a bar with rate and time left, in a file a line for each tenth; a
            function is called with (done, all).
        fast: play the compiled game, thousands of games a second, with bots that have a compiled
            form (`risk_widget.bots.choosers`). It needs the extra `fast`. The first time on a
            computer, the game and each bot are compiled, which takes up to half a minute for a
            game with one or two bots, and a message says so. The dice differ from those of the
            same seed without `fast`.
        arrange: `rw.lab.begins()`, which seats the bots by who begins; or a function that changes
            a game after its set-up: it is called with the game and the seat of the first bot, and
            returns the game to continue (`risk_widget.laboratory.players`). It gets a fast game
            without a history.
        on_error: the treatment of a game whose bot raises an error, names no legal action or takes
            too long. "raise": the error is raised, with bot, game, seed and position. "forfeit":
            the game is over, and with two seats the other bot has won; the result shows the seat
            and the reason. By default isolated bots forfeit, and others raise.
        isolated: every bot that is not the package's own plays in a process of its own, which sees
            observations and nothing else, with the limits of `rw.lab.Isolation`. Classes and
            functions must be importable there. Not on Windows, nor in the browser.
        records: keep each game's record, so that it can be shown: `rw.Game.replay(game.record)`.
        tables: "turns", "rounds" or both: keep a row for each turn, or for each seat at the end of
            each round, of all games: `result.tables["rounds"].to_frame()`.

    Raises:
        ValueError: too few bots, seats that do not match them, an unknown bot, or a combination
            that the edition does not have; a fast game that is impossible: numba is missing, a bot
            has no compiled form, or the board is too large.
    """
    games, executor = whole(games, "games", 1), executor_of(executor)
    settings = Settings(
        edition=edition,
        mode=mode,
        seats=seats,
        seed=seed,
        max_rounds=max_rounds,
        max_actions=max_actions,
        max_seconds=max_seconds,
        board=board,
        options=options,
        position=position,
        seen_by=seen_by,
        fast=fast,
        arrange=arrange,
        on_error=on_error,
        isolated=isolated,
        records=records,
        tables=tables,
    )
    shared = games_of(bots, settings)
    compile_games([shared])
    report, hint = reporter(progress), FastHint([shared.kind()], games)
    played: list[GameResult] = []
    try:
        for batch in shared.batches(games, executor):
            played += batch
            report(len(played), games)
            hint(len(played))
    except KeyboardInterrupt:
        if not played:
            raise
    return shared.result(played, stopped=len(played) < games)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The arguments of `simulate` that describe its games, unchecked."""

    edition: str | Path | Edition | None = None
    mode: str | None = None
    seats: Iterable[str] | int | None = None
    seed: int | str | None = 0
    max_rounds: int = 500
    max_actions: int = MOST_ACTIONS
    max_seconds: float | None = None
    board: str | Path | Board | None = None
    options: Mapping[str, str] | None = None
    position: Game | Replay | str | None = None
    seen_by: str | None = None
    fast: bool = False
    arrange: Arrangement | Begins | None = None
    on_error: OnError | None = None
    isolated: bool | Isolation = False
    records: bool = False
    tables: TableKind | Iterable[TableKind] = ()

    def limits(self) -> Limits:
        """Check and return the limits of a game."""
        return Limits(
            whole(self.max_rounds, "max_rounds", 1),
            whole(self.max_actions, "max_actions", 1),
            None if self.max_seconds is None else seconds(self.max_seconds, "max_seconds"),
        )

    def after_errors(self) -> str:
        """Return the treatment of a game whose bot fails, after checking the setting."""
        if self.on_error is None:
            return "raise" if isolation_of(self.isolated) is None else "forfeit"
        return word(self.on_error, "on_error", ("raise", "forfeit"))


def games_of(bots: object, settings: Settings) -> Games:
    """Check the settings and build their games. Raises as `simulate` does; see `compile_games`."""
    players = players_of(bots)
    isolation = isolation_of(settings.isolated)
    if isolation is not None:
        players = tuple(player.apart(isolation) for player in players)
    origin, limits = origin_of(settings.position, settings.seen_by), settings.limits()
    if origin is None:
        config = _config_of(settings, len(players))
    elif isinstance(settings.arrange, Begins):
        raise ValueError("begins is about who has the first turn, which a position has had")
    else:
        config = _config_at(origin, settings, len(players))
        limits = limits._replace(rounds=limits.rounds + origin.rounds_before)
    if isinstance(bots, Mapping) and {*bots} and {*bots} <= {*SEATS}:
        raise ValueError(
            f"bots must have names other than those of seats, not {shown([*bots])}: "
            "every bot plays from each seat in turn"
        )
    shared = Games(
        players=players,
        orders=_orders(players),
        edition=config.edition,
        mode=config.mode,
        seats=config.seats,
        seed=seed_of(settings.seed),
        limits=limits,
        board=config.board,
        options=options_of(settings.options) if origin is None else config.options,
        fast=flag(settings.fast, "fast"),
        arrange=settings.arrange,
        on_error=settings.after_errors(),  # type: ignore[arg-type]
        records=flag(settings.records, "records"),
        tables=kinds_of(settings.tables),
        origin=origin,
    )
    check_arrangement(settings.arrange, config)
    if settings.fast:
        if settings.records:
            raise ValueError("fast games leave no records; play without fast=True to keep them")
        from risk_widget.fast.games import check

        added = [p.name for p in players if p.form is None]
        if added:
            raise ValueError(
                f"{shown(added[0])} has no fast form; these bots have one: {', '.join(CHOOSERS)}, "
                "and partial(PlanningBot, style)"
            )
        check(config, [str(player.form) for player in players])
    return shared


def _orders(players: Sequence[Player]) -> tuple[tuple[int, ...], ...]:
    """List the possible orders of the bots around the table, as indices into the list of bots.

    The list's own order comes first, and each order before its reverse. An order that equals the
    list's because some bots are alike is replaced by the list's.
    """
    count = len(players)
    alike = [next(at for at, one in enumerate(players) if one.plays_as(bot)) for bot in players]
    listed = {(*alike[at:], *alike[:at]) for at in range(count)}
    ways = [way for way in permutations(range(1, count)) if way <= way[::-1]]
    own, *others = ways
    Random(0).shuffle(others)  # so that the first few are a fair sample
    orders = [(0, *each) for way in (own, *others) for each in dict.fromkeys((way, way[::-1]))]
    found = [orders[0] if tuple(alike[at] for at in order) in listed else order for order in orders]
    return tuple(found) if len({*found}) > 1 else (orders[0],)


def _config_of(settings: Settings, count: int) -> GameConfig:
    """Build the configuration of games that begin with the set-up."""
    rules = edition_of(DEFAULT_EDITION if settings.edition is None else settings.edition)
    mode = settings.mode
    mode = rules.first_mode(count) if mode is None else word(mode, "mode", rules.modes)
    rules.check_players(mode, count)
    board = load_board("classic" if settings.board is None else settings.board)
    seats = _seats_for(count, settings.seats)
    return GameConfig(rules, mode, seats, board, options_of(settings.options), Seeded(0))


def _config_at(origin: Origin, settings: Settings, count: int) -> GameConfig:
    """Build the configuration of games from a position, which determines everything but chance."""
    for name in ("edition", "mode", "seats", "board", "options"):
        if getattr(settings, name) is not None:
            raise ValueError(f"{name} is that of the position: leave it out")
    config = origin.config
    if count != config.players:
        seats = ", ".join(config.seats)
        raise ValueError(f"{count} bots cannot play {config.players} seats: name one for {seats}")
    return config.with_chance(Seeded(0))


def compile_games(kinds: Iterable[Games]) -> None:
    """Compile, all at once, the functions that fast games need and the cache lacks."""
    bots = {str(player.form) for games in kinds if games.fast for player in games.players}
    if bots:
        from risk_widget.fast.games import prepare

        prepare(bots)


def _seats_for(count: int, seats: object) -> tuple[str, ...]:
    if seats is None:
        return SEATS[:count]
    chosen = seats_of(seats)
    if len(chosen) != count:
        raise ValueError(f"{count} bots need as many seats, not {len(chosen)}")
    return chosen
