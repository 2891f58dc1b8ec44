"""What the documentation says about an argument holds for every public call that has it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd
import pytest

import risk_widget as rw
from risk_widget.environments import risk_v0
from risk_widget.environments.gym_view import RiskEnv
from tests.package.foreign import NEW, SMALL, Call, calls

if TYPE_CHECKING:
    from collections.abc import Callable

ISLAND: Final = Path(rw.__file__).parent / "boards" / "island.json"


@cache
def edition_file() -> Path:
    """Write the file of an edition that is not built in, and return its path."""
    text = (Path(rw.__file__).parent / "rules" / "editions" / "czech.toml").read_text("utf-8")
    path = Path(mkdtemp()) / "mine.toml"
    path.write_text(text.replace('id = "czech"', 'id = "mine"', 1), "utf-8")
    return path


def met() -> rw.lessons.Progress:
    """Return the progress of a learner who has something to be asked about."""
    progress = rw.lessons.Progress()
    rw.load_lesson("04-combat", progress=progress).show_me("pairs")
    return progress


def played() -> rw.Game:
    played = rw.Game.new(**NEW, seed=1)
    for _ in range(20):
        played.apply(played.legal_actions()[0])
    return played


FORMS: Final[dict[str, dict[str, Callable[[], Any]]]] = {
    "board": {
        "id": lambda: "island",
        "numpy": lambda: np.str_("island"),
        "object": lambda: rw.load_board("island"),
        "path": lambda: ISLAND,
        "path as text": lambda: str(ISLAND),
    },
    "bots": {
        "list": lambda: ["random", "bold"],
        "tuple": lambda: ("random", "bold"),
        "array": lambda: np.array(["random", "bold"]),
        "series": lambda: pd.Series(["random", "bold"]),
        "names": lambda: {"one": "random", "two": "bold"},
    },
    "continent": {"id": lambda: "uplands", "numpy": lambda: np.str_("uplands")},
    "edition": {
        "id": lambda: "czech",
        "numpy": lambda: np.str_("czech"),
        "object": lambda: rw.load_edition("czech"),
        "path": edition_file,
        "path as text": lambda: str(edition_file()),
    },
    "language": {"tag": lambda: "de", "numpy": lambda: np.str_("sv"), "none": lambda: None},
    "mode": {"id": lambda: "domination", "numpy": lambda: np.str_("domination")},
    "names": {"mapping": lambda: {"red": "Ada"}, "none": lambda: None},
    "progress": {"object": rw.lessons.Progress, "none": lambda: None},
    "seat": {"colour": lambda: "red", "numpy": lambda: np.str_("red")},
    "seats": {
        "list": lambda: ["red", "blue", "green"],
        "tuple": lambda: ("red", "blue", "green"),
        "array": lambda: np.array(["red", "blue", "green"]),
        "number": lambda: 3,
        "numpy": lambda: np.int64(3),
        "whole float": lambda: 3.0,
    },
    "seed": {
        "number": lambda: 7,
        "numpy": lambda: np.int64(7),
        "digits": lambda: "7",
        "words": lambda: "monday",
        "whole float": lambda: 7.0,
        "none": lambda: None,
    },
    "step": {"id": lambda: "pairs", "number": lambda: 2, "numpy": lambda: np.int64(2)},
    "territory": {"id": lambda: "highmoor", "numpy": lambda: np.str_("highmoor")},
    "theme": {"light": lambda: "light", "dark": lambda: "dark"},
}
"""The documented ways to write an argument that several calls share."""

OTHERWISE: Final[dict[tuple[str, str], tuple[set[str], dict[str, Any]]]] = {
    ("tournament", "edition"): ({"editions"}, {}),
    ("tournament", "mode"): ({"modes", "players"}, {"players": [3]}),
    ("tournament", "seats"): ({"players", "modes"}, {"bots": ["random", "bold", "simple"]}),
    ("compare_editions", "mode"): (set(), {"editions": ["czech", "german"]}),
    ("experiment", "bots"): ({"edition"}, {"edition": "czech", "mode": "duel"}),
    ("simulate", "bots"): ({"edition"}, {"edition": "czech", "mode": "duel"}),
    ("play_puzzle", "edition"): ({"number"}, {}),
    ("play_puzzle", "mode"): ({"number"}, {}),
    ("load_puzzle", "edition"): ({"number"}, {}),
    ("load_puzzle", "mode"): ({"number"}, {}),
}
"""For some arguments, other arguments that must be left out or given."""

REASONS: Final = {
    "another meaning": {
        ("RiskWidget", "seats", "*"), ("campaign_odds", "names", "*"), ("best_order", "names", "*"),
        ("experiment", "progress", "*"), ("simulate", "progress", "*"),
        ("tournament", "progress", "*"), ("place_on_ladder", "progress", "*"),
    },
    "the number of a variation, not a seed of dice": {
        (call, "seed", form)
        for call in ("load_lesson", "play_lesson", "load_tonight")
        for form in ("words", "none")
    },
    "the generators of numpy take whole numbers only": {("raw_env", "seed", "words")},
    "puzzles and turns are those of the printed editions": {
        (call, "edition", form)
        for call in ("list_puzzles", "load_puzzle", "play_puzzle", "plan_your_turn")
        for form in ("path", "path as text")
    },
    "the text names its edition, and only an object or a file of that one fits": {
        (call, "edition", form)
        for call in ("open_link", "Game.from_position", "Game.replay")
        for form in ("path", "path as text")
    },
    "only the progress with mistakes or answers has anything to ask": {
        (call, "progress", "*") for call in ("load_mistake", "load_review", "play_warm_up")
    },
    "the dice are those of a seed, so one must be known": {("check_dice", "seed", "*")},
    "tested on a game that has been played": {("Game.judge_last", "seat", "*")},
}  # fmt: skip
"""The forms that a call does not take, by the reason."""

BUSY: Final = {"Game.film", "RiskWidget", "analyse", "classroom", "play_lesson", "play_puzzle"}
"""Slow calls, which try two forms of each argument other than a step or an edition."""


def every_call() -> list[Call]:
    return [
        *calls(),
        Call("raw_env", risk_v0.raw_env, {**SMALL, "mode": "domination"}),
        Call("RiskEnv", lambda *, seat=None: RiskEnv(seat=seat), {}),
    ]


CASES: Final = [
    (call.name, argument)
    for call in every_call()
    for argument in call.arguments()
    if argument in FORMS
]


def reason_against(call: str, argument: str, form: str) -> str | None:
    """Return the reason why a call does not take an argument in this form, or None."""
    given = {(call, argument, form), (call, argument, "*")}
    return next((reason for reason, cases in REASONS.items() if cases & given), None)


@pytest.mark.parametrize(("name", "argument"), CASES)
def test_every_documented_form_of_an_argument_is_taken(
    name: str, argument: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RISK_WIDGET_DATA", "")
    call = next(each for each in every_call() if each.name == name)
    without, more = OTHERWISE.get((name, argument), (set(), {}))
    right = {key: value for key, value in call.right.items() if key not in without} | more
    forms = [*FORMS[argument].items()]
    if name in BUSY and argument not in ("step", "edition"):
        forms = forms[:2]
    for form, value in forms:
        fresh = call._replace(right=right).on_a_new_game()
        if name in ("Game.story", "Game.judge_last"):
            fresh = fresh._replace(call=getattr(played(), name.removeprefix("Game.")))
        if name == "play_warm_up" and argument != "progress":
            fresh = fresh._replace(right={**right, "progress": met()})
        if reason_against(name, argument, form) is None:
            fresh.answer(argument, value())
        elif reason_against(name, argument, "*") is None:
            with pytest.raises((ValueError, TypeError)):  # Otherwise the reason is out of date.
                fresh.answer(argument, value())


def test_every_reason_is_about_a_call_and_its_argument() -> None:
    known = {(name, argument, form) for name, argument in CASES for form in (*FORMS[argument], "*")}
    assert set().union(*REASONS.values()) <= known
    assert OTHERWISE.keys() <= {*CASES}
