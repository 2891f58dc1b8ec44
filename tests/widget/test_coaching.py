"""The coach at a screen: when it speaks, what it offers, and how play goes on without waiting."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.game_review.coach import Coach
from risk_widget.game_review.continuations import Comparison
from risk_widget.host import coaching
from risk_widget.host.session import Session
from risk_widget.lessons import session_progress
from tests.game_review.test_coach import unsure_of
from tests.widget.page_player import PagePlayer, screen_of
from tests.widget.test_table_seats import CarriedTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.game_review.decisions import Pieces
    from risk_widget.play.match import Match
    from risk_widget.protocol.outbox_types import CoachWhen

SEATS = ["red", "blue", "green"]
END = {"type": "end_phase"}


def begun(phase: str = "reinforce", **options: Any) -> rw.Game:
    """Return a game in which it is Red's turn, with its history."""
    how = {"edition": "nordic", "mode": "domination", **options}
    game = rw.Game.new(seats=SEATS, seed=3, **how)
    bots = {seat: make("newcomer", seat) for seat in SEATS}
    while game.round < 2 or game.turn != "red" or game.phase != phase:
        seat = game.actor
        assert seat is not None
        game.apply(bots[seat].choose(game.observe(seat)))
    return game


def opened(game: rw.Game, coach: CoachWhen = "mistakes", **more: Any) -> PagePlayer:
    return PagePlayer(Session(game, seats={"red": "human"}, coach=coach, seed=1, **more))


def may(card: dict[str, Any]) -> set[str]:
    """Return the names of the buttons on a card."""
    return {name for name in ("take_back", "keep", "show") if card[f"may_{name}"]}


def match_of(page: PagePlayer) -> Match:
    match = page.session.match
    assert match is not None
    return match


def judged(page: PagePlayer) -> dict[str, Any]:
    """Return the coach's words once it has judged all decisions."""
    page.session.coaching.join()
    found: dict[str, Any] = page.look()["coached"] or {}
    return found


