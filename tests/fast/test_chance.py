"""The compiled game's random numbers are fair, equal everywhere, and in two separate streams."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any

from risk_widget.compiled import chance as chances
from risk_widget.compiled.building import entry
from risk_widget.compiled.chance import BOTS, GAME, below, draw
from risk_widget.compiled.records import chance_room, numbers_room, state_room
from risk_widget.engine.chance import DECK, roll, roll_both, roll_die, shuffle_cards
from tests.engine.ways import WAYS
from tests.fast.proof import config_of

if TYPE_CHECKING:
    from collections.abc import MutableSequence
    from typing import TypeAlias

    from risk_widget.compiled.records import Buffer
    from risk_widget.engine.state import State

    Chance: TypeAlias = Any

SEED = 20_000_101


def draw_many(chance: Chance, stream: int, count: int, found: MutableSequence[int]) -> None:
    for number in range(count):
        found[number] = draw(chance, stream)


def roll_many(
    chance: Chance, state: State, dice: int, count: int, found: MutableSequence[int]
) -> None:
    for number in range(count):
        found[number] = roll(chance, state, dice)


def roll_sides(chance: Chance, state: State, found: MutableSequence[int]) -> None:
    place = 0
    for attack in range(1, 6):
        for defence in range(1, 6):
            found[place], found[place + 1] = roll_both(chance, state, attack, defence)
            found[place + 2] = roll_die(chance, state)
            place += 3


def shuffle_once(chance: Chance, cards: MutableSequence[int], count: int) -> None:
    shuffle_cards(chance, DECK, 0, cards, count)  # type: ignore[arg-type]


def begun(seed: int = SEED) -> Buffer:
    room = chance_room()
    entry(chances.begin)(room.given, seed)
    return room


def drawn(seed: int, stream: int, count: int) -> list[int]:
    found = numbers_room([0] * count)
    entry(draw_many)(begun(seed).given, stream, count, found.given)
    return [int(number) for number in found.held]


def plain(seed: int = SEED) -> list[int]:
    numbers = [0] * chances.SIZE
    chances.begin(numbers, seed)
    return numbers


def test_all_rolls_of_three_dice_are_equally_likely() -> None:
    """A chi-squared test, with a fixed seed, finds no bias among the 216 possible rolls."""
    rolls = 54_000
    chance, counts = plain(), Counter[tuple[int, ...]]()
    for _ in range(rolls):
        number = below(chance, GAME, chances.AT_ONCE)
        counts[number % 6, number // 6 % 6, number // 36 % 6] += 1
    expected = rolls / 216
    rolled = (counts[faces] for faces in product(range(6), repeat=3))
    square = sum((count - expected) ** 2 / expected for count in rolled)
    assert 160 < square < 275, "215 degrees of freedom: outside with a chance of 1 in 200"


def test_the_faces_of_a_roll_are_sorted() -> None:
    """The first digit is always the highest die."""
    for rolled in range(chances.AT_ONCE):
        faces = [rolled // 6**place % 6 + 1 for place in range(5)]
        for count in range(1, 6):
            wanted = "".join(map(str, sorted(faces[:count], reverse=True)))
            assert f"{chances.faces_of(rolled, count, 0):x}" == wanted


def test_shuffles_can_put_any_card_anywhere() -> None:
    """Four cards come equally often in each of their 24 orders."""
    chance, counts = begun(), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = numbers_room([0, 1, 2, 3])
        entry(shuffle_once)(chance.given, cards.given, 4)
        counts[tuple(int(card) for card in cards.held)] += 1
    assert len(counts) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 45


def test_the_generator_is_the_same_with_and_without_the_compiler() -> None:
    """The generator's numbers are exact in 64 bits, so plain Python computes the same ones."""
    for stream in (GAME, BOTS):
        numbers = plain()
        assert drawn(SEED, stream, 1000) == [draw(numbers, stream) for _ in range(1000)]


def test_rolls_are_the_same_with_and_without_the_compiler() -> None:
    """Any number of dice is rolled alike, although compiled rolls come from a table."""
    config = config_of(WAYS[0])
    for dice in range(1, 6):
        found, state, numbers = numbers_room([0] * 3000), state_room(config), plain()
        entry(roll_many)(begun().given, state.given, dice, 3000, found.given)
        assert state.number("dice_read") == 3000 * dice
        rolled = [below(numbers, GAME, chances.AT_ONCE) for _ in range(3000)]
        assert [*map(int, found.held)] == [chances.faces_of(each, dice, 0) for each in rolled]


def test_both_sides_roll_one_after_the_other() -> None:
    found, state, numbers = numbers_room([0] * 75), state_room(config_of(WAYS[0])), plain()
    entry(roll_sides)(begun().given, state.given, found.given)
    for place in range(25):
        sides = [chances.faces_of(below(numbers, GAME, chances.AT_ONCE), count, 0)
                 for count in (place // 5 + 1, place % 5 + 1)]  # fmt: skip
        die = below(numbers, GAME, 6) + 1
        assert [*map(int, found.held[3 * place : 3 * place + 3])] == [*sides, die]


def test_seeds_and_streams_differ() -> None:
    """Neighbouring seeds, and the two streams of one seed, share nothing."""
    first = {draw(plain(seed), stream) for seed in range(500) for stream in (GAME, BOTS)}
    assert len(first) == 1000


def test_bots_random_choices_do_not_affect_the_dice() -> None:
    """A bot's random draws leave the dice unchanged."""
    one, other = plain(), plain()
    for _ in range(10):
        draw(other, BOTS)
    assert draw(one, GAME) == draw(other, GAME)
