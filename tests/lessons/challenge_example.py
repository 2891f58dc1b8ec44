"""A lesson with one challenge, which the tests change and play."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from risk_widget.course.lesson_file import parse_source

if TYPE_CHECKING:
    from risk_widget.course.lesson_file import LessonSource

TEXT = """
id = "duel"
title = "Duel"
summary = "For tests."
edition = "nordic"
mode = "domination"
seats = ["red", "blue", "green"]
board = "island"

[[steps]]
id = "challenge"
title = "Take Stonegate"
kind = "challenge"
teaches = ["attack.repeat"]
bot = "easy"
turns = 2
text = "Take Stonegate. When you are attacked, your dice are rolled for you."
success = 'owns("red", "stonegate")'
failure = 'not owns("red", "northcliff")'
stars = [
  { when = 'turns() <= 1', say = "in one turn" },
  { when = 'lost("red") == 0', say = "without a loss" },
]
hints = ["Nudge.", "Rule."]
praise = "Well done."
otherwise = "Stonegate is green."

[[steps.mistakes]]
when = 'not did("attack")'
say = "You have not attacked."

[steps.given]
turn = "red"
phase = "attack"
out = ["blue"]

[steps.given.territories]
northcliff = ["red", 2]
highmoor = ["red", 6]
stonegate = ["green", 2]
riverbend = ["red", 1]
old-harbour = ["green", 1]
lantern-isle = ["green", 1]
"""


@cache
def source(*changes: tuple[str, str]) -> LessonSource:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return parse_source(text, "duel.toml")
