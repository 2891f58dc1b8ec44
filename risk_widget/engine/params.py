"""The constants of a game as numbers: edition, mode, board, seats, options.

The rules read these constants together with a position. Words of an edition are numbers here
(`risk_widget.engine.codes`); a choice between two options is 1 for the option that the field names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.board import CARD_SYMBOLS
from risk_widget.engine.codes import BY_DOMINATION, BY_DUEL, UNKNOWN_SYMBOL, WILD_SYMBOL
from risk_widget.rules.edition_parts import WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.board import Board
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Rules


class Goal(NamedTuple):
    """A mission, with territories and seats by index.

    ``destroy`` is the seat of the colour to destroy, or ``NO_COLOUR`` or ``NOT_PLAYING``;
    ``fewest`` is the smallest number of territories with which it can be fulfilled.
    """

    id: str
    clause: str
    continents: tuple[int, ...]
    more_continents: int
    territories: int
    armies_each: int
    destroy: int
    fewest: int


class Params:
    """The constants of a game, as numbers.

    Nested rows (``neighbours``, ``members``) have their exact length here, and end with -1 in the
    compiled game, so a loop over a row stops at the first negative number.

    Attributes:
        third: the owner number of the third army, -2 if there is none.
        allied: whether the third army attacks.
        goal, first_seat, cards_won, movement: words of the edition, as numbers.
        rising_count: the number of listed set values; later values rise by ``rising_step``.
        taken_along_rested: whether armies that moved into a captured territory without having
            attacked may move again.
        one_bonus: whether a turn has only one bonus for traded cards, whose place the player picks.
        defence_dice: the most dice of a defender, by its armies minus one; more armies than
            ``defence_count`` roll the last number.
        decides_after: whether the defender picks its dice after seeing the attacker's dice.
        last_reason: the clause by which the last player in play wins.
        fixed_values: the armies for a set of each symbol, then for a set of one of each.
        fewest_dice: the fewest dice of an attack, by its armies.
        symbol: the symbol of every card; the last one stands for an unknown card.
        members: by continent, its territories; ``bonus``: the armies that it brings.
        wanted: the goals whose cards are dealt.
        goal_continents: by goal, a bit for each continent to hold;
            ``goal_more`` how many more of any, ``goal_territories`` how many territories, with
            ``goal_armies`` on each; ``goal_destroy``, ``goal_fewest`` as `Goal` has
            them; ``goal_fewest_at_first`` is the latter until a seat is out. Only
            `risk_widget.engine.missions` reads these.
    """

    __slots__ = (
        "allied", "attack_armies", "bonus", "bonus_armies", "capitals_needed", "cards", "cards_won",
        "cards_won_down_to", "cards_won_from", "claimed_in_own_turn", "continents", "dealt",
        "decides_after", "defence_count", "defence_dice", "degree", "destroyed_counts",
        "drawn_after_combat", "fewest_dice", "first_seat", "fixed_values", "goal", "goal_armies",
        "goal_continents", "goal_destroy", "goal_fewest", "goal_fewest_at_first", "goal_more",
        "goal_territories",
        "has_third", "home", "last_reason", "members", "minimum_armies", "movement",
        "must_trade_at", "neighbours", "one_bonus", "players", "rising", "rising_count",
        "rising_step", "rising_values", "starter_places_first", "starting_armies", "symbol",
        "taken_along_rested", "territories", "territories_per_army", "third", "third_after_combat",
        "third_after_placing", "third_each", "third_part", "under_deck", "wanted", "wanted_count",
    )  # fmt: skip

    def __init__(
        self,
        board: Board,
        rules: Rules,
        dice: DiceRule,
        players: int,
        starting_armies: int,
        *,
        has_third: bool,
        is_duel: bool,
        goals: Sequence[Goal],
        wanted: Sequence[str],
    ) -> None:
        self.players: int = players
        self.has_third: int = int(has_third)
        self.third: int = players if has_third else -2
        self.allied: int = int(has_third and rules.third_army == "allied")
        self.starting_armies: int = starting_armies
        self.last_reason = BY_DUEL if is_duel else BY_DOMINATION
        self._take_words(rules)
        self._take_numbers(rules, players)
        self.decides_after: int = int(dice.decides == "after")
        self.defence_dice: tuple[int, ...] = tuple(dice.defence)
        self.defence_count: int = len(dice.defence)
        self._take_board(board, rules)
        self._take_goals(goals, wanted)

    def _take_words(self, rules: Rules) -> None:
        self.goal: int = WORDS["goal"].index(rules.goal)
        self.first_seat: int = WORDS["first_seat"].index(rules.first_seat)
        self.cards_won: int = WORDS["cards_won"].index(rules.cards_won)
        self.movement: int = WORDS["movement"].index(rules.movement)
        self.taken_along_rested: int = int(rules.taken_along == "rested")
        self.dealt: int = int(rules.territories == "deal")
        self.starter_places_first: int = int(rules.place_first == "starter")
        self.claimed_in_own_turn: int = int(rules.claim_win == "own_turn")
        self.rising: int = int(rules.card_values == "rising")
        self.one_bonus: int = int(rules.bonus_limit != "each_card")
        self.under_deck: int = int(rules.traded_cards == "under_deck")
        self.drawn_after_combat: int = int(rules.card_drawn == "after_combat")
        self.destroyed_counts: int = int(rules.destroyed_by_other == "counts")
        self.third_after_placing: int = int(rules.third_army_stands == "after_placing")
        self.third_after_combat: int = int(rules.third_army_reinforced == "after_combat")

    def _take_numbers(self, rules: Rules, players: int) -> None:
        self.territories_per_army: int = rules.territories_per_army
        self.minimum_armies: int = rules.minimum_armies
        self.rising_values: tuple[int, ...] = tuple(rules.rising_values)
        self.rising_count: int = len(rules.rising_values)
        self.rising_step: int = rules.rising_step
        values = rules.fixed_values
        self.fixed_values: tuple[int, ...] = tuple(
            [values.get(s, 0) for s in (*CARD_SYMBOLS, "one_of_each")]
        )
        self.bonus_armies: int = rules.bonus_armies
        self.must_trade_at: int = rules.must_trade_at
        self.attack_armies: int = rules.attack_armies
        fewer = rules.attack_dice == "fewer_allowed"
        counts = range(1, rules.attack_armies + 1)
        self.fewest_dice: tuple[int, ...] = (0, *(1 if fewer else armies for armies in counts))
        self.cards_won_from: int = rules.cards_won_from
        self.cards_won_down_to: int = rules.cards_won_down_to
        self.third_each: int = rules.third_army_each
        self.third_part: int = rules.third_army_part
        self.capitals_needed: int = rules.capitals_needed.get(players, 0)

    def _take_board(self, board: Board, rules: Rules) -> None:
        self.territories: int = len(board.ids)
        self.cards: int = self.territories + rules.wild_cards
        self.continents: int = len(board.continents)
        self.neighbours: tuple[tuple[int, ...], ...] = board.neighbours
        self.degree: tuple[int, ...] = tuple(map(len, board.neighbours))
        self.home: tuple[int, ...] = board.continent_of
        self.bonus: tuple[int, ...] = tuple([continent.bonus for continent in board.continents])
        self.members: tuple[tuple[int, ...], ...] = tuple(
            [tuple([board.index[t] for t in c.territories]) for c in board.continents]
        )
        symbols = [CARD_SYMBOLS.index(symbol) for symbol in board.card_symbol]
        self.symbol: tuple[int, ...] = (*symbols, *[WILD_SYMBOL] * rules.wild_cards, UNKNOWN_SYMBOL)

    def _take_goals(self, goals: Sequence[Goal], wanted: Sequence[str]) -> None:
        ids = [goal.id for goal in goals]
        self.wanted: tuple[int, ...] = tuple([ids.index(mission) for mission in wanted])
        self.wanted_count: int = len(wanted)
        self.goal_continents: tuple[int, ...] = tuple(
            [sum(1 << continent for continent in goal.continents) for goal in goals]
        )
        self.goal_more: tuple[int, ...] = tuple([goal.more_continents for goal in goals])
        self.goal_territories: tuple[int, ...] = tuple([goal.territories for goal in goals])
        self.goal_armies: tuple[int, ...] = tuple([goal.armies_each for goal in goals])
        self.goal_destroy: tuple[int, ...] = tuple([goal.destroy for goal in goals])
        self.goal_fewest: tuple[int, ...] = tuple([goal.fewest for goal in goals])
        # Before any seat is out, a mission to destroy a colour can be fulfilled only if its card
        # allows territories instead.
        self.goal_fewest_at_first: tuple[int, ...] = tuple(
            [g.fewest or g.territories for g in goals]
        )
