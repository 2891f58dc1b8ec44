"""What a class hands in is read without running it, and what is odd about it gets a line."""

from __future__ import annotations

import csv
import io
import json
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.lessons import Progress
from risk_widget.lessons.__main__ import main
from risk_widget.lessons.homework import MIME, MOST_LETTERS
from risk_widget.lessons.lesson_file import load_source
from tests.lessons.test_scoring import FILE

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.lessons import Homework

LESSON = "04-combat"


def nbformat() -> Any:
    """The module, imported where it is used, since that takes seconds; it carries no types."""
    import nbformat

    return nbformat


def work(name: str | None = None) -> Progress:
    """A learner who gets two steps right, one of them at the second try, and misses one."""
    progress = Progress()
    progress.name = name
    lesson = rw.load_lesson(LESSON, progress=progress)
    lesson.check("both", "tie")
    lesson.check("red", "tie")
    lesson.check(2, "one-stays")
    lesson.show_me("pairs")
    return progress


def notebook(*records: Any, source: str = 'rw.play_lesson("04-combat")') -> dict[str, Any]:
    """A notebook whose cell has left these records in its output."""
    form = nbformat()
    outputs = [
        form.v4.new_output(
            "display_data", {"text/plain": "a board", "text/html": "<p>a board</p>", MIME: record}
        )
        for record in records
    ]
    cell = form.v4.new_code_cell(source, outputs=outputs)
    made: dict[str, Any] = json.loads(form.writes(form.v4.new_notebook(cells=[cell])))
    return made


