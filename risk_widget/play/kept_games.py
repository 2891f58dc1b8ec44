"""Saved games that outlive their kernel: each is written to a file as it is played.

A page may store a copy in its browser, in case the files vanish with the machine: `Keeper.copy`.

The file is the game's record, which anybody can load. Each action adds a line, so that
a kernel that is killed loses at most the action it was writing; its last line, the end of the log,
is missing until the game is over. A comment at its top gives what a record lacks: who plays, and
the seeds.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, NotRequired, TypedDict
from weakref import WeakValueDictionary

from risk_widget.board import BUILT_IN, Board
from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.chance import KEY_BYTES, Seeded
from risk_widget.game import Game
from risk_widget.kept_files import (
    GrowingFile,
    checksum,
    copy_aside,
    data_folder,
    keeps_nothing,
    lock_file,
    not_ahead,
    tell_once,
    write_whole,
)
from risk_widget.messages import use_language
from risk_widget.messages.catalog import ENGLISH
from risk_widget.notation.record import END_OF_LOG, record_beginning, record_lines
from risk_widget.notation.replaying import game_at_start, replay
from risk_widget.play.match import (
    Past,
    UncountedBecause,  # noqa: TC001 - `read` needs the type at run time
)
from risk_widget.play.new_game import Start
from risk_widget.play.players import expect_bot
from risk_widget.play.seals import seal, unseal
from risk_widget.reading.schema import SchemaError, Within, read, word
from risk_widget.reading.sources import file_content
from risk_widget.reading.spelling import shown
from risk_widget.rules.edition import edition_ids, load_edition, parse_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from risk_widget.engine.history import PlayedAction
    from risk_widget.play.match import Match
    from risk_widget.protocol.outbox_types import KeptCopy, KeptHead
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.rules.edition import Edition

MOST_KEPT: Final = 20
"""The most games saved for a folder's notebooks, which the sentence ``kept-dropped`` names."""
_SUFFIX: Final = ".risk"
_MARK: Final = "# kept "
_OVER: Final = END_OF_LOG.encode()
_SAME_TIME: Final = 2
"""The most seconds between a file and a copy of the same action, since files' clocks are coarse."""


_LAST: Final = 2**53 - 1
"""The latest time that a page can represent, in seconds since 1970."""


class _About(TypedDict):
    """The data of a saved game that its record lacks."""

    begun: float
    titles: tuple[str, str]
    """the titles of the edition and the mode, in English, in case their ids are not known"""
    played: NotRequired[tuple[str, str]]
    """the ids of the edition and the mode"""
    players: dict[str, str]
    faces: NotRequired[dict[str, str]]
    seed: NotRequired[int | str]
    """the seed of the dice"""
    key: NotRequired[str]
    """the key of the commitment to the seed; older files have none"""
    bots_seed: NotRequired[int | str]
    read: NotRequired[tuple[int, int]]
    """the numbers of the seed's dice and shuffles that were used before the record begins"""
    board: NotRequired[dict[str, Any]]
    edition: NotRequired[str]
    """the file of an edition that is not built in"""
    listed: NotRequired[list[str]]
    """the seats as listed, if the order of turns was drawn"""
    helped: NotRequired[UncountedBecause]
    """the reason why the game will not count for a person's level"""
    id: NotRequired[str]
    """the game's id, by which the progress knows it; older files have none"""
    ended: NotRequired[bool]
    """whether the game was given up"""
    exam: NotRequired[Annotated[int, Within(0, _LAST)]]
    """the start of the exam that the game is part of"""
    sum: NotRequired[str]
    """a checksum of the other data and of the record before its log; older files have none"""


class KeptGame(NamedTuple):
    """A game that can be continued.

    Attributes:
        path: its file.
        begun: when it began, in seconds since 1970.
        saved: when the last action happened. If a clock was wrong, this may be in the future,
            but the order of games is that of their last actions.
        round: the latest round.
        played: the ids of the edition and the mode, if they are known.
        told: the titles of the edition and the mode, in English.
        players: a map from each seat to "human" or the id of a bot.
        copied: whether the game comes from a page's copy instead of the file.
        exam: when the exam began that the game is part of; 0 for other games.
    """

    path: Path
    begun: float
    saved: float
    round: int
    played: tuple[str, str] | None
    told: tuple[str, str]
    players: dict[str, str]
    copied: bool = False
    exam: int = 0

    @property
    def titles(self) -> tuple[str, str]:
        """The titles of the edition and the mode, in the current language if they are known."""
        name, mode = self.played or ("", "")
        if name not in edition_ids():  # a page must not name a file
            return self.told
        edition = load_edition(name)
        return edition.title, edition.modes[mode].title if mode in edition.modes else self.told[1]

    @property
    def id(self) -> str:
        """The game's id on the page."""
        return self.path.stem


