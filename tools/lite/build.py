"""Build the static site: pages and notebooks whose Python runs in the browser, without a server.

`python tools/lite/build.py` writes `build/lite`; put that folder on any web server. To look at it
on this machine: `python -m http.server -d build/lite`.

numpy is included if the address that has Pyodide's packages can be reached. `--wheels` (or the
variable RISK_WIDGET_WHEELS) adds other packages that the notebooks can import, or another numpy: a
wheel built for this Pyodide, or a folder of them.
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

from distribution import (  # noqa: E402
    BuildError,
    assemble,
    extra_wheels,
    fetch_core,
    fetch_published,
    fetch_wheels,
    plain,
)
from environment import CACHE, ENVIRONMENT, ROOT, alone, prepare_beside, variables  # noqa: E402
from play_pages import build_pages  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SITE = ROOT / "build" / "lite"
KERNEL = "@jupyterlite/pyodide-kernel-extension"
# The front ends that the site carries: the widgets' own, and the kernel.
EXTENSIONS = (KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget")
# The extension that lets cells wait for their kernel, and the form that JupyterLab requires: a
# container with the extension's name that holds the plugin.
PATIENCE = "risk-widget-patience"
ENTRY = "static/remoteEntry.js"
CONTAINER = """
const plugin = {{
  id: "{name}:plugin",
  autoStart: true,
  activate: (app) => waitForKernels(app, {words}),
}};
(window._JUPYTERLAB ??= {{}})["{name}"] = {{
  init: () => {{}},
  get: async () => () => ({{ __esModule: true, default: plugin }}),
}};
"""
# The kernel brings stand-ins for packages that make no sense in a browser.
OTHER_WIDGETS = "widgetsnbextension-3"
WHEELS = "RISK_WIDGET_WHEELS"
"""The variable that lists wheels to include, as PATH lists folders."""
NUMPY = "numpy"
"""A package that Pyodide publishes and the site carries: a kernel loads it on import."""


def build(site: Path = SITE, extra: Sequence[Path] = ()) -> Path:
    """Build the site unless one from the same inputs exists; return its folder.

    Args:
        site: the folder for the site.
        extra: more wheels to include, or folders of them.

    Raises:
        BuildError: something is missing; the message says what.
    """
    python = prepare_beside("lite")
    with alone("lite"):
        cache = CACHE / "lite"
        version, address = _pyodide(python)
        core = fetch_core(version, cache)
        given = extra_wheels(extra, _short(core))
        numpy = None if _has(given, NUMPY) else fetch_published(NUMPY, core, address)
        later = [numpy] if numpy else []
        stamp = cache / "site.txt"
        key = f"{site} {fingerprint(python, (*given, *later))}"
        if not (site.exists() and stamp.exists() and stamp.read_text() == key):
            stamp.unlink(missing_ok=True)
            _build(python, site, cache, core, given, later)
            stamp.write_text(key)
    return site


def fingerprint(python: Path, extra: Iterable[Path] = ()) -> str:
    """Return a hash of all inputs of the site: project files, its build, and wheels."""
    inputs = [*HERE.glob("*"), ROOT / "pyproject.toml", *extra]
    for folder in ("risk_widget", "notebooks", "js/play"):
        inputs += (ROOT / folder).rglob("*")
    digest = hashlib.sha256(str(python).encode())
    for path in sorted(inputs):
        if path.is_file() and not {"__pycache__", ".ipynb_checkpoints"} & {*path.parts}:
            digest.update(str(path).encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _build(
    python: Path,
    site: Path,
    cache: Path,
    core: Path,
    given: Sequence[Path],
    later: Sequence[Path],
) -> None:
    """Build the site: `given` wheels load with the kernel, `later` ones on import."""
    extensions = {name: _extension(name, python) for name in EXTENSIONS}
    work = cache / "work"
    shutil.rmtree(work, ignore_errors=True)
    others = fetch_wheels(HERE / "packages.txt", _short(core), python, cache)
    own = _own_wheel(python, work / "wheel")
    wheels = [
        *others,
        *given,
        *later,
        *(
            wheel
            for wheel in sorted((extensions[KERNEL] / "static" / "pypi").glob("*.whl"))
            if not wheel.name.startswith(OTHER_WIDGETS)
        ),
        own,
    ]
    extensions[PATIENCE] = _write_patience(work / PATIENCE)
    names = assemble(core, wheels, work / "site" / "static" / "pyodide")
    at_once = [name for name in names if not _has(later, name)]
    settings = json.dumps(_settings(at_once), indent=1)
    (work / "site" / "jupyter-lite.json").write_text(settings)
    command = [str(python), "-m", "jupyter", "lite", "build", "--lite-dir", str(work / "site")]
    command += ["--output-dir", str(work / "out"), "--contents", str(ROOT / "notebooks")]
    command += ["--apps", "lab", "--apps", "notebooks", "--no-sourcemaps", "--ignore-sys-prefix"]
    command += [f"--LiteBuildConfig.federated_extensions={path}" for path in extensions.values()]
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
    """Return the folder of a front-end extension, in this build's environment or the project's."""
    for place in (python.parent.parent, ENVIRONMENT):
        folder = place / "share" / "jupyter" / "labextensions" / name
        if folder.is_dir():
            return folder
    raise BuildError(f"the front end {name} is not installed")


def _write_patience(folder: Path) -> Path:
    """Write into a new folder the extension that lets cells wait; return the folder."""
    from risk_widget import __version__
    from risk_widget.messages import say

    source = (ROOT / "js" / "play" / "kernelWait.js").read_text(encoding="utf-8")
    words = json.dumps(say("site-waiting"), ensure_ascii=False)
    container = CONTAINER.format(name=PATIENCE, words=words)
    # The extension is loaded as a script, not as a module: other scripts must see nothing of it.
    script = f"{{\n{source.replace('export function', 'function')}{container}}}\n"
    (folder / "static").mkdir(parents=True)
    (folder / ENTRY).write_text(script, encoding="utf-8")
    package = {
        "name": PATIENCE,
        "version": __version__,
        "jupyterlab": {"_build": {"load": ENTRY, "extension": "./extension"}},
    }
    (folder / "package.json").write_text(json.dumps(package))
    return folder


def _settings(packages: list[str]) -> dict[str, Any]:
    """Return the page's settings: no news feed, and a kernel that finds everything locally."""
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
    """Return the project's own wheel, built without network access."""
    command = [str(python), "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation"]
    command += ["--no-cache-dir", "-w", str(folder), str(ROOT)]
    if subprocess.run(command, check=False).returncode:
        raise BuildError("the project's wheel could not be built")
    return next(folder.glob("risk_widget-*.whl"))


def _pyodide(python: Path) -> tuple[str, str]:
    """Return the Pyodide version that the kernel is made for, and the address with its packages."""
    ask = "import jupyterlite_pyodide_kernel.constants as c"
    ask += "; print(c.PYODIDE_VERSION, c.PYODIDE_CDN_URL)"
    command = [str(python), "-c", ask]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    version, address = done.stdout.split()
    return version, address


def _short(core: Path) -> str:
    """Return the Python version of a Pyodide, such as "3.14"."""
    info = json.loads((core / "pyodide-lock.json").read_text())["info"]
    return ".".join(info["python"].split(".")[:2])


def _has(wheels: Iterable[Path], name: str) -> bool:
    """Whether a package is among the wheels."""
    return any(plain(wheel.name.partition("-")[0]) == name for wheel in wheels)


if __name__ == "__main__":
    python = prepare_beside("lite")
    if not Path(sys.prefix).samefile(python.parent.parent):
        # The environment of JupyterLite has the packages that this needs.
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
