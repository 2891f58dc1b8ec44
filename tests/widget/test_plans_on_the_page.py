"""Plans side by side on the page: compared, played on, drawn, and kept with the game."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.host.analyses import branches_of
from risk_widget.host.session import Session
from risk_widget.notation import Branch
from risk_widget.notation.branches import comments_of
from tests.clicks import Clicker
from tests.notation.kept_games import kept_record
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.harness import PAINTED, axe, look
from tests.widget.page_player import PagePlayer, screen_of
from tests.widget.test_access import choosing, open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from risk_widget import RiskWidget
    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="plans on the page", share=2)

SEATS = ["red", "blue", "green"]


SEATED = {"red": "human", "blue": "cautious", "green": "cautious"}


def fought() -> rw.Game:
    """Return a game in which Red has attacked Peru once, and still attacks."""
    game = positions.attack(6, 6, 6, 1, 1)
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    game.apply({"type": "defend", "dice": 2})
    return game


def widget(**more: Any) -> RiskWidget:
    """Return a game that isn't rated, since it began with a position."""
    return rw.RiskWidget(fought(), seats=SEATED, **more)


def plans(player: PagePlayer, at: int, what: str = "plans", **more: str) -> Any:
    return player.send({"type": "query", "what": what, "at": at, **more})


def draw(player: PagePlayer, at: int, path: str, **edit: str) -> Any:
    """Change one of the person's plans at a moment: `edit` has its `text` or its `name`."""
    return player.send({"type": "plan", "at": at, "path": path, **edit})


def attacking() -> tuple[Session, PagePlayer]:
    session = Session(fought(), seats=SEATED)
    return session, PagePlayer(session)


def test_the_plans_of_a_moment_are_sent_to_the_page() -> None:
    _, player = attacking()
    told = plans(player, 0)["data"]
    assert [plan["letter"] for plan in told["plans"]][:2] == ["A", "B"]
    assert [plan["by"] for plan in told["plans"]][:2] == ["played", "expert"]
    assert told["plans"][0]["texts"] == ["attack brazil>peru"]
    assert told["games"] == 0
    assert told["seat"] == "red"
    first = told["plans"][0]
    assert len(first["steps"]) == len(first["texts"]) == len(first["ways"])


def test_a_players_plan_can_be_drawn_kept_and_dropped() -> None:
    session, player = attacking()
    assert draw(player, 0, "0", text="attack brazil>peru")["ok"]
    told = plans(player, 0)["data"]["plans"]
    assert [plan["by"] for plan in told][-1] == "own"
    assert told[-1]["texts"] == ["attack brazil>peru"]
    refused = draw(player, 0, "0", text="attack brazil>egypt")
    assert refused["rule"] == "attack.adjacent"
    assert session.match is not None
    assert session.match.branches == {0: (Branch("attack brazil>peru"),)}
    assert draw(player, 0, "0", text="")["ok"]
    assert session.match.branches == {}


def test_a_rated_game_shows_no_plans_until_it_is_over() -> None:
    session = Session(
        rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=3),
        seats={"red": "human", "blue": "bold", "green": "bold"},
    )
    player = PagePlayer(session)
    refused = plans(player, 0)
    assert not refused["ok"]
    assert "after a game" in refused["message"]


def test_nobody_sees_the_plans_of_another_seat_before_the_end() -> None:
    session = Session(fought(), seats={**SEATED, "red": "cautious", "green": "human"})
    assert plans(PagePlayer(session), 0)["ok"] is False


def test_playouts_run_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("risk_widget.host.analyses.PLAIN_GAMES", 10)
    monkeypatch.setattr("risk_widget.compiled.compiler.is_compiled", lambda: False)
    _, player = attacking()
    for _ in range(100):
        told = plans(player, 0, "play_plans")["data"]
        if told["games"] == 10:
            break
    assert ({plan["games"] for plan in told["plans"]}, told["of"]) == ({10}, 10)
    assert plans(player, 0)["data"]["games"] == 10


