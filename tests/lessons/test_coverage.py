"""Every clause is taught by some step, or a written reason says why it is not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import lesson_ids, load_source, parse_source
from risk_widget.lessons.__main__ import main
from risk_widget.rules.clauses import clauses
from risk_widget.teaching.checking import coverage, gaps
from tests.lessons.example import TEXT


def test_no_clause_is_forgotten() -> None:
    assert list(gaps()) == []
    assert [taught.clause for taught in coverage()] == list(clauses())


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["clauses"]) == 0
    printed = capsys.readouterr().out
    assert "| `attack.compare` | 04-combat · pairs" in printed


def test_commands_say_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(TEXT, encoding="utf-8")
    assert main(["check", str(tmp_path / "good.toml")]) == 0
    (tmp_path / "bad.toml").write_text("id = 'x'")
    assert main(["check", str(tmp_path / "bad.toml")]) == 1
    assert "bad.toml: it lacks 'title'" in capsys.readouterr().out
    assert main(["notebooks", str(tmp_path), "--check"]) == 1
    assert main(["notebooks", str(tmp_path)]) == 0
    assert main(["notebooks", str(tmp_path), "--check"]) == 0
    assert main(["dance"]) == 2
    assert "usage" in capsys.readouterr().out


@pytest.mark.parametrize("name", lesson_ids())
def test_no_text_has_unfilled_blanks(name: str) -> None:
    source = load_source(name)
    lesson = Lesson(source)
    for step in source.steps:
        for edition in step.editions:
            lesson.go(step.id)
            lesson.switch(edition)
            words = lesson.step.words()
            assert "{{" not in words
            assert "{{" not in str(lesson.hint())


@pytest.mark.parametrize("name", lesson_ids())
def test_likely_mistakes_are_wrong_answers_with_feedback(name: str) -> None:
    """Each likely mistake that is a number must be judged wrong and get its explanation."""
    source = load_source(name)
    lesson = Lesson(source)
    for step in source.steps:
        for mistake in step.under().mistakes:
            plain = re.fullmatch(r"answered\((\d+)\)", mistake.when.text)
            if plain is None:
                continue
            lesson.go(step.id)
            result = lesson.check(int(plain.group(1)))
            assert result.status == "wrong", (step.id, mistake.when)
            assert result.message.split() == mistake.say.split()
        for choice in step.under().choices:
            lesson.go(step.id)
            result = lesson.check(choice.value)
            assert result.status in ("right", "wrong")


PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lessons.md").read_text()


def test_the_lesson_of_the_page_can_be_taught(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The documentation's lesson works as printed and behaves as the page says."""
    (text,) = re.findall(r"```toml\n(id = .*?)```", PAGE, re.DOTALL)
    path = tmp_path / "my-lesson.toml"
    path.write_text(text)
    assert main(["check", str(path)]) == 0
    source = parse_source(text, "my-lesson.toml")
    assert [step.kind for step in source.steps] == ["do", "predict"]
    assert main(["notebook", str(path), str(tmp_path / "my-lesson.ipynb")]) == 0
    opened = json.loads((tmp_path / "my-lesson.ipynb").read_text())["cells"][3]["source"]
    assert opened == [f'lesson = rw.load_lesson("{path}")']
    wrong = text.replace('armies("siam")', 'armies("siaam")')
    assert wrong != text
    path.write_text(wrong)
    assert main(["check", str(path)]) == 1
    assert "did you mean 'siam'" in capsys.readouterr().out


def test_the_python_of_the_page_runs() -> None:
    block = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    names: dict[str, object] = {}
    exec(compile(block, "lessons.md", "exec"), names)
    assert names["lesson"].progress.steps["borders"] == "solved"  # type: ignore[attr-defined]
