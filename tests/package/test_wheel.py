"""The wheel: its contents, and its installation and use on a machine without Node."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
import zipfile
from email.parser import HeaderParser
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import risk_widget
from risk_widget.messages.catalog import UNFINISHED, catalogs
from risk_widget.messages.long_texts import file_beside
from risk_widget.translations import originals

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "risk_widget" / "static"
BUNDLE_LIMIT = 490_000
"""The maximum size in bytes of front end and board; a larger size would cause a noticeable wait."""
TRAVELS_LIMIT = 260_000
"""The maximum size, in bytes, at which both may be sent to a page and saved in a notebook."""


@pytest.fixture(scope="module")
def no_node(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment in which neither node nor npm can be found."""
    folder = tmp_path_factory.mktemp("path")
    return {**os.environ, "PATH": str(folder)}


@pytest.fixture(scope="module")
def wheel(no_node: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel of this checkout without Node."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env=no_node,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_contains_only_what_runs(wheel: Path) -> None:
    """The wheel contains bundle, boards, editions and clauses, but no tests or bundle sources."""
    names = set(zipfile.ZipFile(wheel).namelist())
    needed = {
        "static/loader.js",
        "static/widget.js",
        "static/widget.css",
        "static/table.js",
        "static/table.css",
        "static/story.js",
        "table/guest.html",
        "messages/en.ftl",
        "boards/classic.json",
        "boards/island.json",
        "boards/strait.json",
        "rules/clauses.toml",
        "rules/editions/nordic.toml",
        "rules/editions/german.toml",
        "rules/editions/italian.toml",
        "rules/editions/czech.toml",
        "py.typed",
    }
    assert {f"risk_widget/{name}" for name in needed} <= names
    tops = {name.split("/")[0] for name in names}
    version = f"risk_widget-{risk_widget.__version__}"
    assert tops == {"risk_widget", f"{version}.data", f"{version}.dist-info"}
    # A Jupyter server that finds this file serves the routes of a table.
    (settings,) = [name for name in names if name.startswith(f"{version}.data")]
    assert settings.endswith("/etc/jupyter/jupyter_server_config.d/risk_widget.json")
    (extension,) = json.loads(zipfile.ZipFile(wheel).read(settings))["ServerApp"][
        "jpserver_extensions"
    ]
    assert importlib.import_module(extension)._jupyter_server_extension_points()
    assert not [name for name in names if name.endswith((".pyc", ".map"))]
    # Otherwise a page would ask for a map that is not there.
    archive = zipfile.ZipFile(wheel)
    scripts = [name for name in names if "/static/" in name]
    assert scripts
    assert not [name for name in scripts if b"sourceMappingURL" in archive.read(name)]
    # A language is included as soon as it is complete.
    for language in catalogs():
        files = [f"messages/{language}.ftl", *(file_beside(file, language) for file in originals())]
        texts = {f"risk_widget/{file}" for file in files if (ROOT / "risk_widget" / file).exists()}
        assert texts & names == (set() if language in UNFINISHED else texts), language


def test_the_extras_for_users_are_only_those_they_need(wheel: Path) -> None:
    """A package index shows only the extras for users, and none for developers."""
    inside = zipfile.ZipFile(wheel)
    (metadata,) = [name for name in inside.namelist() if name.endswith(".dist-info/METADATA")]
    headers = HeaderParser().parsestr(inside.read(metadata).decode())
    files = [ROOT / "README.md", *ROOT.glob("docs/*.md"), *ROOT.glob("risk_widget/**/*.py")]
    texts = "\n".join(path.read_text() for path in files)
    named = set(re.findall(r"risk-widget\[(\w+)\]|not_installed\(.*, \"(\w+)\"\)", texts))
    offered = headers.get_all("Provides-Extra") or []
    assert {*offered} == {"lab", *filter(None, chain(*named))}


def test_the_wheel_runs_outside_the_repository(
    wheel: Path, tmp_path: Path, no_node: dict[str, str]
) -> None:
    """Unpacked where pip would put it, the package finds its data and makes a game and a widget."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = (
        "import risk_widget as rw, pathlib\n"
        "assert pathlib.Path(rw.__file__).is_relative_to(pathlib.Path.cwd()), rw.__file__\n"
        "seats = ['red', 'blue', 'green']\n"
        "game = rw.Game.new(edition='nordic', mode='missions', seats=seats, seed=1)\n"
        "widget = rw.RiskWidget(game)\n"
        "assert len(widget.shared.packed) > 100_000\n"
        "print(game.phase)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**no_node, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "place"


def test_the_wheel_and_the_bundle_are_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The JSON that is sent and saved is small: the shared part, and what each widget adds."""
    # Shared parts made by an earlier test may offer a bot that was added there.
    monkeypatch.setattr("risk_widget.widget.shared._newest", None)
    widget: Any = risk_widget.RiskWidget(risk_widget.Game.new(seed=1))
    shared = widget.shared.get_state()
    sizes = {name: len(json.dumps(shared[name]).encode()) for name in ("packed", "board")}
    assert sum(sizes.values()) < TRAVELS_LIMIT, sizes
    unpacked = [len(json.dumps((STATIC / f"widget.{kind}").read_text())) for kind in ("js", "css")]
    assert sum(unpacked) + sizes["board"] < BUNDLE_LIMIT, unpacked
    own = json.dumps([widget.get_state(), widget.live.get_state()])
    assert len(own.encode()) < 10_000


def test_the_changelog_describes_this_version() -> None:
    """Changes are listed as unreleased until their version is released and gets its own section."""
    text = (ROOT / "CHANGELOG.md").read_text()
    assert f"## [{risk_widget.__version__}]" in text or "## [Unreleased]" in text
    # Before a first release, there is nothing that could have changed.
    assert ("### Changed" in text) <= (text.count("\n## [") > 1)
