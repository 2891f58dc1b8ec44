"""The games that a person has played against bots of known strength, as saved in the progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, NotRequired, TypedDict

from risk_widget.kept_files import not_ahead
from risk_widget.reading.schema import Length, Within, Wording, read_tables

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonObject

__all__ = ["PlayedGame", "PlayedGames"]

MOST_GAMES: Final = 200
"""The most games that are saved: the newest, since older ones say little about today's strength."""


class PlayedGame(TypedDict):
    """A game of one person against bots, played to its end."""

    at: Annotated[int, Within(0), Wording("progress-game")]
    """the time when the game ended, in seconds since 1970"""
    rivals: Annotated[list[str], Length(1, 5), Wording("progress-game")]
    """the ids of the bots, one for each of their seats, in the order of turns"""
    won: Annotated[bool, Wording("progress-game")]
    edition: NotRequired[Annotated[str, Wording("progress-game")]]
    mode: NotRequired[Annotated[str, Wording("progress-game")]]
    place: NotRequired[Annotated[int, Within(1, 6), Wording("progress-game")]]
    """the person's place in the order of turns, 1 for the starter; missing in older versions"""
    exam: NotRequired[Annotated[int, Within(0), Wording("progress-game")]]
    """the start of the game's exam, in seconds since 1970; absent without an exam"""


class PlayedGames:
    """Games by id, so that a game known to two notebooks is stored once."""

    def __init__(self) -> None:
        self._games: dict[str, PlayedGame] = {}

    def note(self, game: str, result: PlayedGame) -> None:
        """Record the end of a game; if play continued after an end, the later end counts."""
        self._games[game] = result
        self._keep_newest()

    def of(self, game: str) -> PlayedGame | None:
        """Return the result of a game, or None if it is not recorded."""
        return self._games.get(game)

    def in_order(self, *, without: str | None = None) -> tuple[PlayedGame, ...]:
        """List the games, the oldest first, except the one named ``without``."""
        left = {name: game for name, game in self._games.items() if name != without}
        return tuple(left[name] for name in sorted(left, key=self._order))

    def last_exam(self) -> int:
        """Return the time at which the latest exam with a finished game began; 0 if there was none.

        An exam that began while a clock was ahead counts as begun when its last game ended.
        """
        ended: dict[int, int] = {}
        for game in self._games.values():
            begun = game.get("exam", 0)
            ended[begun] = max(game["at"], ended.get(begun, 0))
        order = {begun: (not_ahead(begun, at), begun) for begun, at in ended.items()}
        return max(order, key=order.__getitem__, default=0)

    def in_exam(self, begun: int) -> list[PlayedGame]:
        """List the games of the exam that began at the given time, the oldest first."""
        return [game for game in self.in_order() if begun and game.get("exam", 0) == begun]

    def add(self, other: PlayedGames) -> None:
        """Merge other games into these; of two results of a game, keep the later."""
        for name, game in other._games.items():
            mine = self._games.get(name)
            if mine is None or mine["at"] < game["at"]:
                self._games[name] = game
        self._keep_newest()

    def to_dict(self) -> JsonObject:
        """Return everything as JSON data, the oldest game first."""
        return {name: {**self._games[name]} for name in sorted(self._games, key=self._order)}

    @classmethod
    def of_data(cls, data: object) -> PlayedGames:
        """Read the games from data written by ``to_dict``. Raises `SchemaError`."""
        made = cls()
        made._games = read_tables(PlayedGame, data)
        made._keep_newest()
        return made

    def put_right(self, now: int) -> None:
        """Correct the times recorded by a clock that was ahead."""
        for game in self._games.values():
            game["at"] = not_ahead(game["at"], now)

    def _order(self, name: str) -> tuple[int, str]:
        return self._games[name]["at"], name

    def _keep_newest(self) -> None:
        for name in sorted(self._games, key=self._order)[:-MOST_GAMES]:
            del self._games[name]
