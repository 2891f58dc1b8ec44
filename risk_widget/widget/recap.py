"""A turn in a minute: what a game is about and how a turn goes, in a few lines."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.engine.core_game import NOT_PLAYABLE
from risk_widget.messages import Message, render, say
from risk_widget.rules.fields import mission_cards
from risk_widget.widget.snapshot import count_holdings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.config import GameConfig
    from risk_widget.game import Game
    from risk_widget.log_sentences import LogWriter
    from risk_widget.messages import Names
    from risk_widget.widget.answer_types import StatsAnswer
    from risk_widget.widget.game_log import Chronicle
    from risk_widget.widget.snapshot_types import Figure, Over

__all__ = [
    "changed_hands",
    "game_over",
    "headline",
    "since_last_turn",
    "since_own_turn",
    "table_of_figures",
    "turn_in_short",
]


FIRST: Final = 4
"""Values of sets that are told: by them it is seen how they rise."""


def turn_in_short(config: GameConfig) -> list[str]:
    """What wins, and then the parts of a turn in their order, with the numbers of this game.

    It is enough to begin with, and leaves out what the clauses have besides.
    """
    lines = [_goal(config), _armies(config), _attack(config), _card(config), _move(config)]
    if config.rules.card_drawn == "end_of_turn":
        lines[3:] = lines[:2:-1]
    return [render(line, config.names) for line in lines]


def _goal(config: GameConfig) -> Message:
    """``win.domination``, ``win.mission``, ``win.capital``, ``win.duel``, ``turn.claim``."""
    rules = config.rules
    about: dict[str, object] = {
        "goal": rules.goal,
        "claim": rules.claim_win,
        "third": config.has_third,
    }
    if rules.goal == "capitals":
        about["capitals"] = rules.capitals_needed[config.players]
    return Message("short-goal", about)


def _armies(config: GameConfig) -> Message:
    """``reinforce.territories``, ``reinforce.continents``."""
    rules = config.rules
    armies = {"per": rules.territories_per_army, "least": rules.minimum_armies}
    return Message("short-armies", armies)


def _attack(config: GameConfig) -> Message:
    """``attack.armies``, ``attack.dice``, ``attack.defence-dice``, ``attack.compare``."""
    rules = config.rules
    dice = {"attack": rules.attack_armies, "defence": max(rules.defence_dice)}
    return Message("short-attack", dice)


def _card(config: GameConfig) -> Message:
    """``cards.earn``, ``cards.value``, ``cards.must-trade``."""
    rules = config.rules
    fixed = rules.card_values == "fixed"
    values = sorted(set(rules.fixed_values.values())) if fixed else rules.rising_values[:FIRST]
    about = {"kind": rules.card_values, "values": list(values), "must": rules.must_trade_at}
    return Message("short-card", about)


def _move(config: GameConfig) -> Message:
    """``move.adjacent``, ``move.count``, ``move.tired``."""
    return Message("short-move", {"movement": config.rules.movement})


def since_own_turn(seat: str | None, events: Sequence[Any]) -> Sequence[Any]:
    """The events since the seat's last turn ended; for nobody, those of the turn that is played."""
    after = len(events)
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if event.type == "turn_started":
            # The turn that begins now is not the last one.
            if after < len(events) and event.seat == seat:
                break
            after = number
            if seat is None:
                break
    return events[after:]


def changed_hands(
    events: Sequence[Any], territories: Mapping[str, Sequence[Any]]
) -> dict[str, Any]:
    """Territory -> who held it before these events, where somebody else holds it now."""
    before: dict[str, Any] = {}
    for event in events:
        if event.type == "captured":
            before.setdefault(event.data["target"], event.data["defender"])
    return {name: owner for name, owner in before.items() if territories[name][0] != owner}


def headline(
    seat: str | None,
    events: Sequence[Any],
    territories: Mapping[str, Sequence[Any]],
    board: Board,
    names: Names,
) -> str:
    """Who took how many territories, who has lost or won a continent, who is out; "" for nothing.

    Args:
        seat: to whom it is said; "you" is that seat.
        events: what it is about, see `since_own_turn`.
        territories: the position after these events.
        board: for the continents.
        names: what ids are called.
    """
    parts = [*_taken(seat, events), *_continents(seat, events, territories, board)]
    parts += [
        Message.of("news-out", seat=event.seat, you=event.seat == seat)
        for event in events
        if event.type == "eliminated"
    ]
    return render(Message.of("news", parts=parts), names) if parts else ""


def _taken(seat: str | None, events: Sequence[Any]) -> list[Message]:
    captures = [event for event in events if event.type == "captured" and event.seat != seat]
    taken = Counter(event.seat for event in captures)
    yours = Counter(event.seat for event in captures if event.data["defender"] == seat)
    return [
        Message.of(
            "news-took", seat=by, territories=number, yours=yours[by], all=yours[by] == number
        )
        for by, number in taken.items()
    ]


def _continents(
    seat: str | None,
    events: Sequence[Any],
    territories: Mapping[str, Sequence[Any]],
    board: Board,
) -> list[Message]:
    before = changed_hands(events, territories)
    said = []
    for continent in board.continents:
        now = {territories[name][0] for name in continent.territories}
        then = {before.get(name, territories[name][0]) for name in continent.territories}
        for code, holders, others in (("news-lost", then, now), ("news-won", now, then)):
            (holder, *more) = holders
            if not more and holders != others and holder is not None:
                said.append(
                    Message.of(code, seat=holder, continent=continent.id, you=holder == seat)
                )
    return said


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
