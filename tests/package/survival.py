"""A check of all files that the package writes, by killing processes while they write.

`python -m tests.package.survival KIND KILLS FOLDER SEED` prints the result as JSON.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast
from unittest.mock import patch
from zipfile import ZipFile

from PIL import Image

import risk_widget as rw
from risk_widget.course import shared_progress as progress_file
from risk_widget.course.scoring import Score, StepScore
from risk_widget.film import encoding
from risk_widget.kept_files import DATA_FOLDER, data_folder, write_whole
from risk_widget.laboratory import blocks
from risk_widget.lessons import __main__ as teaching
from risk_widget.play.kept_games import _KEEPERS, Keeper, continued, kept_text
from risk_widget.play.match import Match
from risk_widget.reading.schema import read
from risk_widget.results.pages import Story
from risk_widget.results.plots import Plot
from risk_widget.teaching.class_table import ANSWERS, ClassResults
from risk_widget.teaching.homework_table import LessonScore
from risk_widget.teaching.scorm import pack

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.film.drawing import Film

TABLE: Final[dict[str, Any]] = {
    "edition": "czech", "mode": "domination", "board": "classic", "seats": ["red", "blue", "green"]
}  # fmt: skip
MARK: Final = "written-for-the"
LONG: Final = 3000
"""The number of letters that make a file long enough to be caught half written."""


@dataclass
class WrittenFile:
    """A kind of file that the package writes, with functions that write it and read it back.

    Attributes: files: the files, in the folder that they are written to. write: writes for the nth
    time. read: returns the number that all files agree on; raises an exception if one of them is
    damaged.
    """

    files: Callable[[], list[Path]]
    write: Callable[[int], object]
    read: Callable[[], int]


def kind_of(name: str, folder: Path) -> WrittenFile:
    """Return the kind of this name, with a folder of its own."""
    return KINDS[name](folder)


def _shared_progress(folder: Path) -> WrittenFile:
    os.environ[DATA_FOLDER] = str(folder / "data")
    shared, known = progress_file.SharedFile(), rw.lessons.Progress()

    def write(number: int) -> None:
        entry = known.step("04-combat", "pairs")
        entry.attempts, entry.answer = number, "x" * 300
        shared.write(known)

    def number() -> int:
        found = rw.lessons.Progress()
        found.load(file())
        return found.peek("04-combat", "pairs").attempts

    def file() -> Path:
        folder = data_folder()
        assert folder is not None
        return folder / "progress.json"

    return WrittenFile(lambda: [file()], write, number)


def _progress(folder: Path) -> WrittenFile:
    file = folder / "progress.json"

    def write(number: int) -> None:
        progress = rw.lessons.Progress()
        for step in map(str, range(30)):
            progress.step("04-combat", step).attempts = number
        progress.save(file)

    def number() -> int:
        progress = rw.lessons.Progress()
        progress.load(file)
        (found,) = {entry.attempts for entry in progress.lessons["04-combat"].values()}
        return found

    return WrittenFile(lambda: [file], write, number)


def _match() -> Match:
    return Match(rw.Game.new(**TABLE, seed=1), dict.fromkeys(TABLE["seats"], "human"), {})


def _play_to(match: Match, steps: int) -> None:
    """Play this many actions, always the same ones."""
    game = match.game
    while len(game.history) < steps:
        choices = random.Random(len(game.history))
        if match.is_over:
            raise AssertionError("the game is too short")
        game.apply(choices.choice(game.legal_actions()))


def _kept_game(folder: Path) -> WrittenFile:
    file = folder / "data" / "game.risk"
    keeper: list[Keeper] = []

    def write(number: int) -> None:
        # Another keeper now writes the file.
        if not keeper or _KEEPERS.get(file) is not keeper[-1]:
            start = continued(file)[0] if file.exists() else None
            match = Match(start.game, start.players, start.names) if start else _match()
            keeper.append(Keeper(match, file))
        _play_to(keeper[-1]._match, number)

    def number() -> int:
        game = continued(file)[0].game
        whole = _match()
        _play_to(whole, len(game.history))
        assert game.position() == whole.game.position()
        return len(game.history)

    return WrittenFile(lambda: [file], write, number)


def _saved_game(folder: Path) -> WrittenFile:
    file, match = folder / "game.toml", _match()

    def write(number: int) -> None:
        _play_to(match, number)
        write_whole(file, kept_text(match), private=False)  # As `RiskWidget.save_to` does.

    return WrittenFile(lambda: [file], write, lambda: len(continued(file)[0].game.history))


def _tournament(folder: Path) -> WrittenFile:
    file = folder / "games.jsonl"
    about: dict[str, Any] = {"bots": ["random", "simple"], "seed": 1}

    def line(number: int) -> dict[str, Any]:
        return {**_BLOCK, "part": number}

    def write(number: int) -> None:
        if not file.exists() or _writer != os.getpid():
            began()
        blocks._write(file, line(number))

    def began() -> None:
        global _writer
        _writer = os.getpid()
        blocks._read(file, about, blocks.Block)

    def number() -> int:
        played = blocks._read(file, about, blocks.Block)
        parts = sorted(block.part for block in played.values())
        assert parts == [*range(1, len(parts) + 1)], "one is missing"
        assert json.loads(file.read_text(encoding="utf-8").partition("\n")[0]) == about
        return len(parts)

    return WrittenFile(lambda: [file], write, number)


_writer = 0
_BLOCK: dict[str, Any] = {}


def _homework(folder: Path) -> WrittenFile:
    def write(number: int) -> None:
        score = Score(1, {"a": StepScore("open", 1, 0)})
        rows = [LessonScore(f"{MARK} {number} {at}", "a", "A", score, 0, ()) for at in range(50)]
        rw.lessons.Homework(rows, [], [], {}).save(folder)

    return _table_and_page(folder, ("scores.csv", "scores.html"), write)


def _table_and_page(
    folder: Path, names: tuple[str, str], write: Callable[[int], None]
) -> WrittenFile:
    files = [folder / name for name in names]

    def number() -> int:
        assert files[1].read_text(encoding="utf-8").rstrip().endswith(">")
        return min(_the_number(file) for file in files)

    return WrittenFile(lambda: files, write, number)


def _class(folder: Path) -> WrittenFile:
    def write(number: int) -> None:
        about = {"lesson": "a", "step": "b", "question": "c", "answer": "d", "tries": 1}
        rows = ({"pupil": f"{MARK} {number} {at}", **about, "right": True} for at in range(50))
        ClassResults(tuple(rows)).save(folder)

    return _table_and_page(folder, ANSWERS, write)


def _marked(file: Path, write: Callable[[str], object], end: str) -> WrittenFile:
    def number() -> int:
        assert file.read_text(encoding="utf-8").rstrip().endswith(end)
        return _the_number(file)

    return WrittenFile(lambda: [file], lambda n: write(f"{MARK} {n} "), number)


def _the_number(file: Path) -> int:
    words = file.read_text(encoding="utf-8").split(MARK)[1:]
    found = {int(word.split()[0]) for word in words}
    assert len(found) == 1, "of two writes"
    return found.pop()


def _map(folder: Path) -> WrittenFile:
    file = folder / "map.svg"
    return _marked(
        file, lambda t: rw.lab.figure_map({"brazil": 1}, title=t).save(file), "</svg>"
    )  # fmt: skip


def _page(folder: Path) -> WrittenFile:
    file, sheet = folder / "page.html", rw.lessons.summary_page("nordic")

    def write(text: str) -> None:
        type(sheet)(text, f"<!-- {text} -->{sheet.html}<!-- {text} --></html>").save(file)

    return _marked(file, write, "</html>")


def _story(folder: Path) -> WrittenFile:
    file = folder / "story.html"

    def write(text: str) -> None:
        Story(text, f"<!-- {text * LONG} --></html>").save(file)

    return _marked(file, write, "</html>")


class _Filmed:
    """A film whose frames are as wide as the number written; their contents don't matter."""

    times = (100, 100)
    scenes = times

    def __init__(self, number: int) -> None:
        self._size = (number + 1, 400)

    def drawing(self, number: int) -> Image.Image:
        return Image.effect_noise(self._size, 50 + number).convert("RGB")


