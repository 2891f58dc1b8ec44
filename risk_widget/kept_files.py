"""The folder for files that outlive Python, and safe writing, locking and renaming of files.

A file is written as a draft, which replaces the old file only once it is whole on the disk. An
unreadable file is renamed before another one takes its place.
"""

from __future__ import annotations

import errno
import hashlib
import logging
import os
import secrets
import stat
import sys
import threading
import time
from contextlib import contextmanager, suppress
from glob import escape
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar
from weakref import WeakSet, finalize

from risk_widget.messages import Message, render, say
from risk_widget.reading.clean_names import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

DATA_FOLDER: Final = "RISK_WIDGET_DATA"
"""The environment variable that names the folder; if it is empty, nothing is saved."""

T = TypeVar("T", int, float)

_DAY: Final = 24 * 60 * 60

log: Final = logging.getLogger(__name__)


def keeps_nothing() -> bool:
    """Whether the person wants nothing saved."""
    return os.environ.get(DATA_FOLDER) == ""


def data_folder() -> Path | None:
    """Return the folder that the notebooks of the working directory share.

    None if nothing is to be saved, or nothing stays: Python in a browser forgets its files.
    """
    chosen = os.environ.get(DATA_FOLDER)
    if keeps_nothing() or sys.platform == "emscripten":
        return None
    try:
        here = os.fsencode(Path.cwd())
        root = named_folder(chosen) if chosen else _own_folder() / "risk_widget"
    except OSError as error:  # the working directory is gone
        if chosen:
            tell_once("kept-not-written", file=chosen, why=error.strerror or error)
        return None
    except RuntimeError:
        if chosen:
            tell_once("kept-no-home", file=chosen)
        return None
    return root / checksum(here)


def browser_folder() -> str:
    """Return a name that distinguishes the working directory from others in a browser's storage.

    "" if nothing is to be saved. On Binder each visit has another user, so the name depends on the
    repository there; on a Hub it depends on the user, as others may sit at the same computer.
    """
    if keeps_nothing():
        return ""
    whose = os.environ.get("BINDER_REPO_URL") or os.environ.get("JUPYTERHUB_USER", "")
    try:
        here = f"{whose}\n{Path.cwd()}"
    except OSError:  # the working directory is gone
        return ""
    return checksum(os.fsencode(here))


def checksum(content: bytes) -> str:
    """Return sixteen hexadecimal digits that differ for different content.

    >>> from risk_widget.kept_files import checksum
    >>> checksum(b"Alaska")
    'c17ac113230f5f31'
    """
    return hashlib.sha256(content).hexdigest()[:16]


def _own_folder() -> Path:
    """Return the system's folder for a user's data."""
    if sys.platform == "win32":
        named = os.environ.get("LOCALAPPDATA")
        return named_folder(named) if named else Path.home() / "AppData" / "Local"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    named = os.environ.get("XDG_DATA_HOME")
    return named_folder(named) if named else Path.home() / ".local" / "share"


def named_folder(folder: str) -> Path:
    """Resolve a folder named by a person, relative to a home or to the working directory.

    Raises:
        OSError: the working directory is gone.
        RuntimeError: the home's user does not exist.
    """
    return Path(os.path.realpath(Path(folder).expanduser()))


def not_ahead(at: T, now: float | None = None) -> T:
    """Return a time (seconds since 1970) or, if it is over a day in the future, the current time.

    >>> from risk_widget.kept_files import not_ahead
    >>> not_ahead(2_000_000_000, now=1_500_000_000)
    1500000000
    """
    now = time.time() if now is None else now
    return at if at <= now + _DAY else type(at)(now)


# ---- notices ------------------------------------------------------------------------------------

_TOLD: set[str] = set()
_UNTOLD: list[Message] = []
_MOST_UNTOLD: Final = 20


def tell_once(code: str, **parameters: object) -> None:
    """Report a problem with a file once: in Python's log, and on the next page."""
    told = _told(parameters)
    key = f"{code} {told}"
    if key not in _TOLD:
        _TOLD.add(key)
        tell(code, **told)


def tell(code: str, **parameters: object) -> None:
    """Report what happened to a file, in Python's log and on the next page."""
    told = _told(parameters)
    log.warning("%s", say(code, **told))
    _UNTOLD.append(Message(code, told))
    del _UNTOLD[:-_MOST_UNTOLD]


def _told(parameters: Mapping[str, object]) -> dict[str, str]:
    return {name: printable(str(value)) for name, value in parameters.items()}


