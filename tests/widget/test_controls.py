"""Who may send what, and when: every row of the table from every kind of screen."""

from __future__ import annotations

import ast
import json
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.course.shared_progress import session_text
from risk_widget.engine.actions import parse_action
from risk_widget.game_review.coach import Coach
from risk_widget.game_review.decisions import finished
from risk_widget.host.class_session import ClassSession
from risk_widget.host.coaching import Remark
from risk_widget.host.lesson_session import LessonSession
from risk_widget.host.relay import Acks, Relay
from risk_widget.host.session import Session
from risk_widget.host.session_hosts import Notebook
from risk_widget.lessons import Progress, load_lesson
from risk_widget.messages import Message, use_language
from risk_widget.protocol.controls import (
    CONTROLS,
    FIELDS,
    PLAY,
    WORDS,
    Handlers,
    Role,
    When,
    control_of,
    refusal_for,
)
from risk_widget.protocol.items import Refused
from risk_widget.table.classroom import CLASS, Classroom
from risk_widget.table.seats import SPECTATORS, GuestTable
from risk_widget.table.shared_rooms import SharedClass, SharedTable
from tests.trees import PACKAGE, package_nodes
from tests.widget import positions
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from risk_widget.host.relay import Host
    from risk_widget.protocol.controls import Control

pytestmark = pytest.mark.usefixtures("kept_folder")

ROWS = (*CONTROLS.values(), PLAY)
ROLES = (
    *(role for role in Role if role is not Role.STANDALONE),
    Role.GAME | Role.STANDALONE,
    Role.HOT_SEAT | Role.STANDALONE,
)
OVER_GAME = Role.LESSON_OVER_GAME | Role.CLASS_OVER_GAME
AT_HOST = Role.GAME | Role.HOT_SEAT | Role.STANDALONE
AT_GAME = AT_HOST | Role.SEAT | Role.SPECTATOR


# ---- screens of each kind ------------------------------------------------------------------------


@cache
def _in_the_midst() -> rw.Game:
    game = rw.Game.new(edition="nordic", mode="missions", seats=positions.SEATS, seed=3)
    mind = bots.make("cautious", 1)
    while game.round < 2 or game.phase != "reinforce" or game.actor != "red":
        game.apply(mind.choose(game.observe(game.actor)))
    return game


def in_the_midst() -> rw.Game:
    """Return a game in Red's second turn that any page can continue."""
    return _in_the_midst().fork()


def defending() -> rw.Game:
    """Return a game in which Red is to choose the dice against an attack on Brazil."""
    around = {"brazil": ["red", 3], "peru": ["blue", 5]}
    given = {"turn": "blue", "phase": "attack", "territories": {**positions.WORLD, **around}}
    game = positions.game(given, dice=(6, 5, 1, 1, 1))
    game.apply({"type": "attack", "source": "peru", "target": "brazil", "armies": 2})
    assert game.phase == "defend"
    return game


GAMES: dict[str, Callable[[], rw.Game]] = {
    "midst": in_the_midst,
    "reinforce": positions.reinforce,
    "attack": lambda: positions.attack(*(6, 6, 6, 1, 1) * 9),
    "over": lambda: rw.Game.replay(_in_the_midst().record()).game,
    "rolling": lambda: positions.attack(*(6, 6, 6, 1, 1) * 9),
    "decided": positions.reinforce,
    "undone": positions.reinforce,
    "place": positions.place,
    "defend": defending,
}


