"""Reading what a learner hands in: a move, a number, a choice, places. Slips get a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from risk_widget.engine.actions import ACTION_KINDS, ACTION_TYPES
from risk_widget.messages import Message, MessageError
from risk_widget.spelling import nearest, shown

if TYPE_CHECKING:
    from risk_widget.game import Game
    from risk_widget.lessons.step import Step


_NUMBER = re.compile(r"-?[0-9]{1,9}")


class UnclearError(MessageError):
    """An answer that cannot be read; the message says how one looks."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(Message(code, params))


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
        raise UnclearError("answer-on-board", example=move_example(step))
    if not moves:
        raise UnclearError("answer-no-moves", example=move_example(step))
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
    kind = str(step.solution[0]["type"]) if step.solution else "attack"  # a challenge has none
    open_fields = {
        "territory": "…",
        "source": "…",
        "target": "…",
        "armies": 1,
        "dice": 1,
        "cards": ["…", "…", "…"],
    }
    fields = {f: open_fields[f] for f in ACTION_KINDS[kind]._fields if f in open_fields}
    if kind == "attack":
        del fields["dice"]  # it may be left out
    return {"type": kind, **fields}


def move_example(step: Step) -> Message:
    """A sentence with the form of a move of the kind that the step asks for."""
    return Message("answer-example", {"move": repr(example_of(step))})


def read_number(answer: object) -> int:
    """A whole number, also as text. Raises ``UnclearError``."""
    if isinstance(answer, str):
        if _NUMBER.fullmatch(answer.strip()):
            return int(answer)
    elif isinstance(answer, int) and not isinstance(answer, bool):
        return answer
    elif isinstance(answer, float) and answer.is_integer():
        return int(answer)
    raise UnclearError("answer-number", answer=shown(answer))


def read_choice(answer: object, step: Step) -> str:
    """The value of a choice; its text or its number will do. Raises ``UnclearError``."""
    said = str(answer).strip().casefold()
    for number, choice in enumerate(step.choices, start=1):
        if said in (choice.value.casefold(), choice.text.casefold(), str(number)):
            return choice.value
    values = [choice.value for choice in step.choices]
    params = {"values": list(map(repr, values)), "meant": nearest(str(answer), values)}
    raise UnclearError("answer-choice", answer=shown(answer), **params)


def read_places(answer: object, step: Step, game: Game) -> str | list[str]:
    """The id of a territory or continent, or a list of ids; names will do. ``UnclearError``."""
    several = step.pick == "territories"
    if isinstance(answer, str):
        named: list[object] = [*answer.split(",")] if several else [answer]
    elif isinstance(answer, (list, tuple, set, frozenset)):
        named = list(answer)
    else:
        raise UnclearError("answer-place")
    if not named or (len(named) > 1 and not several):
        raise UnclearError("answer-one-place", pick=step.pick)
    known: dict[str, str] = {}
    things = game.board.continents if step.pick == "continent" else game.board.territories
    for thing in things:
        known[thing.id] = known[thing.name.casefold()] = thing.id
    places = []
    for place in named:
        said = str(place).strip().casefold()
        if said not in known:
            meant = nearest(said, known)
            word = shown(str(place).strip())
            raise UnclearError("answer-no-place", pick=step.pick, word=word, meant=meant)
        places.append(known[said])
    return places if several else places[0]
