"""What Binder makes of this repository, without Docker: `python tools/binder.py`.

repo2docker prints the Dockerfile that it would build; the steps that concern the repository are
read from there and carried out as the image's own user. What can't be had without Docker is the
base image: in its stead, the same versions of the Jupyter packages are installed from PyPI.

The layer of third-party packages is kept, as Docker would keep it, for as long as its inputs stay
the same. The repository's own steps run every time, on a fresh copy of that layer.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from environment import CACHE, ROOT, alone, prepare_beside, variables

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

STARTED = time.monotonic()
USER_ID = 1000
USER_NAME = "jovyan"
# Of the base image's packages, those that a visitor meets; pip brings what they need. A server for
# one visitor does without the hub's own package.
BASE = (
    *("ipykernel", "ipywidgets", "jupyter-offlinenotebook", "jupyter-resource-usage"),
    *("jupyter_server", "jupyterlab", "jupyterlab_widgets", "notebook", "pip", "tornado"),
    *("traitlets", "typing_extensions"),
)
WARM = "import anywidget, ipykernel.kernelapp, jupyterlab.labapp, notebook.app, numpy"
# Of the variables of this machine, those by which pip finds its packages.
PASSED = re.compile(r"PIP_|SSL_|\w*_proxy$|.*CA_BUNDLE", re.IGNORECASE)


class BuildError(RuntimeError):
    """A step of the image failed, or this machine lacks what it needs."""


class Account(NamedTuple):
    """Whose rights the image's steps have."""

    number: int | None
    """The image's user, or None for the user who runs this."""
    remark: str

    def command(self, *words: str | Path) -> list[str]:
        """A command with this account's rights."""
        line = [str(word) for word in words]
        if self.number is None:
            return line
        me = str(self.number)
        # setpriv itself still finds programs with root's rights; env no longer does.
        return ["setpriv", f"--reuid={me}", f"--regid={me}", "--clear-groups", "env", *line]

    def may(self, *words: str | Path) -> bool:
        """Whether a command succeeds with this account's rights."""
        return subprocess.run(self.command(*words), capture_output=True).returncode == 0


class Recipe(NamedTuple):
    """What repo2docker says about the repository."""

    python: str
    base: Mapping[str, str]
    """Versions of the base image's packages."""
    layer: tuple[str, ...]
    """Steps before the repository is copied; they stay cached."""
    steps: tuple[str, ...]
    """Steps with the repository in place."""


class Image(NamedTuple):
    """A built image: a home with the repository in it, and the Python beside it."""

    home: Path
    prefix: Path
    environment: dict[str, str]
    account: Account
    recipe: Recipe

    def command(self, *words: str) -> list[str]:
        """A command of the image, with the rights of its user."""
        return self.account.command(self.prefix / "bin" / words[0], *words[1:])