class Screen:
    """A screen of one kind: its host, the requests it sends, and all that it could change."""

    def __init__(self, role: Role, at: str) -> None:
        self.role = role
        self.at = at
        self.told: list[Any] = []
        self._sent = 0
        self.mail: list[Any] = []
        self.room: Any = None
        self.session: Any = None
        self.host: Host
        self._open()
        assert self.host.role == role

    # Ways to open each role.

    def _open(self) -> None:
        if self.role in AT_GAME | OVER_GAME | Role.EDITOR:
            self._open_game()
        elif self.role is Role.LESSON:
            self.session = self.host = LessonSession(self._lesson())
            self.relay = Relay(self.host, self.told.append)
            self.relay.first()
        else:
            self._open_class()
        if self.role is Role.PUPIL:
            self._come(CLASS)

    def _lesson(self) -> Any:
        name, step = self.at.split("/")
        lesson = load_lesson(name, progress=Progress())
        lesson.go(step)
        return lesson

    def _open_game(self) -> None:
        made = GAMES.get(self.at, in_the_midst)()
        who, kept = dict.fromkeys(made.seats, "human"), self.at == "kept"
        if kept:
            earlier = Session(rw.Game.new(seats=positions.SEATS, seed=3), seats=who, keep=True)
            earlier.apply(earlier.game.legal_actions()[0])  # type: ignore[union-attr]
            over_game = {} if Role.GAME in self.role else {"game": made, "seats": who}
            self.session = self.host = Session(**over_game, keep=True)  # type: ignore[arg-type]
        else:
            self.session = self.host = Session(made, seats=who)
        session = self.session
        self.relay = Relay(session, self.told.append)
        self.relay.first()
        self.relay.start_advancing = lambda: None  # type: ignore[method-assign]
        if Role.STANDALONE not in self.role:
            shared = SharedTable(session, self.relay, self.told.append)
            shared._open_for_page = lambda lan: None  # type: ignore[method-assign]
            self.room = shared.table = GuestTable(session, self.relay, self._take)
        if Role.GAME in self.role:  # everybody but Red has a screen
            session.sit_elsewhere(positions.SEATS[1:])
        if self.role in OVER_GAME:
            if self.role is Role.LESSON_OVER_GAME:
                self._do({"type": "lesson", "do": "open", "step": self.at.split("/")[0]})
                lesson = session._top
                if lesson.after is not None:
                    lesson.skip_warm_up()
                lesson.lesson.go(self.at.split("/")[1])
                lesson.refresh()
            else:
                self._do({"type": "table", "do": "class"})
                self._furnish(session._top._controls, session._top)
        elif self.role in Role.SEAT | Role.SPECTATOR:
            self._come("red" if self.role is Role.SEAT else SPECTATORS)
        self._begin()
        if self.role is Role.EDITOR:
            self._edit()

    def _edit(self) -> None:
        self._do({"type": "draft", "do": "open"})
        if self.at in ("edited", "taken back"):
            self._do({"type": "draft", "do": "touch", "territory": "peru", "owner": "red"})
        if self.at == "taken back":
            self._do({"type": "draft", "do": "earlier"})

    def _begin(self) -> None:
        """Play on to a position that can only be reached by playing."""
        session = self.session
        match = session.match
        if session.screen.handover_to and self.at != "handover":
            session.screen.ready(session.screen.handover_to)
        if self.at == "rolling":
            session.roll_until(ATTACK | {"stop_at": 1}, "red", confirm=False)
        elif self.at == "decided":
            self._do(PLACE)
        elif self.at.startswith("remark"):
            self._remark(match)
        elif self.at == "undone":
            self._do(PLACE)
            self._do({"type": "undo"})
        elif self.at == "covered":
            session.screen.conceal()
        elif self.at == "over":
            self._do({"type": "end_now"})
        elif self.at == "failed":
            match.give_seat("red", "bold")
            match.bots["red"] = Broken()
            session.changed()
            session.advance()

    def _remark(self, match: Any) -> None:
        """Let the coach remark on a placement, after which dice were rolled on most screens."""
        coach = Coach(match.game.config)
        territory = match.game.legal_ranges()["place"]["territories"][0]
        action = PLACE | {"territory": territory}
        decision = coach.planned(match.game, parse_action(action))
        assert decision is not None
        match.decide(action, "red", end_phase=False)
        self.session.changed()
        remark = Remark(match, decision, finished(coach.judging(decision, ends=0.0)))
        coaching = self.host.coaching  # type: ignore[attr-defined]
        coaching.when, coaching._remark = "mistakes", remark
        if self.at != "remark":
            match.has_revealed, coaching._keeps = lambda _: True, lambda _: True

    def _open_class(self) -> None:
        controls = SharedClass(self.told.append, at_once=True)
        self.session = ClassSession(self._lesson(), controls, in_the_midst)
        self.relay = Relay(self.session, self.told.append)
        self.relay.first()
        self.host = self.session
        self._furnish(controls, self.session)

    def _furnish(self, controls: Any, session: Any) -> None:
        """Set up the room of a class, except for its connection."""
        controls.relay = self.relay
        controls._open_for_page = lambda lan: None
        self.room = controls.classroom = Classroom(
            self.relay, self._take, session.lesson, at_once=True
        )
        controls._is_open = True
        name, step = self.at.split("/")
        session.put(load_lesson(name))
        session.lesson.go(step)
        session.refresh()

    def _come(self, place: str) -> None:
        said = {"client": "a", "name": "Ada"}
        key = self.room.places[place].key
        self.room.receive({"type": "join", "guest": 1, "place": key, "by": "link", "said": said})
        self.host = self.room._screens[1]

    def meet(self) -> None:
        """Let a guest named Bea take Blue's seat, or a pupil of that name join the class."""
        place = self.room.places["blue" if self.role in AT_HOST else CLASS]
        said = {"client": "b", "name": "Bea"}
        self.room.receive(
            {"type": "join", "guest": 2, "place": place.key, "by": "link", "said": said}
        )

    def _take(self, message: Any) -> None:
        if message["type"] == "to":
            self.mail.append(message["message"])

    # The screen's actions.

    def _do(self, action: dict[str, Any]) -> None:
        """Carry out an action at the host's screen."""
        self.relay.receive([{"id": "first", "base_seq": self.session.seq, "action": action}])
        (ack,) = self.session.acks.shown()
        assert ack["ok"], ack
        self.session.acks = Acks()

    def send(self, action: dict[str, Any], seq: int | None = None) -> Any:
        """Send a request and return its answer."""
        self._sent += 1
        name = f"item-{self._sent}"
        with use_language(self.host.language):
            here = self.host.snapshot()["seq"]
        item = {"id": name, "base_seq": here if seq is None else seq, "action": action}
        if self.role in Role.SEAT | Role.SPECTATOR | Role.PUPIL and self.mail:
            said = {"n": self._sent, "outbox": [item]}
            self.room.receive({"type": "items", "guest": 1, "said": said})
            while self.room.work():
                pass
        else:
            self.relay.receive([item])
        (ack,) = [ack for ack in self.host.acks.shown() if ack["id"] == name]
        return json.loads(json.dumps(ack))

    def everything(self) -> str:
        """Return all data that anybody sees, and all data that is kept."""
        shown = [host.snapshot() for host in (self.session, self.host)]
        game = self.session.game
        kept = [self.session.language, self.host.language, self.session.for_browser, session_text()]
        parts = [{**each, "acks": []} for each in shown]
        return json.dumps([parts, kept, None if game is None else game.record()])


