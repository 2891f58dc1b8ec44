"""A test run that is killed leaves no server and no kernel behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from reaper import MARK, PROCESSES

ROOT = Path(__file__).resolve().parents[2]

KERNEL = "import signal; print('kernel', flush=True); signal.pause()"
"""A process that a server has started, in a session of its own."""

SERVER = f"""
import signal, subprocess, sys
subprocess.Popen([sys.executable, "-c", {KERNEL!r}], start_new_session=True)
print("server", flush=True)
signal.pause()
"""

STUBBORN = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
"""The start of a program that ignores requests to end."""

RUN = """
import signal, subprocess, sys
from reaper import Watch
# A shell lets what runs in its background ignore this signal.
signal.signal(signal.SIGINT, signal.default_int_handler)
watch = Watch()
subprocess.Popen([sys.executable, "-c", {server!r}], start_new_session=True)
sys.stdin.read()
watch.end()
print("over", flush=True)
"""

pytestmark = pytest.mark.skipif(
    not PROCESSES.is_dir(), reason="only where /proc shows the environment of a process"
)


def begin(server: str = SERVER) -> subprocess.Popen[str]:
    """Start a separate run; return once its server and the server's kernel are there."""
    clean = {name: value for name, value in os.environ.items() if name != MARK}
    process = subprocess.Popen(
        [sys.executable, "-c", RUN.format(server=server)],
        env={**clean, "PYTHONPATH": str(ROOT / "tools")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert {process.stdout.readline().strip() for _ in range(2)} == {"server", "kernel"}
    return process


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_killed_run_leaves_nothing(how: signal.Signals) -> None:
    """Server and kernel keep the run's output open, so the output ends when both are gone."""
    process = begin()
    os.killpg(process.pid, how)
    out, _ = process.communicate(timeout=60)
    assert (process.returncode, out) == (-how, "")


def test_a_run_ends_processes_that_it_left_behind() -> None:
    """The run waits until its processes have ended, even a server that ignores requests to end."""
    process = begin(STUBBORN + SERVER)
    out, _ = process.communicate(timeout=60)
    assert (process.returncode, out) == (0, "over\n")
