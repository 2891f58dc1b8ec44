"""The review of a game and of each turn in it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.messages import Message, render, say
from risk_widget.results.displays import folded, lines, percent, signed, table
from risk_widget.results.frames import Rows
from risk_widget.results.plots import curves
from risk_widget.svg.colours import LINES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.plots import Plot

MOST_TURNING_POINTS: Final = 5
LEAST_TURN: Final = 0.05
"""The least change of a chance that makes a turning point."""
GIVE_OR_TAKE: Final = 6
"""The error of a comparison with a plan, in percentage points.

When the expert carried out its own plan with other dice, the result differed from 0 by this much
(`benchmarks/review.py`)."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """The review of one turn. All chances are chances of winning the game, from 0 to 1.

    Attributes:
        number: the number of the turn among the reviewed turns, counting from 1.
        seat: the seat that played the turn.
        first, until: the numbers of actions played before the turn and by its end, which are
            indices of `Game.positions`.
        finished: whether the turn was over.
        before: each seat's chance at the start of the turn, as the review's viewer knows it.
        after: each seat's chance at the end of the turn.
        captured: territories taken by the seat; ``lost``: its armies that fell in attacks.
        cards: cards that the seat got from the deck and other seats; ``sets``: sets it traded.
        gained: continents that the seat held after the turn but not before.
        broken: continents that others held before the turn but not after.
        knocked_out: seats that went out.
        armies_by_dice: the armies that the dice of this turn spared each seat.
        chance_by_dice: the change of each seat's chance by the dice, compared with their mean.
        plan: the expert's plan; None if it was not requested or is unknown, and for a turn that
            won the game.
        won: whether this turn won the game.
        as_planned: whether the turn began with the plan's placements and first attack.
        had: the seat's own chance at the start, from its own knowledge; ``got``: at the end.
        own_dice: the change of the seat's own chance by the dice of the turn.
    """

    number: int
    round: int
    seat: str
    first: int
    until: int
    finished: bool
    before: Mapping[str, float]
    after: Mapping[str, float]
    captured: int
    lost: int
    cards: int
    sets: int
    gained: tuple[str, ...]
    broken: tuple[str, ...]
    knocked_out: tuple[str, ...]
    armies_by_dice: Mapping[str, float]
    chance_by_dice: Mapping[str, float]
    plan: Plan | None
    had: float
    got: float
    own_dice: float
    _names: Names = field(repr=False)
    won: bool = False
    as_planned: bool = False

    @property
    def difference(self) -> float | None:
        """The chance after the actual play minus the chance after the plan, including dice."""
        return None if self.plan is None else self.got - self.plan.chance

    @property
    def without_dice(self) -> float | None:
        """The difference without the effect of the turn's dice, due to the choices alone."""
        return None if self.plan is None else self.got - self.own_dice - self.plan.chance

    @property
    def choices(self) -> float | None:
        """The difference `without_dice` if the turn began unlike the plan, otherwise None.

        If the turn began like the plan, the difference is mostly the error of both chances.
        """
        return None if self.as_planned else self.without_dice

    @property
    def beside_plan(self) -> str | None:
        """The turn compared with the plan in a sentence; None if there is no plan."""
        if self.won:
            return render(Message("review-won"), self._names)
        if self.plan is None:
            return None
        return self.plan.as_done() if self.as_planned else self.plan.words

    @property
    def as_begun(self) -> str | None:
        """The turn compared with the plan, without the plan's value."""
        if self.won or self.plan is None:
            return self.beside_plan
        return self.plan.as_done(self.seat, self.round) if self.as_planned else self.plan.as_done()

    def change(self, seat: str) -> float:
        """Compute the change in a seat's chance over the turn."""
        return self.after[seat] - self.before[seat]

    @property
    def words(self) -> str:
        """The events of the turn in a sentence."""
        # A continent that was both broken and gained is named only as gained, since it was taken as
        # a whole.
        broken = [continent for continent in self.broken if continent not in self.gained]
        more = {
            "gains": self.gained,
            "breaks": broken,
            "outs": self.knocked_out,
            "cards": self.cards,
        }
        params = {
            "last": next((part for part in reversed(more) if more[part]), "lost"),
            "seat": self.seat,
            "captured": self.captured,
            "lost": self.lost,
            "cards": self.cards,
            "gained": list(self.gained),
            "gains": "some" if self.gained else "none",
            "broken": broken,
            "breaks": "some" if broken else "none",
            "out": list(self.knocked_out),
            "outs": "some" if self.knocked_out else "none",
        }
        return render(Message("review-turn", params), self._names)


