"""Looking back: what a seat missed since its last turn, and how a finished game went."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.engine.partial_game import NOT_PLAYABLE
from risk_widget.messages import render, say
from risk_widget.rules.missions import mission_cards
from risk_widget.widget.snapshot import count_holdings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.game import Game
    from risk_widget.log_sentences import LogWriter
    from risk_widget.widget.answer_types import StatsAnswer
    from risk_widget.widget.chronicle import Chronicle
    from risk_widget.widget.snapshot_types import Figure, Over

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
            taken.setdefault(event.seat, []).append(event.data["target"])
        elif event.type in {"eliminated", "capital_fell"}:
            sentence = log_writer.sentence(event.to_dict(None))
            if sentence is not None:
                lines.append(sentence)
    for by, places in taken.items():
        lines.append(say("since-took", log_writer.names, seat=by, territories=places))
    lines = lines[-MOST_NEWS:]
    held, armies = count_holdings(territories, [seat])[seat]
    lines.append(say("since-standing", lost=lost, territories=held, armies=armies))
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
        if not _begins_within_turn(seat, events):
            return None
        own = -1
    over = next(i for i in range(own + 1, len(events)) if events[i].type == "turn_started")
    return list(events[over:])


def _begins_within_turn(seat: str, events: Sequence[Any]) -> bool:
    """Whether a game begins in a turn of the seat's that is over, as a challenge does."""
    first = list(takewhile(lambda event: event.type != "turn_started", events))
    return len(first) < len(events) and any(
        event.type == "phase_started"
        and event.seat == seat
        and event.data["phase"] not in SETUP_PHASES
        for event in first
    )


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
    now = count_holdings(seen["territories"], game.seats)
    won = next((e for e in reversed(chronicle.events) if e.type == "won"), None)
    winner = None if ended else game.winner
    if won is not None and not ended:
        text = str(chronicle.log_writer.sentence(won.to_dict()))
        reason = str(won.data["reason"])
    elif winner is not None and (verdict := game.explain_win()) is not None:
        text, reason = verdict.message, verdict.rule  # of a position whose course is not known
    elif game.is_partial:
        text, reason = render(NOT_PLAYABLE.content), PARTIAL
    else:
        text, reason = say("over-ended", round=game.round), ENDED
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
            _figure("rounds", game.round),
            _figure("all-battles", int(all_battles)),
        ]
    own = figures[about]
    won = say("figure-won-of", won=int(own["won"]), battles=int(own["battles"]))
    return [
        _figure("rounds", game.round),
        _figure("won", won),
        _figure("taken", int(own["taken"])),
        _figure("lost", int(own["lost"])),
        _figure("sets", int(own["sets"])),
        _figure("odds", _against_odds(own["luck"])),
    ]


def _figure(figure: str, value: int | str) -> Figure:
    return {"label": say(f"figure-{figure}"), "value": value}


def table_of_figures(game: Game, chronicle: Chronicle) -> StatsAnswer:
    """The figures of all seats as a table, with the meaning of each column."""
    figures = chronicle.figures(game.seats)
    columns = ("battles", "won", "taken", "lost", "sets", "killed", "fallen", "luck")
    missions = mission_cards()
    held = {seat: game.observe(seat)["mission"] for seat in game.seats} if game.is_over else {}
    return {
        "dice": chronicle.dice_fallen(),
        "missions": {s: missions[m].text(game.board) for s, m in held.items() if m is not None},
        "columns": [{"id": key, "label": say(f"figure-{key}")} for key in columns],
        "rows": [
            {"seat": seat, **{k: round(v, 1) if k == "luck" else int(v) for k, v in row.items()}}
            for seat, row in figures.items()
        ],
    }


def _against_odds(armies: float) -> str:
    sign = "even" if abs(armies) < 0.05 else "plus" if armies > 0 else "minus"
    return say("figure-odds-armies", sign=sign, armies=abs(armies))
