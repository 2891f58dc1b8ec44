"""In Firefox: a whole game by clicks, with a real Python widget; a story and films from a disk."""

from __future__ import annotations

import json
import threading
from http.server import ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, Self

import pytest
from firefox import prepare_firefox

from risk_widget import Game, RiskWidget
from risk_widget.film.encoding import FORMATS
from tests.clicks import Clicker
from tests.notation.kept_games import kept_record
from tests.widget.harness import FromDisk, Line, file_of
from tests.widget.marionette import Firefox, Widget
from tests.widget.test_whole_games import SEATS, game, play

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# A script that reports what the page sends to Python, and the problems that the page meets.
FIRST = b"""<script>
  const asked = (options) => fetch("/python", options).then((answer) => answer.text());
  window.kernelState = () => asked();
  window.kernelSend = (body) => asked({ method: "POST", body });
  window.problems = [];
  addEventListener("error", ({ message }) => window.problems.push(message));
  addEventListener("unhandledrejection", ({ reason }) => window.problems.push(`${reason}`));
</script>
"""

READY = """async () => {
  while (!window.ready) await new Promise(requestAnimationFrame);
}"""


class Served:
    """A server, on a free port, of the page whose model is the widget of a `Line`."""

    def __init__(self, line: Line) -> None:
        class Handler(FromDisk):
            def do_GET(self) -> None:  # noqa: N802 - the name is http.server's
                path = file_of(self.path)
                if self.path == "/python":
                    self.give(json.dumps(line.state()).encode(), "application/json")
                elif path is not None and path.suffix == ".html":
                    page = path.read_bytes().replace(b"<main>", FIRST + b"<main>", 1)
                    self.give(page, "text/html")
                else:
                    super().do_GET()

            def do_POST(self) -> None:  # noqa: N802
                asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                self.give(json.dumps(line.send(asked)).encode(), "application/json")

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """Start Firefox, without a page yet."""
    profile = tmp_path_factory.mktemp("profile")
    with Firefox(prepare_firefox(), profile, width=1280, height=900) as firefox:
        yield firefox


@pytest.mark.sampled(together="whole games", share=8)
def test_a_whole_game_is_played_by_clicks(firefox: Firefox, outgoing: list[dict[str, Any]]) -> None:
    widget = RiskWidget(game(), seats=dict.fromkeys(SEATS, "human"))
    widget._repr_mimebundle_()
    with Served(Line(widget, outgoing)) as served:
        firefox.ask("Navigate", url=served.url)
        root: Any = Widget(firefox)
        root.evaluate(READY)
        done = play(widget, root, Clicker(root))
        assert root.evaluate("() => window.problems") == []
    assert done >= {"place", "attack", "occupy", "end_phase"}
    assert widget.game is not None
    assert widget.game.is_over


NEXT = """async (root) => {
  // A chapter can be chosen at once; a button that has just appeared in the bar cannot.
  const chapter = () => root.querySelector('[data-action="chapter-2"]');
  chapter().click();
  while (!chapter().hasAttribute("aria-current")) {
    await new Promise(requestAnimationFrame);
  }
  return performance.getEntriesByType("resource").length;
}"""
THERE = """async () => {
  while (!document.querySelector("[data-past] [data-territory]")) {
    await new Promise(requestAnimationFrame);
  }
}"""


def test_a_story_can_be_read_from_the_disk(firefox: Firefox, tmp_path: Path) -> None:
    path = tmp_path / "game.html"
    Game.replay(kept_record("nordic-missions-3-1")).game.story(path)
    firefox.ask("Navigate", url=path.as_uri())
    story = Widget(firefox)
    story.evaluate(THERE)
    assert story.evaluate(NEXT) == 0, "it has loaded something"


SIZE = """async () => {
  const [picture] = document.images;
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
}"""


@pytest.mark.parametrize("suffix", FORMATS)
def test_a_film_can_be_opened_from_the_disk(firefox: Firefox, tmp_path: Path, suffix: str) -> None:
    """Firefox makes a page of the file, with the film as its only picture."""
    path = tmp_path / f"game{suffix}"
    Game.replay(kept_record("nordic-missions-3-1")).game.film(path, part="last_round")
    firefox.ask("Navigate", url=path.as_uri())
    assert Widget(firefox).evaluate(SIZE) == [640, 340]
