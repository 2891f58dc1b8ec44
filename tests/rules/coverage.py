"""The tests of each clause, in every edition, mode and number of players where it differs.

python -m tests.rules.coverage [--ids] [FOLDER]

prints the table, clause by edition, with the number of tests and, with ``--ids``, the tests of each
place below it. It fails if a clause has no test in some place, and names both. FOLDER has the cases
and ``values.toml``, which says where values differ; the default is the project's own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.rules.clauses import clauses, has_clause, value_of
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "cases"
# The form of an action is not a rule of the game, but it has cases, too.
FORM = "action.malformed"


class Carrier(NamedTuple):
    """A test of a clause: a case, or a pytest id, and the places where it applies."""

    id: str
    clause: str
    place: str
    options: dict[str, str]


class Values(NamedTuple):
    """The contents of ``values.toml``."""

    groups: dict[str, list[list[str]]]
    """For each clause and value, the places that have it."""
    tests: dict[str, dict[str, list[str]]]
    """For each clause and place, the ids of tests that are not cases."""


# ---- reading -----------------------------------------------------------------------------------


def read_values(folder: Path) -> Values:
    groups = tomllib.loads((folder / "values.toml").read_text(encoding="utf-8"))
    return Values(tests=groups.pop("tests", {}), groups=groups)


def read_cases(folder: Path) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = []
    for file in sorted(folder.rglob("*.json")):
        cases += json.loads(file.read_text(encoding="utf-8"))
    return cases


def carriers(values: Values, cases: Iterable[dict[str, Any]]) -> list[Carrier]:
    defaults = {
        name: {option.id: option.default for option in load_edition(name).options.values()}
        for name in edition_ids()
    }
    found = [
        Carrier(
            case["id"],
            case["rule"],
            f"{case['edition']}/{case['mode']}/{len(case['seats'])}",
            {**defaults[case["edition"]], **case.get("options", {})},
        )
        for case in cases
    ]
    for clause, places in values.tests.items():
        found += [Carrier(name, clause, place, {}) for place in places for name in places[place]]
    return found


def collected(ids: Iterable[str]) -> set[str]:
    """Return only the ids that pytest collects."""
    wanted = set(ids)
    files = {
        file for file in (name.partition("::")[0] for name in wanted) if (ROOT / file).is_file()
    }
    if not files:
        return set()
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    # Collect the tests that this run was asked for, without third-party plugins, which take
    # seconds.
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    own |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [*command, "--noconftest", *sorted(files)],
        cwd=ROOT,
        env=own,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return wanted & set(done.stdout.splitlines())


# ---- judging -----------------------------------------------------------------------------------


def within(carrier: Carrier, place: str) -> bool:
    """Return whether a test applies at a place.

    Places: "czech", "czech/duel", "nordic/capital/2" (by players), "german/*/4" (in any mode), and
    "german+defender_decides=after" (with an option).
    """
    where, _, option = place.partition("+")
    parts, own = where.split("/"), carrier.place.split("/")
    if len(parts) > len(own):
        return False
    if any(part not in ("*", mine) for part, mine in zip(parts, own, strict=False)):
        return False
    name, _, wanted = option.partition("=")
    return not option or carrier.options.get(name) == wanted


def edition_of(place: str) -> str:
    return place.partition("+")[0].partition("/")[0]


def mode_of(place: str) -> str | None:
    """Return the mode of a place, or None for any mode."""
    mode = [*place.partition("+")[0].split("/"), "*"][1]
    return None if mode == "*" else mode


@cache
def told_apart(clause: str) -> list[tuple[str, set[str]]]:
    """Return, for each value of the clause, the editions and modes whose data has it."""
    if clause == FORM:
        return []
    found: list[tuple[str, set[str]]] = []
    for name in clauses()[clause].marks:
        edition = load_edition(name)
        by_value: dict[str, set[str]] = {}
        for mode in edition.modes:
            if has_clause(clause, edition, mode):
                by_value.setdefault(value_of(clause, edition, mode), set()).add(mode)
        found += [(name, modes) for modes in by_value.values()]
    return found


def without_group(values: Values, clause: str) -> Iterator[str]:
    """Yield the places at which the editions' data differ and that no group covers."""
    groups = values.groups[clause]
    for edition, modes in told_apart(clause):
        every = modes == set(load_edition(edition).modes)
        for group in groups:
            here = [mode_of(place) for place in group if edition_of(place) == edition]
            if here and all(every if mode is None else mode in modes for mode in here):
                break
        else:
            yield edition if every else " or ".join(f"{edition}/{mode}" for mode in sorted(modes))
    named = {place for group in groups for place in group}
    for edition in edition_ids():
        for option in load_edition(edition).options.values():
            if option.clause == clause:
                chosen = {f"{edition}+{option.id}={choice.value}" for choice in option.choices}
                yield from sorted(chosen - named)


