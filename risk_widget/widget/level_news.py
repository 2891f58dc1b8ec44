"""The change of a person's level at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from risk_widget.lessons.level import counts, level_after
from risk_widget.lessons.progress import seconds_now, session_progress, share
from risk_widget.messages import Message, render
from risk_widget.widget.match import HUMAN, Help
from risk_widget.widget.snapshot import chances_to_win

if TYPE_CHECKING:
    from risk_widget.lessons.level import Level
    from risk_widget.widget.match import Match
    from risk_widget.widget.snapshot_types import LevelShown

GIVEN_UP: Final = 3
"""The first round in which a game that is given up can be lost by that."""

Uncounted: TypeAlias = Literal[Help, "rivals", "early", "ahead"]
"""Why a game does not count: besides help, the strength of a rival is not known, or the game was
given up when hardly anything had happened, or by somebody who was not behind."""


def result_of(match: Match) -> bool | Uncounted | None:
    """Whether the person at the table has won, or why that does not count.

    None as long as the game goes on for them, and where nobody or more than one person plays.
    """
    persons, game = match.persons, match.game
    if len(persons) != 1 or game.is_partial:
        return None
    (person,) = persons
    out = person in match.out_round
    if not (out or match.is_over):
        return None
    if match.helped is not None:
        return match.helped
    if not counts(_rivals(match)):
        return "rivals"
    if out or not match.ended:
        return game.winner == person
    if game.round < GIVEN_UP:
        return "early"
    chances = chances_to_win(game, person)
    behind = chances is not None and chances[person] < 1 / len(game.seats)
    return False if behind else "ahead"


def may_count(match: Match) -> bool:
    """Whether a game that goes on may still tell something about the level of who plays it."""
    alone = len(match.persons) == 1 and not match.game.is_partial
    return alone and match.helped is None and counts(_rivals(match))


def _rivals(match: Match) -> list[str]:
    return [player for player in match.players.values() if player != HUMAN]


def note_result(match: Match, game: str, won: bool) -> None:  # noqa: FBT001 - what is noted
    """Note in the progress how a game has ended for the person who played it.

    Args:
        match: the game.
        game: its id.
        won: by the person.
    """
    progress = session_progress()
    progress.played.note(game, {"at": seconds_now(), "rivals": _rivals(match), "won": won})
    share(progress)


def level_news(result: bool | Uncounted | None, game: str) -> str:  # noqa: FBT001 - what is told
    """The change of the level in a sentence; "" where the game does not count.

    Args:
        result: see `result_of`.
        game: the id of the game.
    """
    games = session_progress().played
    if result is None:
        return ""
    if games.of(game) is None:
        return render(Message.of("level-uncounted", why=result))
    now, before = level_after(games.in_order()), level_after(games.in_order(without=game))
    return render(Message("level-news", {**now.told(), "change": _change(before, now)}))


def _change(before: Level, now: Level) -> str:
    if not now.is_known:
        return "none"
    if not before.is_known:
        return "first"
    return "same" if now.rung == before.rung else "up" if now.rung > before.rung else "down"


def level_shown(level: Level) -> LevelShown:
    """A level as the page offers it for a new game."""
    return {"rung": level.rung, "low": level.low, "high": level.high, "sureness": level.sureness}
