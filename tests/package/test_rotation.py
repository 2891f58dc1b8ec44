"""The share of sampled cases that a run includes, and the turn that changes it."""

from __future__ import annotations

from itertools import combinations, product
from types import SimpleNamespace
from typing import Any

import pytest

from tests import rotation
from tests.engine.ways import COVERING, WAYS


class Case:
    """A collected case, with the parts that the rotation looks at."""

    def __init__(self, test: str, params: dict[str, Any], *marks: pytest.MarkDecorator) -> None:
        self.nodeid = f"{test}[{'-'.join(map(str, params.values()))}]"
        self.callspec = SimpleNamespace(params=params)
        self.marks = {mark.name: mark.mark for mark in marks}
        self.added: list[str] = []

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self.marks.get(name)

    def add_marker(self, name: str) -> None:
        self.added.append(name)


def asked(cases: list[Case], turn: str, patch: pytest.MonkeyPatch) -> tuple[set[str], set[str]]:
    """Return the cases of a whole run and of the daily check."""
    patch.setenv(rotation.TURN, turn)
    out: list[Any] = []
    hook = SimpleNamespace(pytest_deselected=lambda items: out.extend(items))
    items: list[Any] = cases[:]
    for case in cases:
        case.added.clear()
    rotation.share_out(SimpleNamespace(hook=hook), items)  # type: ignore[arg-type]
    assert [case for case in cases if case in items] == items
    assert {case.nodeid for case in cases} == {case.nodeid for case in [*items, *out]}
    return {case.nodeid for case in items}, {case.nodeid for case in items if not case.added}


@pytest.fixture(autouse=True)
def _shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(rotation.ALL, raising=False)


def of_ways(*marks: pytest.MarkDecorator) -> list[Case]:
    return [Case("test_a.py::test", {"setup": setup}, *marks) for setup in WAYS]


def test_the_longest_tests_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rotation, "LONG", frozenset(f"test_a.py::test_{i}" for i in range(7)))
    cases = [Case(f"test_a.py::test_{i}", {}) for i in range(9)]
    cases.append(Case("test_a.py::test_0", {"kept": True}, pytest.mark.decisive))
    short = {case.nodeid for case in cases[7:]}
    turns = [asked(cases, str(turn), monkeypatch)[0] for turn in range(20)]
    assert {len(run) for run in turns} == {4 + len(short)}
    assert all(short <= run for run in turns)
    assert set[str]().union(*turns) == {case.nodeid for case in cases}
    assert asked(cases[:1], "1", monkeypatch)[0] == {cases[0].nodeid}
    monkeypatch.setenv(rotation.ALL, "1")
    assert len(asked(cases, "1", monkeypatch)[0]) == len(cases)


def test_the_daily_check_includes_slow_tests_that_are_marked_daily(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rotation, "SLOW", frozenset(["test_a.py::test", "test_b.py::test"]))
    cases = [Case("test_a.py::test", {}), Case("test_b.py::test", {}, pytest.mark.daily)]
    assert asked(cases, "1", monkeypatch)[1] == {"test_b.py::test[]"}


def test_every_pair_of_values_meets_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def pairs(setup: Any) -> set[Any]:
        values = {"edition": setup.edition, "mode": setup.mode, "options": setup.options}
        return set(combinations([*values.items(), ("for two", setup.players == 2)], 2))

    every = set[Any]().union(*map(pairs, WAYS))
    assert set[Any]().union(*map(pairs, COVERING)) == every
    assert len({setup.players for setup in COVERING}) == 5
    for turn in "abc":
        run, _ = asked(of_ways(), turn, monkeypatch)
        assert {f"test_a.py::test[{setup}]" for setup in COVERING} < run
        assert len(run) == 23


def test_different_turns_run_different_cases_and_together_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each case gets its turn, in every kind of sampled test, and in the check as well."""
    sampled = [Case("test_a.py::test", {"n": n}, pytest.mark.sampled) for n in range(30)]
    many = [Case("test_a.py::test", {"n": n}) for n in range(30)]
    for cases, whole, daily in ((of_ways(), 23, 7), (sampled, 8, 3), (many, 30, 3)):
        turns = [asked(cases, str(turn), monkeypatch) for turn in range(120)]
        assert all(len(run) == whole and len(check) == daily for run, check in turns)
        assert all(check <= run for run, check in turns)
        for met in (set[str]().union(*shares) for shares in zip(*turns, strict=True)):
            assert met == {case.nodeid for case in cases}
        assert asked(cases, "7", monkeypatch) == turns[7]


def test_each_value_of_a_parameter_gets_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = pytest.mark.sampled(each="field")
    grid = product("abcdefgh", range(12))
    cases = [Case("test_a.py::test", {"field": f, "n": n}, mark) for f, n in grid]
    run, check = asked(cases, "1", monkeypatch)
    for field in "abcdefgh":
        assert sum(f"[{field}-" in case for case in run) == 3
        assert sum(f"[{field}-" in case for case in check) == 2


def test_tests_that_count_as_one_share_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = pytest.mark.sampled(together="games")
    cases = [Case(f"test_{file}.py::test", {"n": n}, mark) for file in "abcd" for n in range(3)]
    turns = [asked(cases, str(turn), monkeypatch)[0] for turn in range(60)]
    assert {len(run) for run in turns} == {3}
    assert set[str]().union(*turns) == {case.nodeid for case in cases}


def test_a_test_may_name_its_own_share(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = pytest.mark.sampled(together="Lab", share=2)
    cases = [Case(f"test_{file}.py::test", {}, mark) for file in "abcdefgh"]
    turns = [asked(cases, str(turn), monkeypatch)[0] for turn in range(60)]
    assert {len(run) for run in turns} == {4}
    assert set[str]().union(*turns) == {case.nodeid for case in cases}


def test_a_run_repeats_a_quarter_unless_asked_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [rotation.repeats(every) for every in (1, 4, 10, 200)] == [1, 1, 3, 50]
    monkeypatch.setenv(rotation.ALL, "1")
    assert rotation.repeats(200) == 200


def test_each_turn_runs_another_quarter_unless_asked_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shares = []
    for turn in range(60):
        monkeypatch.setenv(rotation.TURN, str(turn))
        shares.append(rotation.share_of("abcdefghij"))
        assert shares[-1] == rotation.share_of("jihgfedcba")
    assert {len(share) for share in shares} == {3}
    assert set("").union(*shares) == set("abcdefghij")
    monkeypatch.setenv(rotation.ALL, "1")
    assert sorted(rotation.share_of("abcdefghij")) == list("abcdefghij")


def test_no_deciding_case_is_omitted(monkeypatch: pytest.MonkeyPatch) -> None:
    run, check = asked(of_ways(pytest.mark.decisive), "1", monkeypatch)
    assert (len(run), len(check)) == (len(WAYS), 7)


def test_all_cases_run_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(rotation.ALL, "1")
    assert len(asked(of_ways(), "1", monkeypatch)[0]) == len(WAYS)
    assert rotation.header() == "sampled tests: all cases (RISK_WIDGET_ALL=1)"


def test_a_case_named_alone_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    for case in of_ways():
        assert asked([case], "1", monkeypatch) == ({case.nodeid}, {case.nodeid})


def test_the_head_of_a_run_says_how_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(rotation.TURN, "3f2a")
    assert rotation.header() == "sampled tests: one case in 4, by RISK_WIDGET_TURN=3f2a"
    monkeypatch.delenv(rotation.TURN)
    commit = rotation.turn()
    assert rotation.header().endswith(f"RISK_WIDGET_TURN={commit}")
    assert len(commit) in (12, len("none"))
