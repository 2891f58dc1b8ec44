"""A class's homework is read without running it, and anything odd in it gets a remark."""

from __future__ import annotations

import csv
import io
import json
import os
from copy import deepcopy
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.course.homework import MIME, MOST_LETTERS
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Progress
from risk_widget.lessons.__main__ import main
from risk_widget.messages import use_language
from risk_widget.reading.clean_names import clean_name
from risk_widget.teaching.homework_table import csv_text
from tests.lessons.test_scoring import FILE

if TYPE_CHECKING:
    from risk_widget.lessons import Homework

LESSON = "04-combat"


def nbformat() -> Any:
    """Import nbformat, which has no types, only where it is used, since that takes seconds."""
    import nbformat

    return nbformat


def work(name: str | None = None) -> Progress:
    """Return work with two solved steps, one on the second try, and one step that was shown."""
    progress = Progress()
    progress.name = name
    lesson = rw.load_lesson(LESSON, progress=progress)
    lesson.check("both", "tie")
    lesson.check("red", "tie")
    lesson.check(2, "one-stays")
    lesson.show_me("pairs")
    return progress


def notebook(*records: Any, source: str = 'rw.play_lesson("04-combat")') -> dict[str, Any]:
    """Return a notebook in which a cell has these records as its outputs."""
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


