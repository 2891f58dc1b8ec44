"""Why: the clause and a sentence for an action, a set of cards, a battle, a win."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.actions import Trade, parse_action
from risk_widget.engine.cards import NO_SET, set_kind
from risk_widget.engine.codes import IN_SETUP, OVER, REASONS, UNKNOWN
from risk_widget.engine.legality import bonus_places, check, malformed_cards
from risk_widget.engine.reasons import clause_of, reason, set_message
from risk_widget.engine.refusals import MALFORMED, IllegalAction
from risk_widget.engine.win_reason import win_message
from risk_widget.messages import Message, render, say
from risk_widget.results.displays import lines
from risk_widget.rules.clauses import find_clause, mark_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.refusals import Refusal
    from risk_widget.engine.state import State
    from risk_widget.messages import Names
    from risk_widget.rules.edition import Mark


class Verdict(NamedTuple):
    """Whether an action is legal, by which clause, why, and how that clause is known.

    ``source`` is "printed", "silent", "reading" or "house"; None where no clause is concerned,
    because the thing is no action at all. ``code`` and ``params`` say why; ``message`` is that as a
    sentence.
    """

    legal: bool
    rule: str
    code: str
    params: Mapping[str, Any]
    source: Mark | None
    names: Names | None = None

    @property
    def content(self) -> Message:
        """Why, as a message."""
        return Message(self.code, self.params)

    @property
    def message(self) -> str:
        """Why, as a sentence with the numbers, in the language that is chosen now."""
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
    config: GameConfig, state: State, action: Action | Mapping[str, Any], seat: int | None
) -> Verdict:
    """Whether an action is legal for a seat (None: for the one that must act), and why."""
    try:
        parsed = parse_action(action)
    except IllegalAction as error:
        return _refused(config, error.refusal)
    refusal = check(config, state, parsed, seat)
    if refusal is not None:
        return _refused(config, refusal)
    return _verdict(config, clause_of(state, parsed), reason(config, state, parsed))


def explain_trade(config: GameConfig, state: State, cards: Sequence[str]) -> Verdict:
    """What three cards would bring the seat that must act, or why they bring nothing.

    ``legal`` tells whether they can be traded now.
    """
    named = tuple(cards)
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


def explain_battle(config: GameConfig, rolled: Mapping[str, Any]) -> Verdict:
    """Which die met which and who lost what, from the data of a ``rolled`` event."""
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
    """What the third army gets in this turn, and of how many armies; None where there is none."""
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
    """Who has won, by which clause, and by which numbers; None as long as nobody has."""
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
