"""Lessons run without a notebook, and without numpy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WHOLE = """
import sys
for name in ("numpy", "IPython", "anywidget", "ipywidgets", "traitlets"):
    sys.modules[name] = None  # importing it fails
import risk_widget as rw
from risk_widget.teaching.checking import solution_of
for name in (row.id for row in rw.list_lessons()):
    lesson = rw.load_lesson(name)
    for step in lesson.source.steps:
        lesson.go(step.id)
        lesson.step._repr_html_()
        if step.kind == "challenge":
            result = lesson.show_me()
        else:
            result = lesson.check(solution_of(step.under()))
            assert result, (name, step.id)
        result._repr_html_()
    assert "open" not in lesson.progress.steps.values()
print(*(row.id for row in rw.list_lessons()))
"""


def test_all_lessons_are_solved_without_numpy_and_jupyter() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WHOLE], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stderr
    files = (ROOT / "risk_widget" / "course" / "data").glob("[0-9][0-9]-*.toml")
    written = sorted(file.stem for file in files if file.suffixes == [".toml"])
    assert done.stdout.split() == written
    assert len(written) >= 12
