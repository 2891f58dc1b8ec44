"""The scenes of a film: the moments of a game that it shows, their captions and lengths.

A turn is told in one of three ways: capture by capture, as a whole, or together with the other
turns of its round. The film tells all of the game in the most detailed way that its time allows;
the last turn is told capture by capture.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from risk_widget.engine.codes import IN_OCCUPY, IN_SETUP
from risk_widget.engine.explain import continents_held
from risk_widget.log_sentences import event_message, placing_message
from risk_widget.messages import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.events import EventDict
    from risk_widget.engine.history import PlayedAction
    from risk_widget.engine.state import State
    from risk_widget.log_sentences import LogEvent

Part = Literal["game", "last_round"]
"""The part of a game that a film shows: the whole game, or its last round."""
PARTS: Final = get_args(Part)

LONGEST: Final[Mapping[Part, int]] = {"game": 24_000, "last_round": 8_000}
"""The length of a film in milliseconds."""
TITLE: Final = 1_800
ENDING: Final = 3_000
"""The time of the title and of the last scene, in milliseconds."""
NAMED: Final = 3
"""The most captures of a turn whose territories are named."""
GREAT: Final = 2
"""The most events of a round that the film shows."""


class Pace(NamedTuple):
    """The shortest and the longest time for a scene, in milliseconds."""

    least: int
    most: int


_PLACING: Final = Pace(360, 1_000)
_CAPTURE: Final = Pace(440, 1_300)
_TURN: Final = Pace(520, 1_600)
_ROUND: Final = Pace(340, 900)


@dataclass(frozen=True, slots=True)
class Scene:
    """A position that the film shows for a while, with its caption.

    Attributes:
        state: the position.
        caption: the sentences below the map.
        seat: the seat that the scene is about, if there is one.
        arrows: source and target of each capture.
        placed: the territories where armies have been placed.
        pace: how long it may be shown.
        time: how long it is shown, in milliseconds.
        title: the lines of the title, on the first scene.
    """

    state: State
    caption: tuple[Message, ...]
    seat: str | None = None
    arrows: tuple[tuple[str, str], ...] = ()
    placed: tuple[str, ...] = ()
    pace: Pace = _TURN
    time: int = 0
    title: tuple[str, ...] = ()


@dataclass(slots=True)
class _Turn:
    """A turn and its events."""

    seat: str
    round: int
    end: State
    scenes: list[Scene] = field(default_factory=list)
    placed: list[EventDict] = field(default_factory=list)
    captured: list[EventDict] = field(default_factory=list)


def scenes_of(game: CoreGame, viewer: str | None, part: Part) -> list[Scene]:
    """Choose the scenes of a film.

    Args:
        game: the game.
        viewer: the seat whose view is shown; None for what everybody sees.
        part: the part of the game.
    """
    start, turns = _turns_of(game, viewer)
    if part == "last_round" and turns:
        last = turns[-1].round
        before = [turn for turn in turns if turn.round < last]
        start = before[-1].end if before else start
        turns = turns[len(before) :]
    ending = _ending(game, viewer, turns)
    title = Scene(start, (), title=_title(game), time=TITLE)
    told = _told(turns, LONGEST[part] - TITLE - ENDING)
    return [title, *told, replace(ending, time=ENDING)]


def _title(game: CoreGame) -> tuple[str, ...]:
    won = game.winner is not None
    words = say("film-title", mode=game.config.mode_title, round=game.round, won=won)
    return words, game.edition.title


def _ending(game: CoreGame, viewer: str | None, turns: Sequence[_Turn]) -> Scene:
    """Show the last position, with the sentence about the winner if there is one."""
    for event in reversed(game.history[-1].events if game.history else ()):
        if event.type == "won":
            message = _message(game, event.to_dict(viewer))
            return Scene(game.state, (message,) if message else (), seat=game.winner)
    scene = turns[-1].scenes[-1] if turns and turns[-1].scenes else None
    return Scene(game.state, (Message("film-round", {"round": game.round}),),
                 seat=scene.seat if scene else None)  # fmt: skip


# ---- the events of turns -------------------------------------------------------------------------


def _turns_of(game: CoreGame, viewer: str | None) -> tuple[State, list[_Turn]]:
    """Return the position in which the first turn begins, and all turns."""
    start = game.positions[0]
    turns: list[_Turn] = []
    if start.phase not in IN_SETUP:
        turns.append(_Turn(game.config.seats[start.turn], start.round, start))
    teller = _Teller(game, viewer)
    for before, played, after in game.walk():
        for event in played.events:
            if event.type == "turn_started" and event.seat is not None:
                turns.append(_Turn(event.seat, after.round, after))
                if len(turns) == 1:
                    start = after
        if not turns:
            start = after
        teller.follow(turns, before, played, after)
    return start, turns


class _Teller:
    """A narrator that makes scenes from the turns and steps of a game."""

    def __init__(self, game: CoreGame, viewer: str | None) -> None:
        self._game = game
        self._viewer = viewer
        self._since: State | None = None
        """the position before a capture whose armies have not moved in yet"""
        self._events: list[EventDict] = []

    def follow(self, turns: list[_Turn], before: State, played: PlayedAction, after: State) -> None:
        """Record a step; events after the start of a turn belong to that turn."""
        begun = sum(event.type == "turn_started" for event in played.events)
        if not turns or before.phase in IN_SETUP:
            return
        turn = turns[-1 - begun] if begun < len(turns) else turns[0]
        for event in played.events:
            if event.type == "turn_started":
                break
            self._note(turn, event.to_dict(self._viewer), before)
        turn.end = after
        if self._since is not None and after.phase != IN_OCCUPY:
            self._show_capture(turn, after)
        elif turn.placed and after.phase != before.phase and not turn.captured:
            self._show_placing(turn, after)

    def _note(self, turn: _Turn, event: EventDict, before: State) -> None:
        if event["type"] == "placed" and event["seat"] == turn.seat and not event.get("third"):
            turn.placed.append(event)
        elif event["type"] == "captured":
            self._since = before
            self._events = [event]
        elif event["type"] == "eliminated" and self._since is not None:
            self._events.append(event)

    def _show_placing(self, turn: _Turn, after: State) -> None:
        if any(scene.placed for scene in turn.scenes):
            return
        places = dict.fromkeys(str(event.get("territory")) for event in turn.placed)
        told = placing_message(turn.placed)
        if len(places) > NAMED:
            armies = sum(event["armies"] for event in turn.placed if event["type"] == "placed")
            told = Message("film-placed", {"seat": turn.seat, "armies": armies})
        turn.scenes.append(Scene(after, (told,), turn.seat, (), tuple(places), _PLACING))

    def _show_capture(self, turn: _Turn, after: State) -> None:
        assert self._since is not None
        first = self._events[0]
        assert first["type"] == "captured"
        events: list[LogEvent] = [*self._events, *self._completed(turn.seat, after)]
        told = [message for event in events if (message := _message(self._game, event))]
        arrow = (first["source"], first["target"])
        scene = Scene(after, tuple(told), turn.seat, (arrow,), (), _CAPTURE)
        turn.scenes.append(scene)
        turn.captured.append(first)
        self._since, self._events = None, []

    def _completed(self, seat: str, after: State) -> Iterator[LogEvent]:
        """Report the continents that a capture has completed."""
        assert self._since is not None
        config = self._game.config
        number = config.seats.index(seat)
        held = {continent.id for continent in continents_held(config, self._since, number)}
        for continent in continents_held(config, after, number):
            if continent.id not in held:
                yield {
                    "type": "continent_taken",
                    "seat": seat,
                    "continent": continent.id,
                    "armies": continent.bonus,
                }


def _message(game: CoreGame, event: LogEvent) -> Message | None:
    return event_message(event, game.board, game.config.rules)


# ---- the choice of scenes, and their lengths -----------------------------------------------------


def _told(turns: Sequence[_Turn], time: int) -> list[Scene]:
    """Narrate the turns in as much detail as there is time for."""
    if not turns:
        return []
    *others, last = turns
    closing = last.scenes
    if _least(closing) > time // 2:
        closing = _as_whole(last)
    ways: list[list[Scene]] = [
        [scene for turn in others for scene in turn.scenes],
        [scene for turn in others for scene in _as_whole(turn)],
    ]
    found = next((way for way in ways if _least([*way, *closing]) <= time), None)
    if found is None:
        found = _by_rounds(others, (time - _least(closing)) // _ROUND.least)
    return _timed([*found, *closing], time)


def _least(scenes: Sequence[Scene]) -> int:
    return sum(scene.pace.least for scene in scenes)


def _as_whole(turn: _Turn) -> list[Scene]:
    """Narrate a turn in one scene: all its captures, or the armies that it has placed."""
    if not turn.captured:
        return [scene for scene in turn.scenes if scene.placed]
    places = [event["target"] for event in turn.captured if event["type"] == "captured"]
    captures = [scene for scene in turn.scenes if scene.arrows]
    about = {
        "seat": turn.seat,
        "number": len(places),
        "places": places,
        "named": len(places) <= NAMED,
    }
    told = captures[0].caption[:1] if len(places) == 1 else (Message("film-turn", about),)
    arrows = tuple(arrow for scene in captures for arrow in scene.arrows)
    return [Scene(turn.end, (*told, *_great(turn)), turn.seat, arrows, (), _TURN)]


def _by_rounds(turns: Sequence[_Turn], most: int) -> list[Scene]:
    """Narrate whole rounds, as many in each scene as needed for at most ``most`` scenes."""
    rounds = [list(each) for _, each in groupby(turns, key=lambda turn: turn.round)]
    step = -(-len(rounds) // max(1, most))
    return [_round(rounds[last - step : last]) for last in range(step, len(rounds) + 1, step)]


def _round(rounds: Sequence[Sequence[_Turn]]) -> Scene:
    """Narrate a few rounds in one scene, with the most important results of their captures."""
    turns = [turn for each in rounds for turn in each]
    great = [(turn.seat, message) for turn in turns for message in _great(turn)]
    seats = {seat for seat, _ in great[-GREAT:]}
    return Scene(
        turns[-1].end,
        tuple(message for _, message in great[-GREAT:]),
        seats.pop() if len(seats) == 1 else None,
        pace=_ROUND,
    )


def _great(turn: _Turn) -> list[Message]:
    """Return the results of a turn's captures: continents completed, and seats knocked out."""
    return [message for scene in turn.scenes if scene.arrows for message in scene.caption[1:]]


def _timed(scenes: Sequence[Scene], time: int) -> list[Scene]:
    """Share out the time: each scene gets its minimum, and the same share of its leeway."""
    least = _least(scenes)
    spare = sum(scene.pace.most - scene.pace.least for scene in scenes)
    share = min(1.0, max(0.0, (time - least) / spare)) if spare else 0.0
    return [
        replace(scene, time=_hundredths(scene.pace.least + share * _slack(scene)))
        for scene in scenes
    ]


def _slack(scene: Scene) -> int:
    return scene.pace.most - scene.pace.least


def _hundredths(time: float) -> int:
    """Round down to hundredths of a second, the unit of animated pictures."""
    return int(time // 10) * 10
