"""The result of an exam as a page to print."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from risk_widget.messages import say
from risk_widget.practice.days import written_day
from risk_widget.practice.exam import my_exam
from risk_widget.teaching.pages_to_print import SummaryPage, document

if TYPE_CHECKING:
    from risk_widget.course.progress import Progress
    from risk_widget.practice.exam import Exam

__all__ = ["exam_page", "page_of"]


def exam_page(progress: Progress | None = None) -> SummaryPage:
    """Build a page to print with the result of your latest exam, or how far it has got.

    >>> import risk_widget as rw
    >>> rw.lessons.exam_page(rw.lessons.Progress())
    <SummaryPage: Exam>

    Args:
        progress: the progress with your games; by default that of the session.
    """
    return page_of(my_exam(progress))


def page_of(exam: Exam) -> SummaryPage:
    """Build the page of an exam."""
    title = say("exam")
    heads = "".join(
        f"<th>{escape(say(f'exam-{head}'))}</th>" for head in ("opponent", "rung", "outcome")
    )
    rows = "".join(
        f"<tr><th>{number}. {escape(game.opponent)}</th>"
        f"<td>{game.rung}</td><td>{escape(game.outcome)}</td></tr>"
        for number, game in enumerate(exam.games, 1)
    )
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    about = " · ".join(filter(None, [exam.name, written_day(exam.day) if exam.day else ""]))
    back = "".join(f"<li>{escape(each.title)}</li>" for each in exam.back)
    body = (
        f'<h1>{escape(title)}</h1><p class="about">{escape(about)}</p>'
        f'<p class="result">{escape(exam.sentence)}</p>'
        f"{table if exam.games else ''}{_ladder(exam) if exam.is_over else ''}"
        + (f"<h2>{escape(say('exam-go-back'))}</h2><ul>{back}</ul>" if back else "")
        + f'<p class="foot">{escape(say("exam-foot"))}</p>'
    )
    return SummaryPage(title, document(title, body, "exam"))


def _ladder(exam: Exam) -> str:
    """Draw the ten rungs: those in the interval shaded, the likeliest one filled."""
    level = exam.level
    cells = []
    for rung in range(1, 11):
        kind = "here" if rung == level.rung else "in" if level.low <= rung <= level.high else ""
        cells.append(f'<span class="{kind}">{rung}</span>')
    return f'<p class="ladder" aria-hidden="true">{"".join(cells)}</p>'
