"""What lessons ask of a position, and of its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.battles.rolls import roll_table
from risk_widget.lessons.combine import Check, Mention, Quantity
from risk_widget.lessons.lesson_error import ExpressionError
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.lessons.combine import Attempt


def owns(seat: str, territory: str | None = None, continent: str | None = None) -> Check:
    """The seat holds a territory, or a continent whole."""
    if (territory is None) == (continent is None):
        raise ExpressionError("check-owns")
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
        return attempt.game.state.hand_size[attempt.game.config.seat_number(seat)]

    return Quantity(f"cards({seat!r})", read, (Mention("seat", seat),))


def deck() -> Quantity:
    """How many cards lie in the deck."""
    return Quantity("deck()", lambda a: a.game.state.deck_count)


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
    if kind not in ("attack", "fortify", "defend", "occupy", "place"):
        raise ExpressionError("check-most-kind", kind=shown(kind))
    if (kind in ("attack", "fortify")) != (source is not None and target is not None):
        raise ExpressionError("check-most-places")

    def read(attempt: Attempt) -> int:
        ranges: Mapping[str, Any] = attempt.game.legal_ranges()
        offered = ranges.get(kind)
        if not offered:
            return 0
        if kind == "place":
            return int(offered["max"])
        if kind in ("attack", "fortify"):
            offered = offered.get(source, {}).get(target, [0])
        return int(offered[-1])

    places = [place for place in (source, target) if place is not None]
    text = ", ".join(repr(word) for word in (kind, *places))
    return Quantity(f"most({text})", read, tuple(Mention("territory", p) for p in places))


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


def roll(attack: int, defence: int, loses: int = 0) -> Quantity:
    """The chance that one roll costs the attacker so many armies, in whole percent.

    ``attack`` and ``defence`` are the dice of both sides; ``loses`` is 0 where the attacker wins
    every pair.
    """

    def read(attempt: Attempt) -> int:
        table = roll_table(attack, defence, ties=attempt.game.dice.ties)
        chance = sum(p for losses, p in table.items() if losses[0] == loses)
        return round(100 * float(chance))

    return Quantity(f"roll({attack!r}, {defence!r}, {loses!r})", read)
