"""The data sent to a seat does not depend on data that the seat may not see."""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import bots
from risk_widget.engine.codes import NO_CAPITAL, NO_MISSION
from risk_widget.engine.state import own_seats
from risk_widget.game import Game
from risk_widget.host.queries import answer
from risk_widget.host.relay import Relay
from risk_widget.host.session import Session
from risk_widget.play.snapshot import shown_of
from risk_widget.protocol.controls import WORDS
from risk_widget.table.seats import SPECTATORS, Guest, GuestTable
from tests.widget.page_player import PagePlayer, screen_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.state import State

SEATS = ["red", "blue", "green", "yellow"]


def shuffled(game: Game, keep: str | None, random: Random) -> State:
    """Return a position that looks the same, but has different hidden cards and missions."""
    state, config = game.state.copy(), game.config
    hidden = [n for n, seat in enumerate(config.seats) if seat != keep]
    cards = [card for n in hidden for card in state.hand_of(n)] + list(state.deck_cards())
    random.shuffle(cards)
    for n in hidden:
        count = state.hand_size[n]
        state.set_hand(n, cards[:count])
        del cards[:count]
    state.set_deck(cards)
    own = None if keep is None else state.mission[config.seats.index(keep)]
    missions = [m for m in config.params.wanted if m != own]
    random.shuffle(missions)
    own_seats(state)
    state.mission = [
        m if n not in hidden or m == NO_MISSION else missions.pop()
        for n, m in enumerate(state.mission)
    ]
    if game.mode == "capital" and game.phase != "capital":
        state.capital = [
            # That a capital has been chosen is no secret.
            capital
            if n not in hidden or state.shown[n] or capital == NO_CAPITAL
            else random.randrange(config.size)
            for n, capital in enumerate(state.capital)
        ]
    return state


def sent(game: Game, session: Session, state: State) -> str:
    """Return what the session would send and answer now if this were the position."""
    match, real = session.match, game._state
    assert match is not None
    game._state = state
    try:
        asked = [
            answer({"type": "query", "what": what}, shown_of(match, session.screen))
            for what in ("moment", "position", *(() if match.is_over else ("teach",)))
        ]
        return json.dumps([screen_of(session), asked], sort_keys=True)
    finally:
        game._state = real


def asked_by(seat: str | None, table: GuestTable, state: State) -> dict[str, Any]:
    """Return all answers that a guest's page could get by asking, if this were the position.

    The commitment to the seed is left out, since each game has its own.
    """
    game = table._session.match.game  # type: ignore[union-attr]
    real, game._state = game._state, state
    told: dict[str, Any] = {}
    try:
        guest = Guest(table._session, SPECTATORS if seat is None else seat, table)
        for what in WORDS["query"]:
            for more in ASKED.get(what, [{}]):
                name = f"{what} {more}"
                action = {"type": "query", "what": what, **more}
                guest.receive([{"id": name[:60], "base_seq": guest.seq, "action": action}])
                (ack,) = [ack for ack in guest.acks.shown() if ack["id"] == name[:60]]
                told[name] = ack
        assert len(told) >= len(WORDS["query"])
        told["screen"] = guest.traits()
        told["screen"]["state"]["acks"] = told["screen"]["state"]["game_id"] = None
    finally:
        game._state = real
    return {name: re.sub(r"\b[0-9a-f]{64}\b", "…", json.dumps(each)) for name, each in told.items()}


ASKED: dict[str, list[dict[str, Any]]] = {
    "odds": [
        {"source": "brazil", "target": "north-africa"},
        {"source": "alaska", "target": "kamchatka"},
    ],
    "why": [{"about": "income"}, {"about": "battle"}, {"about": "win"}],
    "moment": [{}, {"at": 0}, {"at": 3}],
    "position": [{}, {"at": 0}, {"at": 3}],
    "record": [{}, {"whole": True}],
    "link": [{}, {"whole": True}, {"at": 0}, {"at": 3}],
    "film": [{}, {"part": "last_round"}],
    "clause": [{"id": "attack.dice"}],
    "teach": [{}, {"source": "brazil"}],
    "check": [{"text": "x"}],
}


@pytest.mark.parametrize(
    ("edition", "mode"), [("nordic", "missions"), ("german", "missions"), ("nordic", "capital")]
)
def test_no_guest_can_request_a_secret(edition: str, mode: str) -> None:
    """However the hidden data is permuted, rivals and spectators get the same answers."""
    game = Game.new(edition=edition, mode=mode, seats=SEATS, seed=7)
    session = Session(game, seats=dict.fromkeys(SEATS, "human"), seed=4)
    relay = Relay(session, lambda _: None)
    relay.first()
    table = GuestTable(session, relay, lambda _: None)
    minds = {seat: bots.make("bold", seat, board=game.board) for seat in SEATS}
    random, different = Random(5), 0
    for number in range(130):
        actor = game.actor
        if actor is None:
            break
        if number % 60 == 59:
            for keep in ("red", "green", None):
                other = shuffled(game, keep, random)
                different += other != game.state
                truly, otherwise = (asked_by(keep, table, s) for s in (game.state, other))
                for name, told in truly.items():
                    assert told == otherwise[name], name
        game.apply(minds[actor].choose(game.observe(actor)))
    assert different > 2


