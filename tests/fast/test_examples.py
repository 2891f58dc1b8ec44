"""The docstring examples that compile the game are also correct."""

from __future__ import annotations

import doctest

from tests.package.test_examples import compiles, docstrings, failures_of


def test_examples_of_the_fast_game_work() -> None:
    failures = []
    for each in filter(compiles, docstrings()):
        for example in each.examples:
            example.options.pop(doctest.SKIP, None)
        failures.append(failures_of(each))
    assert failures
    assert not any(failures), "".join(failures)
