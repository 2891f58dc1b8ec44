"""A class by clicks: the host's page, and pupils with nothing but a link."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.messages import say
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.table.classroom import CLASS
from tests.clicks import Clicker
from tests.guests import DESK, PHONE
from tests.pupil import READ
from tests.widget.harness import PHONES, axe
from tests.widget.test_by_finger import answer_from_below, within_reach
from tests.widget.test_table_page import guests

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.guests import GuestPage
    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="class page", share=2)

__all__ = ["guests"]


def answered(pupil: GuestPage, answer: str) -> None:
    pupil.root.locator(f'[data-answer="{answer}"]').check()
    pupil.root.locator('[data-action="check"]').click()
    expect(pupil.root.locator("[data-pupil=answered]")).to_be_visible()


def test_a_class_answers_a_puzzle_and_sees_the_solution(
    bridged: Callable[..., Bridge], guests: Callable[..., GuestPage]
) -> None:
    puzzle = load_puzzle(3)
    host = bridged(lambda: rw.classroom(puzzle))
    widget, root = host.widget, host.page.locator("[data-risk-widget]")
    other = next(letter for letter in puzzle.candidates if letter != puzzle.best)
    expect(root).to_contain_text("0 of 0 pupils have answered")
    ada, grace = guests(widget.link, CLASS, **PHONE), guests(widget.link, CLASS)
    ada.sit_down("Ada")
    grace.sit_down("Grace")
    answered(ada, puzzle.best)
    answered(grace, other)
    host.push_until(lambda: root.get_by_text("2 of 2 pupils have answered").count())
    assert root.locator(".rw-class-bars [data-count='1']").count() == 2
    # The host doesn't answer, and sees who has answered only on request.
    assert root.locator("[data-answer], [data-action=hint]").count() == 0
    assert root.get_by_text("Grace").count() == 0
    root.locator("[data-action=class_who]").click()
    host.push_until(lambda: root.locator(".rw-class-bars").get_by_text("Grace").count())

    # A pupil who reloads the page is recognised and keeps the answer; nobody sees the solution yet.
    ada.reload()
    expect(ada.root.locator("[data-pupil=answered]")).to_be_visible()
    expect(ada.root.locator(f'[data-answer="{puzzle.best}"]')).to_be_checked()
    assert list(widget.pupils) == ["Ada", "Grace"]
    assert ada.root.locator("[data-action=show_me], [data-action=next]").count() == 0
    for pupil in (ada, grace):
        for message in pupil.heard:
            state = message.get("traits", {}).get("state")
            assert not state or (
                state["lesson"]["feedback"] is None and "right" not in state["pupil"]
            )
    root.locator("[data-action=show_answer]").click()
    expect(ada.root.locator("[data-pupil=right]")).to_be_visible()
    expect(grace.root.locator("[data-pupil=wrong]")).to_be_visible()
    expect(grace.root.locator("[data-feedback=shown]")).to_be_visible()
    host.push()
    expect(root.locator(".rw-class-bars .rw-right")).to_have_count(1)
    assert axe(host.page) == []

    root.locator("[data-action=class_table]").click()
    host.push_until(lambda: root.locator(".rw-class-table tbody tr").count() == 2)
    with host.page.expect_download() as download:
        root.locator("[data-action=save_class]").click()
    assert download.value.path().read_text() == widget.results().to_csv(wide=True)
    # Buttons next to a name change it or send the pupil away.
    table = root.locator(".rw-class-table tbody")
    table.get_by_role("button", name="Rename: Ada").click()
    root.locator("[data-new-name]").fill("Ada L.")
    root.locator("[data-action=keep_name]").click()
    host.push_until(lambda: table.get_by_text("Ada L.").count())
    expect(ada.root).to_contain_text("Pupil: Ada L.")
    joker = guests(widget.link, CLASS)
    joker.sit_down("a joker")
    host.push_until(lambda: "a joker" in widget.pupils)
    answered_before = widget.link
    root.locator("[data-action=close]").click()
    root.locator("[data-action=class_table]").click()
    host.push_until(lambda: table.get_by_text("a joker").count())
    table.get_by_role("button", name="Remove: a joker").click()
    host.push_until(lambda: not table.get_by_text("a joker").count())
    expect(joker.page.locator("body")).to_have_attribute("data-status", "sent-away")
    expect(joker.page.get_by_text(say("table-sent-away"))).to_be_visible()
    assert axe(host.page) == []
    root.locator("[data-action=close]").click()
    # Pupils who are present receive the new link and may reload the page.
    root.locator("[data-action=class_link]").click()
    host.page.get_by_role("dialog").locator("[data-action=new_link]").click()
    host.push_until(lambda: widget.link != answered_before)
    expect(grace.page).to_have_url(widget.link)
    grace.reload()
    expect(grace.root.locator("[data-pupil=wrong]")).to_be_visible()
    root.locator("[data-action=close]").click()
    # A solution must be read before the next question comes.
    host.page.evaluate(READ)
    root.locator("[data-action=next]").click()
    for pupil in (ada, grace):
        expect(pupil.root.locator("[data-pupil=asked]")).to_be_visible()
    # The host's page may still ask for texts: the class is closed, and the widget stays.
    widget._controls.close()
    expect(ada.page.locator("body")).to_have_attribute("data-status", "closed")


def test_a_class_begins_in_the_menu_of_a_game_and_is_asked_about_its_position(
    bridged: Callable[..., Bridge], guests: Callable[..., GuestPage]
) -> None:
    game = rw.Game.new(edition="german", seats=["red", "blue"], seed=3, mode="domination")
    while game.phase != "reinforce":
        game.apply(game.legal_actions()[0])
    seats = dict.fromkeys(game.seats, "human")
    host = bridged(lambda: rw.RiskWidget(game, seats=seats, keep=False))
    root = host.page.locator("[data-risk-widget]")
    if root.get_attribute("data-screen") == "handover":
        root.locator("[data-action=ready]").click()
    Clicker(root).open_menu("menu_others")
    root.locator("[data-action=class]").click()
    root.locator("[data-action=class_link]").first.click()
    dialog = host.page.get_by_role("dialog", name="A class")
    dialog.locator("[data-action=open_table]").click()
    host.push_until(lambda: dialog.locator("textarea").count())
    link = dialog.locator("textarea").input_value()
    # No phone can reach an address that means this computer itself.
    expect(dialog.locator("svg.rw-qr")).to_have_count(0)
    # No data that a notebook may save contains a link.
    assert link.partition("#")[2] not in json.dumps(host.widget.get_state(), default=str)
    dialog.locator("[data-action=close]").click()
    ada = guests(link, CLASS)
    ada.sit_down("Ada")
    root.locator("[data-action=put_position]").click()
    expect(ada.root).to_have_attribute("data-phase", "reinforce")
    advice = game.hint().action
    assert advice["type"] == "place"
    Clicker(ada.root).do({"type": "place", "territory": advice["territory"], "armies": 1})
    expect(ada.root.locator("[data-pupil=answered]")).to_be_visible()
    host.push_until(lambda: root.get_by_text("1 of 1 pupil has answered").count())
    root.locator("[data-action=show_answer]").click()
    expect(ada.root.locator("[data-pupil=right]")).to_be_visible()
    host.push()
    # The game has waited, and comes back when the class ends.
    root.locator("[data-action=leave]").click()
    expect(root.locator("[data-action=menu]")).to_be_visible()
    expect(ada.page.locator("body")).to_have_attribute("data-status", "closed")
    assert game.phase == "reinforce"
    host.widget.close()


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(320, 640), (390, 664), (1280, 800)])
def test_a_pupils_page_fits_and_can_be_read_by_everybody(
    bridged: Callable[..., Bridge], guests: Callable[..., GuestPage], size: tuple[int, int]
) -> None:
    host = bridged(lambda: rw.classroom("04-combat", step="one-stays"), *size)
    page = guests(host.widget.link, CLASS, viewport={"width": size[0], "height": size[1]})
    page.sit_down("Ada")
    for shown in (host.page, page.page):
        assert shown.evaluate("document.documentElement.scrollWidth") <= size[0]
    # The guest's page has a policy that blocks injected scripts, so axe runs only on the host's
    # page.
    assert axe(host.page) == []
    host.widget.close()


def test_each_screen_has_its_own_theme_and_motion(
    bridged: Callable[..., Bridge], guests: Callable[..., GuestPage]
) -> None:
    host = bridged(lambda: rw.classroom("04-combat", theme="dark", reduced_motion=True))
    looks = {}
    media: list[dict[str, Any]] = [
        {"color_scheme": "light", "reduced_motion": "no-preference"},
        {"color_scheme": "dark", "reduced_motion": "reduce"},
    ]
    for wish in media:
        page, scheme = guests(host.widget.link, CLASS, **DESK), wish["color_scheme"]
        page.page.emulate_media(**wish)
        page.sit_down(scheme)
        looks[scheme] = page.root.evaluate(
            """(root) => [
                 getComputedStyle(root).backgroundColor,
                 matchMedia('(prefers-reduced-motion: reduce)').matches,
               ]"""
        )
    assert looks["light"][0] != looks["dark"][0]
    assert [motion for _, motion in looks.values()] == [False, True]
    states = [m["traits"] for p in (page,) for m in p.heard if "theme" in m.get("traits", {})]
    assert {(each["theme"], each["reduced_motion"]) for each in states} == {("auto", "auto")}
    host.widget.close()


@pytest.mark.sampled
@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_a_pupil_can_reach_check(
    bridged: Callable[..., Bridge], guests: Callable[..., GuestPage], size: tuple[int, int]
) -> None:
    puzzle = load_puzzle(3)
    host = bridged(lambda: rw.classroom(puzzle))
    pupil = guests(host.widget.link, CLASS, **PHONE)
    pupil.sit_down("Ada")
    answer_from_below(pupil.root, [*puzzle.candidates][-1], size)
    assert within_reach(pupil.root, "check")


@pytest.mark.sampled
@pytest.mark.parametrize("size", PHONES)
def test_the_time_for_a_question_counts_down_on_a_pupils_phone_until_it_is_over(
    bridged: Callable[..., Bridge], guests: Callable[..., GuestPage], size: tuple[int, int]
) -> None:
    host = bridged(lambda: rw.classroom("04-combat", step="tie"))
    viewport = {"width": size[0], "height": size[1]}
    pupil = guests(host.widget.link, CLASS, **{**PHONE, "viewport": viewport})
    pupil.sit_down("Ada")
    host.root.locator("[data-action=class_limit]").select_option("300")
    countdown = pupil.root.get_by_role("timer")
    expect(countdown).to_be_in_viewport()
    expect(countdown).to_have_text(re.compile(r"^(5:00|4:5\d)$"))
    expect(host.root.get_by_role("timer")).to_have_text(re.compile(r"^(5:00|4:5\d)$"))
    host.root.locator("[data-action=end_time]").click()
    expect(pupil.root.locator("[data-message]")).to_contain_text("Time is up")
    expect(pupil.root.locator("[data-answer]")).to_have_count(0)
    host.root.locator("[data-action=more_time]").click()
    expect(pupil.root.locator("[data-answer]").first).to_be_visible()
    # The host's page may still ask for texts.
    host.widget._controls.close()