@pytest.fixture
def sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games confirm every answer that the expert finds better."""

    def confirming(*_: object) -> Pieces[tuple[Comparison, float, float, bool]]:
        yield
        return Comparison(64, 0.2, 0.32, 0.05, 0.2), 0.05, 0.2, True

    monkeypatch.setattr(Coach, "confirming", confirming)
    monkeypatch.setattr("risk_widget.game_review.coach.LEAST_TOLD", 0.0)
    monkeypatch.setattr("risk_widget.game_review.coach.AS_GOOD", 0.0)


@pytest.fixture
def unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coach, "confirming", unsure_of)


def place_badly(page: PagePlayer) -> None:
    """Place all armies far from any enemy or, failing that, next to as few enemies as possible."""
    legal = page.look()["legal"]["place"]
    game = page.session.game
    assert game is not None

    def foes(place: str) -> int:
        board = game.board
        near = board.neighbours[board.index[place]]
        return sum(game.owner(board.ids[n]) != "red" for n in near)

    worst = min(legal["territories"], key=foes)
    page.send({"type": "place", "territory": worst, "armies": legal["max"]})


def test_without_a_coach_nothing_is_judged() -> None:
    page = opened(begun(), "off")
    place_badly(page)
    assert page.look()["coached"] is None
    assert match_of(page).uncounted_because != "coach"


@pytest.mark.usefixtures("sure")
def test_a_mistake_gets_a_card_that_hides_the_better_decision() -> None:
    page = opened(begun())
    place_badly(page)
    card = judged(page)["card"]
    assert card["lost"] == "That cost you 12 points: 20% instead of 32%."
    assert card["why"]
    assert may(card) == {"take_back", "show"}
    assert "answer" not in card
    assert page.send({"type": "coached", "do": "show"})["ok"]
    answer = judged(page)["card"]["answer"]
    assert answer["put"]
    assert answer["sentences"][0].startswith("Better: ")
    page.send({"type": "coached", "do": "close"})
    assert "card" not in judged(page)


@pytest.mark.usefixtures("unsure")
def test_the_coach_is_silent_when_it_is_not_certain() -> None:
    page = opened(begun())
    place_badly(page)
    assert "card" not in judged(page)


def test_a_decision_like_the_experts_gets_a_quiet_mark() -> None:
    page = opened(begun())
    while page.look()["phase"] == "reinforce":
        page.send(dict(match_of(page).game.hint().action))
    said = judged(page)
    assert said["mark"] == "good"
    assert "As good as the best" in said["good"]


@pytest.mark.usefixtures("sure")
def test_taking_back_a_mistake_returns_to_the_decision() -> None:
    page = opened(begun())
    before = page.look()["moves"]
    place_badly(page)
    judged(page)
    page.send({"type": "coached", "do": "take_back"})
    assert page.look()["moves"] == before
    assert "card" not in judged(page)
    refused = page.send({"type": "coached", "do": "take_back"})
    assert (refused["ok"], refused["rule"]) == (False, "protocol.coach")


@pytest.mark.usefixtures("sure")
def test_the_learner_may_try_three_times_to_find_a_better_decision() -> None:
    page = opened(begun())
    before = page.look()["moves"]
    place_badly(page)
    judged(page)
    page.send({"type": "coached", "do": "find"})
    for left in (3, 2, 1):
        card = judged(page)["card"]
        assert (card["tries"], page.look()["moves"]) == (left, before)
        assert may(card) == {"show"}
        place_badly(page)
    card = judged(page)["card"]
    assert "tries" not in card
    assert card["answer"]["put"]
    assert page.look()["moves"] == before


@pytest.mark.usefixtures("sure")
def test_a_better_decision_is_kept() -> None:
    page = opened(begun())
    place_badly(page)
    judged(page)
    page.send({"type": "coached", "do": "find"})
    page.send({"type": "coached", "do": "find"})
    while page.look()["phase"] == "reinforce":
        page.send(dict(match_of(page).game.hint().action))
    card = judged(page)["card"]
    assert card["lost"] == "That's it."
    assert may(card) == set()
    assert page.look()["phase"] == "attack"


@pytest.mark.usefixtures("sure", "kept_folder")
def test_after_a_roll_a_mistake_is_kept_for_tomorrow() -> None:
    page = opened(begun("attack"), keep=True)
    legal = page.look()["legal"]["attack"]
    source = next(iter(legal))
    target = min(legal[source], key=lambda t: -match_of(page).game.armies(t))
    page.send({"type": "attack", "source": source, "target": target, "armies": 1})
    said = judged(page)
    if "card" not in said:
        pytest.skip("the first attack is the best one here")
    assert may(said["card"]) == {"keep", "show"}
    assert said["card"]["dice"].startswith("Your choice cost 12 points. The dice, in points: ")
    page.send({"type": "coached", "do": "keep"})
    assert judged(page)["card"]["kept"]
    (mistake,) = session_progress().own.mistakes.values()
    assert mistake.chances == (0.2, 0.32)


@pytest.mark.usefixtures("sure")
def test_a_turn_gets_one_card_unless_each_decision_is_judged() -> None:
    cards = {}
    settings: tuple[CoachWhen, ...] = ("mistakes", "decisions")
    for coach in settings:
        page = opened(begun(), coach)
        place_badly(page)
        first = "card" in judged(page)
        page.send(END)
        cards[coach] = first, "card" in judged(page)
    assert cards == {"mistakes": (True, False), "decisions": (True, True)}


def test_the_end_of_a_turn_separates_choices_from_dice() -> None:
    page = opened(begun("fortify"))
    page.send(END)
    assert judged(page)["turn"].startswith("Your last turn, in points: your choices ")


def test_a_turn_without_a_card_is_mentioned_only_on_request() -> None:
    game = begun("attack")
    legal = game.legal_ranges()["attack"]
    source = next(iter(legal))
    target = next(iter(legal[source]))
    strong = game.with_(armies={source: 12, target: 1})
    if strong.state.captured:
        pytest.skip("a territory has been captured")
    assert "before_end" not in opened(strong).look()["coached"]
    said = opened(strong, "decisions").look()["coached"]["before_end"]
    assert said.startswith("No card yet: ")


def test_a_coached_game_is_not_rated() -> None:
    page = opened(begun())
    assert match_of(page).uncounted_because == "coach"
    later = opened(begun(), "off")
    later.send({"type": "coach", "value": "decisions"})
    assert later.look()["switches"]["coach"] == "decisions"
    assert match_of(later).uncounted_because == "coach"
    later.send({"type": "coach", "value": "off"})
    assert later.look()["coached"] is None


def test_covering_the_cards_covers_the_coach() -> None:
    session = Session(begun(), seats=dict.fromkeys(SEATS, "human"), coach="mistakes")
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    assert page.look()["coached"] is not None
    page.send({"type": "conceal"})
    assert page.look()["coached"] is None


def judge_after(wait: Callable[[], object], patch: pytest.MonkeyPatch) -> None:
    """Let the coach judge each decision only once `wait` has returned."""
    real = coaching.Coaching._judging

    def slow(self: coaching.Coaching, job: coaching.Job) -> Pieces[coaching.Finding | None]:
        wait()
        return real(self, job)

    patch.setattr(coaching.Coaching, "_judging", slow)


def test_play_does_not_wait_for_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    page, gate = opened(begun()), threading.Event()
    judge_after(gate.wait, monkeypatch)
    place_badly(page)
    assert page.look()["coached"]["mark"] == "thinking"
    assert page.send(END)["ok"]
    gate.set()
    assert "card" not in judged(page)


@pytest.mark.usefixtures("sure")
def test_late_verdicts_stay_until_the_turn_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    page, gate, taken = opened(begun()), threading.Semaphore(0), threading.Semaphore(0)
    take = coaching.Coaching._show_finding

    def taking(self: coaching.Coaching, job: coaching.Job, finding: Any) -> None:
        take(self, job, finding)
        taken.release()

    def late_after_next() -> list[str]:
        gate.release()
        taken.acquire()
        lines: list[str] = page.look()["coached"].get("late", [])
        return lines

    judge_after(gate.acquire, monkeypatch)
    monkeypatch.setattr(coaching.Coaching, "_show_finding", taking)
    place_badly(page)
    assert page.send(END)["ok"]
    first = late_after_next()
    assert len(first) == 1
    assert first[0].endswith("That cost you 12 points: 20% instead of 32%.")
    # The next decision leaves the line there, and a second one joins it, even after the turn.
    assert page.send(END)["ok"]
    assert page.look()["coached"]["late"] == first
    both = late_after_next()
    assert (len(both), both[:1]) == (2, first)
    while page.session.to_advance:
        assert page.session.advance()
    assert page.look()["coached"]["late"] == both
    legal = page.look()["legal"]
    if "place" in legal:
        place_badly(page)
    else:
        page.send({"type": "defend", "dice": 1})
    assert "late" not in page.look()["coached"]
    gate.release(9)
    page.session.coaching.join()


@pytest.mark.usefixtures("sure")
def test_taking_a_decision_back_takes_its_late_verdict_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, gate = opened(begun()), threading.Event()
    judge_after(gate.wait, monkeypatch)
    place_badly(page)
    assert page.send(END)["ok"]
    gate.set()
    assert judged(page)["late"]
    page.send({"type": "undo"})
    page.send({"type": "undo"})
    assert "late" not in page.look()["coached"]
    gate.clear()
    place_badly(page)
    assert "late" not in page.look()["coached"]
    gate.set()
    page.session.coaching.join()


def test_the_host_may_forbid_all_help() -> None:
    page = opened(begun())
    place_badly(page)
    assert page.send({"type": "advice", "value": False})["ok"]
    seen = page.look()
    assert not seen["advice"]
    assert seen["coached"] is None
    assert not seen["undo"]
    for action in ({"type": "undo"}, {"type": "query", "what": "hint"}):
        assert page.send(action)["rule"] == "protocol.advice"
    page.send({"type": "advice", "value": True})
    assert page.look()["undo"]


@pytest.mark.usefixtures("sure")
def test_each_person_at_a_table_has_their_own_coach() -> None:
    room = CarriedTable(begun())
    room.join(1, "red")
    room.join(2, "blue")
    room.ask(1, {"type": "coach", "value": "mistakes"})
    assert room.state(1)["switches"]["coach"] == "mistakes"
    assert room.state(2)["switches"]["coach"] == "off"
    legal = room.state(1)["legal"]["place"]
    place = {"type": "place", "territory": legal["territories"][0], "armies": legal["max"]}
    assert room.ask(1, place)["ok"]
    guest = room.table._screens[1]
    guest.coaching.join()
    shown: Any = guest.snapshot()
    card = shown["coached"].get("card", {"may_take_back": False, "may_keep": False})
    assert not card["may_take_back"]
    assert not card["may_keep"]
    assert screen_of(room.table._screens[2])["coached"] is None
    assert screen_of(room.session)["coached"] is None
    room.session.advice = False
    assert screen_of(guest)["coached"] is None
    assert room.ask(1, {"type": "query", "what": "hint"})["rule"] == "protocol.advice"


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse threads, as Python in a browser does."""

    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


T = TypeVar("T")
_START = threading.Thread.start


def apart(work: Callable[[], T]) -> T:
    """Do work in a thread, as another test's event loop may be running in this one."""
    found: list[T] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    _START(thread)
    thread.join()
    return found[0]


@pytest.mark.usefixtures("sure", "no_threads")
def test_without_threads_the_coach_works_between_messages_of_the_page() -> None:
    async def play() -> tuple[dict[str, Any], dict[str, Any]]:
        page = opened(begun())
        place_badly(page)
        before = page.look()["coached"]
        assert page.send({"type": "speed", "value": "fast"})["ok"]
        while page.look()["coached"].get("mark") == "thinking":
            await asyncio.sleep(0)
        return before, page.look()["coached"]

    before, after = apart(lambda: asyncio.run(play()))
    assert before == {"mark": "thinking"}
    assert after["card"]["lost"] == "That cost you 12 points: 20% instead of 32%."


@pytest.mark.usefixtures("no_threads")
def test_without_threads_and_an_event_loop_the_coach_is_silent() -> None:
    def play() -> object:
        page = opened(begun())
        place_badly(page)
        return page.look()["coached"]

    assert apart(play) == {}
