"""The browser of the tests, where the machine has none: from Playwright, else from Debian.

Only the standard library is used here, since this runs on a machine that has Python and nothing
else; Playwright's installer is started with the Python of the project's environment.
"""

from __future__ import annotations

import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from environment import ROOT

sys.path.append(str(ROOT))
from tests.browser import find_browser

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

INSTALL = ("-m", "playwright", "install", "chromium-headless-shell")
DRIVER = ("-m", "playwright", "--version")
# Starts whatever the tests would start.
TRY = ("-m", "tests.browser")
# Seconds until a server that sends nothing counts as out of reach, and until a download that has
# begun counts as broken off; it tells of each tenth.
REACHED = 20
STALLED = 180
PROGRESS = re.compile(r"\d% of ")
# Where Debian's programs lie: an installation needs some that are not on everyone's PATH.
SYSTEM = ("/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin")
# The build without windows is faster; older releases have only the other one.
PACKAGES = ("chromium-headless-shell", "chromium")
FONTS = "fonts-dejavu-core"
ADVICE = (
    "Install it ('apt-get install chromium-headless-shell' on Debian; chromium is slower), or set "
    "CHROMIUM to the path of a Chromium or Chrome."
)


class UnavailableError(Exception):
    """A way to get Chromium is closed; the message says why."""


def prepare_browser(python: Path, variables: Mapping[str, str]) -> dict[str, str]:
    """Return variables by which the tests find Chromium, and Playwright a Node that it can run.

    What CHROMIUM names or the PATH has is used as it is. Where there is none, it is fetched: by
    Playwright's own installer, else as a package of Debian. Stops with a sentence on what to
    install if that fails, too. `python` is the one that has Playwright, and `variables` are those
    of a program that finds Node.
    """
    found = find_browser()
    if found and not Path(found).exists():
        sys.exit(f"CHROMIUM is set to {found}, where no file is.")
    variables = {**variables, **_driver(python, variables)}
    if found:
        return {**variables, "CHROMIUM": found}
    reasons = []
    for way in (_from_playwright, _from_debian):
        try:
            return {**variables, "CHROMIUM": way(python, variables)}
        except UnavailableError as error:
            reasons.append(str(error))
    tried = "".join(f"\n  - {reason}" for reason in reasons)
    sys.exit(f"The tests need Chromium, and it could not be fetched:{tried}\n{ADVICE}")


def _driver(python: Path, variables: Mapping[str, str]) -> dict[str, str]:
    """The Node for Playwright where its own lacks a library, as on a Debian with nothing more."""
    own = subprocess.run([python, *DRIVER], env=variables, capture_output=True, check=False)
    node = shutil.which("node", path=variables.get("PATH"))
    if own.returncode == 0 or node is None:
        return {}
    command = [node, "-p", "process.execPath"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    return {"PLAYWRIGHT_NODEJS_PATH": done.stdout.strip() or node}


def _from_playwright(python: Path, variables: Mapping[str, str]) -> str:
    """Let Playwright find or fetch its own build, which needs the system's libraries.

    Nothing is returned for its path, since Playwright knows it.
    """
    if _trouble(python, variables) is None:
        return ""
    print("Fetching Chromium by Playwright (once) …", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        # What a download leaves that is broken off goes with the folder.
        _download([str(python), *INSTALL], {**variables, "TMPDIR": folder})
    trouble = _trouble(python, variables)
    if trouble is not None:
        raise UnavailableError(f"Playwright's own does not run here: {trouble}")
    return ""


def _trouble(python: Path, variables: Mapping[str, str]) -> str | None:
    """Why Playwright can't start a browser here; None: it can."""
    done = subprocess.run(
        [python, *TRY],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode == 0:
        return None
    text = done.stdout + done.stderr
    lacking = re.search(r"error while loading shared libraries: .*", text)
    return lacking[0] if lacking else next(iter(text.splitlines()), "it says nothing")


def _download(command: Sequence[str], environment: Mapping[str, str]) -> None:
    """Run a program that tells its progress, as long as it makes some.

    Raises:
        UnavailableError: it failed, or nothing came for too long; then it is ended with all that it
            has started.
    """
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    assert process.stdout is not None
    lines: queue.Queue[str | None] = queue.Queue()

    def read(output: Iterable[str]) -> None:
        for line in output:
            lines.put(line)
        lines.put(None)

    reader = threading.Thread(target=read, args=(process.stdout,), daemon=True)
    reader.start()
    reason = "Playwright's server could not be reached"
    problems = []
    deadline = time.monotonic() + REACHED
    try:
        while (line := lines.get(timeout=max(0, deadline - time.monotonic()))) is not None:
            if PROGRESS.search(line):
                reason = "Playwright's download was broken off"
                deadline = time.monotonic() + STALLED
            elif line.startswith("Error: "):
                problems.append(line.removeprefix("Error: ").strip())
        if process.wait():
            problems.append("it does not say why")
            raise UnavailableError(f"Playwright's installer failed: {problems[0]}")
    except queue.Empty:
        raise UnavailableError(reason) from None
    finally:
        _end(process)
        reader.join()
        process.stdout.close()


def _end(process: subprocess.Popen[str]) -> None:
    """End a program that leads a group of its own, and all that it has started."""
    if not hasattr(os, "killpg"):
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _from_debian(_python: Path, variables: Mapping[str, str]) -> str:
    """Install the system's package, as root or by a sudo that asks for nothing."""
    path = os.pathsep.join(filter(None, (variables.get("PATH"), *SYSTEM)))
    environment = {**variables, "PATH": path}

    def runs(*words: str) -> str | None:
        """Why a command failed; None: it did not."""
        done = subprocess.run(
            words,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode == 0:
            return None
        return (done.stderr.strip().splitlines() or ["it says nothing"])[-1]

    apt = shutil.which("apt-get", path=path)
    if apt is None:
        raise UnavailableError("there is no apt-get for Debian's package")
    as_root: tuple[str, ...] = ()
    if os.geteuid() != 0:
        sudo = shutil.which("sudo", path=path)
        if sudo is None or runs(sudo, "-n", "true"):
            raise UnavailableError("Debian's package needs root, or a sudo without a password")
        as_root = (sudo, "-n")
    print("Installing Chromium by apt-get (once) …", flush=True)
    get = (*as_root, "env", "DEBIAN_FRONTEND=noninteractive", f"PATH={path}", apt, "-qq")
    patience = ("-o", "DPkg::Lock::Timeout=120")
    problem = runs(*get, *patience, "update")
    for package in PACKAGES:
        problem = runs(*get, *patience, "install", "-y", "--no-install-recommends", FONTS, package)
        found = find_browser(path)
        if problem is None and found:
            return found
    raise UnavailableError(f"apt-get could not install Debian's package: {problem}")
