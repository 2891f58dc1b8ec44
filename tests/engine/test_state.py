"""Positions: the parts that copies share, a seat's knowledge, and equality."""

from __future__ import annotations

import random
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.board import Board, load_board
from risk_widget.engine.actions import Trade
from risk_widget.engine.cards import NO_SET, place_in, set_after, set_kind
from risk_widget.engine.codes import HIDDEN, IN_DEFEND, NO_CAPITAL, NO_MISSION
from risk_widget.engine.history import change
from risk_widget.engine.observation import observe
from risk_widget.engine.state import (
    Battle,
    State,
    own_cards,
    own_income,
    own_moves,
    own_owners,
    own_roll,
    own_seats,
)
from risk_widget.game import Game
from tests.engine.hiding import other_secrets
from tests.engine.invariants import check_cards
from tests.engine.ways import WAYS, boards, choose, play, played, ring

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.engine.params import Params
    from tests.engine.ways import GameSetup

SEED = st.integers(0, 2**32)
BOARDS = {board.id: board for board in boards()}
BOARD = st.sampled_from(sorted(BOARDS))
every_way = pytest.mark.parametrize("setup", WAYS, ids=str)
quick = settings(max_examples=2)

OWNING: dict[Callable[[State], None], tuple[str, ...]] = {
    own_owners: ("owner", "counts"),
    own_cards: ("hand_size", "hand", "deck", "discard"),
    own_seats: ("in_hand", "mission", "capital", "shown", "out_by"),
    own_moves: ("moved", "tired"),
    own_income: ("income_kind", "income_subject", "income_armies"),
    own_roll: ("roll",),
}
"""For each function: the lists that it copies, so that a position no longer shares them."""
NO_PART = ("borders", "listed", "owned")
"""Caches, which are not part of the position."""
BATTLE = ("source", "target", "attacker", "defender", "attacking", "dice", "rolled", "roll")
"""Fields that mean something only while an attack is undecided."""
ROOM = (
    "hand", "hand_size", "deck", "deck_first", "deck_count", "discard", "discard_count",
    "income_kind", "income_subject", "income_armies", "income_count",
)  # fmt: skip
"""Buffers for cards and incomes, and the fields that say how much of them is used."""
SECRET = ("hand", "deck", "deck_first", "mission", "capital", "dice_read", "shuffles")
"""Fields that are blank for some seats, including the deck's start, which belongs to the deck."""


def everything(state: State) -> dict[str, Any]:
    """Return every field of a position, including the unused ends of buffers."""
    return {name: frozen(getattr(state, name)) for name in State.__slots__ if name not in NO_PART}


def frozen(value: Any) -> Any:
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def lists(state: State) -> dict[str, list[Any]]:
    found = {name: getattr(state, name) for name in State.__slots__ if name not in NO_PART}
    return {name: value for name, value in found.items() if isinstance(value, list)}


def in_use(state: State) -> dict[str, Any]:
    """Return all lists, but only the used part of the incomes, which grow on demand."""
    return {
        name: value[: state.income_count] if name.startswith("income_") else value
        for name, value in lists(state).items()
    }


# ---- copies


@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_no_action_on_a_fork_affects_its_origin(setup: GameSetup, seed: int, board: str) -> None:
    game = setup.new(seed, BOARDS[board])
    for number, _ in enumerate(play(game, seed, 150)):
        if number % 25:
            continue
        state, key, whole = game.state, game.state.key(), everything(game.state)
        for fork in (game.fork(), game.fork(seed=seed + 1)):
            for _ in play(fork, seed + number, 60):
                pass
        assert state.key() == key
        assert everything(state) == whole


@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_copies_and_their_originals_continue_independently(
    setup: GameSetup, seed: int, board: str
) -> None:
    """Copies stay independent even if a position is changed and copied again and again."""
    game, chance = setup.new(seed, BOARDS[board]), random.Random(seed)
    config, state = game.config, game.state.copy()
    copies: list[tuple[State, dict[str, Any]]] = []
    for _ in range(200):
        now = Game(config, state)
        if now.is_over:
            break
        copies += [(state.copy(), everything(state)) for _ in range(chance.randrange(3))]
        change(config, state, choose(now, chance))
    end = everything(state)
    for copy, whole in copies:
        assert everything(copy) == whole
        change(config, copy, Game(config, copy).legal_actions()[-1])
    assert everything(state) == end


