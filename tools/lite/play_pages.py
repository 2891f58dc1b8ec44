"""The playable pages: the front end, with Python running in the reader's browser.

They lie at the top of the site: `index.html` is the game, `lessons/` has a page for each lesson.
All that they load lies in one folder, named after a hash of its content, so that a browser that
keeps files never mixes those of two versions. A service worker keeps them all (`installable.py`).
"""

from __future__ import annotations

import hashlib
import html
import json
import re
import shutil
import zipfile
from typing import TYPE_CHECKING, Any

from distribution import CORE, BuildError, describe
from environment import ROOT
from installable import MANIFEST, colour_tokens, make_installable, page_colours
from npm import run_node

# The texts of the page's own code.
SAID = (
    *("site-loading", "site-setting-up", "site-chosen", "site-failed"),
    *("site-keeping", "site-kept", "site-newer", "site-not-recorded", "site-no-platform"),
)
# The texts that every page contains in English, and those that the page itself translates.
WRITTEN = ("site-name", "site-description", "site-no-script")
REWORDED = ("site-progress", "site-more", "site-renew")

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

SOURCES = ROOT / "js" / "play"
SHOWN = (
    *("address.js", "archive.js", "loading.js", "memory.js", "model.js", "page.js"),
    *("platform.js", "recording.js", "speech.js", "versions.js", "worker.js"),
)
# The part of the front end's code that the page's own code imports; the bundle contains it, too.
SHARED = "../src/controller/"
SHARED_FILES = ("languages.js", "remembered.js")
# The package's requirement where there is no Jupyter; its own requirements come with it.
NEEDED = "fluent-runtime"
# A page may load only files next to it, and no code generated at run time. The widget brings its
# own styles and inserts them where it is drawn; it also creates pictures, and files for saving.
# Python's worker has no policy, because it compiles WebAssembly.
POLICY = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; media-src 'self' data: blob:; base-uri 'none'; form-action 'none'"
)
# Files that nothing reads here: formats for numbers and dates in languages that the page does not
# speak, time zones, the notebook's front end. Licences stay.
LEFT_OUT = (
    r"babel/locale-data/(?!({languages}|root)\.dat$|LICEN)|pytz/zoneinfo/"
    r"|risk_widget/static/(?!story\.js$)|[^/]+\.dist-info/(?!licen[cs]e|LICEN[CS]E)"
)
# JupyterLite reads the settings of all its programs from the page at the top of its site.
SETTINGS = re.compile(r'<script\b[^>]*\bid="jupyter-config-data"[^>]*>.*?</script>', re.DOTALL)


def build_pages(site: Path, core: Path, wheels: Iterable[Path], own: Path, work: Path) -> None:
    """Write the pages into a site.

    Args:
        site: the existing folder of the notebooks' site.
        core: the folder of Pyodide's core.
        wheels: third-party packages, including some that are not needed.
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
    write_front_end(assets)
    folder = f"page-{_digest(assets)}"
    shutil.move(assets, site / folder)
    pages = write_pages(site, folder)
    make_installable(site, [*pages, *_files(site / folder)])


def write_front_end(assets: Path) -> None:
    """Write the content that a page shows before Python is ready, and the code that shows it."""
    from risk_widget.host.story_file import packed_program

    for path in (
        *(SOURCES / name for name in SHOWN),
        *(SOURCES / SHARED / n for n in SHARED_FILES),
    ):
        code = path.read_text(encoding="utf-8").replace(f'"{SHARED}', '"./')
        (assets / path.name).write_text(code, encoding="utf-8")
    style = (SOURCES / "page.css").read_text(encoding="utf-8")
    (assets / "page.css").write_text(colour_tokens() + style, encoding="utf-8")
    for name in ("widget.js", "widget.css"):
        shutil.copy2(ROOT / "risk_widget" / "static" / name, assets / name)
    # The file of a story contains the front end, which Python in the browser lacks.
    (assets / "program.txt").write_text(packed_program(), encoding="utf-8")
    _write_first(assets)


def _closure(wheels: Iterable[Path], python: str) -> Iterator[Path]:
    """Return the wheels of the package's dependencies."""
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
    """Write the parts shown before Python has started: boards, words, and each page's beginning.

    Words and beginnings are there in each language. What all pages share is in files of its own.
    """
    from risk_widget.board import load_board
    from risk_widget.course.lesson_file import lesson_ids
    from risk_widget.messages import languages
    from risk_widget.svg import board_svg
    from risk_widget.widget.standalone_page import open_page

    def write(name: str, content: object) -> None:
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (assets / name).write_text(text, encoding="utf-8")

    for language in languages():
        for lesson in ("", *lesson_ids()):
            sent: list[str] = []
            page = open_page(sent.append, lesson, language=language)
            traits = json.loads(page.traits())
            write(_board_file(lesson), {"board": traits.pop("board")})
            write(f"words.{language}.json", {n: traits.pop(n) for n in ("language", "words")})
            answers = {}
            if lesson:
                # The page of a lesson asks for the lesson's texts at once.
                action = {"type": "query", "what": "lesson"}
                page.receive(json.dumps([{"id": "texts", "base_seq": 0, "action": action}]))
                (answer,) = json.loads(sent[0])["state"]["acks"]
                answers = {"lesson": answer["data"]}
            first = {"traits": traits, "answers": answers}
            write(f"{lesson or 'form'}.{language}.json", first)
    board = load_board("classic")
    drawing = board_svg(board, dict.fromkeys(board.ids, (None, 0)), theme="auto")
    (assets / "board.svg").write_text(drawing, encoding="utf-8")


