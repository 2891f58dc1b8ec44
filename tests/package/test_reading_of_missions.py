"""The demands of a mission are read in one place, which all other code uses.

`python -m tests.package.test_reading_of_missions` prints that place.
"""

from __future__ import annotations

import ast
from functools import cache

from tests.trees import PACKAGE, package_nodes

NUMBERS = {
    "goal_continents", "goal_more", "goal_destroy", "goal_territories", "goal_armies",
    "goal_fewest", "goal_fewest_at_first", "destroyed_counts",
}  # fmt: skip
"""The demands of a card, as numbers of a game."""
PRINTED = {"more_continents", "armies_each", "destroy", "destroyed_by_other"}
"""The demands of a card in words, as the card or an edition states them."""
WRITERS = {"engine/config.py", "engine/params.py"}
"""The files that turn the words into numbers."""
WORDS = {"rules/edition_parts.py", "rules/clauses.py", "engine/mission_words.py"}
"""The files that declare the words of a card or an edition."""


@cache
def read_in() -> dict[str, set[str]]:
    """Return the names of the attributes that each file of the package reads."""
    return {
        path.relative_to(PACKAGE).as_posix(): {
            node.attr
            for node in nodes
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
        }
        for path, nodes in package_nodes().items()
    }


def files_that_read(names: set[str]) -> set[str]:
    """Return the files of the package that read an attribute with one of these names."""
    return {file for file, read in read_in().items() if read & names}


def places() -> list[str]:
    """Return the files that know the demands of a mission, from its numbers or its words."""
    return sorted(files_that_read(NUMBERS) | (files_that_read(PRINTED) - WRITERS - WORDS))


def report() -> str:
    """Return how many places know a mission, and which."""
    found = places()
    return f"places that know a mission: {len(found)} ({', '.join(found)})"


def test_only_one_place_reads_missions() -> None:
    print(report())
    assert places() == ["engine/missions.py"], report()


def test_each_name_is_that_of_an_existing_field() -> None:
    """If a field had been renamed, reads of it would go unnoticed."""
    assert set().union(*read_in().values()) >= NUMBERS | PRINTED


if __name__ == "__main__":
    print(report())
