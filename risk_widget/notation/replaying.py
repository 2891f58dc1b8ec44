"""The replay of records, which uses the recorded dice and decks up to the record's end."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar

from risk_widget.engine.actions import Attack, Defend, IllegalAction
from risk_widget.engine.chance import OutOfDice, Seeded, seed_of
from risk_widget.engine.codes import REASONS
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.events import EventOf
from risk_widget.engine.position import misplaced_cards
from risk_widget.messages import Message
from risk_widget.notation.position import has_unknown_parts, read_position
from risk_widget.notation.record import (
    NATURE,
    QUOTES,
    RULES,
    kind_of,
    looks_like_record,
    opening_event,
    outcomes_of,
    read_document,
    rejoined,
    without_remarks,
)
from risk_widget.notation.text_parts import (
    MALFORMED_RECORD,
    NOT_KNOWN,
    SPECTATOR,
    ActionTextError,
    LineError,
    PositionError,
    RecordError,
    Viewer,
    parse_action_text,
    parse_cards,
)
from risk_widget.reading.schema import flag
from risk_widget.reading.sources import first_readable, further_readings, readings
from risk_widget.reading.spelling import unknown
from risk_widget.rules.clauses import clauses

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from risk_widget.board import Board
    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Event, PhaseStarted
    from risk_widget.engine.state import State
    from risk_widget.notation.record import Document
    from risk_widget.rules.edition import Edition


T = TypeVar("T")


class DeckUntold(OutOfDice):
    """An error for a shuffled deck whose order is not in the record."""


class Recorded:
    """Dice and decks from the lines of a record, and random ones after ``release``.

    ``deck`` is the next order of the deck, or None if the record does not have it.
    """

    def __init__(self, seed: int | str) -> None:
        self.rolled: list[int] = []
        self.deck: tuple[int, ...] | None = None
        self._decks: dict[int, tuple[int, ...]] = {}
        self._further = Seeded(seed)
        self._released = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Recorded) and vars(self) == vars(other)

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def release(self) -> None:
        """Switch to random dice and decks, after the whole record has been read."""
        self._released = True

    def resume(self) -> None:
        """Return to the recorded dice and decks, since more of them follow."""
        self._released = False

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """Return ``count`` dice from ``position`` on: the recorded ones, then random ones."""
        end = position + count
        recorded = self.rolled[position:end]
        if len(recorded) == count:
            return tuple(recorded)
        if not self._released:
            needed = {"dice": len(self.rolled), "needed": end}
            raise OutOfDice(Message("record-out-of-dice", needed))
        more = count - len(recorded)
        return (*recorded, *self._further.dice(end - more - len(self.rolled), more))

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """Return the recorded order of the deck, or a random one after the record's end."""
        order = self._decks.get(position)
        if self._released:
            if order is None or sorted(order) != sorted(items):  # type: ignore[type-var]
                return self._further.shuffled(purpose, position, items)
        elif order is None:
            order = self.deck
            if order is None:
                raise DeckUntold(Message("record-no-deck"))
            self._decks[position] = order
        return order  # type: ignore[return-value]


Dice = tuple[tuple[int, ...], tuple[int, ...]]
"""The attacker's dice and the defender's dice."""

NO_DICE: Final[Dice] = ((), ())


def parse_outcomes(text: str) -> list[str]:
    """Split the outcomes of a line. Raises ``LineError`` for an invalid outcome."""
    outcomes = [" ".join(part.split()) for part in text.split(",")] if text else []
    for outcome in outcomes:
        kind = kind_of(outcome)
        if kind not in RULES or (outcome == kind) != (kind == "trade"):
            wrong = unknown(kind, [known for known in RULES if known != "dice"])
            wrong["word"] = outcome[:60]
            raise LineError.malformed("record-no-outcome", **wrong)
    return outcomes


def parse_dice(text: str) -> Dice:
    """Parse the dice at the start of the outcomes. Raises ``LineError`` for an invalid die."""
    return _dice_pair(text.partition(",")[0]) if text[:1].isdecimal() else NO_DICE


@lru_cache(maxsize=4096)
def _dice_pair(text: str) -> Dice:
    attack, _, defence = text.partition("v")
    return _dice(attack), _dice(defence)


