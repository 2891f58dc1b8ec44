"""A lesson uses the protocol of games: the page's messages, their answers, and the screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.host.lesson_session import LessonSession
from risk_widget.host.session import Session
from risk_widget.lessons import LessonError, Progress, lesson_ids, load_lesson
from risk_widget.practice.course import WarmUp
from risk_widget.teaching.checking import solution_of
from tests.widget.anything import json_values

LIMIT = 6500
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}


class Page:
    """The page at the other end of a session."""

    def __init__(self, name: str = "04-combat", step: str | int = 1) -> None:
        self.progress = Progress()
        self.lesson = load_lesson(name, progress=self.progress, dice="ahn1")
        self.lesson.go(step)
        self.session = LessonSession(self.lesson)
        self.sent = 0

    @property
    def state(self) -> dict[str, Any]:
        """The snapshot as it arrives."""
        text = json.dumps(self.session.snapshot(), allow_nan=False)
        return dict(json.loads(text))

    def send(self, action: dict[str, Any], base_seq: int | None = None) -> dict[str, Any]:
        """Send an action and return its answer."""
        self.sent += 1
        seq = self.session.seq if base_seq is None else base_seq
        item = {"id": f"i{self.sent}", "base_seq": seq, "action": action}
        self.session.receive([item])
        return next(a for a in self.state["acks"] if a["id"] == item["id"])

    def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Send an action of the lesson; return the lesson's part of the next snapshot."""
        ack = self.send({"type": "lesson", "do": do, **more})
        assert ack["ok"], ack
        return dict(self.state["lesson"])


@pytest.mark.parametrize(
    ("lesson", "step", "asks"),
    [
        ("05-capture", "forward", True),
        ("04-combat", "three-dice", True),
        ("04-combat", "defend", True),
        ("03-reinforcement", "best", True),
        ("06-movement-and-a-whole-turn", "move", True),
        # For these answers, only the attack's target counts, or whether there is an attack at all.
        ("05-capture", "onward", False),
        ("04-combat", "stop", False),
        ("04-combat", "again", False),
        ("01-board", "first-attack", False),
        ("02-setup", "place", False),
    ],
)
def test_no_number_is_preselected_if_it_is_the_question(
    lesson: str, step: str, *, asks: bool
) -> None:
    state = Page(lesson, step).state
    assert state["lesson"].get("asks_amount", False) is asks


def test_an_action_of_the_game_is_an_attempt() -> None:
    page = Page(step="three-dice")
    assert page.send(ATTACK)["ok"]
    state = page.state
    assert state["lesson"]["feedback"]["status"] == "right"
    assert state["lesson"]["done"]
    assert state["lesson"]["marks"][2] == "solved"
    assert state["territories"]["peru"][1] == 1
    assert state["legal"] == {}
    assert not state["human"]


def test_a_wrong_move_is_shown_in_scenes_and_undone() -> None:
    page = Page(step="three-dice")
    before = page.state
    assert page.send(ATTACK | {"armies": 1})["ok"]
    state = page.state
    told = state["lesson"]["feedback"]
    assert told["status"] == "wrong"
    assert told["back"]
    assert told["said"] == ATTACK | {"armies": 1}
    (scene,) = told["scenes"]
    assert scene["territories"] == {"brazil": ["red", 4]}
    assert (scene["battle"]["attack"], scene["battle"]["defence"]) == ([3], [3])
    assert state["territories"] == before["territories"]
    assert state["legal"] == before["legal"]
    assert state["game_id"] == before["game_id"]
    assert state["seq"] > before["seq"]


def test_another_variation_of_a_step_has_its_own_texts() -> None:
    page = Page("03-reinforcement", "territories")
    before = page.state["lesson"]
    assert before["can"]["again"]
    after = page.do("again")
    assert after["key"] != before["key"]
    assert after["begun"] > before["begun"]
    answer = page.send({"type": "lesson", "do": "again"})["data"]
    assert answer["key"] == page.state["lesson"]["key"]
    page.do("go", step="wild")
    page.do("go", step="territories")
    assert page.state["lesson"]["key"] == answer["key"]


def test_scenes_contain_only_what_the_page_has_not_seen() -> None:
    page = Page(step="again")
    told = []
    for _ in range(3):
        page.send(ATTACK)
        told.append(page.state["lesson"]["feedback"])
    assert [entry["status"] for entry in told] == ["more", "more", "right"]
    assert [len(entry["scenes"]) for entry in told] == [1, 1, 1]
    assert len({entry["scenes"][0]["battle"]["n"] for entry in told}) == 3


