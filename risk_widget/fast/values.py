"""What stays the same during a game, as one array: made once from the engine's `GameConfig`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.board_check import CARD_SYMBOLS
from risk_widget.engine.config import WILD
from risk_widget.fast import game_layout as of
from risk_widget.fast import limits
from risk_widget.fast.arrays import zeros
from risk_widget.fast.kinds import REASONS
from risk_widget.messages import MessageError
from risk_widget.rules.fields import WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.params import Goal
    from risk_widget.fast.compiling import Numbers


def game_values(config: GameConfig) -> Numbers:
    """The values of a game as an array (`game_layout`).

    Raises:
        MessageError: the board or the edition is larger than the arrays; it names what is too many.
    """
    _check_size(config)
    game = zeros(of.SIZE)
    _put_choices(game, config)
    _put_numbers(game, config)
    _put_board(game, config)
    _put_goals(game, config)
    return game


def goal_ids(config: GameConfig) -> tuple[str, ...]:
    """The mission cards by the numbers that they have in the arrays."""
    return tuple(config.goals)


def _check_size(config: GameConfig) -> None:
    sizes = {
        "territories": (config.size, limits.MOST_TERRITORIES),
        "continents": (len(config.continents), limits.MOST_CONTINENTS),
        "neighbours": (max(map(len, config.neighbours)), limits.MOST_NEIGHBOURS),
        "missions": (len(config.goals), limits.MOST_GOALS),
    }
    for what, (there, most) in sizes.items():
        if there > most:
            raise MessageError.of("fast-too-large", what=what, there=there, most=most)


def _put_choices(game: Numbers, config: GameConfig) -> None:
    rules = config.rules
    for at, field in (
        (of.GOAL, "goal"),
        (of.FIRST_SEAT, "first_seat"),
        (of.CARDS_WON, "cards_won"),
        (of.MOVEMENT, "movement"),
    ):
        game[at] = WORDS[field].index(getattr(rules, field))
    choices: dict[int, bool] = {
        of.HAS_THIRD: config.has_third,
        of.ALLIED: config.allied,
        of.DEALT: rules.territories == "deal",
        of.STARTER_PLACES_FIRST: rules.place_first == "starter",
        of.CLAIMED_IN_OWN_TURN: rules.claim_win == "own_turn",
        of.RISING: rules.card_values == "rising",
        of.ONE_BONUS: rules.bonus_limit != "each_card",
        of.UNDER_DECK: rules.traded_cards == "under_deck",
        of.DRAWN_AFTER_COMBAT: rules.card_drawn == "after_combat",
        of.DECIDES_AFTER: config.decides_after,
        of.DESTROYED_COUNTS: rules.destroyed_by_other == "counts",
        of.THIRD_AFTER_PLACING: rules.third_army_stands == "after_placing",
        of.THIRD_AFTER_COMBAT: rules.third_army_reinforced == "after_combat",
    }
    for at, chosen in choices.items():
        game[at] = int(chosen)


def _put_numbers(game: Numbers, config: GameConfig) -> None:
    rules = config.rules
    numbers: dict[int, int] = {
        of.TERRITORIES: config.size,
        of.PLAYERS: config.players,
        of.CARDS: config.unknown_card,
        of.CONTINENTS: len(config.continents),
        of.THIRD: config.third,
        of.STARTING_ARMIES: config.starting_armies(),
        of.TERRITORIES_PER_ARMY: rules.territories_per_army,
        of.MINIMUM_ARMIES: rules.minimum_armies,
        of.RISING_COUNT: len(rules.rising_values),
        of.RISING_STEP: rules.rising_step,
        of.BONUS_ARMIES: rules.bonus_armies,
        of.MUST_TRADE_AT: rules.must_trade_at,
        of.ATTACK_ARMIES: rules.attack_armies,
        of.DEFENCE_COUNT: len(config.dice.defence),
        of.CARDS_WON_FROM: rules.cards_won_from,
        of.CARDS_WON_DOWN_TO: rules.cards_won_down_to,
        of.THIRD_EACH: rules.third_army_each,
        of.THIRD_PART: rules.third_army_part,
        of.CAPITALS_NEEDED: rules.capitals_needed.get(config.players, 0),
        of.LAST_REASON: REASONS.index("win.duel" if config.mode == "duel" else "win.domination"),
        of.WANTED_COUNT: len(config.wanted),
    }
    for at, number in numbers.items():
        game[at] = number
    values = rules.fixed_values
    _put(game, of.FIXED_VALUES, [values.get(s, 0) for s in (*CARD_SYMBOLS, "one_of_each")])
    _put(game, of.RISING_VALUES, rules.rising_values)
    _put(game, of.DEFENCE_DICE, config.dice.defence)
    _put(game, of.FEWEST_DICE, [fewest for fewest, _ in config.attack_dice])


def _put_board(game: Numbers, config: GameConfig) -> None:
    symbols = {**{symbol: n for n, symbol in enumerate(CARD_SYMBOLS)}, WILD: of.WILD_SYMBOL}
    _put(game, of.SYMBOL, [symbols[symbol] for symbol in config.symbols[: config.unknown_card]])
    for territory, neighbours in enumerate(config.neighbours):
        game[of.DEGREE + territory] = len(neighbours)
        _put(game, of.NEIGHBOUR + territory * limits.MOST_NEIGHBOURS, neighbours)
    _put(game, of.HOME, config.home)
    first = 0
    for number, continent in enumerate(config.continents):
        game[of.BONUS + number] = continent.bonus
        game[of.MEMBERS_FROM + number] = first
        _put(game, of.MEMBER + first, continent.members)
        first += len(continent.members)
    game[of.MEMBERS_FROM + len(config.continents)] = first


def _put_goals(game: Numbers, config: GameConfig) -> None:
    ids = goal_ids(config)
    _put(game, of.WANTED, [ids.index(mission) for mission in config.wanted])
    for number, goal in enumerate(config.goals.values()):
        _put(game, of.GOALS + number * of.GOAL_SIZE, _goal_numbers(goal))


def _goal_numbers(goal: Goal) -> Sequence[int]:
    continents = sum(1 << continent for continent in goal.continents)
    destroy = -1 if goal.destroy is None else goal.destroy
    return continents, goal.more_continents, goal.territories, goal.armies_each, destroy


def _put(game: Numbers, first: int, numbers: Sequence[Any]) -> None:
    for step, number in enumerate(numbers):
        game[first + step] = number
