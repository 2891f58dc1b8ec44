"""A packed lesson on a learning platform: a SCORM runtime around the lesson's page."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

from risk_widget.teaching.scorm import pack
from tests.hosts.static import StaticSite
from tests.hosts.visitor import Visitor
from tests.pupil import Pupil

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
RUNTIME = ROOT / "js" / "node_modules" / "scorm-again" / "dist"
LESSON = "04-combat"
# A platform that remembers answers between two visits, and is otherwise only a runtime.
PLATFORM = """<!doctype html>
<title>A platform</title>
<link rel="icon" href="data:," />
<script src="{script}"></script>
<script>
  const api = window.{api} = new {maker}({{ autocommit: false, logLevel: 5 }});
  const suspend_data = sessionStorage.getItem("kept") ?? "";
  api.loadFromJSON({{ suspend_data, {learner} }}, "cmi");
  const commit = "LMSCommit" in api ? "LMSCommit" : "Commit";
  const save = api[commit];
  api[commit] = (...given) => (api.refuses ? "false" : save.apply(api, given));
  window.remember = () => sessionStorage.setItem("kept", api.cmi.suspend_data);
</script>
<iframe src="lessons/{lesson}.html" style="width: 1200px; height: 900px; border: 0"></iframe>
"""


class Runtime(NamedTuple):
    """The names by which the platforms of SCORM's two versions differ."""

    script: str
    maker: str
    api: str
    learner: str
    status: str
    score: str


RUNTIMES = {
    "1.2": Runtime(
        "scorm12.js",
        "Scorm12API",
        "API",
        "core: {student_name: 'Ada'}",
        "api.cmi.core.lesson_status",
        "api.cmi.core.score.raw",
    ),
    "2004": Runtime(
        "scorm2004.js",
        "Scorm2004API",
        "API_1484_11",
        "learner_name: 'Ada'",
        "api.cmi.completion_status",
        "api.cmi.score.raw",
    ),
}


@pytest.mark.parametrize("version", RUNTIMES)
def test_the_platform_saves_and_scores_a_lesson(
    folder: Path, tmp_path: Path, browser: Browser, version: str
) -> None:
    pack(folder, tmp_path / "lesson.zip", [LESSON], version=version)
    course = tmp_path / "course"
    with zipfile.ZipFile(tmp_path / "lesson.zip") as archive:
        archive.extractall(course)
    runtime = RUNTIMES[version]
    shutil.copy(RUNTIME / runtime.script, course / runtime.script)
    (course / "index.html").write_text(PLATFORM.format(lesson=LESSON, **runtime._asdict()))
    with StaticSite(course, "/course/") as served, Visitor(browser, served.url) as visitor:
        # A platform's server may not know the type of a wasm file.
        (wasm,) = course.glob("page-*/pyodide/*.wasm")
        visitor.context.route(
            "**/*.wasm", lambda route: route.fulfill(path=wasm, content_type="document/unknown")
        )
        page = visitor.page
        page.goto(served.url)
        frame = page.frame_locator("iframe")
        frame.locator("body[data-ready]").wait_for(timeout=120_000)
        assert page.evaluate(f"() => {runtime.status}") in {"not attempted", "unknown"}
        pupil = Pupil(frame.locator("[data-risk-widget]").first)
        pupil.go(5)
        page.wait_for_function(f"() => {runtime.status} === 'incomplete'")
        pupil.expect_step("tie")
        pupil.answer("red", "predict", "choice")
        pupil.expect_status("right")
        page.wait_for_function(f"() => {runtime.score} === '8'")
        kept = json.loads(page.evaluate("() => api.cmi.suspend_data"))
        assert kept["steps"]["tie"][0] == "s"
        assert page.evaluate("() => localStorage.length") == 0, "the next pupil sits here, too"
        page.evaluate("() => remember()")
        page.goto(served.url)
        frame.locator("body[data-ready]").wait_for(timeout=120_000)
        pupil = Pupil(frame.locator("[data-risk-widget]").first)
        pupil.expect_step("tie")
        expect(frame.locator(".rw-step-list li:nth-child(5) button")).to_have_attribute(
            "data-step-mark", "solved"
        )
        # The platform knows who the learner is.
        expect(frame.locator("[data-learner-is='Ada']")).to_be_attached()
        assert page.evaluate(f"() => {runtime.score}") == ""
        expect(frame.locator("[data-recording]")).to_be_hidden()
        # From now on the platform refuses, as it does after a session has ended.
        page.evaluate("() => { api.refuses = true; }")
        pupil.go(6)
        expect(frame.locator("[data-recording]")).to_contain_text("nothing is being recorded")
        page.evaluate("() => { api.refuses = false; }")
        expect(frame.locator("[data-recording]")).to_be_hidden(timeout=30_000)
        page.wait_for_function(f"() => {runtime.score} === '8'")


def test_a_package_without_a_platform_says_so_and_saves_nothing_in_the_browser(
    folder: Path, tmp_path: Path, browser: Browser
) -> None:
    pack(folder, tmp_path / "lesson.zip", [LESSON])
    course = tmp_path / "course"
    with zipfile.ZipFile(tmp_path / "lesson.zip") as archive:
        archive.extractall(course)
    with StaticSite(course, "/course/") as served, Visitor(browser, served.url) as visitor:
        page = visitor.page
        entry = '{"status":"solved","attempts":1,"hints":0}'
        text = (
            '{"format":"risk_widget lessons","version":1,"puzzles":{},"name":"Grace",'
            f'"lessons":{{"{LESSON}":{{"tie":{entry}}}}}}}'
        )
        page.goto(f"{served.url}imsmanifest.xml")
        page.evaluate("(text) => localStorage.setItem('risk-widget-lessons /course/', text)", text)
        page.goto(f"{served.url}lessons/{LESSON}.html")
        page.locator("body[data-ready]").wait_for(timeout=120_000)
        expect(page.locator("[data-recording]")).to_contain_text("No learning platform")
        expect(page.locator("[data-step-mark='solved']")).to_have_count(0)
        pupil = Pupil(page.locator("[data-risk-widget]").first)
        pupil.go(5)
        pupil.answer("red", "predict", "choice")
        pupil.expect_status("right")
        assert page.evaluate("() => localStorage.getItem('risk-widget-lessons /course/')") == text
