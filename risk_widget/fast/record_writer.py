"""Fast games written down as records, so that the engine can play them again (`Game.replay`).

The text is made from the log of the fast game alone, dice, cards and choices included: what the
engine makes of the same actions is held against it when it is replayed.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Trade,
)
from risk_widget.fast import kinds
from risk_widget.fast import log as logs
from risk_widget.fast import position_layout as at
from risk_widget.fast.positions import to_state
from risk_widget.fast.values import goal_ids
from risk_widget.notation.action_text import action_text
from risk_widget.notation.position_text import position_text
from risk_widget.notation.record import FORMAT, NATURE, QUOTES
from risk_widget.notation.viewer import Viewer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.fast.compiling import Numbers


class RecordRow(NamedTuple):
    """A row of a log: its kind, and what that tells."""

    kind: int
    a: int
    b: int
    c: int
    d: int
    seat: int


def rows_of(log: Numbers) -> list[RecordRow]:
    """The rows of a log, which is emptied by this."""
    rows = [
        RecordRow(*(int(number) for number in log[first : first + logs.ROW]))
        for first in range(logs.START, log[0], logs.ROW)
    ]
    log[0] = logs.START
    return rows


def fast_action(config: GameConfig, row: Sequence[int]) -> Action:
    """The engine's action that five numbers stand for (`kinds`)."""
    kind, a, b, c, d = row[:5]
    ids, cards = config.ids, config.card_ids
    if kind == kinds.TRADE:
        return Trade((cards[a], cards[b], cards[c]), None if d < 0 else ids[d])
    if kind == kinds.ATTACK:
        return Attack(ids[a], ids[b], c, None if d < 0 else d)
    if kind == kinds.FORTIFY:
        return Fortify(ids[a], ids[b], c)
    if kind == kinds.PLACE:
        return Place(ids[a], b)
    if kind in (kinds.CLAIM, kinds.CHOOSE_CAPITAL):
        return (Claim if kind == kinds.CLAIM else ChooseCapital)(ids[a])
    if kind in (kinds.DEFEND, kinds.OCCUPY):
        return (Defend if kind == kinds.DEFEND else Occupy)(a)
    return EndPhase()


def action_numbers(config: GameConfig, action: Action) -> tuple[int, int, int, int, int]:
    """The five numbers that stand for an action of the engine (`kinds`)."""
    index, cards = config.index, config.card_index
    match action:
        case Trade((a, b, c), bonus):
            place = -1 if bonus is None else index[bonus]
            return kinds.TRADE, cards[a], cards[b], cards[c], place
        case Attack(source, target, armies, dice):
            named = -1 if dice is None else dice
            return kinds.ATTACK, index[source], index[target], armies, named
        case Fortify(source, target, armies):
            return kinds.FORTIFY, index[source], index[target], armies, -1
        case Place(territory, armies):
            return kinds.PLACE, index[territory], armies, -1, -1
        case Claim(territory):
            return kinds.CLAIM, index[territory], -1, -1, -1
        case ChooseCapital(territory):
            return kinds.CHOOSE_CAPITAL, index[territory], -1, -1, -1
        case Defend(number):
            return kinds.DEFEND, number, -1, -1, -1
        case Occupy(number):
            return kinds.OCCUPY, number, -1, -1, -1
    return kinds.END_PHASE, -1, -1, -1, -1


