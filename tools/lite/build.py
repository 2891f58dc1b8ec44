"""Build the static site: pages that play by themselves and the notebooks, with a Python that runs
in the browser, and no server.

`python tools/lite/build.py` writes `build/lite`; put that folder on any web server. To look at it
on this machine: `python -m http.server -d build/lite`.

`--wheels` (or the variable RISK_WIDGET_WHEELS) adds packages that the notebooks can import, such as
numpy built for this Pyodide: a wheel, or a folder of them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent)]

from distribution import BuildError, assemble, extra_wheels, fetch_core, fetch_wheels  # noqa: E402
from environment import CACHE, ENVIRONMENT, ROOT, alone, prepare_lite, variables  # noqa: E402
from patience import NAME, write_extension  # noqa: E402
from play_pages import build_pages  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SITE = ROOT / "build" / "lite"
KERNEL = "@jupyterlite/pyodide-kernel-extension"
# The front ends that the site carries: the widgets' own, and the kernel.
EXTENSIONS = (KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget")
# The kernel brings stand-ins for packages that make no sense in a browser.
OTHER_WIDGETS = "widgetsnbextension-3"
WHEELS = "RISK_WIDGET_WHEELS"
"""The variable that names wheels to be carried along, as a PATH names folders."""


def build(site: Path = SITE, extra: Sequence[Path] = ()) -> Path:
    """Build the site unless it stands there already, from the same inputs; return its folder.

    Args:
        site: where it is to stand.
        extra: wheels to be carried along, or folders of them.

    Raises:
        BuildError: something is missing; the message says what.
    """
    python = prepare_lite()
    with alone("lite"):
        stamp = CACHE / "lite" / "site.txt"
        key = f"{site} {fingerprint(python, extra)}"
        if not (site.exists() and stamp.exists() and stamp.read_text() == key):
            stamp.unlink(missing_ok=True)
            _build(python, site, CACHE / "lite", extra)
            stamp.write_text(key)
    return site


def inputs() -> Iterable[Path]:
    """The files of the project from which the site is made."""
    yield from sorted(HERE.glob("*"))
    yield ROOT / "pyproject.toml"
    for folder in ("risk_widget", "notebooks", "js/play"):
        for path in sorted((ROOT / folder).rglob("*")):
            if "__pycache__" not in path.parts and ".ipynb_checkpoints" not in path.parts:
                yield path


def fingerprint(python: Path, extra: Iterable[Path] = ()) -> str:
    """A hash of all that the site depends on."""
    digest = hashlib.sha256(str(python).encode())
    own = [(str(path.relative_to(ROOT)), path) for path in inputs()]
    more = [(path.name, path) for place in extra for path in (place, *sorted(place.glob("*.whl")))]
    for name, path in (*own, *more):
        if path.is_file():
            digest.update(name.encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _build(python: Path, site: Path, cache: Path, extra: Sequence[Path]) -> None:
    extensions = {name: _extension(name, python) for name in EXTENSIONS}
    version = _ask(python, "import jupyterlite_pyodide_kernel.constants as c", "c.PYODIDE_VERSION")
    core = fetch_core(version, cache)
    info = json.loads((core / "pyodide-lock.json").read_text())["info"]
    short = ".".join(info["python"].split(".")[:2])
    work = cache / "work"
    shutil.rmtree(work, ignore_errors=True)
    others = fetch_wheels(HERE / "packages.txt", short, python, cache)
    own = _own_wheel(python, work / "wheel")
    wheels = [
        *others,
        *extra_wheels(extra, short),
        *(
            wheel
            for wheel in sorted((extensions[KERNEL] / "static" / "pypi").glob("*.whl"))
            if not wheel.name.startswith(OTHER_WIDGETS)
        ),
        own,
    ]
    extensions[NAME] = write_extension(work / NAME)
    names = assemble(core, wheels, work / "site" / "static" / "pyodide")
    _write(work / "site" / "jupyter-lite.json", _settings(names))
    _write(
        work / "site" / "jupyter_lite_config.json",
        {
            "LiteBuildConfig": {
                "apps": ["lab", "notebooks"],
                "contents": [str(ROOT / "notebooks")],
                "federated_extensions": [str(path) for path in extensions.values()],
                "ignore_sys_prefix": True,
                "no_sourcemaps": True,
                "output_dir": str(work / "out"),
            }
        },
    )
    command = [str(python), "-m", "jupyter", "lite", "build", "--lite-dir", str(work / "site")]
    done = subprocess.run(
        command, cwd=work / "site", env=variables(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildError(f"JupyterLite could not build the site:\n{done.stdout}{done.stderr}")
    build_pages(work / "out", core, others, own, work / "pages")
    shutil.rmtree(site, ignore_errors=True)
    site.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(work / "out", site)
    shutil.rmtree(work)


def _extension(name: str, python: Path) -> Path:
    """The folder of a front end, in the environment of this build or in the project's own."""
    for place in (python.parent.parent, ENVIRONMENT):
        folder = place / "share" / "jupyter" / "labextensions" / name
        if folder.is_dir():
            return folder
    raise BuildError(f"the front end {name} is not installed")


def _settings(packages: list[str]) -> dict[str, Any]:
    """What the page is told: no news, and a kernel that finds everything beside it."""
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {
            "packages": packages,
            "lockFileURL": "./static/pyodide/pyodide-lock.json",
        },
    }
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "risk_widget",
            "disabledExtensions": ["@jupyterlab/apputils-extension:announcements"],
            "litePluginSettings": {f"{KERNEL}:kernel": kernel},
        },
    }


def _own_wheel(python: Path, folder: Path) -> Path:
    """The project's own wheel, built without a network."""
    command = [str(python), "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation"]
    command += ["--no-cache-dir", "-w", str(folder), str(ROOT)]
    if subprocess.run(command, check=False).returncode:
        raise BuildError("the project's wheel could not be built")
    return next(folder.glob("risk_widget-*.whl"))


def _ask(python: Path, setup: str, expression: str) -> str:
    """What an expression is in another Python."""
    command = [str(python), "-c", f"{setup}; print({expression})"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def _write(path: Path, data: dict[str, Any]) -> None:
    path.write_text(json.dumps(data, indent=1))


if __name__ == "__main__":
    python = prepare_lite()
    if not Path(sys.prefix).samefile(python.parent.parent):
        # The environment of JupyterLite has what this needs beyond the standard library.
        sys.exit(subprocess.run([python, __file__, *sys.argv[1:]]).returncode)
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("site", nargs="?", type=Path, default=SITE)
    words.add_argument("--wheels", action="append", type=Path, metavar="FILE_OR_FOLDER")
    chosen = words.parse_args()
    named = [Path(name) for name in os.environ.get(WHEELS, "").split(os.pathsep) if name]
    try:
        built = build(chosen.site.resolve(), chosen.wheels or named)
    except BuildError as error:
        sys.exit(str(error))
    size = sum(path.stat().st_size for path in built.rglob("*") if path.is_file())
    print(f"{built}: {size / 1e6:.0f} MB. Look at it: python3 -m http.server -d {built}")