def problems(values: Values, found: Iterable[Carrier]) -> list[str]:
    """Return the clauses that no test covers at a place where their value differs, one per line."""
    by_clause: dict[str, list[Carrier]] = {}
    for carrier in found:
        by_clause.setdefault(carrier.clause, []).append(carrier)
    known = {*clauses(), FORM}
    lines = [f"values.toml does not say where {clause} differs" for clause in known - {*values[0]}]
    lines += [f"there is no clause {clause}" for clause in {*values[0], *by_clause} - known]
    for clause in known & {*values.groups}:
        lines += [
            f"values.toml has no group of {clause} for {place}"
            for place in without_group(values, clause)
        ]
        lines += [
            f"no test of {clause} in {' or '.join(group)}"
            for group in values.groups[clause]
            if not any(within(one, place) for one in by_clause.get(clause, ()) for place in group)
        ]
    return sorted(lines)


def not_collected(values: Values) -> list[str]:
    """Return the tests that ``values.toml`` names and pytest does not find, one per line."""
    named = [
        (test, clause, place)
        for clause, places in values.tests.items()
        for place, tests in places.items()
        for test in tests
    ]
    there = collected(test for test, _, _ in named)
    return [
        f"there is no test {test}, which is to carry {clause} in {place}"
        for test, clause, place in named
        if test not in there
    ]


# ---- printing ----------------------------------------------------------------------------------


def table(values: Values, found: list[Carrier], *, with_ids: bool) -> Iterator[str]:
    """Yield the table, one line per clause, with the tests of every place if asked."""
    yield f"{'clause':32}" + "".join(f"{edition:>9}" for edition in edition_ids())
    for clause in (*clauses(), FORM):
        own = [carrier for carrier in found if carrier.clause == clause]
        counts = (sum(within(one, edition) for one in own) for edition in edition_ids())
        yield f"{clause:32}" + "".join(f"{count:9}" for count in counts)
        if with_ids:
            left = own
            for group in values.groups.get(clause, ()):
                yield f"    {' or '.join(group)}"
                here = [one for one in own if any(within(one, place) for place in group)]
                yield from (f"        {one.id}" for one in here)
                left = [one for one in left if one not in here]
            if left:
                yield "    elsewhere"
                yield from (f"        {one.id}" for one in left)


def main(words: list[str] | None = None) -> int:
    """Print the table; return 1 if a clause has no test where its value differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.coverage", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", nargs="?", type=Path, default=CASES, help="cases and values.toml")
    parser.add_argument("--ids", action="store_true", help="print the tests of each place")
    asked = parser.parse_args(words)
    values = read_values(asked.folder)
    found = carriers(values, read_cases(asked.folder))
    print(*table(values, found, with_ids=asked.ids), sep="\n", flush=True)
    wrong = [*problems(values, found), *not_collected(values)]
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    places = sum(len(groups) for groups in values.groups.values())
    print(
        f"{len(found)} tests of {len(values.groups)} clauses, {places} places; {len(wrong)} wrong"
    )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