@dataclass(frozen=True, slots=True)
class Luck:
    """The effect of the dice on a seat over all reviewed turns.

    Attributes:
        armies: the armies spared by the dice, compared with their mean; below 0 for bad luck.
        chance: the chance of winning gained by the dice: the sum over all rolls of the change,
            compared with its mean.
    """

    armies: float
    chance: float


@dataclass(frozen=True, slots=True)
class Review(Rows):
    """The review of a game, turn by turn.

    >>> import risk_widget as rw
    >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
    >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
    >>> review = game.review(plans=False)
    >>> [(turn.seat, turn.lost) for turn in review.turns]
    [('red', 0)]

    Attributes:
        viewer: the seat whose knowledge the chances are based on; None for public knowledge.
        seats: the playing seats, in turn order.
        turns: all turns so far, in order.
        winner: the winner's seat; None before the end.
    """

    viewer: str | None
    seats: tuple[str, ...]
    turns: tuple[TurnReview, ...]
    winner: str | None
    names: Names = field(repr=False)

    @property
    def chances(self) -> tuple[Mapping[str, float], ...]:
        """Each seat's chance before the first turn and at the end of every turn."""
        return (*(turn.before for turn in self.turns[:1]), *(turn.after for turn in self.turns))

    @property
    def luck(self) -> dict[str, Luck]:
        """The effect of the dice on each seat."""
        return {
            seat: Luck(
                sum(turn.armies_by_dice[seat] for turn in self.turns),
                sum(turn.chance_by_dice[seat] for turn in self.turns),
            )
            for seat in self.seats
        }

    @property
    def turning_points(self) -> tuple[TurnReview, ...]:
        """The turns that changed the viewer's chance most, at most five, in the order of play.

        Without a viewer, the chance of the leader before or after the turn counts. Changes of less
        than 5 per cent are left out.
        """
        large = [turn for turn in self.turns if self.turned(turn) >= LEAST_TURN]
        large.sort(key=lambda turn: (-self.turned(turn), turn.number))
        return tuple(sorted(large[:MOST_TURNING_POINTS], key=lambda turn: turn.number))

    def turned(self, turn: TurnReview) -> float:
        """Measure how much a turn changed the chances, so that turning points can be chosen.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> review = game.review(plans=False)
        >>> round(review.turned(review.turns[0]), 3)
        0.006
        """
        return abs(turn.change(self.about(turn)))

    def about(self, turn: TurnReview) -> str:
        """Find the seat whose chance counts: the viewer, or the leader whose chance changed most.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> review = game.review(plans=False)
        >>> review.about(review.turns[0])
        'green'
        """
        if self.viewer is not None:
            return self.viewer
        leaders = {max(self.seats, key=lambda s: at[s]) for at in (turn.before, turn.after)}
        ordered = [seat for seat in self.seats if seat in leaders]
        return max(ordered, key=lambda seat: abs(turn.change(seat)))

    def tell(self, turn: TurnReview) -> str:
        """Describe a turn in a sentence, with the chance that changed most.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> review = game.review(plans=False)
        >>> print(review.tell(review.turns[0]))
        Round 1: Red took no territory and lost no army. ...
        """
        seat = self.about(turn)
        change, dice = turn.change(seat), turn.chance_by_dice[seat]
        by_dice = dice * change > 0 and abs(dice) >= abs(change) / 2
        params = {
            "round": turn.round,
            "why": "dice" if by_dice else "choices" if seat == turn.seat else "others",
            "what": turn.words,
            "seat": seat,
            "before": percent(turn.before[seat]),
            "after": percent(turn.after[seat]),
        }
        return render(Message("review-turning-point", params), self.names)

    def sentence(self) -> str:
        """Sum up the review in a sentence.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> review = game.review(plans=False)
        >>> review.sentence()
        '1 turn, no turning point.'
        """
        points = len(self.turning_points)
        return say("review-shown", self.names, turns=len(self.turns), points=points)

    def to_dict(self) -> JsonObject:
        """Return the review as JSON data.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> review = game.review(plans=False)
        >>> review.to_dict()["seats"]
        ['red', 'blue', 'green']
        """
        return {
            "viewer": self.viewer,
            "seats": list(self.seats),
            "winner": self.winner,
            "chances": [dict(chances) for chances in self.chances],
            "luck": {seat: asdict(luck) for seat, luck in self.luck.items()},
            "turning_points": [turn.number for turn in self.turning_points],
            "turns": [dict(row) for row in self.to_rows()],
        }

    def _columns(self) -> Columns:
        wholes = ("first", "until", "captured", "lost", "cards", "sets")
        numbers = ("armies_by_dice", "chance_by_dice", "before", "after")
        seats = (f"chance_{seat}" for seat in self.seats)
        columns: Columns = {"number": "whole", "round": "whole", "seat": "text"}
        return {
            **columns,
            **dict.fromkeys(wholes, "whole"),
            **dict.fromkeys(numbers, "number"),
            **dict.fromkeys(("planned", "difference", "without_dice"), "number?"),
            **dict.fromkeys(seats, "number"),
        }

    def to_rows(self) -> list[FrameRow]:
        """Build a row of plain values for each turn; chances have columns such as ``chance_red``.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> review = game.review(plans=False)
        >>> [(row["seat"], row["lost"]) for row in review.to_rows()]
        [('red', 0)]
        """
        return [
            {
                "number": turn.number,
                "round": turn.round,
                "seat": turn.seat,
                "first": turn.first,
                "until": turn.until,
                "captured": turn.captured,
                "lost": turn.lost,
                "cards": turn.cards,
                "sets": turn.sets,
                "armies_by_dice": turn.armies_by_dice[turn.seat],
                "chance_by_dice": turn.own_dice,
                "before": turn.had,
                "after": turn.got,
                "planned": None if turn.plan is None else turn.plan.chance,
                "difference": turn.difference,
                "without_dice": turn.without_dice,
                **{f"chance_{seat}": turn.after[seat] for seat in self.seats},
            }
            for turn in self.turns
        ]

    def plot(self) -> Plot:
        """Plot each seat's chance over the turns. Requires the extra ``plot``.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> review = game.review(plans=False)
        >>> review.plot()
        <Plot: Chance of winning after every turn>

        Raises:
            ImportError: matplotlib is missing; the error names the extra.
        """
        called = {seat: say("name-seat", self.names, seat=seat) for seat in self.seats}
        across = list(range(len(self.chances)))
        lines = {called[seat]: (across, [at[seat] for at in self.chances]) for seat in self.seats}
        return curves(
            say("review-chances"),
            say("review-turns"),
            lines,
            colours={called[seat]: LINES[seat] for seat in self.seats},
            per_cent=True,
        )

    def __repr__(self) -> str:
        return f"<Review: {self.sentence()}>"

    def _repr_html_(self) -> str:
        return _review_html(self)


