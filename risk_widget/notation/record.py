"""The reader and writer of records: the header, the lines of the log, and their outcomes."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from risk_widget.engine.actions import Attack, ChooseCapital, Occupy
from risk_widget.engine.codes import IN_DEFEND, IN_SETUP, REASONS
from risk_widget.engine.events import EventOf
from risk_widget.messages import MessageError
from risk_widget.notation.position import BYTE_ORDER_MARK, position_text
from risk_widget.notation.text_parts import (
    NOT_KNOWN,
    SEAT_LETTERS,
    LineError,
    RecordError,
    Viewer,
    action_text,
    count_unknown,
    deck_text,
    whole,
)
from risk_widget.reading.clean_names import printable
from risk_widget.reading.schema import read
from risk_widget.reading.schema import whole as read_whole
from risk_widget.reading.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.events import CardsTaken, Dealt, Event, Rolled, StarterRolled, Won
    from risk_widget.engine.history import PlayedAction
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonObject


_LINE_END = re.compile(r"\r\n|\n|\r")
"""The ends of lines; those that only ``str.splitlines`` knows may be part of a comment or name."""
_LOG = re.compile(r"log\s*=\s*('''|\"\"\")\s*")
_KEY = re.compile(r"\s*([A-Za-z_-]+)")
_TOML_LINE = re.compile(r"\(at line (\d+),")
_KINDS: Mapping[str, type] = {
    "format": int,
    "edition": str,
    "title": str,
    "mode": str,
    "board": str,
    "seats": list,
    "viewer": str,
    "names": dict,
    "start": str,
    "result": str,
    "reason": str,
}


class Document(NamedTuple):
    """A record's text in parts.

    Attributes:
        header: the values above the log.
        where: the line number of each value.
        log: the lines of the log; ``first`` is the number of its first line.
        closed: whether the log ends with its quotes.
    """

    header: JsonObject
    where: dict[str, int]
    log: list[str]
    first: int
    closed: bool


def read_document(text: str) -> Document:
    """Split a record into its parts.

    Raises:
        RecordError: the header cannot be read, or the record has no log.
    """
    lines = _LINE_END.split(text.removeprefix(BYTE_ORDER_MARK))
    if not lines[-1]:
        lines.pop()  # the empty string after the end of the last line
    matches = ((n, _LOG.fullmatch(line)) for n, line in enumerate(lines))
    number, quotes = next(((n, match) for n, match in matches if match), (0, None))
    if quotes is None:
        _parsed(lines)  # an error in the header is reported first
        raise RecordError.malformed(len(lines) or 1, "record-no-log", opens=f"log = {QUOTES}")
    log, rest = lines[number + 1 :], []
    end = next((n for n, line in enumerate(log) if line.strip() == quotes[1]), None)
    closed = end is not None
    if end is not None:
        log, rest = log[:end], log[end + 1 :]
    # Empty lines replace the log, so that the lines below it keep their numbers.
    gap = [""] * (len(log) + 2) if any(map(str.strip, rest)) else []
    head = [*lines[:number], *gap, *rest]
    return Document(_read_header(head), _places(head), log, number + 2, closed)


_FIRST: Final = re.compile(rf"\s*({'|'.join(_KINDS)})\s*=")


def without_remarks(text: str) -> str:
    """Blank out the lines above and below a record; each line keeps its number.

    If there is text only below the record, it was meant as part of the record, and stays.
    """
    lines = _LINE_END.split(text)
    first = next((n for n, line in enumerate(lines) if _FIRST.match(line)), 0)
    if not any(line.strip() for line in lines[:first]):
        return text
    last = max((n for n, line in enumerate(lines) if line.strip() == QUOTES), default=len(lines))
    kept = [
        line if first <= n <= last or (n > last and _FIRST.match(line)) else ""
        for n, line in enumerate(lines)
    ]
    return "\n".join(kept)


_ACTIONS: Final = "claim|place|capital|trade|attack|defend|occupy|fortify|end"
_OPENING: Final = re.compile(
    rf"\s*(?:(?:{'|'.join([*_KINDS, 'log'])})\s*=|'{{3}}|\"{{3}}|[*#]|\Z"
    rf"|(?:{'|'.join(SEAT_LETTERS)})\b|\S+\s+(?:{_ACTIONS})\b)"
)
"""The beginning of a line of a record."""


def looks_like_record(text: str) -> bool:
    """Whether an unreadable text has the words that every record has."""
    plain = unicodedata.normalize("NFKC", text)
    # Full-width letters begin with these bytes, which quoted-printable writes in hexadecimal.
    return "=EF=BD" in text or all(word in plain for word in ("format", "start", "log"))


def rejoined(text: str) -> Iterator[str]:
    """Rejoin the lines of a record that were broken in an email; each line keeps its number.

    A line may have been broken at a space or within a word.
    """
    lines = _LINE_END.split(text)
    first = next((n for n, line in enumerate(lines) if _FIRST.match(line)), len(lines))
    last = max((n for n, line in enumerate(lines) if line.strip() == QUOTES), default=0)
    filled = [n for n in range(first, last) if lines[n].strip()]
    pairs = [*pairwise(filled)]
    lengths = {n: len(lines[above]) for above, n in pairs if not _OPENING.match(lines[n])}
    if not lengths:
        return
    width = max(lengths.values())
    for cut in (0, width, width + 1):  # a line of this length or more was broken within a word
        whole, at = [*lines], first
        for n in filled:
            if n not in lengths:
                at = n
                continue
            whole[at] += lines[n] if lengths[n] >= cut else f" {lines[n]}"
            whole[n] = ""
        yield "\n".join(whole)


_QUOTED: Final = 40
"""The longest part of a line that an error quotes."""


def _parsed(lines: list[str]) -> dict[str, object]:
    try:
        return tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError as error:
        at = _TOML_LINE.search(str(error))
        line = int(at[1]) if at else len(lines)
        # The parser may report the end of the text, or an empty line below the fault.
        line = max((n for n, text in enumerate(lines[:line], 1) if text.strip()), default=1)
        faulty = printable(lines[line - 1].strip())[:_QUOTED] if lines else ""
        ends = {"first": f"format = {FORMAT}", "last": QUOTES}
        raise RecordError.malformed(line, "record-not-toml", text=faulty, **ends) from error
    except RecursionError as error:  # lists are nested too deeply for the parser
        raise RecordError.malformed(1, "record-too-deep") from error
    except ValueError as error:  # a number has thousands of digits
        raise RecordError.malformed(1, "record-large-number") from error


def _read_header(lines: list[str]) -> dict[str, object]:
    header, places = _parsed(lines), _places(lines)
    for key, value in header.items():
        line = places.get(key, 1)
        if key not in _KINDS:
            raise RecordError.malformed(line, "record-no-key", **unknown(key, _KINDS))
        if type(value) is not _KINDS[key]:
            kind = _KINDS[key].__name__
            raise RecordError.malformed(line, "record-key-kind", key=key, kind=kind)
    if header.get("format", FORMAT) != FORMAT:
        formats = {"format": header["format"], "read": FORMAT}
        raise RecordError.malformed(places["format"], "record-other-format", **formats)
    if "start" not in header:
        raise RecordError.malformed(1, "record-no-start")
    return header


def _places(lines: list[str]) -> dict[str, int]:
    """Find the line number of each key."""
    places: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        key = _KEY.match(line)
        if key:
            places.setdefault(key[1], number)
    return places


def opening_event(config: GameConfig, state: State, words: Sequence[str]) -> Event:
    """Parse the event of a line without an actor. Raises ``LineError``.

    ``state`` is the first position of the record, with which the line must agree.
    """
    if words and words[0] == "starter":
        return _starter(config, state, words[1:])
    if words and words[0] == "dealt":
        return _dealt(config, state, words[1:])
    raise LineError.malformed("record-nobodys-lines")


def _starter(
    config: GameConfig, state: State, words: Sequence[str]
) -> EventOf[Literal["starter_rolled"], StarterRolled]:
    rolls: list[list[object]] = []
    for seat, die in _pairs(words):
        if seat not in config.seats or not 1 <= die <= 6:
            raise LineError.malformed("record-starter-die", seat=seat, die=die)
        rolls.append([seat, [die]])
    rule = "setup.first-seat"
    if config.rules.first_seat != "die" or not rolls:
        raise LineError.under(rule, "record-no-starter-dice")
    first = _highest(config, rolls)
    if config.seats[state.starter] != first:
        seats = {"first": first, "starter": config.seats[state.starter]}
        raise LineError.under(rule, "record-other-starter", **seats)
    return EventOf("starter_rolled", first, {"rolls": rolls, "first": first})


def _highest(config: GameConfig, rolls: Sequence[Sequence[object]]) -> str:
    """Find the seat that starts after these rolls; seats that tie for highest must roll again."""
    rule = "setup.first-seat"
    tied = list(config.seats)
    remaining = [(str(seat), dice) for seat, dice in rolls]
    while len(tied) > 1:
        rolls_now, remaining = remaining[: len(tied)], remaining[len(tied) :]
        if [seat for seat, _ in rolls_now] != tied:
            raise LineError.under(rule, "record-next-dice", seats=tied)
        highest = max(str(dice) for _, dice in rolls_now)
        tied = [seat for seat, dice in rolls_now if str(dice) == highest]
    if remaining:
        raise LineError.under(rule, "record-more-dice", seat=tied[0])
    return tied[0]


def _dealt(
    config: GameConfig, state: State, words: Sequence[str]
) -> EventOf[Literal["dealt"], Dealt]:
    counts = dict(_pairs(words))
    numbers = dict(zip(_owners(config), state.counts, strict=False))
    # A third army that is placed later has no territories yet.
    held = {owner: count for owner, count in numbers.items() if count}
    if config.rules.territories != "deal" or counts != held:
        dealt = [f"{owner} {count}" for owner, count in held.items()]
        raise LineError.under("setup.territories", "record-other-deal", dealt=dealt)
    return EventOf("dealt", None, {"counts": counts})


def _owners(config: GameConfig) -> tuple[str, ...]:
    return config.owner_ids if config.has_third else config.seats


def _pairs(words: Sequence[str]) -> list[tuple[str, int]]:
    names, numbers = words[::2], [whole(word) for word in words[1::2]]
    pairs = [(name, n) for name, n in zip(names, numbers, strict=False) if n is not None]
    if len(pairs) * 2 != len(words):
        raise LineError.malformed("record-pairs")
    return pairs


RULES = {
    "dice": "attack.compare",
    "losses": "attack.compare",
    "moved": "capture.occupy",
    "worth": "cards.value",
    "bonus": "cards.territory-bonus",
    "card": "cards.earn",
    "cards": "capture.eliminate",
    "fall": "win.capital-falls",
    "out": "capture.eliminate",
    "trade": "capture.cards",
    "pile": "cards.deck",
    "won": "turn.claim",
}
"""The clause of each kind of outcome."""


def kind_of(outcome: str) -> str:
    """Return the kind of an outcome: its first word, or "dice"."""
    first = outcome.partition(" ")[0]
    return "dice" if first.isdecimal() else first


def outcomes_of(
    config: GameConfig,
    before: State,
    action: Action,
    events: Iterable[Event],
    after: State,
    viewer: Viewer,
) -> list[str]:
    """List the outcomes of a step, in order, showing only what the viewer sees."""
    outcomes: list[str] = []
    pending = after.battle if type(action) is Attack and after.phase == IN_DEFEND else None
    if pending is not None and pending.attack_roll:
        outcomes.append(" ".join(map(str, pending.attack_roll)))
    for event in events:
        if event.type not in _RECORDED:
            continue
        if event.type == "rolled":
            outcomes += _rolled(event.data)
        elif event.type == "occupied":
            if type(action) is not Occupy:
                outcomes.append(f"moved {event.data['armies']}")
        elif event.type == "card_drawn":
            seen = viewer.sees(config.seats.index(event.seat or ""))
            outcomes.append(f"card {event.data['card'] if seen else NOT_KNOWN}")
        elif event.type == "cards_taken":
            outcomes.append(_taken(config, event.seat, event.data, viewer))
        elif event.type in ("deck_reshuffled", "turn_started"):
            if (deck := new_deck(before, event, after)) is not None:
                outcomes.append(f"pile {deck_text(config, deck, viewer)}")
        elif event.type == "phase_started":
            if after.mid_combat and event.data["phase"] == "reinforce":
                outcomes.append("trade")
        elif event.type == "won":
            outcomes.append(_won(config, after, event.data))
        else:
            outcomes.append(_open_to_all(event))
    return outcomes


def _open_to_all(event: Event) -> str:
    """Write the outcome of an event that is public and needs no position."""
    if event.type == "traded":
        return f"worth {event.data['armies']}"
    if event.type == "bonus_placed":
        return f"bonus {event.data['territory']} {event.data['armies']}"
    if event.type == "capital_fell":
        return f"fall {event.data['owner']} {event.data['territory']}"
    return f"out {event.seat}"


def _taken(config: GameConfig, seat: str | None, data: CardsTaken, viewer: Viewer) -> str:
    seen = viewer.sees(config.seats.index(seat or ""))
    cards = "+".join(data["cards"]) if seen else count_unknown(data["count"])
    return f"cards {data['from']} {cards}"


def new_deck(before: State, event: Event, after: State) -> tuple[int, ...] | None:
    """Return the deck that an event shuffled, next card first; None if it shuffled none.

    The first card of a reshuffled deck has already been drawn into a hand.
    """
    if event.type == "deck_reshuffled":
        return (after.hand_of(before.turn)[-1], *after.deck_cards())
    if event.type == "turn_started" and before.phase in IN_SETUP and not before.deck_count:
        return after.deck_cards()
    return None


def _won(config: GameConfig, after: State, data: Won) -> str:
    outcome = f"won {data['winner']} {data['reason']}"
    if data["reason"] == "win.mission":
        return f"{outcome} {data['mission']}"
    capital = after.capital[after.winner]
    if data["reason"] == "win.capital" and capital >= 0:
        return f"{outcome} {config.ids[capital]}"
    return outcome


def _rolled(data: Rolled) -> list[str]:
    losses = f"losses {data['attacker_losses']} {data['defender_losses']}"
    return [_battle_text(tuple(data["attack"]), tuple(data["defence"])), losses]


@lru_cache(maxsize=4096)
def _battle_text(attack: tuple[int, ...], defence: tuple[int, ...]) -> str:
    return f"{' '.join(map(str, attack))} v {' '.join(map(str, defence))}"


_RECORDED = {
    "rolled",
    "traded",
    "bonus_placed",
    "capital_fell",
    "eliminated",
    "occupied",
    "card_drawn",
    "cards_taken",
    "deck_reshuffled",
    "turn_started",
    "phase_started",
    "won",
}


FORMAT: Final = 1
QUOTES: Final = "'''"
END_OF_LOG: Final = f"{QUOTES}\n"
NATURE: Final = "*"
"""The actor in lines that record no player's decision."""
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_SURROGATE = re.compile(r"[\ud800-\udfff]")
"""Half a character, which a Python string may contain, but a file may not."""


