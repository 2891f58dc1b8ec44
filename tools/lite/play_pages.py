"""The pages that play by themselves: the front end, with a Python in the reader's browser.

They lie at the top of the site: `index.html` is the game, `lessons/` has a page for each lesson.
All that they load lies in one folder, named by what is in it, so that a browser that keeps files
never mixes those of two versions. A service worker keeps all of it, see `installable.py`.
"""

from __future__ import annotations

import hashlib
import html
import json
import re
import shutil
import zipfile
from typing import TYPE_CHECKING

from distribution import CORE, BuildError, describe
from environment import ROOT
from installable import MANIFEST, colour_tokens, make_installable, page_colours
from npm import run_node

# What the page's own code says.
SAID = (
    *("site-loading", "site-setting-up", "site-chosen", "site-failed"),
    *("site-keeping", "site-kept", "site-newer"),
)
# What stands in every page as it is.
WRITTEN = (
    *("site-name", "site-description", "site-progress", "site-no-script"),
    *("site-more", "site-renew"),
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

SOURCES = ROOT / "js" / "play"
SHOWN = (
    *("archive.js", "loading.js", "memory.js", "model.js", "page.js"),
    *("platform.js", "versions.js", "worker.js"),
)
# What the package needs where there is no Jupyter, with all that this needs in turn.
NEEDED = "fluent-runtime"
# What nobody reads here: numbers and dates of languages that it does not speak, time zones, the
# notebook's front end. Licences stay.
LEFT_OUT = (
    r"babel/locale-data/(?!({languages}|root)\.dat$|LICEN)|pytz/zoneinfo/|risk_widget/static/"
    r"|[^/]+\.dist-info/(?!licen[cs]e|LICEN[CS]E)"
)
# JupyterLite reads the settings of all its programs from the page at the top of its site.
SETTINGS = re.compile(r'<script\b[^>]*\bid="jupyter-config-data"[^>]*>.*?</script>', re.DOTALL)


def build_pages(site: Path, core: Path, wheels: Iterable[Path], own: Path, work: Path) -> None:
    """Write the pages into a site.

    Args:
        site: the folder of the notebooks' site, which is there.
        core: the folder of Pyodide's core.
        wheels: third-party packages, more than are needed.
        own: the project's own wheel.
        work: an empty folder.
    """
    assets = work / "page"
    (assets / "pyodide").mkdir(parents=True)
    lock = json.loads((core / "pyodide-lock.json").read_text())
    for name in CORE:
        shutil.copy2(core / name, assets / "pyodide" / name)
    bare = {"info": lock["info"], "packages": {}}
    (assets / "pyodide" / "pyodide-lock.json").write_text(json.dumps(bare))
    packages = work / "packages"
    for wheel in (*_closure(wheels, lock["info"]["python"]), own):
        _unpack(wheel, packages)
    image = assets / "image.bin"
    if not run_node(str(SOURCES / "image.mjs"), str(assets / "pyodide"), str(packages), str(image)):
        raise BuildError("the image of Python's memory could not be made")
    for name in SHOWN:
        shutil.copy2(SOURCES / name, assets / name)
    style = (SOURCES / "page.css").read_text(encoding="utf-8")
    (assets / "page.css").write_text(colour_tokens() + style, encoding="utf-8")
    for name in ("widget.js", "widget.css"):
        shutil.copy2(ROOT / "risk_widget" / "static" / name, assets / name)
    _write_first(assets)
    folder = f"page-{_digest(assets)}"
    shutil.move(assets, site / folder)
    pages = _write_pages(site, folder)
    make_installable(site, [*pages, *_files(site / folder)])


def _closure(wheels: Iterable[Path], python: str) -> Iterator[Path]:
    """The wheels of the package's dependencies."""
    found = {}
    for wheel in wheels:
        entry, needed = describe(wheel, python)
        found[entry["name"]] = wheel, needed
    wanted = [NEEDED]
    for name in wanted:
        if name not in found:
            raise BuildError(f"{name} is needed: add it to packages.txt")
        wheel, needed = found[name]
        yield wheel
        wanted += [other for other in needed if other not in wanted]


def _unpack(wheel: Path, folder: Path) -> None:
    from risk_widget.messages import languages

    left_out = re.compile(LEFT_OUT.format(languages="|".join(languages())))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder, [n for n in archive.namelist() if not left_out.match(n)])


