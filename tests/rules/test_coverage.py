"""Which cases carry which clause, in every edition and mode where its value differs.

Run as a program it prints the table: clause by edition, with the number of cases and their ids.
"""

import json
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from risk_widget.rules.clauses import clauses

CASES = Path(__file__).resolve().parents[1] / "cases"
EDITIONS = ("nordic", "german", "italian", "czech")
VALUES: dict[str, Any] = tomllib.loads((CASES / "values.toml").read_text(encoding="utf-8"))
IN_CASES = [clause for clause, values in VALUES.items() if isinstance(values, list)]
# The form of an action is no rule of the game, and has cases all the same.
FORM = "action.malformed"


@cache
def all_cases() -> tuple[dict[str, Any], ...]:
    files = sorted(CASES.rglob("*.json"))
    return tuple(case for file in files for case in json.loads(file.read_text(encoding="utf-8")))


def ids_by_place() -> dict[str, dict[str, list[str]]]:
    """Clause -> "edition/mode" -> ids of the cases that are about it."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for case in all_cases():
        found[case["rule"]][f"{case['edition']}/{case['mode']}"].append(case["id"])
    return found


CARRIED = ids_by_place()


def ids_at(clause: str, place: str) -> list[str]:
    """Ids of a clause's cases in an edition ("czech") or in one mode of it ("czech/duel")."""
    places = CARRIED.get(clause, {})
    return [
        case
        for where, ids in places.items()
        if where == place or where.startswith(f"{place}/")
        for case in ids
    ]


def test_every_clause_says_where_its_value_differs() -> None:
    assert set(VALUES) == set(clauses())


@pytest.mark.parametrize("clause", IN_CASES)
def test_each_value_of_a_clause_has_a_case(clause: str) -> None:
    bare = [group for group in VALUES[clause] if not any(ids_at(clause, place) for place in group)]
    assert not bare, f"no case of {clause} in {bare}"


@pytest.mark.parametrize("clause", IN_CASES)
def test_editions_that_have_a_clause_are_all_named(clause: str) -> None:
    named = {place.split("/")[0] for group in VALUES[clause] for place in group}
    assert named >= set(clauses()[clause].marks)


def test_cases_are_about_clauses() -> None:
    assert set(CARRIED) <= set(clauses()) | {FORM}


def test_refusals_name_clauses() -> None:
    named: set[str] = set()
    for case in all_cases():
        for step in case["steps"]:
            if "refuse" in step:
                wanted = step["rule"]
                named |= {wanted} if isinstance(wanted, str) else set(wanted)
    assert named <= set(clauses()) | {FORM}


def test_every_mode_of_every_edition_is_played_in_cases() -> None:
    played = {where for places in CARRIED.values() for where in places}
    assert played == {
        *(f"nordic/{mode}" for mode in ("missions", "domination", "capital", "duel")),
        *(f"german/{mode}" for mode in ("missions", "domination")),
        *(f"italian/{mode}" for mode in ("missions", "domination", "duel")),
        *(f"czech/{mode}" for mode in ("domination", "duel")),
    }


def table(*, with_ids: bool) -> Iterator[str]:
    """Yield the table, one line a clause; with the ids below each, if asked."""
    yield f"{'clause':32}" + "".join(f"{edition:>9}" for edition in EDITIONS)
    for clause in (*clauses(), FORM):
        counts = "".join(f"{len(ids_at(clause, edition)):9}" for edition in EDITIONS)
        elsewhere = VALUES.get(clause)
        yield f"{clause:32}{counts}" + (f"  {elsewhere}" if isinstance(elsewhere, str) else "")
        if with_ids:
            for edition in EDITIONS:
                yield from (f"    {case}" for case in ids_at(clause, edition))


if __name__ == "__main__":
    sys.stdout.writelines(line + "\n" for line in table(with_ids="--ids" in sys.argv))
