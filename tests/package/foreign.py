"""Every public argument with every kind of value that a caller might pass."""

from __future__ import annotations

import inspect
import random
import traceback
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

import risk_widget as rw
from tests.lessons.own_mistakes import with_mistakes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SEATS = ("red", "blue", "green")
ISLAND = rw.load_board("island").ids
POSITION: dict[str, Any] = {
    "turn": "red",
    "phase": "attack",
    "territories": {"*": ["red", 3], "highmoor": ["blue", 2], "old-harbour": ["green", 1]},
}
NEW: dict[str, Any] = {"edition": "czech", "mode": "domination", "board": "island", "seats": SEATS}
SMALL: dict[str, Any] = {
    "edition": "czech",
    "mode": "domination",
    "board": "island",
    "max_rounds": 1,
}
WAY: dict[str, Any] = {"source": "northcliff", "target": "highmoor"}
ATTACK: dict[str, Any] = {"type": "attack", **WAY, "armies": 1}


def game() -> rw.Game:
    """Return a small game before its first attack."""
    return rw.Game.from_dict(**NEW, position=POSITION, seed=1)


PUBLIC: dict[str, Any] = {
    name: getattr(place, name) for place in (rw, rw.lab, rw.lessons) for name in place.__all__
}
"""All public names, including those of the two namespaces."""

NOT_CALLED = {
    # Objects that only the package makes and returns: results, errors, kinds.
    *(name for name in PUBLIC if name.endswith(("Error", "Result", "Report", "Odds"))),
    *(
        "Action",
        "Bot",
        "Course",
        "Exam",
        "Edition",
        "Event",
        "FigureMap",
        "Game",
        "Homework",
        "IllegalAction",
    ),
    *(
        "Homework",
        "LadderPlace",
        "Lesson",
        "Match",
        "OddsTable",
        "Prediction",
        "Progress",
        "Replay",
        "Review",
        "SourceComparison",
    ),
    *("StepView", "SummaryPage", "Verdict", "Board", "__version__", "lab", "lessons"),
    # Functions that cannot fail, since they take no arguments.
    *("lesson_ids", "list_boards", "list_bots", "list_lessons", "session_progress"),
}
"""Public names that nobody calls with values of their own choice."""

RIGHT: dict[str, dict[str, Any]] = {
    "DiceRule": {},
    "Isolation": {},
    "Program": {"command": ["nothing"]},
    "RiskWidget": {"game": None},
    "analyse": {"game": game()},
    "add_bot": {"bot": "patient", "maker": rw.Bot},
    "armies_for": {"chance": 0.5, "targets": 2},
    "beginners_sheet": {"edition": "czech"},
    "begins": {},
    "best_order": {"armies": 4, "targets": [2]},
    "campaign_odds": {"armies": 4, "targets": [2]},
    "check_dice": {"text": game().record(), "seed": 1},
    "classroom": {"what": "04-combat"},
    "clause": {"clause": "attack.armies"},
    "compare_editions": {},
    "course": {},
    "experiment": {
        "conditions": {"a": {}, "b": {}},
        "bots": ["random"] * 3,
        "games": 1,
        **SMALL,
    },
    "figure_map": {"figures": {"northcliff": 1}, "board": "island"},
    "holds": {"continent": "uplands"},
    "list_editions": {},
    "list_puzzles": {},
    "load_board": {"board": "island"},
    "load_edition": {"edition": "czech"},
    "load_lesson": {"name": "04-combat"},
    "load_puzzle": {"number": 1},
    "plan_your_turn": {"number": 1},
    "load_mistake": {"progress": with_mistakes("stop")},
    "load_review": {"progress": with_mistakes("stop")},
    "load_tonight": {},
    "my_mistakes": {},
    "my_level": {},
    "my_exam": {},
    "exam_page": {},
    "my_rating": {},
    "my_review": {},
    "odds": {"attackers": 4, "defenders": 3},
    "odds_table": {"attackers": 4, "defenders": 3},
    "placebo": {"continent": "uplands"},
    "play_lesson": {"lesson": "04-combat"},
    "play_warm_up": {},
    "open_link": {"text": game().link(whole=True), "board": "island"},
    "place_on_ladder": {"bot": "simple", "games": 2, "fast": False},
    "predict": {"guess": 0.4, "actual": 0.4},
    "read_homework": {"folder": str(Path(__file__).parent)},
    "play_puzzle": {"number": 1},
    "review": {"game": game(), "plans": False},
    "share_interval": {"successes": 2, "trials": 5},
    "simulate": {"bots": ["random"] * 3, "games": 1, **SMALL},
    "summary_page": {"edition": "czech"},
    "tournament": {
        "bots": ["random", "bold"],
        "games": 1,
        "editions": ["czech"],
        "players": [2],
        "modes": ["duel"],
        "board": "island",
        "max_rounds": 1,
    },
    "when_to_stop": {"attackers": 4, "defenders": 3, "keep": 2},
    "wilson": {"successes": 2, "trials": 5},
}

