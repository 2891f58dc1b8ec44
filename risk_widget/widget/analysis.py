"""The analysis of a game or a position in a notebook cell."""

from __future__ import annotations

import re
from copy import copy
from typing import TYPE_CHECKING, Final

from risk_widget.bots.expert.plans import PHASES
from risk_widget.engine.codes import IN_REINFORCE
from risk_widget.engine.core_game import CoreGame
from risk_widget.game import Game, Replay, open_link
from risk_widget.notation.links import has_link
from risk_widget.play.linked_game import players_around
from risk_widget.play.new_game import comments_on_game, is_position
from risk_widget.play.players import HUMAN
from risk_widget.reading.schema import whole
from risk_widget.reading.sources import text_of
from risk_widget.widget.widget import RiskWidget

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.reading.sources import Source

__all__ = ["analyse"]

_RECORD: Final = re.compile(r"^log *=", re.MULTILINE)
"""The beginning of a record's actions; names and comments in a record may contain links."""


def analyse(
    game: Game | Replay | Source,
    *,
    at: int | None = None,
    language: str | None = None,
    theme: str = "auto",
    reduced_motion: str | bool = "auto",
) -> RiskWidget:
    """Open a game or a position in a notebook cell, with plans for its turns side by side.

    Below the board, each plan has a column: as played, the expert's that differ in kind, and your
    own, which you draw on the map. From each plan, many games can be played to their end.

    >>> import risk_widget as rw
    >>> board = rw.analyse(rw.load_lesson("04-combat").game)
    >>> board.game.phase
    'attack'
    >>> board.close()

    Args:
        game: a game, a replayed record, or the text of a record, of a position, or of a link; a
            file with such a text, too. The game itself stays as it is.
        at: the number of actions before the moment to open; by default the beginning of the last
            turn.
        language: the tag of the first language; by default the program's or the person's.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.

    Raises:
        RecordError: the record cannot be replayed to its end.
        PositionError: the position cannot be read, or is impossible.
        LinkError: the link cannot be opened.
        ValueError: the game has fewer actions.
        OSError: there is no such file.
    """
    found, comments = _read(game)
    moment = _last_turn(found)
    if at is not None:
        moment = whole(at, "at", 0, len(found.history))
    own = copy(found)
    seats = dict.fromkeys(own.seats, HUMAN)
    if not (own.is_over or own.is_partial):
        seats = players_around(own)
    widget = RiskWidget(
        own, seats=seats, language=language, theme=theme, reduced_motion=reduced_motion, keep=False
    )
    widget.session.analyse(moment, comments)
    return widget


def _read(game: Game | Replay | Source) -> tuple[Game, Mapping[int, str]]:
    if isinstance(game, Replay):
        return game.game, game.comments
    if isinstance(game, CoreGame):
        return game, {}
    text = text_of(game, "game")
    if has_link(text) and not _RECORD.search(text):
        opened = open_link(text)
        return opened.game, comments_on_game(opened)
    if is_position(text):
        return Game.from_position(text), {}
    replay = Game.replay(text, strict=True)
    return replay.game, replay.comments


def _last_turn(game: Game) -> int:
    """Return the number of actions before the last turn that can have plans."""
    positions, found = game.positions, 0
    for number in range(len(positions) - 1, -1, -1):
        state = positions[number]
        if state.phase in PHASES and state.actor == state.turn:
            found = number
            if state.phase == IN_REINFORCE and (
                not number or positions[number - 1].turn != state.turn
            ):
                break
        elif found:
            break
    return found
