"""What a screen shows of a lesson, as plain JSON data: small, since it goes with every snapshot.

The texts of a step are long and stay the same, so a page asks for them once (`texts`).
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

from risk_widget.widget import snapshot as shape
from risk_widget.widget import turn_view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.observation_types import Observation
    from risk_widget.game import Game
    from risk_widget.lessons.course import Course
    from risk_widget.widget.answer_types import CourseAnswer
    from risk_widget.widget.lesson_types import (
        Battle,
        LessonFeedback,
        LessonPart,
        LessonTexts,
        Scene,
    )
    from risk_widget.widget.snapshot_types import PositionPart

__all__ = ["course_part", "feedback_part", "lesson_part", "position_part", "scenes", "texts"]

SCENE_BYTES: Final = 1300
"""Room for what was played; where more happened, the first scenes are shown in one."""
MOST_LINES: Final = 7
"""Lines on what was played; the latest tell what the step is about."""

LESSON_TEXTS: Final = ("id", "title", "summary", "minutes", "able", "advice", "following")

# What a prediction may hide, as a page can draw it: nothing there.
_NOTHING: Final[Mapping[str, Any]] = {
    "to_place": 0,
    "hand_counts": {},
    "discard": [],
    "out": {},
    "capitals_shown": {},
    "sets_traded": 0,
    "tired": {},
}


def lesson_part(view: Mapping[str, Any], begun: int, feedback: LessonFeedback | None) -> LessonPart:
    """Where the learner is: what of a lesson's view changes, and what the map needs.

    ``begun`` tells apart the times that a step has begun.
    """
    step = view["step"]
    part: LessonPart = {
        "id": view["id"],
        "key": _key(view),
        "begun": begun,
        "at": view["at"],
        "marks": [entry["status"] for entry in view["steps"]],
        "kind": step["kind"],
        "input": step["input"],
        "you": step["you"],
        "edition": step["edition"],
        "done": view["done"],
        "dice": step["dice"],
        "outline": step["highlight"],
        "hints": view["hints"]["given"],
        "can": view["can"],
        "feedback": feedback,
    }
    if step["kind"] == "do" and step["moves"] < (step["position"]["to_place"] or 0):
        part["confirms"] = True
    if step["fight_on"]:
        part["fight_on"] = True
    if step["picks"] is not None:
        part["picks"] = step["picks"]
    if view.get("stars"):
        had = view["stars"]
        part["stars"] = [
            list(had[entry["id"]]) if entry["id"] in had else None for entry in view["steps"]
        ]
    if view.get("challenge"):
        part["challenge"] = view["challenge"]
    if "warm_up" in view:
        part["warm_up"] = True
    if "puzzle" in view:
        part["puzzle"] = view["puzzle"]
    return part


def _key(view: Mapping[str, Any]) -> str:
    """What the texts depend on."""
    step = view["step"]
    variation = f"/{view['seed']}" if view["seed"] else ""
    return f"{view['id']}/{step['id']}/{step['edition']}{variation}"


def texts(view: Mapping[str, Any]) -> LessonTexts:
    """The texts of the lesson and of the step at hand, under the edition it is played by."""
    step = view["step"]
    found = {
        "key": _key(view),
        "lesson": {
            **{name: view[name] for name in LESSON_TEXTS},
            "steps": [entry["title"] for entry in view["steps"]],
        },
        "step": {
            name: step[name]
            for name in ("id", "title", "blocks", "question", "choices", "editions", "moves")
        }
        | {"clauses": [clause["id"] for clause in step["clauses"]]},
    }
    return cast("LessonTexts", found)


def course_part(course: Course) -> CourseAnswer:
    """The map of the course."""
    return {
        "lessons": [
            {
                "id": lesson.id,
                "title": lesson.heading,
                "done": lesson.done,
                "steps": lesson.steps,
                "stars": list(lesson.stars),
            }
            for lesson in course.lessons
        ],
        "due": course.due,
        "about": [line for line in (course.puzzles, course.guesses) if line],
    }


def feedback_part(
    feedback: Mapping[str, Any], number: int, said: Any, played: Sequence[Scene]
) -> LessonFeedback:
    """What the learner is told: the result without its frames, and what it answers."""
    part: LessonFeedback = {
        "n": number,
        "status": feedback["status"],
        "heading": feedback["heading"],
        "blocks": feedback["blocks"],
        "lines": [[line["text"], line["rule"]] for line in feedback["lines"]][-MOST_LINES:],
        "clauses": [clause["id"] for clause in feedback["clauses"]],
        "hint": feedback["hint"],
        "back": feedback["taken_back"],
        "outline": feedback["highlight"],
        "said": said,
        "scenes": list(played),
    }
    if feedback["kept"]:
        part["kept"] = feedback["kept"]
    if feedback["guess"] is not None:
        part["guess"] = feedback["guess"]
    return part


# ---- what was played ---------------------------------------------------------------------------


def scenes(
    frames: Sequence[Mapping[str, Any]], before: Mapping[str, Sequence[Any]], number: int
) -> list[Scene]:
    """What was played, as changes of the map and rolls, in order: {"territories", "battle"?}.

    Args:
        frames: of a result.
        before: owner and armies of each territory on the map, as the page has it.
        number: tells the rolls of one result from those of another.
    """
    made: list[Scene] = []
    shown = {t: list(held) for t, held in before.items()}
    for frame in frames:
        changed = {t: held for t, held in frame["territories"].items() if shown.get(t) != held}
        rolled = [event for event in frame["events"] if event["type"] == "rolled"]
        shown |= changed
        scene: Scene = {"territories": changed}
        if rolled:
            roll = {k: v for k, v in rolled[-1].items() if k not in ("type", "seat")}
            sent = len(roll["attack"])
            numbers = {"attack_dice": sent, "armies": sent, "n": number * 1000 + len(made)}
            scene["battle"] = cast("Battle", {**roll, **numbers, "pending": False})
        elif not changed:
            continue
        made.append(scene)
    while len(made) > 1 and len(json.dumps(made, separators=(",", ":"))) > SCENE_BYTES:
        first, second, *rest = made
        both: Scene = {**second, "territories": first["territories"] | second["territories"]}
        made = [both, *rest]
    return made


# ---- the position ------------------------------------------------------------------------------


def position_part(
    game: Game, events: Sequence[Any], view: Mapping[str, Any], shown: shape.Shown
) -> PositionPart:
    """The position as the learner may see it: while a prediction waits, without its answer.

    ``events`` are all events of the game.
    """
    step = view["step"]
    # Of a puzzle nothing is hidden: its answer does not stand on the board.
    waiting = step["kind"] == "predict" and not view["done"] and "puzzle" not in view
    known = dict(step["position"])
    for name, nothing in _NOTHING.items():
        if known[name] is None:
            known[name] = nothing
    if known["territories"] is None:
        known["territories"] = {t: [None, 0] for t in game.board.ids}
    known["hand_counts"] = {s: known["hand_counts"].get(s, 0) for s in known["seats"]}
    seen = cast("Observation", known)
    if waiting:
        shown = replace(shown, may_act=False)
    part = shape.game_part(game, seen, shown)
    part["human"] = shown.may_act
    if waiting:
        for row in part["seats"]:
            row["income"] = None
        part["cards"]["next_value"] = part["cards"]["values"] = None
        if part["mission"]:
            part["mission"]["progress"] = ""
    reinforcing = game.phase == "reinforce" and not waiting
    explained = reinforcing and turn_view.has_income(events)
    return {
        **part,
        "income": turn_view.income_items(game) if explained else None,
        "placed": turn_view.placed(events) if reinforcing else {},
        "battle": turn_view.battle(seen, events) or _captured(seen),
    }


def _captured(seen: Observation) -> Battle | None:
    """Where armies move in, in a position that begins there: a battle without a roll."""
    if seen["phase"] != "occupy" or not seen["battle"]:
        return None
    known = {k: v for k, v in seen["battle"].items() if k != "attack_roll"}
    return cast("Battle", {**known, "pending": False})
