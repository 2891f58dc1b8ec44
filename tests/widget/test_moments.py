"""Moments: continents change hands, attacks are beaten off, and missions near completion."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import Game
from risk_widget.battles.battle_table import battle_table
from risk_widget.engine.chance import Scripted
from risk_widget.host.session import Session
from risk_widget.messages import say
from risk_widget.play.match import Match
from risk_widget.play.moments import Moments
from risk_widget.play.recap import LONGEST_RECAP, events_since_own_turn, news_of, turn_recap
from tests import rotation
from tests.engine.ways import WAYS
from tests.widget.page_player import screen_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.engine.history import PlayedAction
    from risk_widget.engine.state import State

SEATS = ("red", "blue", "green")
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
DEFEND = {"type": "defend", "dice": 2}
WON = [6, 6, 6, 1, 1]
LOST = [1, 1, 1, 6, 6]
AMERICA = {name: ["red", 1] for name in ("venezuela", "argentina")}


def game(dice: Sequence[int], armies: int = 8, mode: str = "domination", **given: Any) -> Game:
    """Return a game in which Red has these armies in Brazil next to Blue's 2 in Peru."""
    territories = {
        "*": ["green", 1],
        "brazil": ["red", armies],
        "peru": ["blue", 2],
        "siam": ["red", 1],
        "ural": ["blue", 1],
        **given.pop("held", {}),
    }
    position = {"turn": "red", "phase": "attack", "territories": territories, **given}
    return Game.from_dict(
        edition="czech",
        mode=mode,
        seats=SEATS,
        position=position,
        chance=Scripted(dice=list(dice)),
    )


def play(table: Match, *actions: dict[str, Any]) -> None:
    for action in actions:
        table.act(action, table.game.actor)
        table.settle()


def told(table: Match, kind: str) -> list[str]:
    return [line["text"] for line in table.log.view.lines() if line["kind"] == kind]


def test_a_continents_capture_is_announced_once_and_an_undo_forgets_it() -> None:
    table = Match(game(WON, held=AMERICA), {}, {})
    play(table, ATTACK, DEFEND)
    taken = ["Red holds all of South America: +2 a turn."]
    assert told(table, "continent_taken") == taken
    assert table.log.moments_since(0) == taken
    play(table, {"type": "occupy", "armies": 3})
    assert told(table, "continent_taken") == taken
    while table.game.undo():
        pass
    table.settle()
    assert told(table, "continent_taken") == []
    assert table.log.moments_since(0) == []


def test_a_continent_is_lost_with_any_of_its_territories() -> None:
    whole = {name: ["blue", 1] for name in ("venezuela", "argentina")}
    board = {**whole, "peru": ["blue", 2], "brazil": ["blue", 1], "north-africa": ["red", 8]}
    dice = [6, 6, 6, 1]
    table = Match(game(dice, held=board), {}, {})
    attack = {**ATTACK, "source": "north-africa", "target": "brazil"}
    play(table, attack)
    assert told(table, "continent_lost") == ["Blue no longer holds all of South America."]
    assert told(table, "continent_taken") == []


def test_a_capture_in_a_divided_continent_is_not_announced() -> None:
    table = Match(game(WON), {}, {})
    play(table, ATTACK, DEFEND)
    assert table.log.moments_since(0) == []


FOUGHT_OUT = [ATTACK, DEFEND] * 3 + [{**ATTACK, "armies": 1}, DEFEND]
"""An attack by all armies but one, three at a time, in which the last army attacks alone."""


def test_a_territory_that_was_likely_to_fall_was_held_against_the_odds() -> None:
    table = Match(game([*LOST * 3, 1, 6, 6]), {}, {})
    play(table, *FOUGHT_OUT)
    (held,) = told(table, "held")
    chance = round(100 * table.game.odds("brazil", "peru", attackers=8, defenders=2).win)
    assert chance >= 70
    assert held == (f"Blue holds Peru against the odds: Red's chance of taking it was {chance}%.")
    play(table, {"type": "end_phase"})
    assert len(told(table, "held")) == 1


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_an_abandoned_attack_does_not_count_as_held(rolls: int) -> None:
    """However few armies it has left, nobody knows how it would have ended."""
    table = Match(game(LOST * rolls), {}, {})
    play(table, *[ATTACK, DEFEND] * rolls, {"type": "end_phase"})
    assert told(table, "held") == []


def test_another_attack_in_between_starts_a_new_battle() -> None:
    """Earlier losses don't count for the defender."""
    elsewhere = {**ATTACK, "target": "argentina"}
    board = {"peru": ["blue", 2], "argentina": ["blue", 2]}
    table = Match(game([*LOST, *LOST, *LOST, 1, 6, 6], held=board), {}, {})
    play(table, ATTACK, DEFEND, elsewhere, DEFEND, *FOUGHT_OUT[4:])
    assert told(table, "held") == []


