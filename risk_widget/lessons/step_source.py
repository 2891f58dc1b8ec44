"""A step as its lesson file has it: each of its editions, and what a seed makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.board import load_board
from risk_widget.lessons.filling import Filling, names_used
from risk_widget.lessons.lesson_error import LessonError, at, in_field, no_such
from risk_widget.lessons.step_position import merged
from risk_widget.lessons.step_reader import STEP_KEYS, list_of, read_step
from risk_widget.lessons.variations import Variations
from risk_widget.messages import Message, Names
from risk_widget.messages.catalog import ENGLISH
from risk_widget.rules.edition import edition_ids
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.lessons.step import Step

__all__ = ["StepSource"]


class StepSource:
    """A step as its lesson file has it; ``under`` gives it for one of its editions.

    Attributes:
        variations: what a seed changes in it.
        most_stars: how many stars there are; 0 where it is no challenge.
    """

    variations: Variations | None = None
    most_stars: int = 0

    def __init__(
        self,
        lesson: Mapping[str, Any],
        raw: Mapping[str, Any],
        where: Message,
        language: str | None = None,
    ) -> None:
        self._lesson, self._raw, self._where = lesson, raw, where
        self._language = language
        if "vary" in raw:
            key = f"{lesson.get('id')}/{raw.get('id')}"
            self.variations = Variations(raw["vary"], key, where)
            used = names_used({key: part for key, part in raw.items() if key != "vary"})
            for name in self.variations.names:
                # Another language may do without one that only English texts say.
                if name not in used and language in (None, ENGLISH):
                    raise in_field(where, "vary", Message("lesson-vary-unused", {"name": name}))
        own = raw.get("edition", lesson.get("edition", ""))
        extra = list_of(str, raw, "editions", where)
        self.editions: tuple[str, ...] = tuple(dict.fromkeys((own, *extra)))
        for edition in self.editions:
            if edition not in edition_ids():
                raise at(where, no_such("edition", unknown(edition, edition_ids())))
        for named in raw.get("in", {}):
            for edition in _named(named):
                if edition not in self.editions:
                    raise at(where, Message("lesson-in-edition", {"edition": edition}))
        self._varied: dict[tuple[str, tuple[int, ...]], Step] = {}
        self._made = {edition: self._compile(edition) for edition in self.editions}
        first = self._made[self.editions[0]]
        self.id, self.title, self.kind = first.id, first.title, first.kind
        if first.challenge is not None:
            self.most_stars = first.challenge.most

    def under(self, edition: str | None = None, seed: int = 0) -> Step:
        """The step under an edition, None for its own, as a seed has it.

        Raises:
            LessonError: the step has no such edition; or the file is wrong where this seed picks.
        """
        edition = self.editions[0] if edition is None else edition
        if edition not in self._made:
            params = {"step": self.title, "editions": self.editions}
            params |= unknown(edition, self.editions)
            raise LessonError(Message("lesson-step-edition", params))
        if self.variations is None or not any(self.variations.picked(seed)):
            return self._made[edition]
        key = edition, self.variations.picked(seed)
        if key not in self._varied:
            self._varied[key] = self._compile(edition, seed)
        return self._varied[key]

    def after(self, seed: int) -> int:
        """The next seed by which the step is another; the same one where it does not vary."""
        return seed if self.variations is None else self.variations.after(seed)

    def unlike_first(self, seed: int) -> int:
        """This seed, or the next one, where it picks the step as its file has it."""
        stands = self.variations is not None and not any(self.variations.picked(seed))
        return self.after(seed) if stands else seed

    def seeds(self) -> list[int]:
        """A seed for each variation of the step, 0 first."""
        return [0] if self.variations is None else list(self.variations.seeds())

    def _filled(self, seed: int) -> dict[str, Any]:
        """The step's table with the values that a seed picks."""
        variations = self.variations
        values = {} if variations is None else variations.values(variations.picked(seed))
        filling = Filling(values, self._names, self._language, self._where)
        return {
            key: part if key == "vary" else filling.filled({key: part})[key]
            for key, part in self._raw.items()
        }

    def _names(self) -> Names:
        board = self._raw.get("board", self._lesson.get("board", "classic"))
        return Names.on(load_board(board))

    def _compile(self, edition: str, seed: int = 0) -> Step:
        where = self._where
        filled = self._filled(seed)
        raw = {k: v for k, v in filled.items() if k != "in"}
        change: dict[str, Any] = {}
        for named, table in filled.get("in", {}).items():
            if edition in _named(named):
                change |= table
        for key in (*raw, *change):
            if key not in STEP_KEYS:
                raise at(where, no_such("key", unknown(key, STEP_KEYS)))
        if "given" in change:
            change = {**change, "given": merged(raw.get("given", {}), change["given"])}
        raw = {**raw, **change, "edition": edition}
        if len(self.editions) > 1:
            where = Message("lesson-step-under", {"where": where, "edition": edition})
        return read_step(self._lesson, raw, where)


def _named(editions: str) -> list[str]:
    """The editions of a table of changes: one id, or several with commas between them."""
    return [edition.strip() for edition in editions.split(",")]
