"""Saving, loading and copying by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.notation import position_of
from risk_widget.play.linked_game import linked_game
from tests.clicks import Clicker
from tests.notation.kept_games import kept_record
from tests.widget import positions
from tests.widget.dom import expect
from tests.widget.test_access import choosing, open_root

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="files on the page", share=2)


class GamePage:
    """A position on the page, and a player who clicks."""

    def __init__(
        self, mounted: Callable[..., Bridge], make: Callable[[], Any], **keys: Any
    ) -> None:
        self.bridges: list[Bridge] = []

        def keep(*args: Any, **more: Any) -> Bridge:
            self.bridges.append(mounted(*args, **more))
            return self.bridges[-1]

        self.root = open_root(keep, make, **keys)
        self.hand = Clicker(self.root)
        self.widget: rw.RiskWidget = self.bridges[0].widget

    @property
    def game(self) -> rw.Game:
        """The engine's game."""
        assert self.widget.game is not None
        return self.widget.game

    def menu(self, action: str) -> Locator:
        """Open something from the menu and return the dialog."""
        choosing(action)(self.root)
        return self.root.get_by_role("dialog")


def moved(mounted: Callable[..., Bridge], **keys: Any) -> GamePage:
    """Open a position in which Red has moved two armies and may still end the turn."""
    table = GamePage(mounted, lambda: positions.widget(positions.fortify(), confirm=True), **keys)
    table.hand.do({"type": "fortify", "source": "brazil", "target": "peru", "armies": 2})
    return table


def test_a_game_can_be_saved_to_a_file_and_loaded(
    mounted: Callable[..., Bridge], tmp_path: Path
) -> None:
    table = moved(mounted)
    dialog = table.menu("save")
    with table.root.page.expect_download() as waiting:
        dialog.locator('[data-action="save_whole"]').click()
    name = waiting.value.suggested_filename
    assert name.startswith("nordic-domination-20")
    assert name.endswith(".toml")
    file = tmp_path / name
    waiting.value.save_as(file)
    assert rw.Game.replay(file.read_text()).ok
    before = position_of(table.game)

    other = GamePage(mounted, rw.RiskWidget)
    other.hand.button("load").click()
    load = other.root.get_by_role("dialog")
    load.locator('input[type="file"]').set_input_files(file)
    expect(load.locator('[data-found="record"]')).to_contain_text("round 1, 1 move, Red's turn")
    load.locator('[data-action="load_game"]').click()
    expect(other.root).to_have_attribute("data-phase", "fortify")
    assert position_of(other.game) == before


def test_several_people_are_warned_about_secrets_before_saving(
    mounted: Callable[..., Bridge],
) -> None:
    dialog = moved(mounted).menu("save")
    expect(dialog.locator("[data-secrets]")).to_contain_text("what the others hold")
    expect(dialog.locator('[data-action="save_seen"]')).to_have_text(
        "Save only what Red may see"
    )  # fmt: skip


def test_the_view_of_one_seat_can_be_saved(mounted: Callable[..., Bridge], tmp_path: Path) -> None:
    table = GamePage(mounted, lambda: positions.widget(positions.reinforce()))
    dialog = table.menu("save")
    with table.root.page.expect_download() as waiting:
        dialog.locator('[data-action="save_seen"]').click()
    waiting.value.save_as(tmp_path / "seen.toml")
    text = (tmp_path / "seen.toml").read_text()
    assert text == table.game.record("red")


def test_a_position_as_one_seat_sees_it_can_be_shown(mounted: Callable[..., Bridge]) -> None:
    """The page doesn't ask who plays the position, and no action is possible in it."""
    text = moved(mounted).game.position("red")
    other = GamePage(mounted, rw.RiskWidget)
    other.hand.button("load").click()
    load = other.root.get_by_role("dialog")
    load.locator("textarea").fill(text)
    load.locator('[data-action="read_text"]').click()
    expect(load.locator('[data-found="position"]')).to_contain_text("but you can't play on")
    expect(load.locator("select")).to_have_count(0)
    expect(load.locator('[data-action="load_game"]')).to_have_text("Show this game")
    load.locator('[data-action="load_game"]').click()
    expect(other.root).to_have_attribute("data-phase", "over")
    expect(other.root).to_contain_text(
        "Only part of this game is known. You can look at it, but you can't play on."
    )
    expect(other.hand.button("undo")).to_have_attribute("aria-disabled", "true")
    assert other.game.is_partial


def test_a_record_as_one_seat_saw_it_is_refused_in_words(mounted: Callable[..., Bridge]) -> None:
    text = moved(mounted).game.record("red")
    other = GamePage(mounted, rw.RiskWidget)
    other.hand.button("load").click()
    load = other.root.get_by_role("dialog")
    load.locator("textarea").fill(text)
    load.locator('[data-action="read_text"]').click()
    expect(load).to_contain_text("leaves out what they may not see")


def test_the_current_game_is_lost_only_after_a_confirmation(
    mounted: Callable[..., Bridge],
) -> None:
    table = moved(mounted)
    before = position_of(table.game)
    dialog = table.menu("load")
    dialog.locator("textarea").fill(position_of(positions.attack()))
    dialog.locator('[data-action="read_text"]').click()
    expect(dialog).to_contain_text("This ends the game in progress")
    assert position_of(table.game) == before
    dialog.locator('[data-action="close"]').click()
    assert position_of(table.game) == before

    dialog = table.menu("load")
    expect(dialog.locator("textarea")).to_have_value("")
    dialog.locator("textarea").fill(position_of(positions.attack()))
    dialog.locator('[data-action="read_text"]').click()
    dialog.get_by_label("Green: played by").select_option("random")
    dialog.locator('[data-action="load_game"]').click()
    expect(table.root.get_by_role("dialog", name="Load a game or a position")).to_have_count(0)
    assert position_of(table.game) == position_of(positions.attack())
    assert table.widget.session.players["green"] == "random"


