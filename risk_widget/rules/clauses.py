"""The clauses of the rules, read from ``clauses.toml``, and their values in an edition.

A value is a message made from the values of the edition's rules.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.messages import Message, MessageError, render
from risk_widget.messages.long_texts import Slot, with_words, words
from risk_widget.reading.schema import read
from risk_widget.reading.spelling import unknown
from risk_widget.rules.edition_parts import PrintedClause, chosen_rules, mission_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from risk_widget.messages.long_texts import LocalizedText
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.rules.edition_parts import EditionLike, FileMark, Mark, Mode

__all__ = [
    "Clause",
    "UnknownClause",
    "clause_row",
    "clauses",
    "find_clause",
    "has_clause",
    "mark_of",
    "value_message",
    "value_of",
]


ORIGINAL: Final = "rules/clauses.toml"
"""The file of the clauses within the package; its translations are next to it."""


class UnknownClause(MessageError):  # noqa: N818 - says what is wrong
    """An unknown clause id; the message names the nearest known one."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause.

    Attributes:
        words: the general wording, the same in every edition that has the clause.
        prints: how each printed edition states it, by the edition's id; editions without the
            clause are missing.
    """

    id: str
    words: LocalizedText
    prints: Mapping[str, PrintedClause]

    @property
    def text(self) -> str:
        """The general wording of the clause, in the current language."""
        return str(self.words)

    @property
    def marks(self) -> Mapping[str, Mark]:
        """The mark of each edition by its id: printed, silent or reading."""
        return {edition: found.mark for edition, found in self.prints.items()}


@cache
def clauses() -> Mapping[str, Clause]:
    """Load every clause by its id, in the order of the rules."""
    data = clause_data()
    with_words(clause_slots(data), ORIGINAL)
    return MappingProxyType(
        {
            clause: Clause(
                clause, words(entry["text"]), read(Mapping[str, PrintedClause], entry["editions"])
            )
            for clause, entry in data.items()
        }
    )


def clause_data() -> JsonObject:
    """Load the contents of the file as data."""
    where = files("risk_widget").joinpath(*ORIGINAL.split("/"))
    return tomllib.loads(where.read_text(encoding="utf-8"))


def clause_slots(data: JsonView) -> Iterator[Slot]:
    """Yield the translatable texts in the clause data: wordings, page references and notes.

    A ``where`` is translated only if it names pages; headings and numbers stay as printed.
    """
    for clause, entry in data.items():
        yield Slot((clause, "text"), entry, "text")
        for edition, printed in entry["editions"].items():
            if _PAGES.match(printed.get("where", "")):
                yield Slot((clause, "where", edition), printed, "where")
            if "note" in printed:
                yield Slot((clause, "editions", edition), printed, "note")


_PAGES: Final = re.compile(r"pp?\. ")


def find_clause(clause: str) -> Clause:
    """Return the clause with this id. Raises ``UnknownClause`` with the nearest known one."""
    clause = clause if type(clause) is str else read(str, clause, "clause")
    found = clauses().get(clause)
    if found is None:
        raise UnknownClause(Message("unknown-clause", unknown(clause, clauses())))
    return found


def is_changed(clause: str, edition: EditionLike) -> bool:
    """Whether the edition is a variant that changes this clause.

    A clause changes with its own field, or with another field that its wording uses: the number
    of red dice equals the number of armies that may attack.
    """
    if not edition.changes:
        return False
    if any(edition.sources[f].clause == clause for f in edition.changes if f in edition.sources):
        return True
    before = edition.printed
    had, has = (has_clause(clause, each) for each in (before, edition))
    return had != has or (has and value_message(clause, edition) != value_message(clause, before))


def _print_of(clause: str, edition: EditionLike) -> PrintedClause:
    """Return an edition's printed form of a clause, or one derived from the marks of its values."""
    printed = edition.prints.get(clause) or find_clause(clause).prints.get(edition.base)
    if printed is not None:
        return printed
    marks = [source.mark for source in edition.sources.values() if source.clause == clause]
    mark: FileMark = next((mark for mark in marks if mark != "silent"), "silent")
    return PrintedClause(mark, taken_from=edition.like if mark == "silent" else "")


def mark_of(clause: str, edition: EditionLike, mode: str | None = None) -> Mark | None:
    """Return the mark of a clause in an edition; None for an id that is not a clause.

    If ``mode`` has a value of its own for the clause, the mark is that value's. A clause
    that a variant changes is a house rule; one that the edition does not have counts as a
    reading; one that the file of an edition does not name is silent.
    """
    if clause not in clauses():
        return None
    if is_changed(clause, edition):
        return "house"
    if not has_clause(clause, edition):
        return "reading"
    if mode is not None:
        own = [s.mark for s in edition.mode(mode).sources.values() if s.clause == clause]
        if own:
            return own[0]
    return _print_of(clause, edition).mark


