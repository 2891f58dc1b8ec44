"""Lessons on a learning platform: the data that the platform keeps, and lessons' packages."""

from __future__ import annotations

import html
import json
import zipfile
from base64 import b64encode, urlsafe_b64encode
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Any
from urllib.parse import quote
from xml.etree import ElementTree as ET

import pytest

import risk_widget as rw
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Progress, lesson_ids
from risk_widget.lessons.__main__ import main
from risk_widget.teaching.scorm import MOST_KEPT, OnPlatform, manifest, pack

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

LESSON = "04-combat"
NOTHING = json.dumps({"kept": "", "learner": ""})


class Platform:
    """A platform that remembers the last report."""

    def __init__(self, lesson: str = LESSON) -> None:
        self.progress = Progress()
        self.told: list[dict[str, Any]] = []
        self.lesson = OnPlatform(
            lesson, self.progress, lambda text: self.told.append(json.loads(text))
        )

    @property
    def last(self) -> dict[str, Any]:
        return self.told[-1]

    def given(self, learner: str = "Lovelace, Ada") -> str:
        """Return the data that the platform hands over at the next visit."""
        return json.dumps({"kept": self.last["kept"], "learner": learner})


def test_the_platform_receives_score_and_completion() -> None:
    platform = Platform()
    assert platform.lesson.begin(NOTHING) == ""
    lesson = rw.load_lesson(LESSON, progress=platform.progress)
    platform.lesson.follow(lesson)
    assert platform.told == [], "nobody has done anything"
    lesson.check("both", "tie")
    platform.lesson.follow(lesson)
    assert (platform.last["score"], platform.last["progress"], platform.last["done"]) == (
        0,
        0,
        False,
    )
    lesson.check("red")
    platform.lesson.follow(lesson)
    assert platform.last["step"] == "tie"
    assert platform.last["score"] == pytest.approx(0.5 / 12)
    assert platform.last["progress"] == pytest.approx(1 / 12)
    before = len(platform.told)
    platform.lesson.follow(lesson)
    assert len(platform.told) == before, "nothing is new"
    for step in load_source(LESSON).steps:
        lesson.show_me(step.id)
    assert not lesson.progress.done, "its challenge was only watched"
    entry = platform.progress.step(LESSON, "challenge")
    entry.status, entry.tries, entry.stars = "solved", 1, 2
    platform.lesson.follow(lesson)
    assert platform.last["done"]
    assert platform.last["progress"] == 1


@cache
def begun() -> tuple[Platform, rw.lessons.Lesson]:
    """Return a platform and its lesson after a first visit in which some steps were tried."""
    first = Platform()
    lesson = rw.load_lesson(LESSON, progress=first.progress)
    lesson.check("both", "tie")
    lesson.check("red")
    lesson.hint("pairs")
    lesson.show_me("pairs")
    first.lesson.follow(lesson)
    return first, lesson


def test_the_next_visit_continues_where_this_one_ended() -> None:
    first, lesson = begun()
    again = Platform()
    assert again.lesson.begin(first.given()) == "pairs"
    assert again.progress.name == "Lovelace, Ada"
    there = rw.load_lesson(LESSON, progress=again.progress)
    assert there.progress.steps == lesson.progress.steps
    assert there.score() == lesson.score()
    there.go("pairs")
    again.lesson.follow(there)
    assert again.told == [], "the platform has all of it"
    there.go("tie")
    again.lesson.follow(there)
    assert again.last["step"] == "tie"
    there.go("pairs")
    again.lesson.follow(there)
    assert again.last == first.last


def _with_backslashes(text: str) -> str:
    return text.replace('"', '\\"')


def _in_base_64(text: str) -> str:
    return b64encode(text.encode()).decode()


