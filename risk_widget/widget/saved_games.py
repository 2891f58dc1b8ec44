"""Games as texts that leave the page and come back: records, positions (``docs/notation.md``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from risk_widget.game import Game
from risk_widget.messages import Message
from risk_widget.notation import (
    SPECTATOR,
    PositionError,
    RecordError,
    position_of,
    record_of,
)
from risk_widget.rules.clauses import mark_of
from risk_widget.widget.match import default_name
from risk_widget.widget.protocol import Refused, presentable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.widget.answer_types import TextAnswer, TextCheck
    from risk_widget.widget.match import Match

__all__ = ["Loaded", "describe_text", "position_text", "read_text", "record_text"]

MALFORMED_POSITION: Final = "position.malformed"
"""The id for a position that cannot be read, or cannot be (not a clause of the rules)."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a text holds.

    Attributes:
        game: the game as far as it is legal.
        kind: "record" or "position".
        line: the line that stopped a record, from 1 on; 0 where it was played to its end.
        rule: the clause that this line breaks, or "".
        message: why it stopped, or "".
        viewer: whose eyes a record was written for, or None for a whole one.
        names: seat -> name of the player.
    """

    game: Game
    kind: str
    line: int
    rule: str
    message: str
    viewer: str | None
    names: Mapping[str, str]


def read_text(text: str) -> Loaded:
    """Read a record or a position; a single line is a position.

    Raises:
        Refused: there is nothing in it to play; the sentence says where and why.
    """
    if not text.strip():
        raise Refused.under(MALFORMED_POSITION, "saved-no-text")
    try:
        if len(text.strip().splitlines()) == 1:
            game = Game.from_position(text.strip())
            return Loaded(game, "position", 0, "", "", None, {})
        played = Game.replay(text)
    except PositionError as error:
        about = Message.of("position-unusable", field=error.field, why=error.part)
        raise Refused(MALFORMED_POSITION, about) from error
    except RecordError as error:
        about = Message.of("saved-line", line=error.line, why=error.part)
        raise Refused(error.rule, about) from error
    except RecursionError as error:  # lists in lists in lists: more than the reader goes down
        raise Refused.under("record.malformed", "record-too-deep") from error
    viewer = played.viewer
    return Loaded(
        played.game, "record", played.line, played.rule, played.message, viewer, played.names
    )


def describe_text(text: str, players: Mapping[str, str]) -> TextCheck:
    """What a text holds, before it is played: for a person who has to confirm it.

    Args:
        text: a record or a position.
        players: seat -> who plays it now; they are suggested for the seats that stay. Nobody
            plays a game of which only a part is known.

    Raises:
        Refused: there is nothing in it to play.
    """
    loaded = read_text(text)
    game = loaded.game
    known = all(seat in players for seat in game.seats)
    suggested = {
        seat: players[seat] if known else "human" if seat == game.seats[0] else "cautious"
        for seat in game.seats
    }
    if game.is_partial:  # nobody plays it
        suggested = dict.fromkeys(game.seats, "human")
    described: TextCheck = {
        "kind": loaded.kind,
        "edition": game.edition.id,
        "edition_title": game.edition.title,
        "mode": game.mode,
        "mode_title": game.edition.modes[game.mode].title,
        "board": game.board.name,
        "round": game.round,
        "moves": len(game.history),
        "turn": None if game.is_over else game.turn,
        "winner": game.winner,
        "viewer": loaded.viewer,
        "unknown": game.is_partial,
        "seats": [
            {"seat": seat, "player": suggested[seat], "name": _name(loaded, seat)}
            for seat in game.seats
        ],
    }
    if loaded.message:
        source = mark_of(loaded.rule, game.edition, game.mode)
        described["stopped"] = {
            "line": loaded.line,
            "rule": loaded.rule,
            "message": presentable(loaded.message),
        }
        if source is not None:
            described["stopped"]["source"] = source
    return described


def _name(loaded: Loaded, seat: str) -> str:
    return presentable(loaded.names.get(seat, ""), 40)


def record_text(match: Match, perspective: str | None, *, whole: bool) -> TextAnswer:
    """The record of the game so far: everything, or what the person at the screen may see."""
    names = {
        seat: name
        for seat, name in match.names.items()
        if match.players[seat] == "human"
        and name.lower() != seat
        and name != default_name(seat, "human")
    }
    viewer = None if whole else perspective or SPECTATOR
    return {"text": record_of(match.game, viewer, names=names)}


def position_text(game: Game, perspective: str | None) -> TextAnswer:
    """A position as the person at the screen may see it."""
    return {"text": position_of(game, perspective or SPECTATOR)}
