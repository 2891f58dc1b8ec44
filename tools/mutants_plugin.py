"""The pytest plugin of `tools/mutants.py`: it records the lines that tests run, or orders tests.

The program names the files of a run in environment variables. Ordinary test runs do not load this
plugin.
"""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, settings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import FrameType

COVER = "MUTANTS_COVER"
"""The variable with the JSON file for the lines that each test runs."""

SOURCES = "MUTANTS_SOURCES"
"""The variable with the source files whose lines are recorded, separated by colons."""

TESTS = "MUTANTS_TESTS"
"""The variable with the JSON file of tests to run, as ordered pairs of test and time limit."""

VERDICT = "MUTANTS_VERDICT"
"""The variable with the file for the first failing or slow test."""

LATE = 99
"""The exit code of a run in which a test took too long."""


def pytest_configure(config: pytest.Config) -> None:
    """Register the plugin that this run needs."""
    if os.environ.get(COVER):
        config.pluginmanager.register(_Cover(Path(os.environ[COVER])), "mutants-cover")
    if os.environ.get(TESTS):
        # A failure is enough: looking for a smaller example takes time, and nobody needs it.
        phases = [
            phase for phase in settings().phases if phase not in {Phase.shrink, Phase.explain}
        ]
        settings.register_profile("mutants", settings(), phases=phases, database=None)
        settings.load_profile("mutants")
        wanted = json.loads(Path(os.environ[TESTS]).read_text(encoding="utf-8"))
        config.pluginmanager.register(_Chosen(wanted, Path(os.environ[VERDICT])), "mutants-chosen")


class _Cover:
    """A recorder of the lines that each test runs, and of its processor time in seconds."""

    def __init__(self, path: Path) -> None:
        from coverage import Coverage

        self.path = path
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(
            data_file=None, config_file=False, include=os.environ[SOURCES].split(":")
        )
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        result = yield
        self.seconds[item.nodeid] = round(time.process_time() - start, 3)
        self.coverage.switch_context("")
        return result

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        numbers = {test: number for number, test in enumerate(self.seconds)}
        lines = {}
        for name in data.measured_files():
            found = data.contexts_by_lineno(name).items()
            lines[str(Path(name).relative_to(Path.cwd()))] = {
                line: sorted(numbers[test] for test in tests if test in numbers)
                for line, tests in sorted(found)
            }
        written = {"tests": list(self.seconds.items()), "lines": lines}
        self.path.write_text(json.dumps(written), encoding="utf-8")


class _Chosen:
    """A runner of the tests in a list, in its order; it reports a failing or slow test."""

    def __init__(self, wanted: Sequence[tuple[str, float]], path: Path) -> None:
        self.places = {test: place for place, (test, _) in enumerate(wanted)}
        self.limits = dict(wanted)
        self.path = path
        self.running = ""
        signal.signal(signal.SIGALRM, self._stop)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        chosen = [item for item in items if item.nodeid in self.places]
        config.hook.pytest_deselected(
            items=[item for item in items if item.nodeid not in self.places]
        )
        items[:] = sorted(chosen, key=lambda item: self.places[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.running = item.nodeid
        signal.setitimer(signal.ITIMER_REAL, self.limits[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.path.write_text(report.nodeid, encoding="utf-8")

    def _stop(self, _number: int, _frame: FrameType | None) -> Any:
        self.path.write_text(self.running, encoding="utf-8")
        os._exit(LATE)