# ---- writing -------------------------------------------------------------------------------------


class Keeper:
    """A writer that saves a match's game after each action until the writer is released.

    If the folder cannot be written to, the game is not disturbed: its text then stays only in
    memory, from which a page gets its copies in any case.
    """

    def __init__(
        self, match: Match, path: Path, begun: float | None = None, *, on_disk: bool = True
    ) -> None:
        self._match = match
        self.path = path
        self._begun = time.time() if begun is None else begun
        self._saved = self._begun
        self._on_disk = on_disk
        self._file: GrowingFile | None = None
        self._parts: list[str] = []
        self._written = _Written(0, None, over=False, players={}, comments={})
        self._stop = match.game.watch(self.write)
        _KEEPERS[path] = self

    @property
    def id(self) -> str:
        """The game's id on the page."""
        return self.path.stem

    def release(self) -> None:
        """Stop writing; somebody else may continue the game."""
        self._stop()
        if _KEEPERS.get(self.path) is self:
            del _KEEPERS[self.path]
        self._close()

    @property
    def text(self) -> str:
        """The saved text of the game; "" before the first action."""
        return "".join(self._parts)

    def copy(self, words: str) -> KeptCopy | None:
        """Return the game for a page to store; None before the first action and after the end.

        The words seal its secrets; the readable head holds only what people at the page may know.
        """
        if not self._parts or self._match.is_over:
            return None
        titles = _titles(self._match.game)
        head: KeptHead = {
            "id": self.id,
            "begun": int(self._begun),
            "saved": int(self._saved),
            "round": self._match.game.round,
            "edition": self._match.game.edition.id,
            "mode": self._match.game.mode,
            "edition_title": titles[0],
            "mode_title": titles[1],
            "players": self._match.players,
        }
        if self._match.exam:
            head["exam"] = self._match.exam
        return {"head": head, "sealed": seal(self.text, words, _plain(head))}

    def write(self) -> None:
        """Save the latest actions, unless the keeper is released.

        Nothing is saved before the first action.
        """
        match, history = self._match, self._match.game.history
        released = _KEEPERS.get(self.path) is not self
        if released or match.game.is_partial or not (history or self._parts):
            return
        last = history[-1] if history else None
        players = {**match.players}
        comments = match.written_now()
        now = _Written(
            len(history), last, match.is_over, players, match.uncounted_because, comments
        )
        if now != self._written:
            self._saved = time.time()
            news = self._news(now, history)
            self._written = now
        elif self._on_disk and self._file is None:
            news = ""  # the last write failed
        else:
            return
        if self._on_disk:
            try:
                self._write(news)
                self._saved = _put_last(self.path)
            except OSError as error:
                self._close()  # the next write replaces the whole file
                tell_once("kept-not-written", file=self.path, why=error.strerror or error)

    def _news(self, now: _Written, history: Sequence[PlayedAction]) -> str:
        """Record what is new; return the text to append, or "" if the whole text has changed."""
        before = self._written
        first = before.steps
        same = first <= now.steps and (not first or history[first - 1] == before.last)
        if not self._parts or before.over or before[3:] != now[3:] or not same:
            self._close()
            self._parts = [kept_text(self._match, self._begun)]
            return ""
        lines = record_lines(self._match.game, first, now.comments)
        news = lines + (END_OF_LOG if now.over else "")
        self._parts.append(news)
        return news

    def _write(self, news: str) -> None:
        if self._file is None:
            self._file = _replace(self.path, self.text)
        else:
            self._file.write(news)

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


class _Written(NamedTuple):
    """The game as it was last written."""

    steps: int
    last: PlayedAction | None
    over: bool
    players: dict[str, str]
    uncounted_because: UncountedBecause | None = None
    comments: dict[int, str] | None = None


_KEEPERS: WeakValueDictionary[Path, Keeper] = WeakValueDictionary()
"""The games that this kernel is writing."""


if hasattr(os, "register_at_fork"):  # a forked copy of this process writes no games
    os.register_at_fork(after_in_child=_KEEPERS.clear)


