"""The project's own virtual environments: made once, brought up to date when their inputs change.

Node, which the front end's tools need, comes from there where the machine has none. Only the
standard library is used here, since this runs on a machine that has Python and nothing else.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
# What the tests of other hosts build and keep: Binder's image, the static site, programs for both.
CACHE = ROOT / ".cache" / "hosts"
MINIMUM = (3, 11)
NODE_MINIMUM = 20
STAMP = "installed.txt"
OURS = "made here"
PIP = ("-m", "pip")
QUIET = ("-qq", "--disable-pip-version-check")


def require_python() -> None:
    """Stop with a sentence if this Python is too old for the package."""
    if sys.version_info < MINIMUM:
        wanted, have = ".".join(map(str, MINIMUM)), ".".join(map(str, sys.version_info[:3]))
        sys.exit(
            f"risk_widget needs Python {wanted} or newer, and this is {have} ({sys.executable}).\n"
            f"Run the command with a newer one, for example: python3.12 {sys.argv[0]}"
        )


def environment_python(folder: Path | None = None) -> Path:
    """Return the path of an environment's Python; None stands for the project's own."""
    folder = folder or ENVIRONMENT
    if os.name == "nt":
        return folder / "Scripts" / "python.exe"
    return folder / "bin" / "python"


def prepare_lite() -> Path:
    """Make the environment that builds the static site; return its Python."""
    return _prepare_beside("lite")


def prepare_hosts() -> Path:
    """Make the environment of all other hosts, with which the tests try them; return its Python."""
    return _prepare_beside("hosts", "lite")


def variables() -> dict[str, str]:
    """This process's variables for a program of the cache, which compiles its modules once."""
    own = dict(os.environ)
    own.pop("PYTHONDONTWRITEBYTECODE", None)
    return own


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Let one process at a time build the thing of this name in the cache."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(*extras: str) -> Path:
    """Make the project's environment, with the given extras; return its Python.

    The install is repeated only when the project's requirements, the extras or the Python changed,
    so that the second start takes no time and needs no network.
    """
    require_python()
    settings = _settings()
    python = environment_python()
    key = _key(settings)
    had = _extras(ENVIRONMENT, key)
    if had and had.issuperset(extras):
        return python
    wanted = sorted(had.union(extras))
    more = f" with more: {', '.join(sorted(set(extras) - had))}" if had else ""
    print(f"Setting up {ENVIRONMENT.name}{more} (once; this takes a minute) …", flush=True)
    ours = _is_ours(ENVIRONMENT)
    if not ours:
        _refuse_foreign(ENVIRONMENT)
    try:
        # What an older set of requirements or another Python has left would be mixed with the new.
        venv.create(ENVIRONMENT, with_pip=True, clear=ours and not had)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(
            f"The virtual environment could not be made: {error}\n"
            "On Debian and Ubuntu, install the package python3-venv and try again."
        )
    _stamp(ENVIRONMENT, key, (), ours=ours)  # so that a set-up that is broken off is known for one
    # The pip that comes with an older Python takes three times as long; without it, it still works.
    subprocess.run([python, *PIP, "install", *QUIET, "--upgrade", "pip"], check=False)
    _install(python, "-e", f"{ROOT}[{','.join(wanted)}]")
    _stamp(ENVIRONMENT, key, wanted, ours=ours)
    return python


def prepare_node() -> dict[str, str]:
    """Return this process's variables for a program that finds Node and npm on its PATH.

    Where the machine has no Node that is new enough, it is installed into the project's
    environment. Stops with a sentence on what to install where that fails.
    """
    path = os.environ.get("PATH", "")
    if _has_node(path):
        return dict(os.environ)
    try:
        python = prepare("node")
    except SystemExit as error:
        sys.exit(
            f"{error}\nThis was for Node ≥ {NODE_MINIMUM} with npm, which can also be installed "
            "from nodejs.org or your system's packages."
        )
    own = os.pathsep.join(filter(None, (str(python.parent), path)))
    # It is set up for no machine: like pip, it is to trust whom the system trusts.
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": own}


