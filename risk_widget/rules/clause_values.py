"""What an edition makes of a clause, in a sentence that is read off the values of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from risk_widget.rules.edition import Edition
    from risk_widget.rules.edition_parts import Mode

__all__ = ["has_clause", "value_of"]

_TWO_PLAYERS: Final = 2
_IN_TWO: Final = "With two players"


# ---- which clauses an edition has ------------------------------------------------------------


def _by_missions(mode: Mode) -> bool:
    return mode.rules.goal == "missions"


def _by_capitals(mode: Mode) -> bool:
    return mode.rules.goal == "capitals"


def _with_third(mode: Mode) -> bool:
    return mode.rules.third_army != "none" and _TWO_PLAYERS in mode.players


def _with_card(*clauses: str) -> Callable[[Mode], bool]:
    """Missions are played, with a card that stands under one of these clauses."""

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
"""Clauses that only some modes have; all have the others."""


def has_clause(clause: str, edition: Edition, mode: str | None = None) -> bool:
    """Whether the edition, or this mode of it, has the clause."""
    return bool(_modes(clause, edition, mode))


def _modes(clause: str, edition: Edition, mode: str | None) -> list[Mode]:
    wanted = edition.modes.values() if mode is None else [edition.mode(mode)]
    only = _ONLY.get(clause)
    return [m for m in wanted if only is None or only(m)]


# ---- what they make of it --------------------------------------------------------------------


def value_of(
    clause: str,
    edition: Edition,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> str:
    """What the edition makes of the clause: whole sentences, or "" where its text says it all.

    Without a ``mode`` modes that differ are told apart; ``options`` are those of a game.
    """
    modes = _modes(clause, edition, mode)
    if clause == "setup.armies":
        return _starting_armies(modes)
    if clause == "attack.announce":
        return _announced(edition, options)
    tell = _TELL.get(clause)
    if tell is None or not modes:
        return ""
    by_value: dict[str, list[str]] = {}
    for each in modes:
        by_value.setdefault(tell(each), []).append(each.id)
    _join_by_players(by_value)
    if len(by_value) == 1:
        return next(iter(by_value))
    return " ".join(f"In {_words(ids)}: {_small(told)}" for told, ids in by_value.items())


def _join_by_players(by_value: dict[str, list[str]]) -> None:
    """Tell modes together that differ by a sentence which says itself when it holds."""
    for told in [*by_value]:
        for longer in [*by_value]:
            if longer.startswith(f"{told} {_IN_TWO}"):
                by_value[longer] = [*by_value.pop(told), *by_value[longer]]
                break


def _starting_armies(modes: Iterable[Mode]) -> str:
    """The numbers of all modes together: they differ by players, not by the mode."""
    numbers = {n: mode.rules.starting_armies[n] for mode in modes for n in mode.players}
    return f"{_by_players(numbers, 'each')}."


def _announced(edition: Edition, options: Mapping[str, str] | None) -> str:
    decides = edition.options.get("defender_decides")
    before = "Both before anyone rolls, the attacker first."
    after = "The attacker before, the defender after seeing the attacker's roll."
    if decides is None:
        return before
    if options is not None:
        return after if options.get(decides.id, decides.default) == "after" else before
    either = {"before": before, "after": after}
    others = [choice.value for choice in decides.choices if choice.value != decides.default]
    told = " ".join(f"Or, as an option: {_small(either[other])}" for other in others)
    return f"{either[decides.default]} {told}"


def _pieces(mode: Mode) -> str:
    pieces = mode.rules.pieces
    if len(pieces) == 1:
        return "Single armies."
    return _sentence(", ".join(f"{piece} {armies}" for piece, armies in pieces))


def _dice(mode: Mode) -> str:
    rules = mode.rules
    attack, defence = rules.dice_colours
    most = max(rules.defence_dice)
    return f"Up to {rules.attack_armies} {attack} attack, up to {most} {defence} defend."


def _first_seat(mode: Mode) -> str:
    return {
        "first": "The first seat.",
        "first_without_card": "The first player to get no further territory card.",
        "die": "Whoever rolls the highest die; those who are tied roll again.",
    }[mode.rules.first_seat]


def _territories(mode: Mode) -> str:
    rules = mode.rules
    dealt = rules.territories == "deal"
    told = (
        "All are dealt, the first one to the first seat."
        if dealt
        else "From the starter on each in turn claims a free one."
    )
    if not _with_third(mode):
        return told
    army = f"the {rules.third_army} army"
    if dealt:
        told += f" {_IN_TWO} a third of them goes to {army}."
    else:
        told += f" {_IN_TWO} until each has a third of them; the rest goes to {army}."
    return told


def _place(mode: Mode) -> str:
    after = mode.rules.place_first == "after_last_claim"
    return "The seat after the last claim begins." if after else "The starter begins."


def _third_army(mode: Mode) -> str:
    rules = mode.rules
    when = (
        "stand before the players place"
        if rules.third_army_stands == "before_placing"
        else "are set down when the players have placed theirs"
    )
    return (
        f"The {rules.third_army} army: {_count(rules.third_army_each, 'army', 'armies')} on each "
        f"territory, which {when}."
    )


def _claim(mode: Mode) -> str:
    if mode.rules.claim_win == "own_turn":
        return "In the player's own turn only, from its first moment on."
    return "At once, whoever's turn it is."


def _income(mode: Mode) -> str:
    rules = mode.rules
    return (
        f"Their number ÷ {rules.territories_per_army}, rounded down, and at least "
        f"{rules.minimum_armies}."
    )


def _third_income(mode: Mode) -> str:
    rules = mode.rules
    part = {2: "Half of it", 3: "A third of it"}.get(
        rules.third_army_part, f"1 in {rules.third_army_part}"
    )
    when = (
        "after combat, before movement"
        if rules.third_army_reinforced == "after_combat"
        else "right after the reinforcement part"
    )
    return f"{part}, {when}."


def _deck(mode: Mode) -> str:
    return f"{_count(mode.rules.wild_cards, 'wild card')}."


def _set_value(mode: Mode) -> str:
    rules = mode.rules
    if rules.card_values == "fixed":
        values = (f"{k.replace('_', ' ')} {v}" for k, v in rules.fixed_values.items())
        return f"By its symbols: {', '.join(values)}."
    rising = ", ".join(map(str, rules.rising_values))
    return f"By the sets that all have traded: {rising}, then {rules.rising_step} more each time."


def _bonus(mode: Mode) -> str:
    armies = _count(mode.rules.bonus_armies, "army", "armies")
    if mode.rules.bonus_limit == "each_card":
        return f"{armies} for each such card."
    return f"{armies}, once in a turn; the player picks the territory where several fit."


def _must_trade(mode: Mode) -> str:
    return f"With {mode.rules.must_trade_at} cards or more."


def _traded(mode: Mode) -> str:
    if mode.rules.traded_cards == "under_pile":
        return "Under the draw pile, in the order in which they are handed in."
    return "Aside; they are shuffled into a new pile when the old one is used up."


def _earn(mode: Mode) -> str:
    rules = mode.rules
    if rules.card_drawn == "end_of_turn":
        return "At the end of the turn, after movement."
    if _with_third(mode) and rules.third_army_reinforced == "after_combat":
        return f"When combat ends. {_IN_TWO} before the {rules.third_army} army acts."
    return "When combat ends."


def _attackers(mode: Mode) -> str:
    return f"{_range(mode.rules.attack_armies, 'army', 'armies')}."


def _attack_dice(mode: Mode) -> str:
    fewer = mode.rules.attack_dice == "fewer_allowed"
    return f"A die for each army that attacks{', or fewer' if fewer else ''}."


def _defence_dice(mode: Mode) -> str:
    dice = mode.rules.defence_dice
    parts: list[str] = []
    first = 1
    for armies, most in enumerate(dice, start=1):
        if armies < len(dice) and dice[armies] == most:
            continue  # told with the next number of armies
        last = armies == len(dice)
        if last and first > 1:
            who = f"{first} or more armies"
        elif last:
            who = "any number of armies"
        elif first == armies:
            who = _count(armies, "army", "armies")
        else:
            who = (
                f"{first} or {armies} armies" if armies == first + 1 else f"{first}–{armies} armies"
            )
        parts.append(f"with {who} {_range(most, 'die', 'dice')}")
        first = armies + 1
    return _sentence(", ".join(parts))


def _pairs(mode: Mode) -> str:
    pairs = min(mode.rules.attack_armies, max(mode.rules.defence_dice))
    return f"Up to {_count(pairs, 'pair')}."


def _allied(mode: Mode) -> str:
    rules = mode.rules
    if rules.third_army == "allied":
        return (
            "The allied army may attack the player on turn, led by the other player, after it has "
            "been reinforced. It earns no card, and what it wins is its own."
        )
    return f"The {rules.third_army} army never attacks."


def _occupy(mode: Mode) -> str:
    if mode.rules.attack_dice == "fewer_allowed":
        return "The armies that were sent count, even if fewer dice were rolled."
    return "The armies that were sent are as many as the dice."


def _cards_won(mode: Mode) -> str:
    rules = mode.rules
    return {
        "kept": "Nothing before the own next reinforcement part.",
        "may_trade": "May trade any number of sets at once, and never must.",
        "must_trade": (
            f"With {rules.cards_won_from} or more in hand must trade at once until at most "
            f"{rules.cards_won_down_to} are left."
        ),
    }[rules.cards_won]


def _movement(mode: Mode) -> str:
    return {
        "one": "Once, from one territory to one other.",
        "unsplit": (
            "Any number of times, but the armies of one territory may not be split over several."
        ),
        "rested": "Any number of times, by armies that took no part in an attack.",
    }[mode.rules.movement]


def _capitals(mode: Mode) -> str:
    needed = mode.rules.capitals_needed
    return f"{_by_players({n: needed[n] for n in mode.players}, 'in all')}."


def _destroyed(mode: Mode) -> str:
    if mode.rules.destroyed_by_other == "counts":
        return "It counts, whoever did it."
    return "It reads as 24 territories, unless its holder did it."


def _missions(mode: Mode) -> str:
    told = _count(len(mode.rules.missions), "card")
    if mode.rules.missions_known:
        return f"{told}. All know the list; who holds which is secret."
    return f"{told}."


_TELL: Final[Mapping[str, Callable[[Mode], str]]] = {
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
    "attack.compare": _pairs,
    "attack.allied": _allied,
    "capture.occupy": _occupy,
    "capture.cards": _cards_won,
    "move.count": _movement,
    "win.capital": _capitals,
    "mission.destroyed-by-other": _destroyed,
    "mission.list": _missions,
}
"""What can differ, by the clause that it belongs to."""


# ---- words -----------------------------------------------------------------------------------


def _by_players(numbers: Mapping[int, int], what: str) -> str:
    """Numbers by players: "40 each with 2 players, 35 with 3", those that are equal together."""
    groups: dict[int, list[int]] = {}
    for players in sorted(numbers):
        groups.setdefault(numbers[players], []).append(players)
    parts = [
        f"{number}{f' {what}' if at == 0 else ''} with {_either(players)}"
        f"{' players' if at == 0 else ''}"
        for at, (number, players) in enumerate(groups.items())
    ]
    return ", ".join(parts)


def _either(numbers: Sequence[int]) -> str:
    return " or ".join(", ".join(map(str, numbers)).rsplit(", ", 1))


def _range(most: int, one: str, many: str) -> str:
    if most == 1:
        return f"1 {one}"
    return f"1 or 2 {many}" if most == 2 else f"1 to {most} {many}"


def _count(number: int, one: str, many: str | None = None) -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _words(ids: Sequence[str]) -> str:
    return " and ".join(", ".join(ids).rsplit(", ", 1))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
