"""Build this repository's Binder image without Docker: `python tools/binder.py`.

repo2docker prints the Dockerfile that it would build; the steps that concern the repository are
read from there and carried out. The base image and its user can't be had without Docker. Instead,
the same versions of the Jupyter packages are installed from PyPI when this runs.

The layer of third-party packages is kept, as Docker would keep it, for as long as its inputs stay
the same. The repository's own steps run every time, on a fresh copy of that layer.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from environment import CACHE, ROOT, alone, prepare_beside, variables

if TYPE_CHECKING:
    from collections.abc import Iterable

HOME, PREFIX, LAYER = (CACHE / "binder" / name for name in ("home", "env", "layer"))
STAMP = CACHE / "binder" / "layer.txt"
REQUIREMENTS = ROOT / "binder" / "requirements.txt"
# The packages of the base image that a visitor uses; pip brings the packages that they need. A
# server for one visitor works without the hub's own package.
BASE = (
    *("ipykernel", "ipywidgets", "jupyter-offlinenotebook", "jupyter-resource-usage"),
    *("jupyter_server", "jupyterlab", "jupyterlab_widgets", "notebook", "pip", "tornado"),
    *("traitlets", "typing_extensions"),
)
# The environment variables by which pip finds packages on this machine.
PASSED = re.compile(r"PIP_|SSL_|\w*_proxy$|.*CA_BUNDLE", re.IGNORECASE)


class BuildError(RuntimeError):
    """The error raised when a step of the image fails, or when this machine lacks a requirement."""


class Recipe(NamedTuple):
    """The build instructions that repo2docker generates for the repository."""

    python: str
    base: tuple[str, ...]
    """The base image's packages, pinned."""
    layer: tuple[str, ...]
    """The steps before the repository is copied, whose results stay cached."""
    steps: tuple[str, ...]
    """Steps with the repository in place."""


def build() -> Recipe:
    """Carry out the image's steps, and leave the result in HOME and PREFIX.

    Raises:
        BuildError: a step failed; the message has what it printed.
    """
    with alone("binder"):
        recipe = _prepare_layer()
        shutil.rmtree(PREFIX, ignore_errors=True)
        shutil.copytree(LAYER, PREFIX, symlinks=True)
        _copy_repository()
        for step in recipe.steps:
            _step(step)
        return recipe


def command(program: str, *words: str) -> list[str]:
    """Return the command line for a program that is installed in the image."""
    return [str(PREFIX / "bin" / program), *words]


def read_recipe(repository: Path, python: Path) -> Recipe:
    """Ask repo2docker for its build instructions for a repository."""
    ask = [str(python), "-m", "repo2docker", "--no-build", "--debug"]
    ask += ["--user-id", "1000", "--user-name", "jovyan", str(repository)]
    done = subprocess.run(ask, env=variables(), capture_output=True, text=True, check=False)
    text = done.stdout + done.stderr
    version = re.search(r"Building conda environment for python=(\S+)", text)
    if done.returncode or version is None or "# Copy stuff." not in text:
        raise BuildError("repo2docker printed no Dockerfile:\n" + text[-3000:])
    before, after = text.split("# Copy stuff.")
    return Recipe(
        version[1],
        tuple(_base_packages(python, version[1])),
        tuple(_runs(before.split("# Run pre-assemble scripts!")[1])),
        tuple(_runs(after)),
    )


def _runs(dockerfile: str) -> Iterable[str]:
    """Return the commands in a part of a Dockerfile, each on one line."""
    for found in re.findall(r"^RUN ((?:.*\\\n)*.*)$", dockerfile, re.MULTILINE):
        yield found.replace("\\\n", " ").strip()


def _base_packages(python: Path, version: str) -> Iterable[str]:
    """Return the base image's packages, from the list that repo2docker itself installs from."""
    code = "import repo2docker; print(repo2docker.__file__)"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    folder = Path(done.stdout.strip()).parent / "buildpacks" / "conda"
    lock = (folder / f"environment.py-{version}-linux-64.lock").read_text()
    for name in BASE:
        found = re.search(rf"/{name}-(\d[^-/]*)-[^/]*\.conda", lock)
        if found:
            yield f"{name}=={found[1]}"


def _prepare_layer() -> Recipe:
    """Make the layer unless one from the same inputs exists; return repo2docker's recipe."""
    recipe = read_recipe(ROOT, prepare_beside("hosts", "lite"))
    interpreter = shutil.which(f"python{recipe.python}")
    if interpreter is None or subprocess.run([interpreter, "-c", "import venv"]).returncode:
        interpreter = sys.executable
        print(f"No python{recipe.python} here: {sys.version.split()[0]} takes its place.")
    inputs = (recipe, interpreter, REQUIREMENTS.read_text())
    key = hashlib.sha256(repr(inputs).encode()).hexdigest()
    if not (STAMP.exists() and STAMP.read_text() == key):
        STAMP.unlink(missing_ok=True)
        for folder in (HOME, PREFIX, LAYER):
            shutil.rmtree(folder, ignore_errors=True)
        _make_layer(recipe, interpreter)
        # Installed scripts contain the path of their Python, so the layer is built at the path that
        # it will have in the image.
        PREFIX.rename(LAYER)
        STAMP.write_text(key)
    return recipe


def _make_layer(recipe: Recipe, interpreter: str) -> None:
    """Install the base image's packages, then run the steps that need no repository."""
    (HOME / "binder").mkdir(parents=True)
    shutil.copy2(REQUIREMENTS, HOME / "binder")
    subprocess.run([interpreter, "-m", "venv", PREFIX], check=True)
    _step(f"python -m pip install -qq --disable-pip-version-check {' '.join(recipe.base)}")
    # A package that the requirements do not pin is not installed, and the steps below fail.
    for step in recipe.layer:
        _step(step, PIP_NO_DEPS="1")
    _step("python -m pip check")


def _copy_repository() -> None:
    """Copy all files under version control, as they are now; leave out files not yet added."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        raise BuildError("this needs the git repository: the image has what is committed there")
    shutil.rmtree(HOME, ignore_errors=True)
    for name in filter(None, listed.stdout.split("\0")):
        source, target = ROOT / name, HOME / name
        if source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def image_variables() -> dict[str, str]:
    """Return the image's environment, with only this machine's variables that downloads need."""
    return {
        **{name: value for name, value in os.environ.items() if PASSED.match(name)},
        "HOME": str(HOME),
        "USER": "jovyan",
        "SHELL": "/bin/bash",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "REPO_DIR": str(HOME),
        "NB_PYTHON_PREFIX": str(PREFIX),
        "KERNEL_PYTHON_PREFIX": str(PREFIX),
        "PYTHONUNBUFFERED": "1",
        "PATH": f"{HOME}/.local/bin:{PREFIX}/bin:/usr/bin:/bin",
    }


def _step(line: str, **more: str) -> None:
    """Run one line as Docker would, in the image's home and environment."""
    done = subprocess.run(
        ["bash", "-c", line],
        cwd=HOME,
        env=image_variables() | more,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"this step of the image failed: {line}\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    try:
        build()
    except BuildError as error:
        sys.exit(str(error))
    print("Start it with:\n  cd", HOME, "&&", *command("jupyter", "lab"))
