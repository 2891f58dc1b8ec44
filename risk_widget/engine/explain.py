"""Explanations: the armies of a turn item by item, and the reasons for actions and results."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.board import CARD_SYMBOLS
from risk_widget.engine.actions import (
    MALFORMED,
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    Fortify,
    IllegalAction,
    Occupy,
    Place,
    Trade,
    parse_action,
)
from risk_widget.engine.cards import NO_SET, set_kind, set_value
from risk_widget.engine.codes import (
    BY_CAPITALS,
    BY_MISSION,
    FOR_CARD,
    FOR_CONTINENT,
    FOR_TERRITORIES,
    GOAL_MISSIONS,
    IN_ATTACK_THIRD,
    IN_PLACE,
    IN_REINFORCE_THIRD,
    IN_SETUP,
    INCOME,
    ONE_OF_EACH,
    OVER,
    PHASES,
    REASONS,
    UNKNOWN,
)
from risk_widget.engine.config import WILD
from risk_widget.engine.legality import bonus_places, check, malformed_cards
from risk_widget.engine.missions import (
    CONTINENTS,
    DESTROYED,
    TERRITORIES,
    held_with,
    mission_fulfilled,
    wanted_of,
)
from risk_widget.engine.state import holds_continent
from risk_widget.messages import Message, render, say
from risk_widget.reading.schema import several
from risk_widget.results.displays import lines
from risk_widget.rules.clauses import find_clause, mark_of
from risk_widget.rules.edition_parts import mission_cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.actions import Action, Refusal
    from risk_widget.engine.config import ContinentTable, GameConfig
    from risk_widget.engine.data_types import IncomeData, IncomeKind
    from risk_widget.engine.state import State
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.edition import Mark, Rules


class IncomeItem(NamedTuple):
    """An item of the armies received in a turn.

    Attributes:
        kind: "territories", "continent", "set", "card", or "unexplained" if the position gives no
            reason for the armies.
        subject: the number of territories held; the continent's or the card's id; else None.
        armies: the number of armies.
    """

    kind: IncomeKind
    subject: str | int | None
    armies: int

    @property
    def rule(self) -> str:
        """The id of the clause."""
        return _RULES[self.kind]

    def to_dict(self) -> IncomeData:
        """Return the item as JSON data."""
        kind, subject, armies = self
        return {"kind": kind, "subject": subject, "armies": armies, "rule": _RULES[kind]}


_RULES = {
    "territories": "reinforce.territories",
    "continent": "reinforce.continents",
    "set": "cards.value",
    "card": "cards.territory-bonus",
    "unexplained": "reinforce.place",
}


class Breakdown(NamedTuple):
    """Armies received in a turn: each item with its clause, the total, and a sentence."""

    items: tuple[IncomeItem, ...]
    total: int
    content: Message
    names: Names

    @property
    def sentence(self) -> str:
        """The breakdown as a sentence: "17 territories ÷ 3 → 5; Australia 2: 7 armies."."""
        return render(self.content, self.names)

    def __repr__(self) -> str:
        return f"<Breakdown: {self.sentence}>"

    def _repr_html_(self) -> str:
        return lines(self.sentence, text=(0,))


def item_message(rules: Rules, item: IncomeData) -> Message:
    """Build a message for an item, which is JSON data: "17 territories ÷ 3", "Australia"."""
    kind, subject = item["kind"], item["subject"]
    if kind != "territories":
        return Message(f"income-{kind}", {"subject": subject})
    assert isinstance(subject, int), "the number of territories"
    per, minimum = rules.territories_per_army, rules.minimum_armies
    least = minimum if subject // per < minimum else None
    return Message("income-territories", {"held": subject, "per": per, "least": least})


def item_label(config: GameConfig, item: IncomeItem) -> str:
    """Name an item in the current language."""
    return render(item_message(config.rules, item.to_dict()), config.names)


def item_with_armies(rules: Rules, item: IncomeData) -> Message:
    """Build a message for an item with its armies: "17 territories ÷ 3 → 5", "Australia 2"."""
    code = "income-worked-out" if item["kind"] == "territories" else "income-item"
    return Message(code, {"item": item_message(rules, item), "armies": item["armies"]})


def items_of(config: GameConfig, state: State) -> tuple[IncomeItem, ...]:
    """List the items of the armies that the current player has received in this turn."""
    return tuple([_item(config, *row) for row in state.income_rows()])


def _item(config: GameConfig, kind: int, subject: int, armies: int) -> IncomeItem:
    about: str | int | None = None
    if kind == FOR_TERRITORIES:
        about = subject
    elif kind == FOR_CONTINENT:
        about = config.continents[subject].id
    elif kind == FOR_CARD:
        about = config.ids[subject]
    return IncomeItem(INCOME[kind], about, armies)


def row_of(config: GameConfig, item: IncomeItem) -> tuple[int, int, int]:
    """Convert an item to the numbers that the position uses: kind, subject, armies."""
    kind, subject, armies = INCOME.index(item.kind), -1, item.armies
    if kind == FOR_TERRITORIES:
        subject = int(item.subject or 0)
    elif kind == FOR_CONTINENT:
        subject = [continent.id for continent in config.continents].index(str(item.subject))
    elif kind == FOR_CARD:
        subject = config.index[str(item.subject)]
    return kind, subject, armies


def continents_held(config: GameConfig, state: State, seat: int) -> list[ContinentTable]:
    """List the continents that a seat holds completely."""
    return [
        continent
        for number, continent in enumerate(config.continents)
        if holds_continent(config.params, state, seat, number)
    ]


def breakdown(config: GameConfig, items: tuple[IncomeItem, ...]) -> Breakdown:
    """Build the breakdown of these items, with their sum and a sentence."""
    total = sum(item.armies for item in items)
    parts = [item_with_armies(config.rules, item.to_dict()) for item in items]
    content = Message(
        "income-sentence" if items else "income-none", {"items": parts, "total": total}
    )
    return Breakdown(items, total, content, config.names)


def win_message(config: GameConfig, state: State) -> Message:
    """Build a message that names the winner of a finished game and the reason."""
    if state.reason == BY_MISSION:
        return _by_mission(config, state)
    if state.reason == BY_CAPITALS:
        return _by_capitals(config, state)
    return _by_conquest(config, state)


def _by_mission(config: GameConfig, state: State) -> Message:
    winner = {"winner": config.seats[state.winner]}
    mission = config.mission_of(state, state.winner)
    if mission is None:
        return Message("win-unknown-mission", winner)
    card = mission_cards()[mission].message(config.board)
    proof = _fulfilled(config, state, mission)
    return Message("win-mission", {**winner, "mission": card, "proof": proof})


def fulfilled_mission(config: GameConfig, state: State) -> str | None:
    """Return the winner's mission if it is fulfilled, even if no other player is left."""
    if config.params.goal != GOAL_MISSIONS or not mission_fulfilled(
        config.params, state, state.winner
    ):
        return None
    return config.mission_of(state, state.winner)


