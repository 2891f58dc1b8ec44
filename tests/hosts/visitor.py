"""A visitor to a host, who opens a page, plays a turn by clicks, and notes all requests.

Visitors have only the page. What it must show comes from a twin: the same game with the same seed,
played in the test's own process. Bots take part, so they must choose alike in every host.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Self

from playwright.sync_api import expect

import risk_widget as rw
from risk_widget import bots
from risk_widget.course.lesson_file import load_source
from tests.clicks import Clicker
from tests.pointer import PASS_TIME
from tests.pupil import Pupil, learn

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Request, Response, Route

# A person and two bots of the ladder.
SEATS = ("red", "blue", "green")
PERSON = "red"
RIVAL = "strong"
"""The bot in the other seats."""
WINDOW = {"width": 1400, "height": 1000}
TO_DO = {"claim", "place", "attack", "occupy", "defend", "fortify", "end_phase"}
SHOWN = """
([root, wanted]) => {
  const shown = [...root.querySelectorAll("[data-territory]")].map(
    (node) => [node.dataset.territory, node.dataset.owner || null, Number(node.dataset.armies)]);
  return JSON.stringify(shown.sort()) === JSON.stringify(wanted);
}
"""
# Whether the named notebook is in front and its kernel can be reached.
READY = """
(name) => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  const kernel = panel?.sessionContext?.session?.kernel;
  return panel?.context?.path.endsWith(name) && panel.context.isReady &&
    kernel?.status === "idle" && kernel.connectionStatus === "connected";
}
"""
# Lab draws only cells in sight, and a new cell may be pushed out of sight by a growing widget.
NEW_CELL = """
(button) => {
  button.scrollIntoView({ block: "nearest" });
  const cells = document.querySelectorAll(".jp-CodeCell .cm-content");
  return cells.length > 0 && !cells[cells.length - 1].textContent.trim();
}
"""


class Visitor:
    """One page in a browser of its own, which may request nothing but `allowed`."""

    def __init__(self, browser: Browser, allowed: str, **options: Any) -> None:
        """Open an empty page that may request only addresses beginning with `allowed`.

        `options` are Playwright's for a context, such as `has_touch`.
        """
        self.allowed = allowed
        self.ignored: tuple[str, ...] = ()
        self.problems: list[str] = []
        self.context = browser.new_context(**{"viewport": WINDOW, **options})
        self.context.add_init_script(path=PASS_TIME)
        # Workers send their requests through the context, too.
        self.context.route(lambda address: not self._is_own(address), self._refuse)
        self.context.on("response", self._look)
        self.page = self.context.new_page()
        self.page.emulate_media(reduced_motion="reduce")
        self.page.on("websocket", lambda socket: self._note(socket.url))
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))

    def _is_own(self, address: str) -> bool:
        own = (self.allowed, self.allowed.replace("http", "ws", 1), "data:", "blob:", "about:")
        return address.startswith(own)

    def _note(self, address: str) -> None:
        if not self._is_own(address) and not address.startswith(self.ignored):
            self.problems.append(f"asked elsewhere: {address}")

    def _refuse(self, route: Route, request: Request) -> None:
        self._note(request.url)
        route.abort()

    def _look(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.url}")

    @property
    def widget(self) -> Locator:
        """The first widget on the page."""
        return self.page.locator("[data-risk-widget]").first

    def wait_for_kernel(self, notebook: str) -> None:
        """Wait until a notebook's kernel is ready, according to the page's own objects."""
        self.page.wait_for_function(READY, arg=notebook, timeout=120_000)

    def run_first_cell(self) -> None:
        """Run the first cell, as the notebook's text says, once the kernel is ready."""
        self.page.locator(".jp-CodeCell .cm-content").first.click()
        self.page.keyboard.press("Shift+Enter")

    def run_cell(self, code: str) -> Locator:
        """Add a cell at the end of the notebook, run it, and return where its outputs appear."""
        add = self.page.get_by_role("button", name="Click to add a cell.")
        # The event goes directly to the button, which a growing widget could move as we click.
        add.dispatch_event("click")
        # The new cell may take a while to appear, and until then another cell is the last one.
        self.page.wait_for_function(NEW_CELL, arg=add.element_handle(), timeout=60_000)
        text = self.page.locator(".jp-CodeCell .cm-content").last
        text.click()
        self.page.keyboard.insert_text(code)
        expect(text).to_contain_text(code.splitlines()[0], timeout=30_000)
        self.page.keyboard.press("Shift+Enter")
        cell = self.page.locator(".jp-CodeCell").filter(has_text=code.splitlines()[0])
        return cell.last.locator(".jp-OutputArea").first

    def close(self) -> None:
        """Close the page and check that nothing went wrong on it."""
        self.context.close()
        assert not self.problems, "\n".join(self.problems)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> None:
        if error is None:
            self.close()
            return
        for problem in self.problems:
            error.add_note(f"on the page: {problem}")
        self.context.close()


