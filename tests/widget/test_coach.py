"""The expert's win probabilities and hints at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.bots import make
from risk_widget.game_review import Reviewer, left_open
from risk_widget.host.session import Session
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.harness import axe
from tests.widget.page_player import PagePlayer
from tests.widget.test_access import open_root, open_taken

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="coach", share=2)

SEATS = ["red", "blue", "green"]
HINT = {"type": "query", "what": "hint"}
REVIEW = {"type": "query", "what": "review"}


def new(**more: Any) -> rw.Game:
    return rw.Game.new(edition="german", mode="missions", seats=SEATS, seed=4, **more)


def test_chances_are_shown_on_request() -> None:
    page = PagePlayer(Session(new(), seats={"red": "human"}, seed=1))
    assert page.look()["chances"] is None
    page.send({"type": "evaluation", "value": True})
    chances = page.look()["chances"]
    assert set(chances) == set(SEATS)
    assert sum(chances.values()) == pytest.approx(1, abs=0.002)
    page.send({"type": "evaluation", "value": False})
    assert page.look()["chances"] is None


def test_looking_back_shows_chances_if_the_game_is_over_or_they_are_on() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, bot_speed="instant", seed=1))
    ask = {"type": "query", "what": "moment", "at": 0}
    assert page.send(ask)["data"]["chances"] is None
    page.send({"type": "evaluation", "value": True})
    assert set(page.send(ask)["data"]["chances"]) == set(SEATS)
    page.send({"type": "evaluation", "value": False})
    page.play()
    chances = page.send(ask)["data"]["chances"]
    assert sum(chances.values()) == pytest.approx(1, abs=0.002)
    assert game.winner is not None
    last = page.send({**ask, "at": len(game.history)})["data"]["chances"]
    assert last == {seat: float(seat == game.winner) for seat in SEATS}


def test_chances_use_only_what_the_screen_may_know() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, evaluation=True, seed=1))
    assert page.look()["chances"] == rounded(game, "red")
    several = PagePlayer(Session(game, seats=dict.fromkeys(SEATS, "human"), evaluation=True))
    several.send({"type": "conceal"})
    assert several.look()["chances"] == rounded(game, None)


def rounded(game: rw.Game, seat: str | None) -> dict[str, float]:
    return {seat: round(chance, 3) for seat, chance in game.evaluate(seat).chances.items()}


def test_a_hint_is_a_legal_move_with_its_reason() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, seed=1))
    answer = page.send(HINT)
    assert answer["ok"]
    data = answer["data"]
    assert game.explain(data["action"]).legal
    territory = data["action"]["territory"]
    around = next(c for c in game.board.continents if territory in c.territories)
    assert data["look"] == list(around.territories)
    assert around.name in data["nudge"]
    assert territory in data["put"]
    assert all(sentence.endswith(".") for sentence in data["sentences"])


def test_nobody_gets_a_hint_for_another_seat() -> None:
    page = PagePlayer(Session(new(), seats={"blue": "human", "red": "human", "green": "human"}))
    page.send({"type": "conceal"})
    refused = page.send(HINT)
    assert not refused["ok"]
    assert "at this screen" in refused["message"]


def attacking(*dice: int) -> rw.Game:
    """Return a game in which Red, with one large army, may take South America."""
    return positions.game(
        {
            "turn": "red",
            "phase": "attack",
            "territories": {"*": ["blue", 2], "brazil": ["red", 30], "siam": ["green", 3]},
        },
        dice=dice,
    )


def test_a_hint_is_marked_on_the_map_until_it_is_closed(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: RiskWidget(attacking(), seats={"red": "human"}))
    hand, panel = Clicker(root), root.locator(".rw-block-hint")
    marks, legend = root.locator(".hints [data-hint]"), root.locator(".legend")
    hand.button("hint").click()
    expect(panel).to_contain_text("Look at what Brazil can take.")
    expect(marks).to_have_count(1)
    expect(legend).to_contain_text("hint: look here")
    assert root.get_by_role("dialog").count() == 0
    assert axe(root.page) == []
    panel.get_by_text("The plan").click()
    expect(panel).to_contain_text("Attack")
    expect(panel).to_contain_text("If all goes well")
    expect(root.locator('.hints [data-hint="here"]')).to_have_count(1)
    expect(root.locator('.hints [data-hint="to"]').first).to_be_attached()
    expect(legend).to_contain_text("hint: from here")
    expect(legend).to_contain_text("hint: to here")
    assert "hint: from here" in (hand.territory("brazil").get_attribute("aria-label") or "")
    assert axe(root.page) == []
    hand.pick("brazil")
    expect(marks.first).to_be_attached()
    root.press("Escape")
    root.press("Escape")
    expect(panel).to_have_count(0)
    expect(marks).to_have_count(0)


def test_following_a_hint_attacks_its_target_and_keeps_its_button_in_place(
    bridged: Callable[..., Bridge],
) -> None:
    bridge = bridged(lambda: RiskWidget(attacking(*(6, 6, 6, 1) * 2), seats={"red": "human"}))
    root = bridge.page.locator("[data-risk-widget]").first
    hand, game = Clicker(root), bridge.widget.game
    hand.button("hint").click()
    root.locator(".rw-block-hint").get_by_text("The plan").click()
    button = hand.button("do_hint")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    place = button.bounding_box()
    target = game.hint().action["target"]
    button.click()
    bridge.let_bots_play()
    expect(root).to_have_attribute("data-phase", "occupy")
    assert game.owner(target) == "blue"
    expect(button).to_be_visible()
    assert button.bounding_box() == place
    hand.button("undo").click()
    expect(root.locator("[data-message]")).to_contain_text("the dice will be the same")
    expect(hand.territory("brazil")).to_have_attribute("aria-pressed", "true")
    expect(hand.territory(target)).to_have_attribute("aria-pressed", "true")


def test_a_hint_can_be_followed_by_keys_and_disappears_after_an_action(
    bridged: Callable[..., Bridge],
) -> None:
    bridge = open_taken(
        bridged, lambda: RiskWidget(new(), seats={"red": "human"}, evaluation=True, confirm=True)
    )
    root = bridge.root
    expect(root.locator(".rw-chances")).to_contain_text("if everyone plays about as well")
    panel = root.locator(".rw-block-hint")
    root.press("h")
    Clicker(root).button("confirm").click()
    expect(panel).to_contain_text("Look at")
    root.press("h")
    expect(panel).to_contain_text("Put an army on")
    root.press("Shift+H")
    bridge.let_bots_play()
    expect(root.locator(".rw-log li, [data-log] li").first).to_contain_text("Red 1, Blue 1")
    expect(panel).to_contain_text("Put an army on")
    Clicker(root).button("close_hint").click()
    expect(panel).to_have_count(0)


def test_a_review_shows_the_experts_choice_turn_by_turn() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, bot_speed="instant", seed=1))
    ask = {"type": "query", "what": "review_turn", "turn": 1}
    assert not page.send(ask)["ok"]
    page.play()
    whole = game.review()
    for turn in whole.turns[:3]:
        data = page.send({**ask, "turn": turn.number})["data"]
        assert data["plan"] == turn.beside_plan
        assert data["opened"] == left_open(Reviewer(game), turn.number)
        if turn.choices is None:
            assert data["worth"] is None
        else:
            assert data["worth"] == pytest.approx(turn.choices, abs=0.001)
    refused = page.send({**ask, "turn": len(whole.turns) + 1})
    assert not refused["ok"]
    assert f"{len(whole.turns)} turns" in refused["message"]


def test_a_resigned_game_can_be_reviewed() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, bot_speed="instant", seed=1))
    bot = make("easygoing", 1, board=game.board)
    while game.round < 2:
        if page.session.to_advance:
            assert page.session.advance()
        else:
            page.send(bot.choose(game.observe("red")))
    assert "when it is over" in page.send(REVIEW)["message"]
    page.send({"type": "end_now"})
    data = page.send(REVIEW)["data"]
    assert [turn["seat"] for turn in data["turns"]] == [turn.seat for turn in game.review().turns]
    assert data["chances"]["red"][0] > 0


def test_the_players_turns_are_analysed_on_request_and_can_be_stopped(
    bridged: Callable[..., Bridge],
) -> None:
    game = played()
    own = [turn for turn in game.review("red").turns if turn.seat == "red"]
    compared = sum(turn.choices is not None for turn in own)
    root = open_root(bridged, lambda: RiskWidget(game, seats={"red": "human"}))
    hand, lines = Clicker(root), root.locator(".rw-block-choices li")
    if root.locator('[data-action="see_board"]').count():
        hand.button("see_board").click()
    hand.button("review").click()
    work = root.locator('[data-action="review_work"]')
    expect(work).to_have_text("Work it out")
    assert lines.count() == 0
    work.click()
    expect(lines).to_have_count(len(own), timeout=60_000)
    expect(work).to_have_count(0)
    expect(root.locator(".rw-block-choices")).to_contain_text(
        f"{compared} turns that began differently"
    )
    assert axe(root.page) == []
    hand.button(f"turn-{own[-1].number}").click()
    expect(root.locator(".rw-when")).to_contain_text(str(own[-1].first))


def test_a_review_needs_a_finished_game() -> None:
    game = new()
    page = PagePlayer(Session(game, seats={"red": "human"}, bot_speed="instant", seed=1))
    refused = page.send(REVIEW)
    assert not refused["ok"]
    assert "when it is over" in refused["message"]
    page.play()
    data = page.send(REVIEW)["data"]
    turns = len(game.to_rows("turns"))
    assert len(data["rounds"]) == turns + 1
    assert {len(chances) for chances in data["chances"].values()} == {turns + 1}
    assert data["chances"][game.winner][-1] == 1
    assert [point["at"] for point in data["points"]] == sorted(p["at"] for p in data["points"])
    ask = {"type": "query", "what": "moment", "at": data["points"][0]["at"]}
    then = page.send(ask)["data"]
    before = {
        seat: values[data["points"][0]["turn"] - 1] for seat, values in data["chances"].items()
    }
    assert then["chances"] == pytest.approx(before, abs=0.002)
    assert sum(row["armies"] for row in data["luck"]) == pytest.approx(0, abs=0.2)


def played() -> rw.Game:
    game = new()
    bots = {seat: make("bold", 1) for seat in SEATS}
    while not game.is_over:
        actor = game.actor or ""
        game.apply(bots[actor].choose(game.observe(actor)))
    return game


def test_a_review_links_to_the_turning_points(bridged: Callable[..., Bridge]) -> None:
    game = played()
    points = game.review("red", plans=False).turning_points  # the page asks for one player
    root = open_root(bridged, lambda: RiskWidget(game, seats={"red": "human"}))
    hand = Clicker(root)
    if root.locator('[data-action="see_board"]').count():
        hand.button("see_board").click()
    hand.button("review").click()
    dialog = root.get_by_role("dialog")
    expect(dialog.locator(".rw-curve")).to_have_count(len(SEATS))
    assert axe(root.page) == []
    hand.button("turned-1").click()
    expect(dialog).to_have_count(0)
    expect(root.locator(".rw-when")).to_contain_text(str(points[0].first))
    hand.button("review").click()
    expect(dialog.locator(".rw-turning-points li")).to_have_count(len(points))
    # Every turn in the chart can be clicked.
    dialog.locator(f'[data-turn="{points[-1].number}"]').click(force=True)
    expect(dialog).to_have_count(0)
    expect(root.locator(".rw-when")).to_contain_text(str(points[-1].first))
