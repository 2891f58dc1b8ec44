"""All texts sent to the page come from the catalog, in every phase and in lessons."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

import pytest

import risk_widget as rw
from risk_widget.bots.avatars import FACES
from risk_widget.course.lesson_file import load_source
from risk_widget.host.lesson_session import LessonSession
from risk_widget.host.session import Session
from risk_widget.lessons import Lesson, Progress
from risk_widget.listings import catalog as form
from risk_widget.play.recap import describe
from risk_widget.rules.clauses import clauses
from risk_widget.teaching.checking import solution_of
from tests.messages.pseudo import everything_in_other_letters
from tests.widget import positions
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

BOARD: Final = rw.load_board("classic")
BOARDS: Final = (BOARD, rw.load_board("island"))
NAMES: Final = sorted(
    {
        *(board.name for board in BOARDS),
        *(place.name for board in BOARDS for place in board.territories),
        *(continent.name for board in BOARDS for continent in board.continents),
        *FACES,  # Bots have the same names in every language.
    },
    key=len,
    reverse=True,
)
NAME: Final = re.compile("|".join(map(re.escape, NAMES)))
ID: Final = re.compile(r"[a-z0-9_]+([-./+:>][a-z0-9_]+)*")
"""Ids and combinations of ids, which the page looks up."""
ENGLISH: Final = re.compile(r"[A-Z][a-z]+|[a-z]{2,} [a-z]{2,}|[0-9] [a-z]{2,}")
"""Text that looks like part of a sentence, unlike ids, which are separated by commas."""
QUOTED: Final = re.compile(r"⟦[^⟧]*⟧|'[^']*'|\"[^\"]*\"|`[^`]*`|\{\{.+?\}\}")

GAMES: Final[dict[str, Callable[[], rw.Game]]] = {
    "reinforce": positions.reinforce,
    "bonus": positions.bonus,
    "attack": lambda: positions.attack(6, 4, 1, 5, 3),
    "attack-after": lambda: positions.attack(6, 4, 1, 5, 3, edition="german"),
    "fortify": positions.fortify,
    "tired": positions.tired,
    "place": positions.place,
    "claim": positions.claim,
    "capital": positions.capital,
    "capitals": lambda: positions.capitals(6, 6, 1, 1),
    "duel-third": positions.duel_third,
    "over": lambda: positions.over(),
}


@pytest.fixture(autouse=True, scope="module")
def another_language() -> Iterator[None]:
    with everything_in_other_letters():
        yield


def english_in(data: object, path: str = "") -> Iterator[str]:
    """Yield the texts in JSON data that contain English words other than ids and names."""
    if isinstance(data, dict):
        for key, value in data.items():
            # These hold the heading of a printed text, and an invitation in another language.
            if key not in ("where", "invitation"):
                yield from english_in(value, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        for value in data:
            yield from english_in(value, path)
    elif isinstance(data, str) and not ID.fullmatch(data):
        outside = NAME.sub("|", QUOTED.sub("|", data))
        if ENGLISH.search(outside):
            yield f"{path}: {data}"


def table(game: rw.Game) -> PagePlayer:
    return PagePlayer(Session(game, seats=dict.fromkeys(game.seats, "human"), teach=True))


def moves(game: rw.Game) -> list[dict[str, Any]]:
    """Return one legal action of each kind, and some illegal ones."""
    legal: dict[str, dict[str, Any]] = {}
    for action in game.legal_actions():
        legal.setdefault(action.to_dict()["type"], action.to_dict())
    wrong: list[dict[str, Any]] = [
        {"type": "attack", "source": "brazil", "target": "china", "armies": 1},
        {"type": "place", "territory": "iceland", "armies": 99},
        {"type": "occupy", "armies": 99},
        {"type": "jump"},
    ]
    return [*legal.values(), *wrong]


def heard(page: PagePlayer) -> Iterator[object]:
    """Yield all that a game's screen shows now, and its answers to all questions."""
    state = page.look()
    yield state
    if state["screen"] == "handover":
        page.send({"type": "ready", "seat": state["handover"]["to"]})
        yield page.look()
    game = page.session.game
    assert game is not None
    queries: list[dict[str, Any]] = [
        *({"what": "why", "about": about} for about in ("income", "battle", "win")),
        *({"what": what} for what in ("log", "stats", "dice", "teach", "lesson", "moment")),
        {"what": "defence"},
        *({"what": "odds", "source": "brazil", "target": name} for name in ("peru", "atlantis")),
        *({"what": "teach", "move": move} for move in moves(game)),
        {"what": "why"},
        {"what": "moment", "at": 10**6},
        {"what": "teach", "source": "atlantis"},
        {"what": "clause", "id": "attack.armies"},
        {"what": "clause", "id": "attack.army"},
        {"what": "check", "text": ""},
        {"what": "check", "text": "nordic"},
        {"what": "check", "text": "log = '''\n'''\n"},
        {"what": "check", "text": game.record().replace(": ", ": card x, ", 3)},
    ]
    for query in queries:
        yield page.send({"type": "query", **query})