def test_an_unlikely_attack_is_not_held_against_the_odds() -> None:
    weak = {"peru": ["blue", 6]}
    table = Match(game([*LOST, 1, 6, 6], armies=4, held=weak), {}, {})
    play(table, ATTACK, DEFEND, {**ATTACK, "armies": 1}, DEFEND)
    assert table.game.state.armies[table.game.board.index["brazil"]] == 1
    assert told(table, "held") == []


def test_a_territory_that_finally_falls_was_not_held() -> None:
    table = Match(game([*LOST, *LOST, *WON]), {}, {})
    play(table, *[ATTACK, DEFEND] * 3, {"type": "end_phase"})
    assert told(table, "held") == []


GAMES = 2000 if rotation.leaves_nothing_out() else 24


def moments_of(game: Game) -> Iterator[tuple[int, str, str, str]]:
    """Yield the moments of a game from its record alone: the step, kind, seat and place.

    Battles are followed from their first attack, and continents by who holds them completely.
    """
    table = battle_table(game.dice)
    index, owners = game.board.index, game.config.owner_ids
    battle: tuple[str, str] | None = None
    chance = 0.0
    for number, (before, step, after) in enumerate(game.walk()):
        for event in step.events:
            data: Any = event.data
            if event.type == "attacked" and (data["source"], data["target"]) != battle:
                battle = data["source"], data["target"]
                own, their = (before.armies[index[place]] for place in battle)
                chance = float(table.win(own, their)) if max(own, their) <= 80 else 0.0
            elif event.type == "turn_started":
                battle = None
            elif event.type == "rolled" and battle is not None:
                own, their = (after.armies[index[place]] for place in battle)
                stands = owners[after.owner[index[battle[1]]]] == data["defender"]
                if own == 1 and their and stands and chance >= 0.7:
                    yield number, "held", data["defender"], battle[1]
        then, now = holders(game, before), holders(game, after)
        for continent in game.board.continents:
            was, is_ = ({held[t] for t in continent.territories} for held in (then, now))
            for kind, those, others in (("lost", was, is_), ("taken", is_, was)):
                (holder, *more) = those
                if not more and those != others and holder in game.seats:
                    yield number, f"continent_{kind}", holder, continent.id


def holders(game: Game, state: State) -> dict[str, str | None]:
    """Return the holder of each territory: the capturer, as soon as nobody defends it."""
    owners = game.config.owner_ids
    held = {
        name: owners[state.owner[at]] if state.owner[at] >= 0 else None
        for name, at in game.board.index.items()
    }
    empty = [name for name, at in game.board.index.items() if not state.armies[at] and held[name]]
    return held | dict.fromkeys(empty, owners[state.attacker])


def bots_play(chance: random.Random, *, steps: int = 600) -> Iterator[Match]:
    """Yield a game of bots with a random board, edition and mode, after each of its steps."""
    setup = chance.choice(WAYS)
    game = setup.new(chance.getrandbits(32), chance.choice(["strait", "classic"]))
    bots = {seat: chance.choice(["easygoing", "bold", "random"]) for seat in game.seats}
    match = Match(game, bots, {}, seed=1)
    for _ in range(steps):
        if match.is_over:
            return
        match.advance("fast")
        yield match


def test_the_moments_agree_with_the_record() -> None:
    """Whatever the bots play, each moment is reported when it happens, and no other is reported."""
    chance = random.Random(rotation.turn())
    for _ in range(GAMES):
        *_, match = bots_play(chance)
        game, found = match.game, []
        finder = Moments(game.config, game.dice)
        steps: list[PlayedAction] = []
        for number, step in enumerate(game.history):
            steps.append(step)
            for told in finder.of_step(steps, game.positions):
                data: Any = told
                place = data["territory" if told["type"] == "held" else "continent"]
                found.append((number, told["type"], data["seat"], place))
        assert sorted(found) == sorted(moments_of(game)), game.record()


def since_own_turn(match: Match, seat: str) -> int | None:
    """Return the number of steps before the other seats' turns, or None before the first turn."""
    turns = [
        (number, event.seat)
        for number, step in enumerate(match.game.history)
        for event in step.events
        if event.type == "turn_started"
    ]
    own = [at for at, (_, who) in enumerate(turns[:-1]) if who == seat]
    return turns[own[-1] + 1][0] if own else None


def test_the_news_agree_with_the_record() -> None:
    """At the beginning of each turn, the news says what has changed since the player's last one."""
    chance = random.Random(f"{rotation.turn()}/news")
    seen = Counter[str]()
    for _ in range(GAMES):
        turns = 0
        for match in bots_play(chance):
            game = match.game
            seat, number = game.actor, game.state.round * 10 + game.state.turn
            if seat is None or game.phase != "reinforce" or number == turns:
                continue
            turns = number
            begin = since_own_turn(match, seat)
            if begin is None:
                continue
            check_news(match, seat, begin, seen)
    assert {"news-took", "news-lost", "news-won", "news-out", "since-took"} <= {*seen}