def test_estimates_look_ahead_before_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("risk_widget.game_review.plans.AHEAD", 2)
    monkeypatch.setattr("risk_widget.host.analyses.FIRST_LOOK", 2)
    monkeypatch.setattr("risk_widget.compiled.compiler.is_compiled", lambda: False)
    _, player = attacking()
    first = plans(player, 0)["data"]
    assert first["rough"]
    found = first
    for _ in range(100):
        if not found["rough"]:
            break
        found = plans(player, 0, "play_plans")["data"]
    assert found["games"] == 0
    for plan, before in zip(found["plans"], first["plans"], strict=True):
        assert 0 < plan["error"] <= 11 < before["error"]
    assert draw(player, 0, "0", text="attack brazil>north-africa, attack brazil>venezuela")["ok"]
    # The search has looked ahead from the new plan, too.
    assert not plans(player, 0)["data"]["rough"]


def test_records_and_links_contain_plans() -> None:
    session, player = attacking()
    assert session.match is not None
    session.match.analyse(0, {})  # lets the plans of every seat be seen
    assert draw(player, 0, "0", text="attack brazil>north-africa", name="Into Africa")["ok"]
    reply = next(iter(plans(player, 0, path="0")["data"]["plans"][0]["put"]))
    assert draw(player, 0, "0.0", text=f"place {reply} 3")["ok"]
    record = player.send({"type": "query", "what": "record", "whole": True})["data"]["text"]
    assert '# [plan "Into Africa": attack brazil>north-africa] [>: place ' in record
    then = (Branch(f"place {reply} 3"),)
    tree = {0: (Branch("attack brazil>north-africa", "Into Africa", then),)}
    again = rw.Game.replay(record)
    assert again.ok
    assert again.branches == tree
    link = player.send({"type": "query", "what": "link", "whole": True})["data"]["text"]
    assert rw.open_link(link).branches == tree
    seats = [{"seat": seat, "player": "human"} for seat in SEATS]
    player.send({"type": "load", "text": record, "seats": seats})
    assert session.match.branches == tree


@pytest.mark.usefixtures("kept_folder")
def test_plans_and_remarks_are_kept_with_a_game() -> None:
    session = Session(fought(), seats=SEATED, keep=True)
    player = PagePlayer(session)
    player.send({"type": "comment", "at": 1, "text": "Why not?"})
    assert draw(player, 0, "0", text="attack brazil>north-africa", name='"Why?"')["ok"]
    assert session._keeper is not None
    assert '# Why not? [plan "\\22;Why?\\22;": attack brazil' in session._keeper.text
    again = Session(keep=True)
    again.go_on(again.kept()[0].path)
    assert again.match is not None
    assert again.match.branches == {0: (Branch("attack brazil>north-africa", '"Why?"'),)}
    assert again.match.comments == {1: "Why not?"}


def test_a_plan_is_continued_from_its_end_by_the_next_seat() -> None:
    session, player = attacking()
    board = session.match
    assert board is not None
    board.analyse(0, {})  # lets the plans of every seat be seen
    assert draw(player, 0, "0", text="attack brazil>peru")["ok"]
    told = plans(player, 0, path="0")["data"]
    assert told["seat"] == "blue"
    assert told["board"]["peru"][0] == "red"
    assert {plan["by"] for plan in told["plans"]} == {"expert"}
    place, armies = next(iter(told["plans"][0]["put"].items()))
    assert draw(player, 0, "0.0", text=f"place {place} {armies}", name="Reply")["ok"]
    assert draw(player, 0, "0.0", text="attack brazil>peru")["rule"] != ""
    (first, reply) = player.send({"type": "query", "what": "branches"})["data"]["branches"]
    assert (first["path"], first["name"]) == ("0", "Brazil → Peru")
    assert (reply["path"], reply["name"]) == ("0.0", "Reply")
    assert plans(player, 0)["data"]["plans"][-1]["follow"] == 1
    assert draw(player, 0, "0", text="")["ok"]
    assert player.send({"type": "query", "what": "branches"})["data"]["branches"] == []


def test_the_board_after_each_step_is_sent() -> None:
    _, player = attacking()
    draw(player, 0, "0", text="attack brazil>peru, attack brazil>venezuela")
    one, two = plans(player, 0)["data"]["plans"][-1]["boards"]
    assert set(one) == {"brazil", "peru"}
    assert one["peru"][0] == two["venezuela"][0] == "red"
    # Some armies stay behind for the second attack, which leaves a single army there.
    assert one["brazil"][1] > two["brazil"][1] == 1
    assert "peru" not in two