def test_an_illegal_move_is_refused_by_the_lesson_and_names_its_clause() -> None:
    page = Page(step="three-dice")
    ack = page.send(ATTACK | {"target": "china"})
    assert ack["ok"]
    told = page.state["lesson"]["feedback"]
    assert told["status"] == "refused"
    assert told["clauses"] == ["attack.adjacent"]
    assert told["said"]["target"] == "china"


def test_predictions_are_checked_and_their_answers_withheld() -> None:
    page = Page("03-reinforcement", "territories")
    state = page.state
    assert [row["income"] for row in state["seats"]] == [None, None, None]
    assert state["cards"]["next_value"] is None
    assert state["legal"] == {}
    right = solution_of(page.lesson.source.steps[0].under())
    assert page.do("check", answer=right + 40)["feedback"]["status"] == "wrong"
    assert [row["income"] for row in page.state["seats"]] == [None, None, None]
    part = page.do("check", answer=right)
    assert part["feedback"]["status"] == "right"
    assert part["feedback"]["said"] == right


def test_hidden_parts_of_a_position_are_not_drawn() -> None:
    state = Page("02-setup", "starter").state
    assert set(map(tuple, state["territories"].values())) == {(None, 0)}
    assert state["turn"] is None


def test_places_can_be_answered_by_a_list() -> None:
    page = Page("01-board", "neighbours")
    assert page.do("check", answer=["mongolia", "brazil", "india"])["feedback"]["status"] == "wrong"
    part = page.do("check", answer=["mongolia", "siberia", "india"])
    assert part["done"]


def test_a_step_offers_hints_show_me_retry_and_next() -> None:
    page = Page(step="defend")
    begun = page.state["lesson"]["begun"]
    assert len(page.do("hint")["hints"]) == 1
    part = page.do("hint")
    assert len(part["hints"]) == 2
    assert part["begun"] == begun
    part = page.do("show_me")
    assert part["feedback"]["status"] == "shown"
    assert part["marks"][7] == "shown"
    part = page.do("retry")
    assert part["begun"] > begun
    assert part["feedback"] is None
    assert page.do("next")["at"] == 8
    assert page.do("back")["at"] == 7
    assert page.do("go", step="1")["at"] == 0
    assert page.do("go", step="tie")["at"] == 4


def test_each_step_counts_as_another_game_so_that_pages_drop_their_choice() -> None:
    page = Page()
    first = page.state["game_id"]
    page.do("hint")
    assert page.state["game_id"] == first
    page.do("next")
    assert page.state["game_id"] != first


def test_an_edition_chosen_in_a_warm_up_stays_for_the_next_lessons() -> None:
    progress = Progress()
    lesson = load_lesson("04-combat", progress=progress)
    warm_up = WarmUp(["01-board/neighbours"], progress, None, 1, lesson.source)
    session = LessonSession(lesson, warm_up=warm_up)
    action = {"type": "lesson", "do": "switch", "edition": "german"}
    session.receive([{"id": "a", "base_seq": session.seq, "action": action}])
    session.skip_warm_up()
    assert session.lesson is lesson
    assert session.snapshot()["lesson"]["edition"] == "german"
    following = lesson.view()["following"]
    assert following is not None
    assert following[2] == "german"


def test_wrong_places_are_named_and_right_ones_kept() -> None:
    page = Page("01-board", "neighbours")
    assert page.state["lesson"]["picks"] == 3
    part = page.do("check", answer=["mongolia", "japan", "india"])
    feedback = part["feedback"]
    assert feedback["kept"] == ["mongolia", "india"]
    told = json.dumps(feedback["blocks"])
    assert "Japan" in told
    assert "Mongolia" not in told
    assert "Siam" not in told, "that would be the answer"


def test_the_edition_is_switched_with_its_texts() -> None:
    page = Page(step="defend")
    before = page.send({"type": "query", "what": "lesson"})["data"]
    part = page.do("switch", edition="german")
    assert part["edition"] == "german"
    assert part["feedback"]["status"] == "switched"
    after = page.send({"type": "query", "what": "lesson"})["data"]
    assert after["key"] == part["key"] != before["key"]
    assert after["step"]["blocks"] != before["step"]["blocks"]
    assert page.do("switch", edition=None)["edition"] == "nordic"
    assert page.do("switch", edition="klingon")["feedback"]["status"] == "unclear"


def test_progress_is_exported_and_imported_as_a_text() -> None:
    page = Page(step="tie")
    page.do("check", answer="red")
    text = page.send({"type": "lesson", "do": "save"})["data"]["text"]
    other = Page()
    assert other.do("load", text=text)["marks"][4] == "solved"
    before = other.progress.to_dict()
    for wrong in ("", "{", "[1]", text.replace("solved", "sold"), "[" * 100_000):
        ack = other.send({"type": "lesson", "do": "load", "text": wrong})
        assert ack["rule"] == "protocol.progress"
    assert other.progress.to_dict() == before


