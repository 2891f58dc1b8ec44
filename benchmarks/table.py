"""Several screens: bad lines by the ten thousand, and how soon another screen sees a click.

python benchmarks/table.py lines [FIRST] [END]    seeds of tests/widget/table_schedule.py
python benchmarks/table.py clicks                 at rest, and while Python computes
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import risk_widget as rw
from tests.widget.table_schedule import play

ASKED = 200


def lines(first: int = 0, end: int = 10_000) -> None:
    """Let tables live through bad hours; one that loses something or does it twice raises."""
    done = 0
    for seed in range(first, end):
        try:
            done += len(play(seed).done)
        except AssertionError:
            print(f"seed {seed}")
            raise
    print(f"{end - first} tables, {done} items carried out, none lost and none done twice")


async def _rounds(link: str) -> list[float]:
    from tornado.websocket import websocket_connect

    base, _, secret = link.partition("#")
    screens = []
    for client in ("one", "two"):
        line = await websocket_connect(f"{base.replace('http', 'ws', 1)}guest")
        said = {"client": client}
        await line.write_message(json.dumps({"type": "join", "secret": secret, "said": said}))
        await line.read_message()
        screens.append(line)
    clicking, other = screens
    taken = []
    for n in range(ASKED):
        action = {"type": "auto_defend", "seat": "red", "value": n % 2 == 0}
        items = {"n": n, "outbox": [{"id": f"i{n}", "base_seq": 0, "action": action}]}
        begun = time.perf_counter()
        await clicking.write_message(json.dumps({"type": "items", "said": items}))
        switched = False
        while not switched:
            message = json.loads(str(await other.read_message()))
            rows = message.get("traits", {}).get("state", {}).get("seats", [])
            switched = any(row.get("auto_defend", False) == action["value"] for row in rows[:1])
        taken.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(0.06)  # below the rate at which a guest is read more slowly
    for line in screens:
        line.close()
    return sorted(taken)


def clicks() -> None:
    """Print how long it takes from a guest's click to another guest's screen, in ms."""
    game = rw.Game.new(seats=["red", "blue", "green"], seed=1)
    widget = rw.RiskWidget(game, seats=dict.fromkeys(game.seats, "human"), keep=False)
    link = widget.share().links["red"]
    over = threading.Event()

    def compute() -> None:
        while not over.is_set():
            sum(n * n for n in range(10_000))

    for what in ("at rest", "while Python computes"):
        if what != "at rest":
            threading.Thread(target=compute, daemon=True).start()
        # In a process of their own, as guests are.
        subprocess.run([sys.executable, __file__, "rounds", what, link], check=True)
    over.set()
    widget.close()


def rounds(what: str, link: str) -> None:
    """Print what two guests find."""
    taken = asyncio.run(_rounds(link))
    p95 = taken[int(0.95 * len(taken))]
    print(f"{what}: median {statistics.median(taken):.1f} ms, 95 % {p95:.1f} ms")


if __name__ == "__main__":
    if sys.argv[1:2] == ["clicks"]:
        clicks()
    elif sys.argv[1:2] == ["rounds"]:
        rounds(*sys.argv[2:4])
    else:
        lines(*map(int, sys.argv[2:4]))
