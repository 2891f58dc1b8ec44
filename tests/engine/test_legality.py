"""Listed, allowed and refused actions always agree."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.engine.actions import (
    MALFORMED,
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    IllegalAction,
    Occupy,
    Place,
    Trade,
)
from risk_widget.engine.codes import NO_CAPITAL
from risk_widget.engine.legality import check
from risk_widget.game import Game
from risk_widget.rules.clauses import clauses
from tests.engine.invariants import check_listing
from tests.engine.ways import WAYS, boards, play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.actions import Action
    from tests.engine.ways import GameSetup

SEED = st.integers(0, 2**32)
BOARDS = {board.id: board for board in boards()}
BOARD = st.sampled_from(sorted(BOARDS))
every_way = pytest.mark.parametrize("setup", WAYS, ids=str)
quick = settings(max_examples=2)


def anything(game: Game, chance: random.Random) -> Action:
    """Return a plausible action on this board, legal or not."""
    ids, cards = game.board.ids, tuple(game.config.card_index)
    hand = game.state.hand_of(game.state.actor)
    small = chance.choice([-1, 0, 1, 1, 2, 3, 4, game.to_place, game.to_place + 1])
    source = chance.choice(ids)
    near = game.config.neighbours[game.board.index[source]]
    target = ids[chance.choice(near)] if chance.random() < 0.8 else chance.choice(ids)
    held = [cards[card] for card in hand]
    pool = held if len(held) > 2 and chance.random() < 0.8 else list(cards)
    named = tuple(chance.choice(pool) for _ in range(3))
    bonus = chance.choice(named) if all(card in ids for card in named) else None
    actions: list[Action] = [
        Claim(source),
        Place(source, small),
        ChooseCapital(source),
        Trade(named),
        Trade(named, bonus),
        Attack(source, target, small, chance.choice([None, None, 0, 1, 2, 3])),
        Defend(small),
        Occupy(small),
        Fortify(source, target, small),
        EndPhase(),
    ]
    return chance.choice(actions)


def canonical(game: Game, action: Action) -> Action:
    """Return a legal action in the form in which it is listed."""
    if isinstance(action, Attack) and action.dice == action.armies:
        return action._replace(dice=None)
    if isinstance(action, Trade):  # A bonus that can go to only one place may be omitted.
        order = game.config.card_ids
        hand = [order[card] for card in game.state.hand_of(game.state.actor)]
        if any(card not in hand for card in action.cards):
            return action
        if action.bonus is not None and game.config.rules.bonus_limit == "each_card":
            return action  # There is no choice here, so the action is malformed.
        cards = tuple(sorted(action.cards, key=hand.index))
        owner, actor = game.state.owner, game.state.actor
        fitting = [
            c for c in cards if c in game.board.index and owner[game.board.index[c]] == actor
        ]
        only_place = [action.bonus] == fitting and not game.state.bonus_given
        return Trade(cards, None if only_place else action.bonus)
    return action


def ranges(game: Game) -> Iterator[Action]:
    """Yield the legal actions that ``options`` describes."""
    told = game.legal_ranges()
    yield from (Claim(t) for t in told.get("claim", ()))
    yield from (ChooseCapital(t) for t in told.get("choose_capital", ()))
    for entry in told.get("trade", ()):
        for place in entry.get("choose_bonus", (None,)):
            yield Trade(tuple(entry["cards"]), place)
    if "place" in told:
        places, most = told["place"]["territories"], told["place"]["max"]
        yield from (Place(t, n + 1) for t in places for n in range(most))
    for source, targets in told.get("attack", {}).items():
        for target, (fewest, most) in targets.items():
            for armies in range(fewest, most + 1):
                for dice in told["attack_dice"][str(armies)]:
                    yield Attack(source, target, armies, None if dice == armies else dice)
    yield from (Defend(dice) for dice in told.get("defend", ()))
    if "occupy" in told:
        fewest, most = told["occupy"]
        yield from (Occupy(armies) for armies in range(fewest, most + 1))
    for source, targets in told.get("fortify", {}).items():
        for target, (fewest, most) in targets.items():
            yield from (Fortify(source, target, n) for n in range(fewest, most + 1))
    if told.get("end_phase"):
        yield EndPhase()


def typed(action: Action) -> tuple[str, Action]:
    return action.type, action


@pytest.mark.decisive
@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_exactly_the_listed_actions_are_allowed(setup: GameSetup, seed: int, board: str) -> None:
    game = setup.new(seed, BOARDS[board])
    chance = random.Random(seed)
    for number, _ in enumerate(play(game, seed, 160)):
        legal = game.legal_actions()
        if number % 4 and game.phase not in ("capital", "occupy", "defend", "attack_third"):
            continue
        listed = [typed(action) for action in legal]
        assert len(listed) == len(legal) == len(set(listed)) > 0
        assert [typed(legal[i]) for i in range(len(legal))] == listed
        assert sorted(map(repr, ranges(game))) == sorted(repr(action) for _, action in listed)
        for _, action in chance.sample(listed, min(5, len(listed))):
            assert action in legal
            wire: Any = action.to_dict()
            assert wire in legal
            game.fork().apply(action)
        allowed = set(listed)
        for _ in range(12):
            action = anything(game, chance)
            legal_one = typed(canonical(game, action)) in allowed
            assert (action in legal) is legal_one
            check_verdict(game, action, legal=legal_one)


SAID: set[str] = set()
"""Messages that `check_verdict` has rendered; rendering them again would take too long."""


def check_verdict(game: Game, action: Action, *, legal: bool) -> None:
    verdict = game.explain(action)
    assert verdict.legal is legal
    if verdict.rule != MALFORMED:
        assert verdict.rule in clauses()
        assert verdict.source in ("printed", "silent", "reading")
    if legal:
        game.fork().apply(action)
        return
    before, copy = game.state, game.state.copy()
    with pytest.raises(IllegalAction) as refused:
        game.apply(action)
    assert (refused.value.rule, refused.value.content) == (verdict.rule, verdict.content)
    if refused.value.code not in SAID:
        SAID.add(refused.value.code)
        assert refused.value.message == verdict.message
        assert refused.value.position
    assert game.state is before
    assert before == copy


@every_way
def test_only_the_acting_seat_may_act(setup: GameSetup) -> None:
    game = setup.new(5)
    for action in play(game, 5, 120):
        for seat in game.seats:
            if seat != game.actor:
                verdict = game.explain(action, seat)
                assert (verdict.legal, verdict.rule) == (False, "turn.order")
        assert game.explain(action, game.actor).legal


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["brazil", "peru", "wild-1", "attack", "trade", "end_phase", "place"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
FIELDS = ("territory", "armies", "cards", "bonus", "source", "target", "dice", "extra")
NEARLY = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["claim", "place", "trade", "attack", "defend", "occupy", "fortify", "end_phase"]
        )
    },
    optional=dict.fromkeys(
        ("territory", "armies", "cards", "bonus", "source", "target", "dice", "extra"), JSON
    ),
)


@settings(max_examples=200)
@given(message=JSON | NEARLY)
def test_any_input_gets_an_answer_and_only_legal_input_changes_the_game(message: Any) -> None:
    position = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["blue", 2], "brazil": ["red", 5], "peru": ["red", 1]},
    }
    game = Game.from_dict(
        edition="nordic", mode="domination", seats=["red", "blue", "green"], position=position
    )
    before = game.state
    verdict = game.explain(message)
    assert (message in game.legal_actions()) is verdict.legal
    if verdict.legal:
        game.apply(message)
    else:
        with pytest.raises(IllegalAction, match=r"\[.*\]"):
            game.apply(message)
        assert game.state is before


@pytest.mark.parametrize(
    "action",
    [
        Place("brazil", True),
        Place("brazil", 1.0),  # type: ignore[arg-type]
        Attack("brazil", "peru", None),  # type: ignore[arg-type]
        Attack("brazil", ["peru"], 1),  # type: ignore[arg-type]
        Attack("brazil", "peru", 1, False),
        Trade(["brazil", "peru", "wild-1"]),  # type: ignore[arg-type]
        Trade(("brazil", "peru")),
        Trade(("brazil", "peru", 3)),  # type: ignore[arg-type]
        Trade(("brazil", "peru", "wild-9")),
        Claim("atlantis"),
    ],
)
def test_a_tuple_with_wrong_contents_is_malformed(action: Action) -> None:
    game = Game.new(edition="czech", mode="domination", seed=1)
    assert game.explain(action).rule == MALFORMED
    assert action not in game.legal_actions()


def test_the_view_of_legal_actions_is_a_sequence() -> None:
    game = Game.new(edition="czech", mode="domination", seed=1)
    legal = game.legal_actions()
    assert len(legal) == 42
    assert legal[-1] == legal[41] == Claim(game.board.ids[41])
    assert legal[:2] == [Claim(game.board.ids[0]), Claim(game.board.ids[1])]
    assert "42 in all" in repr(legal)
    with pytest.raises(IndexError):
        legal[42]
    with pytest.raises(IndexError):
        legal[-43]


@every_way
def test_an_action_listed_in_one_position_is_checked_again_in_another(setup: GameSetup) -> None:
    """A listed action skips the check only in its own position and for its own seat."""
    game = setup.new(3)
    chance = random.Random(3)
    refused = 0
    for _ in play(game, 3, 120):
        legal = game.legal_actions()
        action = legal[chance.randrange(len(legal))]
        for seat in game.seats:
            if seat != game.actor:
                with pytest.raises(IllegalAction) as error:
                    game.fork().apply(action, seat)
                assert error.value.rule == "turn.order"
        later = game.fork()
        later.apply(action)
        legal[0]  # This action was last handed out by the earlier position.
        for stale in (action, legal[0]):
            if check(later.config, later.state, stale) is not None:
                refused += 1
                with pytest.raises(IllegalAction):
                    later.apply(stale)
    assert refused


@every_way
def test_listing_legal_actions_changes_nothing_that_forks_share(setup: GameSetup) -> None:
    """Two forks share a position: a query of one leaves no trace in the other."""
    game = setup.new(4)
    for _ in play(game, 4, 80):
        one, other = game.fork(), game.fork()
        assert one.state is other.state
        legal, theirs = one.legal_actions(), other.legal_actions()
        before = {name: getattr(one.state, name) for name in one.state.__slots__}
        picked = legal[len(legal) // 2]
        assert picked == theirs[len(legal) // 2]
        after = {name: getattr(one.state, name) for name in one.state.__slots__}
        assert all(after[name] is before[name] for name in before)
        events = one.apply(picked)
        assert other.apply(theirs[len(legal) // 2]) == events
        assert game.state is not one.state is not other.state


def test_an_allied_army_without_new_armies_attacks_before_the_player() -> None:
    """Nobody places armies in between, so the allied army's combat starts immediately."""
    game = Game.from_dict(
        edition="czech",
        mode="duel",
        seats=["red", "blue"],
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {"*": ["blue", 2], "brazil": ["red", 5], "peru": ["third", 4]},
        },
    )
    mine = Attack("brazil", "venezuela", 1)
    assert mine in game.legal_actions()
    game.apply(game.legal_actions()[-1])
    assert (game.phase, game.actor) == ("attack_third", "blue")
    check_listing(game)
    assert mine not in game.legal_actions()
    assert {a.source for a in game.legal_actions() if isinstance(a, Attack)} == {"peru"}


