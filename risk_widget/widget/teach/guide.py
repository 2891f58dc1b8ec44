"""What is told of the present moment, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.listings import clause_entry
from risk_widget.messages import say
from risk_widget.rules.clause_values import has_clause
from risk_widget.widget.protocol import Refused
from risk_widget.widget.teach.move import Move
from risk_widget.widget.teach.offers import Now
from risk_widget.widget.teach.phase_guide import PARTS, part_of
from risk_widget.widget.teach.vocabulary import MUST_TRADE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.game import Game
    from risk_widget.widget.answer_types import Guide, TeachRule
    from risk_widget.widget.match import Match
    from risk_widget.widget.snapshot import Shown
    from risk_widget.widget.teach.phase_guide import Part

__all__ = ["guide"]


def guide(
    match: Match, shown: Shown, *, source: str | None = None, move: Mapping[str, Any] | None = None
) -> Guide:
    """What to tell of the present moment.

    Args:
        match: the game.
        shown: for whom the screen is; only their secrets are told, only their choices are listed.
        source: the territory that is chosen to attack from or to take armies from.
        move: the action that the page would send next; it is judged, and not done.

    Returns:
        ``{title, about, steps: [text…], at, now: [{text, rule}…], move, rules}``: ``at`` is the
        number of the step that is due, or None while somebody else decides; ``move`` is
        ``{legal, lines: [{text, rule}…]}`` or None; ``rules`` are the clauses of the step, each
        ``{id, text, value}``.

    Raises:
        Refused: nobody has to decide, as the game is over.
    """
    game = match.game
    key = part_of(game)
    if match.is_over or key is None:
        raise Refused.malformed("refused-nothing-to-decide")
    now = Now(match, shown)
    part = PARTS[key]
    at = _due(game, part, source, move) if shown.may_act else None
    clauses = part.steps[at].clauses if at is not None else _clauses(part)
    return {
        "title": say(part.code, now.names),
        "about": say(f"{part.code}.about", now.names),
        "steps": [say(step.code) for step in part.steps],
        "at": at,
        "now": now.now() if shown.may_act else now.watched(),
        "move": Move(match, shown).explained(move) if shown.may_act and move is not None else None,
        "rules": _rules(game, clauses),
    }


def _clauses(part: Part) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for step in part.steps for name in step.clauses))


def _rules(game: Game, clauses: Iterable[str]) -> list[TeachRule]:
    """The clauses with what this game makes of them; those it does not have are left out."""
    found: list[TeachRule] = []
    for name in clauses:
        if not has_clause(name, game.edition, game.mode):
            continue
        entry = clause_entry(name, game) or {}
        value = " ".join(entry.get("notes", {}).values())
        found.append({"id": name, "text": entry["text"], "value": value})
    return found


def _due(game: Game, part: Part, source: str | None, move: Mapping[str, Any] | None) -> int:
    """The number of the step that comes next."""
    last = len(part.steps) - 1
    if game.phase == "reinforce":
        options = game.legal_ranges()
        must = options.get("end_refused", {}).get("rule") in MUST_TRADE
        if (move or {}).get("type") == "trade" or must:
            return 0
        if "place" not in options:
            won = game.state.mid_combat and "trade" in options
            return 0 if won else last
        return 1 if move is None else 2
    if move is not None and move.get("type") != "end_phase":
        return last
    return 1 if source is not None and last > 1 else 0
