"""Each kind of action, taken by clicks on the page of a real widget and checked in the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.clicks import Clicker
from tests.widget import positions

if TYPE_CHECKING:
    from collections.abc import Callable

    import risk_widget as rw
    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="actions", share=2)


class GamePage:
    """A position on the page, a player who clicks, and the engine behind it."""

    def __init__(self, bridge: Bridge) -> None:
        self.page = bridge.page
        self.bridge = bridge
        self.widget: rw.RiskWidget = bridge.widget
        self.root = bridge.page.locator("[data-risk-widget]").first
        self.hand = Clicker(self.root)

    @property
    def game(self) -> rw.Game:
        """The engine's game."""
        assert self.widget.game is not None
        return self.widget.game

    def say(self, text: str) -> None:
        """Check that the sentence above the map begins with this text."""
        expect(self.root.locator("[data-message]")).to_contain_text(text)

    def do(self, **action: Any) -> None:
        """Carry out an action by clicking."""
        self.hand.do(action)


@pytest.fixture
def table(bridged: Callable[..., Bridge]) -> Callable[..., GamePage]:
    """Open a position on a page of its own, with the screen already taken."""

    def go(position: rw.Game, **keys: Any) -> GamePage:
        opened = GamePage(bridged(lambda: positions.widget(position), **keys))
        if opened.root.get_attribute("data-screen") == "handover":
            opened.do(type="ready")
        return opened

    return go


def test_a_territory_is_claimed(table: Callable[..., GamePage]) -> None:
    at = table(positions.claim())
    at.say("Choose a territory to claim.")
    at.do(type="claim", territory="brazil")
    assert at.game.owner("brazil") == "red"
    assert at.game.actor == "blue"


def test_armies_are_placed_in_the_set_up(table: Callable[..., GamePage]) -> None:
    at = table(positions.place())
    at.say("Place one army; 2 left.")
    at.do(type="place", territory="brazil", armies=1)
    assert (at.game.armies("brazil"), at.game.actor) == (2, "blue")
    expect(at.hand.territory("brazil")).to_have_attribute("data-armies", "2")


def test_a_capital_is_chosen(table: Callable[..., GamePage]) -> None:
    at = table(positions.capital())
    at.say("Choose your capital. Only you see it.")
    at.do(type="choose_capital", territory="peru")
    assert at.game.observe("red")["capital"] == "peru"
    assert at.game.actor == "blue"


def test_a_set_is_traded_armies_placed_with_the_stepper_and_the_part_ended(
    table: Callable[..., GamePage],
) -> None:
    at = table(positions.reinforce())
    at.do(type="trade", cards=["alaska", "alberta", "japan"])
    assert at.game.observe("red")["hand"] == ["congo"]
    assert at.game.armies("alaska") == 3
    at.do(type="place", territory="brazil", armies=3)
    assert at.game.armies("brazil") == 5
    at.hand.pick("alaska")
    at.root.locator('[data-action="place_all"]').click()
    # Nothing is left to do there, so the attack begins.
    expect(at.root).to_have_attribute("data-phase", "attack")
    assert (at.game.phase, at.game.to_place) == ("attack", 0)


def test_each_step_can_be_confirmed(table: Callable[..., GamePage]) -> None:
    at = table(positions.reinforce())
    at.hand.open_menu("menu_settings")
    at.hand.press("confirm_steps")
    at.root.page.keyboard.press("Escape")
    at.root.page.keyboard.press("Escape")
    expect(at.root).to_have_attribute("data-confirm", "true")
    at.do(type="trade", cards=["alaska", "alberta", "japan"])
    at.hand.pick("brazil")
    assert at.game.armies("brazil") == 2
    at.do(type="place", territory="brazil", armies=at.game.to_place)
    assert (at.game.phase, at.game.to_place) == ("reinforce", 0)
    at.do(type="end_phase")
    assert at.game.phase == "attack"


def test_the_page_asks_which_territory_gets_the_bonus(table: Callable[..., GamePage]) -> None:
    at = table(positions.bonus())
    cards = ["alaska", "irkutsk", "eastern-australia"]
    expect(at.root.get_by_role("combobox", name="Bonus for:")).to_be_visible()
    expect(at.root.locator(".rw-trade").get_by_role("button")).to_have_text(
        "Trade for 4, +2 on Alaska"
    )
    at.do(type="trade", cards=cards, bonus="irkutsk")
    assert (at.game.armies("irkutsk"), at.game.armies("alaska")) == (3, 1)


def test_an_attack_shows_dice_in_pairs_and_the_loss(table: Callable[..., GamePage]) -> None:
    at = table(positions.attack(6, 4, 2, 5, 5))
    at.do(type="attack", source="brazil", target="peru", armies=3)
    at.say("Red attacks Peru with 3 dice. Blue, defend with 1 or 2.")
    at.do(type="defend", dice=2)
    dice = at.root.locator(".rw-map .dice")
    expect(dice).to_have_attribute("data-attack", "6 4 2")
    expect(dice).to_have_attribute("data-defence", "5 5")
    expect(at.root.locator(".rw-comparison")).to_have_text(["6 > 5 Blue −1", "4 < 5 Red −1"])
    assert (at.game.armies("brazil"), at.game.armies("peru")) == (4, 2)
    expect(at.root.locator("[data-log]")).to_contain_text("6·4·2")


def test_fewer_dice_than_armies_can_be_rolled(table: Callable[..., GamePage]) -> None:
    at = table(positions.attack(6, 3))
    at.do(type="attack", source="brazil", target="north-africa", armies=3, dice=1)
    assert at.game.phase == "occupy"
    at.say("You captured North Africa.")


