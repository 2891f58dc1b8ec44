"""Files that an earlier version has written still open.

`kept` has a game that was left unfinished, the position in which it was left, and a notebook that
was saved with the widget of a game and one of a lesson. The notebook lacks the code, styles, words
and board of its page: a saved notebook brings its own, so no later version reads them.
"""

from __future__ import annotations

import json
import lzma
import re
import shutil
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

from risk_widget.host.session import Session
from risk_widget.kept_files import untold
from risk_widget.teaching.handed_in import read_homework
from tests.widget.page_player import screen_of

if TYPE_CHECKING:
    from collections.abc import Iterator

VIEW = "application/vnd.jupyter.widget-view+json"
KEPT = Path(__file__).parent / "kept"


@pytest.fixture
def session(kept_folder: Path) -> Session:
    """Return a session that has found the game of the earlier version."""
    kept_folder.mkdir(parents=True)
    shutil.copy(next(KEPT.glob("*.risk")), kept_folder)
    return Session(keep=True)


def test_a_game_that_was_left_unfinished_continues(session: Session) -> None:
    [offered] = screen_of(session)["kept"]
    assert (offered["round"], offered["players"]["blue"]) == (2, "cautious")
    session.receive(
        [{"id": "a", "base_seq": 0, "action": {"type": "go_on", "game": offered["id"]}}]
    )
    game, match = session.game, session.match
    assert game is not None
    assert match is not None
    assert game.position() == (KEPT / "position.txt").read_text(encoding="utf-8").strip()
    assert len(game.history) == 160
    assert session.players == {"red": "human", "blue": "cautious", "green": "random"}
    assert match.chosen_names == {"red": "Ada"}
    assert match.faces == {"red": "Zoe", "blue": "Pavel", "green": "Emil"}
    assert (match.seed, match.uncounted_because) == (5, "python")
    assert untold() == []
    session.apply(game.legal_actions()[0])
    assert screen_of(session)["moves"] == 161


@pytest.fixture
def notebook() -> Any:
    return json.loads(lzma.decompress((KEPT / "notebook.ipynb.xz").read_bytes()))


def outputs(notebook: Any) -> Iterator[dict[str, Any]]:
    for cell in notebook["cells"]:
        for output in cell["outputs"]:
            yield output["data"]


def test_a_saved_notebook_shows_a_picture_of_each_widget(notebook: Any) -> None:
    """The picture is shown wherever the widget is not: it is a drawing that needs no code."""
    widgets = [each for each in outputs(notebook) if VIEW in each]
    pictures = [each for each in outputs(notebook) if "text/html" in each]
    assert len(widgets) == len(pictures) == 2
    for picture in pictures:
        html = "".join(picture["text/html"])
        assert f'alt="{escape("".join(picture["text/plain"]))}"' in html
        found = re.search(r'src="data:image/svg\+xml,([^"]+)"', html)
        assert found
        assert ET.fromstring(unquote(found[1])).tag.endswith("svg")


def test_a_saved_notebook_can_be_handed_in(notebook: Any, tmp_path: Path) -> None:
    (tmp_path / "ada.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    homework = read_homework(tmp_path)
    assert homework.remarks == ()
    [row] = homework.scores
    assert (row.pupil, row.lesson, row.score.solved, row.tries) == ("Ada", "04-combat", ("tie",), 2)
