"""Whole games in a real JupyterLab, by clicks on the page, from the form to the last screen."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import pytest
from playwright.sync_api import expect

from risk_widget import bots
from tests.clicks import Clicker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tests.lab.lab import LabPage

MOST_DECISIONS = 3_000
SHOWN = """
root => [root.dataset.phase, root.dataset.actor, Object.fromEntries(
  [...root.querySelectorAll("[data-territory]")].map(
    node => [node.dataset.territory, [node.dataset.owner || null, Number(node.dataset.armies)]]))]
"""
# Resolves when a person has to decide; says on which screen, and who.
PERSON_DECIDES = """
root => new Promise((found, failed) => {
  const due = () => root.dataset.screen !== "play" || root.dataset.human === "true";
  const tell = () => found([root.dataset.screen, root.dataset.actor]);
  if (due()) return tell();
  const late = setTimeout(() => failed(new Error("nobody has to decide")), 120_000);
  const observer = new MutationObserver(() => {
    if (!due()) return;
    clearTimeout(late);
    observer.disconnect();
    tell();
  });
  observer.observe(root, { attributes: true });
})
"""


class Played(NamedTuple):
    """A game to be played: what the form says, and phases in which a person has to decide."""

    edition: str
    mode: str
    players: dict[int, str]
    seed: str
    phases: set[str]
    board: str = "classic"


def start(page: LabPage, played: Played) -> Clicker:
    """Fill in the form of a new game by clicks, and press the button."""
    edition, mode, players, seed, _, board = played
    form = page.widget
    Clicker(form).choose_everything()
    form.get_by_role("radio", name=edition).check()
    form.get_by_role("radio", name=re.compile(f"^{mode}")).check()
    choice = form.locator(f'input[type="radio"][value="{board}"]')
    # By key: a click so soon after the last may come to its place, and count as its double.
    choice.press("Space")
    expect(choice).to_be_checked()
    for seat, kind in players.items():
        form.get_by_label(f"Player {seat}: played by").select_option(kind)
    form.locator('[data-action="draw_order"]').uncheck()
    form.get_by_label("Seed").fill(seed)
    form.locator('[data-action="start_game"]').click()
    expect(form).to_have_attribute("data-screen", "play")
    return Clicker(form)


def observe(page: LabPage, seat: str | None) -> dict[str, Any]:
    """What a seat may see, as the kernel has it."""
    text = page.kernel(f"__import__('json').dumps(widget.game.observe({seat!r}))")
    return dict(json.loads(text))


def check_page(hand: Clicker, seen: Mapping[str, Any]) -> None:
    """The page shows the kernel's position: whose turn, which phase, every owner and army."""
    phase, actor, shown = hand.mouse.element.evaluate(SHOWN)
    assert (phase, actor or None) == (seen["phase"], seen["actor"])
    assert shown == {name: list(holding) for name, holding in seen["territories"].items()}


def play_to_the_end(page: LabPage, hand: Clicker, mind: str) -> list[str]:
    """Decide as a bot would, act by clicks; return the phase of each decision."""
    brain = bots.make(mind, 1)
    turn = ""
    phases: list[str] = []
    while len(phases) < MOST_DECISIONS:
        screen, actor = hand.mouse.element.evaluate(PERSON_DECIDES)
        if screen == "over":
            return phases
        if screen == "handover":
            hand.do({"type": "ready"})
            continue
        observation = observe(page, actor)
        now = f"{observation['round']} {actor} {observation['phase']}"
        # While armies move in, the map shows where the slider would put them.
        if now != turn and observation["phase"] != "occupy":
            check_page(hand, observation)
            turn = now
        phases.append(observation["phase"])
        hand.do(brain.choose(cast("Any", observation)))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


# The shorter games are played on a smaller board: what is particular in them is all there.
GAMES = {
    "czech": Played(
        "Czech",
        "World domination",
        {2: "random", 3: "random"},
        "119",
        {"claim", "place", "reinforce", "attack", "occupy", "fortify"},
    ),
    "nordic-two-people": Played(
        "Nordic 2000",
        "Secret missions",
        {2: "human", 3: "cautious"},
        "13",
        {"place", "reinforce", "attack", "occupy", "fortify"},
    ),
    "nordic-capitals": Played(
        "Nordic 2000",
        "Capitals",
        {2: "human", 3: "cautious"},
        "20",
        {"capital", "reinforce", "attack", "occupy"},
        "strait",
    ),
    "nordic-duel": Played(
        "Nordic 2000",
        "Duel",
        {2: "random"},
        "77",
        {"reinforce_third", "attack", "defend", "occupy"},
        "strait",
    ),
    "czech-duel": Played(
        "Czech",
        "Duel",
        {2: "random"},
        "36",
        {"claim", "reinforce_third", "attack_third", "attack", "defend", "occupy"},
        "strait",
    ),
}

WATCHED = "nordic-duel"
"""The game that is played with all that moves and adorns; drawing that is half of a game's time."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_to_its_end_by_clicks(
    lab: Callable[..., LabPage], game: str
) -> None:
    """From the form to "wins", nothing but clicks; the kernel and the page agree at every turn."""
    page = lab().open("00-play.ipynb")
    if game != WATCHED:
        page.be_plain()
    # The kernel may have played before, and would propose the same again.
    page.execute("from risk_widget.widget.new_game import forget_choice; forget_choice()")
    page.run_all()
    expect(page.widget).to_have_attribute("data-screen", "setup")
    hand = start(page, GAMES[game])
    hand.play_at_once()
    phases = play_to_the_end(page, hand, "bold")
    assert len(phases) > 20
    assert set(phases) >= GAMES[game].phases
    assert page.kernel("widget.game.is_over") is True
    winner = page.kernel("widget.game.winner")
    assert winner is not None
    expect(page.widget.locator("[data-message]")).to_contain_text(
        re.compile(f"({winner.capitalize()} has|You have) won")
    )
    check_page(hand, observe(page, None))
