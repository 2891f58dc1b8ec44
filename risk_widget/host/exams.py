"""The exam on the page: the next game, and the parts of the exam that the page shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.ladder import LADDER
from risk_widget.course.shared_progress import session_progress
from risk_widget.course.step_progress import seconds_now
from risk_widget.engine.chance import fresh_seed
from risk_widget.game import Game
from risk_widget.play.new_game import Start, drawn_order
from risk_widget.play.players import HUMAN
from risk_widget.practice.exam import GAMES, TABLE, my_exam
from risk_widget.rules.edition import SEATS
from risk_widget.teaching.exam_page import page_of

if TYPE_CHECKING:
    from risk_widget.course.progress import Progress
    from risk_widget.play.match import Match
    from risk_widget.protocol.answer_types import ExamAnswer
    from risk_widget.protocol.snapshot_types import ExamPart


def next_game() -> tuple[Start, int]:
    """Return the next game of the exam, with a different order of turns each time.

    Returns:
        The game, and the time at which its exam began: now, if no exam can be continued.
    """
    exam = my_exam()
    if exam.is_over or not exam.begun:
        exam = my_exam(begun=max(seconds_now(), exam.begun + 1))
    edition, mode, players = TABLE
    seats, seed = SEATS[:players], fresh_seed()
    game = Game.new(edition=edition, mode=mode, seats=drawn_order(seats, seed), seed=seed)
    person, *others = seats
    rivals = dict.fromkeys(others, LADDER[exam.rival - 1])
    return Start(game, {person: HUMAN, **rivals}, {}, seed, None, seats), exam.begun


def exam_answer(progress: Progress) -> ExamAnswer:
    """Describe the latest exam for the page."""
    exam = my_exam(progress)
    return {
        "games": [[game.rung, game.won] for game in exam.games],
        "of": GAMES,
        "sentence": exam.sentence,
        "back": [[each.step, each.title] for each in exam.back],
        "page": page_of(exam).html if exam.is_over else "",
    }


def exam_part(match: Match) -> ExamPart:
    """Describe the place of a game in its exam."""
    games = session_progress().played.in_exam(match.exam)
    played = len(games) - (session_progress().played.of(match.id) is not None)
    return {"number": min(played + 1, GAMES), "of": GAMES}