_WIDTH: Final = 460
_HEIGHT: Final = 140
_LEFT: Final = 44


# ---- in a notebook ---------------------------------------------------------------------------


def _review_html(review: Review) -> str:
    """Build the whole review as HTML, without scripts or a background of its own."""
    if not review.turns:
        return lines(escape(review.sentence()))
    parts = [escape(review.sentence()), _chart(review)]
    if points := review.turning_points:
        items = "".join(f"<li>{escape(review.tell(turn))}</li>" for turn in points)
        parts.append(f"{escape(say('review-turning-points'))}<ul>{items}</ul>")
    every = folded(say("review-every-turn", turns=len(review.turns)), _turns(review))
    error = escape(say("review-give-or-take", points=GIVE_OR_TAKE))
    return lines(*parts, _luck(review), every, error)


def _called(review: Review, seat: str) -> str:
    return say("name-seat-at-start", review.names, seat=seat)


def _chart(review: Review) -> str:
    """Draw a line for each seat, with a key of the names and the last chances."""
    at = review.chances
    step = _WIDTH / max(1, len(at) - 1)
    bottom = _HEIGHT + 8

    def up(chance: float) -> float:
        return bottom - _HEIGHT * chance

    marks = "".join(
        f'<path d="M{_LEFT} {up(c):.0f}h{_WIDTH}" stroke="currentColor" stroke-opacity=".2"/>'
        f'<text x="{_LEFT - 5}" y="{up(c) + 4:.0f}" text-anchor="end">{escape(percent(c))}</text>'
        for c in (0.0, 0.5, 1.0)
    )
    drawn, key, said = [], [], []
    for seat in review.seats:
        points = " ".join(
            f"{_LEFT + step * n:.1f},{up(chances[seat]):.1f}" for n, chances in enumerate(at)
        )
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{LINES[seat]}" stroke-width="2"/>'
        )
        last = f"{_called(review, seat)} {percent(at[-1][seat])}"
        said.append(last)
        dot = f"width:10px;height:10px;border-radius:3px;background:{LINES[seat]}"
        key.append(
            '<span style="display:inline-flex;align-items:center;gap:5px;margin-right:14px">'
            f'<span style="{dot}"></span>{escape(last)}</span>'
        )
    label = escape(f"{say('review-chances')}: {'; '.join(said)}", quote=True)
    return (
        f'<svg role="img" direction="ltr" aria-label="{label}" '
        f'viewBox="0 0 {_LEFT + _WIDTH + 4} {bottom + 20}" '
        f'width="{_LEFT + _WIDTH + 4}" style="max-width:100%" font-size="11" fill="currentColor">'
        f"{marks}{''.join(drawn)}"
        f'<text x="{_LEFT + _WIDTH}" y="{bottom + 15}" text-anchor="end">'
        f"{escape(say('review-turns'))}</text></svg><div>{''.join(key)}</div>"
    )


