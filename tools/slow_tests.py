"""Note, from a run's times, which tests are too slow for the daily check, and which take longest.

    others="browser or document or lab or kernel or hosts or site or compiled"
    .venv/bin/python -m pytest -n 2 -m "not ($others)" --junitxml=run.xml
    python tools/slow_tests.py run.xml

    RISK_WIDGET_ALL=1 .venv/bin/python -m pytest -n 2 -m "not hosts" --junitxml=run.xml
    python tools/slow_tests.py --long run.xml

Let nothing else run meanwhile. If several files are given, the slowest case of a test counts.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from environment import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

SLOW = ROOT / "tests" / "slow_tests.txt"
LIMIT = 0.4
"""The seconds from which a test is slow."""
LONG = ROOT / "tests" / "long_tests.txt"
LONG_LIMIT = 6.0
"""The seconds from which a test is long."""


def slow_tests(cases: Iterable[tuple[str, str, float]], limit: float = LIMIT) -> list[str]:
    """Return the slow tests, as pytest calls them, by each case's module, name and seconds.

    >>> slow_tests([("tests.test_dice", "test_six[1]", 0.5), ("tests.test_dice", "test_one", 0.1)])
    ['tests/test_dice.py::test_six']
    """
    longest: defaultdict[str, float] = defaultdict(float)
    for module, name, seconds in cases:
        folder, _, file = module.partition(".test_")
        test = f"{folder.replace('.', '/')}/test_{file}.py::{name.partition('[')[0]}"
        longest[test] = max(longest[test], seconds)
    return sorted(test for test, seconds in longest.items() if seconds >= limit)


def cases_of(results: Path) -> Iterable[tuple[str, str, float]]:
    """Yield the module, name and seconds of each case in a file that pytest has written."""
    for case in ET.parse(results).iter("testcase"):
        yield case.get("classname", ""), case.get("name", ""), float(case.get("time", 0))


def main(files: list[str]) -> None:
    """Write one of the lists again from the results in the files."""
    long = files[:1] == ["--long"]
    target, limit = (LONG, LONG_LIMIT) if long else (SLOW, LIMIT)
    found = slow_tests((case for file in files[long:] for case in cases_of(Path(file))), limit)
    target.write_text("\n".join(found) + "\n", encoding="utf-8")
    print(f"{target.relative_to(ROOT)}: {len(found)} tests take {limit} s or more")


if __name__ == "__main__":
    main(sys.argv[1:])