def _write_first(assets: Path) -> None:
    """Write each page's initial contents, shown until Python has started."""
    from risk_widget.board import load_board
    from risk_widget.lessons.lesson_file import lesson_ids
    from risk_widget.svg import board_svg
    from risk_widget.widget.standalone_page import open_page

    for lesson in ("", *lesson_ids()):
        sent: list[str] = []
        page = open_page(sent.append, lesson)
        first = {"traits": json.loads(page.traits()), "answers": {}}
        if lesson:
            # The page of a lesson asks for its texts at once.
            asked = {"id": "texts", "base_seq": 0, "action": {"type": "query", "what": "lesson"}}
            page.receive(json.dumps([asked]))
            (answer,) = json.loads(sent[0])["state"]["acks"]
            first["answers"] = {"lesson": answer["data"]}
        text = json.dumps(first, ensure_ascii=False)
        (assets / f"{lesson or 'form'}.json").write_text(text, encoding="utf-8")
    board = load_board("classic")
    drawing = board_svg(board, dict.fromkeys(board.ids, (None, 0)), theme="auto")
    (assets / "board.svg").write_text(drawing, encoding="utf-8")


def _files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file()]


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in _files(folder):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def _write_pages(site: Path, folder: str) -> list[Path]:
    from risk_widget.board import load_board
    from risk_widget.lessons.lesson_file import lesson_ids, load_source
    from risk_widget.messages import say
    from risk_widget.widget.standalone_page import GAME_FIELDS, LESSON_FIELDS

    titles = {lesson: load_source(lesson).title for lesson in lesson_ids()}
    board = load_board("classic")
    number = {"territories": len(board.ids), "continents": len(board.continents)}
    always = {
        "program": (site / folder / "pyodide" / "pyodide.asm.wasm").stat().st_size,
        "image": (site / folder / "image.bin").stat().st_size,
        "board": say("site-board", **number),
        "words": json.dumps({code: say(code) for code in SAID}, ensure_ascii=False),
        **{code: say(code) for code in WRITTEN},
        **page_colours(),
        "manifest": MANIFEST,
    }
    top = site / "index.html"
    settings = SETTINGS.search(top.read_text(encoding="utf-8"))
    if settings is None:
        raise BuildError("JupyterLite's first page has no settings")
    template = (SOURCES / "page.html").read_text(encoding="utf-8")
    (site / "lessons").mkdir()
    pages = []
    for lesson in ("", *titles):
        up = "../" if lesson else ""
        heading = titles.get(lesson) or say("site-play")
        values = {
            **always,
            "title": say("site-title", page=heading),
            "heading": heading,
            "up": up,
            "folder": f"{up}{folder}/",
            "first": lesson or "form",
            "lesson": lesson,
            "fields": " ".join(LESSON_FIELDS if lesson else GAME_FIELDS),
        }
        marked = {
            **{name: html.escape(str(value)) for name, value in values.items()},
            "links": _links(up, lesson, titles),
            "settings": "" if lesson else settings[0],
        }
        page = _filled(template, marked)
        path = site / "lessons" / f"{lesson}.html" if lesson else top
        path.write_text(page, encoding="utf-8")
        pages.append(path)
    return pages


def _filled(template: str, values: Mapping[str, str]) -> str:
    return re.sub(r"\{([a-z-]+)\}", lambda found: values[found[1]], template)


def _links(up: str, here: str, titles: Mapping[str, str]) -> str:
    """Links to all other pages."""
    from risk_widget.messages import say

    found = {up: say("site-play")} if here else {}
    for number, (lesson, title) in enumerate(titles.items(), start=1):
        if lesson != here:
            text = say("site-lesson", number=number, title=title)
            found[f"{up}lessons/{lesson}.html"] = text
    found[f"{up}lab/index.html?path={here or '00-play'}.ipynb"] = say("site-notebook")
    return " ".join(
        f'<a href="{html.escape(address)}">{html.escape(text)}</a>'
        for address, text in found.items()
    )