TYPED = st.text(st.characters(exclude_categories=[]), max_size=30)
IN_A_FOLDER = settings(
    deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def write(path: Path, content: object) -> None:
    """Create the folders for a file, and write it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, encoding="utf-8")


def remarks(found: Homework) -> str:
    """Return all remarks as one text."""
    return "\n".join(found.remarks)


def test_a_notebook_is_read_without_running_it(tmp_path: Path) -> None:
    """The record survives being saved, and being written again by nbconvert."""
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


def test_the_progress_cell_holds_the_same() -> None:
    """The progress cell is for lessons that are answered in code, without a widget."""
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
    # The command's own output is not homework.
    assert len(found.pupils) == 3


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("broken.ipynb", '{"cells": [', "broken.ipynb can't be read"),
        ("other.ipynb", "[1, 2]", "other.ipynb can't be read"),
        ("deep.ipynb", "[" * 100_000, "deep.ipynb can't be read"),
        ("empty.ipynb", "", "empty.ipynb is empty"),
        (
            "foreign.ipynb",
            partial(notebook, source="print(1)"),
            "foreign.ipynb contains nothing from risk_widget",
        ),
        ("cleared.ipynb", notebook, "cleared.ipynb has no output from a lesson"),
        ("cells.ipynb", {"cells": [1, {"outputs": [None, {"data": 3}]}]}, "contains nothing from"),
        (
            "odd.ipynb",
            partial(notebook, {"format": "x"}),
            "odd.ipynb holds a record that can't be read",
        ),
        ("list.ipynb", partial(notebook, [1]), "list.ipynb holds a record that can't be read"),
        (
            "newer.ipynb",
            partial(notebook, {**Progress().homework(), "version": 2}),
            "newer.ipynb was saved by a newer version",
        ),
        *(
            (
                "odd.ipynb",
                partial(notebook, {**Progress().homework(), "version": version}),
                "odd.ipynb holds a record that can't be read",
            )
            for version in (0, "1", None, float("nan"))
        ),
        ("untried.ipynb", partial(notebook, Progress().homework()), "nothing has been tried"),
        (
            "progress.json",
            {"format": "risk_widget lessons", "lessons": {"a": {"b": {"status": "?"}}}},
            "progress.json holds a record that can't be read",
        ),
    ],
)
def test_an_unreadable_file_gets_a_line_and_the_rest_is_read(
    tmp_path: Path, name: str, content: object, told: str
) -> None:
    """An unreadable file gets a row without points; a notebook without homework gets none."""
    write(tmp_path / name, content() if callable(content) else content)
    write(tmp_path / "ada.ipynb", notebook(work("Ada").homework()))
    found = rw.read_homework(tmp_path)
    (remark,) = found.remarks
    assert told in remark
    pupils = {"Ada": ""} if "contains nothing" in told else {"Ada": "", Path(name).stem: remark}
    assert {row["pupil"]: row["remarks"] for row in found.to_rows()} == pupils
    assert {row["pupil"] for row in found.to_rows() if row["score"]} == {"Ada"}


def test_a_notebook_of_an_older_version_is_not_taken_for_a_foreign_one(tmp_path: Path) -> None:
    made = notebook(Progress().homework())
    output = made["cells"][0]["outputs"][0]
    del output["data"][MIME]
    output["data"]["text/html"] = ['<div class="risk-widget-still">', "</div>"]
    write(tmp_path / "old.ipynb", made)
    assert "saved by an older version" in remarks(rw.read_homework(tmp_path))


def test_hidden_files_are_ignored(tmp_path: Path) -> None:
    write(tmp_path / ".ipynb_checkpoints" / "ada.ipynb", notebook(work("Ada").homework()))
    found = rw.read_homework(tmp_path)
    assert (found.remarks, found.scores) == ((), ())
    assert str(found) == "There is no homework here."
    assert "There is" not in found.to_html()
    with pytest.raises(ValueError, match="no folder"):
        rw.read_homework(tmp_path / "nowhere")


def changed(record: dict[str, Any], **fields: object) -> dict[str, Any]:
    """Return a record in which somebody has changed the step about the tie."""
    other = deepcopy(record)
    other["lessons"][LESSON]["steps"]["tie"] |= fields
    return other


@pytest.mark.parametrize(
    "fields",
    [{"tries": 1}, {"attempts": 1}, {"answer": '"blue"'}, {"seed": 7}, {"told": True}],
)
def test_a_change_by_hand_is_noticed_and_does_not_count(
    tmp_path: Path, fields: dict[str, object]
) -> None:
    write(tmp_path / "ada.ipynb", notebook(changed(work("Ada").homework(), **fields)))
    title = load_source(LESSON).steps[4].title
    found = rw.read_homework(tmp_path)
    assert found.remarks == (f"ada.ipynb: {title} changed by hand, so not counted.",)
    (row,) = found.to_rows()
    assert (row["solved"], row["remarks"]) == (1, found.remarks[0])
    # If the unchanged file is there as well, only that one counts.
    write(tmp_path / "more.ipynb", notebook(work("Ada").homework()))
    (row,) = rw.read_homework(tmp_path).to_rows()
    assert (row["solved"], row["first_try"]) == (2, 1)


def test_a_changed_name_and_a_removed_step_are_noticed(tmp_path: Path) -> None:
    record = work("Ada").homework()
    write(tmp_path / "a.ipynb", notebook({**record, "name": "Bo"}))
    assert "a.ipynb: its record was changed" in remarks(rw.read_homework(tmp_path))
    del record["lessons"][LESSON]["steps"]["tie"]
    write(tmp_path / "a.ipynb", notebook(record))
    assert "a.ipynb: its record was changed" in remarks(rw.read_homework(tmp_path))


def test_an_answer_that_does_not_solve_its_step_is_noticed(tmp_path: Path) -> None:
    """The recorded answer is checked again, even if somebody has forged its seal."""
    progress = work("Ada")
    entry = progress.step(LESSON, "tie")
    entry.answer = '"blue"'
    entry.put_seal(LESSON, "tie")
    write(tmp_path / "ada.ipynb", notebook(progress.homework()))
    found = rw.read_homework(tmp_path)
    assert found.remarks[0].startswith("ada.ipynb: not counted, since the recorded answer is wrong")
    assert found.scores[0].score.solved == ("one-stays",)


def test_right_answers_in_all_lessons_pass_when_checked_again(tmp_path: Path) -> None:
    """No honest answer is suspected, even in another edition or another variation of a step."""
    from risk_widget.course.lesson_file import lesson_ids
    from risk_widget.teaching.checking import solution_of

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
        "Ada handed in a.ipynb and b.ipynb. For each step, the file that got further counts.",
    )


def test_copied_work_is_noticed_even_if_one_pupil_continued_it(tmp_path: Path) -> None:
    ada = work("Ada")
    bo = Progress()
    bo.read(ada.to_dict())
    bo.name = "Bo"
    lesson = rw.load_lesson(LESSON, progress=bo)
    lesson.check("both", "tie")  # Practising a solved step adds an attempt.
    lesson.show_me("again")
    write(tmp_path / "a.ipynb", notebook(ada.homework()))
    write(tmp_path / "b.ipynb", notebook(bo.homework()))
    (line,) = rw.read_homework(tmp_path).remarks
    met = len(ada.lessons[LESSON])
    assert (
        line
        == f"a.ipynb and b.ipynb contain the same work: {met} steps were done once, not separately."
    )


def test_two_pupils_with_the_same_answers_are_not_copying(tmp_path: Path) -> None:
    for name in ("Ada", "Bo"):
        write(tmp_path / f"{name}.ipynb", notebook(work(name).homework()))
    assert rw.read_homework(tmp_path).remarks == ()


def test_work_without_a_seal_does_not_count(tmp_path: Path) -> None:
    progress = Progress()
    steps = {"tie": {"status": "solved", "attempts": 1, "hints": 0}}
    progress.read({"format": "risk_widget lessons", "version": 1, "lessons": {LESSON: steps}})
    write(tmp_path / "folder" / "lessons.json", progress.to_dict())
    found = rw.read_homework(tmp_path)
    (row,) = found.scores
    assert row.pupil == "folder/lessons"  # No pupil's name was given.
    assert float(row.score) == 0
    assert found.remarks == ("folder/lessons.json: one step has no seal and doesn't count.",)
    assert row.remarks == found.remarks


SOLVED_BY_HAND = st.fixed_dictionaries(
    {"status": st.just("solved"), "tries": st.integers(0, 3), "attempts": st.integers(0, 3)},
    optional={"stars": st.integers(0, 3), "hints": st.integers(0, 3), "seal": st.text(max_size=32)},
)


@given(
    forged=st.dictionaries(
        st.sampled_from([step.id for step in load_source(LESSON).steps]),
        SOLVED_BY_HAND,
        min_size=1,
    ),
    kind=st.sampled_from(["notebook", "progress"]),
    beside=st.booleans(),
)
@example(
    forged={"tie": {"status": "solved", "tries": 2, "attempts": 2}}, kind="notebook", beside=True
)
@IN_A_FOLDER
def test_nothing_written_by_hand_raises_a_score(
    tmp_path: Path, forged: dict[str, dict[str, object]], kind: str, *, beside: bool
) -> None:
    folder = unpacked(tmp_path / "homework")
    honest = work("Ada")
    most = float(honest_score(folder, honest))
    record = honest.homework() if kind == "notebook" else honest.to_dict()
    as_handed_in = deepcopy(record)
    steps = record["lessons"][LESSON]
    steps = steps["steps"] if kind == "notebook" else steps
    for step, fields in forged.items():
        steps[step] = {**steps.get(step, {"hints": 0}), **fields}
    unpacked(folder)
    write(folder / "forged.json", notebook_of(record) if kind == "notebook" else record)
    if beside:
        write(folder / "honest.json", honest.to_dict())
    found = rw.read_homework(folder)
    (row,) = found.to_rows()
    assert row["score"] == round(most, 3) if beside else row["score"] <= round(most, 3)
    assert bool(row["remarks"]) or record == as_handed_in


def honest_score(folder: Path, progress: Progress) -> float:
    """Return the score of a pupil's own work."""
    write(folder / "honest.json", progress.to_dict())
    (score,) = rw.read_homework(folder).scores
    return score.score


def test_steps_of_a_custom_lesson_cannot_be_removed(tmp_path: Path) -> None:
    """Pupils hand in the lesson's description, too, but gain nothing by removing steps from it."""
    progress = Progress()
    progress.name = "Ada"
    lesson = rw.load_lesson(FILE, progress=progress)
    lesson.check(5, "income")
    record = lesson.progress.homework()
    record["lessons"][lesson.id]["titles"] = {"income": "Income"}
    write(tmp_path / "ada.ipynb", notebook_of(record))
    found = rw.read_homework(tmp_path)
    assert [float(row.score) for row in found.scores] == [0]
    assert "its record was changed by hand" in remarks(found)


def test_a_pupil_without_work_has_a_row_without_points_in_each_lesson(tmp_path: Path) -> None:
    """A pupil who tried only another lesson has such a row; an extra file in a folder has none."""
    write(tmp_path / "Ada" / "04.ipynb", notebook_of(work("Ada").homework()))
    write(tmp_path / "Ada" / "05.ipynb", notebook())
    other = Progress()
    other.name = "Bo"
    rw.load_lesson("03-reinforcement", progress=other).show_me()
    write(tmp_path / "Bo" / "03.ipynb", notebook_of(other.homework()))
    write(tmp_path / "Cy" / "04.ipynb", notebook())
    found = rw.read_homework(tmp_path)
    rows = {(row["pupil"], row["lesson"]): row for row in found.to_rows()}
    assert [*rows] == [
        (pupil, lesson)
        for pupil in ("Ada", "Bo", "Cy/04")
        for lesson in ("03-reinforcement", LESSON)
    ]
    assert {key for key, row in rows.items() if row["score"]} == {("Ada", LESSON)}
    assert rows["Bo", LESSON]["files"] == rows["Bo", LESSON]["remarks"] == ""
    assert "Cy/04.ipynb has no output from a lesson" in str(rows["Cy/04", LESSON]["remarks"])
    assert "Ada/05.ipynb has no output" in remarks(found)
    assert "handed in" not in remarks(found)


def test_a_custom_lesson_describes_itself(tmp_path: Path) -> None:
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


def test_merged_progress_keeps_valid_seals() -> None:
    """If each of two notebooks is ahead in part of a step, the merged step is sealed correctly."""
    one, two = work("Ada"), Progress()
    two.read(one.to_dict())
    rw.load_lesson(LESSON, progress=one).check("both", "tie")
    rw.load_lesson(LESSON, progress=two).hint("tie")
    one.add(two)
    entry = one.peek(LESSON, "tie")
    assert (entry.attempts, entry.hints) == (3, 1)
    assert entry.is_sealed(LESSON, "tie")
    # A file that was changed by hand does not become valid by merging.
    two.step(LESSON, "tie").tries = 1
    two.step(LESSON, "tie").hints = 2
    one.add(two)
    assert not one.peek(LESSON, "tie").is_sealed(LESSON, "tie")


def test_a_seal_and_a_name_are_short(tmp_path: Path) -> None:
    progress = work("  A  " + "b" * 100 + "\n")
    assert progress.name == "A " + "b" * 38
    assert all(len(entry.seal) == MOST_LETTERS for entry in progress.lessons[LESSON].values())
    with pytest.raises(TypeError, match="name must be text"):
        progress.name = 3  # type: ignore[assignment]
    progress.save(tmp_path / "a.json")
    again = Progress()
    again.load(tmp_path / "a.json")
    assert again.name == progress.name


# ---- names of files and of pupils ----------------------------------------------------------------


def unpacked(path: Path) -> Path:
    """Replace a folder with an empty one, and return it."""
    rmtree(path, ignore_errors=True)
    path.mkdir()
    return path


def test_file_names_in_another_encoding_do_not_spoil_the_table(tmp_path: Path) -> None:
    folder = os.fsencode(tmp_path) + b"/M\xfcller"
    Path(os.fsdecode(folder)).mkdir()
    for name, pupil in ((b"04.json", None), (b"b.json", "Ada")):
        Path(os.fsdecode(folder + b"/" + name)).write_text(json.dumps(work(pupil).to_dict()))
    (tmp_path / "scores.csv").write_text("old")
    assert main(["scores", str(tmp_path)]) == 0
    text = (tmp_path / "scores.csv").read_text(encoding="utf-8-sig")
    assert "M?ller/04" in text
    assert "Ada" in text
    assert "M?ller" in (tmp_path / "scores.html").read_text(encoding="utf-8")


def test_names_that_differ_only_in_unreadable_letters_are_two_pupils(tmp_path: Path) -> None:
    names = (b"M\xfcller.json", b"M\xf6ller.json", b"M\xfcller/4.json", b"M\xf6ller/4.json")
    for number, name in enumerate(names):
        path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(work("Anna" if number > 1 else None).to_dict()))
    found = rw.read_homework(tmp_path)
    pupils = {score.pupil for score in found.scores}
    assert {"M?ller", "M?ller (2)"} < pupils
    assert len(pupils) == 4