def account() -> Account:
    """The image's user where this process may become it; else the present user."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("setpriv") is None:
        remark = "Not root with setpriv here: the image's steps run as the present user."
        return Account(None, remark)
    return Account(USER_ID, f"The image's steps run as user {USER_ID}.")


def read_recipe(repository: Path, python: Path) -> Recipe:
    """Ask repo2docker what it would do with a repository."""
    command = [str(python), "-m", "repo2docker", "--no-build", "--debug"]
    command += ["--user-id", str(USER_ID), "--user-name", USER_NAME, str(repository)]
    done = subprocess.run(command, env=variables(), capture_output=True, text=True, check=False)
    text = done.stdout + done.stderr
    version = re.search(r"Building conda environment for python=(\S+)", text)
    if done.returncode or version is None or "# Copy stuff." not in text:
        raise BuildError("repo2docker printed no Dockerfile:\n" + text[-3000:])
    before, after = text.split("# Copy stuff.")
    return Recipe(
        version[1],
        _base_versions(python, version[1]),
        tuple(_runs(before.split("# Run pre-assemble scripts!")[1])),
        tuple(_runs(after)),
    )


def _runs(dockerfile: str) -> Iterable[str]:
    """The commands of a part of a Dockerfile, each in one line."""
    for found in re.findall(r"^RUN ((?:.*\\\n)*.*)$", dockerfile, re.MULTILINE):
        yield found.replace("\\\n", " ").strip()


def _base_versions(python: Path, version: str) -> dict[str, str]:
    """Versions in the base image, from the list that repo2docker itself installs from."""
    code = "import repo2docker; print(repo2docker.__file__)"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    folder = Path(done.stdout.strip()).parent / "buildpacks" / "conda"
    lock = (folder / f"environment.py-{version}-linux-64.lock").read_text()
    found = {name: re.search(rf"/{name}-(\d[^-/]*)-[^/]*\.conda", lock) for name in BASE}
    return {name: match[1] for name, match in found.items() if match}


def find_python(version: str, who: Account) -> Path | None:
    """A Python of this version that the account may run."""
    folders = [*os.environ.get("PATH", "").split(os.pathsep), "/usr/local/bin", "/usr/bin"]
    check = f"import venv, sys; sys.exit('{version}' != '%d.%d' % sys.version_info[:2])"
    for folder in folders:
        candidate = Path(folder) / f"python{version}"
        if candidate.is_file() and who.may(candidate, "-c", check):
            return candidate
    return None


def build() -> Image:
    """Carry out the image's steps; the result lies below `.cache`.

    Raises:
        BuildError: a step failed; the message has what it printed.
    """
    with alone("binder"):
        image, layer = _prepare_layer()
        shutil.rmtree(image.prefix, ignore_errors=True)
        shutil.copytree(layer, image.prefix, symlinks=True, copy_function=_link_or_copy)
        _give(image, image.prefix)
        _copy_repository(image)
        for step in image.recipe.steps:
            _step(image, step)
            _say(f"RUN {step}")
        return image


def prepare_layer() -> None:
    """Make the layer of third-party packages, unless it is there.

    Raises:
        BuildError: a step failed; the message has what it printed.
    """
    with alone("binder"):
        _prepare_layer()


def _prepare_layer() -> tuple[Image, Path]:
    """The image as it will be, and the folder of its layer of third-party packages."""
    recipe = read_recipe(ROOT, prepare_beside("hosts", "lite"))
    _say(f"repo2docker: Python {recipe.python}, {len(recipe.steps)} steps of the repository's own")
    who = account()
    where = CACHE / "binder"
    where.mkdir(parents=True, exist_ok=True)
    interpreter = find_python(recipe.python, who)
    if who.number is not None and (interpreter is None or not who.may("test", "-x", where)):
        lacking = f"a python{recipe.python}" if interpreter is None else f"a way to {where}"
        remark = f"User {USER_ID} has not {lacking}: the image's steps run as the present user."
        who = Account(None, remark)
        interpreter = interpreter or find_python(recipe.python, who)
    _say(who.remark)
    if interpreter is None:
        interpreter = Path(sys.executable)
        _say(f"No python{recipe.python} here: {sys.version.split()[0]} takes its place.")

    home, prefix, layer = (where / name for name in ("home", "env", "layer"))
    image = Image(home, prefix, _variables(home, prefix), who, recipe)
    key = hashlib.sha256(repr((recipe, interpreter, who, _requirements())).encode()).hexdigest()
    stamp = where / "layer.txt"
    if stamp.exists() and stamp.read_text() == key:
        _say("layer of third-party packages: kept from before")
    else:
        stamp.unlink(missing_ok=True)
        _make_layer(image, interpreter)
        shutil.rmtree(layer, ignore_errors=True)
        prefix.rename(layer)
        stamp.write_text(key)
        _say("layer of third-party packages: built")
    return image, layer


def _say(text: str) -> None:
    print(f"[{time.monotonic() - STARTED:6.1f} s] {text}", flush=True)


def _requirements() -> str:
    return (ROOT / "binder" / "requirements.txt").read_text()


def _variables(home: Path, prefix: Path) -> dict[str, str]:
    """The image's environment: nothing of this machine's but the way to its packages."""
    return {
        **{name: value for name, value in os.environ.items() if PASSED.match(name)},
        "HOME": str(home),
        "USER": USER_NAME,
        "SHELL": "/bin/bash",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "REPO_DIR": str(home),
        "NB_PYTHON_PREFIX": str(prefix),
        "KERNEL_PYTHON_PREFIX": str(prefix),
        "PYTHONUNBUFFERED": "1",
        "PATH": f"{home}/.local/bin:{prefix}/bin:/usr/bin:/bin",
    }


def _make_layer(image: Image, interpreter: Path) -> None:
    """The base image's packages, then the steps that need no repository."""
    shutil.rmtree(image.prefix, ignore_errors=True)
    subprocess.run([interpreter, "-m", "venv", "--without-pip", image.prefix], check=True)
    pins = [f"{name}=={version}" for name, version in image.recipe.base.items()]
    pip = [
        str(prepare_beside("hosts", "lite")),
        "-m",
        "pip",
        "--python",
        str(image.prefix / "bin" / "python"),
    ]
    flags = ["-qq", "--no-compile", "--disable-pip-version-check"]
    if subprocess.run([*pip, "install", *flags, *pins], check=False).returncode:
        raise BuildError("the base image's packages could not be installed; is there a network?")
    _empty_home(image)
    (image.home / "binder").mkdir()
    (image.home / "binder" / "requirements.txt").write_text(_requirements())
    _give(image, image.home, image.prefix)
    had = _installed(image)
    for step in image.recipe.layer:
        _step(image, step)
    pinned = {_plain(name) for name in re.findall(r"^([\w.-]+)==", _requirements(), re.MULTILINE)}
    stray = _installed(image) - had - pinned
    if stray:
        raise BuildError(f"binder/requirements.txt pins no version of: {', '.join(sorted(stray))}")
    # The modules that every start needs, compiled once and not at each visit.
    _step(image, f'python -c "{WARM}"')


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _installed(image: Image) -> set[str]:
    done = _step(image, "python -m pip list --format=json --disable-pip-version-check")
    return {_plain(entry["name"]) for entry in json.loads(done)}


