"""Files for the code host: how to cite, how to report, and the workflows."""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import clause_ids
import page_data
import pytest
from ruamel.yaml import YAML

import risk_widget

ROOT = Path(__file__).resolve().parents[2]
VERSION = risk_widget.__version__
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())
# An action pinned to the commit of a tag, so that moving the tag cannot change the action.
PINNED = re.compile(r"(?:actions/[\w-]+|pypa/gh-action-pypi-publish)@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def read(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = YAML(typ="safe").load(path)
    return loaded


def workflow(name: str) -> dict[str, Any]:
    return read(ROOT / ".github" / "workflows" / f"{name}.yml")


def test_the_citation_names_this_version() -> None:
    cited = read(ROOT / "CITATION.cff")
    assert cited["version"] == VERSION
    assert cited["license"] == PROJECT["license"]
    assert cited["keywords"] == PROJECT["keywords"]
    assert cited["authors"] == PROJECT["authors"]


def test_the_policys_links_have_targets() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / "SECURITY.md").read_text())
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("step", "name", "right", "wrong"),
    [
        ("citation", "CITATION.cff", "cff-version: 1.2.0", "cff-version: newest"),
        ("workflows", ".github/workflows/site.yml", "pages: write", "pages: everything"),
        ("updates", ".github/dependabot.yml", "interval: monthly", "interval: sometimes"),
    ],
)
def test_a_file_that_breaks_its_schema_is_found(
    tmp_path: Path, step: str, name: str, right: str, wrong: str
) -> None:
    shutil.copytree(ROOT / ".github", tmp_path / ".github")
    shutil.copy(ROOT / "CITATION.cff", tmp_path)
    steps = runpy.run_path(str(ROOT / "tools" / "test.py"))["checks"](Path(sys.executable))
    (command,) = (each.command for each in steps if each.name == f"the forge's files: {step}")
    assert subprocess.run(command, cwd=tmp_path, check=False).returncode == 0
    text = (tmp_path / name).read_text()
    assert right in text
    (tmp_path / name).write_text(text.replace(right, wrong))
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"'{wrong.split()[-1]}'" in done.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_few_permissions(path: Path) -> None:
    """A workflow as a whole may only read, and a job with more rights runs no code of ours."""
    content = read(path)
    assert content["permissions"] == {"contents": "read"}
    assert content["concurrency"]["group"]
    assert "secrets" not in path.read_text()
    for job in content["jobs"].values():
        if job.get("permissions"):
            assert not [step for step in job["steps"] if "checkout" in step.get("uses", "")]
            runs = [step["run"] for step in job["steps"] if "run" in step]
            assert [run for run in runs if not run.startswith("gh release create ")] == []
        for step in job.get("steps", []):
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_official_and_pinned(path: Path) -> None:
    used = re.findall(r"uses: (.+)", path.read_text())
    local = {f"$/.github/workflows/{other.name}" for other in WORKFLOWS}
    assert used
    assert [name for name in used if name not in local and not PINNED.fullmatch(name)] == []


def test_an_action_has_the_same_version_everywhere() -> None:
    used = {name for path in WORKFLOWS for name in re.findall(PINNED, path.read_text())}
    assert len(used) == len({name.partition("@")[0] for name in used}) > 8


def test_a_bot_updates_the_pinned_versions() -> None:
    updates = read(ROOT / ".github" / "dependabot.yml")["updates"]
    places = {
        each["package-ecosystem"]: each.get("directories") or [each["directory"]]
        for each in updates
    }
    assert places["github-actions"] == ["/"]
    folders = [ROOT / place.strip("/") for place in places["pip"]]
    assert all([*folder.glob("*.toml"), *folder.glob("*.txt")] for folder in folders)
    assert all((ROOT / place.strip("/") / "package.json").exists() for place in places["npm"])