def _film(folder: Path) -> WrittenFile:
    file = folder / "film.png"

    def write(number: int) -> None:
        with patch.object(encoding, "_drawer", lambda: lambda image: image):
            encoding.write_film(cast("Film", _Filmed(number)), file)

    def number() -> int:
        with Image.open(file) as image:
            image.seek(1)
            image.load()
            return image.width - 1

    return WrittenFile(lambda: [file], write, number)


class _Drawn:
    """A figure without drawing, since only the way of writing it matters here."""

    def __init__(self, text: str) -> None:
        self.text, self.canvas = text, self

    def get_supported_filetypes(self) -> dict[str, str]:
        return {"svg": ""}

    def savefig(self, file: Any, **_: object) -> None:
        file.write(f"<svg>{self.text * LONG}</svg>".encode())


def _plot(folder: Path) -> WrittenFile:
    file = folder / "plot.svg"
    return _marked(file, lambda text: Plot(text, _Drawn(text)).save(file), "</svg>")


def _package(folder: Path) -> WrittenFile:
    file, site = folder / "lessons.zip", folder / "site"
    for part in ("lessons", "page-1"):
        (site / part).mkdir(parents=True, exist_ok=True)
    (site / "lessons" / "04-combat.html").write_text("<body >")

    def write(number: int) -> None:
        (site / "page-1" / "number").write_text(f"{MARK} {number} " * LONG)
        pack(site, file, ["04-combat"])

    def number() -> int:
        with ZipFile(file) as archive:
            assert archive.testzip() is None
            return int(archive.read("page-1/number").split()[1])

    return WrittenFile(lambda: [file], write, number)


