"""A standalone page: where a link leads, and the messages that it exchanges without Jupyter."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.lessons import LessonError, Progress, session_progress
from risk_widget.widget.standalone_page import open_page

if TYPE_CHECKING:
    from risk_widget.widget.standalone_page import Page

TEACHING = Path(__file__).resolve().parents[2] / "docs" / "teaching.md"
GAME = "edition=nordic&mode=missions&seats=red:human,blue:cautious,green:bold&seed=7"


class Browser:
    """The values that a page has received, trait by trait."""

    def __init__(self, query: str = "", lesson: str = "", kept: str = "") -> None:
        self.received: list[dict[str, Any]] = []
        self.kept = [kept]
        self.page: Page = open_page(self._receive, lesson, query, kept, self.kept.append)
        self.traits: dict[str, Any] = json.loads(self.page.traits())

    def _receive(self, text: str) -> None:
        self.received.append(json.loads(text))
        self.traits |= self.received[-1]

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.traits["state"]
        return state

    def does(self, name: str, **action: Any) -> dict[str, Any]:
        """Send an action and return its answer."""
        item = {"id": name, "base_seq": self.state["seq"], "action": action}
        self.page.receive(json.dumps([item]))
        return next(ack for ack in self.state["acks"] if ack["id"] == name)


def test_an_empty_link_shows_the_form() -> None:
    for query in ("", "utm_source=somewhere", "edition=", "&&=&"):
        browser = Browser(query)
        assert browser.page.problem is None
        assert browser.state["screen"] == "setup"


def test_a_link_starts_a_game() -> None:
    one, other = Browser(GAME), Browser(GAME)
    assert one.page.problem is None
    assert one.state["edition"] == "nordic"
    assert [(row["seat"], row["player"]) for row in one.state["seats"]] == [
        ("red", "human"),
        ("blue", "cautious"),
        ("green", "bold"),
    ]
    assert one.state["territories"] == other.state["territories"]


def test_the_teachers_link_starts_the_small_game_for_three() -> None:
    (query,) = re.findall(r"`\?(board=[^`]+)`", TEACHING.read_text(encoding="utf-8"))
    browser = Browser(query)
    assert browser.page.problem is None
    assert len(browser.state["territories"]) == 12
    assert [row["player"] for row in browser.state["seats"]] == ["human"] * 3
    # Nobody sees a mission before the screen has been handed to its player.
    assert browser.state["mission"] is None


@pytest.mark.parametrize(
    ("query", "seats", "mode"),
    [
        ("mode=duel", 2, "duel"),
        ("edition=czech", 3, None),
        ("board=island&mode=domination", 3, "domination"),
        ("seats=red,blue&mode=capital", 2, "capital"),
        ("seats= red : human , blue:random,green:&mode=domination", 3, "domination"),
        ("seed=x&seed=12", 3, None),
    ],
)
def test_fields_missing_from_a_link_are_as_on_the_form(
    query: str, seats: int, mode: str | None
) -> None:
    browser = Browser(query)
    assert browser.page.problem is None
    assert browser.state["screen"] != "setup"
    assert len(browser.state["seats"]) == seats
    assert mode is None or browser.state["mode"] == mode


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("edition=nordik", "There is no edition 'nordik'"),
        ("edition=/etc/passwd", "There is no edition"),
        ("mode=mission", "did you mean 'missions'?"),
        ("board=mars", "There is no board 'mars'"),
        ("board=../x.json", "There is no board"),
        ("seats=red:human", "no missions for 1 player"),
        ("seats=pink,red,blue", "there is no player 'pink'"),
        ("seats=red,red,blue", "each player may be named only once"),
        ("seats=red:careful,blue,green", "there is no bot 'careful'"),
        ("seed=seven", "the seed must be a whole number, not 'seven'"),
        ("seed=-1", "the seed must be a whole number"),
        (f"seed={'9' * 5000}", "the seed must be a whole number"),
        (f"edition={'x' * 5000}", "There is no edition"),
        ("edition=%FF%00\ud800", "There is no edition"),
    ],
)
def test_a_bad_link_says_why_and_shows_the_form(query: str, says: str) -> None:
    browser = Browser(query)
    assert says in str(browser.page.problem)
    assert str(browser.page.problem).startswith("This link doesn't lead to a game: ")
    assert len(str(browser.page.problem)) < 1000
    assert browser.state["screen"] == "setup"
    seats = [{"seat": seat, "player": "human"} for seat in ("red", "blue", "green")]
    begun = browser.does("a", type="new_game", edition="nordic", mode="missions", seats=seats)
    assert begun["ok"]


def test_another_board_comes_with_the_first_snapshot_on_it() -> None:
    browser = Browser()
    seats = [{"seat": seat, "player": "human"} for seat in ("red", "blue", "green")]
    game = {"edition": "nordic", "mode": "domination", "board": "island", "seats": seats}
    assert browser.does("a", type="new_game", **game)["ok"]
    assert browser.received[-1].keys() == {"board", "catalog", "state"}
    assert browser.traits["board"]["id"] == "island"
    territory = (
        browser.state["legal"].get("claim") or browser.state["legal"]["place"]["territories"]
    )
    kind = "claim" if "claim" in browser.state["legal"] else "place"
    armies = {} if kind == "claim" else {"armies": 1}
    assert browser.does("b", type=kind, territory=territory[0], **armies)["ok"]
    assert browser.received[-1].keys() == {"state"}


def test_the_page_drives_the_bots() -> None:
    browser = Browser("mode=domination&seats=red:cautious,blue:cautious,green:human&seed=3")
    beats = 0
    while not browser.state["human"] and beats < 500:
        assert "tick" in browser.state["bots"]
        browser.does(f"beat-{beats}", type="resume")
        beats += 1
    assert browser.state["human"]
    assert beats


def test_no_input_raises_an_error() -> None:
    browser = Browser(GAME)
    for text in ("", "{", "null", "[1]", '[{"id": "a"}]', "[" * 100_000):
        browser.page.receive(text)
    assert not browser.does("b", type="place", territory="atlantis", armies=1)["ok"]


def test_the_page_starts_with_the_form_shown_before_python() -> None:
    """The site's build records Python's first output, which must always be the same."""
    for lesson in ("", "01-board", "04-combat"):
        assert open_page(lambda _: None, lesson).traits() == Browser(lesson=lesson).page.traits()


def test_a_link_opens_a_lesson_at_a_step() -> None:
    browser = Browser("step=tie", "04-combat")
    assert browser.page.problem is None
    assert browser.state["lesson"]["at"] == 4
    assert Browser("step=2", "04-combat").state["lesson"]["at"] == 1
    german = Browser("edition=german&step=tie", "04-combat").state
    assert (german["edition"], german["lesson"]["at"]) == ("german", 4)
    stray = Browser("edition=martian", "04-combat")
    assert str(stray.page.problem).startswith(
        "This link names an edition that isn't here: there is no edition"
    )
    assert stray.state["edition"] == "nordic"
    bad = Browser("step=knot", "04-combat")
    assert str(bad.page.problem).startswith(
        "This link names a step that isn't here: the lesson 04-combat"
    )
    assert bad.state["lesson"]["at"] == 0
    with pytest.raises(LessonError):
        open_page(lambda _: None, "no-such-lesson")


def test_progress_is_kept_for_the_next_visit() -> None:
    browser = Browser(lesson="04-combat")
    assert browser.does("a", type="query", what="lesson")["ok"]
    browser.does("b", type="lesson", do="next")
    assert browser.kept == [""], "nothing has been learned yet"
    browser.does("c", type="lesson", do="show_me")
    (_, progress) = browser.kept
    session_progress().forget("04-combat")
    later = Browser(lesson="04-combat", kept=progress)
    assert later.state["lesson"]["marks"][:3] == ["open", "shown", "open"]
    assert later.kept == [progress], "what is the same is not kept again"


def test_a_later_visit_begins_another_lesson_with_a_warm_up() -> None:
    drawn_before = Browser(lesson="05-capture").state
    browser = Browser(lesson="04-combat")
    browser.does("a", type="lesson", do="show_me")
    later = Browser(lesson="05-capture", kept=browser.kept[-1])
    assert later.state["lesson"]["warm_up"] is True
    assert drawn_before["game_id"] != later.state["game_id"]
    assert later.does("b", type="lesson", do="skip")["ok"]
    assert later.state["lesson"]["id"] == "05-capture"
    direct = Browser("step=2", lesson="05-capture", kept=browser.kept[-1])
    assert direct.state["lesson"]["id"] == "05-capture"


@pytest.mark.parametrize("kept", ["{", "[]", '{"format": "another"}', "[" * 100_000])
def test_damaged_browser_data_does_no_harm(kept: str) -> None:
    browser = Browser(lesson="04-combat", kept=kept)
    assert set(browser.state["lesson"]["marks"]) == {"open"}
    assert browser.page.barred == "unread", "the browser puts it aside"


def test_another_pages_data_is_merged_without_loss() -> None:
    browser = Browser(lesson="04-combat")
    assert browser.page.barred is None
    other = Progress()
    other.step("03-reinforcement", "first").status = "solved"
    browser.does("a", type="lesson", do="show_me")
    text = json.dumps(other.to_dict())
    assert browser.page.what_bars(text) is None
    for _ in range(2):  # The page keeps a copy even if nothing in it is new.
        before = len(browser.kept)
        browser.page.take_kept(text)
        assert len(browser.kept) == before + 1
        kept = json.loads(browser.kept[-1])["lessons"]
        assert {*kept} >= {"03-reinforcement", "04-combat"}
    assert browser.page.what_bars("{") == "unread"
    browser.page.take_kept("{")
    assert json.loads(browser.kept[-1])["lessons"] == kept


def test_it_needs_nothing_of_jupyter() -> None:
    """The page's Python has none of these packages."""
    missing = ("anywidget", "ipywidgets", "traitlets", "IPython", "ipykernel", "comm", "psygnal")
    code = f"""
import sys
sys.modules.update(dict.fromkeys({missing!r}))
from risk_widget.widget.standalone_page import open_page
print(len(open_page(print).traits()), len(open_page(print, "01-board").traits()))
"""
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize("sign", ["&amp;", "&amp;amp;", "&AMP;", "&#38;", "&#038;", "&#x26;"])
def test_a_link_escaped_by_an_editor_is_read(sign: str) -> None:
    plain = "seed=7&edition=czech&mode=domination&seats=red,blue,green"
    page, escaped = Browser(plain), Browser(plain.replace("&", sign))
    assert escaped.page.problem is None
    for key in ("edition", "mode", "seats", "territories"):
        assert escaped.state.get(key) == page.state.get(key)