def test_no_plan_continues_with_another_seats_secrets() -> None:
    _, player = attacking()
    draw(player, 0, "0", text="attack brazil>peru")
    refused = plans(player, 0, path="0")
    assert "after a game" in refused["message"]


def test_a_covered_screen_lists_no_plans() -> None:
    session, player = attacking()
    draw(player, 0, "0", text="attack brazil>peru")
    shown = session.shown_here()
    assert len(branches_of(shown)["branches"]) == 1
    assert branches_of(replace(shown, private="covered"))["branches"] == []


def test_missing_plans_are_refused() -> None:
    _, player = attacking()
    for path in ("1", "0.0", "x", "-1", ""):
        assert not draw(player, 0, path, text="attack brazil>peru")["ok"]
    assert not draw(player, 0, "0", name="Nothing")["ok"]
    assert draw(player, 0, "0", text="attack brazil>peru")["ok"]
    long = draw(player, 0, "0", name="a" * 10_001)
    assert "10,000" in long["message"].replace("10000", "10,000")


def test_the_number_of_plans_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("risk_widget.host.analyses.MOST_BRANCHES", 2)
    _, player = attacking()
    for number in range(2):
        assert draw(player, 0, str(number), text="attack brazil>peru")["ok"]
    assert "2 plans" in draw(player, 0, "2", text="attack brazil>peru")["message"]
    assert draw(player, 0, "1", text="attack brazil>venezuela")["ok"]


def test_an_illegal_plan_in_a_record_affects_no_other() -> None:
    record = fought().record(branches={0: ["attack brazil>egypt", "attack brazil>peru"]})
    board = rw.analyse(record)
    told = plans(PagePlayer(board.session), 0)["data"]
    board.close()
    assert [plan["texts"] for plan in told["plans"] if plan["by"] == "own"] == [
        ["attack brazil>peru"]
    ]
    (faulty,) = told["faulty"]
    assert (faulty["place"], faulty["steps"]) == (0, "attack brazil>egypt")
    assert "border" in faulty["why"]


def test_a_spectators_story_omits_plans_of_a_game_in_progress() -> None:
    game = fought()
    tree = {1: [Branch("attack brazil>peru", "Secret [brazil]")]}
    told = game.story(seat="spectator", comments=comments_of(tree, 2, {1: "Look."}))
    assert "Secret" not in told.html


def analysed(open_page: Callable[..., Bridge], **more: Any) -> Locator:
    root = open_root(open_page, lambda: widget(**more))
    hand = Clicker(root)
    hand.button("look_back").click()
    hand.button("first").click()
    expect(root.locator('[data-action="plan_A"]')).to_be_visible()
    return root


def test_the_played_turn_is_listed_next_to_the_experts_plans(
    mounted: Callable[..., Bridge],
) -> None:
    root = analysed(mounted)
    columns = root.locator(".rw-plan")
    expect(columns.first).to_contain_text(re.compile("A · as played"))
    expect(columns.nth(1)).to_contain_text(re.compile("B · expert"))
    expect(root.locator('.rw-plan[aria-pressed="true"]')).to_have_count(1)
    root.locator('[data-action="plan_B"]').click()
    expect(root.locator('[data-action="plan_B"]')).to_have_attribute("aria-pressed", "true")
    expect(root.locator(".rw-map .hints[data-plan]")).to_have_attribute("data-plan", "B")


def test_the_players_return_after_the_plans(mounted: Callable[..., Bridge]) -> None:
    root = analysed(mounted)
    expect(root.locator(".rw-players")).to_have_count(0)
    root.locator('[data-action="plans"]').click()
    expect(root.locator(".rw-players")).to_be_visible()
    expect(root.locator(".rw-plan")).to_have_count(0)


