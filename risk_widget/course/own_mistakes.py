"""The learner's own mistakes in games, saved as puzzles that come back, and the games' figures."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, TypeAlias

from risk_widget.kept_files import not_ahead
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - the reader needs it at run time
from risk_widget.reading.schema import Within

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_MISTAKES: Final = 36
"""The most mistakes that are saved; beyond that, the one found longest ago is dropped."""
MOST_GAMES: Final = 20
"""The most games whose figures are saved."""

OwnKind: TypeAlias = Literal["place", "stop", "break", "leave", "trade", "fortify"]
Count: TypeAlias = Annotated[int, Within(0)]
Chance: TypeAlias = Annotated[float, Within(0, 1)] | Annotated[int, Within(0, 1)]


@dataclass(slots=True)
class OwnMistake:
    """A decision that lost win chance.

    Attributes:
        kind: the kind of decision.
        seat: the seat whose decision it was.
        position: the position's text, as the seat saw it.
        edition: the edition of the game; ``mode`` and ``round`` likewise.
        done: the decision, as the answer to a question ``about`` it; ``better``: the better
            decision.
        chances: the chances of winning after ``done`` and after ``better``.
        low: the lower end of the 95% interval of their difference; ``high`` the upper end.
        games: how often each of the two was played to the end.
        found_at: the time when it was found, in seconds since 1970.
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
    other: JsonObject = field(default_factory=dict)
    other_chance: Chance = 0.0

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

    def add_game(self, game: str, given: GameGiven, found: Mapping[str, OwnMistake]) -> None:
        """Add the mistakes and figures of a game; a second search of the same game adds nothing."""
        self.games.setdefault(game, given)
        for name, mistake in found.items():
            self.keep(name, mistake)

    def keep(self, name: str, mistake: OwnMistake) -> None:
        """Add a mistake, unless the same decision is already kept, under this or another name."""
        same = (mistake.kind, mistake.position)
        if all(same != (each.kind, each.position) for each in self.mistakes.values()):
            self.mistakes.setdefault(name, mistake)
        self._throw_away()

    def put_right(self, now: int) -> None:
        """Correct the times recorded by a clock that was ahead."""
        for mistake in self.mistakes.values():
            mistake.found_at = not_ahead(mistake.found_at, now)
        for game in self.games.values():
            game.at = not_ahead(game.at, now)

    def last_games(self) -> list[GameGiven]:
        """List the games in order, the latest last."""
        return [game for _, game in sorted(self.games.items(), key=lambda row: (row[1].at, row[0]))]

    def add(self, other: OwnMistakes) -> None:
        """Merge other mistakes and figures into these."""
        for name, mistake in other.mistakes.items():
            self.mistakes.setdefault(name, mistake)
        for name, game in other.games.items():
            self.games.setdefault(name, game)
        self._throw_away()

    def _throw_away(self) -> None:
        """Drop all but the latest mistakes and games, even mistakes answered since.

        Otherwise a file that dropped a mistake as learned would get it back from another file.
        """
        found = sorted(self.mistakes.items(), key=lambda row: (row[1].found_at, row[0]))
        self.mistakes = dict(found[-MOST_MISTAKES:])
        last = sorted(self.games.items(), key=lambda row: (row[1].at, row[0]))
        self.games = dict(last[-MOST_GAMES:])

    def to_dict(self) -> JsonObject:
        """Return everything as JSON data, leaving out empty parts."""
        parts = {
            "mistakes": {name: each.to_dict() for name, each in self.mistakes.items()},
            "games": {name: asdict(each) for name, each in self.games.items()},
        }
        return {name: part for name, part in parts.items() if part}
