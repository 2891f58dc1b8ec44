"""Bots in processes of their own: programs in any language, and isolated Python bots.

A program gets questions in lines of JSON: `docs/programs.md`. It runs under a guard (`guard.py`),
which ends it with all its descendants.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import pickle
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, Final
from weakref import finalize

from risk_widget.bots.base import legal_of
from risk_widget.bots.loading_bots import parts_of
from risk_widget.reading.clean_names import clean_name
from risk_widget.reading.schema import SchemaError, flag, is_several, read, several, whole
from risk_widget.reading.schema import seconds as seconds_of
from risk_widget.reading.sources import path_of
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.board import Board
    from risk_widget.bots.base import Observation
    from risk_widget.reading.json_types import JsonObject

__all__ = [
    *("PROTOCOL", "Isolation", "ProgramSeat", "Program", "ProgramBot"),
    *("is_program", "isolation_of", "program_of", "within"),
]

PROTOCOL: Final = 1
"""The number of the protocol, sent in the first line."""
LONGEST_LINE: Final = 64 * 1024
"""The most bytes of a program's answer; an action takes about a hundred."""
_LONGEST_REASON: Final = 300
_LAST_WORDS: Final = 4096
"""The number of bytes kept from the end of a program's error output."""
_STARTS: Final = 2
"""The number of failed starts after which a program is not started again."""
_SECONDS_FOR_STATUS: Final = 1.0
"""The most time for the guard to say how a program ended, once its output is closed."""
_SECONDS_TO_END: Final = 30.0
_GUARD: Final = str(Path(__file__).with_name("guard.py"))
_PASSED_ON: Final = (
    *("PATH", "HOME", "USER", "LOGNAME", "SHELL", "TMPDIR", "TZ", "LANG", "LANGUAGE"),
    *("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "VIRTUAL_ENV", "CONDA_PREFIX", "NUMBA_CACHE_DIR"),
    *("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "PYTHONHASHSEED"),
)
"""Environment variables passed on to a program; others may hold secrets."""
_INSIDE: Final = "RISK_WIDGET_BOT"
"""The environment variable that marks the process of a bot."""


@dataclass(frozen=True, slots=True)
class Isolation:
    """The limits of a bot in a process of its own.

    >>> import risk_widget as rw
    >>> from risk_widget.bots import RandomBot
    >>> strict = rw.lab.Isolation(seconds=5, game_seconds=60, memory=1024)
    >>> island = {"edition": "german", "mode": "domination", "board": "island"}
    >>> rw.simulate([RandomBot, "cautious"], 2, isolated=strict, **island).wins
    (0, 2)

    Attributes:
        seconds: the most time for one decision.
        game_seconds: the most time for all decisions of a game together, and the most
            processor time that the bot's processes may use for it.
        start_seconds: the most time until the bot is ready for a game.
        memory: the most memory, in MB, for all of the bot's processes together.
        processes: the most processes at a time.

    Raises:
        ValueError: a limit that is not above 0.
    """

    seconds: float = 10.0
    game_seconds: float = 300.0
    start_seconds: float = 60.0
    memory: int = 2048
    processes: int = 32

    def __post_init__(self) -> None:
        for name in ("seconds", "game_seconds", "start_seconds"):
            object.__setattr__(self, name, seconds_of(getattr(self, name), name))
        for name in ("memory", "processes"):
            object.__setattr__(self, name, whole(getattr(self, name), name, 1))


USUAL: Final = Isolation()
"""The default limits."""


def isolation_of(value: object) -> Isolation | None:
    """Read the argument `isolated`; None if bots are not isolated. Raises ``ValueError``."""
    if isinstance(value, Isolation):
        return value
    try:
        return USUAL if flag(value, "isolated") else None
    except SchemaError:
        raise ValueError(
            f"isolated must be True, False or rw.lab.Isolation(…), not {shown(value)}"
        ) from None


def is_program(text: str) -> bool:
    """Whether a string names a Python file or a class in a module, not the id of a bot."""
    return text.endswith(".py") or ":" in text


@dataclass(frozen=True, slots=True)
class Program:
    """A program in any language as a bot for `simulate`, `tournament` and a widget.

    It reads observations and writes actions, in lines of JSON: ``docs/programs.md``.

    >>> import sys, risk_widget as rw
    >>> words = [sys.executable, "-m", "risk_widget.bots", "play", "risk_widget.bots:RandomBot"]
    >>> island = {"edition": "german", "mode": "domination", "board": "island"}
    >>> rw.simulate([rw.lab.Program(words), "cautious"], 2, **island).wins
    (0, 2)

    Attributes:
        command: the file and its arguments; a single string is only the file.
        name: the name in results; by default the file's.
        isolation: its limits; by default those of the call.
        preface: a line sent to the program before all others.

    Raises:
        ValueError: an empty command, or a system that cannot run such processes.
    """

    command: tuple[str, ...]
    name: str = ""
    isolation: Isolation | None = None
    preface: str = field(default="", repr=False)

    def __init__(
        self,
        command: str | Path | Iterable[str | Path],
        name: str = "",
        isolation: Isolation | None = None,
        *,
        preface: str = "",
    ) -> None:
        given = several(command, "command") if is_several_words(command) else [command]
        words = tuple(
            read(str, str(word) if isinstance(word, Path) else word, "command") for word in given
        )
        if not words or not all(words) or any("\0" in word for word in words):
            raise ValueError(f"command must be a file and its arguments, not {shown(command)}")
        if not (isolation is None or isinstance(isolation, Isolation)):
            raise ValueError(f"isolation must be rw.lab.Isolation(…), not {shown(isolation)}")
        if not hasattr(os, "fork") or sys.platform == "emscripten":
            raise ValueError(
                "bots play in processes of their own on Linux, macOS and other Unix systems alone"
            )
        object.__setattr__(self, "command", words)
        object.__setattr__(self, "name", read(str, name, "name") or Path(words[0]).stem)
        object.__setattr__(self, "isolation", isolation)
        object.__setattr__(self, "preface", read(str, preface, "preface"))

    @classmethod
    def of_python(cls, place: str) -> Program:
        """Turn a bot in a file (`bot.py`, `bot.py:Name`) or module (`module:Name`) into a program.

        >>> import risk_widget as rw
        >>> rw.lab.Program.of_python("risk_widget.bots:RandomBot").name
        'RandomBot'

        Raises:
            ValueError: no such file.
        """
        file, name = parts_of(place)
        if file.endswith(".py") and not path_of(file, "bot").is_file():
            raise ValueError(f"there is no file {shown(file)} with a bot")
        called = name or Path(file).stem
        return cls(_runner(place), called)

    def __call__(self, seed: str) -> ProgramBot:
        """Make the bot for one game, in a process that ends with the game."""
        return ProgramSeat(self).begin(seed)

    @property
    def __name__(self) -> str:
        """The bot's name in results."""
        return self.name


def is_several_words(command: object) -> bool:
    """Whether a command is a list of words, not a single string or path."""
    return not isinstance(command, (str, Path)) and is_several(command)


def within(program: Program, isolation: Isolation) -> Program:
    """Return the program with these limits, unless it has limits of its own."""
    if program.isolation is not None:
        return program
    return Program(program.command, program.name, isolation, preface=program.preface)


def program_of(source: object, name: str) -> Program:
    """Wrap a class, a function or an object in a program, to run the bot in its own process.

    Raises:
        ValueError: another process cannot load the source.
    """
    in_file = (
        "write it into a file, in a notebook with %%writefile my_bot.py, and give "
        "'my_bot.py:Name' in its place"
    )
    try:
        pickled = pickle.dumps(source)
    except Exception as error:
        raise ValueError(
            f"{name} cannot be sent to a process of its own ({error}): {in_file}"
        ) from error
    main = ""
    if b"__main__" in pickled:
        main = str(getattr(sys.modules.get("__main__"), "__file__", None) or "")
        if not main.endswith(".py") or "ipykernel" in main:
            raise ValueError(
                f"{name} is defined in a notebook cell or at a prompt, where no other process "
                f"finds it: {in_file}"
            )
    sent = {"pickle": base64.b64encode(pickled).decode(), "main": main}
    return Program(_runner("-"), name, preface=json.dumps(sent))


def _runner(place: str) -> list[str]:
    return [sys.executable, "-P", "-m", "risk_widget.bots", "play", place]


class ProgramSeat:
    """The seat of a program at a table, where the program plays game after game in one process.

    A process that fails is ended, and the next game starts another process.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.limits: Isolation = program.isolation or USUAL
        self._process: _Process | None = None
        self._failed: list[str] = []

    def begin(self, seed: str, board: Board | None = None) -> ProgramBot:
        """Make the bot for another game, in the current process or a new one."""
        if self._process is None and len(self._failed) < _STARTS:
            self._process = _Process(self.program, self.limits)
        return ProgramBot(self, seed, board)

    def ask(self, message: JsonObject, seconds: float) -> Any:
        """Send a message to the program, and return the answer.

        Raises:
            RuntimeError: the program failed, or has ended.
            TimeoutError: the program took too long.
        """
        process = self._process
        if process is None:
            text = self._failed[-1] if self._failed else "the bot's process has been ended"
            raise RuntimeError(text)
        try:
            answer = process.ask(message, seconds)
        except BaseException:
            self.close()
            raise
        if not isinstance(answer, Mapping) or answer.get("type") != "error":
            return answer
        raise RuntimeError(f"the bot raised {_clean(str(answer.get('message')))}")

    def greet(self, hello: JsonObject) -> None:
        """Tell the program which game begins. Raises the same errors as `ask`."""
        most = self.limits.start_seconds
        try:
            answer = self.ask(hello, most)
            if answer != {"type": "ready"}:
                self.close()
                raise RuntimeError(
                    f'the bot answered the first line with {shown(answer)}, not {{"type": "ready"}}'
                )
        except TimeoutError:
            error = TimeoutError(f"the bot was not ready after {most} s")
            self._failed.append(str(error))
            raise error from None
        except RuntimeError as error:
            self._failed.append(str(error))
            raise
        self._failed.clear()
        if self._process is not None:
            self._process.count_anew()

    def close(self) -> None:
        """End the process, if there is one, with all its descendants."""
        if self._process is not None:
            self._process.close()
            self._process = None


def _clean(text: str) -> str:
    return clean_name(text, _LONGEST_REASON)


class ProgramBot:
    """A program as the bot of one game."""

    def __init__(self, place: ProgramSeat, seed: str, board: Board | None) -> None:
        self._place, self._board = place, board
        # A game's seed gives away its dice, so the bot gets only a digest of the seed.
        self._seed = hashlib.sha256(f"bot/{seed}".encode()).hexdigest()[:16]
        self._greeted = False
        self._used = 0.0

    def choose(self, observation: Observation, /) -> Any:
        """See `Bot.choose`."""
        return self.choose_in(observation, None)

    def choose_in(self, observation: Observation, seconds: float | None, /) -> Any:
        """See `LimitsItself.choose_in`."""
        legal_of(observation)
        limits = self._place.limits
        most = limits.seconds if seconds is None else seconds
        self.be_ready(observation, seconds)
        left = limits.game_seconds - self._used
        began = monotonic()
        try:
            return self._place.ask(
                {"type": "choose", "observation": observation}, min(most, max(left, 0.0))
            )
        except TimeoutError:
            if left < most:
                raise TimeoutError(
                    f"the bot took longer than {limits.game_seconds} s for a game"
                ) from None
            raise TimeoutError(f"the bot took longer than {most} s for a decision") from None
        finally:
            self._used += monotonic() - began

    def be_ready(self, observation: Observation, seconds: float | None = None) -> None:
        """Tell the program which game begins, unless it knows; raise the errors of `choose_in`.

        Args:
            observation: the seat's observation.
            seconds: the most time for a decision; by default the limit.
        """
        if not self._greeted:
            self._greeted = True
            most = self._place.limits.seconds if seconds is None else seconds
            self._place.greet(self._hello(observation, most))

    def _hello(self, observation: Observation, seconds: float) -> JsonObject:
        from risk_widget.board import load_board

        board = (self._board or load_board(observation["board"])).to_json()
        board.pop("shapes", None)
        names = ("edition", "mode", "options", "seats")
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "name": self._place.program.name,
            "seat": observation["viewer"],
            **{name: observation[name] for name in names},  # type: ignore[literal-required]
            "board": board,
            "seed": self._seed,
            "seconds": seconds,
            "game_seconds": self._place.limits.game_seconds,
        }


class InsideError(RuntimeError):
    """The error raised if a bot's process would play games itself: its script has no main guard."""


class _Process:
    """A running program under its guard."""

    def __init__(self, program: Program, limits: Isolation) -> None:
        if os.environ.get(_INSIDE):
            raise InsideError(
                "a bot's process plays no games itself: a program whose bots play in processes of "
                'their own plays under `if __name__ == "__main__":`'
            )
        self._limits = limits
        self._unsent = f"{program.preface}\n".encode() if program.preface else b""
        self._answers = bytearray()
        self._last_words = bytearray()
        self._control, theirs = socket.socketpair()
        settings = {
            "control": theirs.fileno(),
            "bytes": limits.memory * 2**20,
            "seconds": limits.game_seconds,
            "processes": limits.processes,
        }
        with theirs:
            self._guard = subprocess.Popen(
                [sys.executable, "-I", "-S", _GUARD, json.dumps(settings), *program.command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(theirs.fileno(),),
                start_new_session=True,
                env=_environment(),
            )
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._end = finalize(self, _end, self._guard, self._control)

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._guard.stdin is not None
        return self._guard.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._guard.stdout is not None
        return self._guard.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._guard.stderr is not None
        return self._guard.stderr

    def count_anew(self) -> None:
        """Restart the count of processor time, for a new game."""
        with suppress(OSError):
            self._control.send(b"g")

    def ask(self, message: JsonObject, seconds: float) -> Any:
        """Send a message; return the program's answer, parsed as JSON.

        Raises:
            RuntimeError: the program has ended, or wrote a line that is not JSON.
            TimeoutError: it took too long.
        """
        latest = monotonic() + seconds
        if self._answers:
            raise RuntimeError(f"the bot wrote {_start_of(self._answers)} without being asked")
        self._unsent += json.dumps(message).encode() + b"\n"
        with DefaultSelector() as waiting:
            waiting.register(self._stdin, EVENT_WRITE)
            waiting.register(self._stdout, EVENT_READ)
            waiting.register(self._stderr, EVENT_READ)
            while b"\n" not in self._answers:
                left = latest - monotonic()
                ready = waiting.select(left) if left > 0 else []
                if not ready:
                    raise TimeoutError
                for key, _ in ready:
                    if key.fileobj is self._stdin:
                        self._send()
                        if not self._unsent:
                            waiting.unregister(self._stdin)
                    elif key.fileobj is self._stderr:
                        if self._hear() == b"":
                            waiting.unregister(self._stderr)
                    elif not self._receive():
                        raise RuntimeError(self._how_it_ended())
        line, _, rest = self._answers.partition(b"\n")
        self._answers = rest
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise RuntimeError(f"the bot wrote {_start_of(line)}, which is no JSON") from None

    def _send(self) -> None:
        try:
            sent = os.write(self._stdin.fileno(), self._unsent)
        except BlockingIOError:
            return
        except BrokenPipeError:  # the program has ended; its output will say why
            sent = len(self._unsent)
        self._unsent = self._unsent[sent:]

    def _hear(self) -> bytes | None:
        """Store new error output; return None if there is none yet, or b"" at its end."""
        try:
            heard = os.read(self._stderr.fileno(), 65536)
        except BlockingIOError:
            return None
        self._last_words += heard
        del self._last_words[:-_LAST_WORDS]
        return heard

    def _receive(self) -> bool:
        try:
            found = os.read(self._stdout.fileno(), 65536)
        except BlockingIOError:
            return True
        self._answers += found
        if len(self._answers) > LONGEST_LINE:
            raise RuntimeError(
                f"the bot's answer begins with {_start_of(self._answers)} and is longer than "
                f"{LONGEST_LINE} bytes"
            )
        return bool(found)

    def _how_it_ended(self) -> str:
        """Say why a program wrote nothing more."""
        self._control.settimeout(_SECONDS_FOR_STATUS)
        try:
            kind, _, number = self._control.recv(64).decode().partition(" ")
        except ConnectionError:  # the guard was ended while a message to it was unread
            kind = number = ""
        except OSError:
            return "the bot closed its output"
        limits = self._limits
        texts = {
            "exit": f"the bot's process ended with exit code {number}",
            "signal": f"the bot's process was ended by signal {number}",
            "memory": f"the bot used more than {limits.memory} MB of memory",
            "processes": f"the bot started more than {limits.processes} processes",
            "processor": f"the bot used more than {limits.game_seconds} s of the processor's time",
        }
        text = texts.get(kind, "the bot's process was ended")
        while self._hear():
            pass
        said = self._last_words.decode(errors="replace").strip().rpartition("\n")[2]
        return f"{text}: {_clean(said)}" if said and kind == "exit" else text

    def close(self) -> None:
        """End the program and its descendants."""
        self._end()


def _end(guard: subprocess.Popen[bytes], control: socket.socket) -> None:
    """Have a guard end its bot, and wait until it has."""
    control.close()
    for pipe in (guard.stdin, guard.stdout, guard.stderr):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    try:
        guard.wait(_SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        guard.kill()
        guard.wait()


def _start_of(text: bytes | bytearray) -> str:
    return shown(bytes(text[:200]).partition(b"\n")[0].decode(errors="replace"))


def _environment() -> dict[str, str]:
    """Build the environment of a program: all it needs to run and to find this package."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in _PASSED_ON or name.startswith("LC_")
    }
    path = os.pathsep.join(dict.fromkeys(str(Path(each or ".").absolute()) for each in sys.path))
    own = {"PYTHONPATH": path, "PYTHONUTF8": "1", "RISK_WIDGET_DATA": "", _INSIDE: "1"}
    return {**kept, **own}
