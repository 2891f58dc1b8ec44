"""A game's report about its dice."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import pickle
import re
from functools import cache
from html.parser import HTMLParser
from itertools import product
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.battles.losses import mean_losses
from risk_widget.engine.chance import Scripted

if TYPE_CHECKING:
    from risk_widget.game import Game

SEATS = ["red", "blue", "green"]


def play_on(game: Game) -> None:
    """Let bots play to the end."""
    minds = {seat: bots.make("bold", seat, board=game.board) for seat in SEATS}
    while (seat := game.actor) is not None:
        game.apply(minds[seat].choose(game.observe(seat)))


@cache
def finished(seed: int | None = 5) -> Game:
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=seed, board="strait")
    play_on(game)
    return game


def test_every_roll_is_reported_as_it_was_rolled() -> None:
    game = finished()
    rolled = [e.data for step in game.history for e in step.events if e.type == "rolled"]
    report = game.dice_report()
    assert len(rolled) > 20
    for number, (roll, data) in enumerate(zip(report.rolls, rolled, strict=True), 1):
        assert roll.number == number
        for name in ("attacker", "defender", "source", "target", "attack", "defence"):
            assert getattr(roll, name) == data[name]
        assert roll.attacker_losses == data["attacker_losses"]
        assert roll.defender_losses == data["defender_losses"]
    assert sum(report.fallen) == sum(len(d["attack"]) + len(d["defence"]) for d in rolled)
    assert report.to_columns()["number"] == list(range(1, len(rolled) + 1))


def test_the_expected_losses_are_the_mean_of_all_rolls() -> None:
    rule = finished().config.dice
    lost = [0, 0]
    for a, b, c in product(range(1, 7), repeat=3):
        lost[max(a, b) <= c] += 1
    assert mean_losses(rule, 2, 1) == pytest.approx((lost[1] / 216, lost[0] / 216))


def test_luck_is_the_armies_spared_and_the_rivals_lose_it() -> None:
    report = finished().dice_report()
    assert sum(report.luck.values()) == pytest.approx(0)
    assert sum(report.territories_won.values()) == pytest.approx(0)
    red = sum(r.expected_losses - r.attacker_losses for r in report.rolls if r.attacker == "red")
    red -= sum(r.expected_losses - r.attacker_losses for r in report.rolls if r.defender == "red")
    assert report.luck["red"] == pytest.approx(red)


def test_a_roll_changes_the_chance_of_its_battle() -> None:
    for roll in finished().dice_report().rolls:
        assert 0 <= roll.chance <= 1
        if roll.attacker_losses == 0:
            assert roll.chance_after > roll.chance
        if roll.defender_losses == 0:
            assert roll.chance_after < roll.chance


def test_the_seed_is_committed_at_the_start_and_shown_at_the_end() -> None:
    over = finished().dice_report()
    begun = rw.Game.new(seed=5).dice_report()
    assert (begun.seed, begun.key, over.seed) == (None, None, 5)
    assert over.key is not None
    assert over.commitment == hmac.digest(bytes.fromhex(over.key), b"5", "sha256").hex()
    assert str(begun.commitment) in begun.about_the_seed()
    assert "seed 5" in over.about_the_seed()
    assert str(over.key) in over.about_the_seed()
    assert over.to_dict()["key"] == over.key


@pytest.mark.parametrize("seed", [0, 7, 123456, "7", "a word"])
def test_a_chosen_seed_cannot_be_found_by_trying(seed: int | str) -> None:
    """Each game has its own commitment, which is not a hash of the seed alone."""
    games = [rw.Game.new(seed=seed) for _ in range(20)]
    commitments = {game.dice_report().commitment for game in games}
    assert len(commitments) == len(games)
    assert hashlib.sha256(str(seed).encode()).hexdigest() not in commitments
    keys = [game.config.chance.key for game in games]  # type: ignore[attr-defined]
    assert {len(key) for key in keys} == {16}
    # No query during the game reveals the key.
    for game, key in zip(games, keys, strict=True):
        told = f"{game.dice_report().to_dict()} {game.record()} {game.position()} {game!r}"
        assert key.hex() not in told
        assert repr(key) not in told


def test_a_game_and_its_copies_have_one_commitment() -> None:
    game = rw.Game.new(seed=7)
    before = game.dice_report().commitment
    for copied in (copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game.fork()):
        assert copied.dice_report().commitment == before
    assert game.fork(seed=7).dice_report().commitment != before


def test_a_seed_that_nobody_chose_cannot_be_guessed() -> None:
    seeds = {rw.Game.new().config.chance.seed for _ in range(20)}  # type: ignore[attr-defined]
    assert len(seeds) == 20
    assert max(seed.bit_length() for seed in seeds) > 100


def test_written_dice_have_no_seed() -> None:
    report = rw.Game.new(chance=Scripted([])).dice_report()
    assert report.commitment is None
    assert report.about_the_seed().startswith("These dice do not come from a seed")


def test_a_record_is_checked_with_the_seed() -> None:
    text = finished().record()
    assert rw.lab.check_dice(text, 5) is None
    assert rw.lab.check_dice(text, "5") is None
    assert rw.lab.check_dice(text, 6) is not None


def test_a_changed_die_is_found() -> None:
    text = finished().record()
    line = re.search(r"(: (\d) (\d) )(\d)( v \d, )", text)
    assert line is not None
    # Against one defending die, the attacker's third die decides nothing.
    other = 1 if line[4] != "1" else line[3]
    changed = text[: line.start()] + f"{line[1]}{other}{line[5]}" + text[line.end() :]
    assert changed != text, "three ones: another seed would do"
    found = rw.lab.check_dice(changed, 5)
    assert found is not None
    assert found.startswith("Action ")


def test_a_game_from_a_position_is_refused() -> None:
    fork = rw.Game.from_position(rw.Game.new(seed=5).position(), seed=5)
    with pytest.raises(ValueError, match="began from a given position"):
        rw.lab.check_dice(fork.record(), 5)


def test_a_partly_known_game_is_refused() -> None:
    game = rw.Game.new(mode="missions", seed=1)
    with pytest.raises(rw.RecordError, match="leaves out"):
        rw.lab.check_dice(game.record("red"), 1)
    with pytest.raises(ValueError, match="only part"):
        rw.Game.from_position(game.position("red")).dice_report()


def test_fair_dice_pass_the_test_and_loaded_ones_fail() -> None:
    even = rw.lab.DiceReport((), (), None, None, finished().config.names)
    assert even.p_value is None
    assert even.sentence() == "No dice have been rolled yet."
    report = finished().dice_report()
    assert report.p_value is not None
    assert 0.01 < report.p_value <= 1
    loaded = [roll._replace(attack=(6,) * len(roll.attack)) for roll in report.rolls]
    wrong = rw.lab.DiceReport(tuple(loaded), report.seats, None, None, report.names)
    assert wrong.p_value is not None
    assert wrong.p_value < 1e-6
    assert "fewer than one in 100" in wrong.sentence()


@pytest.mark.parametrize(
    ("fallen", "p_value"),
    [((10,) * 6, 1.0), ((5, 8, 9, 8, 10, 20), 0.0199), ((13, 7, 11, 9, 12, 8), 0.7308)],
)
def test_the_test_agrees_with_tables_of_chi_squared(
    fallen: tuple[int, ...], p_value: float
) -> None:
    report = finished().dice_report()
    dice = tuple(face for face, n in enumerate(fallen, 1) for _ in range(n))
    roll = report.rolls[0]._replace(attack=dice, defence=())
    made = rw.lab.DiceReport((roll,), report.seats, None, None, report.names)
    assert made.fallen == fallen
    assert made.p_value == pytest.approx(p_value, abs=5e-4)


class Tags(HTMLParser):
    """A parser that keeps a list of the open tags."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_notebook_shows_the_whole_report() -> None:
    report = finished().dice_report()
    tags = Tags()
    tags.feed(report._repr_html_())
    assert not tags.open
    assert tags.seen.count("table") == 3
    assert "script" not in tags.seen
    assert repr(report).startswith(f"<DiceReport: {len(report.rolls)} rolls, ")
    assert json.loads(json.dumps(report.to_dict()))["rolls"][0]["number"] == 1
