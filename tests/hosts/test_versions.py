"""The package works with the oldest and the newest declared versions of its dependencies.

Each case has an environment of its own, into which pip installs this checkout's wheel. A front end
without a window then talks to its kernel as a page would.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from queue import Empty
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from packaging.requirements import Requirement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]
# The requirements of a game in a notebook: its kernel, and numpy for the tables.
DECLARED = [
    *PROJECT["dependencies"],
    *EXTRAS["analysis"],
    *(line for line in EXTRAS["publish"] if line.startswith("ipykernel")),
]
SUPPORTED = [
    line.rpartition(" ")[2]
    for line in PROJECT["classifiers"]
    if line.startswith("Programming Language :: Python :: 3.")
]
OLDEST = SUPPORTED[0]
PATIENCE = 60
TURNS = 3
STRONG = 9
"""The number of armies that a territory must exceed for the player to attack from there."""


def oldest(line: str) -> str:
    """Return a requirement that demands the lowest version that the given one allows."""
    wanted = Requirement(line)
    (lowest,) = [limit.version for limit in wanted.specifier if limit.operator == ">="]
    return f"{wanted.name}=={lowest}"


class Case(NamedTuple):
    """A Python version, and the packages to install with the wheel."""

    python: str
    wanted: tuple[str, ...]
    ipykernel: str
    """The major version of ipykernel."""


@cache
def interpreter(version: str) -> Path | None:
    """Return a Python of this version on this machine, or None."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    named = shutil.which(f"python{version}")
    # pyenv's folders come first, since its script on the PATH takes longer to answer.
    found = sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"))
    for python in [*found, *([Path(named)] if named else [])]:
        done = subprocess.run([python, "--version"], capture_output=True, text=True, check=False)
        if done.returncode == 0 and done.stdout.startswith(f"Python {version}."):
            return python
    return None


def newest(python: str, ipykernel: str = "7") -> Case:
    limit = f"ipykernel>={ipykernel},<{int(ipykernel) + 1}"
    return Case(python, (*DECLARED, limit), ipykernel)