@given(name=TYPED, title=TYPED, answer=TYPED)
@example(name="", title="", answer="\ud800")
@IN_A_FOLDER
def test_any_content_of_a_record_can_be_written_and_printed(
    tmp_path: Path, name: str, title: str, answer: str
) -> None:
    folder = unpacked(tmp_path / "homework")
    progress = work("Ada")
    entry = progress.step(LESSON, "tie")
    entry.missed = json.dumps(answer)
    record = progress.homework() | {"name": name}
    own = {"steps": {"one": {"status": "solved", "attempts": 1, "hints": 0}}}
    described = {"title": title, "titles": {"one": title}, "challenges": []}
    record["lessons"] |= {"own": {**own, **described}}
    write(folder / "a.ipynb", notebook_of(record))
    found = rw.read_homework(folder)
    found.save(folder)
    rows = csv.reader((folder / "scores.csv").read_text(encoding="utf-8-sig").splitlines())
    assert len([*rows]) >= 3
    str(found).encode()
    found.to_html().encode()
    for pupil in found.pupils:
        assert clean_name(pupil) == pupil


def notebook_of(record: dict[str, Any]) -> dict[str, Any]:
    output = {"output_type": "display_data", "data": {MIME: record}, "metadata": {}}
    cell = {"cell_type": "code", "source": "", "outputs": [output], "metadata": {}}
    return {"cells": [cell], "nbformat": 4, "nbformat_minor": 5, "metadata": {}}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zo\u00eb", "Zoe\u0308"),
        ("Ada", "ADA"),
        ("Ada", " Ada\u200b"),
        ("Ada Berg", "Ada\u00a0 Berg"),
        ("Ada", "\u202eAda"),
        ("Stra\u00dfe", "STRASSE"),
    ],
)
def test_two_spellings_of_one_name_are_one_pupil(tmp_path: Path, one: str, other: str) -> None:
    for number, name in enumerate((one, other)):
        write(tmp_path / f"{number}.ipynb", notebook_of(work("x").homework() | {"name": name}))
    assert len(rw.read_homework(tmp_path).pupils) == 1


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u202e\u202c", "\x00\x07"])
def test_an_invisible_name_counts_as_none(tmp_path: Path, name: str) -> None:
    write(tmp_path / "berg.ipynb", notebook_of(work("x").homework() | {"name": name}))
    assert rw.read_homework(tmp_path).pupils == ("berg",)