def _luck(review: Review) -> str:
    return table(
        [say("review-who"), say("fair-luck"), say("review-chance-by-dice")],
        [
            [_called(review, seat), signed(luck.armies), _signed(luck.chance)]
            for seat, luck in review.luck.items()
        ],
        numbers=(1, 2),
    )


def _turns(review: Review) -> str:
    heads = ("round", "turn", "before", "after", "dice", "planned", "difference", "plan")
    return table(
        [say(f"review-column-{name}") for name in heads],
        [_row(review, turn) for turn in review.turns],
        numbers=(0, 2, 3, 4, 5, 6),
    )


def _row(review: Review, turn: TurnReview) -> list[str]:
    """Build a turn's row from what its seat knew, with the effect of the seat's choices."""
    plan, choices = turn.plan, turn.choices
    return [
        str(turn.round),
        _called(review, turn.seat),
        percent(turn.had),
        percent(turn.got),
        _signed(turn.own_dice),
        "" if plan is None else percent(plan.chance),
        "" if choices is None else _signed(choices),
        turn.beside_plan or "",
    ]


def _signed(chance: float) -> str:
    """Format a change in a chance in whole percentage points: more digits would be noise."""
    return signed(100 * chance, 0)


class Opening(NamedTuple):
    """The opening of a turn, up to its first attack.

    Attributes:
        sets: the number of sets of cards traded.
        placed: the armies placed on each territory.
        source: the territory that attacks first, None without an attack; ``target``: its target.
    """

    sets: int
    placed: Mapping[str, int]
    source: str | None
    target: str | None


@dataclass(frozen=True, slots=True)
class Plan:
    """The expert's plan at the start of a turn.

    Attributes:
        sets: the number of sets of cards to trade.
        placed: the armies to place on each territory.
        source: the territory that would attack first; None without an attack.
        target: the territory that it would attack.
        odds: the chance of taking the target, 0 to 1.
        chance: the seat's chance of winning with the whole plan, averaged over the dice.
    """

    sets: int
    placed: Mapping[str, int]
    source: str | None
    target: str | None
    odds: float
    chance: float
    _names: Names = field(repr=False)

    def begins_with(self, opening: Opening) -> bool:
        """Whether a played turn began like the plan."""
        done = (opening.sets, dict(opening.placed), opening.source, opening.target)
        return done == (self.sets, dict(self.placed), self.source, self.target)

    @property
    def words(self) -> str:
        """The plan in a sentence."""
        return self._told("review-plan", chance=percent(self.chance))

    def as_done(self, seat: str | None = None, number: int | None = None) -> str:
        """Say in a sentence that a seat began a round with the plan.

        Without a seat, the sentence names neither seat nor round.
        """
        return self._told("review-as-planned", seat=seat, round=number)

    def _told(self, message: str, **more: object) -> str:
        parts = [
            Message("review-put", {"territory": t, "armies": n}) for t, n in self.placed.items()
        ]
        params = {
            "sets": self.sets,
            "placed": "some" if parts else "none",
            "parts": parts,
            "source": self.source,
            "target": self.target,
            "odds": percent(self.odds),
            **more,
        }
        return render(Message(message, params), self._names)
