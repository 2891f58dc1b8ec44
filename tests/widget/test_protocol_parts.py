"""Parts of the front end: asked for and sent outside the traits, and nothing else that way."""

from __future__ import annotations

import base64
import zlib
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.widget.parts import answer
from tests.widget import positions
from tests.widget.anything import json_values

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.widget.harness import Bridge

RULES = '[data-action="rules"]'
LOADED = '[role="dialog"] [data-clause]'


def test_a_part_is_sent_whole_and_kept_by_no_trait() -> None:
    widget = positions.widget(positions.attack())
    sent: list[Any] = []
    widget._send = lambda message, buffers=None: sent.append(message)
    data = {"method": "custom", "content": {"part": "extras"}}
    widget._handle_msg({"content": {"data": data}, "buffers": []})
    (message,) = sent
    assert message["method"] == "custom"
    packed = message["content"]["packed"]
    assert b"export" in zlib.decompress(base64.b85decode(packed), -15)
    assert not [key for key, value in widget.get_state().items() if packed in str(value)]


def test_an_unknown_part_is_refused_in_words() -> None:
    reply = answer({"part": "kernel"})
    assert reply is not None
    assert reply == {"part": "kernel", "error": reply["error"]}
    assert "extras" in reply["error"]


@pytest.mark.parametrize(
    "content",
    [{"part": "extras", "more": 1}, {"part": 7}, {"part": None}, {"part": "x" * 65}, {}, "extras"],
)
def test_a_message_of_another_form_is_not_answered(content: Any) -> None:
    assert answer(content) is None


@settings(deadline=None)
@given(st.one_of(json_values, st.fixed_dictionaries({"part": json_values})))
def test_any_json_gets_an_answer_of_its_own_form_or_none(content: Any) -> None:
    reply = answer(content)
    assert reply is None or (set(content) == {"part"} and reply["part"] == content["part"])


@pytest.mark.parametrize("part", ["../widget", "extras.txt", "widget.js", "/etc/passwd", ""])
def test_no_other_file_can_be_had(part: str) -> None:
    reply = answer({"part": part})
    assert reply is not None
    assert set(reply) == {"part", "error"}


# ---- in a page ---------------------------------------------------------------------------------


def requests(page: Page) -> int:
    """How often the page has asked for a part."""
    asked: int = page.evaluate("() => window.model.log.filter((m) => m.custom?.part).length")
    return asked


def test_a_part_is_asked_for_once_when_it_is_first_opened(bridged: Callable[..., Bridge]) -> None:
    page = bridged(lambda: positions.widget(positions.attack())).page
    assert requests(page) == 0
    page.locator(RULES).click()
    page.locator(LOADED).first.wait_for()
    page.keyboard.press("Escape")
    page.locator(RULES).click()
    page.locator(LOADED).first.wait_for()
    assert requests(page) == 1


def test_two_views_that_ask_both_get_it(bridged: Callable[..., Bridge]) -> None:
    page = bridged(lambda: positions.widget(positions.attack())).page
    page.evaluate("() => window.mount('second')")
    # Both in one task: the second asks before the first has been answered.
    page.evaluate(
        "(rules) => { for (const id of ['root', 'second'])"
        " document.querySelector(`#${id} ${rules}`).click(); }",
        RULES,
    )
    for view in ("#root", "#second"):
        page.locator(f"{view} {LOADED}").first.wait_for()


def test_a_part_that_cannot_be_had_says_so(
    bridged: Callable[..., Bridge], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("risk_widget.widget.parts.PARTS", {"other": "other.txt"})
    page = bridged(lambda: positions.widget(positions.attack())).page
    page.locator(RULES).click()
    dialog = page.get_by_role("dialog", name="Rules")
    message = dialog.get_by_role("status")
    message.get_by_text("could not be loaded").wait_for()
    assert "there is no such part" in message.inner_text()
    # The dialog has the focus and can be left all the same.
    page.keyboard.press("Escape")
    assert dialog.count() == 0


def test_while_a_part_is_on_its_way_the_page_says_so_and_then_that_the_kernel_is_lost(
    harness: Callable[..., Page],
) -> None:
    traits = positions.widget(positions.attack()).get_state()
    names = ("state", "outbox", "board", "catalog", "theme", "reduced_motion")
    page = harness({name: traits[name] for name in names})
    page.clock.install()
    page.evaluate("() => { window.model.send = () => {}; }")
    page.locator(RULES).click()
    dialog = page.get_by_role("dialog")
    assert dialog.get_by_role("status").inner_text() == "Loading…"
    page.clock.run_for(11_000)
    page.get_by_role("alert").get_by_text("does not answer").wait_for()
