"""Mistakes for tests, which are made up instead of found in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import risk_widget as rw
from risk_widget.course.own_mistakes import GameGiven, OwnMistake
from risk_widget.course.schedule import MISTAKE, today
from risk_widget.course.step_progress import seconds_now
from risk_widget.lessons import Progress

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonObject

DAY = 24 * 60 * 60


def position() -> str:
    """Return a position in which Red may place and attack."""
    game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=2)
    while game.phase in ("claim", "place"):
        game.apply(game.legal_actions()[0])
    return game.position(game.turn)


def answers(kind: str, text: str) -> tuple[JsonObject, JsonObject, JsonObject]:
    """Return the subject of a kind of decision, the answer given, and a better answer."""
    game = rw.Game.from_position(text, seed=0)
    board, me = game.board, game.turn
    own = [t for t in board.ids if game.owner(t) == me]
    source, target = next(
        (t, board.ids[n])
        for t in own
        for n in board.neighbours[board.index[t]]
        if game.owner(board.ids[n]) != me
    )
    places = {"source": source, "target": target}
    storm: JsonObject = {"form": "storm", "params": places}
    stop: JsonObject = {"form": "stop", "params": {}}
    put = {"form": "put", "params": {"placed": {own[0]: 2, own[1]: 1}}}
    place = {"form": "place", "params": {"territory": source, "armies": 3}}
    if kind == "place":
        return {"armies": 3}, put, place
    if kind == "trade":
        trade = {"form": "trade", "params": {"armies": 8}}
        return {"armies": 3}, {"form": "wait", "params": {}}, trade
    if kind == "leave":
        few, many = (
            {"form": "leave", "params": {**places, "armies": n, "left": 9 - n}} for n in (3, 8)
        )
        return {**places, "armies": 9, "least": 3, "most": 8}, few, many
    if kind == "fortify":
        move = {"form": "move", "params": {"moves": [[own[0], own[1], 1]]}}
        return {"weak": own[1]}, {"form": "stay", "params": {}}, move
    return {"source": source}, stop, storm


def mistake(kind: str = "stop", *, found_at: int | None = None, **more: Any) -> OwnMistake:
    """Return a mistake of a kind, found just now unless another time is given."""
    text = position()
    about, done, better = answers(kind, text)
    given: dict[str, Any] = {
        "kind": kind,
        "seat": rw.Game.from_position(text, seed=0).turn,
        "position": text,
        "edition": "czech",
        "mode": "domination",
        "round": 1,
        "about": about,
        "done": done,
        "better": better,
        "chances": (0.31, 0.45),
        "low": 0.05,
        "high": 0.23,
        "games": 240,
        "found_at": seconds_now() if found_at is None else found_at,
    }
    return OwnMistake(**(given | more))


def third(kind: str) -> dict[str, Any]:
    """Return a third answer to a mistake of the given kind, with its win probability."""
    game = rw.Game.from_position(position(), seed=0)
    own = [t for t in game.board.ids if game.owner(t) == game.turn]
    forms: dict[str, JsonObject] = {
        "place": {"form": "place", "params": {"territory": own[-1], "armies": 3}},
        "fortify": {"form": "stay", "params": {}},
    }
    return {"other": forms[kind], "other_chance": 0.22}


def given(at: int, chance: float, kind: str = "stop", turns: int = 10, game: str = "") -> GameGiven:
    """Return a game in which each turn lost the same win chance, by one kind of decision."""
    sums = {kind: turns * chance, "all": turns * chance}
    squares = {kind: turns * chance**2, "all": turns * chance**2}
    return GameGiven(at, "czech", "domination", turns, sums, squares, game)


def with_mistakes(*kinds: str, days_ago: int = 2) -> Progress:
    """Return progress with a game that has left a mistake of each kind."""
    progress = Progress()
    at = seconds_now() - days_ago * DAY
    found = {f"g-{n}": mistake(kind, found_at=at + n) for n, kind in enumerate(kinds)}
    progress.own.add_game("g", given(at, 0.2), found)
    for name in found:
        progress.review.meet(f"{MISTAKE}/{name}", today() - days_ago)
    return progress