def kept_text(match: Match, begun: float | None = None) -> str:
    """Format a game with its players as a file that `continued` reads, including its record."""
    game, config = match.game, match.game.config
    about: _About = {
        "begun": time.time() if begun is None else begun,
        "titles": _titles(game),
        "played": (game.edition.id, game.mode),
        "players": match.players,
        "faces": match.faces,
        "bots_seed": match.seed,
        "id": match.id,
    }
    if match.ended:
        about["ended"] = True
    if match.exam:
        about["exam"] = match.exam
    if isinstance(config.chance, Seeded):
        first = game.positions[0]
        about["seed"], about["read"] = config.chance.seed, (first.dice_read, first.shuffles)
        about["key"] = config.chance.key.hex()
    if config.board.id not in BUILT_IN:
        about["board"] = config.board.to_json()
    if config.edition.file:
        about["edition"] = config.edition.file
    if match.listed is not None:
        about["listed"] = [*match.listed]
    if match.uncounted_because is not None:
        about["helped"] = match.uncounted_because
    comments = match.written_now()
    beginning = record_beginning(game, match.chosen_names, comments)
    end = END_OF_LOG if match.is_over else ""
    lines = record_lines(game, 0, comments)
    about["sum"] = _sum_of(about, beginning)
    return f"{_MARK}{json.dumps(about)}\n{beginning}{lines}{end}"


def _sum_of(about: object, record: str) -> str:
    """Return a checksum of a saved game's data and of its record before the log."""
    header = "\n".join(record.splitlines()).partition("\nlog = ")[0]
    return checksum(f"{json.dumps(about, sort_keys=True)}\n{header}".encode())


def _titles(game: Game) -> tuple[str, str]:
    edition = game.config.edition
    with use_language(ENGLISH):
        return edition.title, edition.mode(game.config.mode).title


def _plain(head: KeptHead) -> str:
    return json.dumps(head, sort_keys=True)


def keep(match: Match, path: Path | None = None, begun: float | None = None) -> Keeper | None:
    """Save a game from its next action on, in a new file unless ``path`` names one.

    Returns:
        The keeper, or None if nothing is to be saved.
    """
    if keeps_nothing():
        return None
    if path is None:
        path = _path_of(secrets.token_hex(6))
    return Keeper(match, path, begun, on_disk=path.is_absolute())


def _path_of(name: str) -> Path:
    """Return the path of a game's file, or just a name if files do not last here."""
    return (data_folder() or Path()) / f"{name}{_SUFFIX}"


def _replace(path: Path, text: str) -> GrowingFile:
    """Write a whole file and open it for appending; readers see the old file or the new one."""
    if not path.exists():
        _make_room(path.parent)
    write_whole(path, text)
    file = GrowingFile(path)  # opened last, because Windows cannot move an open file
    for _ in range(_TRIES):
        if lock_file(file.number):
            break
        time.sleep(_LOOK)  # another process may hold the lock for a moment, in `_is_played`
    return file


_TRIES: Final = 20
_LOOK: Final = 0.002
"""The seconds between two tries, enough for another process to finish looking at the lock."""


def _make_room(folder: Path) -> None:
    """Delete the saved games that were played longest ago, finished ones first.

    The person is told of each unfinished one. Unreadable files stay.
    """
    found = [path for path in sorted(folder.glob(f"*{_SUFFIX}"), key=_saved) if _is_ours(path)]
    surplus = len(found) - MOST_KEPT + 1
    if surplus <= 0:
        return
    unfinished = {path: game for path in found for game in _described(path)}
    for path in sorted(found, key=unfinished.__contains__)[:surplus]:
        with suppress(OSError):
            if path not in _KEEPERS and not _is_played(path):
                path.unlink()
                if path in unfinished:
                    _tell_dropped(unfinished[path])


def _tell_dropped(game: KeptGame) -> None:
    edition, mode = game.titles
    tell_once(
        "kept-dropped", file=game.path, edition=edition, mode=mode, round=game.round or "none"
    )


def _is_ours(path: Path) -> bool:
    try:
        _beginning(path, file_content(path))
    except (OSError, ValueError, RecursionError):
        return False
    return True


