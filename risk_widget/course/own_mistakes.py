"""Mistakes of one's own, kept as puzzles that come back, and what games gave away.

A mistake is due again after 1, 3, 7 and 21 days, each time that it was answered rightly; a wrong
answer begins anew. Whoever has known it after three weeks has learned it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, TypeAlias

from risk_widget.kept_files import not_ahead
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - it is read at run time
from risk_widget.reading.schema import Within

if TYPE_CHECKING:
    from collections.abc import Mapping

DAYS: Final = (1, 3, 7, 21)
"""Days until a mistake is due, by the times in turn that it has been known."""
MOST_MISTAKES: Final = 36
"""The most mistakes that are kept; beyond that, the one found longest ago goes."""
MOST_GAMES: Final = 20
"""The most games whose figures are kept."""
_DAY: Final = 24 * 60 * 60

OwnKind: TypeAlias = Literal["place", "stop", "break", "leave", "trade", "fortify"]
Count: TypeAlias = Annotated[int, Within(0)]
Chance: TypeAlias = Annotated[float, Within(0, 1)] | Annotated[int, Within(0, 1)]


@dataclass(slots=True)
class OwnMistake:
    """A decision that gave chances away.

    Attributes:
        kind: of the decision.
        seat: who decided.
        position: its text, as the seat saw it.
        edition: the game's; ``mode`` likewise, and ``round``.
        done: what was done: the form of an answer, and what that is about; ``better``: what would
            have been better.
        chances: to win after each of the two.
        low: the ends of the 95 % interval of their difference; ``high`` the upper one.
        games: how often each was played on.
        found_at: when, in seconds since 1970.
        asked: how often it has been asked again; ``answered_at`` when for the last time.
        recalled: how often in turn it was known then.
        other: a third answer that is worse than the better one, likewise; nothing if there is none.
        other_chance: to win after it.
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
        """Whether it was known even after the longest time."""
        return self.recalled >= len(DAYS)

    @property
    def due_at(self) -> int | None:
        """The time at which it is asked again, in seconds since 1970; None if it is learned."""
        if self.is_learned:
            return None
        return max(self.found_at, self.answered_at) + DAYS[self.recalled] * _DAY

    def is_due(self, now: int) -> bool:
        """Whether it is to be asked again."""
        self.put_right(now)
        at = self.due_at
        return at is not None and at <= now

    def put_right(self, now: int) -> None:
        """Correct the times that a wrong clock has noted."""
        self.found_at = not_ahead(self.found_at, now)
        self.answered_at = not_ahead(self.answered_at, now)

    def note(self, *, known: bool, now: int) -> None:
        """Note an answer. One that comes before the time is practice: only a wrong one counts."""
        if known and not self.is_due(now):
            return
        self.asked += 1
        self.recalled = self.recalled + 1 if known else 0
        self.answered_at = now

    def add(self, other: OwnMistake) -> None:
        """Take over the latest answer, wherever it was given."""
        if other._known() > self._known():
            self.asked, self.recalled = other.asked, other.recalled
            self.answered_at = other.answered_at

    def _known(self) -> tuple[int, int, int]:
        return self.answered_at, self.asked, self.recalled

    def to_dict(self) -> JsonObject:
        """The mistake as JSON data."""
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
    """The chances a person gave away in a game, in sums over its turns.

    Attributes:
        at: when it was over, in seconds since 1970.
        edition: its edition; ``mode`` likewise.
        turns: how many turns.
        sums: by kind of decision, the chances given away; "all" for all kinds.
        squares: the sums of the squares of what each turn gave away.
        game: the kind of game that decides what is usual (see `risk_widget.game_review.baselines`);
            "" in files from before that was kept.
    """

    at: Count
    edition: str
    mode: str
    turns: Count
    sums: dict[str, float] = field(default_factory=dict)
    squares: dict[str, float] = field(default_factory=dict)
    game: str = ""


class OwnMistakes:
    """One's own mistakes, and the figures of the last games."""

    def __init__(self) -> None:
        self.mistakes: dict[str, OwnMistake] = {}
        self.games: dict[str, GameGiven] = {}

    def __bool__(self) -> bool:
        return bool(self.mistakes or self.games)

    def take(self, game: str, given: GameGiven, found: Mapping[str, OwnMistake]) -> None:
        """Keep the mistakes and figures of a game; a second search of it adds nothing."""
        self.games.setdefault(game, given)
        for name, mistake in found.items():
            self.mistakes.setdefault(name, mistake)
        self._throw_away()

    def put_right(self, now: int) -> None:
        """Correct the times that a wrong clock has noted."""
        for mistake in self.mistakes.values():
            mistake.put_right(now)
        for game in self.games.values():
            game.at = not_ahead(game.at, now)

    def due(self, now: int) -> list[str]:
        """The mistakes to ask again, those that have waited longest first."""
        waiting = [
            (mistake.due_at or 0, name)
            for name, mistake in self.mistakes.items()
            if mistake.is_due(now)
        ]
        return [name for _, name in sorted(waiting)]

    def last_games(self) -> list[GameGiven]:
        """The games, the last one last."""
        return [game for _, game in sorted(self.games.items(), key=lambda row: (row[1].at, row[0]))]

    def add(self, other: OwnMistakes) -> None:
        """Take over mistakes and figures that are known elsewhere."""
        for name, mistake in other.mistakes.items():
            if name in self.mistakes:
                self.mistakes[name].add(mistake)
            else:
                self.mistakes[name] = _copied(mistake)
        for name, game in other.games.items():
            self.games.setdefault(name, game)
        self._throw_away()

    def _throw_away(self) -> None:
        """Keep the latest. What has been answered since must not matter.

        Else a file that has thrown a mistake away as learned would take it back, as it was before,
        from one that does not know.
        """
        found = sorted(self.mistakes.items(), key=lambda row: (row[1].found_at, row[0]))
        self.mistakes = dict(found[-MOST_MISTAKES:])
        last = sorted(self.games.items(), key=lambda row: (row[1].at, row[0]))
        self.games = dict(last[-MOST_GAMES:])

    def to_dict(self) -> JsonObject:
        """Everything as JSON data, without empty parts."""
        parts = {
            "mistakes": {name: each.to_dict() for name, each in self.mistakes.items()},
            "games": {name: asdict(each) for name, each in self.games.items()},
        }
        return {name: part for name, part in parts.items() if part}


def _copied(mistake: OwnMistake) -> OwnMistake:
    return OwnMistake(*(getattr(mistake, each.name) for each in fields(mistake)))