def test_one_function_gives_a_position_its_own_copy_of_a_list() -> None:
    state = played(WAYS[0], 5, 300).state
    named = [name for names in OWNING.values() for name in names]
    assert sorted([*named, "armies"]) == sorted(lists(state))
    for own, names in OWNING.items():
        for copy_asks in (True, False):  # If not, the original asks.
            twin = state.copy()
            shared, asking = lists(twin), twin if copy_asks else state
            apart = {name for name, value in lists(state).items() if value is not shared[name]}
            assert apart == {"armies"}
            own(asking)
            after, others = lists(asking), lists(state if copy_asks else twin)
            assert {n for n in after if after[n] is not others[n]} == {*names, "armies"}
            assert in_use(asking) == in_use(state if copy_asks else twin)
    own_cards(twin := state.copy())
    assert not [seat for seat, hand in enumerate(twin.hand) if hand is state.hand[seat]]
    owned = lists(twin)
    own_cards(twin)
    assert all(lists(twin)[name] is owned[name] for name in OWNING[own_cards])


# ---- what a seat may know of it


@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_the_view_of_a_seat_contains_no_secret_of_others(
    setup: GameSetup, seed: int, board: str
) -> None:
    game, chance = setup.new(seed, BOARDS[board]), random.Random(seed)
    for number, _ in enumerate(play(game, seed, 200)):
        if number % 9 and game.phase not in ("defend", "occupy", "capital"):
            continue
        state, whole = game.state, everything(game.state)
        for viewer in (*range(setup.players), -1):
            seen = state.seen_by(viewer)
            check_seen(state, seen, viewer)
            seat = None if viewer < 0 else viewer
            assert observe(game.config, seen, seat) == observe(game.config, state, seat)
            other = everything(other_secrets(game, seat, chance).state.seen_by(viewer))
            other["deck_first"] = seen.deck_first  # Other secrets come with a new deck.
            assert other == everything(seen)
        assert everything(state) == whole


def check_seen(state: State, seen: State, viewer: int) -> None:
    whole, told = everything(state), everything(seen)
    assert {n for n in whole if whole[n] != told[n]} <= {*SECRET} - {"deck_first"}
    assert not any(told["deck"])
    assert len(seen.deck_cards()) == len(state.deck_cards())
    assert seen.dice_read == seen.shuffles == 0
    for seat, capital in enumerate(state.capital):
        if seat == viewer:
            assert seen.hand_of(seat) == state.hand_of(seat)
            assert (seen.mission[seat], seen.capital[seat]) == (state.mission[seat], capital)
            continue
        assert not any(seen.hand[seat])
        assert len(seen.hand_of(seat)) == len(state.hand_of(seat))
        assert seen.mission[seat] == NO_MISSION
        open_to_all = state.shown[seat] or capital == NO_CAPITAL
        assert seen.capital[seat] == (capital if open_to_all else HIDDEN)


# ---- when two are equal


def waiting_defence() -> State:
    """Return a position in which the attacker has rolled and the defender must choose."""
    options = {"defender_decides": "after"}
    game = Game.new(edition="german", mode="missions", seed=2, options=options)
    chance = random.Random(2)
    while game.phase != "defend" or game.state.rolled < 2:
        game.apply(choose(game, chance))
    return game.state


def with_cards(setup: GameSetup) -> State:
    """Return a position with cards in hands, in a partly used deck, and in the discard pile."""
    for seed in range(30):
        game = setup.new(seed)
        for _ in play(game, seed, 900):
            state = game.state
            aside = state.discard_count or (state.sets_traded and game.config.params.under_deck)
            if sum(state.hand_size) > 1 and aside and state.income_count and state.deck_count:
                return state
    raise AssertionError("no set has been traded")


def set_further(state: State, name: str) -> State:
    """Return a copy in which one number, or the first item of a list, differs."""
    twin = state.copy()
    value = getattr(twin, name)
    setattr(twin, name, [value[0] + 1, *value[1:]] if isinstance(value, list) else value + 1)
    return twin


