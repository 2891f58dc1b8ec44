"""The form of a new game, and the rules of the board in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget import RiskWidget
from risk_widget.lessons import session_progress
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.harness import drawn
from tests.widget.test_access import open_root
from tests.widget.test_kept_games import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.course.played_games import PlayedGame
    from tests.widget.harness import Bridge


def test_a_bot_does_not_play_under_a_persons_name(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, RiskWidget)
    Clicker(root).choose_everything()
    name, player = (root.get_by_label(f"Player 1: {field}") for field in ("name", "played by"))
    name.fill("Ann-Sofie")
    player.select_option(label="Bot: Random")
    expect(name).to_have_value("")


@pytest.mark.usefixtures("kept_folder")
def test_the_button_to_continue_a_game_describes_it(bridged: Callable[..., Bridge]) -> None:
    played(3)
    root = open_root(bridged, RiskWidget)
    button = root.locator('[data-action="go_on"]')
    for width in (320, 700, 1000, 1280):
        root.page.set_viewport_size({"width": width, "height": 800})
        drawn(root.page)
        over = button.evaluate("node => [node.scrollWidth - node.clientWidth, node.offsetWidth]")
        assert over[0] <= 0 < over[1], width


@pytest.mark.parametrize("width", [720, 832])
def test_names_have_room_in_the_form(bridged: Callable[..., Bridge], width: int) -> None:
    root = open_root(bridged, RiskWidget)
    Clicker(root).choose_everything()
    root.page.set_viewport_size({"width": width + 16, "height": 800})
    for field in ("name", "played by"):
        box = root.get_by_label(f"Player 1: {field}").bounding_box()
        assert box is not None
        assert box["width"] >= 110, field


CUT_CHOICES = """root => [...root.querySelectorAll("select")].flatMap((select) =>
  [...select.options].flatMap((option) => {
    const alone = select.cloneNode(false);
    alone.append(option.cloneNode(true));
    Object.assign(alone.style, { position: "absolute", width: "max-content" });
    select.after(alone);
    const lacks = alone.offsetWidth - select.offsetWidth;
    alone.remove();
    return lacks > 0 ? [`${option.text}: ${lacks} px`] : [];
  }))"""
"""The choices of lists that would be cut off when selected."""


@pytest.mark.sampled
@pytest.mark.parametrize("width", [406, 720, 932, 1366])
def test_each_choice_is_fully_visible(bridged: Callable[..., Bridge], width: int) -> None:
    bridge = bridged(RiskWidget, width=width)
    Clicker(bridge.root).choose_everything()
    for language in ("en", "sv", "de", "it", "cs"):
        bridge.speak(language)
        assert bridge.root.locator(".rw-seats select").count() == 6
        assert bridge.root.evaluate(CUT_CHOICES) == [], language


@pytest.mark.parametrize("width", [932, 390])
def test_an_edition_is_described_below_its_name(bridged: Callable[..., Bridge], width: int) -> None:
    root = open_root(bridged, RiskWidget)
    Clicker(root).choose_everything()
    root.page.set_viewport_size({"width": width, "height": 800})
    editions = root.locator(".rw-edition")
    expect(editions).to_have_count(4)
    for edition in editions.all():
        name, words = (edition.locator(part).bounding_box() for part in ("b", "small"))
        assert name
        assert words
        assert words["x"] == name["x"]
        assert words["y"] >= name["y"] + name["height"]


def test_a_refusal_on_the_board_does_not_appear_in_the_form(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, lambda: positions.widget(positions.reinforce()))
    # The click shows why it is refused.
    root.locator('[data-action="end_phase"]:not([data-fresh])').click(force=True)
    expect(root.locator("[data-refusal]")).to_have_count(1)
    root.locator('[data-action="menu"]').click()
    Clicker(root).button("new_game").click()
    expect(root.get_by_label("Player 1: name")).to_be_visible()
    expect(root.locator(".rw-refusal")).to_have_text("")


@pytest.mark.parametrize("board", ["classic", "strait"])
def test_the_rules_say_what_a_small_board_changes(
    mounted: Callable[..., Bridge], board: str
) -> None:
    game = rw.Game.new(edition="czech", mode="domination", seed=1, board=board)
    root = open_root(mounted, lambda: positions.widget(game))
    Clicker(root).button("rules").click()
    expect(root.locator(".rw-dialog section")).not_to_have_count(0)
    told = root.get_by_text("The printed rules are for 42 territories.")
    expect(told).to_have_count(0 if board == "classic" else 1)


def test_a_lesson_opens_in_place_of_the_form_and_returns_to_it(
    bridged: Callable[..., Bridge],
) -> None:
    root = open_root(bridged, RiskWidget, width=390, height=664)
    hand = Clicker(root)
    hand.button("learn").click()
    expect(root.locator(".rw-lesson")).to_be_visible()
    hand.button("leave").focus()
    root.page.keyboard.press("Enter")
    expect(hand.button("play_now")).to_be_focused()


def test_the_rules_begin_with_a_turn_in_a_minute(mounted: Callable[..., Bridge]) -> None:
    game = rw.Game.new(edition="nordic", mode="missions", seed=1)
    root = open_root(mounted, lambda: positions.widget(game))
    Clicker(root).button("rules").click()
    first = root.locator(".rw-dialog section").first
    expect(first.get_by_role("heading")).to_have_text("A turn in a minute")
    expect(first.get_by_role("listitem")).to_have_count(4)
    expect(first.get_by_text("You win by completing your secret mission")).to_be_visible()


def test_rivals_at_your_level_are_shown_with_their_uncertainty(
    mounted: Callable[..., Bridge],
) -> None:
    """Clicks are enough, starting from the first screen, and the games played there count."""
    for at in range(8):
        won: PlayedGame = {"at": at, "rivals": ["casual", "casual"], "won": at % 3 == 0}
        session_progress().played.note(f"{at}", won)
    level = rw.my_level()
    widget = RiskWidget(bot_speed="instant")
    root = open_root(mounted, lambda: widget)
    told = f"about rung {level.rung} of 10"
    expect(root.get_by_text(told)).to_be_visible()
    Clicker(root).choose_everything()
    for player in (2, 3):
        expect(root.get_by_label(f"Player {player}: played by")).to_have_value("my-level")
    expect(root.get_by_text(told)).to_be_visible()
    Clicker(root).button("start_game").click()
    expect(root.locator('[data-action="menu"]')).to_be_visible()
    match = widget._host.match  # type: ignore[attr-defined]
    assert [match.players[seat] for seat in ("blue", "green")] == [level.bot] * 2
    assert match.uncounted_because is None
