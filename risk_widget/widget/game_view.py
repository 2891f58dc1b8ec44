"""What the screen of a game shows: the position for the seat in front of it, and what surrounds it.

The parts come from `snapshot`; here they are put together as the game stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from risk_widget.widget import snapshot as shape
from risk_widget.widget.match import HUMAN, proposal
from risk_widget.widget.new_game import chosen_last
from risk_widget.widget.recap import (
    changed_hands,
    game_over,
    headline,
    since_last_turn,
    since_own_turn,
)
from risk_widget.widget.snapshot import chances_to_win

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.game import Game
    from risk_widget.widget.match import Match, Screen
    from risk_widget.widget.relay import Host
    from risk_widget.widget.snapshot_types import Bots, Handover, Over, Snapshot

__all__ = ["Switches", "game_snapshot", "shown_of", "turn_news"]


def shown_of(match: Match | None, screen: Screen, *, evaluation: bool = False) -> shape.Shown:
    """For whom the screen is, and whether the decision is theirs."""
    if match is None:
        return shape.Shown(None, "none", {}, {}, frozenset(), may_act=False)
    may_act = (
        not match.is_over
        and screen.handover_to is None
        and match.rolling is None
        and match.game.actor is not None
        and not match.is_placing
        and match.game.actor == screen.viewer
    )
    return shape.Shown(
        viewer=screen.viewer,
        private=screen.private,
        player=match.players,
        names=match.names,
        auto_defend=frozenset(match.auto_defend),
        out=match.out_round,
        renamed=frozenset(match.chosen_names),
        may_act=may_act,
        evaluation=evaluation,
    )


class Switches(NamedTuple):
    """What a page can switch on: lines that teach, buttons that confirm, chances to win."""

    teach: bool
    confirm: bool
    evaluation: bool


def game_snapshot(host: Host, match: Match | None, at_screen: Screen, on: Switches) -> Snapshot:
    """All that the screen of a game shows, as JSON data."""
    if match is None:
        bots = _bots(host, match)
        empty = shape.empty(host.seq, host.game_id, bots=bots, acks=host.acks.shown())
        chosen = chosen_last()
        if chosen is not None:
            empty["chosen"] = chosen
        return _switched(on, cast("Snapshot", empty))  # the page draws no more than that
    game, story, shown = match.game, match.chronicle, shown_of(match, at_screen)
    over = match.is_over
    screen = "over" if over else "handover" if at_screen.handover_to else "play"
    events, perspective = story.events, shown.perspective
    seen = game.observe(perspective)
    part = shape.game_part(game, seen, shown)
    if over:
        part |= {"phase": "over", "actor": None, "human": False, "tired": {}}
    reinforcing = game.phase == "reinforce" and not over
    placed = _placed(game, events)
    snapshot = {
        "v": shape.VERSION,
        "seq": host.seq,
        "game_id": host.game_id,
        "screen": screen,
        **part,
        "handover": _handover(match, at_screen) if screen == "handover" else None,
        "income": shape.income_items(game) if reinforcing else None,
        "placed": placed,
        **turn_news(match, shown, begins=reinforcing and not placed),
        "single_fortify": shape.single_fortify(game),
        "battle": shape.battle(seen, events),
        "recent": story.recent(shape.RECENT, perspective),
        "log_length": story.length,
        "moves": story.steps,
        "last": shape.last_events(
            story.events_since(match.sent_steps),
            perspective,
            room=shape.EVENT_BYTES // 2 if over else shape.EVENT_BYTES,
        ),
        "undo": match.can_undo,
        "redo": match.can_redo,
        "bots": _bots(host, match),
        "acks": host.acks.shown(),
        "rolling": None if match.rolling is None else match.rolling.shown(),
        **({"series": series} if (series := match.series) else {}),
        **({"placing": True} if match.is_placing else {}),
        **({"proposal": proposal(game, seen)} if game.phase == "occupy" else {}),
        "over": _over(match) if over else None,
        **(
            {"chances": chances_to_win(game, shown.perspective)}
            if on.evaluation and not over
            else {}
        ),
    }
    return _switched(on, cast("Snapshot", snapshot))


def _placed(game: Game, events: Sequence[Any]) -> dict[str, int]:
    """Armies that the seat that must act has placed: in this part, in set-up in its last turn."""
    if game.phase == "place":
        return shape.placed_in_set_up(events, game.actor)
    return shape.placed(events) if game.phase == "reinforce" and not game.is_over else {}


def _bots(host: Host, match: Match | None) -> Bots:
    """What goes on by itself."""
    bots: Bots = {
        "running": host.to_advance and (match is None or match.rolling is None),
        "paused": match is not None and match.waits and match.game.actor in match.bots,
        "speed": host.speed,
    }
    if host.page_driven and host.to_advance:
        bots["tick"] = round(1000 * host.pause)
    return bots


def _switched(on: Switches, snapshot: Snapshot) -> Snapshot:
    """The snapshot with what is switched on."""
    if on.teach:
        snapshot["teach"] = True
    if on.confirm:
        snapshot["confirm"] = True
    if on.evaluation:
        snapshot["evaluation"] = True
    return snapshot


def _handover(match: Match, screen: Screen) -> Handover:
    seat = cast("str", screen.handover_to)
    return {"to": seat, "name": match.names[seat], "lines": _news(match, seat)}


def turn_news(match: Match, shown: shape.Shown, *, begins: bool) -> dict[str, Any]:
    """What the others did since the last turn of the seat at the screen, as its turn begins."""
    since = _since(match, shown) if begins else None
    return {"since": since, **_news_part(match, shown, begins=begins)}


def _news_part(match: Match, shown: shape.Shown, *, begins: bool) -> dict[str, Any]:
    """The headline while bots play and as a person's turn begins, with what it is about."""
    game, story = match.game, match.chronicle
    begins = begins and shown.may_act
    if not begins and game.actor not in match.bots:
        return {}
    events = since_own_turn(shown.viewer, story.events)
    territories = game.observe(None)["territories"]
    names = story.log_writer.names
    part = {
        "headline": headline(shown.viewer, events, territories, game.board, names),
        "changed": changed_hands(events, territories) if begins else {},
    }
    return {key: value for key, value in part.items() if value}


def _since(match: Match, shown: shape.Shown) -> list[str] | None:
    """What the seat that begins its turn has missed; None while it is not at the screen."""
    if not shown.may_act or shown.viewer is None:
        return None
    return _news(match, shown.viewer)


def _news(match: Match, seat: str) -> list[str]:
    story = match.chronicle
    territories = match.game.observe(None)["territories"]
    return since_last_turn(seat, story.events, story.log_writer, territories)


def _over(match: Match) -> Over:
    persons = [seat for seat, player in match.players.items() if player == HUMAN]
    about = persons[0] if len(persons) == 1 else None
    return game_over(match.game, match.chronicle, about, ended=match.ended)
