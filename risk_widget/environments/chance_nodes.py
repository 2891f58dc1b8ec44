"""A form of the game in which chance takes turns of its own, with outcomes and probabilities.

A `Node` is a position in which a seat or chance has to act. Nodes are never changed: each step
returns a new node, so a search may keep as many as it likes.

Chance decides nothing before somebody could see it. Dice are chosen when they are rolled, the
attacker's first. A card is chosen when it is drawn, from all that can be on top: the order of a
whole deck has far too many outcomes for one question. Who begins is one question with equally
likely answers; rolling again until one die is the highest has the same chances. Territories and
missions are dealt one by one.
"""

from __future__ import annotations

from contextlib import contextmanager
from fractions import Fraction
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

from risk_widget.battles.battle_table import FACES, hands
from risk_widget.board import load_board
from risk_widget.engine.actions import Attack, Defend
from risk_widget.engine.chance import Seeded
from risk_widget.engine.config import GameConfig
from risk_widget.engine.history import apply_action, new_state
from risk_widget.environments.action_table import ActionTable
from risk_widget.reading.spelling import expect_text
from risk_widget.rules.edition import SEATS, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.state import State

__all__ = ["ChanceNodes", "Node", "Question", "rolls"]

T = TypeVar("T")
ChanceKind = Literal["mission", "starter", "territory", "dice", "card"]


class Question(NamedTuple):
    """A decision left to chance.

    Attributes:
        kind: "mission" or "territory" (the next one dealt), "starter" (the seat that begins),
            "dice" (the roll of one side) or "card" (the one drawn).
        answers: the possible answers, by the config's numbers; for dice the place in `rolls`.
        dice: the number of dice rolled.
    """

    kind: ChanceKind
    answers: tuple[int, ...]
    dice: int = 0

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """List each answer with its exact probability."""
        if self.kind == "dice":
            chances = rolls(self.dice)
            return [(at, chances[at][1]) for at in self.answers]
        each = Fraction(1, len(self.answers))
        return [(answer, each) for answer in self.answers]


