"""Answers to a decision in words: the given answer, a better one, and the reasons.

An answer is described by a form and its parameters, as those of puzzles are, and the facts that
tell it apart from another answer are counted on the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.cards import brings_bonus, set_kind, set_value
from risk_widget.engine.codes import ATTACK, FORTIFY, OCCUPY, PLACE, TRADE
from risk_widget.game_review.decisions import HOLD
from risk_widget.messages import Message, render
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.game_review.decisions import Answer, Decision
    from risk_widget.game_review.facts import Fact
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject, JsonView

_CHANCES: Final = ("chance",)
"""The parameters that are chances, and so are formatted as percentages."""
_ALMOST: Final = 0.9999
_OWN_WORDS: Final = {"storm": "storm-from", "place": "all"}
"""Forms with their own wording, which must name the territories in a puzzle's question."""


def puzzle_message(code: str, params: JsonView) -> Message:
    """Make a message about an answer or a fact, with the numbers formatted."""
    spoken = {k: percent(v) if k in _CHANCES else v for k, v in params.items()}
    if "territories" in params:
        spoken["names"] = [
            Message("name-territory", {"territory": t}) for t in params["territories"]
        ]
    if "defenders" in params and code == "fact-way":
        spoken["numbers"] = [str(number) for number in params["defenders"]]
    for told, parts in (("placed", _placed), ("moves", _moved)):
        if told in params:
            del spoken[told]
            spoken["parts"] = parts(params[told])
    return Message(f"puzzle-{code}", spoken)


def _placed(placed: Mapping[str, int]) -> list[Message]:
    return [Message("review-put", {"territory": t, "armies": n}) for t, n in placed.items()]


def _moved(moves: Sequence[tuple[str, str, int]]) -> list[Message]:
    return [
        Message("puzzle-moved", {"source": source, "target": target, "armies": armies})
        for source, target, armies in moves
    ]


def with_dice(numbers: JsonObject) -> dict[str, object]:
    """Cap the chance among a fact's numbers, so that rounding never makes a battle certain."""
    chance = numbers.get("chance")
    return numbers if chance is None else {**numbers, "chance": min(chance, _ALMOST)}


def answer_in_words(form: str, params: JsonView, names: Names) -> str:
    """Put an answer to a decision of a game into words, naming the source of an attack as well.

    Other attacks may have the same target.
    """
    return render(puzzle_message(f"do-{_OWN_WORDS.get(form, form)}", params), names)


def facts_in_words(facts: Iterable[Fact], names: Names) -> str:
    """Put facts (`risk_widget.game_review.facts`) into words."""
    told = []
    for name, numbers in facts:
        told.append(render(puzzle_message(f"fact-{name}", with_dice(numbers)), names))
    return " ".join(told)


def about_decision(config: GameConfig, decision: Decision) -> JsonObject:
    """Return the parameters of the question that a decision answers."""
    state, ids = decision.state, config.ids
    if decision.kind in ("place", "trade"):
        return {"armies": state.to_place}
    if decision.kind == "leave":
        source = state.source
        most = state.armies[source] - 1
        places = {"source": ids[source], "target": ids[state.target]}
        return {**places, "armies": most + 1, "least": state.attacking, "most": most}
    if decision.kind == "fortify":
        moved = [coded[2] for coded in decision.better.actions if coded[0] == FORTIFY]
        return {"weak": ids[moved[-1]]} if moved else {}
    fought = [a.actions[0] for a in (decision.done, decision.better) if a.actions[0][0] == ATTACK]
    return {"source": ids[fought[-1][1]]} if fought else {}


def described(config: GameConfig, decision: Decision, answer: Answer) -> JsonObject:
    """Describe an answer by the form and the parameters of a candidate."""
    state, ids, first = decision.state, config.ids, answer.actions[0]
    form, params = "stop", {}
    if first[0] == PLACE:
        placed: dict[str, int] = {}
        for _, territory, armies, *_ in answer.actions:
            placed[ids[territory]] = placed.get(ids[territory], 0) + armies
        (one, armies), *others = placed.items()
        form, params = "place", {"territory": one, "armies": armies}
        if others:
            form, params = "put", {"placed": placed}
    elif first[0] == TRADE:
        form, params = "trade", {"armies": _brought(config, state, first)}
    elif first[0] == HOLD:
        form = "wait"
    elif first[0] == ATTACK:
        form, params = "storm", {"source": ids[first[1]], "target": ids[first[2]]}
    elif first[0] == OCCUPY:
        places = {"source": ids[state.source], "target": ids[state.target]}
        left = state.armies[state.source] - first[1]
        form, params = "leave", {"armies": first[1], "left": left, **places}
    elif decision.kind == "fortify":
        moves = [[ids[a], ids[b], n] for kind, a, b, n, _ in answer.actions if kind == FORTIFY]
        form, params = ("move", {"moves": moves}) if moves else ("stay", {})
    return {"form": form, "params": params}


def _brought(config: GameConfig, state: State, coded: Sequence[int]) -> int:
    """Count the armies that a set brings, including those for its territories."""
    params, cards = config.params, coded[1:4]
    shown = sum(brings_bonus(params, state, card) for card in cards)
    if params.one_bonus:
        shown = min(shown, 1 - state.bonus_given)
    kind = set_kind(params, *cards)
    return int(set_value(params, state, kind) + shown * params.bonus_armies)