@every_way
def test_positions_with_the_same_significant_parts_are_equal(setup: GameSetup) -> None:
    state = played(setup, 7, 400).state
    assert state == state.copy()
    assert state.key() == state.copy().key()
    counts = [n for n in State.__slots__ if n not in (*NO_PART, *BATTLE, *ROOM, "fighting")]
    for name in counts:
        twin = set_further(state, name)
        assert twin.key() != state.key(), name
        assert twin != state, name


def test_cached_values_are_no_part_of_a_position() -> None:
    state = played(WAYS[0], 7, 400).state
    twin = state.copy()
    twin.borders = twin.listed = None
    own_cards(twin)
    assert twin == state
    assert hash(state.key()) == hash(twin.key())
    with pytest.raises(TypeError):
        hash(state)


def test_the_remains_of_a_battle_do_not_count() -> None:
    state = waiting_defence()
    assert state.phase == IN_DEFEND
    for name in BATTLE:
        assert set_further(state, name) != state, name
    behind = state.copy()
    behind.roll = [*state.roll[: state.rolled], *[6] * (len(state.roll) - state.rolled)]
    assert behind == state
    decided = state.copy()
    decided.fighting = 0
    assert decided != state
    assert decided.battle is None
    for name in BATTLE:
        assert set_further(decided, name) == decided, name
        assert set_further(decided, name).key() == decided.key(), name


CARD_WAYS = tuple(setup for setup in WAYS if setup.players == 3)


@pytest.mark.parametrize("setup", CARD_WAYS, ids=str)
def test_data_behind_the_end_of_the_cards_does_not_count(setup: GameSetup) -> None:
    state = with_cards(setup)
    twin = state.copy()
    own_cards(twin)
    own_income(twin)
    for hand, size in zip(twin.hand, twin.hand_size, strict=True):
        hand[size:] = [7] * (len(hand) - size)
    twin.discard[twin.discard_count :] = [7] * (len(twin.discard) - twin.discard_count)
    for place in range(twin.deck_count, len(twin.deck)):
        twin.deck[(twin.deck_first + place) % len(twin.deck)] = 7
    for rows in (twin.income_kind, twin.income_subject, twin.income_armies):
        rows[twin.income_count :] = [7] * (len(rows) - twin.income_count)
    assert everything(twin) != everything(state)
    assert twin == state
    assert twin.key() == state.key()
    for first in range(len(state.deck)):
        turned = state.copy()
        turned.set_deck(state.deck_cards())
        turned.deck = [*turned.deck[-first:], *turned.deck[:-first]] if first else turned.deck
        turned.deck_first = first
        assert turned == state


@pytest.mark.parametrize("setup", CARD_WAYS, ids=str)
def test_data_before_the_end_of_the_cards_counts(setup: GameSetup) -> None:
    state = with_cards(setup)
    held = next(seat for seat, size in enumerate(state.hand_size) if size > 1)
    for name in ("deck_first", "deck_count", "discard_count", "income_count", "hand_size"):
        assert set_further(state, name) != state, name
    for name in ("income_kind", "income_subject", "income_armies"):
        assert set_further(state, name) != state, name
    other = state.copy()
    other.set_hand(held, state.hand_of(held)[::-1])
    assert other != state, "the order in which cards came counts"
    other = state.copy()
    other.set_deck(state.deck_cards()[::-1])
    assert other != state


# ---- room enough


def small_board_with_many_missions() -> Board:
    """Return a board with a territory for each classic continent, so that every mission exists."""
    continents = [continent.id for continent in load_board("classic").continents]
    names = [f"land-{number}" for number in range(len(continents))]
    cards = ("infantry", "cavalry", "artillery")
    data: dict[str, Any] = {
        "id": "small",
        "name": "Small",
        "territories": [
            {"id": name, "name": name.title(), "card": cards[number % 3]}
            for number, name in enumerate(names)
        ],
        "continents": [
            {"id": continent, "name": continent.title(), "bonus": 1, "territories": [name]}
            for continent, name in zip(continents, names, strict=True)
        ],
        "borders": [{"between": [*pair], "by": "land"} for pair in combinations(names, 2)],
    }
    return Board.from_json(data)


