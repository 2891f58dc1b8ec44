"""Reading what a learner hands in: a move, a number, a choice, places. Slips get a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from risk_widget.engine.actions import ACTION_KINDS, ACTION_TYPES
from risk_widget.spelling import did_you_mean

if TYPE_CHECKING:
    from risk_widget.engine.game import Game
    from risk_widget.lessons.step import Step


_NUMBER = re.compile(r"-?[0-9]{1,9}")


class UnclearError(ValueError):
    """An answer that cannot be read; the message says how one looks."""


def read_moves(answer: object, step: Step, game: Game) -> list[Any]:
    """A move, or several in a list; places may be named as on the map. ``UnclearError``."""
    several = isinstance(answer, (list, tuple)) and type(answer) not in ACTION_TYPES
    moves = list(answer) if several else [answer]  # type: ignore[call-overload]
    ids = {territory.name.casefold(): territory.id for territory in game.board.territories}
    for number, move in enumerate(moves):
        if isinstance(move, Mapping):
            moves[number] = {field: _with_ids(value, ids) for field, value in move.items()}
            continue
        if type(move) in ACTION_TYPES:
            continue
        raise UnclearError(f"This step is done on the board. {move_example(step)}")
    if not moves:
        raise UnclearError(f"The list of moves is empty. {move_example(step)}")
    return moves


def _with_ids(value: Any, ids: Mapping[str, str]) -> Any:
    """A field of a move with ids in the place of names."""
    if isinstance(value, str):
        return ids.get(value.strip().casefold(), value)
    if isinstance(value, (list, tuple)):
        return [_with_ids(each, ids) if isinstance(each, str) else each for each in value]
    return value


def example_of(step: Step) -> dict[str, Any]:
    """A move of the kind that the step asks for, with its places left open."""
    kind = str(step.solution[0]["type"])
    shown = {
        "territory": "…",
        "source": "…",
        "target": "…",
        "armies": 1,
        "dice": 1,
        "cards": ["…", "…", "…"],
    }
    fields = {f: shown[f] for f in ACTION_KINDS[kind]._fields if f in shown}
    if kind == "attack":
        del fields["dice"]  # it may be left out
    return {"type": kind, **fields}


def move_example(step: Step) -> str:
    """A sentence with the form of a move of the kind that the step asks for."""
    return f"From code a move looks like `{example_of(step)!r}`."


def read_number(answer: object) -> int:
    """A whole number, also as text. Raises ``UnclearError``."""
    if isinstance(answer, str):
        if _NUMBER.fullmatch(answer.strip()):
            return int(answer)
    elif isinstance(answer, int) and not isinstance(answer, bool):
        return answer
    elif isinstance(answer, float) and answer.is_integer():
        return int(answer)
    raise UnclearError(f"The answer is a whole number, not {answer!r}.")


def read_choice(answer: object, step: Step) -> str:
    """The value of a choice; its text or its number will do. Raises ``UnclearError``."""
    said = str(answer).strip().casefold()
    for number, choice in enumerate(step.choices, start=1):
        if said in (choice.value.casefold(), choice.text.casefold(), str(number)):
            return choice.value
    values = [choice.value for choice in step.choices]
    raise UnclearError(
        f"The answer is one of {', '.join(map(repr, values))}, not {answer!r}"
        f"{did_you_mean(str(answer), values)}."
    )


def read_places(answer: object, step: Step, game: Game) -> str | list[str]:
    """The id of a territory or continent, or a list of ids; names will do. ``UnclearError``."""
    several = step.pick == "territories"
    if isinstance(answer, str):
        given: list[object] = [*answer.split(",")] if several else [answer]
    elif isinstance(answer, (list, tuple, set, frozenset)):
        given = list(answer)
    else:
        raise UnclearError("The answer names a place on the board, such as 'brazil'.")
    if not given or (len(given) > 1 and not several):
        raise UnclearError(f"The answer is one {step.pick}.")
    known: dict[str, str] = {}
    things = game.board.continents if step.pick == "continent" else game.board.territories
    for thing in things:
        known[thing.id] = known[thing.name.casefold()] = thing.id
    places = []
    for place in given:
        said = str(place).strip().casefold()
        if said not in known:
            word = "continent" if step.pick == "continent" else "territory"
            raise UnclearError(
                f"There is no {word} {str(place).strip()!r}{did_you_mean(said, known)}."
            )
        places.append(known[said])
    return places if several else places[0]
