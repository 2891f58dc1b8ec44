"""Summaries of the parts of a turn, of rivals' turns, and of a finished game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.engine.core_game import NOT_PLAYABLE
from risk_widget.messages import Message, render, say
from risk_widget.play.game_log import FIGURES, count_holdings
from risk_widget.rules.edition_parts import mission_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.data_types import Holding
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.play.match import Match
    from risk_widget.protocol.answer_types import StatsAnswer
    from risk_widget.protocol.snapshot_types import Figure, Over, Recap
    from risk_widget.reading.json_types import JsonObject

# ---- a turn --------------------------------------------------------------------------------------

SET_VALUES_SHOWN: Final = 4
"""The most rising set values in the summary, enough to show the progression."""


def goal_in_short(config: GameConfig) -> str:
    """Say how this game is won, in a sentence."""
    rules = config.rules
    goal: dict[str, object] = {
        "goal": rules.goal,
        "claim": rules.claim_win,
        "third": config.has_third,
    }
    if rules.goal == "capitals":
        goal["capitals"] = rules.capitals_needed[config.players]
    return render(Message("short-goal", goal), config.names)


def turn_in_short(config: GameConfig) -> list[str]:
    """List the goal and the parts of a turn in order, with the numbers of this game.

    The list is enough to begin with, and leaves out the details in the clauses.
    """
    rules = config.rules
    fixed = rules.card_values == "fixed"
    values = sorted(set(rules.fixed_values.values())) if fixed else rules.rising_values
    card = Message.of(
        "short-card",
        kind=rules.card_values,
        values=list(values if fixed else values[:SET_VALUES_SHOWN]),
        must=rules.must_trade_at,
    )
    movement = Message.of("short-move", movement=rules.movement)
    lines = [
        Message.of("short-armies", per=rules.territories_per_army, least=rules.minimum_armies),
        Message.of("short-attack", attack=rules.attack_armies, defence=max(rules.defence_dice)),
        *([movement, card] if rules.card_drawn == "end_of_turn" else [card, movement]),
    ]
    return [goal_in_short(config), *(render(line, config.names) for line in lines)]


# ---- events since the seat's own turn ------------------------------------------------------------

LONGEST_RECAP: Final = 4
"""The most sentences about rivals; one more follows about the seat itself."""


def turn_recap(match: Match, viewer: str | None, *, begins: bool) -> Recap | None:
    """Summarise rivals' turns since the last turn of the seat at the screen; None if not shown now.

    Args:
        match: the game.
        viewer: the seat at the screen.
        begins: whether the seat is in the first part of its turn, when the summary is shown. The
            headline also appears while bots play.
    """
    if not begins and match.game.actor not in match.bots:
        return None
    told = _told_since(match, viewer) if begins and viewer else []
    events = events_since_own_turn(viewer, match.log.events)
    territories = match.game.observe(None)["territories"]
    news = [*news_of(viewer, events, territories, match.game.board)]
    return {
        "headline": render(Message.of("news", parts=news), match.called) if news else "",
        "changed": former_owners(events) if begins else {},
        "since": [line for _, line in told],
        "since_by": [by for by, _ in told],
    }


def events_since_own_turn(seat: str | None, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events since the seat's last turn, or those of this turn if there is no seat."""
    after = len(events)
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if event.type == "turn_started":
            # The turn that begins now does not count as the last one.
            if after < len(events) and event.seat == seat:
                break
            after = number
            if seat is None:
                break
    return events[after:]


class Change(NamedTuple):
    """A territory that has changed hands: captured, or cleared by the fall of a capital."""

    territory: str
    before: str
    by: str


def changes_of_hands(events: Sequence[Event]) -> Iterator[Change]:
    """Yield each change of hands in ``events``, in order."""
    for event in events:
        if event.type == "captured":
            yield Change(event.data["target"], event.data["defender"], str(event.seat))
        elif event.type == "capital_fell":
            fall = event.data
            for territory in fall["cleared"]:
                yield Change(territory, fall["owner"], str(fall["by"]))


def former_owners(events: Sequence[Event]) -> JsonObject:
    """Map each territory that has changed hands in ``events`` to its owner before the events."""
    before: JsonObject = {}
    after: dict[str, str] = {}
    for territory, owner, by in changes_of_hands(events):
        before.setdefault(territory, owner)
        after[territory] = by
    return {name: owner for name, owner in before.items() if after[name] != owner}


def news_of(
    seat: str | None,
    events: Sequence[Event],
    territories: Mapping[str, Holding],
    board: Board,
) -> Iterator[Message]:
    """Yield territories taken by other players, continents lost and won, and eliminations.

    Args:
        seat: the reader, who is called "you".
        events: see `events_since_own_turn`.
        territories: the position after the events.
        board: the board, for its continents.
    """
    changes = [change for change in changes_of_hands(events) if change.by != seat]
    taken = Counter(change.by for change in changes)
    yours = Counter(change.by for change in changes if change.before == seat)
    for by, n in taken.items():
        yield Message.of("news-took", seat=by, territories=n, yours=yours[by], all=yours[by] == n)
    yield from _continents(seat, events, territories, board)
    for event in events:
        if event.type == "eliminated":
            yield Message.of("news-out", seat=event.seat, you=event.seat == seat)


def _continents(
    seat: str | None,
    events: Sequence[Event],
    territories: Mapping[str, Holding],
    board: Board,
) -> Iterator[Message]:
    # A territory counts for its capturer at once, before the armies have moved in.
    after = {change.territory: change.by for change in changes_of_hands(events)}
    now_held = {name: after.get(name, owner) for name, (owner, _) in territories.items()}
    held_before = {**now_held, **former_owners(events)}
    for continent in board.continents:
        now = {now_held[name] for name in continent.territories}
        then = {held_before[name] for name in continent.territories}
        for code, holders, others in (("news-lost", then, now), ("news-won", now, then)):
            (holder, *more) = holders
            if not more and holders != others and holder is not None:
                you = holder == seat
                yield Message.of(code, seat=holder, continent=continent.id, you=you)