def untold() -> list[str]:
    """Return, and forget, the sentences that no page has shown yet, in the current language."""
    found = [*_UNTOLD]
    _UNTOLD.clear()
    return [render(message) for message in found]


# ---- writing -------------------------------------------------------------------------------------

_DRAFT: Final = ".draft"
_OLD: Final = 60 * 60
"""The seconds after which a draft must be the leftover of a killed kernel."""


class Aside(NamedTuple):
    """How a file that must not be overwritten is renamed, and reported."""

    code: str
    name: str


DAMAGED: Final = Aside("kept-put-aside", "{stem}{suffix}.damaged-{number}")
"""For a file that cannot be read here."""
EARLIER: Final = Aside("kept-other-file", "{stem}.earlier-{number}{suffix}")
"""For a file that anybody may have changed, or that another program wrote."""


def write_whole(
    path: Path,
    content: str | bytes,
    *,
    private: bool = True,
    ours: Callable[[Path], bool] | None = None,
    aside: Aside = EARLIER,
) -> None:
    """Write a file atomically.

    A reader meanwhile sees either all of the old content or all of the new. Half a surrogate pair,
    which UTF-8 cannot hold, becomes a question mark.

    Args:
        path: the file; if it is a link, its target is written.
        content: the whole content; text is written in UTF-8.
        private: nobody else may read the file, and its folder is made if there is none. Otherwise
            the file keeps its permissions.
        ours: whether the file that is there may be overwritten. Otherwise, it is renamed and
            reported, unless it is empty or has the same content. By default, it is overwritten.
        aside: how it is renamed.

    Raises:
        OSError: the file cannot be written; its old content is still there.
    """
    data = content.encode("utf-8", "replace") if isinstance(content, str) else content
    target = Path(os.path.realpath(path))
    if not target.name:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if private:
        _make_private(target.parent)
    draft = target.with_name(f".{secrets.token_hex(6)}{_DRAFT}")
    try:
        before = _mode(target)
        if before is not None and not (stat.S_ISREG(before) or stat.S_ISDIR(before)):
            _write_to(_open_pipe(target), data, is_file=False)
            return
        try:
            _write_to(os.open(draft, _NEW, 0o600 if private else 0o666), data)
            if before is not None and not private:
                draft.chmod(stat.S_IMODE(before))
            if ours and before is not None and stat.S_ISREG(before):
                _spare(target, data, ours, aside)
            draft.replace(target)
        except BaseException:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    _flush_folder(target.parent)
    _delete_drafts(target.parent)


def _spare(path: Path, data: bytes, ours: Callable[[Path], bool], aside: Aside) -> None:
    """Give a file that must not be overwritten another name, before it is replaced.

    Raises:
        OSError: the file cannot be renamed.
    """
    with suppress(OSError):  # a file that may not be read is not known to be ours
        size = path.stat().st_size
        if not size or (size == len(data) and path.read_bytes() == data) or ours(path):
            return
    name = put_aside(path, aside, is_replaced=True).name
    tell(aside.code, file=path, aside=name)


def begins_like(content: str | bytes) -> Callable[[Path], bool]:
    """Return a check for files of the same format as this content, by their first bytes.

    >>> from pathlib import Path
    >>> from risk_widget.kept_files import begins_like
    >>> _ = Path("notes.svg").write_text("My notes")
    >>> begins_like("<svg>")(Path("notes.svg"))
    False
    """
    data = content[:4].encode("utf-8", "replace") if isinstance(content, str) else content[:4]
    start = data.lower()

    def check(path: Path) -> bool:
        with path.open("rb") as file:
            return file.read(len(start)).lower() == start

    return check


_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


class GrowingFile:
    """A file open for appending, which closes itself when it is no longer used.

    Raises:
        OSError: the file cannot be opened for appending.
    """

    def __init__(self, path: Path) -> None:
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
        self.number: int = os.open(path, flags)
        self.close: Callable[[], object] = finalize(self, os.close, self.number)
        _GROWING.add(self)

    def write(self, text: str) -> None:
        """Append text in a single call, so that a killed kernel leaves at most one partial entry.

        Raises:
            OSError: the text cannot be written; the old content is still there.
        """
        data, before = text.encode("utf-8", "replace"), os.fstat(self.number).st_size
        if os.write(self.number, data) < len(data):
            with suppress(OSError):
                os.ftruncate(self.number, before)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


_GROWING: WeakSet[GrowingFile] = WeakSet()


