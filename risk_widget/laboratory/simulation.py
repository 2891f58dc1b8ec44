"""What came of many games: who won, from which seat, in how many rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

from risk_widget.board import load_board
from risk_widget.bots import Bot, TableBot, make
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import OVER, REASONS
from risk_widget.engine.config import GameConfig
from risk_widget.game import Game
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.results.displays import lines, percent, table, whiskers
from risk_widget.results.frames import Rows
from risk_widget.results.plots import bars, intervals
from risk_widget.results.progress_bar import reporter
from risk_widget.rules.edition import DEFAULT_EDITION, SEATS, EditionError, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.actions import Action
    from risk_widget.engine.state import State
    from risk_widget.fast.games import End
    from risk_widget.results.plots import Plot
    from risk_widget.results.progress_bar import Progress
    from risk_widget.rules.edition import Edition

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


BotMaker = Callable[[str], Bot]
"""Makes a bot from a seed: a function, or a class of bots."""

_T = TypeVar("_T")
_R = TypeVar("_R")

_GAMES_AT_A_TIME = 8
_FAST_GAMES_AT_A_TIME = 500


class Executor(Protocol):
    """What runs the games: any object with the `map` of `concurrent.futures`."""

    def map(self, fn: Callable[[_T], _R], tasks: Iterable[_T], /) -> Iterable[_R]:
        """Call `fn` for each task; results in the order of the tasks."""
        ...


@dataclass(frozen=True, slots=True)
class _Games:
    """What all games of a simulation have in common; goes to other processes as it is."""

    bots: tuple[str | BotMaker, ...]
    edition: Edition | str
    mode: str
    seats: tuple[str, ...]
    seed: int | str
    max_rounds: int
    board: str | Board
    options: dict[str, str]
    fast: bool = False
    arrange: Callable[[Game, str], Game] | None = None

    def play(self, numbers: Sequence[int]) -> list[GameResult]:
        return self._play_fast(numbers) if self.fast else [*map(self._play_one, numbers)]

    def _seed(self, number: int) -> int:
        # Everything random in a game hangs on its own number, never on what ran before it.
        return Random(f"{self.seed}/{number}").getrandbits(48)

    def _bot_by_seat(self, number: int) -> dict[str, int]:
        count = len(self.bots)
        return {seat: (i - number) % count for i, seat in enumerate(self.seats)}

    def config(self) -> GameConfig:
        edition, board = load_edition(self.edition), load_board(self.board)
        return GameConfig(edition, self.mode, self.seats, board, self.options, Seeded(0))

    def _play_fast(self, numbers: Sequence[int]) -> list[GameResult]:
        seeds = [*map(self._seed, numbers)]
        bots_by_seat = [*map(self._bot_by_seat, numbers)]
        bots = [[str(self.bots[position]) for position in each.values()] for each in bots_by_seat]
        ends = self._ends(seeds, bots, [*map(_first_seat, bots_by_seat)])
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
            )
            for number, seed, each, end in zip(numbers, seeds, bots_by_seat, ends, strict=True)
        ]

    def _rounds(self, winner: object, last: int) -> int:
        """The rounds played: a game is stopped as the round after the last one begins."""
        return min(last, self.max_rounds) if winner is None else last

    def _ends(
        self, seeds: Sequence[int], bots: Sequence[Sequence[str]], firsts: Sequence[str]
    ) -> Sequence[End]:
        config = self.config()
        if self.arrange is None:
            from risk_widget.fast.games import play_many

            return play_many(config, seeds, bots, self.max_rounds)
        from risk_widget.laboratory.arrangements import play_arranged

        return play_arranged(config, seeds, bots, self.max_rounds, self.arrange, firsts)

    def _play_one(self, number: int) -> GameResult:
        seed, bots_by_seat = self._seed(number), self._bot_by_seat(number)
        players = {
            seat: _make(self.bots[position], f"{seed}/{seat}", self.board)
            for seat, position in bots_by_seat.items()
        }
        game = Game.new(
            edition=self.edition,
            mode=self.mode,
            seats=list(self.seats),
            seed=seed,
            board=self.board,
            options=self.options,
        )
        actions = 0
        if self.arrange is not None:
            actions = play(game, players, max_rounds=0)
            game = self.arrange(game, _first_seat(bots_by_seat))
        actions += play(game, players, max_rounds=self.max_rounds)
        held = [game.owner(t) for t in game.board.ids]
        return GameResult(
            game=number,
            seed=seed,
            bots=bots_by_seat,
            winner=game.winner,
            reason=_reason(game),
            rounds=self._rounds(game.winner, game.round),
            actions=actions,
            territories={seat: held.count(seat) for seat in self.seats},
        )


def _first_seat(bots_by_seat: Mapping[str, int]) -> str:
    """Where the first bot sits."""
    return next(seat for seat, position in bots_by_seat.items() if not position)


def _reason(game: Game) -> str | None:
    return REASONS[game.state.reason] or None


def _make(bot: str | BotMaker, seed: str, board: str | Board) -> Bot:
    if isinstance(bot, str):
        return make(bot, seed, board=None if isinstance(board, str) else board)
    return bot(seed)


def play(game: Game, bots: Mapping[str, Bot], *, max_rounds: int) -> int:
    """Let bots play a game on until it is over or `max_rounds` rounds are through.

    Args:
        game: changed by this.
        bots: seat → bot, for every seat.
        max_rounds: the last round that is played.

    Returns:
        The number of actions taken.
    """
    config = game.config
    # The package's own bots name what is legal, and need no data to be made of the position.
    own = [bot if isinstance(bot, TableBot) else None for bot in map(bots.get, game.seats)]

    def choose(state: State) -> Action | None:
        bot = own[state.actor]
        if bot is None or state.phase == OVER or state.round > max_rounds:
            return None
        return bot.choose_seen(config, state.seen_by(state.actor))

    actions = 0
    while not game.is_over and game.round <= max_rounds:
        actor = game.state.actor
        if own[actor] is not None:
            actions += game.carry_on(choose)
        else:
            seat = game.seats[actor]
            game.apply(bots[seat].choose(game.observe(seat)), seat)
            actions += 1
    return actions


def simulate(
    bots: Sequence[str | BotMaker],
    games: int = 1000,
    *,
    edition: str | Edition = DEFAULT_EDITION,
    mode: str | None = None,
    seats: Sequence[str] | None = None,
    seed: int | str = 0,
    max_rounds: int = 500,
    board: str | Board = "classic",
    options: Mapping[str, str] | None = None,
    executor: Executor | None = None,
    progress: Progress = False,
    fast: bool = False,
    arrange: Callable[[Game, str], Game] | None = None,
) -> SimulationResult:
    """Play many games between bots, each bot in every seat equally often.

    Args:
        bots: one for each seat: ids of `risk_widget.bots`, or classes or functions that make a
            bot from a seed (they must be importable by name if another process plays).
        games: how many; a multiple of the number of bots seats them evenly.
        edition: whose rules.
        mode: default the first mode of the edition that is for so many players.
        seats: colours in turn order; default the first ones.
        seed: the same seed plays the same games, whichever executor runs them.
        max_rounds: a game that takes longer is stopped without a winner.
        board: the board.
        options: rule options of the edition.
        executor: runs games elsewhere; default: here, one after the other.
        progress: True shows a bar by tqdm with rate and time left, or without tqdm a line with
            these; a function is called with (done, all).
        fast: play the compiled game, thousands of games a second, with bots that have a compiled
            form (`risk_widget.bots.choosers`). It needs the extra `fast`; the first call compiles
            what they need for up to half a minute, and says so. Its dice are others than those of
            the same seed without it.
        arrange: changes a game after its set-up: it is called with the game and the seat of the
            first bot, and gives the game that is played on
            (`risk_widget.laboratory.arrangements`). A fast game comes without a history.

    Raises:
        ValueError: too few bots, seats that do not match them, an unknown bot, or a combination
            that the edition does not have; a fast game that cannot be: numba is missing, a bot has
            no compiled form, or the board is too large.
    """
    rules = load_edition(edition)
    count = len(bots)
    colours = tuple(SEATS[:count] if seats is None else seats)
    if mode is None:
        mode = next((m.id for m in rules.modes.values() if count in m.players), None)
        if mode is None:
            raise EditionError.of(
                "edition-not-for",
                edition=rules.title,
                players=count,
                modes=rules.combinations_message(),
            )
    rules.check_players(mode, count)
    if len(colours) != count:
        raise MessageError(Message("bots-need-seats", {"bots": count, "seats": len(colours)}))
    if not fast:
        for bot in bots:
            if isinstance(bot, str):
                make(bot)  # an unknown id is named before anything runs
    names = tuple(bot if isinstance(bot, str) else _name(bot) for bot in bots)
    shared = _Games(
        bots=tuple(bots),
        edition=edition,
        mode=mode,
        seats=colours,
        seed=seed,
        max_rounds=max_rounds,
        board=board,
        options=dict(options or {}),
        fast=fast,
        arrange=arrange,
    )
    if fast:
        from risk_widget.fast.games import prepare

        prepare(shared.config(), names)
    numbers, size = range(games), _FAST_GAMES_AT_A_TIME if fast else _GAMES_AT_A_TIME
    batches = [numbers[start : start + size] for start in range(0, games, size)]
    runs = map(shared.play, batches) if executor is None else executor.map(shared.play, batches)
    report = reporter(progress, games)
    played: list[GameResult] = []
    for batch in runs:
        played.extend(batch)
        report(len(played), games)
    return SimulationResult(names, colours, tuple(played))


def _name(bot: BotMaker) -> str:
    return str(getattr(bot, "__name__", type(bot).__name__))