ESCAPES: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "entities": html.escape,
    "numbers": lambda text: text.replace('"', "&#34;").replace("{", "&#x7b;"),
    "backslashes": _with_backslashes,
    "a JSON text": json.dumps,
    "codes": lambda text: text.replace('"', "\\u0022"),
    "per cent": quote,
    "all per cent": lambda text: "".join(f"%{sign:02x}" for sign in text.encode()),
    "old per cent": lambda text: text.replace('"', "%u0022"),
    "Base64": _in_base_64,
    "Base64 for addresses": lambda text: urlsafe_b64encode(text.encode()).decode().rstrip("="),
    "Base64 in lines": lambda text: "\r\n".join(wrap(_in_base_64(text), 60)),
    "spaces": lambda text: f"\ufeff \n{text}\0\t",
    "CDATA": lambda text: f"<![CDATA[{text}]]>",
}


@pytest.mark.parametrize("first", ESCAPES)
def test_data_that_a_platform_escaped_can_be_read(first: str) -> None:
    visit = begun()[0]
    for second in ESCAPES.values():
        kept = second(ESCAPES[first](visit.last["kept"]))
        again = Platform()
        given = json.dumps({"kept": kept, "learner": "A &amp; B"})
        assert again.lesson.begin(given) == "pairs", kept
        assert not again.lesson.is_unread
        assert again.progress.name == "A & B"
        there = {step: entry.status for step, entry in again.progress.lessons[LESSON].items()}
        assert there == {"tie": "solved", "pairs": "shown"}


def test_truncated_data_stays_on_the_platform_until_the_learner_acts() -> None:
    visit, _ = begun()
    for escape in ESCAPES.values():
        kept = escape(visit.last["kept"])
        for length in range(8, len(kept) - 3, 9):
            platform = Platform()
            assert platform.lesson.begin({"kept": kept[:length]}) == "", kept[:length]
            assert platform.lesson.is_unread
    again = Platform()
    again.lesson.begin({"kept": visit.last["kept"][:-1]})
    there = rw.load_lesson(LESSON, progress=again.progress)
    for step in (None, "pairs", "tie"):
        if step is not None:
            there.go(step)
        again.lesson.follow(there)
        assert again.told == [], "looking around changes nothing"
    there.check("red", "tie")
    again.lesson.follow(there)
    assert again.last["score"] > 0


def test_data_that_could_not_be_requested_counts_as_unread() -> None:
    platform = Platform()
    assert platform.lesson.begin({"kept": "", "learner": "Ada", "lost": True}) == ""
    assert platform.lesson.is_unread


@pytest.mark.parametrize("kept", ["", "null", "undefined", " "])
def test_an_empty_platform_has_nothing_unread(kept: str) -> None:
    platform = Platform()
    assert platform.lesson.begin({"kept": kept}) == ""
    assert not platform.lesson.is_unread


def test_a_platform_found_late_gets_score_and_progress() -> None:
    visit, _ = begun()
    again = Platform()
    there = rw.load_lesson(LESSON, progress=again.progress)
    again.lesson.begin("{}")
    again.lesson.follow(there)
    there.show_me("pairs")
    again.lesson.follow(there)
    before = len(again.told)
    again.lesson.begin(visit.given())
    again.lesson.follow(there)
    assert len(again.told) == before + 1
    assert json.loads(again.last["kept"])["steps"]["tie"][0] == "s"


@pytest.mark.parametrize("name", lesson_ids())
def test_a_lessons_saved_data_fits_the_smallest_platform_limit(name: str) -> None:
    platform = Platform(name)
    for step in load_source(name).steps:
        entry = platform.progress.step(name, step.id)
        entry.status, entry.told = "solved", True
        entry.attempts = entry.hints = entry.tries = 10**6
        entry.answer = entry.missed = "x" * 300
        entry.stars = 3
    platform.lesson.follow(rw.load_lesson(name, progress=platform.progress))
    assert len(platform.last["kept"]) < MOST_KEPT / 4
    assert json.loads(platform.last["kept"])["lesson"] == name