CASES = {
    "oldest of each": Case(OLDEST, tuple(map(oldest, DECLARED)), "6"),
    "newest, with ipykernel 6": newest(OLDEST, "6"),
    # Versions that this machine lacks are tested on the code host, which has all of them.
    **{f"newest, Python {python}": newest(python) for python in SUPPORTED if interpreter(python)},
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def install(case: Case, wheel: Path, folder: Path) -> Path:
    """Create an environment with the wheel and the case's packages; return its Python."""
    base = interpreter(case.python)
    assert base is not None, f"there is no Python {case.python} here"
    subprocess.run([base, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    quiet = ["-qq", "--no-compile", "--disable-pip-version-check"]
    subprocess.run([*pip, *quiet, str(wheel), *case.wanted], check=True)
    return python


class FrontEnd:
    """A front end that runs code in a kernel, keeps its models, and plays with one of them."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.models: dict[str, dict[str, Any]] = {}
        self.streams: list[str] = []
        self.sent = 0

    def run(self, code: str) -> None:
        """Run a cell and wait for its end."""
        mine = self.client.execute(code)
        self.hear_until(
            lambda message: (
                message["msg_type"] == "status"
                and message["parent_header"].get("msg_id") == mine
                and message["content"]["execution_state"] == "idle"
            )
        )

    def hear_until(self, done: Callable[[dict[str, Any]], bool]) -> None:
        """Read the kernel's messages until `done` is true of one."""
        while True:
            message = self.client.get_iopub_msg(timeout=PATIENCE)
            self.take_in(message)
            if done(message):
                return

    def take_in(self, message: dict[str, Any]) -> None:
        kind, content = message["msg_type"], message["content"]
        if kind in {"stream", "error"}:
            self.streams.append(str(content))
        elif kind == "comm_open":
            self.models[content["comm_id"]] = dict(content["data"]["state"])
        elif kind == "comm_msg" and content["data"].get("method") == "update":
            self.models[content["comm_id"]].update(content["data"]["state"])

    @property
    def widget(self) -> str:
        """The model of the most recent widget."""
        return next(name for name, state in reversed(self.models.items()) if "outbox" in state)

    @property
    def state(self) -> dict[str, Any]:
        """The snapshot, found in the models in the same way as a page finds it."""
        live = self.models[self.widget]["live"].removeprefix("IPY_MODEL_")
        shared = self.models[live]["shared"].removeprefix("IPY_MODEL_")
        assert self.models[shared]["packed"]
        state: dict[str, Any] = self.models[live]["state"]
        return state

    def do(self, action: dict[str, Any]) -> None:
        """Send an action as a page does, and wait until it succeeds."""
        self.sent += 1
        name = f"a{self.sent}"
        item = {"id": name, "base_seq": self.state["seq"], "action": action}
        data = {"method": "update", "state": {"outbox": [item]}, "buffer_paths": []}
        message = self.client.session.msg("comm_msg", {"comm_id": self.widget, "data": data})
        self.client.shell_channel.send(message)
        answers: list[dict[str, Any]] = []

        def is_answered(_: object) -> bool:
            answers[:] = [ack for ack in self.state["acks"] if ack["id"] == name]
            return bool(answers)

        self.hear_until(is_answered)
        assert answers[0]["ok"], answers[0]

    def wait_for_person(self) -> None:
        """Let the bots play until a person must act or the game is over."""
        if not self.is_persons:
            self.hear_until(lambda _: self.is_persons)

    @property
    def is_persons(self) -> bool:
        return bool(self.state["human"]) or self.state["screen"] == "over"

    def finish(self) -> None:
        """Read the kernel's remaining messages."""
        while True:
            try:
                self.take_in(self.client.get_iopub_msg(timeout=0.5))
            except Empty:
                return


def choose(state: dict[str, Any]) -> dict[str, Any]:
    """Choose for a player who places all armies, attacks from strong territories, and goes on."""
    legal = state["legal"]
    if legal.get("trade"):
        return {"type": "trade", "cards": legal["trade"][0]["cards"]}
    if "place" in legal:
        return {"type": "place", "territory": legal["place"]["territories"][0], "armies": 1}
    if "occupy" in legal:
        return {"type": "occupy", "armies": max(legal["occupy"])}
    if "defend" in legal:
        return {"type": "defend", "dice": max(legal["defend"])}
    for source, targets in legal.get("attack", {}).items():
        if state["territories"][source][1] > STRONG:
            return {"type": "attack", "source": source, "target": next(iter(targets)), "armies": 1}
    return {"type": "end_phase"}


CELL = """
import risk_widget as rw
widget = rw.RiskWidget(bot_speed="instant", seed=1)
widget
"""
TABLES = """
from risk_widget.battles.odds import win_array
assert win_array(20, 20).shape
"""


@pytest.fixture
def kernel(tmp_path: Path) -> Iterator[Callable[[Path], FrontEnd]]:
    """Return a function that starts a kernel; check that no kernel has printed an error."""
    from jupyter_client.kernelspec import KernelSpec
    from jupyter_client.manager import KernelManager

    started: list[tuple[Any, Any]] = []
    log = tmp_path / "kernel.log"

    def start(python: Path) -> FrontEnd:
        manager: Any = KernelManager()
        argv = [str(python), "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        manager._kernel_spec = KernelSpec(argv=argv, display_name="a kernel", language="python")
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        home = {"IPYTHONDIR": str(tmp_path / "ipython"), "PYDEVD_DISABLE_FILE_VALIDATION": "1"}
        with log.open("w") as output:
            manager.start_kernel(
                env=environment | home, cwd=str(tmp_path), stdout=output, stderr=output
            )
        client = manager.client()
        started.append((manager, client))
        client.start_channels()
        client.wait_for_ready(timeout=PATIENCE)
        return FrontEnd(client)

    yield start
    for manager, client in started:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    assert "Traceback" not in log.read_text()


@pytest.mark.parametrize("name", CASES)
def test_three_turns_can_be_played_on_each_version(
    name: str, wheel: Path, tmp_path: Path, kernel: Callable[[Path], FrontEnd]
) -> None:
    case = CASES[name]
    python = install(case, wheel, tmp_path / "env")
    page = kernel(python)
    page.run(CELL)
    seats = [
        {"seat": "red", "player": "human"},
        {"seat": "blue", "player": "cautious"},
        {"seat": "green", "player": "bold"},
    ]
    page.do(
        {"type": "new_game", "edition": "nordic", "mode": "domination", "seed": 7, "seats": seats}
    )
    assert len(page.models[page.widget]["_esm"]) < 10_000
    rounds: set[int] = set()
    while page.state["screen"] != "over":
        page.wait_for_person()
        if page.state["turn"] == "red" and page.state["round"]:
            rounds.add(page.state["round"])
        if len(rounds) > TURNS:
            break
        page.do(choose(page.state))
    assert len(rounds) > TURNS, page.state
    page.run(TABLES)
    page.finish()
    assert page.streams == []
    ask = "import ipykernel; print(ipykernel.version_info[0])"
    done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == case.ipykernel


def test_the_oldest_versions_are_those_that_the_project_requires() -> None:
    assert "anywidget==0.9.18" in CASES["oldest of each"].wanted
    assert {line.partition("==")[0] for line in CASES["oldest of each"].wanted} == {
        Requirement(line).name for line in DECLARED
    }