class Broken:
    """A bot that fails."""

    def choose(self, observation: Any) -> Any:
        raise RuntimeError("no idea")


# ---- what is sent, and where ---------------------------------------------------------------------

WHO = [{"seat": seat, "player": "human"} for seat in positions.SEATS]
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
PLACE = {"type": "place", "territory": "brazil", "armies": 1}
ROLL = {"source": "brazil", "target": "peru", "armies": 3, "stop_at": 1}

WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "new_game": ("midst", {"edition": "nordic", "mode": "missions", "seats": WHO}),
    "again": ("midst", {"same_dice": False}),
    "play_on": ("midst", {"at": 0}),
    "comment": ("over", {"at": 1, "text": "Here."}),
    "from_seat": ("midst", {"seat": "red", "at": 0}),
    "plan": ("attack", {"at": 0, "path": "0", "text": "attack brazil>peru"}),
    "load": ("midst", {"text": "", "seats": WHO}),
    "go_on": ("kept", {"game": "unknown"}),
    "ready": ("handover", {"seat": "red"}),
    "reveal": ("covered", {}),
    "teach": ("midst", {"value": True}),
    "evaluation": ("midst", {"value": True}),
    "confirm": ("midst", {"value": True}),
    "advice": ("midst", {"value": False}),
    "coach": ("midst", {"value": "mistakes"}),
    "coached.find": ("remark", {}),
    "coached.take_back": ("remark", {}),
    "coached.keep": ("remark, answered", {}),
    "coached.show": ("remark", {}),
    "language": ("midst", {"wanted": ["sv"]}),
    "undo": ("decided", {}),
    "redo": ("undone", {}),
    "roll_until": ("attack", ROLL),
    "place_rest": ("place", {}),
    "auto_defend": ("midst", {"seat": "red", "value": True}),
    "stop": ("rolling", {}),
    "speed": ("midst", {"value": "fast"}),
    "replace_bot": ("failed", {"seat": "red", "player": "cautious"}),
    "kept": ("midst", {"games": []}),
    "table.invite": ("midst", {"seat": "blue"}),
    "table.take_back": ("midst", {"seat": "blue"}),
    "table.bot": ("midst", {"seat": "blue"}),
    "table.vote": ("midst", {"seconds": 30}),
    "table.rename": ("midst", {"seat": "blue", "name": "Bea", "text": "Bo"}),
    "table.send_away": ("midst", {"seat": "blue", "name": "Bea"}),
    "table.time": ("", {"seconds": 30}),
    "table.more_time": ("", {"seconds": 30}),
    "lesson.open": ("midst", {"step": "04-combat"}),
    "lesson.go": ("", {"step": "tie"}),
    "lesson.switch": ("", {"edition": "german"}),
    "lesson.load": ("", {"text": json.dumps(Progress().to_dict())}),
    "lesson.name": ("", {"text": "Ada"}),
    "lesson.a_day": ("", {"answer": 5}),
    "lesson.check": ("", {"answer": "each-1"}),
    "draft.open": ("midst", {"value": "dealt"}),
    "draft.begin": ("midst", {"value": "empty"}),
    "draft.touch": ("midst", {"territory": "peru", "owner": "red"}),
    "draft.paint": ("midst", {"territory": "peru", "owner": "red"}),
    "draft.armies": ("midst", {"territory": "peru", "armies": 3}),
    "draft.fill": ("midst", {"owner": "red"}),
    "draft.change": ("midst", {"part": "phase", "value": "attack"}),
    "draft.earlier": ("edited", {}),
    "draft.later": ("taken back", {}),
    "query.draft": ("midst", {"text": "case"}),
    "query.clause": ("midst", {"id": "attack.armies"}),
    "query.odds": ("attack", {"source": "brazil", "target": "peru"}),
    "query.defence": ("defend", {}),
    "query.why": ("reinforce", {"about": "income"}),
    "query.hint": ("midst", {}),
    "query.check": ("midst", {"text": ""}),
    "query.review": ("over", {}),
    "query.review_turn": ("over", {"turn": 1}),
    "query.find_mistakes": ("over", {}),
    "query.story": ("over", {}),
    "keep_story": ("over", {}),
    "play": ("reinforce", PLACE),
}
"""The position in which each row is carried out, and the other fields of the row's action."""