def write(path: Path, content: object) -> None:
    """Write a file, and the folders it is in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, encoding="utf-8")


def remarks(found: Homework) -> str:
    """All remarks as one text."""
    return "\n".join(found.remarks)


def test_a_notebook_is_read_without_running_it(tmp_path: Path) -> None:
    """As it was saved, and as nbconvert writes it again: no tool takes the record away."""
    made = notebook(work("Ada").homework())
    from nbconvert import NotebookExporter

    read = nbformat().reads(json.dumps(made), as_version=4)
    nbformat().validate(read)
    exporter: Any = NotebookExporter
    text, _ = exporter().from_notebook_node(read)
    write(tmp_path / "ada" / "04-combat.ipynb", text)
    found = rw.read_homework(tmp_path)
    assert found.remarks == ()
    assert found.pupils == ("Ada",)
    (row,) = found.to_rows()
    assert row["pupil"] == "Ada"
    assert row["lesson"] == LESSON
    assert row["steps"] == 12
    assert row["solved"] >= 1
    assert row["shown"] == 1
    (score,) = found.scores
    assert score.score.steps["tie"].tries == 2
    assert "tie" in score.score.solved
    assert "tie" not in score.score.at_once
    assert score.files == ("ada/04-combat.ipynb",)


def test_the_cell_of_the_progress_holds_the_same() -> None:
    """For lessons that are answered in cells, without a widget."""
    lesson = rw.load_lesson(LESSON, progress=work("Ada"))
    bundle = lesson.progress._repr_mimebundle_()
    assert bundle[MIME]["name"] == "Ada"
    assert bundle["text/html"] == lesson.progress._repr_html_()
    assert set(bundle[MIME]["lessons"]) == {LESSON}


def test_csv_and_page_have_pupils_lessons_and_what_was_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "a.ipynb", notebook(work("Ada").homework()))
    write(tmp_path / "b.ipynb", notebook(work("<b>Bo & Co</b>").homework()))
    write(tmp_path / "c.json", work('=HYPERLINK("x")').to_dict())
    assert main(["scores", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "Ada: " in printed
    assert str(tmp_path / "scores.html") in printed
    text = (tmp_path / "scores.csv").read_text(encoding="utf-8-sig")
    rows = [*csv.DictReader(io.StringIO(text))]
    assert [row["pupil"] for row in rows] == ["<b>Bo & Co</b>", '\'=HYPERLINK("x")', "Ada"]
    page = (tmp_path / "scores.html").read_text(encoding="utf-8")
    assert "<b>Bo" not in page
    assert "&lt;b&gt;Bo &amp; Co&lt;/b&gt;" in page
    assert "<script" not in page
    found = rw.read_homework(tmp_path)
    tie = next(step for step in found.missed if step.step == "tie")
    assert (tie.met, tie.missed, tie.unsolved) == (3, 3, 0)
    assert tie.wrong == ("We both do", 3)
    assert "We both do (3 times)" in page
    assert found.missed[0].missed == 3
    # What the command has written is no homework.
    assert len(found.pupils) == 3


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("broken.ipynb", '{"cells": [', "broken.ipynb cannot be read"),
        ("other.ipynb", "[1, 2]", "other.ipynb cannot be read"),
        ("deep.ipynb", "[" * 100_000, "deep.ipynb cannot be read"),
        ("empty.ipynb", "", "empty.ipynb is empty"),
        (
            "foreign.ipynb",
            partial(notebook, source="print(1)"),
            "foreign.ipynb has nothing of risk_widget",
        ),
        ("cleared.ipynb", notebook, "cleared.ipynb has no lesson’s output"),
        ("cells.ipynb", {"cells": [1, {"outputs": [None, {"data": 3}]}]}, "has nothing of"),
        (
            "odd.ipynb",
            partial(notebook, {"format": "x"}),
            "odd.ipynb holds a record that cannot be read",
        ),
        ("list.ipynb", partial(notebook, [1]), "list.ipynb holds a record that cannot be read"),
        (
            "newer.ipynb",
            partial(notebook, {**Progress().homework(), "version": 2}),
            "newer.ipynb was saved by a newer version",
        ),
        ("untried.ipynb", partial(notebook, Progress().homework()), "nothing has been tried"),
        (
            "progress.json",
            {"format": "risk_widget lessons", "lessons": {"a": {"b": {"status": "?"}}}},
            "progress.json holds a record that cannot be read",
        ),
    ],
)
def test_what_cannot_be_read_gets_a_line_and_the_rest_is_read(
    tmp_path: Path, name: str, content: object, told: str
) -> None:
    write(tmp_path / name, content() if callable(content) else content)
    write(tmp_path / "ada.ipynb", notebook(work("Ada").homework()))
    found = rw.read_homework(tmp_path)
    assert found.pupils == ("Ada",)
    assert len(found.remarks) == 1
    assert told in remarks(found)


def test_a_notebook_of_an_older_version_is_told_from_a_foreign_one(tmp_path: Path) -> None:
    made = notebook(Progress().homework())
    output = made["cells"][0]["outputs"][0]
    del output["data"][MIME]
    output["data"]["text/html"] = ['<div class="risk-widget-still">', "</div>"]
    write(tmp_path / "old.ipynb", made)
    assert "saved by an older version" in remarks(rw.read_homework(tmp_path))


def test_hidden_files_are_passed_over(tmp_path: Path) -> None:
    write(tmp_path / ".ipynb_checkpoints" / "ada.ipynb", notebook(work("Ada").homework()))
    found = rw.read_homework(tmp_path)
    assert (found.remarks, found.scores) == ((), ())
    assert str(found) == "There is no homework here."
    assert "There is" not in found.to_html()
    with pytest.raises(ValueError, match="no folder"):
        rw.read_homework(tmp_path / "nowhere")


def changed(record: dict[str, Any], **fields: object) -> dict[str, Any]:
    """A record in which somebody has changed the step with the tie."""
    other = deepcopy(record)
    other["lessons"][LESSON]["steps"]["tie"] |= fields
    return other


@pytest.mark.parametrize(
    "fields",
    [{"tries": 1}, {"attempts": 1}, {"answer": '"blue"'}, {"seed": 7}, {"told": True}],
)
def test_a_change_by_hand_is_noticed(tmp_path: Path, fields: dict[str, object]) -> None:
    write(tmp_path / "ada.ipynb", notebook(changed(work("Ada").homework(), **fields)))
    title = load_source(LESSON).steps[4].title
    assert rw.read_homework(tmp_path).remarks == (f"ada.ipynb: changed by hand: {title}.",)


def test_a_changed_name_and_a_step_taken_out_are_noticed(tmp_path: Path) -> None:
    record = work("Ada").homework()
    write(tmp_path / "a.ipynb", notebook({**record, "name": "Bo"}))
    assert "a.ipynb: its record was changed" in remarks(rw.read_homework(tmp_path))
    del record["lessons"][LESSON]["steps"]["tie"]
    write(tmp_path / "a.ipynb", notebook(record))
    assert "a.ipynb: its record was changed" in remarks(rw.read_homework(tmp_path))


def test_an_answer_that_does_not_solve_its_step_is_noticed(tmp_path: Path) -> None:
    """Even under a seal that somebody made anew: the answer is tried once more."""
    progress = work("Ada")
    entry = progress.step(LESSON, "tie")
    entry.answer = '"blue"'
    entry.put_seal(LESSON, "tie")
    write(tmp_path / "ada.ipynb", notebook(progress.homework()))
    (line,) = rw.read_homework(tmp_path).remarks
    assert line.startswith("ada.ipynb: the answer that is noted does not solve")


def test_right_answers_of_all_lessons_are_found_right_again(tmp_path: Path) -> None:
    """In other editions and variations, too: nobody is suspected who answered."""
    from risk_widget.lessons.checking import solution_of
    from risk_widget.lessons.lesson_file import lesson_ids

    progress = Progress()
    progress.name = "Ada"
    for name in lesson_ids():
        source = load_source(name)
        lesson = rw.load_lesson(name, progress=progress, seed=5, edition="italian")
        for step in source.steps:
            lesson.go(step.id)
            if step.kind in ("predict", "point", "refuse"):
                data = lesson._step
                lesson.check(solution_of(data), step.id)
    write(tmp_path / "ada.ipynb", notebook(progress.homework()))
    found = rw.read_homework(tmp_path)
    assert found.remarks == ()
    assert len(found.scores) == len(lesson_ids())


def test_two_files_of_one_pupil_count_together(tmp_path: Path) -> None:
    first, second = work("Ada"), Progress()
    second.name = " ada "
    rw.load_lesson("03-reinforcement", progress=second).show_me()
    write(tmp_path / "a.ipynb", notebook(first.homework()))
    write(tmp_path / "b.ipynb", notebook(second.homework()))
    found = rw.read_homework(tmp_path)
    assert [(row.pupil, row.lesson) for row in found.scores] == [
        ("Ada", "03-reinforcement"),
        ("Ada", LESSON),
    ]
    assert found.remarks == (
        "Ada has handed in a.ipynb and b.ipynb: the further one counts in each step.",
    )


def test_work_that_two_hand_in_is_noticed_even_where_one_went_on(tmp_path: Path) -> None:
    ada = work("Ada")
    bo = Progress()
    bo.read(ada.to_dict())
    bo.name = "Bo"
    lesson = rw.load_lesson(LESSON, progress=bo)
    lesson.check("both", "tie")  # practice, which adds an attempt
    lesson.show_me("again")
    write(tmp_path / "a.ipynb", notebook(ada.homework()))
    write(tmp_path / "b.ipynb", notebook(bo.homework()))
    (line,) = rw.read_homework(tmp_path).remarks
    met = len(ada.lessons[LESSON])
    assert line == f"a.ipynb and b.ipynb hold the same work: {met} steps were done only once."


def test_the_same_answers_of_two_are_not_the_same_work(tmp_path: Path) -> None:
    for name in ("Ada", "Bo"):
        write(tmp_path / f"{name}.ipynb", notebook(work(name).homework()))
    assert rw.read_homework(tmp_path).remarks == ()


def test_work_of_an_older_version_has_no_seal(tmp_path: Path) -> None:
    progress = Progress()
    steps = {"tie": {"status": "solved", "attempts": 1, "hints": 0}}
    progress.read({"format": "risk_widget lessons", "version": 1, "lessons": {LESSON: steps}})
    write(tmp_path / "folder" / "lessons.json", progress.to_dict())
    found = rw.read_homework(tmp_path)
    (row,) = found.scores
    assert row.pupil == "folder/lessons"  # nobody gave a name
    assert row.score.at_once == ("tie",)
    (line,) = found.remarks
    assert line.startswith("folder/lessons.json: one step was noted by an older version")


def test_a_lesson_of_ones_own_describes_itself(tmp_path: Path) -> None:
    progress = Progress()
    progress.name = "Ada"
    lesson = rw.load_lesson(FILE, progress=progress)
    lesson.check(5, "income")
    write(tmp_path / "ada.ipynb", notebook(lesson.progress.homework()))
    found = rw.read_homework(tmp_path)
    (row,) = found.scores
    assert (row.title, len(row.score.steps), row.score.solved) == (
        "At the border",
        3,
        ("income",),
    )


def test_progress_that_grows_together_keeps_sound_seals() -> None:
    """Two notebooks of one folder, each further in another way."""
    one, two = work("Ada"), Progress()
    two.read(one.to_dict())
    rw.load_lesson(LESSON, progress=one).check("both", "tie")
    rw.load_lesson(LESSON, progress=two).hint("tie")
    one.add(two)
    entry = one.peek(LESSON, "tie")
    assert (entry.attempts, entry.hints) == (3, 1)
    assert entry.is_sealed(LESSON, "tie")
    # What was changed by hand does not become sound by being merged.
    two.step(LESSON, "tie").tries = 1
    two.step(LESSON, "tie").hints = 2
    one.add(two)
    assert not one.peek(LESSON, "tie").is_sealed(LESSON, "tie")


def test_a_seal_is_short_and_a_name_too(tmp_path: Path) -> None:
    progress = work("  A  " + "b" * 100 + "\n")
    assert progress.name == "A " + "b" * 38
    assert all(len(entry.seal) == MOST_LETTERS for entry in progress.lessons[LESSON].values())
    with pytest.raises(TypeError, match="name must be a text"):
        progress.name = 3  # type: ignore[assignment]
    progress.save(tmp_path / "a.json")
    again = Progress()
    again.load(tmp_path / "a.json")
    assert again.name == progress.name
