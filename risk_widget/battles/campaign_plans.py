"""Which campaign to choose: the best order, the armies it takes, and one on the board."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.campaigns import Way, campaign_odds, checked, result_of
from risk_widget.battles.odds import dice_rule
from risk_widget.messages import Message, MessageError, say
from risk_widget.rules.edition import DEFAULT_EDITION

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.battles.campaigns import CampaignOdds
    from risk_widget.board import Board
    from risk_widget.messages import Names
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition

__all__ = ["Situation", "armies_for", "best_order", "campaign_in"]

MOST_TARGETS = 8
"""Most territories of which the best order is looked for: 40,320 orders."""


def best_order(
    armies: int,
    targets: Sequence[int],
    edition: str | Edition | DiceRule = DEFAULT_EDITION,
    *,
    behind: int | Sequence[int] = 1,
    borders: Callable[[int, int], bool] | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
) -> CampaignOdds:
    """The order in which a few territories are most likely all taken.

    Args:
        armies: on the first territory.
        targets: armies on each territory, at most 8 of them.
        edition: whose dice.
        behind: what stays behind: everywhere the same, or on the first territory and on each
            target, in the order of `targets` (on the one that comes last it counts for nothing).
        borders: whether the target of the second number can be attacked from that of the first, by
            their places in `targets`; -1 is the first territory. Default: always.
        mode: as for `odds`.
        options: as for `odds`.
        names: what the targets are called, in the order of `targets`.

    Raises:
        ValueError: as `campaign_odds`; too many targets; or no way leads through all of them.
    """
    rule = dice_rule(edition, mode=mode, options=options)
    defenders, stays = checked(armies, targets, behind)
    if len(defenders) > MOST_TARGETS:
        raise MessageError(Message("campaign-many", {"most": MOST_TARGETS}))
    if len(stays) == len(defenders):
        raise MessageError(Message("campaign-stays", {"places": len(defenders) + 1}))
    best: tuple[tuple[float, float], Way, tuple[int, ...]] | None = None
    start = Way(battle_table(rule), armies)
    waiting: list[tuple[Way, tuple[int, ...]]] = [(start, ())]
    while waiting:
        campaign, way = waiting.pop()
        if len(way) == len(defenders):
            worth = (sum(campaign.here), sum(a * p for a, p in enumerate(campaign.here)))
            if best is None or worth > best[0]:
                best = (worth, campaign, way)
            continue
        if best is not None and sum(campaign.here) < best[0][0]:
            continue  # what follows can only cost more
        last = way[-1] if way else -1
        seen = set()
        for target in range(len(defenders) - 1, -1, -1):
            if target in way or (borders is not None and not borders(last, target)):
                continue
            alike = (defenders[target], stays[target + 1])
            if borders is None and alike in seen:
                continue
            seen.add(alike)
            waiting.append((campaign.attack(defenders[target], stays[last + 1]), (*way, target)))
    if best is None:
        raise MessageError(Message("campaign-no-way"))
    _, campaign, way = best
    fought = tuple(defenders[target] for target in way)
    kept = tuple(stays[target + 1] for target in (-1, *way[:-1]))
    named = tuple(names[target] for target in way) if names else ()
    return result_of(campaign, armies, rule, way, fought, kept, named)


def armies_for(
    chance: float,
    targets: int | Sequence[int],
    edition: str | Edition | DiceRule = DEFAULT_EDITION,
    *,
    behind: int | Sequence[int] = 1,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> int:
    """The fewest armies with which all targets are taken with at least this chance.

    Args:
        chance: between 0 and 1, without these two.
        targets: armies of one territory, or of each on the way.
        edition: whose dice.
        behind: as for `campaign_odds`.
        mode: as for `odds`.
        options: as for `odds`.

    Raises:
        ValueError: another chance, or as `campaign_odds`.
    """
    if not 0 < chance < 1:
        raise MessageError(Message("campaign-chance-wrong", {"chance": str(chance)}))
    rule = dice_rule(edition, mode=mode, options=options)
    defenders = (targets,) if isinstance(targets, int) else tuple(targets)

    def win(armies: int) -> float:
        return campaign_odds(armies, defenders, rule, behind=behind).win

    too_few, enough = 1, 2
    while win(enough) < chance:
        too_few, enough = enough, 2 * enough
    while enough - too_few > 1:
        middle = (too_few + enough) // 2
        if win(middle) < chance:
            too_few = middle
        else:
            enough = middle
    return enough


class Situation(NamedTuple):
    """A board as it stands in a game: what campaigns on it are counted from.

    Attributes:
        owner: whose a territory is; `armies`: how many stand on it. A KeyError where there is no
            such territory.
        dice: the dice of the game.
        names: what seats and territories are called.
    """

    board: Board
    owner: Callable[[str], str | None]
    armies: Callable[[str], int]
    dice: DiceRule
    names: Names


def campaign_in(
    here: Situation,
    source: str,
    targets: Sequence[str],
    behind: int | Sequence[int],
    armies: int | None,
    *,
    in_best_order: bool,
) -> CampaignOdds:
    """A campaign on a board as it stands: what `Game.campaign_odds` answers."""
    places = (source, *targets)
    defenders = [here.armies(target) for target in targets]
    attacker, called = here.owner(source), here.names
    for target in targets:
        if here.owner(target) == attacker:
            raise MessageError(Message("campaign-own", {"territory": target}), called)
        if places.count(target) > 1:
            raise MessageError(Message("campaign-twice", {"territory": target}), called)
    names = [say("name-territory", called, territory=target) for target in targets]
    start = here.armies(source) if armies is None else armies
    if in_best_order:

        def borders(a: int, b: int) -> bool:
            return here.board.adjacent(places[a + 1], places[b + 1])

        return best_order(start, defenders, here.dice, behind=behind, borders=borders, names=names)
    for first, second in pairwise(places):
        if not here.board.adjacent(first, second):
            about = {"source": first, "target": second}
            raise MessageError(Message("campaign-border", about), called)
    return campaign_odds(start, defenders, here.dice, behind=behind, names=names)
