"""The language follows the person: a setting, the page's wish, and two languages at once."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

import pytest

import risk_widget as rw
from risk_widget.host.session import Session
from risk_widget.lessons import Progress
from risk_widget.messages import page_source, set_language, use_language
from risk_widget.messages.catalog import catalogs
from risk_widget.play.kept_games import kept_text
from risk_widget.widget.standalone_page import open_page
from tests.clicks import Clicker
from tests.messages.pseudo import PSEUDO, everything_in_other_letters
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.page_player import PagePlayer
from tests.widget.test_table_seats import CarriedTable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.widget.harness import Bridge

OTHER: Final = re.compile("[⟦⟧]")
"""The marks around every text of the test language."""


@pytest.fixture(autouse=True)
def other() -> Iterator[None]:
    """Make the test language available, with no language set."""
    with everything_in_other_letters(), use_no_language():
        yield


def use_no_language() -> ExitStack:
    """Return a block in which no language is set."""
    from risk_widget.messages.rendering import _CHOSEN

    stack = ExitStack()
    stack.callback(_CHOSEN.reset, _CHOSEN.set(None))
    return stack


def tell(widget: Any, **action: Any) -> None:
    """Send an action as the page of a widget does."""
    item = {"id": json.dumps(action), "base_seq": widget.state["seq"], "action": action}
    widget.set_state({"outbox": [item]})


def want(widget: Any, *tags: str, **chosen: bool) -> None:
    tell(widget, type="language", wanted=list(tags), **chosen)


def log_of(widget: Any) -> list[str]:
    return [line["text"] for line in widget.state["recent"]]


# ---- which language ------------------------------------------------------------------------------


def test_a_page_says_which_language_is_wanted() -> None:
    widget = positions.widget(positions.attack())
    assert (widget.language, OTHER.search(widget.words)) == ("en", None)
    want(widget, "nb-NO", f"{PSEUDO}-AT", "en")
    assert widget.language == PSEUDO
    assert widget.words == page_source(PSEUDO)
    assert OTHER.search(json.dumps(widget.catalog, ensure_ascii=False))
    assert all(map(OTHER.search, log_of(widget)))
    want(widget, "nb", "tlh")
    assert widget.language == PSEUDO


@pytest.mark.parametrize(
    "make",
    [
        lambda **wish: rw.RiskWidget(**wish),
        lambda **wish: rw.play_lesson("04-combat", **wish),
        lambda **wish: rw.play_puzzle(1, **wish),
    ],
)
def test_the_requested_language_has_priority(make: Callable[..., Any]) -> None:
    widget = make(language="en")
    want(widget, PSEUDO)
    assert widget.language == "en"
    want(widget, PSEUDO, chosen=True)
    assert widget.language == PSEUDO
    assert make(language="en").language == "en"
    assert make().language == PSEUDO


def test_a_language_set_by_the_program_has_priority_over_the_pages() -> None:
    set_language("en")
    try:
        widget = positions.widget(positions.attack())
        want(widget, PSEUDO)
        assert widget.language == "en"
    finally:
        set_language(None)


def test_later_widgets_start_with_the_language_of_an_earlier_page() -> None:
    want(positions.widget(positions.attack()), PSEUDO)
    later = positions.widget(positions.attack())
    assert later.language == PSEUDO
    want(later, "en")
    assert later.language == "en"


@pytest.mark.parametrize("language", ["sw", "", "EN"])
def test_a_language_without_a_catalog_is_refused(language: str) -> None:
    with pytest.raises(ValueError, match="no catalog of the language"):
        rw.RiskWidget(language=language)
    widget = rw.RiskWidget()
    with pytest.raises(ValueError, match="no catalog of the language"):
        widget.language = language
    assert widget.language == "en"


@pytest.mark.parametrize("wanted", ["sv", [1], [""], ["sv"] * 21, None])
def test_an_invalid_language_request_is_refused(wanted: object) -> None:
    page = PagePlayer(Session())
    ack = page.send({"type": "language", "wanted": wanted})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")


# ---- another language in the middle --------------------------------------------------------------


def test_a_language_can_be_set_in_python_at_any_time() -> None:
    widget = positions.widget(positions.attack(6, 4))
    widget.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    english = log_of(widget)
    widget.language = PSEUDO
    told = log_of(widget)
    assert len(told) == len(english)
    assert all(map(OTHER.search, told))
    widget.language = "en"
    assert log_of(widget) == english


def test_all_texts_come_in_one_message(
    outgoing: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("risk_widget.widget.shared._newest", None)
    widget = positions.widget(positions.attack())
    outgoing.clear()
    want(widget, PSEUDO)
    shared, own = (message["state"] for message in outgoing)
    assert shared.keys() == {f"in_{PSEUDO}"}
    assert {"language", "state"} <= own.keys()
    assert own["words"] is own["catalog"] is None  # The shared model has the words.
    outgoing.clear()
    want(positions.widget(positions.attack(), language="en"), PSEUDO, chosen=True)
    assert [message["state"].keys() & shared.keys() for message in outgoing] == [set()]


def test_questions_and_refusals_are_in_the_widgets_language() -> None:
    page = PagePlayer(Session(positions.attack(), seats=dict.fromkeys(positions.SEATS, "human")))
    page.send({"type": "ready", "seat": "red"})
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    page.send({"type": "language", "wanted": [PSEUDO]})
    refused = page.send({"type": "attack", "source": "brazil", "target": "china", "armies": 1})
    assert OTHER.search(refused["message"])
    for query in ({"what": "log"}, {"what": "why"}, {"what": "hint"}, {"what": "clause"}):
        answer = page.send({"type": "query", **query})
        assert OTHER.search(json.dumps(answer, ensure_ascii=False)), query


def test_a_lesson_continues_in_another_language() -> None:
    widget = rw.play_lesson("04-combat", progress=Progress())
    widget.next()
    at, game = widget.lesson.view()["step"]["title"], widget.state["game_id"]
    want(widget, PSEUDO)
    assert widget.state["game_id"] == game
    assert widget.lesson.view()["at"] == 1
    tell(widget, type="query", what="lesson")
    (ack,) = (ack for ack in widget.state["acks"] if "data" in ack)
    assert OTHER.search(ack["data"]["step"]["title"])
    assert ack["data"]["step"]["title"] != at
    want(widget, "en")
    tell(widget, type="lesson", do="hint")
    assert not OTHER.search(json.dumps(widget.state["lesson"]["feedback"], ensure_ascii=False))


def test_a_notebook_saves_the_widgets_language() -> None:
    widget = positions.widget(positions.attack(), language=PSEUDO)
    data, _ = widget._repr_mimebundle_()
    assert OTHER.search(data["text/html"])
    assert OTHER.search(repr(widget))
    english = positions.widget(positions.attack())
    assert not OTHER.search(english._repr_mimebundle_()[0]["text/html"])


def test_two_screens_at_a_table_may_have_different_languages() -> None:
    room = CarriedTable()
    room.join(1, "red", said={"languages": ["nb", PSEUDO]})
    room.join(2, "blue", said={"languages": ["en-GB"]})
    room.join(3, "green")
    mine, others, plain = (room.mail[number][-1]["traits"]["state"] for number in (1, 2, 3))
    assert OTHER.search(json.dumps(mine["recent"], ensure_ascii=False))
    assert not OTHER.search(json.dumps([others["recent"], plain["recent"]], ensure_ascii=False))
    room.mail.clear()
    room.ask(2, {"type": "language", "wanted": [PSEUDO], "chosen": True})
    (told,) = (message["traits"] for message in room.mail[2] if "words" in message["traits"])
    assert (told["language"], told["words"]) == (PSEUDO, page_source(PSEUDO))
    assert all("words" not in message["traits"] for message in room.mail.get(3, ()))
    # The host keeps its language, and so does every later widget.
    assert room.session.language == "en"
    assert positions.widget(positions.attack()).language == "en"


def test_the_standalone_page_can_change_its_language() -> None:
    sent: list[dict[str, Any]] = []
    page = open_page(lambda text: sent.append(json.loads(text)))
    item = {"id": "a", "base_seq": 0, "action": {"type": "language", "wanted": [PSEUDO]}}
    page.receive(json.dumps([item]))
    (told,) = sent
    assert told["language"] == PSEUDO
    assert told["words"] == page_source(PSEUDO)
    assert OTHER.search(json.dumps(told["catalog"], ensure_ascii=False))


# ---- what is the same in every language ----------------------------------------------------------


def test_records_positions_and_chosen_names_do_not_depend_on_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("risk_widget.messages.catalog._strict", False)
    names = {"red": "Änne", "blue": "Land"}

    def played(language: str) -> tuple[object, ...]:
        with use_language(language):
            game = rw.Game.new(edition="nordic", mode="missions", seats=positions.SEATS, seed=3)
            session = Session(game, seats={"red": "human", "blue": "bold"}, names=names, seed=1)
            page = PagePlayer(session, mind="bold")
            for _ in range(60):
                if session.to_advance:
                    session.advance()
                else:
                    page.send(page.decide(page.look()))
            record = page.send({"type": "query", "what": "record", "whole": True})["data"]["text"]
            assert session.match is not None
            # Each game has its own id, its own key for the seed's commitment, and so its own sum.
            kept = re.sub(r'"(id|key|sum)": "\w+"', "", kept_text(session.match, begun=1.0))
            called = [row["name"] for row in page.look()["seats"] if row.get("renamed")]
            again = rw.Game.replay(record)
            assert again.names == {"red": "Änne"}
            assert rw.Game.from_position(game.position()).position() == game.position()
            return record, game.position(), game.record(names=names), called, kept

    english = played("en")
    assert "Änne" in str(english[3])
    for language in (*catalogs(), PSEUDO):
        assert played(language) == english


# ---- the page ------------------------------------------------------------------------------------


def test_two_widgets_may_have_different_languages(mounted: Callable[..., Bridge]) -> None:
    pages = [
        mounted(lambda each=language: positions.widget(positions.attack(), language=each))
        for language in (PSEUDO, "en")
    ]
    other, english = (bridge.page.locator("[data-risk-widget]") for bridge in pages)
    expect(other.locator('[data-action="rules"]')).to_contain_text("⟦")
    expect(english.locator('[data-action="rules"]')).to_have_text("Rules")
    Clicker(english).open_menu("menu_settings")
    choice = english.locator('.rw-menu [data-action="language"]')
    expect(choice).to_have_value("en")
    choice.select_option(PSEUDO)
    expect(english.locator('[data-action="rules"]')).to_contain_text("⟦")
    expect(english.locator(".rw-map-host [data-territory='brazil']").first).to_have_attribute(
        "aria-label", OTHER
    )
    expect(english.locator(".rw-players")).to_contain_text("⟦")
    # The choice is kept: the page asks for the language, and the next widget begins with it.
    assert pages[1].page.evaluate("localStorage['risk-widget.language']") == PSEUDO
    assert positions.widget(positions.attack()).language == PSEUDO
    pages[1].page.evaluate("localStorage.clear()")


def test_a_page_requests_the_language_chosen_before(
    bridged: Callable[..., Bridge],
) -> None:
    bridge = bridged(
        lambda: positions.widget(positions.attack()),
        before=f"localStorage['risk-widget.language'] = '{PSEUDO}'",
    )
    root = bridge.page.locator("[data-risk-widget]")
    expect(root.locator('[data-action="rules"]')).to_contain_text("⟦")
    assert bridge.widget.language == PSEUDO


def test_a_lesson_changes_its_language_without_losing_its_place(
    mounted: Callable[..., Bridge],
) -> None:
    root = mounted(lambda: rw.play_lesson("04-combat")).page.locator("[data-risk-widget]")
    choice = root.locator('[data-action="language"]')
    expect(choice).to_have_value("en")
    choice.select_option(PSEUDO)
    expect(root.locator(".rw-step-list")).to_contain_text("⟦")
    expect(root.locator("[data-step]")).to_have_attribute("data-step", "borders")
    root.page.evaluate("localStorage.clear()")
