"""The learner's own mistakes in games, saved as puzzles that come back, and the games' figures.

A mistake is due again 1, 3, 7 and 21 days later, each time after a right answer; a wrong answer
starts the series again. A mistake still known after three weeks is learned.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, TypeAlias

from risk_widget.kept_files import not_ahead
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - the reader needs it at run time
from risk_widget.reading.schema import Within

if TYPE_CHECKING:
    from collections.abc import Mapping

DAYS: Final = (1, 3, 7, 21)
"""Days until a mistake is due again, by the number of right answers in a row."""
MOST_MISTAKES: Final = 36
"""The most mistakes that are saved; beyond that, the one found longest ago is dropped."""
MOST_GAMES: Final = 20
"""The most games whose figures are saved."""
_DAY: Final = 24 * 60 * 60

OwnKind: TypeAlias = Literal["place", "stop", "break", "leave", "trade", "fortify"]
Count: TypeAlias = Annotated[int, Within(0)]
Chance: TypeAlias = Annotated[float, Within(0, 1)] | Annotated[int, Within(0, 1)]


@dataclass(slots=True)
class OwnMistake:
    """A decision that lost win chance.

    Attributes:
        kind: the kind of decision.
        seat: the seat that decided.
        position: the position's text, as the seat saw it.
        edition: the edition of the game; ``mode`` and ``round`` likewise.
        done: the decision, as the answer to a question ``about`` it; ``better``: the better
            decision.
        chances: the chances of winning after ``done`` and after ``better``.
        low: the lower end of the 95 % interval of their difference; ``high`` the upper end.
        games: how often each of the two was played to the end.
        found_at: the time when it was found, in seconds since 1970.
        asked: how often it has been asked again; ``answered_at``: the time of the last answer.
        recalled: the number of right answers in a row.
        other: a third decision that is worse than the better one; empty if there is none.
        other_chance: the chance of winning after ``other``.
    """

    kind: OwnKind
    seat: str
    position: str
    edition: str
    mode: str
    round: Count
    about: JsonObject
    done: JsonObject
    better: JsonObject
    chances: tuple[Chance, Chance]
    low: float
    high: float
    games: Count
    found_at: Count
    asked: Count = 0
    recalled: Count = 0
    answered_at: Count = 0
    other: JsonObject = field(default_factory=dict)
    other_chance: Chance = 0.0

    @property
    def is_learned(self) -> bool:
        """Whether the mistake was known even after the longest time."""
        return self.recalled >= len(DAYS)

    @property
    def due_at(self) -> int | None:
        """The time when it is due again, in seconds since 1970; None if it is learned."""
        if self.is_learned:
            return None
        return max(self.found_at, self.answered_at) + DAYS[self.recalled] * _DAY

    def is_due(self, now: int) -> bool:
        """Whether the mistake is due to be asked again."""
        self.put_right(now)
        at = self.due_at
        return at is not None and at <= now

    def put_right(self, now: int) -> None:
        """Correct the times recorded by a clock that was ahead."""
        self.found_at = not_ahead(self.found_at, now)
        self.answered_at = not_ahead(self.answered_at, now)

    def note(self, *, known: bool, now: int) -> None:
        """Record an answer. Before the mistake is due, a right answer is only practice."""
        if known and not self.is_due(now):
            return
        self.asked += 1
        self.recalled = self.recalled + 1 if known else 0
        self.answered_at = now

    def add(self, other: OwnMistake) -> None:
        """Take over the other's answers if they are later."""
        if other._known() > self._known():
            self.asked, self.recalled = other.asked, other.recalled
            self.answered_at = other.answered_at

    def _known(self) -> tuple[int, int, int]:
        return self.answered_at, self.asked, self.recalled

    def to_dict(self) -> JsonObject:
        """Return the mistake as JSON data."""
        return {
            each.name: list(value) if isinstance(value, tuple) else value
            for each in fields(self)
            for value in (getattr(self, each.name),)
        }


class ConfirmedMistake(NamedTuple):
    """A mistake that a search has confirmed; ``at`` is the number of actions before it."""

    at: int
    mistake: OwnMistake


@dataclass(slots=True)
class GameGiven:
    """The win chance that a person lost in a game, as sums over its turns.

    Attributes:
        at: the time when the game ended, in seconds since 1970.
        edition: the edition of the game; ``mode`` likewise.
        turns: the number of turns.
        sums: the win chance lost, by kind of decision; "all" for all kinds together.
        squares: the sums of the squares of the win chance lost per turn, by kind.
        game: the kind of game, as `risk_widget.game_review.baselines` tells games apart;
            "" in files from before this was saved.
    """

    at: Count
    edition: str
    mode: str
    turns: Count
    sums: dict[str, float] = field(default_factory=dict)
    squares: dict[str, float] = field(default_factory=dict)
    game: str = ""


class OwnMistakes:
    """The learner's own mistakes, and the figures of the last games."""

    def __init__(self) -> None:
        self.mistakes: dict[str, OwnMistake] = {}
        self.games: dict[str, GameGiven] = {}

    def __bool__(self) -> bool:
        return bool(self.mistakes or self.games)

    def take(self, game: str, given: GameGiven, found: Mapping[str, OwnMistake]) -> None:
        """Add the mistakes and figures of a game; a second search of the same game adds nothing."""
        self.games.setdefault(game, given)
        for name, mistake in found.items():
            self.mistakes.setdefault(name, mistake)
        self._throw_away()

    def put_right(self, now: int) -> None:
        """Correct the times recorded by a clock that was ahead."""
        for mistake in self.mistakes.values():
            mistake.put_right(now)
        for game in self.games.values():
            game.at = not_ahead(game.at, now)

    def due(self, now: int) -> list[str]:
        """List the mistakes to ask again, those that have waited longest first."""
        waiting = [
            (mistake.due_at or 0, name)
            for name, mistake in self.mistakes.items()
            if mistake.is_due(now)
        ]
        return [name for _, name in sorted(waiting)]

    def last_games(self) -> list[GameGiven]:
        """List the games in order, the latest last."""
        return [game for _, game in sorted(self.games.items(), key=lambda row: (row[1].at, row[0]))]

    def add(self, other: OwnMistakes) -> None:
        """Merge other mistakes and figures into these, with the latest answers."""
        for name, mistake in other.mistakes.items():
            if name in self.mistakes:
                self.mistakes[name].add(mistake)
            else:
                self.mistakes[name] = _copied(mistake)
        for name, game in other.games.items():
            self.games.setdefault(name, game)
        self._throw_away()

    def _throw_away(self) -> None:
        """Drop all but the latest mistakes and games, whatever the answers since.

        Otherwise a file that dropped a mistake as learned would get it back, not yet learned, from
        a file without those answers.
        """
        found = sorted(self.mistakes.items(), key=lambda row: (row[1].found_at, row[0]))
        self.mistakes = dict(found[-MOST_MISTAKES:])
        last = sorted(self.games.items(), key=lambda row: (row[1].at, row[0]))
        self.games = dict(last[-MOST_GAMES:])

    def to_dict(self) -> JsonObject:
        """Return everything as JSON data, without empty parts."""
        parts = {
            "mistakes": {name: each.to_dict() for name, each in self.mistakes.items()},
            "games": {name: asdict(each) for name, each in self.games.items()},
        }
        return {name: part for name, part in parts.items() if part}


def _copied(mistake: OwnMistake) -> OwnMistake:
    return OwnMistake(*(getattr(mistake, each.name) for each in fields(mistake)))
