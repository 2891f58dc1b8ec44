"""An imported position that the edition makes impossible is refused, with the reason."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.engine.actions import Place
from risk_widget.engine.state import State
from risk_widget.game import Game
from risk_widget.notation import PositionError
from tests.engine.ways import WAYS, play

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup

SEATS = ("red", "blue", "green")
NOT_TOLD = {
    "dice_read", "shuffles", "received", "income_count", "income_kind", "income_subject",
    "income_armies", "borders", "listed", "owned",
}  # fmt: skip
"""The fields that are not part of a position, or that neither its data nor its text contains."""
ROOM = {
    "hand", "deck", "deck_first", "discard", "source", "target", "attacker", "defender",
    "attacking", "dice", "roll", "rolled",
}  # fmt: skip
"""Buffers for cards and for a battle, of which only the used part is compared."""


def position(edition: str, mode: str, phase: str) -> str:
    """Return the text of a game that has reached this phase."""
    players = 2 if mode == "duel" else 3
    game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=3)
    chance = random.Random(3)
    while game.phase != phase:
        game.apply(chance.choice(game.legal_actions()))
    return game.position()


NO_ROOM: list[tuple[str, str, str, str, str, str]] = [
    # Edition, mode, phase, the text to replace, its replacement, the error.
    ("nordic", "duel", "attack", r" attack ", " attack_third ", "needs an allied army"),
    ("italian", "missions", "attack", r" attack ", " attack_third ", "needs a third army"),
    ("nordic", "missions", "attack", r" attack ", " claim ", "are dealt, not claimed"),
    ("czech", "domination", "attack", r" attack ", " claim ", "Every territory has an owner"),
    ("nordic", "missions", "place", r" place ", " capital ", "nobody has a capital"),
    ("nordic", "missions", "attack", r"$", " capitals=r:brazil", "without capitals"),
    ("nordic", "domination", "attack", r"$", " missions=r:territories-24", "without missions"),
    ("nordic", "capital", "attack", r"r:[a-z-]+,b:[a-z-]+", "r:peru,b:peru", "of two players"),
    ("nordic", "capital", "attack", r" capitals=\S+", "", "must have a capital"),
    ("nordic", "missions", "reinforce", r"$", " flags=combat", "can't be traded during combat"),
    ("nordic", "missions", "fortify", r"$", " moved=alaska>brazil", "does not border"),
    ("nordic", "missions", "attack", r"$", " moved=alaska>alberta", "at the end of a turn"),
    ("czech", "domination", "attack", r"$", " tired=brazil:2", "no armies are tired"),
    ("nordic", "missions", "attack", r" attack ", " over:r:foo.bar ", "won by win.domination or"),
    ("nordic", "missions", "attack", r" attack ", " over:r:win.capital ", "not 'win.capital'"),
    ("czech", "duel", "attack", r" attack ", " over:r:win.domination ", "is won by win.duel"),
    ("nordic", "missions", "attack", r" attack ", " over:r ", "must look like"),
]


@pytest.mark.parametrize("no_room", NO_ROOM, ids=lambda case: f"{case[0]}-{case[1]}-{case[5]}")
def test_a_text_of_an_impossible_position_is_refused(
    no_room: tuple[str, str, str, str, str, str],
) -> None:
    edition, mode, phase, old, new, told = no_room
    text = position(edition, mode, phase)
    assert Game.from_position(text).position() == text
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    with pytest.raises(PositionError, match=re.escape(told)):
        Game.from_position(changed)


def test_a_captured_capital_is_revealed() -> None:
    game = Game.from_position(position("nordic", "capital", "attack"))
    seat, capital = next(zip(game.seats, game.state.capital, strict=True))
    assert seat == "red"
    assert capital >= 0
    owners = enumerate(game.state.owner)
    others = next(game.board.ids[n] for n, o in owners if o and n not in game.state.capital)
    text = game.position().replace(f"r:{game.board.ids[capital]}", f"r:{others}")
    # Now the new capital's card is missing, and the old capital's card is still there.
    text = text.replace(f"+{others}", f"+{game.board.ids[capital]}")
    with pytest.raises(PositionError, match="its card must be face up"):
        Game.from_position(text)


WORLD: dict[str, Any] = {"*": ["blue", 2], "brazil": ["red", 5], "peru": ["blue", 1]}
BATTLE = {"source": "brazil", "target": "peru", "armies": 2, "dice": 2}


@pytest.mark.parametrize(
    ("edition", "given", "told"),
    [
        (
            "german",
            {"phase": "fortify", "tired": {"alaska": "x"}},
            "tired.alaska must be a whole number of at least 0",
        ),
        (
            "german",
            {"phase": "fortify", "tired": {"alaska": -4}},
            "tired.alaska .* at least 0, not -4",
        ),
        ("nordic", {"phase": "defend", "battle": {**BATTLE, "armies": 30}}, "can't attack from"),
        (
            "nordic",
            {"phase": "defend", "battle": {**BATTLE, "armies": "3"}},
            "battle.armies must be a whole number, not '3'",
        ),
        ("nordic", {"phase": "defend", "battle": {**BATTLE, "target": "siam"}}, "does not border"),
        ("german", {"phase": "defend", "battle": {**BATTLE, "roll": [9, 9]}}, "must show 1 to 6"),
        ("nordic", {"phase": "attack", "round": "x"}, "round must be a whole number of at least 0"),
        ("nordic", {"phase": "attack", "round": -1}, "round must be a whole number of at least 0"),
        ("german", {"phase": "attack", "capitals": {"red": "peru"}}, "without capitals"),
        ("nordic", {"phase": "claim"}, "are dealt, not claimed"),
    ],
)
def test_an_impossible_position_given_as_data_is_refused(
    edition: str, given: dict[str, Any], told: str
) -> None:
    options = {"defender_decides": "after"} if "roll" in given.get("battle", {}) else {}
    with pytest.raises(ValueError, match=told):
        Game.from_dict(
            edition=edition,
            mode="domination",
            seats=SEATS,
            options=options,
            position={"turn": "red", "territories": WORLD, "hands": {}, "out": ["green"], **given},
        )


def test_all_unreadable_parts_of_a_position_are_reported_at_once() -> None:
    with pytest.raises(ValueError, match="the position cannot be read") as caught:
        Game.from_dict(
            edition="nordic",
            mode="domination",
            seats=SEATS,
            position={"turn": "rde", "phase": "atack", "territories": {"peru": ["blue"]}, "x": 1},
        )
    assert str(caught.value).splitlines()[1:] == [
        "  - it has no key 'x'",
        "  - turn names no seat: 'rde'; did you mean 'red'?",
        f"  - phase must be {PHASES_LISTED}, not 'atack'; did you mean 'attack'?",
        "  - territories.peru must have 2 entries, not 1",
    ]


PHASES_LISTED = (
    "'claim', 'place', 'capital', 'reinforce', 'reinforce_third', 'attack', 'attack_third', "
    "'defend', 'occupy', 'fortify' or 'over'"
)


@pytest.mark.parametrize("sign", [1, -1])
def test_an_unprintably_large_number_is_not_a_number_of_armies(sign: int) -> None:
    number = sign * 10**5000
    game = Game.from_dict(
        edition="nordic",
        mode="domination",
        seats=SEATS,
        position={"turn": "red", "phase": "reinforce", "to_place": 3, "territories": WORLD},
    )
    actions: list[Any] = [
        {"type": "place", "territory": "brazil", "armies": number},
        {"type": "attack", "source": "brazil", "target": "peru", "armies": 1, "dice": number},
        {"type": "place", number: 1},
        Place("brazil", number),
    ]
    for action in actions:
        assert action not in game.legal_actions()
        assert game.explain(action).rule == "action.malformed"


def test_continents_can_be_given_whole_and_narrower_entries_win() -> None:
    game = Game.from_dict(
        edition="nordic",
        mode="domination",
        seats=SEATS,
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {"siam": ["red", 4], "asia": ["blue", 2], "*": ["green", 1]},
        },
    )
    assert game.state.counts[:3] == [1, 11, 30]
    assert (game.owner("siam"), game.armies("siam")) == ("red", 4)
    with pytest.raises(ValueError, match="no territory or continent: 'azia'; did you mean 'asia'"):
        Game.from_dict(
            edition="nordic",
            mode="domination",
            seats=SEATS,
            position={"turn": "red", "phase": "attack", "territories": {"azia": ["blue", 2]}},
        )


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_data_and_text_build_the_same_position(setup: GameSetup) -> None:
    """Omitted fields of a position's data have the values that a complete text gives."""
    game = setup.new(8)
    for number, _ in enumerate(play(game, 8, 300)):
        if number % 60 or game.phase in ("claim", "place", "capital", "reinforce"):
            continue
        state, config = game.state, game.config
        ids, cards = config.ids, config.card_ids
        hands = zip(game.seats, state.hands(), strict=True)
        capitals = zip(game.seats, state.capital, strict=True)
        battle = state.battle
        given: dict[str, Any] = {
            "turn": game.turn,
            "phase": game.phase,
            "territories": {t: [game.owner(t), game.armies(t)] for t in ids},
            "to_place": state.to_place,
            "hands": {seat: [cards[card] for card in hand] for seat, hand in hands},
            "deck": [cards[card] for card in state.deck_cards()],
            "discard": [cards[card] for card in state.discard_cards()],
            "sets_traded": state.sets_traded,
            "missions": {s: config.mission_of(state, n) for n, s in enumerate(game.seats)},
            "capitals": {s: None if c < 0 else ids[c] for s, c in capitals},
            "shown": [s for s, up in zip(game.seats, state.shown, strict=True) if up],
            "captured": bool(state.captured),
            "bonus_given": bool(state.bonus_given),
            "mid_combat": bool(state.mid_combat),
            "out": list(game.observe(None)["out"]),
            "destroyed_by": game.observe(None)["out"],
            "third_to_place": state.third_owed,
            "starter": game.seats[state.starter],
            "round": game.round,
            "moved": {ids[a]: ids[b] for a, b in state.movements().items()},
            "tired": {ids[t]: n for t, n in state.tired_armies().items() if n},
        }
        if battle is not None:
            ends = {"source": ids[battle.source], "target": ids[battle.target]}
            roll = list(battle.attack_roll)
            given["battle"] = {**ends, "armies": battle.armies, "dice": battle.dice, "roll": roll}
        if not any(mission >= 0 for mission in state.mission):
            del given["missions"]
        built = Game.from_dict(
            edition=setup.edition,
            mode=setup.mode,
            seats=setup.seats,
            options=dict(setup.options),
            position=given,
        ).state
        read = Game.from_position(game.position()).state
        # Neither data nor text says how many dice have been read, and data lacks all incomes.
        for name in {*State.__slots__} - NOT_TOLD - ROOM:
            assert getattr(built, name) == getattr(read, name), name
        assert built.hands() == read.hands()
        assert built.deck_cards() == read.deck_cards()
        assert built.discard_cards() == read.discard_cards()
        assert built.battle == read.battle


@pytest.mark.parametrize("value", ["yes", float("nan"), float("inf"), 2, 0.5, [1]])
def test_any_true_value_counts_as_one(value: object) -> None:
    """A flag of an imported position is 1 or 0 internally."""
    position = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["blue", 1], "brazil": ["red", 2]},
    }
    game = Game.from_dict(
        edition="german",
        mode="domination",
        seats=["red", "blue"],
        position={**position, "captured": value},
    )
    assert game.state.captured == 1
