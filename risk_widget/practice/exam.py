"""The exam: six short games, the rung they indicate, and what to practise afterwards.

The games are German games with missions for two: among bots of the middle rungs, half of them take
nine rounds or fewer. `benchmarks/exam.py` measures them. A game counts only if nobody helped, and
in an exam the page gives no hints and takes nothing back. The estimate is the one of `level`, from
these games alone; the next opponent is at the rung that the games so far show.
"""

from __future__ import annotations

import datetime as dt
from collections import Counter
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.bots.ladder import LADDER
from risk_widget.course.lesson_file import load_source
from risk_widget.course.shared_progress import progress_of
from risk_widget.kept_files import not_ahead
from risk_widget.messages import Message, say
from risk_widget.practice.level import level_after, my_level, standing
from risk_widget.practice.mistakes import PRACTICE
from risk_widget.practice.puzzle_data import KINDS
from risk_widget.practice.puzzles import learner_strength, rated_puzzles
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from risk_widget.course.played_games import PlayedGame
    from risk_widget.course.progress import Progress
    from risk_widget.practice.level import Level

__all__ = [
    "GAMES",
    "TABLE",
    "Exam",
    "ExamGame",
    "GoBack",
    "estimate",
    "my_exam",
    "strongest_beaten",
]

GAMES: Final = 6
"""The number of games of an exam."""
TABLE: Final = ("german", "missions", 2)
"""The edition, the mode and the number of players of all its games."""
SHARPNESS: Final = 0.77
"""The weight of a difference in strength in these games, compared with the ladder's games."""
_MOST_BACK: Final = 3
"""The most lessons or kinds of puzzles that a result names."""
_FEW_ANSWERS: Final = 3
"""The fewest answers for which the rating in one kind of puzzle counts."""
_LOST: Final = 0.01
"""The least loss of win chance that makes a kind of decision worth going back to."""


class ExamGame(NamedTuple):
    """A finished game of an exam."""

    rung: int
    won: bool

    @property
    def opponent(self) -> str:
        """The name of the opponent."""
        return say(f"bot-{LADDER[self.rung - 1]}.name")

    @property
    def outcome(self) -> str:
        """The result, in a word."""
        return say("exam-outcome-of", won="yes" if self.won else "no")


class GoBack(NamedTuple):
    """A lesson, or a kind of puzzle, to go back to after an exam.

    Attributes:
        step: the name that opens it on the page: the id of a lesson, or "puzzle/" and a kind.
        title: the title of the lesson or of the kind of puzzle.
    """

    step: str
    title: str


@dataclass(frozen=True, slots=True)
class Exam:
    """The latest exam, finished or not.

    >>> import risk_widget as rw
    >>> exam = rw.lessons.my_exam(rw.lessons.Progress())
    >>> exam.games, exam.rival, exam.is_over
    ((), 4, False)

    Attributes:
        begun: when it began, in seconds since 1970; 0 before the first finished game.
        games: its finished games, the first one first.
        level: the rung that they show, with its interval.
        rival: the rung of the next opponent.
        back: what to go back to; () before the end.
        name: the learner's; "" if it is not known.
        ended: when its last game ended, in seconds since 1970; 0 before the first.
    """

    begun: int
    games: tuple[ExamGame, ...]
    level: Level
    rival: int
    back: tuple[GoBack, ...] = ()
    name: str = ""
    ended: int = 0

    @property
    def day(self) -> dt.date | None:
        """The day of the last game played; None before the first."""
        return dt.datetime.fromtimestamp(self.ended).astimezone().date() if self.ended else None

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return len(self.games) == GAMES

    @property
    def won(self) -> int:
        """The number of games won."""
        return sum(game.won for game in self.games)

    @property
    def sentence(self) -> str:
        """A description of exams, the progress in this one, or its result, in a sentence."""
        if not self.games:
            return say("exam-about", games=GAMES)
        if not self.is_over:
            bot = Message(f"bot-{LADDER[self.rival - 1]}.name")
            return say("exam-so-far", played=len(self.games), games=GAMES, rung=self.rival, bot=bot)
        level = self.level
        return say(
            "exam-result",
            rung=level.rung,
            bot=Message(f"bot-{LADDER[level.rung - 1]}.name"),
            low=level.low,
            high=level.high,
            narrow="yes" if level.low == level.high else "no",
            confidence=percent(level.confidence),
            won=self.won,
            games=GAMES,
        )

    def _lines(self) -> list[str]:
        """List the exam's sentence and, once the exam is over, what to go back to."""
        titles = [each.title for each in self.back]
        return [self.sentence, *([say("exam-back", titles=titles)] if titles else [])]

    def __repr__(self) -> str:
        return "\n".join(self._lines())

    def _repr_html_(self) -> str:
        return "".join(f"<p>{escape(line)}</p>" for line in self._lines())