def _notebook(folder: Path) -> WrittenFile:
    file = folder / "lesson.ipynb"

    def write(number: int) -> None:
        numbered = lambda made: json.dumps({**made, "at": number})  # noqa: E731
        with patch.object(teaching, "notebook_text", numbered):
            teaching.one_notebook("04-combat", file)

    return WrittenFile(lambda: [file], write, lambda: int(json.loads(file.read_bytes())["at"]))


KINDS: Final[dict[str, Callable[[Path], WrittenFile]]] = {
    "shared progress": _shared_progress,
    "progress": _progress,
    "kept game": _kept_game,
    "saved game": _saved_game,
    "tournament": _tournament,
    "homework": _homework,
    "class": _class,
    "map": _map,
    "page": _page,
    "story": _story,
    "film": _film,
    "plot": _plot,
    "package": _package,
    "notebook": _notebook,
}
WRITTEN_BY: Final = {
    "course/progress.py": {"progress"},
    "course/shared_progress.py": {"shared progress"},
    "figures.py": {"map"},
    "film/encoding.py": {"film"},
    "laboratory/blocks.py": {"tournament"},
    "lessons/__main__.py": {"notebook"},
    "play/kept_games.py": {"kept game"},
    "results/pages.py": {"story"},
    "results/plots.py": {"plot"},
    "teaching/homework_table.py": {"class", "homework"},
    "teaching/notebook.py": {"notebook"},
    "teaching/pages_to_print.py": {"page"},
    "teaching/scorm.py": {"package"},
    "widget/widget.py": {"saved game"},
}
"""The modules of the package that write files, each with the kinds of files that it writes."""


def _prepare() -> None:
    table: dict[str, Any] = {"editions": ["czech"], "players": [2], "modes": ["duel"]}
    cup = rw.tournament(["random", "simple"], 1, max_rounds=1, seed=1, **table)
    _BLOCK.update(json.loads(json.dumps(blocks.line_of(cup.blocks[0]))))
    read(blocks.Block, _BLOCK, "block")


ENDS: Final = 25
"""The number after which a writer gets a new folder, so that no file gets too long."""


def kill(name: str, kills: int, folder: Path, seed: int) -> dict[str, int]:
    """Kill writers at random moments, and count the kills and the states that they leave behind.

    Raises: AssertionError: something reported as kept was lost, or a file is damaged.
    """
    chance, number, place = random.Random(seed), 0, 0
    seen = {"kills": 0, "told": 0, "while writing": 0, "drafts": 0}
    kind = None
    for _ in range(kills):
        if kind is None or number > ENDS:
            number, place = 0, place + 1
            here = folder / str(place)
            here.mkdir(parents=True)
            kind = kind_of(name, here)
        told = _life(kind, number, chance)
        seen["kills"] += 1
        seen["told"] += told - number
        found = kind.read() if all(file.exists() for file in kind.files()) else 0
        assert found >= told, f"{name}: {told} was told as kept, {found} is there"
        assert found <= told + 1, f"{name}: {found} is there after {told}"
        seen["while writing"] += found > told
        number = found
    seen["drafts"] = len([*folder.rglob(".*.draft")])
    return seen


def _life(kind: WrittenFile, number: int, chance: random.Random) -> int:
    """Start a process that writes, kill it at some moment, and return its last report."""
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        os.close(ours)
        with suppress(BaseException):
            while True:
                number += 1
                kind.write(number)
                os.write(theirs, b"%d\n" % number)
        os._exit(1)
    os.close(theirs)
    wanted, spin = chance.randrange(4), int(2 ** chance.uniform(0, 13))
    heard = b""
    with os.fdopen(ours, "rb", buffering=0) as pipe:
        while heard.count(b"\n") < wanted:
            news = pipe.read(100)
            assert news, "a writer failed"
            heard += news
        for _ in range(spin):
            select.select([], [], [], 0)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        while news := pipe.read(100):
            heard += news
    told = heard.split()
    return int(told[-1]) if told else number


if __name__ == "__main__":
    _prepare()
    print(json.dumps(kill(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), int(sys.argv[4]))))
