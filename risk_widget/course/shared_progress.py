"""The progress of this Python session, and the file in which the notebooks of a folder share it."""

from __future__ import annotations

import errno
import json
import logging
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from risk_widget.course.progress import VERSION, Progress, ProgressError, has_more, text_of
from risk_widget.kept_files import alone, data_folder, put_aside, tell_once, write_whole
from risk_widget.reading.sources import decoded, file_content
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

log: Final = logging.getLogger(__name__)

Barred: TypeAlias = Literal["unread", "newer"]
"""The reasons why saved progress cannot be taken up: it is damaged, or from a newer version."""


_SESSION = Progress()


class SharedFile:
    """The file in which all notebooks of a folder share their progress.

    Attributes:
        in_use: whether the session's progress is shared in the file: a page is open.
    """

    def __init__(self) -> None:
        self.in_use = False
        # The content of each file as last read or written; then the content of files from newer
        # versions.
        self._known: dict[Path, bytes] = {}
        self._newer: dict[Path, bytes] = {}

    def take_in(self, progress: Progress) -> None:
        """Add the progress that other notebooks have written; leave unreadable files alone."""
        for path in _shared_paths():
            with suppress(OSError, ValueError, RecursionError):
                self._read_and_add(path, progress)

    def write(self, progress: Progress) -> None:
        """Update the file, if it can be written.

        A file that cannot be read is first renamed, so that nothing in it is lost. A file from a
        newer version stays as it is, and the progress is saved in a file next to it.
        """
        paths = _shared_paths()
        if not paths:
            return
        known, beside = (self._known.get(path) for path in paths)
        if _bytes(progress) in (known or _bytes(Progress()), beside):
            return
        try:
            with alone(paths[0]):
                path = self._own_path(paths, progress)
                data = _bytes(progress)
                write_whole(path, data)
                self._known[path] = data
        except OSError as error:
            tell_once("kept-not-written", file=paths[0], why=error.strerror or error)

    def _own_path(self, paths: Sequence[Path], progress: Progress) -> Path:
        """Find the file that this version may write, and add its content to the progress.

        Raises:
            OSError: a file cannot be renamed, or all files are from newer versions.
        """
        for path in paths:
            try:
                self._read_and_add(path, progress)
            except FileNotFoundError:
                pass
            except (OSError, ValueError, RecursionError) as error:
                if isinstance(error, ProgressError) and error.is_newer:
                    continue
                aside = put_aside(path)
                tell_once("kept-put-aside", file=path, aside=aside.name)
            return path
        raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _read_and_add(self, path: Path, progress: Progress) -> None:
        data = file_content(path)
        if data == self._known.get(path):
            return
        if data == self._newer.get(path):
            raise ProgressError("progress-newer", name=path.name)
        try:
            found = json.loads(decoded(data, path.name))
            other = Progress()
            other.read(found)
            progress.add(other)
            if has_more(found):
                raise ProgressError("progress-newer", name=path.name)
        except ProgressError as error:
            if error.is_newer:
                self._newer[path] = data
                tell_once("kept-newer", file=path, beside=_beside(path).name)
            raise
        self._known[path] = data


def _bytes(progress: Progress) -> bytes:
    return text_of(progress).encode()


def _shared_paths() -> list[Path]:
    """Return the shared file, and the file to use instead if a newer version wrote the shared one.

    Empty if nothing is to be saved.
    """
    folder = data_folder()
    if folder is None:
        return []
    path = folder / "progress.json"
    return [path, _beside(path)]


def _beside(path: Path) -> Path:
    return path.with_name(f"progress.version-{VERSION}.json")


_SHARED: Final = SharedFile()


def begin_sharing() -> None:
    """Share the session's progress from now on, because a page is open.

    Before that nothing is read or written: a grader who runs a folder's notebooks one after
    the other must not find in each what was solved in the others.
    """
    _SHARED.in_use = True


def session_progress() -> Progress:
    """Return this Python session's progress, which all lessons share by default.

    >>> import risk_widget as rw
    >>> feedback = rw.load_lesson("04-combat").show_me("pairs")
    >>> rw.lessons.session_progress().peek("04-combat", "pairs").status
    'shown'
    """
    if _SHARED.in_use:
        _SHARED.take_in(_SESSION)
    return _SESSION


def share(progress: Progress) -> None:
    """Write progress to the folder's shared file, if it is the session's progress."""
    if _SHARED.in_use and progress is _SESSION:
        _SHARED.write(progress)


def session_text() -> str:
    """Return the session's progress as JSON, to be saved elsewhere."""
    return text_of(session_progress())


class TakenUp(NamedTuple):
    """The result of taking up progress saved elsewhere.

    Attributes:
        is_new: whether any of it was new.
        barred: see `what_bars`.
    """

    is_new: bool
    barred: Barred | None


def take_up(text: str) -> TakenUp:
    """Add progress saved elsewhere to the session's; progress that cannot be read is ignored."""
    other = _read(text) if text else None
    if not isinstance(other, Progress):
        return TakenUp(is_new=False, barred=other)
    before = session_text()
    _SESSION.add(other)
    share(_SESSION)
    return TakenUp(text_of(_SESSION) != before, barred=None)


def what_bars(text: str) -> Barred | None:
    """Return why saved progress cannot be read (damaged, or from a newer version), or None."""
    other = _read(text) if text else None
    return other if isinstance(other, str) else None


def _read(text: str) -> Progress | Barred:
    other = Progress()
    try:
        found = json.loads(text)
        other.read(found)
    except (ValueError, RecursionError) as error:
        log.warning("progress that a browser has kept cannot be read", exc_info=True)
        is_newer = isinstance(error, ProgressError) and error.is_newer
        return "newer" if is_newer else "unread"
    return "newer" if has_more(found) else other


def progress_of(progress: Progress | None) -> Progress:
    """Return the given progress, or the session's if it is None."""
    if progress is None:
        return session_progress()
    if not isinstance(progress, Progress):
        raise TypeError(f"progress must be a Progress, not {shown(progress)}")
    return progress