def phases(game: Game, session: Session, rounds: int) -> Iterator[dict[str, Any]]:
    page = PagePlayer(session, seed=5, mind="bold")
    while not game.is_over and game.round <= rounds:
        yield page.look()
        if session.to_advance:
            session.advance()
        else:
            ack = page.send(page.decide(screen_of(session)))
            assert ack["ok"], ack


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("edition", "mode", "players"),
    [
        ("nordic", "missions", dict.fromkeys(SEATS, "cautious") | {"red": "human"}),
        ("german", "missions", dict.fromkeys(SEATS, "human")),
        ("italian", "missions", dict.fromkeys(SEATS, "cautious")),
        ("nordic", "capital", dict.fromkeys(SEATS, "bold") | {"red": "human", "blue": "human"}),
        ("czech", "duel", {"red": "human", "blue": "bold"}),
    ],
)
def test_hidden_hands_missions_and_the_pile_leave_no_trace(
    edition: str, mode: str, players: dict[str, str]
) -> None:
    seats = list(players)
    game = Game.new(edition=edition, mode=mode, seats=seats, seed=3)
    session = Session(game, seats=players, seed=4)
    random = Random(5)
    seen: set[tuple[str, str]] = set()
    different = 0
    for number, state in enumerate(phases(game, session, rounds=5)):
        seen.add((state["screen"], state["phase"]))
        if number % 2:
            continue
        keep = state["viewer"] if state["private"] == "shown" else None
        other = shuffled(game, keep, random)
        different += other != game.state
        assert sent(game, session, other) == sent(game, session, game.state)
    assert different > 100
    assert {phase for _, phase in seen} >= {"reinforce", "attack", "fortify"}
    if list(players.values()).count("human") > 1:
        assert "handover" in {screen for screen, _ in seen}


@pytest.mark.parametrize("reader", [None, "blue"])
def test_the_log_names_a_card_only_for_the_player_who_drew_it(reader: str | None) -> None:
    game = Game.from_dict(
        edition="nordic", mode="domination", seats=SEATS[:3],
        position={"turn": "red", "phase": "attack", "captured": True, "deck": ["siam"],
               "territories": {"*": ["green", 1], "brazil": ["red", 3], "peru": ["blue", 3]}},
    )  # fmt: skip
    players = {"red": "human", "blue": "human", "green": "random"}
    session = Session(game, seats=players)
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    page.send({"type": "end_phase"})
    assert "siam" in json.dumps(page.look()["last"])
    own = screen_of(session)
    assert "Red draws Siam (infantry)." in [line["text"] for line in own["recent"]]
    assert own["hand"] is not None
    assert [card["card"] for card in own["hand"]] == ["siam"]
    page.send({"type": "end_phase"})  # This hands the screen over to Blue.
    if reader is not None:
        page.send({"type": "ready", "seat": reader})
    text = json.dumps({k: v for k, v in screen_of(session).items() if k not in SHARED})
    assert "siam" not in text.lower()
    assert "Red draws a card." in text
    whole = page.send({"type": "query", "what": "log"})["data"]
    assert "siam" not in json.dumps(whole).lower()


# Parts that name all territories, or those that the seat may act on.
SHARED = {"territories", "legal"}


def test_possible_actions_do_not_reveal_covered_cards() -> None:
    game = Game.from_dict(
        edition="german", mode="domination", seats=SEATS[:3],
        position={"turn": "red", "phase": "reinforce", "to_place": 0,
               "hands": {"red": ["siam", "alaska", "wild-1"]},
               "territories": {"*": ["green", 1], "brazil": ["red", 3], "peru": ["blue", 3]}},
    )  # fmt: skip
    session = Session(game, seats=dict.fromkeys(SEATS[:3], "human"))
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    assert "trade" in page.look()["legal"]
    page.send({"type": "conceal"})
    state = page.look()
    assert "trade" not in state["legal"]
    assert (state["hand"], state["mission"], state["private"]) == (None, None, "covered")
    page.send({"type": "reveal"})
    assert len(page.look()["hand"]) == 3


def test_a_hand_over_sends_no_private_part() -> None:
    game = Game.new(edition="german", mode="missions", seats=SEATS[:3], seed=3)
    session = Session(game)
    page = PagePlayer(session)
    while game.phase == "place":
        page.send(page.decide(page.look()))
    state = page.look()
    assert state["screen"] == "handover"
    assert state["viewer"] is None
    assert state["hand"] is state["mission"] is state["capital"] is None
    assert state["legal"] == {}
    to = state["handover"]["to"]
    other = next(seat for seat in SEATS[:3] if seat != to)
    assert page.send({"type": "ready", "seat": other})["rule"] == "protocol.handover"
    assert page.look()["mission"] is None
    assert page.send({"type": "ready", "seat": to})["ok"]
    state = page.look()
    assert state["viewer"] == to
    assert state["mission"]["id"] == game.observe(to)["mission"]


def test_the_seed_is_not_sent() -> None:
    seed = 987_654_321_123
    game = Game.new(edition="nordic", mode="missions", seats=SEATS, seed=7)
    session = Session(game, seats={"red": "human"}, seed=seed + 1)
    text = json.dumps(screen_of(session))
    assert str(seed) not in text
    assert str(seed + 1) not in text
