"""The change in a person's level at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from risk_widget.course.shared_progress import session_progress, share
from risk_widget.course.step_progress import seconds_now
from risk_widget.messages import Message, render, say
from risk_widget.play.match import UncountedBecause
from risk_widget.play.players import HUMAN
from risk_widget.play.snapshot import chances_to_win, mistakes_shown
from risk_widget.practice.level import counts, level_after, my_level

if TYPE_CHECKING:
    from risk_widget.course.played_games import PlayedGame
    from risk_widget.game import Game
    from risk_widget.play.match import Match
    from risk_widget.practice.level import Level
    from risk_widget.protocol.answer_types import PersonAnswer
    from risk_widget.protocol.snapshot_types import LevelShown

GIVEN_UP: Final = 3
"""The first round in which giving up a game can count as losing it."""

Uncounted: TypeAlias = Literal[UncountedBecause, "rivals", "early", "ahead"]
"""The reasons not to count a game.

The person had help, a rival's strength is not known, or the game was given up when hardly anything
had happened, or by a person who was not behind."""


def result_of(match: Match) -> bool | Uncounted | None:
    """Return whether the person at the table has won, or why the game does not count.

    None while the person still plays, or if not exactly one person plays.
    """
    person = _alone(match)
    if person is None or not (person in match.out_round or match.is_over):
        return None
    if (why := _uncounted(match)) is not None:
        return why
    if person in match.out_round or not match.ended:
        return match.game.winner == person
    return _given_up(match, person)


def uncounting(match: Match) -> list[Literal["hint", "undo"]]:
    """List the kinds of help that would stop the game from counting towards its player's level."""
    person = _alone(match)
    if person is None or person in match.out_round or match.is_over or _uncounted(match):
        return []
    if match.exam:
        return []
    return ["hint", "undo"] if match.undo_reveals else ["hint"]


def if_given_up(match: Match) -> str:
    """Describe how giving up now would affect the level; "" if it would not."""
    person = _alone(match)
    if person is None or person in match.out_round or match.is_over:
        return ""
    why = _uncounted(match)
    if why is None:
        return say("level-if-given-up", why=_given_up(match, person) or "lost")
    return say("level-uncounted", why=why)


def _alone(match: Match) -> str | None:
    """Return the seat of the only person at the table, or None."""
    persons = match.persons
    return persons[0] if len(persons) == 1 and not match.game.is_partial else None


def _uncounted(match: Match) -> UncountedBecause | Literal["rivals"] | None:
    """Return why the game does not count, however it ends, or None if it does."""
    if match.uncounted_because is not None:
        return match.uncounted_because
    return None if counts(_rivals(match)) else "rivals"


def _given_up(match: Match, person: str) -> Literal[False, "early", "ahead"]:
    game = match.game
    if match.exam:
        return False
    if game.round < GIVEN_UP:
        return "early"
    chances = chances_to_win(game, person)
    behind = chances is not None and chances[person] < 1 / len(game.seats)
    return False if behind else "ahead"


def _rivals(match: Match) -> list[str]:
    """List the other players, in turn order."""
    return [player for seat in _in_turn(match.game) if (player := match.players[seat]) != HUMAN]


def _in_turn(game: Game) -> tuple[str, ...]:
    """List the seats in turn order, from the first to play."""
    start = game.state.starter
    return (*game.seats[start:], *game.seats[:start])


def note_result(match: Match, won: bool) -> None:  # noqa: FBT001 - the result itself
    """Record in the progress how a game has ended for the person who played it.

    Args:
        match: the game.
        won: whether the person has won.
    """
    progress = session_progress()
    (person,) = match.persons
    played: PlayedGame = {
        "at": seconds_now(),
        "rivals": _rivals(match),
        "won": won,
        "edition": match.game.edition.id,
        "mode": match.game.mode,
        "place": _in_turn(match.game).index(person) + 1,
    }
    if match.exam:
        played["exam"] = match.exam
    progress.played.note(match.id, played)
    share(progress)


def level_news(result: bool | Uncounted | None, game: str) -> str:  # noqa: FBT001 - the result itself
    """Describe the change in the level in a sentence; "" if there is no result.

    Args:
        result: see `result_of`.
        game: the id of the game.
    """
    games = session_progress().played
    known = games.of(game) is not None
    if result is None or (isinstance(result, bool) and not known):
        return ""
    if not known:
        return render(Message.of("level-uncounted", why=result))
    now, before = level_after(games.in_order()), level_after(games.in_order(without=game))
    return render(Message("level-news", {**now.told(), "change": _change(before, now)}))


def _change(before: Level, now: Level) -> str:
    if not now.is_known:
        return "none"
    if not before.is_known:
        return "first"
    return "same" if now.rung == before.rung else "up" if now.rung > before.rung else "down"


def person_shown() -> PersonAnswer:
    """Describe the person in the form for a new game: the level, and mistakes to repair."""
    return {"level": level_shown(my_level()), "mistakes": mistakes_shown()}


def level_shown(level: Level) -> LevelShown:
    """Describe a level as the page offers it for a new game."""
    return {"rung": level.rung, "low": level.low, "high": level.high, "sureness": level.sureness}