def recap_for(match: Match, seat: str) -> list[str]:
    """Describe the public events since the seat's own last turn in a few sentences."""
    return [line for _, line in _told_since(match, seat)]


def _told_since(match: Match, seat: str) -> list[tuple[str | None, str]]:
    """Return the sentences of `recap_for`, each with the rival who caused the event."""
    events, names = match.log.events, match.called
    recent = events_since_own_turn(seat, events)
    if not recent or not _has_had_turn(seat, events[: len(events) - len(recent)]):
        return []
    lines: list[tuple[str | None, str]] = []
    lost = 0
    taken: dict[str, list[str]] = {}
    for event in recent:
        if event.type == "rolled":
            lost += event.data["defender_losses"] if event.data["defender"] == seat else 0
            lost += event.data["attacker_losses"] if event.data["attacker"] == seat else 0
        elif event.type in {"eliminated", "capital_fell"}:
            if event.type == "capital_fell" and event.data["owner"] == seat:
                lost += sum(event.data["cleared"].values())
            sentence = match.log.log_writer.sentence(event.to_dict(None))
            if sentence is not None:
                lines.append((event.data["by"], sentence))
    for territory, owner, by in changes_of_hands(recent):
        if owner == seat:
            taken.setdefault(by, []).append(territory)
    for by, places in taken.items():
        lines.append((by, say("since-took", names, seat=by, territories=places)))
    territories = match.game.observe(None)["territories"]
    held, armies = count_holdings(territories, [seat])[seat]
    standing = say("since-standing", lost=lost, territories=held, armies=armies)
    return [*lines[-LONGEST_RECAP:], (None, standing)]


def _has_had_turn(seat: str, events: Sequence[Event]) -> bool:
    """Whether a turn of the seat began in ``events``, or the game began in the middle of one."""
    return any(
        event.seat == seat
        and (
            event.type == "turn_started"
            or (event.type == "phase_started" and event.data["phase"] not in SETUP_PHASES)
        )
        for event in events
    )


# ---- the end -------------------------------------------------------------------------------------

ENDED: Final = "ended"
"""The reason given for a game that was given up."""
PARTIAL: Final = "partial"
"""The reason given for a game that is only partly known, and whose end is unknown."""


def describe(game: Game | None) -> str:
    """Describe a game in one line of plain text."""
    if game is None:
        return say("still-none")
    if game.is_over:
        seat, standing = game.winner, "won" if game.winner else "over"
    else:
        seat, standing = game.turn, "turn"
    played = {"edition": game.edition.title, "mode": game.config.mode_title, "round": game.round}
    return say("still", **played, standing=standing, seat=seat, phase=game.phase)


def game_over(match: Match) -> Over:
    """Build the final screen: who won and why, charts of the game, and some statistics.

    A game that was given up or is only partly known gets this screen, too.
    """
    game, log = match.game, match.log
    persons = match.persons
    winner = None if match.ended else game.winner
    about = persons[0] if len(persons) == 1 else winner
    won = next((e for e in reversed(log.events) if e.type == "won"), None)
    if won is not None and not match.ended:
        # The only person at the screen need not be told their own colour.
        tell = log.log_writer.told_to_winner if persons == (winner,) else log.log_writer.sentence
        text = str(tell(won.to_dict()))
        reason = str(won.data["reason"])
    elif winner is not None and (verdict := game.explain_win()) is not None:
        # For a position whose earlier moves are unknown.
        text, reason = verdict.message, verdict.rule
    elif game.is_partial:
        text, reason = render(NOT_PLAYABLE.content), PARTIAL
    else:
        text, reason = say("over-ended", round=game.round), ENDED
    now = count_holdings(game.observe(None)["territories"], game.seats)
    return {
        "winner": winner,
        "reason": reason,
        "text": text,
        "history": log.curves(game.seats, (game.round, now)),
        "about": about,
        "stats": _stats(match, about),
    }


def _stats(match: Match, about: str | None) -> list[Figure]:
    figures = match.log.figures(match.game.seats)
    shown: dict[str, int | str] = {"rounds": match.game.round}
    if about is None:
        shown["all-battles"] = int(sum(f["battles"] for f in figures.values()))
    else:
        own = figures[about]
        shown["won"] = say("figure-won-of", won=int(own["won"]), battles=int(own["battles"]))
        shown |= {figure: int(own[figure]) for figure in ("taken", "lost", "sets")}
        luck = own["luck"]
        sign = "even" if abs(luck) < 0.05 else "plus" if luck > 0 else "minus"
        shown["luck"] = say("figure-luck-armies", sign=sign, armies=abs(luck))
    return [{"label": say(f"figure-{figure}"), "value": value} for figure, value in shown.items()]


def table_of_figures(match: Match) -> StatsAnswer:
    """Build the table of all seats' figures, with the meaning of each column."""
    game, log = match.game, match.log
    missions = mission_cards()
    held = {seat: game.observe(seat)["mission"] for seat in game.seats} if game.is_over else {}
    return {
        "dice": log.dice_fallen(),
        "missions": {s: missions[m].text(game.board) for s, m in held.items() if m is not None},
        "columns": [{"id": key, "label": say(f"figure-{key}")} for key in FIGURES],
        "rows": [
            {"seat": seat, **{k: round(v, 1) if k == "luck" else int(v) for k, v in row.items()}}
            for seat, row in log.figures(game.seats).items()
        ],
    }