def test_the_deck_wraps_around_with_more_missions_than_cards() -> None:
    board = small_board_with_many_missions()
    gone_round = 0
    for seed in range(60):
        game = Game.new(edition="nordic", mode="missions", seed=seed, board=board)
        assert game.config.params.wanted_count > game.config.params.cards
        chance = random.Random(seed)
        for _ in range(400):
            if game.is_over:
                break
            check_cards(game)
            state = game.state
            gone_round += state.deck_first + state.deck_count > game.config.params.cards
            trades = [a for a in game.legal_actions() if a.type == "trade"]
            game.apply(chance.choice(trades) if trades else choose(game, chance))
    assert gone_round > 10


def large_game(cards: int) -> Game:
    """Return a game on a board of 150 territories, with this many cards in hand."""
    board = ring(150)
    lands = {"*": ["red", 1], "land-0": ["blue", 2], "land-5": ["green", 2]}
    return Game.from_dict(
        edition="czech",
        mode="domination",
        seats=["red", "blue", "green"],
        board=board,
        position={
            "turn": "red",
            "phase": "reinforce",
            "territories": lands,
            "hands": {"red": board.ids[:cards]},
        },
    )


def test_sets_are_found_in_a_hand_of_any_size() -> None:
    game = large_game(140)
    params, state = game.config.params, game.state
    hand = state.hand_of(0)
    sets = (p for p in combinations(range(140), 3) if is_set(params, *(hand[at] for at in p)))
    number = -1
    for places in islice(sets, 300):
        number = set_after(params, state, 0, number)
        assert tuple(place_in(number, which) for which in range(3)) == places


def is_set(params: Params, *cards: int) -> bool:
    return set_kind(params, *cards) != NO_SET


def test_any_number_of_sets_can_be_traded_in_one_turn() -> None:
    game = large_game(150)
    ids = game.board.ids
    before = game.to_place
    for first in range(0, 150, 3):
        game.apply(Trade(ids[first : first + 3]))
    assert not game.state.hand_size[0]
    told = game.explain_reinforcements().items
    for_sets = [item.armies for item in told if item.kind == "set"]
    assert len(for_sets) == 50
    assert game.to_place == before + sum(for_sets)
    assert sum(item.kind == "card" for item in told) == 148  # All but two are Red's.


def test_a_text_may_list_any_number_of_income_sources() -> None:
    position = {
        "turn": "red",
        "phase": "reinforce",
        "territories": {"*": ["red", 1], "peru": ["blue", 1], "siam": ["green", 1]},
        "hands": {"red": ["alaska", "alberta", "japan"]},
    }
    game = Game.from_dict(
        edition="czech", mode="domination", seats=["red", "blue", "green"], position=position
    )
    told = game.position().replace(" income=", " income=" + "set:4," * 300)
    again = Game.from_position(told)
    before = len(again.explain_reinforcements().items)
    assert before == 300 + len(game.explain_reinforcements().items)
    again.apply(Trade(("alaska", "alberta", "japan")))
    assert len(again.explain_reinforcements().items) == before + 1 + 3


# ---- in words


def test_set_values_are_read_back() -> None:
    state = played(WAYS[0], 5, 300).state.copy()
    room = lists(state)
    state.set_hand(1, (4, 9, 2))
    state.set_deck((8, 1, 30))
    state.set_discard((6, 3))
    state.set_income([(0, 11, 3), (1, 2, 5)])
    battle = Battle(3, 4, 0, 1, 2, 2, (6, 2))
    state.set_battle(battle)
    assert state.hand_of(1) == state.hands()[1] == (4, 9, 2)
    assert state.deck_cards() == (8, 1, 30)
    assert state.discard_cards() == (6, 3)
    assert state.income_rows() == [(0, 11, 3), (1, 2, 5)]
    assert state.battle == battle
    assert {name: len(value) for name, value in lists(state).items() if name[:6] != "income"} == {
        name: len(value) for name, value in room.items() if name[:6] != "income"
    }
    state.moved, state.tired = [-1, 5, -1, 0], [-1, 0, 4, -1]
    assert state.movements() == {1: 5, 3: 0}
    assert state.tired_armies() == {1: 0, 2: 4}