def estimate(games: Iterable[PlayedGame]) -> Level:
    """Estimate the rung from the games of an exam alone."""
    return level_after(games, sharpness=SHARPNESS, fades=False)


def my_exam(progress: Progress | None = None, *, begun: int | None = None) -> Exam:
    """Return your latest exam: its games, the rung they indicate, and what to go back to.

    *Take the exam*, in the map of the course, begins one, and so does
    ``rw.RiskWidget().take_exam()``.

    >>> import risk_widget as rw
    >>> rw.lessons.my_exam(rw.lessons.Progress()).level.games
    0

    Args:
        progress: the progress with your games; by default that of the session.
        begun: when the exam began, in seconds since 1970; by default the latest one.
    """
    book = progress_of(progress)
    if begun is None:
        begun = book.played.last_exam()
    played = book.played.in_exam(begun)[:GAMES]
    level = estimate(played)
    games = tuple(ExamGame(standing(game["rivals"][0]), game["won"]) for game in played)
    known = my_level(book)
    rival = known.rung if not played and known.is_known else level.rung
    back = tuple(_go_back(book, played)) if len(games) == GAMES else ()
    ended = played[-1]["at"] if played else 0
    return Exam(begun, games, level, rival, back, book.name or "", ended)


def _go_back(book: Progress, played: Sequence[PlayedGame]) -> Iterable[GoBack]:
    """Yield what to go back to: the costliest kinds of decision, then weak kinds of puzzle."""
    named = set[str]()
    for kind in [*_costly(book, played), *_weak(book)]:
        lesson, puzzles = PRACTICE.get(kind, ("", kind))
        for step in (lesson, f"puzzle/{puzzles}" if puzzles else ""):
            if step and step not in named and len(named) < 2 * _MOST_BACK:
                named.add(step)
                yield GoBack(step, _title(step))


def _title(step: str) -> str:
    kind = step.removeprefix("puzzle/")
    if kind == step:
        return load_source(step).title
    return say("exam-puzzles", kind=say(f"puzzle-kind-{kind}"))


def _costly(book: Progress, played: Sequence[PlayedGame]) -> list[str]:
    """List the kinds of decision that lost the most win chance in the exam's games."""
    edition, mode, _ = TABLE
    first = not_ahead(played[0].get("exam", 0), played[0]["at"])
    last = played[-1]["at"] + _JUDGED_WITHIN
    lost = Counter[str]()
    for game in book.own.last_games():
        if first <= game.at <= last and (game.edition, game.mode) == (edition, mode):
            lost.update({kind: sums for kind, sums in game.sums.items() if kind in PRACTICE})
    return [kind for kind, sums in lost.most_common(_MOST_BACK) if sums >= _LOST]


_JUDGED_WITHIN: Final = 24 * 3600
"""The most seconds from the end of the last game to the search for mistakes in that game."""


def _weak(book: Progress) -> list[str]:
    """List the kinds of puzzle in which the learner's rating is below the overall rating."""
    results = book.puzzles
    rated = learner_strength(results).rating
    ratings = {
        kind: learner_strength(results, kind).rating
        for kind in KINDS
        if len(rated_puzzles(results, kind)) >= _FEW_ANSWERS
    }
    below = [kind for kind in ratings if ratings[kind] < rated]
    return sorted(below, key=ratings.__getitem__)[:_MOST_BACK]


def strongest_beaten(progress: Progress) -> int:
    """Return the rung of the strongest bot that the learner has beaten; 0 if there is none."""
    won = [game for game in progress.played.in_order() if game["won"]]
    return max((standing(bot) for game in won for bot in game["rivals"]), default=0)