STEPS = {
    "roll_until": "04-combat/again",
    "play": "04-combat/again",
    "query.defence": "04-combat/defend",
    "query.why": "03-reinforcement/place",
    "lesson.back": "04-combat/tie",
    "lesson.again": "04-combat/chances",
}
"""The step of a lesson in which each row is carried out, if it isn't `PAIRS`."""
PAIRS = "04-combat/pairs"


def wanted(role: Role, control: Control) -> tuple[str, dict[str, Any]]:
    """Return the place where a screen can send a row successfully, and the action it sends."""
    at, fields = WAYS.get(control.name, ("midst", {}))
    if role not in AT_GAME | Role.EDITOR:
        at = STEPS.get(control.name, PAIRS)
    if control is PLAY:
        return at, dict(PLACE if role in AT_GAME else ATTACK)
    action: dict[str, Any] = {"type": control.type, **fields}
    if control.type in FIELDS:
        action[FIELDS[control.type]] = control.name.partition(".")[2]
    if "text" in fields and not fields["text"]:
        action["text"] = _in_the_midst().record()
    return at, action


def called(cases: list[Any]) -> list[str]:
    """Return a name for each case."""
    return [f"{role.name}-{control.name}".lower() for role, control in cases]


LATE = 10**6
"""A sequence number that no screen has."""
ALLOWED = [(role, row) for role in ROLES for row in ROWS if role in row.roles]


