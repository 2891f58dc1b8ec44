"""The shapes of the plain data that a page gets of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from risk_widget.engine.kinds import Clause, Holding, Owner, Seat, Territory

TextBlock: TypeAlias = Annotated[dict[str, Any], '{kind: "p"|"li", runs: Run[]}']
Run: TypeAlias = Annotated[dict[str, Any], "{text: string, strong?: true, em?: true, code?: true}"]
StepMark: TypeAlias = Literal["open", "shown", "tried", "solved"]
Outline: TypeAlias = Annotated[str, '"source"|"target"|"possible"']


class Battle(TypedDict):
    """The battle that waits for an answer, or the last roll."""

    source: Territory
    target: Territory
    attacker: Seat
    defender: Owner
    armies: int | None
    """null: only the roll is known"""
    attack_dice: int
    attack: NotRequired[list[int]]
    """highest first"""
    defence: NotRequired[list[int]]
    """highest first"""
    pairs: NotRequired[
        list[Annotated[list[Any], '[attack: number, defence: number, winner: "attack"|"defence"]']]
    ]
    attacker_losses: NotRequired[int]
    defender_losses: NotRequired[int]
    rule: NotRequired[Clause]
    n: NotRequired[int]
    """tells two equal rolls apart"""
    pending: bool


class Scene(TypedDict):
    """A part of what was played: what changes on the map, and the roll, if there was one."""

    territories: dict[Territory, Holding]
    battle: NotRequired[Battle]


class Guess(TypedDict):
    """A guess at a chance, beside what it is."""

    said: int
    exact: float
    """both in percent"""
    taken: int
    fought: int
    ends: list[Annotated[list[int], "[attackers: number, defenders: number, battles: number]"]]


class LessonFeedback(TypedDict):
    """What a learner hears after trying."""

    n: int
    """tells one from the next"""
    status: Literal[
        "right", "wrong", "refused", "more", "unanswered", "unclear", "hint", "shown", "switched"
    ]
    heading: str
    blocks: list[TextBlock]
    lines: list[Annotated[list[Any], "[text: string, rule: string|null]"]]
    clauses: list[Clause]
    hint: str | None
    back: bool
    """what was played has been taken back"""
    outline: dict[Territory, Outline]
    said: Any
    """the answer that it is about"""
    scenes: list[Scene]
    guess: NotRequired[Guess]
    kept: NotRequired[list[Territory]]
    """of several places that were named, those that are right"""


class Dice(TypedDict):
    """Dice that are rolled and not yet compared."""

    attack: list[int]
    defence: list[int]


class Ways(TypedDict):
    """Where a learner can go, and whether there is another hint."""

    back: bool
    next: bool
    hint: bool
    again: bool
    leave: NotRequired[bool]
    """back to the form or the game over which the lesson was opened, or on to another lesson"""


class PuzzlePart(TypedDict):
    """What is told of a puzzle beside its question."""

    number: int
    kind: Literal["place", "stop", "way", "trade", "break", "leave"]
    level: str
    right: int
    """puzzles that have been answered rightly"""


class ChallengePart(TypedDict):
    """How a challenge stands, and what there is to win."""

    turn: int
    turns: int
    """the most that the learner has"""
    stars: list[str]
    """what earns each star beyond the first"""
    helped: bool
    """a move has been shown, so that only the first star is left"""
    costs: bool
    """to be shown a move costs all stars but the first"""


class LessonPart(TypedDict):
    """Where the learner is."""

    id: str
    key: str
    """of the texts"""
    begun: int
    """changes when a step begins"""
    at: int
    marks: list[StepMark]
    kind: Literal["do", "predict", "chance", "refuse", "point", "challenge"]
    input: Literal["action", "number", "percent", "choice", "territory", "continent", "territories"]
    picks: NotRequired[int]
    """how many places are asked for"""
    you: str
    edition: str
    done: bool
    dice: Dice | None
    outline: dict[Territory, Outline]
    confirms: NotRequired[bool]
    """a try has fewer moves than armies to place: clicks that place one each would use it up"""
    fight_on: NotRequired[bool]
    """an attack may be repeated until it has done what it is for, as in a game"""
    hints: list[str]
    can: Ways
    feedback: LessonFeedback | None
    stars: NotRequired[list[Annotated[list[int], "[earned: number, of: number]"] | None]]
    """of each step that is a challenge; only in a lesson that has one"""
    challenge: NotRequired[ChallengePart]
    warm_up: NotRequired[bool]
    """it is the warm-up before a lesson, to which it leads on"""
    puzzle: NotRequired[PuzzlePart]
    """it is a puzzle, after which another one follows"""


class LessonText(TypedDict):
    """The texts of a lesson."""

    id: str
    title: str
    summary: str
    minutes: int
    able: list[str]
    advice: str
    following: (
        Annotated[list[str | None], "[id: string, title: string, edition: string|null]"] | None
    )
    steps: list[str]


class Choice(TypedDict):
    """An answer to choose."""

    value: str
    text: str


class EditionName(TypedDict):
    """An edition that a step can be played under."""

    id: str
    title: str


class StepText(TypedDict):
    """The texts of a step."""

    id: str
    title: str
    blocks: list[TextBlock]
    question: str
    choices: list[Choice]
    editions: list[EditionName]
    moves: int
    clauses: list[Clause]


class LessonTexts(TypedDict):
    """What stays the same during a step, so that a page asks for it once."""

    key: str
    lesson: LessonText
    step: StepText