def read_as_territories(config: GameConfig, state: State, mission: str) -> int | None:
    """Return how many territories replaced a colour to destroy on the winner's card, or None."""
    wanted = wanted_of(config.params, state, state.winner, config.goal_ids.index(mission))
    if wanted.reading in (CONTINENTS, DESTROYED, TERRITORIES):
        return None
    return wanted.territories


def _fulfilled(config: GameConfig, state: State, mission: str) -> Message:
    """Build a message for the mission that the winner has fulfilled, as it applied at the end."""
    seat = state.winner
    wanted = wanted_of(config.params, state, seat, config.goal_ids.index(mission))
    who = {"winner": config.seats[seat], "territories": state.counts[seat]}
    if wanted.reading == CONTINENTS:
        whole = [c.id for c in continents_held(config, state, seat)]
        return Message("win-holds-continents", {**who, "continents": whole})
    if wanted.reading == DESTROYED:
        by = state.out_by[wanted.victim]
        doer = None if by == UNKNOWN else config.owner_id(by)
        return Message("win-destroyed", {"seat": config.seats[wanted.victim], "by": doer})
    who["read_as"] = read_as_territories(config, state, mission)
    if wanted.armies == 1:
        return Message("win-holds-territories", who)
    strong = held_with(config.params, state, seat, wanted.armies)
    return Message("win-holds-strong", {**who, "strong": strong, "each": wanted.armies})


def _by_capitals(config: GameConfig, state: State) -> Message:
    held = [
        Message(
            "win-own-capital" if seat == state.winner else "win-other-capital",
            {"territory": config.ids[capital], "seat": config.seats[seat]},
        )
        for seat, capital in enumerate(state.capital)
        if capital >= 0 and state.owner[capital] == state.winner
    ]
    about = {
        "winner": config.seats[state.winner],
        "needed": config.rules.capitals_needed[config.players],
        "players": config.players,
        "capitals": held,
    }
    return Message("win-capitals", about)


def _by_conquest(config: GameConfig, state: State) -> Message:
    third = state.counts[config.third] if config.has_third else 0
    held = state.counts[state.winner]
    about = {"winner": config.seats[state.winner], "territories": held, "third": third}
    mission = fulfilled_mission(config, state)
    if mission is None:
        return Message("win-conquest", about)
    card = mission_cards()[mission].message(config.board)
    return Message("win-conquest-and-mission", {**about, "mission": card})


