"""Every way to find a browser, tried with programs that only note their arguments."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import chromium
import pytest
from firefox import prepare_firefox

if TYPE_CHECKING:
    from pathlib import Path

ENV, LINK = shutil.which("env"), shutil.which("ln")
# A stand-in for Python with Playwright: it starts a downloaded browser, or downloads one as
# `installer` does.
PYTHON = """
case "$2 $3" in
  "playwright --version") [ ! -e {machine}/no-library ] || exit 127 ;;
  tests.browser*) [ -e fetched ] || {{ echo "no executable"; echo "and more"; exit 1; }} ;;
  "playwright install") . ./installer ;;
esac
"""
INSTALLS = f"{LINK} -s python {{folder}}/{{name}}"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a machine with a root user and nothing but Python: a folder that is its whole PATH."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "SYSTEM", ())
    monkeypatch.setattr(chromium, "ROOT", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    put(tmp_path, "python", PYTHON.format(machine=tmp_path))
    (tmp_path / "installer").write_text("echo 'Error: no such server'; exit 1")
    return tmp_path


def put(machine: Path, name: str, does: str = "") -> None:
    """Add a program that notes its arguments and then runs some lines of shell."""
    program = machine / name
    program.write_text(f'#!/bin/sh\necho "{name} $*" >> {machine}/asked\n{does}\n')
    program.chmod(0o755)


def put_debian(machine: Path, knows: str = "chromium-headless-shell") -> None:
    """Add Debian's installer, which offers one package."""
    assert ENV
    (machine / "env").symlink_to(ENV)
    installs = INSTALLS.format(folder=machine, name=knows)
    fails = "echo 'warning' >&2; echo 'E: no such package' >&2; exit 100"
    put(machine, "apt-get", f'case "$*" in *" {knows}") {installs};; *" install "*) {fails};; esac')


def asked(machine: Path, program: str) -> list[str]:
    """Return the last argument of each call of a program, which shows its purpose."""
    log = machine / "asked"
    lines = log.read_text().splitlines() if log.exists() else []
    return [line.split()[-1] for line in lines if line.startswith(f"{program} ")]


def prepare(machine: Path) -> str:
    return chromium.prepare_browser(machine / "python", os.environ)["CHROMIUM"]