@every_way
def test_an_item_of_another_list_is_checked(setup: GameSetup) -> None:
    """Only an object that this game's own list handed out is accepted unchecked."""
    game = setup.new(6)
    for _ in play(game, 6, 60):
        fork = game.fork()
        action = fork.legal_actions()[0]
        fork.apply(action)
        here = check(fork.config, fork.state, action) is None
        if here:
            fork.apply(action)
        else:
            with pytest.raises(IllegalAction):
                fork.apply(action)


@every_way
@settings(max_examples=3)
@given(seed=SEED)
def test_a_given_battle_must_have_a_possible_attack(setup: GameSetup, seed: int) -> None:
    game = setup.new(seed)
    chance = random.Random(seed)
    for _ in play(game, seed, 400):
        if game.phase == "attack" and game.round > 1:
            break
    else:
        return
    ids, rules = game.board.ids, game.config.rules
    given: dict[str, Any] = {
        "turn": game.turn,
        "phase": "defend",
        "territories": {t: [game.owner(t), game.armies(t)] for t in ids},
        "capitals": {
            seat: ids[capital]
            for seat, capital in zip(game.seats, game.state.capital, strict=True)
            if capital != NO_CAPITAL
        },
        "shown": [s for s, up in zip(game.seats, game.state.shown, strict=True) if up],
    }
    own = [t for t in ids if game.owner(t) == game.turn]
    for _ in range(60):
        source = chance.choice(own) if chance.random() < 0.8 else chance.choice(ids)
        if game.owner(source) == "third":
            continue  # An allied army attacks in another part of the turn.
        near = game.config.neighbours[game.board.index[source]]
        target = ids[chance.choice(near)] if chance.random() < 0.8 else chance.choice(ids)
        armies = chance.randrange(rules.attack_armies + 2)
        dice = chance.choice([armies, armies, 0, 1, 2])
        attack = Attack(source, target, armies, dice)
        battle = {"source": source, "target": target, "armies": armies, "dice": dice}
        if game.config.decides_after:
            battle["roll"] = [6] * dice
        try:
            made = Game.from_dict(
                edition=setup.edition,
                mode=setup.mode,
                seats=setup.seats,
                options=dict(setup.options),
                position=given | {"battle": battle},
            )
        except ValueError:
            assert attack not in game.legal_actions(), battle
        else:
            assert attack in game.legal_actions(), battle
            assert made.phase == "defend"
