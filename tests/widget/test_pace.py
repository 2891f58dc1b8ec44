"""The time that a viewer has to follow the bots."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from risk_widget import RiskWidget
from risk_widget.bots import make
from risk_widget.game import Game
from risk_widget.host.pace import MOST, ROUND_BUDGET, Sight, pauses, sight_of
from risk_widget.host.relay import Driver, Relay
from risk_widget.host.session import Session
from tests.clicks import Clicker
from tests.widget import positions
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.engine.history import PlayedAction
    from tests.widget.harness import Bridge

SEATS = ("red", "blue", "green")
ROUND_OF_TWO = 8.0
"""The maximum number of seconds for two bots that do not attack the person."""


def rounds_between(edition: str, seed: int, number: int) -> Iterator[list[tuple[Sight, float]]]:
    """Yield the steps of two bots between two turns of Red, and how long each is shown.

    Red is a person for whom a bot decides here.
    """
    players = {"red": "human", "blue": "easygoing", "green": "bold"}
    game = Game.new(edition=edition, mode="domination", seats=SEATS, seed=seed)
    session = Session(game, seats=players, seed=seed)
    mind = make("easygoing", seed)
    shown: list[tuple[Sight, float]] = []
    while number and not game.is_over:
        if game.actor == "red":
            session.apply(mind.choose(game.observe("red")))
            if shown and game.turn == "red":
                number -= 1
                yield shown
                shown = []
            continue
        begun, turn = len(game.history), game.turn
        session.advance()
        in_turn = game.round > 1 and game.turn == turn and session.match is not None
        if in_turn and session.match is not None:
            great = session.match.log.great_in_last(len(game.history) - begun)
            for step, is_great in zip(game.history[begun:], great, strict=True):
                sight = sight_of(step, ["red"], great=is_great)
            if session.to_advance:  # Otherwise the step is shown until the person decides.
                shown.append((sight, session.pause))


def rolled(attacker: str, defender: str) -> PlayedAction:
    """Return a step in which one seat attacks another."""
    given = {
        "turn": attacker,
        "phase": "attack",
        "territories": {
            "*": ["green", 1],
            "alaska": ["red", 1],
            "brazil": [attacker, 8],
            "peru": [defender, 8],
        },
    }
    game = positions.game(given, edition="czech", seats=list(SEATS), dice=(6, 6, 6, 1, 1))
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    while game.phase == "defend":
        game.apply({"type": "defend", "dice": 2})
    return game.history[-1]


def test_a_battle_between_bots_takes_half_as_long_as_one_against_a_person() -> None:
    among, against = (sight_of(rolled("blue", seat), ["red"]) for seat in ("green", "red"))
    assert against.value == 2 * among.value


def test_a_persons_attack_concerns_a_person_only_as_its_target() -> None:
    assert sight_of(rolled("red", "blue"), ["red"]) is Sight.OTHERS_ROLL


@pytest.mark.parametrize("steps", [1, 5, 40, 400])
@pytest.mark.parametrize("sight", [Sight.ARMIES, Sight.OTHERS_ROLL, Sight.GREAT])
def test_events_without_a_person_never_take_more_than_a_bots_share(
    sight: Sight, steps: int
) -> None:
    assert sum(pauses([sight] * steps, 2)) <= ROUND_BUDGET / 2


def test_a_quiet_turn_leaves_time_to_read() -> None:
    quiet = [Sight.ARMIES, Sight.OTHERS_ROLL, Sight.OTHERS_ROLL]
    assert min(pauses(quiet, 2)) > 0.3


def test_a_single_bot_gets_no_more_time_than_one_of_two() -> None:
    assert sum(pauses([Sight.OTHERS_ROLL] * 99, 1)) <= MOST


@pytest.mark.parametrize("bots", [1, 2, 5])
@pytest.mark.parametrize("steps", [1, 12, 80])
def test_each_roll_against_a_person_has_its_full_pause(steps: int, bots: int) -> None:
    turn = [Sight.ARMIES, *[Sight.OTHERS_ROLL, Sight.OWN_ROLL] * steps]
    own = [
        pause
        for sight, pause in zip(turn, pauses(turn, bots), strict=True)
        if sight is Sight.OWN_ROLL
    ]
    assert own == [Sight.OWN_ROLL.value] * steps


def test_a_turn_is_longer_than_a_bots_share_only_if_attacks_on_a_person_need_it() -> None:
    rng = random.Random(1)
    for _ in range(2_000):
        turn = rng.choices(list(Sight), k=rng.randrange(1, 40))
        found = pauses(turn, 2)
        own = [n for n, sight in enumerate(turn, 1) if sight is Sight.OWN_ROLL]
        until_the_last = sum(found[: own[-1]]) if own else 0.0
        assert sum(found) <= max(ROUND_BUDGET / 2, until_the_last) + 1e-9
        others = sum(found) - len(own) * Sight.OWN_ROLL.value
        assert others <= ROUND_BUDGET / 2


@pytest.mark.parametrize("before", [0, 1, 50])
def test_a_great_moment_is_shown_even_late_in_a_round(before: int) -> None:
    held = pauses([*[Sight.OTHERS_ROLL] * before, Sight.GREAT], 2)[-1]
    assert 1 <= held <= Sight.GREAT.value


@pytest.mark.parametrize("edition", ["nordic", "german", "italian", "czech"])
def test_a_round_of_two_bots_is_not_too_long(edition: str) -> None:
    rounds = list(rounds_between(edition, 1, 5))
    assert rounds
    for shown in rounds:
        others = [pause for sight, pause in shown if sight is not Sight.OWN_ROLL]
        assert sum(others) <= ROUND_OF_TWO - 1


def at_blues_turn(**options: Any) -> PagePlayer:
    """Return a page on which Red, a person, has ended the turn, and two bots are to play."""
    game = Game.new(edition="nordic", mode="domination", seats=SEATS, seed=3)
    players = {"red": "human", "blue": "cautious", "green": "cautious"}
    session = Session(game, seats=players, seed=3, **options)
    page = PagePlayer(session)
    while game.round < 2 or game.actor == "red":
        if game.actor == "red":
            page.session.apply(game.legal_actions()[-1])
        else:
            session.advance()
    assert game.turn != "red"
    return page


def test_skipping_ahead_plays_without_pauses_to_the_next_decision() -> None:
    page = at_blues_turn()
    session = page.session
    assert session.pause > 0
    assert page.send({"type": "skip"})["ok"]
    while session.to_advance:
        assert session.pause == 0
        session.advance()
    state = page.look()
    assert state["human"]
    assert not session.hurried
    assert session.speed == "normal"


def test_after_that_decision_the_usual_pace_returns() -> None:
    page = at_blues_turn()
    page.send({"type": "skip"})
    session = page.session
    while session.to_advance:
        session.advance()
    game = session.game
    assert game is not None
    while not session.to_advance:
        session.apply(game.legal_actions()[-1])
    assert not session.hurried


def test_skipping_ahead_has_no_effect_at_a_persons_decision() -> None:
    page = PagePlayer(Session(positions.attack(), seats=dict.fromkeys(SEATS, "human")))
    page.send({"type": "skip"})
    assert not page.session.hurried


def test_skipping_ahead_ends_a_running_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    page = at_blues_turn()
    relay = Relay(page.session, lambda _: None)
    woken: list[Driver] = []
    monkeypatch.setattr(Driver, "kick", lambda _: True)
    monkeypatch.setattr(Driver, "wake", lambda driver: woken.append(driver))
    item = {"id": "1", "base_seq": page.session.seq}
    relay.receive([{**item, "action": {"type": "query", "what": "here"}}])
    assert not woken
    relay.receive([{**item, "id": "2", "action": {"type": "skip"}}])
    assert woken


def test_one_press_leads_from_the_bots_to_the_next_decision(bridged: Callable[..., Bridge]) -> None:
    game = Game.new(edition="nordic", mode="domination", seats=SEATS, seed=3)
    mind = make("cautious", 1)
    while game.round < 2 or game.turn != "red" or game.phase != "fortify":
        game.apply(mind.choose(game.observe(game.actor)))
    players = {"red": "human", "blue": "easygoing", "green": "easygoing"}
    root = bridged(lambda: RiskWidget(game, seats=players)).root
    click = Clicker(root)
    click.press("end_phase")
    click.press("skip")
    expect(root).to_have_attribute("data-human", "true")
    assert game.actor == "red"