@pytest.mark.parametrize(
    "query",
    [
        "edition=nordic&edition=german",
        "seed=7&amp;amp;edition=german",
        "edition=german&seats=red,blue,green",
        "&edition=german",
    ],
)
@pytest.mark.parametrize("signs", ["", "?", "??"])
def test_the_question_mark_is_not_part_of_a_links_fields(signs: str, query: str) -> None:
    browser = Browser(f"{signs}{query}")
    assert browser.page.problem is None
    assert browser.state["edition"] == "german"


def test_a_wrong_value_is_reported_with_and_without_the_question_mark() -> None:
    told = {Browser(f"{signs}seed=x").page.problem for signs in ("", "?", "??")}
    (problem,) = told
    assert problem is not None
    assert "A link can have" not in problem


@pytest.mark.parametrize("lesson", ["", "04-combat"])
@pytest.mark.parametrize("field", ["foo", "Seed", "editon", "amp", "<b>"])
def test_unknown_fields_are_named(field: str, lesson: str) -> None:
    for query in (f"{field}=1", f"edition=czech&{field}=1", f"{field}&edition=czech"):
        problem = Browser(query, lesson).page.problem
        assert problem is not None
        assert field in problem
        assert "edition" in problem
    assert Browser("edition=czech&utm_source=mail&fbclid=1", lesson).page.problem is None
