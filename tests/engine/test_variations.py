"""Possible variations of a position are completed; impossible ones are refused with a reason."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.engine.codes import IN_PLAY, IN_SETUP, OVER
from risk_widget.engine.position import impossible
from risk_widget.game import Game
from tests.engine.invariants import check_cards, check_listing, check_position
from tests.engine.ways import WAYS, GameSetup, play, played

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = st.integers(0, 2**32)
every_way = pytest.mark.parametrize("setup", WAYS, ids=str)
quick = settings(max_examples=2)
ARGUMENTS = (
    *("owner", "armies", "cards", "missions", "capitals", "in_hand", "turn", "phase"),
    *("to_place", "round", "sets_traded"),
)
CZECH = GameSetup("czech", "domination", 3)
NORDIC = GameSetup("nordic", "missions", 3)


def changes(game: Game, chance: random.Random) -> dict[str, Any]:
    """Return random changes, possible or not, of territories, cards and turn."""
    board, seats = game.board, game.seats
    places = [*board.ids, *(continent.id for continent in board.continents)]
    owners = [*seats, *["third"] * game.config.has_third]
    cards = game.config.card_ids[:-1]
    goals = [*game.config.goal_ids]
    drawn: dict[str, Callable[[], Any]] = {
        "owner": lambda: {chance.choice(places): chance.choice(owners) for _ in range(3)},
        "armies": lambda: {chance.choice(places): chance.randrange(1, 30) for _ in range(3)},
        "cards": lambda: {
            seat: chance.choice([chance.randrange(7), chance.sample(cards, chance.randrange(4))])
            for seat in chance.sample(seats, 2)
        },
        "missions": lambda: {chance.choice(seats): chance.choice(goals)},
        "capitals": lambda: {chance.choice(seats): chance.choice(board.ids)},
        "in_hand": lambda: {chance.choice(seats): chance.randrange(4)},
        "turn": lambda: chance.choice(seats),
        "phase": lambda: chance.choice(["reinforce", "attack", "fortify"]),
        "to_place": lambda: chance.randrange(20),
        "round": lambda: chance.randrange(1, 20),
        "sets_traded": lambda: chance.randrange(9),
    }
    names = chance.sample(ARGUMENTS, chance.choice([1, 1, 2, 3]))
    return {name: drawn[name]() for name in names}


def check(game: Game) -> None:
    """Check that the engine accepts the position, can describe it, and can continue from it."""
    assert impossible(game.config, game.state) is None
    check_position(game.state, game.config.third)
    check_cards(game)
    check_listing(game)
    assert Game.from_position(game.position()).position() == game.position()
    for _ in play(game, 1, 10):
        check_position(game.state, game.config.third)


@every_way
@quick
@given(seed=SEED)
def test_every_variation_is_a_possible_position_or_refused_by_name(
    setup: GameSetup, seed: int
) -> None:
    chance = random.Random(seed)
    game = played(setup, seed, chance.randrange(400))
    before = game.position()
    for _ in range(6):
        wanted = changes(game, chance)
        try:
            varied = game.with_(**wanted)
        except ValueError as error:
            told = str(error).split("\n")[0]
            assert any(told.startswith(name) for name in wanted), told
        else:
            assert not varied.history
            check(varied)
        assert game.position() == before


@every_way
def test_a_variation_without_changes_is_the_game(setup: GameSetup) -> None:
    for actions in (0, 30, 150, 400):
        game = played(setup, 5, actions)
        assert game.with_() == game.fork()
        assert game.with_(owner={}, armies={}, cards={}).state == game.state


def test_a_variation_changes_what_was_named() -> None:
    game = played(CZECH, 3, 250)
    seat, other = game.turn, next(s for s in game.seats if s != game.turn)
    varied = game.with_(
        owner={"australia": seat, "siam": other},
        armies={"australia": 4, "indonesia": 9},
        cards={seat: ["brazil", "alaska"], other: 3},
        turn=seat,
        phase="reinforce",
    )
    inside = game.board.continent("australia").territories
    assert {varied.owner(t) for t in inside} == {seat}
    assert {t: varied.armies(t) for t in inside} == {
        t: 9 if t == "indonesia" else 4 for t in inside
    }
    assert varied.owner("siam") == other
    assert varied.observe(seat)["hand"] == ["brazil", "alaska"]
    assert varied.observe(seat)["hand_counts"][other] == 3
    assert (varied.turn, varied.phase) == (seat, "reinforce")
    check(varied)


def test_a_turns_armies_are_recounted_until_one_is_placed() -> None:
    game = CZECH.new(2)
    for _ in play(game, 2, 500):
        if game.phase == "reinforce" and game.state.to_place > 1:
            break
    seat = game.turn
    bonus = game.board.continent("asia").bonus
    with_asia = game.with_(owner={"asia": seat})
    assert with_asia.to_place >= game.to_place + bonus
    game.apply({"type": "place", "territory": next(
        t for t in game.board.ids if game.owner(t) == seat), "armies": 1})  # fmt: skip
    assert game.with_(owner={"asia": seat}).to_place == game.to_place


def test_giving_the_turn_to_a_seat_starts_its_turn() -> None:
    game = played(CZECH, 3, 250)
    for seat in game.seats:
        varied = game.with_(turn=seat)
        if seat != game.turn:
            assert (varied.phase, varied.actor) == ("reinforce", seat)
            assert varied.to_place == varied.state.received > 0


def phase_of(setup: GameSetup, phase: str) -> Game:
    """Return a game that has reached this phase."""
    game, chance = setup.new(3), random.Random(3)
    while game.phase != phase:
        game.apply(chance.choice(game.legal_actions()))
    return game


REFUSED: list[tuple[GameSetup, str, dict[str, Any], str]] = [
    (CZECH, "attack", {"owner": {"brasil": "red"}}, r"owner\['brasil'\] .* did you mean 'brazil'"),
    (CZECH, "attack", {"owner": {"brazil": "geen"}}, "owner.brazil .* did you mean 'green'"),
    (CZECH, "attack", {"armies": {"brazil": 0}}, "armies.brazil must be .* from 1"),
    (CZECH, "claim", {"armies": {"brazil": 2}}, "armies.brazil puts armies on brazil, which is"),
    (CZECH, "place", {"armies": {"brazil": 40}}, "armies would give .* where the set-up has 35"),
    (CZECH, "place", {"phase": "attack"}, "phase cannot change in the set-up"),
    (CZECH, "place", {"round": 3}, "round is counted from the first turn on"),
    (CZECH, "attack", {"in_hand": {"red": 3}}, "in_hand is for the set-up"),
    (CZECH, "attack", {"to_place": 3}, "to_place is for the phase reinforce"),
    (CZECH, "attack", {"phase": "defend"}, "phase must be 'reinforce', 'attack' or 'fortify'"),
    (CZECH, "attack", {"cards": {"red": 99}}, "cards.red can have 4. cards at most"),
    (CZECH, "attack", {"cards": {"red": "peru"}}, r"cards.red must be a list.* \['peru'\]"),
    (CZECH, "attack", {"cards": {"red": ["per"]}}, r"cards.red\[0\] names no card.*'peru'"),
    (
        CZECH,
        "attack",
        {"cards": {"red": ["peru"], "blue": ["peru"]}},
        "cards.blue cannot get peru: red has it; say what red has instead",
    ),
    (CZECH, "attack", {"missions": {"red": "territories-24"}}, "missions are for a mode with"),
    (CZECH, "occupy", {"armies": {"TARGET": 3}}, "armies.* has just been taken: move in first"),
    (CZECH, "occupy", {"owner": {"TARGET": "green"}}, "owner.* in the middle of a battle"),
    (NORDIC, "attack", {"missions": {"red": "OTHER"}}, "missions.red gets the mission .* which"),
    (NORDIC, "attack", {"capitals": {"red": "peru"}}, "capitals.red cannot move"),
]


@pytest.mark.parametrize("refused", REFUSED, ids=lambda case: f"{case[1]}-{case[3][:24]}")
def test_an_impossible_change_is_refused_by_name(
    refused: tuple[GameSetup, str, dict[str, Any], str],
) -> None:
    setup, phase, wanted, told = refused
    game = phase_of(setup, phase)
    target, state = game.board.ids[game.state.target], game.state
    for values in wanted.values():
        if isinstance(values, dict) and "TARGET" in values:
            values[target] = values.pop("TARGET")
        if isinstance(values, dict) and values.get("red") == "OTHER":
            values["red"] = game.config.mission_of(state, 1)
    with pytest.raises(ValueError, match=f"^{told}"):
        game.with_(**wanted)


def test_no_elimination_or_win_goes_unnoticed() -> None:
    game = phase_of(CZECH, "attack")
    continents = {continent.id: "red" for continent in game.board.continents}
    with pytest.raises(ValueError, match=r"^owner leaves blue nothing"):
        game.with_(owner=continents)
    game = phase_of(NORDIC, "attack")
    others = game.with_(missions={"red": "territories-24"})
    most = {t: "red" for t in game.board.ids if game.owner(t) != "green"}
    with pytest.raises(ValueError, match=r"^owner leaves blue nothing"):
        others.with_(owner=most)
    first = next(t for t in game.board.ids if game.owner(t) == "blue")
    with pytest.raises(ValueError, match=r"would make red the winner"):
        others.with_(owner=most | {first: "blue"}, turn="red", phase="attack")


def test_a_hidden_capital_stays_or_moves_with_its_card() -> None:
    game = phase_of(GameSetup("nordic", "capital", 3), "attack")
    capital = game.board.ids[game.state.capital[1]]
    with pytest.raises(ValueError, match=f"^owner takes {capital}, the hidden capital of blue"):
        game.with_(owner={capital: "red"})
    elsewhere = next(t for t in game.board.ids if game.owner(t) == "blue" and t != capital)
    varied = game.with_(owner={capital: "red"}, capitals={"blue": elsewhere})
    assert varied.board.ids[varied.state.capital[1]] == elsewhere
    check(varied)


def test_a_finished_game_and_an_eliminated_seat_do_not_change() -> None:
    game = played(GameSetup("german", "domination", 2), 1, 10**5, "island")
    assert game.state.phase == OVER
    with pytest.raises(ValueError, match=r"^armies cannot change in a game that is over"):
        game.with_(armies={game.board.ids[0]: 3})
    assert game.with_() == game.fork()
    game = GameSetup("italian", "domination", 4).new(4, "island")
    for _ in play(game, 4, 10**5):
        out = [n for n, by in enumerate(game.state.out_by) if by != IN_PLAY]
        if out and game.state.phase not in (*IN_SETUP, OVER):
            break
    name = game.seats[out[0]]
    wishes: list[dict[str, Any]] = [
        {"owner": {game.board.ids[0]: name}}, {"turn": name}, {"cards": {name: 1}},
    ]  # fmt: skip
    for wanted in wishes:
        with pytest.raises(ValueError, match=f"^{next(iter(wanted))}.* out"):
            game.with_(**wanted)


def test_a_moment_is_the_game_after_a_number_of_actions() -> None:
    game = played(CZECH, 1, 200)
    back = game.with_() if not game.history else game
    at = game.after(120)
    while len(back.history) > 120:
        back.undo()
    assert at == back.fork()
    with pytest.raises(ValueError, match=r"action must be .* from 0 to"):
        back.after(121)