def test_a_plan_can_be_drawn_by_clicks_changed_and_deleted(mounted: Callable[..., Bridge]) -> None:
    root = analysed(mounted)
    hand = Clicker(root)
    before = root.locator(".rw-plan").count()
    hand.button("draw_plan").click()
    for territory in ("brazil", "peru"):
        hand.pick(territory)
    steps = root.locator(".rw-plan-steps li")
    expect(steps).to_have_count(1)
    expect(steps.first).to_contain_text(re.compile("Brazil → Peru \\(\\d+%\\)"))
    expect(root.locator(".rw-plan")).to_have_count(before + 1)
    # The page explains why the rules refuse a step, and the plan stays.
    for territory in ("brazil", "congo"):
        hand.pick(territory)
    expect(root.locator(".rw-aim .rw-refusal")).to_contain_text("Brazil does not border Congo.")
    expect(steps).to_have_count(1)
    hand.button("step_remove-0").click()
    expect(root.locator(".rw-plan")).to_have_count(before)


def drag(root: Locator, source: str, target: str) -> None:
    """Drag one territory onto another with the mouse."""
    mouse = root.page.mouse
    boxes = [root.locator(f'[data-territory="{t}"] .hit').bounding_box() for t in (source, target)]
    (x, y), (to_x, to_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    )
    mouse.move(x, y)
    mouse.down()
    mouse.move((x + to_x) / 2, (y + to_y) / 2)
    mouse.move(to_x, to_y)
    mouse.up()


def dashes(root: Locator) -> str:
    """Return the dashes of the arrows on the map."""
    found = root.locator(".rw-map .hints .way path:not(.halo, .head)").first
    return str(found.evaluate("(path) => getComputedStyle(path).strokeDasharray"))


