"""Lessons, puzzles and pages to print: the rules step by step as data, and the code that runs them.

>>> import risk_widget as rw
>>> opened = rw.load_lesson("04-combat")
>>> opened.check("no move").status
'unclear'

Nothing here needs a notebook or numpy. ``docs/lessons.md`` explains how lessons are written, and
what data a panel gets from them.
"""

from __future__ import annotations

from risk_widget.course.lesson import Lesson, load_lesson
from risk_widget.course.lesson_file import LessonError, lesson_ids, load_source
from risk_widget.course.progress import Progress, ProgressError
from risk_widget.course.shared_progress import session_progress
from risk_widget.course.step_view import StepView
from risk_widget.messages import say
from risk_widget.practice.course import Course, course
from risk_widget.practice.exam import Exam, my_exam
from risk_widget.practice.mistakes import load_mistake
from risk_widget.practice.puzzle_data import PuzzleError
from risk_widget.practice.puzzles import list_puzzles, load_puzzle
from risk_widget.practice.rating import my_rating
from risk_widget.practice.review import load_review, my_review
from risk_widget.practice.short_path import load_tonight
from risk_widget.practice.turns import plan_your_turn
from risk_widget.rules.table import ListedRow, Table
from risk_widget.teaching.exam_page import exam_page
from risk_widget.teaching.handed_in import read_homework
from risk_widget.teaching.homework_table import Homework
from risk_widget.teaching.pages_to_print import SummaryPage, beginners_sheet, summary_page

__all__ = [
    "Course",
    "Exam",
    "Homework",
    "Lesson",
    "LessonError",
    "Progress",
    "ProgressError",
    "PuzzleError",
    "StepView",
    "SummaryPage",
    "beginners_sheet",
    "course",
    "exam_page",
    "lesson_ids",
    "list_lessons",
    "list_puzzles",
    "load_lesson",
    "load_mistake",
    "load_puzzle",
    "load_review",
    "load_tonight",
    "my_exam",
    "my_rating",
    "my_review",
    "plan_your_turn",
    "read_homework",
    "session_progress",
    "summary_page",
]


def list_lessons() -> Table[ListedRow]:
    """List the lessons that come with the package, in order; `load_lesson` takes their ids.

    >>> import risk_widget as rw
    >>> [row.id for row in rw.list_lessons()][:3]
    ['01-board', '02-setup', '03-reinforcement']
    """
    sources = map(load_source, lesson_ids())
    rows = [ListedRow(source.id, source.title, source.summary) for source in sources]
    return Table(say("lessons"), ("", say("lessons-about")), rows)


def __dir__() -> list[str]:
    """List the public names."""
    return __all__
