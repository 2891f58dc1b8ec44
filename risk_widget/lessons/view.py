"""The view of a step, for printing, for rendering in a notebook, and for sending to a page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from risk_widget.lessons import markup
from risk_widget.lessons.feedback import badge_of, clause_note, title_of, with_drawn_badges
from risk_widget.lessons.markup import board_image
from risk_widget.messages import Message, say

if TYPE_CHECKING:
    from risk_widget.json_types import JsonObject
    from risk_widget.lessons.attempt import Attempt

__all__ = ["StepView"]


class StepView:
    """The current step.

    Args:
        attempt: the learner's attempt at it.
        editions: those that it can be switched to.
        wanted: the edition that was asked for, which need not be among them.
    """

    def __init__(
        self, attempt: Attempt, editions: tuple[str, ...], wanted: str | None = None
    ) -> None:
        self._step = step = attempt.step
        self._editions, self._game, self._hidden = editions, attempt.play.game, attempt.hidden()
        self.text = step.text.filled(step.start)
        if wanted is not None and wanted != step.edition:
            titles = {"wanted": title_of(wanted), "edition": title_of(step.edition)}
            self.text = f"*{say('step-other-edition', **titles)}*\n\n{self.text}"
        self.question = step.question.filled(step.start)

    @property
    def id(self) -> str:
        """The step's id."""
        return self._step.id

    @property
    def kind(self) -> str:
        """The kind of step: "do", "predict", "chance", "refuse", "point" or "challenge"."""
        return self._step.kind

    def input(self) -> str:
        """The kind of answer: "action", "number", "percent", "choice", or a kind of place."""
        return self._step.input

    def dice(self) -> dict[str, list[int]] | None:
        """The dice that a prediction is about, rolled and not yet compared; otherwise None."""
        events = self._step.truth.events if self._step.show_dice else ()
        for event in events:
            if event.type == "rolled":
                return {side: list(event.data[side]) for side in ("attack", "defence")}
        return None

    def position(self) -> JsonObject:
        """The position as the learner sees it, without anything that would give an answer away."""
        seen = self._game.observe(self._step.you)
        return {**seen, **dict.fromkeys(self._hidden)}

    def to_dict(self) -> JsonObject:
        """The step as JSON data."""
        step = self._step
        return {
            "id": step.id,
            "title": step.title,
            "kind": step.kind,
            "text": self.text,
            "blocks": markup.blocks(self.text),
            "question": self.question,
            "input": step.input,
            "picks": step.picks,
            "choices": [{"value": c.value, "text": c.text} for c in step.choices],
            "dice": self.dice(),
            "you": step.you,
            "moves": step.moves,
            "fight_on": step.fight_on,
            "asks_amount": step.asks_amount,
            "edition": step.edition,
            "edition_title": title_of(step.edition),
            "mode": step.mode,
            "editions": [{"id": e, "title": title_of(e)} for e in self._editions],
            "clauses": [clause_note(clause, step.edition, step.mode) for clause in step.teaches],
            "highlight": dict(step.highlight),
            "position": self.position(),
        }

    def words(self) -> str:
        """The text, dice, own cards, question and choices in the markup of lesson texts."""
        parts = [self.text]
        dice = self.dice()
        if dice is not None:
            thrown = {side: list(map(str, dice[side])) for side in ("attack", "defence")}
            parts.append(say("step-dice", **thrown))
        hand = self._game.observe(self._step.you)["hand"]
        if hand:
            cards = [self._card(card) for card in hand]
            parts.append(say("step-cards", self._game.config.names, cards=cards))
        if self.question:
            parts.append(f"**{self.question}**")
        if self._step.challenge is not None:
            stars = [star.say for star in self._step.challenge.stars]
            parts.append(say("step-stars", stars=[say("challenge-won"), *stars]))
        if self._step.choices:
            parts.append("\n".join(f"- `{c.value}` – {c.text}" for c in self._step.choices))
        return "\n\n".join(parts)

    def _card(self, card: str) -> Message:
        """A card as code, with its symbol: "`brazil` (artillery)".

        Where one of several answers is chosen, no code has to: "Brazil (artillery)".
        """
        if self._step.choices:
            return Message("step-card-read", {"card": card})
        board = self._game.board
        number = board.index.get(card)
        symbol = None if number is None else board.card_symbol[number]
        return Message("step-card", {"card": card, "symbol": symbol})

    def badge(self) -> str:
        """The edition that the step is played under, with its colour."""
        return badge_of(self._step.edition)

    def __str__(self) -> str:
        return f"{self._step.title} ({title_of(self._step.edition)})\n{markup.plain(self.words())}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        step = self._step
        picture = board_image(self._game, step.highlight, say("board-of-step", step=step.title))
        badge = with_drawn_badges(escape(self.badge()))
        head = f"<h4>{escape(step.title)} <small>{badge}</small></h4>"
        return f"{head}{markup.html(self.words())}{picture}"