def _board_file(lesson: str) -> str:
    """Return the file with the board that a page begins with; several pages may share one."""
    from risk_widget.lessons import load_lesson

    board = load_lesson(lesson).game.board.id if lesson else "classic"
    return f"board-{board}.json"


def _files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file()]


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in _files(folder):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def write_pages(site: Path, folder: str) -> list[Path]:
    """Write the pages themselves into a site whose other files are in ``folder``."""
    from risk_widget.course.lesson_file import lesson_ids
    from risk_widget.messages import languages, say, use_language
    from risk_widget.messages.catalog import ENGLISH
    from risk_widget.widget.standalone_page import GAME_FIELDS, LESSON_FIELDS

    always = {
        "program": (site / folder / "pyodide" / "pyodide.asm.wasm").stat().st_size,
        "image": (site / folder / "image.bin").stat().st_size,
        **{code: say(code) for code in WRITTEN},
        **page_colours(),
        "manifest": MANIFEST,
        "policy": POLICY,
    }
    top = site / "index.html"
    settings = SETTINGS.search(top.read_text(encoding="utf-8"))
    if settings is None:
        raise BuildError("JupyterLite's first page has no settings")
    template = (SOURCES / "page.html").read_text(encoding="utf-8")
    (site / "lessons").mkdir()
    pages = []
    for lesson in ("", *lesson_ids()):
        up = "../" if lesson else ""
        texts = {}
        for language in languages():
            with use_language(language):
                texts[language] = _texts(lesson)
        values = {
            **always,
            **{name: texts[ENGLISH][name] for name in ("title", "heading", "board", *REWORDED)},
            "words": json.dumps(texts, ensure_ascii=False),
            "up": up,
            "folder": f"{up}{folder}/",
            "board-file": _board_file(lesson),
            "lesson": lesson,
            "fields": " ".join(LESSON_FIELDS if lesson else GAME_FIELDS),
        }
        marked = {
            **{name: html.escape(str(value)) for name, value in values.items()},
            "links": _links(up, lesson, texts[ENGLISH]["links"]),
            "settings": "" if lesson else settings[0],
        }
        page = _filled(template, marked)
        path = site / "lessons" / f"{lesson}.html" if lesson else top
        path.write_text(page, encoding="utf-8")
        pages.append(path)
    return pages


def _filled(template: str, values: Mapping[str, str]) -> str:
    return re.sub(r"\{([a-z-]+)\}", lambda found: values[found[1]], template)


def _texts(here: str) -> dict[str, Any]:
    """Return a page's own texts in the current language, and its links' texts in order."""
    from risk_widget.board import load_board
    from risk_widget.course.lesson_file import lesson_ids, load_source
    from risk_widget.messages import say

    board = load_board("classic")
    titles = {lesson: load_source(lesson).title for lesson in lesson_ids()}
    heading = titles.get(here) or say("site-play")
    links = [say("site-play")] if here else []
    for number, (lesson, title) in enumerate(titles.items(), start=1):
        if lesson != here:
            links.append(say("site-lesson", number=number, title=title))
    size = {"territories": len(board.ids), "continents": len(board.continents)}
    return {
        "title": say("site-title", page=heading),
        "heading": heading,
        "board": say("site-board", **size),
        **{code: say(code) for code in (*SAID, *REWORDED)},
        "links": [*links, say("site-notebook")],
    }


def _links(up: str, here: str, texts: Iterable[str]) -> str:
    """Return links to all other pages."""
    from risk_widget.course.lesson_file import lesson_ids

    addresses = [up] if here else []
    addresses += [f"{up}lessons/{lesson}.html" for lesson in lesson_ids() if lesson != here]
    addresses.append(f"{up}lab/index.html?path={here or '00-play'}.ipynb")
    return " ".join(
        f'<a href="{html.escape(address)}">{html.escape(text)}</a>'
        for address, text in zip(addresses, texts, strict=True)
    )
