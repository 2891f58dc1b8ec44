"""A bad bot in its own process costs only its own games, and its process always ends."""

from __future__ import annotations

import gc
import json
import os
import pickle
import re
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from select import select
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.bots import RandomBot
from risk_widget.bots.programs import LONGEST_LINE, Program, ProgramSeat, within

if TYPE_CHECKING:
    from risk_widget.bots import Observation

SMALL: dict[str, Any] = {
    "edition": "german",
    "mode": "domination",
    "board": "island",
    "max_rounds": 3,
    "seed": 1,
}
QUICK = rw.lab.Isolation(seconds=0.5)
"""Limits for bots that never answer; other bots get more time, in case the machine is slow."""
PATIENT = rw.lab.Isolation(seconds=60)
START = """
import ctypes, gc, json, os, signal, subprocess, sys, threading, time
from risk_widget.bots import RandomBot

class Mine(RandomBot):
    def choose(self, seen):
        return self.misbehave(seen)

    def legal(self, seen):
        return super().choose(seen)

    def misbehave(self, seen):
"""

MISBEHAVIOUR = {
    "never returns": ("while True: pass", "took longer than 0.5 s for a decision"),
    "catches everything": (
        """
while True:
    try:
        time.sleep(1000)
    except BaseException:
        pass
""",
        "took longer than 0.5 s",
    ),
    "is deaf": (
        """
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGXCPU):
    signal.signal(number, signal.SIG_IGN)
while True: pass
""",
        "took longer than 0.5 s",
    ),
    "waits in a thread": (
        """
for _ in range(3):
    threading.Thread(target=time.sleep, args=(10**6,)).start()
threading.Event().wait()
""",
        "took longer than 0.5 s",
    ),
    "raises": ("raise RuntimeError('out of\\nideas')", "the bot raised RuntimeError: out of ideas"),
    "finds nothing": ("return next(iter(()))", "the bot ended in StopIteration"),
    "exits": ("sys.exit(3)", "the bot ended in SystemExit"),
    "exits at once": ("os._exit(3)", "ended with exit code 3"),
    "says why": ("os.write(2, b'no more coins'); os._exit(4)", "exit code 4: no more coins"),
    "kills itself": ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
    "crashes": ("ctypes.string_at(0)", "was ended by signal 11"),
    "leaves a child": (
        """
if os.fork():
    os._exit(0)
os.setsid()
time.sleep(10**6)
""",
        "ended with exit code 0",
    ),
    "leaves an orphan": (
        """
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.setsid()
        time.sleep(10**6)
    os._exit(0)
while True: pass
""",
        "took longer than 0.5 s",
    ),
    "starts a program": (
        """
subprocess.Popen(
    [sys.executable, "-c", "import time; time.sleep(10**6)", __file__],
    start_new_session=True, env={}, stdin=0, stdout=2,
)
return "that was it"
""",
        "the bot gave 'that was it', which is no action",
    ),
    "prints": ("print('{}\\n' * 9999); return 7", "the bot gave 7"),
    "writes garbage": (
        """
for channel in range(3, 20):
    try:
        os.write(channel, b"garbage\\n")
    except OSError:
        pass
while True: pass
""",
        "the bot wrote 'garbage', which is no JSON",
    ),
    "answers with a huge text": (
        f"return {{'type': 'claim', 'territory': 'x' * {4 * LONGEST_LINE}}}",
        f"is longer than {LONGEST_LINE} bytes",
    ),
    "answers with a deep list": (
        "found = []\nfor _ in range(10**5): found = [found]\nreturn found",
        "RecursionError",
    ),
    "answers with no data": ("return {'type': object()}", "is no JSON data"),
    "answers with not a number": ("return float('nan')", "the bot gave nan"),
    "claims what is not there": (
        "return {'type': 'claim', 'territory': 'utopia'}",
        "IllegalAction: ",
    ),
    "closes every channel": ("os.closerange(0, 100); return 1", "the bot"),
    "forges an error": ("return {'type': 'error', 'message': 'x' * 9999}", "the bot raised xxx"),
    "is ready again": ("return {'type': 'ready'}", "IllegalAction: "),
    "looks for the game": (
        """
found = [each for each in gc.get_objects() if type(each).__name__ in ("Game", "CoreGame")]
found += [name for name in os.environ if "SECRET" in name]
found += [fd for fd in os.listdir("/proc/self/fd") if int(fd) > 9]
raise LookupError(f"{found} of it")
""",
        "LookupError: [] of it",
    ),
    "ends its guard": (
        "os.kill(os.getppid(), signal.SIGKILL)\nwhile True: pass",
        "the bot's process was ended",
    ),
    "stops the clock": ("os.kill(os.getpid(), signal.SIGSTOP)", "took longer than 0.5 s"),
}
FROM_ABOVE = {
    "does not load": ("raise ValueError('half done')", "the bot raised ValueError: half done"),
    "is no Python": ("def choose(:", "SyntaxError"),
    "exits while loading": ("import os; os._exit(5)", "ended with exit code 5"),
    "holds no bot": ("x = 1", "has no class with choose(observation)"),
    "holds two": (
        "class A:\n def choose(self, seen): ...\nclass B:\n def choose(self, seen): ...\n",
        "has several classes of bots; name one",
    ),
    "imports what is missing": ("import nothing_of_that_name", "No module named"),
}


