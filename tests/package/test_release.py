"""A release: one version everywhere, a checked tag, correct notes, and a recipe for conda."""

from __future__ import annotations

import datetime as dt
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import release
from ruamel.yaml import YAML

import risk_widget

ROOT = Path(__file__).resolve().parents[2]
VERSION = risk_widget.__version__
NEXT = "7.8.9"


def git(folder: Path, *words: str) -> None:
    own = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *own, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a repository with copies of the files that a release changes, on its main branch."""
    places = {}
    for path, place in release.PLACES.items():
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
        places[copy] = place
    shutil.copy(release.CHANGELOG, tmp_path)
    monkeypatch.setattr(release, "PLACES", places)
    monkeypatch.setattr(release, "CHANGELOG", tmp_path / "CHANGELOG.md")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    git(tmp_path, "init", "-q", "-b", "main")
    commit(tmp_path, main=True)
    return tmp_path


def commit(folder: Path, *, main: bool) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "--allow-empty", "-m", "a commit")
    if main:
        git(folder, "update-ref", "refs/remotes/origin/main", "HEAD")


def test_the_version_is_the_same_everywhere() -> None:
    assert set(release.versions().values()) == {VERSION}


def test_a_version_is_written_everywhere_and_dated(copies: Path) -> None:
    before = release.CHANGELOG.read_text()
    assert release.main(["prepare", NEXT]) == 0
    assert set(release.versions().values()) == {NEXT}
    text = release.CHANGELOG.read_text()
    today = dt.datetime.now(dt.UTC).date()
    head = re.search(rf"(?m)^## \[Unreleased\]\n\n## \[{NEXT}\] - (\S+)$", text)
    assert head
    assert abs(dt.date.fromisoformat(head[1]) - today) <= dt.timedelta(days=1)
    assert text.replace(f"\n## [{NEXT}] - {head[1]}\n", "", 1) == before
    commit(copies, main=True)
    assert release.main(["check", f"v{NEXT}"]) == 0
    # A version that no file has yet cannot be released.
    assert release.main(["prepare", "7.9.0"]) == 1


@pytest.mark.parametrize(
    ("tag", "words"),
    [("v99.0.0", "__init__.py has version"), (VERSION, "has version"), (f"v{NEXT}", "Merge it")],
)
def test_a_wrong_tag_is_refused(
    tag: str, words: str, copies: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The tag's version or form is wrong, or its commit is not on the main branch."""
    if tag == f"v{NEXT}":
        release.main(["prepare", NEXT])
        commit(copies, main=False)
    assert release.main(["check", tag]) == 1
    assert words in capsys.readouterr().err


def test_a_tag_without_a_dated_section_is_refused(
    copies: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release.main(["prepare", NEXT])
    text = release.CHANGELOG.read_text()
    release.CHANGELOG.write_text(text.replace(f"## [{NEXT}]", "## [1.0.0]"))
    commit(copies, main=True)
    assert release.main(["check", f"v{NEXT}"]) == 1
    assert f"prepare {NEXT}" in capsys.readouterr().err


@pytest.mark.parametrize("version", ["1", "v1.2.3", "1.2.3rc1", ""])
def test_an_invalid_version_is_refused(version: str, copies: Path) -> None:
    before = {path: path.read_text() for path in [*release.PLACES, release.CHANGELOG]}
    assert release.main(["prepare", version]) == 1
    assert {path: path.read_text() for path in before} == before


@pytest.mark.parametrize("address", ["", "someone/of-theirs"])
def test_the_notes_are_the_section_with_permanent_links(
    address: str, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "repository", lambda: address)
    release.main(["prepare", NEXT])
    notes = release.notes(f"v{NEXT}")
    assert "## [" not in notes
    assert "### Added" in notes
    links = re.findall(r"\]\(([^)]+)\)", notes)
    start = f"https://github.com/{address}/blob/v{NEXT}/"
    assert all(link.startswith(start) for link in links)
    assert bool(links) is bool(address)


def test_every_requirement_has_a_recipe_for_binders_versions() -> None:
    pinned = (ROOT / "binder" / "requirements.txt").read_text().splitlines()
    read = YAML(typ="safe")
    for name in ("fluent.runtime", "fluent.syntax"):
        told = read.load(ROOT / "recipe" / name / "recipe.yaml")
        assert f"{name}=={told['context']['version']}" in pinned
        assert re.fullmatch(r"[0-9a-f]{64}", told["source"]["sha256"])


def test_the_recipe_has_the_packages_requirements(tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    sdist = tmp_path / "a.tar.gz"
    sdist.write_bytes(b"")
    read = YAML(typ="safe")
    here, there = read.load(release.RECIPE), read.load(release.recipe(sdist))
    python, *needed = here["requirements"]["run"]
    assert [name.replace(" ", "") for name in needed] == project["project"]["dependencies"]
    assert python == "python >=${{ python_min }}"
    assert f">={here['context']['python_min']}" == project["project"]["requires-python"]
    backend = [name.replace(" ", "") for name in here["requirements"]["host"]]
    assert set(project["build-system"]["requires"]) <= set(backend)
    assert here["about"]["summary"] == project["project"]["description"]
    # On a channel, the recipe builds the sdist of the index; everything else is the same.
    assert here.pop("source") == {"path": "../.."}
    assert there.pop("source")["sha256"].startswith("e3b0c44298fc1c14")
    assert here == there
