"""A page gets and sends data of the declared types, against which pages are type-checked."""

from __future__ import annotations

import ast
import json
import types
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import page_scenes
import pytest

from risk_widget.engine import data_types as engine_types
from risk_widget.game import Game
from risk_widget.host.lesson_session import LessonSession
from risk_widget.host.session import Session
from risk_widget.lessons import Progress, load_lesson
from risk_widget.protocol import answer_types, outbox_types, snapshot_types
from risk_widget.protocol.controls import WORDS
from tests.widget.page_player import PagePlayer
from tests.widget.test_classroom import CarriedClass
from tests.widget.test_table_seats import CarriedTable

MODULES = (engine_types, outbox_types, snapshot_types, answer_types)
NAMES: dict[str, Any] = {}
for module in MODULES:
    NAMES |= {name: value for name, value in vars(module).items() if name[0] != "_"}


def required(hint: Any) -> set[str]:
    """Return the keys that data of a shape always has.

    ``__required_keys__`` misses some if annotations are texts.
    """
    optional = {
        key
        for key, part in get_type_hints(hint, localns=NAMES, include_extras=True).items()
        if get_origin(part) is NotRequired
    }
    return set(hint.__required_keys__ - optional)


def misfits(value: Any, hint: Any, where: str = "") -> list[str]:
    """Yield where a value differs from its type."""
    if hint is Any:
        return []
    if is_typeddict(hint):
        if not isinstance(value, dict):
            return [f"{where} is {value!r}"]
        hints = get_type_hints(hint, localns=NAMES)
        wrong = [f"{where}.{key} is missing" for key in required(hint) - value.keys()]
        wrong += [f"{where}.{key} is unknown" for key in value.keys() - hints.keys()]
        known = value.keys() & hints.keys()
        return wrong + [w for k in known for w in misfits(value[k], hints[k], f"{where}.{k}")]
    if isinstance(hint, str):
        return misfits(value, eval(hint, NAMES), where)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return [] if value in parts else [f"{where} is {value!r}"]
    if origin in (Union, types.UnionType):
        return min((misfits(value, part, where) for part in parts), key=len)
    if origin is list:
        if not isinstance(value, list):
            return [f"{where} is {value!r}"]
        return [w for n, v in enumerate(value) for w in misfits(v, parts[0], f"{where}[{n}]")]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{where} is {value!r}"]
        return [w for key, v in value.items() for w in misfits(v, parts[1], f"{where}.{key}")]
    fits = value is None if hint is type(None) else isinstance(value, hint)
    return [] if fits else [f"{where} is {value!r}"]


def answer(page: PagePlayer, **query: Any) -> dict[str, Any]:
    """Return the answer to a query as it arrives, through JSON."""
    ack: dict[str, Any] = json.loads(json.dumps(page.send({"type": "query", **query})))
    return ack


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("edition", "mode", "seats"),
    [("nordic", "missions", 3), ("italian", "duel", 2), ("czech", "domination", 3)],
)
def test_snapshots_and_answers_match_their_types(edition: str, mode: str, seats: int) -> None:
    game = Game.new(edition=edition, mode=mode, seats=["red", "blue", "green"][:seats], seed=3)
    session = Session(game, seats={"red": "human"}, seed=1, bot_speed="instant")
    page = PagePlayer(session, seed=1, mind="bold")
    queries = {
        "log": answer_types.LogAnswer,
        "stats": answer_types.StatsAnswer,
        "dice": answer_types.DiceAnswer,
        "moment": snapshot_types.Moment,
        "record": answer_types.TextAnswer,
        "link": answer_types.TextAnswer,
        "film": answer_types.FilmAnswer,
        "teach": answer_types.Guide,
        "defence": answer_types.DefenceAnswer,
    }
    for number in range(150):
        state = page.look()
        assert not misfits(state, snapshot_types.Snapshot)
        if state["screen"] == "over":
            break
        if number % 10 == 0:
            for what, hint in queries.items():
                ack = answer(page, what=what)
                assert not misfits(ack, snapshot_types.Ack)
                if ack["ok"]:
                    assert not misfits(ack["data"], hint, what)
        if session.to_advance:
            session.advance()
        else:
            page.send(page.decide(state))
    page.send({"type": "end_now"})
    assert not misfits(page.look(), snapshot_types.Snapshot)


