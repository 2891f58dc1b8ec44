"""Tournaments: every bot against every other, at every table, in both compositions."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from risk_widget.laboratory.simulation import simulate
from risk_widget.laboratory.tournament_result import Block, TournamentResult
from risk_widget.messages import Message, MessageError
from risk_widget.results.progress_bar import reporter
from risk_widget.rules.edition import DEFAULT_EDITION, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.laboratory.simulation import BotMaker, Executor
    from risk_widget.results.progress_bar import Progress
    from risk_widget.rules.edition import Edition

__all__ = ["tournament"]

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