_FACES: Final = {str(face): face for face in range(1, 7)}


def _dice(text: str) -> tuple[int, ...]:
    try:
        return tuple([_FACES[word] for word in text.split()])
    except KeyError as error:
        raise LineError.malformed("record-no-die", word=error.args[0][:40]) from None


def dice_due(config: GameConfig, state: State, action: Action) -> tuple[int, int]:
    """Return how many dice of each side a record must have for a legal action."""
    attack = defence = 0
    if type(action) is Attack:
        target = config.index[action.target]
        at_once = config.dice.defence_dice(state.armies[target]) == 1
        if at_once or config.decides_after:
            attack = action.armies if action.dice is None else action.dice
        defence = int(at_once)
    elif type(action) is Defend and state.battle is not None:
        attack, defence = state.battle.dice, action.dice
    return attack, defence


def wrong_dice(config: GameConfig, state: State, action: Action, dice: Dice) -> LineError:
    """Build the error for a wrong number of dice."""
    attack, defence = dice_due(config, state, action)
    due = {"attack": attack, "defence": defence}
    recorded = {"attack_recorded": len(dice[0]), "defence_recorded": len(dice[1])}
    rule = "attack.defence-dice" if len(dice[0]) == attack else "attack.dice"
    return LineError.under(rule, "record-wrong-dice", **due, **recorded)


def check_announced(announced: tuple[int, ...], recorded: tuple[int, ...]) -> None:
    """Raise ``LineError`` unless the attacker's dice are those seen by the defender."""
    if sorted(announced) != sorted(recorded):
        dice = {"rolled": announced, "recorded": recorded}
        raise LineError.under("attack.announce", "record-other-roll", **dice)


def recorded_deck(config: GameConfig, outcomes: Sequence[str]) -> tuple[int, ...] | None:
    """Find the new deck among the outcomes. Raises ``PositionError`` for an unknown card."""
    for outcome in outcomes:
        if outcome.startswith("pile "):
            return parse_cards(config, "pile", outcome.partition(" ")[2])
    return None


def check_deck(config: GameConfig, after: State) -> None:
    """Raise ``LineError`` unless a new deck has the right cards."""
    problem = misplaced_cards(config, after)
    if problem is not None:
        raise LineError(RULES["pile"], problem.content, config.names)


def compare(text: str, actual: Sequence[str]) -> None:
    """Raise ``LineError`` if the recorded outcomes differ from the actual ones.

    The text need not have all outcomes: the rules supply those that it omits.
    """
    remaining: dict[str, list[str]] = {}
    for outcome in actual:
        remaining.setdefault(kind_of(outcome), []).append(outcome)
    for outcome in parse_outcomes(text):
        kind = kind_of(outcome)
        words = outcome.split()
        rule = words[2] if kind == "won" and words[2:3] and words[2] in clauses() else RULES[kind]
        if not remaining.get(kind):
            raise LineError.under(rule, "record-nothing-such", outcome=outcome)
        expected = remaining[kind].pop(0)
        if not _agree(kind, outcome, expected):
            outcomes = {"outcome": outcome, "expected": expected}
            raise LineError.under(rule, "record-other-outcome", **outcomes)


def _agree(kind: str, recorded: str, actual: str) -> bool:
    if kind == "dice":  # the order of the dice does not matter
        recorded, actual = (
            str([sorted(side.split()) for side in dice.split("v")]) for dice in (recorded, actual)
        )
    return recorded == actual


_COMMENT: Final = "#"
_HEADING: Final = re.compile(r"\s*round \d+, \w+\s*")
"""The heading in a record before the first action of a turn."""


G = TypeVar("G", bound=CoreGame)


class Replayed(NamedTuple, Generic[G]):
    """A replayed game, with the fields of the `Replay` that `Game.replay` returns."""

    game: G
    stopped: RecordError | None
    names: Mapping[str, str]
    comments: Mapping[int, str]