@cache
def rolls(dice: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """List every roll of a number of dice with its exact probability, from the lowest roll up.

    A roll lists its highest die first.
    """
    return tuple((roll, Fraction(ways, FACES**dice)) for roll, ways in reversed(hands(dice)))


class _Open(Exception):  # noqa: N818 - no error, but an open question
    """The error raised when chance must decide something before an action can be carried out."""

    def __init__(self, question: Question) -> None:
        self.question = question


class _Asking:
    """A source of chance that gives prepared answers, and raises `_Open` when they run out.

    Each action is carried out again from the first answer on. An open question in the middle does
    no harm, for the engine leaves the position before the action unchanged.
    """

    def __init__(self, deal: int | None) -> None:
        self._deal = None if deal is None else Seeded(deal)
        self._lock = Lock()
        self._answers: tuple[int, ...] = ()
        self._used = 0
        self._first_dice = 0
        self._players = 0
        self._starter: int | None = None
        self._top: int | None = None

    @contextmanager
    def answering(
        self,
        answers: tuple[int, ...],
        *,
        first_dice: int = 0,
        players: int = 0,
        top: int | None = None,
    ) -> Iterator[None]:
        """Give the engine these answers inside a ``with`` block.

        Args:
            answers: the decisions of chance so far.
            first_dice: the number of dice that the attacker rolls first.
            players: the number of players in set-up.
            top: the card on top of a deck that is shuffled from the discard pile.
        """
        with self._lock:
            self._answers, self._used = answers, 0
            self._first_dice, self._players, self._top = first_dice, players, top
            self._starter = None
            yield

    def _next(self, kind: ChanceKind, answers: Sequence[int], dice: int = 0) -> int:
        if len(answers) == 1:
            return answers[0]  # a single possible answer needs no question
        if self._used == len(self._answers):
            raise _Open(Question(kind, tuple(answers), dice))
        self._used += 1
        return self._answers[self._used - 1]

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        if self._players:
            if self._starter is None:
                if self._deal is not None:
                    self._starter = self._deal.shuffled("starter", 0, range(self._players))[0]
                else:
                    self._starter = self._next("starter", range(self._players))
            seats = range(position, position + count)
            return tuple(6 if seat == self._starter else 1 for seat in seats)
        first, self._first_dice = self._first_dice, 0
        shown: tuple[int, ...] = ()
        for number in (first, count - first):
            if number:
                listed = rolls(number)
                shown += listed[self._next("dice", range(len(listed)), number)][0]
        return shown

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        if purpose == "missions":
            dealt = self._dealt("mission", len(items), self._players)
        elif purpose == "territories":
            if self._deal is not None:
                return self._deal.shuffled(purpose, position, items)
            dealt = self._dealt("territory", len(items), len(items))
        else:  # nobody has looked at this deck yet: only its top is decided
            dealt = [at for at, item in enumerate(items) if item == self._top]
        rest = [at for at in range(len(items)) if at not in dealt]
        return tuple(items[at] for at in (*dealt, *rest))

    def _dealt(self, kind: ChanceKind, items: int, number: int) -> list[int]:
        dealt: list[int] = []
        for _ in range(number):
            dealt.append(self._next(kind, [at for at in range(items) if at not in dealt]))
        return dealt


class ChanceNodes:
    """The chance nodes of one kind of game, and the node at which all its games begin.

    Attributes:
        config: the engine's constant data of the game.
        table: the numbers of the game's actions.
        first: the first node.
    """

    def __init__(
        self,
        edition: str,
        mode: str,
        players: int,
        board: str,
        options: tuple[tuple[str, str], ...],
        deal: int | None,
    ) -> None:
        """Make the first node; `of` explains the arguments."""
        self._settings = (edition, mode, players, board, options, deal)
        self._asking = _Asking(deal)
        seats = SEATS[:players]
        self.config: GameConfig = GameConfig(
            load_edition(edition), mode, seats, load_board(board), dict(options), self._asking
        )
        self.table: ActionTable = ActionTable(self.config)
        self.first: Node = self._set_up(())

    @classmethod
    def of(
        cls,
        edition: str,
        mode: str,
        players: int,
        board: str = "classic",
        options: tuple[tuple[str, str], ...] = (),
        deal: int | None = None,
    ) -> ChanceNodes:
        """Return the instance with these settings, always the same object.

        Args:
            edition: an edition's id.
            mode: one of its modes.
            players: the number of seats.
            board: a board's name.
            options: names and values of the edition's options.
            deal: a seed that fixes who begins and how the territories, open to all, are dealt.
                None leaves both to chance.

        Raises:
            TypeError: an edition, a mode or a board that is no text.
            ValueError: a combination that the edition does not have.
        """
        for name, value in (("edition", edition), ("mode", mode), ("board", board)):
            expect_text(value, name)
        return _made(edition, mode, players, board, options, deal)

    def __reduce__(self) -> tuple[object, ...]:
        return _made, self._settings

    def _set_up(self, answers: tuple[int, ...]) -> Node:
        try:
            with self._asking.answering(answers, players=self.config.players):
                state, _ = new_state(self.config)
        except _Open as at:
            return Node(self, None, 0, None, answers, at.question)
        return Node(self, state, state.deck_count)

    def _carry_out(
        self, before: State, loose: int, action: Action, answers: tuple[int, ...], top: int | None
    ) -> Node:
        """Return the node after an action, or a node in which chance must first decide its outcome.

        The first ``loose`` cards of the deck lie in an order that nobody knows.
        """
        start = before
        if top is not None and loose:
            start = before.copy()
            start.set_deck((top, *(card for card in before.deck_cards() if card != top)))
        first = 0
        if type(action) is Attack:
            first = action.armies if action.dice is None else action.dice
        elif type(action) is Defend:
            first = 0 if before.rolled else before.dice
        try:
            with self._asking.answering(answers, first_dice=first, top=top):
                after, events = apply_action(self.config, start, action)
        except _Open as at:
            return Node(self, before, loose, action, answers, at.question)
        drawn = any(event.type == "card_drawn" for event in events)
        if drawn and top is None:
            deck = before.deck_cards()
            lies_on_top = deck[:loose] if deck else before.discard_cards()
            if len(lies_on_top) > 1:
                question = Question("card", tuple(sorted(lies_on_top)))
                return Node(self, before, loose, action, answers, question)
        if after.shuffles > before.shuffles:
            loose = after.deck_count
        elif drawn and loose:
            loose -= 1
        return Node(self, after, loose)


@cache
def _made(*settings: Any) -> ChanceNodes:
    return ChanceNodes(*settings)


class Node(NamedTuple):
    """A position in which a seat or chance must decide.

    Attributes:
        nodes: the kind of game.
        state: the engine's position, before the action that chance decides about; None during
            the deal. It must not be changed.
        loose: the number of cards on top of the deck whose order nobody knows.
        action: the action that chance decides about, or None.
        answers: the decisions of chance about that action so far.
        question: the open question for chance; None if a seat has to act, or the game is over.
    """

    nodes: ChanceNodes
    state: State | None
    loose: int
    action: Action | None = None
    answers: tuple[int, ...] = ()
    question: Question | None = None

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        # A copy leaves out the engine's cached results about a position.
        state = None if self.state is None else self.state.copy()
        return Node, (self.nodes, state, *self[2:])

    def act(self, action: Action) -> Node:
        """Return the node after a legal action of the seat that must act."""
        assert self.state is not None
        assert self.question is None
        return self.nodes._carry_out(self.state, self.loose, action, (), None)  # noqa: SLF001

    def answer(self, answer: int) -> Node:
        """Return the node after chance has decided."""
        asked, nodes = self.question, self.nodes
        assert asked is not None
        answers = (*self.answers, answer)
        if self.state is None:
            return nodes._set_up(answers)  # noqa: SLF001
        assert self.action is not None
        top = answer if asked.kind == "card" else None
        return nodes._carry_out(self.state, self.loose, self.action, answers, top)  # noqa: SLF001
