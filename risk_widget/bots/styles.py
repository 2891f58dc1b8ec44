"""The styles of the planning bot, and the weights shared by all styles."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """The settings in which planning bots differ. Values are counted in armies.

    Attributes:
        enter: the least chance of winning at which a battle is fought.
        army_cost: the cost of losing an army.
        card: the value of a turn's card.
        horizon: rounds that a continent is expected to be held.
        patience: rounds after which the bot asks for less and less, so that games end.
        territory: the value of any territory.
        lone_army_cost: the cost of leaving a single army behind on a captured territory.
        lead_bonus: the extra worth of any territory if all armies on the board were mine; in
            proportion for fewer.
        spearhead: in set-up, the factor by which the front that would attack first gets more.
        most: the largest part of all armies placed in set-up that one front may get, while
            others are open.
    """

    enter: float
    army_cost: float
    card: float = 3.0
    horizon: float = 2.5
    patience: int = 12
    territory: float = 0.4
    lone_army_cost: float = 0.3
    lead_bonus: float = 3.0
    spearhead: float = 3.0
    most: float = 0.4


CAUTIOUS = Style(enter=0.62, army_cost=0.5)
BOLD = Style(
    enter=0.5,
    army_cost=0.3,
    card=4.0,
    horizon=3.0,
    patience=6,
    territory=0.8,
    lone_army_cost=0.1,
    spearhead=6.0,
    most=0.2,
)


class Weights(NamedTuple):
    """The weights shared by all styles. Values are counted in armies.

    Attributes:
        approach: the part of a continent's worth that each territory bordering it from outside gets
            while the continent is held whole.
        mission_continent: the addition for a continent that the mission needs.
        other_continent: the part of their value that the other continents then keep.
        break_at_least: the part of a rival's bonus that ending it is always worth.
        break_shared: a further part, divided among the other rivals, who gain as much by it.
        mission_territory: the addition for any territory if the mission asks for a number of
            them; ``mission_near_territory`` if at most ``mission_near`` are lacking, and
            ``mission_last_territory`` if at most ``mission_last`` are.
        mission_near, mission_last: see ``mission_territory``.
        leader: the addition for territories of a seat with more than its share of the
            armies: this much at twice its share, and in proportion.
        target: the addition for territories of the seat that the mission wants out.
        third: the addition for the third army's territories: a buffer does no harm where it stands.
        hunt: the ratio of free armies to a seat's armies above which the seat is hunted down. The
            prize is divided among its territories, and counts in full once the ratio is 1 higher.
        out: the prize for knocking a seat out while others play on, without its cards.
        target_out: the addition to the prize of the seat that the mission wants out.
        last_out: the prize for knocking out the last rival, which wins the game.
        card: the addition to a seat's prize for each of its cards.
        card_at_least: the least value of ``card`` if the values of sets rise.
        cards_of_set: the number of cards among which the next set's value is then divided.
        capital: the value of a rival's revealed capital.
        own_capital: the value of the seat's own capital.
        capital_anywhere: a hidden capital, divided among all territories of its owner.
        capital_by_armies: likewise, divided as its owner's armies stand: many are a sign of it.
        dearest: the factor of an army's cost for a seat with hardly any of the armies on the
            board; it falls by its share of them.
        many_armies: the number of own armies at which a lost army costs half as much.
        many_rounds: rounds beyond the style's patience with the same effect.
        too_many_rounds: rounds beyond the style's patience after which losses cost nothing.
        superior: the multiple of all other armies at which losses cost nothing.
        bolder: the decrease of the least chance of a battle for each round beyond the patience.
        least_chance: the lower limit of that decrease.
    """

    approach: float = 0.9
    mission_continent: float = 9.0
    other_continent: float = 0.6
    break_at_least: float = 0.4
    break_shared: float = 0.6
    mission_territory: float = 0.8
    mission_near_territory: float = 2.0
    mission_last_territory: float = 4.0
    mission_near: int = 5
    mission_last: int = 2
    leader: float = 1.5
    target: float = 2.5
    third: float = -0.3
    hunt: float = 0.8
    out: float = 4.0
    target_out: float = 50.0
    last_out: float = 60.0
    card: float = 2.5
    card_at_least: float = 2.0
    cards_of_set: float = 3.5
    capital: float = 12.0
    own_capital: float = 30.0
    capital_anywhere: float = 6.0
    capital_by_armies: float = 4.0
    dearest: float = 1.3
    many_armies: int = 80
    many_rounds: int = 25
    too_many_rounds: int = 60
    superior: int = 4
    bolder: float = 0.012
    least_chance: float = 0.36


WEIGHTS: Final = Weights()
