"""Games that outlive their kernel: each is written to a file as it is played.

The file is the game's record, which anybody can load. It grows by a line with each action, so that
a kernel that is killed loses at most the action it was writing; its last line, the end of the log,
is missing until the game is over. A comment at its top says what a record does not: who plays, and
the seeds.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NotRequired, TypedDict
from weakref import WeakValueDictionary, finalize

from risk_widget import bots
from risk_widget.board import BUILT_IN, Board
from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.chance import Seeded
from risk_widget.game import Game
from risk_widget.kept_files import data_folder, write_whole
from risk_widget.notation import replay
from risk_widget.notation.record import END_OF_LOG, record_beginning, record_lines
from risk_widget.rules.edition import parse_edition
from risk_widget.schema import read
from risk_widget.spelling import shown
from risk_widget.widget.match import HUMAN, SUBSTITUTE
from risk_widget.widget.new_game import Start

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from risk_widget.engine.history import PlayedAction
    from risk_widget.widget.match import Match

MOST_KEPT: Final = 20
"""Games kept for the notebooks of a folder; then the one that was played longest ago goes."""
_SUFFIX: Final = ".risk"
_MARK: Final = "# kept "
_OVER: Final = END_OF_LOG.encode()


class _About(TypedDict):
    """What a record does not tell."""

    begun: float
    titles: tuple[str, str]
    """of the edition and the mode"""
    players: dict[str, str]
    faces: NotRequired[dict[str, str]]
    seed: NotRequired[int | str]
    """of the dice"""
    bots_seed: NotRequired[int | str]
    read: NotRequired[tuple[int, int]]
    """how far the dice and the shuffles of the seed had been used as the record begins"""
    board: NotRequired[dict[str, Any]]
    edition: NotRequired[str]
    """the file of an edition that is not built in"""


class KeptGame(NamedTuple):
    """A game that can be continued.

    Attributes:
        path: its file.
        begun: when it began, in seconds since 1970.
        saved: when something last happened in it.
        round: as far as it has come.
        titles: of its edition and its mode.
        players: seat -> "human" or the id of a bot.
    """

    path: Path
    begun: float
    saved: float
    round: int
    titles: tuple[str, str]
    players: dict[str, str]

    @property
    def id(self) -> str:
        """What it is called on the page."""
        return self.path.stem


# ---- writing -------------------------------------------------------------------------------------


class Keeper:
    """Writes the game of a match to a file after each action, until it is released.

    A folder that cannot be written is no reason to disturb the game: then it is not kept.
    """

    def __init__(self, match: Match, path: Path, begun: float | None = None) -> None:
        self._match = match
        self.path = path
        self._begun = time.time() if begun is None else begun
        self._file: _OpenFile | None = None
        self._written = _Written(0, None, over=False, players={})
        self._stop = match.game.watch(self.write)
        _KEEPERS[path] = self

    def release(self) -> None:
        """Stop writing; somebody else may continue the game."""
        self._stop()
        if _KEEPERS.get(self.path) is self:
            del _KEEPERS[self.path]
        self._close()

    def write(self) -> None:
        """Bring the file up to date, unless it is released.

        Nothing is written before the first action.
        """
        match, history = self._match, self._match.game.history
        released = _KEEPERS.get(self.path) is not self
        if released or match.game.is_partial or not (history or self._file):
            return
        last = history[-1] if history else None
        now = _Written(len(history), last, over=match.is_over, players={**match.players})
        if now == self._written:
            return
        try:
            self._write(now, history)
        except OSError:
            self._close()  # and the next time all of it is written
        else:
            self._written = now

    def _write(self, now: _Written, history: Sequence[PlayedAction]) -> None:
        game, before = self._match.game, self._written
        first = before.steps
        same = first <= now.steps and (not first or history[first - 1] == before.last)
        if self._file is None or before.over or before.players != now.players or not same:
            self._close()
            self._file = _replace(self.path, kept_text(self._match, self._begun))
            return
        self._file.write(record_lines(game, first) + (END_OF_LOG if now.over else ""))

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


class _OpenFile:
    """A file that more is written to; closed by whoever drops it, too."""

    def __init__(self, path: Path) -> None:
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
        self.number = os.open(path, flags)
        self.close = finalize(self, os.close, self.number)

    def write(self, text: str) -> None:
        """Write at the end, in one call: a kernel that is killed leaves a part of it at most.

        Raises:
            OSError: it cannot be written, or only a part of it.
        """
        data = text.encode()
        if os.write(self.number, data) < len(data):
            raise OSError("there is no room for all of it")


class _Written(NamedTuple):
    """What a file tells."""

    steps: int
    last: PlayedAction | None
    over: bool
    players: dict[str, str]


_KEEPERS: WeakValueDictionary[Path, Keeper] = WeakValueDictionary()
"""The games that this kernel is writing."""


def kept_text(match: Match, begun: float | None = None) -> str:
    """A game with its players, as a file that `continued` reads; the record of it is in there."""
    game, config = match.game, match.game.config
    about: _About = {
        "begun": time.time() if begun is None else begun,
        "titles": (config.edition.title, config.edition.mode(config.mode).title),
        "players": match.players,
        "faces": match.faces,
        "bots_seed": match.seed,
    }
    if isinstance(config.chance, Seeded):
        first = game.positions[0]
        about["seed"], about["read"] = config.chance.seed, (first.dice_read, first.shuffles)
    if config.board.id not in BUILT_IN:
        about["board"] = config.board.to_json()
    if config.edition.file:
        about["edition"] = config.edition.file
    beginning = record_beginning(game, match.chosen_names)
    end = END_OF_LOG if match.is_over else ""
    return f"{_MARK}{json.dumps(about)}\n{beginning}{record_lines(game, 0)}{end}"


def keep(match: Match, path: Path | None = None, begun: float | None = None) -> Keeper | None:
    """Keep a game from its next action on, in a new file unless one is named.

    Returns:
        Its keeper; None where nothing can be kept.
    """
    if path is None:
        folder = data_folder()
        if folder is None:
            return None
        path = folder / f"{secrets.token_hex(6)}{_SUFFIX}"
    return Keeper(match, path, begun)


def _replace(path: Path, text: str) -> _OpenFile:
    """Write a whole file, and open it for more; a reader sees all of the old one or the new one."""
    if not path.exists():
        _make_room(path.parent)
    write_whole(path, text)
    file = _OpenFile(path)  # not before: Windows moves no open file
    _lock(file.number)
    return file


def _make_room(folder: Path) -> None:
    found = sorted(folder.glob(f"*{_SUFFIX}"), key=_saved)
    for path in found[: max(0, len(found) - MOST_KEPT + 1)]:
        with suppress(OSError):
            if path not in _KEEPERS and not _is_played(path):
                path.unlink()


def _saved(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _lock(file: int) -> bool:
    """Claim a file for this process, where the system knows that; it ends with the process."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# ---- reading -------------------------------------------------------------------------------------