@pytest.mark.parametrize(("role", "control"), ALLOWED, ids=called(ALLOWED))
def test_allowed_controls_are_carried_out(role: Role, control: Control) -> None:
    """A late action is carried out only if it means the same in every position."""
    at, action = wanted(role, control)
    screen = Screen(role, at)
    if control.name == "go_on":
        action["game"] = screen.session.kept(anew=True)[0].id
    if control.name in ("table.rename", "table.send_away"):
        screen.meet()
    if control.name == "table.more_time":
        screen.room.set_time(30)
    if control.name == "keep_story":
        screen.session.notebook = Notebook(screen.told.append, lambda: False)
    if control.when is not When.ANY:
        before = screen.everything()
        assert screen.send(action, seq=LATE)["rule"] == "protocol.stale"
        assert screen.everything() == before
    ack = screen.send(action, seq=LATE if control.when is When.ANY else None)
    assert ack["ok"], ack


@pytest.mark.parametrize("role", ROLES, ids=lambda role: str(role.name).lower())
def test_forbidden_controls_are_refused_and_change_nothing(role: Role) -> None:
    screen = Screen(role, "midst" if role in AT_GAME | Role.EDITOR else PAIRS)
    before = screen.everything()
    refused = [row for row in ROWS if role not in row.roles]
    assert refused
    for control in refused:
        ack = screen.send(wanted(role, control)[1])
        rule, code = refusal_for(role, control)
        assert not ack["ok"], control.name
        assert (ack["rule"], ack["message"]) == (rule, Refused(rule, Message(code)).message)
        assert screen.everything() == before, control.name


NAMES = tuple(name for name in CONTROLS if "." in name)
"""The names of the rows that share a type; none of these names is a type itself."""


@pytest.mark.parametrize("role", ROLES, ids=lambda role: str(role.name).lower())
def test_a_rows_full_name_is_not_a_type(role: Role) -> None:
    """A row's whole name is an action that the game doesn't have, whatever fields it comes with."""
    screen = Screen(role, "midst" if role in AT_GAME | Role.EDITOR else PAIRS)
    unknown = screen.send({"type": "nonsense"})
    before = screen.everything()
    for name in NAMES:
        field, word = FIELDS[CONTROLS[name].type], name.partition(".")[2]
        for fields in ({}, {field: word}, {"text": "x" * 5000}, {"step": {"a": 1}, "at": "x"}):
            action = {"type": name, **fields}
            assert control_of(action) is PLAY
            ack = screen.send(action)
            assert (ack["ok"], ack.get("rule")) == (unknown["ok"], unknown.get("rule")), name
            # In a lesson, an action that the game does not have is a wrong answer.
            assert ack["ok"] or screen.everything() == before, name


def test_an_undo_while_bots_play_returns_to_the_players_move() -> None:
    game = rw.Game.new(edition="nordic", mode="missions", seats=positions.SEATS, seed=3)
    session = Session(game, seats={"red": "human", "blue": "bold", "green": "bold"}, seed=1)
    page = PagePlayer(session, seed=1)
    while session.to_advance:
        session.advance()
    while not session.to_advance:
        page.send(page.decide(page.look()))
    assert page.send({"type": "undo"}, base_seq=LATE)["ok"]
    assert page.send({"type": "redo"}, base_seq=LATE)["rule"] == "protocol.stale"


def test_every_row_is_identified_by_its_words() -> None:
    assert len(CONTROLS) == len({(row.type, row.name) for row in CONTROLS.values()})
    assert {row.type for row in CONTROLS.values() if "." in row.name} == {*FIELDS} == {*WORDS}
    for control in CONTROLS.values():
        assert control_of(wanted(Role.GAME, control)[1]) is control


# ---- places --------------------------------------------------------------------------------------

FIELD_NAMES = {"type": {"type", "kind"}, "what": {"what"}, "do": {"do"}}
"""The names that code uses for each field in which a page says what it wants."""
ITS_WORDS = {"type": {row.type for row in CONTROLS.values()}} | {
    field: {word for kind in FIELDS if FIELDS[kind] == field for word in WORDS[kind]}
    for field in ("what", "do")
}
OF_THE_PROTOCOL = {"controls", "protocol", "outbox_types"}


