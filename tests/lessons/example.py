"""A small lesson, which the tests of the runner change and play."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import parse_source
from risk_widget.lessons import Progress

if TYPE_CHECKING:
    from risk_widget.course.lesson_file import LessonSource

TEXT = """
id = "example"
title = "Example"
summary = "For tests."
edition = "czech"
mode = "domination"
seats = ["red", "blue", "green"]

[given]
turn = "red"
phase = "attack"
territories = { "*" = ["green", 1], brazil = ["red", 5], peru = ["blue", 2] }

[[steps]]
id = "attack"
title = "Attack"
kind = "do"
teaches = ["attack.armies"]
text = "Attack Peru with three armies."
success = 'did("attack", target="peru", armies=3)'
dice = [6, 6, 6, 1, 1]
hints = ["Nudge.", "Rule.", "Move."]
solution = [{ type = "attack", source = "brazil", target = "peru", armies = 3 }]
praise = "Well done."
otherwise = "Attack Peru."
editions = ["nordic"]
[[steps.mistakes]]
when = 'did("attack", target="peru", armies=1)'
dice = [1, 6, 5]
say = "One die of yours: Red lost {{lost('red')}}."

[[steps]]
id = "twice"
title = "Twice"
kind = "do"
teaches = ["reinforce.place"]
text = "Put two armies on Brazil, one by one or together."
success = 'armies("brazil") >= 7'
moves = 2
given = { phase = "reinforce", to_place = 3 }
hints = ["Nudge.", "Rule.", "Move."]
solution = [{ type = "place", territory = "brazil", armies = 2 }]
praise = "Well done."
otherwise = "On Brazil."

[[steps]]
id = "number"
title = "A number"
kind = "predict"
teaches = ["reinforce.territories"]
text = "Red holds Brazil alone."
question = "How many armies will Red get?"
given = { turn = "green", phase = "fortify" }
answer = "income()"
reveal = [{ type = "end_phase" }]
hints = ["Nudge.", "Rule.", "Move."]
praise = "Three at least."
otherwise = "Never fewer than three."
[[steps.mistakes]]
when = "answered(0)"
say = "1 ÷ 3 is 0, but there is a least."

[[steps]]
id = "choice"
title = "A choice"
kind = "predict"
teaches = ["attack.compare"]
text = "4 against 4."
question = "Who loses?"
show_dice = true
played_out = true
dice = [4, 4]
reveal = [
  { type = "attack", source = "brazil", target = "peru", armies = 1 },
  { type = "defend", dice = 1 },
]
choices = [
  { value = "me", text = "I lose one", right = 'lost("red") == 1' },
  { value = "they", text = "Blue loses one", say = "A tie is the defender's." },
]
hints = ["Nudge.", "Rule.", "Move."]
praise = "So it is."
otherwise = "A tie."

[[steps]]
id = "illegal"
title = "Illegal"
kind = "refuse"
teaches = ["attack.adjacent"]
text = "Attack what does not touch."
hints = ["Nudge.", "Rule.", "Move."]
solution = [{ type = "attack", source = "brazil", target = "china", armies = 1 }]
praise = "Refused."
otherwise = "That was allowed."

[[steps]]
id = "point"
title = "Point"
kind = "point"
pick = "territories"
teaches = ["board.map"]
text = "Point at two neighbours of Brazil."
success = 'points_next_to("brazil")'
hints = ["Nudge.", "Rule.", "Move."]
solution = ["peru", "venezuela"]
praise = "Yes."
otherwise = "Not all of them touch."
"""


@cache
def source(old: str = "", new: str = "") -> LessonSource:
    """Return the source of the example, with one passage replaced if any is given."""
    assert old in TEXT
    return parse_source(TEXT.replace(old, new, 1) if old else TEXT, "example.toml")


def lesson(step: str, old: str = "", new: str = "") -> Lesson:
    """Return the example lesson, opened at a step, with new progress of its own."""
    made = Lesson(source(old, new), Progress())
    made.go(step)
    return made
