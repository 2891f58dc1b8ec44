"""The time that a person waits for the coach's verdicts and for the first plans, by the clock.

    python benchmarks/coach_clock.py [lab|page] [--positions N] [--seed N] [--site FOLDER]

In a real browser, a person with a coach plays turns from positions of bots' games by clicks: in
JupyterLab (`lab`), or on the page that plays with Python in the browser alone (`page`, from a site
that is built first, or from `--site`). A verdict takes from the click until the coach no longer
thinks about it, and the first plans take from the click on the first moment until they are listed.
The goals are one second in 99% of the cases in Lab, and three in the browser alone. Run it on an
idle machine: it prints the load before and after.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from itertools import count, islice
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from lab import write_notebook  # noqa: E402

from risk_widget import bots  # noqa: E402
from risk_widget.game import Game  # noqa: E402
from tests.browser import launch  # noqa: E402
from tests.clicks import Clicker  # noqa: E402
from tests.hosts.static import StaticSite  # noqa: E402
from tests.lab.lab import LabPage, LabServer  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Locator, Page

GAMES = (("czech", "domination"), ("nordic", "missions"), ("nordic", "capital"))
SEATS = ("red", "blue", "green")
PERSON = SEATS[0]
PATIENCE = 180_000
CELL = """
import risk_widget as rw
game = rw.Game.from_position({position!r})
rw.RiskWidget(game, seats={{"red": "human"}}, coach="decisions", keep=False)
"""
LOADED = """
from risk_widget.game_review.mistakes import CONFIRMED_BY, prepare
prepare(CONFIRMED_BY)
"""
SHUT_DOWN = "() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()"
# The page times everything itself, frame by frame: a wait begins with the last click before the
# page changes, and ends once the coach does not think, or once plans are listed.
WATCH = """
(root) => {
  let pressed = 0, shown = root.dataset.seq, since = null;
  window.waited = [];
  window.listed = null;
  document.addEventListener("click", (event) => { pressed = event.timeStamp; }, true);
  const look = () => {
    const now = performance.now();
    if (root.dataset.seq !== shown) {
      shown = root.dataset.seq;
      since ??= pressed;
    }
    if (since !== null && !root.querySelector('[data-coach="thinking"]')) {
      window.waited.push(now - since);
      since = null;
    }
    if (window.listed === null && root.querySelector(".rw-plan")) window.listed = now - pressed;
    if (root.isConnected) requestAnimationFrame(look);
  };
  look();
}
"""


def positions(seed: int) -> Iterator[Game]:
    """Let bots play games; yield each at the beginning of one of Red's turns without a set."""
    for number in count(seed):
        edition, mode = GAMES[number % len(GAMES)]
        game = Game.new(edition=edition, mode=mode, seats=SEATS, seed=number)
        minds = {seat: bots.make("bold", f"{number}/{seat}") for seat in SEATS}
        rounds = 2 + number % 5
        while not game.is_over and (game.round, game.turn) < (rounds, ""):
            game.apply(minds[game.actor or ""].choose(game.observe(game.actor)))
        while not game.is_over and not (game.turn == PERSON and game.phase == "reinforce"):
            game.apply(minds[game.actor or ""].choose(game.observe(game.actor)))
        if not game.is_over and "trade" not in game.legal_ranges():
            yield game


class Timed:
    """A widget on a page, on which the waits of a turn are timed."""

    def __init__(self, root: Locator, times: dict[str, list[float]]) -> None:
        self.root, self.page, self.times = root, root.page, times
        self.hand = Clicker(root)
        # A page shows the next screen only once the dice have come to rest.
        self.page.emulate_media(reduced_motion="reduce")
        root.evaluate(WATCH)

    def verdict(self, kind: str, act: Callable[[], object]) -> None:
        """Act, wait for the verdict, and note how long it took."""
        before = self.hand.sequence
        self.page.evaluate("() => { window.waited = []; }")
        act()
        self.hand.wait_for_answer(before)
        self.page.wait_for_function("() => window.waited.length > 0", timeout=PATIENCE)
        self.times[kind].append(self.page.evaluate("() => window.waited[0]"))

    def plans(self) -> None:
        """Open the plans for the beginning of the turn, and return to the game."""
        self.hand.press("look_back")
        self.page.evaluate("() => { window.listed = null; }")
        self.hand.press("first")
        self.page.wait_for_function("() => window.listed !== null", timeout=PATIENCE)
        self.times["first plans"].append(self.page.evaluate("() => window.listed"))
        self.hand.press("back_to_game")

    def turn(self, game: Game) -> None:
        """Place all armies, look at the plans, attack once, and end the turn."""
        board, hand = game.board, self.hand

        def foes(place: str) -> int:
            near = board.neighbours[board.index[place]]
            return sum(game.owner(board.ids[n]) != PERSON for n in near)

        legal: Any = game.legal_ranges()["place"]
        place = max(legal["territories"], key=foes)
        action = {"type": "place", "territory": place, "armies": legal["max"]}
        self.verdict("place", lambda: hand.do(action))
        game.apply(action)
        if game.phase == "reinforce":
            game.apply({"type": "end_phase"})  # the page does so by itself
        self.plans()
        reached = game.legal_ranges().get("attack", {}).get(place)
        if reached:
            target = min(reached, key=game.armies)
            most = reached[target][1]
            attack = {"type": "attack", "source": place, "target": target, "armies": most}
            self.verdict("attack", lambda: hand.do(attack))
            hand.mouse.wait('[data-human="true"]')  # the defender may choose dice
        if self.root.get_attribute("data-phase") == "occupy":
            self.verdict("move in", lambda: hand.press("occupy_all"))
        for phase, kind in (("attack", "end the attacks"), ("fortify", "end the turn")):
            if self.root.get_attribute("data-phase") == phase:
                self.verdict(kind, lambda: hand.press("end_phase"))