def close_growing() -> None:
    """Close all growing files in a forked copy of this process.

    Otherwise their locks would outlast this process, as its forked workers may live longer.
    """
    for file in [*_GROWING]:
        file.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=close_growing)


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _open_pipe(path: Path) -> int:
    """Open a pipe or a terminal for writing; give up after a while if nobody reads the pipe."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            number = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
        except OSError as error:
            if error.errno != errno.ENXIO or time.monotonic() > until:
                raise
            time.sleep(0.005)
        else:
            os.set_blocking(number, True)
            return number


def _write_to(number: int, data: bytes, *, is_file: bool = True) -> None:
    with os.fdopen(number, "wb") as file:
        file.write(data)
        file.flush()
        if is_file:
            os.fsync(number)


def _flush_folder(folder: Path) -> None:
    """Flush the new name of a file to the disk, if the system can do that."""
    if os.name != "posix":
        return
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _make_private(folder: Path) -> None:
    """Make a folder that only this user can open, and any parent folders that are missing."""
    for part in [*reversed(folder.parents), folder]:
        if not part.exists():
            part.mkdir(mode=0o700, exist_ok=True)


def _delete_drafts(folder: Path) -> None:
    """Delete the drafts left by killed processes."""
    with suppress(OSError):
        for draft in folder.glob(f".{'[0-9a-f]' * 12}{_DRAFT}"):
            if time.time() - draft.stat().st_mtime > _OLD:
                draft.unlink()


# ---- unreadable files ----------------------------------------------------------------------------


def put_aside(path: Path, aside: Aside = DAMAGED, *, is_replaced: bool = False) -> Path:
    """Rename an unreadable file to ``….damaged-1``, or the next free number; return the new path.

    Args:
        path: the file.
        aside: another way to rename it.
        is_replaced: another file is about to take its place, so the old name may stay until then.

    Raises:
        OSError: the file cannot be renamed.
    """
    for other in _free_names(path, aside):
        try:
            os.link(path, other, follow_symlinks=False)
        except FileExistsError:
            continue
        except (OSError, NotImplementedError):  # a folder, or a system without such links
            path.rename(other)
        else:
            if not is_replaced:
                path.unlink()
        return other
    raise AssertionError  # unreachable: `_free_names` never ends


def copy_aside(path: Path, *, private: bool = True) -> Path:
    """Copy a partly unreadable file, under a name such as `put_aside` gives; return the new path.

    A copy that is there already is not made again.

    Raises:
        OSError: the file cannot be copied.
    """
    content, free = path.read_bytes(), next(_free_names(path))
    for aside in path.parent.glob(f"{escape(path.name)}.damaged-*"):
        with suppress(OSError):
            if aside.read_bytes() == content:
                return aside
    write_whole(free, content, private=private)
    return free


def _free_names(path: Path, aside: Aside = DAMAGED) -> Iterator[Path]:
    for number in count(1):
        name = aside.name.format(stem=path.stem, suffix=path.suffix, number=number)
        other = path.with_name(name)
        if not os.path.lexists(other):
            yield other


# ---- locks ---------------------------------------------------------------------------------------

_PATIENCE: Final = 4.0
"""The seconds to wait for another process; a write takes only some milliseconds."""


def lock_file(number: int, *, to_look: bool = False) -> bool:
    """Lock an open file for this process; return False if another process has locked it.

    With ``to_look`` the lock is shared, so that several processes can look at once.

    The lock ends with the process, or when the file is closed. If files cannot be locked, the
    answer is True: a network's file system may know no locks, and Windows has different ones.
    """
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(number, (fcntl.LOCK_SH if to_look else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EAGAIN)
    return True


_one_thread: Final = threading.RLock()

if hasattr(os, "register_at_fork"):  # a forked copy waits for no thread and inherits no lock
    os.register_at_fork(
        before=_one_thread.acquire,
        after_in_parent=_one_thread.release,
        after_in_child=_one_thread.release,
    )


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Let only one thread of one process at a time read, change and write a file.

    A lock file next to it keeps other processes out. If there can be no lock, continue without one.

    Raises:
        OSError: another process keeps the lock for too long. Without the lock, its change or
            this one would be lost.
    """
    with _one_thread:
        number = None
        with suppress(OSError):
            _make_private(path.parent)
            number = os.open(path.with_name(f".{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            until = time.monotonic() + _PATIENCE
            while number is not None and not lock_file(number):
                if time.monotonic() > until:
                    raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
                time.sleep(0.005)
            yield
        finally:
            if number is not None:
                os.close(number)