ODD_STEPS: tuple[object, ...] = (
    *(3, [], {"tie": 3}, {"tie": []}, {"tie": ["x", 1, 1, 1, 1, 1]}),
    *({"tie": ["s", -1, 0, 0, 0, 0]}, {"tie": ["s", "1", 0, 0, 0, 0]}),
    {"tie": ["s", True, 0, 0, 0, 0]},
)
ODD = [
    *("", "{", "[]", "3", "null", '{"v": 2}', '{"v": 1, "lesson": "01-board"}'),
    *(json.dumps({"v": 1, "lesson": LESSON, "at": "tie", "steps": odd}) for odd in ODD_STEPS),
]


@pytest.mark.parametrize("kept", ODD)
def test_unreadable_data_is_ignored(kept: str) -> None:
    platform = Platform()
    assert platform.lesson.begin({"kept": kept}) == ""
    assert platform.lesson.is_unread == (kept not in {"", "null"})
    assert platform.lesson.begin(json.dumps({"kept": kept, "learner": "Ada"})) == ""
    assert not platform.progress.has_met(LESSON)
    assert platform.lesson.begin("nothing") == ""


def test_a_removed_step_is_ignored() -> None:
    steps = {"gone": ["s", 1, 0, 1, 0, 0], "tie": ["s", 1, 0, 1, 0, 0]}
    kept = json.dumps({"v": 1, "lesson": LESSON, "at": "gone", "steps": steps})
    platform = Platform()
    assert platform.lesson.begin(json.dumps({"kept": kept, "learner": ""})) == ""
    assert list(platform.progress.lessons[LESSON]) == ["tie"]


# ---- packages ------------------------------------------------------------------------------------

CP = {
    "1.2": "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}",
    "2004": "{http://www.imsglobal.org/xsd/imscp_v1p1}",
}
TYPE = {
    "1.2": "{http://www.adlnet.org/xsd/adlcp_rootv1p2}scormtype",
    "2004": "{http://www.adlnet.org/xsd/adlcp_v1p3}scormType",
}
PAGE = """<!doctype html>
<html><head>
    <link rel="manifest" href="../play.webmanifest" />
    <link rel="icon" href="../icons/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../page-1/page.css" />
  </head>
  <body data-lesson="04-combat">
    <main></main>
    <footer>
      <nav><a href="../lab/index.html">As a notebook</a></nav>
    </footer>
  </body></html>
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Write the parts of a built site that matter here."""
    folder = tmp_path / "site"
    (folder / "lessons").mkdir(parents=True)
    (folder / "page-1" / "pyodide").mkdir(parents=True)
    for name in lesson_ids():
        (folder / "lessons" / f"{name}.html").write_text(PAGE.replace(LESSON, name))
        for language in ("de", "en"):
            (folder / "page-1" / f"{name}.{language}.json").write_text("{}")
    for name in ("form.en.json", "board-classic.json", "words.de.json", "page.css", "page.js"):
        (folder / "page-1" / name).write_text("{}")
    (folder / "page-1" / "worker.js").write_text("const entry = `${core}pyodide.mjs`;")
    core = folder / "page-1" / "pyodide"
    (core / "pyodide.mjs").write_text('import("pyodide.asm.mjs"); "pyodide.asm.wasm"')
    (core / "pyodide.asm.mjs").write_text("")
    (core / "pyodide.asm.wasm").write_text("")
    return folder


