"""The process between the games and a bot's process: it enforces the limits, and ends the bot.

It is run as a file, `python -I -S guard.py SETTINGS COMMAND …`, and imports nothing of the package,
so that it starts within milliseconds. Its parent has the other end of a socket. When that end is
closed, which happens however the parent ends, every process that descends from the bot is killed,
including those in sessions of their own. When the bot's process ends, or exceeds a limit,
the guard reports that through the socket in two words, kills what is left, and ends.
"""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

SUBREAPER: Final = 36
DEATH_SIGNAL: Final = 1
"""Options of Linux's `prctl`: become the parent of orphans; get a signal when the parent ends."""
PROC: Final = Path("/proc")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")
SECONDS_A_LOOK: Final = 0.5
"""The time between two checks of the resources that the bot's processes use."""
SECONDS_TO_END: Final = 20.0
"""The most time to spend on killing processes, since those of another user cannot be killed."""


class Used(NamedTuple):
    """The resources that a process uses."""

    pid: int
    parent: int
    dead: bool
    threads: int
    seconds: float
    bytes: int


def prctl(option: int, value: int) -> None:
    """Call Linux's `prctl`; do nothing on other systems."""
    if not sys.platform.startswith("linux"):
        return
    with suppress(ImportError, OSError, AttributeError):
        from ctypes import CDLL

        CDLL(None).prctl(option, value, 0, 0, 0)


def processes() -> list[Used]:
    """List all visible processes; none if there is no ``/proc``."""
    found = []
    for name in os.listdir(PROC) if PROC.is_dir() else ():  # noqa: PTH208 - names alone are needed
        if not name.isdigit():
            continue
        with suppress(OSError, ValueError, IndexError):
            text = (PROC / name / "stat").read_text(encoding="utf-8", errors="replace")
            parts = text.rpartition(")")[2].split()
            ticks = sum(map(int, parts[11:15]))
            found.append(
                Used(
                    pid=int(name),
                    parent=int(parts[1]),
                    dead=parts[0] in "ZX",
                    threads=int(parts[17]),
                    seconds=ticks / TICKS,
                    bytes=int(parts[21]) * PAGE,
                )
            )
    return found


def descendants() -> list[Used]:
    """List the processes that descend from this one."""
    children: dict[int, list[Used]] = {}
    for each in processes():
        children.setdefault(each.parent, []).append(each)
    found: list[Used] = []
    waiting = [os.getpid()]
    while waiting:
        below = children.pop(waiting.pop(), [])
        found += below
        waiting += [each.pid for each in below]
    return found


def limit(what: int, most: int) -> None:
    """Lower a limit of this process."""
    with suppress(OSError, ValueError):
        resource.setrlimit(what, (most, most))


def start(command: list[str], settings: dict[str, int]) -> int:
    """Start the bot in a session of its own, with its limits; return its process id."""
    others = sum(each.threads for each in processes())
    guard = os.getpid()
    bot = os.fork()
    if bot:
        return bot
    try:
        os.setsid()
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGPIPE, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        prctl(DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != guard:
            os._exit(1)
        limit(resource.RLIMIT_CORE, 0)
        limit(resource.RLIMIT_AS, settings["bytes"])
        if others and hasattr(resource, "RLIMIT_NPROC"):
            limit(resource.RLIMIT_NPROC, others + 8 * settings["processes"])
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]} cannot be started: {error.strerror}\n".encode())
    os._exit(127)


class Guard:
    """The guard's knowledge of its bot.

    Attributes:
        bot: the id of its process.
        ended: how the process ended; "" as long as it runs.
    """

    def __init__(self, bot: int, settings: dict[str, int]) -> None:
        self.bot: int = bot
        self.ended: str = ""
        self._settings = settings
        self._before = 0.0
        self._gone = 0.0

    def begin(self) -> None:
        """Restart the count of processor time, for a new game."""
        self._before = self._seconds(descendants())

    def _seconds(self, running: list[Used]) -> float:
        return sum(each.seconds for each in running) + self._gone

    def reap(self) -> bool:
        """Collect processes that have ended; return whether any is left."""
        while True:
            try:
                pid, status, used = os.wait4(-1, os.WNOHANG)
            except ChildProcessError:
                return False
            if not pid:
                return True
            self._gone += used.ru_utime + used.ru_stime
            if pid == self.bot:
                code = os.waitstatus_to_exitcode(status)
                self.ended = f"exit {code}" if code >= 0 else f"signal {-code}"

    def look(self) -> str:
        """Name the limit that the bot exceeds, in one word; "" if none."""
        running = [each for each in descendants() if not each.dead]
        if len(running) > self._settings["processes"]:
            return "processes"
        if sum(each.bytes for each in running) > self._settings["bytes"]:
            return "memory"
        most = self._settings["seconds"]
        return "processor" if most and self._seconds(running) - self._before > most else ""

    def kill_descendants(self) -> None:
        """Kill all processes that descend from the bot, until none is left."""
        latest = time.monotonic() + SECONDS_TO_END
        while time.monotonic() < latest:
            found = [each.pid for each in descendants() if not each.dead]
            # Stop the processes first: any that are forked in the meantime are found in the next
            # round.
            for number in (signal.SIGSTOP, signal.SIGKILL):
                for pid in found or [self.bot] * (not self.ended):
                    with suppress(OSError):
                        os.kill(pid, number)
            if not self.ended:
                with suppress(OSError):
                    os.killpg(self.bot, signal.SIGKILL)
            if not self.reap():
                return
            time.sleep(0.002)


def main() -> None:
    """Guard one bot."""
    settings = json.loads(sys.argv[1])
    parent = socket.socket(fileno=settings["control"])
    parent.set_inheritable(False)
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    os.set_blocking(woken, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
    prctl(SUBREAPER, 1)
    guard = Guard(start(sys.argv[2:], settings), settings)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    watches = PROC.is_dir()
    channels: list[Any] = [parent, woken]
    word, next_look = "", time.monotonic() + SECONDS_A_LOOK
    while not word:
        left = max(0.0, next_look - time.monotonic()) if watches else None
        ready, _, _ = select.select(channels, [], [], left)
        if woken in ready:
            with suppress(BlockingIOError):
                os.read(woken, 4096)
            guard.reap()
            word = guard.ended
        if parent in ready:
            try:
                asked = parent.recv(64)
            except OSError:
                asked = b""
            if not asked:
                break
            guard.begin()
        if watches and not word and time.monotonic() >= next_look:
            word = guard.look()
            next_look = time.monotonic() + SECONDS_A_LOOK
    if word:
        # Name the limit before killing the other processes: the parent asks for it as soon as the
        # bot's output ends.
        with suppress(OSError):
            parent.send(word.encode())
    guard.kill_descendants()


if __name__ == "__main__":
    main()
