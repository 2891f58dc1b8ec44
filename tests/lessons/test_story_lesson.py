"""A story file can become a lesson, whose steps are the questions of the story's author."""

from __future__ import annotations

import gzip
import re
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.course import story_lesson
from risk_widget.course.lesson_file import LessonError
from risk_widget.engine.actions import Attack, Place
from risk_widget.lessons.__main__ import main
from tests.notation.kept_games import kept_record

if TYPE_CHECKING:
    from pathlib import Path

PACKED = re.compile(r'(?<=id="story">)[^<]+')


def story(name: str, comment: str, turns: int = 4) -> str:
    """Return a game's story with the comment at the beginning of each of its last turns."""
    game = rw.Game.replay(kept_record(name)).game
    began = [
        number
        for number, step in enumerate(game.history, start=1)
        if any(event.type == "turn_started" for event in step.events)
    ]
    return game.story(comments=dict.fromkeys(began[-turns:], comment)).html


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["nordic-missions-3-1", "italian-duel-2-1", "nordic-capital-4-2"])
def test_a_story_begins_a_valid_lesson(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told, file = tmp_path / "game.html", tmp_path / "mine.toml"
    told.write_text(story(name, '?Was {{that}} "wise"? [brazil]'), encoding="utf-8")
    assert main(["begin", str(told), str(file)]) == 0
    assert main(["check", str(file)]) == 0, capsys.readouterr().out
    assert main(["begin", str(told), str(file)]) == 1, "a file that is there is somebody's work"


def test_the_action_played_is_the_answer(tmp_path: Path) -> None:
    told = tmp_path / "game.html"
    told.write_text(story("nordic-missions-3-1", "?What now?", turns=1), encoding="utf-8")
    lesson = rw.load_lesson(str(told))
    assert len(lesson.source.steps) == 1
    assert "What now?" in str(lesson.step)
    right = next(place for place in lesson.game.board.ids if lesson.check(place))
    played = rw.Game.replay(kept_record("nordic-missions-3-1")).game.history
    last = max(n for n, s in enumerate(played) if "turn_started" in {e.type for e in s.events})
    placed = [str(s.action.territory) for s in played[last:] if isinstance(s.action, Place)]
    attacked = [str(s.action.target) for s in played[last:] if isinstance(s.action, Attack)]
    assert right in (placed or attacked)


def test_a_story_without_questions_says_how_to_add_one() -> None:
    with pytest.raises(LessonError, match=r"begin a comment with '\?'"):
        rw.load_lesson(story("nordic-missions-3-1", "No question."))


def test_damaged_and_endless_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    told = story("nordic-missions-3-1", "?What now?", turns=1)
    (packed,) = PACKED.findall(told)
    whole = gzip.decompress(b64decode(packed))
    for data in (packed[:4000], b64encode(gzip.compress(b"[]")).decode(), "AAAA"):
        with pytest.raises(LessonError, match="damaged"):
            rw.load_lesson(PACKED.sub(data, told))
    monkeypatch.setattr(story_lesson, "LONGEST", len(whole) - 1)
    with pytest.raises(LessonError, match="damaged"):
        rw.load_lesson(told)