def clause_of(state: State, action: Action) -> str:
    """Return the id of the clause that allows a legal action."""
    kind = type(action)
    if kind is Place:
        if state.phase == IN_REINFORCE_THIRD:
            return "reinforce.third-army"
        return "setup.place" if state.phase == IN_PLACE else "reinforce.place"
    if kind is Attack:
        return "attack.allied" if state.phase == IN_ATTACK_THIRD else "attack.armies"
    return {
        Claim: "setup.territories",
        ChooseCapital: "setup.capitals",
        Trade: "cards.set",
        Defend: "attack.defence-dice",
        Occupy: "capture.occupy",
        Fortify: "move.adjacent",
    }.get(kind, "turn.order")


def reason(config: GameConfig, state: State, action: Action) -> Message:
    """Explain why an action is legal, with its numbers."""
    seat = config.owner_id(state.actor)
    match action:
        case Claim():
            return Message("legal-claim", {"territory": action.territory, "seat": seat})
        case ChooseCapital():
            return Message("legal-capital", {"territory": action.territory, "seat": seat})
        case Place():
            left = state.in_hand[state.actor] if state.phase == IN_PLACE else state.to_place
            placed = {"armies": action.armies, "left": left, "territory": action.territory}
            third = state.phase == IN_REINFORCE_THIRD
            return Message("legal-place-third" if third else "legal-place", placed)
        case Trade():
            numbers = [config.card_index[card] for card in action.cards]
            kind = set_kind(config.params, *numbers)
            return set_message(config, state, numbers, kind, action.bonus)
        case Attack():
            attack = {
                "source": action.source,
                "target": action.target,
                "there": state.armies[config.index[action.source]],
                "armies": action.armies,
                "dice": action.dice if action.dice != action.armies else None,
                "seat": seat,
            }
            third = state.phase == IN_ATTACK_THIRD
            return Message("legal-attack-third" if third else "legal-attack", attack)
        case Defend():
            target = state.target
            defence = {
                "target": config.ids[target],
                "armies": state.armies[target],
                "dice": action.dice,
            }
            return Message("legal-defend", defence)
        case Occupy():
            source = state.source
            moved = {
                "source": config.ids[source],
                "attacked": state.attacking,
                "armies": action.armies,
                "left": state.armies[source] - action.armies,
            }
            return Message("legal-occupy", moved)
        case Fortify():
            source = config.index[action.source]
            moved = {
                "source": action.source,
                "target": action.target,
                "there": state.armies[source],
                "tired": max(0, state.tired[source]),
                "armies": action.armies,
            }
            return Message("legal-fortify", moved)
        case _:
            return _end_reason(config, state)


def _end_reason(config: GameConfig, state: State) -> Message:
    """Explain why a phase may end, and what follows."""
    drawn = config.rules.card_drawn
    phase = PHASES[state.phase]
    end = {"attack": "after_combat", "fortify": "end_of_turn"}.get(phase)
    draws = bool(state.captured) and drawn == end
    return Message(f"legal-end-{phase}", {"seat": config.seats[state.actor], "draws": draws})


def set_message(
    config: GameConfig, state: State, cards: Sequence[int], kind: int, bonus: str | None = None
) -> Message:
    """Build a message for a set: "Three infantry: 4 armies; 2 more on Alaska"."""
    rules = config.rules
    value = set_value(config.params, state, kind)
    if rules.card_values == "fixed":
        wild = sum(config.symbols[card] == WILD for card in cards)
        name = (*CARD_SYMBOLS, "one_of_each")[kind]
        what = Message(
            "set-of", {"kind": name, "wild": 0 if kind == ONE_OF_EACH else wild, "armies": value}
        )
    else:
        what = Message("set-number", {"number": state.sets_traded + 1, "armies": value})
    places = [config.ids[place] for place in bonus_places(config, state, cards)]
    if bonus is not None:
        places = [bonus]
    extra = {"bonus": rules.bonus_armies, "territories": places, "set": what}
    if not places:
        return Message("set-plain", extra)
    if len(places) > 1 and rules.bonus_limit != "each_card":
        return Message("set-with-one-bonus", extra)
    return Message(
        "set-with-bonuses",
        {
            **extra,
            "bonuses": [
                Message("set-bonus", {"bonus": rules.bonus_armies, "territory": place})
                for place in places
            ],
        },
    )


