"""Tables of a game, with a row for each action, battle or turn, or for each seat and round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.battles.battle_table import battle_table
from risk_widget.engine.explain import continents_held
from risk_widget.engine.position import standing_message
from risk_widget.messages import say
from risk_widget.notation.text_parts import action_text
from risk_widget.reading.schema import word
from risk_widget.results.frames import columns_of
from risk_widget.results.plots import curves
from risk_widget.svg.colours import LINES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.events import Event, Rolled
    from risk_widget.engine.state import State
    from risk_widget.results.frames import Columns, FrameRow, RowKind
    from risk_widget.results.plots import Plot

__all__ = ["COLUMNS", "KINDS", "columns_of_game", "columns_of_kind", "plot_of_game", "rows_of_game"]


def rows_of_game(game: CoreGame, each: RowKind) -> list[FrameRow]:
    """Build the rows of one of the tables (columns: `docs/laboratory.md`).

    Raises:
        ValueError: there is no such table.
    """
    return KINDS[word(each, "each", KINDS)](game)  # type: ignore[index]


def columns_of_kind(each: RowKind) -> Columns:
    """Return the columns of one of the tables. Raises as `rows_of_game` does."""
    return COLUMNS[word(each, "each", COLUMNS)]  # type: ignore[index]


def columns_of_game(game: CoreGame, each: RowKind) -> dict[str, list[object]]:
    """Build one of the tables as a list for each column. Raises as `rows_of_game` does."""
    return columns_of(rows_of_game(game, each), columns_of_kind(each))


def plot_of_game(game: CoreGame, what: str) -> Plot:
    """Draw a chart with a line for each seat over the rounds.

    Raises:
        ValueError: ``what`` is neither "territories" nor "armies".
    """
    what = word(what, "what", ("territories", "armies"))
    names = {seat: say("name-seat", game.config.names, seat=seat) for seat in game.seats}
    lines: dict[str, tuple[list[float], list[float]]] = {n: ([], []) for n in names.values()}
    for row in _rounds(game):
        across, up = lines[names[row["seat"]]]
        across.append(row["round"])
        up.append(row[what])
    where = standing_message(game.config, game.state)
    title = {"edition": game.edition.title, "mode": game.config.mode_title, "standing": where}
    return curves(
        say("game-caption", game.config.names, **title),
        say("record-round"),
        lines,
        colours={name: LINES[seat] for seat, name in names.items()},
        up=say(f"column-{what}"),
    )


def _actions(game: CoreGame) -> list[FrameRow]:
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


def _battles(game: CoreGame) -> list[FrameRow]:
    """Build a row for each battle: a run of rolls from one territory against another."""
    rows: list[FrameRow] = []
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
                    rows[-1]["win"] = float(chances.win(*sides))
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
) -> FrameRow:
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
        "win": 0.0,
        "rolls": 0,
        "attacker_losses": 0,
        "defender_losses": 0,
        "captured": False,
    }


def _turns(game: CoreGame) -> list[FrameRow]:
    rows: list[FrameRow] = []
    for number, (_, played, after) in enumerate(game.walk()):
        for event in played.events:
            if event.type == "turn_started":
                rows.append(_turn(event.seat, event.data["round"], number))
            elif rows:
                _count(rows[-1], event)
        if rows:
            _stand(game, rows[-1], after)
    return rows


def _turn(seat: str | None, round_: int, number: int) -> FrameRow:
    counted = ("income", "sets", "rolls", "lost", "beaten", "captures", "cards", "eliminated")
    held = ("territories", "armies")
    return {
        "action": number + 1,
        "round": round_,
        "seat": seat,
        **dict.fromkeys((*counted, *held), 0),
        "continents": "",
    }


def _count(row: FrameRow, event: Event) -> None:
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


def _stand(game: CoreGame, row: FrameRow, state: State) -> None:
    """Record the seat's territories, armies and continents."""
    seat = game.seats.index(row["seat"])
    row["territories"] = state.counts[seat]
    row["armies"] = _armies(state, seat)
    row["continents"] = _continents(game, state, seat)


def _rounds(game: CoreGame) -> list[FrameRow]:
    """Build a row for each seat at the end of each round, and of the game."""
    rows: list[FrameRow] = []
    last: State | None = None
    for before, _, after in game.walk():
        if after.round != before.round:
            rows += _standing(game, before.round, after)
        last = after
    if last is not None and (not rows or rows[-1]["round"] != last.round):
        rows += _standing(game, last.round, last)
    return rows


def _standing(game: CoreGame, number: int, state: State) -> list[FrameRow]:
    return [
        {
            "round": number,
            "seat": seat,
            "territories": state.counts[index],
            "armies": _armies(state, index),
            "continents": _continents(game, state, index),
            "cards": state.hand_size[index],
        }
        for index, seat in enumerate(game.seats)
    ]


def _armies(state: State, seat: int) -> int:
    return sum(n for owner, n in zip(state.owner, state.armies, strict=True) if owner == seat)


def _continents(game: CoreGame, state: State, seat: int) -> str:
    return " ".join(continent.id for continent in continents_held(game.config, state, seat))


COLUMNS: Mapping[RowKind, Columns] = {
    "actions": {
        "action": "whole",
        "round": "whole",
        "turn": "text",
        "seat": "text",
        "phase": "text",
        "type": "text",
        "source": "text?",
        "target": "text?",
        "armies": "whole?",
        "dice": "whole?",
        "text": "text",
    },
    "battles": {
        "action": "whole",
        "round": "whole",
        "attacker": "text",
        "defender": "text",
        "source": "text",
        "target": "text",
        "attackers": "whole",
        "defenders": "whole",
        "win": "number",
        "rolls": "whole",
        "attacker_losses": "whole",
        "defender_losses": "whole",
        "captured": "flag",
    },
    "turns": {
        "action": "whole",
        "round": "whole",
        "seat": "text",
        "income": "whole",
        "sets": "whole",
        "rolls": "whole",
        "lost": "whole",
        "beaten": "whole",
        "captures": "whole",
        "cards": "whole",
        "eliminated": "whole",
        "territories": "whole",
        "armies": "whole",
        "continents": "text",
    },
    "rounds": {
        "round": "whole",
        "seat": "text",
        "territories": "whole",
        "armies": "whole",
        "continents": "text",
        "cards": "whole",
    },
}
"""The columns of each table, in their order."""

KINDS: Mapping[RowKind, Callable[[CoreGame], list[FrameRow]]] = {
    "actions": _actions,
    "battles": _battles,
    "turns": _turns,
    "rounds": _rounds,
}