def written(folder: Path, code: str) -> str:
    """Write a bot into a file of its own and return its path."""
    file = folder / "mine.py"
    body = "\n".join(f"        {line}" for line in code.strip().splitlines())
    file.write_text(f"{START}{body}\n")
    return str(file)


def running(folder: Path) -> list[str]:
    """Return the number and command line of each process whose command line names a folder."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            words = (each / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if str(folder) in words and int(each.name) != os.getpid():
            found.append(f"{each.name} {words}")
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("kind", MISBEHAVIOUR)
def test_a_misbehaving_bot_loses_only_its_own_games(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result contains the reason, and no process or file of the bot remains."""
    monkeypatch.setenv("SECRET_TOKEN", "1")
    code, reason = MISBEHAVIOUR[kind]
    limits = QUICK if "took longer" in reason else PATIENT
    played = rw.simulate([written(tmp_path, code), "random"], 2, isolated=limits, **SMALL)
    for game in played.games:
        loser = next(seat for seat, bot in game.bots.items() if bot == 0)
        assert (game.ended, game.forfeited) == ("forfeit", loser)
        assert game.winner not in (None, loser)
        assert reason in str(game.failure)
        assert len(str(game.failure)) <= 400
    assert played.wins == (0, 2)
    assert running(tmp_path) == []


@pytest.mark.parametrize("kind", FROM_ABOVE)
def test_a_file_without_a_bot_loses_its_games(kind: str, tmp_path: Path) -> None:
    code, reason = FROM_ABOVE[kind]
    file = tmp_path / "mine.py"
    file.write_text(code)
    played = rw.simulate([str(file), "random"], 4, isolated=True, **SMALL)
    assert played.wins == (0, 4)
    assert all(reason in str(game.failure) for game in played.games)
    assert running(tmp_path) == []


