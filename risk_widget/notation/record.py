"""A whole game as a file that people can read (see ``docs/notation.md``)."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from risk_widget.engine.actions import ChooseCapital
from risk_widget.engine.codes import REASONS
from risk_widget.messages import MessageError
from risk_widget.notation.action_text import HIDDEN_TERRITORY, action_text
from risk_widget.notation.outcome_text import outcomes_of
from risk_widget.notation.position_text import position_text
from risk_widget.notation.viewer import Viewer
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.core_game import CoreGame, PlayedAction
    from risk_widget.engine.events import Event

FORMAT: Final = 1
QUOTES: Final = "'''"
NATURE: Final = "*"
"""The actor of what nobody decides."""
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_SURROGATE = re.compile(r"[\ud800-\udfff]")
"""Half a character: it can be in a text of Python, but in no file."""


def record_of(
    game: CoreGame,
    seat: str | None = None,
    *,
    names: Mapping[str, str] | None = None,
    comments: Mapping[int, str] | None = None,
) -> str:
    """The record of a game: where it began, every action, and what came of each.

    Args:
        game: the game; actions that have been undone are not part of it.
        seat: tells what this seat (or ``SPECTATOR``) may see, with ``?`` for the rest; None tells
            everything, the order of the deck too.
        names: names of the players by seat.
        comments: remarks by the number of the action they stand behind, from 1 on.

    Raises:
        ValueError: a seat that does not play, a name that is no text, or a comment that is not one
            line of text.
    """
    config = game.config
    viewer = Viewer(config, seat)
    header = "".join(f"{key} = {value}\n" for key, value in _header(game, viewer, names or {}))
    log = "".join(f"{line}\n" for line in _log(game, viewer, comments or {}))
    return f"{header}log = {QUOTES}\n{log}{QUOTES}\n"


def _header(game: CoreGame, viewer: Viewer, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    config = game.config
    yield "format", str(FORMAT)
    yield "edition", _quoted(config.edition.id)
    if config.edition.changes:
        yield "title", _quoted(config.edition.title)
    yield "mode", _quoted(config.mode)
    yield "board", _quoted(config.board.id)
    yield "seats", f"[{', '.join(map(_quoted, config.seats))}]"
    if viewer.name:
        yield "viewer", _quoted(viewer.name)
    for seat, name in names.items():
        config.seat_number(seat)
        if type(name) is not str or _SURROGATE.search(name):
            raise MessageError.of("record-name", seat=seat, name=shown(name))
    entries = [f"{seat} = {_quoted(names[seat])}" for seat in config.seats if seat in names]
    if entries:
        yield "names", f"{{ {', '.join(entries)} }}"
    yield "start", _quoted(position_text(config, game.positions[0], viewer))
    if game.winner is not None:
        yield "result", _quoted(game.winner)
        yield "reason", _quoted(REASONS[game.state.reason])


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _log(game: CoreGame, viewer: Viewer, comments: Mapping[int, str]) -> Iterator[str]:
    yield from opening_lines(game.opening)
    config = game.config
    heading: Iterator[str] = iter(())
    for number, (before, step, after) in enumerate(game.walk(), start=1):
        line = f"{step.seat} {_action(config, step, viewer)}"
        yield from heading
        outcomes = outcomes_of(config, before, step.action, step.events, after, viewer)
        if outcomes:
            line += f": {', '.join(outcomes)}"
        comment = _comment(comments[number]) if number in comments else ""
        if comment:
            line += f"  # {comment}"
        yield line
        heading = _turn_heading(step.events)


def _action(config: GameConfig, step: PlayedAction, viewer: Viewer) -> str:
    action = step.action
    if type(action) is ChooseCapital and not viewer.sees(config.seat_number(step.seat)):
        action = ChooseCapital(HIDDEN_TERRITORY)
    return action_text(action)


def _comment(text: str) -> str:
    if QUOTES in text or _CONTROL.search(text) or _SURROGATE.search(text):
        raise MessageError.of("record-comment")
    return text.strip()


def _turn_heading(events: Sequence[Event]) -> Iterator[str]:
    """An empty line and a remark where a turn begins: they are for the eye."""
    for event in events:
        if event.type == "turn_started":
            yield ""
            yield f"# round {event.data['round']}, {event.seat}"


def opening_lines(opening: Sequence[Event]) -> Iterator[str]:
    """What happened before the first decision."""
    for event in opening:
        if event.type == "starter_rolled":
            rolls = (f"{seat} {' '.join(map(str, dice))}" for seat, dice in event.data["rolls"])
            yield f"{NATURE} starter {' '.join(rolls)}"
        elif event.type == "dealt":
            counts = (f"{owner} {count}" for owner, count in event.data["counts"].items())
            yield f"{NATURE} dealt {' '.join(counts)}"
