"""Questions that a page asks: odds, the whole log, figures, the text of a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.battle_odds import odds
from risk_widget.catalog import clause_entry
from risk_widget.rules.clauses import clauses
from risk_widget.widget.protocol import Refused
from risk_widget.widget.summary import table_of_figures

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.engine.game import Game
    from risk_widget.widget.chronicle import Chronicle

__all__ = ["answer"]

MOST_ARMIES = 2000
"""Larger battles are not worked out: the table would take too long."""


def answer(
    query: Mapping[str, Any], game: Game | None, chronicle: Chronicle | None, eyes: str | None
) -> dict[str, Any]:
    """Answer a query; ``eyes`` is the seat whose secrets may be told.

    Raises:
        Refused: a question that has no answer in this position.
    """
    if query["what"] == "clause":
        return _clause(query)
    if game is None or chronicle is None:
        raise Refused("protocol.no-game", "There is no game yet.")
    return _ABOUT_GAME[query["what"]](query, game, chronicle, eyes)


def _clause(query: Mapping[str, Any]) -> dict[str, Any]:
    if "id" not in query:  # the whole book, for the page of rules
        return {"clauses": {name: clause_entry(name) for name in clauses()}}
    entry = clause_entry(query["id"])
    if entry is None:
        raise Refused("protocol.malformed", "There is no clause of this id.")
    return entry


def _odds(
    query: Mapping[str, Any], game: Game, _chronicle: Chronicle, _eyes: str | None
) -> dict[str, Any]:
    source, target = query.get("source", ""), query.get("target", "")
    if source not in game.board.index or target not in game.board.index:
        raise Refused("protocol.malformed", "Odds need a source and a target on this board.")
    attackers, defenders = game.armies(source), game.armies(target)
    if attackers > MOST_ARMIES or defenders > MOST_ARMIES:
        raise Refused("protocol.malformed", "These armies are too many to work out the odds.")
    try:
        found = odds(
            attackers,
            defenders,
            edition=game.edition,
            options=game.setting.options,
            stop_at=query.get("stop_at") or None,
            armies=query.get("armies") or None,
            dice=query.get("dice") or None,
        )
    except ValueError as error:
        raise Refused("protocol.malformed", str(error)) from error
    return _rounded(found.to_dict()) | {"source": source, "target": target}


def _rounded(figures: Mapping[str, Any]) -> dict[str, Any]:
    """Four digits are more than a screen shows, and a third of the bytes."""
    return {
        key: [round(v, 4) for v in value]
        if isinstance(value, list)
        else round(value, 4)
        if isinstance(value, float)
        else value
        for key, value in figures.items()
    }


def _log(
    _query: Mapping[str, Any], _game: Game, chronicle: Chronicle, eyes: str | None
) -> dict[str, Any]:
    return {"lines": chronicle.lines(0, eyes)}


def _stats(
    _query: Mapping[str, Any], game: Game, chronicle: Chronicle, _eyes: str | None
) -> dict[str, Any]:
    return table_of_figures(game, chronicle)


_ABOUT_GAME: dict[
    str, Callable[[Mapping[str, Any], Game, Chronicle, str | None], dict[str, Any]]
] = {"odds": _odds, "log": _log, "stats": _stats}
