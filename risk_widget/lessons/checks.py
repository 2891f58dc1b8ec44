"""What makes a step right or wrong: questions to the position, to what was done, to an answer.

They are combined with ``all_of``, ``any_of`` and ``not_`` (or ``&``, ``|``, ``~``), and numbers are
compared as usual:

>>> check = all_of(owns("red", continent="australia"), armies("siam") >= 3)
>>> check
owns('red', continent='australia') and armies('siam') >= 3

Nothing here looks at the text of a program: whatever leads to the position is right. Lesson files
write the same words as text, see ``risk_widget.lessons.expressions``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.lessons.combine import (
    Check,
    Mention,
    Quantity,
    all_of,
    any_of,
    not_,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.lessons.combine import (
        Attempt,
    )

# ---- the position ----------------------------------------------------------------------------


def owns(seat: str, territory: str | None = None, continent: str | None = None) -> Check:
    """The seat holds a territory, or a continent whole."""
    if (territory is None) == (continent is None):
        raise ValueError("owns names a territory or a continent")
    if territory is not None:
        place, mention = territory, Mention("territory", territory)
        return Check(
            f"owns({seat!r}, {place!r})",
            lambda a: a.game.owner(place) == seat,
            (Mention("owner", seat), mention),
        )
    assert continent is not None
    whole = continent

    def judge(attempt: Attempt) -> bool:
        members = attempt.game.board.continent(whole).territories
        return all(attempt.game.owner(t) == seat for t in members)

    return Check(
        f"owns({seat!r}, continent={whole!r})",
        judge,
        (Mention("owner", seat), Mention("continent", whole)),
    )


def armies(territory: str) -> Quantity:
    """The armies on a territory."""
    return Quantity(
        f"armies({territory!r})",
        lambda a: a.game.armies(territory),
        (Mention("territory", territory),),
    )


def owner(territory: str) -> Quantity:
    """Whose a territory is: a seat, "third", or None."""
    return Quantity(
        f"owner({territory!r})",
        lambda a: a.game.owner(territory),
        (Mention("territory", territory),),
    )


def held(seat: str) -> Quantity:
    """How many territories a seat holds."""
    return Quantity(
        f"held({seat!r})",
        lambda a: sum(a.game.owner(t) == seat for t in a.game.board.ids),
        (Mention("owner", seat),),
    )


def total(seat: str) -> Quantity:
    """How many armies a seat has on the board."""
    return Quantity(
        f"total({seat!r})",
        lambda a: sum(a.game.armies(t) for t in a.game.board.ids if a.game.owner(t) == seat),
        (Mention("owner", seat),),
    )


def in_hand(seat: str) -> Quantity:
    """How many armies a seat still has to set in set-up."""

    def read(attempt: Attempt) -> int:
        state = attempt.game.state
        return int(state.in_hand[attempt.game.config.seat_number(seat)])

    return Quantity(f"in_hand({seat!r})", read, (Mention("seat", seat),))


def cards(seat: str) -> Quantity:
    """How many cards a seat holds."""

    def read(attempt: Attempt) -> int:
        return len(attempt.game.state.hands[attempt.game.config.seat_number(seat)])

    return Quantity(f"cards({seat!r})", read, (Mention("seat", seat),))


def pile() -> Quantity:
    """How many cards lie in the draw pile."""
    return Quantity("pile()", lambda a: len(a.game.state.deck))


def missions() -> Quantity:
    """How many mission cards this edition deals from with these colours in play."""
    return Quantity("missions()", lambda a: len(a.game.config.wanted))


def income() -> Quantity:
    """The armies that the player on turn has received this turn."""
    return Quantity("income()", lambda a: a.game.explain_reinforcements().total)


def to_place() -> Quantity:
    """The armies that are still to be placed."""
    return Quantity("to_place()", lambda a: a.game.to_place)


def phase() -> Quantity:
    """The part of the game, such as "attack"."""
    return Quantity("phase()", lambda a: a.game.phase)


def turn() -> Quantity:
    """The seat on turn."""
    return Quantity("turn()", lambda a: a.game.turn)


def actor() -> Quantity:
    """The seat that must act now."""
    return Quantity("actor()", lambda a: a.game.actor)


def winner() -> Quantity:
    """The seat that has won, or None."""
    return Quantity("winner()", lambda a: a.game.winner)


def out(seat: str) -> Check:
    """The seat is out of the game."""
    return Check(
        f"out({seat!r})",
        lambda a: seat in a.game.observe(None)["out"],
        (Mention("seat", seat),),
    )


def most(kind: str, source: str | None = None, target: str | None = None) -> Quantity:
    """The largest number that may be chosen now: dice, armies to attack, to move or to place.

    ``kind`` is "attack" or "fortify" (with source and target), "defend", "occupy" or "place".
    """
    return _range_end("most", 1, kind, source, target)


def fewest(kind: str, source: str | None = None, target: str | None = None) -> Quantity:
    """The smallest number that may be chosen now, as ``most``."""
    return _range_end("fewest", 0, kind, source, target)


def _range_end(name: str, end: int, kind: str, source: str | None, target: str | None) -> Quantity:
    if kind not in ("attack", "fortify", "defend", "occupy", "place"):
        raise ValueError(f"{name} knows attack, fortify, defend, occupy and place, not {kind!r}")
    if (kind in ("attack", "fortify")) != (source is not None and target is not None):
        raise ValueError(f"{name} names a source and a target for attack and fortify, and only so")

    def read(attempt: Attempt) -> int:
        offered = attempt.game.legal_ranges().get(kind)
        if not offered:
            return 0
        if kind == "place":
            return int(offered["max"]) if end else 1
        if kind in ("attack", "fortify"):
            span = offered.get(source, {}).get(target, [0, 0])
        else:
            span = [offered[0], offered[-1]]
        return int(span[end])

    places = [place for place in (source, target) if place is not None]
    text = ", ".join(repr(word) for word in (kind, *places))
    return Quantity(f"{name}({text})", read, tuple(Mention("territory", p) for p in places))


def may_end() -> Check:
    """The seat that must act may end this part of the turn now."""
    return Check("may_end()", lambda a: bool(a.game.legal_ranges().get("end_phase")))


def dice_choices(armies: int) -> Quantity:
    """Between how many numbers of dice an attacker with so many armies may choose."""
    return Quantity(
        f"dice_choices({armies!r})",
        lambda a: len(a.game.legal_ranges().get("attack_dice", {}).get(str(armies), ())),
    )


def capitals_needed() -> Quantity:
    """How many capitals win this game."""
    return Quantity(
        "capitals_needed()",
        lambda a: a.game.config.rules.capitals_needed.get(a.game.config.players, 0),
    )


# ---- the board -------------------------------------------------------------------------------


def size(continent: str | None = None) -> Quantity:
    """How many territories a continent has, or the whole board."""
    if continent is None:
        return Quantity("size()", lambda a: len(a.game.board.ids))
    return Quantity(
        f"size({continent!r})",
        lambda a: len(a.game.board.continent(continent).territories),
        (Mention("continent", continent),),
    )


def bonus(continent: str) -> Quantity:
    """The armies that a whole continent brings."""
    return Quantity(
        f"bonus({continent!r})",
        lambda a: a.game.board.continent(continent).bonus,
        (Mention("continent", continent),),
    )


def neighbours(territory: str) -> Quantity:
    """How many territories border a territory."""
    return Quantity(
        f"neighbours({territory!r})",
        lambda a: len(a.game.board.neighbours[a.game.board.index[territory]]),
        (Mention("territory", territory),),
    )


def starting_armies() -> Quantity:
    """The armies of each player at the start."""
    return Quantity("starting_armies()", lambda a: a.game.config.starting_armies())


def chance(attackers: int, defenders: int) -> Quantity:
    """The chance to win a battle to the end, in whole percent, with this edition's dice.

    ``attackers`` are the armies on the attacking territory, the one that stays included.
    """

    def read(attempt: Attempt) -> int:
        return round(100 * attempt.game.odds(attackers=attackers, defenders=defenders).win)

    return Quantity(f"chance({attackers!r}, {defenders!r})", read)


# ---- what was done ---------------------------------------------------------------------------


def did(kind: str, **fields: Any) -> Check:
    """The learner did such an action; a list stands for any of its values.

    ``did("attack", target="peru", armies=[2, 3])``
    """

    def fits(action: Action) -> bool:
        data = action.to_dict()
        if data["type"] == "attack":
            data.setdefault("dice", data["armies"])
        return data["type"] == kind and all(
            _one_of(data.get(name), wanted) for name, wanted in fields.items()
        )

    shown = "".join(f", {name}={value!r}" for name, value in fields.items())
    named = [
        Mention("territory", place)
        for name in ("source", "target", "territory")
        for place in _several(fields.get(name))
    ]
    named += [Mention("field", f"{kind}.{name}") for name in fields]
    return Check(
        f"did({kind!r}{shown})",
        lambda a: any(fits(action) for action in a.actions),
        (Mention("action", kind), *named),
    )


def _one_of(value: Any, wanted: Any) -> bool:
    if isinstance(value, (list, tuple)):  # the cards of a trade, in any order
        return sorted(value) == sorted(_several(wanted))
    return value in _several(wanted)


def _several(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple)) else [value]


def moves() -> Quantity:
    """How many actions the learner has done in this step."""
    return Quantity("moves()", lambda a: len(a.actions))


def refused_by(*clauses: str) -> Check:
    """The last action was refused, under one of these clauses (none named: under any)."""
    return Check(
        f"refused_by({', '.join(map(repr, clauses))})",
        lambda a: a.refused is not None and (not clauses or a.refused in clauses),
        tuple(Mention("clause", clause) for clause in clauses),
    )


def happened(kind: str, **fields: Any) -> Check:
    """Such an event came of it, such as ``happened("captured", target="peru")``."""
    shown = "".join(f", {name}={value!r}" for name, value in fields.items())
    places = [
        Mention("territory", place)
        for name in ("source", "target", "territory")
        for place in _several(fields.get(name))
    ]

    def fits(event: Event) -> bool:
        data = event.to_full_dict()
        return all(_one_of(data.get(name), wanted) for name, wanted in fields.items())

    return Check(
        f"happened({kind!r}{shown})",
        lambda a: any(event.type == kind and fits(event) for event in a.events),
        (Mention("event", kind), *places),
    )


def lost(seat: str) -> Quantity:
    """The armies that a seat has lost in this step's battles ("third" for the third army)."""

    def read(attempt: Attempt) -> int:
        return sum(
            (event.data["attacker"] == seat) * event.data["attacker_losses"]
            + (event.data["defender"] == seat) * event.data["defender_losses"]
            for event in attempt.events
            if event.type == "rolled"
        )

    return Quantity(f"lost({seat!r})", read, (Mention("owner", seat),))