def test_a_named_chromium_is_used_unchanged(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(machine, "chromium")
    put(machine, "mine")
    put_debian(machine)
    monkeypatch.setenv("CHROMIUM", str(machine / "mine"))
    assert prepare(machine) == str(machine / "mine")
    assert asked(machine, "python") == asked(machine, "apt-get") == []


def test_a_wrong_path_is_reported(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(machine, "chromium")
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    with pytest.raises(SystemExit, match="CHROMIUM is set to /nowhere/chromium, where no file is"):
        prepare(machine)


def test_a_chromium_on_the_path_is_used_unchanged(machine: Path) -> None:
    put(machine, "chromium")
    put(machine, "chromium-headless-shell")
    assert prepare(machine) == str(machine / "chromium-headless-shell")
    assert asked(machine, "python") == []


def test_a_browser_fetched_by_playwright_is_found(machine: Path) -> None:
    (machine / "fetched").touch()
    assert prepare(machine) == ""
    assert asked(machine, "python") == ["tests.browser"]


def test_playwright_fetches_a_missing_browser(machine: Path) -> None:
    put_debian(machine)
    (machine / "installer").write_text("echo '| 10% of 9 MiB'; : > fetched")
    assert prepare(machine) == ""
    assert asked(machine, "python") == [
        *("tests.browser", "chromium-headless-shell", "tests.browser")
    ]
    assert asked(machine, "apt-get") == []


def test_the_faster_package_replaces_a_chromium_with_windows(machine: Path) -> None:
    put(machine, "chromium")
    put_debian(machine)
    assert prepare(machine) == str(machine / "chromium-headless-shell")
    assert asked(machine, "apt-get") == ["update", "chromium-headless-shell"]
    assert prepare(machine) == str(machine / "chromium-headless-shell")
    assert asked(machine, "apt-get") == ["update", "chromium-headless-shell"]


def test_without_a_faster_package_the_chromium_on_the_path_is_used(machine: Path) -> None:
    put(machine, "chromium")
    put_debian(machine, knows="chromium")
    assert prepare(machine) == str(machine / "chromium")
    assert asked(machine, "apt-get") == ["update", "chromium-headless-shell"]


def test_no_personal_machine_is_changed_for_a_faster_browser(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    put(machine, "chromium")
    put(machine, "sudo")
    put_debian(machine)
    assert prepare(machine) == str(machine / "chromium")
    assert asked(machine, "sudo") == asked(machine, "apt-get") == []


@pytest.mark.parametrize("installer", ["exit 1", "exit 0"], ids=["not-fetched", "does-not-start"])
def test_otherwise_debians_package_is_installed(machine: Path, installer: str) -> None:
    put_debian(machine)
    (machine / "installer").write_text(installer)
    assert prepare(machine) == str(machine / "chromium-headless-shell")
    assert asked(machine, "apt-get") == ["update", "chromium-headless-shell"]


def test_an_older_debian_uses_another_package(machine: Path) -> None:
    put_debian(machine, knows="chromium")
    assert prepare(machine) == str(machine / "chromium")
    assert asked(machine, "apt-get") == ["update", "chromium-headless-shell", "chromium"]


def test_sudo_without_a_password_is_used(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    put_debian(machine)
    put(machine, "sudo", 'shift; [ "$1" = true ] || exec "$@"')
    assert prepare(machine) == str(machine / "chromium-headless-shell")
    assert asked(machine, "sudo") == ["true", "update", "chromium-headless-shell"]


@pytest.mark.parametrize("sudo", ["no sudo", "echo 'a password is required' >&2; exit 1"])
def test_no_password_is_asked_for(
    machine: Path, monkeypatch: pytest.MonkeyPatch, sudo: str
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    put_debian(machine)
    if sudo != "no sudo":
        put(machine, "sudo", sudo)
    with pytest.raises(SystemExit, match="needs root, or a sudo without a password"):
        prepare(machine)
    assert asked(machine, "apt-get") == []


def test_if_everything_fails_the_error_says_what_to_install(machine: Path) -> None:
    put_debian(machine, knows="something-else")
    with pytest.raises(SystemExit) as told:
        prepare(machine)
    assert str(told.value).splitlines() == [
        "The tests need Chromium, and it could not be fetched:",
        "  - Playwright's installer failed: no such server",
        "  - apt-get could not install Debian's package: E: no such package",
        chromium.ADVICE,
    ]


def test_a_fetched_browser_that_does_not_start_is_reported(machine: Path) -> None:
    (machine / "installer").write_text("")
    with pytest.raises(SystemExit, match="Playwright's own does not run here: no executable\n"):
        prepare(machine)


def test_playwright_uses_the_machines_node_if_its_own_does_not_start(machine: Path) -> None:
    put(machine, "chromium")
    put(machine, "node", "echo /where/it/really/is")
    variables = {"PATH": str(machine)}
    found = {**variables, "CHROMIUM": str(machine / "chromium")}
    assert chromium.prepare_browser(machine / "python", variables) == found
    (machine / "no-library").touch()
    given = {**found, "PLAYWRIGHT_NODEJS_PATH": "/where/it/really/is"}
    assert chromium.prepare_browser(machine / "python", variables) == given


@pytest.fixture
def no_firefox(machine: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make the machine without a variable that names Firefox's program."""
    monkeypatch.delenv("FIREFOX", raising=False)
    return machine


def test_an_installed_firefox_is_used_unchanged(
    no_firefox: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(no_firefox, "firefox")
    assert prepare_firefox() == str(no_firefox / "firefox")
    monkeypatch.setenv("FIREFOX", "/opt/firefox")
    assert prepare_firefox() == "/opt/firefox"
    assert asked(no_firefox, "apt-get") == []


def test_a_missing_firefox_is_installed(no_firefox: Path) -> None:
    put_debian(no_firefox, knows="firefox-esr")
    assert prepare_firefox() == str(no_firefox / "firefox-esr")
    assert asked(no_firefox, "apt-get") == ["update", "firefox-esr"]


def test_without_any_firefox_the_error_says_what_to_install(no_firefox: Path) -> None:
    with pytest.raises(RuntimeError, match="there is no apt-get"):
        prepare_firefox()