class Verdict(NamedTuple):
    """A verdict on an action: whether it is legal, the clause, the reason, the clause's source.

    ``source`` is "printed", "silent", "reading" or "house"; None if no clause applies, because the
    object is not an action. ``code`` and ``params`` give the reason; ``message`` is the reason
    as a sentence.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    >>> verdict = game.explain({"type": "claim", "territory": "atlantis"})
    >>> verdict.legal, verdict.rule, verdict.message
    (False, 'action.malformed', "There is no territory 'atlantis'.")
    """

    legal: bool
    rule: str
    code: str
    params: JsonView
    source: Mark | None
    names: Names | None = None

    @property
    def content(self) -> Message:
        """The reason as a message."""
        return Message(self.code, self.params)

    @property
    def message(self) -> str:
        """The reason as a sentence with the numbers, in the current language."""
        return render(self.content, self.names)

    def __repr__(self) -> str:
        return (
            f"Verdict(legal={self.legal}, rule={self.rule!r}, message={self.message!r}, "
            f"source={self.source!r})"
        )

    def _repr_html_(self) -> str:
        known = "" if self.source is None else say(f"mark-{self.source}")
        about = say("verdict-clause", clause=self.rule, known=known) if known else self.rule
        text = find_clause(self.rule).text if self.source is not None else ""
        return lines(
            say("verdict-legal", legal=self.legal, why=self.message),
            f"<small>{escape(about)}{escape(f'; {text}' if text else '')}</small>",
            text=(0,),
        )


def explain_action(
    config: GameConfig, state: State, action: Action | Mapping[str, object], seat: int | None
) -> Verdict:
    """Judge an action of a seat (None: the seat that must act)."""
    try:
        parsed = parse_action(action)
    except IllegalAction as error:
        return _refused(config, error.refusal)
    refusal = check(config, state, parsed, seat)
    if refusal is not None:
        return _refused(config, refusal)
    return _verdict(config, clause_of(state, parsed), reason(config, state, parsed))


def explain_trade(config: GameConfig, state: State, cards: Sequence[str]) -> Verdict:
    """Judge a trade of three cards, and state the armies for it.

    ``legal`` of the verdict says whether they can be traded now.
    """
    named = tuple(several(cards, "cards"))
    problem = malformed_cards(config, named)
    if problem is not None:
        return _refused(config, problem)
    numbers = [config.card_index[card] for card in named]
    kind = set_kind(config.params, *numbers)
    places = bonus_places(config, state, numbers)
    choice = config.params.one_bonus and len(places) > 1
    trade = Trade(named, config.ids[places[0]] if choice else None)
    refusal = check(config, state, trade)
    if kind == NO_SET or refusal is not None:
        return explain_action(config, state, trade, None)
    return _verdict(config, "cards.value", set_message(config, state, numbers, kind))


def explain_battle(config: GameConfig, rolled: JsonView) -> Verdict:
    """Explain the pairs of dice and the losses, from the data of a ``rolled`` event."""
    pairs = []
    for attack, defence, winner in rolled["pairs"]:
        loser = rolled["defender"] if winner == "attack" else rolled["attacker"]
        met = {"attack": attack, "defence": defence, "loser": loser}
        pairs.append(Message("battle-tie" if attack == defence else "battle-pair", met))
    for side in ("attack", "defence"):
        if len(rolled[side]) > len(rolled["pairs"]):
            spare = rolled[side][len(rolled["pairs"]) :]
            pairs.append(Message("battle-spare", {"dice": list(map(str, spare))}))
    about = {key: rolled[key] for key in ("attacker", "defender", "source", "target")}
    dice = {key: ", ".join(map(str, rolled[key])) for key in ("attack", "defence")}
    return _verdict(config, "attack.compare", Message("battle", {**about, **dice, "pairs": pairs}))


def explain_third_army(config: GameConfig, state: State) -> Verdict | None:
    """Explain the third army's share of this turn's armies; None if there is no third army."""
    if not config.has_third or state.phase in (*IN_SETUP, OVER):
        return None
    if not state.counts[config.third]:
        return _verdict(config, "reinforce.third-army", Message("third-army-gone"))
    share = {
        "seat": config.seats[state.turn],
        "received": state.received,
        "part": config.rules.third_army_part,
        "armies": state.received // config.rules.third_army_part,
        "other": config.seats[config.other(state.turn)],
    }
    return _verdict(config, "reinforce.third-army", Message("third-army-share", share))


def explain_win(config: GameConfig, state: State) -> Verdict | None:
    """Explain who has won, with the clause and the numbers; None before the end."""
    if state.winner == UNKNOWN:
        return None
    return _verdict(config, REASONS[state.reason], win_message(config, state))


def _verdict(config: GameConfig, rule: str, content: Message) -> Verdict:
    mark = mark_of(rule, config.edition, config.mode)
    return Verdict(
        legal=True,
        rule=rule,
        code=content.code,
        params=content.params,
        source=mark,
        names=config.names,
    )


def _refused(config: GameConfig, refusal: Refusal) -> Verdict:
    rule, code, params = refusal
    mark = None if rule == MALFORMED else mark_of(rule, config.edition, config.mode)
    return Verdict(
        legal=False, rule=rule, code=code, params=params, source=mark, names=config.names
    )