def record_of(
    game: CoreGame,
    seat: str | None = None,
    *,
    names: Mapping[str, str] | None = None,
    comments: Mapping[int, str] | None = None,
) -> str:
    """Write the record of a game: its first position, every action, and the outcomes.

    Args:
        game: the game; actions that have been undone are not part of it.
        seat: the seat (or ``SPECTATOR``) whose view is written, with ``?`` for the rest; None
            shows everything, including the order of the deck.
        names: names of the players by seat.
        comments: remarks, by the number of the action that they follow, counting from 1; 0 for
            the position in which the game begins.

    Raises:
        ValueError: the seat does not play, a name is not a string, or a comment is not a single
            line of text.
    """
    viewer = Viewer(game.config, seat)
    names = {} if names is None else read(dict[str, Any], names, "names")
    comments = comments_on(game, comments)
    log = "".join(_step_lines(game, viewer, comments))
    return f"{_beginning(game, viewer, names, comments)}{log}{END_OF_LOG}"


def record_beginning(
    game: CoreGame, names: Mapping[str, str], comments: Mapping[int, str] | None = None
) -> str:
    """Write the part of a complete record before its first action."""
    return _beginning(game, Viewer(game.config, None), names, comments or {})


def course_beginning(
    game: CoreGame, names: Mapping[str, str], comments: Mapping[int, str] | None = None
) -> str:
    """Write the part of a complete record that is needed to replay packed actions."""
    header = _write_header(game, Viewer(game.config, None), names)
    needed = [f"{key} = {value}\n" for key, value in header if key in ("title", "names", "start")]
    return "".join([*needed, *_log_beginning(game, comments or {}), END_OF_LOG])


