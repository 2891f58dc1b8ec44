"""The project's virtual environments, made once and updated when their inputs change.

If the machine has no Node, which the front end's tools need, it is installed there, too. Only
the standard library is used here, since this runs on a machine that has Python and nothing else.
Packages are installed by pip, which follows the machine's settings for reaching a package index.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

try:
    import fcntl
except ImportError:  # Windows has no fcntl
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
# The cache for tests of other hosts: Binder's image, the static site, programs for both.
CACHE = ROOT / ".cache" / "hosts"
MINIMUM = (3, 11)
NODE_MINIMUM = 20
STAMP = "installed.txt"


def require_python() -> None:
    """Stop with a sentence if this Python is too old for the package."""
    if sys.version_info < MINIMUM:
        wanted, have = ".".join(map(str, MINIMUM)), ".".join(map(str, sys.version_info[:3]))
        sys.exit(
            f"risk_widget needs Python {wanted} or newer, and this is {have} ({sys.executable}).\n"
            f"Run the command with a newer one, for example: python3.12 {sys.argv[0]}"
        )


def environment_python(folder: Path | None = None) -> Path:
    """Return the path of an environment's Python; None means the project's own."""
    folder = folder or ENVIRONMENT
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def variables() -> dict[str, str]:
    """Return this process's environment without PYTHONDONTWRITEBYTECODE.

    So programs in the cache keep their compiled modules.
    """
    return {k: value for k, value in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Let only one process at a time build the cached item with this name."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(*names: str) -> Path:
    """Make the project's environment, with the named extras and groups; return its Python.

    The install is repeated only when the project's requirements, the names or the Python changed,
    so that the second start takes no time and needs no network. An existing environment is
    extended, even one made by hand; only one whose Python is gone is made again.
    """
    require_python()
    python = environment_python()
    had = _installed(ENVIRONMENT)
    if had.issuperset(names) and had:
        return python
    print(f"Setting up {ENVIRONMENT.name} (once; this takes a minute) …", flush=True)
    if not _has_pip(python):
        try:
            venv.create(
                ENVIRONMENT, with_pip=True, clear=python.is_symlink() and not python.exists()
            )
        except (OSError, subprocess.CalledProcessError) as error:
            sys.exit(
                f"The virtual environment could not be made: {error}\n"
                "On Debian and Ubuntu, install the package python3-venv and try again."
            )
    wanted = had.union(names)
    extras = wanted.difference(_declared()["groups"])
    (ENVIRONMENT / STAMP).unlink(missing_ok=True)  # an interrupted installation is repeated
    _install(python, "-e", f"{ROOT}[{','.join(sorted(extras))}]", *_lines(wanted - extras))
    _note(ENVIRONMENT, wanted)
    return python


def prepare_beside(*groups: str) -> Path:
    """Make the environment for other hosts, with the named groups; return its Python.

    It sees the project's packages, too. Some of its own are extensions of JupyterLab, which stay
    out of the project's environment, which is to be like a user's.
    """
    with alone("venv"):
        base, folder = prepare("lab"), CACHE / "venv"
        python = environment_python(folder)
        had = _installed(folder)
        if had.issuperset(groups):
            return python
        print(f"Setting up {folder.relative_to(ROOT)} (once) …", flush=True)
        subprocess.run([base, "-m", "venv", "--clear", "--without-pip", folder], check=True)
        own, shared = (_packages(each) for each in (python, base))
        (own / "shared.pth").write_text(f"import site; site.addsitedir({str(shared)!r})\n")
        wanted = had.union(groups)
        # A run needs few of the packages' many modules; these are compiled on first use.
        _install(base, "--no-compile", *_lines(wanted), into=python)
        _note(folder, wanted)
        return python


def prepare_node() -> dict[str, str]:
    """Return this process's variables, with Node and npm on the PATH.

    If the machine has no Node that is new enough, install one into the project's environment. If
    that fails, stop and say what to install.
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
    # This Node is not set up for the machine: let it trust the system's certificates, as pip does.
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": own}


def _has_node(path: str) -> bool:
    """Whether there is a new enough Node with npm outside the project's environment."""
    node, npm = (shutil.which(name, path=path) for name in ("node", "npm"))
    if node is None or npm is None or Path(node).is_relative_to(ENVIRONMENT):
        return False
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.", done.stdout)
    return version is not None and int(version[1]) >= NODE_MINIMUM


def _packages(python: Path) -> Path:
    """Return the folder of an environment's installed packages."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    return Path(done.stdout.strip())


def _declared() -> dict[str, Any]:
    """Read the inputs of an environment: the project, its version, its dependency groups."""
    # Imported here: an older Python, which `require_python` stops, has no such module.
    import tomllib

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    # The version counts, too, since the installed metadata repeats it.
    source = ROOT / settings["tool"]["hatch"]["version"]["path"]
    version = re.findall(r'^__version__ = "(.+)"', source.read_text(), re.MULTILINE)
    project, groups = settings["project"], settings["dependency-groups"]
    return {"project": project, "groups": groups, "version": version}


def _lines(groups: Iterable[str]) -> list[str]:
    """List the requirements in groups, since a pip older than 25.1 cannot read groups itself."""
    declared = _declared()["groups"]
    return [line for name in sorted(groups) for line in declared[name]]


def _key(folder: Path) -> str:
    """Hash an environment's inputs: its Python, and the project's requirements."""
    inputs = (environment_python(folder).resolve(), _declared())
    return hashlib.sha256(repr(inputs).encode()).hexdigest()


def _installed(folder: Path) -> set[str]:
    """Return the extras and groups in an environment; none if it was made from other inputs."""
    stamp = folder / STAMP
    if not (environment_python(folder).exists() and stamp.exists()):
        return set()
    key, _, names = stamp.read_text().partition("\n")
    return set(names.split()) if key == _key(folder) else set()


def _note(folder: Path, names: set[str]) -> None:
    """Record that an environment has been made, and with which extras and groups."""
    (folder / STAMP).write_text(f"{_key(folder)}\n{' '.join(sorted(names))}\n")


def _has_pip(python: Path) -> bool:
    """Whether there is a working Python with pip, which a new Python on the system may break."""
    command = [str(python), "-m", "pip", "--version"]
    return python.exists() and subprocess.run(command, capture_output=True).returncode == 0


def _install(python: Path, *wanted: str, into: Path | None = None) -> None:
    """Install packages with one environment's pip, into itself or another one."""
    target = ["--python", str(into)] if into else []
    command = [str(python), "-m", "pip", *target, "install", "-qq", "--disable-pip-version-check"]
    if subprocess.run([*command, *wanted], check=False).returncode:
        sys.exit("The packages could not be installed; see the lines above. Is there a network?")
