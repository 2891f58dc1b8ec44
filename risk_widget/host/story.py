"""Stories, which need no kernel: every answer that a page may request is recorded in advance."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, takewhile
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from risk_widget.engine.actions import Attack, Fortify, Place
from risk_widget.host.queries import answer
from risk_widget.host.relay import Acks, traits_of
from risk_widget.messages import call_seats, current_language, say
from risk_widget.notation import SPECTATOR
from risk_widget.notation.comments import read_comment
from risk_widget.notation.text_parts import Viewer
from risk_widget.play.hot_seat import HotSeat
from risk_widget.play.recap import goal_in_short
from risk_widget.play.snapshot import (
    LONGEST_COMMENT,
    Viewpoint,
    game_screen,
    moment,
    switches_shown,
)
from risk_widget.protocol.controls import RECORDED
from risk_widget.protocol.items import Refused, presentable
from risk_widget.reading.clean_names import printable
from risk_widget.rules.clauses import clauses

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from risk_widget.engine.history import PlayedAction
    from risk_widget.play.match import Match
    from risk_widget.play.snapshot import Verdicts
    from risk_widget.protocol.answer_types import ReviewAnswer, TurningPoint
    from risk_widget.protocol.outbox_types import Query, Speed
    from risk_widget.protocol.snapshot_types import (
        AroundPart,
        Moment,
        StoryChapter,
        StoryCourse,
        StoryPart,
        StoryQuestion,
    )
    from risk_widget.reading.json_types import JsonObject


def recorded(
    match: Match, seat: str | None = None, *, verdicts: Verdicts | None = None
) -> JsonObject:
    """Record a game for a page without a kernel, in the current language.

    Args:
        match: the game, its players and its comments.
        seat: the seat, or "spectator", whose view of a game in progress is shown. A finished game
            has no secrets, and everybody's view of it is shown.
        verdicts: the confirmed mistakes of the person in the game, if they are known.

    Raises:
        ValueError: the game isn't over, and no seat says whose view may be shown; there is no such
            seat; or nothing has been played.
    """
    if seat is None and not match.is_over:
        raise ValueError(
            "the game isn't over: say whose view its story may show, with a seat or with "
            'seat="spectator"'
        )
    asked = Viewer(match.game.config, seat).name
    if not match.log.steps:
        raise ValueError("nothing has been played in this game yet, so there is nothing to tell")
    viewer = None if asked in ("", SPECTATOR) or match.is_over else asked
    private: Literal["shown", "none"] = "none" if viewer is None else "shown"
    shown = Viewpoint(match, viewer, private, may_act=False, persons=(), verdicts=verdicts)
    with call_seats(match.chosen_names):
        moments = [moment(step, shown) for step in range(match.log.steps + 1)]
    answers = dict(_answers(shown))
    around: AroundPart = {"advice": True, "guest": {"story": _story(shown, answers)}}
    screen = HotSeat(viewer, None, viewer)
    steps = match.log.steps
    off = switches_shown({})
    snapshot = game_screen(_Recorder(match.id), match, screen, off, around, since=steps)
    traits = traits_of(match.game.board, snapshot)
    # The words of other languages stay in the kernel.
    traits["catalog"] = {**traits["catalog"], "languages": [current_language()]}
    return {
        "traits": traits,
        "moments": _columns(moments),
        "answers": answers,
        "refused": say("story-not-here"),
    }


@dataclass
class _Recorder:
    """The host of the recorded screen, on which nobody plays."""

    game_id: str
    seq: int = 1
    speed: Speed = "normal"
    page_driven: bool = False
    to_advance: bool = False
    pause: float = 0.0
    acks: Acks = field(default_factory=Acks)


def _columns(moments: Sequence[Moment]) -> JsonObject:
    """Return each value of the moments with its changes, one value after the other.

    A column has two lists: the changes, the first of which is the value itself, and the number of
    moments that each of them lasts. Apart from each other, the columns pack well. A page puts the
    moments together again: `js/play/recorded.js`.
    """
    rows = [cast("JsonObject", each) for each in moments]
    return {name: _column(name, rows) for name in dict.fromkeys(chain.from_iterable(rows))}


def _column(name: str, rows: Sequence[JsonObject]) -> list[list[Any]]:
    change = _CHANGES.get(name, _whole)
    # Some moments lack a value, such as a comment; there it is None.
    before = rows[0].get(name)
    changes, lasting = [before], [0]
    for row in rows:
        now = row.get(name)
        if now != before:
            changes.append(change(before, now))
            lasting.append(0)
            before = now
        lasting[-1] += 1
    return [changes, lasting]


def _whole(_: object, now: object) -> object:
    """Return the value itself."""
    return now


def _changed(before: JsonObject, now: JsonObject) -> JsonObject:
    """Return the changed values; the names stay the same."""
    return {name: value for name, value in now.items() if value != before[name]}


def _changed_rows(before: Sequence[JsonObject], now: Sequence[JsonObject]) -> JsonObject:
    rows = enumerate(zip(before, now, strict=True))
    return {str(number): _changed(*pair) for number, pair in rows if pair[0] != pair[1]}


def _moved_on(before: Sequence[object], now: Sequence[object]) -> list[object]:
    """Return how many lines are gone from the top, how many stay, and the new ones below."""
    for gone in range(len(before)):
        stay = [line for line, _ in takewhile(_equal, zip(before[gone:], now, strict=False))]
        if stay:
            return [gone, len(stay), *now[len(stay) :]]
    return [len(before), 0, *now]


def _equal(pair: tuple[object, object]) -> bool:
    return pair[0] == pair[1]


_CHANGES: Final[Mapping[str, Callable[[Any, Any], object]]] = {
    "territories": _changed,
    "seats": _changed_rows,
    "recent": _moved_on,
}
"""How changes of large values are written; any other value is written whole."""


def _answers(shown: Viewpoint) -> Iterator[tuple[str, object]]:
    """Yield each query that a page may send, in short form, with its answer."""
    for what in RECORDED:
        yield from _answered(what, {"type": "query", "what": what}, shown)
    rules: Query = {"type": "query", "what": "clause"}
    yield from _answered("clause", rules, shown)
    for clause in clauses():
        yield from _answered(f"clause:{clause}", {**rules, "id": clause}, shown)
    yield from _answered("why:win", {"type": "query", "what": "why", "about": "win"}, shown)
    for number, event in enumerate(shown.match.log.events):
        if event.type == "rolled":
            why: Query = {"type": "query", "what": "why", "about": "battle", "n": number}
            yield from _answered(f"why:battle:{number}", why, shown)


def _answered(name: str, query: Query, shown: Viewpoint) -> Iterator[tuple[str, object]]:
    """Yield an answer, if the game has one."""
    with suppress(Refused):
        yield name, answer(query, shown)


# ---- chapters ------------------------------------------------------------------------------------


def _story(shown: Viewpoint, answers: Mapping[str, object]) -> StoryPart:
    """Divide the game into chapters: the beginning, turning points, comments and unplayed plans."""
    match = shown.match
    review = cast("ReviewAnswer | None", answers.get("review"))
    chapters = [_beginning(match)]
    if review is not None:
        for point in review["points"]:
            chapters += _told(shown, review, point)
    chapters += [_commented(shown, at, text) for at, text in match.comments_now().items()]
    chapters += _planned(shown)
    # In the order of play; comments by people come before computed chapters about the same moment.
    chapters.sort(key=lambda each: (each["at"], each["kind"] != "start", each["kind"] != "note"))
    return {"chapters": chapters, "course": _course(match, review)}


def _course(match: Match, review: ReviewAnswer | None) -> StoryCourse | None:
    """Return the chances of winning by turn, with their moments; None if they are not known."""
    if review is None or len(review["turns"]) < 2:
        return None
    moments = [*(turn["at"] for turn in review["turns"]), match.log.steps]
    return {"rounds": review["rounds"], "moments": moments, "chances": review["chances"]}


def _beginning(match: Match) -> StoryChapter:
    events = enumerate(match.game.history, 1)
    started = (at for at, step in events if any(e.type == "turn_started" for e in step.events))
    at = next(started, 0)
    text = goal_in_short(match.game.config)
    return {"at": at, "kind": "start", "text": text, "marks": [], "arrows": []}


def _told(shown: Viewpoint, review: ReviewAnswer, point: TurningPoint) -> Iterator[StoryChapter]:
    """Describe a turning point: the question that comes before it, and its events."""
    match = shown.match
    bounds = [turn["at"] for turn in review["turns"]] + [match.log.steps]
    at, told = point["at"], point.get("told")
    number = review["points"].index(point) + 1
    until = bounds[bounds.index(at) + 1]
    fight = _main_fight(match.game.history[at:until])
    chapter: StoryChapter = {
        "at": at,
        "kind": "turn",
        "number": number,
        "text": point["text"],
        "marks": [],
        "arrows": [] if fight is None else [[*fight]],
    }
    more = [] if told is None else [text for text in (told["opened"], told["better"]) if text]
    if told is None or told["better"] is None or told["try_at"] is None:
        yield {**chapter, "more": more} if more else chapter
        return
    # The reader is asked about the turn that could have changed the game; the better play is shown
    # later.
    asked_at = told["try_at"]
    asks = question_at(shown, asked_at, bounds[bounds.index(asked_at) + 1], attack=True)
    if asked_at == at:
        yield {**chapter, "more": more, "asks": asks}
        return
    yield {
        "at": asked_at,
        "kind": "move",
        "text": "",
        "more": [told["better"]],
        "marks": [],
        "arrows": [],
        "asks": asks,
    }
    yield {**chapter, "more": [told["opened"]]} if told["opened"] else chapter


def _commented(shown: Viewpoint, at: int, written: str) -> StoryChapter:
    match = shown.match
    comment = read_comment(written, match.game.board.index)
    chapter: StoryChapter = {
        "at": at,
        "kind": "note",
        "text": presentable(comment.text, LONGEST_COMMENT),
        "marks": [*comment.marks],
        "arrows": [[*arrow] for arrow in comment.arrows],
    }
    if comment.asks and at < match.log.steps:
        until = next(
            (
                number
                for number, step in enumerate(match.game.history[at:], at + 1)
                if any(event.type == "turn_started" for event in step.events)
            ),
            match.log.steps,
        )
        chapter["asks"] = question_at(shown, at, until)
    return chapter


def _planned(shown: Viewpoint) -> Iterator[StoryChapter]:
    """Describe the unplayed plans that the reader may see, with their steps."""
    # Imported late: ordinary play need not wait for the expert.
    from risk_widget.game_review.plans import Maker

    match = shown.match
    config, positions = match.game.config, match.game.positions
    for at, branches in sorted(match.branches.items()):
        if at > match.log.steps:
            continue
        state = positions[at]
        actor = config.seats[state.actor] if state.actor >= 0 else None
        if not match.is_over and shown.perspective != actor:
            continue
        # A plan that is not legal in its position is skipped.
        with suppress(ValueError), call_seats(match.chosen_names):
            maker = Maker(config, state)
            for branch in branches:
                plan = maker.plan("", "own", maker.read(branch.steps))
                name, steps = printable(branch.name), "; ".join(plan.step_sentences)
                ways = [step for step in plan.steps if isinstance(step, Attack | Fortify)]
                yield {
                    "at": at,
                    "kind": "plan",
                    "text": f"{name}: {steps}" if name else steps,
                    "marks": [step.territory for step in plan.steps if isinstance(step, Place)],
                    "arrows": [[way.source, way.target] for way in ways],
                }


def _main_fight(steps: Sequence[PlayedAction]) -> tuple[str, str] | None:
    """Return the source and the target of the battle in which the most armies fell."""
    fallen: dict[tuple[str, str], int] = {}
    for step in steps:
        for event in step.events:
            if event.type == "rolled":
                way = str(event.data["source"]), str(event.data["target"])
                lost = event.data["attacker_losses"] + event.data["defender_losses"]
                fallen[way] = fallen.get(way, 0) + lost
    return max(fallen, key=fallen.__getitem__) if fallen else None


def question_at(shown: Viewpoint, at: int, until: int, *, attack: bool = False) -> StoryQuestion:
    """Return a question about the next decision made on the map after a moment.

    Args:
        shown: the view of the game.
        at: the number of the moment.
        until: the number at which the turn is over.
        attack: ask for the next attack, whatever comes before it.
    """
    history = shown.match.game.history
    seat = history[at].seat
    steps = [(n, step) for n, step in enumerate(history[at:until], at + 1) if step.seat == seat]
    first = next((each for each in steps if isinstance(each[1].action, _ON_MAP)), None)
    attacks = [each for each in steps if isinstance(each[1].action, Attack)]
    if attack and attacks:
        first = attacks[0]
    if first is None:
        return {"seat": seat, "kind": "other", "answer": [], "arrow": [], "told": ""}
    number, step = first
    action = step.action
    if isinstance(action, Attack | Fortify):
        told = _lines(shown, number)
        kind: Literal["attack", "move"] = "attack" if isinstance(action, Attack) else "move"
        arrow = [action.source, action.target]
        return {"seat": seat, "kind": kind, "answer": arrow[1:], "arrow": arrow, "told": told}
    places: dict[str, None] = {}
    for n, each in steps[steps.index(first) :]:
        if not isinstance(each.action, Place):
            break
        number, places[each.action.territory] = n, None
    told = _lines(shown, number)
    return {"seat": seat, "kind": "place", "answer": [*places], "arrow": [], "told": told}


_ON_MAP: Final = (Place, Attack, Fortify)


def _lines(shown: Viewpoint, step: int) -> str:
    """Return the sentences in the log about a step."""
    view = shown.match.log.view
    with call_seats(shown.match.chosen_names):
        lines = view.lines(step, number=view.news(step), perspective=shown.perspective)
    return " ".join(line["text"] for line in lines)
