"""Tests that each event becomes a sentence with names, even if some of its data is hidden."""

from __future__ import annotations

from typing import Any, cast, get_args

import pytest

from risk_widget.board import load_board
from risk_widget.engine.data_types import EventKind
from risk_widget.engine.events import EventOf
from risk_widget.log_sentences import LogWriter, event_message
from risk_widget.messages import Message, Names
from risk_widget.rules.edition import load_edition

BOARD = load_board("classic")
RULES = load_edition("nordic").rules("missions")


def writer(**seats: str | Message) -> LogWriter:
    return LogWriter(BOARD, RULES, Names.on(BOARD, seats=seats))


@pytest.fixture
def tell() -> LogWriter:
    return writer(third=Message("third-neutral"))


ROLL: Any = {
    "type": "rolled", "seat": "red", "source": "brazil", "target": "peru", "attacker": "red",
    "defender": "blue", "attack": [6, 4, 2], "defence": [5, 3],
    "pairs": [[6, 5, "attack"], [4, 3, "attack"]], "attacker_losses": 0, "defender_losses": 2,
    "rule": "attack.compare",
}  # fmt: skip


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"type": "claimed", "seat": "red", "territory": "peru"}, "Red claims Peru."),
        (
            {"type": "placed", "seat": "red", "territory": "siam", "armies": 3},
            "Red places 3 on Siam.",
        ),
        (
            {"type": "placed", "seat": "blue", "territory": "siam", "armies": 2, "third": True},
            "Blue places 2 for the neutral army on Siam.",
        ),
        (
            {"type": "third_placed", "seat": None, "owner": "third",
             "territories": {"siam": 2, "peru": 2, "congo": 2}},
            "The neutral army is set up: 2 armies on each of 3 territories.",
        ),
        (
            {"type": "third_placed", "seat": None, "owner": "third", "territories": {"siam": 1}},
            "The neutral army is set up: 1 army on 1 territory.",
        ),
        (ROLL, "Red attacks Peru from Brazil: 6·4·2 against 5·3; Blue loses 2."),
        (
            ROLL | {"attacker_losses": 1, "defender_losses": 1},
            "Red attacks Peru from Brazil: 6·4·2 against 5·3; Red loses 1 and Blue loses 1.",
        ),
        (
            ROLL | {"defender": "third"},
            "Red attacks Peru from Brazil: 6·4·2 against 5·3; the neutral army loses 2.",
        ),
        (
            {"type": "attacked", "seat": "red", "source": "brazil", "target": "peru", "armies": 3,
             "dice": 3, "defender": "blue"},
            "Red attacks Peru from Brazil with 3 armies.",
        ),
        (
            {"type": "attacked", "seat": "red", "source": "brazil", "target": "peru", "armies": 3,
             "dice": 1, "defender": "blue"},
            "Red attacks Peru from Brazil with 3 armies and 1 die.",
        ),
        (
            {"type": "captured", "seat": "red", "source": "brazil", "target": "peru",
             "defender": "blue", "first_capture": True},
            "Red captures Peru from Blue.",
        ),
        (
            {"type": "occupied", "seat": "red", "source": "brazil", "target": "peru", "armies": 1},
            "Red moves 1 army from Brazil into Peru.",
        ),
        (
            {"type": "fortified", "seat": "red", "source": "siam", "target": "india", "armies": 6},
            "Red moves 6 armies from Siam to India.",
        ),
        (
            {"type": "income", "seat": "red", "total": 7, "items": [
                {"kind": "territories", "subject": 17, "armies": 5},
                {"kind": "continent", "subject": "australia", "armies": 2}]},
            "Red gets 7 armies: 17 territories ÷ 3 → 5 and Australia 2.",
        ),
        (
            {"type": "traded", "seat": "red", "cards": ["siam", "alberta", "wild-1"], "armies": 10,
             "set_number": 1},
            "Red trades Siam (infantry), Alberta (cavalry) and a wild card for 10 armies.",
        ),
        (
            {"type": "bonus_placed", "seat": "red", "territory": "siam", "armies": 2},
            "Red's 2 bonus armies are placed on Siam.",
        ),
        (
            {"type": "eliminated", "seat": "blue", "by": "red"},
            "Blue is knocked out by Red.",
        ),
        (
            {"type": "dealt", "seat": None, "counts": {"red": 11, "blue": 11, "green": 10}},
            "The territories are dealt: 11 each to Red and Blue, 10 to Green.",
        ),
        (
            {"type": "dealt", "seat": None, "counts": {"red": 14, "blue": 14, "third": 14}},
            "The territories are dealt, 14 each.",
        ),
        (
            {"type": "capital_fell", "seat": "red", "territory": "egypt", "owner": "blue",
             "by": "red", "continent": "africa", "cleared": {"congo": 3, "madagascar": 1}},
            ("Egypt, Blue's capital, has fallen to Red, and its card is turned up. Blue also "
            "loses 4 armies in Africa, on Congo and Madagascar; Red gets one army on each."),
        ),
        (
            {"type": "won", "seat": "red", "winner": "red", "reason": "win.domination"},
            "Red has won: no other player is left.",
        ),
        (
            {"type": "won", "seat": "red", "winner": "red", "reason": "win.domination",
             "mission": "destroy-blue"},
            ("Red has won: no other player is left, and the mission is complete: "
            "Destroy all blue armies."),
        ),
    ],
)  # fmt: skip
def test_an_event_is_described(tell: LogWriter, event: Any, sentence: str) -> None:
    assert tell.sentence(event) == sentence