def test_a_plan_can_be_drawn_judged_kept_sent_and_reopened(
    bridged: Callable[..., Bridge], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("risk_widget.compiled.compiler.is_compiled", lambda: False)
    monkeypatch.setattr("risk_widget.host.analyses._TOGETHER", 1)
    bridge = bridged(widget, width=932, height=647)
    root = bridge.page.locator("[data-risk-widget]").first
    hand = Clicker(root)
    hand.button("look_back").click()
    hand.button("first").click()
    hand.button("draw_plan").click()
    # A drag is an attack, and so is a second one from the same territory.
    steps = root.locator(".rw-plan-steps li")
    drag(root, "brazil", "peru")
    expect(steps).to_have_count(1)
    drag(root, "brazil", "venezuela")
    expect(steps).to_have_count(2)
    expect(steps.nth(1)).to_contain_text(re.compile(r"Brazil → Venezuela \(\d+%\)"))
    # The exact odds and the estimate appear at once; the arrows have the plan's letter and dashes.
    own = root.locator('.rw-plan[aria-pressed="true"]')
    letter = str(own.locator("b").first.text_content())
    expect(own).to_contain_text("All attacks succeed:")
    arrows = root.locator(".rw-map .hints[data-plan]")
    expect(arrows).to_have_attribute("data-plan", letter)
    expect(root.locator(".rw-map .hints").last).to_contain_text(f"{letter}2")
    drawn = dashes(root)
    hand.button("plan_A").click()
    expect(arrows).to_have_attribute("data-plan", "A")
    assert dashes(root) != drawn
    # Steps can be put in a different order.
    own = hand.button(f"plan_{letter}")
    own.click()
    hand.button("step_up-1").click()
    expect(steps.first).to_contain_text("Brazil → Venezuela")
    # The map shows the board after a step while the mouse is on the step.
    hand.button("step_show-0").hover()
    expect(hand.territory("venezuela")).to_have_attribute("data-owner", "red")
    own.hover()
    expect(hand.territory("venezuela")).not_to_have_attribute("data-owner", "red")
    # Games are played on from the plan, with a progress bar, until somebody stops them.
    expect(root.locator(".rw-plan-bar")).to_have_count(0)
    hand.button("play_plans").click()
    root.locator('.rw-plan-progress:not([value="0"])').wait_for(timeout=60_000)
    hand.button("stop_plans").click()
    expect(hand.button("play_plans")).to_be_visible()
    expect(own.locator(".rw-plan-bar")).to_be_visible()
    expect(root.locator(".rw-side")).to_contain_text(re.compile(r"in \d+ games? each"))
    # The plan gets a name, and everybody can read all of the name.
    hand.button("plan_name").fill("North [first]")
    hand.button("plan_name").press("Enter")
    row = root.locator("[data-branch]")
    expect(row).to_have_text("North [first]")
    assert axe(bridge.page) == []
    # The plan is sent as a link, and the link opens it elsewhere.
    choosing("save")(root)
    hand.button("link_whole").click()
    link = root.locator("[data-code]").input_value()
    other = bridged(rw.RiskWidget, width=932, height=647).page.locator("[data-risk-widget]").first
    hand = Clicker(other)
    hand.button("load").click()
    other.get_by_role("dialog").locator("textarea").fill(link)
    hand.button("read_text").click()
    hand.button("load_game").click()
    hand.button("look_back").click()
    row = other.locator("[data-branch]")
    expect(row).to_have_text("North [first]")
    row.click()
    expect(other.locator(".rw-plan-steps li").first).to_contain_text("Brazil → Venezuela")
    expect(other.locator(".rw-plan-steps li")).to_have_count(2)


def swipe(root: Locator, source: str, target: str) -> None:
    """Drag one territory onto another with a finger."""
    boxes = [root.locator(f'[data-territory="{t}"] .hit').bounding_box() for t in (source, target)]
    (x, y), (to_x, to_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    )
    finger = root.page.context.new_cdp_session(root.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": right, "y": down} for right, down in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    touch("touchMove", ((x + to_x) / 2, (y + to_y) / 2))
    touch("touchMove", (to_x, to_y))
    touch("touchEnd")
    finger.detach()


def test_on_a_phone_a_plan_can_be_drawn_by_finger(bridged: Callable[..., Bridge]) -> None:
    touch = {"has_touch": True, "reduced_motion": "reduce"}
    bridge = bridged(widget, width=390, height=664, **touch)
    root, hand = bridge.root, Clicker(bridge.root)
    # A browser lets a finger scroll wherever it has painted nothing that forbids it.
    bridge.page.add_style_tag(content=PAINTED)

    def tap(action: str) -> None:
        look(root.page)
        hand.button(action).tap()
        bridge.push()

    tap("look_back")
    tap("first")
    tap("draw_plan")
    steps = root.locator(".rw-plan-steps li")
    # A finger that moves from one territory to another draws an attack, and so do two taps.
    swipe(root, "brazil", "peru")
    expect(steps).to_have_count(1)
    expect(steps.first).to_contain_text(re.compile(r"Brazil → Peru \(\d+%\)"))
    for territory in ("brazil", "venezuela"):
        look(root.page)
        root.locator(f'[data-territory="{territory}"] .hit').tap()
    expect(steps).to_have_count(2)
    expect(steps.nth(1)).to_contain_text("Brazil → Venezuela")
    # The letters of all plans stay on the screen, each large enough for a finger.
    letters = root.locator(".rw-plan")
    assert letters.count() > 6
    for letter in letters.all():
        box = letter.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
        assert box["x"] + box["width"] <= 390
    tap("step_up-1")
    expect(steps.first).to_contain_text("Brazil → Venezuela")
    tap("step_remove-0")
    expect(steps).to_have_count(1)


def test_analyse_opens_the_last_turn_of_any_kind_of_game() -> None:
    game = fought()
    record = game.record(branches={0: ["attack brazil>venezuela"]}, comments={1: "Look."})
    for given, at in (
        (game, 2),
        (record, 2),
        (rw.Game.replay(record), 2),
        (game.link(whole=True), 2),
        (game.position(), 0),
    ):
        board = rw.analyse(given)
        assert board.session.match is not None
        assert board.session.match.analysed_at in (0, at)
        assert screen_of(board.session)["host"]["analyse"] == board.session.match.analysed_at
        board.close()
    board = rw.analyse(record, at=0)
    assert board.session.match is not None
    assert board.session.match.branches == {0: (Branch("attack brazil>venezuela"),)}
    assert board.session.match.comments == {1: "Look."}
    assert board.game is not None
    assert board.game.history[0].seat == "red"
    board.close()
    with pytest.raises(ValueError, match="at"):
        rw.analyse(game, at=9)


def test_the_page_opens_with_the_plans_of_every_seat(mounted: Callable[..., Bridge]) -> None:
    bridge = mounted(lambda: rw.analyse(fought().record(), at=0))
    root = bridge.page.locator("[data-risk-widget]").first
    expect(root.locator('[data-action="plan_A"]')).to_be_visible()
    expect(root).to_have_attribute("data-past", "0")


def in_analysis(open_page: Callable[..., Bridge], record: str, at: int = 0) -> Locator:
    """Open a moment of a game in Analyse, where the plans of every seat may be seen."""
    bridge = open_page(lambda: rw.analyse(record, at=at))
    root: Locator = bridge.page.locator("[data-risk-widget]").first
    expect(root.locator('[data-action="plan_A"]')).to_be_visible()
    return root


def test_the_players_plans_form_a_tree_with_names_that_can_be_continued_and_cleared(
    mounted: Callable[..., Bridge],
) -> None:
    root = in_analysis(mounted, fought().record())
    hand = Clicker(root)
    rows, current = (
        root.locator("[data-branch]"),
        root.locator('[data-branch][aria-current="true"]'),
    )
    hand.button("plan_A").click()
    hand.button("keep_plan").click()
    expect(current).to_have_attribute("data-branch", "0/0")
    name = hand.button("plan_name")
    name.fill("Peru [first]")
    name.dispatch_event("change")
    expect(current).to_have_text("Peru [first]")
    expect(root.locator(".rw-plan").first).to_contain_text("Peru [first]")
    # After the plan's end, it is Blue's turn; a plan that is kept there continues the first one.
    hand.button("continue_plan").click()
    expect(root.locator(".rw-plan-on")).to_contain_text("it's Blue's turn")
    expect(hand.territory("peru")).to_have_attribute("data-owner", "red")
    hand.button("plan_A").click()
    hand.button("keep_plan").click()
    expect(current).to_have_attribute("data-branch", "0/0.0")
    # The tree, and the link above it, lead back to the plan, even from another moment.
    hand.button("last").click()
    expect(rows).to_have_count(2)
    rows.first.click()
    expect(current).to_have_attribute("data-branch", "0/0")
    expect(hand.territory("peru")).to_have_attribute("data-owner", "blue")
    rows.nth(1).click()
    expect(current).to_have_attribute("data-branch", "0/0.0")
    hand.button("plan_back").click()
    expect(current).to_have_attribute("data-branch", "0/0")
    expect(hand.button("drop_plan")).to_have_text("Delete it and the plan that continues it")
    hand.button("drop_plan").click()
    expect(rows).to_have_count(0)
    expect(root.locator(".rw-block-branches")).to_have_count(0)


def test_an_overlong_name_is_refused_and_not_cut(mounted: Callable[..., Bridge]) -> None:
    root = in_analysis(mounted, fought().record())
    hand = Clicker(root)
    hand.button("keep_plan").click()
    # The best plan and its copy do not differ.
    expect(root.locator(".rw-side")).to_contain_text("No difference found between")
    name = hand.button("plan_name")
    name.fill("a" * 10_001)
    name.dispatch_event("change")
    expect(root.locator(".rw-aim .rw-refusal")).to_contain_text("at most 10000 characters")
    assert len(name.input_value()) == 10_001


def test_the_board_shows_a_step_while_it_has_the_focus(mounted: Callable[..., Bridge]) -> None:
    root = in_analysis(mounted, fought().record())
    hand = Clicker(root)
    hand.button("plan_A").click()
    peru, armies = hand.territory("peru"), hand.territory("brazil").get_attribute("data-armies")
    hand.button("step_show-0").focus()
    expect(peru).to_have_attribute("data-owner", "red")
    hand.button("plan_A").focus()
    expect(peru).to_have_attribute("data-owner", "blue")
    expect(hand.territory("brazil")).to_have_attribute("data-armies", armies)


def test_a_click_places_armies_and_another_takes_them_back(mounted: Callable[..., Bridge]) -> None:
    root = in_analysis(mounted, kept_record("czech-domination-3-1"), 251)
    hand = Clicker(root)
    hand.button("draw_plan").click()
    hand.pick("brazil")
    steps = root.locator(".rw-plan-steps li")
    expect(steps).to_have_count(1)
    expect(steps.first).to_contain_text("7 on Brazil")
    hand.pick("brazil")
    expect(steps).to_have_count(0)