def play(game: rw.Game, most: int) -> Iterator[object]:
    page = table(game)
    for _ in range(most):
        yield from heard(page)
        if game.is_over:
            return
        attacks = [a.to_dict() for a in game.legal_actions() if a.to_dict()["type"] == "attack"]
        page.send(attacks[-1] if attacks else page.picks.choose(game.legal_ranges()))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_at_a_screen_shows_no_english(name: str) -> None:
    game = GAMES[name]()
    said = list(play(game, 3))
    assert [text for part in said for text in english_in(part)] == []
    assert "⟦" in json.dumps(said, ensure_ascii=False)
    assert list(english_in(describe(game))) == []


def test_a_whole_game_with_its_end_shows_no_english() -> None:
    game = rw.Game.new(edition="italian", mode="missions", seats=["red", "blue", "green"], seed=4)
    session = Session(game, seats={"red": "human", "blue": "bold", "green": "cautious"}, seed=1)
    page = PagePlayer(session, mind="bold")
    said: list[object] = []
    for _ in range(5000):
        state = page.look()
        said.append(state)
        if state["screen"] == "over":
            break
        if session.to_advance:
            session.advance()
        else:
            page.send(page.decide(state))
    said += heard(page)
    assert state["screen"] == "over"
    assert sorted({text for part in said for text in english_in(part)}) == []


def test_refusals_contain_no_english() -> None:
    page = PagePlayer(Session())
    seats = [{"seat": seat, "player": "human"} for seat in ("red", "blue", "green")]
    new = {"type": "new_game", "edition": "nordic", "mode": "missions", "seats": seats}
    wrong: list[dict[str, Any]] = [
        {},
        {"type": 1},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "undo", "far": 1},
        {"type": "ready"},
        {"type": "ready", "seat": "red"},
        {"type": "reveal"},
        {"type": "conceal"},
        {"type": "lesson", "do": "hint"},
        {"type": "lesson", "do": "dance"},
        {"type": "speed", "value": "slow"},
        {"type": "teach", "value": 1},
        {"type": "auto_defend", "seat": "red", "value": True},
        {"type": "query", "what": "odds"},
        {"type": "query", "what": "clause", "id": "x"},
        {"type": "query", "what": "teach", "move": 1},
        {"type": "query", "what": "log", "at": -1},
        {"type": "query", "what": "check", "text": 1},
        {"type": "query", "what": "check", "text": "x" * 1_000_001},
        {"type": "load", "text": "", "seats": seats},
        {"type": "load", "text": rw.Game.new(seed=1).position(), "seats": seats[:2]},
        {"type": "end_phase"},
        {**new, "seats": seats[:1]},
        {**new, "seats": [seats[0], seats[0]]},
        {**new, "seed": "x"},
        {**new, "options": 1},
        {**new, "options": {"dice": "3"}},
        {**new, "edition": "nordik"},
        {**new, "mode": "duel"},
        {**new, "board": "clasic"},
        {**new, "seats": [{**seat, "player": "bald"} for seat in seats]},
    ]
    acks = [page.send(action) for action in wrong]
    assert [ack for ack in acks if ack["ok"]] == []
    assert page.send(new)["ok"]
    stale = page.send({"type": "undo"}, base_seq=99)
    acks += [stale, *(page.send({"type": kind}) for kind in ("end_phase", "undo"))]
    page.send({"type": "end_now"})
    acks += [page.send({"type": "end_phase"}), page.look()["over"]]
    assert [text for ack in acks for text in english_in(ack)] == []
    assert all("⟦" in ack["message"] for ack in acks[:-1])


def test_the_form_for_a_new_game_shows_no_english() -> None:
    assert list(english_in(form())) == []
    assert [text for clause in clauses() for text in english_in(rw.clause(clause).to_dict())] == []


def test_players_without_a_name_are_called_by_the_catalog() -> None:
    game = rw.Game.new(seats=["red", "blue", "green"], seed=1)
    page = PagePlayer(Session(game, seats={"red": "human", "blue": "bold"}, names={"green": "Ann"}))
    assert [row["name"] for row in page.look()["seats"]] == ["⟦Ŕéđ⟧", "⟦Ɓöļđ⟧", "Ann"]
    record = page.send({"type": "query", "what": "record"})["data"]["text"]
    assert "names" not in record


@pytest.mark.parametrize("name", ["01-board", "04-combat", "05-capture"])
def test_a_lesson_at_a_screen_shows_no_english(name: str) -> None:
    lesson = Lesson(load_source(name), Progress())
    session = LessonSession(lesson)
    page = PagePlayer(session)  # type: ignore[arg-type]
    said: list[object] = []
    for step in lesson.source.steps:
        lesson.go(step.id)
        session.refresh()
        said += [page.look(), page.send({"type": "query", "what": "lesson"})]
        for do in ("hint", "hint", "hint", "show_me", "retry"):
            said += [page.send({"type": "lesson", "do": do}), page.look()]
        for answer in ({"type": "end_phase"}, {"type": "jump"}, {"type": "undo"}):
            said += [page.send(answer), page.look()]
        for wrong in ("siaam", 1000):
            said += [page.send({"type": "lesson", "do": "check", "answer": wrong}), page.look()]
        if step.kind != "challenge":
            session.check(solution_of(step.under()))
        said.append(page.look())
    steered = ({"do": "go", "step": "x"}, {"do": "load", "text": "x"}, {"do": "load", "text": "{}"})
    said += [page.send({"type": "lesson", **action}) for action in steered]
    said.append(page.send({"type": "query", "what": "log"}))
    assert sorted({text for part in said for text in english_in(part)}) == []