def dice(side: str) -> Quantity:
    """How many dice the "attack" or the "defence" rolled last."""
    if side not in ("attack", "defence"):
        raise ValueError(f"dice are of the attack or the defence, not {side!r}")

    def read(attempt: Attempt) -> int:
        rolls = [len(e.data[side]) for e in attempt.events if e.type == "rolled"]
        return rolls[-1] if rolls else 0

    return Quantity(f"dice({side!r})", read)


def traded_for() -> Quantity:
    """The armies that the sets traded in this step have brought, without bonus armies."""
    return Quantity("traded_for()", lambda a: _sum_of(a, "traded"))


def bonus_armies() -> Quantity:
    """The bonus armies that traded cards have brought in this step."""
    return Quantity("bonus_armies()", lambda a: _sum_of(a, "bonus_placed"))


def third_owed() -> Quantity:
    """The armies that became due to the third army in this step."""
    return Quantity("third_owed()", lambda a: _sum_of(a, "third_owed"))


def _sum_of(attempt: Attempt, kind: str) -> int:
    return sum(event.data["armies"] for event in attempt.events if event.type == kind)


# ---- answers ---------------------------------------------------------------------------------


def answered(*answers: Any) -> Check:
    """The answer is one of these: a number, a choice, a territory or a continent."""
    return Check(
        f"answered({', '.join(map(repr, answers))})",
        lambda a: a.answer is not None and not _is_list(a.answer) and a.answer in answers,
        tuple(Mention("place", answer) for answer in answers if isinstance(answer, str)),
    )


