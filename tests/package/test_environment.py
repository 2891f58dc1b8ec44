"""The commands' virtual environment: made once, and again when its sources change."""

from __future__ import annotations

import os
import re
import venv
from pathlib import Path
from typing import Any

import environment
import play
import pytest

import risk_widget

DECLARED: dict[str, Any] = {
    "project": {"dependencies": ["game>=1"], "optional-dependencies": {"lab": [], "fast": []}},
    "groups": {"test": ["checker==2", "runner>=3"], "docs": ["writer==4"]},
    "version": ["1.0.0"],
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder for the environment, with an installer that only notes its calls."""
    folder = tmp_path / ".venv"
    create = venv.create

    def install(python: Path, *wanted: str) -> None:
        assert python.exists()
        with (tmp_path / "asked").open("a") as notes:
            notes.write(" ".join(wanted).removeprefix(f"-e {environment.ROOT}") + "\n")

    def without_pip(*args: Any, **named: Any) -> None:
        create(*args, **{**named, "with_pip": False})

    monkeypatch.setattr(environment, "ENVIRONMENT", folder)
    monkeypatch.setattr(environment, "_declared", lambda: DECLARED)
    monkeypatch.setattr(environment, "_install", install)
    monkeypatch.setattr(venv, "create", without_pip)
    return folder


def asked(folder: Path) -> list[str]:
    return (folder.parent / "asked").read_text().splitlines()


def test_the_second_start_installs_nothing(folder: Path) -> None:
    assert environment.prepare("lab").is_relative_to(folder)
    environment.prepare("lab")
    assert asked(folder) == ["[lab]"]


def test_more_extras_and_groups_are_added_to_the_environment(folder: Path) -> None:
    """pip receives the lines of a group, since older versions know only extras."""
    environment.prepare("lab")
    environment.prepare("test")
    environment.prepare("lab")
    environment.prepare("docs", "fast")
    environment.prepare("test", "docs")
    assert asked(folder) == [
        "[lab]",
        "[lab] checker==2 runner>=3",
        "[fast,lab] writer==4 checker==2 runner>=3",
    ]


def test_all_inputs_of_an_environment_are_known() -> None:
    assert environment._declared().keys() == DECLARED.keys()
    assert environment._declared()["version"] == [risk_widget.__version__]


@pytest.mark.parametrize("part", DECLARED)
def test_other_requirements_are_installed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    environment.prepare("lab")
    monkeypatch.setattr(environment, "_declared", lambda: DECLARED | {part: {"other": ["one"]}})
    environment.prepare("lab")
    assert asked(folder) == ["[lab]", "[lab]"]


def test_an_environment_without_its_python_is_rebuilt(folder: Path) -> None:
    python = environment.prepare("lab")
    (folder / "left-over").touch()
    python.unlink()
    python.symlink_to("/nowhere/python")
    environment.prepare("lab")
    assert not (folder / "left-over").exists()
    assert asked(folder) == ["[lab]", "[lab]"]


def test_an_interrupted_installation_is_repeated(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    environment.prepare("lab")
    with monkeypatch.context() as broken:
        broken.setattr(environment, "_install", break_off)
        with pytest.raises(KeyboardInterrupt):
            environment.prepare("test")
    environment.prepare("lab")
    assert asked(folder) == ["[lab]", "[lab]"]


def test_a_foreign_environment_is_only_added_to(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its Python version, somebody else's environment is never made again or emptied."""
    python = environment.environment_python()
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\n")
    python.chmod(0o755)
    environment.prepare("lab")
    assert {*folder.rglob("*")} == {python.parent, python, folder / environment.STAMP}
    assert asked(folder) == ["[lab]"]


def test_everything_that_the_commands_need_is_declared() -> None:
    """An extra that pip doesn't know would cause only a warning."""
    programs = [*environment.ROOT.glob("tools/**/*.py"), *environment.ROOT.glob("tests/**/*.py")]
    asked = {
        word
        for path in programs
        if path != Path(__file__)
        for call in re.findall(r'\bprepare(?:_beside)?\(((?:"\w+",? ?)+)\)', path.read_text())
        for word in re.findall(r"\w+", call)
    }
    declared = environment._declared()
    extras, groups = declared["project"]["optional-dependencies"], declared["groups"]
    assert {"lab", "test", "docs", "lite", "hosts", "node"} <= asked <= {*extras, *groups}
    assert not {*extras} & {*groups}


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a machine without Node: a folder that is its whole PATH."""

    def prepare(*names: str) -> Path:
        assert names == ("node",)
        return environment.environment_python()

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(environment, "prepare", prepare)
    monkeypatch.setattr(environment, "ENVIRONMENT", tmp_path / ".venv")
    return tmp_path


def put(folder: Path, name: str, says: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / name).chmod(0o755)


def with_own(machine: Path) -> str:
    return f"{environment.environment_python().parent}{os.pathsep}{machine}"


@pytest.mark.parametrize("version", ["v20.0.0", "v24.19.0"])
def test_an_installed_node_is_used(machine: Path, version: str) -> None:
    put(machine, "node", version)
    put(machine, "npm")
    assert environment.prepare_node() == dict(os.environ)


@pytest.mark.parametrize(
    "has",
    [{}, {"node": "v18.20.4", "npm": ""}, {"node": "v22.0.0"}, {"node": "what?", "npm": ""}],
    ids=["nothing", "too-old", "no-npm", "broken"],
)
def test_otherwise_the_environment_gets_a_node(machine: Path, has: dict[str, str]) -> None:
    for name, says in has.items():
        put(machine, name, says)
    assert environment.prepare_node()["PATH"] == with_own(machine)


def test_the_environments_node_is_not_taken_for_the_machines(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Making the environment again would remove its Node."""
    for name in ("node", "npm"):
        put(environment.environment_python().parent, name, "v24.19.0")
    monkeypatch.setenv("PATH", with_own(machine))
    assert environment.prepare_node()["PATH"].startswith(with_own(machine))


def test_without_any_node_the_error_says_what_to_install(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: str) -> Path:
        raise SystemExit("There is no network.")

    monkeypatch.setattr(environment, "prepare", fail)
    with pytest.raises(SystemExit, match=r"(?s)no network.*Node ≥ 20 with npm.*nodejs\.org"):
        environment.prepare_node()


@pytest.mark.parametrize(("user", "told"), [(0, True), (1000, False)])
def test_the_server_may_be_started_by_the_superuser(
    monkeypatch: pytest.MonkeyPatch, user: int, told: bool
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    command = play.command(environment.environment_python(), ["--no-browser"])
    assert ("--allow-root" in command) is told
    assert command[-1] == "--no-browser"


def test_the_opened_notebook_exists() -> None:
    assert play.NOTEBOOK.is_file()