def _saved(path: Path) -> float:
    """Return when a file was written, by the clock of that time, which may have been wrong."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _put_last(path: Path) -> float:
    """Give a file just written the latest date in its folder, even if the clock was set back.

    Returns the file's time.

    Raises:
        OSError: the file is gone.
    """
    own = path.stat().st_mtime
    others = [_saved(other) for other in path.parent.glob(f"*{_SUFFIX}") if other != path]
    newest = max(others, default=own - _STEP)
    if own <= newest:
        with suppress(OSError, OverflowError):  # the file system knows no later time
            os.utime(path, (newest + _STEP, newest + _STEP))
    return max(0.0, _saved(path))


_STEP: Final = 0.001
"""The seconds between the dates of two files, if a clock that was set back cannot order them."""


# ---- reading -------------------------------------------------------------------------------------


def kept_games() -> list[KeptGame]:
    """List the unfinished games of this folder's notebooks that no other process is playing.

    The game played last comes first. This kernel's own games count as well: a cell may have
    been run again. A game that `continued` cannot open is not listed, but reported once.
    """
    folder = data_folder()
    if folder is None:
        return []
    found = sorted(folder.glob(f"*{_SUFFIX}"), key=_saved, reverse=True)
    return [game for path in found for game in _described(path)]


def _described(path: Path) -> Iterator[KeptGame]:
    try:
        text = file_content(path)
        if text.endswith(_OVER) or (path not in _KEEPERS and _is_played(path)):
            return
        about, record = _beginning(path, text)
        rounds = [line for line in record.splitlines() if line.startswith("# round ")]
        yield KeptGame(
            path,
            about["begun"],
            _saved(path),
            int(rounds[-1].removeprefix("# round ").partition(",")[0]) if rounds else 0,
            about.get("played"),
            about["titles"],
            about["players"],
            exam=about.get("exam", 0),
        )
    except FileNotFoundError:  # deleted by another process to make room
        return
    except (OSError, ValueError, RecursionError) as error:
        is_newer = isinstance(error, SchemaError) and error.has_unknown_keys
        tell_once("kept-game-newer" if is_newer else "kept-game-unreadable", file=path)


def _beginning(path: Path, content: bytes) -> tuple[_About, str]:
    """Return the data and the record in a file, if `continued` can open it.

    Raises:
        ValueError: there is no game in the file.
    """
    first, _, record = content.decode(errors="replace").partition("\n")
    about, record = _about(first), _closed(record)
    _check_players(about, game_at_start(record, Game, **_rules(about, path.name)))
    return about, record


def _is_played(path: Path) -> bool:
    """Whether another process is writing the file."""
    try:
        file = path.open("r+b", buffering=0)
    except PermissionError:  # a read-only file can still be tested
        file = path.open("rb", buffering=0)
    with file:
        return not lock_file(file.fileno(), to_look=True)


def _whole_lines(text: str) -> str:
    """Drop the last line if a kernel died while writing it."""
    return text[: text.rfind("\n") + 1]


def _closed(record: str) -> str:
    """Add the end of the log, which is missing until the game is over."""
    return record if record.endswith(END_OF_LOG) else _whole_lines(record) + END_OF_LOG


def _about(line: str) -> _About:
    about = read(_About, json.loads(line.removeprefix(_MARK)))
    about["begun"] = max(0.0, float(not_ahead(about["begun"])))  # pages show only valid times
    for seed in (about.get("seed"), about.get("bots_seed")):
        str(seed).encode()  # half a surrogate pair is no part of a seed
    return about


class _Rules(TypedDict):
    edition: Edition | None
    board: Board | None


def _rules(about: _About, name: str) -> _Rules:
    """Return the edition and the board that a saved game contains, because they are not built in.

    Raises:
        ValueError: they cannot be read.
    """
    return {
        "edition": parse_edition(about["edition"], name) if "edition" in about else None,
        "board": Board.from_json(about["board"]) if "board" in about else None,
    }


def _check_players(about: _About, game: Game) -> None:
    """Raise ``ValueError`` if the game has no such seats."""
    for seat in about["players"]:
        word(seat, "seat", game.seats)


def with_copies(kept: Sequence[KeptGame], copies: Iterable[KeptHead]) -> list[KeptGame]:
    """Return the saved games, updated with a page's copies that are newer or have no file.

    A file is preferred unless it is older than the copy: somebody may have continued on another
    machine. A game whose file is not among the saved games is left out: somebody is playing it,
    or it is over.
    """
    found = {game.path: game for game in kept}
    for head in copies:
        path = _path_of(head["id"])
        in_file = found.get(path)
        if in_file is None and path.exists():
            continue
        if in_file is None or _is_older(in_file, head):
            ids = (head["edition"], head["mode"]) if "edition" in head and "mode" in head else None
            titles = head["edition_title"], head["mode_title"]
            found[path] = KeptGame(
                path, not_ahead(head["begun"]), head["saved"], head["round"], ids,
                titles, head["players"], copied=True, exam=head.get("exam", 0),
            )  # fmt: skip
    return sorted(found.values(), key=lambda game: game.saved, reverse=True)


def _is_older(game: KeptGame, head: KeptHead) -> bool:
    """Whether a file is older than a copy; the rounds decide if only the file's clock was ahead."""
    if game.saved != not_ahead(game.saved) and head["saved"] == not_ahead(head["saved"]):
        return game.round < head["round"]
    return game.saved + _SAME_TIME < head["saved"]


