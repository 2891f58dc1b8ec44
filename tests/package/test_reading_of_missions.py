"""What a mission wants is read in one place, and everything else asks there.

`python -m tests.package.test_reading_of_missions` prints that place.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "risk_widget"

NUMBERS = {
    "goal_continents", "goal_more", "goal_destroy", "goal_territories", "goal_armies",
    "goal_fewest", "goal_fewest_at_first", "destroyed_counts",
}  # fmt: skip
"""What a card asks for, as numbers of a game."""
PRINTED = {"more_continents", "armies_each", "destroy", "destroyed_by_other"}
"""What a card, or an edition about it, has as words."""
WRITERS = {"engine/config.py", "engine/params.py"}
"""The files that make the numbers of the words."""
WORDS = {"rules/edition_parts.py", "rules/clauses.py", "engine/mission_words.py"}
"""The files that say what a card, or an edition, has."""


@cache
def read_in() -> dict[str, set[str]]:
    """The names of the attributes that each file of the package reads."""
    return {
        path.relative_to(PACKAGE).as_posix(): {
            node.attr
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
        }
        for path in PACKAGE.rglob("*.py")
    }


def files_that_read(names: set[str]) -> set[str]:
    """The files of the package that read an attribute with one of these names."""
    return {file for file, read in read_in().items() if read & names}


def places() -> list[str]:
    """The files that know what a mission wants, from its numbers or its words."""
    return sorted(files_that_read(NUMBERS) | (files_that_read(PRINTED) - WRITERS - WORDS))


def report() -> str:
    """How many places know a mission, and which."""
    found = places()
    return f"places that know a mission: {len(found)} ({', '.join(found)})"


def test_one_place_knows_what_a_mission_wants() -> None:
    print(report())
    assert places() == ["engine/missions.py"], report()


def test_each_name_is_one_of_a_field_that_is_there() -> None:
    """A field that is called otherwise now would be read anywhere without being seen."""
    assert set().union(*read_in().values()) >= NUMBERS | PRINTED


if __name__ == "__main__":
    print(report())
