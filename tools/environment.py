"""The project's own virtual environments: made once, brought up to date when their inputs change.

Only the standard library is used here, since this runs on a machine that has Python and
nothing else.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

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


def require_python() -> None:
    """Stop with a sentence if this Python is too old for the package."""
    if sys.version_info < MINIMUM:
        wanted, have = ".".join(map(str, MINIMUM)), ".".join(map(str, sys.version_info[:3]))
        sys.exit(
            f"risk_widget needs Python {wanted} or newer, and this is {have} ({sys.executable}).\n"
            f"Run the command with a newer one, for example: python3.12 {sys.argv[0]}"
        )


def environment_python(folder: Path = ENVIRONMENT) -> Path:
    """Return the path of an environment's Python."""
    if os.name == "nt":
        return folder / "Scripts" / "python.exe"
    return folder / "bin" / "python"


def prepare_lite() -> Path:
    """Make the environment that builds the static site; return its Python."""
    return _prepare_apart("lite")


def prepare_hosts() -> Path:
    """Make the environment of all other hosts, with which the tests try them; return its Python."""
    return _prepare_apart("hosts", "lite")


def _prepare_apart(*extras: str) -> Path:
    """Make the environment beside the project's own, which stays small."""
    # They are many, and a run needs few of their modules: those are compiled when they are used.
    with alone("venv"):
        return prepare(*extras, folder=CACHE / "venv", flags=("--no-compile",))


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Let one process at a time build the thing of this name in the cache."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(*extras: str, folder: Path = ENVIRONMENT, flags: Sequence[str] = ()) -> Path:
    """Make an environment with the package and the given extras; return its Python.

    The install is repeated only when the project's requirements, the extras or the Python changed,
    so that the second start takes no time and needs no network.
    """
    require_python()
    import tomllib  # an older Python has none, and has been told so by now

    python = environment_python(folder)
    stamp = folder / "installed.txt"
    wanted = {*extras}
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    settings.pop("tool", None)
    fingerprint = hashlib.sha256(repr(settings).encode()).hexdigest()
    if python.exists() and stamp.exists():
        known, version, have = [*stamp.read_text().split("\n"), "", ""][:3]
        if known == fingerprint and version == sys.version:
            if wanted <= set(have.split()):
                return python
            wanted |= set(have.split())
    print(f"Setting up {folder.relative_to(ROOT)} (once; this takes a minute) …", flush=True)
    try:
        venv.create(folder, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(
            f"The virtual environment could not be made: {error}\n"
            "On Debian and Ubuntu, install the package python3-venv and try again."
        )
    target = f"{ROOT}[{','.join(sorted(wanted))}]"
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    # The pip that comes with an older Python takes three times as long; without it, it still works.
    subprocess.run([*command, "--upgrade", "pip"], check=False)
    command += [*flags, "-e", target]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The packages could not be installed; see the lines above. Is there a network?")
    stamp.write_text("\n".join([fingerprint, sys.version, " ".join(sorted(wanted))]))
    return python
