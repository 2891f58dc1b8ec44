"""Copies of the lessons' notebooks with their pictures: to be read where nothing runs.

They are run once, here, in a kernel of their own; what they show is kept in the file. A page that
shows notebooks then shows the board of every step.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from risk_widget.lessons.lesson_error import LessonError
from risk_widget.lessons.notebook import notebook_of, notebook_text, solved
from risk_widget.lessons.source import lesson_ids, load_source
from risk_widget.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

__all__ = ["publish", "with_pictures"]

_MINUTES = 2
_LIVE = "application/vnd.jupyter.widget-view+json"


def publish(folder: Path, names: Sequence[str] = (), *, answers: bool = False) -> Iterator[str]:
    """Write notebooks with pictures to a folder, which is made if need be; the name of each.

    Args:
        folder: where to.
        names: ids of lessons or paths of lesson files; all lessons if there are none.
        answers: whether the steps are solved in them.

    Raises:
        LessonError: no such lesson, a cell that fails, or no Jupyter to run it.
    """
    sources = {name: load_source(name) for name in names or lesson_ids()}  # all, before any is run
    folder.mkdir(parents=True, exist_ok=True)
    following = {}
    if not names:
        following = dict(zip(sources, list(sources.values())[1:], strict=False))
    for name, source in sources.items():
        opened = None if source.id == name else name
        make = solved if answers else notebook_of
        made = make(source, following.get(name), opened=opened, game=None)
        text = notebook_text(with_pictures(made, answers=answers))
        (folder / f"{source.id}.ipynb").write_text(text, encoding="utf-8")
        yield f"{source.id}.ipynb"


def with_pictures(notebook: dict[str, Any], *, answers: bool) -> dict[str, Any]:
    """A lesson's notebook with what its cells show.

    Without ``answers`` the cells that wait for one stay as they are: they would only say so.

    Raises:
        LessonError: a cell that fails, or no Jupyter to run it.
    """
    try:
        import nbformat
        from nbclient import NotebookClient
        from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
    except ImportError as error:
        raise LessonError(Message("lesson-publish-jupyter")) from error
    form: Any = nbformat  # its functions carry no types
    made = form.reads(json.dumps(notebook), as_version=4)
    client = NotebookClient(
        made, timeout=60 * _MINUTES, kernel_name="python3",
        store_widget_state=False, record_timing=False,
    )  # fmt: skip
    with client.setup_kernel():
        for number, cell in enumerate(made.cells):
            if cell.cell_type != "code" or not (answers or _shows(cell.id)):
                continue
            try:
                client.execute_cell(cell, number)
            except CellExecutionError as error:
                params = {"cell": cell.id, "why": str(error.evalue)}
                raise LessonError(Message("lesson-cell-fails", params)) from error
            except CellTimeoutError as error:
                raise LessonError(Message("lesson-cell-too-long", {"cell": cell.id})) from error
            except DeadKernelError as error:
                raise LessonError(Message("lesson-cell-died", {"cell": cell.id})) from error
            # A widget without its kernel is an error line; its picture is the output below.
            cell.outputs = [o for o in cell.outputs if _LIVE not in o.get("data", ())]
    return dict(json.loads(form.writes(made)))


def _shows(cell: str) -> bool:
    return not cell.endswith("-check") and cell != "progress"