def _has_node(path: str) -> bool:
    """Whether Node is there with npm, new enough, and not the one of the project's environment."""
    node, npm = (shutil.which(name, path=path) for name in ("node", "npm"))
    if node is None or npm is None or Path(node).is_relative_to(ENVIRONMENT):
        return False
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.", done.stdout)
    return version is not None and int(version[1]) >= NODE_MINIMUM


def _prepare_beside(*extras: str) -> Path:
    """Make an environment that has the project's packages and, for itself, those of the extras.

    Some of them are extensions of JupyterLab: the project's own environment stays without them, as
    its users have it.
    """
    with alone("venv"):
        base = prepare("lab")
        settings = _settings()
        folder = CACHE / "venv"
        python = environment_python(folder)
        key = _key(settings, (ENVIRONMENT / STAMP).stat().st_mtime_ns)
        had = _extras(folder, key)
        if had and had.issuperset(extras):
            return python
        wanted = sorted(had.union(extras))
        print(f"Setting up {folder.relative_to(ROOT)} (once) …", flush=True)
        venv.create(folder, clear=True, symlinks=os.name != "nt")
        own, shared = (
            Path(sysconfig.get_path("purelib", "venv", {"base": str(place)}))
            for place in (folder, ENVIRONMENT)
        )
        (own / "shared.pth").write_text(f"import site; site.addsitedir({str(shared)!r})\n")
        lines = [line for name in wanted for line in settings["optional-dependencies"][name]]
        # A run needs few of their many modules: those are compiled when they are used.
        _install(base, "--no-compile", *lines, into=python)
        _stamp(folder, key, wanted)
        return python


def _settings() -> dict[str, Any]:
    """What the project asks of an environment."""
    import tomllib  # an older Python has none, and has been told so by now

    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return project


def _key(*inputs: object) -> str:
    """A short form of all that an environment depends on."""
    return hashlib.sha256(repr((sys.version, inputs)).encode()).hexdigest()


def _extras(folder: Path, key: str) -> set[str]:
    """The extras that an environment has; none if it was made from other inputs."""
    stamp = folder / STAMP
    if not (environment_python(folder).exists() and stamp.exists()):
        return set()
    known, had = [*stamp.read_text().splitlines(), "", ""][:2]
    return set(had.split()) if known == key else set()


def _stamp(folder: Path, key: str, extras: Sequence[str], *, ours: bool = True) -> None:
    """Note what an environment was made from, and whether it was made here."""
    (folder / STAMP).write_text(f"{key}\n{' '.join(extras)}\n{OURS if ours else ''}\n")


def _is_ours(folder: Path) -> bool:
    """Whether an environment was made here, or is still to be made: then it may be emptied."""
    stamp = folder / STAMP
    if stamp.exists():
        return OURS in stamp.read_text().splitlines()
    return not folder.exists()


def _refuse_foreign(folder: Path) -> None:
    """Stop at an environment that somebody has made for another Python: it is not ours to empty."""
    made = folder / "pyvenv.cfg"
    if not made.exists():
        return
    settings = dict(re.findall(r"^(\w+) *= *(.*?) *$", made.read_text(), re.MULTILINE))
    theirs = settings.get("version") or settings.get("version_info", "")
    here = ".".join(map(str, sys.version_info[:3]))
    if not theirs.startswith(here):
        sys.exit(
            f"{folder} is an environment of Python {theirs or '?'}, and this is {here}.\n"
            "Remove or rename it, or run the command with that Python."
        )


def _install(python: Path, *wanted: str, into: Path | None = None) -> None:
    """Install packages by the pip of one environment, into itself or another one."""
    target = ["--python", str(into)] if into else []
    command = [str(python), *PIP, *target, "install", *QUIET, *wanted]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The packages could not be installed; see the lines above. Is there a network?")
