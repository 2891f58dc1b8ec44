"""Play a record again: nothing is rolled, everything is checked."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from risk_widget.engine.chance import OutOfDice, fresh_seed
from risk_widget.engine.codes import REASONS
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.events import Event
from risk_widget.engine.history import PlayedAction
from risk_widget.engine.partial_game import PartialCoreGame
from risk_widget.engine.refusals import IllegalAction
from risk_widget.messages import Message
from risk_widget.notation.action_text import ActionTextError, parse_action_text
from risk_widget.notation.document import read_document
from risk_widget.notation.opening import opening_event
from risk_widget.notation.outcome_check import (
    NO_DICE,
    check_announced,
    check_deck,
    compare,
    dice_due,
    parse_dice,
    parse_outcomes,
    recorded_deck,
    wrong_dice,
)
from risk_widget.notation.outcome_text import outcomes_of
from risk_widget.notation.position_reader import has_unknown_parts, read_position
from risk_widget.notation.record import NATURE, QUOTES
from risk_widget.notation.recorded_chance import Recorded
from risk_widget.notation.reveal import conceal, playable_action, reveal
from risk_widget.notation.text_errors import (
    MALFORMED_RECORD,
    LineError,
    PositionError,
    RecordError,
)
from risk_widget.notation.viewer import SPECTATOR, Viewer
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from risk_widget.board import Board
    from risk_widget.engine.actions import Action
    from risk_widget.engine.state import State
    from risk_widget.notation.document import Document
    from risk_widget.notation.outcome_check import Dice
    from risk_widget.rules.edition import Edition

_COMMENT: Final = "#"
_UNKNOWN: Final = "?"


G = TypeVar("G", bound=CoreGame)
P = TypeVar("P", bound=PartialCoreGame)


class Replayed(NamedTuple, Generic[G]):
    """A game played again from its record: `Game.replay` tells what each of these is."""

    game: G
    stopped: RecordError | None
    viewer: str | None
    names: Mapping[str, str]
    comments: Mapping[int, str]


def replay(
    text: str,
    whole: type[G],
    partial: type[P],
    *,
    strict: bool = False,
    seed: int | str | None = None,
    edition: str | Path | Edition | None = None,
    board: str | Path | Board | None = None,
) -> Replayed[G | P]:
    """Play a record again, as far as it is legal.

    Args:
        text: the record.
        whole: the class of a game of which everything is known.
        partial: the class of one of which the record leaves something open.
        strict: raise where the record stops before its end.
        seed: for what is rolled when the game is played on; None takes one that nobody knows.
        edition: the edition, where the record names one that is not built in.
        board: the board, likewise.

    Raises:
        RecordError: there is nothing to play, because the header or the position in which the
            game begins cannot be used; with ``strict``, also whatever stops the replay.
    """
    document = read_document(text)
    seed = fresh_seed() if seed is None else seed
    player = _Player(document, whole, partial, seed, edition, board)
    stopped = player.play()
    if strict and stopped is not None:
        raise stopped
    header = document.header
    return Replayed(
        game=player.game,
        stopped=stopped,
        viewer=header.get("viewer"),
        names=header.get("names", {}),
        comments=player.comments,
    )


@lru_cache(maxsize=1024)
def _action(words: str) -> Action:
    return parse_action_text(words)


def _is_partial(document: Document) -> bool:
    """Whether the record leaves something open: the header need not name a viewer for that."""
    return (
        "viewer" in document.header
        or has_unknown_parts(document.header["start"])
        or any(_UNKNOWN in line.partition(_COMMENT)[0] for line in document.log)
    )


class _Player(Generic[G, P]):
    """Plays the lines of one record, one after another."""

    def __init__(
        self,
        document: Document,
        whole: type[G],
        partial: type[P],
        seed: int | str,
        edition: str | Path | Edition | None,
        board: str | Path | Board | None,
    ) -> None:
        self._document = document
        self._whole, self._partial = whole, partial
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
        self._chance.unknown = config.unknown_card
        self._check_header()
        kind: type[G | P] = partial if _is_partial(document) else whole
        self.game: G | P = kind(config, state)
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
        """Play all lines; what stopped it, or None."""
        document = self._document
        stopped = self._play_lines()
        self._chance.release()
        if stopped is not None:
            return stopped
        if not document.closed:
            last = document.first + len(document.log) - 1
            return RecordError.malformed(last, "record-not-closed", quotes=QUOTES)
        return self._check_result()

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
        """Let the game begin with these events, and with the start of its first phase."""
        state = self.game.state
        phase = Event("phase_started", self._config.seats[state.actor], {"phase": state.phase_name})
        self.game = type(self.game)(self._config, state, (*events, phase))

    def _play_line(self, seat: str, words: str, tail: str) -> None:
        config, chance = self._config, self._chance
        if seat not in config.seats:
            raise LineError.malformed("record-no-seat", **unknown(seat, config.seats))
        action = _action(words)
        text = tail.strip()
        if text or self.game.is_partial:
            self._play_with_outcomes(action, seat, text)
        else:
            try:
                self.game.apply(action, seat)
            except OutOfDice:
                raise wrong_dice(config, self.game.state, action, NO_DICE) from None
        if chance.left_open and not self.game.is_partial:
            self.game = self._partial.of(self.game)

    def _play_with_outcomes(self, action: Action, seat: str, text: str) -> None:
        """Apply an action, with the dice and the deck that the record has for it."""
        chance = self._chance
        rolled = len(chance.rolled)
        dice = parse_dice(text)
        try:
            if dice is not NO_DICE:
                self._lay_out(dice)
            if "pile" in text:
                chance.deck = recorded_deck(self._config, parse_outcomes(text))
            if isinstance(self.game, PartialCoreGame):
                self._follow(self.game, action, seat, text, dice)
            else:
                self._play(action, seat, text, dice)
        except Exception:
            del chance.rolled[rolled:]
            raise
        finally:
            chance.deck = None

    def _lay_out(self, dice: Dice) -> None:
        """Have the recorded dice ready; those that the defender has seen are there already."""
        battle = self.game.state.battle
        if battle is not None and battle.attack_roll:
            check_announced(battle.attack_roll, dice[0])
            self._chance.rolled += dice[1]
        else:
            self._chance.rolled += dice[0] + dice[1]

    def _play(self, action: Action, seat: str, text: str, dice: Dice) -> None:
        """Apply an action to a game of which everything is known."""
        before = self.game.state
        events = self._try(self.game, before, action, seat, dice)
        try:
            self._check(before, action, events, self.game.state, text, dice)
        except LineError:
            self._take_back()
            raise

    def _follow(
        self, game: PartialCoreGame, action: Action, seat: str, text: str, dice: Dice
    ) -> None:
        """Take in an action whose line may disclose something that was not known before."""
        config, before = self._config, game.state
        outcomes = parse_outcomes(text)
        trial = CoreGame(config, reveal(config, before, action, outcomes))
        events = self._try(trial, before, playable_action(config, before, action), seat, dice)
        after = trial.state
        conceal(config, before, after, action, events, outcomes)
        self._check(before, action, events, after, text, dice)
        game.follow(PlayedAction(seat, action, tuple(events)), after)

    def _try(
        self, game: CoreGame, before: State, action: Action, seat: str, dice: Dice
    ) -> list[Event]:
        try:
            return game.apply(action, seat)
        except OutOfDice:
            raise wrong_dice(self._config, before, action, dice) from None

    def _check(
        self,
        before: State,
        action: Action,
        events: Sequence[Event],
        after: State,
        text: str,
        dice: Dice,
    ) -> None:
        """Hold dice and outcomes of the record against what the action has brought."""
        config, chance = self._config, self._chance
        if dice is not NO_DICE and after.dice_read != len(chance.rolled):
            raise wrong_dice(config, before, action, dice)
        actual = outcomes_of(config, before, action, events, after, self._all)
        if text != ", ".join(actual):
            # Their sum has been found to be right; there are as many on each side as were rolled.
            recorded = len(dice[0]), len(dice[1])
            if dice is not NO_DICE and recorded != dice_due(config, before, action):
                raise wrong_dice(config, before, action, dice)
            compare(text, actual)
        if chance.deck is not None:
            check_deck(config, after)

    def _take_back(self) -> None:
        """Leave the last step out, as if it had never been."""
        game = self.game
        self.game = self._whole(self._config, game.positions[0], game.opening)
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
    """A value of the header, or each one of a list, as text."""
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]
