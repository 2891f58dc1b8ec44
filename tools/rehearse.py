"""Rehearse a release: carry out the workflow's steps in a clone, without publishing anything.

    python tools/rehearse.py [--times N] [--fresh N]

Each time, the last commit is cloned, prepared and tagged; then the commands of release.yml's job
"build" run as they stand there, in fresh environments. All must pass, and all must make the same
files to the byte. `--fresh N` makes environments for the first N times only, and then uses the last
ones again, which saves most of the time.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from environment import ROOT, environment_python
from release import VERSION, versions

WORKFLOW = ".github/workflows/release.yml"
# The author of the commits in the clone, which nobody sees.
AUTHOR = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]


def main() -> int:
    """Rehearse as often as asked; return 1 if anything fails or differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--fresh", type=int, default=None)
    chosen = parser.parse_args()
    fresh = chosen.times if chosen.fresh is None else max(1, chosen.fresh)
    # All rehearsals use the same commit, even if another one is made meanwhile.
    commit = _git(ROOT, "rev-parse", "HEAD")
    made: list[dict[str, str]] = []
    with TemporaryDirectory(prefix="rehearsal-") as temporary:
        environments = Path(temporary) / "environments"
        for number in range(1, chosen.times + 1):
            begun = time.monotonic()
            if number <= fresh:
                shutil.rmtree(environments, ignore_errors=True)
            files = rehearse(commit, Path(temporary) / f"clone-{number}", environments)
            made.append(files)
            state = "fresh environments" if number <= fresh else "the same environments"
            same = "" if files == made[0] else ": OTHER FILES THAN THE FIRST TIME"
            seconds = time.monotonic() - begun
            print(f"{number:3} passed in {seconds:.0f} s with {state}{same}", flush=True)
    for name, digest in made[0].items():
        print(f"    {digest}  {name}")
    return int(any(files != made[0] for files in made))


def rehearse(commit: str, clone: Path, environments: Path) -> dict[str, str]:
    """Do all that the workflow does up to publishing; return the digest of each file."""
    tag = f"v{next(iter(versions().values()))}"
    prepare(commit, clone, tag)
    tools, temporary = environments / "tools", environments / "runner"
    if not tools.exists():
        temporary.mkdir(parents=True)
        _run(clone, {}, sys.executable, "-m", "venv", str(tools))
        _run(clone, {}, str(environment_python(tools)), "-m", "pip", "install", "-qq", "-U", "pip")
    shutil.rmtree(clone / "dist", ignore_errors=True)
    given = {
        "PATH": f"{environment_python(tools).parent}{os.pathsep}{os.environ['PATH']}",
        "GITHUB_REF_NAME": tag,
        "RUNNER_TEMP": str(temporary),
    }
    for command in commands(clone / WORKFLOW):
        if temporary.joinpath("fresh").exists() and "-m venv" in command:
            # Only the package is built from scratch.
            command = command.replace(
                "pip install --quiet", "pip install -qq --force-reinstall --no-deps"
            )
        _run(clone, given, "bash", "-eo", "pipefail", "-c", command)
    found = sorted([*(clone / "dist").iterdir(), *(clone / "about").iterdir()])
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in found}


def prepare(commit: str, clone: Path, tag: str) -> None:
    """Clone a commit onto a main branch, date the changelog, and tag the result."""
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    _git(clone, "checkout", "--quiet", "-B", "main", commit)
    if f"## [{tag.removeprefix('v')}]" not in (clone / "CHANGELOG.md").read_text("utf-8"):
        if not VERSION.fullmatch(tag.removeprefix("v")):
            raise SystemExit(f"{tag} names no version.")
        _run(clone, {}, sys.executable, "tools/release.py", "prepare", tag.removeprefix("v"))
    _git(clone, "commit", "--quiet", "--all", "--allow-empty", "-m", "Prepare a release")
    _git(clone, "update-ref", "refs/remotes/origin/main", "HEAD")
    _git(clone, "tag", tag)
    _git(clone, "checkout", "--quiet", tag)


def commands(workflow: Path) -> list[str]:
    """Return the commands of the job that builds, exactly as in the workflow."""
    text = workflow.read_text("utf-8")
    job = text.partition("\n  build:\n")[2].partition("\n\n  attest:")[0]
    job = job.partition("\n  # No step")[0]
    found: list[str] = []
    for block in re.finditer(
        r"^ +(?:- )?run: (.*)\n((?:^ {10}.*\n|^\n)*)", job + "\n", re.MULTILINE
    ):
        line, lines = block[1], block[2]
        found.append(re.sub(r"^ {10}", "", lines, flags=re.MULTILINE) if line == "|" else line)
    return found


def _git(folder: Path, *words: str) -> str:
    command = ["git", *AUTHOR, *words]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def _run(folder: Path, more: dict[str, str], *command: str) -> None:
    """Run a command; stop with its output if it fails."""
    kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "SOURCE_DATE_EPOCH")}
    options: dict[str, Any] = {"capture_output": True, "text": True, "check": False}
    done = subprocess.run([*command], cwd=folder, env={**kept, **more}, **options)
    if done.returncode:
        raise SystemExit(f"$ {' '.join(command)}\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