def record_lines(game: CoreGame, first: int, comments: Mapping[int, str] | None = None) -> str:
    """Write the lines of a complete record from action ``first``, counting from 0."""
    return "".join(_step_lines(game, Viewer(game.config, None), comments or {}, first))


def _beginning(
    game: CoreGame, viewer: Viewer, names: Mapping[str, str], comments: Mapping[int, str]
) -> str:
    header = (f"{key} = {value}\n" for key, value in _write_header(game, viewer, names))
    return "".join([*header, *_log_beginning(game, comments)])


def _log_beginning(game: CoreGame, comments: Mapping[int, str]) -> Iterator[str]:
    """Write the lines of the log before its first action."""
    yield f"log = {QUOTES}\n"
    for line in opening_lines(game.opening):
        yield f"{line}\n"
    if comment := one_line(comments.get(0, "")):
        yield f"# {comment}\n"


def _write_header(
    game: CoreGame, viewer: Viewer, names: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    config = game.config
    yield "format", str(FORMAT)
    yield "edition", _quoted(config.edition.id)
    if config.edition.changes:
        yield "title", _quoted(config.edition.title)
    yield "mode", _quoted(config.mode)
    yield "board", _quoted(config.board.id)
    yield "seats", f"[{', '.join(map(_quoted, config.seats))}]"
    if viewer.name:
        yield "viewer", _quoted(viewer.name)
    for seat, name in names.items():
        config.seat_number(seat)
        if type(name) is not str or _SURROGATE.search(name):
            raise MessageError.of("record-name", seat=seat, name=shown(name))
    entries = [f"{seat} = {_quoted(names[seat])}" for seat in config.seats if seat in names]
    if entries:
        yield "names", f"{{ {', '.join(entries)} }}"
    yield "start", _quoted(position_text(config, game.positions[0], viewer))
    if game.winner is not None:
        yield "result", _quoted(game.winner)
        yield "reason", _quoted(REASONS[game.state.reason])


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _step_lines(
    game: CoreGame, viewer: Viewer, comments: Mapping[int, str], first: int = 0
) -> Iterator[str]:
    config = game.config
    heading = ""
    # The step before a turn has the events for the turn's heading.
    begin = max(0, first - 1)
    for number, (before, step, after) in enumerate(game.walk(begin), start=begin + 1):
        if number > first:
            line = f"{step.seat} {_action(config, step, viewer)}"
            outcomes = outcomes_of(config, before, step.action, step.events, after, viewer)
            if outcomes:
                line += f": {', '.join(outcomes)}"
            comment = one_line(comments[number]) if number in comments else ""
            if comment:
                line += f"  # {comment}"
            yield f"{heading}{line}\n"
        heading = _turn_heading(step.events)


def _action(config: GameConfig, step: PlayedAction, viewer: Viewer) -> str:
    action = step.action
    if type(action) is ChooseCapital and not viewer.sees(config.seat_number(step.seat)):
        action = ChooseCapital(NOT_KNOWN)
    return action_text(action)


def one_line(text: object) -> str:
    """Check that a comment fits on one line; return it without surrounding spaces.

    Raises:
        MessageError: it has several lines, or characters that a record cannot have.
    """
    if (
        not isinstance(text, str)
        or QUOTES in text
        or _CONTROL.search(text)
        or _SURROGATE.search(text)
    ):
        raise MessageError.of("record-comment")
    return text.strip()


def comments_on(game: CoreGame, comments: Mapping[int, str] | None) -> Mapping[int, str]:
    """Read the comments on a game's actions.

    Raises:
        ValueError: a key is no whole number, or the game has no action with this number.
    """
    found = {} if comments is None else read(dict[int, Any], comments, "comments")
    for number in found:
        read_whole(number, f"comments[{shown(number)}]", 0, len(game.history))
    return found


def _turn_heading(events: Sequence[Event]) -> str:
    """Write an empty line and a comment if a turn starts."""
    started = (event for event in events if event.type == "turn_started")
    comments = [f"# round {event.data['round']}, {event.seat}" for event in started]
    return "".join(f"\n{comment}\n" for comment in comments)


def opening_lines(opening: Sequence[Event]) -> Iterator[str]:
    """Write the lines of the events before the first decision."""
    for event in opening:
        if event.type == "starter_rolled":
            rolls = (f"{seat} {' '.join(map(str, dice))}" for seat, dice in event.data["rolls"])
            yield f"{NATURE} starter {' '.join(rolls)}"
        elif event.type == "dealt":
            counts = (f"{owner} {count}" for owner, count in event.data["counts"].items())
            yield f"{NATURE} dealt {' '.join(counts)}"