@pytest.mark.parametrize("scene", page_scenes.SCENES)
def test_the_front_end_tests_snapshots_match_their_types(scene: str) -> None:
    """The scenes cover every phase and every screen."""
    sent = json.loads(page_scenes.TARGET.read_text(encoding="utf-8"))[scene]
    assert not misfits(sent, snapshot_types.Snapshot)


def word_of(screen: Any) -> str:
    (word,) = get_args(get_type_hints(screen, localns=NAMES)["screen"])
    return str(word)


SCREENS = {word_of(screen): screen for screen in get_args(snapshot_types.Snapshot)}


def test_each_screen_has_its_own_word() -> None:
    words = ["setup", "play", "handover", "over", "lesson", "class", "pupil", "editor"]
    assert [*SCREENS] == words
    assert len(get_args(snapshot_types.Snapshot)) == len(words)


def test_each_field_has_one_comment() -> None:
    """A type describes a field, but not what the field is used for."""
    bare = []
    for node in ast.parse(Path(snapshot_types.__file__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            for field, after in zip(node.body, [*node.body[1:], None], strict=True):
                told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                if isinstance(field, ast.AnnAssign) and not told:
                    bare.append(f"{node.name}.{ast.unparse(field.target)}")
    assert bare == []


def test_a_tables_screens_match_their_types() -> None:
    room = CarriedTable(green="random")
    room.join(1, "red")
    room.join(2, "spectators")
    states: list[Any] = [room.session.snapshot(), room.state(1), room.state(2)]
    assert [misfits(state, SCREENS[state["screen"]]) for state in states] == [[], [], []]
    assert ["guest" in state for state in states] == [False, True, True]


def test_a_classs_screens_match_their_types() -> None:
    desk = CarriedClass(load_lesson("04-combat", progress=Progress()))
    desk.join(1, "Ann")
    assert not misfits(desk.session.snapshot(), snapshot_types.ClassScreen)
    assert not misfits(desk.seen(1), snapshot_types.PupilScreen)
    desk.session.show()
    desk.relay.publish()
    assert not misfits(desk.session.snapshot(), snapshot_types.ClassScreen)
    assert not misfits(desk.seen(1), snapshot_types.PupilScreen)


def test_the_form_and_a_preview_match_their_types() -> None:
    page = PagePlayer(Session())
    assert not misfits(page.look(), snapshot_types.SetupScreen)
    text = Game.new(seed=1).record()
    ack = answer(page, what="check", text=text)
    assert not misfits(ack["data"], answer_types.TextCheck)
    ack = answer(page, what="clause", id="attack.armies")
    assert {"id", "text", "rows", "differs", "missing"} <= ack["data"].keys()


@pytest.mark.parametrize("name", ["01-board", "03-reinforcement", "04-combat", "08-capitals"])
def test_lessons_match_their_types(name: str) -> None:
    lesson = load_lesson(name, progress=Progress())
    session: Any = LessonSession(lesson)
    page = PagePlayer(session)
    for _ in lesson.view()["steps"]:
        for do in ("hint", "show_me", "next"):
            assert not misfits(page.look(), snapshot_types.Snapshot)
            page.send({"type": "lesson", "do": do})
        ack = answer(page, what="lesson")
        assert not misfits(ack["data"], snapshot_types.LessonTexts)


def test_every_query_is_answered_or_refused() -> None:
    page = PagePlayer(Session(Game.new(seed=1)))
    for what in WORDS["query"]:
        ack = answer(page, what=what)
        assert ack["ok"] or ack["rule"] != "protocol.internal", what
