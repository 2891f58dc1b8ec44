"""Why: an income, a battle, a win, taken apart into lines that each name their clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.explain import explain_battle
from risk_widget.engine.income import item_label
from risk_widget.messages import say
from risk_widget.rules.missions import mission_cards
from risk_widget.widget.mission_progress import mission_progress, read_anew
from risk_widget.widget.protocol import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.widget.answer_types import WhyAnswer, WhyRow
    from risk_widget.widget.match import Match

__all__ = ["ABOUT", "why"]


def why(match: Match, about: str, number: int | None) -> WhyAnswer:
    """Take something apart: a title, a sentence, lines ``{label, value, rule}``, the clauses.

    Args:
        match: the game.
        about: "income", "battle" or "win".
        number: of the battle's roll among the events; the last one by default.

    Raises:
        Refused: there is nothing of the kind now.
    """
    return _ABOUT[about](match, number)


def _answer(sentence: str, rows: Sequence[WhyRow], clauses: Sequence[str]) -> WhyAnswer:
    return {"sentence": sentence, "rows": list(rows), "clauses": list(dict.fromkeys(clauses))}


def _income(match: Match, _: int | None) -> WhyAnswer:
    explained = match.game.explain_reinforcements()
    if not explained.items:
        raise Refused.malformed("refused-no-income")
    config = match.game.config
    rows: list[WhyRow] = [
        {"label": item_label(config, item), "value": f"{item.armies}", "rule": item.rule}
        for item in explained.items
    ]
    return _answer(explained.sentence, rows, [item.rule for item in explained.items])


def _battle(match: Match, number: int | None) -> WhyAnswer:
    events = match.chronicle.events
    if number is None:
        number = next((n for n in range(len(events) - 1, -1, -1) if events[n].type == "rolled"), -1)
    if not 0 <= number < len(events) or events[number].type != "rolled":
        raise Refused.malformed("refused-no-roll")
    rolled = events[number].data
    names = match.chronicle.log_writer.names
    sides = {side: rolled[side] for side in ("attacker", "defender")}
    rows: list[WhyRow] = [
        {
            "label": say("why-pair", names, place=place, attack=attack, defence=defence, **sides),
            "value": say(
                "why-loses",
                names,
                tie=attack == defence,
                seat=sides["defender" if winner == "attack" else "attacker"],
            ),
            "rule": "attack.compare",
        }
        for place, (attack, defence, winner) in enumerate(rolled["pairs"], start=1)
    ]
    spare = abs(len(rolled["attack"]) - len(rolled["defence"]))
    if spare:
        more = "attacker" if len(rolled["attack"]) > len(rolled["defence"]) else "defender"
        rows.append(
            {
                "label": say("why-spare", names, dice=spare, seat=sides[more]),
                "value": say("why-no-partner"),
                "rule": "attack.compare",
            }
        )
    verdict = explain_battle(match.game.config, rolled)
    clauses = [rolled.get("rule") or verdict.rule, verdict.rule, "attack.defence-dice"]
    return _answer(verdict.message, rows, clauses)


def _win(match: Match, _: int | None) -> WhyAnswer:
    game = match.game
    won = next((e for e in reversed(match.chronicle.events) if e.type == "won"), None)
    log_writer = match.chronicle.log_writer
    if won is not None:
        winner, reason = str(won.data["winner"]), str(won.data["reason"])
        sentence = str(log_writer.sentence(won.to_dict()))
        mission = won.data.get("mission")
    elif game.winner is not None and (explained := game.explain_win()) is not None:
        # The position of a finished game does not tell its course, but how it was won.
        winner, reason, sentence = game.winner, explained.rule, explained.message
        by_mission = reason == "win.mission"
        mission = game.config.mission_of(game.state, game.state.winner) if by_mission else None
    else:
        raise Refused.malformed("refused-no-winner")
    by: WhyRow = {"label": say("why-won-by"), "value": log_writer.seat(winner), "rule": reason}
    rows: list[WhyRow] = [by]
    clauses = [reason]
    seen = game.observe(winner)
    if mission:
        card = mission_cards()[mission]
        text = card.text(game.board)
        rows.append({"label": say("why-mission"), "value": text, "rule": reason})
        progress = mission_progress(mission, winner, seen, game.config)
        rows.append({"label": say("why-at-end"), "value": progress, "rule": reason})
        anew = read_anew(mission, winner, seen, game.config)
        clauses += [card.clause, *([anew] if anew else []), "turn.claim"]
    elif reason == "win.capital":
        shown = {**seen["capitals_shown"], winner: seen["capital"]}
        for seat, place in shown.items():
            if place and seen["territories"][place][0] == winner:
                label = say("why-capital", log_writer.names, seat=seat)
                where = say("why-capital-held", log_writer.names, territory=place)
                rows.append({"label": label, "value": where, "rule": reason})
        clauses += ["win.capital-falls"]
    held = [t for t, (owner, _) in seen["territories"].items() if owner == winner]
    rows.append({"label": say("why-territories"), "value": f"{len(held)}", "rule": reason})
    return _answer(sentence, rows, clauses)


_ABOUT: Final[Mapping[str, Callable[[Match, int | None], WhyAnswer]]] = {
    "income": _income,
    "battle": _battle,
    "win": _win,
}
ABOUT: Final = tuple(_ABOUT)
"""What can be taken apart."""