def read(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize("version", ["1.2", "2004"])
@pytest.mark.parametrize("lessons", [[LESSON], ["03-reinforcement", LESSON], []])
def test_a_package_lists_what_is_in_it_and_nothing_else(
    site: Path, tmp_path: Path, version: str, lessons: Sequence[str]
) -> None:
    file = tmp_path / "lessons.zip"
    pack(site, file, lessons, version=version)
    content = read(file)
    names = lessons or lesson_ids()
    root = ET.fromstring(content["imsmanifest.xml"])
    cp = CP[version]
    assert root.tag == f"{cp}manifest"
    assert root.findtext(f".//{cp}schema") == "ADL SCORM"
    schema = "1.2" if version == "1.2" else "2004 4th Edition"
    assert root.findtext(f".//{cp}schemaversion") == schema
    assert {each.get("href") for each in root.iter(f"{cp}file")} == {*content} - {"imsmanifest.xml"}
    resources = {each.get("identifier"): each for each in root.iter(f"{cp}resource")}
    items = [*root.iter(f"{cp}item")]
    assert [each.findtext(f"{cp}title") for each in items] == [
        f"Lesson {int(name[:2])}: {load_source(name).title}" for name in names
    ]
    for item, name in zip(items, names, strict=True):
        resource = resources[item.get("identifierref")]
        assert resource.get(TYPE[version]) == "sco"
        assert resource.get("href") == f"lessons/{name}.html"
        (shared,) = resource.iter(f"{cp}dependency")
        assert resources[shared.get("identifierref")].get(TYPE[version]) == "asset"
    ids = [each.get("identifier") for each in root.iter() if each.get("identifier")]
    assert len({*ids}) == len(ids)
    first = {name.partition("/")[2] for name in content if name.endswith(".json")}
    # These are the files that all pages share, and each page's first file in every language.
    begun = {f"{name}.{language}.json" for name in names for language in ("de", "en")}
    assert first == {"board-classic.json", "words.de.json", *begun}


def test_a_packed_page_has_no_outside_links_and_knows_that_it_is_packed(
    site: Path, tmp_path: Path
) -> None:
    pack(site, tmp_path / "one.zip", [LESSON], version="2004")
    content = read(tmp_path / "one.zip")
    page = content[f"lessons/{LESSON}.html"].decode()
    assert '<body data-packed="2004" data-lesson="04-combat">' in page
    assert 'href="../page-1/page.css"' in page
    assert "footer" not in page
    assert "icon" not in page
    # A server that doesn't know .mjs would not send such a file as a program.
    assert not [name for name in content if name.endswith(".mjs")]
    assert content["page-1/worker.js"] == b"const entry = `${core}pyodide.js`;"
    assert content["page-1/pyodide/pyodide.js"] == b'import("pyodide.asm.js"); "pyodide.asm.wasm"'
    # Packing the same site again gives the same package.
    pack(site, tmp_path / "two.zip", [LESSON], version="2004")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_a_package_of_all_lessons_serves_as_a_site(site: Path, tmp_path: Path) -> None:
    """Somebody with only ``risk_widget`` installed has no site, but can pack from this package."""
    whole = tmp_path / "lessons.zip"
    pack(site, whole)
    pack(whole, tmp_path / "from-package.zip", [LESSON], version="2004")
    pack(site, tmp_path / "from-site.zip", [LESSON], version="2004")
    assert read(tmp_path / "from-package.zip") == read(tmp_path / "from-site.zip")
    pack(tmp_path / "from-package.zip", tmp_path / "again.zip", [LESSON])
    with pytest.raises(ValueError, match="has no pages that play"):
        pack(tmp_path / "from-package.zip", tmp_path / "more.zip")
    damaged = tmp_path / "damaged.zip"
    content = whole.read_bytes()
    for wrong, says in (
        (content[:1000], "has no pages that play"),
        (content[:100] + bytes(200) + content[300:], "is damaged .*: download it again"),
    ):
        damaged.write_bytes(wrong)
        with pytest.raises(ValueError, match=says):
            pack(damaged, tmp_path / "more.zip")
    assert not (tmp_path / "more.zip").exists()


def test_a_command_packs_and_says_what_is_wrong(
    site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "combat.zip"
    assert main(["scorm", str(site), str(file), "04", "--2004"]) == 0
    assert b"2004 4th Edition" in read(file)["imsmanifest.xml"]
    assert main(["scorm", str(tmp_path), str(file)]) == 1
    assert "play/scorm/lessons-scorm-1.2.zip, or a folder that make lite" in capsys.readouterr().out
    assert main(["scorm", str(site), str(file), "04-combta"]) == 1
    assert "04-combat" in capsys.readouterr().out
    assert b"1.2" in manifest([LESSON], [], "1.2")
