"""The static site runs the notebooks in the browser, from nothing but a folder of files."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from risk_widget.course.lesson_file import lesson_ids
from tests.hosts.visitor import Visitor, play_a_turn, solve_a_lesson

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

    from tests.hosts.static import StaticSite

ROOT = Path(__file__).resolve().parents[2]
KERNEL = "Python (Pyodide) | Idle"
LESSON = "04-combat"
ANALYSIS = ("13-odds", "14-simulate", "15-your-own-bot")


def test_the_site_contains_every_package_that_its_kernel_loads(folder: Path) -> None:
    """Every file in the lock file must be next to it, or the kernel would look elsewhere."""
    distribution = folder / "static" / "pyodide"
    packages = json.loads((distribution / "pyodide-lock.json").read_text())["packages"]
    assert "risk-widget" in packages
    for entry in packages.values():
        content = (distribution / entry["file_name"]).read_bytes()
        assert hashlib.sha256(content).hexdigest() == entry["sha256"]
        assert set(entry["depends"]) <= packages.keys()


def test_the_documentations_links_have_targets(folder: Path) -> None:
    """The website has this folder, but the tests of the website's pages run without it."""
    assert (folder / "lab" / "index.html").is_file()
    assert (folder / "index.html").is_file()
    assert {path.stem for path in (folder / "lessons").iterdir()} == set(lesson_ids())
    notebooks = {path.name for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert notebooks <= {path.name for path in (folder / "files").iterdir()}


def test_a_lesson_and_a_game_work_in_the_browser_alone(
    folder: Path, site: StaticSite, browser: Browser
) -> None:
    """A link opens the lesson; no request leaves the machine, and none fails.

    The site carries numpy if the build could fetch it; only a cell that imports it loads it.
    """
    lock = json.loads((folder / "static" / "pyodide" / "pyodide-lock.json").read_text())
    carried = lock["packages"]
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        page.goto(f"{site.url}lab/index.html?path={LESSON}.ipynb")
        expect(page.locator("#jp-main-statusbar")).to_contain_text(KERNEL, timeout=120_000)
        visitor.run_first_cell()
        solve_a_lesson(visitor.widget, LESSON)
        play_a_turn(visitor.run_cell("rw.RiskWidget()").locator("[data-risk-widget]"))
        assert page.locator(".Toastify__toast, .jp-Dialog").all_inner_texts() == []

        answer = visitor.run_cell("import sys; print('numpy' in sys.modules, rw.odds(3, 2).win)")
        expect(answer).to_contain_text("False 0.")
        answer = visitor.run_cell(
            "from risk_widget.battles.odds import win_array\n"
            "try:\n    win_array(20, 20)\nexcept ImportError as error:\n    print(error)"
        )
        expect(answer).to_contain_text("win_array needs numpy")
        answer = visitor.run_cell(
            "try:\n    import numpy\n    print('loaded', win_array(3, 2).shape)\n"
            "except ImportError:\n    print('not carried')"
        )
        expect(answer).to_contain_text("loaded (4, 3)" if "numpy" in carried else "not carried")


@pytest.mark.parametrize("name", ANALYSIS)
def test_a_notebook_of_questions_works_in_the_browser_alone(
    name: str, site: StaticSite, browser: Browser
) -> None:
    """*Run All* reaches the end, as it would not after an error.

    The notebook plays fewer games here, since they are slow in a test.
    """
    book = json.loads((ROOT / "notebooks" / f"{name}.ipynb").read_text())
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    for cell in cells:
        cell["source"] = re.sub(r"GAMES = .*", "GAMES = 2", "".join(cell["source"]))
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        visitor.context.route(
            f"**/files/{name}.ipynb*", lambda route: route.fulfill(body=json.dumps(book))
        )
        page.goto(f"{site.url}lab/index.html?path={name}.ipynb")
        expect(page.locator("#jp-main-statusbar")).to_contain_text(KERNEL, timeout=120_000)
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        last = page.locator(".jp-CodeCell .jp-InputPrompt").last
        expect(last).to_have_text(f"[{len(cells)}]:", timeout=300_000)


def test_a_cell_that_is_run_early_waits_for_its_kernel(site: StaticSite, browser: Browser) -> None:
    with Visitor(browser, site.url) as visitor:
        page = visitor.page
        held: list[Route] = []
        visitor.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
        page.goto(f"{site.url}lab/index.html?path=00-play.ipynb")
        visitor.run_first_cell()
        expect(page.get_by_text("Python is still starting")).to_be_visible()
        assert page.locator(".jp-Dialog").all_inner_texts() == []
        visitor.context.unroute("**/pyodide.asm.wasm")
        for route in held:
            route.continue_()
        expect(visitor.widget).to_have_attribute("data-screen", "setup", timeout=120_000)
        expect(page.get_by_text("Python is still starting")).to_be_hidden()
