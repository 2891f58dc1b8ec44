"""The coach on the page: its remark, its buttons and its marks don't move anything else."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import RiskWidget
from tests.whole_game import GamePlace, Played, play_whole
from tests.widget.dom import expect
from tests.widget.harness import PAINTED, PHONE, axe, drawn, look
from tests.widget.test_coaching import begun, sure
from tests.widget.test_places import PLACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

__all__ = ["sure"]

FOLDER = "COACH_PICTURES"
"""The folder for pictures of each state, if any are wanted."""
LAPTOP = (932, 647)


class Coached:
    """A page with a coach, on which Red has a decision to make."""

    def __init__(
        self, bridged: Callable[..., Bridge], size: tuple[int, int], phase: str = "reinforce"
    ) -> None:
        self.game = begun(phase, mode="missions")
        theme, language = os.environ.get("THEME", "light"), os.environ.get("LANG_OF_PAGE", "en")
        self.bridge = bridged(
            lambda: RiskWidget(
                self.game,
                seats={"red": "human"},
                coach="decisions",
                theme=theme,
                language=language,
                keep=False,
            ),
            *size,
        )
        self._called = f"{size[0]}-{theme}-{language}"
        self._ids = count()
        if os.environ.get(FOLDER):
            self.bridge.page.add_style_tag(content=PAINTED)

    @property
    def root(self) -> Any:
        return self.bridge.root

    def do(self, **action: Any) -> None:
        """Send an action as the page would, and wait for the coach."""
        widget = self.bridge.widget
        item = {"id": f"t{next(self._ids)}", "base_seq": widget.state["seq"], "action": action}
        widget._relay.receive([item])
        self.judged()

    def judged(self) -> None:
        self.bridge.widget.session.coaching.join(60)
        self.bridge.push()

    def press(self, name: str) -> None:
        look(self.bridge.page)
        self.root.locator(f'[data-action="{name}"]').click()
        self.bridge.push()

    def picture(self, name: str) -> None:
        drawn(self.bridge.page)
        if folder := os.environ.get(FOLDER):
            self.bridge.page.screenshot(path=Path(folder) / f"{name}-{self._called}.png")

    def places(self) -> Any:
        return self.root.evaluate(PLACES)

    def place_badly(self) -> None:
        game, board = self.game, self.game.board
        legal = self.bridge.widget.state["legal"]["place"]

        def foes(place: str) -> int:
            near = board.neighbours[board.index[place]]
            return sum(game.owner(board.ids[n]) != "red" for n in near)

        worst = min(legal["territories"], key=foes)
        self.do(type="place", territory=worst, armies=legal["max"])


@pytest.mark.usefixtures("sure")
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_remark_does_not_move_the_map_or_the_bar(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    page = Coached(bridged, size)
    before = page.places()
    page.picture("0-before")
    page.place_badly()
    card = page.root.locator(".rw-block-coach")
    expect(card).to_contain_text(
        "That cost you 12 points" if "LANG_OF_PAGE" not in os.environ else ""
    )
    page.picture("1-card")
    assert page.places() == before
    if size == LAPTOP:
        zone = page.root.locator(".rw-decision").bounding_box()
        box = card.bounding_box()
        assert zone["y"] <= box["y"]
        assert box["y"] + box["height"] <= zone["y"] + zone["height"] + 1
        assert axe(page.bridge.page) == []
    page.press("find_better")
    expect(card).to_contain_text("3" if "LANG_OF_PAGE" in os.environ else "3 tries left.")
    page.picture("2-find")
    assert page.places() == before
    page.press("show_better")
    expect(page.root.locator("[data-hint]").first).to_be_attached()
    expect(page.root.locator('[data-action="find_better"]')).to_have_count(0)
    page.picture("3-shown")
    assert page.places() == before
    page.press("close_coach")
    expect(card).to_have_count(0)
    assert page.places() == before


@pytest.mark.usefixtures("sure")
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_coach_comments_on_dice_and_on_the_end_of_a_turn(
    bridged: Callable[..., Bridge], size: tuple[int, int]
) -> None:
    page = Coached(bridged, size, "attack")
    page.picture("5-before-attack")
    legal = page.bridge.widget.state["legal"]["attack"]
    source = next(iter(legal))
    target = max(legal[source], key=page.game.armies)
    page.do(type="attack", source=source, target=target, armies=1)
    page.picture("6-dice")
    page.do(type="stop")
    page.do(type="coached", do="close")
    while page.bridge.widget.state["actor"] == "red":
        legal = page.bridge.widget.state["legal"]
        page.do(**({"type": "occupy", "armies": legal["occupy"][0]} if "occupy" in legal else
                   {"type": "end_phase"}))  # fmt: skip
    expect(page.root.locator(".rw-coach-told")).to_be_attached()
    page.picture("7-turn")


def test_the_coach_can_be_chosen_in_the_menu_and_on_the_form(
    bridged: Callable[..., Bridge],
) -> None:
    page = Coached(bridged, LAPTOP)
    page.press("menu")
    page.press("menu_settings")
    page.picture("8-menu")
    choice = page.root.locator('select[data-action="coach"]')
    expect(choice).to_have_value("decisions")
    choice.select_option("off")
    page.bridge.push()
    assert page.bridge.widget.session.coaching.when == "off"


@pytest.mark.sampled(together="whole games", share=8)
@pytest.mark.usefixtures("sure")
def test_a_whole_game_is_played_by_clicks_with_a_coach(
    bridged: Callable[..., Bridge],
) -> None:
    bridge = bridged(lambda: RiskWidget(coach="decisions", keep=False), *LAPTOP)

    def observe(seat: str | None) -> Any:
        return bridge.widget.game.observe(seat)

    place = GamePlace(bridge.root, observe, bridge.let_bots_play)
    players = {1: "human", 2: "random"}
    assert play_whole(
        place, Played("Czech", "World domination", players, "3", {"attack"}, "island")
    )
    assert bridge.widget.session.match.uncounted_because == "coach"