def test_armies_move_in_by_the_slider(table: Callable[..., GamePage]) -> None:
    at = table(positions.attack(6, 3))
    at.do(type="attack", source="brazil", target="north-africa", armies=1)
    at.do(type="occupy", armies=2)
    assert (at.game.armies("brazil"), at.game.armies("north-africa")) == (3, 2)


def test_rolling_goes_on_until_a_limit(table: Callable[..., GamePage]) -> None:
    at = table(positions.attack(*(1, 1, 1, 6), *(6, 6, 6, 1), edition="czech"))
    at.hand.pick("brazil")
    at.hand.pick("north-africa")
    at.root.locator("[data-fold=odds]").click()
    at.root.get_by_label("armies left").select_option("4")
    at.hand.button("roll_until").click()
    expect(at.hand.territory("brazil")).to_have_attribute("data-armies", "4")
    assert at.game.phase == "attack"
    assert at.game.armies("north-africa") == 1


def test_armies_are_fortified(table: Callable[..., GamePage]) -> None:
    at = table(positions.fortify())
    at.do(type="fortify", source="brazil", target="peru", armies=3)
    assert (at.game.armies("brazil"), at.game.armies("peru")) == (2, 4)
    assert at.game.turn == "blue"
    expect(at.root).to_have_attribute("data-screen", "handover")


def test_the_third_army_is_placed_and_led_by_the_other_player(
    table: Callable[..., GamePage],
) -> None:
    at = table(positions.duel_third())
    at.do(type="end_phase")
    assert (at.game.phase, at.game.actor) == ("reinforce_third", "blue")
    at.do(type="place", territory="peru", armies=3)
    assert (at.game.phase, at.game.armies("peru")) == ("attack_third", 5)
    at.do(type="attack", source="peru", target="brazil", armies=3)
    at.do(type="defend", dice=2)
    assert at.game.armies("brazil") == 2


def test_an_action_is_undone_and_redone(table: Callable[..., GamePage]) -> None:
    at = table(positions.place())
    at.do(type="place", territory="brazil", armies=1)
    at.hand.button("undo").click()
    expect(at.hand.territory("brazil")).to_have_attribute("data-armies", "1")
    at.hand.button("redo").click()
    expect(at.hand.territory("brazil")).to_have_attribute("data-armies", "2")


def test_ending_the_turn_early_asks_first(table: Callable[..., GamePage]) -> None:
    at = table(positions.attack())
    at.hand.button("menu").click()
    at.hand.button("end_now").click()
    assert at.widget.state["screen"] == "play"
    at.root.get_by_role("dialog").locator('[data-action="confirm"]').click()
    expect(at.root).to_have_attribute("data-screen", "over")


def test_a_win_says_who_won_and_why(table: Callable[..., GamePage]) -> None:
    at = table(positions.over())
    at.hand.pick("brazil")
    at.hand.pick("peru")
    at.hand.button("roll").click()
    expect(at.root).to_have_attribute("data-screen", "over")
    at.say("Red has won")
    assert at.game.winner == "red"


def test_a_refusal_names_its_clause_and_changes_nothing(table: Callable[..., GamePage]) -> None:
    at = table(positions.attack())
    before = at.game.observe("red")
    at.page.evaluate(
        """() => {
          const { model } = window;
          const action = {type: "attack", source: "brazil", target: "china", armies: 1};
          model.set("outbox", [{id: "by-hand", base_seq: model.get("state").seq, action}]);
          model.save_changes();
        }"""
    )
    (ack,) = [ack for ack in at.widget.state["acks"] if ack["id"] == "by-hand"]
    assert ack["rule"] == "attack.adjacent"
    assert "Brazil" in ack["message"]
    assert "China" in ack["message"]
    assert at.game.observe("red") == before


def test_the_menu_starts_a_new_game(table: Callable[..., GamePage]) -> None:
    at = table(positions.attack())
    at.hand.button("menu").click()
    at.hand.button("new_game").click()
    at.root.get_by_role("radio", name="Czech").check()
    at.root.get_by_role("radio", name="World domination").check()
    at.hand.button("start_game").click()
    confirm = at.root.get_by_role("dialog").locator('[data-action="confirm"]')
    confirm.click()
    expect(at.root).to_have_attribute("data-phase", "claim")
    assert at.game.edition.id == "czech"


def test_an_attack_is_drawn_from_one_territory_to_another(table: Callable[..., GamePage]) -> None:
    at = table(positions.attack(6, 5, 4, 3))
    brazil, target = (at.hand.territory(name) for name in ("brazil", "north-africa"))
    brazil.locator(".hit").drag_to(target.locator(".hit"))
    expect(target).to_have_attribute("data-choice", "target")
    expect(at.hand.button("roll_until")).to_contain_text("to take it")
    at.page.keyboard.press("Enter")
    expect(at.root).to_have_attribute("data-phase", "occupy")


def test_a_long_press_asks_how_many(table: Callable[..., GamePage]) -> None:
    at = table(positions.reinforce())
    at.do(type="trade", cards=["alaska", "alberta", "japan"])
    at.hand.pick("brazil", ask=True)
    expect(at.hand.button("place")).to_contain_text("Place 5 on Brazil")
    assert at.game.armies("brazil") == 2


def test_the_rest_of_the_set_up_can_be_placed_automatically(table: Callable[..., GamePage]) -> None:
    at = table(positions.place())
    left = at.game.to_place
    at.hand.press("place_for_me")
    at.bridge.let_bots_play()
    assert at.game.to_place < left or at.game.actor != "red"