def answered_all(*places: str) -> Check:
    """The answer names exactly these places, in any order."""
    return Check(
        f"answered_all({', '.join(map(repr, places))})",
        lambda a: set(_several(a.answer)) == set(places),
        tuple(Mention("place", place) for place in places),
    )


def chosen() -> Quantity:
    """How many different places the answer names."""
    return Quantity("chosen()", lambda a: len(set(_several(a.answer))))


def points_in(continent: str) -> Check:
    """Every territory of the answer lies in this continent."""
    return _each_place(
        f"points_in({continent!r})",
        lambda a, t: t in a.game.board.continent(continent).territories,
        Mention("continent", continent),
    )


def points_next_to(territory: str) -> Check:
    """Every territory of the answer borders this one."""
    return _each_place(
        f"points_next_to({territory!r})",
        lambda a, t: a.game.board.adjacent(territory, t),
        Mention("territory", territory),
    )


def points_held_by(seat: str) -> Check:
    """Every territory of the answer is held by this seat."""
    return _each_place(
        f"points_held_by({seat!r})", lambda a, t: a.game.owner(t) == seat, Mention("owner", seat)
    )


def _each_place(text: str, holds: Callable[[Attempt, str], bool], mention: Mention) -> Check:
    def judge(attempt: Attempt) -> bool:
        places = _several(attempt.answer)
        known = attempt.game.board.index
        return bool(places) and all(place in known and holds(attempt, place) for place in places)

    return Check(text, judge, (mention,))


def _is_list(value: object) -> bool:
    return isinstance(value, (list, tuple))


CHECKS: dict[str, Callable[..., Check]] = {
    f.__name__: f
    for f in (
        all_of,
        any_of,
        not_,
        owns,
        out,
        may_end,
        did,
        refused_by,
        happened,
        answered,
        answered_all,
        points_in,
        points_next_to,
        points_held_by,
    )
}
"""The yes-or-no questions by the name that lesson files use."""

VALUES: dict[str, Callable[..., Quantity]] = {
    f.__name__: f
    for f in (
        armies,
        owner,
        held,
        total,
        in_hand,
        cards,
        pile,
        missions,
        income,
        to_place,
        phase,
        turn,
        actor,
        winner,
        most,
        fewest,
        size,
        bonus,
        neighbours,
        starting_armies,
        chance,
        moves,
        lost,
        dice,
        traded_for,
        bonus_armies,
        third_owed,
        chosen,
        dice_choices,
        capitals_needed,
    )
}
"""The numbers and words by the name that lesson files use."""
