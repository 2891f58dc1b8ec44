"""The speed of several screens: how soon clicks are seen, and how soon classes join and answer.

python benchmarks/table.py clicks                 at rest, and while Python computes
python benchmarks/table.py class [PUPILS]         the host's page in JupyterLab, as all answer
python benchmarks/table.py answers [PUPILS]       the host's chart, as all answer at the same moment
python benchmarks/table.py arrive [TIMES]         a whole class joins by the code, all at once
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import risk_widget as rw

ASKED = 200


async def _rounds(link: str) -> list[float]:
    from tornado.websocket import websocket_connect

    base, _, secret = link.partition("#")
    screens = []
    for client in ("one", "two"):
        line = await websocket_connect(f"{base.replace('http', 'ws', 1)}guest")
        # A new name for each run: a returning screen would continue its old count of messages.
        said = {"client": f"{client}-{os.getpid()}"}
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
        await asyncio.sleep(0.06)  # slow enough that the host does not throttle the guest
    for line in screens:
        line.close()
    return sorted(taken)


def clicks() -> None:
    """Print the time from a guest's click to the change on another guest's screen, in ms."""
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
        # In reality, too, each guest has a process of its own.
        subprocess.run([sys.executable, __file__, "rounds", what, link], check=True)
    over.set()
    widget.close()


NOTEBOOK = """
import risk_widget as rw
room = rw.classroom(3)
room
"""

LONG_TASKS = """() => {
  window.longest = 0;
  window.repaints = 0;
  const box = document.querySelector(".rw-class");
  new MutationObserver(() => { window.repaints += 1; })
    .observe(box, {subtree: true, childList: true, attributes: true, characterData: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({entryTypes: ["longtask"]});
}"""


def whole_class(pupils: int = 30) -> None:
    """Print the longest freeze of the host's page while a whole class answers at once."""
    import tempfile

    from lab import write_notebook
    from playwright.sync_api import sync_playwright

    from tests.browser import launch
    from tests.lab.lab import LabPage, LabServer

    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        home = Path(name)
        (home / "notebooks").mkdir()
        write_notebook(home / "notebooks", "class.ipynb", NOTEBOOK)
        browser = launch(playwright)
        with LabServer(home / "notebooks", home / "jupyter") as server:
            page = LabPage(browser.new_page(), server).open("class.ipynb")
            page.run_all()
            page.widget.locator(".rw-class").wait_for(timeout=90_000)
            page.page.evaluate(LONG_TASKS)
            link = page.kernel("room.link")
            command = [sys.executable, __file__, "pupils", link, str(pupils)]
            subprocess.run(command, check=True)
            text = f"{pupils} of {pupils} pupils have answered"
            page.page.get_by_text(text).wait_for()
            bars = page.page.locator(".rw-class-bars b").all_inner_texts()
            longest, repaints = page.page.evaluate("() => [window.longest, window.repaints]")
            busy = f"{longest:.0f} ms" if longest else "less than 50 ms"
            print(f"bars {'+'.join(bars)}; {repaints} repaints; busy at most {busy} at a time")
        browser.close()


def pupils(link: str, number: str) -> None:
    """Act as the pupils, in a separate process."""
    from tests.widget.class_guests import answer_all

    begun = time.perf_counter()
    asyncio.run(answer_all(link, ["abc"[n % 3] for n in range(int(number))]))
    print(f"{number} pupils came and answered within {time.perf_counter() - begun:.1f} s")


def answers(pupils: int = 99) -> None:
    """Print how soon the host's chart shows all answers of a class, and after how many updates."""
    room = rw.classroom(3)
    relay, seen = room._relay, []  # noqa: SLF001 - measured from outside
    publish = relay._send  # noqa: SLF001

    def note(snapshot: Any) -> None:
        publish(snapshot)
        answered = snapshot["classroom"]["answered"]
        seen.append((time.perf_counter(), time.process_time(), answered))

    relay._send = note  # noqa: SLF001
    command = [sys.executable, __file__, "answering", room.link, str(pupils)]
    told = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    room.close()
    whole, used, _ = next(each for each in seen if each[2] == pupils)
    of_answers = [each for each in seen if told["begun"] <= each[0] <= whole]
    after, cost = whole - told["begun"], used - of_answers[0][1]
    print(f"{pupils} answers on the chart after {after:.2f} s, in {len(of_answers)} screens")
    print(f"the kernel's processor time from the first of these screens to the last: {cost:.2f} s")
    print(f"the last pupil had an answer after {told['done'] - told['begun']:.2f} s")


def answering(link: str, number: str) -> None:
    """Act as the pupils of a class, in a separate process: all join, and then answer together."""
    from tests.widget.class_guests import Line

    async def act() -> dict[str, float]:
        names = [f"Pupil no. {n}" for n in range(1, int(number) + 1)]
        lines = await asyncio.gather(*(Line.open(link, name) for name in names))
        await asyncio.sleep(1)
        begun = time.perf_counter()
        taken = await asyncio.gather(*(line.answer("abc"[n % 3]) for n, line in enumerate(lines)))
        assert all(taken)
        done = time.perf_counter()
        await asyncio.sleep(1)
        await asyncio.gather(*(line.close() for line in lines))
        return {"begun": begun, "done": done}

    print(json.dumps(asyncio.run(act())))


def arrive(times: int = 5) -> None:
    """Print how long a whole class takes to load the page and to join, and what this costs.

    The figures are in seconds (of processor time, for the three processes), and the size of the
    page's files is in megabytes.
    """
    from risk_widget.table.room import MOST_GUESTS
    from risk_widget.widget.classroom import classroom

    print("".join(f"{name:>10}" for name in ARRIVAL))
    found = []
    for _ in range(times):
        room = classroom(3)
        process = room._controls._process  # noqa: SLF001 - measured from outside
        assert process is not None
        given = (room.link, room.code, str(MOST_GUESTS), str(process.pid))
        command = [sys.executable, __file__, "newcomers", *given]
        before = time.process_time()
        told = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
        told["kernel"] = time.process_time() - before
        room.close()
        print("".join(f"{told[name]:10.3f}" for name in ARRIVAL), flush=True)
        found.append([told[name] for name in ARRIVAL])
    medians = [statistics.median(column) for column in zip(*found, strict=True)]
    print("".join(f"{value:10.3f}" for value in medians), " medians")


ARRIVAL = ("load", "MB", "serve", "come in", "kernel", "server", "pupils")
"""The columns. Loading: the time until all have the page's files, their size, the server's cost.
Joining by the code: the time until all are in, and the cost to each process."""


def newcomers(link: str, code: str, number: str, server: str) -> None:
    """Act as a class that joins with the code, in a separate process."""
    from tests.widget.class_guests import come_by_code, load_page

    many, pid = int(number), int(server)
    served, begun = cpu_of(pid), time.perf_counter()
    size = asyncio.run(load_page(link, many))
    told = {"load": time.perf_counter() - begun, "MB": size / 1e6, "serve": cpu_of(pid) - served}
    served, used = cpu_of(pid), time.process_time()
    pupils, told["come in"] = asyncio.run(come_by_code(link, code, many))
    assert len(pupils) == many
    told |= {"server": cpu_of(pid) - served, "pupils": time.process_time() - used}
    print(json.dumps(told))


def cpu_of(pid: int) -> float:
    """Return the processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rounds(what: str, link: str) -> None:
    """Act as two guests, and print the times of their clicks."""
    taken = asyncio.run(_rounds(link))
    p95 = taken[int(0.95 * len(taken))]
    print(f"{what}: median {statistics.median(taken):.1f} ms, 95% {p95:.1f} ms")


if __name__ == "__main__":
    if sys.argv[1:2] == ["clicks"]:
        clicks()
    elif sys.argv[1:2] == ["rounds"]:
        rounds(*sys.argv[2:4])
    elif sys.argv[1:2] == ["class"]:
        whole_class(*map(int, sys.argv[2:3]))
    elif sys.argv[1:2] == ["pupils"]:
        pupils(*sys.argv[2:4])
    elif sys.argv[1:2] == ["answers"]:
        answers(*map(int, sys.argv[2:3]))
    elif sys.argv[1:2] == ["answering"]:
        answering(*sys.argv[2:4])
    elif sys.argv[1:2] == ["arrive"]:
        arrive(*map(int, sys.argv[2:3]))
    elif sys.argv[1:2] == ["newcomers"]:
        newcomers(*sys.argv[2:6])
    else:
        print(__doc__)