def in_lab(browser: Browser, games: list[Game], times: dict[str, list[float]]) -> None:
    """Play a turn from each position in JupyterLab, each in a notebook of its own."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        folder = home / "notebooks"
        folder.mkdir()
        for number, game in enumerate(games):
            source = CELL.format(position=game.position())
            write_notebook(folder, f"{number}.ipynb", source)
        with LabServer(folder, home / "jupyter") as server:
            page = browser.new_page(viewport={"width": 1366, "height": 768})
            lab = LabPage(page, server)
            for number, game in enumerate(games):
                lab.open(f"{number}.ipynb").run_all()
                root = lab.widget
                root.locator("[data-territory]").first.wait_for()
                # The coach's code is compiled or loaded while a person looks at the board.
                lab.execute(LOADED)
                Timed(root, times).turn(game)
                page.evaluate(SHUT_DOWN)


def in_browser(
    browser: Browser, games: list[Game], times: dict[str, list[float]], folder: Path
) -> None:
    """Play a turn from each position on the page that has Python in the browser alone."""
    with StaticSite(folder, "/play/") as site:
        for game in games:
            page = browser.new_page(viewport={"width": 1366, "height": 768})
            page.set_default_timeout(PATIENCE)
            page.goto(site.url + game.position_link(whole=True))
            page.locator("body[data-ready]").wait_for()
            root = page.locator("[data-risk-widget]").first
            hand = Clicker(root)
            hand.press("linked_play")
            choose_coach(page, hand)
            Timed(root, times).turn(game)
            page.close()


def choose_coach(page: Page, hand: Clicker) -> None:
    """Switch the coach on in the menu."""
    hand.open_menu("menu_settings")
    hand.root.locator('select[data-action="coach"]').select_option("decisions")
    for _ in ("the page of the menu", "the menu"):
        page.keyboard.press("Escape")


def told(times: dict[str, list[float]], goal: float) -> Iterator[str]:
    """Format the waits, in seconds."""
    verdicts = [each for kind, some in times.items() if kind != "first plans" for each in some]
    for kind, some in {**times, "all verdicts": verdicts}.items():
        if some:
            ordered = sorted(each / 1000 for each in some)
            share = sum(each <= goal for each in ordered) / len(ordered)
            yield (
                f"{kind:16} {len(ordered):4} times: median {median(ordered):.2f} s, 99% within "
                f"{ordered[int(0.99 * len(ordered))]:.2f} s; {100 * share:.1f}% within {goal:g} s"
            )


def main() -> None:
    """Time the waits in one of the hosts, or in both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("host", nargs="?", choices=("lab", "page"), help="both by default")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--site", type=Path, help="a folder that contains the built site")
    asked = parser.parse_args()
    goals = {"lab": 1.0, "page": 3.0}
    for host in (asked.host,) if asked.host else goals:
        games = [*islice(positions(asked.seed), asked.positions)]
        times: dict[str, list[float]] = defaultdict(list)
        before = os.getloadavg()[0]
        with sync_playwright() as playwright:
            browser = launch(playwright)
            try:
                if host == "lab":
                    in_lab(browser, games, times)
                else:
                    in_browser(browser, games, times, asked.site or built())
            finally:
                print(
                    f"{host}: the load was {before:.1f} before and {os.getloadavg()[0]:.1f} after"
                )
                print("\n".join(told(times, goals[host])), flush=True)
            browser.close()


def built() -> Path:
    """Build the site, and return its folder."""
    subprocess.run([sys.executable, ROOT / "tools" / "lite" / "build.py"], check=True)
    return ROOT / "build" / "lite"


if __name__ == "__main__":
    main()
