"""Looking back: what a seat missed since its last turn, and how a finished game went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.partial_game import NOT_PLAYABLE
from risk_widget.engine.refusals import IllegalAction
from risk_widget.log_sentences import a_list
from risk_widget.widget.snapshot import standing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.game import Game
    from risk_widget.log_sentences import LogWriter
    from risk_widget.widget.answer_types import StatsAnswer
    from risk_widget.widget.chronicle import Chronicle
    from risk_widget.widget.data_types import Figure, Over

__all__ = ["game_over", "since_last_turn", "table_of_figures"]

ENDED: Final = "ended"
"""The reason of a game that was given up."""
PARTIAL: Final = "partial"
"""The reason of a game of which only a part is known, and not its end."""
MOST_NEWS: Final = 4


def since_last_turn(
    seat: str, events: Sequence[Any], log_writer: LogWriter, territories: Mapping[str, Any]
) -> list[str]:
    """A few sentences on what happened since the seat's own last turn: what everybody may know."""
    news = _since(seat, events)
    if news is None:
        return []
    lines: list[str] = []
    lost = 0
    taken: dict[str, list[str]] = {}
    for event in news:
        if event.type == "rolled":
            lost += event.data["defender_losses"] if event.data["defender"] == seat else 0
            lost += event.data["attacker_losses"] if event.data["attacker"] == seat else 0
        elif event.type == "captured" and event.data["defender"] == seat:
            taken.setdefault(event.seat, []).append(log_writer.territory(event.data["target"]))
        elif event.type in {"eliminated", "capital_fell"}:
            sentence = log_writer.sentence(event.to_dict(None))
            if sentence is not None:
                lines.append(sentence)
    for by, places in taken.items():
        lines.append(f"{log_writer.seat(by, start=True)} took {a_list(places)} from you.")
    lines = lines[-MOST_NEWS:]
    held, armies = standing(territories, [seat])[seat]
    fallen = f"lost {lost} {'army' if lost == 1 else 'armies'} and " if lost else ""
    noun = "territory" if held == 1 else "territories"
    strength = "1 army" if armies == 1 else f"{armies} armies"
    lines.append(f"You {fallen}hold {held} {noun} with {strength}.")
    return lines


def _since(seat: str, events: Sequence[Any]) -> list[Any] | None:
    """The events after the seat's last turn, or None if it has not had one."""
    own = next(
        (
            i
            for i in range(len(events) - 1, -1, -1)
            if events[i].type == "turn_started"
            and events[i].seat == seat
            # the turn that begins now is not the last one
            and any(e.type == "turn_started" for e in events[i + 1 :])
        ),
        None,
    )
    if own is None:
        return None
    over = next(i for i in range(own + 1, len(events)) if events[i].type == "turn_started")
    return list(events[over:])


def game_over(game: Game, chronicle: Chronicle, about: str | None, *, ended: bool) -> Over:
    """What the last screen says: who won and why, the course of the game, and some figures.

    Args:
        game: the finished game.
        chronicle: its story.
        about: whose figures are shown; the winner's if None.
        ended: the game was given up before anybody won. One of which only a part is known
            ends here, too, as far as anybody can see.
    """
    seen = game.observe(None)
    now = standing(seen["territories"], game.seats)
    won = next((e for e in reversed(chronicle.events) if e.type == "won"), None)
    winner = None if ended else game.winner
    if won is not None and not ended:
        text = str(chronicle.log_writer.sentence(won.to_dict()))
        reason = str(won.data["reason"])
    elif winner is not None and (verdict := game.explain_win()) is not None:
        text, reason = verdict.message, verdict.rule  # of a position whose course is not known
    elif game.is_partial:
        text, reason = IllegalAction(NOT_PLAYABLE).message, PARTIAL
    else:
        text, reason = f"The game was ended in round {game.round}.", ENDED
    return {
        "winner": winner,
        "reason": reason,
        "text": text,
        "history": chronicle.curves(game.seats, (game.round, now)),
        "about": about or winner,
        "stats": _stats(game, chronicle, about or winner),
    }


def _stats(game: Game, chronicle: Chronicle, about: str | None) -> list[Figure]:
    figures = chronicle.figures(game.seats)
    if about is None:
        all_battles = sum(f["battles"] for f in figures.values())
        return [
            {"label": "Rounds", "value": game.round},
            {"label": "Battles", "value": int(all_battles)},
        ]
    own = figures[about]
    return [
        {"label": "Rounds", "value": game.round},
        {"label": "Battles won", "value": f"{int(own['won'])} of {int(own['battles'])}"},
        {"label": "Territories taken", "value": int(own["taken"])},
        {"label": "Territories lost", "value": int(own["lost"])},
        {"label": "Sets traded", "value": int(own["sets"])},
        {"label": "Dice against odds", "value": f"{_signed(own['luck'])} armies"},
    ]


def table_of_figures(game: Game, chronicle: Chronicle) -> StatsAnswer:
    """The figures of all seats as a table, with the meaning of each column."""
    figures = chronicle.figures(game.seats)
    columns = {
        "battles": "Battles begun",
        "won": "Battles won",
        "taken": "Territories taken",
        "lost": "Territories lost",
        "sets": "Sets traded",
        "killed": "Armies beaten",
        "fallen": "Armies lost",
        "luck": "Armies spared by the dice",
    }
    return {
        "columns": [{"id": key, "label": label} for key, label in columns.items()],
        "rows": [
            {"seat": seat, **{k: round(v, 1) if k == "luck" else int(v) for k, v in row.items()}}
            for seat, row in figures.items()
        ],
    }


def _signed(number: float) -> str:
    return "±0" if abs(number) < 0.05 else f"{number:+.1f}".replace("-", "−")