def test_a_bot_that_is_never_ready_is_started_twice_at_most(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words: list[str | Path] = ["sh", "-c", 'printf x >> "$0"; while :; do read -r x; done', log]
    program = rw.lab.Program(words, isolation=rw.lab.Isolation(start_seconds=2))
    played = rw.simulate([program, "random"], 6, on_error="forfeit", **SMALL)
    assert {game.failure for game in played.games[:2]} == {
        "TimeoutError: the bot was not ready after 2.0 s"
    }
    assert [game.forfeited is None for game in played.games] == [False] * 6
    assert log.read_text() == "xx"
    assert running(tmp_path) == []


def test_memory_is_limited_per_process_and_in_total(tmp_path: Path) -> None:
    alone = written(tmp_path, "x = bytearray(600 * 2**20); return None")
    limits = rw.lab.Isolation(memory=400, seconds=60)
    (game,) = rw.simulate([alone, "random"], 1, isolated=limits, **SMALL).games
    assert "MemoryError" in str(game.failure)
    code = """
for _ in range(4):
    if os.fork() == 0:
        x = b"1" * (150 * 2**20)
        time.sleep(10**6)
while True: time.sleep(10**6)
"""
    together = written(tmp_path, code)
    (game,) = rw.simulate([together, "random"], 1, isolated=limits, **SMALL).games
    assert "the bot used more than 400 MB of memory" in str(game.failure)
    assert running(tmp_path) == []


def test_the_number_of_processes_is_limited(tmp_path: Path) -> None:
    """The bot keeps forking, and so does each of its child processes."""
    code = """
signal.alarm(300)
for _ in range(9):
    try:
        os.fork()
        os.setpgid(0, 0)
    except OSError:
        pass
    time.sleep(0.05)
while True: time.sleep(10**6)
"""
    limits = rw.lab.Isolation(processes=6, seconds=120)
    played = rw.simulate([written(tmp_path, code), "random"], 2, isolated=limits, **SMALL)
    for game in played.games:
        assert "the bot started more than 6 processes" in str(game.failure)
    assert running(tmp_path) == []


def test_the_total_processor_time_is_limited(tmp_path: Path) -> None:
    """The limit counts the time of processes that the bot has started, too."""
    code = """
if os.fork() == 0:
    while True: pass
time.sleep(10**6)
"""
    limits = rw.lab.Isolation(game_seconds=2)
    place = ProgramSeat(within(Program.of_python(written(tmp_path, code)), limits))
    place.begin("1")
    place.greet({"type": "hello", "seed": "1"})
    game = rw.Game.new(edition="german", board="island", mode="domination", seats=2, seed=1)
    asked = {"type": "choose", "observation": game.observe(game.actor)}
    with pytest.raises(RuntimeError, match=r"used more than 2\.0 s of the processor's time"):
        place.ask(asked, 300)
    assert running(tmp_path) == []


def test_all_decisions_of_a_game_share_one_limit(tmp_path: Path) -> None:
    code = "time.sleep(0.2); return self.legal(seen)"
    limits = rw.lab.Isolation(seconds=30, game_seconds=0.5)
    (game,) = rw.simulate([written(tmp_path, code), "random"], 1, isolated=limits, **SMALL).games
    assert game.failure == "TimeoutError: the bot took longer than 0.5 s for a game"


class Blind:
    """A bot whose choice depends only on what it sees, not on its seed."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def choose(self, observation: Observation, /) -> Any:
        return RandomBot(json.dumps(observation)).choose(observation)


class Watching(Blind):
    """A bot whose failure reports what it can see of its environment."""

    def choose(self, observation: Observation, /) -> Any:
        games = [each for each in gc.get_objects() if isinstance(each, rw.Game)]
        raise LookupError(f"{len(games)} games, seed {self.seed}")


class Counting(Blind):
    """A bot that loses all games but the first in its process."""

    games = 0

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        Counting.games += 1

    def choose(self, observation: Observation, /) -> Any:
        if Counting.games > 1:
            raise RuntimeError(f"game {Counting.games}")
        return super().choose(observation)


def blind(seed: str) -> Blind:
    return Blind()


@pytest.mark.parametrize("bot", [Blind, blind, Blind(), f"{__name__}:Blind"])
def test_games_are_the_same_in_other_processes(bot: Any) -> None:
    here = rw.simulate([Blind, "random"], 4, **SMALL)
    there = rw.simulate([bot, "random"], 4, isolated=True, **SMALL)
    assert there.games == here.games


def test_games_are_the_same_with_any_executor() -> None:
    here = rw.simulate([Blind, "random"], 3, isolated=True, **SMALL)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        elsewhere = rw.simulate([Blind, "random"], 3, isolated=True, executor=processes, **SMALL)
    assert elsewhere == here


def test_a_bots_seed_reveals_nothing_about_the_games() -> None:
    played = rw.simulate([Watching, "random"], 2, isolated=True, **SMALL)
    reasons = [str(game.failure).split(" seed ") for game in played.games]
    assert {reason for reason, _ in reasons} == {
        "RuntimeError: the bot raised LookupError: 0 games,"
    }
    seeds = {seed for _, seed in reasons}
    assert len(seeds) == 2
    assert not any(str(game.seed) in seed for game in played.games for seed in seeds)


def test_two_seats_of_one_bot_have_two_processes() -> None:
    """Two seats share no data, but the next game in a seat runs in the same process."""
    played = rw.simulate([Counting, Counting], 2, isolated=True, **SMALL)
    assert played.games[0].failure is None
    assert str(played.games[1].failure).endswith("RuntimeError: game 2")


def test_errors_can_be_raised_instead() -> None:
    with pytest.raises(RuntimeError, match="LookupError: 0 games") as raised:
        rw.simulate([Watching, "random"], 1, isolated=True, on_error="raise", **SMALL)
    assert "bot 'Watching' on seat" in raised.value.__notes__[0]


def test_forfeits_in_this_process_have_a_reason_too() -> None:
    played = rw.simulate([Watching, "random"], 1, on_error="forfeit", **SMALL)
    assert str(played.games[0].failure).startswith("LookupError: ")


def test_a_bot_that_another_process_cannot_find_is_refused_before_any_game() -> None:
    class Local(Blind):
        pass

    with pytest.raises(ValueError, match=r"Local cannot be sent .*%%writefile my_bot\.py"):
        rw.simulate([Local, "random"], 1, isolated=True, **SMALL)
    typed = type("Typed", (Blind,), {"__module__": "__main__"})
    main = sys.modules["__main__"]
    file = getattr(main, "__file__", None)
    vars(main).update(Typed=typed, __file__=None)
    try:
        with pytest.raises(ValueError, match="Typed is defined in a notebook cell or at a prompt"):
            rw.simulate([typed, "random"], 1, isolated=True, **SMALL)
    finally:
        vars(main).update(__file__=file)
        del vars(main)["Typed"]
    with pytest.raises(ValueError, match=r"there is no file 'missing\.py' with a bot"):
        rw.simulate(["missing.py", "random"], 1, isolated=True, **SMALL)


def test_a_tournament_counts_forfeits_and_continues(tmp_path: Path) -> None:
    code, reason = MISBEHAVIOUR["exits at once"]
    played = rw.tournament(
        {"mine": written(tmp_path, code), "random": "random", "blind": Blind},
        2,
        editions=["german"],
        modes=["domination"],
        players=[2],
        board="island",
        max_rounds=3,
        isolated=PATIENT,
    )
    (row,) = played.forfeits
    assert (row.bot, row.games) == ("mine", 24)
    assert reason in row.reason
    assert running(tmp_path) == []


@pytest.mark.parametrize(
    ("say", "reason"),
    [
        ("print('hello', flush=True)", "the bot wrote 'hello', which is no JSON"),
        ("print('x' * 10**6, flush=True)", f"longer than {LONGEST_LINE} bytes"),
        ("print('[]', flush=True)", 'the bot answered the first line with [], not {"type": '),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "is no JSON"),
        ("print('9' * 5000, flush=True)", "is no JSON"),
        ('print(\'{"type": "ready"}\\n7\\n8\', flush=True)', "wrote '7' without being asked"),
        ('print(\'{"type": "ready"}\', flush=True); os.close(1); time.sleep(10**6)', "output"),
        ("os.write(2, b'y' * 10**7); print('no', flush=True)", "the bot wrote 'no'"),
        ('print(\'{"type": "ready"}\', flush=True)', "ended with exit code 0"),
    ],
)
def test_a_program_that_breaks_the_protocol_forfeits(say: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text(f"import os, sys, time\nsys.stdin.readline()\n{say}\n")
    program = rw.lab.Program([sys.executable, file], isolation=rw.lab.Isolation(seconds=30))
    played = rw.simulate([program, "random"], 1, on_error="forfeit", **SMALL)
    assert reason in str(played.games[0].failure)
    assert running(tmp_path) == []


@given(
    said=st.binary(max_size=200)
    | st.lists(st.sampled_from([*b'{}[]":,\n\\u0d8e-1nft \0']), max_size=40).map(bytes)
    | st.recursive(
        st.none() | st.floats() | st.integers() | st.text(),
        lambda each: st.lists(each),
        max_leaves=9,
    ).map(lambda data: json.dumps(data).encode() + b"\n")
)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_output_of_a_program_is_an_answer_or_a_failure(said: bytes) -> None:
    """If the answer is not an action, the game refuses it."""
    words = "".join(f"\\{byte:03o}" for byte in said)
    code = f"read -r x; echo '{{\"type\": \"ready\"}}'; read -r x; printf '{words}'"
    program = rw.lab.Program(["sh", "-c", code], isolation=rw.lab.Isolation(seconds=30))
    (game,) = rw.simulate([program, "random"], 1, on_error="forfeit", **SMALL).games
    assert game.ended == "forfeit"
    assert game.bots[str(game.forfeited)] == 0
    assert game.failure is not None
    assert game.failure.isprintable()


def test_a_program_that_reads_nothing_delays_nobody(tmp_path: Path) -> None:
    """Even a question larger than a pipe's buffer ends at the time limit."""
    file = tmp_path / "mine"
    file.write_text('print(\'{"type": "ready"}\', flush=True)\nimport time\ntime.sleep(10**6)')
    program = rw.lab.Program([sys.executable, file], isolation=QUICK)
    place = ProgramSeat(program)
    bot = place.begin("1")
    game = rw.Game.new(edition="german", board="island", seats=2, seed=1)
    seen: Any = {**game.observe(None), "legal": {"x": []}}
    seen["padding"] = "x" * 10**6
    with pytest.raises(TimeoutError):
        bot.choose(seen)
    assert running(tmp_path) == []


def test_a_command_that_cannot_be_started_is_named() -> None:
    program = rw.lab.Program("/nowhere/at-all")
    played = rw.simulate([program, "random"], 1, on_error="forfeit", **SMALL)
    assert "/nowhere/at-all cannot be started: No such file" in str(played.games[0].failure)
    for wrong in ("", [], ["a\0b"], 7):
        with pytest.raises(ValueError, match="command must be"):
            rw.lab.Program(wrong)  # type: ignore[arg-type]


def test_a_program_in_another_language_plays(tmp_path: Path) -> None:
    file = tmp_path / "mine.sh"
    file.write_text(
        "while read -r line; do\n"
        """case $line in *'"type": "hello"'*) echo '{"type": "ready"}';;\n"""
        """*) echo '{"type": "end_phase"}';; esac\n"""
        "done\n"
    )
    program = rw.lab.Program(["sh", file], "ender")
    played = rw.simulate([program, "random"], 1, on_error="forfeit", **SMALL)
    assert played.names == ("ender", "random")
    assert "IllegalAction" in str(played.games[0].failure)


def test_the_first_line_is_as_documented(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "programs.md"
    (block, *_) = re.findall(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "first"
    program = rw.lab.Program(["sh", "-c", 'head -n 1 > "$0"', file])
    rw.simulate([program, "random"], 1, on_error="forfeit", **SMALL)
    hello = json.loads(file.read_text())
    assert [*hello] == [*json.loads(block)]
    assert [*hello["board"]] == ["id", "name", "summary", "continents", "territories", "borders"]
    assert rw.Board.from_json(hello["board"]).id == "island"


def test_a_program_is_accepted_wherever_bots_are(tmp_path: Path) -> None:
    program = Program.of_python(written(tmp_path, "return self.legal(seen)"))
    assert pickle.loads(pickle.dumps(program)) == program
    bot = program("1")
    game = rw.Game.new(edition="german", mode="domination", board="island", seats=2, seed=1)
    game.apply(bot.choose(game.observe(game.actor)))
    assert len(running(tmp_path)) == 2
    del bot
    gc.collect()
    assert running(tmp_path) == []


def test_a_bot_ends_with_the_process_that_plays(tmp_path: Path) -> None:
    """If the guard's parent is killed, the guard ends the bot and all that the bot has started."""
    file = written(tmp_path, "if os.fork() == 0: os.setpgid(0, 0)\nwhile True: pass")
    code = (
        "import sys, os, signal, threading, risk_widget as rw\n"
        "from risk_widget.bots.programs import Program\n"
        "bot = Program.of_python(sys.argv[1])('1')\n"
        "game = rw.Game.new(board='island', seats=2, seed=1, edition='german')\n"
        "try: bot.choose_in(game.observe(game.actor), 0.5)\n"
        "finally: os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    ended = subprocess.run([sys.executable, "-c", code, file], check=False, stderr=-1)
    assert ended.returncode == -9
    for each in running(tmp_path):  # These processes end as soon as their guard notices.
        with suppress(ProcessLookupError):
            process = os.pidfd_open(int(each.split()[0]))
            try:
                assert select([process], [], [], 60)[0]
            finally:
                os.close(process)
    assert running(tmp_path) == []


SCRIPT = """
import risk_widget as rw
from risk_widget.bots import RandomBot

class Scripted(RandomBot):
    def choose(self, seen):
        return super().choose(seen)

def play():
    island = {"edition": "german", "mode": "domination", "board": "island", "max_rounds": 2}
    for game in rw.simulate([Scripted, "random"], 2, isolated=True, **island).games:
        print(game.failure)

"""


@pytest.mark.parametrize(
    ("end", "said"),
    [
        ('if __name__ == "__main__":\n    play()\n', "None\nNone\n"),
        ("play()\n", 'plays under `if __name__ == "__main__":`\n'),
    ],
)
def test_a_class_in_the_main_program_can_play(end: str, said: str, tmp_path: Path) -> None:
    """The class plays if the script has a main guard; otherwise an error asks for one."""
    file = tmp_path / "script.py"
    file.write_text(SCRIPT + end)
    path = os.pathsep.join(sys.path)
    ran = subprocess.run(
        [sys.executable, file],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert ran.stdout.endswith(said)
    assert running(tmp_path) == []


@pytest.mark.parametrize(
    ("limits", "sentence"),
    [
        ({"seconds": 0}, "seconds must be a number above 0"),
        ({"memory": 0}, "memory must be"),
        ({"processes": 1.5}, "processes must be"),
    ],
)
def test_limits_are_checked(limits: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        rw.lab.Isolation(**limits)
    with pytest.raises(ValueError, match="isolated must be True, False or"):
        rw.simulate(["random"] * 2, 1, isolated=limits, **SMALL)