def new_game(seed: int) -> rw.Game:
    """Return the twin before its first action."""
    return rw.Game.new(
        edition="czech", mode="domination", seats=list(SEATS), seed=seed, board="island"
    )


@cache
def rehearse() -> tuple[int, tuple[tuple[str, Any], ...]]:
    """Return a seed, and all choices from the form to the person's second turn.

    It is the seed of the first game in which the person makes every kind of choice.
    """
    for seed in range(1, 1000):
        game = new_game(seed)
        minds = {seat: bots.make(RIVAL, f"{seed}/{seat}", board=game.board) for seat in SEATS}
        steps: list[tuple[str, Any]] = []
        began = 0
        while not game.is_over:
            if game.turn == PERSON and game.phase == "reinforce":
                began = began or game.round
                if game.round != began:
                    break
            actor = game.actor
            assert actor is not None
            steps.append((actor, minds[actor].choose(game.observe(actor))))
            follow(game, *steps[-1])
        done = {step.action.to_dict()["type"] for step in game.history if step.seat == PERSON}
        if not game.is_over and done >= TO_DO:
            return seed, tuple(steps)
    raise AssertionError("no game has everything that a turn can have")


def play_a_turn(root: Locator) -> None:
    """Play from the new-game form to a person's second turn by clicks, against two bots."""
    seed, steps = rehearse()
    expect(root).to_have_attribute("data-screen", "setup", timeout=120_000)
    hand = Clicker(root)
    hand.choose_everything()
    for choice in ("czech", "domination", "island"):
        root.locator(f'input[type="radio"][value="{choice}"]').check()
    for seat in (2, 3):
        root.get_by_label(f"Player {seat}: played by").select_option(RIVAL)
    hand.button("draw_order").uncheck()
    root.get_by_label("Seed").fill(str(seed))
    hand.button("start_game").click()
    expect(root).to_have_attribute("data-screen", "play", timeout=30_000)
    play_on(hand, len(steps))


def play_on(hand: Clicker, number: int) -> None:
    """Play the first decisions of the rehearsed game, clicking those of the person."""
    seed, steps = rehearse()
    hand.play_at_once()
    game = new_game(seed)
    for actor, action in steps[:number]:
        if actor == PERSON:
            check_board(hand.root, game)
            hand.do(action if isinstance(action, dict) else action.to_dict())
        follow(game, actor, action)
    if game.actor == PERSON:
        check_board(hand.root, game)


def follow(game: rw.Game, actor: str, action: Any) -> None:
    """Play an action in the twin, and end reinforcement with the last army, as the page does."""
    game.apply(action, actor)
    if actor == PERSON and game.phase == "reinforce" and [*game.legal_ranges()] == ["end_phase"]:
        game.apply({"type": "end_phase"}, actor)


def check_board(root: Locator, game: rw.Game) -> None:
    """Check that the page shows the twin's position: turn, phase, owners and armies."""
    seen = game.observe(None)
    expect(root).to_have_attribute("data-actor", seen["actor"])
    expect(root).to_have_attribute("data-phase", seen["phase"])
    if seen["phase"] == "occupy":
        return  # The map shows where the slider would put the armies that move in.
    wanted = sorted([name, *holding] for name, holding in seen["territories"].items())
    root.page.wait_for_function(SHOWN, arg=[root.element_handle(), wanted])


def solve_a_lesson(root: Locator, lesson: str) -> None:
    """Solve every step of a lesson by clicks, after skipping its warm-up."""
    expect(root.locator("[data-step]")).to_be_visible(timeout=120_000)
    pupil = Pupil(root)
    pupil.press("skip_warm_up")
    learn(pupil, load_source(lesson))
