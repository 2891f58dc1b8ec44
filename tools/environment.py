"""The project's own virtual environment: made once, brought up to date when its inputs change.

Only the standard library is used here, since this runs on a machine that has Python and
nothing else.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
MINIMUM = (3, 11)


def require_python() -> None:
    """Stop with a sentence if this Python is too old for the package."""
    if sys.version_info < MINIMUM:
        wanted, have = ".".join(map(str, MINIMUM)), ".".join(map(str, sys.version_info[:3]))
        sys.exit(
            f"risk_widget needs Python {wanted} or newer, and this is {have} ({sys.executable}).\n"
            f"Run the command with a newer one, for example: python3.12 {sys.argv[0]}"
        )


def environment_python() -> Path:
    """Return the path of the environment's Python."""
    if os.name == "nt":
        return ENVIRONMENT / "Scripts" / "python.exe"
    return ENVIRONMENT / "bin" / "python"


def prepare(*extras: str) -> Path:
    """Make the environment with the package and the given extras; return its Python.

    The install is repeated only when pyproject.toml, the extras or the Python changed, so that the
    second start takes no time and needs no network.
    """
    require_python()
    python = environment_python()
    stamp = ENVIRONMENT / "installed.txt"
    wanted = {*extras}
    fingerprint = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if python.exists() and stamp.exists():
        known, version, have = [*stamp.read_text().split("\n"), "", ""][:3]
        if known == fingerprint and version == sys.version:
            if wanted <= set(have.split()):
                return python
            wanted |= set(have.split())
    print(f"Setting up {ENVIRONMENT.relative_to(ROOT)} (once; this takes a minute) …", flush=True)
    try:
        venv.create(ENVIRONMENT, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(
            f"The virtual environment could not be made: {error}\n"
            "On Debian and Ubuntu, install the package python3-venv and try again."
        )
    target = f"{ROOT}[{','.join(sorted(wanted))}]"
    command = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    command += ["-e", target]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The packages could not be installed; see the lines above. Is there a network?")
    stamp.write_text("\n".join([fingerprint, sys.version, " ".join(sorted(wanted))]))
    return python