def record_of_rows(
    config: GameConfig, first: Numbers, rows: Sequence[RecordRow], last: Numbers
) -> str:
    """The record of a fast game.

    Args:
        config: the game's.
        first: the position before the first action.
        rows: what the log had, from the opening on.
        last: the position after the last action; it tells who has won, nothing else.
    """
    start = position_text(config, to_state(config, first), Viewer(config, None))
    header = {
        "edition": config.edition.id,
        **({"title": config.edition.title} if config.edition.changes else {}),
        "mode": config.mode,
        "board": config.board.id,
    }
    lines = [f"format = {FORMAT}", *(f"{key} = {_quoted(value)}" for key, value in header.items())]
    lines.append(f"seats = [{', '.join(map(_quoted, config.seats))}]")
    lines.append(f"start = {_quoted(start)}")
    if last[at.WINNER] >= 0:
        lines.append(f"result = {_quoted(config.seats[last[at.WINNER]])}")
        lines.append(f"reason = {_quoted(kinds.REASONS[last[at.REASON]])}")
    lines += [f"log = {QUOTES}", *_lines(config, rows), QUOTES]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _lines(config: GameConfig, rows: Sequence[RecordRow]) -> Iterator[str]:
    """The lines of the log: the opening, then each action with what came of it."""
    steps: list[list[RecordRow]] = [[]]
    for row in rows:
        if row.kind <= kinds.END_PHASE:
            steps.append([])
        steps[-1].append(row)
    yield from _opening(config, steps[0])
    heading: list[str] = []
    for step in steps[1:]:
        yield from heading
        action, outcomes = step[0], step[1:]
        line = f"{config.seats[action.seat]} {action_text(fast_action(config, action))}"
        texts = [*_outcomes(config, outcomes)]
        yield f"{line}: {', '.join(texts)}" if texts else line
        heading = []
        for row in outcomes:
            if row.kind == kinds.TURN:
                heading += ["", f"# round {row.b}, {config.seats[row.a]}"]


def _opening(config: GameConfig, rows: Sequence[RecordRow]) -> Iterator[str]:
    dice = [f"{config.seats[r.a]} {r.b}" for r in rows if r.kind == kinds.STARTER]
    if dice:
        yield f"{NATURE} starter {' '.join(dice)}"
    dealt = [f"{config.owner_ids[r.a]} {r.b}" for r in rows if r.kind == kinds.DEALT]
    if dealt:
        yield f"{NATURE} dealt {' '.join(dealt)}"


def _outcomes(config: GameConfig, rows: Sequence[RecordRow]) -> Iterator[str]:
    for number, row in enumerate(rows):
        if row.kind in (kinds.DECK_MADE, kinds.TAKEN):
            count = row.a if row.kind == kinds.DECK_MADE else row.b
            cards = [config.card_ids[r.a] for r in rows[number + 1 : number + 1 + count]]
            words = "pile" if row.kind == kinds.DECK_MADE else f"cards {config.seats[row.a]}"
            yield f"{words} {'+'.join(cards)}"
        elif row.kind == kinds.BATTLE:
            yield f"{_dice(row.a)} v {_dice(row.b)}"
            yield f"losses {row.c // 10} {row.c % 10}"
        elif row.kind in _WRITERS:
            yield _WRITERS[row.kind](config, row)


def _dice(faces: int) -> str:
    return " ".join(f"{faces:x}")  # a digit for each die


def _won(config: GameConfig, row: RecordRow) -> str:
    text = f"won {config.seats[row.a]} {kinds.REASONS[row.b]}"
    if row.b == kinds.BY_MISSION:
        return f"{text} {goal_ids(config)[row.c]}"
    return f"{text} {config.ids[row.c]}" if row.b == kinds.BY_CAPITALS else text


_WRITERS: Final[dict[int, Callable[[GameConfig, RecordRow], str]]] = {
    kinds.ROLL: lambda _, row: _dice(row.a),
    kinds.MOVED: lambda _, row: f"moved {row.a}",
    kinds.WORTH: lambda _, row: f"worth {row.a}",
    kinds.BONUS: lambda config, row: f"bonus {config.ids[row.a]} {row.b}",
    kinds.CARD: lambda config, row: f"card {config.card_ids[row.a]}",
    kinds.FALL: lambda config, row: f"fall {config.seats[row.a]} {config.ids[row.b]}",
    kinds.OUT: lambda config, row: f"out {config.seats[row.a]}",
    kinds.TRADE_PART: lambda *_: "trade",
    kinds.WON: _won,
}