def test_a_damaged_record_says_where_and_why_it_stops(mounted: Callable[..., Bridge]) -> None:
    table = moved(mounted)
    text = table.game.record().replace("peru 2\n", "peru 2\nred fortify brazil>china 1\n")
    line = text.splitlines().index("red fortify brazil>china 1") + 1
    dialog = table.menu("load")
    dialog.locator("textarea").fill(text)
    dialog.locator('[data-action="read_text"]').click()
    stopped = dialog.locator("[data-stopped]")
    expect(stopped).to_have_attribute("data-stopped", str(line))
    expect(stopped).to_contain_text("one move per turn")
    expect(stopped).to_contain_text("move.count")
    stopped.locator("[data-why]").click()
    expect(table.root.locator(".rw-dialog-why [data-clause]")).to_contain_text("move.count")
    table.root.page.keyboard.press("Escape")
    expect(stopped).to_be_visible()


@pytest.mark.parametrize("text", ["hello", "a = [\nb", "nordic missions classic rbg"])
def test_an_unreadable_text_is_refused_in_words(mounted: Callable[..., Bridge], text: str) -> None:
    table = moved(mounted)
    before = position_of(table.game)
    dialog = table.menu("load")
    dialog.locator("textarea").fill(text)
    dialog.locator('[data-action="read_text"]').click()
    expect(dialog.locator("[data-refused]")).not_to_be_empty()
    expect(dialog.locator('[data-action="load_game"]')).to_have_count(0)
    assert position_of(table.game) == before


def test_an_oversized_file_is_not_sent(mounted: Callable[..., Bridge], tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text("#" * 1_000_001)
    table = moved(mounted)
    dialog = table.menu("load")
    dialog.locator('input[type="file"]').set_input_files(file)
    expect(dialog.locator("[data-refused]")).to_contain_text("1,000,000 characters")


def test_the_position_is_copied_as_the_person_may_see_it(mounted: Callable[..., Bridge]) -> None:
    table = GamePage(
        mounted,
        lambda: positions.widget(positions.reinforce()),
    )
    dialog = table.menu("copy_position")
    text = position_of(table.game, "red")
    expect(dialog.locator("textarea")).to_have_value(text)
    dialog.locator('[data-action="copy_text"]').click()
    expect(dialog.get_by_role("status")).to_have_text("Copied.")
    assert table.root.page.evaluate("() => navigator.clipboard.readText()") == text


def test_without_a_clipboard_the_text_stays_selected(mounted: Callable[..., Bridge]) -> None:
    table = moved(mounted)
    table.root.page.evaluate(
        "() => Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    )
    dialog = table.menu("copy_position")
    field = dialog.locator("textarea")
    expect(field).not_to_be_empty()
    dialog.locator('[data-action="copy_text"]').click()
    expect(dialog.get_by_role("status")).to_contain_text("Ctrl+C")
    selected = field.evaluate("node => node.value.slice(node.selectionStart, node.selectionEnd)")
    assert selected == position_of(table.game, "red")


def test_a_moment_can_be_copied(mounted: Callable[..., Bridge]) -> None:
    table = moved(mounted)
    table.hand.button("look_back").click()
    table.hand.button("first").click()
    expect(table.root).to_have_attribute("data-past", "0")
    dialog = table.menu("copy_position")
    start = positions.fortify()
    expect(dialog.locator("textarea")).to_have_value(position_of(start, "red"))


def test_a_link_can_be_created_and_pasted_in_another_widget(mounted: Callable[..., Bridge]) -> None:
    table = moved(mounted)
    dialog = table.menu("save")
    dialog.locator('[data-action="link_whole"]').click()
    link = dialog.get_by_label("The link").input_value()
    assert rw.open_link(link).game.record() == table.game.record()
    expect(dialog.locator('[data-action="copy_text"]')).to_have_count(1)

    other = GamePage(mounted, rw.RiskWidget)
    other.hand.button("load").click()
    load = other.root.get_by_role("dialog")
    load.locator("textarea").fill(f"Look at this:\n{link}")
    load.locator('[data-action="read_text"]').click()
    expect(load.locator('[data-found="record"]')).to_contain_text("round 1, 1 move, Red's turn")
    load.locator('[data-action="load_game"]').click()
    expect(other.root).to_have_attribute("data-phase", "fortify")
    assert position_of(other.game) == position_of(table.game)


def linked() -> rw.RiskWidget:
    """Return a finished game from a link."""
    start, card = linked_game(rw.Game.replay(kept_record("italian-missions-3-1")).game.link())
    widget = rw.RiskWidget(start.game, seats=start.players, names=start.names)
    widget.session.show_linked(card)
    return widget


def test_a_game_from_a_link_can_be_watched_from_its_start(mounted: Callable[..., Bridge]) -> None:
    table = GamePage(mounted, linked)
    card = table.root.get_by_role("dialog")
    expect(card).to_contain_text("A game by Blue, 11 rounds.")
    card.locator('[data-action="linked_watch"]').click()
    expect(card).to_have_count(0)
    expect(table.root.locator(".rw-replay")).to_be_visible()


def test_a_game_from_a_link_can_be_tried_from_another_seat(mounted: Callable[..., Bridge]) -> None:
    table = GamePage(mounted, linked)
    table.root.get_by_role("dialog").locator('[data-action="linked_rival"]').click()
    expect(table.root.get_by_role("dialog")).to_have_count(0)
    expect(table.root).to_have_attribute("data-phase", "claim")
    assert table.widget.session.players["red"] == "human"
