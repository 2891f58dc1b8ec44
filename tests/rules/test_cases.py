"""The cases pass, and fit the board: their territories, borders and cards exist."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from risk_widget.board import load_board
from risk_widget.scenario import run_paths

CASES = Path(__file__).resolve().parents[1] / "cases"
FILES = sorted(CASES.rglob("*.json"))
SEATS = {"red", "blue", "green", "yellow", "black", "purple"}
BOARD = load_board("classic")
SYMBOL = {territory.id: territory.card for territory in BOARD.territories}
WILD = {"wild-1", "wild-2"}
PHASES = {
    *("claim", "place", "capital", "reinforce", "attack", "defend", "occupy"),
    *("reinforce_third", "attack_third", "fortify", "over"),
}
# The possible numbers of players by edition and mode.
PLAYERS = {
    "nordic": {"missions": (3, 6), "domination": (3, 6), "capital": (2, 6), "duel": (2, 2)},
    "german": {"missions": (2, 6), "domination": (2, 6)},
    "italian": {"missions": (3, 6), "domination": (3, 6), "duel": (2, 2)},
    "czech": {"domination": (3, 6), "duel": (2, 2)},
}


@cache
def cases_of(file: Path) -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(file.read_text(encoding="utf-8")))


def all_cases() -> Iterator[dict[str, Any]]:
    for file in FILES:
        yield from cases_of(file)


def positions(case: dict[str, Any]) -> Iterator[dict[str, list[Any]]]:
    """Yield every map of territories that a case gives or expects."""
    if "given" in case:
        yield case["given"]["territories"]
    for step in case["steps"]:
        if "territories" in step.get("expect", {}):
            yield step["expect"]["territories"]


def moves(case: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for step in case["steps"]:
        if "do" in step:
            yield step["do"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(CASES).as_posix())
def test_every_case_holds(file: Path) -> None:
    failed = [f"{result.id}: {result.problem}" for result in run_paths([file]) if result.problem]
    assert not failed, "\n".join(failed)


def test_ids_are_unique() -> None:
    counted = Counter(case["id"] for case in all_cases())
    assert [case for case, count in counted.items() if count > 1] == []


def test_every_case_has_a_possible_game() -> None:
    for case in all_cases():
        fewest, most = PLAYERS[case["edition"]][case["mode"]]
        seats = case["seats"]
        assert fewest <= len(seats) <= most, case["id"]
        assert len(set(seats)) == len(seats), case["id"]
        assert set(seats) <= SEATS, case["id"]
        assert ("given" in case) != ("new" in case), case["id"]


def test_positions_name_territories_and_seats() -> None:
    for case in all_cases():
        owners = {*case["seats"], "third"}
        for position in positions(case):
            for territory, (owner, armies) in position.items():
                assert territory == "*" or territory in BOARD.index, case["id"]
                assert owner in owners, case["id"]
                assert type(armies) is int, case["id"]
                assert armies >= 1, case["id"]


def test_seats_in_play_hold_something_and_eliminated_seats_nothing() -> None:
    for case in all_cases():
        given = case.get("given")
        if given is None or given["phase"] == "claim":
            continue
        holding = {owner for owner, _ in given["territories"].values()} - {"third"}
        assert holding == set(case["seats"]) - set(given.get("out", ())), case["id"]
        assert given["turn"] in holding, case["id"]
        assert given["phase"] in PHASES, case["id"]


def test_a_third_army_is_only_in_games_that_have_one() -> None:
    for case in all_cases():
        third = case["mode"] == "duel" or (case["mode"] == "capital" and len(case["seats"]) == 2)
        held = {owner for position in positions(case) for owner, _ in position.values()}
        assert third or "third" not in held, case["id"]


def test_each_card_is_in_one_place() -> None:
    for case in all_cases():
        given = case.get("given", {})
        named = [card for hand in given.get("hands", {}).values() for card in hand]
        named += given.get("deck", []) + given.get("discard", [])
        named += given.get("capitals", {}).values()
        assert set(named) <= set(SYMBOL) | WILD, case["id"]
        assert len(set(named)) == len(named), case["id"]


def test_missions_and_capitals_are_given_where_the_mode_has_them() -> None:
    for case in all_cases():
        given = case.get("given")
        if given is None:
            continue
        playing = set(case["seats"]) - set(given.get("out", ()))
        if case["mode"] == "missions":
            assert set(given["missions"]) >= playing, case["id"]
            assert len(set(given["missions"].values())) == len(given["missions"]), case["id"]
        else:
            assert "missions" not in given, case["id"]
        if case["mode"] == "capital" and given["phase"] not in {"place", "capital"}:
            assert set(given["capitals"]) >= playing, case["id"]


def test_moves_cross_borders() -> None:
    for case in all_cases():
        for move in moves(case):
            if move["type"] in {"attack", "fortify"}:
                assert BOARD.adjacent(move["source"], move["target"]), (case["id"], move)


def test_traded_cards_are_sets() -> None:
    for case in all_cases():
        for move in moves(case):
            if move["type"] == "trade":
                symbols = [SYMBOL[card] for card in move["cards"] if card not in WILD]
                assert len(set(move["cards"])) == 3, case["id"]
                assert len(set(symbols)) in {1, len(symbols)}, (case["id"], move)


def test_dice_are_one_to_six() -> None:
    for case in all_cases():
        assert set(case.get("dice", ())) <= {1, 2, 3, 4, 5, 6}, case["id"]


def test_every_case_expects_or_refuses_something() -> None:
    for case in all_cases():
        assert any(set(step) & {"expect", "refuse", "view"} for step in case["steps"]), case["id"]
