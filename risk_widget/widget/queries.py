"""Questions that a page asks: none of them changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from risk_widget.fair_dice import defence_losses
from risk_widget.listings import clause_card_of, clause_entry
from risk_widget.rules.clauses import clauses
from risk_widget.widget.all_dice import all_dice
from risk_widget.widget.coach import hint
from risk_widget.widget.expected_losses import hit_chance, hold_chance
from risk_widget.widget.past_position import game_at, known_step, moment
from risk_widget.widget.protocol import REASONS, Refused
from risk_widget.widget.reviewed import reviewed, reviewed_turn
from risk_widget.widget.saved_games import describe_text, position_text, record_text
from risk_widget.widget.summary import table_of_figures
from risk_widget.widget.teach import guide
from risk_widget.widget.turn_in_short import turn_in_short
from risk_widget.widget.why import why

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.game import Game
    from risk_widget.widget.answer_types import (
        Answer,
        DefenceAnswer,
        DefenceChoice,
        DiceAnswer,
        Guide,
        HintAnswer,
        LogAnswer,
        OddsAnswer,
        ReviewAnswer,
        ReviewTurnAnswer,
        StatsAnswer,
        TextAnswer,
        WhyAnswer,
    )
    from risk_widget.widget.match import Match
    from risk_widget.widget.snapshot import Shown
    from risk_widget.widget.snapshot_types import Moment

__all__ = ["answer"]

MOST_ARMIES = 2000
"""Larger battles are not worked out: the table would take too long."""


def answer(query: Mapping[str, Any], match: Match | None, shown: Shown) -> Answer:
    """Answer a query; ``shown.perspective`` is the seat whose secrets may be told.

    Raises:
        Refused: a question that has no answer in this position.
    """
    what = query["what"]
    if what == "clause":
        return _clause(query, None if match is None else match.game)
    if what == "check":
        return describe_text(query.get("text", ""), {} if match is None else match.players)
    if match is None:
        raise Refused.under("protocol.no-game", "refused-no-game")
    if what == "lesson":
        raise Refused.under("protocol.lesson", "refused-no-lesson")
    return _ABOUT_GAME[what](query, match, shown)


def _clause(query: Mapping[str, Any], game: Game | None) -> dict[str, Any]:
    """One clause with what every edition makes of it; without an id the whole book, in short."""
    if "id" not in query:
        return {
            "clauses": {name: clause_entry(name, game) for name in clauses()},
            "turn": [] if game is None else turn_in_short(game.config),
        }
    short = clause_entry(query["id"], game)
    if short is None:
        raise Refused.malformed("refused-clause")
    return clause_card_of(query["id"], game) | short


def _odds(query: Mapping[str, Any], match: Match, _: Shown) -> OddsAnswer:
    game = match.game
    source, target = query.get("source", ""), query.get("target", "")
    if source not in game.board.index or target not in game.board.index:
        raise Refused.malformed("refused-odds-places")
    attackers, defenders = game.armies(source), game.armies(target)
    if attackers > MOST_ARMIES or defenders > MOST_ARMIES:
        raise Refused.malformed("refused-odds-armies")
    try:
        found = game.odds(
            source,
            target,
            stop_at=query.get("stop_at") or None,
            armies=query.get("armies") or None,
            dice=query.get("dice") or None,
        )
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    most = min((query[key] for key in ("armies", "dice") if query.get(key)), default=None)
    hit = hit_chance(game.dice, attackers, defenders, most)
    figures = found.to_dict() | {"win": _open(found.win), "hit": _open(hit)}
    return cast("OddsAnswer", _rounded(figures) | {"source": source, "target": target})


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


def _open(chance: float) -> float:
    """A chance that four digits do not make certain: dice never are. Without dice it is 0."""
    return chance and min(0.9999, max(0.0001, chance))


def _defence(_query: Mapping[str, Any], match: Match, _: Shown) -> DefenceAnswer:
    """What each number of dice costs both sides, and what it holds, in the battle that waits."""
    game = match.game
    waiting = game.observe(None)["battle"]
    choices = game.legal_ranges().get("defend")
    if not waiting or not choices:
        raise Refused.malformed("refused-no-battle")
    attackers, defenders = game.armies(waiting["source"]), game.armies(waiting["target"])
    if attackers > MOST_ARMIES or defenders > MOST_ARMIES:
        raise Refused.malformed("refused-odds-armies")
    found: list[DefenceChoice] = []
    for dice in choices:
        attacker, defender = defence_losses(game.dice, waiting, dice)
        hold = _open(hold_chance(game.dice, waiting, attackers, defenders, dice))
        figures = _rounded({"attacker": attacker, "defender": defender, "hold": hold})
        found.append(cast("DefenceChoice", {"dice": dice} | figures))
    return {"choices": found}


def _log(_query: Mapping[str, Any], match: Match, shown: Shown) -> LogAnswer:
    return {"lines": match.chronicle.lines(shown.perspective)}


def _stats(_query: Mapping[str, Any], match: Match, _: Shown) -> StatsAnswer:
    return table_of_figures(match.game, match.chronicle)


def _dice(_query: Mapping[str, Any], match: Match, _: Shown) -> DiceAnswer:
    if match.game.is_partial:
        raise Refused.malformed("fair-partial")
    return all_dice(match.game)


def _hint(_query: Mapping[str, Any], match: Match, shown: Shown) -> HintAnswer:
    return hint(match.game, shown)


def _review(_query: Mapping[str, Any], match: Match, shown: Shown) -> ReviewAnswer:
    return reviewed(match, shown.perspective)


def _review_turn(query: Mapping[str, Any], match: Match, _: Shown) -> ReviewTurnAnswer:
    return reviewed_turn(match, query.get("turn", 0))


def _why(query: Mapping[str, Any], match: Match, _: Shown) -> WhyAnswer:
    if "about" not in query:
        raise Refused.malformed("refused-why", known=REASONS)
    return why(match, query["about"], query.get("n"))


def _teach(query: Mapping[str, Any], match: Match, shown: Shown) -> Guide:
    source = query.get("source")
    if source is not None and source not in match.game.board.index:
        raise Refused.malformed("refused-territory")
    return guide(match, shown, source=source, move=query.get("move"))


def _moment(query: Mapping[str, Any], match: Match, shown: Shown) -> Moment:
    return moment(match, _step(query, match), shown)


def _step(query: Mapping[str, Any], match: Match) -> int:
    """The moment that is meant; the present one if none is named."""
    return known_step(match, int(query.get("at", match.chronicle.steps)))


def _record(query: Mapping[str, Any], match: Match, shown: Shown) -> TextAnswer:
    return record_text(match, shown.perspective, whole=query.get("whole", False))


def _position(query: Mapping[str, Any], match: Match, shown: Shown) -> TextAnswer:
    past: Game = game_at(match.game, _step(query, match))
    return position_text(past, shown.perspective)


_ABOUT_GAME: dict[str, Callable[[Mapping[str, Any], Match, Shown], Answer]] = {
    "odds": _odds,
    "defence": _defence,
    "log": _log,
    "stats": _stats,
    "dice": _dice,
    "hint": _hint,
    "review": _review,
    "review_turn": _review_turn,
    "why": _why,
    "teach": _teach,
    "moment": _moment,
    "record": _record,
    "position": _position,
}