@pytest.mark.parametrize(
    "action",
    [
        {"type": "lesson"},
        {"type": "lesson", "do": "cheat"},
        {"type": "lesson", "do": ["next"]},
        {"type": "lesson", "do": "check", "answer": 1.5},
        {"type": "lesson", "do": "check", "answer": True},
        {"type": "lesson", "do": "check", "answer": {"type": "attack"}},
        {"type": "lesson", "do": "check", "answer": "x" * 65},
        {"type": "lesson", "do": "check", "answer": ["a"] * 101},
        {"type": "lesson", "do": "check", "answer": [["a"]]},
        {"type": "lesson", "do": "go", "step": 3},
        {"type": "lesson", "do": "go", "step": "nowhere"},
        {"type": "lesson", "do": "switch", "edition": 1},
        {"type": "lesson", "do": "next", "twice": True},
    ],
)
def test_malformed_actions_are_refused_and_change_nothing(action: dict[str, Any]) -> None:
    page = Page()
    before = page.state
    ack = page.send(action)
    assert ack["rule"] == "protocol.malformed"
    assert ack["message"]
    assert page.state | {"acks": []} == before | {"acks": []}


@pytest.mark.parametrize(
    "action",
    [
        {"type": "undo"},
        {"type": "end_now"},
        {"type": "ready", "seat": "red"},
        {"type": "roll_until", "source": "brazil", "target": "peru", "armies": 3, "stop_at": 1},
        {"type": "query", "what": "record"},
        {"type": "query", "what": "moment", "at": 0},
    ],
)
def test_controls_of_a_game_are_refused_in_a_lesson(action: dict[str, Any]) -> None:
    page = Page()
    before = page.state
    assert page.send(action)["rule"] == "protocol.lesson"
    assert page.state | {"acks": []} == before | {"acks": []}


def test_an_attack_is_repeated_if_the_step_allows_it() -> None:
    page = Page("04-combat", "again")
    assert page.state["lesson"]["fight_on"]
    attack = {"type": "roll_until", "source": "brazil", "target": "peru", "armies": 3, "stop_at": 1}
    assert page.send(attack)["ok"]
    lesson = page.state["lesson"]
    assert lesson["done"]
    assert len([s for s in lesson["feedback"]["scenes"] if "battle" in s]) > 1
    for name in lesson_ids():
        steps = [s.id for s in load_lesson(name).source.steps if s.kind == "challenge"]
        for step in steps:
            assert Page(name, step).state["lesson"]["fight_on"], name


def test_a_challenge_reports_what_happened_since_the_last_turn() -> None:
    page = Page("12-a-whole-game", "game")
    bot = make("cautious", "seed")
    game = page.lesson.game
    seen: list[Any] = []
    while page.state["lesson"]["challenge"]["turn"] < 3:
        before = page.state["lesson"]["challenge"]["turn"]
        assert page.send(dict(bot.choose(game.observe("red"))))["ok"]
        state = page.state
        assert len(json.dumps(state, separators=(",", ":"))) <= LIMIT
        begun = state["lesson"]["challenge"]["turn"] > before
        if begun and before > 0 and state["phase"] == "reinforce":
            seen.append(state["recap"]["since"])
            placed = {"type": "place", "territory": _own(state), "armies": 1}
            if state["to_place"]:
                assert page.send(placed)["ok"]
                assert page.state["recap"]["since"]
    assert seen
    assert all("territories" in lines[-1] for lines in seen)


def test_a_step_played_as_a_game_proposes_how_many_move_in() -> None:
    page = Page("01-board", "challenge")
    game = page.lesson.game
    page.send({"type": "place", "territory": "highmoor", "armies": game.to_place})
    target = next(iter(game.legal_ranges()["attack"]["highmoor"]))
    attack = {"source": "highmoor", "target": target, "armies": 3}
    page.send({**attack, "type": "roll_until", "stop_at": 1})
    assert game.phase == "occupy", "the first dice of this challenge take it"
    assert set(page.state["proposal"]) == {"armies", "behind", "ahead"}
    page.send({"type": "occupy", "armies": page.state["legal"]["occupy"][0]})
    assert page.state["proposal"] is None


def test_a_challenge_that_begins_within_a_turn_treats_that_turn_separately() -> None:
    page = Page("01-board", "challenge")
    game = page.lesson.game
    assert page.send({"type": "place", "territory": "highmoor", "armies": game.to_place})["ok"]
    assert page.send({"type": "end_phase"})["ok"]
    if game.phase == "fortify":
        assert page.send({"type": "end_phase"})["ok"]
    state = page.state
    assert state["lesson"]["challenge"]["turn"] == 2
    standing = state["recap"]["since"][-1]
    assert "territories" in standing