def test_every_python_version_named_is_tested() -> None:
    """One Python runs all tests with all Pythons installed; each of the others runs the check."""
    jobs = workflow("test")["jobs"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    (at_hand,) = (
        step["with"]["python-version"].split()
        for step in jobs["test"]["steps"]
        if step.get("uses", "").startswith("actions/setup-python@")
    )
    checked = jobs["check"]["strategy"]["matrix"]["python"]
    assert sorted(at_hand) == sorted([*checked, at_hand[-1]]) == named
    assert PROJECT["requires-python"] == f">={named[0]}"


def test_the_jobs_cover_all_steps() -> None:
    """Together, the jobs run the daily check's steps, and each part of the whole run once."""
    rows = workflow("test")["jobs"]["test"]["strategy"]["matrix"]["include"]
    words = [word for row in rows for word in shlex.split(row["steps"])]
    command = runpy.run_path(str(ROOT / "tools" / "test.py"))
    first, *rest = [step.name for step in command["parts"](Path(sys.executable))]
    assert sorted(words) == sorted(["check", *rest])
    assert first in {step.name for step in command["choose"](["check"], Path(sys.executable))}


def test_every_night_and_every_release_runs_everything() -> None:
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text()
    assert "RISK_WIDGET_ALL: ${{ (github.event_name == 'schedule' || inputs.everything)" in text
    assert "  schedule:\n    - cron:" in text
    assert workflow("release")["jobs"]["test"]["with"] == {"everything": True}


def test_only_a_tested_version_is_released() -> None:
    """Each job waits for those before it, and only one of them may publish on the index."""
    jobs = workflow("release")["jobs"]
    assert set(jobs["attest"]["needs"]) == {"test", "build"}
    assert [jobs[name]["needs"] for name in ("publish", "announce", "binder")] == [
        "attest",
        "publish",
        "announce",
    ]
    assert jobs["test"]["uses"] == "$/.github/workflows/test.yml"
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert jobs["publish"]["environment"] == "pypi"
    assert jobs["announce"]["permissions"] == {"contents": "write"}
    assert jobs["binder"]["permissions"] == {}


def test_the_tag_is_checked_before_the_build() -> None:
    runs = [step["run"] for step in workflow("release")["jobs"]["build"]["steps"] if "run" in step]
    assert runs[1] == 'python tools/release.py check "$GITHUB_REF_NAME"'
    (checkout,) = (
        step
        for step in workflow("release")["jobs"]["build"]["steps"]
        if step.get("uses", "").startswith("actions/checkout@")
    )
    assert checkout["with"]["fetch-depth"] == 0


def test_generated_files_are_marked() -> None:
    """The mark lets a code host fold such files in comparisons, and count what people write."""
    written = [
        *page_data.files(),
        *(ROOT / "risk_widget" / "static").glob("*.*"),
        *(ROOT / "notebooks").glob("*/*.ipynb"),
        *(ROOT / "notebooks" / path.name for path in (ROOT / "notebooks" / "sv").glob("*.ipynb")),
        ROOT / "js" / "package-lock.json",
        clause_ids.PAGE,
        *(path for path in (ROOT / "risk_widget").rglob("*.json") if path.parent.name != "table"),
        *(ROOT / "tests" / "lessons").glob("*.json"),
        *(ROOT / "tests").glob("*_tests.txt"),
    ]
    assert generated(*written) == {str(path.relative_to(ROOT)) for path in written}
    # People write these; the first one has a generated counterpart above.
    for path in ("notebooks/13-odds.ipynb", "js/src/index.js", "js/play/icons/icon.svg"):
        assert (ROOT / path).is_file()
        assert generated(ROOT / path) == set()


def test_each_mark_belongs_to_an_existing_file() -> None:
    lines = (ROOT / ".gitattributes").read_text().splitlines()
    patterns = [line.split()[0] for line in lines if line and not line.startswith("#")]
    assert patterns
    assert [pattern for pattern in patterns if not [*ROOT.glob(pattern)]] == []


def generated(*paths: Path) -> set[str]:
    """Return which of these files git considers generated."""
    names = [str(path.relative_to(ROOT)) for path in paths]
    command = ["git", "check-attr", "-z", "linguist-generated", "--", *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    words = done.stdout.split("\0")
    return {name for name, value in zip(words[::3], words[2::3], strict=False) if value == "true"}
