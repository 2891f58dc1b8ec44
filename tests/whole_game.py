"""A whole game by clicks on the page, from the form to the last screen, in any host."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from playwright.sync_api import expect

from risk_widget import bots
from tests.clicks import Clicker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import Locator

MOST_DECISIONS = 3_000
SHOWN = """
root => [root.dataset.phase, root.dataset.actor, Object.fromEntries(
  [...root.querySelectorAll("[data-territory]")].map(
    node => [node.dataset.territory, [node.dataset.owner || null, Number(node.dataset.armies)]]))]
"""
# A script that resolves with the screen and the player when a person has to decide.
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
    """A game to play: the settings on the form, and the phases in which a person must decide."""

    edition: str
    mode: str
    players: dict[int, str]
    seed: str
    phases: set[str]
    board: str = "classic"


class GamePlace(NamedTuple):
    """Where a game is played: a widget on a page, and the Python behind it."""

    root: Locator
    observe: Callable[[str | None], Mapping[str, Any]]
    """A function that returns a seat's view as Python has it or, for None, everybody's view."""
    wait_for_bots: Callable[[], None] = lambda: None
    """A function that makes the page catch up with the bots, if it does not do so by itself."""


def start(root: Locator, played: Played) -> Clicker:
    """Fill in the form of a new game by clicks, and press the button."""
    Clicker(root).choose_everything()
    root.get_by_role("radio", name=played.edition).check()
    root.get_by_role("radio", name=re.compile(f"^{played.mode}")).check()
    choice = root.locator(f'input[type="radio"][value="{played.board}"]')
    # By key, since a click so soon after the last one could count as a double click.
    choice.press("Space")
    expect(choice).to_be_checked()
    for seat, kind in played.players.items():
        root.get_by_label(f"Player {seat}: played by").select_option(kind)
    root.locator('[data-action="draw_order"]').uncheck()
    root.get_by_label("Seed").fill(played.seed)
    root.locator('[data-action="start_game"]').click()
    expect(root).to_have_attribute("data-screen", "play")
    return Clicker(root)


def check_page(hand: Clicker, seen: Mapping[str, Any]) -> None:
    """Check that the page shows Python's position: turn, phase, owners and armies."""
    phase, actor, shown = hand.mouse.element.evaluate(SHOWN)
    assert (phase, actor or None) == (seen["phase"], seen["actor"])
    assert shown == {name: list(holding) for name, holding in seen["territories"].items()}


def play_to_the_end(place: GamePlace, hand: Clicker, mind: str) -> list[str]:
    """Decide as a bot would, act by clicks, and return the phase of each decision."""
    brain = bots.make(mind, 1)
    turn = ""
    phases: list[str] = []
    while len(phases) < MOST_DECISIONS:
        place.wait_for_bots()
        screen, actor = hand.mouse.element.evaluate(PERSON_DECIDES)
        if screen == "over":
            return phases
        if screen == "handover":
            hand.do({"type": "ready"})
            continue
        observation = place.observe(actor)
        now = f"{observation['round']} {actor} {observation['phase']}"
        # While armies move in, the map shows where the slider would put them.
        if now != turn and observation["phase"] != "occupy":
            check_page(hand, observation)
            turn = now
        phases.append(observation["phase"])
        hand.do(brain.choose(cast("Any", observation)))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def play_whole(place: GamePlace, played: Played) -> str:
    """Play from the form to the end by clicks alone, and return the winner.

    The page and Python agree at every turn, and each expected phase occurs.
    """
    hand = start(place.root, played)
    hand.play_at_once()
    phases = play_to_the_end(place, hand, "bold")
    assert len(phases) > 20
    assert set(phases) >= played.phases
    seen = place.observe(None)
    check_page(hand, seen)
    winner = seen["winner"]
    assert winner is not None
    expect(place.root.locator("[data-message]")).to_contain_text(
        re.compile(f"({winner.capitalize()} has|You have) won")
    )
    return str(winner)