def check_news(match: Match, seat: str, begin: int, seen: Counter[str]) -> None:
    game = match.game
    positions = [*game.positions[begin:]]
    held = [holders(game, state) for state in positions]
    first, last = held[0], held[-1]
    recap = turn_recap(match, seat, begins=True)
    changed = {name: first[name] for name in first if first[name] != last[name]}
    assert recap is not None
    assert recap["changed"] == changed, game.record()

    takings = [
        (now[name], was[name], name)
        for step, (was, now) in zip(game.history[begin:], pairwise(held), strict=True)
        for name in (*captured_in(step), *(name for name in now if name not in captured_in(step)))
        if was[name] != now[name] and now[name] != seat
    ]
    expected = expected_news(game, seat, takings, first, last)
    territories = game.observe(None)["territories"]
    events = events_since_own_turn(seat, match.log.events)
    given = [
        (message.code, *(message.params[key] for key in KEYS if key in message.params))
        for message in news_of(seat, events, territories, game.board)
    ]
    assert sorted(map(repr, given)) == sorted(map(repr, expected)), game.record()
    seen.update(str(code) for code, *_ in expected)
    seen["since-took"] += check_recap(match, seat, recap["since"], takings, positions)


def expected_news(
    game: Game,
    seat: str,
    takings: Sequence[tuple[str | None, str | None, str]],
    first: Mapping[str, str | None],
    last: Mapping[str, str | None],
) -> list[tuple[object, ...]]:
    """Return the expected news, given who took what and the holders before and after."""
    expected: list[tuple[object, ...]] = []
    for by in dict.fromkeys(by for by, _, _ in takings):
        all_, yours = (
            sum(taker == by and (who is None or owner == who) for taker, owner, _ in takings)
            for who in (None, seat)
        )
        expected.append(("news-took", by, all_, yours))
    for continent in game.board.continents:
        was, is_ = ({each[t] for t in continent.territories} for each in (first, last))
        for code, those, others in (("news-lost", was, is_), ("news-won", is_, was)):
            (holder, *more) = those
            if not more and those != others:
                expected.append((code, holder, continent.id))
    out = [who for who in game.seats if who in first.values() and who not in last.values()]
    return expected + [("news-out", who) for who in out]


def check_recap(
    match: Match,
    seat: str,
    told: Sequence[str],
    takings: Sequence[tuple[str | None, str | None, str]],
    positions: Sequence[State],
) -> int:
    """Compare the lines since a seat's own turn; return the number that report lost territories."""
    game = match.game
    index = game.config.owner_ids.index(seat)
    armies = [
        sum(a for a, owner in zip(state.armies, state.owner, strict=True) if owner == index)
        for state in positions
    ]
    lost = sum(max(0, was - now) for was, now in pairwise(armies))
    places = sum(owner == seat for owner in holders(game, positions[-1]).values())
    standing = {"lost": lost, "territories": places, "armies": armies[-1]}
    assert told[-1] == say("since-standing", match.called, **standing), game.record()
    mine = [(by, name) for by, owner, name in takings if owner == seat]
    lines = [
        str(say("since-took", match.called, seat=by, territories=[n for b, n in mine if b == by]))
        for by in dict.fromkeys(by for by, _ in mine)
    ]
    before = told[: len(told) - 1 - len(lines[-LONGEST_RECAP:])]
    assert told[:-1] == [*before, *lines[-LONGEST_RECAP:]], game.record()
    assert not any(line.endswith(" from you.") for line in before), game.record()
    return len(lines)


def captured_in(step: PlayedAction) -> list[str]:
    """List the territories taken in battle, but not those that fall with a capital's continent."""
    return [event.data["target"] for event in step.events if event.type == "captured"]


KEYS = ("seat", "territories", "continent", "yours")


def test_only_its_owner_sees_that_a_mission_is_near() -> None:
    held = {name: ["red", 1] for name in AMERICA} | {"peru": ["blue", 2]}
    missions = {"red": "continents:asia+south-america"}
    missions |= {"blue": "territories-24", "green": "territories-18"}
    rest = Game.from_dict(
        edition="nordic",
        mode="missions",
        seats=SEATS,
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {
                "*": ["red", 1],
                "iceland": ["green", 3],
                "brazil": ["red", 8],
                **held,
                "ural": ["blue", 1],
            },
            "missions": missions,
        },
        chance=Scripted(dice=[]),
    )
    own = screen_of(Session(rest, seats={"red": "human"}))
    assert own["mission"] is not None
    assert own["mission"]["near"] == "Still to take: Ural and Peru."
    watched = screen_of(Session(rest, seats={"red": "cautious", "blue": "human"}))
    assert "to go for your mission" not in str(watched)
