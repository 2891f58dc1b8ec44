"""The shapes of what a page sends: items of the outbox, with what they ask for.

`protocol` checks them; whatever does not fit is refused there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from risk_widget.engine.kinds import Clause, Seat, Territory

Action: TypeAlias = Annotated[dict[str, Any], "{type: string} & Record<string, any>"]
"""An action of the game, or one that steers the widget. The kernel decides whether it is legal."""
Speed: TypeAlias = Literal["normal", "fast", "instant"]


class OutboxItem(TypedDict):
    """What the page asks for, and the snapshot that the person had in mind."""

    id: str
    base_seq: int
    action: Action


class SeatWish(TypedDict):
    """Who is to play a seat."""

    seat: Seat
    player: str
    name: NotRequired[str]


class NewGame(TypedDict):
    """Start a game."""

    type: Literal["new_game"]
    edition: str
    mode: str
    board: NotRequired[str]
    seats: list[SeatWish]
    seed: NotRequired[int | None]
    options: NotRequired[dict[str, Any]]


class Load(TypedDict):
    """Show a game that was saved, or a position."""

    type: Literal["load"]
    text: str
    seats: list[SeatWish]


class Ready(TypedDict):
    """Take over the screen."""

    type: Literal["ready"]
    seat: Seat


class RollUntil(TypedDict):
    """Attack again and again."""

    type: Literal["roll_until"]
    source: Territory
    target: Territory
    armies: int
    dice: NotRequired[int]
    stop_at: int


class SetSpeed(TypedDict):
    """How fast bots play."""

    type: Literal["speed"]
    value: Speed


class AutoDefend(TypedDict):
    """Leave a person's defence to the kernel, or take it back."""

    type: Literal["auto_defend"]
    seat: Seat
    value: bool


class Again(TypedDict):
    """The same game once more, with other dice or, where they come from a seed, the same."""

    type: Literal["again"]
    same_dice: bool


class PlayOn(TypedDict):
    """A game of its own from a moment of this one on, with other dice."""

    type: Literal["play_on"]
    at: int


class SetTeach(TypedDict):
    """Whether each part of the turn is explained."""

    type: Literal["teach"]
    value: bool


class SetEvaluation(TypedDict):
    """Whether everybody's chance to win is shown."""

    type: Literal["evaluation"]
    value: bool


class SetConfirm(TypedDict):
    """Whether each army and each end of a part waits for a button."""

    type: Literal["confirm"]
    value: bool


class Plain(TypedDict):
    """What needs no more words."""

    type: Literal["reveal", "conceal", "undo", "redo", "place_rest", "stop", "resume", "end_now"]


class LessonAction(TypedDict):
    """What a learner does besides playing."""

    type: Literal["lesson"]
    do: Literal[
        "check", "hint", "show_me", "retry", "again", "next", "back", "skip", "go", "switch",
        "save", "load", "open", "leave",
    ]  # fmt: skip
    answer: NotRequired[int | str | list[str]]
    step: NotRequired[str]
    """to go to; the lesson to open, by default the first; "puzzle" is the puzzle of the day"""
    edition: NotRequired[str | None]
    text: NotRequired[str]


class Query(TypedDict):
    """A question; it changes nothing."""

    type: Literal["query"]
    what: Literal[
        "odds", "defence", "log", "stats", "dice", "clause", "why", "moment", "record",
        "position", "check", "lesson", "course", "teach", "hint", "review",
        "review_turn",
    ]  # fmt: skip
    source: NotRequired[Territory]
    target: NotRequired[Territory]
    armies: NotRequired[int]
    dice: NotRequired[int]
    stop_at: NotRequired[int]
    id: NotRequired[Clause]
    about: NotRequired[Literal["income", "battle", "win"]]
    n: NotRequired[int]
    at: NotRequired[int]
    turn: NotRequired[int]
    whole: NotRequired[bool]
    text: NotRequired[str]
    move: NotRequired[Action]


Control: TypeAlias = (
    "NewGame | Again | PlayOn | Load | Ready | RollUntil | SetSpeed | AutoDefend | SetTeach"
    " | SetConfirm | SetEvaluation | Plain | LessonAction | Query"
)
"""What steers the widget rather than the game."""
