"""The mistakes of the person at the screen: the search after a game, and the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.course.own_mistakes import ConfirmedMistake
from risk_widget.course.shared_progress import share
from risk_widget.lessons import session_progress
from risk_widget.messages import say
from risk_widget.play.snapshot import Verdicts
from risk_widget.practice.mistakes import (
    in_per_cent,
    keep_findings,
    keeps_findings,
    mistake_of,
    my_mistakes,
    part,
)

if TYPE_CHECKING:
    from risk_widget.game_review.mistakes import Search
    from risk_widget.play.match import Match
    from risk_widget.protocol.answer_types import MistakesAnswer, SearchAnswer

PIECE: Final = 0.3
"""The seconds for which a search runs at a time, while the kernel is busy."""


class Searches:
    """A search for mistakes in a finished game, in pieces that the page asks for."""

    def __init__(self) -> None:
        self._of: tuple[Match, int] | None = None
        self._search: Search | None = None
        self._found = 0

    def go_on(self, match: Match, seat: str) -> SearchAnswer:
        """Continue the search for a short while, and store its findings at the end."""
        of = match, len(match.game.history)
        if self._search is None or self._of != of:
            # Imported late: ordinary play need not wait for the expert.
            from risk_widget.game_review.mistakes import Search

            self._of, self._search, self._found = of, Search(match.game, seat), 0
        search = self._search
        if not search.is_over:
            search.go_on(PIECE)
            if search.is_over:
                progress = session_progress()
                self._found = len(keep_findings(search, match.game, progress))
                share(progress)
        return {
            "over": search.is_over,
            "compiling": search.is_compiling,
            "done": search.done,
            "pieces": search.pieces,
            "found": self._found,
        }

    def verdicts(self, match: Match) -> Verdicts | None:
        """Return the confirmed mistakes of a game, or None until they are known."""
        search = self._search
        of = match, len(match.game.history)
        if search is None or self._of != of or not search.is_over or not keeps_findings(match.game):
            return None
        found = [
            ConfirmedMistake(each.decision.at, mistake_of(match.game, each, 0))
            for each in search.found
        ]
        return Verdicts(search.seat, found)


NOTHING_KEPT: Final[SearchAnswer] = {
    "over": True,
    "compiling": False,
    "done": 0,
    "pieces": 0,
    "found": 0,
}


def mistakes_answer() -> MistakesAnswer:
    """List all stored mistakes, the losses in the last games, and advice for practice."""
    mine = my_mistakes()
    lesson, puzzles = mine.practice or (None, None)
    return {
        "rows": [
            {
                "id": row.id,
                "title": say(f"mistake-kind-{row.kind}"),
                "game": row.game,
                "when": row.when,
                "due": row.is_due,
            }
            for row in mine
        ],
        "due": mine.due,
        "sentence": mine.sentence,
        "advice": mine.advice,
        "lesson": lesson,
        "puzzles": puzzles or None,
        "trend": [[round(each.low, 4), round(each.chance, 4), round(each.high, 4)]
                  for each in mine.trend],
        "kinds": [
            {
                "title": say(f"mistakes-about-{kind}"),
                "part": part(found.chance),
                "error": in_per_cent(found.half),
                "usual": part(mine.usual(kind)),
            }
            for kind in mine.kinds
            for found in [mine.given_away(kind)]
            if found.chance > 0
        ],
        "usual": mine.usual() / mine.usual_of_regulars if mine.games else None,
        "usual_rung": mine.rung,
        "rung": mine.standing or None,
    }  # fmt: skip
