"""A step as the learner sees it: its words, its board and its fields for a panel."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from risk_widget.battles.losses import defence_losses, hold_chance
from risk_widget.course import markup
from risk_widget.course.feedback import badge_of, clause_note, title_of, with_drawn_badges
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.markup import StepPicture
from risk_widget.messages import Message, say
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from risk_widget.course.attempt import Attempt
    from risk_widget.reading.json_types import JsonObject


class StepView:
    """A lesson's current step as the learner sees it.

    >>> import risk_widget as rw
    >>> step = rw.load_lesson("04-combat").go("pairs")
    >>> step.id, step.kind, step.question
    ('pairs', 'predict', 'Who loses what?')

    Args:
        attempt: the learner's attempt at the step.
        editions: the editions that the step can be switched to.
        wanted: the edition that was asked for, which need not be one of ``editions``.
    """

    def __init__(
        self, attempt: Attempt, editions: tuple[str, ...], wanted: str | None = None
    ) -> None:
        self._step = step = attempt.step
        self._kind = kind_of(step)
        self._editions, self._game, self._hidden = editions, attempt.play.game, attempt.hidden()
        self.text: str = step.text.filled(step.start)
        if wanted is not None and wanted != step.edition:
            titles = {"wanted": title_of(wanted), "edition": title_of(step.edition)}
            code = "step-other-edition" if step.is_unknown_to(wanted) else "step-by-edition"
            self.text = f"*{say(code, **titles)}*\n\n{self.text}"
        self.question: str = step.question.filled(step.start)

    @property
    def id(self) -> str:
        """The step's id."""
        return self._step.id

    @property
    def kind(self) -> str:
        """The kind of step, by its name in lesson files."""
        return self._step.kind

    def input(self) -> str:
        """Return the kind of answer: "action", "number", "percent", "choice", or a kind of place.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").input()
        'choice'
        """
        return self._kind.input(self._step)

    def dice(self) -> dict[str, list[int]] | None:
        """Return the dice, rolled but not yet compared, that a prediction is about, or None.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").dice()
        {'attack': [6, 2, 1], 'defence': [4, 3]}
        """
        events = self._step.truth.events if self._step.show_dice else ()
        for event in events:
            if event.type == "rolled":
                return {side: list(event.data[side]) for side in ("attack", "defence")}
        return None

    def position(self) -> JsonObject:
        """Return the position as the learner sees it, without anything that gives the answer away.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").position()["territories"]["brazil"]
        ['red', 5]
        """
        seen = self._game.observe(self._step.you)
        return {**seen, **dict.fromkeys(self._hidden)}

    def to_dict(self) -> JsonObject:
        """Return the step as JSON data.

        >>> import risk_widget as rw
        >>> step = rw.load_lesson("04-combat").go("pairs").to_dict()
        >>> [choice["value"] for choice in step["choices"]]
        ['blue-2', 'each-1', 'red-2', 'blue-1']
        """
        step = self._step
        return {
            "id": step.id,
            "title": step.title,
            "kind": step.kind,
            "text": self.text,
            "blocks": markup.blocks(self.text),
            "question": self.question,
            "input": self.input(),
            "picks": step.picks,
            "choices": [{"value": v, "text": text} for v, text in self._kind.choices(step)],
            "dice": self.dice(),
            "you": step.you,
            "moves": step.moves,
            "fight_on": step.fight_on,
            "asks_amount": self._kind.asks_amount(step),
            "edition": step.edition,
            "edition_title": title_of(step.edition),
            "mode": step.mode,
            "editions": [{"id": e, "title": title_of(e)} for e in self._editions],
            "clauses": [clause_note(clause, step.edition, step.mode) for clause in step.teaches],
            "highlight": dict(step.highlight),
            "position": self.position(),
        }

    def words(self) -> str:
        """Format the text, dice, own cards, question and choices in the markup of lesson texts.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").words()
        "Your highest die fights Blue's highest, and your second highest ..."
        """
        parts = [self.text]
        dice = self.dice()
        if dice is not None:
            thrown = {side: list(map(str, dice[side])) for side in ("attack", "defence")}
            parts.append(say("step-dice", **thrown))
        defence = self._defence()
        if defence:
            parts.append("\n".join(f"- {line}" for line in defence))
        hand = self._game.observe(self._step.you)["hand"]
        if hand:
            cards = [self._card(card) for card in hand]
            parts.append(say("step-cards", self._game.config.names, cards=cards))
        if self.question:
            parts.append(f"**{self.question}**")
        parts += self._kind.offered(self._step)
        return "\n\n".join(parts)

    def _defence(self) -> list[str]:
        """Describe the expected losses for each number of dice if the learner has to defend."""
        game = self._game
        battle = game.observe(None)["battle"]
        choices = game.legal_ranges().get("defend")
        if not battle or not choices or game.actor != self._step.you:
            return []
        attackers, defenders = game.armies(battle["source"]), game.armies(battle["target"])
        said = []
        for dice in choices:
            theirs, lost = defence_losses(game.dice, battle, dice)
            held = hold_chance(game.dice, battle, attackers, defenders, dice)
            about = {"dice": dice, "lost": lost, "theirs": theirs, "target": battle["target"]}
            said.append(say("step-defence", game.config.names, **about, chance=percent(held)))
        return said

    def board(self) -> StepPicture:
        """Draw the board for a notebook, without owners and armies if the question asks for them.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").board()
        Comparing the dice: the board
        ...
        """
        step = self._step
        words = say("board-of-step", step=step.title)
        covered = "territories" in self._hidden
        return StepPicture(self._game, step.highlight, words, covered=covered)

    def _card(self, card: str) -> Message:
        """Format a card as code, with its symbol: "`brazil` (artillery)".

        Without the code if cards are no part of the answer: "Brazil (artillery)".
        """
        if self.input() != "action":
            return Message("step-card-read", {"card": card})
        board = self._game.board
        number = board.index.get(card)
        symbol = None if number is None else board.card_symbol[number]
        return Message("step-card", {"card": card, "symbol": symbol})

    def badge(self) -> str:
        """Return the name of the step's edition with its colour.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").badge()
        '🟦 Nordic 2000'
        """
        return badge_of(self._step.edition)

    def __str__(self) -> str:
        return f"{self._step.title} ({title_of(self._step.edition)})\n{markup.plain(self.words())}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        step, picture = self._step, self.board()._repr_html_()
        badge = with_drawn_badges(escape(self.badge()))
        head = f"<h4>{escape(step.title)} <small>{badge}</small></h4>"
        return f"{head}{markup.html(self.words())}{picture}"