def unsealed(copy: KeptCopy, words: str) -> str:
    """Return a game's text from a page's copy, or from this kernel if the game is played here.

    Raises:
        ValueError: the copy was sealed with other words, or has been changed.
    """
    holder = _KEEPERS.get(_path_of(copy["head"]["id"]))
    return holder.text if holder else unseal(copy["sealed"], words, _plain(copy["head"]))


def continued(path: Path, text: str | None = None) -> tuple[Start, float, Past]:
    """Return the game in a file, the time when it began, and the other facts saved with it.

    A keeper of the game in this kernel stops writing. A last line that was cut off when a kernel
    died is left out.

    Args:
        path: the file.
        text: the content of the file, if it is already known.

    Raises:
        OSError: the file cannot be read.
        ValueError: there is no game in the file.
    """
    content = None
    if text is None:
        content = file_content(path)
        text = content.decode(errors="replace")
    first, _, record = text.partition("\n")
    try:
        about = _about(first)
    except (ValueError, RecursionError) as error:
        raise ValueError(
            f"{shown(path.name)} is not a kept game; Game.replay reads a plain record"
        ) from error
    found = replay(_closed(record), Game, **_rules(about, path.name))
    _check_players(about, found.game)
    if (holder := _KEEPERS.get(path)) is not None:
        holder.release()
    own = _with_seed(found.game, about)
    is_whole = content is None or (found.stopped is None and _is_text(content))
    is_as_saved = _is_as_saved(first, record)
    if own is None or not is_whole or not is_as_saved:
        # The game continues without the unreadable part, without the seed, or with the changes.
        aside = "none" if content is None else copy_aside(path).name
        if not is_whole:
            tell_once("kept-partly", file=path, aside=aside)
        if own is None:
            tell_once("kept-other-dice", file=path, aside=aside)
        elif not is_as_saved:
            tell_once("kept-changed", file=path, aside=aside)
    game = found.game if own is None else own
    players = about["players"]
    for player in players.values():
        expect_bot(player)
    listed = (*about.get("listed", ()),)
    start = Start(
        game, players, dict(found.names), about.get("bots_seed"), about.get("faces"),
        listed if sorted(listed) == sorted(game.seats) else None, found.comments,
    )  # fmt: skip
    past = Past(
        about.get("helped"), about.get("id", ""), about.get("ended", False), about.get("exam", 0)
    )
    return start, about["begun"], past


def is_game(path: Path) -> bool:
    """Whether a file holds a saved game or a plain record that can be read to its end."""
    try:
        text = file_content(path).decode()
        first, _, record = text.partition("\n")
        if not first.startswith(_MARK):
            return text.startswith("format = ") and replay(_closed(text), Game).stopped is None
        about = _about(first)
        found = replay(_closed(record), Game, **_rules(about, path.name))
        _check_players(about, found.game)
    except (OSError, ValueError, RecursionError):
        return False
    return found.stopped is None


def _is_as_saved(line: str, record: str) -> bool:
    """Whether a game's data and the record before its log are as they were saved."""
    about: JsonObject = json.loads(line.removeprefix(_MARK))
    found = about.pop("sum", None)
    return found is None or found == _sum_of(about, record)


def _is_text(content: bytes) -> bool:
    try:
        content[: content.rfind(b"\n") + 1].decode()
    except ValueError:
        return False
    return True


def _key(digits: str) -> bytes | None:
    """Return the key of a commitment, or None if it is missing or malformed."""
    try:
        key = bytes.fromhex(digits)
    except ValueError:
        return None
    return key if len(key) == KEY_BYTES else None


_MOST_READ: Final = 10**6
"""The most dice of a seed that are skipped, far more than a game rolls."""


def _with_seed(game: Game, about: _About) -> Game | None:
    """Return the game with the future dice of its seed, if it has one.

    None if the seed does not account for the past dice.
    """
    if "seed" not in about:
        return game
    dice, shuffles = about.get("read", (0, 0))
    if not (0 <= dice <= _MOST_READ and shuffles >= 0):
        return None
    first = game.positions[0].copy()
    first.dice_read, first.shuffles = dice, shuffles
    chance = Seeded(about["seed"], _key(about.get("key", "")))
    own = Game(game.config.with_chance(chance), first, game.opening)
    with suppress(IllegalAction):
        if all(own.apply(step.action, step.seat) == [*step.events] for step in game.history):
            return own
    return None
