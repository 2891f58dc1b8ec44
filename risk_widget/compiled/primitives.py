"""Functions that have a different form in the compiled game, except those for chance.

In the compiled game the log is a record, each list is a row of a single record, and a function is
represented by its address.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from risk_widget.bots import common
from risk_widget.engine import codes
from risk_widget.engine import state as states

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.compiled.compiler import Function, Record
    from risk_widget.engine.chance import Chance
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

MOST_ROWS: Final = 20_000
"""The most rows of a log before it must be emptied."""
_MOST_OF_AN_ACTION: Final = 400


def is_full(log: Log) -> bool:
    """Whether the log may lack room for the rows of one more action."""
    del log
    return False


def noted_rows(log: Log) -> int:
    """Count the rows in a log that stores rows."""
    return len(log)  # type: ignore[arg-type]


def noted(log: Log, number: int, column: int) -> int:
    """Return one number from a row of a log that stores rows."""
    return log[number][column]  # type: ignore[index]


def forget_rows(log: Log) -> None:
    """Empty a log that stores rows."""
    log.clear()  # type: ignore[union-attr]


def call_chooser(
    choosers: Sequence[Record], place: int, params: Params, state: State, chance: Chance,
    all_scratch: Record, action: Record,
) -> None:  # fmt: skip
    """Let the bot at ``place`` choose an action."""
    choosers[place](params, state, chance, all_scratch, action)


def part_from(row: Record, first: int) -> Record:
    """Return the part of an array from item ``first`` on; the compiled form makes no copy."""
    return row[first:]


def _note(log: Record, kind: int, a: int, b: int, c: int) -> None:
    if log.keeps:
        row = log.rows[log.count]
        row[0] = kind
        row[1] = a
        row[2] = b
        row[3] = c
        log.count += 1


def _is_full(log: Record) -> bool:
    return bool(log.keeps == 1 and log.count + _MOST_OF_AN_ACTION > MOST_ROWS)


def _noted_rows(log: Record) -> int:
    return int(log.count)


def _noted(log: Record, number: int, column: int) -> int:
    row = log.rows[number]
    return int(row[column])


def _forget_rows(log: Record) -> None:
    log.count = 0


def _own_nothing(state: Record) -> None:
    pass


def _forget_moves(params: Record, state: Record) -> None:
    state.moves_made = 0
    for territory in range(params.territories):
        state.moved[territory] = -1
        state.tired[territory] = -1


def _first_difference(these: Record, those: Record, start: int, end: int) -> int:
    place = start
    while place + 8 <= end:  # eight at a time, without a branch between the comparisons
        differs = 0
        for number in range(8):
            differs |= these[place + number] ^ those[place + number]
        if differs:
            break
        place += 8
    while place < end and these[place] == those[place]:
        place += 1
    return place


@cache
def compiled_forms() -> Mapping[Function, Function]:
    """Return the replacements of functions in the compiled game, by function."""
    from risk_widget.compiled import pointers
    from risk_widget.compiled.quick import FORMS as QUICK

    call_address: Record = pointers.call_address
    copy_record: Record = pointers.copy_record
    row_from: Record = pointers.row_from

    def call(
        choosers: Record,
        place: int,
        params: Record,
        state: Record,
        chance: Record,
        all_scratch: Record,
        action: Record,
    ) -> None:
        call_address(choosers[place], params, state, chance, all_scratch, action)

    def put(state: Record, source: Record) -> None:
        copy_record(state, source)

    def part(row: Record, first: int) -> Record:
        return row_from(row, first)

    owned = ("own_owners", "own_cards", "own_seats", "own_moves", "own_income", "own_roll")
    return {
        **QUICK,
        **{getattr(states, name): _own_nothing for name in owned},
        states.forget_moves: _forget_moves,
        codes.note: _note,
        common.first_difference: _first_difference,
        is_full: _is_full,
        noted_rows: _noted_rows,
        noted: _noted,
        forget_rows: _forget_rows,
        call_chooser: call,
        states.put_position: put,
        part_from: part,
    }