def kept_games() -> list[KeptGame]:
    """The unfinished games of the notebooks of this folder that nobody plays, the last one first.

    What this kernel itself is playing counts as well: a cell may have been run again.
    """
    folder = data_folder()
    if folder is None:
        return []
    found = sorted(folder.glob(f"*{_SUFFIX}"), key=_saved, reverse=True)
    return [game for path in found for game in _described(path)]


def _described(path: Path) -> Iterator[KeptGame]:
    with suppress(OSError, ValueError, IndexError):
        text = path.read_bytes()
        if text.endswith(_OVER) or (path not in _KEEPERS and _is_played(path)):
            return
        lines = text.decode(errors="replace").splitlines()
        about = _about(lines[0])
        rounds = [line for line in lines if line.startswith("# round ")]
        yield KeptGame(
            path,
            about["begun"],
            path.stat().st_mtime,
            int(rounds[-1].removeprefix("# round ").partition(",")[0]) if rounds else 0,
            about["titles"],
            about["players"],
        )


def _is_played(path: Path) -> bool:
    """Whether another process writes it."""
    with path.open("r+b", buffering=0) as file:
        return not _lock(file.fileno())


def _about(line: str) -> _About:
    return read(_About, json.loads(line.removeprefix(_MARK)))


def continued(path: Path) -> tuple[Start, float]:
    """The game in a file, and when it began. Whoever in this kernel was playing it stops writing.

    A line that the end of a kernel has cut off is left out.

    Raises:
        OSError: the file cannot be read.
        ValueError: there is no game in it.
    """
    holder = _KEEPERS.get(path)
    if holder is not None:
        holder.release()
    text = path.read_bytes().decode(errors="replace")
    first, _, record = text.partition("\n")
    try:
        about = _about(first)
    except ValueError as error:
        raise ValueError(
            f"{shown(path.name)} is not a kept game; Game.replay reads a plain record"
        ) from error
    if not record.endswith(END_OF_LOG):
        record = record[: record.rfind("\n") + 1] + END_OF_LOG
    edition = parse_edition(about["edition"], path.name) if "edition" in about else None
    board = Board.from_json(about["board"]) if "board" in about else None
    found = replay(record, Game, edition=edition, board=board)
    game = _with_seed(found.game, about)
    known = {HUMAN, *bots.BOTS}
    players = {
        seat: player if player in known else SUBSTITUTE for seat, player in about["players"].items()
    }
    start = Start(game, players, dict(found.names), about.get("bots_seed"), about.get("faces"))
    return start, about["begun"]


def _with_seed(game: Game, about: _About) -> Game:
    """The same game with the dice of its seed to come, if they are the ones it has had so far."""
    if "seed" not in about:
        return game
    first = game.positions[0].copy()
    first.dice_read, first.shuffles = about.get("read", (0, 0))
    own = Game(game.config.with_chance(Seeded(about["seed"])), first, game.opening)
    with suppress(IllegalAction):
        if all(own.apply(step.action, step.seat) == [*step.events] for step in game.history):
            return own
    return game