def replay(
    text: str,
    kind: type[G],
    *,
    strict: bool = False,
    seed: int | str | None = None,
    edition: str | Path | Edition | None = None,
    board: str | Path | Board | None = None,
) -> Replayed[G]:
    """Replay a record up to its first illegal action.

    If the record can't be read unchanged, anything that a mail or a chat has put around it is left
    out, and typographic marks are replaced by plain ones.

    Args:
        text: the record.
        kind: the class of the game.
        strict: whether to raise an error if the replay stops before the record's end.
        seed: for the dice and cards after the record's end; None draws one at random.
        edition: the edition, if the record names one that is not built in.
        board: the board, likewise.

    Raises:
        RecordError: nothing can be replayed, because the header or the first position is unusable,
            or because secrets are hidden from the record's reader; with ``strict``, also any error
            that stops the replay.
    """
    strict = flag(strict, "strict")

    def played(text: str) -> Replayed[G]:
        return _replayed(text, kind, seed, edition, board)

    found: Replayed[G] | None = None
    with suppress(RecordError):
        found = played(text)
    if found is None or found.stopped is not None:
        others = _other_ways(text)
        # Plain quotation marks may end a name too early, so the unchanged text is tried first.
        last = [text, *others][-1]
        broken = (way for each in (text, *others) for way in rejoined(each))
        further = chain.from_iterable(map(_whole_ways, further_readings(text, rejoined)))
        # If the header can be read, the text can have no fault but broken lines.
        is_done = found is not None or not looks_like_record(text)
        for way in chain(others, broken, () if is_done else further):
            with suppress(RecordError):
                again = played(way)
                found = again if found is None or again.stopped is None else found
                if again.stopped is None:
                    break
        if found is None:
            found = played(last)
    if strict and found.stopped is not None:
        raise found.stopped
    return found


def game_at_start(
    text: str, kind: type[G], *, edition: Edition | None = None, board: Board | None = None
) -> G:
    """Return the game before the first action of a record.

    Raises:
        RecordError: nothing can be replayed, as in `replay`.
    """

    def begun(text: str) -> G:
        return _Player(read_document(text), kind, 0, edition, board).game

    return first_readable(text, begun, RecordError, _other_ways)


def _other_ways(text: str) -> list[str]:
    """List the readings of a record's text, except for the text as it is."""
    ways = readings(text)
    return [*dict.fromkeys([*ways, *map(without_remarks, ways)])][1:]


def _whole_ways(text: str) -> Iterator[str]:
    """Yield a reading as it is, then without the text around it, then with broken lines joined."""
    yield text
    yield (bare := without_remarks(text))
    yield from rejoined(bare)


def _replayed(
    text: str,
    kind: type[G],
    seed: int | str | None,
    edition: str | Path | Edition | None,
    board: str | Path | Board | None,
) -> Replayed[G]:
    player = _Player(read_document(text), kind, seed_of(seed), edition, board)
    return player.replayed(player.play())


def replay_course(
    beginning: str,
    play: Callable[[CoreGame, Recorded], None],
    kind: type[G],
    *,
    seed: int | str | None = None,
    edition: str | Path | Edition | None = None,
    board: str | Path | Board | None = None,
) -> Replayed[G]:
    """Replay a game whose actions are stored packed instead of in words.

    Args:
        beginning: a record without actions.
        play: called with the game and its chance, to play the course.
        kind: the class of the game.
        seed: for the dice and cards after the course; None draws one at random.
        edition: the edition, if the record names one that is not built in.
        board: the board, likewise.

    Raises:
        RecordError: the beginning is damaged or illegal.
    """
    player = _Player(read_document(beginning), kind, seed_of(seed), edition, board)
    stopped = player.play()
    if stopped is not None:
        raise stopped
    player.play_course(play)
    return player.replayed(None)


class Remarks(NamedTuple):
    """What people have added to a record, and the number of its actions.

    ``names`` are the players' names by seat, and ``comments`` are by the number of the action that
    they follow.
    """

    names: Mapping[str, str]
    comments: Mapping[int, str]
    actions: int


def remarks_of(text: str) -> Remarks:
    """Read the names and comments of a record, which may hide secrets, without replaying it.

    Raises:
        RecordError: the text is no record.
    """
    document = read_document(text)
    comments: dict[int, str] = {}
    actions = 0
    for line in document.log:
        statement, _, comment = map(str.strip, line.partition(_COMMENT))
        is_action = bool(statement) and not statement.startswith(NATURE)
        actions += is_action
        is_about_beginning = not (actions or statement or _HEADING.fullmatch(comment))
        if comment and (is_action or is_about_beginning):
            comments[actions] = f"{comments.get(actions, '')} {comment}".strip()
    return Remarks(document.header.get("names", {}), comments, actions)