METHODS: dict[str, dict[str, Any]] = {
    "after": {"action": 0},
    "apply": {"action": ATTACK},
    "armies": {"territory": "highmoor"},
    "armies_for": {"chance": 0.5, "targets": ["highmoor"]},
    "campaign_odds": {"source": "northcliff", "targets": ["highmoor"]},
    "compare_sources": {"targets": ["highmoor"]},
    "evaluate": {},
    "explain": {"action": ATTACK},
    "explain_trade": {"cards": ["northcliff", "highmoor", "wild-1"]},
    "film": {"to": "game.gif", "whole": True},
    "fork": {},
    "from_dict": {**NEW, "position": POSITION},
    "from_position": {"text": game().position(), "board": "island"},
    "hint": {},
    "judge": {"action": ATTACK},
    "judge_last": {},
    "link": {"whole": True},
    "new": NEW,
    "observe": {},
    "odds": dict(WAY),
    "owner": {"territory": "highmoor"},
    "plot": {},
    "plans": {"count": 1},
    "position": {},
    "position_link": {"whole": True},
    "record": {},
    "replay": {"text": game().record()},
    "review": {"plans": False},
    "story": {"seat": "spectator"},
    "to_columns": {},
    "to_frame": {},
    "to_rows": {},
    "watch": {"observer": print},
    "when_to_stop": {**WAY, "keep": 2},
    "with_": {},
}

NOT_THROWN_AT = {
    # The caller's own functions and objects: errors that they raise are their own.
    *("maker", "arrange", "measure", "observer", "borders", "executor", "lock"),
    # Options that keep the expert or the compiler busy for a while.
    *("plans", "fast"),
}
"""The arguments that no foreign values are passed to."""

LASTING = {"games", "width", "depth"}
"""Arguments for which a large number rightly takes forever."""


class Call(NamedTuple):
    """A public callable with valid arguments."""

    name: str
    call: Callable[..., Any]
    right: dict[str, Any]

    def arguments(self) -> list[str]:
        """Return the names of all arguments of the call, including those in ``*more``."""
        parameters = inspect.signature(self.call).parameters.values()
        return [each.name for each in parameters if each.kind is not each.VAR_KEYWORD]

    def on_a_new_game(self) -> Call:
        """Return the same call; a method of a game is bound to a fresh one."""
        kind, _, method = self.name.partition(".")
        return self._replace(call=getattr(game(), method)) if kind == "Game" else self

    def answer(self, argument: str, value: object) -> None:
        """Make the call with this value for one of its arguments."""
        values = {**self.right, argument: value}
        signature = inspect.signature(self.call)
        positional: list[Any] = []
        if any(each.kind is each.VAR_POSITIONAL for each in signature.parameters.values()):
            for each in signature.parameters.values():
                if each.kind is each.POSITIONAL_OR_KEYWORD and each.name in values:
                    positional.append(values.pop(each.name))
                elif each.kind is each.VAR_POSITIONAL and each.name in values:
                    more = values.pop(each.name)
                    positional += [more] if each.name == argument else more
        self.call(*positional, **values)


def calls() -> Iterator[Call]:
    """Yield each public callable once."""
    for name, public in PUBLIC.items():
        if name not in NOT_CALLED:
            yield Call(name, public, RIGHT[name])
    for name, right in METHODS.items():
        yield Call(f"Game.{name}", getattr(game(), name), right)


class Teller:
    """An object of another library."""

    def __repr__(self) -> str:
        return "<a teller>"


def values() -> list[Any]:
    """Return one or more new values of each kind, since some can be used only once."""
    return [
        *(None, True, False, 0, 1, -1, 7, 10**9 + 1, -(10**30), 2.5, 2.0),
        *(float("nan"), float("inf"), 1j, ..., NotImplemented, object(), Teller(), slice(3)),
        *("", " ", "x", "8", "red", "highmoor", "czech", "x" * 5000, "a\nb", "\0", b"8", b""),
        *([], (), {}, set(), [None], [1, [2]], ["red", "red"], {"a": 1}, {1: 2}, {"red"}),
        *(range(3), (each for each in "ab"), iter([1]), bytearray(b"x"), Path("nowhere.txt")),
        *(object, len, Exception("x"), random.Random(1), np.random.default_rng(1)),
        *(Decimal(2), Decimal("NaN"), Fraction(2), Fraction(1, 3), np.float64(0.5)),
        *(np.int64(2), np.uint8(200), np.int64(-3), np.bool_(True), np.str_("highmoor")),
        *(np.str_(""), np.array(2), np.array("red"), np.array([1, 2]), np.array([])),
        *(np.array([[1, 2], [3, 4]]), np.datetime64("2026-01-01"), pd.NaT, pd.NA),
        *(pd.Timestamp(0), pd.Series([1.5]), pd.Series({"highmoor": 2})),
        pd.DataFrame({"a": [1]}),
    ]


def thrown(chance: random.Random, share: float = 1) -> Iterator[tuple[str, str | None]]:
    """Try a share of all combinations; yield each with Python's own error, if there was one."""
    for call in calls():
        for argument in call.arguments():
            if argument not in NOT_THROWN_AT:
                for value in values():
                    if chance.random() < share and not is_endless(argument, value):
                        told = f"{call.name}({argument}={value!r:.60})"
                        yield told, fault(call.on_a_new_game(), argument, value)


def is_endless(argument: str, value: object) -> bool:
    """Return whether a call with this value would rightly take forever."""
    large = isinstance(value, int) and value > 1000
    return (argument in LASTING and large) or (argument == "progress" and callable(value))


def fault(call: Call, argument: str, value: object) -> str | None:
    """Return Python's own error if the package should have answered or refused the call."""
    try:
        call.answer(argument, value)
    except OSError:
        return None  # The operating system's error about a file.
    except Exception as error:  # noqa: BLE001 - any other is looked at
        expected = isinstance(error, (ValueError, TypeError, LookupError))
        if not (expected and is_said_by_the_package(error)):
            return f"{type(error).__name__}: {error}"
    return None


def is_said_by_the_package(error: BaseException) -> bool:
    """Return whether the package raised the error on purpose, with a sentence of its own."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return "risk_widget" in last.filename and (last.line or "").startswith("raise ")