def _own(state: dict[str, Any]) -> str:
    return str(next(t for t, (owner, _) in state["territories"].items() if owner == "red"))


def test_a_lesson_is_refused_in_a_game() -> None:
    session = Session(seats=dict.fromkeys(("red", "blue", "green"), "human"), seed=1)
    for n, action in enumerate(
        ({"type": "lesson", "do": "next"}, {"type": "query", "what": "lesson"})
    ):
        session.receive([{"id": f"{n}", "base_seq": session.seq, "action": action}])
        ack = next(a for a in session.snapshot()["acks"] if a["id"] == f"{n}")
        assert ack["rule"] == "protocol.lesson"


def test_a_choice_made_on_an_old_snapshot_is_not_judged() -> None:
    page = Page(step="tie")
    seq = page.session.seq
    page.do("next")
    ack = page.send({"type": "lesson", "do": "check", "answer": "red"}, base_seq=seq)
    assert ack["rule"] == "protocol.stale"
    assert page.state["lesson"]["feedback"] is None


@given(answer=json_values, do=st.sampled_from(["check", "go", "switch", "load"]))
def test_no_input_raises_an_error(answer: Any, do: str) -> None:
    page = Page(step="tie")
    field = {"check": "answer", "go": "step", "switch": "edition", "load": "text"}[do]
    item = {"id": "x", "base_seq": 0, "action": {"type": "lesson", "do": do, field: answer}}
    assert page.session.receive([item])
    assert [ack["id"] for ack in page.state["acks"]] == ["x"]
    assert "protocol.internal" not in json.dumps(page.state["acks"])


@pytest.mark.sampled
@pytest.mark.parametrize("name", lesson_ids())
def test_every_snapshot_of_a_lesson_is_small(name: str) -> None:
    """Every edition of each step is covered: at its start, switched, with hints, and solved."""
    page = Page(name)
    for step in page.lesson.source.steps:
        for edition in step.editions:
            page.do("go", step=step.id)
            parts = [("switch", {"edition": edition}), *[("hint", {})] * 3, ("show_me", {})]
            for do, more in parts:
                page.do(do, **more)
                text = json.dumps(page.session.snapshot(), separators=(",", ":"))
                assert len(text) < LIMIT, (step.id, edition, do)


def test_the_widget_shows_answers_from_code() -> None:
    widget = rw.play_lesson("04-combat", step="tie", progress=Progress())
    assert widget.state["lesson"]["at"] == 4
    assert not widget.check("both")
    assert widget.state["lesson"]["feedback"]["status"] == "wrong"
    assert widget.check("red")
    assert widget.progress.solved == 1
    assert widget.state["lesson"]["marks"][4] == "solved"
    widget.next()
    assert widget.state["lesson"]["at"] == 5
    widget.lesson.go(1)
    widget.refresh()
    assert widget.state["lesson"]["at"] == 0
    assert "Combat" in repr(widget)


def test_lessons_in_one_session_share_their_progress() -> None:
    shared = Progress()
    widget = rw.play_lesson("04-combat", step="tie", progress=shared)
    widget.check("red")
    assert load_lesson("04-combat", progress=shared).progress.steps["tie"] == "solved"


def test_a_lesson_opens_under_an_edition_if_its_steps_have_it() -> None:
    widget = rw.play_lesson("03", "german", progress=Progress())
    assert widget.state["lesson"]["edition"] == "german"
    widget.go("wild")
    assert widget.state["lesson"]["edition"] == "nordic"  # Only the Nordic edition has this step.
    widget.go("five")
    assert widget.state["lesson"]["edition"] == "german"
    assert widget.state["edition"] == "german"
    with pytest.raises(ValueError, match="klingon"):
        rw.play_lesson("04-combat", "klingon")
    with pytest.raises(LessonError, match="did you mean"):
        rw.play_lesson("04-combatt")
    with pytest.raises(LessonError, match="has no step"):
        rw.play_lesson("04-combat", step="tea")
    with pytest.raises(ValueError, match="theme"):
        rw.play_lesson("04-combat", theme="pink")


def test_a_game_is_not_put_on_a_lessons_screen() -> None:
    widget = rw.play_lesson("04-combat", progress=Progress())
    with pytest.raises(ValueError, match="check"):
        widget.apply(ATTACK)
    with pytest.raises(ValueError, match="RiskWidget"):
        widget.new_game(rw.Game.new(seed=1))
    assert widget.state["lesson"]["feedback"] is None
