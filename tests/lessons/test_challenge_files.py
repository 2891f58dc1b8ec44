"""Slips and impossible challenges in files are found, and the package's challenges are sound."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.bots import make
from risk_widget.bots.ladder import LADDER
from risk_widget.course.kinds.challenge import (
    GUIDE,
    TRIES,
    ChallengeGame,
    play,
    problems_of_play,
)
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.engine.missions import mission_fulfilled
from risk_widget.lessons import LessonError
from risk_widget.lessons.__main__ import main
from risk_widget.teaching.checking import problems_of
from tests.lessons.challenge_example import TEXT, source

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("old", "new", "phrases"),
    [
        ('bot = "easy"', 'bot = "esy"', ["bot", "did you mean 'easy'"]),
        ('bot = "easy"\n', "", ["lacks 'bot'"]),
        ("turns = 2\n", "", ["lacks 'turns'"]),
        ("turns = 2", "turns = 0", ["turns", "at least 1"]),
        ("when = 'turns() <= 1'", "when = 'turn() <='", ["stars[0]"]),
        ('lost("red") == 0\'', 'lost("rad") == 0\'', ["stars[1]", "did you mean 'red'"]),
        ('say = "in one turn"', 'sai = "in one turn"', ["stars[0]", "did you mean 'say'"]),
        (
            "stars = [\n",
            "stars = [\n{ when = 'turns() <= 1', say = 'x' },\n",
            ["stars", "at most 2"],
        ),
        ('["Nudge.", "Rule."]', '["Nudge.", "Rule.", "Move."]', ["hints", "two hints"]),
        ("turns = 2", "turns = 2\ndice = [1]", ["dice", "has no place in a challenge"]),
        ("turns = 2", "turns = 2\nmoves = 3", ["moves", "has no place in a challenge"]),
        ("success = ", "praised = ", ["praised"]),
        ('kind = "challenge"', 'kind = "do"', ["bot", "has a place only in a challenge"]),
    ],
)
def test_a_slip_in_a_file_is_reported(old: str, new: str, phrases: list[str]) -> None:
    with pytest.raises(LessonError) as caught:
        source((old, new))
    for words in ("duel.toml", *phrases):
        assert words in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('owns("red", "stonegate")', 'held("green") == 6', "hardly possible"),
        ('owns("red", "stonegate")', "moves() >= 1", "trivial"),
        ('owns("red", "stonegate")', 'owns("red", "highmoor")', "before anything is done"),
    ],
)
def test_an_impossible_challenge_is_found(old: str, new: str, words: str) -> None:
    (problem,) = problems_of(source((old, new)))
    assert "challenge" in problem
    assert words in problem


def test_check_says_how_many_games_of_a_challenge_some_rungs_win(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.toml"
    file.write_text(TEXT, encoding="utf-8")
    assert main(["check", str(file)]) == 0
    sound, wins = capsys.readouterr().out.splitlines()
    assert "all steps can be solved" in sound
    told = re.findall(r"(\w+) (\d+) of 10", wins)
    assert wins.startswith("duel.toml: games won of “Take Stonegate”: ")
    assert [bot for bot, _ in told] == ["Newcomer", "Learner", "Regular", "Veteran"]
    rungs = [LADDER[rung - 1] for rung in (1, 3, 5, 9)]
    step = source().steps[0].under()
    won = [sum(play(step, bot, f"check/{n}").won for n in range(TRIES)) for bot in rungs]
    assert [int(number) for _, number in told] == won


def test_check_still_says_so_when_a_challenge_has_a_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.toml"
    file.write_text(TEXT.replace('owns("red", "stonegate")', "moves() >= 1"), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    problem, wins = capsys.readouterr().out.splitlines()
    assert "trivial" in problem
    assert "Newcomer 10 of 10" in wins


CHALLENGES = [
    pytest.param(step.under(edition), id=f"{name}-{edition}")
    for name in lesson_ids()
    for step in load_source(name).steps
    if step.kind == "challenge"
    for edition in (step.editions if name == "10-four-editions" else step.editions[:1])
]


@pytest.mark.parametrize("name", lesson_ids())
def test_each_lesson_ends_with_a_challenge(name: str) -> None:
    assert [s.kind == "challenge" for s in load_source(name).steps].index(True) == (
        len(load_source(name).steps) - 1
    )


@pytest.mark.parametrize("step", CHALLENGES)
def test_each_challenge_says_that_it_rolls_for_you_and_has_three_stars(step: Any) -> None:
    assert "your dice are rolled for you" in " ".join(step.text.split())
    assert step.own.most == 3


@pytest.mark.sampled
@pytest.mark.parametrize("step", CHALLENGES)
def test_a_careful_bot_wins_each_challenge_and_a_newcomer_not_always(step: Any) -> None:
    """A whole run plays all challenges under all editions, and checks the complete lessons."""
    assert list(problems_of_play(step)) == []


@pytest.mark.parametrize("step", CHALLENGES)
def test_no_mission_is_fulfilled_at_the_start(step: Any) -> None:
    """A fulfilled mission would end the challenge in its seat's turn, whatever the learner does."""
    game = ChallengeGame(step, "any").game
    config, state = game.config, game.state
    assert not [s for n, s in enumerate(config.seats) if mission_fulfilled(config.params, state, n)]


@pytest.mark.parametrize(
    ("edition", "both"), [("nordic", 0), ("italian", 0), ("german", 1), ("czech", 1)]
)
def test_the_edition_says_whether_both_idle_armies_move_up_in_one_turn(
    edition: str, both: int
) -> None:
    played = ChallengeGame(load_source("10").steps[-1].under(edition), "any")
    game = played.game
    played.act({"type": "place", "territory": "brazil", "armies": game.to_place})
    played.act({"type": "end_phase"})
    played.act({"type": "fortify", "source": "argentina", "target": "brazil", "armies": 5})
    moves = [a for a in game.legal_actions() if getattr(a, "source", None) == "madagascar"]
    assert (game.turn == "red" and bool(moves)) == bool(both)


def test_a_learner_who_spares_the_allied_army_does_not_break_australia() -> None:
    """Armies can reach Australia only through the rule that the challenge is about."""
    step = load_source("11").steps[-1].under()
    for number in range(10):
        played = ChallengeGame(step, f"peace/{number}")
        bot = make(GUIDE, f"{number}", board=played.game.board)
        while not (played.won or played.lost):
            at_peace = played.game.phase == "attack_third"
            move = bot.choose(played.game.observe("red"))
            played.act({"type": "end_phase"} if at_peace else move)
        assert played.lost