def clause_row(
    clause: str,
    edition: EditionLike,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> JsonObject | None:
    """Build an edition's row of a `clause_card`; None if the edition lacks the clause."""
    if not has_clause(clause, edition, mode):
        return None
    printed = _print_of(clause, edition)
    row: JsonObject = {
        "edition": edition.id,
        "title": edition.title,
        "mark": mark_of(clause, edition, mode),
        "value": value_of(clause, edition, mode, options),
    }
    if not is_changed(clause, edition):
        row |= {"where": printed.where} if printed.where else {}
        row |= {"from": printed.taken_from} if printed.taken_from else {}
        row |= {"note": printed.note} if printed.note else {}
    return row


_TWO_PLAYERS: Final = 2


# ---- the clauses that an edition has ---------------------------------------------------------


def _by_missions(mode: Mode) -> bool:
    return mode.rules.goal == "missions"


def _by_capitals(mode: Mode) -> bool:
    return mode.rules.goal == "capitals"


def _with_third(mode: Mode) -> bool:
    return mode.rules.third_army != "none" and _TWO_PLAYERS in mode.players


def _with_card(*clauses: str) -> Callable[[Mode], bool]:
    """Return a test for modes whose missions include a card under one of these clauses."""

    def has_card(mode: Mode) -> bool:
        named = {mission_cards()[mission].clause for mission in mode.rules.missions}
        return _by_missions(mode) and bool(named & set(clauses))

    return has_card


_ONLY: Final[Mapping[str, Callable[[Mode], bool]]] = {
    "setup.missions": _by_missions,
    "setup.third-army": _with_third,
    "setup.capitals": _by_capitals,
    "reinforce.third-army": _with_third,
    "attack.allied": _with_third,
    "move.tired": lambda mode: mode.rules.movement == "rested",
    "move.third-army": _with_third,
    "win.duel": lambda mode: mode.id == "duel",
    "win.mission": _by_missions,
    "win.capital": _by_capitals,
    "win.capital-falls": _by_capitals,
    "mission.continents": _with_card("mission.continents"),
    "mission.territories-24": _with_card("mission.territories-24", "mission.destroy"),
    "mission.territories-18": _with_card("mission.territories-18"),
    "mission.destroy": _with_card("mission.destroy"),
    "mission.destroy-own": _with_card("mission.destroy"),
    "mission.destroyed-by-other": _with_card("mission.destroy"),
    "mission.list": _by_missions,
}
"""The clauses that only some modes have; all modes have the others."""


def has_clause(clause: str, edition: EditionLike, mode: str | None = None) -> bool:
    """Whether the edition, or this mode of it, has the clause."""
    return bool(_modes(clause, edition, mode))


def _modes(clause: str, edition: EditionLike, mode: str | None) -> list[Mode]:
    wanted = edition.modes.values() if mode is None else [edition.mode(mode)]
    only = _ONLY.get(clause)
    return [m for m in wanted if only is None or only(m)]


# ---- the values of clauses -------------------------------------------------------------------


class Value(NamedTuple):
    """A mode's value for a clause, and an additional sentence for two players."""

    rule: Message
    for_two: Message | None = None


def value_of(
    clause: str,
    edition: EditionLike,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> str:
    """Return the edition's value for a clause, in sentences; "" if the clause's text says it all.

    Without a ``mode``, modes that differ are listed separately; ``options`` are those of a game.
    """
    message = value_message(clause, edition, mode, options)
    return "" if message is None else render(message)


def value_message(
    clause: str,
    edition: EditionLike,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> Message | None:
    """Return the edition's value for the clause as a message, or None."""
    modes = _modes(clause, edition, mode)
    if clause == "setup.armies":
        return _starting_armies(modes)
    made = _VALUES.get(clause)
    if made is None or not modes:
        return None
    if options is not None:
        return _in_modes(made, _chosen(modes, edition, options))
    others = [
        _in_modes(made, _chosen(modes, edition, {option.id: choice.value}))
        for option in edition.options.values()
        for choice in option.choices
        if option.clause == clause and choice.value != option.default
    ]
    value = _in_modes(made, modes)
    if not others:
        return value
    optional = [Message("value-optional", {"value": other}) for other in others]
    return Message("value-with-options", {"value": value, "options": optional})


def _chosen(modes: Sequence[Mode], edition: EditionLike, options: Mapping[str, str]) -> list[Mode]:
    """Return the modes with the rules that result from these option values."""
    return [
        replace(mode, rules=chosen_rules(mode.rules, edition.options, options)) for mode in modes
    ]


def _in_modes(made: Callable[[Mode], Value], modes: Sequence[Mode]) -> Message:
    """Format the value of a clause in these modes, listing modes separately where they differ."""
    by_value: list[tuple[Value, list[str]]] = []
    for each in modes:
        value = made(each)
        same = next((titles for known, titles in by_value if known == value), None)
        if same is None:
            by_value.append((value, [each.title]))
        else:
            same.append(each.title)
    by_value = _joined_by_players(by_value)
    if len(by_value) == 1:
        return _whole(by_value[0][0])
    parts = [
        Message("value-in-modes", {"modes": titles, "value": _whole(value)})
        for value, titles in by_value
    ]
    return Message("value-by-mode", {"values": parts})


def _joined_by_players(by_value: list[tuple[Value, list[str]]]) -> list[tuple[Value, list[str]]]:
    """Join modes that differ only in the sentence for two players, which itself names that case."""
    joined: list[tuple[Value, list[str]]] = []
    for value, titles in by_value:
        same = [at for at, (known, _) in enumerate(joined) if known.rule == value.rule]
        if not same:
            joined.append((value, titles))
            continue
        known, others = joined[same[0]]
        for_two = known if known.for_two is not None else value
        joined[same[0]] = (for_two, [*others, *titles])
    return joined


def _whole(value: Value) -> Message:
    if value.for_two is None:
        return value.rule
    return Message("two-sentences", {"first": value.rule, "second": value.for_two})


def _starting_armies(modes: Iterable[Mode]) -> Message:
    """Format the starting armies of all modes together; only the number of players matters."""
    numbers = {n: mode.rules.starting_armies[n] for mode in modes for n in mode.players}
    return _by_players(numbers, "each")


def _pieces(mode: Mode) -> Value:
    pieces = mode.rules.pieces
    if len(pieces) == 1:
        return Value(Message("value-single-pieces"))
    worth = [Message("value-piece", {"piece": piece, "armies": n}) for piece, n in pieces]
    return Value(Message("value-pieces", {"pieces": worth}))


def _dice(mode: Mode) -> Value:
    rules = mode.rules
    attack, defence = rules.dice_colours
    sides = {"attack": rules.attack_armies, "attack_colour": attack}
    sides |= {"defence": max(rules.defence_dice), "defence_colour": defence}
    return Value(Message("value-dice", sides))


def _first_seat(mode: Mode) -> Value:
    return Value(Message("value-first-seat", {"way": mode.rules.first_seat}))


def _territories(mode: Mode) -> Value:
    rules = mode.rules
    rule = Message("value-territories", {"way": rules.territories})
    if not _with_third(mode):
        return Value(rule)
    for_two = Message("value-territories-for-two", {"way": rules.territories, **_third(mode)})
    return Value(rule, for_two)


def _place(mode: Mode) -> Value:
    return Value(Message("value-place", {"first": mode.rules.place_first}))


def _third_army(mode: Mode) -> Value:
    rules = mode.rules
    about = {"armies": rules.third_army_each, "stands": rules.third_army_stands, **_third(mode)}
    return Value(Message("value-third-army", about))


def _third(mode: Mode) -> dict[str, str]:
    """Return the kind of the third army, as a parameter of messages."""
    return {"third": mode.rules.third_army}


def _claim(mode: Mode) -> Value:
    return Value(Message("value-claim", {"when": mode.rules.claim_win}))


def _income(mode: Mode) -> Value:
    rules = mode.rules
    numbers = {"per": rules.territories_per_army, "least": rules.minimum_armies}
    return Value(Message("value-income", numbers))


def _third_income(mode: Mode) -> Value:
    rules = mode.rules
    share = {"part": rules.third_army_part, "when": rules.third_army_reinforced}
    return Value(Message("value-third-income", share))


def _deck(mode: Mode) -> Value:
    return Value(Message("value-deck", {"wild": mode.rules.wild_cards}))


def _set_value(mode: Mode) -> Value:
    rules = mode.rules
    if rules.card_values == "fixed":
        sets = [
            Message("value-set", {"kind": kind, "armies": armies})
            for kind, armies in rules.fixed_values.items()
        ]
        return Value(Message("value-sets-fixed", {"sets": sets}))
    rising = list(map(str, rules.rising_values))
    return Value(Message("value-sets-rising", {"values": rising, "step": rules.rising_step}))


def _bonus(mode: Mode) -> Value:
    bonus = {"armies": mode.rules.bonus_armies, "limit": mode.rules.bonus_limit}
    return Value(Message("value-bonus", bonus))


def _must_trade(mode: Mode) -> Value:
    return Value(Message("value-must-trade", {"cards": mode.rules.must_trade_at}))


def _traded(mode: Mode) -> Value:
    return Value(Message("value-traded", {"where": mode.rules.traded_cards}))


def _earn(mode: Mode) -> Value:
    rules = mode.rules
    rule = Message("value-earn", {"when": rules.card_drawn})
    if rules.card_drawn == "end_of_turn" or not _with_third(mode):
        return Value(rule)
    if rules.third_army_reinforced != "after_combat":
        return Value(rule)
    return Value(rule, Message("value-earn-for-two", _third(mode)))


def _attackers(mode: Mode) -> Value:
    return Value(Message("value-attackers", {"most": mode.rules.attack_armies}))


def _attack_dice(mode: Mode) -> Value:
    return Value(Message("value-attack-dice", {"dice": mode.rules.attack_dice}))


def _defence_dice(mode: Mode) -> Value:
    dice = mode.rules.defence_dice
    parts: list[Message] = []
    first = 1
    for armies, most in enumerate(dice, start=1):
        if armies < len(dice) and dice[armies] == most:
            continue  # the next number of armies has the same dice, so both share a part
        last = armies == len(dice)
        kind = "any" if last and first == 1 else "more" if last else "range"
        about = {"kind": kind, "first": first, "last": armies, "span": armies - first, "most": most}
        parts.append(Message("value-defence-for", about))
        first = armies + 1
    return Value(Message("value-defence-dice", {"parts": parts}))


def _announced(mode: Mode) -> Value:
    return Value(Message("value-announced", {"decides": mode.rules.defender_decides}))


def _pairs(mode: Mode) -> Value:
    pairs = min(mode.rules.attack_armies, max(mode.rules.defence_dice))
    return Value(Message("value-pairs", {"pairs": pairs}))


def _allied(mode: Mode) -> Value:
    return Value(Message("value-allied", _third(mode)))


def _occupy(mode: Mode) -> Value:
    return Value(Message("value-occupy", {"dice": mode.rules.attack_dice}))


def _cards_won(mode: Mode) -> Value:
    rules = mode.rules
    limits = {"from": rules.cards_won_from, "left": rules.cards_won_down_to}
    return Value(Message("value-cards-won", {"way": rules.cards_won, **limits}))


def _fortify(mode: Mode) -> Value:
    return Value(Message("value-fortify", {"way": mode.rules.movement}))


def _tired(mode: Mode) -> Value:
    return Value(Message("value-tired", {"taken_along": mode.rules.taken_along}))


def _capitals(mode: Mode) -> Value:
    needed = mode.rules.capitals_needed
    return Value(_by_players({n: needed[n] for n in mode.players}, "total"))


def _destroyed(mode: Mode) -> Value:
    return Value(Message("value-destroyed", {"by_other": mode.rules.destroyed_by_other}))


def _missions(mode: Mode) -> Value:
    about = {"cards": len(mode.rules.missions), "known": mode.rules.missions_known}
    return Value(Message("value-missions", about))


_VALUES: Final[Mapping[str, Callable[[Mode], Value]]] = {
    "board.pieces": _pieces,
    "board.dice": _dice,
    "setup.first-seat": _first_seat,
    "setup.territories": _territories,
    "setup.place": _place,
    "setup.third-army": _third_army,
    "turn.claim": _claim,
    "reinforce.territories": _income,
    "reinforce.third-army": _third_income,
    "cards.deck": _deck,
    "cards.value": _set_value,
    "cards.territory-bonus": _bonus,
    "cards.must-trade": _must_trade,
    "cards.traded": _traded,
    "cards.earn": _earn,
    "attack.armies": _attackers,
    "attack.dice": _attack_dice,
    "attack.defence-dice": _defence_dice,
    "attack.announce": _announced,
    "attack.compare": _pairs,
    "attack.allied": _allied,
    "capture.occupy": _occupy,
    "capture.cards": _cards_won,
    "move.count": _fortify,
    "move.tired": _tired,
    "win.capital": _capitals,
    "mission.destroyed-by-other": _destroyed,
    "mission.list": _missions,
}
"""The functions that make the values of clauses, by clause."""


def _by_players(numbers: Mapping[int, int], what: str) -> Message:
    """Format numbers by players, joining equal ones: "40 each with 2 players, 35 with 3"."""
    groups: dict[int, list[str]] = {}
    for players in sorted(numbers):
        groups.setdefault(numbers[players], []).append(str(players))
    parts = [
        Message(
            f"value-{what}-for-players" if at == 0 else "value-for-more-players",
            {"number": number, "players": players},
        )
        for at, (number, players) in enumerate(groups.items())
    ]
    return Message("value-by-players", {"parts": parts})
