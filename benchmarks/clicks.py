"""The number of clicks a person needs, in a real JupyterLab at 1366 × 768.

    python benchmarks/clicks.py

It counts the clicks for a set-up, and for one turn with 5 armies to place, three captures and a
movement: by default, with "ask before each step" switched on, and, for the set-up, with one button
that places the rest. The dice of the turn are fixed: each territory falls in one roll.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from lab import write_notebook  # noqa: E402

from tests.browser import launch  # noqa: E402
from tests.clicks import Clicker  # noqa: E402
from tests.lab.lab import LabPage, LabServer  # noqa: E402
from tests.pointer import Pointer  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

SETUP = """
import risk_widget as rw
game = rw.Game.new(edition="nordic", mode="missions", seats=["red", "blue", "green"], seed=7)
board = rw.RiskWidget(game, seats={"red": "human"}, confirm=CONFIRM)
board
"""
TURN = """
import risk_widget as rw
from risk_widget.engine.chance import Scripted
# One army stands in each of three territories, and each falls in one roll.
dice = [6, 6, 6, 1] * 3
position = {
    "turn": "red", "phase": "reinforce", "to_place": 5,
    "territories": {"*": ["green", 1], "brazil": ["red", 9], "siam": ["red", 2],
                    "india": ["red", 5], "peru": ["blue", 1], "argentina": ["blue", 1],
                    "north-africa": ["blue", 1], "japan": ["blue", 1]},
}
seats = ["red", "blue", "green"]
game = rw.Game.from_dict(edition="nordic", mode="domination", seats=seats, position=position,
                         chance=Scripted(dice=dice))
board = rw.RiskWidget(game, seats={"red": "human"}, confirm=CONFIRM)
board
"""
TARGETS = ("peru", "argentina", "north-africa")


class Counting(Pointer):
    """A mouse that counts its clicks."""

    clicks = 0

    def _press(self, x: float, y: float) -> None:
        Counting.clicks += 1
        super()._press(x, y)

    def _ask(self, x: float, y: float) -> None:
        Counting.clicks += 1
        super()._ask(x, y)


def set_up(hand: Clicker, lab: LabPage) -> None:
    """Place all set-up armies, one click each, on the same few territories."""
    mine = lab.kernel("[t for t, (o, _) in game.observe('red')['territories'].items() if o=='red']")
    number = 0
    while hand.mouse.only("", "data-phase") == "place":
        hand.do({"type": "place", "territory": mine[number % 3], "armies": 1})
        number += 1
        hand.mouse.wait('[data-human="true"]')


def rest(hand: Clicker, lab: LabPage) -> None:
    """Let the page place all set-up armies, with a single click."""
    del lab
    hand.press("place_for_me")
    hand.mouse.wait('[data-human="true"]:not([data-phase="place"])')


def turn(hand: Clicker, lab: LabPage) -> None:
    """Place 5 armies, capture three territories, move, and end the turn."""
    for number in range(5):
        if not hand.confirms:
            hand.do({"type": "place", "territory": "brazil", "armies": 1})
        elif number == 0:
            hand.do({"type": "place", "territory": "brazil", "armies": 5})
            hand.do({"type": "end_phase"})
    source = "brazil"
    for target in TARGETS:
        hand.mouse.wait('[data-human="true"][data-phase="attack"]')
        if hand.choice(target) != "target":
            if hand.confirms and hand.choice(source) != "source":
                hand.pick(source)
            hand.pick(target)
            hand.mouse.wait(f'[data-territory="{target}"][data-choice="target"]')
        hand.press("roll_until")
        hand.mouse.wait('[data-human="true"][data-phase="occupy"]')
        before = hand.sequence
        hand.press("occupy")
        hand.wait_for_answer(before)
    hand.mouse.wait('[data-human="true"][data-phase="attack"]')
    hand.do({"type": "end_phase"})
    hand.do({"type": "fortify", "source": "india", "target": "siam", "armies": 4})
    if lab.kernel("game.phase") == "fortify" and lab.kernel("game.turn") == "red":
        hand.do({"type": "end_phase"})


def count(
    browser: Browser, server: LabServer, notebook: str, play: Callable[[Clicker, LabPage], None]
) -> int:
    """Open a notebook, play, and return the number of clicks."""
    page = browser.new_page(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    lab = LabPage(page, server).open(notebook)
    lab.run_all()
    hand = Clicker(lab.widget, Counting)
    hand.mouse.wait('[data-human="true"]')
    Counting.clicks = 0
    play(hand, lab)
    page.close()
    return Counting.clicks


def main() -> None:
    """Print each number of clicks on a line of its own."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        home = Path(name)
        folder = home / "notebooks"
        folder.mkdir()
        for what, source in (("setup", SETUP), ("turn", TURN)):
            for confirm in (False, True):
                write_notebook(
                    folder, f"{what}-{confirm}.ipynb", source.replace("CONFIRM", str(confirm))
                )
        browser = launch(playwright)
        with LabServer(folder, home / "jupyter") as server:
            for words, notebook, play in (
                ("set-up of 21 armies, one by one", "setup-False", set_up),
                ("the same, asked before each step", "setup-True", set_up),
                ("the same, the rest placed by the button", "setup-False", rest),
                ("a turn: 5 armies, 3 conquests, a movement", "turn-False", turn),
                ("the same, asked before each step", "turn-True", turn),
            ):
                print(f"{words:45}", flush=True, end="")
                print(f"{count(browser, server, f'{notebook}.ipynb', play):4} clicks", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