# ---- whose work it is ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Anna", "A.", "anna b"])
def test_two_folders_with_the_same_name_are_two_pupils(tmp_path: Path, name: str) -> None:
    for folder in ("Anna Berg_1_assignsubmission_file", "Anna Holm_2_assignsubmission_file"):
        for lesson in ("04", "05"):
            write(tmp_path / folder / f"{lesson}.ipynb", notebook_of(work(name).homework()))
    found = rw.read_homework(tmp_path)
    assert found.pupils == (f"{name} (Anna Berg)", f"{name} (Anna Holm)")
    assert "gave the same name" in remarks(found)
    assert all(len(row.files) == 2 for row in found.scores)


def test_work_in_two_folders_can_belong_to_one_pupil(tmp_path: Path) -> None:
    """The pupil's files may be in several folders, or in one folder and next to it."""
    same = work("Anna").homework()
    for folder in ("a", "b"):
        write(tmp_path / "same" / folder / "04.ipynb", notebook_of(same))
    for folder, pupil in (("04", "Anna"), ("04", "Ben"), ("05", "Anna"), ("05", "Ben")):
        path = tmp_path / "lessons" / folder / f"{pupil}.ipynb"
        write(path, notebook_of(work(pupil).homework()))
    write(tmp_path / "beside" / "04.ipynb", notebook_of(work("Anna").homework()))
    write(tmp_path / "beside" / "Anna" / "05.ipynb", notebook_of(work("Anna").homework()))
    for folder, pupils in (
        ("same", ("Anna",)),
        ("lessons", ("Anna", "Ben")),
        ("beside", ("Anna",)),
    ):
        assert rw.read_homework(tmp_path / folder).pupils == pupils


