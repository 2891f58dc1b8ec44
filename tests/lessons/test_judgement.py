"""What the course says about judgement agrees with the odds, the board and the editions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import risk_widget as rw
from risk_widget.course.kinds.challenge import ChallengeGame
from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import Progress
from risk_widget.messages import use_language
from risk_widget.reading.schema import SchemaError
from risk_widget.rules.edition import edition_ids

LAST = "12-a-whole-game"
PAGE = Path(__file__).parents[2] / "docs" / "strategy.md"
RULES = {
    "continents": "01", "set-up": "02", "one-front": "03", "odds": "04", "stopping": "04",
    "moving-in": "05", "chains": "05", "cards": "05", "fortifying": "06", "missions": "07",
    "capitals": "08", "third": "09", "breaking": "12", "guards": "12",
}  # fmt: skip
"""The lesson that ends with each rule of thumb, by the rule's name."""


def doors(board: rw.Board, continents: tuple[str, ...]) -> set[str]:
    """Return the territories through which the continents can be entered from outside."""
    inside = {t for each in continents for t in board.continent(each).territories}
    return {a for a in inside for b in board.ids if b not in inside and board.adjacent(a, b)}


def test_armies_are_divided_between_two_doors_by_the_odds() -> None:
    step = load_source(LAST).steps[0].under()
    start = rw.load_lesson(LAST, progress=Progress()).game

    def falls(attacker: str, defenders: int) -> float:
        return start.odds(attackers=start.armies(attacker), defenders=defenders).win

    def holds(west: int) -> float:
        """Return the chance that both borders hold if Venezuela gets `west` of eight armies."""
        return (1 - falls("central-america", 2 + west)) * (1 - falls("north-africa", 10 - west))

    chances = {west: round(100 * holds(west)) for west in range(9)}
    told = step.praise.filled(step.start)
    assert (chances[7], chances[6], chances[4], chances[8]) == (39, 36, 22, 29)
    assert all(f"{chance}" in told for chance in (39, 36, 22, 29))
    for west in range(9):
        lesson = rw.load_lesson(LAST, progress=Progress())
        placed = [
            {"type": "place", "territory": place, "armies": armies}
            for place, armies in (("venezuela", west), ("brazil", 8 - west))
            if armies
        ]
        right = chances[west] >= max(chances.values()) - 3
        assert lesson.check(placed).ok is right, west


@pytest.mark.parametrize("seed", range(8))
def test_the_count_of_doors_matches_the_board(seed: int) -> None:
    source = load_source(LAST)
    step = source.steps[source.index("shared-doors")]
    variations = step.variations
    assert variations is not None
    row = variations.values(variations.picked(seed))
    board = rw.load_board("classic")
    both = doors(board, (row["one"], row["two"]))
    assert both == set(row["which"])
    assert len(both) == row["doors"]
    assert (len(doors(board, (row["one"],))), len(doors(board, (row["two"],)))) == (
        row["first"],
        row["second"],
    )


def test_only_one_edition_lets_two_play_with_missions() -> None:
    """The list of each edition's modes in lesson 10 is correct."""
    modes = ("missions", "domination", "capital", "duel")
    seats = ["red", "blue", "green", "yellow"]
    found: dict[str, dict[str, set[int]]] = {}
    for edition in edition_ids():
        for mode in modes:
            for players in (2, 3, 4):
                try:
                    rw.Game.new(edition=edition, mode=mode, seats=seats[:players], seed=1)
                except (SchemaError, ValueError):
                    continue
                found.setdefault(edition, {}).setdefault(mode, set()).add(players)
    assert {edition for edition, games in found.items() if 2 in games.get("missions", ())} == {
        "german"
    }
    assert {edition: set(games) for edition, games in found.items()} == {
        "nordic": set(modes),
        "german": {"missions", "domination"},
        "italian": {"missions", "domination", "duel"},
        "czech": {"domination", "duel"},
    }
    assert 2 in found["nordic"]["capital"]
    assert 2 in found["german"]["domination"]


def test_the_challenge_of_lesson_3_is_not_won_by_waiting() -> None:
    """A learner who places every army at the border and never attacks does not win."""
    source = load_source("03-reinforcement")
    step = source.steps[source.index("challenge")].under()
    for number in range(10):
        play = ChallengeGame(step, f"waiting/{number}")
        while not (play.won or play.lost):
            armies = play.game.to_place
            place = {"type": "place", "territory": "indonesia", "armies": armies}
            play.act(place if armies else {"type": "end_phase"})
        assert not play.won


def test_the_battle_in_lesson_10_is_on_its_board() -> None:
    source = load_source("10-four-editions")
    step = source.steps[source.index("odds")]
    for edition in step.editions:
        game = step.under(edition).start.game
        assert (game.armies("brazil"), game.armies("north-africa")) == (10, 10)


def test_the_territory_with_sea_lanes_has_one_neighbour_on_another_continent() -> None:
    source = load_source("01-board")
    step = source.steps[source.index("lanes")]
    board = rw.load_board("classic")
    home_of = {t: continent for continent in board.continents for t in continent.territories}
    for seed in step.seeds():
        made = step.under(seed=seed)
        (home,) = made.highlight
        beside = [t for t in board.ids if board.adjacent(home, t)]
        away = [t for t in beside if home_of[t] is not home_of[home]]
        assert (away, len(beside)) == (list(made.solution), 4)


def worths() -> dict[str, tuple[float, float]]:
    """Read the gain of each rule of thumb, with its error, from the page about the rules."""
    written = r"\(`([a-z-]+)`\):.*?Worth:\s+([+−])([\d.]+)\s+±\s+([\d.]+)"
    found = re.findall(written, PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return {
        name: (float(f"{sign.replace('−', '-')}{worth}"), float(error))
        for name, sign, worth, error in found
    }


@pytest.mark.parametrize("language", ["en", "sv", "de", "it", "cs"])
def test_each_rule_of_thumb_ends_a_lesson_with_its_measured_gain(language: str) -> None:
    found = worths()
    assert {*found} == {*RULES}
    with use_language(language):
        advice = {lesson: load_source(lesson).advice for lesson in RULES.values()}
    for rule, lesson in RULES.items():
        worth, error = found[rule]
        figures = re.findall(r"\d+", advice[lesson])
        is_told = str(round(abs(worth))) in figures
        assert is_told is (abs(worth) > error), f"{rule}: what was not shown has no figure"
