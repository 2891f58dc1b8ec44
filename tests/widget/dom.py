"""Pages without a browser: the built widget in the documents of one Node process.

Most of what a page says and sends does not depend on its layout. It is tested here, in a document
that has neither layout nor styles: an element is visible unless its markup hides it, a click
reaches its target whatever lies above it, and the order of the focus is unknown. Tests of these run
in a browser, as do those of motion, touch and colours.

The tests control the time. Waiting moves the page's clock from one due event to the next, so that
nothing depends on the speed of the machine.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from playwright.sync_api import expect as expect_in_browser

from tests.pointer import Pointer
from tests.widget.harness import ROOT, Bridge, Line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import Locator, Page

PROGRAM = ROOT / "js/tests/pages.js"
PATIENCE = 10_000
"""How long to wait for an expectation, in ms of the page's clock."""


class Documents:
    """The Node process, which holds the pages of one test at a time."""

    def __init__(self) -> None:
        node = shutil.which("node") or str(ROOT / ".venv/bin/node")
        self._process = subprocess.Popen(
            # Most objects of a document are short-lived, so this makes room for them.
            [node, "--max-semi-space-size=32", str(PROGRAM)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._bridges: dict[int, Mounted] = {}

    def call(self, do: str, page: int = 0, **more: Any) -> Any:
        """Make the process carry out a command, and answer its pages meanwhile."""
        self._write({"do": do, "page": page, **more})
        while True:
            assert self._process.stdout is not None
            line = self._process.stdout.readline()
            assert line, f"{PROGRAM} has ended; 'npm ci' in js/ installs what it needs"
            told = json.loads(line)
            if "send" in told:
                self._write(self._bridges[told["page"]].send(told["send"]))
            elif "error" in told:
                raise AssertionError(f"{told['error']}\n{told['stack']}")
            else:
                return told["result"]

    def _write(self, message: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()

    def open(self, mounted: Mounted, *, reduced: bool) -> int:
        """Open a page for a widget; return the number of the page."""
        number = len(self._bridges) + 1
        self._bridges[number] = mounted
        self.call("open", id=number, state=mounted.state(), reduced=reduced)
        return number

    def close(self) -> list[str]:
        """Close the pages of a test; return the problems that they have reported."""
        if self._bridges:
            self.call("close", page=1)
        self._bridges = {}
        return list(self.call("problems"))

    def end(self) -> None:
        """End the process."""
        self._process.communicate()


class Part:
    """A locator like Playwright's, as far as that makes sense in a document without layout."""

    pointer: type[Pointer]
    """The pointer that `Clicker` uses here."""

    def __init__(self, page: Whole, steps: Sequence[dict[str, Any]]) -> None:
        self.page = page
        self.steps = list(steps)

    def call(self, do: str, **more: Any) -> Any:
        """Perform a command on the elements found here."""
        return self.page.call(do, steps=self.steps, **more)

    def ask(self, what: str, name: str | None = None) -> Any:
        """Return a fact about each element found now."""
        return self.call("ask", what=what, name=name)

    def _then(self, **step: Any) -> Part:
        asked = {name: value for name, value in step.items() if value is not None}
        return Part(self.page, [*self.steps, asked])

    def locator(self, css: str, *, has_text: str | None = None) -> Part:
        found = self._then(css=css)
        return found if has_text is None else found._then(hasText=has_text)

    def get_by_role(self, role: str, *, name: str | None = None, exact: bool = False) -> Part:
        return self._then(role=role, name=name, exact=exact)

    def get_by_text(self, text: str, *, exact: bool = False) -> Part:
        return self._then(text=text, exact=exact)

    def get_by_label(self, label: str, *, exact: bool = False) -> Part:
        return self._then(label=label, exact=exact)

    def nth(self, index: int) -> Part:
        return self._then(nth=index)

    @property
    def first(self) -> Part:
        return self.nth(0)

    @property
    def last(self) -> Part:
        return self.nth(-1)

    def all(self) -> list[Part]:
        return [self.nth(index) for index in range(self.count())]

    def count(self) -> int:
        return int(self.ask("count"))

    def _one(self, what: str, name: str | None = None) -> Any:
        self.call("isThere", state="attached")
        (fact,) = self.ask(what, name)
        return fact

    def get_attribute(self, name: str) -> str | None:
        return cast("str | None", self._one("attributes", name))

    def text_content(self) -> str:
        return str(self._one("texts"))

    # Without styles there is no difference.
    inner_text = text_content

    def all_inner_texts(self) -> list[str]:
        return list(self.ask("texts"))

    def input_value(self) -> str:
        return str(self._one("values"))

    def is_visible(self) -> bool:
        return bool(self.ask("visible") == [True])

    def wait_for(self, *, state: str = "visible") -> None:
        self.call("isThere", state=state)

    def click(self, *, force: bool = False) -> None:
        self.call("click", force=force)

    def check(self) -> None:
        self.call("check")

    def fill(self, value: str) -> None:
        self.call("fill", value=value)

    def select_option(self, value: str | None = None, *, label: str | None = None) -> None:
        self.call("choose", value=value, label=label)

    def set_input_files(self, files: Path | dict[str, Any]) -> None:
        if isinstance(files, Path):
            file = {"name": files.name, "type": "", "text": files.read_text()}
        else:
            text = files["buffer"].decode()
            file = {"name": files["name"], "type": files["mimeType"], "text": text}
        self.call("files", files=[file])

    def focus(self) -> None:
        self.call("focus")

    def press(self, key: str) -> None:
        self.call("keys", keys=[key])

    def dispatch_event(self, kind: str) -> None:
        self.call("dispatch", type=kind)

    def evaluate(self, script: str, value: Any = None) -> Any:
        return self.call("evaluate", script=script, value=value)

    def evaluate_all(self, script: str, value: Any = None) -> Any:
        return self.call("evaluate", all=True, script=script, value=value)

    def element_handle(self) -> Part:
        return self


class Keys:
    """The keyboard of a page."""

    def __init__(self, page: Whole) -> None:
        self._page = page

    def press(self, key: str) -> None:
        self._page.call("keys", keys=[key])

    def type(self, text: str) -> None:
        self._page.call("type", text=text)


class Clock:
    """The clock of a page, which only a test moves."""

    def __init__(self, page: Whole) -> None:
        self._page = page

    def install(self) -> None:
        """Do nothing, since the tests control the clock anyway."""

    def run_for(self, ms: int) -> None:
        self._page.call("pass", ms=ms)


class Download:
    """A file that the page has offered as a download."""

    def __init__(self, name: str, text: str, folder: Path) -> None:
        self.suggested_filename = name
        self._text = text
        self._folder = folder

    def save_as(self, path: Path) -> None:
        path.write_text(self._text)

    def path(self) -> Path:
        found = self._folder / self.suggested_filename
        self.save_as(found)
        return found


class Waiting:
    """A download that has not arrived yet."""

    value: Download


class Whole(Part):
    """A page with the interface of Playwright's pages."""

    def __init__(self, documents: Documents, folder: Path) -> None:
        super().__init__(self, [])
        self._documents = documents
        self._folder = folder
        self.number = 0
        self.keyboard = Keys(self)
        self.clock = Clock(self)

    def call(self, do: str, **more: Any) -> Any:
        return self._documents.call(do, self.number, **more)

    def evaluate(self, script: str, value: Any = None) -> Any:
        return self.call("evaluate", script=script, value=value)

    @contextmanager
    def expect_download(self) -> Iterator[Waiting]:
        before = len(self.call("files_given"))
        waiting = Waiting()
        yield waiting
        (file,) = self.call("files_given")[before:]
        waiting.value = Download(file["name"], file["text"], self._folder)


class DirectPointer(Pointer):
    """A pointer at a part of a document, in which nothing can be in the way."""

    def __init__(self, root: Locator) -> None:
        super().__init__(root)
        self._part = cast("Part", root)

    def click(self, selector: str, *, ask: bool = False) -> None:
        self._part.call("reach", selector=selector, ask=ask)

    def look(self) -> None:
        self._part.page.evaluate("() => window.passTime(500)")

    def wait(self, selector: str) -> None:
        self._part.call("wait", selector=selector)

    def read(self, selector: str, *names: str) -> list[Any] | None:
        found: list[Any] | None = self._part.call("read", selector=selector, names=list(names))
        return found


Part.pointer = DirectPointer


class Mounted(Bridge):
    """A document whose model is a Python widget in this process, as in a `Bridge`."""

    def __init__(
        self, documents: Documents, widget: Any, outgoing: list[dict[str, Any]], folder: Path
    ) -> None:
        Line.__init__(self, widget, outgoing)
        self._document = Whole(documents, folder)
        # The tests treat this stand-in as a page, and using anything that it lacks fails at once.
        self.page = cast("Page", self._document)

    @property
    def root(self) -> Locator:
        """The element of the widget."""
        return self.page.locator("[data-risk-widget]").first

    def push(self) -> None:
        """Deliver the messages that the widget has sent unasked."""
        self._document.call("deliver", messages=self.drain())


class Expected:
    """Expectations about a part of a document, named as in Playwright."""

    def __init__(self, part: Part, *, so: bool = True) -> None:
        self._part = part
        self._so = so

    def _wait(self, what: str, name: str | None, holds: Callable[[Any], bool], wanted: Any) -> None:
        part = self._part
        end = part.page.call("now") + PATIENCE
        while holds(found := part.ask(what, name)) != self._so:
            if not part.page.call("next", end=end):
                said = "" if self._so else "not "
                raise AssertionError(
                    f"{said}{wanted!r} was expected: {what} {found!r} {part.steps}"
                )

    def _of_one(
        self, what: str, holds: Callable[[Any], bool], wanted: Any, name: str | None
    ) -> None:
        def holds_of_one(found: list[Any]) -> bool:
            assert len(found) < 2, f"{len(found)} elements, not one: {self._part.steps}"
            return len(found) == 1 and holds(found[0])

        if self._so:
            self._wait(what, name, holds_of_one, wanted)
        else:
            # Negated expectations fail if the element is missing, except for "not visible", which
            # holds.
            gone = what == "visible"
            self._wait(what, name, lambda found: holds_of_one(found) or not (found or gone), wanted)

    def to_have_count(self, count: int) -> None:
        self._wait("count", None, lambda found: found == count, count)

    def _texts(self, wanted: Any, fits: Callable[[str, Any], bool]) -> None:
        if isinstance(wanted, list):

            def all_fit(found: list[str]) -> bool:
                return len(found) == len(wanted) and all(map(fits, found, wanted))

            self._wait("texts", None, all_fit, wanted)
        else:
            self._of_one("texts", lambda found: fits(found, wanted), wanted, None)

    def to_have_text(self, text: Any) -> None:
        self._texts(text, equals)

    def to_contain_text(self, text: Any) -> None:
        self._texts(text, contains)

    def to_have_attribute(self, name: str, value: Any) -> None:
        def fits(found: str | None) -> bool:
            if isinstance(value, re.Pattern):
                return found is not None and value.search(found) is not None
            return bool(found == value)

        self._of_one("attributes", fits, value, name)

    def to_have_class(self, value: str) -> None:
        self.to_have_attribute("class", value)

    def to_have_value(self, value: str) -> None:
        self._of_one("values", lambda found: found == value, value, None)

    def to_be_visible(self) -> None:
        self._of_one("visible", bool, "visible", None)

    def to_be_hidden(self) -> None:
        Expected(self._part, so=not self._so).to_be_visible()

    def to_be_attached(self) -> None:
        self._of_one("visible", lambda _: True, "there", None)

    def to_be_checked(self) -> None:
        self._of_one("checked", bool, "checked", None)

    def to_be_disabled(self) -> None:
        self._of_one("disabled", bool, "disabled", None)

    def to_be_focused(self) -> None:
        self._of_one("focused", bool, "focused", None)

    def to_be_empty(self) -> None:
        self._of_one("empty", bool, "empty", None)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("not_"):
            return getattr(Expected(self._part, so=not self._so), name.removeprefix("not_"))
        raise AttributeError(name)


def short(text: str) -> str:
    """Return a text with its white space as the page shows it."""
    return re.sub(r"[\s​]+", " ", text).strip()


def equals(found: str, wanted: Any) -> bool:
    if isinstance(wanted, re.Pattern):
        return wanted.search(found) is not None
    return short(found) == short(wanted)


def contains(found: str, wanted: Any) -> bool:
    if isinstance(wanted, re.Pattern):
        return wanted.search(found) is not None
    return short(wanted) in short(found)


if TYPE_CHECKING:
    expect = expect_in_browser
else:

    def expect(what, *more):
        """Return expectations about a part of a page, in a browser or without one."""
        return Expected(what) if isinstance(what, Part) else expect_in_browser(what, *more)


@pytest.fixture(scope="session")
def _documents() -> Iterator[Documents]:
    documents = Documents()
    yield documents
    documents.end()


@pytest.fixture
def mounted(
    _documents: Documents, outgoing: list[dict[str, Any]], tmp_path: Path
) -> Iterator[Callable[..., Mounted]]:
    """Return a function that opens the built widget: `mounted(lambda: RiskWidget(game))`."""

    def go(make: Callable[[], Any], *, reduced_motion: str = "reduce") -> Mounted:
        widget = make()
        widget._repr_mimebundle_()
        opened = Mounted(_documents, widget, outgoing, tmp_path)
        opened._document.number = _documents.open(opened, reduced=reduced_motion == "reduce")
        opened.drain()
        return opened

    yield go
    problems = _documents.close()
    assert problems == [], problems