# ---- what kind of file it is ---------------------------------------------------------------------


@pytest.mark.parametrize("ending", [".ipynb", ".ipynb.json", ".ipynb.txt", ".txt", ".IPYNB", ""])
@pytest.mark.parametrize("kind", ["notebook", "progress"])
def test_a_file_is_recognised_by_its_content(tmp_path: Path, ending: str, kind: str) -> None:
    own = work("Ada")
    content = notebook_of(own.homework()) if kind == "notebook" else own.to_dict()
    write(tmp_path / f"x{ending}", content)
    found = rw.read_homework(tmp_path)
    assert (found.pupils, found.remarks) == (("Ada",), ())


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("ada.zip", b"PK\x03\x04\xff\xff"),
        ("ada.html", b"<!doctype html><p>my work</p>"),
        ("ada.pdf", b"%PDF-1.7\n\xe2\xe3"),
        ("ada.txt", b"I could not do it"),
        ("ada.docx", b"PK\x03\x04"),
        ("ada.json", b'{"name": "x"}'),
        ("ada.png", b"\x89PNG\r\n\x1a\n"),
        ("ada", b"[1, 2]"),
        ("ada.ipynb.zip", b"PK"),
        ("deep.json", b"[" * 100_000),
    ],
)
def test_every_other_file_gets_a_remark(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    write(tmp_path / "good.ipynb", notebook_of(work("Ada").homework()))
    found = rw.read_homework(tmp_path)
    (remark,) = found.remarks
    assert remark.startswith(f"{name} is neither a notebook nor a progress file")
    found.save(tmp_path)
    assert rw.read_homework(tmp_path).remarks == found.remarks, "its own tables are passed over"


def test_something_that_only_looks_like_a_file_or_folder_gets_a_remark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    homework = tmp_path / "homework"
    for name in ("ada", "shut"):
        (homework / name).mkdir(parents=True)
    write(homework / "ada" / "a.ipynb", notebook_of(work("Ada").homework()))
    (homework / "elsewhere").symlink_to(tmp_path)
    (homework / "away.ipynb").symlink_to(tmp_path / "nowhere")
    (homework / "round").symlink_to(homework / "round")
    os.mkfifo(homework / "pipe.json")
    monkeypatch.setattr(os, "access", lambda path, *_, **__: Path(path).name != "shut")
    found = rw.read_homework(homework)
    assert "Ada" in {score.pupil for score in found.scores}
    for name in ("elsewhere", "away.ipynb", "round", "pipe.json", "shut"):
        assert f"{name} can't be read" in remarks(found)


@given(
    edition=st.sampled_from(["/etc/passwd", "own.toml", r"\\\\server\\x.toml", "../x.toml", "~/x"])
)
@IN_A_FOLDER
def test_no_file_named_in_a_pupils_work_is_opened(tmp_path: Path, edition: str) -> None:
    folder = unpacked(tmp_path / "homework")
    progress = work("Ada")
    for step in ("tie", "one-stays"):
        entry = progress.step(LESSON, step)
        entry.edition = edition
        entry.put_seal(LESSON, step)
    write(folder / "a.ipynb", notebook_of(progress.homework()))
    opened: list[str] = []
    inner = Path.open

    def seen(path: Path, *given: Any, **named: Any) -> Any:
        opened.append(str(path))
        return inner(path, *given, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "open", seen)
        found = rw.read_homework(folder)
    assert found.pupils == ("Ada",)
    assert {path for path in opened if "x.toml" in path or edition in path} == set()


@pytest.mark.parametrize(("language", "row"), [("en", "0.5,"), ("de", "0,5;"), ("sv", "0,5;")])
def test_the_table_opens_in_spreadsheets_of_its_language(language: str, row: str) -> None:
    with use_language(language):
        assert row in csv_text([["=1", 0.5, "a, b; c"]])
        read = [*csv.reader([csv_text([["=1", 0.5, "a, b; c"]])], delimiter=row[-1])]
    assert read[0][::2] == ["'=1", "a, b; c"]