def test_secrets_of_others_are_not_described(tell: LogWriter) -> None:
    drawn = EventOf("card_drawn", "red", {"card": "brazil"})
    assert tell.sentence(drawn.to_dict("red")) == "Red draws Brazil (artillery)."
    assert tell.sentence(drawn.to_dict("blue")) == "Red draws a card."
    capital = EventOf("capital_chosen", "red", {"territory": "brazil"})
    assert tell.sentence(capital.to_dict("red")) == "Red makes Brazil the capital."
    assert tell.sentence(capital.to_dict(None)) == "Red has chosen a capital."
    taken = EventOf("cards_taken", "red", {"from": "blue", "count": 2, "cards": ["peru", "wild-1"]})
    assert tell.sentence(taken.to_dict(None)) == "Red takes 2 cards from Blue."
    assert "Peru" in str(tell.sentence(taken.to_dict("red")))


def test_an_attack_rolled_at_once_is_one_line(tell: LogWriter) -> None:
    attacked: Any = {"type": "attacked", "seat": "red", "source": "brazil", "target": "peru",
                "armies": 3, "dice": 3, "defender": "blue"}  # fmt: skip
    assert [line.kind for line in tell.lines([attacked, ROLL])] == ["rolled"]
    assert [line.kind for line in tell.lines([attacked])] == ["attacked"]
    assert tell.lines([ROLL])[0].territory == "peru"


def test_the_start_of_a_phase_is_not_described(tell: LogWriter) -> None:
    assert tell.sentence({"type": "phase_started", "seat": "red", "phase": "attack"}) is None


def test_players_can_have_names() -> None:
    tell = writer(red="Ada")
    assert tell.sentence({"type": "claimed", "seat": "red", "territory": "peru"}) == (
        "Ada claims Peru."
    )
    assert tell.sentence({"type": "claimed", "seat": "blue", "territory": "peru"}) == (
        "Blue claims Peru."
    )


def test_every_event_is_described_or_deliberately_omitted() -> None:
    """Each kind of event has a sentence, except the beginning of a phase."""
    silent = {kind for kind in get_args(EventKind) if not log_has(kind)}
    assert silent == {"phase_started"}


def log_has(kind: str) -> bool:
    """Return whether the log has a message for a kind of event, even if it needs more data."""
    try:
        return event_message(cast("Any", {"type": kind}), BOARD, RULES) is not None
    except KeyError:
        return True
