"""Tables of a game: by actions, battles, turns, or rounds and seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.battles.battle_table import battle_table
from risk_widget.engine.position import standing_message
from risk_widget.messages import Message, MessageError, say
from risk_widget.notation.action_text import action_text
from risk_widget.results.frames import columns_of
from risk_widget.results.plots import curves
from risk_widget.svg.colours import LINES

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.events import Event, Rolled
    from risk_widget.engine.state import State
    from risk_widget.json_types import JsonObject
    from risk_widget.results.frames import RowKind
    from risk_widget.results.plots import Plot

__all__ = ["COLUMNS", "KINDS", "columns_of_game", "plot_of_game", "rows_of_game"]


def rows_of_game(game: CoreGame, each: RowKind) -> list[dict[str, object]]:
    """The rows of one of the tables (columns: `docs/laboratory.md`).

    Raises:
        ValueError: there is no such table.
    """
    if each not in KINDS:
        raise MessageError(Message("record-rows", {"known": list(KINDS)}))
    return KINDS[each](game)


def columns_of_game(game: CoreGame, each: RowKind) -> dict[str, list[object]]:
    """The table as a list for each column; all columns exist even before the first action.

    Raises:
        ValueError: there is no such table.
    """
    return columns_of(rows_of_game(game, each), COLUMNS.get(each, ()))


def plot_of_game(game: CoreGame, what: str) -> Plot:
    """A chart with a line for each seat over the rounds.

    Raises:
        ValueError: something else than territories and armies.
    """
    if what not in ("territories", "armies"):
        raise MessageError(Message("plot-what", {"known": ["territories", "armies"]}))
    names = {seat: say("name-seat", game.config.names, seat=seat) for seat in game.seats}
    lines: dict[str, tuple[list[float], list[float]]] = {n: ([], []) for n in names.values()}
    for row in _rounds(game):
        across, up = lines[names[row["seat"]]]
        across.append(row["round"])
        up.append(row[what])
    where = standing_message(game.config, game.state)
    title = {"edition": game.edition.title, "mode": game.mode, "standing": where}
    return curves(
        say("game-caption", game.config.names, **title),
        say("record-round"),
        lines,
        colours={name: LINES[seat] for seat, name in names.items()},
        up=say(f"column-{what}"),
    )


def _actions(game: CoreGame) -> list[dict[str, object]]:
    rows = []
    for number, (before, played, _) in enumerate(game.walk()):
        action = played.action.to_dict()
        rows.append(
            {
                "action": number,
                "round": before.round,
                "turn": game.seats[before.turn],
                "seat": played.seat,
                "phase": before.phase_name,
                "type": action["type"],
                "source": action.get("source"),
                "target": action.get("target", action.get("territory")),
                "armies": action.get("armies"),
                "dice": action.get("dice"),
                "text": action_text(played.action),
            }
        )
    return rows


def _battles(game: CoreGame) -> list[JsonObject]:
    """The battles: each is a run of rolls from one territory against another."""
    rows: list[JsonObject] = []
    chances = battle_table(game.dice)
    going_on: tuple[str, str] | None = None
    for number, (before, played, _) in enumerate(game.walk()):
        for event in played.events:
            if event.type == "rolled":
                where = (event.data["source"], event.data["target"])
                if where != going_on:
                    going_on = where
                    rows.append(_battle(game, before, event.data, number, where))
                    sides = rows[-1]["attackers"], rows[-1]["defenders"]
                    rows[-1]["chance"] = float(chances.win(*sides))
                row = rows[-1]
                row["rolls"] += 1
                row["attacker_losses"] += event.data["attacker_losses"]
                row["defender_losses"] += event.data["defender_losses"]
            elif event.type == "captured":
                rows[-1]["captured"] = True
                going_on = None
        if played.action.type not in ("attack", "defend"):
            going_on = None
    return rows


def _battle(
    game: CoreGame, before: State, rolled: Rolled, number: int, where: tuple[str, str]
) -> JsonObject:
    source, target = where
    armies = before.armies
    return {
        "action": number,
        "round": before.round,
        "attacker": rolled["attacker"],
        "defender": rolled["defender"],
        "source": source,
        "target": target,
        "attackers": armies[game.board.index[source]],
        "defenders": armies[game.board.index[target]],
        "chance": 0.0,
        "rolls": 0,
        "attacker_losses": 0,
        "defender_losses": 0,
        "captured": False,
    }


def _turns(game: CoreGame) -> list[dict[str, object]]:
    rows: list[JsonObject] = []
    for number, (_, played, after) in enumerate(game.walk()):
        for event in played.events:
            if event.type == "turn_started":
                rows.append(_turn(event.seat, event.data["round"], number))
            elif rows:
                _count(rows[-1], event)
        if rows:
            _stand(game, rows[-1], after)
    return rows


def _turn(seat: str | None, round_: int, number: int) -> dict[str, object]:
    counted = ("income", "sets", "rolls", "lost", "beaten", "captures", "cards", "eliminated")
    held = ("territories", "armies")
    return {
        "action": number + 1,
        "round": round_,
        "seat": seat,
        **dict.fromkeys((*counted, *held), 0),
    }


def _count(row: JsonObject, event: Event) -> None:
    """Count an event in the row of its turn."""
    seat = row["seat"]
    if event.type == "income":
        row["income"] += event.data["total"]
    elif event.type == "traded":
        row["sets"] += 1
    elif event.type == "rolled" and event.data["attacker"] == seat:
        row["rolls"] += 1
        row["lost"] += event.data["attacker_losses"]
        row["beaten"] += event.data["defender_losses"]
    elif event.type == "captured" and event.seat == seat:
        row["captures"] += 1
    elif event.type == "card_drawn" and event.seat == seat:
        row["cards"] += 1
    elif event.type == "eliminated" and event.data["by"] == seat:
        row["eliminated"] += 1


def _stand(game: CoreGame, row: JsonObject, state: State) -> None:
    """Record the current holdings of the seat on turn."""
    seat = game.seats.index(row["seat"])
    row["territories"] = state.counts[seat]
    row["armies"] = _armies(state, seat)


def _rounds(game: CoreGame) -> list[JsonObject]:
    """The holdings of each seat at the end of each round, and of the game."""
    rows: list[JsonObject] = []
    last: State | None = None
    for before, _, after in game.walk():
        if after.round != before.round:
            rows += _standing(game, before.round, after)
        last = after
    if last is not None and (not rows or rows[-1]["round"] != last.round):
        rows += _standing(game, last.round, last)
    return rows


def _standing(game: CoreGame, number: int, state: State) -> list[JsonObject]:
    return [
        {
            "round": number,
            "seat": seat,
            "territories": state.counts[index],
            "armies": _armies(state, index),
            "cards": state.hand_size[index],
        }
        for index, seat in enumerate(game.seats)
    ]


def _armies(state: State, seat: int) -> int:
    return sum(n for owner, n in zip(state.owner, state.armies, strict=True) if owner == seat)


COLUMNS: dict[str, tuple[str, ...]] = {
    "actions": (
        "action",
        "round",
        "turn",
        "seat",
        "phase",
        "type",
        "source",
        "target",
        "armies",
        "dice",
        "text",
    ),
    "battles": (
        "action",
        "round",
        "attacker",
        "defender",
        "source",
        "target",
        "attackers",
        "defenders",
        "chance",
        "rolls",
        "attacker_losses",
        "defender_losses",
        "captured",
    ),
    "turns": (
        "action",
        "round",
        "seat",
        "income",
        "sets",
        "rolls",
        "lost",
        "beaten",
        "captures",
        "cards",
        "eliminated",
        "territories",
        "armies",
    ),
    "rounds": ("round", "seat", "territories", "armies", "cards"),
}
"""The columns of each table, in their order."""

KINDS: dict[str, Callable[[CoreGame], list[dict[str, object]]]] = {
    "actions": _actions,
    "battles": _battles,
    "turns": _turns,
    "rounds": _rounds,
}
