"""``python -m risk_widget.lessons``: check lessons, and list which clauses are taught where."""

from __future__ import annotations

import sys

from risk_widget.lessons.checking import problems_of
from risk_widget.lessons.errors import LessonError
from risk_widget.lessons.source import lesson_ids, load_source

USAGE = """usage: python -m risk_widget.lessons check [LESSON or FILE.toml ...]
"""


def main(arguments: list[str]) -> int:
    """Run a command; 0 if all is well, 1 if not, 2 for a command that does not exist."""
    match arguments:
        case ["check", *names]:
            return check(names or list(lesson_ids()))
    print(USAGE, end="")
    return 2


def check(names: list[str]) -> int:
    """Load lessons and try their solutions; print what is wrong."""
    failed = 0
    for name in names:
        try:
            problems = list(problems_of(load_source(name)))
        except LessonError as error:
            problems = [str(error)]
        failed += bool(problems)
        for problem in problems:
            print(problem)
        if not problems:
            print(f"{name}: all steps can be solved")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