def _copy_repository(image: Image) -> None:
    """What is under version control, as it stands; a file that was not added is left out."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        raise BuildError("this needs the git repository: the image has what is committed there")
    _empty_home(image)
    for name in filter(None, listed.stdout.split("\0")):
        source, target = ROOT / name, image.home / name
        if source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    _give(image, image.home)


def _empty_home(image: Image) -> None:
    shutil.rmtree(image.home, ignore_errors=True)
    image.home.mkdir(parents=True)


def _give(image: Image, *folders: Path) -> None:
    """Make the image's user the owner of folders."""
    number = image.account.number
    if number is None:
        return
    for folder in folders:
        os.chown(folder, number, number)
        for path in folder.rglob("*"):
            os.chown(path, number, number, follow_symlinks=False)


def _link_or_copy(source: str, target: str) -> None:
    """Share what no step writes into; settings are copied, so that the layer stays as it was."""
    if "/site-packages/" in source or "/share/" in source:
        os.link(source, target, follow_symlinks=False)
    else:
        shutil.copy2(source, target, follow_symlinks=False)


def _step(image: Image, line: str) -> str:
    """Run one line as Docker would, in the image's home and environment; return what it prints."""
    done = subprocess.run(
        image.account.command("bash", "-c", line),
        cwd=image.home,
        env=image.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"this step of the image failed: {line}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    try:
        built = build()
    except BuildError as error:
        sys.exit(str(error))
    print("Start it with:\n  cd", built.home, "&&", *built.command("jupyter", "lab"))