def knows_the_protocol(nodes: Iterable[ast.AST]) -> bool:
    """Return whether a file reads or refuses the messages of pages."""
    return any(
        isinstance(node, ast.ImportFrom) and str(node.module).split(".")[-1] in OF_THE_PROTOCOL
        for node in nodes
    )


def read_field(node: ast.expr) -> str | None:
    """Return the field of a request that is read here.

    ``action["do"]``, ``request.type``, ``kind``.
    """
    match node:
        case ast.Subscript(slice=ast.Constant(value=str(name))) | ast.Attribute(attr=name):
            pass
        case ast.Name(id=name) | ast.Call(args=[ast.Constant(value=str(name)), *_]):
            pass
        case _:
            return None
    return next((field for field, names in FIELD_NAMES.items() if name in names), None)


def words_in(node: ast.expr | None) -> list[str]:
    """Return the words that a node contains: one word, or those of a list, a set or a tuple."""
    match node:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.Set(elts=items) | ast.Tuple(elts=items) | ast.List(elts=items):
            return [word for item in items for word in words_in(item)]
    return []


def known_here(nodes: Iterable[ast.AST]) -> list[tuple[int, str]]:
    """Return each line in which a file distinguishes controls by name, with the name.

    These are comparisons of a request's field with a word, lists of such words, and mappings from
    them to functions.
    """
    found = []
    for node in nodes:
        match node:
            case ast.Compare(left=left, comparators=[right]):
                for asked, given in ((left, right), (right, left)):
                    words = ITS_WORDS.get(read_field(asked) or "", set())
                    found += [(node.lineno, word) for word in words_in(given) if word in words]
            case ast.Set() | ast.Tuple() | ast.List() if len(node.elts) > 1:
                listed = words_in(node)
                if any(set(listed) <= every for every in ITS_WORDS.values()) and listed:
                    found += [(node.lineno, word) for word in listed]
            case ast.Dict(keys=keys, values=values) if all(map(is_function, values)):
                listed = [word for key in keys for word in words_in(key)]
                if any(set(listed) <= every for every in ITS_WORDS.values()):
                    found += [(node.lineno, word) for word in listed]
    return found


def is_function(node: ast.expr) -> bool:
    """Return whether an expression is likely a function: a lambda, a method, a private name."""
    private = isinstance(node, ast.Name) and node.id.startswith("_")
    return private or isinstance(node, ast.Lambda | ast.Attribute)


def test_controls_are_named_only_in_the_table_and_its_handlers() -> None:
    places: dict[str, list[str]] = {row.name: ["the table"] for row in CONTROLS.values()}
    for path, nodes in package_nodes().items():
        if path.name != "controls.py" and knows_the_protocol(nodes):
            for line, word in known_here(nodes):
                places.setdefault(word, []).append(f"{path.relative_to(PACKAGE)}:{line}")
    most = max(map(len, places.values()))
    print(f"places that know a control: {most}")
    assert most == 1, {name: where for name, where in places.items() if len(where) > 1}
    assert places.keys() == CONTROLS.keys(), places.keys() - CONTROLS.keys()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ('if action["do"] in ("hint", "next"): pass', ["hint", "next", "hint", "next"]),
        ('if request.type == "undo": pass', ["undo"]),
        ('if kind != "undo": pass', ["undo"]),
        ('if "odds" == query.get("what"): pass', ["odds"]),
        ('ASKED = frozenset({"odds", "here"})', ["odds", "here"]),
        ('calls = {"hint": lesson.hint, "retry": lesson.retry}', ["hint", "retry"]),
        ('snapshot = {"undo": False, "redo": True}', []),
        ('if message["type"] == "leave": pass', []),
        ('if status == "hint": pass', []),
    ],
)
def test_places_are_recognised(code: str, words: list[str]) -> None:
    assert sorted(word for _, word in known_here(ast.walk(ast.parse(code)))) == sorted(words)


def test_every_handler_belongs_to_a_row() -> None:
    """A handler whose row is missing or misspelt would never be called."""
    known = {row.handler for row in CONTROLS.values()} | {row.type for row in CONTROLS.values()}
    modules = [module for name, module in sys.modules.items() if name.startswith("risk_widget.")]
    made = {
        id(value): value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, Handlers)
    }
    assert len(made) > 8
    for handlers in made.values():
        assert handlers._functions.keys() <= known
