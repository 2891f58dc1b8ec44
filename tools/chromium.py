"""A browser for the tests on machines without one: from Playwright, else from Debian.

Only the standard library is used here, since this runs on a machine that has Python and nothing
else; Playwright's installer is started with the Python of the project's environment.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from environment import ROOT

sys.path.append(str(ROOT))
from tests.browser import WITHOUT_WINDOWS, find_browser

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

# Milliseconds to wait for a server's answer; Playwright tries a server several times.
PATIENCE = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "5000"}
# Debian's folders of programs: an installation needs some that are not on everyone's PATH.
SYSTEM = ("/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin")
# The headless build is faster; older releases of Debian have only the full one.
PACKAGES = ("chromium-headless-shell", "chromium")
FONTS = "fonts-dejavu-core"
ADVICE = (
    "Install it ('apt-get install chromium-headless-shell' on Debian; chromium is slower), or set "
    "CHROMIUM to the path of a Chromium or Chrome."
)


class UnavailableError(Exception):
    """The error raised when a source of Chromium cannot be used; the message says why."""


def prepare_browser(python: Path, variables: Mapping[str, str]) -> dict[str, str]:
    """Return variables that point the tests to Chromium, and Playwright to a Node that works.

    The browser in CHROMIUM is used as it is. One on the PATH is used, too, unless root can install
    Debian's faster package. If there is none, it is fetched: by Playwright's own installer, else
    as a package of Debian. If that fails, too, the program stops and says what to install. `python`
    has Playwright, and `variables` are those of a program that finds Node.
    """
    found = find_browser()
    if found and not os.path.exists(found):  # noqa: PTH110 (a string from the variable)
        sys.exit(f"CHROMIUM is set to {found}, where no file is.")
    variables = {**variables, **_driver(python, variables)}
    if found:
        named = os.environ.get("CHROMIUM")
        return {**variables, "CHROMIUM": named or _without_windows(found, variables)}
    reasons = []
    for way in (_from_playwright, _from_debian):
        try:
            return {**variables, "CHROMIUM": way(python, variables)}
        except UnavailableError as error:
            reasons.append(str(error))
    tried = "".join(f"\n  - {reason}" for reason in reasons)
    sys.exit(f"The tests need Chromium, and it could not be fetched:{tried}\n{ADVICE}")


def _driver(python: Path, variables: Mapping[str, str]) -> dict[str, str]:
    """Choose a Node for Playwright if its own lacks a library, as on a minimal Debian."""
    node = shutil.which("node", path=variables.get("PATH"))
    if node is None or _run(variables, python, "-m", "playwright", "--version").returncode == 0:
        return {}
    done = _run(variables, node, "-p", "process.execPath")
    return {"PLAYWRIGHT_NODEJS_PATH": done.stdout.strip() or node}


def _from_playwright(python: Path, variables: Mapping[str, str]) -> str:
    """Have Playwright find or fetch its own build, which needs the system's libraries.

    Return "" for its path, since Playwright knows it.
    """
    start = (python, "-m", "tests.browser")  # start the browser as the tests do
    if _run(variables, *start).returncode:
        print("Fetching Chromium by Playwright (once) …", flush=True)
        install = ("-m", "playwright", "install", "chromium-headless-shell")
        done = _run({**PATIENCE, **variables}, python, *install)
        if done.returncode:
            raise UnavailableError(f"Playwright's installer failed: {_problem(done)}")
        done = _run(variables, *start)
        if done.returncode:
            raise UnavailableError(f"Playwright's own does not run here: {_problem(done)}")
    return ""


def _without_windows(found: str, variables: Mapping[str, str]) -> str:
    """Replace a full browser with Debian's headless build, if that build can be installed."""
    # Only for root, as in a container: no personal machine is changed for the sake of speed.
    if Path(found).name in WITHOUT_WINDOWS or shutil.which("apt-get") is None or os.geteuid() != 0:
        return found
    try:
        return install_from_debian("a faster Chromium", PACKAGES[:1], find_browser, variables)
    except UnavailableError:
        return found


def _from_debian(_python: Path, variables: Mapping[str, str]) -> str:
    return install_from_debian("Chromium", PACKAGES, find_browser, variables)


def install_from_debian(
    name: str,
    packages: Sequence[str],
    find: Callable[[str], str | None],
    variables: Mapping[str, str],
) -> str:
    """Install the first available package, as root or with passwordless sudo.

    `find` looks for the program on a PATH. Raises UnavailableError if all packages fail.
    """
    path = os.pathsep.join(filter(None, (variables.get("PATH"), *SYSTEM)))
    variables = {**variables, "PATH": path}
    apt, sudo = (shutil.which(program, path=path) for program in ("apt-get", "sudo"))
    if apt is None:
        raise UnavailableError("there is no apt-get for Debian's package")
    as_root: tuple[str, ...] = ()
    if os.geteuid() != 0:
        if sudo is None or _run(variables, sudo, "-n", "true").returncode:
            raise UnavailableError("Debian's package needs root, or a sudo without a password")
        as_root = (sudo, "-n")
    print(f"Installing {name} by apt-get (once) …", flush=True)
    get = (*as_root, "env", "DEBIAN_FRONTEND=noninteractive", f"PATH={path}", apt, "-qq")
    get += ("-o", "DPkg::Lock::Timeout=120")
    _run(variables, *get, "update")
    for package in packages:
        done = _run(variables, *get, "install", "-y", "--no-install-recommends", FONTS, package)
        found = find(path)
        if done.returncode == 0 and found:
            return found
    raise UnavailableError(f"apt-get could not install Debian's package: {_problem(done)}")


def _run(variables: Mapping[str, str], *words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a program without input; return the result, with both outputs in one."""
    return subprocess.run(
        [str(word) for word in words],
        cwd=ROOT,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def _problem(done: subprocess.CompletedProcess[str]) -> str:
    """Find the most informative line about the error in a program's output."""
    lines = done.stdout.splitlines() or ["it says nothing"]
    marks = r"error while loading shared libraries: .*|^(E|Error): .*"
    found = [match[0] for line in lines if (match := re.search(marks, line))]
    return (found or lines)[0].removeprefix("Error: ")
