"""The cost of the kernel's side of the widget: python benchmarks/widget.py [games].

A bot in the place of a person plays whole games against bots through the outbox. It prints the
bytes that one snapshot takes on the wire, the processor time of one action from the message to the
snapshot, and the data sent once for all widgets. No browser is needed; benchmarks/lab.py measures
the cost of a click in JupyterLab.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import mean, median, quantiles
from time import process_time
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from risk_widget import bots
from risk_widget.game import Game
from risk_widget.rules.edition import SEATS
from risk_widget.widget.widget import RiskWidget

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = [
    ("nordic", "missions", 6),
    ("german", "missions", 6),
    ("italian", "domination", 6),
    ("czech", "domination", 3),
    ("nordic", "capital", 4),
    ("czech", "duel", 2),
]
GOAL = 8 * 1024
STATIC = Path(__file__).resolve().parent.parent / "risk_widget" / "static"


class Measured(RiskWidget):
    """A widget that keeps the size of every message instead of sending it."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        self.sizes: list[int] = []
        super().__init__(*args, **settings)
        # Here bots play only at the page's request, so that none plays while an action is timed.
        self._relay.driver.close()
        self.sizes.clear()

    def _send(self, msg: dict[str, Any], buffers: Any = None) -> None:  # noqa: ARG002
        self.sizes.append(len(json.dumps(msg, separators=(",", ":"))))


def actions(widget: Measured, mind: bots.Bot) -> Iterator[dict[str, Any]]:
    """Yield the person's actions, and requests for the bots to play, until the game is over."""
    game = widget.game
    assert game is not None
    while not game.is_over and game.round <= 60:
        if widget.session.to_advance:
            yield {"type": "resume"}
        else:
            yield dict(mind.choose(game.observe(game.actor)))


def play(edition: str, mode: str, players: int, seed: int) -> tuple[list[int], list[float]]:
    """Play one game; return each snapshot's size in bytes and each action's time in ms."""
    seats = list(SEATS[:players])
    game = Game.new(edition=edition, mode=mode, seats=seats, seed=seed)
    widget = Measured(game, seats={seats[0]: "human"}, seed=seed, bot_speed="fast")
    widget.session.page_driven = True
    mind = bots.make("cautious", seed)
    times = []
    for number, action in enumerate(actions(widget, mind)):
        item = {"id": f"i{number}", "base_seq": widget.session.seq, "action": action}
        start = process_time()
        widget.set_state({"outbox": [item]})
        if action["type"] != "resume":  # only the person's actions are timed
            times.append((process_time() - start) * 1000)
    return widget.sizes, times


def main() -> None:
    """Print the figures."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    print(f"bytes per snapshot (goal: below {GOAL}) and processor time per action")
    print(f"{'game':26}{'snapshots':>10}{'mean':>7}{'95%':>7}{'most':>7}{'ms':>7}{'95%':>7}")
    largest = 0
    for edition, mode, players in GAMES:
        sizes: list[int] = []
        times: list[float] = []
        for seed in range(games):
            more, spent = play(edition, mode, players, seed)
            sizes += more
            times += spent
        largest = max(largest, *sizes)
        print(
            f"{f'{edition} {mode}, {players}':26}{len(sizes):10}{mean(sizes):7.0f}"
            f"{quantiles(sizes, n=20)[-1]:7.0f}{max(sizes):7}"
            f"{median(times):7.2f}{quantiles(times, n=20)[-1]:7.2f}"
        )
    print(f"largest snapshot: {largest} bytes, {'within' if largest < GOAL else 'ABOVE'} the goal")
    shared = Measured().shared
    assert shared is not None
    for name in ("code", "styles", "words", "board", "catalog"):
        size = len(
            json.dumps(shared.value(name, "en"), separators=(",", ":"), ensure_ascii=False).encode()
        )
        print(f"sent once: {name:8} {size:7} bytes")


if __name__ == "__main__":
    main()
