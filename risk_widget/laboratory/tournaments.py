"""Tournaments, in which every bot meets every other at every table.

Two bots meet in both compositions: one copy of either sits among copies of the other. At mixed
tables, all bots are different.

The strengths of the bots are computed from their games by the Bradley–Terry model. A tournament
plays a fixed number of games, or, for each pair of bots at each table, until one is clearly better.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from risk_widget.battles.odds import edition_of
from risk_widget.board import load_board
from risk_widget.bots.programs import isolation_of
from risk_widget.engine.chance import seed_of
from risk_widget.laboratory.blocks import Block, Forfeits, Pairs, Store
from risk_widget.laboratory.designs import digest_of
from risk_widget.laboratory.fast_hint import FastHint
from risk_widget.laboratory.mixed_tables import MixedBlock, MixedTask, pairs_of, shares_of
from risk_widget.laboratory.players import MOST_ACTIONS
from risk_widget.laboratory.settling import NO_SCORES, Match, Terms, count_scores
from risk_widget.laboratory.simulation import Games, Settings, compile_games, games_of
from risk_widget.laboratory.simulation_result import package_version
from risk_widget.laboratory.tournament_result import TournamentResult
from risk_widget.laboratory.vocabulary import executor_of, in_one_vocabulary, players_of, seats_of
from risk_widget.reading.schema import flag, is_several, several, whole, word
from risk_widget.reading.schema import number as number_of
from risk_widget.reading.spelling import shown
from risk_widget.results.progress_bar import reporter
from risk_widget.rules.edition import DEFAULT_EDITION, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from risk_widget.board import Board
    from risk_widget.bots.programs import Isolation
    from risk_widget.laboratory.blocks import B, MeetingKey
    from risk_widget.laboratory.mixed_tables import TableGame
    from risk_widget.laboratory.players import AnyBot, Player
    from risk_widget.laboratory.simulation import OnError
    from risk_widget.laboratory.vocabulary import Cluster, Executor
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.results.progress_bar import Progress
    from risk_widget.rules.edition import Edition

Until: TypeAlias = Literal["games", "settled"]
"""The condition that ends a tournament."""


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
        """Play the block; return it with the first bot's score in each game, ½ if nobody won."""
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
    """Pairs of games to play: two tasks with the same seed, the second with the bots swapped."""

    one: _Task
    other: _Task

    @classmethod
    def of(cls, task: _Task) -> _PairTask:
        """Build the pairs whose first games this task describes."""
        block = replace(task.block, first=task.block.second, second=task.block.first)
        return cls(task, replace(task, block=block, players=task.players[::-1]))

    @property
    def block(self) -> Pairs:
        """The pairs to play."""
        return Pairs(self.one.block, self.other.block)

    def play(self) -> Pairs:
        """Play both games of each pair; return the block with its results."""
        one, mine = self.one.played()
        other, theirs = self.other.played()
        quarters = [round(2 * (a + 1 - b)) for a, b in zip(mine, theirs, strict=True)]
        return Pairs(one, other, count_scores(quarters))


def _play(task: _Task) -> Block:
    return task.play()


def _play_mixed(task: MixedTask) -> MixedBlock:
    return task.play()


def _play_pairs(task: _PairTask) -> Pairs:
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
            0.05 stands for 45 to 55% of the games.
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
        ValueError: fewer than two bots, two of one name, no table for them, an impossible margin
            or confidence, what `simulate` refuses, or a file that another tournament has written.
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
        store_of_tables = Store(file, about, MixedBlock)
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
        store = Store(file, {**about, "until": "settled"}, Pairs)
        matches, played = _settle(pairs, terms, store, executor, progress)
        stopped = any(match.why == "interrupted" for match in matches)
    else:
        played = _play_all(tasks, _play, Store(file, about, Block), executor, progress, kinds)
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
    """Read a number that lies strictly between two other numbers."""
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
    """For each pair of bots at each table, count the games won by each bot and by neither."""
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
    play: Callable[[Any], B],
    store: Store[B],
    executor: Executor | None,
    progress: Progress,
    kinds: Sequence[Games],
) -> list[B]:
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
    store: Store[Pairs],
    executor: Executor | None,
    progress: Progress,
) -> tuple[tuple[Match, ...], list[Block]]:
    """Play every match until it is settled; return the matches and their blocks.

    After each block, in order, the match either continues or ends. So it ends at the same block
    with any executor, and blocks that an executor has played beyond its end are left out.
    """
    waiting: dict[MeetingKey, list[_PairTask]] = {}
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
                # Adding a quarter at a time keeps executors busy, and wastes few games at the end.
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
    store: Store[Pairs],
    executor: Executor | None,
    waiting: Mapping[MeetingKey, object],
) -> Iterator[Pairs]:
    """Yield the played blocks of a batch in order; without an executor, skip finished matches."""
    missing = [task for task in batch if task.block.key not in store.done]
    elsewhere = None if executor is None else iter(executor.map(_play_pairs, missing))
    for task in batch:
        if task.block.key in store.done:
            yield store.done[task.block.key]
        elif elsewhere is not None:
            yield next(elsewhere)
        elif task.block.meeting in waiting:
            yield task.play()


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
