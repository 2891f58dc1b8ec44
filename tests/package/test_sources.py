"""Texts from files, bytes and e-mails are read, or refused in a sentence."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.lessons import LessonError
from risk_widget.reading.sources import decoded, path_of, text_of
from tests.lessons.example import TEXT

if TYPE_CHECKING:
    from collections.abc import Callable


def finished() -> rw.Game:
    game = rw.Game.new(mode="domination", seed=4)
    for number in range(200):
        legal = game.legal_actions()
        game.apply(legal[number * 7919 % len(legal)])
    return game


@pytest.fixture(scope="module")
def game() -> rw.Game:
    return finished()


WAYS: dict[str, Callable[[str, Path], Any]] = {
    "text": lambda text, file: text,
    "bytes": lambda text, file: text.encode(),
    "path": lambda text, file: written(file, text.encode()),
    "path in a string": lambda text, file: str(written(file, text.encode())),
    "open file": lambda text, file: io.StringIO(text),
    "open file of bytes": lambda text, file: io.BytesIO(text.encode()),
    "byte order mark": lambda text, file: written(file, b"\xef\xbb\xbf" + text.encode()),
    "UTF-16": lambda text, file: written(file, text.encode("utf-16")),
    "UTF-16 without a mark": lambda text, file: text.encode("utf-16-be"),
    "UTF-32": lambda text, file: text.encode("utf-32"),
    "Windows line ends": lambda text, file: text.replace("\n", "\r\n"),
}


def written(file: Path, content: bytes) -> Path:
    file.write_bytes(content)
    return file


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
def test_a_game_can_be_read_from_any_source(
    way: Callable[[str, Path], Any], game: rw.Game, tmp_path: Path
) -> None:
    replayed = rw.Game.replay(way(game.record(), tmp_path / "my game.toml"))
    assert replayed.ok
    assert replayed.game.record() == game.record()
    position = way(game.position(), tmp_path / "my position.txt")
    assert rw.Game.from_position(position).position() == game.position()


BOARD = json.dumps(rw.load_board("island").to_json(), indent=1)
EDITION = (
    "id = 'house'\ntitle = 'Häuser'\nsummary = 'As at home.'\nlike = 'czech'\n[modes.domination]\n"
)
RECORD = finished().record()
READERS: dict[str, tuple[str, str, Callable[[Any], Any]]] = {
    "lesson": (TEXT, "mine.toml", lambda source: rw.load_lesson(source).source.title),
    "edition": (EDITION, "mine.toml", lambda source: rw.load_edition(source).title),
    "board": (BOARD, "mine.json", lambda source: rw.load_board(source).ids),
    "review": (RECORD, "mine.toml", lambda source: str(rw.review(source, plans=False))),
    "dice": (RECORD, "mine.toml", lambda source: rw.lab.check_dice(source, 4)),
    "progress": (
        '{"format": "risk_widget lessons", "version": 1,\n "lessons": {}, "puzzles": {}}',
        "mine.json",
        lambda source: rw.lessons.Progress().load(source),
    ),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("reader", READERS)
def test_every_reader_accepts_any_source(
    reader: str, way: Callable[[str, Path], Any], tmp_path: Path
) -> None:
    text, name, read = READERS[reader]
    assert read(way(text, tmp_path / name)) == read(text)


def test_a_typographic_mark_is_named_with_its_column(tmp_path: Path) -> None:
    lesson = TEXT.replace('title = "Example"', "title = \u201cExample\u201d")
    with pytest.raises(LessonError, match=r"line 3, column 9\); column 9 has .* \(U\+201C\)"):
        rw.load_lesson(lesson)
    edition = written(tmp_path / "mine.toml", EDITION.replace("like = ", "like\u00a0= ").encode())
    with pytest.raises(rw.EditionError, match=r"line 4, .* \(U\+00A0\): write ' '"):
        rw.load_edition(edition)
    with pytest.raises(rw.BoardError, match=r"line 2 column 2 .* \(U\+201D\): write '\"'"):
        rw.load_board(BOARD.replace('"', "\u201d"))


def test_the_errors_of_an_edition_name_their_lines() -> None:
    slips = "like = 'chech'\n[fields.minimum_armies]\nvalue = 'four'\nmark = 'silent'\n"
    with pytest.raises(rw.EditionError) as refused:
        rw.load_edition(EDITION.replace("like = 'czech'\n", slips))
    assert "did you mean 'czech'? (line 4)" in str(refused.value)
    assert "minimum_armies" in str(refused.value)


PRETTY = str.maketrans({"'": "\u2019", '"': "\u201d", " ": "\u00a0", "-": "\u2010"})


def test_text_changed_by_a_mail_program_is_read(game: rw.Game) -> None:
    assert rw.Game.replay(game.record().translate(PRETTY)).game.record() == game.record()
    position = f"\u200b{game.position().translate(PRETTY)}"
    assert rw.Game.from_position(position).position() == game.position()


def test_names_keep_their_typographic_marks(game: rw.Game) -> None:
    names = {"red": "O\u2019Brien", "blue": "\u201eBlau\u201c"}
    assert rw.Game.replay(game.record(names=names)).names == names


def test_typographic_marks_in_names_do_not_hide_where_a_record_stops() -> None:
    game = rw.Game.new(edition="italian", mode="domination", seed=1)
    for territory in ("brazil", "peru"):
        game.apply({"type": "claim", "territory": territory})
    record = game.record(names={"red": "Ann \u201cthe Boss\u201d"})
    twice = record.replace("claim peru", "claim brazil")
    replayed = rw.Game.replay(twice)
    assert (replayed.rule, len(replayed.game.history)) == ("setup.territories", 1)
    assert replayed.names == {"red": "Ann \u201cthe Boss\u201d"}
    with pytest.raises(rw.RecordError, match=r"setup\.territories"):
        rw.Game.replay(twice, strict=True)


def test_a_source_that_is_neither_file_nor_text_is_reported(tmp_path: Path) -> None:
    for missing in (tmp_path / "none.toml", str(tmp_path / "none.toml"), "none.toml"):
        with pytest.raises(FileNotFoundError, match=r"none\.toml"):
            rw.Game.replay(missing)
    latin = written(tmp_path / "latin.toml", "edition = 'x'\nnames = 'Jürgen'".encode("latin-1"))
    with pytest.raises(ValueError, match=r"latin\.toml is no text in UTF-8 or UTF-16: line 2"):
        rw.Game.replay(latin)
    with pytest.raises(TypeError, match="record must be text, bytes, a path or an open file"):
        rw.Game.replay(7)  # type: ignore[arg-type]


def test_editions_and_boards_are_read_in_other_encodings(tmp_path: Path) -> None:
    board = tmp_path / "mine.json"
    board.write_bytes(json.dumps(rw.load_board("island").to_json()).encode("utf-16"))
    assert rw.load_board(board).ids == rw.load_board("island").ids
    (tmp_path / "wrong.toml").write_bytes(b"id = '\xff'")
    with pytest.raises(rw.EditionError, match="save it as UTF-8"):
        rw.load_edition(tmp_path / "wrong.toml")


TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00\ufeff"))


@given(TEXTS, st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-32"]))
def test_every_text_survives_a_round_trip(text: str, encoding: str) -> None:
    assert decoded(text.encode(encoding)) == text


@given(TEXTS)
def test_a_text_of_several_lines_is_never_a_file(text: str) -> None:
    several = f"pyproject.toml\n{text}x"
    assert text_of(several) == several


class Reading:
    """A file that reads as something else."""

    def read(self) -> Any:
        return 3


def test_an_unreadable_file_is_reported(tmp_path: Path) -> None:
    file = written(tmp_path / "closed.txt", b"x").open()
    file.close()
    with pytest.raises(ValueError, match=r"record cannot be read: .* closed file"):
        rw.Game.replay(file)
    writing = (tmp_path / "new.json").open("w")
    with writing, pytest.raises(rw.BoardError, match="cannot be read: not readable"):
        rw.load_board(writing)
    with pytest.raises(TypeError, match="must read as text or bytes, not as 3"):
        rw.load_board(Reading())
    with pytest.raises(
        TypeError, match="progress must be a path, text, bytes or an open file, not 3"
    ):
        rw.lessons.Progress().load(3)  # type: ignore[arg-type]


def test_a_series_is_accepted_as_a_table(game: rw.Game) -> None:
    options: Any = pd.Series({"defender_decides": "after"})
    german = rw.Game.new(edition="german", mode="domination", options=options)
    assert german.rule_options["defender_decides"] == "after"
    names: Any = pd.Series({"red": "Ann"})
    assert rw.Game.replay(game.record(names=names)).names == {"red": "Ann"}


def test_a_path_may_begin_with_the_home_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    progress = rw.lessons.Progress()
    progress.name = "Ada"
    progress.save("~/progress.json")
    again = rw.lessons.Progress()
    again.load("~/progress.json")
    assert again.name == "Ada"
    assert path_of("~nobody-of-that-name/x", "path") == Path("~nobody-of-that-name/x")
    with pytest.raises(ValueError, match="path must be a path"):
        path_of("~" + "x" * 5000, "path")
    (tmp_path / "~odd").write_text("a file of that name")
    assert path_of("~odd", "path").read_text() == "a file of that name"
    assert [*(tmp_path / "home").iterdir()] == [tmp_path / "home" / "progress.json"]
