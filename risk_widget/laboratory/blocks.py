"""Blocks of games: the parts in which a tournament is played, and the file that keeps them."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from risk_widget.kept_files import GrowingFile, copy_aside, put_aside, tell_once, write_whole
from risk_widget.laboratory.mixed_tables import MixedBlock
from risk_widget.laboratory.settling import (
    NO_SCORES,
    Scores,  # noqa: TC001 - fields of blocks are read from files
)
from risk_widget.reading.schema import SchemaError, read
from risk_widget.reading.sources import decoded, file_content, path_of
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.reading.json_types import JsonObject


@dataclass(frozen=True, slots=True)
class Forfeits:
    """Games that a bot has forfeited for the same reason.

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
    """A block of games between two bots at one table, with a fixed number of seats for each.

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
        """The number of seats that the second bot has."""
        return self.players - self.first_seats

    @property
    def key(self) -> str:
        """The block's unique name, from which its games are seeded."""
        table = f"{self.edition}/{self.mode}/{self.players}"
        return f"{self.first}/{self.second}/{table}/{self.first_seats}/{self.part}"

    @property
    def is_possible(self) -> bool:
        """Whether these results are possible."""
        given_up = [each.games for each in self.forfeits]
        counts = (self.part, self.won, self.lost, self.rounds, *given_up)
        return min(counts) >= 0 and max(self.won + self.lost, sum(given_up)) <= self.games

    def played(self, won: int, lost: int, rounds: int, forfeits: Iterable[Forfeits] = ()) -> Block:
        """Return the block with its results."""
        return replace(self, won=won, lost=lost, rounds=rounds, forfeits=together(forfeits))


def together(forfeits: Iterable[Forfeits]) -> tuple[Forfeits, ...]:
    """Add up forfeits of the same bot for the same reason, in order of first occurrence."""
    counts: dict[tuple[str, str], int] = {}
    for each in forfeits:
        key = each.bot, each.reason
        counts[key] = counts.get(key, 0) + each.games
    return tuple(Forfeits(*key, games) for key, games in counts.items())


MeetingKey: TypeAlias = tuple[str, str, str, str, int]
"""Two bots, an edition, a mode and a number of players."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """Some pairs of games between two bots at one table; a pair shares a seed and swaps seats.

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
    def meeting(self) -> MeetingKey:
        """The bots and the table."""
        block = self.one
        return block.first, block.second, block.edition, block.mode, block.players

    @property
    def is_possible(self) -> bool:
        """Whether these results are possible."""
        return self.one.is_possible and self.other.is_possible

    @property
    def games(self) -> int:
        """The number of games, two for each pair."""
        return self.one.games + self.other.games


B = TypeVar("B", Block, Pairs, MixedBlock)


class Store(Generic[B]):
    """The blocks that have been played, saved in a file if one was named.

    Attributes:
        done: the blocks by their keys.
    """

    def __init__(self, file: str | Path | None, about: JsonObject, kind: type[B]) -> None:
        """Load the blocks of a tournament with these settings from its file, if there is one."""
        self._file = file
        self.done: dict[str, B] = {} if file is None else _read(file, about, kind)

    def add(self, block: B) -> None:
        """Store another block, unless it is there already."""
        if block.key not in self.done:
            self.done[block.key] = block
            if self._file is not None:
                _write(Path(self._file), line_of(block))


def line_of(block: Block | Pairs | MixedBlock) -> JsonObject:
    """Return a block as JSON data."""
    data: JsonObject = json.loads(json.dumps(asdict(block)))
    return data


def _read(file: str | Path, about: JsonObject, kind: type[B]) -> dict[str, B]:
    """Read the blocks in a file.

    A last line that was cut off is removed. If other lines cannot be read, the whole file is copied
    aside, and the unreadable blocks are played again. If the first line is missing, all blocks are
    played again, since they may have been played with other settings.
    """
    path = path_of(file, "file")
    if not path.exists():
        _write(path, about)
        return {}
    content = file_content(path)
    text = _text(content)
    numbered = [(n, line) for n, line in enumerate(_END.split(text), 1) if line.strip()]
    cut = [] if _END.fullmatch(text[-1:]) else numbered[-1:]
    lines = numbered[: len(numbered) - len(cut)]
    if not lines and not json.dumps(about).startswith(text.strip()):
        raise _no_line(path, *numbered[0])
    heads = _heads(path, lines, about)
    found = _blocks(path, [line for _, line in lines if line not in heads], kind)
    if lines and not heads:
        if not any(found):
            raise _no_line(path, *numbered[0])
        tell_once("kept-put-aside", file=path, aside=put_aside(path).name)
        _write(path, about)
        return {}
    if None in found:
        aside = copy_aside(path, private=False)
        tell_once("kept-partly-played", file=path, aside=aside.name)
    blocks: dict[str, B] = {block.key: block for block in found if block is not None}
    if None in found or cut or not heads or text.encode() != content:
        kept = [about, *(line_of(block) for block in blocks.values())]
        write_whole(path, "".join(f"{json.dumps(line)}\n" for line in kept), private=False)
    return blocks


def _heads(path: Path, lines: Iterable[tuple[int, str]], about: JsonObject) -> set[str]:
    """Return the lines that tell a tournament's settings, checking that they are its own.

    Raises:
        ValueError: a line tells other settings.
    """
    heads = {number: line for number, line in lines if _is_about(_data(line))}
    older = {name: value for name, value in about.items() if name != "own"}
    others = [number for number, line in heads.items() if _data(line) not in (about, older)]
    if not others:
        return set(heads.values())
    if others[0] != min(heads):
        raise ValueError(
            f"{path} has the first line of another tournament in line {others[0]}; leave only the "
            "lines of one tournament in it, or name another file"
        )
    raise ValueError(
        f"{path} was written by a tournament with other bots or settings, or by another "
        "version of risk_widget; it stays as it is, so name another file"
    )


def _blocks(path: Path, lines: Iterable[str], kind: type[B]) -> list[B | None]:
    """Read the blocks in a file's lines, with None for each unreadable one.

    Raises:
        ValueError: a newer version has written the file.
    """
    try:
        return [_block(line, kind) for line in lines]
    except SchemaError:
        raise ValueError(
            f"{path} was written by a newer version of risk_widget, and stays as it is; "
            "name another file"
        ) from None


_END: Final = re.compile(r"\r\n|[\n\r\v\f]")
"""The end of a line, by any program; the text in JSON has no such characters."""


def _text(content: bytes) -> str:
    with suppress(ValueError):
        text = decoded(content)
        if "{" in text:  # zeros left by a crash would be taken for UTF-16
            return text
    return content.decode(errors="replace")


def _no_line(path: Path, number: int, line: str) -> ValueError:
    return ValueError(
        f"{path} is no file of a tournament: line {number} is {shown(line[:_MOST_SHOWN])}; it "
        "stays as it is, so name another file"
    )


_MOST_SHOWN: Final = 60


def _data(line: str) -> object:
    try:
        data: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data


def _is_about(data: object) -> bool:
    return isinstance(data, dict) and "bots" in data and "seed" in data


def _block(line: str, kind: type[B]) -> B | None:
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