@lru_cache(maxsize=1024)
def _action(words: str) -> Action:
    return parse_action_text(words)


def _hidden_at(document: Document) -> int | None:
    """Find the first line that hides something from the record's reader, or None."""
    header, where = document.header, document.where
    if "viewer" in header:
        return where.get("viewer", 1)
    if has_unknown_parts(header["start"]):
        return where.get("start", 1)
    lines = enumerate(document.log, start=document.first)
    return next((n for n, line in lines if NOT_KNOWN in line.partition(_COMMENT)[0]), None)


class _Player(Generic[G]):
    """The replay of one record, line by line."""

    def __init__(
        self,
        document: Document,
        kind: type[G],
        seed: int | str,
        edition: str | Path | Edition | None,
        board: str | Path | Board | None,
    ) -> None:
        self._document = document
        self._chance = Recorded(seed)
        self.comments: dict[int, str] = {}
        header = document.header
        try:
            config, state = read_position(
                header["start"], self._chance, edition, board, title=header.get("title")
            )
        except PositionError as error:
            about = Message.of("position-unusable", field=error.field, why=error.part)
            raise self._at("start", about) from error
        self._config = config
        self._check_header()
        hidden = _hidden_at(document)
        if hidden is not None:
            raise RecordError.malformed(hidden, "record-hides")
        self.game = kind(config, state)
        self._all = Viewer(config, None)

    def _at(self, key: str, about: Message) -> RecordError:
        return RecordError(self._document.where.get(key, 1), MALFORMED_RECORD, about)

    def _check_header(self) -> None:
        config, header = self._config, self._document.header
        beside = {
            "edition": config.edition.id,
            "mode": config.mode,
            "board": config.board.id,
            "seats": list(config.seats),
        }
        for key, value in beside.items():
            if header.get(key, value) != value:
                says = {"header": _each(header[key]), "start": _each(value)}
                raise self._at(key, Message("record-other-header", says))
        viewers = (*config.seats, SPECTATOR)
        if header.get("viewer", SPECTATOR) not in viewers:
            raise self._at("viewer", Message.of("record-viewer", known=viewers))
        for seat, name in header.get("names", {}).items():
            if seat not in config.seats or type(name) is not str:
                raise self._at("names", Message.of("record-names", seats=config.seats))

    # -- the lines

    def play(self) -> RecordError | None:
        """Play all lines. Returns the error that stopped it, or None."""
        document = self._document
        stopped = self._play_lines()
        self._chance.release()
        if stopped is not None:
            return stopped
        if not document.closed:
            last = document.first + len(document.log) - 1
            return RecordError.malformed(last, "record-not-closed", quotes=QUOTES)
        return self._check_result()

    def play_course(self, play: Callable[[CoreGame, Recorded], None]) -> None:
        """Play packed actions, which are not written as lines."""
        self._chance.resume()
        play(self.game, self._chance)
        self._chance.release()

    def replayed(self, stopped: RecordError | None) -> Replayed[G]:
        """Return the game as far as it was played."""
        names = self._document.header.get("names", {})
        return Replayed(self.game, stopped, names, self.comments)

    def _play_lines(self) -> RecordError | None:
        opening = True
        events: list[Event] = []
        for number, line in enumerate(self._document.log, start=self._document.first):
            statement, mark, comment = line.partition(_COMMENT)
            head, _, tail = statement.partition(":")
            parts = head.split(None, 1)
            if not parts:
                if tail.strip():
                    return RecordError.malformed(number, "record-no-action")
                if opening and comment.strip() and not _HEADING.fullmatch(comment):
                    # The comment is about the position in which the game begins.
                    self.comments[0] = f"{self.comments.get(0, '')} {comment}".strip()
                continue
            seat, words = parts if len(parts) == 2 else (parts[0], "")
            try:
                if seat == NATURE:
                    if not opening:
                        raise LineError.malformed("record-nobody-first")
                    events.append(opening_event(self._config, self.game.state, words.split()))
                    self._open(events)
                    continue
                opening = False
                self._play_line(seat, words, tail)
            except (LineError, IllegalAction) as error:
                return RecordError(number, error.rule, error.content, error.names)
            except (ActionTextError, PositionError) as error:
                return RecordError(number, MALFORMED_RECORD, error.content, error.names)
            if mark and comment.strip():
                self.comments[len(self.game.history)] = comment.strip()
        return None

    def _open(self, events: Sequence[Event]) -> None:
        """Restart the game with a new opening: these events and the start of the first phase."""
        state = self.game.state
        phase: EventOf[Literal["phase_started"], PhaseStarted] = EventOf(
            "phase_started", self._config.seats[state.actor], {"phase": state.phase_name}
        )
        self.game = type(self.game)(self._config, state, (*events, phase))

    def _play_line(self, seat: str, words: str, tail: str) -> None:
        config = self._config
        if seat not in config.seats:
            raise LineError.malformed("record-no-seat", **unknown(seat, config.seats))
        action = _action(words)
        text = tail.strip()
        if text:
            self._play_with_outcomes(action, seat, text)
        else:
            self._apply(action, seat, NO_DICE)

    def _play_with_outcomes(self, action: Action, seat: str, text: str) -> None:
        """Apply an action with its recorded dice and deck."""
        chance = self._chance
        rolled = len(chance.rolled)
        dice = parse_dice(text)
        try:
            if dice is not NO_DICE:
                self._lay_out(dice)
            if "pile" in text:
                chance.deck = recorded_deck(self._config, parse_outcomes(text))
            self._play(action, seat, text, dice)
        except Exception:
            del chance.rolled[rolled:]
            raise
        finally:
            chance.deck = None

    def _lay_out(self, dice: Dice) -> None:
        """Queue the recorded dice, except dice that the defender has already seen."""
        battle = self.game.state.battle
        if battle is not None and battle.attack_roll:
            check_announced(battle.attack_roll, dice[0])
            self._chance.rolled += dice[1]
        else:
            self._chance.rolled += dice[0] + dice[1]

    def _play(self, action: Action, seat: str, text: str, dice: Dice) -> None:
        """Apply an action, and compare its outcomes with the record."""
        before = self.game.state
        events = self._apply(action, seat, dice)
        try:
            self._check(before, action, events, self.game.state, text, dice)
        except LineError:
            self._take_back()
            raise

    def _apply(self, action: Action, seat: str, dice: Dice) -> list[Event]:
        try:
            return self.game.apply(action, seat)
        except DeckUntold as untold:
            raise LineError(RULES["pile"], untold.content) from None
        except OutOfDice:
            raise wrong_dice(self._config, self.game.state, action, dice) from None

    def _check(
        self,
        before: State,
        action: Action,
        events: Sequence[Event],
        after: State,
        text: str,
        dice: Dice,
    ) -> None:
        """Compare the recorded dice and outcomes with the actual ones."""
        config, chance = self._config, self._chance
        if dice is not NO_DICE and after.dice_read != len(chance.rolled):
            raise wrong_dice(config, before, action, dice)
        actual = outcomes_of(config, before, action, events, after, self._all)
        if text != ", ".join(actual):
            # The total number of dice is right, but each side must also have the right number.
            recorded = len(dice[0]), len(dice[1])
            if dice is not NO_DICE and recorded != dice_due(config, before, action):
                raise wrong_dice(config, before, action, dice)
            compare(text, actual)
        if chance.deck is not None:
            check_deck(config, after)

    def _take_back(self) -> None:
        """Remove the last step of the game."""
        game = self.game
        self.game = type(self.game)(self._config, game.positions[0], game.opening)
        for step in game.history[:-1]:
            self.game.apply(step.action, step.seat)

    def _check_result(self) -> RecordError | None:
        header, game = self._document.header, self.game
        winner, reason = header.get("result"), header.get("reason")
        won_by = REASONS[game.state.reason]
        if winner is None or (winner == game.winner and reason in (None, won_by)):
            return None
        claim = {"winner": winner, "reason": reason or None}
        actual = {"won_by": game.winner, "won_reason": won_by}
        return self._at("result", Message("record-other-end", {**claim, **actual}))


def _each(value: object) -> list[str]:
    """Convert a value of the header, or each item of a list, to text."""
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]
