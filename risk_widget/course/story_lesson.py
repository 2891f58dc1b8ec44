"""A lesson made from a story file: each question to the reader becomes a step.

The lesson is a text like that of any lesson file, so an author can go on from there.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from bisect import bisect_right
from html import unescape
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from risk_widget.course.kinds.point import PointKind
from risk_widget.messages import say
from risk_widget.rules.edition import load_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.reading.json_types import JsonObject

LONGEST: Final = 20_000_000
"""The most characters that a recorded game may have when it is unpacked."""
_STORY: Final = re.compile(r'<script type="text/plain" id="story">([A-Za-z0-9+/=\s]*)</script>')
_TITLE: Final = re.compile(r"<title>([^<]*)</title>")
# The errors that a changed or truncated file causes.
_DAMAGED: Final = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    zlib.error,
)
# The phase in which each kind of question is asked, and the clauses of its step.
_KINDS: Final = {
    "place": ("reinforce", ("reinforce.place",)),
    "attack": ("attack", ("attack.adjacent",)),
    "move": ("fortify", ("move.adjacent",)),
}


def is_story(text: str) -> bool:
    """Whether the text is a story file."""
    return _STORY.search(text) is not None


def lesson_of(text: str) -> str:
    """Return the lesson, as the text of a lesson file, in the current language.

    The words of a question come from the story; the rest is worded here.

    Raises:
        ValueError: the file is damaged or too long, or asks its reader nothing.
    """
    try:
        recording = _unpacked(text)
        steps = list(_steps(recording))
        state = recording["traits"]["state"]
        head = {
            "id": f"story-{state['game_id']}",
            "title": unescape(found[1]) if (found := _TITLE.search(text)) else "",
            "summary": say("story-lesson-summary"),
            "edition": state["edition"],
            "mode": _mode(state),
            "seats": [row["seat"] for row in state["seats"]],
            "board": state["board"],
        }
    except _DAMAGED as error:
        raise ValueError("the story in this file is damaged: ask for it again") from error
    if not steps:
        raise ValueError(
            "this story asks its reader nothing: begin a comment with '?' to ask for the next move"
        )
    return "\n".join(_lines(head, steps))


def _unpacked(text: str) -> JsonObject:
    found = _STORY.search(text)
    assert found is not None
    unpacking = zlib.decompressobj(wbits=31)
    data = unpacking.decompress(b64decode(found[1]), LONGEST)
    if unpacking.unconsumed_tail or not unpacking.eof:
        raise ValueError("too long, or cut off")
    recording: JsonObject = json.loads(data)
    return recording


def _mode(state: Mapping[str, Any]) -> str:
    """Return the mode of the steps: one without missions or capitals, if there is one."""
    own = str(state["mode"])
    modes = load_edition(str(state["edition"])).modes
    return "domination" if own in ("missions", "capital") and "domination" in modes else own


def _value_at(at: int, values: Iterable[Any], lasting: Iterable[int]) -> Any:
    """Return the value in a moment; each value lasts for a number of moments."""
    return [*values][bisect_right([*accumulate(lasting)], at)]


def _put_together(changes: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield the owners and armies of all territories after each change."""
    return accumulate(changes, lambda held, change: {**held, **change})


def _steps(recording: JsonObject) -> Iterator[JsonObject]:
    """Yield the steps: one for each of the author's questions whose answer is on the map."""
    chapters = recording["traits"]["state"]["guest"]["story"]["chapters"]
    territories, holding = recording["moments"]["territories"]
    holdings = list(_put_together(territories))
    for chapter in chapters:
        asks, at = chapter.get("asks"), chapter["at"]
        # At a turning point, the action that was played need not have been right.
        if chapter["kind"] != "note" or not asks or asks["kind"] not in _KINDS:
            continue
        held = _value_at(at, holdings, holding)
        round_ = _value_at(at, *recording["moments"]["round"])
        if not asks["answer"] or any(owner is None for owner, _ in held.values()):
            continue
        phase, clauses = _KINDS[asks["kind"]]
        # Any one of the right places is enough, as it is when the page shows the story.
        right = ", ".join(json.dumps(str(place)) for place in asks["answer"])
        question = say("page-story-ask", seat=asks["seat"], kind=asks["kind"])
        yield {
            "id": f"move-{at}",
            "title": f"{say('page-story-move')}: {say('page-round', round=round_)}",
            "kind": PointKind.id,
            "teaches": list(clauses),
            "text": "\n\n".join(filter(None, (_plain(chapter["text"]), f"**{question}**"))),
            "success": f"answered({right})",
            "solution": [str(asks["answer"][0])],
            "hints": [
                say("story-lesson-nudge"),
                say("story-lesson-rule", kind=asks["kind"]),
                _plain(asks["told"]),
            ],
            "praise": _plain(asks["told"]),
            "otherwise": say("page-story-guessed", right="no"),
            "given": {"turn": asks["seat"], "phase": phase, "territories": held},
        }


def _plain(words: str) -> str:
    """Return an author's words without braces, which a lesson uses for formulas."""
    return " ".join(words.replace("{", "(").replace("}", ")").split())


def _lines(head: JsonObject, steps: list[JsonObject]) -> Iterator[str]:
    """Yield the lines of the file. JSON strings are also TOML strings."""
    yield from (f"{name} = {_value(value)}" for name, value in head.items())
    for step in steps:
        yield "\n[[steps]]"
        yield from (f"{name} = {_value(value)}" for name, value in step.items() if name != "given")
        given = step["given"]
        yield "[steps.given]"
        yield from (f"{name} = {_value(given[name])}" for name in ("turn", "phase"))
        yield "[steps.given.territories]"
        yield from (
            f"{_value(place)} = {_value(each)}" for place, each in given["territories"].items()
        )


def _value(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
